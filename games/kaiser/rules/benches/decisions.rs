//! How fast the rules are: random decisions, legal list included.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::playout::play_out;
use engine::{Game, Rng, Setup, Silent};
use kaiser_rules::Kaiser;

fn main() {
    divan::main();
}

/// Whole random games; the items are decisions.
#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher<'_, '_>, seats: u8) {
    const GAMES: u64 = 20;
    let game = Kaiser::open(&Setup::new::<Kaiser>(seats)).expect("the defaults are fine");
    let mut choices = Vec::new();
    let mut play = || -> u64 {
        (0..GAMES)
            .map(|number| {
                let mut rng = Rng::new(number);
                let mut state = game.start(rng.seed(), &mut Silent);
                play_out(&game, &mut state, &mut rng, &mut choices).expect("random games end")
            })
            .sum()
    };
    let decisions = play();
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(play);
}
