//! Points, victory and variants (10.0 to 12.0).

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "10.0",
        title: ["Politics", "Politiek", "Politika"],
        text: &[[
            "The Rebels add 1 point for each rural, 2 for each developed and 3 for each urban territory that they hold. At 400 points or more the Union of Utrecht is proclaimed and the game ends; otherwise the next year begins.",
            "De Geuzen tellen er 1 punt bij op voor elk landelijk, 2 voor elk ontwikkeld en 3 voor elk stedelijk gebied dat ze bezitten. Bij 400 punten of meer wordt de Unie van Utrecht uitgeroepen en eindigt het spel; anders begint het volgende jaar.",
            "A felkelők minden vidéki területükért 1, fejlettért 2, városiasért 3 pontot adnak az eddigiekhez. 400 vagy több pontnál kikiáltják az utrechti uniót, és a játék véget ér; különben jön a következő év.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "11.0",
        title: ["Victory", "Overwinning", "Győzelem"],
        text: &[
            [
                "A side that holds every territory at the end of a turn wins overwhelmingly. If there is no Union by the end of turn 40, the Spanish win overwhelmingly.",
                "Wie aan het eind van een beurt alle gebieden bezit, wint verpletterend. Is er aan het eind van beurt 40 geen Unie, dan winnen de Spanjaarden verpletterend.",
                "Aki egy kör végén minden területet birtokol, elsöprő győzelmet arat. Ha a 40. kör végéig nincs unió, a spanyolok győznek elsöprően.",
            ],
            [
                "When the Union is proclaimed, the value of the Rebel territories in that last turn decides. 0 to 7: major victory for the Spanish. 8 to 15: minor victory for the Spanish. 16 to 23: a draw, as in history. 24 to 31: minor victory for the Rebels. 32 to 40: major victory for the Rebels.",
                "Wordt de Unie uitgeroepen, dan beslist de waarde van de gebieden van de Geuzen in die laatste beurt. 0 tot 7: grote overwinning voor de Spanjaarden. 8 tot 15: kleine overwinning voor de Spanjaarden. 16 tot 23: gelijkspel, zoals het ging. 24 tot 31: kleine overwinning voor de Geuzen. 32 tot 40: grote overwinning voor de Geuzen.",
                "Ha kikiáltják az uniót, a felkelő területek értéke dönt az utolsó körben. 0–7: nagy spanyol győzelem. 8–15: kis spanyol győzelem. 16–23: döntetlen, ahogy a történelemben. 24–31: kis felkelő győzelem. 32–40: nagy felkelő győzelem.",
            ],
        ],
        rulings: &[[
            "Only territories count for this, not points from events. The whole map goes before the Union. If the Union comes in the very last turn, the table counts.",
            "Hiervoor tellen alleen gebieden, geen punten van gebeurtenissen. De hele kaart gaat voor de Unie. Komt de Unie in de allerlaatste beurt, dan geldt de tabel.",
            "Itt csak a területek számítanak, az események pontjai nem. A teljes térkép megelőzi az uniót. Ha az unió a legutolsó körben jön létre, a táblázat érvényes.",
        ]],
        printed: nothing,
    },
    Section {
        number: "12.0",
        title: [
            "Advice and variants",
            "Raad en varianten",
            "Tanácsok és változatok",
        ],
        text: &[
            [
                "Luck is part of this war, and the treasury die most of all. In the early years it pays to win souls in the rich urban territories and to build a block that is hard to take; in the late years the land is grabbed, for only what is held at the end counts.",
                "Geluk hoort bij deze oorlog, de schatkistworp voorop. In de vroege jaren loont het om zielen te winnen in de rijke stedelijke gebieden en een blok te vormen dat moeilijk te nemen is; in de late jaren wordt om het land gevochten, want alleen wat je op het eind bezit telt.",
                "A szerencse része ennek a háborúnak, leginkább a kincstári dobás. Az első években megéri a gazdag városias területek lelkeiért küzdeni, és nehezen bevehető tömböt építeni; a végén a földért folyik a harc, mert csak az számít, ami a végén a tiéd.",
            ],
            [
                "Short game: 20 turns of two years, and the Union at 200 points. Other beginnings: the territories are dealt or picked, ten each, and the faith of each is rolled for.",
                "Kort spel: 20 beurten van twee jaar, en de Unie bij 200 punten. Andere beginstanden: de gebieden worden gedeeld of gekozen, elk tien, en om het geloof van elk gebied wordt gegooid.",
                "Rövid játék: 20 kétéves kör, és az unió 200 pontnál. Más kezdések: a területeket osztjuk vagy választjuk, fejenként tízet, és mindegyik vallását kockával döntjük el.",
            ],
        ],
        rulings: &[
            [
                "In the short game a turn has one income and one draw of chits, and the numbers of the events stay as they are.",
                "In het korte spel heeft een beurt één inkomen en één trekking van fiches, en de getallen van de gebeurtenissen blijven gelijk.",
                "A rövid játékban egy körben egy bevétel és egy lapkahúzás van, az események számai pedig változatlanok.",
            ],
            [
                "Ten each at random is much in the Rebels' favour. The fair deal gives them as many political points as the printed map does. Picking goes in turn, the Spanish first.",
                "Elk tien op goed geluk is veel beter voor de Geuzen. De eerlijke verdeling geeft hun evenveel politieke punten als de gedrukte kaart. Kiezen gaat om de beurt, de Spanjaarden eerst.",
                "A fejenként tíz véletlen terület erősen a felkelőknek kedvez. Az igazságos osztás annyi politikai pontot ad nekik, mint a nyomtatott térkép. Választáskor felváltva következnek, elsőként a spanyolok.",
            ],
        ],
        printed: nothing,
    },
];
