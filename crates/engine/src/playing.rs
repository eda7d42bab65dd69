//! A game being played: its state, its decisions so far, its log, and undo.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::dice::Seed;
use crate::game::{Game, Rejection, Sink};
use crate::seat::{MAX_SEATS, Seat, Viewer};

/// One decision: who, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entry<A>(pub Seat, pub A);

/// An event with the number of decisions made when it happened; 0 is the set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged<E> {
    /// The number of decisions made, this one included.
    pub number: u32,
    /// What happened.
    pub event: E,
}

/// Why a decision cannot be taken back without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoRefusal {
    /// No decision was made yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// Somebody else has acted since.
    #[error("somebody else has acted since")]
    AnotherActed,
    /// A die was rolled, or something hidden was drawn.
    #[error("a die was rolled or something was drawn")]
    Rolled,
    /// Something hidden was shown.
    #[error("something hidden was shown")]
    Revealed,
}

/// A game being played. Everything in it follows from the start and the entries.
#[derive(Clone, Debug)]
pub struct Playing<G: Game> {
    game: G,
    start: G::State,
    opening: Vec<G::Event>,
    state: G::State,
    entries: Vec<Entry<G::Action>>,
    /// For each entry, what stands in the way of taking it back.
    firm: Vec<Option<UndoRefusal>>,
    log: Vec<Logged<G::Event>>,
    trace: Trace,
    /// For each seat, what it may do now: listed when it is first asked for, forgotten with the next decision.
    choices: Choices<G>,
}

/// For each seat, what it may do.
type Choices<G> = [OnceLock<Vec<<G as Game>::Action>>; MAX_SEATS];

/// The hash of the course of a game: every decision, out of how many choices, and how many dice were drawn.
///
/// It does not depend on how a state is laid out, so that old games keep theirs when a state gains a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trace([u8; 32]);

impl Trace {
    fn extend<A: Serialize>(&mut self, entry: &Entry<A>, choices: usize, drawn: u64) {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.0);
        let entry = serde_json::to_vec(entry).expect("a decision is plain data");
        hasher.update(&entry);
        hasher.update(&(choices as u64).to_le_bytes());
        hasher.update(&drawn.to_le_bytes());
        self.0 = *hasher.finalize().as_bytes();
    }

    /// The hash as bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl<G: Game> Playing<G> {
    /// Sets up a new game.
    pub fn new(game: G, seed: Seed) -> Playing<G> {
        let mut opening = Vec::new();
        let start = game.start(seed, &mut opening);
        Playing::begin(game, start, opening)
    }

    /// Goes on from a given state, if it is a possible one.
    pub fn from_state(game: G, state: G::State) -> Result<Playing<G>, Vec<Rejection<G::Reason>>> {
        let faults = game.faults(&state);
        if faults.is_empty() {
            Ok(Playing::begin(game, state, Vec::new()))
        } else {
            Err(faults)
        }
    }

    fn begin(game: G, start: G::State, opening: Vec<G::Event>) -> Playing<G> {
        let log = opening
            .iter()
            .map(|event| Logged {
                number: 0,
                event: event.clone(),
            })
            .collect();
        Playing {
            game,
            state: start.clone(),
            start,
            opening,
            entries: Vec::new(),
            firm: Vec::new(),
            log,
            trace: Trace([0; 32]),
            choices: Choices::<G>::default(),
        }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The true state: for whoever runs the game, never for who plays it.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The state before the first decision.
    pub fn start(&self) -> &G::State {
        &self.start
    }

    /// The decisions so far.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// Everything that the seat may do now; nothing if it is not to act. It is listed once for each position.
    pub fn legal(&self, seat: Seat) -> &[G::Action] {
        let Some(listed) = self.choices.get(seat.index()) else {
            return &[];
        };
        listed.get_or_init(|| {
            let mut choices = Vec::new();
            self.game.legal(&self.state, seat, &mut choices);
            choices
        })
    }

    /// The hash of the course of the game.
    pub fn trace(&self) -> Trace {
        self.trace
    }

    /// Everything that happened.
    pub fn log(&self) -> &[Logged<G::Event>] {
        &self.log
    }

    /// What happened from the given decision on (0 is the set-up), as the viewer may know it; from both ends, so
    /// that who wants the end of a long game need not read all of it.
    pub fn log_from(
        &self,
        number: u32,
        viewer: Viewer,
    ) -> impl DoubleEndedIterator<Item = Logged<G::Event>> {
        let first = self.log.partition_point(|logged| logged.number < number);
        self.log[first..].iter().filter_map(move |logged| {
            let event = self.game.observe(&logged.event, viewer)?;
            Some(Logged {
                number: logged.number,
                event,
            })
        })
    }

    /// Makes a decision, or says why not and changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Rejection<G::Reason>> {
        let choices = self.legal(seat);
        let out_of = choices.len();
        if !choices.contains(&action) {
            self.game.check(&self.state, seat, action)?;
        }
        let drawn = *self.game.dice(&self.state);
        let mut events = Recorder {
            number: self.entries.len() as u32 + 1,
            log: &mut self.log,
        };
        let first = events.log.len();
        self.game.apply(&mut self.state, seat, action, &mut events);
        self.choices = Choices::<G>::default();
        let firm = if *self.game.dice(&self.state) != drawn {
            Some(UndoRefusal::Rolled)
        } else if self.reveals_since(first) {
            Some(UndoRefusal::Revealed)
        } else {
            None
        };
        let entry = Entry(seat, action);
        let rolled = self.game.dice(&self.state).drawn();
        self.trace.extend(&entry, out_of, rolled);
        self.entries.push(entry);
        self.firm.push(firm);
        Ok(())
    }

    /// Whether anybody learned something hidden from the log after this place.
    fn reveals_since(&self, first: usize) -> bool {
        Viewer::all(self.game.seats()).any(|viewer| {
            self.log[first..]
                .iter()
                .any(|logged| self.game.reveals(&logged.event, viewer))
        })
    }

    /// Whether the seat may take back the last decision without asking anybody.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoRefusal> {
        let (Some(last), Some(firm)) = (self.entries.last(), self.firm.last()) else {
            return Err(UndoRefusal::Nothing);
        };
        if last.0 != seat {
            return Err(UndoRefusal::AnotherActed);
        }
        match firm {
            Some(refusal) => Err(*refusal),
            None => Ok(()),
        }
    }

    /// Takes back the seat's last decision.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        self.can_undo(seat)?;
        self.rewind(self.entries.len() - 1);
        Ok(())
    }

    /// Goes back to the position after the given number of decisions: for who has everybody's consent.
    pub fn rewind(&mut self, number: usize) {
        let entries = std::mem::take(&mut self.entries);
        let game = self.game.clone();
        *self = Playing::begin(game, self.start.clone(), std::mem::take(&mut self.opening));
        for &Entry(seat, action) in entries.iter().take(number) {
            self.play(seat, action)
                .unwrap_or_else(|_| unreachable!("what was legal once is legal again"));
        }
    }

    /// The position after the given number of decisions, for replays.
    pub fn at(&self, number: usize) -> Playing<G> {
        let mut earlier = self.clone();
        earlier.rewind(number);
        earlier
    }
}

/// Writes events into the log with their number.
struct Recorder<'l, E> {
    number: u32,
    log: &'l mut Vec<Logged<E>>,
}

impl<E> Sink<E> for Recorder<'_, E> {
    fn emit(&mut self, event: E) {
        self.log.push(Logged {
            number: self.number,
            event,
        });
    }
}
