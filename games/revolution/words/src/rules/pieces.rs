//! Pieces on the map (6.10 to 6.15).

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "6.10",
        title: ["New pieces", "Nieuwe stukken", "Új egységek"],
        text: &[[
            "1 for each city card and 1 for each place named on it that is yours too, 1 for each town, 1 for every 5 pieces in the countryside, 1 for each piece in a box; 7 at least, and no more than are left. They go to boxes and to provinces where you are: any number where you hold the card, else no more than you have. What finds no room becomes money.",
            "1 per stadskaart en 1 per daarop genoemde plaats die ook van jou is, 1 per provinciestad, 1 per 5 stukken op het platteland, 1 per stuk in een kader; minstens 7, en niet meer dan er zijn. Ze gaan naar kaders en provincies waar je staat: onbeperkt waar je de kaart hebt, anders hoogstens zoveel als je er hebt. Wat niet past wordt geld.",
            "Minden városkártyáért és az azon szereplő, szintén általad birtokolt helyért 1-1, minden városért 1, vidéken minden 5 jelzőért 1, minden támogatóhelyi jelzőért 1; legalább 7, de legfeljebb a készlet. A támogatóhelyekre és oda rakhatók, ahol jelen vagy: ha tiéd a kártya, korlátlanul, egyébként legfeljebb annyi, amennyid ott van. Ami nem fér el, pénz lesz.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.11",
        title: ["Conflict", "Conflict", "Konfliktus"],
        text: &[[
            "In a province over its limit with more than one faction (neutrals are one), each loses a piece in turn, the smallest first, equals at once, until the limit is kept or one faction is left. Besieged cities do not count.",
            "In een te volle provincie met meer dan één factie (neutralen zijn er een) verliest elk om beurten een stuk, de kleinste eerst, gelijken tegelijk, tot de limiet is bereikt of één factie overblijft. Belegerde steden tellen niet.",
            "A maximumot túllépő, több frakciós tartományban (a semlegesek is annak számítanak) sorban mindenki veszít egy jelzőt, a legkisebb kezdi, az egyenlők egyszerre, amíg a maximum teljesül vagy egy frakció marad. Az ostromlott nagyváros nem számít.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.12",
        title: ["Neutrals", "Neutralen", "Semlegesek"],
        text: &[[
            "Neutrals fill every province to its limit. If they are short, they are dealt out evenly, and the first player says who gets the last ones.",
            "Neutralen vullen elke provincie tot de limiet. Bij tekort worden ze gelijk verdeeld; de eerste speler kiest wie de laatste krijgt.",
            "A semlegesek a maximumig töltik fel a tartományokat. Ha kevés van, egyenletesen kell elosztani; az utolsókról a kezdőjátékos dönt.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.13",
        title: ["Overflow", "Overloop", "Túlcsordulás"],
        text: &[[
            "A faction alone above a limit may move the surplus to neighbouring provinces, or along one river, where fewer factions' pieces stand than the limit; a neutral makes room. A river is closed where a rival holds a city or town that is passed. Zeeland touches Holland and the Generality. What does not overflow goes back.",
            "Een factie die alleen boven de limiet staat, mag het teveel verplaatsen naar aangrenzende provincies of langs één rivier, waar minder factiestukken staan dan de limiet; een neutraal stuk maakt plaats. Een rivier is dicht waar een rivaal een gepasseerde stad beheerst. Zeeland grenst aan Holland en de Generaliteitslanden. Wat niet overloopt gaat terug.",
            "Aki egyedül lépi túl a maximumot, a fölösleget szomszédos tartományba vagy egy folyó mentén olyanba viheti, ahol a frakciók jelzői nem érik el a maximumot; egy semleges helyet ad. A folyó zárva van ott, ahol rivális ural egy érintett várost. Zeeland szomszédos Hollandiával és a Generalitással. Ami nem csordul túl, visszakerül.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.14",
        title: [
            "Movement within provinces",
            "Verplaatsing binnen provincies",
            "Tartományon belüli mozgás",
        ],
        text: &[[
            "Province by province the factions place their pieces, the largest first, equals in the order of play. Whoever moves may turn out pieces of those who come later to the countryside, and move neutrals. Afterwards neutrals fill empty cities (2) and towns (1).",
            "Per provincie plaatsen de facties hun stukken, de grootste eerst, gelijken in speelvolgorde. Wie aan de beurt is mag stukken van latere facties naar het platteland zetten en neutralen verplaatsen. Daarna vullen neutralen lege hoofdsteden (2) en provinciesteden (1).",
            "Tartományonként helyezik el jelzőiket a frakciók: a legnagyobb kezdi, az egyenlők játéksorrendben. A soron lévő a később következők jelzőit vidékre teheti, és mozgathatja a semlegeseket. Végül a semlegesek kitöltik az üres nagyvárosokat (2) és városokat (1).",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.15",
        title: ["End of sieges", "Einde van belegeringen", "Ostromok vége"],
        text: &[[
            "Two pieces in the city change to the besieger's side, the other rivals become neutral; what cannot be replaced is removed. After Water Beggars all are neutral. All Water Beggars go home.",
            "Twee stukken in de stad gaan over naar de belegeraar, de andere rivalen worden neutraal; wat niet vervangen kan worden, verdwijnt. Na Watergeuzen is alles neutraal. Alle Watergeuzen gaan naar huis.",
            "A városban két jelző az ostromlóhoz áll, a többi rivális semleges lesz; amit nem lehet pótolni, lekerül. A tengeri koldusok ostroma után minden semleges. Minden tengeri koldus szétszéled.",
        ]],
        rulings: &[],
        printed: nothing,
    },
];
