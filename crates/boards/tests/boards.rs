//! The boards, tested through what they draw.

mod boards {
    mod dutch_revolt;
    mod geography;
    mod kaiser;
    mod positions;
    mod revolution;
    mod sample;
    mod troyes;
}
