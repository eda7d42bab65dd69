//! The camps: the command boxes of the regions with their armies, and the lines between them.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Besieger, Board, BoardPlace, Faction, Phase, Region, Revolution};
use revolution_words::{board as label, region as name};
use words::Lang;

use super::pieces::{Duty, army, ship};
use super::signs::short;
use super::whereabouts::{SPACE, TENT, camp as place};
use boards::Highlights;

/// The lines along which armies march, while they do: otherwise the thick borders show it.
pub(super) fn lines(game: &Revolution, board: &Board) -> Markup {
    if board.phase != Phase::ArmyMovement {
        return html! {};
    }
    html! {
        g id="lines" class="lines" {
            @for from in Region::ALL {
                @for &to in Region::ALL.iter().filter(|&&to| to > from && game.data().regions[from].lines[to]) {
                    @let (a, b) = (place(game, from).centre(), place(game, to).centre());
                    path d=(format!("M{:.0} {:.0}L{:.0} {:.0}", a.x, a.y, b.x, b.y)) {}
                }
            }
        }
    }
}

/// All camps.
pub(super) fn camps(game: &Revolution, board: &Board, lit: &Highlights, lang: Lang) -> Markup {
    html! {
        g id="camps" { @for at in Region::ALL { (one(game, board, at, lit, lang)) } }
    }
}

/// The armies in a box from the left, each with an id that keeps.
pub(super) fn standing(
    game: &Revolution,
    board: &Board,
    at: Region,
) -> Vec<(Faction, Duty, String)> {
    let camp = &board.camps[at];
    let mut armies = Vec::new();
    for faction in game.factions() {
        let driven = camp.driven_back[faction];
        for number in 0..camp.armies[faction] {
            let duty = if number < driven {
                Duty::DrivenBack
            } else {
                Duty::Acting
            };
            armies.push((faction, duty, format!("{}-{number}", at.id())));
        }
        for number in 0..camp.abandoned[faction] {
            let id = format!("{}-left-{number}", at.id());
            armies.push((faction, Duty::Abandoned, id));
        }
    }
    armies
}

fn one(game: &Revolution, board: &Board, at: Region, lit: &Highlights, lang: Lang) -> Markup {
    let command = &game.data().regions[at];
    let spaces = usize::from(command.spaces);
    let plate = place(game, at);
    let armies = standing(game, board, at);
    let besieges = |city| matches!(board.sieges[city], Some(Besieger::Army(_)));
    let away = command
        .cities
        .iter()
        .filter(|&&city| besieges(city))
        .count();
    let anchor = Anchor::from(BoardPlace::Region(at));
    let free = game.open_spaces(board, at);
    let left = |space: usize| TENT + SPACE * space as f64;
    // Should there be more armies than spaces, they stand closer.
    let step = SPACE * (spaces as f64 / armies.len().max(spaces) as f64);
    html! {
        g id={ "region-" (at.id()) } class={ "place camp" (lit.class(&anchor)) (super::lands::last(lit, &anchor)) } data-anchor=(anchor) role="img" tabindex="-1"
            aria-label=(label::command_box(lang, name(lang, at), free, command.spaces)) transform=(plate.shift()) {
            (super::lands::ring(lit, &anchor, [plate.width, plate.height], 8.0))
            rect class="patch" x="6" y="2" width=(plate.width - 6.0) height=(plate.height - 2.0) rx="6" {}
            use class="tent" href="#tent" y="-4" width="25" height="32" {}
            @for space in armies.len()..spaces {
                @let away_here = space < armies.len() + away;
                @let class = if away_here { "space away" } else if space < usize::from(command.orange) { "space orange" } else { "space" };
                rect class=(class) x=(short(left(space) + 1.0)) y="5" width=(SPACE - 3.5) height="20" rx="3" {}
            }
            @for (space, (faction, duty, id)) in armies.iter().enumerate() {
                (army(id, *faction, *duty, TENT + step * space as f64, 4.0, 18.0))
            }
            @for patrol in 0..board.patrols[at] {
                (ship(board.hirer, -9.0 + 9.0 * f64::from(patrol), 8.0, 24.0))
            }
        }
    }
}
