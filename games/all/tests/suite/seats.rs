//! Every bot thinks for the seat that it is asked for, also when several choose at once and their choices look alike.

use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::{Arc, Mutex};

use bots::{Bot, Budget, Entrant, Imagined, Level, Question, Think, contest};
use catalog::{AnyGame, AnyPlaying, ErasedGame, GameParts, GameVisitor};
use engine::playout::random_choice;
use engine::{Game, Header, Rng, Seat, Seed, Setup, Silent, Viewer};
use testkit::Toy;

use crate::watched::{Watch, Watched};

/// How many positions of each game are looked at, at the most.
const MOST: usize = 40;
/// How many random games are searched for them.
const GAMES: u64 = 20;

thread_local! {
    /// For whom a spy was first asked what it prefers.
    static WEIGHED: Cell<Option<Seat>> = const { Cell::new(None) };
    /// For whom a spy was first asked what it can expect.
    static VALUED: Cell<Option<Seat>> = const { Cell::new(None) };
    /// Through whose eyes a network was first told a position.
    static OBSERVED: Cell<Option<Seat>> = const { Cell::new(None) };
}

fn note(first: &'static std::thread::LocalKey<Cell<Option<Seat>>>, seat: Seat) {
    first.set(first.get().or(Some(seat)));
}

/// Remembers for whom a bot thinks: the first question of every bot is about its own decision.
struct Remember;

impl Watch for Remember {
    fn weighed<G: Game>(_: &G, _: &Imagined<G>, seat: Seat, _: &mut [f32]) {
        note(&WEIGHED, seat);
    }

    fn valued(seat: Seat) {
        // A network that corrects the game's own numbers is told those of all seats, as the viewer sees them.
        if OBSERVED.get().is_none() {
            note(&VALUED, seat);
        }
    }

    fn observed(viewer: Seat) {
        note(&OBSERVED, viewer);
    }
}

type Spy<T> = Watched<T, Remember>;

/// A game whose bots are spies.
struct Spied<P>(PhantomData<fn() -> P>);

impl<P: GameParts> GameParts for Spied<P> {
    type Rules = P::Rules;
    type Words = P::Words;
    type Board = P::Board;
    type Bot = Spy<P::Bot>;
}

/// Lets a bot of each level decide for the seat, and wants it to think of that seat first. Tells whether a network was asked.
fn thinks_for_its_seat<P: GameParts>(
    game: &P::Rules,
    header: &Header,
    state: &<P::Rules as Game>::State,
    seat: Seat,
) -> bool {
    let asked_for_its_seat = |how: &str, is_certain: bool| {
        let (weighed, valued, observed) = (WEIGHED.take(), VALUED.take(), OBSERVED.take());
        let id = P::Rules::ID;
        assert_eq!(weighed, Some(seat), "{id}: {how} was asked for {seat}");
        assert!(
            observed.is_none_or(|observed| observed == seat),
            "{id}: {how} was asked for {seat} and looks with the eyes of {observed:?}"
        );
        assert!(
            valued.is_none_or(|valued| valued == seat) || !is_certain,
            "{id}: {how} was asked for {seat} and hopes for {valued:?}"
        );
        observed.is_some()
    };
    // A network is read when it is first asked for, and is then told a position to hear the names of everything.
    let _ = P::Bot::network_file().and_then(|file| file.network::<Spy<P::Bot>>(game));
    OBSERVED.take();
    let mut by_network = false;
    let mut choices = Vec::new();
    game.legal(state, seat, &mut choices);
    let question = Question {
        seat,
        view: &game.view(state, Viewer::Seat(seat)),
        choices: &choices,
    };
    let weights = P::Bot::weights_file().weights();
    for &level in Level::ALL.iter().filter(|&&level| level != Level::Random) {
        let entrant = Entrant {
            budget: Budget::Trials(20),
            ..Entrant::from(level)
        };
        let mut bot = entrant.bot::<Spy<P::Bot>>(1, weights);
        bot.choose(game, &question);
        by_network |= asked_for_its_seat(&entrant.name, true);
    }
    let kind: &'static dyn AnyGame = &ErasedGame::<Spied<P>>::NEW;
    let header = Header {
        seed: None,
        start: Some(serde_json::to_value(state).expect("plain data")),
        ..header.clone()
    };
    let playing: Box<dyn AnyPlaying> = kind.open(header).expect("a state");
    for level in [Level::Easy, Level::Medium] {
        playing.bot_choice(seat, level, 1).expect("to act");
        asked_for_its_seat("a bot at a table", true);
        let question = playing.question(seat).expect("to act");
        question.advice(level, 1);
        // What can be expected is told of all seats.
        asked_for_its_seat("a hint", false);
    }
    by_network
}

/// Goes through random games in search of positions where several have the same choices. Tells how many it found.
fn bots_think_for_their_seats<P: GameParts>() -> usize {
    let seats = *P::Rules::SEATS.end();
    let header = ErasedGame::<P>::NEW.header(seats);
    let game = P::Rules::open(&Setup::new::<P::Rules>(seats)).expect("a table");
    let (mut choices, mut own) = (Vec::new(), Vec::new());
    let (mut alike, mut by_network) = (0, false);
    for number in 0..GAMES {
        let mut rng = Rng::new(number);
        let mut state = game.start(rng.seed(), &mut Silent);
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let to_act = game.to_act(&state);
            let first = to_act.first().expect("somebody");
            game.legal(&state, first, &mut own);
            if first != seat && own == choices && choices.len() > 1 && alike < MOST {
                alike += 1;
                for seat in [seat, first] {
                    by_network |= thinks_for_its_seat::<P>(&game, &header, &state, seat);
                }
            }
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
    assert_eq!(
        by_network,
        alike > 0 && P::Bot::network_file().is_some(),
        "{}: the expert asks its network",
        P::Rules::ID
    );
    alike
}

#[test]
fn a_bot_thinks_for_the_seat_that_it_is_asked_for() {
    /// The games that let several choose at once from the same list.
    #[derive(Default)]
    struct Alike(Vec<&'static str>);
    impl GameVisitor for Alike {
        fn visit<P: GameParts>(&mut self) {
            if bots_think_for_their_seats::<P>() > 0 {
                self.0.push(P::Rules::ID);
            }
        }
    }
    let mut alike = Alike::default();
    games::visit(&mut alike);
    let registered = alike.0.len();
    alike.visit::<Toy>();
    assert!(
        registered > 0 && alike.0.len() > registered,
        "{:?}",
        alike.0
    );
}

/// Takes the first choice, and remembers who was asked.
struct Witness {
    seat: Seat,
    asked: Arc<Mutex<Vec<Seat>>>,
}

impl Bot<Toy> for Witness {
    fn choose(&mut self, game: &Toy, question: &Question<'_, Toy>) -> usize {
        assert_eq!(question.seat, self.seat);
        assert!(question.seat.0 < game.seats());
        self.asked.lock().expect("one thread").push(question.seat);
        0
    }
}

#[test]
fn who_choose_at_once_are_asked_in_any_order() {
    let game = Toy::open(&Setup::new::<Toy>(3)).expect("three can play");
    let mut first = Vec::new();
    for number in 0..30 {
        let asked = Arc::default();
        let mut bots: Vec<Box<dyn Bot<Toy>>> = Vec::new();
        for seat in Seat::all(3) {
            let asked = Arc::clone(&asked);
            bots.push(Box::new(Witness { seat, asked }));
        }
        contest(&game, Seed::from_number(number), &mut bots).expect("it ends");
        first.push(asked.lock().expect("one thread")[0]);
    }
    for seat in Seat::all(3) {
        assert!(first.contains(&seat), "{first:?}");
    }
}
