//! What a game has to say.

use engine::{Anchor, Cause, Game, Moment, Outcome, Rejection, Seat};
use serde::Serialize;

use crate::about::is_number;
use crate::{About, Lang, Players, Sign, common};

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

impl RuleSection {
    /// The number, if it is one: a heading is what the title says too.
    pub fn numbered(&self) -> Option<&str> {
        Some(self.number.as_str()).filter(|number| is_number(number))
    }
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

/// A choice as the decision panel shows it: short, because the prompt and the heading of its group say the rest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChoiceTile {
    /// The heading that it shares with choices of its kind, such as `Combat an event`; may be empty.
    pub group: String,
    /// What is chosen, in two or three words.
    pub title: String,
    /// What it costs or how it comes about, in a few words; may be empty.
    pub detail: String,
    /// What it brings, as short as possible (`+2 ★`, `40%`); may be empty.
    pub effect: String,
}

impl ChoiceTile {
    /// A tile that says only one thing.
    pub fn plain(title: String) -> ChoiceTile {
        ChoiceTile {
            title,
            ..ChoiceTile::default()
        }
    }
}

/// A place of the board in words: for the inspector, and for people who do not see the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceInWords {
    /// The place, as the board names it.
    pub anchor: Anchor,
    /// The heading that it shares with places of its kind; places of one group follow each other.
    pub group: String,
    /// Its name.
    pub name: String,
    /// What it is and what stands there. Places of one group have the same labels in the same order where they can.
    pub facts: Vec<Fact>,
    /// The rule that it is about; may be empty.
    pub rule: &'static str,
}

/// One thing that is known of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What is told, such as `Owner`.
    pub label: String,
    /// What it is, such as `Spain`.
    pub value: String,
}

/// What a viewer sees of the game that is spoken of.
pub type ViewOf<W> = <<W as Speak>::Game as Game>::View;
/// An action of the game that is spoken of.
pub type ActionOf<W> = <<W as Speak>::Game as Game>::Action;
/// An event of the game that is spoken of.
pub type EventOf<W> = <<W as Speak>::Game as Game>::Event;
/// A reason of the game that is spoken of.
pub type ReasonOf<W> = <<W as Speak>::Game as Game>::Reason;

/// A game's texts. An empty text means that there is none.
///
/// What is asked of people and told about them names them, as far as the table knows their names ([`Players`]); buttons and
/// boards name the pieces, by the side that they belong to.
pub trait Speak: Sized + Send + Sync + 'static {
    /// The game's rules.
    type Game: Game;

    /// What is always said of the game.
    const ABOUT: &'static About;

    /// The name of a seat's side.
    fn seat(lang: Lang, game: &Self::Game, seat: Seat) -> String;

    /// What the round is called, such as `Turn 3, 1572`.
    fn round(lang: Lang, game: &Self::Game, moment: Moment) -> String;

    /// What the seat is asked now. Called only for a seat that is to act, with that seat's view.
    fn prompt(
        lang: Lang,
        players: &Players,
        game: &Self::Game,
        view: &ViewOf<Self>,
        seat: Seat,
    ) -> Prompt;

    /// What somebody who is not to act is told: who is thinking about what.
    fn waiting(lang: Lang, players: &Players, game: &Self::Game, view: &ViewOf<Self>) -> String;

    /// What a newcomer is told at this moment; nothing once they have seen it all. What every game can say is what
    /// happens in the phases of its first round.
    fn guide(lang: Lang, _: &Self::Game, _: &ViewOf<Self>, moment: Moment) -> Option<Guide> {
        (moment.round <= 1).then(|| Guide {
            heading: Self::ABOUT.phase(lang, moment.phase).to_owned(),
            text: Self::ABOUT.phase_help(lang, moment.phase).to_owned(),
            look: Vec::new(),
        })
    }

    /// What an action of this decision does, as a button says it. The view is that of the seat that acts.
    fn choice(lang: Lang, game: &Self::Game, view: &ViewOf<Self>, action: ActionOf<Self>)
    -> String;

    /// The same as a tile of the decision panel.
    fn tile(
        lang: Lang,
        game: &Self::Game,
        view: &ViewOf<Self>,
        action: ActionOf<Self>,
    ) -> ChoiceTile {
        ChoiceTile::plain(Self::choice(lang, game, view, action))
    }

    /// Every place of the board in words, in the order in which it is read.
    fn places(_: Lang, _: &Self::Game, _: &ViewOf<Self>) -> Vec<PlaceInWords> {
        Vec::new()
    }

    /// Which sections of the rules can be seen on the board now, and where: those that no question, event or refusal is about, and that no place
    /// names.
    fn seen(_: &Self::Game, _: &ViewOf<Self>) -> Vec<(&'static str, Vec<Anchor>)> {
        Vec::new()
    }

    /// Where on the board an event happened; a movement names where it began first.
    fn event_places(_: &Self::Game, _: &EventOf<Self>) -> Vec<Anchor> {
        Vec::new()
    }

    /// Whether an event is a great moment, which the table shows on a card: lands that change hands, thrones, the end of an age.
    fn is_great(_: &Self::Game, _: &EventOf<Self>) -> bool {
        false
    }

    /// The log line of an event, or none if it is not worth one.
    fn event(
        lang: Lang,
        players: &Players,
        game: &Self::Game,
        event: &EventOf<Self>,
    ) -> Option<Line>;

    /// Why something cannot be: what is wrong, and what would be right.
    fn reason(lang: Lang, game: &Self::Game, reason: &ReasonOf<Self>) -> String;

    /// How the game ended.
    fn result(lang: Lang, players: &Players, game: &Self::Game, outcome: &Outcome) -> String;

    /// The board as plain text, for the terminal and for screen readers.
    fn position(lang: Lang, game: &Self::Game, view: &ViewOf<Self>) -> String;

    /// What a rule is called: its number, or its heading in the reader's language.
    fn rule_name(lang: Lang, rule: &str) -> String {
        Self::ABOUT.rule_name(lang, rule).to_owned()
    }

    /// What a part of the data file is called: a list or a table of it (`activity`), an entry (`activity.glassblower`), a kind of figure
    /// (`activity.cost`), or a value that is no number (`activity.colour=red`).
    fn data_name(_: Lang, _name: &str) -> Option<String> {
        None
    }

    /// What is printed and belongs to a section of the rules reference, such as a table.
    fn printed(_: Lang, _section: &str) -> Vec<String> {
        Vec::new()
    }

    /// The rules reference.
    fn rules(lang: Lang) -> Vec<RuleSection> {
        sections::<Self>(lang)
    }

    /// The rules reference as a table plays: without the readings of other editions and versions.
    fn rules_of(lang: Lang, _: &Self::Game) -> Vec<RuleSection> {
        Self::rules(lang)
    }
}

/// The sections of a game's own file, each with what is printed and belongs to it.
pub fn sections<W: Speak>(lang: Lang) -> Vec<RuleSection> {
    let sections = W::ABOUT.sections.iter();
    sections
        .map(|section| section.told(lang, W::printed(lang, section.number)))
        .collect()
}

/// A rejection as a sentence, whether the reason is one of all games or of this one.
pub fn rejection<W: Speak>(
    lang: Lang,
    game: &W::Game,
    rejection: &Rejection<ReasonOf<W>>,
) -> String {
    cause(lang, &rejection.cause, |reason| {
        W::reason(lang, game, reason)
    })
}

/// The same where only `own` knows what the game's own reason says.
pub fn cause<R>(lang: Lang, cause: &Cause<R>, own: impl FnOnce(&R) -> String) -> String {
    match cause {
        Cause::GameOver => common::game_over(lang),
        Cause::NotYourTurn => common::not_your_turn(lang),
        Cause::OutOfPlace => common::out_of_place(lang),
        Cause::Game(reason) => own(reason),
    }
}
