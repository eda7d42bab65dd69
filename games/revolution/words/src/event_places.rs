//! Where on the board an event happened.

use engine::Anchor;
use revolution_rules::{BoardPlace, Event, Revolution, Site, Spot, Support};

/// The places of an event; a movement names where it began first.
pub(super) fn event_places(game: &Revolution, event: Event) -> Vec<Anchor> {
    use BoardPlace::{City, Province, Region};
    let places = match event {
        Event::Garrisoned { region, .. }
        | Event::Maintained { region, .. }
        | Event::Disbanded { region, .. }
        | Event::Abandoned { region, .. }
        | Event::NothingToLoot { region, .. }
        | Event::Recruited { region, .. }
        | Event::Fought { region, .. }
        | Event::StandOff { region }
        | Event::BeggarsDefeated { region, .. }
        | Event::BeggarsPatrol { region }
        | Event::Held { region, .. }
        | Event::InfluenceHindered { region, .. }
        | Event::WentHome { region, .. } => vec![Region(region)],
        Event::Plundered { province, .. }
        | Event::BeggarsPlundered { province }
        | Event::Placed { province, .. }
        | Event::Lost { province, .. }
        | Event::NeutralsCame { province, .. }
        | Event::NeutralLeft { province, .. }
        | Event::SurplusReturned { province, .. }
        | Event::ProvinceNamed { province, .. } => vec![Province(province)],
        Event::BeggarsRelieved { city, .. }
        | Event::BeggarsBesieged { city }
        | Event::SiegeEnded { city, .. }
        | Event::CoinPut { city, .. }
        | Event::AllegianceMoved { city, .. }
        | Event::CitizensRemoved { city, .. }
        | Event::CitizensAdded { city, .. }
        | Event::CityNamed { city, .. } => vec![City(city)],
        Event::Looted { spot, .. }
        | Event::Converted { spot, .. }
        | Event::NeutralsSettled { spot, .. } => vec![of_spot(spot)],
        // The army left the box of the city's region.
        Event::Besieged { city, .. } => vec![Region(game.data().region_of(city)), City(city)],
        Event::Marched { from, to, .. } => vec![Region(from), Region(to)],
        Event::Overflowed { from, to, .. } => vec![Province(from), Province(to)],
        Event::Moved { from, to, .. } => vec![of_spot(from), of_spot(to)],
        Event::SupportArrived {
            support, province, ..
        } => {
            let mut places = of_support(game, support);
            places.push(Province(province));
            places
        }
        Event::SupportCashed { support, .. } | Event::Supported { support, .. } => {
            of_support(game, support)
        }
        Event::BishopricNamed { see, .. } => vec![of_spot(game.data().sees[see].into())],
        Event::UniversityNamed { site, .. } => vec![of_spot(Site::into(site))],
        Event::Ordered { place, .. } => vec![BoardPlace::Order(place)],
        Event::FleetArrived { .. } | Event::Intercepted { .. } => {
            of_support(game, Support::SpanishTreasury)
        }
        Event::TurnBegan { .. }
        | Event::PhaseBegan { .. }
        | Event::ProvincesPaid { .. }
        | Event::CitiesPaid { .. }
        | Event::BeggarsHired { .. }
        | Event::NewPieces { .. }
        | Event::Cashed { .. }
        | Event::KeptBack { .. }
        | Event::NeutralsShort { .. }
        | Event::BeggarsWentHome
        | Event::Scored { .. }
        | Event::Ended => Vec::new(),
    };
    places.into_iter().map(Anchor::from).collect()
}

/// A city is one place, whether it is besieged or pieces stand in it.
fn of_spot(spot: Spot) -> BoardPlace {
    match spot {
        Spot::City(city) => BoardPlace::City(city),
        other => BoardPlace::Spot(other),
    }
}

/// The spaces of a support box. An event does not say of which kind they were.
fn of_support(game: &Revolution, support: Support) -> Vec<BoardPlace> {
    let spaces = &game.data().supports[support].spaces;
    let kinds = spaces.iter().filter(|&(_, &count)| count > 0);
    kinds
        .map(|(space, _)| BoardPlace::Support(support, space))
        .collect()
}
