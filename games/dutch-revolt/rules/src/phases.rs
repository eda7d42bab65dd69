//! The phases of a turn, one file each.

mod chits;
mod deployment;
mod effects;
mod event_draw;
mod initiative;
mod movement;
mod political;
mod religion;
mod siege;
mod tenth_penny;
mod treasury;
mod turncoats;

pub(crate) use event_draw::CHITS_A_TURN;
