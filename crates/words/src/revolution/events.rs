//! The log: a line for everything that happens, and the sign beside it.

use revolution::{Besieger, Event};

use super::names::{
    bishopric, city, colour, column, faction as label, faith, points, province, region, see, site,
    spot, support,
};
use super::phases::phase as phase_name;
use crate::hungarian::article;
use crate::{Lang, Line, texts};

/// The signs that stand beside log lines.
pub const ICONS: [&str; 12] = [
    "turn", "phase", "army", "coin", "piece", "battle", "siege", "ship", "citizen", "card",
    "faith", "points",
];

/// The log line of an event.
pub(super) fn line(lang: Lang, event: Event) -> Line {
    let (icon, rule, text) = told(lang, event);
    Line { text, icon, rule }
}

fn told(lang: Lang, event: Event) -> (&'static str, &'static str, String) {
    match event {
        Event::TurnBegan { turn } => ("turn", "4.0", turn_began(lang, turn)),
        Event::PhaseBegan { phase } => ("phase", "4.1", phase_name(lang, phase).to_owned()),
        Event::Garrisoned {
            faction,
            region: at,
        } => (
            "army",
            "3.6",
            garrisoned(lang, label(lang, faction), region(lang, at)),
        ),
        Event::ProvincesPaid { faction, coins } => (
            "coin",
            "6.1",
            provinces_paid(lang, label(lang, faction), coins),
        ),
        Event::CitiesPaid {
            faction,
            rate,
            coins,
        } => (
            "coin",
            "6.1",
            cities_paid(lang, label(lang, faction), rate, coins),
        ),
        Event::SupportArrived {
            faction,
            support: from,
            province: to,
        } => (
            "piece",
            "6.2.1",
            support_arrived(
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
            "coin",
            "6.2.1",
            support_cashed(lang, label(lang, faction), support(lang, from)),
        ),
        Event::Intercepted { by, from, coins } => (
            "ship",
            "6.2.2",
            intercepted(lang, label(lang, by), label(lang, from), coins),
        ),
        Event::FleetArrived { faction, coins } => (
            "ship",
            "6.2.2",
            fleet_arrived(lang, label(lang, faction), coins),
        ),
        Event::Maintained {
            faction,
            region: at,
            coins,
        } => (
            "army",
            "6.3",
            maintained(lang, label(lang, faction), region(lang, at), coins),
        ),
        Event::Disbanded {
            faction,
            region: at,
            coins,
        } => (
            "army",
            "6.3",
            disbanded(lang, label(lang, faction), region(lang, at), coins),
        ),
        Event::Abandoned {
            faction,
            region: at,
        } => (
            "army",
            "6.3",
            abandoned(lang, label(lang, faction), region(lang, at)),
        ),
        Event::Plundered {
            faction,
            province: at,
        } => (
            "battle",
            "6.3",
            plundered(lang, label(lang, faction), province(lang, at)),
        ),
        Event::Looted {
            faction,
            spot: at,
            victim,
            replaced,
        } => {
            let (who, victim) = (label(lang, faction), colour(lang, victim));
            let text = if replaced {
                looted(lang, who, victim, spot(lang, at))
            } else {
                looted_away(lang, who, victim, spot(lang, at))
            };
            ("battle", "6.3", text)
        }
        Event::NothingToLoot {
            faction,
            region: at,
        } => (
            "army",
            "6.3",
            nothing_to_loot(lang, label(lang, faction), region(lang, at)),
        ),
        Event::Recruited {
            faction,
            region: at,
            coins,
        } => (
            "army",
            "6.4",
            recruited(lang, label(lang, faction), region(lang, at), coins),
        ),
        Event::Fought {
            region: at,
            first,
            second,
        } => (
            "battle",
            "6.5",
            fought(
                lang,
                region(lang, at),
                label(lang, first),
                label(lang, second),
            ),
        ),
        Event::StandOff { region: at } => ("battle", "6.5", stand_off(lang, region(lang, at))),
        Event::Besieged { faction, city: at } => (
            "siege",
            "6.6",
            besieged(lang, label(lang, faction), city(lang, at)),
        ),
        Event::BeggarsHired {
            faction,
            beggars,
            coins,
        } => (
            "ship",
            "6.7",
            beggars_hired(lang, label(lang, faction), beggars, coins),
        ),
        Event::BeggarsDefeated {
            region: at, army, ..
        } => (
            "ship",
            "6.7.1",
            beggars_defeated(lang, label(lang, army), region(lang, at)),
        ),
        Event::BeggarsRelieved { city: at, army } => (
            "ship",
            "6.7.2",
            beggars_relieved(lang, city(lang, at), label(lang, army)),
        ),
        Event::BeggarsPlundered { province: at } => {
            ("ship", "6.7.3", beggars_plundered(lang, province(lang, at)))
        }
        Event::BeggarsBesieged { city: at } => {
            ("ship", "6.7.3", beggars_besieged(lang, city(lang, at)))
        }
        Event::BeggarsPatrol { region: at } => {
            ("ship", "6.7.4", beggars_patrol(lang, region(lang, at)))
        }
        Event::Held {
            faction,
            region: at,
            armies,
        } => (
            "ship",
            "6.8",
            held(lang, label(lang, faction), armies, region(lang, at)),
        ),
        Event::Marched { faction, from, to } => (
            "army",
            "6.8",
            marched(
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
            "ship",
            "6.9",
            hindered(lang, label(lang, faction), armies, region(lang, at)),
        ),
        Event::Converted {
            faction,
            spot: at,
            victim,
        } => (
            "army",
            "6.9",
            converted(
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
                new_pieces(lang, who, received)
            } else {
                new_pieces_short(lang, who, received, due)
            };
            ("piece", "6.10", text)
        }
        Event::Placed {
            faction,
            province: at,
        } => (
            "piece",
            "6.10",
            placed(lang, label(lang, faction), province(lang, at)),
        ),
        Event::Supported {
            faction,
            support: at,
        } => (
            "piece",
            "6.10",
            placed(lang, label(lang, faction), support(lang, at)),
        ),
        Event::Cashed { faction } => ("coin", "6.10", cashed(lang, label(lang, faction))),
        Event::Lost {
            province: at,
            colour: of,
            pieces,
        } => (
            "battle",
            "6.11",
            lost(lang, province(lang, at), colour(lang, of), pieces),
        ),
        Event::NeutralsCame {
            province: at,
            pieces,
        } => (
            "piece",
            "6.12",
            neutrals_came(lang, province(lang, at), pieces),
        ),
        Event::NeutralsShort { pieces } => ("piece", "6.12", neutrals_short(lang, pieces)),
        Event::Overflowed { faction, from, to } => (
            "piece",
            "6.13",
            overflowed(
                lang,
                label(lang, faction),
                province(lang, from),
                province(lang, to),
            ),
        ),
        Event::NeutralLeft { province: at } => {
            ("piece", "6.13", neutral_left(lang, province(lang, at)))
        }
        Event::SurplusReturned {
            faction,
            province: at,
            pieces,
        } => (
            "piece",
            "6.13",
            surplus_returned(lang, label(lang, faction), province(lang, at), pieces),
        ),
        Event::Moved {
            faction,
            colour: of,
            from,
            to,
        } => {
            let (who, from, to) = (label(lang, faction), spot(lang, from), spot(lang, to));
            let text = if of == faction.colour() {
                moved(lang, who, from, to)
            } else {
                moved_other(lang, who, colour(lang, of), from, to)
            };
            ("piece", "6.14", text)
        }
        Event::NeutralsSettled { spot: at, pieces } => {
            ("piece", "6.14", neutrals_came(lang, spot(lang, at), pieces))
        }
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
                    siege_ended(lang, label(lang, army), at, converted, neutral, removed)
                }
                Besieger::WaterBeggars => beggars_siege_ended(lang, at, neutral, removed),
            };
            ("siege", "6.15", text)
        }
        Event::BeggarsWentHome => ("ship", "6.15", beggars_went_home(lang)),
        Event::CoinPut { faction, city: at } => (
            "coin",
            "6.16",
            coin_put(lang, label(lang, faction), city(lang, at)),
        ),
        Event::AllegianceMoved { city: at, to, .. } => (
            "citizen",
            "6.16",
            allegiance_moved(lang, city(lang, at), column(lang, to)),
        ),
        Event::CitizensRemoved {
            city: at,
            colour: of,
        } => (
            "citizen",
            "6.16",
            citizens_removed(lang, city(lang, at), colour(lang, of)),
        ),
        Event::CitizensAdded {
            city: at,
            colour: of,
        } => (
            "citizen",
            "6.16",
            citizens_added(lang, city(lang, at), colour(lang, of)),
        ),
        Event::ProvinceNamed {
            province: at,
            holder,
        } => {
            let at = province(lang, at);
            let text =
                holder.map_or_else(|| nobody(lang, at), |it| named(lang, at, label(lang, it)));
            ("card", "6.17", text)
        }
        Event::CityNamed { city: at, holder } => {
            let at = city(lang, at);
            let text =
                holder.map_or_else(|| nobody(lang, at), |it| named(lang, at, label(lang, it)));
            ("card", "6.17", text)
        }
        Event::BishopricNamed {
            see: at,
            bishopric: now,
        } => (
            "faith",
            "6.18",
            bishopric_named(lang, see(lang, at), bishopric(lang, now)),
        ),
        Event::UniversityNamed {
            site: at,
            faith: now,
        } => {
            let at = site(lang, at);
            let text = match now {
                Some(now) => university_named(lang, at, faith(lang, now)),
                None => university_closed(lang, at),
            };
            ("faith", "6.19", text)
        }
        Event::WentHome {
            faction,
            region: at,
            armies,
        } => (
            "army",
            "6.20",
            went_home(lang, label(lang, faction), armies, region(lang, at)),
        ),
        Event::Scored {
            faction,
            points: now,
        } => (
            "points",
            "6.20",
            scored(lang, label(lang, faction), points(lang, now)),
        ),
        Event::Ordered { faction, place } => (
            "turn",
            "6.20",
            ordered(lang, label(lang, faction), u16::from(place) + 1),
        ),
        Event::Ended => ("turn", "4.5", ended(lang)),
    }
}

texts! {
    fn turn_began(turn: u8) {
        en "Turn {turn} begins."
        nl "Ronde {turn} begint."
        hu "Kezdődik {the} {turn}. forduló." (the = article(turn))
    }
    fn garrisoned(who, at) {
        en "{who}: an army in {at}."
        nl "{who}: een leger in {at}."
        hu "{who}: sereg itt: {at}."
    }
    fn provinces_paid(who, coins) {
        en "{who}: the provinces pay {coins}."
        nl "{who}: de provincies betalen {coins}."
        hu "{who}: a tartományok {coins} adót fizetnek."
    }
    fn cities_paid(who, rate, coins) {
        en "{who}: the cities pay {rate} each, {coins} in all."
        nl "{who}: de hoofdsteden betalen elk {rate}, samen {coins}."
        hu "{who}: a nagyvárosok egyenként {rate}, összesen {coins} adót fizetnek."
    }
    fn support_arrived(who, from, to) {
        en "{who}: a piece from {from} to {to}."
        nl "{who}: een stuk uit {from} naar {to}."
        hu "{who}: jelző a térképre ({from} → {to})."
    }
    fn support_cashed(who, from) {
        en "{who}: a piece from {from} becomes money."
        nl "{who}: een stuk uit {from} wordt geld."
        hu "{who}: egy jelzőből pénz lesz ({from})."
    }
    fn intercepted(by, from, coins) {
        en "{by}: Huguenots take {coins} from the {from}."
        nl "{by}: Hugenoten onderscheppen {coins} van de {from}."
        hu "{by}: a hugenották elcsípnek {coins} pénzt (károsult: {from})."
    }
    fn fleet_arrived(who, coins) {
        en "{who}: {coins} from the Spanish Treasury arrive."
        nl "{who}: {coins} uit de Spaanse Gelden komen aan."
        hu "{who}: {coins} pénz érkezik a spanyol kincstárból."
    }
    fn maintained(who, at, coins) {
        en "{who}: the army in {at} is maintained for {coins}."
        nl "{who}: het leger in {at} wordt onderhouden voor {coins}."
        hu "{who}: sereg fenntartva ({at}, {coins} pénz)."
    }
    fn disbanded(who, at, coins) {
        en "{who}: the army in {at} is disbanded for {coins}."
        nl "{who}: het leger in {at} wordt ontbonden voor {coins}."
        hu "{who}: sereg feloszlatva ({at}, {coins} pénz)."
    }
    fn abandoned(who, at) {
        en "{who}: the army in {at} is abandoned."
        nl "{who}: het leger in {at} wordt verlaten."
        hu "{who}: sereg szabadjára engedve ({at})."
    }
    fn plundered(who, at) {
        en "{who}: the abandoned army plunders; a neutral comes to {at}."
        nl "{who}: het verlaten leger plundert; een neutraal stuk komt in {at}."
        hu "{who}: a sereg fosztogat; egy semleges érkezik ({at})."
    }
    fn looted(who, victim, at) {
        en "{who}: the abandoned army turns a piece of the {victim} neutral: {at}."
        nl "{who}: het verlaten leger maakt een stuk van de {victim} neutraal: {at}."
        hu "{who}: a sereg semlegessé tesz egy jelzőt ({victim}, {at})."
    }
    fn looted_away(who, victim, at) {
        en "{who}: the abandoned army drives away a piece of the {victim}: {at}."
        nl "{who}: het verlaten leger verjaagt een stuk van de {victim}: {at}."
        hu "{who}: a sereg elűz egy jelzőt ({victim}, {at})."
    }
    fn nothing_to_loot(who, at) {
        en "{who}: the abandoned army in {at} finds nothing to loot."
        nl "{who}: het verlaten leger in {at} vindt niets te plunderen."
        hu "{who}: a sereg nem talál zsákmányt ({at})."
    }
    fn recruited(who, at, coins) {
        en "{who}: an army is recruited in {at} for {coins}."
        nl "{who}: een leger geworven in {at} voor {coins}."
        hu "{who}: új sereg ({at}, {coins} pénz)."
    }
    fn fought(at, first, second) {
        en "Battle in {at}: {first} and {second} lose an army each."
        nl "Veldslag in {at}: {first} en {second} verliezen elk een leger."
        hu "Csata ({at}): egy-egy sereg elvész – {first}, {second}."
    }
    fn stand_off(at) {
        en "Stand-off in {at}."
        nl "Patstelling in {at}."
        hu "Erőegyensúly: {at}."
    }
    fn besieged(who, at) {
        en "{who}: {at} is besieged."
        nl "{who}: {at} wordt belegerd."
        hu "{who}: ostrom kezdődik ({at})."
    }
    fn beggars_hired(who, beggars, coins) {
        en "{who}: {beggars} Water Beggars hired for {coins}."
        nl "{who}: {beggars} Watergeuzen ingehuurd voor {coins}."
        hu "{who}: {beggars} tengeri koldus felbérelve {coins} pénzért."
    }
    fn beggars_defeated(army, at) {
        en "The Water Beggars defeat an army of the {army} in {at}."
        nl "De Watergeuzen verslaan een leger van de {army} in {at}."
        hu "A tengeri koldusok elpusztítanak egy sereget ({army}, {at})."
    }
    fn beggars_relieved(at, army) {
        en "The Water Beggars relieve {at}; the army of the {army} falls back."
        nl "De Watergeuzen ontzetten {at}; het leger van de {army} trekt terug."
        hu "A tengeri koldusok felmentik: {at}; a sereg visszavonul ({army})."
    }
    fn beggars_plundered(at) {
        en "The Water Beggars plunder a town; a neutral comes to {at}."
        nl "De Watergeuzen plunderen een stad; een neutraal stuk komt in {at}."
        hu "A tengeri koldusok kifosztanak egy várost; semleges érkezik ({at})."
    }
    fn beggars_besieged(at) {
        en "The Water Beggars besiege {at}."
        nl "De Watergeuzen belegeren {at}."
        hu "A tengeri koldusok ostrom alá veszik: {at}."
    }
    fn beggars_patrol(at) {
        en "A Water Beggar lies off {at}."
        nl "Een Watergeus ligt voor {at}."
        hu "Egy tengeri koldus őrködik: {at}."
    }
    fn held(who, armies, at) {
        en "{who}: Water Beggars hold {armies} in {at}."
        nl "{who}: Watergeuzen houden {armies} vast in {at}."
        hu "{who}: a tengeri koldusok {armies} sereget tartanak fel ({at})."
    }
    fn marched(who, from, to) {
        en "{who}: an army marches from {from} to {to}."
        nl "{who}: een leger trekt van {from} naar {to}."
        hu "{who}: sereg vonul ({from} → {to})."
    }
    fn hindered(who, armies, at) {
        en "{who}: Water Beggars hinder {armies} in {at} and go home."
        nl "{who}: Watergeuzen hinderen {armies} in {at} en gaan naar huis."
        hu "{who}: a tengeri koldusok {armies} sereget akadályoznak ({at}), majd szétszélednek."
    }
    fn converted(who, victim, at) {
        en "{who}: the army wins a piece of the {victim}: {at}."
        nl "{who}: het leger bekeert een stuk van de {victim}: {at}."
        hu "{who}: a sereg átállít egy jelzőt ({victim}, {at})."
    }
    fn new_pieces(who, received) {
        en "{who}: {received} new pieces."
        nl "{who}: {received} nieuwe stukken."
        hu "{who}: {received} új jelző."
    }
    fn new_pieces_short(who, received, due) {
        en "{who}: only {received} of {due} new pieces are left."
        nl "{who}: slechts {received} van de {due} nieuwe stukken zijn er."
        hu "{who}: {due} helyett csak {received} új jelző maradt."
    }
    fn placed(who, at) {
        en "{who}: a new piece, {at}."
        nl "{who}: een nieuw stuk, {at}."
        hu "{who}: új jelző, {at}."
    }
    fn cashed(who) {
        en "{who}: a new piece becomes money."
        nl "{who}: een nieuw stuk wordt geld."
        hu "{who}: egy új jelzőből pénz lesz."
    }
    fn lost(at, of, pieces) {
        en "Conflict in {at}: {of} lose {pieces}."
        nl "Conflict in {at}: {of} verliezen {pieces}."
        hu "Konfliktus ({at}): {of} –{pieces}."
    }
    fn neutrals_came(at, pieces) {
        en "{at}: {pieces} neutral."
        nl "{at}: {pieces} neutraal."
        hu "{at}: {pieces} semleges."
    }
    fn neutrals_short(pieces) {
        en "Only {pieces} neutrals are left: the first player gives them out."
        nl "Er zijn nog maar {pieces} neutralen: de eerste speler verdeelt ze."
        hu "Már csak {pieces} semleges maradt: a kezdőjátékos osztja el."
    }
    fn overflowed(who, from, to) {
        en "{who}: a piece overflows from {from} to {to}."
        nl "{who}: een stuk loopt over van {from} naar {to}."
        hu "{who}: túlcsordulás ({from} → {to})."
    }
    fn neutral_left(at) {
        en "A neutral leaves {at}."
        nl "Een neutraal stuk verlaat {at}."
        hu "Egy semleges távozik: {at}."
    }
    fn surplus_returned(who, at, pieces) {
        en "{who}: {pieces} too many in {at} go back."
        nl "{who}: {pieces} te veel in {at} gaan terug."
        hu "{who}: {pieces} fölösleges jelző visszakerül ({at})."
    }
    fn moved(who, from, to) {
        en "{who}: {from} to {to}."
        nl "{who}: {from} naar {to}."
        hu "{who}: {from} → {to}."
    }
    fn moved_other(who, piece, from, to) {
        en "{who}: moves a piece ({piece}), {from} to {to}."
        nl "{who}: verplaatst een stuk ({piece}), {from} naar {to}."
        hu "{who}: áthelyez egy jelzőt ({piece}), {from} → {to}."
    }
    fn siege_ended(who, at, converted, neutral, removed) {
        en "{who}: {at} falls: {converted} converted, {neutral} neutral, {removed} removed."
        nl "{who}: {at} valt: {converted} bekeerd, {neutral} neutraal, {removed} verwijderd."
        hu "{who}: {at} elesik: {converted} átáll, {neutral} semleges lesz, {removed} lekerül."
    }
    fn beggars_siege_ended(at, neutral, removed) {
        en "{at} falls to the Water Beggars: {neutral} neutral, {removed} removed."
        nl "{at} valt voor de Watergeuzen: {neutral} neutraal, {removed} verwijderd."
        hu "{at} a tengeri koldusoké: {neutral} semleges lesz, {removed} lekerül."
    }
    fn beggars_went_home() {
        en "The Water Beggars go home."
        nl "De Watergeuzen gaan naar huis."
        hu "A tengeri koldusok szétszélednek."
    }
    fn coin_put(who, at) {
        en "{who}: a coin on {at}."
        nl "{who}: een munt bij {at}."
        hu "{who}: egy pénz, {at}."
    }
    fn allegiance_moved(at, now) {
        en "The citizens of {at} are now {now}."
        nl "De stedelingen van {at} zijn nu {now}."
        hu "{at}: a városlakók hűsége mostantól {now}."
    }
    fn citizens_removed(at, piece) {
        en "The citizens of {at} drive out a piece of the {piece}."
        nl "De stedelingen van {at} verdrijven een stuk van de {piece}."
        hu "{at}: a városlakók kiűznek egy jelzőt ({piece})."
    }
    fn citizens_added(at, piece) {
        en "The citizens of {at} bring in a piece of the {piece}."
        nl "De stedelingen van {at} halen een stuk van de {piece} binnen."
        hu "{at}: a városlakók behoznak egy jelzőt ({piece})."
    }
    fn named(at, who) {
        en "{at} is held by the {who}."
        nl "{at} is in handen van de {who}."
        hu "{at} ura: {who}."
    }
    fn nobody(at) {
        en "{at} is held by nobody."
        nl "{at} is in niemands handen."
        hu "{at}: senkié."
    }
    fn bishopric_named(at, now) {
        en "The bishopric of {at} is {now}."
        nl "Het bisdom {at} is {now}."
        hu "Püspökség ({at}): {now}."
    }
    fn university_named(at, now) {
        en "The university of {at} is {now}."
        nl "De universiteit van {at} is {now}."
        hu "Egyetem ({at}): {now}."
    }
    fn university_closed(at) {
        en "The university of {at} is closed."
        nl "De universiteit van {at} wordt opgeheven."
        hu "Egyetem ({at}): megszűnik."
    }
    fn went_home(who, armies, at) {
        en "{who}: {armies} abandoned in {at} leave the board."
        nl "{who}: {armies} verlaten in {at} gaan van het bord."
        hu "{who}: {armies} szabadjára engedett sereg lekerül ({at})."
    }
    fn scored(who, now) {
        en "{who}: {now} points."
        nl "{who}: {now} punten."
        hu "{who}: {now} pont."
    }
    fn ordered(who, place) {
        en "{who}: place {place} in the order."
        nl "{who}: plaats {place} in de volgorde."
        hu "{who}: {place}. hely a sorrendben."
    }
    fn ended() {
        en "The game is over."
        nl "Het spel is afgelopen."
        hu "A játék véget ért."
    }
}
