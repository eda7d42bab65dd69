//! The board of Troyes as a drawn city: sky and the three buildings, the street with the influence, the districts with
//! their dice, the tray with the group, the cards; beside them the Cathedral and, outside the walls, the events.
//!
//! Blocks of HTML with small drawings in them, so that texts wrap by themselves and one drawing suits every size. The
//! blocks stand in the order of play; the style sheet places them.
//!
//! ```
//! use boards::Draw;
//! use troyes_board::TroyesBoard;
//!
//! assert!(TroyesBoard::STYLE.contains(".troyes"));
//! ```

mod art;
mod cards;
mod cathedral;
mod characters;
mod city;
mod districts;
mod draw;
mod emblem;
mod events;
mod formulas;
mod guesses;
mod marks;
mod printed;
mod share;
mod street;
mod symbols;
mod tray;

pub use draw::TroyesBoard;

use boards::Highlights;
use engine::{Anchor, Game};
use maud::{Markup, html};
use troyes_rules::{Action, Family, Prospect, Space, Step, Target, Troyes, View};
use troyes_words::board::{Label, label};
use words::Lang;

/// What is drawn, for whom, and in which language.
#[derive(Clone, Copy)]
struct Scene<'s> {
    game: &'s Troyes,
    view: &'s View,
    lit: &'s Highlights,
    lang: Lang,
}

impl Scene<'_> {
    /// The style classes of a place, with a blank before them: whether it can be chosen, and whether something happened
    /// here in the last move.
    fn mark(self, anchor: &Anchor) -> String {
        let last = if self.lit.is_last(anchor) {
            " last"
        } else {
            ""
        };
        format!("{}{last}", self.lit.class(anchor))
    }

    /// Whether a ring is drawn around the place.
    fn is_ringed(self, anchor: &Anchor) -> bool {
        self.lit.is_legal(anchor) || self.lit.is_chosen(anchor) || self.lit.is_last(anchor)
    }

    /// A text of the board.
    fn label(self, label_of: Label) -> &'static str {
        label(self.lang, label_of)
    }

    /// Who acts; at the end nobody.
    fn acting(self) -> Option<Family> {
        self.view.board.step.family()
    }

    /// What the group would bring there while it is put together, or what the plan would bring if it is for this.
    fn prospect(self, action: Action, target: Target) -> Option<Prospect> {
        let board = &self.view.board;
        match board.step {
            Step::Group { .. } => self.game.prospect(self.view, action),
            Step::Confirm { .. } if board.plan.target == Some(target) => (1..=36)
                .rev()
                .map(Action::Times)
                .chain([Action::Confirm])
                .find_map(|action| self.game.prospect(self.view, action)),
            _ => None,
        }
    }

    /// Whether the die lies in the tray: in the group, or chosen against black dice.
    fn is_in_tray(self, space: Space) -> bool {
        let board = &self.view.board;
        match board.step.defence() {
            Some(defence) => defence.dice.contains(space),
            None => board.plan.dice.contains(space),
        }
    }
}

/// The whole board.
pub(crate) fn board(game: &Troyes, view: &View, lit: &Highlights, lang: Lang) -> Markup {
    let mover = lit.mover.and_then(Family::at).map_or("nobody", Family::id);
    let scene = Scene {
        game,
        view,
        lit,
        lang,
    };
    html! {
        div id="board-troyes" class={ "bd troyes p" (game.seats()) " moved-" (mover) } role="group" aria-label=(scene.label(Label::Board)) {
            (symbols::symbols())
            (symbols::emblems(scene))
            div class="city" {
                (districts::districts(scene))
                (tray::tray(scene))
                (cards::pager(scene))
                (cards::activities(scene))
                (city::buildings(scene))
                (street::street(scene))
                (cathedral::cathedral(scene))
                (events::events(scene))
            }
        }
    }
}
