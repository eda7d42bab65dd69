//! Tables over a store in memory, which can also fail and be written to by others.

mod away;
mod bots;
mod hints;
mod memory;
mod rules;
mod support;
