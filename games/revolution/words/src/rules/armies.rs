//! Money and armies (6.1 to 6.9).

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "6.1",
        title: ["Taxes", "Belasting", "Adószedés"],
        text: &[[
            "The province cards pay their printed tax, added and rounded down. Then all cities pay the same rate of 1, 2 or 3 each. Tax is paid in pieces from beside the board: if they are short, a second or third round over all cities is taken only if it can be taken in full (option).",
            "De provinciekaarten betalen hun belasting, opgeteld en naar beneden afgerond. Daarna betalen alle hoofdsteden elk hetzelfde: 1, 2 of 3. Belasting komt uit de voorraad: bij tekort wordt een tweede of derde ronde alleen genomen als alle hoofdsteden kunnen betalen (optie).",
            "A tartománykártyák adója összeadva, lefelé kerekítve jár. Ezután minden nagyváros ugyanannyit fizet: 1, 2 vagy 3 pénzt. Az adó a készletből jön: ha kevés a jelző, a második és harmadik kör csak teljes egészében szedhető be (opció).",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.2",
        title: ["Support", "Steun", "Támogatás"],
        text: &[
            [
                "6.2.1: From plain spaces pieces go to the provinces named in the box, from money spaces to the treasury, from split spaces either way. Nobody has to move.",
                "6.2.1: Uit gewone vakken gaan stukken naar de genoemde provincies, uit geldvakken naar de schatkist, uit gedeelde vakken naar keuze. Niets is verplicht.",
                "6.2.1: A világos mezőkről a felsorolt tartományokba, a pénzmezőkről a kincstárba, az osztott mezőkről bármelyikbe kerülhet jelző. Nem kötelező.",
            ],
            [
                "6.2.2: Each piece among the Huguenots can take one coin a turn that comes from the Spanish Treasury, as long as its faction has pieces beside the board. By the revised rules it then rests until the end of the turn and brings no new piece.",
                "6.2.2: Elk Hugenotenstuk kan per ronde één munt uit de Spaanse Gelden onderscheppen, zolang zijn factie stukken in voorraad heeft. Volgens de herziene regels rust het dan tot het eind van de ronde en levert het geen nieuw stuk op.",
                "6.2.2: Minden hugenotta jelző fordulónként egy, a spanyol kincstárból érkező pénzt csíphet el, amíg frakciójának van jelzője a készletben. A javított szabály szerint ezután a forduló végéig pihen, és új jelző sem jár érte.",
            ],
        ],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.3",
        title: ["Upkeep", "Onderhoud", "Fenntartás"],
        text: &[[
            "Keeping an army costs 1 coin (Catholics 2), disbanding it 1. An abandoned army either plunders a town (a neutral comes to its province) or turns a faction's piece of its region outside the cities neutral. It only takes up its space until the end of the turn.",
            "Een leger onderhouden kost 1 munt (Katholieken 2), ontbinden 1. Een verlaten leger plundert een provinciestad (een neutraal stuk komt in die provincie) of maakt een stuk van een factie in de regio, buiten hoofdsteden, neutraal. Het houdt alleen zijn vak bezet tot het eind van de ronde.",
            "Egy sereg fenntartása 1 pénz (katolikusoknak 2), feloszlatása 1. A szabadjára engedett sereg kifoszt egy várost (semleges kerül a tartományba), vagy a régió egy nagyvároson kívüli frakciójelzőjét semlegessé teszi. A forduló végéig csak a mezőjét foglalja.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.4",
        title: ["Recruiting", "Werven", "Toborzás"],
        text: &[[
            "One, two or three armies cost Catholics 3, 7, 11; Habsburgs 3, 6, 10; Nobility 2, 5, 8; Burghers 2, 4, 7; Reformers 2, 4, 6. They go to free spaces of regions where the faction has a piece or an army. Besiegers and abandoned armies keep their spaces.",
            "Eén, twee of drie legers kosten Katholieken 3, 7, 11; Habsburgers 3, 6, 10; Adel 2, 5, 8; Poorters 2, 4, 7; Gereformeerden 2, 4, 6. Ze komen op vrije vakken in regio's waar de factie een stuk of leger heeft. Belegeraars en verlaten legers houden hun vak.",
            "Egy, két, három sereg ára: katolikusok 3, 7, 11; Habsburgok 3, 6, 10; nemesség 2, 5, 8; polgárok 2, 4, 7; hitújítók 2, 4, 6. Szabad mezőre kerülnek ott, ahol a frakciónak jelzője vagy serege van. Az ostromló és szabadjára engedett seregek is foglalnak mezőt.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.5",
        title: ["Battles", "Veldslagen", "Csaták"],
        text: &[[
            "Where more than two armies of different factions meet, the two factions furthest apart in the order of 4.2 lose an army each, again and again, until one faction, only allies, or one against one is left: a stand-off.",
            "Waar meer dan twee legers van verschillende facties staan, verliezen de twee meest tegengestelde facties (volgorde van 4.2) elk een leger, tot er één factie, alleen bondgenoten, of één tegen één overblijft: patstelling.",
            "Ahol kettőnél több, különböző frakciókhoz tartozó sereg van, a két legellenségesebb frakció (a 4.2 sorrendje szerint) egy-egy sereget veszít, amíg egy frakció, csupa szövetséges, vagy egy-egy sereg marad: erőegyensúly.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.6",
        title: ["Sieges", "Belegeringen", "Ostromok"],
        text: &[[
            "An army that is not in a stand-off may besiege a city of its region that neither its own faction nor an ally holds. Nothing enters or leaves a besieged city.",
            "Een leger dat niet in patstelling staat, mag een hoofdstad in zijn regio belegeren die niet van de eigen of een bevriende factie is. Niets komt een belegerde stad in of uit.",
            "Az erőegyensúlyban nem lévő sereg régiójának olyan nagyvárosát ostromolhatja, amely nem a sajátja vagy szövetségesé. Ostromlott városba semmi sem kerülhet be vagy ki.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.7",
        title: ["Water Beggars", "Watergeuzen", "Tengeri koldusok"],
        text: &[[
            "One faction a turn, Burghers or Reformers, may hire up to three for 2 coins each, for Gelderland, Holland, Overijssel, Utrecht, Zeeland and the Generality. 6.7.1: more of them than all armies of a region defeat the most Catholic army. 6.7.2: as many as armies relieve a city. 6.7.3: without armies one plunders a town, two besiege a city. 6.7.4: each that stays keeps one hostile army from leaving or from wielding influence.",
            "Eén factie per ronde, Poorters of Gereformeerden, mag er tot drie inhuren voor 2 munten elk, voor Gelderland, Holland, Overijssel, Utrecht, Zeeland en de Generaliteitslanden. 6.7.1: zijn ze met meer dan alle legers in een regio, dan verslaan ze het meest katholieke. 6.7.2: met evenveel ontzetten ze een stad. 6.7.3: zonder legers plundert er één een stad of belegeren er twee een hoofdstad. 6.7.4: elk die blijft, weerhoudt één vijandig leger van vertrek of invloed.",
            "Fordulónként egy frakció, a polgárok vagy a hitújítók, legfeljebb hármat bérelhet fel 2-2 pénzért: Gelderland, Hollandia, Overijssel, Utrecht, Zeeland és a Generalitás területén. 6.7.1: ha többen vannak, mint a régió összes serege, elpusztítják a legkatolikusabbat. 6.7.2: ha legalább annyian, felmentenek egy nagyvárost. 6.7.3: sereg nélküli régióban egy kifoszt egy várost, kettő ostromol egy nagyvárost. 6.7.4: aki marad, egy ellenséges sereget akadályoz a távozásban vagy a befolyásban.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.8",
        title: ["Army movement", "Legers verplaatsen", "Seregek mozgatása"],
        text: &[[
            "Each army may march along one line to a free space, also out of a stand-off. Water Beggars hold the armies that come first in the order of play.",
            "Elk leger mag langs één lijn naar een vrij vak trekken, ook uit een patstelling. Watergeuzen houden de legers vast die het eerst aan de beurt zijn.",
            "Minden sereg egy vonal mentén szabad mezőre vonulhat, erőegyensúlyból is. A tengeri koldusok a játéksorrendben első seregeket tartják fel.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.9",
        title: [
            "Military influence",
            "Militaire invloed",
            "Katonai befolyás",
        ],
        text: &[[
            "Each army in a box without armies of other factions may replace one piece of its region outside the cities by one of its own. Besiegers hinder nobody; armies driven back by Water Beggars wield no influence.",
            "Elk leger in een legerblok zonder legers van anderen mag één stuk in de regio, buiten hoofdsteden, vervangen door een eigen stuk. Belegeraars hinderen niemand; teruggedreven legers oefenen geen invloed uit.",
            "Ha a parancssávban nincs más frakció serege, minden sereg a régió egy nagyvároson kívüli jelzőjét sajátra cserélheti. Az ostromlók nem akadályoznak senkit; a visszavert sereg nem gyakorolhat befolyást.",
        ]],
        rulings: &[],
        printed: nothing,
    },
];
