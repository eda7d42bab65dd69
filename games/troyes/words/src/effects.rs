//! What cards, events and characters do, in a sentence.

use troyes_rules::{Activity, Character, EventCard};

use super::names::{Trio, say};
use words::Lang;

/// What one activation of a card, or one cube of it, does.
pub fn card_effect(lang: Lang, card: Activity) -> &'static str {
    use Activity::*;
    let texts: Trio = match card {
        Artisan => [
            "Turn 1 influence into 6 deniers.",
            "Zet 1 invloed om in 6 denier.",
            "1 befolyásért 6 dénárt kapsz.",
        ],
        Merchant => ["Get 2 deniers.", "Ontvang 2 denier.", "2 dénárt kapsz."],
        Miller => [
            "Get 2 deniers for each of your citizens in the Palace, or in the Bishopric.",
            "Ontvang 2 denier voor elke eigen burger in het paleis, of in het bisdom.",
            "2 dénárt kapsz minden polgárodért a palotában, vagy a püspökségen.",
        ],
        Innkeeper => [
            "Pay 1 denier for 1 influence.",
            "Betaal 1 denier voor 1 invloed.",
            "1 dénárért 1 befolyást kapsz.",
        ],
        Blacksmith => [
            "Later: +5 to the total of a red group, but not to place a citizen.",
            "Later: +5 bij het totaal van een rode groep; niet om een burger te plaatsen.",
            "Később: +5 egy piros csoport összegéhez, de polgár elhelyezéséhez nem.",
        ],
        Militia => [
            "Later: use yellow dice as red ones; nothing but yellow dice in the group.",
            "Later: gebruik gele dobbelstenen als rode; alleen gele in de groep.",
            "Később: a sárga kockák pirosnak számítanak; csak sárga lehet a csoportban.",
        ],
        Journeyman => [
            "Pay 3 deniers for 2 points.",
            "Betaal 3 denier voor 2 punten.",
            "3 dénárért 2 pontot kapsz.",
        ],
        Goldsmith => [
            "Get 1 point and 2 deniers.",
            "Ontvang 1 punt en 2 denier.",
            "1 pontot és 2 dénárt kapsz.",
        ],
        Sculptor => ["Get 1 point.", "Ontvang 1 punt.", "1 pontot kapsz."],
        Tithe => [
            "Later: take one yellow die from each other district for nothing.",
            "Later: neem gratis één gele dobbelsteen uit elk ander district.",
            "Később: minden más negyedből ingyen vehetsz egy sárga kockát.",
        ],
        Monk => [
            "Later: one white die counts as three yellow ones of its value; it stands alone.",
            "Later: één witte dobbelsteen telt in zijn eentje als drie gele van die waarde.",
            "Később: egy fehér kocka három ugyanolyan értékű sárgának számít; egyedül áll.",
        ],
        Priest => [
            "Later: +3 to each yellow die of the group, but not to place a citizen.",
            "Later: +3 bij elke gele dobbelsteen van de groep; niet om een burger te plaatsen.",
            "Később: +3 a csoport minden sárga kockájához, de polgár elhelyezéséhez nem.",
        ],
        Apprenticeship => [
            "Later: every die of the group becomes a 5; not for buildings or the Cathedral.",
            "Later: elke dobbelsteen in de groep wordt een 5; niet voor gebouw of kathedraal.",
            "Később: a csoport minden kockája 5-ös lesz; épülethez és katedrálishoz nem.",
        ],
        Confession => [
            "Later: +2 to each die of the group; not for buildings or the Cathedral.",
            "Later: +2 bij elke dobbelsteen in de groep; niet voor gebouw of kathedraal.",
            "Később: +2 a csoport minden kockájához; épülethez és katedrálishoz nem.",
        ],
        Templar => [
            "Later: one white die counts as two red ones of its value; it stands alone.",
            "Later: één witte dobbelsteen telt in zijn eentje als twee rode van die waarde.",
            "Később: egy fehér kocka két ugyanolyan értékű pirosnak számít; egyedül áll.",
        ],
        Pilgrimage => [
            "Get 2 points. The dice may have different colours.",
            "Ontvang 2 punten. De dobbelstenen mogen verschillende kleuren hebben.",
            "2 pontot kapsz. A kockák színe különböző is lehet.",
        ],
        Procession => [
            "Get 2 points if nobody has more dice left in his district.",
            "Ontvang 2 punten als niemand meer dobbelstenen in zijn district over heeft.",
            "2 pontot kapsz, ha senkinek sem maradt több kockája a negyedében.",
        ],
        Glassblower => [
            "Get 1 point for every 2 of your cubes in the Cathedral.",
            "Ontvang 1 punt voor elke 2 eigen blokjes in de kathedraal.",
            "1 pontot kapsz minden 2 jelződért a katedrálisban.",
        ],
        Archer => [
            "Roll a die: 3 to 6 lets you place a cube on any event.",
            "Gooi een dobbelsteen: bij 3 tot 6 plaats je een blokje op een gebeurtenis.",
            "Dobj: 3–6 esetén jelzőt tehetsz bármelyik eseményre.",
        ],
        Chivalry => [
            "Place a cube on any event for each red die left in your district.",
            "Plaats een blokje op een gebeurtenis per rode dobbelsteen die je over hebt.",
            "Minden megmaradt piros kockádért jelzőt tehetsz bármelyik eseményre.",
        ],
        Diplomat => [
            "Pay 1 influence to place a cube on any event.",
            "Betaal 1 invloed om een blokje op een gebeurtenis naar keuze te plaatsen.",
            "1 befolyásért jelzőt tehetsz bármelyik eseményre.",
        ],
        Hunting => [
            "Get 3 influence.",
            "Ontvang 3 invloed.",
            "3 befolyást kapsz.",
        ],
        Mercenary => ["Get 3 deniers.", "Ontvang 3 denier.", "3 dénárt kapsz."],
        TaxCollector => [
            "Every other player pays you 1 denier for each of his citizens in the City Hall.",
            "Elke andere speler betaalt je 1 denier per eigen burger in het stadhuis.",
            "A többiek 1 dénárt fizetnek neked minden polgárukért a városházán.",
        ],
        Captain => [
            "Get 1 point for each event with a cube of yours.",
            "Ontvang 1 punt voor elke gebeurtenis met een blokje van jou.",
            "1 pontot kapsz minden eseményért, amelyen van jelződ.",
        ],
        Jousting => [
            "Get 2 points if nobody's red dice left in his district make more than yours.",
            "Ontvang 2 punten als niemand met zijn resterende rode stenen meer ogen heeft.",
            "2 pontot kapsz, ha senkinek a megmaradt piros kockái nem érnek többet a tieidnél.",
        ],
        Troubadour => [
            "Pay 3 influence for 2 points.",
            "Betaal 3 invloed voor 2 punten.",
            "3 befolyásért 2 pontot kapsz.",
        ],
    };
    say(lang, texts)
}

/// What an event does each round while it threatens the city.
pub fn event_effect(lang: Lang, card: EventCard) -> &'static str {
    use EventCard::*;
    let texts: Trio = match card {
        Marauding | Brigandage1 | Brigandage2 | Brigandage3 | Skirmishes1 | Skirmishes2 => [
            "One black die.",
            "Eén zwarte dobbelsteen.",
            "Egy fekete kocka.",
        ],
        War | NormanAttack => [
            "Two black dice.",
            "Twee zwarte dobbelstenen.",
            "Két fekete kocka.",
        ],
        ConflictOfSuccession => [
            "A die shows the space of the Palace that a grey citizen takes; who stands there is expelled.",
            "Een worp wijst het veld van het paleis aan dat een grijze burger inneemt; wie er staat wordt verdreven.",
            "Dobás dönti el, a palota melyik helyét foglalja el egy szürke polgár; aki ott áll, azt elűzik.",
        ],
        Drought => [
            "Everybody pays 1 denier for each of his citizens in the City Hall.",
            "Iedereen betaalt 1 denier per eigen burger in het stadhuis.",
            "Mindenki 1 dénárt fizet minden polgáráért a városházán.",
        ],
        Support => [
            "A grey cube on each of the two nearest event cards to its left.",
            "Een grijs blokje op elk van de twee dichtstbijzijnde kaarten links ervan.",
            "Egy-egy szürke jelző a tőle balra fekvő két legközelebbi kártyára.",
        ],
        CivilWar => [
            "Everybody loses 3 deniers.",
            "Iedereen verliest 3 denier.",
            "Mindenki 3 dénárt veszít.",
        ],
        Travelers => [
            "A die shows the row of the City Hall that a grey citizen enters.",
            "Een worp wijst de rij van het stadhuis aan waar een grijze burger binnenkomt.",
            "Dobás dönti el, a városháza melyik sorába érkezik egy szürke polgár.",
        ],
        TheologicalConflict => [
            "A die shows the row of the Bishopric that a grey citizen enters.",
            "Een worp wijst de rij van het bisdom aan waar een grijze burger binnenkomt.",
            "Dobás dönti el, a püspökség melyik sorába érkezik egy szürke polgár.",
        ],
        Heresy => [
            "Everybody loses 2 influence.",
            "Iedereen verliest 2 invloed.",
            "Mindenki 2 befolyást veszít.",
        ],
        ItinerantMasterBuilders => [
            "A grey cube on the lowest free place of the Cathedral.",
            "Een grijs blokje op het laagste vrije veld van de kathedraal.",
            "Egy szürke jelző a katedrális legalsó szabad helyére.",
        ],
        DisruptionOfTheWorks => [
            "The highest cube of the Cathedral is taken away.",
            "Het hoogste blokje van de kathedraal wordt weggenomen.",
            "A katedrális legmagasabb jelzője lekerül.",
        ],
    };
    say(lang, texts)
}

/// What an event does, in a few words for its card.
pub fn event_brief(lang: Lang, card: EventCard) -> &'static str {
    use EventCard::*;
    let texts: Trio = match card {
        War | NormanAttack => ["2 black dice", "2 zwarte stenen", "2 fekete kocka"],
        ConflictOfSuccession => [
            "grey into the Palace",
            "grijs in het paleis",
            "szürke a palotába",
        ],
        Drought => [
            "City Hall: pay 1 d each",
            "stadhuis: ieder 1 d",
            "városháza: fejenként 1 d",
        ],
        Support => [
            "grey cubes to the left",
            "grijze blokjes links",
            "szürke jelzők balra",
        ],
        CivilWar => ["all lose 3 d", "ieder verliest 3 d", "mindenki −3 d"],
        Travelers => [
            "grey into City Hall",
            "grijs in het stadhuis",
            "szürke a városházára",
        ],
        TheologicalConflict => [
            "grey into Bishopric",
            "grijs in het bisdom",
            "szürke a püspökségre",
        ],
        Heresy => [
            "all lose 2 influence",
            "ieder verliest 2 invloed",
            "mindenki −2 befolyás",
        ],
        ItinerantMasterBuilders => ["grey builds", "grijs bouwt mee", "szürke jelző épít"],
        DisruptionOfTheWorks => [
            "highest cube falls",
            "hoogste blokje weg",
            "a legfelső jelző ledől",
        ],
        Marauding | Brigandage1 | Brigandage2 | Brigandage3 | Skirmishes1 | Skirmishes2 => {
            ["1 black die", "1 zwarte steen", "1 fekete kocka"]
        }
    };
    say(lang, texts)
}

/// What a character counts.
pub fn wish(lang: Lang, character: Character) -> &'static str {
    let texts: Trio = match character {
        Character::ChretienDeTroyes => [
            "citizens in the three buildings",
            "burgers in de drie gebouwen",
            "polgárok a három épületben",
        ],
        Character::UrbanIv => [
            "cubes in the Cathedral",
            "blokjes in de kathedraal",
            "jelzők a katedrálisban",
        ],
        Character::ThibautIi => ["deniers", "denier", "dénárok"],
        Character::HuguesDePayns => ["influence", "invloed", "befolyás"],
        Character::LeFlorentin => [
            "tradesmen on cards",
            "voormannen op kaarten",
            "mesterek a kártyákon",
        ],
        Character::HenryI => [
            "event cards won",
            "gewonnen gebeurteniskaarten",
            "megszerzett eseménykártyák",
        ],
    };
    say(lang, texts)
}
