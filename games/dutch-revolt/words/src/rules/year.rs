//! The course of a year (4.0).

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "4.0",
        title: ["The year", "Het jaar", "Az év"],
        text: &[[
            "A year has seven phases: initiative, event draw, treasury, religious conversion, movement, siege combat, politics. In each phase one side does everything it wants to do there, then the other. Events are played at the beginning of the phase that their letter names.",
            "Een jaar heeft zeven fasen: initiatief, fiches trekken, schatkist, bekering, verplaatsing, beleg, politiek. In elke fase doet de ene partij alles wat ze wil, daarna de andere. Gebeurtenissen worden gespeeld aan het begin van de fase die hun letter noemt.",
            "Egy év hét szakaszból áll: kezdeményezés, eseményhúzás, kincstár, hittérítés, hadmozgás, ostrom, politika. Minden szakaszban előbb az egyik fél tesz meg mindent, amit akar, aztán a másik. Az eseményeket annak a szakasznak az elején lehet kijátszani, amelyet a betűjük jelöl.",
        ]],
        rulings: &[[
            "In religion, movement, siege and politics the order is: events of the first side, events of the second, actions of the first, actions of the second. In the treasury phase it is the same with the Spanish as first side.",
            "Bij bekering, verplaatsing, beleg en politiek is de volgorde: gebeurtenissen van de eerste partij, die van de tweede, handelingen van de eerste, die van de tweede. In de schatkistfase is het net zo, met de Spanjaarden als eerste.",
            "A hittérítés, a hadmozgás, az ostrom és a politika rendje: az első fél eseményei, a második fél eseményei, az első fél cselekvései, a második fél cselekvései. A kincstárnál ugyanígy, de ott a spanyolok az elsők.",
        ]],
        printed: nothing,
    },
    Section {
        number: "4.1",
        title: ["Initiative", "Initiatief", "Kezdeményezés"],
        text: &[[
            "The Spanish roll their treasury die, the Rebels their initiative die. If the Rebel die is higher, the Rebels act second this year; if it is equal or lower, the Spanish act second. To act second is an advantage: one sees what the other does.",
            "De Spanjaarden gooien hun schatkistworp, de Geuzen hun initiatiefworp. Is die van de Geuzen hoger, dan zijn de Geuzen dit jaar als tweede aan de beurt; is die gelijk of lager, dan de Spanjaarden. Tweede zijn is een voordeel: je ziet wat de ander doet.",
            "A spanyolok a kincstárukért dobnak, a felkelők a kezdeményezésért. Ha a felkelők dobása nagyobb, idén ők cselekszenek másodikként; ha egyenlő vagy kisebb, a spanyolok. Másodiknak lenni előny: látni, mit tesz a másik.",
        ]],
        rulings: &[[
            "The dice are compared as they were rolled; events and the Armada do not count here. The same Spanish die is the one of the treasury (6.1.1).",
            "De worpen worden vergeleken zoals ze vielen; gebeurtenissen en de Armada tellen hier niet. Dezelfde Spaanse worp is die van de schatkist (6.1.1).",
            "A dobásokat úgy vetjük össze, ahogy kiestek; az események és az Armada itt nem számítanak. Ugyanez a spanyol dobás szól a kincstárnak (6.1.1).",
        ]],
        printed: nothing,
    },
    Section {
        number: "4.2",
        title: ["Event draw", "Fiches trekken", "Eseményhúzás"],
        text: &[[
            "Each side draws three chits in secret (5.0).",
            "Elke partij trekt in het geheim drie fiches (5.0).",
            "Mindkét fél titokban húz három lapkát (5.0).",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.3",
        title: ["Treasury", "Schatkist", "Kincstár"],
        text: &[[
            "Each side counts its income and spends it (6.0).",
            "Elke partij telt haar inkomsten en besteedt ze (6.0).",
            "Mindkét fél összeszámolja és elkölti a bevételét (6.0).",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.4",
        title: ["Religious conversion", "Bekering", "Hittérítés"],
        text: &[[
            "Events, then the missionaries preach (7.0).",
            "Gebeurtenissen, dan preken de predikers (7.0).",
            "Események, majd a hittérítők prédikálnak (7.0).",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.5",
        title: ["Movement", "Verplaatsing", "Hadmozgás"],
        text: &[[
            "Events, then troops march and sail (8.0).",
            "Gebeurtenissen, dan marcheren en varen de troepen (8.0).",
            "Események, majd a csapatok vonulnak és hajóznak (8.0).",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.6",
        title: ["Siege combat", "Beleg", "Ostrom"],
        text: &[[
            "Events, then every invaded territory is besieged (9.0).",
            "Gebeurtenissen, dan wordt elk binnengevallen gebied belegerd (9.0).",
            "Események, majd minden megtámadott terület ostroma (9.0).",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.7",
        title: ["Politics", "Politiek", "Politika"],
        text: &[[
            "Events, then the Rebel territories are counted (10.0).",
            "Gebeurtenissen, dan worden de gebieden van de Geuzen geteld (10.0).",
            "Események, majd a felkelők területeinek összeszámolása (10.0).",
        ]],
        rulings: &[],
        printed: nothing,
    },
];
