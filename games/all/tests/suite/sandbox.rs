//! A sandbox shows no secrets: what a seat may not know changes nothing in it.

use catalog::{AnyGame, AnyPlaying};
use engine::{Rng, Seed, Viewer};

/// How many decisions are made between two looks, and how many in all.
const BETWEEN: usize = 23;
const DECISIONS: usize = 230;

/// Makes a choice at random; false if the game is over.
fn go_on(playing: &mut dyn AnyPlaying, rng: &mut Rng) -> bool {
    let Some(seat) = playing.to_act().first() else {
        return false;
    };
    let decision = playing.decision(seat, words::Lang::En).expect("a question");
    let choice = rng.below(decision.choices.len());
    playing.play_choice(seat, choice).expect("it is allowed");
    true
}

fn shows_no_secrets(kind: &'static dyn AnyGame, seats: u8) {
    let mut header = kind.header(seats);
    header.seed = Some(Seed::from_number(u64::from(seats)));
    let mut playing = kind.open(header).expect("a game");
    let mut rng = Rng::new(u64::from(seats));
    for number in 0..DECISIONS {
        if number % BETWEEN == 0 {
            for seat in engine::Seat::all(seats) {
                let told = format!("{} {seats} {number} {seat}", kind.id());
                let sandbox = |of: &dyn AnyPlaying, seed: u64| {
                    let imagined = of.imagined(seat, Seed::from_number(seed));
                    imagined.unwrap_or_else(|error| panic!("{told}: {error:?}"))
                };
                let viewer = Viewer::Seat(seat);
                let [one, other] = [1, 2].map(|seed| sandbox(&*playing, seed));
                // These differ from the truth in nothing that the seat may know.
                let seen = playing.view(viewer).expect("a view");
                for imagined in [&one, &other] {
                    assert_eq!(imagined.view(viewer).expect("a view"), seen, "{told}");
                    assert_eq!(imagined.to_act(), playing.to_act(), "{told}");
                }
                let [of_truth, of_one, of_other] =
                    [&playing, &one, &other].map(|of| sandbox(&**of, 7).fingerprint());
                assert_eq!(of_truth, of_one, "{told}");
                assert_eq!(of_truth, of_other, "{told}");
                let mut line = sandbox(&*playing, 7);
                for _ in 0..5 {
                    if !go_on(&mut *line, &mut rng) {
                        break;
                    }
                }
            }
        }
        if !go_on(&mut *playing, &mut rng) {
            break;
        }
    }
}

#[test]
fn what_is_hidden_changes_nothing_in_a_sandbox() {
    for kind in games::all().kinds() {
        for seats in kind.seats() {
            shows_no_secrets(kind, seats);
        }
    }
}
