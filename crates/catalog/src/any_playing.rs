//! A game being played, as an object.

use std::sync::Arc;

use boards::{Highlights, Panel};
use bots::Level;
use engine::{
    Anchor, Automatic, DecisionNumber, Header, Moment, Outcome, RewindRefusal, Seat, Seats, Seed,
    UndoRefusal, Viewer,
};
use maud::Markup;
use serde::Serialize;
use serde_json::Value;
use words::{ChoiceTile, Guide, Lang, PlaceInWords, common};

use crate::{ActionJson, AnyGame, AnyQuestion, AnyStudy, ErrorReport, GameError};

/// What a seat is asked, and what it can answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision<C = Choice> {
    /// How many decisions were made before.
    pub decisions: DecisionNumber,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub prompt: String,
    /// The rule that it is about.
    pub rule: &'static str,
    /// Every legal answer.
    pub choices: Vec<C>,
}

/// One answer to a decision, as programs are told it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The action as it is sent back.
    pub action: ActionJson,
    /// What it does, as a button says it.
    pub label: String,
    /// The place on the board where it is clicked.
    pub anchor: Anchor,
}

/// One answer to a decision, for the decision panel of a page.
#[derive(Clone, Debug, PartialEq)]
pub struct TiledChoice {
    /// The action as it is sent back.
    pub action: ActionJson,
    /// What it does, as a button says it.
    pub label: String,
    /// The place on the board where it is clicked.
    pub anchor: Anchor,
    /// The same as a tile.
    pub tile: ChoiceTile,
}

/// Something that a player could have in mind, and why it is not allowed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refused {
    /// What it would be.
    #[serde(flatten)]
    pub choice: Choice,
    /// Why not.
    #[serde(flatten)]
    pub problem: ErrorReport,
}

/// A line of the log with its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The decision that it came from.
    pub decision: DecisionNumber,
    /// Whether the table made that decision in the seat's name. Before the end only the seat itself may know.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub automatic: bool,
    /// What is said, with which sign and about which rule.
    #[serde(flatten)]
    pub line: words::Line,
    /// Where on the board it happened.
    #[serde(skip)]
    pub places: Vec<Anchor>,
    /// Whether the table shows it on a card.
    #[serde(skip)]
    pub great: bool,
}

/// A running game without its types. Numbers of seats that do not exist are refused, never followed.
pub trait AnyPlaying: Send + Sync {
    /// Which game it is.
    fn kind(&self) -> &'static dyn AnyGame;

    /// What stands in the first line of its chronicle.
    fn header(&self) -> &Header;

    /// The players' names in the order of the seats, for the chronicle and for everything that is said about them. A name may be empty.
    fn name_players(&mut self, names: Vec<String>);

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// A short name of a seat's side; empty if there is no such seat.
    fn seat_id(&self, seat: Seat) -> &'static str;

    /// The name of a seat's side; empty if there is no such seat.
    fn seat_name(&self, seat: Seat, lang: Lang) -> String;

    /// What the player at a seat is called: by name where it is known, else by the side. Empty if there is no such seat.
    fn player_name(&self, seat: Seat, lang: Lang) -> String;

    /// The seats that have a decision to make now; nobody when the game is over.
    fn to_act(&self) -> Seats;

    /// Whether a seat knows something now that others may not know: then a curtain falls between two at one screen.
    fn has_secrets(&self) -> bool;

    /// How many decisions have been made: the number of the last one.
    fn decisions(&self) -> DecisionNumber;

    /// Who made this decision; none if there is no such decision.
    fn decided_by(&self, decision: DecisionNumber) -> Option<Seat>;

    /// The last decision that the seat made itself.
    fn last_decision_of(&self, seat: Seat) -> Option<DecisionNumber> {
        let mut latest_first = (1..=self.decisions().0).rev().map(DecisionNumber);
        latest_first.find(|&decision| {
            self.decided_by(decision) == Some(seat) && !self.is_automatic(decision)
        })
    }

    /// When a table makes the seat's decision in its name; never if there is something to choose.
    fn automatic(&self, seat: Seat) -> Option<Automatic>;

    /// Whether the table made this decision in the seat's name.
    fn is_automatic(&self, decision: DecisionNumber) -> bool;

    /// Whether the seat is asked now because others would learn a secret if it were not.
    fn shields(&self, seat: Seat) -> bool;

    /// What was decided with this decision; none if there is no such decision.
    fn action(&self, decision: DecisionNumber) -> Option<Value>;

    /// Which round and phase it is.
    fn moment(&self) -> Moment;

    /// What the round of any moment of this game is called.
    fn round_at(&self, moment: Moment, lang: Lang) -> String;

    /// What the round is called.
    fn round(&self, lang: Lang) -> String {
        self.round_at(self.moment(), lang)
    }

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Any result of this game as a sentence.
    fn result_of(&self, outcome: &Outcome, lang: Lang) -> String;

    /// The result as a sentence, with the number of rewinds, once the game is over.
    fn result(&self, lang: Lang) -> Option<String> {
        let result = self.result_of(&self.outcome()?, lang);
        Some(match self.rewinds() {
            0 => result,
            rewinds => format!("{result} {}", common::rewinds(lang, rewinds)),
        })
    }

    /// Makes sure that the seat exists and is to act.
    fn must_act(&self, seat: Seat) -> Result<(), GameError>;

    /// What the seat is asked now.
    fn decision(&self, seat: Seat, lang: Lang) -> Result<Decision, GameError>;

    /// The same for the decision panel of a page.
    fn tiled_decision(&self, seat: Seat, lang: Lang) -> Result<Decision<TiledChoice>, GameError>;

    /// Makes a decision, or says why not and changes nothing.
    fn play(&mut self, seat: Seat, action: &Value) -> Result<(), GameError>;

    /// Makes a decision in the seat's name.
    fn play_automatic(&mut self, seat: Seat, action: &Value) -> Result<(), GameError>;

    /// Does in the seat's name the only thing that it can do, and tells what that was. Nothing if there is another choice.
    fn play_only_choice(&mut self, seat: Seat) -> Option<Value>;

    /// Makes the decision by its place in the list of choices.
    fn play_choice(&mut self, seat: Seat, index: usize) -> Result<(), GameError>;

    /// Whether the seat could do this now, and if not, why.
    fn check(&self, seat: Seat, action: &Value) -> Result<(), GameError>;

    /// Everything that a player could have in mind at this decision, at this anchor or at any, and that is
    /// not allowed: with the reason.
    fn why_not(
        &self,
        seat: Seat,
        anchor: Option<&str>,
        lang: Lang,
    ) -> Result<Vec<Refused>, GameError>;

    /// Whether the seat may take back the last decision without asking anybody.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoRefusal>;

    /// Takes back the seat's last decision.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal>;

    /// Whether the game can go back to the position after this decision.
    fn can_rewind(&self, to: DecisionNumber) -> Result<(), RewindRefusal>;

    /// Goes back to the position after this decision, with other dice to come: for who has everybody's consent.
    fn rewind(&mut self, seat: Seat, to: DecisionNumber) -> Result<(), RewindRefusal>;

    /// How often the game was rewound.
    fn rewinds(&self) -> usize;

    /// The position after this decision; the last one if there were fewer.
    fn at(&self, decision: DecisionNumber) -> Box<dyn AnyPlaying>;

    /// What the viewer may know.
    fn view(&self, viewer: Viewer) -> Result<Value, GameError>;

    /// The true state: for whoever runs the game, never for who plays it.
    fn state(&self) -> Value;

    /// What happened from the given decision on, as the viewer may know it.
    fn log(
        &self,
        since: DecisionNumber,
        viewer: Viewer,
        lang: Lang,
    ) -> Result<Vec<LogLine>, GameError>;

    /// The last lines of the log as the viewer may know it, the newest first; no other becomes a sentence.
    fn last_lines(
        &self,
        most: usize,
        viewer: Viewer,
        lang: Lang,
    ) -> Result<Vec<LogLine>, GameError>;

    /// The board as plain text, as the viewer may know it.
    fn position(&self, viewer: Viewer, lang: Lang) -> Result<String, GameError>;

    /// Every place of the board in words, as the viewer may know it.
    fn places(&self, viewer: Viewer, lang: Lang) -> Result<Vec<PlaceInWords>, GameError>;

    /// Which sections of the rules can be seen on the board, and where, beside the places that name their section.
    fn seen(&self, viewer: Viewer) -> Result<Vec<(&'static str, Vec<Anchor>)>, GameError>;

    /// What somebody who is not to act is told: who is thinking about what.
    fn waiting(&self, viewer: Viewer, lang: Lang) -> Result<String, GameError>;

    /// What a newcomer is told at this moment.
    fn guide(&self, viewer: Viewer, lang: Lang) -> Result<Option<Guide>, GameError>;

    /// The board as a drawing, as the viewer may know it, with what is lit on it.
    fn board(&self, viewer: Viewer, lit: &Highlights, lang: Lang) -> Result<Markup, GameError>;

    /// The position as one drawing for pictures that are shared, as a spectator may know it; none where the game has none.
    fn picture(&self, lang: Lang) -> Option<Markup>;

    /// An entry of the data file as it is printed, with the data of this game; none where nothing is.
    fn printed(&self, entry: &str, lang: Lang) -> Option<Markup>;

    /// What the viewer holds in hand, as a drawing.
    fn hand(&self, viewer: Viewer, lit: &Highlights, lang: Lang) -> Result<Markup, GameError>;

    /// What the viewer may know of each seat, with the numbers that players otherwise count by hand.
    fn panels(&self, viewer: Viewer, lang: Lang) -> Result<Vec<Panel>, GameError>;

    /// A seat's sign as a small drawing.
    fn sign(&self, seat: Seat, lang: Lang) -> Result<Markup, GameError>;

    /// The whole game as a file, with its seed: to be shown to players only when the game is over.
    fn chronicle(&self) -> String;

    /// The hash of the state.
    fn fingerprint(&self) -> String;

    /// What the seat is asked now, for a bot to think about. None if the seat is not to act.
    fn question(&self, seat: Seat) -> Option<Arc<dyn AnyQuestion>>;

    /// A game of its own from the position as a seat sees it: everything hidden from the seat, and all dice to come, are drawn at random from the seed. It follows from what the
    /// seat may know and from the seed alone.
    fn imagined(&self, seat: Seat, seed: Seed) -> Result<Box<dyn AnyPlaying>, GameError>;

    /// A game of its own from this very position, hidden things included, with dice to come that are drawn from the seed. It is for whoever runs a game
    /// that is over.
    fn played_on(&self, seed: Seed) -> Result<Box<dyn AnyPlaying>, GameError>;

    /// What a bot would do, by its place in the list of choices; what it does at random follows from the
    /// seed. None if the seat is not to act.
    fn bot_choice(&self, seat: Seat, level: Level, seed: u64) -> Option<usize> {
        Some(self.question(seat)?.choice(level, seed))
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
