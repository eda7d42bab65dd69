//! Tables over a store in memory, which can also fail and be written to by others.

mod away;
mod hints;
mod memory;
mod rules;
mod support;
