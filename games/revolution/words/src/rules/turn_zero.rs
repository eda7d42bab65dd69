//! Turn 0 (5.0).

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "5.1",
        title: ["Turn 0: support", "Ronde 0: steun", "0. forduló: támogatás"],
        text: &[[
            "Nobility, Burghers and Reformers may bring in pieces from their boxes, as in 6.2. Limits do not matter yet.",
            "Adel, Poorters en Gereformeerden mogen stukken uit hun kaders inzetten, zoals bij 6.2. Limieten tellen nog niet.",
            "A nemesség, a polgárok és a hitújítók behozhatják jelzőiket a támogatóhelyekről (6.2). A maximum még nem számít.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "5.2",
        title: [
            "Turn 0: new pieces",
            "Ronde 0: nieuwe stukken",
            "0. forduló: új egységek",
        ],
        text: &[[
            "Catholics 7, Habsburgs 6, Nobility 5, Burghers 4, Reformers 3, for boxes and for provinces where the faction is: at most twice as many as it has there. Burghers and Reformers never share the Huguenots.",
            "Katholieken 7, Habsburgers 6, Adel 5, Poorters 4, Gereformeerden 3, voor kaders en provincies waar de factie staat: hoogstens het dubbele van wat ze er heeft. Poorters en Gereformeerden delen de Hugenoten nooit.",
            "Katolikusok 7, Habsburgok 6, nemesség 5, polgárok 4, hitújítók 3 jelző a támogatóhelyekre és oda, ahol a frakció jelen van: legfeljebb kétszer annyi, mint amennyi ott van. A polgárok és a hitújítók nem osztozhatnak a hugenottákon.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "5.3",
        title: [
            "Turn 0: conflict",
            "Ronde 0: conflict",
            "0. forduló: konfliktus",
        ],
        text: &[["As 6.11.", "Zoals 6.11.", "Mint a 6.11."]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "5.4",
        title: [
            "Turn 0: neutrals",
            "Ronde 0: neutralen",
            "0. forduló: semlegesek",
        ],
        text: &[[
            "Neutrals fill each province up to one less than its limit.",
            "Neutralen vullen elke provincie aan tot één onder de limiet.",
            "A semlegesek a maximumnál eggyel kevesebbig töltik fel a tartományokat.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "5.5",
        title: [
            "Turn 0: overflow",
            "Ronde 0: overloop",
            "0. forduló: túlcsordulás",
        ],
        text: &[["As 6.13.", "Zoals 6.13.", "Mint a 6.13."]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "5.6",
        title: [
            "Turn 0: movement",
            "Ronde 0: verplaatsing",
            "0. forduló: mozgás",
        ],
        text: &[["As 6.14.", "Zoals 6.14.", "Mint a 6.14."]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "5.7",
        title: [
            "Turn 0: nomination",
            "Ronde 0: benoeming",
            "0. forduló: hovatartozás",
        ],
        text: &[[
            "Cards as in 6.17. A bishopric is firmly Catholic under Catholics, Reformed under Burghers, firmly Reformed under Reformers, else Catholic. KÖLN and Leuven are Reformed under Burghers or Reformers, else Catholic; the other universities exist under Reformers only. The citizens' markers are placed.",
            "Kaarten zoals bij 6.17. Een bisdom is streng katholiek onder Katholieken, gereformeerd onder Poorters, streng gereformeerd onder Gereformeerden, anders katholiek. KEULEN en Leuven zijn gereformeerd onder Poorters of Gereformeerden, anders katholiek; de andere universiteiten bestaan alleen onder Gereformeerden. De markers van de stedelingen worden geplaatst.",
            "Kártyák a 6.17 szerint. A püspökség a katolikusok alatt szilárdan katolikus, a polgárok alatt reformált, a hitújítók alatt szilárdan reformált, egyébként katolikus. Köln és Leuven egyeteme a polgárok vagy hitújítók alatt reformált, egyébként katolikus; a többi csak a hitújítóknál létezik. Felkerülnek a városlakók jelzői.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "5.8",
        title: ["Turn 0: end", "Ronde 0: einde", "0. forduló: vége"],
        text: &[[
            "Points are counted and the order of play is chosen, as in 6.20.",
            "De punten worden geteld en de speelvolgorde gekozen, zoals bij 6.20.",
            "Pontozás és a sorrend megválasztása, mint a 6.20.",
        ]],
        rulings: &[],
        printed: nothing,
    },
];
