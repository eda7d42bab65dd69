//! The phases of a turn, one file each.

mod chits;
mod effects;
mod event_draw;
mod initiative;
mod movement;
mod political;
mod religion;
mod siege;
mod treasury;
