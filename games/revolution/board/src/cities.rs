//! The plates of the cities: card, name, marks, pieces, who leads, the citizens' faith, a siege.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{
    Besieger, Bishopric, Board, BoardPlace, City, Colour, Faction, Faith, Revolution, See, Site,
};
use revolution_words::{board as label, city as name, column, faction};
use words::Lang;

use super::majority::{is_tied, lead, told};
use super::measure::bold;
use super::pieces::{Duty, army, row, ship};
use super::signs::{Mark, mark, short, sign};
use super::whereabouts::{MARK, city as place, site};
use boards::Highlights;
use boards::geo::Point;

/// The width of the band with the card.
const BAND: f64 = 26.0;
/// Where name, pieces and faith begin.
const LEFT: f64 = 30.0;

/// All plates.
pub(super) fn cities(
    game: &Revolution,
    board: &Board,
    next: &Board,
    lit: &Highlights,
    lang: Lang,
) -> Markup {
    html! {
        g id="cities" {
            @for at in City::ALL { (one(game, board, next, at, lit, lang)) }
        }
    }
}

fn one(
    game: &Revolution,
    board: &Board,
    next: &Board,
    at: City,
    lit: &Highlights,
    lang: Lang,
) -> Markup {
    let plate = place(game, at);
    let (w, h) = (plate.width, plate.height);
    let anchor = Anchor::from(BoardPlace::City(at));
    let pieces = board.cities[at];
    let badge = lead(pieces).map(|lead| (lead.faction.id(), lead.badge()));
    let badge = badge.or_else(|| is_tied(pieces).then(|| ("tie", "=".to_owned())));
    let taken = badge
        .as_ref()
        .map_or(0.0, |(_, text)| bold(text, 12.0) + 4.0);
    let siege = board.sieges[at];
    html! {
        g id={ "city-" (at.id()) } class={ "place city" (if siege.is_some() { " besieged" } else { "" }) (lit.class(&anchor)) (super::lands::last(lit, &anchor)) }
            data-anchor=(anchor) role="img" tabindex="-1" aria-label=(about(game, board, at, lang)) transform=(plate.shift()) {
            @if let Some(besieger) = siege { (trench(besieger, w, h)) }
            rect class="shade" x="1.5" y="2.5" width=(w) height=(h) rx="6" {}
            (super::lands::ring(lit, &anchor, [w, h], 6.0))
            rect class="plate" width=(w) height=(h) rx="6" {}
            (band(board.city_cards[at], next.city_cards[at], h))
            text class="cap" x=(LEFT) y="14" { (name(lang, at)) }
            @for (index, (mark_of, class)) in marked(game, board, Site::City(at)).into_iter().rev().enumerate() {
                (mark(mark_of, class, w - 4.0 - MARK * (index + 1) as f64, 3.0))
            }
            (row(&format!("city-{}", at.id()), pieces, LEFT, 17.5, w - LEFT - 4.0 - taken))
            @if let Some((class, text)) = badge {
                g class={ "lead small " (class) } { text x=(short(w - 4.0)) y="31" { (text) } }
            }
            (faith_track(board, at, w, h))
            (coins(board, at, w, h))
            @match siege {
                None => {}
                Some(Besieger::Army(of)) => { (army(&format!("siege-{}", at.id()), of, Duty::Acting, -8.0, -10.0, 23.0)) }
                Some(Besieger::WaterBeggars) => {
                    (ship(board.hirer, -12.0, -14.0, 26.0))
                    (ship(board.hirer, -2.0, -18.0, 26.0))
                }
            }
        }
    }
}

/// The lines from plates to the dots of places that lie further off.
pub(super) fn leader(site: Point, plate: &super::whereabouts::Rectangle) -> Markup {
    let within = |at: f64, from: f64, length: f64| at.clamp(from + 4.0, from + length - 4.0);
    let near = Point::new(
        within(site.x, plate.x, plate.width),
        within(site.y, plate.y, plate.height),
    );
    if site.distance(near) < 11.0 {
        return html! {};
    }
    html! {
        path d=(format!("M{:.0} {:.0}L{:.0} {:.0}", site.x, site.y, near.x, near.y)) {}
        circle cx=(format!("{:.0}", site.x)) cy=(format!("{:.0}", site.y)) r="3.2" {}
    }
}

/// The leaders of all cities.
pub(super) fn leaders(game: &Revolution) -> Markup {
    html! {
        @for at in City::ALL { (leader(site("city", at.id()), &place(game, at))) }
    }
}

/// The band with the holder of the card; a corner in another colour where the next nomination would change it.
fn band(holder: Option<Faction>, next: Option<Faction>, h: f64) -> Markup {
    let shape = format!("M6 0H{BAND}V{h}H6A6 6 0 0 1 0 {}V6A6 6 0 0 1 6 0Z", h - 6.0);
    let class = holder.map_or("nobody", Faction::id);
    html! {
        g class={ "band " (class) } {
            path class="field" d=(shape) {}
            path class="wall" d="M5 15V5H8V8H11V4H15V8H18V5H21V15Z" {}
            @match holder {
                Some(holder) => { (sign(holder.colour(), "charge", 4.5, 18.5, 17.0)) }
                None => { path class="no-card" d="M8 20h10v13h-10z" {} }
            }
        }
        @if next != holder {
            g class={ "band next " (next.map_or("nobody", Faction::id)) } {
                path class="field" d=(format!("M{BAND} {}V{h}H6A6 6 0 0 1 0 {}Z", h - 18.0, h - 6.0)) {}
                @match next {
                    Some(next) => { (sign(next.colour(), "charge", 11.5, h - 13.5, 12.0)) }
                    None => { path class="no-card" d=(format!("M14 {}h9", h - 6.0)) {} }
                }
            }
        }
    }
}

/// Seven cells from Catholic to Reformed with the citizens' marker.
fn faith_track(board: &Board, at: City, w: f64, h: f64) -> Markup {
    let cell = (w - 42.0 - 16.0) / 7.0;
    let top = h - 11.5;
    let here = 42.0 + (f64::from(board.allegiance[at]) - 0.5) * cell - 0.5;
    html! {
        g class="faith" {
            (sign(Colour::Catholic, "catholic", LEFT, h - 13.0, 10.5))
            @for step in 0..7_u8 {
                rect class={ "step f" (step + 1) } x=(short(42.0 + cell * f64::from(step))) y=(short(top)) width=(short(cell - 1.0)) height="8" rx="1.5" {}
            }
            circle class="marker" cx=(short(here)) cy=(short(top + 4.0)) r="5.4" {}
            (sign(Colour::Reformer, "reformer", w - 13.5, h - 13.0, 10.5))
        }
    }
}

/// Coins that were put on the citizens this turn, hanging below the plate.
fn coins(board: &Board, at: City, w: f64, h: f64) -> Markup {
    let mut along = w - 6.0;
    html! {
        @for (of, &count) in board.coins[at].iter().filter(|&(_, &count)| count > 0) {
            @let () = along -= 34.0;
            g class={ "coins " (of.id()) } transform=(format!("translate({} {})", short(along), short(h - 3.0))) {
                rect width="32" height="17" rx="8.5" {}
                (sign(of.colour(), "", 4.0, 2.5, 12.0))
                text x="18" y="13" { (count) }
            }
        }
    }
}

/// Siege works round the plate in the besieger's colour.
fn trench(besieger: Besieger, w: f64, h: f64) -> Markup {
    let (inner, outer) = (-1.0, -6.0);
    let (across, down) = (16, 8);
    let tooth = |index: i32| if index % 2 == 0 { outer } else { inner };
    let mut points: Vec<(f64, f64)> = Vec::new();
    let x = |index: i32| inner + f64::from(index) * (w - 2.0 * inner) / f64::from(across);
    let y = |index: i32| inner + f64::from(index) * (h - 2.0 * inner) / f64::from(down);
    points.extend((0..across).map(|index| (x(index), tooth(index))));
    points.extend((0..down).map(|index| (w - tooth(index), y(index))));
    points.extend((1..=across).rev().map(|index| (x(index), h - tooth(index))));
    points.extend((1..=down).rev().map(|index| (tooth(index), y(index))));
    let line: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{} {}", short(*x), short(*y)))
        .collect();
    let line = format!("M{}Z", line.join("L"));
    let class = match besieger {
        Besieger::Army(of) => of.id(),
        Besieger::WaterBeggars => "beggars",
    };
    html! {
        g class={ "trench " (class) } { path class="earth" d=(line) {} path class="works" d=(line) {} }
    }
}

/// The marks of a city: see, university.
pub(super) fn marks(game: &Revolution, at: City) -> Vec<Mark> {
    of_site(game, Site::City(at))
}

/// The marks of a city or a town but for trade.
pub(super) fn of_site(game: &Revolution, at: Site) -> Vec<Mark> {
    let see = See::ALL.iter().any(|&see| game.data().sees[see] == at);
    let university = game.university_at(at).is_some();
    let found = [(see, Mark::See), (university, Mark::University)];
    found
        .into_iter()
        .filter(|(is, _)| *is)
        .map(|(_, mark)| mark)
        .collect()
}

/// The marks of a site with their classes: which faith a see or a university has.
pub(super) fn marked(game: &Revolution, board: &Board, at: Site) -> Vec<(Mark, &'static str)> {
    let class = |mark| match mark {
        Mark::Trade => "",
        Mark::See => {
            let see = See::ALL
                .into_iter()
                .find(|&see| game.data().sees[see] == at);
            match see.map(|see| board.bishoprics[see]) {
                Some(Bishopric::FirmlyCatholic | Bishopric::Catholic) => "catholic",
                _ => "reformer",
            }
        }
        Mark::University => match faith(board, at) {
            None => "not-yet",
            Some(Faith::Catholic) => "catholic",
            Some(Faith::Reformed) => "reformer",
        },
    };
    of_site(game, at)
        .into_iter()
        .map(|mark| (mark, class(mark)))
        .collect()
}

/// What the university of a place believes.
fn faith(board: &Board, at: Site) -> Option<Faith> {
    match at {
        Site::City(city) => board.city_universities[city],
        Site::Town(town) => board.town_universities[town],
    }
}

/// A city in a sentence or two.
fn about(game: &Revolution, board: &Board, at: City, lang: Lang) -> String {
    let holder = board.city_cards[at].map_or("–", |holder| faction(lang, holder));
    let mut told_of = vec![
        label::about_city(lang, name(lang, at), holder),
        told(board.cities[at], lang),
        label::citizens_are(lang, column(lang, board.allegiance[at])),
    ];
    match board.sieges[at] {
        None => {}
        Some(Besieger::Army(of)) => told_of.push(label::besieged(lang, faction(lang, of))),
        Some(Besieger::WaterBeggars) => {
            told_of.push(label::besieged(lang, label::water_beggars(lang)));
        }
    }
    told_of.extend(
        of_site(game, Site::City(at))
            .into_iter()
            .map(|mark| mark_name(mark, lang)),
    );
    told_of.join(" ")
}

/// What a mark says.
pub(super) fn mark_name(mark: Mark, lang: Lang) -> String {
    let name = match mark {
        Mark::Trade => label::trade_town(lang),
        Mark::See => label::see_of_bishop(lang),
        Mark::University => label::university(lang),
    };
    format!("{name}.")
}
