//! Whole games in the browser, by touch at a telephone's size, and by keys.

use std::time::Instant;

use anyhow::{Context, Result};
use e2e::whole::{Extent, Way, play};

/// The most decisions of one player in a game that is played to its end here. Longer ones are played through one round; `cargo xtask look`
/// plays them whole.
const SHORT: u32 = 120;

async fn play_all(way: Way) -> Result<()> {
    for kind in games::all().kinds() {
        let begin = Instant::now();
        let played = play(kind, way, Extent::RoundIfBeyond(SHORT)).await;
        let played = played.with_context(|| format!("{} by {way:?}", kind.id()))?;
        println!("{}: {played:?} in {:?}", kind.id(), begin.elapsed());
    }
    Ok(())
}

#[tokio::test]
async fn by_touch_on_a_telephone() -> Result<()> {
    play_all(Way::Touch).await
}

#[tokio::test]
async fn by_keys_on_a_desk() -> Result<()> {
    play_all(Way::Keys).await
}
