//! The Dutch Revolt.

use bots::Level;
use dutch_revolt_bot::DutchRevoltBot;

use testkit::bots::{first_thoughts_are_honest, wins};

#[test]
fn easy_beats_random_on_either_side() {
    let won = wins::<DutchRevoltBot>(50, 1609, [Level::Easy, Level::Random]);
    assert!(won >= 95, "{won} of 100");
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_first_thoughts() {
    let compared = first_thoughts_are_honest::<DutchRevoltBot>(2, 1);
    assert!(compared > 500, "{compared}");
}
