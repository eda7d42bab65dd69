//! Troyes.

use bots::Level;
use troyes_bot::TroyesBot;
use troyes_rules::Activity;

use testkit::bots::{play, wins};

#[test]
fn easy_beats_random_in_either_seat() {
    let won = wins::<TroyesBot>(50, 1200, [Level::Easy, Level::Random]);
    assert!(won >= 95, "{won} of 100");
}

#[test]
fn easy_wins_among_three_random_ones() {
    let bots = [Level::Random, Level::Random, Level::Easy, Level::Random];
    let wins = play::<TroyesBot>(400, 1200, &bots).wins;
    // A fair share would be a hundred.
    assert!(wins[2] >= 320, "{wins:?}");
}

#[test]
fn no_activity_card_is_unused_between_bots_that_think() {
    for seats in 2..=4 {
        let figures = play::<TroyesBot>(240, 5, &vec![Level::Easy; seats]).figures;
        for card in Activity::ALL {
            let id = card.id();
            assert!(figures.get(id, "games") > 0, "{id} never came");
            assert!(figures.get(id, "actions") > 0, "{id} was never used");
            let cubes = figures.get(id, "cubes");
            assert_eq!(cubes > 0, card.is_delayed(), "{id}: {cubes} cubes used");
            assert!(figures.get(id, "winners") <= figures.get(id, "actions"));
        }
    }
}
