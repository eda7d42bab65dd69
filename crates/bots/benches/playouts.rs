//! How fast first thoughts are: whole games by the heuristic policy, as search plays on.

use bots::{Policy, Think};
use divan::Bencher;
use divan::counter::ItemsCount;
use dutch_revolt::DutchRevolt;
use engine::{Setup, Silent, Whim};
use kaiser::Kaiser;
use revolution::Revolution;
use troyes::Troyes;

fn main() {
    divan::main();
}

/// One whole game; the items are decisions.
#[divan::bench(types = [DutchRevolt, Kaiser, Troyes, Revolution])]
fn playout<G: Think>(bencher: Bencher<'_, '_>) {
    let game = G::open(&Setup::new::<G>(*G::SEATS.start())).expect("the defaults are fine");
    let mut policy = Policy::<G>::new(G::mind().mind().clone());
    let mut play = |number: u64| {
        let mut whim = Whim::new(number);
        let mut state = game.start(whim.seed(), &mut Silent);
        let mut decisions = 0;
        while !game.to_act(&state).is_empty() {
            decisions += policy.play_on(&game, &mut state, usize::MAX, &mut whim);
        }
        decisions
    };
    let decisions = play(1566);
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| play(1566));
}
