//! The boards, tested through what they draw.

mod boards {
    mod dutch_revolt;
    mod geography;
    mod positions;
    mod sample;
}
