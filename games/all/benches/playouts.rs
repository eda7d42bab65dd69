//! How fast first thoughts are: whole games by the heuristic policy, as search plays on.

use bots::{Imagined, Policy, Think};
use catalog::{GameParts, Visitor};
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Dice, Game, Rng, Setup, Silent, Viewer};

fn main() {
    divan::main();
}

/// A game with everything but its type.
struct Playout {
    game: &'static str,
    play: fn(u64) -> usize,
}

impl std::fmt::Display for Playout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.game)
    }
}

/// The games so far.
struct Playouts(Vec<Playout>);

impl Visitor for Playouts {
    fn visit<P: GameParts>(&mut self) {
        self.0.push(Playout {
            game: P::Rules::ID,
            play: play::<P::Bot>,
        });
    }
}

fn playouts() -> Vec<Playout> {
    let mut playouts = Playouts(Vec::new());
    games::visit(&mut playouts);
    playouts.0
}

/// Plays a whole game and tells how many decisions it took.
fn play<T: Think>(number: u64) -> usize {
    let setup = Setup::new::<T::Game>(*T::Game::SEATS.start());
    let game = T::Game::open(&setup).expect("the defaults are fine");
    let mut policy = Policy::<T>::new(T::weights_file().weights().clone());
    let mut rng = Rng::new(number);
    let view = game.view(&game.start(rng.seed(), &mut Silent), Viewer::Spectator);
    let mut state = Imagined::from_view(&game, &view, &mut Dice::new(rng.seed()));
    let mut decisions = 0;
    while !game.to_act(&state).is_empty() {
        decisions += policy.play_on(&game, &mut state, usize::MAX, &mut rng);
    }
    decisions
}

/// One whole game; the items are decisions.
#[divan::bench(args = playouts())]
fn playout(bencher: Bencher<'_, '_>, playout: &Playout) {
    let decisions = (playout.play)(1566);
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| (playout.play)(1566));
}
