//! First thoughts about each game.

mod dutch_revolt;
