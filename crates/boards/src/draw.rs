//! What a game has to draw.

use std::fmt::Display;

use engine::{Anchor, Game, Seat};
use maud::Markup;
use words::Lang;

/// What is lit on a board: where something can be done now, and by whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Highlights {
    /// The places where a legal choice is clicked.
    pub legal: Vec<Anchor>,
    /// The place of the choice that was picked and not yet confirmed, or that a bot advises.
    pub chosen: Option<Anchor>,
    /// Whose decision it is.
    pub acting: Option<Seat>,
    /// Where something happened in the last move of another.
    pub last: Vec<Anchor>,
    /// Who made that move.
    pub mover: Option<Seat>,
}

impl Highlights {
    /// Whether a legal choice is clicked here.
    pub fn is_legal(&self, anchor: &Anchor) -> bool {
        self.legal.contains(anchor)
    }

    /// Whether the choice that was picked is clicked here.
    pub fn is_chosen(&self, anchor: &Anchor) -> bool {
        self.chosen.as_ref() == Some(anchor)
    }

    /// Whether something happened here in the last move.
    pub fn is_last(&self, anchor: &Anchor) -> bool {
        self.last.contains(anchor)
    }

    /// The class of the place, with a blank before it; empty where nothing can be done.
    pub fn class(&self, anchor: &Anchor) -> &'static str {
        if self.is_chosen(anchor) {
            " chosen"
        } else if self.is_legal(anchor) {
            " legal"
        } else {
            ""
        }
    }
}

/// A number that players otherwise count by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What is counted.
    pub label: String,
    /// The number, or a few words.
    pub value: String,
}

impl Figure {
    /// A number with what it counts.
    pub fn new(label: impl Into<String>, value: &dyn Display) -> Figure {
        Figure {
            label: label.into(),
            value: value.to_string(),
        }
    }
}

/// What is known of one seat, beside the board.
#[derive(Clone, Debug)]
pub struct Panel {
    /// Which seat.
    pub seat: Seat,
    /// The side's short name, which is also the name of its colours in the stylesheet.
    pub id: &'static str,
    /// The side's name.
    pub name: String,
    /// What it has.
    pub figures: Vec<Figure>,
    /// How far it is on the way to victory.
    pub score: Figure,
    /// What the result would be if nothing changed; may be empty.
    pub outlook: String,
}

/// What a viewer sees of the game that is drawn.
pub type ViewOf<B> = <<B as Draw>::Game as Game>::View;

/// A game's drawings.
pub trait Draw: Sized + Send + Sync + 'static {
    /// The game's rules.
    type Game: Game;

    /// The style sheet of the board; every rule in it is scoped by the class of the game's board.
    const STYLE: &'static str;

    /// The board with everything that lies open on it: one element that fills the stage and suits every size of it.
    fn board(game: &Self::Game, view: &ViewOf<Self>, lit: &Highlights, lang: Lang) -> Markup;

    /// What the viewer holds in hand; nothing where there are no hands, or for a spectator.
    fn hand(game: &Self::Game, view: &ViewOf<Self>, lit: &Highlights, lang: Lang) -> Markup;

    /// What is known of each seat, with the numbers that players otherwise count by hand.
    fn panels(game: &Self::Game, view: &ViewOf<Self>, lang: Lang) -> Vec<Panel>;

    /// The position as one drawing for pictures that are shared: an SVG with a `viewBox` in which nothing is HTML. None where the board has
    /// no such drawing; then a picture shows the signs of the sides.
    fn picture(_: &Self::Game, _: &ViewOf<Self>, _: Lang) -> Option<Markup> {
        None
    }

    /// A card, a land or whatever else the data file lists as an entry, such as `activity.glassblower`, as it is printed with the data of this
    /// table: an SVG with a `viewBox` in which nothing is HTML, drawn from the same parts as the board. None where nothing is printed. A game that
    /// does not say shows the whole [`picture`](Draw::picture).
    fn printed(game: &Self::Game, view: &ViewOf<Self>, _entry: &str, lang: Lang) -> Option<Markup> {
        Self::picture(game, view, lang)
    }

    /// What the game is known by wherever it is offered: what is inside an SVG of the size [`EMBLEM`](crate::print::EMBLEM), in the colours of
    /// [`print`](crate::print). None where the game has none; then it is known by the signs of its sides.
    fn emblem() -> Option<Markup> {
        None
    }

    /// A seat's sign as a small SVG of its own, which goes well beside a line of text.
    fn sign(game: &Self::Game, seat: Seat, lang: Lang) -> Markup;
}
