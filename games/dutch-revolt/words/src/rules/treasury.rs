//! Money and what it buys (6.0).

use super::tables;
use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "6.0",
        title: [
            "The treasury phase",
            "De schatkistfase",
            "A kincstári szakasz",
        ],
        text: &[[
            "The Spanish count their money and spend it, then the Rebels do. One treasury point stands for about a million florins; here it is simply called a florin.",
            "De Spanjaarden tellen hun geld en besteden het, daarna de Geuzen. Een schatkistpunt staat voor zo'n miljoen gulden; hier heet het gewoon een gulden.",
            "A spanyolok összeszámolják és elköltik a pénzüket, aztán a felkelők is. Egy kincstári pont nagyjából egymillió florint jelent; itt egyszerűen florinnak hívjuk.",
        ]],
        rulings: &[[
            "Both sides play their treasury events first, then both incomes are fixed, then the Spanish spend, then the Rebels, who see what the Spanish have deployed. By option spending follows the initiative.",
            "Eerst spelen beide partijen hun schatkistgebeurtenissen, dan liggen beide inkomsten vast, dan besteden de Spanjaarden, dan de Geuzen, die zien wat de Spanjaarden hebben opgesteld. Naar keuze volgt het besteden het initiatief.",
            "Előbb mindkét fél kijátssza kincstári eseményeit, aztán rögzül mindkét bevétel, majd a spanyolok költenek, végül a felkelők, akik látják a spanyol felállást. Beállítással a költés a kezdeményezést követi.",
        ]],
        printed: nothing,
    },
    Section {
        number: "6.1",
        title: ["Income", "Inkomsten", "Bevétel"],
        text: &[[
            "Each territory pays once a year, to the side whose garrison stands in it when the year begins. Money cannot be saved: what is not spent in this phase is lost.",
            "Elk gebied betaalt één keer per jaar, aan de partij die er bij het begin van het jaar een garnizoen heeft. Sparen kan niet: wat in deze fase niet wordt besteed, is verloren.",
            "Minden terület évente egyszer fizet annak, akinek az év elején ott helyőrsége áll. A pénz nem tehető félre: amit ebben a szakaszban nem költenek el, elvész.",
        ]],
        rulings: &[[
            "Tax Revolt halves what a territory pays, rounded up: 5 becomes 3, and 1 stays 1. A territory is halved once a year.",
            "Belastingoproer halveert wat een gebied betaalt, naar boven afgerond: 5 wordt 3, en 1 blijft 1. Een gebied wordt maar één keer per jaar gehalveerd.",
            "Az Adólázadás felezi egy terület adóját, felfelé kerekítve: 5-ből 3 lesz, 1-ből 1 marad. Egy terület évente egyszer felezhető.",
        ]],
        printed: nothing,
    },
    Section {
        number: "6.1.1",
        title: [
            "The Spanish treasury",
            "De Spaanse schatkist",
            "A spanyol kincstár",
        ],
        text: &[[
            "The Spanish add the treasury die of the initiative, 0 to 9, to what their territories pay. Spain has many other wars to pay for, so nobody knows beforehand how much will come.",
            "De Spanjaarden tellen de schatkistworp van het initiatief, 0 tot 9, op bij wat hun gebieden betalen. Spanje moet nog veel andere oorlogen bekostigen, dus niemand weet vooraf hoeveel er komt.",
            "A spanyolok a területeik adójához hozzáadják a kezdeményezésnél dobott kincstári kockát (0–9). Spanyolországnak sok más háborúra is költenie kell, ezért előre senki sem tudja, mennyi jön.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "6.1.2",
        title: [
            "Dutch patriots",
            "Nederlandse patriotten",
            "Németalföldi hazafiak",
        ],
        text: &[[
            "Every year the Rebels get 5 florins from the faithful and, on top of that, something from patriots, which grows as the war goes on:",
            "Elk jaar krijgen de Geuzen 5 gulden van hun getrouwen en daarbovenop iets van de patriotten, dat groeit naarmate de oorlog duurt:",
            "A felkelők minden évben 5 florint kapnak híveiktől, és ezenfelül a hazafiaktól annyit, amennyi a háború múltával egyre nő:",
        ]],
        rulings: &[[
            "The printed band 1595-1600 is read as 1596-1600. In the short game the first, even year of the turn counts.",
            "De gedrukte reeks 1595-1600 lezen we als 1596-1600. In het korte spel telt het eerste, even jaar van de beurt.",
            "A nyomtatott 1595–1600-at 1596–1600-nak olvassuk. A rövid játékban a kör első, páros éve számít.",
        ]],
        printed: tables::patriots,
    },
    Section {
        number: "6.2",
        title: ["Hiring", "Huren", "Toborzás"],
        text: &[
            [
                "All troops are mercenaries and are hired anew each year: nothing of last year remains but the garrisons. Pikemen cost 1 florin, cavalry 2, a flotilla 3, a missionary 2. A side may have any mixture, as many in one place as it likes.",
                "Alle troepen zijn huurlingen en worden elk jaar opnieuw gehuurd: van vorig jaar blijven alleen de garnizoenen. Een piekenier kost 1 gulden, een ruiter 2, een eskader 3, een prediker 2. Elke mengeling mag, met zoveel op één plek als je wilt.",
                "Minden csapat zsoldos, évente újra kell fogadni: tavalyról csak a helyőrségek maradnak. A pikás 1, a lovas 2, a flottilla 3, a hittérítő 2 florin. Bármilyen összetétel megengedett, egy helyen akármennyi.",
            ],
            [
                "Pieces are placed in territories of one's own, flotillas in coastal ones, and a side has five missionaries at the most. Free troops from events cost nothing and are placed in the same way.",
                "Stukken komen in eigen gebieden, eskaders in kustgebieden, en een partij heeft hoogstens vijf predikers. Gratis troepen van gebeurtenissen kosten niets en worden net zo geplaatst.",
                "Az egységek saját területre kerülnek, a flottillák part mentire, és egy félnek legfeljebb öt hittérítője lehet. Az események ingyenes csapatai nem kerülnek semmibe, és ugyanígy helyezendők el.",
            ],
        ],
        rulings: &[
            [
                "Free troops are used before paid ones. A free flotilla without a coast to go to is lost.",
                "Gratis troepen gaan voor betaalde. Een gratis eskader zonder eigen kust gaat verloren.",
                "Az ingyenes csapatok megelőzik a fizetetteket. Az ingyenes flottilla elvész, ha nincs saját part, ahová kerülhetne.",
            ],
            [
                "Everything but the chits is open: the Spanish deploy first, and the Rebels see it.",
                "Alles behalve de fiches is open: de Spanjaarden stellen eerst op, en de Geuzen zien het.",
                "A lapkákon kívül minden nyílt: előbb a spanyolok állnak fel, és a felkelők ezt látják.",
            ],
        ],
        printed: nothing,
    },
];
