//! The Dutch Revolt.

use bots::Level;
use dutch_revolt_bot::DutchRevoltBot;

use testkit::bots::wins;

#[test]
fn easy_beats_random_on_either_side() {
    let won = wins::<DutchRevoltBot>(50, 1609, [Level::Easy, Level::Random]);
    assert!(won >= 95, "{won} of 100");
}
