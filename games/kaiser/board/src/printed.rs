//! A card or an electorate by itself, as it is printed with a table's figures.

use boards::{cutting, paragraph, type_set};
use kaiser_rules::{Card, Electorate, Kaiser, Rank, Tint, View};
use kaiser_words::{card_face, card_in_short};
use maud::{Markup, html};
use words::Lang;

use super::defs::defs;
use super::share::{boxed, picture, place};

/// The size of a card.
const CARD: [f64; 2] = [330.0, 176.0];

/// The drawing of an entry of the data file, if it is printed somewhere.
pub(super) fn printed(game: &Kaiser, view: &View, entry: &str, lang: Lang) -> Option<Markup> {
    match entry.split_once('.')? {
        ("card", id) => {
            let found = Card::ALL.into_iter().find(|one| one.id() == id);
            found.map(|one| card(game, one, lang))
        }
        ("electorate", id) => {
            let found = Electorate::ALL.into_iter().find(|one| one.id() == id)?;
            let [x, y] = place(found);
            let part = [(x - 14.0).max(0.0), y - 14.0, 272.0, 180.0];
            Some(cutting(&picture(game, view, lang), part))
        }
        _ => None,
    }
}

fn card(game: &Kaiser, card: Card, lang: Lang) -> Markup {
    let [width, height] = CARD;
    let face = game.data().cards[card];
    let price = |rank| game.data().price(card, rank);
    let mut prices = vec![price(Rank::Baron), price(Rank::Couple)];
    prices.dedup();
    let (ground, edge, child) = match face.tint {
        Tint::Blue => ("var(--k-blue)", "var(--k-blue-line)", Some("boy")),
        Tint::Pink => ("var(--k-pink)", "var(--k-pink-line)", Some("girl")),
        Tint::White => ("var(--k-white)", "var(--k-white-line)", None),
    };
    let cities = game.data().points.cities.iter().map(u8::to_string);
    let cities = cities.collect::<Vec<_>>().join("/");
    html! {
        svg viewBox={ "0 0 " (width) " " (height) } {
            g class="bd kaiser" {
                (defs())
                rect x="1" y="1" width=(width - 2.0) height=(height - 2.0) rx="9" fill=(ground) stroke=(edge) stroke-width="2" {}
                path d="M12 130V58a48 48 0 0 1 96 0V130Z" fill="#fffdf5" stroke=(edge) stroke-width="1.5" {}
                (boxed([18.0, 36.0, 84.0, 84.0], &html! { svg viewBox="0 0 48 48" { use href={ "#kd-e-" (card.id()) } {} } }))
                @for (place, price) in prices.iter().enumerate() {
                    @let x = 24.0 + 38.0 * place as f64;
                    circle cx=(x) cy="24" r="17" fill="var(--coin)" stroke="var(--outline)" stroke-width="1.5" {}
                    text x=(x) y="31" text-anchor="middle" font-size="20" font-weight="800" font-family="var(--sans)" fill="var(--on-coin)" { (price) }
                }
                (type_set([122.0, 34.0], 20.0, card_face(lang, card)))
                (paragraph([122.0, 62.0], 15.0, 27, &card_in_short(lang, card, cities)))
                @if let Some(child) = child { g class={ "mark " (child) } { (boxed([122.0, height - 38.0, 26.0, 26.0], &html! { svg class={ "mark " (child) } viewBox="0 0 24 24" { use href={ "#kd-" (child) } {} } })) } }
                // How many there are with two, three and four players.
                (type_set([width - 96.0, height - 18.0], 18.0, &format!("×{}/{}/{}", face.copies[0], face.copies[1], face.copies[2])))
            }
        }
    }
}
