//! The plates of the towns: the piece, the name, the marks.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Board, BoardPlace, Revolution, Site, Spot, Town};
use revolution_words::{board as label, colour, town as name};
use words::Lang;

use super::cities::{leader, mark_name, marked, of_site};
use super::pieces::single;
use super::signs::{Mark, mark};
use super::whereabouts::{MARK, site, town as place};
use boards::Highlights;

/// All plates.
pub(super) fn towns(game: &Revolution, board: &Board, lit: &Highlights, lang: Lang) -> Markup {
    html! {
        g id="towns" { @for at in Town::ALL { (one(game, board, at, lit, lang)) } }
    }
}

/// The lines to the places of the towns.
pub(super) fn leaders(game: &Revolution) -> Markup {
    html! {
        @for at in Town::ALL { (leader(site("town", at.id()), &place(game, at))) }
    }
}

/// The marks of a town.
pub(super) fn marks(game: &Revolution, at: Town) -> Vec<Mark> {
    let trade = game.data().towns[at].trade.then_some(Mark::Trade);
    let others = of_site(game, Site::Town(at));
    trade.into_iter().chain(others).collect()
}

fn one(game: &Revolution, board: &Board, at: Town, lit: &Highlights, lang: Lang) -> Markup {
    let plate = place(game, at);
    let (w, h) = (plate.width, plate.height);
    let anchor = Anchor::from(BoardPlace::Spot(Spot::Town(at)));
    let holder = board.towns[at].map_or("–", |held| colour(lang, held));
    let marks = marks(game, at);
    let about = format!("{}: {holder}. ", name(lang, at));
    let about = marks
        .iter()
        .fold(about, |told, &mark| told + &mark_name(mark, lang) + " ");
    let trade = marks.contains(&Mark::Trade).then_some((Mark::Trade, ""));
    let signs: Vec<_> = trade
        .into_iter()
        .chain(marked(game, board, Site::Town(at)))
        .collect();
    html! {
        g id={ "town-" (at.id()) } class={ "place town" (lit.class(&anchor)) (super::lands::last(lit, &anchor)) } data-anchor=(anchor) role="img" tabindex="-1"
            aria-label=(about.trim_end()) transform=(plate.shift()) {
            (super::lands::ring(lit, &anchor, [w, h], 5.0))
            rect class="patch" width=(w) height=(h) rx="6" {}
            @match board.towns[at] {
                Some(held) => { (single(&format!("town-{}", at.id()), held, 1.0, 1.0, 20.0, 3.0)) }
                None => { rect class="empty" x="1.5" y="1.5" width="19" height="19" rx="3" {} }
            }
            text class="town-name" x="24.5" y="15.5" { (label::short_town(lang, at)) }
            @for (index, (sign, class)) in signs.into_iter().rev().enumerate() {
                (mark(sign, class, w - 1.0 - MARK * (index + 1) as f64, 4.5))
            }
        }
    }
}

/// Used by the key.
pub(super) fn sample(mark_of: Mark, class: &str) -> Markup {
    html! {
        svg class="sample" viewBox="0 0 15 15" width="15" height="15" aria-hidden="true" { (mark(mark_of, class, 1.0, 1.0)) }
    }
}
