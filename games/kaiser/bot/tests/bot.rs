//! In the Shadow of the Emperor.

use bots::Level;
use kaiser_bot::KaiserBot;

use testkit::bots::{play, wins};

#[test]
fn easy_beats_random_in_either_seat() {
    let won = wins::<KaiserBot>(100, 1356, [Level::Easy, Level::Random]);
    assert!(won >= 190, "{won} of 200");
}

#[test]
fn easy_has_three_times_its_share_among_random_ones() {
    let bots = [Level::Random, Level::Easy, Level::Random, Level::Random];
    let wins = play::<KaiserBot>(100, 1356, &bots).wins;
    assert!(wins[1] >= 75, "{wins:?}");
}

#[test]
fn medium_beats_easy_in_either_seat() {
    let won = wins::<KaiserBot>(10, 1356, [Level::Medium, Level::Easy]);
    assert!(won >= 13, "{won} of 20");
}
