//! In the Shadow of the Emperor: seven electorates, the throne, the rounds and the cards.

mod display;
mod draw;
mod electorate;
mod panel;
mod pieces;
mod track;
