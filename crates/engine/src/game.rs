//! The contract between a game and everything that plays, shows, stores or studies it.

use std::borrow::Cow;
use std::fmt::{self, Debug};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::data::DataFault;
use crate::dice::{Dice, Seed};
use crate::options::{OptionSpec, Options};
use crate::seat::{MAX_SEATS, Seat, Seats, Viewer};

/// A game's rules as agreed at one table: its data, its options, its number of seats.
///
/// The implementing type holds what never changes during play; the [`State`](Game::State) holds the rest.
/// Required items are few; what callers use most is derived from them, so that no two of them can
/// disagree: [`legal`](Game::legal) is [`plausible`](Game::plausible) filtered by
/// [`judge`](Game::judge), and [`play`](Game::play) is `judge` followed by [`apply`](Game::apply).
pub trait Game: Sized + Clone + Send + Sync + 'static {
    /// The game's name in crates, URLs and files.
    const ID: &'static str;
    /// The newest version of the rules; [`Setup::rules`] may ask for an older one.
    const RULES: u16;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// What can be agreed before a game.
    const OPTIONS: &'static [OptionSpec];
    /// The phases of a round in their order, by the rulebook's names.
    const PHASES: &'static [&'static str];
    /// Where the game stands: plain data, cheap to clone.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One click. At most eight bytes.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Something that happened, as data; `words` makes sentences of it.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why something cannot be, as data.
    type Reason: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What one viewer may know: the only way out of a state.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The text of the data file that belongs to a version of the rules. Old versions keep theirs, so that
    /// a corrected datum never changes an old game.
    fn data_file(rules: u16) -> &'static str;

    /// Prepares the rules for a table.
    fn open(setup: &Setup) -> Result<Self, SetupError>;

    /// How many sit at this table.
    fn seats(&self) -> u8;

    /// The options of this table.
    fn options(&self) -> &Options;

    /// The version of the rules that this table plays by, at most [`Game::RULES`].
    fn rules_version(&self) -> u16;

    /// A short name of a seat's side, such as `spanish` or `red`.
    fn seat_id(&self, seat: Seat) -> &'static str;

    /// Sets up the board and plays on to the first decision.
    fn start(&self, seed: Seed, log: &mut impl Sink<Self::Event>) -> Self::State;

    /// The seats that have a decision to make now: one, or several where the rules want secret and
    /// simultaneous choices, or none when the game is over.
    fn to_act(&self, state: &Self::State) -> Seats;

    /// Adds everything that a player could have in mind at this decision, allowed or not: a superset
    /// of the legal choices that depends on the kind of decision only. What is not allowed of it can
    /// be asked about ("why not?").
    ///
    /// Called only for a seat that is to act.
    fn candidates(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Adds the candidates that may be allowed, in the same order. Listing choices is what bots spend their time on, so a
    /// game leaves out here what [`judge`](Game::judge) surely rejects, such as a march from where nobody stands. All
    /// candidates if a game does not say.
    ///
    /// Called only for a seat that is to act.
    fn plausible(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.candidates(state, seat, out);
    }

    /// Whether [`plausible`](Game::plausible) lists just what is allowed at this decision, so that nothing of it needs to be judged
    /// once more. The conformance suite compares the lists.
    fn is_exact(&self, _: &Self::State) -> bool {
        false
    }

    /// Adds what belongs to this decision and is never allowed at it, so that "why not?" has an answer at every place
    /// of the board that the decision is about. Only the caller pays for it: choices are not looked for here.
    ///
    /// Called only for a seat that is to act.
    fn unavailable(&self, _: &Self::State, _: Seat, _: &mut Vec<Self::Action>) {}

    /// Whether the rules allow the action now, and if not, why. The one place where legality is
    /// decided. Must answer for any action whatever, also one of another phase.
    ///
    /// Called only for a seat that is to act.
    fn judge(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Rejection<Self::Reason>>;

    /// Carries out a decision, and everything that follows from it without a choice, up to the next
    /// decision.
    ///
    /// # Panics
    /// It trusts the action to be legal and may panic or go astray otherwise: use [`Game::play`] unless
    /// the action comes from [`Game::legal`] or a verified chronicle.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Sink<Self::Event>,
    );

    /// The result, once the game is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Which round and phase the state is in.
    fn moment(&self, state: &Self::State) -> Moment;

    /// The dice of the state. If they did not move, nothing was rolled or drawn.
    fn dice<'s>(&self, state: &'s Self::State) -> &'s Dice;

    /// The dice of the state, to be replaced by other ones.
    fn dice_mut<'s>(&self, state: &'s mut Self::State) -> &'s mut Dice;

    /// What the viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state that fits the view, with everything hidden drawn at random. `dice` is used for drawing,
    /// and the state's own dice are forked from it.
    fn determinize(&self, view: &Self::View, dice: &mut Dice) -> Self::State;

    /// Lists what is hidden, one entry a secret, so that the conformance suite can try whether it is: each
    /// kind must be open to doubt for everybody but its owner, and where nothing is listed, everybody knows everything.
    /// Nothing for a game without secrets.
    fn hidden(&self, _: &Self::State) -> Vec<Hidden> {
        Vec::new()
    }

    /// The event as the viewer may know it, or nothing. All of it for a game without secrets.
    fn observe(&self, event: &Self::Event, _: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Whether the event shows the viewer something that was hidden from them: what they drew, or what
    /// another laid open. Such a decision cannot be undone without asking. Never for a game without secrets.
    fn reveals(&self, _: &Self::Event, _: Viewer) -> bool {
        false
    }

    /// Whether the seat is asked although every choice may lead to the same position, because others would learn a secret
    /// if it were not. Any other question without meaning is skipped by the rules.
    fn shields(&self, _: &Self::State, _: Seat) -> bool {
        false
    }

    /// The place on the board where the action is clicked.
    fn anchor(&self, action: Self::Action) -> Anchor;

    /// Everything that makes the state impossible. Empty for every state that play can reach.
    fn faults(&self, state: &Self::State) -> Vec<Rejection<Self::Reason>>;

    // Derived: final by intent. They are here and not in an extension trait so that callers find them.

    /// Fills `out` with every legal choice of the seat. Empty if the seat is not to act.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        if self.to_act(state).contains(seat) {
            self.plausible(state, seat, out);
            if !self.is_exact(state) {
                out.retain(|&action| self.judge(state, seat, action).is_ok());
            }
        }
    }

    /// Whether the seat may do this now, and if not, why. What is not even a candidate is out of place,
    /// so that nothing outside the list is ever accepted.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        action: Self::Action,
    ) -> Result<(), Rejection<Self::Reason>> {
        let seats = self.to_act(state);
        if seats.is_empty() {
            return Err(Rejection::new("", Cause::GameOver));
        }
        if !seats.contains(seat) {
            return Err(Rejection::new("", Cause::NotYourTurn));
        }
        self.judge(state, seat, action)?;
        let mut candidates = Vec::new();
        self.candidates(state, seat, &mut candidates);
        if candidates.contains(&action) {
            Ok(())
        } else {
            Err(Rejection::out_of_place())
        }
    }

    /// The checked door: carries out the action, or says why not and changes nothing.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<(), Rejection<Self::Reason>> {
        self.check(state, seat, action)?;
        self.apply(state, seat, action, log);
        Ok(())
    }
}

/// What a table agrees on before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The number of players.
    pub seats: u8,
    /// The options.
    pub options: Options,
    /// The text of a data file to be used instead of [`Game::data_file`].
    pub data: Option<String>,
    /// The version of the rules.
    pub rules: u16,
}

impl Setup {
    /// The newest rules, default options, the game's own data.
    pub fn new<G: Game>(seats: u8) -> Setup {
        Setup {
            seats,
            options: Options::new(G::OPTIONS),
            data: None,
            rules: G::RULES,
        }
    }

    /// Checks what every game must check: the number of seats and the version of the rules.
    pub fn check<G: Game>(&self) -> Result<(), SetupError> {
        if !G::SEATS.contains(&self.seats) {
            return Err(SetupError::Seats {
                wanted: self.seats,
                least: *G::SEATS.start(),
                most: *G::SEATS.end(),
            });
        }
        if self.rules == 0 || self.rules > G::RULES {
            return Err(SetupError::Rules {
                wanted: self.rules,
                newest: G::RULES,
            });
        }
        Ok(())
    }
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The wrong number of players.
    #[error("{wanted} players cannot play this; it takes {least} to {most}")]
    Seats {
        /// The number given.
        wanted: u8,
        /// The least that can play.
        least: u8,
        /// The most that can play.
        most: u8,
    },
    /// Rules that this program does not know.
    #[error("rules version {wanted} is unknown; this program knows versions 1 to {newest}")]
    Rules {
        /// The version given.
        wanted: u16,
        /// The newest version.
        newest: u16,
    },
    /// Options that contradict each other.
    #[error("{0}")]
    Options(String),
    /// A data file with faults.
    #[error("the data file has {} fault(s): {}", .0.len(), faults(.0))]
    Data(Vec<DataFault>),
}

fn faults(faults: &[DataFault]) -> String {
    let texts: Vec<String> = faults.iter().map(ToString::to_string).collect();
    texts.join("; ")
}

/// Why an action is not allowed or a state is impossible: the rule, and the reason as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rejection<R> {
    /// The rulebook's own number or heading; empty for what holds in every game.
    pub rule: &'static str,
    /// The reason.
    pub cause: Cause<R>,
}

/// The reasons that all games share, and each game's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause<R> {
    /// There is nothing left to decide.
    GameOver,
    /// Another seat is to act.
    NotYourTurn,
    /// The action belongs to another moment of the game.
    OutOfPlace,
    /// A reason of the game's own.
    Game(R),
}

impl<R> Rejection<R> {
    /// A rejection by a rule.
    pub fn new(rule: &'static str, cause: Cause<R>) -> Rejection<R> {
        Rejection { rule, cause }
    }

    /// The same with the game's own reason in another form.
    pub fn map<S>(self, form: impl FnOnce(R) -> S) -> Rejection<S> {
        let cause = match self.cause {
            Cause::GameOver => Cause::GameOver,
            Cause::NotYourTurn => Cause::NotYourTurn,
            Cause::OutOfPlace => Cause::OutOfPlace,
            Cause::Game(reason) => Cause::Game(form(reason)),
        };
        Rejection::new(self.rule, cause)
    }

    /// The action belongs to another moment of the game.
    pub fn out_of_place() -> Rejection<R> {
        Rejection::new("", Cause::OutOfPlace)
    }
}

/// `Err` with the game's own reason.
pub fn refuse<T, R>(rule: &'static str, reason: R) -> Result<T, Rejection<R>> {
    Err(Rejection::new(rule, Cause::Game(reason)))
}

/// `Ok` if the condition holds, else a rejection by the rule. The reason is made only when needed.
pub fn ensure<R>(
    holds: bool,
    rule: &'static str,
    reason: impl FnOnce() -> R,
) -> Result<(), Rejection<R>> {
    if holds {
        Ok(())
    } else {
        refuse(rule, reason())
    }
}

/// Something that not everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// What kind of secret it is, such as `hand`.
    pub kind: &'static str,
    /// Who knows it; nobody for a face-down stack.
    pub owner: Option<Seat>,
    /// A number that differs when the secret differs.
    pub value: u64,
}

impl Hidden {
    /// A secret of any plain form.
    pub fn new(kind: &'static str, owner: Option<Seat>, secret: &impl Hash) -> Hidden {
        let mut hasher = DefaultHasher::new();
        secret.hash(&mut hasher);
        Hidden {
            kind,
            owner,
            value: hasher.finish(),
        }
    }
}

/// Where events go. A playout uses [`Silent`] and pays nothing for them.
pub trait Sink<E> {
    /// Takes an event.
    fn emit(&mut self, event: E);
}

/// Forgets every event.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline]
    fn emit(&mut self, _: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; several for a shared victory, nobody for a draw.
    #[serde(serialize_with = "Seats::serialize_readably")]
    pub winners: Seats,
    /// Each seat's score, in the game's own measure; higher is better.
    pub scores: ArrayVec<i32, MAX_SEATS>,
    /// The kind of result by the rulebook's name, such as `rebel-minor`.
    pub result: Cow<'static, str>,
}

impl Outcome {
    /// A seat's share of the victory: 1 for the only winner, parts for shared ones, equal parts for a draw.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.is_empty() {
            1.0 / self.scores.len() as f64
        } else if self.winners.contains(seat) {
            1.0 / self.winners.len() as f64
        } else {
            0.0
        }
    }
}

/// Where in the course of the game a state is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// The round, turn or year, from 1; 0 is the set-up.
    pub round: u16,
    /// Index into [`Game::PHASES`].
    pub phase: u8,
}

/// A place on the board, such as `territory:zeeland`, or `button` for what has none.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Anchor(Cow<'static, str>);

impl Anchor {
    /// No place on the board: a button beside it.
    pub const BUTTON: Anchor = Anchor(Cow::Borrowed("button"));

    /// A place of a kind.
    pub fn at(kind: &str, name: impl fmt::Display) -> Anchor {
        Anchor(Cow::Owned(format!("{kind}:{name}")))
    }

    /// The anchor's text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
