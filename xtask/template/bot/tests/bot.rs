//! The bots of __Title__.

use __module___bot::__Type__Bot;
use bots::Level;
use testkit::bots::{first_thoughts_are_honest, wins};

#[test]
fn easy_beats_random_in_either_seat() {
    let won = wins::<__Type__Bot>(500, 1, [Level::Easy, Level::Random]);
    assert!(won > 500, "{won} of 1,000");
}

#[test]
fn what_a_seat_cannot_see_does_not_change_its_first_thoughts() {
    let compared: u64 = (0..20)
        .map(|number| first_thoughts_are_honest::<__Type__Bot>(4, number))
        .sum();
    assert!(compared > 100, "{compared}");
}
