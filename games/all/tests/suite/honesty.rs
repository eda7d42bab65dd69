//! No bot of any game can cheat: what a seat cannot see does not change what its bot does or advises.

use std::panic::catch_unwind;
use std::time::Duration;

use bots::{Bot, Budget, Entrant, Imagined, Level, Question, Search, Think};
use catalog::{AnyGame, AnyPlaying, ErasedGame, GameParts, GameVisitor};
use cpu_time::ThreadTime;
use engine::playout::random_choice;
use engine::{Dice, Game, Header, Rng, Seat, Setup, Silent, Viewer};
use serde_json::Value;
use testkit::bots::first_thoughts_are_honest;
use testkit::{Toy, flaw};

use crate::watched::{Watch, Watched};

fn open<G: Game>(seats: u8) -> G {
    G::open(&Setup::new::<G>(seats)).expect("a table")
}

/// Every registered game, and the toy.
fn visit(visitor: &mut impl GameVisitor) {
    games::visit(visitor);
    visitor.visit::<Toy>();
}

/// Changes what is hidden in the course of a random game, and wants the same choices.
fn cannot_cheat<T: Think>(seats: u8, decisions: u64) {
    let game: T::Game = open(seats);
    let mut rng = Rng::new(u64::from(seats));
    let mut state = game.start(rng.seed(), &mut Silent);
    let mut choices = Vec::new();
    for number in 0..decisions {
        let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) else {
            break;
        };
        let view = game.view(&state, Viewer::Seat(seat));
        let other = game.determinize(&view, &mut Dice::new(rng.seed()));
        let seen = game.view(&other, Viewer::Seat(seat));
        for &level in Level::ALL {
            let [one, other] = [&view, &seen].map(|view| {
                let entrant = Entrant {
                    budget: Budget::Trials(40),
                    ..Entrant::from(level)
                };
                let mut bot = entrant.bot::<T>(number, T::weights_file().weights());
                let choices = &choices;
                bot.choose(
                    &game,
                    &Question {
                        seat,
                        view,
                        choices,
                    },
                )
            });
            assert_eq!(one, other, "{} {level} {number}", T::Game::ID);
        }
        game.apply(&mut state, seat, action, &mut Silent);
    }
}

#[test]
fn bots_cannot_cheat() {
    struct Cheat;
    impl GameVisitor for Cheat {
        fn visit<P: GameParts>(&mut self) {
            cannot_cheat::<P::Bot>(*P::Rules::SEATS.end(), 40);
        }
    }
    visit(&mut Cheat);
}

#[test]
fn first_thoughts_do_not_depend_on_what_was_drawn_for_the_hidden() {
    struct First;
    impl GameVisitor for First {
        fn visit<P: GameParts>(&mut self) {
            for seats in P::Rules::SEATS {
                assert!(first_thoughts_are_honest::<P::Bot>(seats, seats.into()) > 0);
            }
        }
    }
    visit(&mut First);
}

/// Likes a choice the better the more its neighbour seems to have.
struct Peek;

impl Watch for Peek {
    fn weighed<G: Game>(game: &G, state: &Imagined<G>, seat: Seat, out: &mut [f32]) {
        let neighbour = Viewer::Seat(seat.next(game.seats()));
        let seen = format!("{:?}", game.view(state, neighbour));
        out[0] = seen.bytes().map(f32::from).sum();
    }
}

#[test]
fn a_bot_that_peeks_is_noticed() {
    let noticed = catch_unwind(|| first_thoughts_are_honest::<Watched<Toy, Peek>>(3, 1));
    assert!(says(noticed, "depend on what it cannot know"));
}

/// Whether it panicked with this in the message.
fn says<T>(result: std::thread::Result<T>, message: &str) -> bool {
    let panic = result.err();
    panic.is_some_and(|panic| {
        let text = panic.downcast_ref::<String>();
        text.is_some_and(|text| text.contains(message))
    })
}

/// Goes through random games and wants the same hint for a seat in every state that looks the same to it.
fn hints_are_honest<P: GameParts>() {
    let kind: &'static dyn AnyGame = &ErasedGame::<P>::NEW;
    for seats in P::Rules::SEATS {
        let header = kind.header(seats);
        let game: P::Rules = open(seats);
        let mut rng = Rng::new(seats.into());
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        for number in 0..200 {
            let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) else {
                break;
            };
            if number % 40 < 2 {
                let playing = go_on::<P::Rules>(kind, &header, &state);
                hint_is_honest::<P>(&game, playing.as_ref(), seat, &mut rng);
            }
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

/// The game that goes on from this state.
fn go_on<G: Game>(
    kind: &'static dyn AnyGame,
    header: &Header,
    state: &G::State,
) -> Box<dyn AnyPlaying> {
    let header = Header {
        seed: None,
        start: Some(serde_json::to_value(state).expect("plain data")),
        ..header.clone()
    };
    kind.open(header).expect("a state of this game")
}

fn hint_is_honest<P: GameParts>(
    game: &P::Rules,
    playing: &dyn AnyPlaying,
    seat: Seat,
    rng: &mut Rng,
) {
    let seen =
        |playing: &dyn AnyPlaying| -> Value { playing.view(Viewer::Seat(seat)).expect("a seat") };
    // The view as it leaves the house: whatever else comes along in memory is not a part of it.
    let view = serde_json::from_value(seen(playing)).expect("a view");
    let state = game.determinize(&view, &mut Dice::new(rng.seed()));
    let other = go_on::<P::Rules>(playing.kind(), playing.header(), &state);
    assert_eq!(seen(playing), seen(other.as_ref()), "{}", P::Rules::ID);
    let number = rng.bits();
    for level in [Level::Easy, Level::Medium] {
        let advice = |playing: &dyn AnyPlaying| {
            let question = playing.question(seat).expect("the seat is to act");
            question.advice(level, number)
        };
        assert_eq!(
            advice(playing),
            advice(other.as_ref()),
            "{}: the hint of {level} for {seat} depends on what it cannot know",
            P::Rules::ID
        );
    }
}

#[test]
fn hints_do_not_depend_on_what_the_seat_cannot_know() {
    struct Hints;
    impl GameVisitor for Hints {
        fn visit<P: GameParts>(&mut self) {
            hints_are_honest::<P>();
        }
    }
    visit(&mut Hints);
}

#[test]
fn a_hint_that_knows_too_much_is_noticed() {
    let noticed = catch_unwind(hints_are_honest::<Toy<{ flaw::SECRET_BESIDE_VIEW }>>);
    assert!(says(noticed, "depends on what it cannot know"));
}

/// Thinks about the first decisions of a game, and looks at the clock of the thread: another process that takes
/// the core away is no fault of the bot's.
fn keeps_its_time<T: Think>(seats: u8) {
    let game: T::Game = open(seats);
    let mut rng = Rng::new(50);
    let mut state = game.start(rng.seed(), &mut Silent);
    let mut choices = Vec::new();
    let budget = Duration::from_millis(50);
    // It is read once, when the first expert of a process thinks.
    let _ = T::network_file().and_then(|file| file.network::<T>(&game));
    let mut bots: [Search<T>; 2] = [
        Search::hard(1, Budget::Time(budget)),
        Search::expert(1, Budget::Time(budget)),
    ];
    for _ in 0..6 {
        let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) else {
            break;
        };
        let question = Question {
            seat,
            view: &game.view(&state, Viewer::Seat(seat)),
            choices: &choices,
        };
        for bot in &mut bots {
            let clock = ThreadTime::now();
            bot.choose(&game, &question);
            let spent = clock.elapsed();
            assert!(spent <= budget.mul_f64(1.1), "{} {spent:?}", T::Game::ID);
        }
        game.apply(&mut state, seat, action, &mut Silent);
    }
}

#[test]
fn search_keeps_its_time() {
    struct Keep;
    impl GameVisitor for Keep {
        fn visit<P: GameParts>(&mut self) {
            keeps_its_time::<P::Bot>(*P::Rules::SEATS.end());
        }
    }
    games::visit(&mut Keep);
}

#[test]
fn a_search_tells_what_it_expects() {
    struct Tell;
    impl GameVisitor for Tell {
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
    let question = Question {
        seat,
        view: &game.view(&state, Viewer::Seat(seat)),
        choices: &choices,
    };
    let mut bot: Search<T> = Search::hard(1, Budget::Trials(60));
    let thought = bot.think(&game, &question);
    assert_eq!(thought.tried.len(), choices.len());
    let trials: u32 = thought.tried.iter().map(|tried| tried.0).sum();
    assert!((1..=60).contains(&trials), "{trials}");
    assert!((0.0..=1.0).contains(&thought.share));
    assert!(
        thought.nodes as u32 <= trials + 1,
        "a node a trial at the most"
    );
}
