//! Tables over a store in memory, which can also fail and be written to by others.

mod automatic;
mod away;
mod bots;
mod clocks;
mod hints;
mod last_turn;
mod lists;
mod memory;
mod play_on;
mod rewinds;
mod rules;
mod support;
