//! Games to learn from.

use std::sync::Arc;

use engine::playout::random_seat;
use engine::{Game, MAX_SEATS, Moment, Outcome, Rng, Seat, Viewer};

use crate::search::margins;
use crate::{
    ActionOf, Bot, Budget, Imagined, Judges, Medium, Network, Policy, Position, Question, Search,
    Shares, Think,
};

/// How many positions of a game by first thoughts are learned from: more of the same game tell little that is new.
const FEW: usize = 14;
/// How many positions of a game by search are learned from, which took longer to play.
const MANY: usize = 28;
/// A game that takes so many decisions goes round in circles.
const LONGEST: usize = 20_000;
/// How much of what is learned is what search expected; the rest is how the game ended.
const EXPECTED: f64 = 0.4;
/// How often search lets first thoughts decide, so that games differ: while the board is set up, and later.
const WHIM_AT_FIRST: f64 = 0.2;
const WHIM: f64 = 0.05;

/// A position, and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) position: Position,
    /// The share of each seat.
    pub(super) shares: [f32; MAX_SEATS],
    /// The margin of each seat.
    pub(super) margins: [f32; MAX_SEATS],
}

/// Some positions of a game, each as likely as any other to be among them.
struct Sample {
    kept: Vec<(Position, Option<Shares>)>,
    most: usize,
    seen: usize,
}

impl Sample {
    fn new(most: usize) -> Sample {
        Sample {
            kept: Vec::new(),
            most,
            seen: 0,
        }
    }

    /// Where the next position belongs, if it is to be kept.
    fn place(&mut self, rng: &mut Rng) -> Option<usize> {
        self.seen += 1;
        let place = match self.kept.len() {
            few if few < self.most => few,
            _ => rng.below(self.seen),
        };
        (place < self.most).then_some(place)
    }

    fn keep<T: Think>(
        &mut self,
        place: usize,
        game: &T::Game,
        state: &Imagined<T::Game>,
        expected: Option<Shares>,
        rng: &mut Rng,
    ) {
        // Search judges positions at which others are to act too.
        let viewer = Seat(rng.below(game.seats().into()) as u8);
        let mut position = Position::default();
        position.observe::<T>(game, state, viewer);
        if place < self.kept.len() {
            self.kept[place] = (position, expected);
        } else {
            self.kept.push((position, expected));
        }
    }

    fn rows(self, seats: u8, outcome: &Outcome) -> Vec<Row> {
        let margins = margins(outcome).map(|margin| margin as f32);
        let row = |(position, expected): (Position, Option<Shares>)| {
            let mut shares = [0.0; MAX_SEATS];
            for seat in Seat::all(seats) {
                let end = outcome.share(seat);
                let share = expected.as_ref().map_or(end, |expected| {
                    EXPECTED * expected[seat.index()] + (1.0 - EXPECTED) * end
                });
                shares[seat.index()] = share as f32;
            }
            Row {
                position,
                shares,
                margins,
            }
        };
        self.kept.into_iter().map(row).collect()
    }
}

/// Positions of a game to learn from: those that search will ask the network about, and where these are few, others that teach it
/// what the same things are worth.
struct Samples {
    judged: Sample,
    others: Sample,
    last: Option<Moment>,
}

impl Samples {
    /// Keeps so many of each kind.
    fn new(most: usize) -> Samples {
        Samples {
            judged: Sample::new(most),
            others: Sample::new(most),
            last: None,
        }
    }

    /// Looks at a position, in the order in which they come: one of these, or none.
    fn of<T: Think>(&mut self, game: &T::Game, state: &Imagined<T::Game>) -> Option<&mut Sample> {
        let now = game.moment(state);
        let last = self.last.replace(now);
        let begins_phase = last != Some(now);
        let begins_round = last.is_none_or(|last| last.round != now.round);
        match T::JUDGES {
            Judges::QuietSteps => T::is_quiet(game, state).then_some(&mut self.judged),
            Judges::Phases => begins_phase.then_some(&mut self.judged),
            Judges::Rounds if begins_round => Some(&mut self.judged),
            Judges::Rounds => begins_phase.then_some(&mut self.others),
        }
    }

    fn rows(self, seats: u8, outcome: &Outcome) -> Vec<Row> {
        let mut rows = self.judged.rows(seats, outcome);
        rows.extend(self.others.rows(seats, outcome));
        rows
    }
}

/// A game to learn from, of which so many positions are kept. `step` makes the next decision; false if there is none.
fn learned_from<T: Think>(
    game: &T::Game,
    mut state: Imagined<T::Game>,
    most: usize,
    mut rng: Rng,
    mut step: impl FnMut(&mut Imagined<T::Game>, &mut Vec<ActionOf<T>>, &mut Rng) -> bool,
) -> Vec<Row> {
    let mut samples = Samples::new(most);
    let mut choices = Vec::new();
    for _ in 0..LONGEST {
        if let Some(outcome) = game.outcome(&state) {
            return samples.rows(game.seats(), &outcome);
        }
        if let Some(sample) = samples.of::<T>(game, &state)
            && let Some(place) = sample.place(&mut rng)
        {
            sample.keep::<T>(place, game, &state, None, &mut rng);
        }
        if !step(&mut state, &mut choices, &mut rng) {
            break;
        }
    }
    Vec::new()
}

/// A game by first thoughts.
pub(super) fn by_first_thoughts<T: Think>(game: &T::Game, mut rng: Rng) -> Vec<Row> {
    let start = Imagined::start(game, rng.seed());
    let mut policy: Policy<T> = Policy::new(T::weights_file().weights().clone());
    learned_from::<T>(game, start, FEW, rng, |state, choices, rng| {
        policy.step(game, state, choices, rng)
    })
}

/// A game of bots that look one step ahead.
pub(super) fn by_looking_ahead<T: Think>(game: &T::Game, mut rng: Rng) -> Vec<Row> {
    let start = Imagined::start(game, rng.seed());
    let mut bots: Vec<Medium<T>> = Seat::all(game.seats())
        .map(|_| Medium::new(rng.bits()))
        .collect();
    learned_from::<T>(game, start, MANY, rng, |state, choices, rng| {
        let decided = decided(game, state, &mut bots, choices, rng);
        if let Some((seat, action)) = decided {
            state.apply(game, seat, action);
        }
        decided.is_some()
    })
}

/// What the bots decide next, of which any may come first where several choose at once.
fn decided<G: Game, B: Bot<G>>(
    game: &G,
    state: &Imagined<G>,
    bots: &mut [B],
    choices: &mut Vec<G::Action>,
    rng: &mut Rng,
) -> Option<(Seat, G::Action)> {
    let seat = random_seat(game.to_act(state), rng)?;
    game.legal(state, seat, choices);
    let view = game.view(state, Viewer::Seat(seat));
    let question = Question {
        seat,
        view: &view,
        choices,
    };
    let choice = bots[seat.index()].choose(game, &question);
    choices.get(choice).map(|&action| (seat, action))
}

/// A game of search against itself.
pub(super) fn by_search<T: Think>(
    game: &T::Game,
    network: Option<&Arc<Network>>,
    trials: u32,
    mut rng: Rng,
) -> Vec<Row> {
    let mut state = Imagined::start(game, rng.seed());
    let mut policy: Policy<T> = Policy::new(T::weights_file().weights().clone());
    let mut bots: Vec<Search<T>> = searchers(game.seats(), &mut rng, trials, |_| network);
    let mut samples = Samples::new(MANY);
    let mut choices = Vec::new();
    for _ in 0..LONGEST {
        if let Some(outcome) = game.outcome(&state) {
            return samples.rows(game.seats(), &outcome);
        }
        let Some(seat) = random_seat(game.to_act(&state), &mut rng) else {
            break;
        };
        game.legal(&state, seat, &mut choices);
        if choices.is_empty() {
            break;
        }
        let whim = if game.moment(&state).round == 0 {
            WHIM_AT_FIRST
        } else {
            WHIM
        };
        let thought = (choices.len() > 1).then(|| {
            let view = game.view(&state, Viewer::Seat(seat));
            let question = Question {
                seat,
                view: &view,
                choices: &choices,
            };
            bots[seat.index()].think_for_all(game, &question)
        });
        let (searched, expected) =
            thought.map_or((0, None), |thought| (thought.choice, thought.shares));
        if let Some(sample) = samples.of::<T>(game, &state)
            && let Some(place) = sample.place(&mut rng)
        {
            sample.keep::<T>(place, game, &state, expected, &mut rng);
        }
        let choice = if rng.unit() < whim {
            policy.pick(game, &state, seat, &choices, &mut rng)
        } else {
            searched
        };
        state.apply(game, seat, choices[choice]);
    }
    Vec::new()
}

/// A game of the new network in one seat against the old one, or the game's own numbers, in all others; its share, unless
/// the game went in circles.
pub(super) fn new_against_old<T: Think>(
    game: &T::Game,
    new: &Arc<Network>,
    old: Option<&Arc<Network>>,
    new_at: Seat,
    trials: u32,
    mut rng: Rng,
) -> Option<f64> {
    let mut state = Imagined::start(game, rng.seed());
    let mut bots: Vec<Search<T>> = searchers(game.seats(), &mut rng, trials, |seat| {
        if seat == new_at { Some(new) } else { old }
    });
    let mut choices = Vec::new();
    for _ in 0..LONGEST {
        if let Some(outcome) = game.outcome(&state) {
            return Some(outcome.share(new_at));
        }
        let (seat, action) = decided(game, &state, &mut bots, &mut choices, &mut rng)?;
        state.apply(game, seat, action);
    }
    None
}

/// A search for each seat, with a network or with the game's own numbers.
fn searchers<'n, T: Think>(
    seats: u8,
    rng: &mut Rng,
    trials: u32,
    network: impl Fn(Seat) -> Option<&'n Arc<Network>>,
) -> Vec<Search<T>> {
    let budget = Budget::Trials(trials);
    let search = |seat| {
        let search = Search::hard(rng.bits(), budget);
        match network(seat) {
            Some(network) => search.with_network(network.clone()),
            None => search,
        }
    };
    Seat::all(seats).map(search).collect()
}
