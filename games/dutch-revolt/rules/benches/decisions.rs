//! How fast the rules are: random decisions, legal list included.

use divan::Bencher;
use divan::counter::ItemsCount;
use dutch_revolt_rules::DutchRevolt;
use engine::playout::play_out;
use engine::{Game, Rng, Setup, Silent};

fn main() {
    divan::main();
}

/// One whole random game; the items are decisions.
#[divan::bench]
fn random_game(bencher: Bencher<'_, '_>) {
    let game = DutchRevolt::open(&Setup::new::<DutchRevolt>(2)).expect("the defaults are fine");
    let mut choices = Vec::new();
    let mut play = |number: u64| {
        let mut rng = Rng::new(number);
        let mut state = game.start(rng.seed(), &mut Silent);
        play_out(&game, &mut state, &mut rng, &mut choices).expect("random games end")
    };
    let decisions = play(1566);
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| play(1566));
}
