//! The phases of a round, one file each; the cards and privileges of phase IV have files of their own.

mod actions;
mod ageing;
mod cards;
mod election;
mod electors;
mod emperor;
mod income;
mod knights;
mod offspring;
mod privileges;

pub(crate) use ageing::residents;
pub use offspring::Child;
