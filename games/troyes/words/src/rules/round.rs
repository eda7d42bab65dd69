//! Set-up, prologue and the phases before the actions.

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "Set-up",
        title: ["Set-up", "Voorbereiding", "Előkészületek"],
        text: &[[
            "Everybody begins with 5 deniers, 4 influence, one secret character (two each with two players) and 4, 5 or 6 citizens with 4, 3 or 2 players; of his 12 citizens the rest wait in the general supply. The game lasts 6, 5 or 4 rounds.",
            "Iedereen begint met 5 denier, 4 invloed, één geheim karakter (twee bij twee spelers) en 4, 5 of 6 burgers bij 4, 3 of 2 spelers; van zijn 12 burgers wacht de rest in de algemene voorraad. Het spel duurt 6, 5 of 4 rondes.",
            "Mindenki 5 dénárral, 4 befolyással, egy titkos karakterrel (kettesben kettővel) és 4, 3 vagy 2 játékosnál 4, 5 vagy 6 polgárral kezd; 12 polgára közül a többi a közös készletben vár. A játék 6, 5 vagy 4 fordulós.",
        ]],
        rulings: &[
            [
                "Names, effects and timing of the cards are known; most of their printed numbers are reconstructed.",
                "Namen, werking en moment van de kaarten zijn bekend; de meeste gedrukte getallen zijn gereconstrueerd.",
                "A kártyák neve, hatása és időzítése ismert; a rájuk nyomtatott számok többsége rekonstruált.",
            ],
            [
                "Points are open, as everything that brings them happens openly; characters are the only secret.",
                "Punten zijn open, want alles wat punten oplevert gebeurt openlijk; alleen karakters zijn geheim.",
                "A pontok nyíltak, hiszen nyíltan szerzitek őket; csak a karakterek titkosak.",
            ],
        ],
        printed: nothing,
    },
    Section {
        number: "Prologue",
        title: ["Prologue", "Proloog", "Előjáték"],
        text: &[[
            "In turn everybody places one citizen on any free space of Palace, Bishopric or City Hall: clockwise, then back, and so on until all first citizens are placed. Grey citizens fill the 2 or 3 spaces that are left. With two players 6 grey citizens stand there from the start.",
            "Om beurten plaatst iedereen één burger op een vrij veld van paleis, bisdom of stadhuis: met de klok mee, dan terug, tot alle eerste burgers staan. Grijze burgers vullen de 2 of 3 velden die over zijn. Bij twee spelers staan er al 6 grijze burgers.",
            "Sorban mindenki egy polgárt tesz a palota, a püspökség vagy a városháza bármelyik szabad helyére: az óramutató szerint, majd vissza, míg minden kezdő polgár a helyére kerül. A maradék 2 vagy 3 helyet szürke polgárok töltik be. Kettesben 6 szürke polgár már az elején ott áll.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "0",
        title: [
            "Phase 0: new activity cards",
            "Fase 0: nieuwe actiekaarten",
            "0. szakasz: új kártyák",
        ],
        text: &[[
            "In each of the first three rounds one card of each colour is turned up, out of the three that belong to the round. Cards stay for the rest of the game.",
            "In elk van de eerste drie rondes wordt van elke kleur één kaart geopend, uit de drie die bij de ronde horen. Kaarten blijven de rest van het spel liggen.",
            "Az első három forduló mindegyikében színenként egy kártya fordul fel, a fordulóhoz tartozó három közül. A kártyák a játék végéig maradnak.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "1",
        title: [
            "Phase 1: income and salaries",
            "Fase 1: inkomsten en salaris",
            "1. szakasz: bevétel és bérek",
        ],
        text: &[[
            "Everybody gets 10 deniers, then pays 2 for each of his citizens in the Palace and 1 for each in the Bishopric. The City Hall costs nothing.",
            "Iedereen krijgt 10 denier en betaalt dan 2 voor elke eigen burger in het paleis en 1 voor elke in het bisdom. Het stadhuis kost niets.",
            "Mindenki 10 dénárt kap, aztán 2-t fizet minden polgáráért a palotában és 1-et a püspökségen. A városháza ingyen van.",
        ]],
        rulings: &[[
            "Who cannot pay all of it pays what he has and loses 2 points, but never more points than he has.",
            "Wie niet alles kan betalen, betaalt wat hij heeft en verliest 2 punten, maar nooit meer punten dan hij heeft.",
            "Aki nem tud mindent kifizetni, annyit fizet, amennyije van, és 2 pontot veszít, de sosem többet, mint amennyije van.",
        ]],
        printed: nothing,
    },
    Section {
        number: "2",
        title: [
            "Phase 2: the workforce",
            "Fase 2: arbeidskrachten",
            "2. szakasz: munkaerő",
        ],
        text: &[[
            "For each citizen in a building his owner rolls a die and lays it in his district: red for the Palace, white for the Bishopric, yellow for the City Hall. The grey citizens have a district of their own.",
            "Voor elke burger in een gebouw gooit de eigenaar een dobbelsteen en legt die in zijn district: rood voor het paleis, wit voor het bisdom, geel voor het stadhuis. De grijze burgers hebben een eigen district.",
            "Minden épületben álló polgárért a gazdája dob egy kockával, és a negyedébe teszi: pirossal a palotáért, fehérrel a püspökségért, sárgával a városházáért. A szürke polgároknak saját negyedük van.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "3",
        title: [
            "Phase 3: events",
            "Fase 3: gebeurtenissen",
            "3. szakasz: események",
        ],
        text: &[
            [
                "A red event card comes to the right end of the row, then a white or yellow one as its icon says. All events act from left to right, Marauding first, also those of earlier rounds.",
                "Een rode kaart komt rechts aan de rij, dan een witte of gele zoals het icoon aangeeft. Alle gebeurtenissen werken van links naar rechts, Plundering eerst, ook die van eerdere rondes.",
                "Egy piros eseménykártya kerül a sor jobb végére, majd az ikonja szerint egy fehér vagy sárga. Minden esemény hat balról jobbra, elsőként a Fosztogatás, a korábbi fordulókéi is.",
            ],
            [
                "Then the black dice of all events are rolled. The start player counters the highest with dice from his district that make at least as much, red ones counting double; he may take on more black dice. The next player counters the highest that is left, and so on. Each black die countered brings 1 influence; the dice used are gone. Who cannot counter keeps his dice and loses 2 points.",
                "Daarna worden de zwarte dobbelstenen van alle gebeurtenissen gegooid. De startspeler pareert de hoogste met dobbelstenen uit zijn district die samen minstens zo hoog zijn; rode tellen dubbel. Hij mag er meer zwarte bij nemen. De volgende speler pareert de hoogste die over is, enzovoort. Elke gepareerde zwarte dobbelsteen levert 1 invloed op; de gebruikte dobbelstenen zijn weg. Wie niet kan pareren, houdt zijn dobbelstenen en verliest 2 punten.",
                "Ezután dobtok az események fekete kockáival. A kezdőjátékos a legnagyobbat legalább ugyanannyi értékű saját kockával kivédi; a piros duplán számít. Több feketét is vállalhat. A következő játékos a megmaradt legnagyobbat védi ki, és így tovább. Minden kivédett fekete kocka 1 befolyást ér; a felhasznált kockák elvesznek. Aki nem tud védekezni, megtartja kockáit, és 2 pontot veszít.",
            ],
        ],
        rulings: &[
            [
                "Who can counter must, but need not spend influence for it. Cubes and bought dice are of no use here. Influence is spent before the first die is chosen.",
                "Wie kan pareren moet dat, maar hoeft er geen invloed voor in te zetten. Blokjes en gekochte dobbelstenen helpen hier niet. Invloed zet je in vóór de eerste dobbelsteen gekozen is.",
                "Aki tud védekezni, köteles is, de befolyást nem kell rá költenie. Jelző és vett kocka itt nem használható. Befolyást az első kocka kiválasztása előtt lehet költeni.",
            ],
            [
                "Who cannot give an event all it takes gives what he has and loses 2 points. An event that brings a grey citizen does nothing when all eight are in play.",
                "Wie een gebeurtenis niet alles kan geven, geeft wat hij heeft en verliest 2 punten. Een gebeurtenis die een grijze burger brengt, doet niets als alle acht in het spel zijn.",
                "Aki egy eseménynek nem tud mindent megadni, annyit ad, amennyije van, és 2 pontot veszít. A szürke polgárt hozó esemény hatástalan, ha mind a nyolc játékban van.",
            ],
        ],
        printed: nothing,
    },
    Section {
        number: "5",
        title: [
            "Phase 5: the end of the round",
            "Fase 5: einde van de ronde",
            "5. szakasz: a forduló vége",
        ],
        text: &[[
            "The round ends when all have passed or no die is left in any district. Everybody takes the money from his district, expelled citizens go back to the personal supply, and the next player to the left leads the next round.",
            "De ronde eindigt als iedereen gepast heeft of er nergens meer een dobbelsteen ligt. Iedereen neemt het geld uit zijn district, verdreven burgers gaan terug naar de eigen voorraad, en de volgende speler links begint de volgende ronde.",
            "A forduló akkor ér véget, ha mindenki passzolt, vagy egyik negyedben sincs már kocka. Mindenki felveszi a negyedében lévő pénzt, az elűzött polgárok visszatérnek a saját készletbe, és a bal oldali szomszéd kezdi a következő fordulót.",
        ]],
        rulings: &[[
            "Expelled grey citizens go back to the general supply.",
            "Verdreven grijze burgers gaan terug naar de algemene voorraad.",
            "Az elűzött szürke polgárok a közös készletbe kerülnek.",
        ]],
        printed: nothing,
    },
    Section {
        number: "Influence",
        title: ["Influence", "Invloed", "Befolyás"],
        text: &[[
            "Before countering black dice or before an action you may spend influence, as often as you like: 1 to roll one of your dice again, 2 to take one of your citizens from the general supply, 4 to turn over one to three of your dice, so that 1 becomes 6, 2 becomes 5, 3 becomes 4 and the other way round. Nobody has more than 20 influence.",
            "Vóór het pareren van zwarte dobbelstenen of vóór een actie mag je zo vaak je wilt invloed inzetten: 1 om een eigen dobbelsteen opnieuw te gooien, 2 om een eigen burger uit de algemene voorraad te nemen, 4 om één tot drie eigen dobbelstenen om te keren, zodat 1 een 6 wordt, 2 een 5, 3 een 4 en omgekeerd. Niemand heeft meer dan 20 invloed.",
            "Fekete kockák elleni védekezés vagy akció előtt akárhányszor költhetsz befolyást: 1-ért újradobod egy kockádat, 2-ért polgárt veszel a közös készletből, 4-ért megfordítod egy–három kockádat, így az 1-esből 6-os, a 2-esből 5-ös, a 3-asból 4-es lesz és fordítva. Senkinek sem lehet 20-nál több befolyása.",
        ]],
        rulings: &[[
            "Dice of others are never rolled again or turned over, not even when they are bought.",
            "Dobbelstenen van anderen worden nooit opnieuw gegooid of omgekeerd, ook niet als je ze koopt.",
            "Mások kockái sosem dobhatók újra és nem fordíthatók meg, akkor sem, ha megveszed őket.",
        ]],
        printed: nothing,
    },
];
