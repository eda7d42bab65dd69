//! Phase 4 and its actions.

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "4",
        title: ["Phase 4: actions", "Fase 4: acties", "4. szakasz: akciók"],
        text: &[
            [
                "In turn, the start player first, everybody does one action with a group of one to three dice of one colour, from his own or any other district, or passes. Your own dice are free. Each foreign die costs 2 deniers in a group of one, 4 in a group of two and 6 in a group of three, paid to its owner, or to the bank for grey ones. Nobody can refuse.",
                "Om beurten, de startspeler eerst, doet iedereen één actie met een groep van één tot drie dobbelstenen van één kleur, uit het eigen of een ander district, of past. Eigen dobbelstenen zijn gratis. Elke vreemde kost 2 denier in een groep van één, 4 in een groep van twee en 6 in een groep van drie, te betalen aan de eigenaar, of aan de bank voor grijze. Niemand kan weigeren.",
                "Sorban, a kezdőjátékossal az élen, mindenki egy akciót hajt végre egy–három azonos színű kockából álló csoporttal, saját vagy más negyedből, vagy passzol. A saját kocka ingyenes. Minden idegen kocka egyes csoportban 2, kettesben 4, hármasban 6 dénár, amit a gazdája kap, a szürkékért a bank. Senki sem utasíthatja vissza.",
            ],
            [
                "An action is put together in clicks: dice and perhaps a cube, then what they are for, then where a citizen comes from, then the confirmation. Nothing is paid before that.",
                "Een actie stel je klik voor klik samen: dobbelstenen en misschien een blokje, dan waarvoor, dan waar een burger vandaan komt, dan de bevestiging. Eerder wordt er niets betaald.",
                "Az akciót kattintásokkal állítod össze: kockák és esetleg egy jelző, aztán hogy mire, aztán honnan jön a polgár, végül a megerősítés. Addig semmit sem fizetsz.",
            ],
        ],
        rulings: &[[
            "A group that turns out to be of no use at all can be put back.",
            "Een groep waar helemaal niets mee kan, mag je terugleggen.",
            "A teljesen használhatatlan csoport visszatehető.",
        ]],
        printed: nothing,
    },
    Section {
        number: "4.1",
        title: [
            "Action 1: activate a card",
            "Actie 1: activeer een kaart",
            "1. akció: kártya használata",
        ],
        text: &[
            [
                "Who has no tradesman on the card hires one: he pays the card's price and puts a citizen from his supply or from anywhere on the board on the first free space, or on the picture if both are taken. One tradesman a card for each player.",
                "Wie geen voorman op de kaart heeft, huurt er een: hij betaalt de prijs van de kaart en zet een burger uit zijn voorraad of van waar ook op het bord op het eerste vrije vak, of op de afbeelding als beide bezet zijn. Eén voorman per kaart per speler.",
                "Akinek nincs mestere a kártyán, fogad egyet: kifizeti a kártya árát, és egy polgárt a készletéből vagy a tábla bármely részéről az első szabad helyre tesz, vagy ha mindkettő foglalt, a képre. Kártyánként mindenkinek egy mestere lehet.",
            ],
            [
                "The total of the dice divided by the card's number, rounded down, is how often the card can be activated; fewer is allowed, once is the least. Cards with an hourglass give cubes instead: each of them changes one group in a later action, one cube an action.",
                "Het totaal van de dobbelstenen gedeeld door het getal op de kaart, naar beneden afgerond, is hoe vaak je de kaart kunt activeren; minder mag, minstens één keer. Kaarten met een zandloper geven blokjes: elk verandert later één groep, één blokje per actie.",
                "A kockák összege osztva a kártya számával, lefelé kerekítve, ennyiszer használható a kártya; kevesebbszer is lehet, de legalább egyszer. A homokórás kártyák jelzőket adnak: mindegyik egy későbbi akció csoportját módosítja, akciónként egyet.",
            ],
        ],
        rulings: &[[
            "What an activation costs must be there beforehand. Cubes stay usable when the tradesman has left the card.",
            "Wat een activering kost, moet er vooraf zijn. Blokjes blijven bruikbaar als de voorman de kaart verlaten heeft.",
            "A használat árának előre meg kell lennie. A jelzők akkor is használhatók, ha a mester elhagyta a kártyát.",
        ]],
        printed: nothing,
    },
    Section {
        number: "4.2",
        title: [
            "Action 2: build the Cathedral",
            "Actie 2: bouw aan de kathedraal",
            "2. akció: a katedrális építése",
        ],
        text: &[[
            "Each white die places a cube in the column of its value, on the lowest level that is free there. Every cube brings 1 point, and 1 influence in columns 1 to 3 or 2 influence in columns 4 to 6. All dice of the group must find a place.",
            "Elke witte dobbelsteen plaatst een blokje in de kolom van zijn waarde, op het laagste vrije niveau. Elk blokje levert 1 punt op, en 1 invloed in kolom 1 tot 3 of 2 invloed in kolom 4 tot 6. Alle dobbelstenen van de groep moeten een plaats vinden.",
            "Minden fehér kocka az értékének megfelelő oszlopba, a legalsó szabad szintre tesz egy jelzőt. Minden jelző 1 pontot ér, és az 1–3. oszlopban 1, a 4–6. oszlopban 2 befolyást. A csoport minden kockájának helyet kell találnia.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.3",
        title: [
            "Action 3: combat an event",
            "Actie 3: bestrijd een gebeurtenis",
            "3. akció: küzdelem egy esemény ellen",
        ],
        text: &[
            [
                "The total of dice of the event's colour divided by its number is how many cubes you may place on its banners; each brings 1 influence.",
                "Het totaal van dobbelstenen in de kleur van de gebeurtenis gedeeld door haar getal is hoeveel blokjes je op de banieren mag plaatsen; elk levert 1 invloed op.",
                "Az esemény színével megegyező kockák összege osztva az esemény számával: ennyi jelzőt tehetsz a zászlóira; mindegyik 1 befolyást ér.",
            ],
            [
                "When all banners are full, the event is overcome. The most cubes get the first number of points, the second most the second; who fought alone gets both. A tie for the first place shares both numbers, a tie for the second shares the second, rounded down. The card goes to who has most cubes, in a tie to who placed one first. Marauding is emptied and begins anew; nobody takes it.",
                "Zijn alle banieren vol, dan is de gebeurtenis verslagen. De meeste blokjes krijgen het eerste aantal punten, de op één na meeste het tweede; wie alleen streed, krijgt beide. Bij een gedeelde eerste plaats worden beide gedeeld, bij een gedeelde tweede het tweede, naar beneden afgerond. De kaart gaat naar wie de meeste blokjes heeft, bij gelijkspel naar wie het eerst plaatste. Plundering wordt leeggemaakt en begint opnieuw; niemand neemt haar.",
                "Ha minden zászló megtelt, az eseményt leküzdöttétek. A legtöbb jelző az első pontszámot kapja, a második legtöbb a másodikat; aki egyedül küzdött, mindkettőt. Az első helyen holtversenyben állók a két számon, a második helyen állók a másodikon osztoznak, lefelé kerekítve. A kártya azé, akinek a legtöbb jelzője van, holtversenyben aki előbb tett le. A Fosztogatás kiürül és újrakezdődik; senki sem viszi el.",
            ],
        ],
        rulings: &[[
            "Grey cubes compete; the points they win are lost, and a card they win leaves the game.",
            "Grijze blokjes doen mee; de punten die ze winnen gaan verloren, en een kaart die ze winnen verlaat het spel.",
            "A szürke jelzők is versenyeznek; az általuk nyert pontok elvesznek, a nyert kártya kikerül a játékból.",
        ]],
        printed: nothing,
    },
    Section {
        number: "4.4",
        title: [
            "Action 4: place a citizen",
            "Actie 4: plaats een burger",
            "4. akció: polgár elhelyezése",
        ],
        text: &[
            [
                "With exactly one die a citizen from your supply or from anywhere on the board is placed in the building of the die's colour. In the Palace he takes the space of its value. In the Bishopric (rows 1-2, 3-4, 5-6) and in the City Hall (rows 1-3, 4-6) he takes the first space of the row; the others move one to the right.",
                "Met precies één dobbelsteen plaats je een burger uit je voorraad of van waar ook op het bord in het gebouw van die kleur. In het paleis neemt hij het veld van de waarde. In het bisdom (rijen 1-2, 3-4, 5-6) en het stadhuis (rijen 1-3, 4-6) neemt hij het eerste veld van de rij; de anderen schuiven één naar rechts.",
                "Pontosan egy kockával egy polgárt a készletedből vagy a tábla bármely részéről a kocka színének megfelelő épületbe helyezel. A palotában az értékének megfelelő helyre kerül. A püspökségen (1-2, 3-4, 5-6) és a városházán (1-3, 4-6) a sor első helyére; a többiek eggyel jobbra lépnek.",
            ],
            [
                "Who loses his space or is pushed out of the row is expelled and lies on the building's picture until the end of the round. No citizen is expelled while one of the same colour lies there.",
                "Wie zijn veld verliest of uit de rij wordt geschoven, is verdreven en ligt tot het einde van de ronde op de afbeelding van het gebouw. Er wordt niemand verdreven zolang er al een burger van dezelfde kleur ligt.",
                "Akinek elfoglalják a helyét, vagy kitolják a sorból, azt elűzték: a forduló végéig az épület képén fekszik. Nem űzhető el polgár, ha már fekszik ott ugyanolyan színű.",
            ],
        ],
        rulings: &[[
            "In a row with a gap the others move up to the gap only. A citizen can move to the front of his own row, but not to where he stands.",
            "In een rij met een gat schuiven de anderen alleen tot het gat. Een burger kan naar voren in zijn eigen rij, maar niet naar waar hij staat.",
            "Hézagos sorban a többiek csak a hézagig lépnek. A polgár a saját sora elejére léphet, de oda nem, ahol áll.",
        ]],
        printed: nothing,
    },
    Section {
        number: "4.5",
        title: [
            "Action 5: agriculture",
            "Actie 5: landbouw",
            "5. akció: földművelés",
        ],
        text: &[[
            "Yellow dice bring half their total in deniers, rounded down. No tradesman is needed.",
            "Gele dobbelstenen leveren de helft van hun totaal aan denier op, naar beneden afgerond. Een voorman is niet nodig.",
            "A sárga kockák összegük felét hozzák dénárban, lefelé kerekítve. Mester nem kell hozzá.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.6",
        title: ["Action 6: pass", "Actie 6: passen", "6. akció: passz"],
        text: &[[
            "Who passes does nothing more this round. He puts 2 deniers into his district at once, and 1 more each time the turn comes to him.",
            "Wie past, doet deze ronde niets meer. Hij legt meteen 2 denier in zijn district, en nog 1 telkens als de beurt bij hem komt.",
            "Aki passzol, ebben a fordulóban már nem cselekszik. Rögtön 2 dénárt tesz a negyedébe, majd még 1-et, valahányszor rá kerülne a sor.",
        ]],
        rulings: &[[
            "The 2 deniers are paid whether dice are left or not. Who can do nothing else passes by himself.",
            "De 2 denier krijg je of je nu dobbelstenen over hebt of niet. Wie niets anders kan, past vanzelf.",
            "A 2 dénár akkor is jár, ha nincs már kockád. Aki mást nem tehet, magától passzol.",
        ]],
        printed: nothing,
    },
];
