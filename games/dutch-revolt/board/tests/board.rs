//! The board of The Dutch Revolt, tested through what it draws.

mod board {
    mod dutch_revolt;
    mod geography;
    mod positions;
    mod sample;
}
