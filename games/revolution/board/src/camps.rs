//! The command boxes of the regions with their armies, and the lines between them.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{Besieger, Board, BoardPlace, Faction, Phase, Region, Revolution};
use revolution_words::{board as label, region as name};
use words::Lang;

use super::pieces::{Duty, army, ship};
use super::whereabouts::camp;
use boards::Lit;

/// The width of a space.
const SPACE: f64 = 18.5;
/// The height of a box.
const HEIGHT: f64 = 21.0;

/// The lines along which armies march; strong while they do.
pub(super) fn lines(game: &Revolution, board: &Board) -> Markup {
    let marching = if board.phase == Phase::ArmyMovement {
        " marching"
    } else {
        ""
    };
    html! {
        g id="lines" class={ "lines" (marching) } {
            @for from in Region::ALL {
                @for &to in Region::ALL.iter().filter(|&&to| to > from && game.data().regions[from].lines[to]) {
                    @let (a, b) = (camp(from), camp(to));
                    path d=(format!("M{:.1} {:.1}L{:.1} {:.1}", a.x, a.y, b.x, b.y)) {}
                }
            }
        }
    }
}

/// All boxes.
pub(super) fn camps(game: &Revolution, board: &Board, lit: &Lit, lang: Lang) -> Markup {
    html! {
        g id="camps" { @for at in Region::ALL { (one(game, board, at, lit, lang)) } }
    }
}

/// What stands on the spaces of a box, from the left.
fn standing(game: &Revolution, board: &Board, at: Region) -> Vec<(Faction, Duty, String)> {
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
            armies.push((
                faction,
                Duty::Abandoned,
                format!("{}-left-{number}", at.id()),
            ));
        }
    }
    armies
}

fn one(game: &Revolution, board: &Board, at: Region, lit: &Lit, lang: Lang) -> Markup {
    let command = &game.data().regions[at];
    let spaces = usize::from(command.spaces);
    let centre = camp(at);
    let armies = standing(game, board, at);
    let away = command
        .cities
        .iter()
        .filter(|&&city| matches!(board.sieges[city], Some(Besieger::Army(_))))
        .count();
    let width = SPACE * spaces as f64 + 3.0;
    let anchor = Anchor::from(BoardPlace::Region(at));
    let free = game.open_spaces(board, at);
    html! {
        g id={ "region-" (at.id()) } class={ "camp" (lit.class(&anchor)) } data-anchor=(anchor)
            transform=(format!("translate({:.1} {:.1})", centre.x - width / 2.0, centre.y - HEIGHT / 2.0)) {
            title { (label::command_box(lang, name(lang, at), free, command.spaces)) }
            rect class="ring" x="-3" y="-3" width=(width + 6.0) height=(HEIGHT + 6.0) rx="6" {}
            rect class="box" width=(width) height=(HEIGHT) rx="3" {}
            @for space in 0..spaces {
                @let away_here = space >= armies.len() && space < armies.len() + away;
                @let class = if away_here { "space away" } else if space < usize::from(command.orange) { "space orange" } else { "space" };
                rect class=(class) x=(SPACE * space as f64 + 2.0) y="2" width=(SPACE - 1.0) height=(HEIGHT - 4.0) rx="2" {}
            }
            @for (space, (faction, duty, id)) in armies.iter().enumerate() {
                (army(id, *faction, *duty, SPACE * space as f64 + 2.4, 1.2))
            }
            @for patrol in 0..board.patrols[at] {
                (ship(width + 2.0 + 12.0 * f64::from(patrol), 1.0))
            }
        }
    }
}
