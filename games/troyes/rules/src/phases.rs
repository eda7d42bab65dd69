//! The prologue and the phases of a round, one file each; phase 4 has one for each action.

mod actions;
mod activate;
mod activity_cards;
mod agriculture;
pub(crate) mod black_dice;
mod cathedral;
mod citizens;
mod combat;
mod end_of_round;
mod events;
mod group;
mod income;
mod influence;
mod prologue;
mod workforce;

pub use black_dice::Defence;
pub(crate) use combat::shares;
pub(crate) use influence::RECRUIT;
