//! The phases of a turn, one file each, named after the rulebook's.

mod army_movement;
mod arranging;
mod battles;
mod bishoprics;
mod citizens;
mod conflict;
mod end;
mod from_country;
mod maintenance;
mod military_influence;
mod movement;
mod neutrals;
mod new_pieces;
mod nomination;
mod overflow;
mod recruiting;
mod sieges;
mod sieges_end;
mod support;
mod taxes;
mod universities;
mod water_beggars;

pub(crate) use citizens::{FIRST, LAST};
pub(crate) use water_beggars::BESIEGING_BEGGARS;
