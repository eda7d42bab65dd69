//! Pieces, set-up, the course of the game and its goals (2.0 to 4.0).

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "2.1",
        title: ["The map", "Het bord", "A térkép"],
        text: &[[
            "24 provinces each have a limit: the number of pieces they have room for. Cities (in capitals) hold any number of pieces and fall to sieges only; a town holds one piece. Provinces form regions, and each region has a command box for armies.",
            "24 provincies hebben elk een limiet: het aantal stukken waar plaats voor is. Hoofdsteden (in hoofdletters) bevatten elk aantal stukken en vallen alleen door belegering; een provinciestad bevat één stuk. Provincies vormen regio's, elk met een legerblok.",
            "A 24 tartomány mindegyikének van maximuma: ennyi jelző fér el benne. A nagyvárosokban (csupa nagybetű) bármennyi jelző lehet, és csak ostrommal vehetők be; egy városban egy jelző áll. A tartományok régiókat alkotnak, mindegyikhez egy parancssáv tartozik a seregeknek.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "2.2",
        title: ["Pieces", "Stukken", "Jelzők"],
        text: &[[
            "A resource is a piece on the map, a supporter in a box, or a coin in the treasury. There are 47 neutrals and 3 Water Beggars.",
            "Een middelenstuk is een stuk op het bord, steun in een kader, of een munt in de schatkist. Er zijn 47 neutralen en 3 Watergeuzen.",
            "Az erőforrásjelző állhat a térképen, támogatóhelyen, vagy lehet pénz a kincstárban. 47 semleges és 3 tengeri koldus van.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "3.1",
        title: ["Number of players", "Aantal spelers", "A játékosok száma"],
        text: &[[
            "Two players lead two allied factions each: Catholics with Habsburgs, Burghers with Reformers. With three the Catholics and any two others play; with four all but the Nobility; with five all.",
            "Twee spelers leiden elk twee bondgenoten: Katholieken met Habsburgers, Poorters met Gereformeerden. Met drie spelen de Katholieken en twee andere facties, met vier alle behalve de Adel, met vijf alle.",
            "Két játékos két-két szövetséges frakciót vezet: katolikusok és Habsburgok, polgárok és hitújítók. Hárman a katolikusok és még két frakció játszik, négyen a nemesség kivételével mind, öten mindenki.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "3.5",
        title: ["How many pieces", "Hoeveel stukken", "Hány jelző"],
        text: &[[
            "Each faction has 40 resources and 6 armies with two or four players, 56 and 8 with three, 32 and 6 with five.",
            "Elke factie heeft 40 middelen en 6 legers met twee of vier spelers, 56 en 8 met drie, 32 en 6 met vijf.",
            "Két vagy négy játékosnál frakciónként 40 erőforrás és 6 sereg van, háromnál 56 és 8, ötnél 32 és 6.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "3.6",
        title: ["Set-up", "Opstelling", "Előkészületek"],
        text: &[[
            "Pieces start in their printed places, empty cities get two neutrals and empty towns one. The Habsburgs put two armies on orange spaces of two regions.",
            "De stukken staan op hun vaste plaatsen; lege hoofdsteden krijgen twee neutralen, lege provinciesteden één. De Habsburgers zetten twee legers op oranje vakken in twee regio's.",
            "A jelzők a megadott helyeken kezdenek; az üres nagyvárosokba két, az üres városokba egy semleges kerül. A Habsburgok két régió narancsszínű mezőjére tesznek egy-egy sereget.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.0",
        title: ["Turns", "Ronden", "Fordulók"],
        text: &[[
            "Turn 0 is short; five full turns of up to twenty phases follow.",
            "Ronde 0 is kort; daarna volgen vijf volle ronden van hoogstens twintig fasen.",
            "A 0. forduló rövid; öt teljes, legfeljebb húszfázisú forduló követi.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.1",
        title: ["Phases", "Fasen", "Fázisok"],
        text: &[[
            "In each phase the factions act one after the other in the order of play. What needs no decision passes by itself.",
            "In elke fase handelen de facties na elkaar in speelvolgorde. Wat geen beslissing vraagt, gaat vanzelf.",
            "Minden fázisban játéksorrendben cselekszenek a frakciók. Ami nem igényel döntést, magától megtörténik.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.2",
        title: ["Order of play", "Speelvolgorde", "Játéksorrend"],
        text: &[[
            "Turn 0: Catholics, Habsburgs, Nobility, Burghers, Reformers. Later the order chosen at the end of the turn before.",
            "Ronde 0: Katholieken, Habsburgers, Adel, Poorters, Gereformeerden. Daarna de volgorde die aan het eind van de vorige ronde is gekozen.",
            "A 0. fordulóban: katolikusok, Habsburgok, nemesség, polgárok, hitújítók. Később az előző forduló végén választott sorrend.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.3",
        title: ["Goals", "Doelen", "Célok"],
        text: &[[
            "A city is worth 1 point, a province what is printed; the smallest provinces count at the very end only. Besides: Catholics 1 for each Catholic bishopric, Habsburgs 1 for each region with an army of theirs, Nobility 1 for every 3 pieces (5 with three players) outside cities and boxes, Burghers 1 for each trade town, Reformers 1 for each Reformed university.",
            "Een hoofdstad is 1 punt waard, een provincie wat er staat; de kleinste provincies tellen alleen aan het einde. Verder: Katholieken 1 per katholiek bisdom, Habsburgers 1 per regio met een eigen leger, Adel 1 per 3 stukken (5 met drie spelers) buiten hoofdsteden en kaders, Poorters 1 per handelsstad, Gereformeerden 1 per gereformeerde universiteit.",
            "Egy nagyváros 1 pont, a tartomány a feltüntetett érték; a legkisebbek csak a játék végén számítanak. Ezenfelül: a katolikusok minden katolikus püspökségért, a Habsburgok minden régióért, ahol seregük van, a nemesség minden 3 (három játékosnál 5) nagyvároson és támogatóhelyen kívüli jelzőért, a polgárok minden kereskedővárosért, a hitújítók minden reformált egyetemért kapnak 1 pontot.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.4",
        title: ["Points", "Punten", "Pontok"],
        text: &[[
            "Points are counted anew each turn, never added up.",
            "De punten worden elke ronde opnieuw geteld, nooit opgeteld.",
            "A pontokat minden fordulóban újraszámoljuk, sosem adjuk össze.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "4.5",
        title: ["The winner", "De winnaar", "A győztes"],
        text: &[[
            "The most points at the end of turn 5 win; equals win together. With two players both factions count.",
            "Wie na ronde 5 de meeste punten heeft, wint; bij gelijke stand winnen ze samen. Met twee spelers tellen beide facties.",
            "Az 5. forduló végén a legtöbb pont győz; egyenlőségnél közösen. Két játékosnál mindkét frakció pontjai számítanak.",
        ]],
        rulings: &[],
        printed: nothing,
    },
];
