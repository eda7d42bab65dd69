//! Revolution.

use bots::Level;
use revolution_bot::RevolutionBot;

use testkit::bots::{play, wins};

#[test]
fn easy_beats_random_in_either_seat() {
    let won = wins::<RevolutionBot>(50, 1568, [Level::Easy, Level::Random]);
    assert!(won >= 95, "{won} of 100");
}

#[test]
fn easy_wins_among_random_ones_with_every_faction() {
    for seats in 3..=5_u8 {
        let mut won = 0;
        for seat in 0..seats {
            let mut bots = vec![Level::Random; seats.into()];
            bots[usize::from(seat)] = Level::Easy;
            won += play::<RevolutionBot>(20, 1568, &bots).wins[usize::from(seat)];
        }
        // Three times a fair share, or nearly always where that is more than there is.
        let least = (3 * 20).min(u64::from(seats) * 19);
        assert!(won >= least, "{won} of {} at {seats} seats", 20 * seats);
    }
}
