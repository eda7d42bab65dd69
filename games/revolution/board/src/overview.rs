//! The overview for a telephone: the lands in full colour with who leads, short names and armies. Looking closer shows the map.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Besieger, Board, BoardPlace, Faction, Province, Region, Revolution, Spot};
use revolution_words::{board as label, province};
use words::Lang;

use super::camps::standing;
use super::majority::{Lead, is_tied, lead};
use super::measure::bold;
use super::pieces::Duty;
use super::signs::{short, sign};
use super::{atlas, bounds};
use boards::Highlights;
use boards::geo::{Point, centroid};

/// The size of the drawing.
const SIZE: [f64; 2] = [390.0, 432.0];

/// Half the least size of what is tapped; the drawing may be shown a little smaller.
const TARGET: f64 = 23.5;

/// The whole overview.
pub(super) fn overview(
    game: &Revolution,
    board: &Board,
    next: &Board,
    lit: &Highlights,
    lang: Lang,
) -> Markup {
    let choosing = Province::ALL.into_iter().any(|at| is_lit(game, at, lit));
    let (scale, shift) = fit();
    let matrix = format!(
        "matrix({:.4} 0 0 {:.4} {:.2} {:.2})",
        scale.x, scale.y, shift.x, shift.y
    );
    html! {
        svg id="overview" class="overview" viewBox={ "0 0 " (SIZE[0]) " " (SIZE[1]) } preserveAspectRatio="xMidYMid meet" role="group" aria-label=(label::overview(lang)) {
            rect class="sea" x="-400" y="-400" width="1200" height="1300" {}
            g class="shapes" transform=(matrix) {
                use class="shallows middle" href="#shores" {}
                @for id in ["france", "empire"] { use class="foreign" href={ "#shape-" (id) } {} }
                @for at in Province::ALL {
                    @let anchor = Anchor::from(BoardPlace::Province(at));
                    @let shape = format!("#shape-{}", at.id());
                    @let holder = board.province_cards[at].map_or("nobody", |holder| holder.id());
                    g id={ "far-" (at.id()) } class={ "land " (holder) (lit.class(&anchor)) (super::lands::last(lit, &anchor)) } data-anchor=(anchor) role="img" tabindex="-1" aria-label=(province(lang, at)) {
                        use class="wash" href=(shape) {}
                        @if let Some(comes) = next.province_cards[at].filter(|&comes| Some(comes) != board.province_cards[at]) {
                            use href=(shape) fill={ "url(#hatch-" (comes.id()) ")" } {}
                        }
                        @if game.data().provinces[at].is_small() {
                            @let centre = middle(at);
                            // A finger needs more room than the smallest lands have.
                            ellipse class="target" cx=(format!("{:.0}", (centre.x - shift.x) / scale.x)) cy=(format!("{:.0}", (centre.y - shift.y) / scale.y)) rx=(short(TARGET / scale.x)) ry=(short(TARGET / scale.y)) {}
                        }
                        @if is_lit(game, at, lit) {
                            use class="may-fill" href=(shape) {}
                        } @else if choosing {
                            use class="veil" href=(shape) {}
                        }
                    }
                }
                g class="borders" { use class="region" href="#borders-region" {} }
                @for at in Province::ALL.into_iter().filter(|&at| is_lit(game, at, lit)) {
                    g class="may-line" { use class="halo" href={ "#shape-" (at.id()) } {} use class="line" href={ "#shape-" (at.id()) } {} }
                }
            }
            g class="labels" {
                @for at in Province::ALL { (one(game, board, at, lang)) }
            }
        }
    }
}

/// Whether the province or anything in it can be chosen: then it is worth a closer look.
fn is_lit(game: &Revolution, at: Province, lit: &Highlights) -> bool {
    let land = &game.data().provinces[at];
    let can = |place: BoardPlace| {
        let anchor = Anchor::from(place);
        lit.is_legal(&anchor) || lit.is_chosen(&anchor)
    };
    let spot = |&spot: &Spot| match spot {
        Spot::City(city) => can(BoardPlace::City(city)),
        other => can(BoardPlace::Spot(other)),
    };
    land.spots.iter().any(spot)
        || (home(game, land.region) == at && can(BoardPlace::Region(land.region)))
}

/// The province in which the armies of a region are shown: the largest.
fn home(game: &Revolution, region: Region) -> Province {
    let provinces = game.data().regions[region].provinces.iter().copied();
    let largest = provinces.max_by_key(|&at| game.data().provinces[at].limit);
    largest.unwrap_or(Province::Holland)
}

fn one(game: &Revolution, board: &Board, at: Province, lang: Lang) -> Markup {
    let land = &game.data().provinces[at];
    let counted = game.counted_pieces(board, at);
    let free = game.free_pieces(board, at);
    let armies = if home(game, land.region) == at {
        standing(game, board, land.region)
    } else {
        Vec::new()
    };
    let leading = lead(counted);
    let text = leading.map_or_else(
        || {
            if is_tied(counted) {
                "=".to_owned()
            } else {
                String::new()
            }
        },
        Lead::mark,
    );
    let over = free.factions() > land.limit;
    if let Some(lead) = leading.filter(|_| is_flat(at) && !over) {
        return in_one_line(at, lead.faction, lang);
    }
    let middle = middle(at);
    let shown = leading.is_some() || !text.is_empty() || over;
    let above = if shown { 20.0 } else { 4.0 } + if armies.is_empty() { 0.0 } else { 8.0 };
    let top = middle.y - above / 2.0 - 8.0;
    let name = if shown { top + 29.0 } else { top + 14.0 };
    let text = if land.is_small() || over {
        String::new()
    } else {
        text
    };
    let chip = if leading.is_some() { 20.0 } else { 0.0 };
    let room = format!("{}/{}", free.total(), land.limit);
    let pill = bold(&room, 12.6) + 8.0;
    let wide = match (over, text.is_empty()) {
        (true, _) => chip + pill,
        (false, true) => 18.0,
        (false, false) => chip + bold(&text, 12.3),
    };
    let left = middle.x - wide / 2.0;
    html! {
        g {
            @if let Some(lead) = leading {
                g class={ "piece " (lead.faction.id()) } {
                    rect class="chip" x=(short(left)) y=(short(top)) width="18" height="18" rx="4" {}
                    (sign(lead.faction.colour(), "", left + 2.5, top + 2.5, 13.0))
                }
            }
            @if !text.is_empty() {
                text class={ "lead-text " (leading.map_or("tie", |lead| lead.faction.id())) } x=(short(left + chip)) y=(short(top + 13.5)) { (text) }
            }
            text class="short-name" x=(short(middle.x)) y=(short(name)) { (label::short_province(lang, at)) }
            @if over {
                g class="room over" transform=(format!("translate({} {})", short(left + chip), short(top + 1.0))) {
                    rect width=(short(pill)) height="16" rx="4" {}
                    text x=(short(pill - 5.0)) y="12" { (room) }
                }
            }
            @if let Some(class) = besieger(game, board, at) {
                path class={ "siege " (class) } d=(format!("M{} {}l3.5-6 3.5 6 3.5-6 3.5 6", short(left + 2.0), short(top - 2.5))) {}
            }
            @for (index, (faction, duty, _)) in armies.iter().enumerate() {
                @let x = middle.x - armies.len() as f64 * 7.0 + 14.0 * index as f64;
                g class={ "piece army " (faction.id()) (if *duty == Duty::Abandoned { " abandoned" } else { "" }) } {
                    use href="#pennant" x=(short(x)) y=(short(name + 3.0)) width="14" height="16" {}
                    (sign(faction.colour(), "", x + 2.7, name + 4.5, 8.0))
                }
            }
        }
    }
}

/// Whether the land is too low for a sign above its name: then the sign stands before it.
fn is_flat(at: Province) -> bool {
    matches!(at, Province::Drenthe | Province::Geldern | Province::Venlo)
}

/// The sign of who leads, and the name beside it.
fn in_one_line(at: Province, leader: Faction, lang: Lang) -> Markup {
    const CHIP: f64 = 20.0;
    let name = label::short_province(lang, at);
    let middle = middle(at);
    let wide = bold(name, 12.3);
    let left = middle.x - CHIP / 2.0 - wide / 2.0;
    html! {
        g {
            g class={ "piece " (leader.id()) } {
                rect class="chip" x=(short(left)) y=(short(middle.y - 9.0)) width="18" height="18" rx="4" {}
                (sign(leader.colour(), "", left + 2.5, middle.y - 6.5, 13.0))
            }
            text class="short-name" x=(short(left + CHIP + wide / 2.0)) y=(short(middle.y + 4.4)) { (name) }
        }
    }
}

/// Who besieges a city of the province.
fn besieger(game: &Revolution, board: &Board, at: Province) -> Option<&'static str> {
    let spots = game.data().provinces[at].spots.iter();
    spots.into_iter().find_map(|&spot| match spot {
        Spot::City(city) => board.sieges[city].map(|besieger| match besieger {
            Besieger::Army(of) => of.id(),
            Besieger::WaterBeggars => "beggars",
        }),
        _ => None,
    })
}

/// How the map is scaled and moved to fill the drawing.
fn fit() -> (Point, Point) {
    let (from, into) = (
        bounds([92.0, 20.0], [928.0, 822.0]),
        bounds([8.0, 8.0], [382.0, 424.0]),
    );
    let scale = Point::new(
        (into.most.x - into.least.x) / (from.most.x - from.least.x),
        (into.most.y - into.least.y) / (from.most.y - from.least.y),
    );
    let shift = Point::new(
        into.least.x - from.least.x * scale.x,
        into.least.y - from.least.y * scale.y,
    );
    (scale, shift)
}

/// Where a province's sign and name stand: its middle, or a little aside where the land is crooked.
fn middle(at: Province) -> Point {
    let atlas = atlas();
    let Some(area) = atlas.area(at.id()) else {
        return Point::new(0.0, 0.0);
    };
    let centre = centroid(&atlas.corners(&atlas.get(area).rings[0]));
    let (scale, shift) = fit();
    let (x, y) = match at {
        Province::Holland => (-8.0, 14.0),
        Province::Gelderland => (24.0, -6.0),
        Province::Overijssel => (14.0, 2.0),
        Province::Liege => (-17.0, 12.0),
        Province::Limburg => (3.0, 6.0),
        Province::Maastricht => (2.0, -4.0),
        Province::Juelich => (-5.0, -12.0),
        Province::Koeln => (-4.0, 10.0),
        Province::Cleve => (8.0, 3.0),
        Province::Geldern => (1.0, 5.0),
        Province::Brabant => (-12.0, -2.0),
        Province::Venlo => (-4.0, 6.0),
        Province::Drenthe => (4.0, 2.0),
        Province::Groningen => (4.0, 6.0),
        _ => (0.0, 0.0),
    };
    Point::new(
        centre.x * scale.x + shift.x + x,
        centre.y * scale.y + shift.y + y,
    )
}
