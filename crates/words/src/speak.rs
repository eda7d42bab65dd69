//! What a game has to say.

use std::ops::RangeInclusive;

use engine::{Cause, Game, Moment, Outcome, Rejection, Seat};
use serde::Serialize;

use crate::{Lang, Sign, common};

/// What is asked of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Prompt {
    /// Who does what, to what end.
    pub text: String,
    /// The rule that it is about, by the rulebook's own number or heading.
    pub rule: &'static str,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// A sentence that can be read aloud.
    pub text: String,
    /// The sign beside it.
    #[serde(rename = "icon")]
    pub sign: Sign,
    /// The rule that it is about; may be empty.
    pub rule: &'static str,
}

/// One section of a game's rules reference, in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleSection {
    /// The rulebook's own number or heading: what [`Rejection::rule`] and [`Prompt::rule`] name.
    pub number: String,
    /// What it is about.
    pub title: String,
    /// Plain paragraphs, parted by blank lines.
    pub body: String,
}

/// What a newcomer is told about what goes on, and what to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Guide {
    /// What goes on.
    pub heading: String,
    /// What it is about and what to think of, in a few sentences.
    pub text: String,
    /// What to look at.
    pub look: Vec<Pointer>,
}

/// Something on the board that a newcomer should look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pointer {
    /// The id of its drawing.
    pub id: &'static str,
    /// What it is called.
    pub name: String,
}

/// What a viewer sees of the game that is spoken of.
pub type ViewOf<W> = <<W as Speak>::Game as Game>::View;
/// An action of the game that is spoken of.
pub type ActionOf<W> = <<W as Speak>::Game as Game>::Action;
/// An event of the game that is spoken of.
pub type EventOf<W> = <<W as Speak>::Game as Game>::Event;
/// A reason of the game that is spoken of.
pub type ReasonOf<W> = <<W as Speak>::Game as Game>::Reason;

/// A game's texts. An empty text means that there is none; for what the game itself lists (options,
/// values, phases, seats) a test in `catalog` sees to it that there is one.
pub trait Speak: Sized + Send + Sync + 'static {
    /// The game's rules.
    type Game: Game;

    /// The game's name.
    fn title(lang: Lang) -> String;

    /// What the game is about, in two or three sentences.
    fn summary(lang: Lang) -> String;

    /// How many minutes people need for a game at a table, at least and at most.
    fn minutes() -> RangeInclusive<u16>;

    /// The name of a seat's side.
    fn seat(game: &Self::Game, seat: Seat, lang: Lang) -> String;

    /// The name of a phase, by its place in [`Game::PHASES`].
    fn phase(phase: u8, lang: Lang) -> String;

    /// What happens in a phase.
    fn phase_help(phase: u8, lang: Lang) -> String;

    /// What the round is called, such as `Turn 3, 1572`.
    fn round(game: &Self::Game, moment: Moment, lang: Lang) -> String;

    /// The name of an option.
    fn option_name(id: &str, lang: Lang) -> String;

    /// What an option changes.
    fn option_help(id: &str, lang: Lang) -> String;

    /// The name of an option's value; switches share [`common::yes_or_no`].
    fn option_value(id: &str, value: &str, lang: Lang) -> String;

    /// What the seat is asked now. Called only for a seat that is to act, with that seat's view.
    fn prompt(game: &Self::Game, view: &ViewOf<Self>, seat: Seat, lang: Lang) -> Prompt;

    /// What somebody who is not to act is told: who is thinking about what.
    fn waiting(game: &Self::Game, view: &ViewOf<Self>, lang: Lang) -> String;

    /// What a newcomer is told at this moment; nothing once he has seen it all. What every game can say is what
    /// happens in the phases of its first round.
    fn guide(_game: &Self::Game, _: &ViewOf<Self>, moment: Moment, lang: Lang) -> Option<Guide> {
        (moment.round <= 1).then(|| Guide {
            heading: Self::phase(moment.phase, lang),
            text: Self::phase_help(moment.phase, lang),
            look: Vec::new(),
        })
    }

    /// What an action of this decision does, as a button says it. The view is that of the seat that acts.
    fn choice(game: &Self::Game, view: &ViewOf<Self>, action: ActionOf<Self>, lang: Lang)
    -> String;

    /// The log line of an event, or none if it is not worth one.
    fn event(game: &Self::Game, event: &EventOf<Self>, lang: Lang) -> Option<Line>;

    /// Why something cannot be: what is wrong, and what would be right.
    fn reason(game: &Self::Game, reason: &ReasonOf<Self>, lang: Lang) -> String;

    /// How the game ended.
    fn result(game: &Self::Game, outcome: &Outcome, lang: Lang) -> String;

    /// The board as plain text, for the terminal and for screen readers.
    fn position(game: &Self::Game, view: &ViewOf<Self>, lang: Lang) -> String;

    /// The rules reference.
    fn rules(lang: Lang) -> Vec<RuleSection>;
}

/// A rejection as a sentence, whether the reason is one of all games or of this one.
pub fn rejection<W: Speak>(
    game: &W::Game,
    rejection: &Rejection<ReasonOf<W>>,
    lang: Lang,
) -> String {
    match &rejection.cause {
        Cause::GameOver => common::game_over(lang),
        Cause::NotYourTurn => common::not_your_turn(lang),
        Cause::OutOfPlace => common::out_of_place(lang),
        Cause::Game(reason) => W::reason(game, reason, lang),
    }
}
