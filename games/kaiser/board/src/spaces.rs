//! The spaces of an electorate: for nobles, in castles, for cities.

use engine::Anchor;
use kaiser_rules::{BoardPlace, City, Spot, Tenant};
use maud::{Markup, html};

use super::pieces::{city, knight, mark, tenant};
use super::plate::{Aim, Plate};

/// The sign of a free space where a piece may go.
fn plus() -> Markup {
    html! { span class="add" { (mark("plus")) } }
}

/// The noble spaces.
pub(super) fn nobles(plate: &Plate<'_>) -> Markup {
    let (at, id, land) = (plate.at, plate.at.id(), plate.land());
    let count = plate.game.data().spaces[at].noble;
    let aimed = plate.aim() == Aim::Nobles;
    html! {
        div class={ "nobles of-" (count) } {
            @for slot in 0..count {
                @let spot = Spot::Noble(at, slot);
                @let found = land.tenant(slot);
                @let (anchor, class) = plate.meant(BoardPlace::Spot(spot), aimed && found.is_none());
                div id={ "noble-" (id) "-" (slot) } class={ "space" (kind(found)) (class) } data-anchor=(anchor) {
                    @match found {
                        Some(found) => {
                            (tenant(plate.lang, found, &format!("{id}-{slot}")))
                            @if let Tenant::Noble(who) = found { (plate.treatment(spot, who)) }
                        }
                        None if class.contains("legal") => (plus()),
                        None => (mark("noble")),
                    }
                }
            }
        }
    }
}

fn kind(found: Option<Tenant>) -> &'static str {
    match found {
        Some(Tenant::Noble(_)) => "",
        Some(Tenant::Knight(_)) => " held",
        None => " free",
    }
}

/// The castles, each with room for a knight.
pub(super) fn castles(plate: &Plate<'_>) -> Markup {
    let (at, id, lit) = (plate.at, plate.at.id(), plate.lit);
    let all = Anchor::from(BoardPlace::Castles(at));
    html! {
        @for slot in 0..plate.game.data().spaces[at].castle {
            @let owner = plate.land().castles.get(usize::from(slot)).copied().flatten();
            @let own = Anchor::from(BoardPlace::Spot(Spot::Castle(at, slot)));
            // A knight is a place of their own only where they can be chosen; else the castles are meant.
            @let (anchor, class) = match owner {
                Some(_) if lit.class(&own).is_empty() && lit.is_legal(&all) => (all.clone(), " within".to_owned()),
                Some(_) => plate.meant(own, false),
                None => plate.meant(all.clone(), false),
            };
            div id={ "castle-" (id) "-" (slot) } class={ "castle" (class) } data-anchor=(anchor) {
                svg class="walls" viewBox="-1 2 42 38" aria-hidden="true" focusable="false" { use href="#kd-castle" {} }
                @match owner {
                    Some(owner) => (knight(plate.lang, owner, &format!("{id}-castle-{slot}"))),
                    None if class.contains("legal") => (plus()),
                    None => {}
                }
            }
        }
    }
}

/// The cities. They are no places of their own: they stand for the electorate.
pub(super) fn cities(plate: &Plate<'_>) -> Markup {
    let (at, id, land, lit) = (plate.at, plate.at.id(), plate.land(), plate.lit);
    let (whole, aim) = (plate.whole(), plate.aim());
    html! {
        @for slot in 0..plate.game.data().spaces[at].city {
            @let found = land.cities.get(usize::from(slot)).copied().flatten();
            @let aimed = match found {
                None => aim == Aim::Cities,
                Some(City::Imperial) => aim == Aim::ImperialCities,
                Some(City::Own(_)) => false,
            };
            @let class = if aimed { lit.class(&whole) } else { "" };
            div id={ "city-" (id) "-" (slot) } class={ "town-space" (class) } data-anchor=(whole) {
                @match found {
                    Some(found) => (city(plate.lang, found, &format!("{id}-city-{slot}"))),
                    None => {
                        svg class="site" viewBox="0 0 40 40" aria-hidden="true" focusable="false" { use href="#kd-site" {} }
                        @if !class.is_empty() { (plus()) }
                    }
                }
            }
        }
    }
}
