//! The Dutch Revolt.

use bots::Level;
use dutch_revolt_bot::DutchRevoltBot;

use testkit::bots::{play, wins};

#[test]
fn easy_beats_random_on_either_side() {
    let won = wins::<DutchRevoltBot>(50, 1609, [Level::Easy, Level::Random]);
    assert!(won >= 95, "{won} of 100");
}

#[test]
fn both_sides_win_and_chits_do_not_run_out() {
    let tally = play::<DutchRevoltBot>(200, 1609, &[Level::Easy, Level::Easy]);
    for (side, wins) in tally.wins.iter().enumerate() {
        assert!(*wins >= 40, "{side}: {wins} of 200");
    }
    let years = |column| tally.figures.get("years", column);
    assert!(years("all") > 0);
    assert!(years("empty") * 10 < years("all"), "{}", years("empty"));
    let united = tally.figures.get("union", "games");
    assert!(united * 2 > 200, "{united} of 200");
    let sieges = |side| tally.figures.get("sieges", side);
    assert!(sieges("spanish") > 0 && sieges("rebel") > 0);
    assert!(tally.figures.get("took", "rebel") <= sieges("rebel"));
}
