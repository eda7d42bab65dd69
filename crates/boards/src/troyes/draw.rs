//! From a view of Troyes to its drawings.

use ::troyes::{Family, Step, Troyes, View};
use engine::{Game, Seat};
use maud::{Markup, html};
use words::Lang;
use words::troyes::board::{Label, label};
use words::troyes::{character, family as family_name, wish};

use super::board;
use super::guesses::guesses;
use super::pieces::token;
use crate::{Draw, Figure, Lit, Panel};

impl Draw for Troyes {
    const SECRETS: bool = true;

    fn board(&self, view: &View, lit: &Lit, lang: Lang) -> Markup {
        board(self, view, lit, lang)
    }

    fn hand(&self, view: &View, _: &Lit, lang: Lang) -> Markup {
        let Some(family) = view.family() else {
            return html! {};
        };
        html! {
            section id="hand-troyes" class="hand troyes" aria-label=(label(lang, Label::Characters)) {
                h2 { (label(lang, Label::Characters)) }
                ul {
                    @for found in view.characters[family].iter() {
                        li id={ "character-" (found.id()) } class="chit" {
                            (character(lang, found)) ": " (wish(lang, found)) " (" (self.wished(&view.board, family, found)) ")"
                        }
                    }
                }
                @if view.board.step != Step::Over { (guesses(self, view, family, lang)) }
            }
        }
    }

    fn panels(&self, view: &View, lang: Lang) -> Vec<Panel> {
        Family::playing(self.seats())
            .filter_map(|family| family.seat().map(|seat| (family, seat)))
            .map(|(family, seat)| {
                let player = &view.board.players[family];
                let tally = self.tally(&view.board, family, view.known_characters());
                Panel {
                    seat,
                    id: family.id(),
                    name: family_name(lang, family).to_owned(),
                    figures: vec![
                        Figure::new(label(lang, Label::Deniers), &player.deniers),
                        Figure::new(label(lang, Label::Influence), &player.influence),
                        Figure::new(label(lang, Label::Supply), &player.supply),
                        Figure::new(label(lang, Label::Tradesmen), &view.board.tradesmen(family)),
                        Figure::new(label(lang, Label::EventsWon), &player.events_won),
                    ],
                    score: Figure::new(label(lang, Label::Points), &tally.total()),
                    outlook: String::new(),
                }
            })
            .collect()
    }

    fn sign(&self, seat: Seat, lang: Lang) -> Markup {
        let Some(family) = self.family_at(seat) else {
            return html! {};
        };
        html! {
            svg class="board troyes sign-of-side" viewBox="0 0 28 28" aria-hidden="true" focusable="false" {
                (token(lang, family, 14.0, 14.0))
            }
        }
    }
}
