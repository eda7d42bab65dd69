//! Geography: one coast and one projection, over which each game draws its own provinces.
//!
//! A map is a planar graph. Lines run from node to node; where they meet they share the node, so borders
//! meet exactly. The faces between the lines are found by walking round them ([`Atlas`]), and which areas
//! touch is read off the drawing itself.

mod atlas;
mod bend;
mod chart;
mod draft;
mod faces;
mod ink;
mod lean;
mod point;
mod projection;
mod warp;

pub use atlas::{Arc, Area, AreaId, Atlas, Ring, Step};
pub use chart::{AreaKind, Chart, ChartError, Frame};
pub use ink::{curve, outline, taper};
pub use lean::lean;
pub use point::{Bounds, Point, segments_touch, signed_area};
pub use projection::{Projection, Stretch};
pub use warp::centroid;

/// The coast, islands and rivers of the Low Countries, the ground of every map here.
pub const LOW_COUNTRIES: &str = include_str!("../data/low-countries.toml");
