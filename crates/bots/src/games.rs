//! First thoughts about each game.

mod dutch_revolt;
mod kaiser;
mod revolution;
mod troyes;
