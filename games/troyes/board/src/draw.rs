//! From a view of Troyes to its drawings.

use engine::{Game, Seat};
use maud::{Markup, PreEscaped, html};
use troyes_rules::{Building, Family, Step, Troyes, View};
use troyes_words::board::{Label, label};
use troyes_words::{character, family as family_name, wish};
use words::Lang;

use super::art;
use super::guesses::guesses;
use super::printed::printed;
use super::{Scene, board, share};
use boards::{Draw, Figure, Highlights, Panel};

/// What the game draws.
#[derive(Clone, Copy, Debug)]
pub struct TroyesBoard;

impl Draw for TroyesBoard {
    type Game = Troyes;

    const STYLE: &str = concat!(
        include_str!("../style/colours.css"),
        include_str!("../style/scenery.css"),
        include_str!("../style/board.css"),
        include_str!("../style/sizes.css"),
    );

    fn board(game: &Troyes, view: &View, lit: &Highlights, lang: Lang) -> Markup {
        board(game, view, lit, lang)
    }

    fn hand(game: &Troyes, view: &View, _: &Highlights, lang: Lang) -> Markup {
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

    fn picture(game: &Troyes, view: &View, lang: Lang) -> Option<Markup> {
        let lit = &Highlights::default();
        Some(share::picture(Scene {
            game,
            view,
            lit,
            lang,
        }))
    }

    fn printed(game: &Troyes, view: &View, entry: &str, lang: Lang) -> Option<Markup> {
        let lit = &Highlights::default();
        let scene = Scene {
            game,
            view,
            lit,
            lang,
        };
        printed(scene, entry)
    }

    fn panels(game: &Troyes, view: &View, lang: Lang) -> Vec<Panel> {
        Family::playing(game.seats())
            .filter_map(|family| family.seat().map(|seat| (family, seat)))
            .map(|(family, seat)| {
                let player = &view.board.players[family];
                let tally = game.tally(&view.board, family, view.known_characters());
                // Money, influence and supplies are on the board.
                let citizens = Building::ALL
                    .into_iter()
                    .map(|building| u16::from(view.board.citizens_in(family, building)));
                let paid = game.data().buildings.values().map(|hall| hall.salary);
                let salaries: u16 = citizens
                    .clone()
                    .zip(paid)
                    .map(|(count, salary)| count * salary)
                    .sum();
                Panel {
                    seat,
                    id: family.id(),
                    name: family_name(lang, family).to_owned(),
                    figures: vec![
                        Figure::new(label(lang, Label::ToPay), &salaries),
                        Figure::new(label(lang, Label::Citizens), &citizens.clone().sum::<u16>()),
                        Figure::new(label(lang, Label::EventsWon), &player.events_won),
                    ],
                    score: if view.shows_points(game, family) {
                        Figure::new(label(lang, Label::Points), &tally.total())
                    } else {
                        Figure::new(label(lang, Label::Points), &"?")
                    },
                    outlook: String::new(),
                }
            })
            .collect()
    }

    fn emblem() -> Option<Markup> {
        Some(super::emblem::emblem())
    }

    fn sign(game: &Troyes, seat: Seat, lang: Lang) -> Markup {
        let Some(family) = game.family_at(seat) else {
            return html! {};
        };
        html! {
            svg class="troyes sign-of-side" viewBox="-1 -1 26 26" aria-hidden="true" focusable="false" {
                g class={ "token " (family.id()) } {
                    title { (family_name(lang, family)) }
                    (PreEscaped(art::token(family)))
                }
            }
        }
    }
}
