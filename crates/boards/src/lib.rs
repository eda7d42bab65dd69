//! What is drawn: the boards of the games as SVG and HTML, made by code from plain pictures of a position.
//!
//! This crate holds geography, signs and layout, and no prose: every word that a player reads is passed in.
//! What a game draws is the trait [`Draw`].
//! Whatever can be clicked carries a `data-anchor` that names its place (`territory:zeeland`) and a stable `id`.
//!
//! ```
//! let highlights = boards::Highlights {
//!     legal: vec![engine::Anchor::at("territory", "zeeland")],
//!     ..boards::Highlights::default()
//! };
//! assert_eq!(highlights.class(&engine::Anchor::at("territory", "zeeland")), " legal");
//! ```

mod cut;
mod draw;
mod face;
pub mod geo;
mod paint;
pub mod print;

/// The one list of colours and sizes, by day and by night.
pub const TOKENS: &str = include_str!("../assets/tokens.css");

/// The style sheet of what all boards share.
pub const KIT_STYLE: &str = include_str!("../assets/kit.css");

pub use cut::{cut_out, cutting, view_box};
pub use draw::{Draw, Figure, Highlights, Panel, ViewOf};
pub use face::{paragraph, type_set};
pub use paint::{Theme, paint};
