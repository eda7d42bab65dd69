//! Cities and towns with their marks, pieces and sieges.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{
    Besieger, Board, BoardPlace, City, Faith, Foundation, Pieces, Revolution, See, Site, Spot, Town,
};
use revolution_words::{
    board as label, city as city_name, colour, faction as name, town as town_name,
};
use words::Lang;

use super::majority::{badge, badge_width, told};
use super::pieces::{Duty, GAP, HEIGHT, army, row, row_width, ship, stack};
use super::signs::{charge, mark};
use super::whereabouts::{Side, city as city_place, text_width, town as town_place};
use boards::Lit;
use boards::geo::Point;

/// The size of the letters of names.
const SIZE: f64 = 12.6;
/// The size of a small mark beside a name.
const MARK: f64 = 13.0;

/// All towns and cities.
pub(super) fn sites(game: &Revolution, board: &Board, lit: &Lit, lang: Lang) -> Markup {
    html! {
        g id="towns" { @for at in Town::ALL { (town(game, board, at, lit, lang)) } }
        g id="cities" { @for at in City::ALL { (city(game, board, at, lit, lang)) } }
    }
}

fn town(game: &Revolution, board: &Board, at: Town, lit: &Lit, lang: Lang) -> Markup {
    let (centre, side) = town_place(at);
    let anchor = Anchor::from(BoardPlace::Spot(Spot::Town(at)));
    let marks = marks(game, board, Site::Town(at));
    let corner = Point::new(centre.x - HEIGHT / 2.0, centre.y - HEIGHT / 2.0);
    let text = label::short_town(lang, at);
    let holder = board.towns[at].map_or("–", |held| colour(lang, held));
    let place = format!("town-{}", at.id());
    html! {
        g id={ "town-" (at.id()) } class={ "site town" (lit.class(&anchor)) } data-anchor=(anchor) {
            title { (town_name(lang, at)) ": " (holder) (told_marks(game, board, Site::Town(at), lang)) }
            rect class="ring" x=(px(corner.x - 3.0)) y=(px(corner.y - 3.0)) width=(HEIGHT + 6.0) height=(HEIGHT + 6.0) rx="6" {}
            rect class="mark" x=(px(corner.x)) y=(px(corner.y)) width=(HEIGHT) height=(HEIGHT) rx="2" {}
            @if let Some(held) = board.towns[at] { (stack(&place, held, 1, corner.x, corner.y)) }
            (named(text, centre, side, &marks, None))
        }
    }
}

fn city(game: &Revolution, board: &Board, at: City, lit: &Lit, lang: Lang) -> Markup {
    let (centre, side) = city_place(at);
    let anchor = Anchor::from(BoardPlace::City(at));
    let marks = marks(game, board, Site::City(at));
    let pieces = board.cities[at];
    let holder = board.city_cards[at];
    let master = holder.map_or("–", |held| name(lang, held));
    let besieged = board.sieges[at].is_some();
    // The besieger stands where the name does not.
    let guard = match side {
        Side::West => centre.x + 8.0,
        _ => centre.x - 25.0,
    };
    html! {
        g id={ "city-" (at.id()) } class={ "site city" (if besieged { " besieged" } else { "" }) (lit.class(&anchor)) } data-anchor=(anchor) {
            title {
                (label::about_city(lang, city_name(lang, at), master)) " " (told(pieces, lang))
                (told_marks(game, board, Site::City(at), lang))
            }
            rect class="ring" x=(px(centre.x - 14.0)) y=(px(centre.y - 14.0)) width="28" height="28" rx="5" {}
            rect class="mark" x=(px(centre.x - 10.0)) y=(px(centre.y - 10.0)) width="20" height="20" {}
            g class={ "holder " (holder.map_or("nobody", |held| held.id())) } transform=(format!("translate({:.1} {:.1})", centre.x - 7.0, centre.y - 7.0)) {
                rect class="chip" width="14" height="14" {}
                @if let Some(held) = holder { path class="charge" transform="translate(1 1) scale(0.75)" d=(charge(held.colour())) {} }
            }
            (named(city_name(lang, at), centre, side, &marks, Some((at, pieces))))
            @match board.sieges[at] {
                None => {}
                Some(Besieger::Army(of)) => { (army(&format!("siege-{}", at.id()), of, Duty::Acting, guard, centre.y - 22.0)) }
                Some(Besieger::WaterBeggars) => {
                    (ship(guard, centre.y - 22.0))
                    (ship(guard + 9.0, centre.y - 28.0))
                }
            }
        }
    }
}

/// A name on its side of the mark, with small marks between the two and the pieces of a city below.
fn named(
    text: &str,
    centre: Point,
    side: Side,
    marks: &[&'static str],
    city: Option<(City, Pieces)>,
) -> Markup {
    let reach = if city.is_some() { 13.5 } else { 11.5 };
    let signs = marks.len() as f64 * (MARK + 1.0);
    let beside = city.map_or(4.4, |_| -2.0);
    let pieces_width = city.map_or(0.0, |(_, pieces)| {
        row_width(pieces) + GAP * 2.0 + badge_width(pieces)
    });
    // Where the text stands, where the marks begin, and where the pieces begin.
    let (anchor, text_x, signs_x, row_x, base) = match side {
        Side::East => {
            let x = centre.x + reach;
            ("start", x + signs, x, x, centre.y + beside)
        }
        Side::West => {
            let x = centre.x - reach;
            // The last letter of the name keeps away from the marks.
            let apart = if marks.is_empty() { 0.0 } else { 1.5 };
            (
                "end",
                x - signs - apart,
                x - signs,
                x - pieces_width,
                centre.y + beside,
            )
        }
        Side::North | Side::South => {
            let half = text_width(text, SIZE) / 2.0;
            let base = match side {
                Side::North => centre.y - reach - 2.0,
                _ => centre.y + reach + 10.0,
            };
            let x = centre.x - signs / 2.0;
            (
                "middle",
                x,
                x + half + 1.0,
                centre.x - pieces_width / 2.0,
                base,
            )
        }
    };
    html! {
        text class="name" text-anchor=(anchor) x=(px(text_x)) y=(px(base)) { (text) }
        @for (index, name) in marks.iter().enumerate() {
            (mark(name, signs_x + index as f64 * (MARK + 1.0), base - 11.0))
        }
        @if let Some((at, pieces)) = city {
            (row(&format!("city-{}", at.id()), pieces, row_x, base + 3.5))
            (badge(pieces, row_x + row_width(pieces) + GAP * 2.0, base + 3.5))
        }
    }
}

/// The names of the small marks of a place: trade, see, university.
fn marks(game: &Revolution, board: &Board, site: Site) -> Vec<&'static str> {
    let mut marks = Vec::new();
    if let Site::Town(town) = site
        && game.data().towns[town].trade
    {
        marks.push("trade");
    }
    if See::ALL.iter().any(|&see| game.data().sees[see] == site) {
        marks.push("see");
    }
    if game.university_at(site).is_some() {
        marks.push(match faith(board, site) {
            None => "university",
            Some(Faith::Catholic) => "university-catholic",
            Some(Faith::Reformed) => "university-reformed",
        });
    }
    marks
}

/// What the university of a place believes.
pub(super) fn faith(board: &Board, site: Site) -> Option<Faith> {
    match site {
        Site::City(city) => board.city_universities[city],
        Site::Town(town) => board.town_universities[town],
    }
}

fn told_marks(game: &Revolution, board: &Board, site: Site, lang: Lang) -> String {
    let mut told = String::new();
    for found in marks(game, board, site) {
        told.push_str(". ");
        told.push_str(&match found {
            "trade" => label::trade_town(lang),
            "see" => label::see_of_bishop(lang),
            _ => match game.university_at(site) {
                Some(Foundation::New) if faith(board, site).is_none() => {
                    label::university_to_be(lang)
                }
                _ => label::university(lang),
            },
        });
    }
    told
}

/// A number of units with one decimal.
fn px(units: f64) -> String {
    format!("{units:.1}")
}
