//! From a view of Troyes to its drawings.

use engine::{Game, Seat};
use maud::{Markup, html};
use troyes_rules::{Family, Step, Troyes, View};
use troyes_words::board::{Label, label};
use troyes_words::{character, family as family_name, wish};
use words::Lang;

use super::board;
use super::guesses::guesses;
use super::pieces::token;
use boards::{Draw, Figure, Lit, Panel};

/// What the game draws.
#[derive(Clone, Copy, Debug)]
pub struct TroyesBoard;

impl Draw for TroyesBoard {
    type Game = Troyes;

    const STYLE: &str = include_str!("../style.css");

    const SECRETS: bool = true;

    fn board(game: &Troyes, view: &View, lit: &Lit, lang: Lang) -> Markup {
        board(game, view, lit, lang)
    }

    fn hand(game: &Troyes, view: &View, _: &Lit, lang: Lang) -> Markup {
        let Some(family) = view.family() else {
            return html! {};
        };
        html! {
            section id="hand-troyes" class="hand troyes" aria-label=(label(lang, Label::Characters)) {
                h2 { (label(lang, Label::Characters)) }
                ul {
                    @for found in view.characters[family].iter() {
                        li id={ "character-" (found.id()) } class="chit" {
                            (character(lang, found)) ": " (wish(lang, found)) " (" (game.wished(&view.board, family, found)) ")"
                        }
                    }
                }
                @if view.board.step != Step::Over { (guesses(game, view, family, lang)) }
            }
        }
    }

    fn panels(game: &Troyes, view: &View, lang: Lang) -> Vec<Panel> {
        Family::playing(game.seats())
            .filter_map(|family| family.seat().map(|seat| (family, seat)))
            .map(|(family, seat)| {
                let player = &view.board.players[family];
                let tally = game.tally(&view.board, family, view.known_characters());
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

    fn sign(game: &Troyes, seat: Seat, lang: Lang) -> Markup {
        let Some(family) = game.family_at(seat) else {
            return html! {};
        };
        html! {
            svg class="board troyes sign-of-side" viewBox="0 0 28 28" aria-hidden="true" focusable="false" {
                (token(lang, family, 14.0, 14.0))
            }
        }
    }
}
