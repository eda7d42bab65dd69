//! How fast the rules are: random decisions, legal list included.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::playout::play_out;
use engine::{Game, Rng, Setup, Silent};
use troyes_rules::Troyes;

fn main() {
    divan::main();
}

/// One whole random game; the items are decisions.
#[divan::bench(args = [2, 3, 4])]
fn random_game(bencher: Bencher<'_, '_>, seats: u8) {
    let game = Troyes::open(&Setup::new::<Troyes>(seats)).expect("the defaults are fine");
    let mut choices = Vec::new();
    let mut play = |number: u64| {
        let mut rng = Rng::new(number);
        let mut state = game.start(rng.seed(), &mut Silent);
        play_out(&game, &mut state, &mut rng, &mut choices).expect("random games end")
    };
    let decisions = play(1200);
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| play(1200));
}
