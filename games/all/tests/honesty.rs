//! No bot of any game can cheat: what a seat cannot see does not change what its bot does.

use std::time::Duration;

use bots::{ActionOf, Bot, Budget, Entrant, Hard, Level, Think, ViewOf};
use catalog::{GameParts, Visitor};
use cpu_time::ThreadTime;
use engine::playout::random_choice;
use engine::{Dice, Game, Rng, Setup, Silent, Viewer};

fn open<G: Game>(seats: u8) -> G {
    G::open(&Setup::new::<G>(seats)).expect("a table")
}

/// The choice of a new bot of this level, by the view alone.
fn choose<T: Think>(
    game: &T::Game,
    level: Level,
    number: u64,
    view: &ViewOf<T>,
    choices: &[ActionOf<T>],
) -> usize {
    let entrant = Entrant {
        budget: Budget::Trials(40),
        ..Entrant::from(level)
    };
    let mut bot: Box<dyn Bot<T::Game>> = entrant.bot::<T>(number, T::weights_file().weights());
    bot.choose(game, view, choices)
}

/// Changes what is hidden in the course of a random game, and wants the same choices.
fn cannot_cheat<T: Think>(seats: u8, decisions: u64) {
    let game: T::Game = open(seats);
    let mut rng = Rng::new(u64::from(seats));
    let mut state = game.start(rng.seed(), &mut Silent);
    let mut choices = Vec::new();
    let mut changed = 0;
    for number in 0..decisions {
        let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) else {
            break;
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let other = game.determinize(&view, &mut Dice::new(rng.seed()));
        changed += u32::from(other != state);
        let seen = game.view(&other, Viewer::Seat(seat));
        for &level in Level::ALL {
            assert_eq!(
                choose::<T>(&game, level, number, &view, &choices),
                choose::<T>(&game, level, number, &seen, &choices),
                "{} {level} {number}",
                T::Game::ID
            );
        }
        game.apply(&mut state, seat, action, &mut Silent);
    }
    assert!(changed > 10, "something was hidden: {changed}");
}

#[test]
fn bots_cannot_cheat() {
    struct Cheat;
    impl Visitor for Cheat {
        fn visit<P: GameParts>(&mut self) {
            cannot_cheat::<P::Bot>(*P::Rules::SEATS.end(), 40);
        }
    }
    games::visit(&mut Cheat);
}

/// Thinks about the first decisions of a game, and looks at the clock of the thread: another process that takes
/// the core away is no fault of the bot's.
fn keeps_its_time<T: Think>(seats: u8) {
    let game: T::Game = open(seats);
    let mut rng = Rng::new(50);
    let mut state = game.start(rng.seed(), &mut Silent);
    let mut choices = Vec::new();
    let budget = Duration::from_millis(50);
    let mut bot: Hard<T> = Hard::new(1, Budget::Time(budget));
    for _ in 0..6 {
        let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) else {
            break;
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let clock = ThreadTime::now();
        bot.choose(&game, &view, &choices);
        let spent = clock.elapsed();
        assert!(spent <= budget.mul_f64(1.1), "{} {spent:?}", T::Game::ID);
        game.apply(&mut state, seat, action, &mut Silent);
    }
}

#[test]
fn hard_keeps_its_time() {
    struct Keep;
    impl Visitor for Keep {
        fn visit<P: GameParts>(&mut self) {
            keeps_its_time::<P::Bot>(*P::Rules::SEATS.end());
        }
    }
    games::visit(&mut Keep);
}

#[test]
fn a_search_tells_what_it_expects() {
    struct Tell;
    impl Visitor for Tell {
        fn visit<P: GameParts>(&mut self) {
            tells_what_it_expects::<P::Bot>(*P::Rules::SEATS.start());
        }
    }
    games::visit(&mut Tell);
}

fn tells_what_it_expects<T: Think>(seats: u8) {
    let game: T::Game = open(seats);
    let mut rng = Rng::new(5);
    let state = game.start(rng.seed(), &mut Silent);
    let mut choices = Vec::new();
    let (seat, _) = random_choice(&game, &state, &mut rng, &mut choices).expect("a decision");
    let view = game.view(&state, Viewer::Seat(seat));
    let mut bot: Hard<T> = Hard::new(1, Budget::Trials(60));
    let thought = bot.think(&game, &view, &choices).expect("a thought");
    assert_eq!(thought.tried.len(), choices.len());
    let trials: u32 = thought.tried.iter().map(|tried| tried.0).sum();
    assert!((1..=60).contains(&trials), "{trials}");
    assert!((0.0..=1.0).contains(&thought.share));
    assert!(
        thought.nodes as u32 <= trials + 1,
        "a node a trial at the most"
    );
}
