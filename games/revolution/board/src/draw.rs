//! From a view of Revolution to its drawings.

use engine::{Game, Seat};
use maud::{Markup, html};
use revolution_rules::{Besieger, Board, Faction, Phase, Revolution, See, Step, View};
use revolution_words::RevolutionWords;
use revolution_words::board as label;
use words::{Lang, Speak};

use super::camps::{camps, lines};
use super::cities::cities;
use super::ground::{borders, definitions, names, sea};
use super::key::key;
use super::lands::{lands, outlines};
use super::moves::arrow;
use super::overview::overview;
use super::panel::panel;
use super::pieces::ship;
use super::provinces::provinces;
use super::signs::seat_sign;
use super::supports::supports;
use super::towns::towns;
use super::whereabouts::{rectangles, site_name};
use super::{HEIGHT, WIDTH, cities as city_plates, towns as town_plates};
use boards::{Draw, Highlights, Panel, cutting};

/// The size of a part of the map.
const CLOSE: [f64; 2] = [340.0, 230.0];

/// What the game draws.
#[derive(Clone, Copy, Debug)]
pub struct RevolutionBoard;

impl Draw for RevolutionBoard {
    type Game = Revolution;

    const STYLE: &str = include_str!("../style.css");

    fn board(game: &Revolution, view: &View, lit: &Highlights, lang: Lang) -> Markup {
        let board = &view.board;
        let next = &game.named_now(board);
        let own = view.viewer.seat();
        let acting = own
            .and_then(|seat| game.chooser_at(board, seat))
            .or_else(|| game.chooser(board));
        let mover = lit.mover.and_then(|seat| game.factions_of(seat).next());
        html! {
            div id="board-revolution" class={ "bd revolution moved-" (mover.map_or("nobody", Faction::id)) } data-turn=(board.turn) data-phase=(board.phase.id()) {
                (map(game, board, next, lit, lang))
                (overview(game, board, next, lit, lang))
                (supports(game, board, acting, lit, lang))
                (key(lang))
            }
        }
    }

    fn picture(game: &Revolution, view: &View, lang: Lang) -> Option<Markup> {
        let (board, lit) = (&view.board, &Highlights::default());
        let map = map(game, board, &game.named_now(board), lit, lang);
        Some(
            html! { svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } { g class="bd revolution" { (map) } } },
        )
    }

    /// The part of the map round a province, a city, a town or a region.
    fn printed(game: &Revolution, view: &View, entry: &str, lang: Lang) -> Option<Markup> {
        let (kind, id) = entry.split_once('.')?;
        let name = match kind {
            "bishopric" => {
                let see = See::ALL.into_iter().find(|see| see.id() == id)?;
                site_name(game.data().sees[see])
            }
            _ => format!("{kind} {id}"),
        };
        let found = rectangles(game).into_iter().find(|one| one.name == name)?;
        let middle = found.centre();
        let [left, top] = [
            (middle.x - CLOSE[0] / 2.0).clamp(0.0, WIDTH - CLOSE[0]),
            (middle.y - CLOSE[1] / 2.0).clamp(0.0, HEIGHT - CLOSE[1]),
        ];
        let whole = Self::picture(game, view, lang)?;
        Some(cutting(
            &whole,
            [left.round(), top.round(), CLOSE[0], CLOSE[1]],
        ))
    }

    fn hand(_: &Revolution, _: &View, _: &Highlights, _: Lang) -> Markup {
        html! {}
    }

    fn panels(game: &Revolution, view: &View, lang: Lang) -> Vec<Panel> {
        Seat::all(game.seats())
            .map(|seat| panel(game, view, seat, lang))
            .collect()
    }

    fn emblem() -> Option<Markup> {
        Some(super::emblem::emblem())
    }

    fn sign(game: &Revolution, seat: Seat, _: Lang) -> Markup {
        let factions: Vec<Faction> = game.factions_of(seat).collect();
        seat_sign(&factions)
    }
}

/// The map with its plates.
fn map(game: &Revolution, board: &Board, next: &Board, lit: &Highlights, lang: Lang) -> Markup {
    html! {
        (definitions())
        svg id="map-revolution" class="map" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="xMaxYMid meet" data-zoomable
            role="group" aria-label=(RevolutionWords::ABOUT.title.say(lang)) {
            (sea())
            (lands(board, next, lit))
            (borders(game))
            (outlines(lit))
            (names(lang))
            (html! { g id="leaders" class="leaders" { (city_plates::leaders(game)) (town_plates::leaders(game)) } })
            (lines(game, board))
            (arrow(game, lit))
            (camps(game, board, lit, lang))
            (provinces(game, board, lit, lang))
            (towns(game, board, lit, lang))
            (cities(game, board, next, lit, lang))
            (beggars(game, board, lang))
        }
    }
}

/// The Water Beggars off Zeeland: those that have nothing to do yet, under the flag of whoever hired them, or in port.
fn beggars(game: &Revolution, board: &Board, lang: Lang) -> Markup {
    let markers = game.data().beggars.markers;
    let sieges = board.sieges.values();
    let sieges = sieges
        .filter(|siege| **siege == Some(Besieger::WaterBeggars))
        .count() as u8;
    let busy = board.patrols.values().sum::<u8>() + 2 * sieges;
    let idle = match board.step {
        Step::Beggars { left } => left,
        _ => markers.saturating_sub(busy),
    };
    // The places of the next order lie there while they are chosen.
    if board.step == Step::Order {
        return html! {};
    }
    let hired = board.phase == Phase::WaterBeggars && board.hirer.is_some();
    html! {
        g id="beggars" class="beggars" role="img" aria-label=(label::beggars_off(lang, idle)) {
            @for number in 0..idle {
                (ship(board.hirer.filter(|_| hired), 118.0 + 40.0 * f64::from(number), 424.0 + 5.0 * f64::from(number % 2), 36.0))
            }
            text x="112" y="448" { (label::water_beggars(lang)) }
        }
    }
}
