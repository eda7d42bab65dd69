//! In the Shadow of the Emperor: the drawn Empire with its seven electorates and the throne, the election as a scene, the
//! families and the cards.
//!
//! ```
//! use boards::Draw;
//! use kaiser_board::KaiserBoard;
//!
//! assert!(KaiserBoard::STYLE.contains(".kaiser"));
//! ```

mod busts;
mod cards;
mod defs;
mod draw;
mod emblem;
mod emblems;
mod families;
mod glance;
mod hall;
mod panel;
mod pieces;
mod plate;
mod printed;
mod regions;
mod rounds;
mod scenery;
mod share;
mod signs;
mod spaces;
mod throne;

pub use draw::KaiserBoard;
