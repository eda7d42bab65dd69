//! How fast the rules are: random decisions, legal list included.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::playout::play_out;
use engine::{Game, Rng, Setup, Silent};
use revolution_rules::Revolution;

fn main() {
    divan::main();
}

/// One whole random game; the items are decisions.
#[divan::bench]
fn random_game(bencher: Bencher<'_, '_>) {
    let game = Revolution::open(&Setup::new::<Revolution>(5)).expect("the defaults are fine");
    let mut choices = Vec::new();
    let mut play = |number: u64| {
        let mut rng = Rng::new(number);
        let mut state = game.start(rng.seed(), &mut Silent);
        play_out(&game, &mut state, &mut rng, &mut choices).expect("random games end")
    };
    let decisions = play(1568);
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| play(1568));
}
