//! A game being played, as an object.

use std::sync::Arc;

use boards::{Lit, Panel};
use bots::Level;
use engine::{Anchor, Header, Moment, Outcome, Seat, Seats, UndoRefusal, Viewer};
use maud::Markup;
use serde::Serialize;
use serde_json::Value;
use words::{Guide, Lang};

use crate::{AnyQuestion, AnyStudy, Kind, Problem};

/// What a seat is asked, and what it can answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// The number of decisions made before.
    pub number: usize,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub prompt: String,
    /// The rule that it is about.
    pub rule: &'static str,
    /// Every legal answer.
    pub choices: Vec<Choice>,
}

/// One answer to a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The action as it is sent back.
    pub action: Value,
    /// What it does, as a button says it.
    pub label: String,
    /// The place on the board where it is clicked.
    pub anchor: Anchor,
}

/// Something that a player could have in mind, and why it is not allowed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refused {
    /// What it would be.
    #[serde(flatten)]
    pub choice: Choice,
    /// Why not.
    #[serde(flatten)]
    pub problem: Problem,
}

/// A line of the log with its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The number of decisions made when it happened; 0 is the set-up.
    pub number: u32,
    /// What is said, with which sign and about which rule.
    #[serde(flatten)]
    pub line: words::Line,
}

/// A running game without its types. Numbers of seats that do not exist are refused, never followed.
pub trait AnyPlaying: Send + Sync {
    /// Which game it is.
    fn kind(&self) -> &'static dyn Kind;

    /// What stands in the first line of its chronicle.
    fn header(&self) -> &Header;

    /// Writes the players' names into the chronicle, in the order of the seats.
    fn name_players(&mut self, names: Vec<String>);

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// A short name of a seat's side; empty if there is no such seat.
    fn seat_id(&self, seat: Seat) -> &'static str;

    /// The name of a seat's side; empty if there is no such seat.
    fn seat_name(&self, seat: Seat, lang: Lang) -> String;

    /// The seats that have a decision to make now; nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// The number of decisions made.
    fn decisions(&self) -> usize;

    /// Who made the decision with this number, from 1.
    fn decided_by(&self, number: usize) -> Option<Seat>;

    /// What was decided with this number, from 1.
    fn action(&self, number: usize) -> Option<Value>;

    /// Which round and phase it is.
    fn moment(&self) -> Moment;

    /// What the round is called.
    fn round(&self, lang: Lang) -> String;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The result as a sentence, once the game is over.
    fn result(&self, lang: Lang) -> Option<String>;

    /// What the seat is asked now.
    fn decision(&self, seat: Seat, lang: Lang) -> Result<Decision, Problem>;

    /// Makes a decision, or says why not and changes nothing.
    fn play(&mut self, seat: Seat, action: &Value, lang: Lang) -> Result<(), Problem>;

    /// Makes the decision by its place in the list of choices.
    fn play_choice(&mut self, seat: Seat, index: usize, lang: Lang) -> Result<(), Problem>;

    /// Whether the seat could do this now, and if not, why.
    fn check(&self, seat: Seat, action: &Value, lang: Lang) -> Result<(), Problem>;

    /// Everything that a player could have in mind at this decision, at this anchor or at any, and that is
    /// not allowed: with the reason.
    fn why_not(
        &self,
        seat: Seat,
        anchor: Option<&str>,
        lang: Lang,
    ) -> Result<Vec<Refused>, Problem>;

    /// Whether the seat may take back the last decision without asking anybody.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoRefusal>;

    /// Takes back the seat's last decision.
    fn undo(&mut self, seat: Seat, lang: Lang) -> Result<(), Problem>;

    /// Goes back to the position after this many decisions: for who has everybody's consent.
    fn rewind(&mut self, decisions: usize);

    /// The position after this many decisions; the last one if there were fewer.
    fn at(&self, decisions: usize) -> Box<dyn AnyPlaying>;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer, lang: Lang) -> Result<Value, Problem>;

    /// The true state: for whoever runs the game, never for who plays it.
    fn state(&self) -> Value;

    /// What happened from the given number of decisions on, as the viewer may know it.
    fn log(&self, since: u32, viewer: Viewer, lang: Lang) -> Result<Vec<LogLine>, Problem>;

    /// The last lines of the log as the viewer may know it, the newest first; no other becomes a sentence.
    fn last_lines(&self, most: usize, viewer: Viewer, lang: Lang) -> Result<Vec<LogLine>, Problem>;

    /// The board as plain text, as the viewer may know it.
    fn position(&self, viewer: Viewer, lang: Lang) -> Result<String, Problem>;

    /// What somebody who is not to act is told: who is thinking about what.
    fn waiting(&self, viewer: Viewer, lang: Lang) -> Result<String, Problem>;

    /// What a newcomer is told at this moment.
    fn guide(&self, viewer: Viewer, lang: Lang) -> Result<Option<Guide>, Problem>;

    /// The board as a drawing, as the viewer may know it, with what is lit on it.
    fn board(&self, viewer: Viewer, lit: &Lit, lang: Lang) -> Result<Markup, Problem>;

    /// What the viewer holds in hand, as a drawing.
    fn hand(&self, viewer: Viewer, lit: &Lit, lang: Lang) -> Result<Markup, Problem>;

    /// What the viewer may know of each seat, with the numbers that players otherwise count by hand.
    fn panels(&self, viewer: Viewer, lang: Lang) -> Result<Vec<Panel>, Problem>;

    /// A seat's sign as a small drawing.
    fn sign(&self, seat: Seat, lang: Lang) -> Result<Markup, Problem>;

    /// The whole game as a file, with its seed: to be shown to players only when the game is over.
    fn chronicle(&self) -> String;

    /// The hash of the state.
    fn fingerprint(&self) -> String;

    /// What the seat is asked now, for a bot to think about. None if the seat is not to act.
    fn question(&self, seat: Seat) -> Option<Arc<dyn AnyQuestion>>;

    /// What a bot would do, by its place in the list of choices; what it does at random follows from the
    /// number. None if the seat is not to act.
    fn bot_choice(&self, seat: Seat, level: Level, number: u64) -> Option<usize> {
        Some(self.question(seat)?.choice(level, number))
    }

    /// The study of the game, with a bot of this level to be asked; none while the game is going on.
    fn study(&self, level: Level) -> Option<Box<dyn AnyStudy>>;

    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyPlaying>;
}

impl Clone for Box<dyn AnyPlaying> {
    fn clone(&self) -> Box<dyn AnyPlaying> {
        self.boxed_clone()
    }
}

impl std::fmt::Debug for dyn AnyPlaying {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{} after {} decisions",
            self.kind().id(),
            self.decisions()
        )
    }
}
