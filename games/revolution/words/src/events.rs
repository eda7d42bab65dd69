//! The log: a line for everything that happens, and the sign beside it.

use revolution_rules::{Besieger, Event, Faction, Revolution};

use super::names::{
    amount, at_spot, bishopric, city_said as city, column, faith, piece, played, points,
    province_said as province, region_said as region, site_said as site, spot_said as spot,
    support_said as support,
};
use super::phase as phase_name;
use words::{Lang, Line, Players, Sign, list};

/// The sentences.
mod lines {
    words::texts!("events");
}

/// The log line of an event.
pub(super) fn line(lang: Lang, players: &Players, game: &Revolution, event: Event) -> Line {
    let (sign, rule, text) = told(lang, players, game, event);
    Line { text, sign, rule }
}

fn told(
    lang: Lang,
    players: &Players,
    game: &Revolution,
    event: Event,
) -> (Sign, &'static str, String) {
    let who = |faction: Faction| played(lang, players, game, faction);
    match event {
        Event::TurnBegan { turn } => (Sign::Turn, "4.0", lines::turn_began(lang, turn)),
        Event::PhaseBegan { phase } => (Sign::Phase, "4.1", phase_name(lang, phase).to_owned()),
        Event::Garrisoned {
            faction,
            region: at,
        } => (
            Sign::Army,
            "3.6",
            lines::garrisoned(lang, who(faction), region(lang, at)),
        ),
        Event::ProvincesPaid { faction, coins } => (
            Sign::Coin,
            "6.1",
            lines::provinces_paid(lang, who(faction), coins),
        ),
        Event::CitiesPaid {
            faction,
            rate,
            coins,
        } => (
            Sign::Coin,
            "6.1",
            lines::cities_paid(lang, who(faction), rate, coins),
        ),
        Event::SupportArrived {
            faction,
            support: from,
            province: to,
            pieces,
        } => (
            Sign::Piece,
            "6.2.1",
            lines::support_arrived(
                lang,
                who(faction),
                pieces,
                support(lang, from),
                province(lang, to),
            ),
        ),
        Event::SupportCashed {
            faction,
            support: from,
            pieces,
        } => (
            Sign::Coin,
            "6.2.1",
            lines::support_cashed(lang, who(faction), pieces, support(lang, from)),
        ),
        Event::Intercepted { by, from, coins } => (
            Sign::Ship,
            "6.2.2",
            lines::intercepted(lang, who(by), who(from), coins),
        ),
        Event::FleetArrived { faction, coins } => (
            Sign::Ship,
            "6.2.2",
            lines::fleet_arrived(lang, who(faction), coins),
        ),
        Event::Maintained {
            faction,
            region: at,
            armies,
            coins,
        } => (
            Sign::Army,
            "6.3",
            lines::maintained(lang, who(faction), armies, region(lang, at), coins),
        ),
        Event::Disbanded {
            faction,
            region: at,
            coins,
        } => (
            Sign::Army,
            "6.3",
            lines::disbanded(lang, who(faction), region(lang, at), coins),
        ),
        Event::Abandoned {
            faction,
            region: at,
        } => (
            Sign::Army,
            "6.3",
            lines::abandoned(lang, who(faction), region(lang, at)),
        ),
        Event::Plundered {
            faction,
            province: at,
        } => (
            Sign::Battle,
            "6.3",
            lines::plundered(lang, who(faction), province(lang, at)),
        ),
        Event::Looted {
            faction,
            spot: at,
            victim,
            replaced,
        } => {
            let (who, victim) = (who(faction), piece(lang, victim));
            let text = if replaced {
                lines::looted(lang, who, victim, at_spot(lang, at))
            } else {
                lines::looted_away(lang, who, victim, at_spot(lang, at))
            };
            (Sign::Battle, "6.3", text)
        }
        Event::NothingToLoot {
            faction,
            region: at,
        } => (
            Sign::Army,
            "6.3",
            lines::nothing_to_loot(lang, who(faction), region(lang, at)),
        ),
        Event::Recruited {
            faction,
            region: at,
            coins,
        } => (
            Sign::Army,
            "6.4",
            lines::recruited(lang, who(faction), region(lang, at), coins),
        ),
        Event::Fought {
            region: at,
            first,
            second,
        } => (
            Sign::Battle,
            "6.5",
            lines::fought(lang, region(lang, at), who(first), who(second)),
        ),
        Event::StandOff { region: at } => (
            Sign::Battle,
            "6.5",
            lines::stand_off(lang, region(lang, at)),
        ),
        Event::Besieged { faction, city: at } => (
            Sign::Siege,
            "6.6",
            lines::besieged(lang, who(faction), city(lang, at)),
        ),
        Event::BeggarsHired {
            faction,
            beggars,
            coins,
        } => (
            Sign::Ship,
            "6.7",
            lines::beggars_hired(lang, who(faction), beggars, coins),
        ),
        Event::BeggarsDefeated {
            region: at, army, ..
        } => (
            Sign::Ship,
            "6.7.1",
            lines::beggars_defeated(lang, who(army), region(lang, at)),
        ),
        Event::BeggarsRelieved { city: at, army } => (
            Sign::Ship,
            "6.7.2",
            lines::beggars_relieved(lang, city(lang, at), who(army)),
        ),
        Event::BeggarsPlundered { province: at } => (
            Sign::Ship,
            "6.7.3",
            lines::beggars_plundered(lang, province(lang, at)),
        ),
        Event::BeggarsBesieged { city: at } => (
            Sign::Ship,
            "6.7.3",
            lines::beggars_besieged(lang, city(lang, at)),
        ),
        Event::BeggarsPatrol { region: at } => (
            Sign::Ship,
            "6.7.4",
            lines::beggars_patrol(lang, region(lang, at)),
        ),
        Event::Held {
            faction,
            region: at,
            armies,
        } => (
            Sign::Ship,
            "6.8",
            lines::held(lang, who(faction), armies, region(lang, at)),
        ),
        Event::Marched { faction, from, to } => (
            Sign::Army,
            "6.8",
            lines::marched(lang, who(faction), region(lang, from), region(lang, to)),
        ),
        Event::InfluenceHindered {
            faction,
            region: at,
            armies,
        } => (
            Sign::Ship,
            "6.9",
            lines::hindered(lang, who(faction), armies, region(lang, at)),
        ),
        Event::Converted {
            faction,
            spot: at,
            victim,
            pieces,
        } => {
            let (army, of, at) = (who(faction), piece(lang, victim), at_spot(lang, at));
            let text = match pieces {
                1 => lines::converted(lang, army, of, at),
                _ => lines::converted_several(lang, army, of.count(pieces), at),
            };
            (Sign::Army, "6.9", text)
        }
        Event::NewPieces {
            faction,
            due,
            received,
        } => {
            let who = who(faction);
            let text = if due == received {
                lines::new_pieces(lang, who, received)
            } else {
                lines::new_pieces_short(lang, who, received, due)
            };
            (Sign::Piece, "6.10", text)
        }
        Event::Placed {
            faction,
            province: at,
            pieces,
        } => (
            Sign::Piece,
            "6.10",
            lines::placed(lang, who(faction), pieces, province(lang, at)),
        ),
        Event::Supported {
            faction,
            support: at,
            pieces,
        } => (
            Sign::Piece,
            "6.10",
            lines::placed(lang, who(faction), pieces, support(lang, at)),
        ),
        Event::Cashed { faction, pieces } => (
            Sign::Coin,
            "6.10",
            lines::cashed(lang, who(faction), pieces),
        ),
        Event::KeptBack { faction, pieces } => (
            Sign::Piece,
            "5.2",
            lines::kept_back(lang, who(faction), pieces),
        ),
        Event::Lost {
            province: at,
            colour: of,
            pieces,
        } => (
            Sign::Battle,
            "6.11",
            lines::lost(
                lang,
                province(lang, at),
                pieces,
                piece(lang, of).count(pieces),
            ),
        ),
        Event::NeutralsCame {
            province: at,
            pieces,
        } => (
            Sign::Piece,
            "6.12",
            lines::neutrals_came(lang, province(lang, at), pieces),
        ),
        Event::NeutralsShort { pieces } => {
            (Sign::Piece, "6.12", lines::neutrals_short(lang, pieces))
        }
        Event::Overflowed {
            faction,
            from,
            to,
            pieces,
        } => (
            Sign::Piece,
            "6.13",
            lines::overflowed(
                lang,
                who(faction),
                pieces,
                province(lang, from),
                province(lang, to),
            ),
        ),
        Event::NeutralLeft {
            province: at,
            pieces,
        } => (
            Sign::Piece,
            "6.13",
            lines::neutral_left(lang, pieces, province(lang, at)),
        ),
        Event::SurplusReturned {
            faction,
            province: at,
            pieces,
        } => (
            Sign::Piece,
            "6.13",
            lines::surplus_returned(lang, who(faction), province(lang, at), pieces),
        ),
        Event::Moved {
            faction,
            colour: of,
            from,
            to,
            pieces,
        } => {
            let (who, from, to) = (who(faction), spot(lang, from), spot(lang, to));
            let text = if of != faction.colour() {
                lines::moved_other(lang, who, piece(lang, of).count(pieces), from, to)
            } else if pieces == 1 {
                lines::moved(lang, who, from, to)
            } else {
                lines::moved_several(lang, who, pieces, from, to)
            };
            (Sign::Piece, "6.14", text)
        }
        Event::NeutralsSettled { spot: at, pieces } => (
            Sign::Piece,
            "6.14",
            lines::neutrals_settled(lang, spot(lang, at), pieces),
        ),
        Event::SiegeEnded {
            city: at,
            besieger,
            converted,
            neutral,
            removed,
        } => {
            let at = city(lang, at);
            let changes = siege_changes(lang, converted, neutral, removed);
            let text = match besieger {
                Besieger::Army(army) => lines::siege_ended(lang, who(army), at, changes),
                Besieger::WaterBeggars => lines::beggars_siege_ended(lang, at, changes),
            };
            (Sign::Siege, "6.15", text)
        }
        Event::BeggarsWentHome => (Sign::Ship, "6.15", lines::beggars_went_home(lang)),
        Event::CoinPut {
            faction,
            city: at,
            coins,
        } => (
            Sign::Coin,
            "6.16",
            lines::coin_put(lang, who(faction), coins, city(lang, at)),
        ),
        Event::AllegianceMoved { city: at, to, .. } => (
            Sign::Citizen,
            "6.16",
            lines::allegiance_moved(lang, city(lang, at), column(lang, to)),
        ),
        Event::CitizensRemoved {
            city: at,
            colour: of,
        } => (
            Sign::Citizen,
            "6.16",
            lines::citizens_removed(lang, city(lang, at), piece(lang, of)),
        ),
        Event::CitizensAdded {
            city: at,
            colour: of,
        } => (
            Sign::Citizen,
            "6.16",
            lines::citizens_added(lang, city(lang, at), piece(lang, of)),
        ),
        Event::ProvinceNamed {
            province: at,
            holder,
        } => {
            let at = province(lang, at);
            let text = holder.map_or_else(
                || lines::nobody(lang, at),
                |it| lines::named(lang, at, who(it)),
            );
            (Sign::Card, "6.17", text)
        }
        Event::CityNamed { city: at, holder } => {
            let at = city(lang, at);
            let text = holder.map_or_else(
                || lines::nobody(lang, at),
                |it| lines::named(lang, at, who(it)),
            );
            (Sign::Card, "6.17", text)
        }
        Event::BishopricNamed {
            see: at,
            bishopric: now,
        } => (
            Sign::Faith,
            "6.18",
            lines::bishopric_named(lang, province(lang, at.province()), bishopric(lang, now)),
        ),
        Event::UniversityNamed {
            site: at,
            faith: now,
        } => {
            let at = site(lang, at);
            let text = match now {
                Some(now) => lines::university_named(lang, at, faith(lang, now)),
                None => lines::university_closed(lang, at),
            };
            (Sign::Faith, "6.19", text)
        }
        Event::WentHome {
            faction,
            region: at,
            armies,
        } => (
            Sign::Army,
            "6.20",
            lines::went_home(lang, who(faction), armies, region(lang, at)),
        ),
        Event::Scored {
            faction,
            points: now,
        } => (
            Sign::Points,
            "6.20",
            lines::scored(lang, who(faction), points(lang, now), amount(now)),
        ),
        Event::Ordered { faction, place } => (
            Sign::Turn,
            "6.20",
            lines::ordered(lang, who(faction), u16::from(place) + 1),
        ),
        Event::Ended => (Sign::Turn, "4.5", lines::ended(lang)),
    }
}

/// What became of the pieces in a city that was taken.
fn siege_changes(lang: Lang, converted: u8, neutral: u8, removed: u8) -> String {
    let changes = [
        (converted, lines::siege_converts(lang, converted)),
        (neutral, lines::siege_neutralises(lang, neutral)),
        (removed, lines::siege_removes(lang, removed)),
    ];
    let changed = changes.into_iter().filter(|&(pieces, _)| pieces > 0);
    let changes: Vec<String> = changed.map(|(_, change)| change).collect();
    if changes.is_empty() {
        lines::siege_changes_nothing(lang)
    } else {
        list(lang, changes).to_string()
    }
}
