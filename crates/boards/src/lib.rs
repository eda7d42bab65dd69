//! What is drawn: the boards of the games as SVG and HTML, made by code from plain pictures of a position.
//!
//! This crate holds geography, signs and layout, and no prose: every word that a player reads is passed in.
//! What a game draws is the trait [`Draw`].
//! Whatever can be clicked carries a `data-anchor` that names its place (`territory:zeeland`) and a stable `id`.
//!
//! ```
//! let atlas = boards::dutch_revolt::atlas();
//! let zeeland = atlas.area("zeeland").expect("Zeeland is on the map");
//! assert!(atlas.is_coastal(zeeland));
//! ```

mod draw;
pub mod dutch_revolt;
pub mod geo;
pub mod kaiser;
pub mod revolution;
pub mod troyes;

pub use draw::{Draw, Figure, Lit, Panel};

/// The stylesheet of all boards, with the colours of day and night as custom properties.
pub const STYLESHEET: &str = concat!(
    include_str!("../assets/board.css"),
    include_str!("../assets/kaiser.css"),
    include_str!("../assets/revolution.css"),
    include_str!("../assets/troyes.css")
);
