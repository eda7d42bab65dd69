//! The log: a line for everything that happens, and the sign beside it.

mod lines;

use revolution_rules::{Besieger, Event};

use super::names::{
    bishopric, city, colour, column, faction as label, faith, points, province, region, see, site,
    spot, support,
};
use super::phases::phase as phase_name;
use words::{Lang, Line, Sign};

/// The log line of an event.
pub(super) fn line(lang: Lang, event: Event) -> Line {
    let (sign, rule, text) = told(lang, event);
    Line { text, sign, rule }
}

fn told(lang: Lang, event: Event) -> (Sign, &'static str, String) {
    match event {
        Event::TurnBegan { turn } => (Sign::Turn, "4.0", lines::turn_began(lang, turn)),
        Event::PhaseBegan { phase } => (Sign::Phase, "4.1", phase_name(lang, phase).to_owned()),
        Event::Garrisoned {
            faction,
            region: at,
        } => (
            Sign::Army,
            "3.6",
            lines::garrisoned(lang, label(lang, faction), region(lang, at)),
        ),
        Event::ProvincesPaid { faction, coins } => (
            Sign::Coin,
            "6.1",
            lines::provinces_paid(lang, label(lang, faction), coins),
        ),
        Event::CitiesPaid {
            faction,
            rate,
            coins,
        } => (
            Sign::Coin,
            "6.1",
            lines::cities_paid(lang, label(lang, faction), rate, coins),
        ),
        Event::SupportArrived {
            faction,
            support: from,
            province: to,
        } => (
            Sign::Piece,
            "6.2.1",
            lines::support_arrived(
                lang,
                label(lang, faction),
                support(lang, from),
                province(lang, to),
            ),
        ),
        Event::SupportCashed {
            faction,
            support: from,
        } => (
            Sign::Coin,
            "6.2.1",
            lines::support_cashed(lang, label(lang, faction), support(lang, from)),
        ),
        Event::Intercepted { by, from, coins } => (
            Sign::Ship,
            "6.2.2",
            lines::intercepted(lang, label(lang, by), label(lang, from), coins),
        ),
        Event::FleetArrived { faction, coins } => (
            Sign::Ship,
            "6.2.2",
            lines::fleet_arrived(lang, label(lang, faction), coins),
        ),
        Event::Maintained {
            faction,
            region: at,
            coins,
        } => (
            Sign::Army,
            "6.3",
            lines::maintained(lang, label(lang, faction), region(lang, at), coins),
        ),
        Event::Disbanded {
            faction,
            region: at,
            coins,
        } => (
            Sign::Army,
            "6.3",
            lines::disbanded(lang, label(lang, faction), region(lang, at), coins),
        ),
        Event::Abandoned {
            faction,
            region: at,
        } => (
            Sign::Army,
            "6.3",
            lines::abandoned(lang, label(lang, faction), region(lang, at)),
        ),
        Event::Plundered {
            faction,
            province: at,
        } => (
            Sign::Battle,
            "6.3",
            lines::plundered(lang, label(lang, faction), province(lang, at)),
        ),
        Event::Looted {
            faction,
            spot: at,
            victim,
            replaced,
        } => {
            let (who, victim) = (label(lang, faction), colour(lang, victim));
            let text = if replaced {
                lines::looted(lang, who, victim, spot(lang, at))
            } else {
                lines::looted_away(lang, who, victim, spot(lang, at))
            };
            (Sign::Battle, "6.3", text)
        }
        Event::NothingToLoot {
            faction,
            region: at,
        } => (
            Sign::Army,
            "6.3",
            lines::nothing_to_loot(lang, label(lang, faction), region(lang, at)),
        ),
        Event::Recruited {
            faction,
            region: at,
            coins,
        } => (
            Sign::Army,
            "6.4",
            lines::recruited(lang, label(lang, faction), region(lang, at), coins),
        ),
        Event::Fought {
            region: at,
            first,
            second,
        } => (
            Sign::Battle,
            "6.5",
            lines::fought(
                lang,
                region(lang, at),
                label(lang, first),
                label(lang, second),
            ),
        ),
        Event::StandOff { region: at } => (
            Sign::Battle,
            "6.5",
            lines::stand_off(lang, region(lang, at)),
        ),
        Event::Besieged { faction, city: at } => (
            Sign::Siege,
            "6.6",
            lines::besieged(lang, label(lang, faction), city(lang, at)),
        ),
        Event::BeggarsHired {
            faction,
            beggars,
            coins,
        } => (
            Sign::Ship,
            "6.7",
            lines::beggars_hired(lang, label(lang, faction), beggars, coins),
        ),
        Event::BeggarsDefeated {
            region: at, army, ..
        } => (
            Sign::Ship,
            "6.7.1",
            lines::beggars_defeated(lang, label(lang, army), region(lang, at)),
        ),
        Event::BeggarsRelieved { city: at, army } => (
            Sign::Ship,
            "6.7.2",
            lines::beggars_relieved(lang, city(lang, at), label(lang, army)),
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
            lines::held(lang, label(lang, faction), armies, region(lang, at)),
        ),
        Event::Marched { faction, from, to } => (
            Sign::Army,
            "6.8",
            lines::marched(
                lang,
                label(lang, faction),
                region(lang, from),
                region(lang, to),
            ),
        ),
        Event::InfluenceHindered {
            faction,
            region: at,
            armies,
        } => (
            Sign::Ship,
            "6.9",
            lines::hindered(lang, label(lang, faction), armies, region(lang, at)),
        ),
        Event::Converted {
            faction,
            spot: at,
            victim,
        } => (
            Sign::Army,
            "6.9",
            lines::converted(
                lang,
                label(lang, faction),
                colour(lang, victim),
                spot(lang, at),
            ),
        ),
        Event::NewPieces {
            faction,
            due,
            received,
        } => {
            let who = label(lang, faction);
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
        } => (
            Sign::Piece,
            "6.10",
            lines::placed(lang, label(lang, faction), province(lang, at)),
        ),
        Event::Supported {
            faction,
            support: at,
        } => (
            Sign::Piece,
            "6.10",
            lines::placed(lang, label(lang, faction), support(lang, at)),
        ),
        Event::Cashed { faction } => (
            Sign::Coin,
            "6.10",
            lines::cashed(lang, label(lang, faction)),
        ),
        Event::Lost {
            province: at,
            colour: of,
            pieces,
        } => (
            Sign::Battle,
            "6.11",
            lines::lost(lang, province(lang, at), colour(lang, of), pieces),
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
        Event::Overflowed { faction, from, to } => (
            Sign::Piece,
            "6.13",
            lines::overflowed(
                lang,
                label(lang, faction),
                province(lang, from),
                province(lang, to),
            ),
        ),
        Event::NeutralLeft { province: at } => (
            Sign::Piece,
            "6.13",
            lines::neutral_left(lang, province(lang, at)),
        ),
        Event::SurplusReturned {
            faction,
            province: at,
            pieces,
        } => (
            Sign::Piece,
            "6.13",
            lines::surplus_returned(lang, label(lang, faction), province(lang, at), pieces),
        ),
        Event::Moved {
            faction,
            colour: of,
            from,
            to,
        } => {
            let (who, from, to) = (label(lang, faction), spot(lang, from), spot(lang, to));
            let text = if of == faction.colour() {
                lines::moved(lang, who, from, to)
            } else {
                lines::moved_other(lang, who, colour(lang, of), from, to)
            };
            (Sign::Piece, "6.14", text)
        }
        Event::NeutralsSettled { spot: at, pieces } => (
            Sign::Piece,
            "6.14",
            lines::neutrals_came(lang, spot(lang, at), pieces),
        ),
        Event::SiegeEnded {
            city: at,
            besieger,
            converted,
            neutral,
            removed,
        } => {
            let at = city(lang, at);
            let text = match besieger {
                Besieger::Army(army) => {
                    lines::siege_ended(lang, label(lang, army), at, converted, neutral, removed)
                }
                Besieger::WaterBeggars => lines::beggars_siege_ended(lang, at, neutral, removed),
            };
            (Sign::Siege, "6.15", text)
        }
        Event::BeggarsWentHome => (Sign::Ship, "6.15", lines::beggars_went_home(lang)),
        Event::CoinPut { faction, city: at } => (
            Sign::Coin,
            "6.16",
            lines::coin_put(lang, label(lang, faction), city(lang, at)),
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
            lines::citizens_removed(lang, city(lang, at), colour(lang, of)),
        ),
        Event::CitizensAdded {
            city: at,
            colour: of,
        } => (
            Sign::Citizen,
            "6.16",
            lines::citizens_added(lang, city(lang, at), colour(lang, of)),
        ),
        Event::ProvinceNamed {
            province: at,
            holder,
        } => {
            let at = province(lang, at);
            let text = holder.map_or_else(
                || lines::nobody(lang, at),
                |it| lines::named(lang, at, label(lang, it)),
            );
            (Sign::Card, "6.17", text)
        }
        Event::CityNamed { city: at, holder } => {
            let at = city(lang, at);
            let text = holder.map_or_else(
                || lines::nobody(lang, at),
                |it| lines::named(lang, at, label(lang, it)),
            );
            (Sign::Card, "6.17", text)
        }
        Event::BishopricNamed {
            see: at,
            bishopric: now,
        } => (
            Sign::Faith,
            "6.18",
            lines::bishopric_named(lang, see(lang, at), bishopric(lang, now)),
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
            lines::went_home(lang, label(lang, faction), armies, region(lang, at)),
        ),
        Event::Scored {
            faction,
            points: now,
        } => (
            Sign::Points,
            "6.20",
            lines::scored(lang, label(lang, faction), points(lang, now)),
        ),
        Event::Ordered { faction, place } => (
            Sign::Turn,
            "6.20",
            lines::ordered(lang, label(lang, faction), u16::from(place) + 1),
        ),
        Event::Ended => (Sign::Turn, "4.5", lines::ended(lang)),
    }
}
