//! How fast first thoughts and judgements are: whole games by the heuristic policy, as search plays on, and positions of them
//! judged by a network.

use std::num::NonZero;

use bots::{Imagined, Network, Policy, Position, Think, Train as _, Trainer, Training};
use catalog::{GameParts, GameVisitor};
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Dice, Game, Rng, Seat, Setup, Silent, Viewer};

fn main() {
    divan::main();
}

/// A game with everything but its type.
struct Playout {
    game: &'static str,
    play: fn(u64) -> usize,
    judge: fn() -> Box<dyn FnMut() -> usize>,
}

impl std::fmt::Display for Playout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.game)
    }
}

/// The games so far.
struct Playouts(Vec<Playout>);

impl GameVisitor for Playouts {
    fn visit<P: GameParts>(&mut self) {
        self.0.push(Playout {
            game: P::Rules::ID,
            play: play::<P::Bot>,
            judge: judge::<P::Bot>,
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

/// Judges every tenth position of a game, and tells how many there are.
fn judge<T: Think>() -> Box<dyn FnMut() -> usize> {
    let setup = Setup::new::<T::Game>(*T::Game::SEATS.start());
    let game = T::Game::open(&setup).expect("the defaults are fine");
    let mut policy = Policy::<T>::new(T::weights_file().weights().clone());
    let mut rng = Rng::new(1566);
    let view = game.view(&game.start(rng.seed(), &mut Silent), Viewer::Spectator);
    let mut state = Imagined::from_view(&game, &view, &mut Dice::new(rng.seed()));
    let mut states = Vec::new();
    while !game.to_act(&state).is_empty() {
        states.push(state.clone());
        policy.play_on(&game, &mut state, 10, &mut rng);
    }
    let training = Training {
        seed: 1,
        lessons: 1,
        lesson_games: 1,
        studies: 0,
        study_games: 1,
        generation_games: 1,
        trials: 1,
        match_games: 1,
        threads: NonZero::<usize>::MIN,
    };
    let untrained = Trainer::<T>::new(Vec::new(), training).network();
    let network = Network::read::<T>(&untrained).expect("a network");
    let mut position = Position::default();
    Box::new(move || {
        for state in &states {
            position.observe::<T>(&game, state, Seat(0));
            divan::black_box(network.judge(&position));
        }
        states.len()
    })
}

/// The positions of one game; the items are judgements.
#[divan::bench(args = playouts())]
fn judgement(bencher: Bencher<'_, '_>, playout: &Playout) {
    let mut judge = (playout.judge)();
    let judgements = judge();
    bencher
        .counter(ItemsCount::new(judgements))
        .bench_local(judge);
}
