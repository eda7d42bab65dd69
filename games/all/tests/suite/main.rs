//! What every game on the list must keep. One program for all of it: each would compile all games again.

mod bounds;
mod companion;
mod dominated;
mod drawings;
mod examples;
mod golden;
mod honesty;
mod lessons;
mod many;
mod networks;
mod outside;
mod puzzles;
mod rulings;
mod sandbox;
mod scales;
mod seats;
mod study;
mod texts;
mod watched;
mod why_not;
