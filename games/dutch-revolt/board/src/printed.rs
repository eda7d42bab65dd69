//! A territory or a chit by itself, as it is printed with a table's figures.

use ::words::Lang;
use boards::{cutting, paragraph, type_set};
use dutch_revolt_rules::{Chit, DutchRevolt, View};
use dutch_revolt_words::{board as say, chit, chit_effect, chit_mark};
use maud::{Markup, html};

use super::plate::cluster;
use super::{HEIGHT, WIDTH, position, shared};
use boards::Highlights;

/// The size of a part of the map, and of a chit.
const CLOSE: [f64; 2] = [340.0, 250.0];
const CHIT: [f64; 2] = [300.0, 196.0];

/// The drawing of an entry of the data file, if it is printed somewhere.
pub(super) fn printed(game: &DutchRevolt, view: &View, entry: &str, lang: Lang) -> Option<Markup> {
    match entry.split_once('.')? {
        ("territory", id) => {
            let room = cluster(id)?;
            let corner = |least: f64, most: f64, length: f64, whole: f64| {
                ((least + most - length) / 2.0)
                    .clamp(0.0, whole - length)
                    .round()
            };
            let left = corner(room.least.x, room.most.x, CLOSE[0], WIDTH);
            let top = corner(room.least.y, room.most.y, CLOSE[1], HEIGHT);
            let picture = position::picture(game, view, &Highlights::default(), lang);
            let whole = shared(&picture, &position::words(game, view, lang));
            Some(cutting(&whole, [left, top, CLOSE[0], CLOSE[1]]))
        }
        ("chit", id) => {
            let found = Chit::ALL.into_iter().find(|one| one.id() == id);
            found.map(|one| counter(game, one, lang))
        }
        _ => None,
    }
}

fn counter(game: &DutchRevolt, kind: Chit, lang: Lang) -> Markup {
    let face = game.data().chits[kind];
    let [width, height] = CHIT;
    let star = if chit_mark(face).ends_with('*') {
        " *"
    } else {
        ""
    };
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } {
            g class="bd dutch-revolt" {
                rect x="5" y="5" width=(width - 8.0) height=(height - 8.0) rx="10" fill="var(--shadow)" {}
                rect x="1" y="1" width=(width - 8.0) height=(height - 8.0) rx="10" fill="var(--card)" stroke="var(--outline)" stroke-width="2" {}
                (type_set([16.0, 34.0], 21.0, &format!("{}{star}", chit(lang, kind))))
                @if let Some(phase) = face.phase { (paragraph([16.0, 58.0], 14.0, 34, say::when(lang, phase))) }
                path d={ "M16 68H" (width - 22.0) } fill="none" stroke="var(--edge)" stroke-width="1.5" {}
                (paragraph([16.0, 90.0], 14.0, 36, chit_effect(lang, kind)))
                (type_set([width - 52.0, 60.0], 18.0, &format!("×{}", face.copies)))
            }
        }
    }
}
