//! The phases of a turn.

use revolution_rules::Phase;

use super::names::{Trio, say};
use words::Lang;

/// The phase's name.
pub fn phase(lang: Lang, phase: Phase) -> &'static str {
    let names: Trio = match phase {
        Phase::Taxes => ["Taxes", "Belasting", "Adószedés"],
        Phase::Support => ["Support", "Steun", "Támogatás"],
        Phase::Maintenance => ["Upkeep", "Onderhoud", "Fenntartás"],
        Phase::Recruiting => ["Recruiting", "Werving", "Toborzás"],
        Phase::Battles => ["Battles", "Veldslagen", "Csaták"],
        Phase::Sieges => ["Sieges", "Belegeringen", "Ostromok kezdése"],
        Phase::WaterBeggars => ["Water Beggars", "Watergeuzen", "Tengeri koldusok"],
        Phase::ArmyMovement => ["Army movement", "Troepenverplaatsing", "Hadmozgás"],
        Phase::MilitaryInfluence => [
            "Military influence",
            "Militaire invloed",
            "Katonai befolyás",
        ],
        Phase::NewPieces => ["New pieces", "Nieuwe stukken", "Új egységek"],
        Phase::Conflict => ["Conflict", "Conflict", "Konfliktus"],
        Phase::Neutrals => ["Neutrals", "Neutralen", "Semlegesek"],
        Phase::Overflow => ["Overflow", "Overloop", "Túlcsordulás"],
        Phase::Movement => [
            "Movement within provinces",
            "Verplaatsing binnen provincies",
            "Mozgás a tartományokban",
        ],
        Phase::SiegesEnd => ["End of sieges", "Einde belegeringen", "Ostromok vége"],
        Phase::Citizens => ["Citizens", "Stedelingen", "Városlakók"],
        Phase::Nomination => [
            "Provinces and cities",
            "Provincies en steden",
            "Hovatartozás",
        ],
        Phase::Bishoprics => ["Bishoprics", "Bisdommen", "Püspökségek"],
        Phase::Universities => ["Universities", "Universiteiten", "Egyetemek"],
        Phase::End => ["End of turn", "Eindfase", "Forduló vége"],
    };
    say(lang, names)
}

/// What happens in the phase.
pub fn phase_help(lang: Lang, phase: Phase) -> &'static str {
    let texts: Trio = match phase {
        Phase::Taxes => [
            "Provinces pay what is printed; all your cities pay the same rate, 1 to 3.",
            "Provincies betalen wat er staat; al je hoofdsteden betalen hetzelfde, 1 tot 3.",
            "A tartományok a feltüntetett adót fizetik; minden nagyvárosod ugyanannyit, 1–3 pénzt.",
        ],
        Phase::Support => [
            "Move pieces out of the support boxes to the map or into your treasury. The Huguenots may intercept Spanish money.",
            "Verplaats stukken uit de steunkaders naar het bord of je schatkist. De Hugenoten mogen Spaans geld onderscheppen.",
            "Rakj jelzőket a támogatóhelyekről a térképre vagy a kincstáradba. A hugenották elcsíphetik a spanyol pénzt.",
        ],
        Phase::Maintenance => [
            "Pay for each army, disband it, or abandon it to plunder.",
            "Onderhoud elk leger, ontbind het, of laat het plunderend achter.",
            "Tartsd fenn, oszlasd fel vagy engedd fosztogatni minden seregedet.",
        ],
        Phase::Recruiting => [
            "Recruit up to three armies in regions where you are present.",
            "Werf tot drie legers in regio's waar je aanwezig bent.",
            "Toborozz legfeljebb három sereget ott, ahol jelen vagy.",
        ],
        Phase::Battles => [
            "In crowded regions the most opposed factions destroy each other's armies.",
            "In volle regio's verslaan de meest tegengestelde facties elkaars legers.",
            "Ahol több frakció serege gyűlt össze, a legellenségesebbek csapnak össze.",
        ],
        Phase::Sieges => [
            "Armies that are not in a stand-off may besiege cities of their region.",
            "Legers die niet in patstelling staan, mogen hoofdsteden in hun regio belegeren.",
            "A nem erőegyensúlyban álló seregek nagyvárost ostromolhatnak a régiójukban.",
        ],
        Phase::WaterBeggars => [
            "Burghers or Reformers may hire Water Beggars to strike along the coast and rivers.",
            "Poorters of Gereformeerden mogen Watergeuzen inhuren.",
            "A polgárok vagy a hitújítók tengeri koldusokat bérelhetnek fel.",
        ],
        Phase::ArmyMovement => [
            "Each army may march along a line to a free space.",
            "Elk leger mag langs een lijn naar een vrij vak trekken.",
            "Minden sereg egy vonal mentén egy szabad mezőre vonulhat.",
        ],
        Phase::MilitaryInfluence => [
            "An army alone in its box converts one piece outside the cities.",
            "Een leger dat alleen staat, bekeert één stuk buiten de hoofdsteden.",
            "Az egyedül álló sereg egy nagyvároson kívüli jelzőt a maga oldalára állít.",
        ],
        Phase::NewPieces => [
            "Every faction gets new pieces, seven at least, for provinces and support boxes.",
            "Elke factie krijgt nieuwe stukken, minstens zeven, voor provincies en steunkaders.",
            "Minden frakció legalább hét új jelzőt kap a tartományokba és a támogatóhelyekre.",
        ],
        Phase::Conflict => [
            "Where a province is over its limit, all factions there lose pieces, the smallest first.",
            "Waar een provincie te vol is, verliezen alle facties stukken, de kleinste eerst.",
            "A túlzsúfolt tartományban mindenki veszít, először a legkisebb.",
        ],
        Phase::Neutrals => [
            "Neutrals fill the provinces up.",
            "Neutralen vullen de provincies aan.",
            "A semlegesek feltöltik a tartományokat.",
        ],
        Phase::Overflow => [
            "A faction alone above a limit may overflow by land or river; the rest goes back.",
            "Wie alleen boven de limiet staat, mag overlopen over land of rivier; de rest gaat terug.",
            "Aki egyedül lépi túl a maximumot, szárazon vagy folyón túlcsordulhat; a többi visszakerül.",
        ],
        Phase::Movement => [
            "In each province the factions place their pieces, the largest first.",
            "In elke provincie plaatsen de facties hun stukken, de grootste eerst.",
            "Minden tartományban elhelyezik jelzőiket a frakciók, a legnagyobb kezdi.",
        ],
        Phase::SiegesEnd => [
            "Besieged cities fall; the Water Beggars go home.",
            "Belegerde hoofdsteden vallen; de Watergeuzen gaan naar huis.",
            "Az ostromlott nagyvárosok elesnek; a tengeri koldusok hazatérnek.",
        ],
        Phase::Citizens => [
            "Put coins on cities to sway their citizens; strong feelings change the pieces there.",
            "Leg munten bij hoofdsteden om de stedelingen te beïnvloeden; sterke gezindheid verandert de stukken.",
            "Pénzzel befolyásold a városlakókat; a szilárd hit megváltoztatja az ottani jelzőket.",
        ],
        Phase::Nomination => [
            "Cards go to who has more pieces than all others together.",
            "Kaarten gaan naar wie meer stukken heeft dan alle anderen samen.",
            "A kártyát az kapja, akinek több jelzője van, mint a többieknek együtt.",
        ],
        Phase::Bishoprics => [
            "Each bishopric moves a step towards the holder of its province.",
            "Elk bisdom schuift een stap naar de beheerser van de provincie.",
            "A püspökségek egy lépést tesznek tartományuk ura felé.",
        ],
        Phase::Universities => [
            "Universities follow the master of their city or town.",
            "Universiteiten volgen wie hun stad beheerst.",
            "Az egyetemek városuk urát követik.",
        ],
        Phase::End => [
            "Points are counted and the order of play for the next turn is chosen.",
            "De punten worden geteld en de speelvolgorde wordt gekozen.",
            "Pontozás, majd a következő forduló sorrendjének megválasztása.",
        ],
    };
    say(lang, texts)
}
