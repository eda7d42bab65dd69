//! In the Shadow of the Emperor: seven electorates, the throne, the rounds, the families and the cards.

mod display;
mod draw;
mod electorate;
mod families;
mod panel;
mod pieces;
mod spaces;
mod throne;
mod track;

pub use draw::KaiserBoard;
