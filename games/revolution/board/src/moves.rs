//! What the last move did: an arrow where something went from one place to another.

use engine::Anchor;
use maud::{Markup, html};
use revolution_rules::{BoardPlace, City, Faction, Province, Region, Revolution, Spot, Town};

use super::whereabouts::{Rectangle, camp, city, province, town};
use boards::Highlights;

/// The arrow of the last move, if it led from one place on the map to another.
pub(super) fn arrow(game: &Revolution, lit: &Highlights) -> Markup {
    let mover = lit.mover.and_then(|seat| game.factions_of(seat).next());
    let (Some(mover), [from, to]) = (mover, &lit.last[..]) else {
        return html! {};
    };
    let (Some(from), Some(to)) = (plate(game, from), plate(game, to)) else {
        return html! {};
    };
    html! { g id="last-move" class={ "arrow " (mover.id()) } { (bent(&from, &to, mover)) } }
}

/// An arrow from the edge of one plate to the edge of another, a little bent.
fn bent(from: &Rectangle, to: &Rectangle, mover: Faction) -> Markup {
    let (start, end) = (from.centre(), to.centre());
    let length = start.distance(end).max(1.0);
    let (along, across) = ((end.x - start.x) / length, (end.y - start.y) / length);
    // How far the plate reaches in this direction.
    let reach = |plate: &Rectangle| {
        let sideways = plate.width / 2.0 / along.abs().max(1e-6);
        let upwards = plate.height / 2.0 / across.abs().max(1e-6);
        sideways.min(upwards) + 6.0
    };
    let (first, last) = (reach(from), length - reach(to));
    if last - first < 12.0 {
        return html! {};
    }
    let at = |way: f64, aside: f64| {
        format!(
            "{:.0} {:.0}",
            start.x + along * way - across * aside,
            start.y + across * way + along * aside
        )
    };
    let middle = f64::midpoint(first, last);
    let path = format!("M{}Q{} {}", at(first, 0.0), at(middle, 18.0), at(last, 0.0));
    html! {
        path class="casing" d=(path) {}
        path class="shaft" d=(path) marker-end={ "url(#head-" (mover.id()) ")" } {}
    }
}

/// The plate of a place.
fn plate(game: &Revolution, anchor: &Anchor) -> Option<Rectangle> {
    let is = |place: BoardPlace| Anchor::from(place) == *anchor;
    let camps = Region::ALL
        .into_iter()
        .find(|&at| is(BoardPlace::Region(at)));
    let provinces = Province::ALL
        .into_iter()
        .find(|&at| is(BoardPlace::Province(at)));
    let cities = City::ALL.into_iter().find(|&at| is(BoardPlace::City(at)));
    let towns = Town::ALL
        .into_iter()
        .find(|&at| is(BoardPlace::Spot(Spot::Town(at))));
    camps
        .map(|at| camp(game, at))
        .or_else(|| provinces.map(|at| province(game, at)))
        .or_else(|| cities.map(|at| city(game, at)))
        .or_else(|| towns.map(|at| town(game, at)))
}
