//! Citizens, cards, bishoprics, universities and the end of the turn (6.16 to 6.20).

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "6.16",
        title: ["Citizens", "Stedelingen", "Városlakók"],
        text: &[
            [
                "In the order of play all put coins on cities. Then each marker moves: Catholics and Habsburgs to the left, Burghers and Reformers to the right, one column a coin, the Nobility last and only towards the centre; in the end no further than three columns from where it was.",
                "In speelvolgorde legt ieder munten bij hoofdsteden. Dan schuift elke marker: Katholieken en Habsburgers naar links, Poorters en Gereformeerden naar rechts, één kolom per munt, de Adel als laatste en alleen naar het midden; uiteindelijk hoogstens drie kolommen van het begin.",
                "Játéksorrendben mindenki pénzt tesz a nagyvárosokra. Ezután a jelzők mozognak: katolikusok és Habsburgok balra, polgárok és hitújítók jobbra, pénzenként egy oszlopot, a nemesség utoljára és csak középre; végül legfeljebb három oszlopnyit a kiindulóponttól.",
            ],
            [
                "Firmly Catholic: an anti-Catholic piece (Reformers before Burghers) leaves and a Catholic comes. Catholic: an anti-Catholic piece leaves. Reformed: a Reformer comes. Firmly Reformed: a Reformer comes and all others are replaced by Reformers. Habsburgs stand in for Catholics, Burghers for Reformers, and neutrals for all.",
                "Streng katholiek: een antikatholiek stuk (Gereformeerden voor Poorters) gaat weg en een katholiek komt erbij. Katholiek: een antikatholiek stuk gaat weg. Gereformeerd: een gereformeerd stuk komt erbij. Streng gereformeerd: een gereformeerd stuk komt erbij en alle andere worden vervangen. Habsburgers vervangen Katholieken, Poorters Gereformeerden, neutralen iedereen.",
                "Szilárdan katolikus: egy antikatolikus jelző (hitújító a polgár előtt) távozik, egy katolikus jön. Katolikus: egy antikatolikus távozik. Reformált: egy hitújító jön. Szilárdan reformált: egy hitújító jön, és minden más jelzőt hitújítóra kell cserélni. A katolikusokat Habsburgok, a hitújítókat polgárok, mindenkit semlegesek helyettesítenek.",
            ],
        ],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.17",
        title: [
            "Provinces and cities",
            "Provincies en hoofdsteden",
            "Tartományok és nagyvárosok",
        ],
        text: &[[
            "A card goes to the faction with more pieces than all others together, neutrals included. For provinces only countryside and towns count.",
            "Een kaart gaat naar de factie met meer stukken dan alle andere samen, neutralen inbegrepen. Voor provincies tellen alleen platteland en provinciesteden.",
            "A kártyát az a frakció kapja, amelynek több jelzője van, mint az összes többinek együtt, a semlegesekkel. Tartománynál csak a vidék és a városok számítanak.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.18",
        title: ["Bishoprics", "Bisdommen", "Püspökségek"],
        text: &[[
            "One step a turn towards the holder of the province: Catholics firmly Catholic, Habsburgs or nobody Catholic, Burghers Reformed, Reformers firmly Reformed; the Nobility changes nothing.",
            "Eén stap per ronde naar de beheerser van de provincie: Katholieken streng katholiek, Habsburgers of niemand katholiek, Poorters gereformeerd, Gereformeerden streng gereformeerd; de Adel verandert niets.",
            "Fordulónként egy lépés a tartomány ura felé: katolikusok – szilárdan katolikus, Habsburgok vagy senki – katolikus, polgárok – reformált, hitújítók – szilárdan reformált; a nemesség nem változtat.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.19",
        title: ["Universities", "Universiteiten", "Egyetemek"],
        text: &[[
            "KÖLN and Leuven become Reformed under Reformers, Catholic under Catholics, Habsburgs or nobody. The others are founded by Reformers and closed by Catholics or Habsburgs. Nobility and Burghers change nothing.",
            "KEULEN en Leuven worden gereformeerd onder Gereformeerden, katholiek onder Katholieken, Habsburgers of niemand. De andere worden gesticht door Gereformeerden en opgeheven door Katholieken of Habsburgers. Adel en Poorters veranderen niets.",
            "Köln és Leuven a hitújítók alatt reformált, a katolikusok, a Habsburgok alatt vagy gazdátlanul katolikus lesz. A többit a hitújítók alapítják, és a katolikusok vagy Habsburgok szüntetik meg. A nemesség és a polgárok nem változtatnak.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.20",
        title: ["End of turn", "Eindfase", "A forduló vége"],
        text: &[[
            "Abandoned armies leave, Huguenots are turned up, points are counted. Who has most takes his place in the next order first, without a choice; each next one chooses a place before, after or between. Equals choose in the present order.",
            "Verlaten legers gaan weg, Hugenoten worden teruggedraaid, de punten geteld. Wie de meeste heeft, neemt als eerste plaats in de nieuwe volgorde, zonder keus; elke volgende kiest ervoor, erna of ertussen. Gelijken kiezen in de huidige volgorde.",
            "A szabadjára engedett seregek lekerülnek, a hugenották visszafordulnak, pontozás következik. A legtöbb pontú elsőként, választás nélkül áll be az új sorrendbe; a többiek elé, mögé vagy közé állhatnak. Egyenlőségnél a mostani sorrend dönt.",
        ]],
        rulings: &[],
        printed: nothing,
    },
];
