//! A game being played: its state, its decisions so far, its log, and undo.

mod rewind;

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::automatic::{Automatic, apply_decision};
use crate::chronicle::Step;
use crate::dice::Seed;
use crate::game::{Game, Rejection, Silent, Sink};
use crate::number::DecisionNumber;
use crate::seat::{MAX_SEATS, Seat, Viewer};

pub use rewind::{MOST_REWINDS, Rewind, RewindRefusal, RewindTold};

/// One decision: who, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entry<A>(pub Seat, pub A);

/// An event with the decision that it came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged<E> {
    /// The decision that it came from.
    pub decision: DecisionNumber,
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
    /// The game was rewound to here.
    #[error("the game was rewound to here")]
    Rewound,
}

/// A game being played. Everything in it follows from the start, the entries and the rewinds.
#[derive(Clone, Debug)]
pub struct Playing<G: Game> {
    game: G,
    start: G::State,
    opening: Vec<G::Event>,
    state: G::State,
    entries: Vec<Entry<G::Action>>,
    /// For each entry, what else is known of it.
    marks: Vec<Mark>,
    log: Vec<Logged<G::Event>>,
    trace: Trace,
    /// Every rewind, with the decisions that came before it.
    rewinds: Vec<Rewind<G::Action>>,
    /// Where on the way from the start to here the dice were replaced, and for which rewind.
    replaced: Vec<(DecisionNumber, usize)>,
    allows_rewinds: bool,
    /// For each seat, what it may do now: listed when it is first asked for, forgotten with the next decision.
    choices: Choices<G>,
}

/// What is known of a decision beside who made it and what it was.
#[derive(Clone, Copy, Debug)]
struct Mark {
    /// What stands in the way of taking it back.
    firm: Option<UndoRefusal>,
    /// Whether the table made it in the seat's name.
    automatic: bool,
}

/// For each seat, what it may do.
type Choices<G> = [OnceLock<Listed<<G as Game>::Action>>; MAX_SEATS];

/// What a seat may do, and what is worked out from it when it is first asked for.
#[derive(Clone, Debug)]
struct Listed<A> {
    legal: Vec<A>,
    automatic: OnceLock<Option<Automatic>>,
}

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
        let log = opening_log(&opening);
        Playing {
            game,
            state: start.clone(),
            start,
            opening,
            entries: Vec::new(),
            marks: Vec::new(),
            log,
            trace: Trace([0; 32]),
            rewinds: Vec::new(),
            replaced: Vec::new(),
            allows_rewinds: true,
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

    /// The decisions that led here. Those that a rewind took back are not among them.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// How many decisions have been made: the number of the last one.
    pub fn decisions(&self) -> DecisionNumber {
        DecisionNumber::of_count(self.entries.len())
    }

    /// Everything that the seat may do now; nothing if it is not to act. It is listed once for each position.
    pub fn legal(&self, seat: Seat) -> &[G::Action] {
        self.listed(seat).map_or(&[], |listed| &listed.legal)
    }

    fn listed(&self, seat: Seat) -> Option<&Listed<G::Action>> {
        let listed = self.choices.get(seat.index())?;
        Some(listed.get_or_init(|| {
            let mut legal = Vec::new();
            self.game.legal(&self.state, seat, &mut legal);
            Listed {
                legal,
                automatic: OnceLock::new(),
            }
        }))
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
    /// that whoever wants the end of a long game need not read all of it.
    pub fn log_from(
        &self,
        since: DecisionNumber,
        viewer: Viewer,
    ) -> impl DoubleEndedIterator<Item = Logged<G::Event>> {
        let first = self.log.partition_point(|logged| logged.decision < since);
        self.log[first..].iter().filter_map(move |logged| {
            let event = self.game.observe(&logged.event, viewer)?;
            Some(Logged {
                decision: logged.decision,
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
            decision: self.decisions().next(),
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
        self.marks.push(Mark {
            firm,
            automatic: false,
        });
        Ok(())
    }

    /// When a table makes the seat's decision in its name; never if there is something to choose. It is found out once for
    /// each position.
    pub fn automatic(&self, seat: Seat) -> Option<Automatic> {
        let listed = self.listed(seat)?;
        let &[action] = &listed.legal[..] else {
            return None;
        };
        *listed.automatic.get_or_init(|| {
            let mut after = self.state.clone();
            apply_decision(&self.game, &mut after, seat, action, 1, &mut Silent)
        })
    }

    /// Makes a decision in the seat's name, or says why not and changes nothing.
    pub fn play_automatic(
        &mut self,
        seat: Seat,
        action: G::Action,
    ) -> Result<(), Rejection<G::Reason>> {
        let shields = self.game.shields(&self.state, seat);
        self.play(seat, action)?;
        if let Some(mark) = self.marks.last_mut() {
            mark.automatic = true;
            if shields {
                // Taking it back together with the decision before would tell the others that it was automatic.
                mark.firm = mark.firm.or(Some(UndoRefusal::AnotherActed));
            }
        }
        Ok(())
    }

    /// Whether the table made this decision in the seat's name.
    pub fn is_automatic(&self, decision: DecisionNumber) -> bool {
        let mark = decision.index().and_then(|index| self.marks.get(index));
        mark.is_some_and(|mark| mark.automatic)
    }

    /// The decisions from this one on as steps of a chronicle.
    fn steps_after(&self, first: DecisionNumber) -> Vec<Step<G::Action>> {
        let made = self.entries.iter().zip(&self.marks).skip(first.count());
        made.map(|(&entry, mark)| {
            if mark.automatic {
                Step::Automatic(entry)
            } else {
                Step::Decision(entry)
            }
        })
        .collect()
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
        self.before_last_decision(seat).map(|_| ())
    }

    /// Takes back the seat's last decision, and what the table has decided in its name since.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        let to = self.before_last_decision(seat)?;
        self.go_back(to);
        Ok(())
    }

    /// Where the seat's last own decision was made, if it can be taken back freely.
    fn before_last_decision(&self, seat: Seat) -> Result<DecisionNumber, UndoRefusal> {
        let mut last = self.decisions();
        for (entry, mark) in self.entries.iter().zip(&self.marks).rev() {
            if self.rewinds.last().is_some_and(|rewind| rewind.to == last) {
                return Err(UndoRefusal::Rewound);
            }
            if entry.0 != seat {
                return Err(UndoRefusal::AnotherActed);
            }
            if let Some(refusal) = mark.firm {
                return Err(refusal);
            }
            last = last.before();
            if !mark.automatic {
                return Ok(last);
            }
        }
        Err(UndoRefusal::Nothing)
    }

    /// The position after the given number of decisions, for replays.
    pub fn at(&self, number: DecisionNumber) -> Playing<G> {
        let mut earlier = self.clone();
        let told = self.rewinds_told();
        earlier
            .rewinds
            .truncate(told.partition_point(|rewind| rewind.after <= number));
        earlier.replaced.retain(|&(at, _)| at <= number);
        earlier.go_back(number);
        earlier
    }

    /// Plays the game again up to this decision.
    fn go_back(&mut self, to: DecisionNumber) {
        let entries = std::mem::take(&mut self.entries);
        let marks = std::mem::take(&mut self.marks);
        self.state = self.start.clone();
        self.log = opening_log(&self.opening);
        self.trace = Trace([0; 32]);
        self.choices = Choices::<G>::default();
        self.arrive();
        for (&Entry(seat, action), mark) in entries.iter().zip(marks).take(to.count()) {
            let played = if mark.automatic {
                self.play_automatic(seat, action)
            } else {
                self.play(seat, action)
            };
            played.unwrap_or_else(|_| unreachable!("what was legal once is legal again"));
            self.arrive();
        }
    }

    /// Where the game was rewound to it goes on with other dice, and what was taken back stays part of its course.
    fn arrive(&mut self) {
        let here = self.decisions();
        if let Some(dice) = self.dice_from(here) {
            *self.game.dice_mut(&mut self.state) = dice;
        }
        if let Some(last) = self.rewinds.last().filter(|last| last.to == here) {
            self.trace = last.trace;
        }
    }
}

/// The log before the first decision.
fn opening_log<E: Clone>(opening: &[E]) -> Vec<Logged<E>> {
    let logged = |event: &E| Logged {
        decision: DecisionNumber::SET_UP,
        event: event.clone(),
    };
    opening.iter().map(logged).collect()
}

/// Writes events into the log with the decision that they come from.
struct Recorder<'l, E> {
    decision: DecisionNumber,
    log: &'l mut Vec<Logged<E>>,
}

impl<E> Sink<E> for Recorder<'_, E> {
    fn emit(&mut self, event: E) {
        self.log.push(Logged {
            decision: self.decision,
            event,
        });
    }
}
