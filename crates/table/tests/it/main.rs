//! Tables over a store in memory, which can also fail and be written to by others.

mod away;
mod memory;
mod rules;
mod support;
