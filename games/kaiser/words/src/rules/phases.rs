//! Phases I to V.

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "I",
        title: ["Income", "Inkomen", "Bevétel"],
        text: &[[
            "Electors return from the privilege spaces. Everybody gets 6 thalers, 1 for each own city on the board, and 1 for each other player's city in an electorate where one has the elector. The elector of Saxony gets 2 more. Imperial cities pay nothing. Nobody can have more than 12; the rest is lost.",
            "Keurvorsten keren terug van het privilegeveld. Iedereen krijgt 6 daalders, 1 voor elke eigen stad op het bord en 1 voor elke stad van een ander in een keurvorstendom waar je de keurvorst hebt. De keurvorst van Saksen krijgt er 2 extra. Rijkssteden leveren niets op. Niemand heeft er meer dan 12; de rest vervalt.",
            "A választófejedelmek visszatérnek az előjogmezőről. Mindenki 6 tallért kap, 1-et minden táblán álló saját városáért, és 1-et más játékos minden olyan városáért, amely az ő választófejedelme alatt áll. A szász választófejedelem még 2-t kap. A birodalmi városok nem fizetnek. 12-nél több senkinek sem lehet; a többi elvész.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "II",
        title: ["Ageing", "Verouderen", "Öregedés"],
        text: &[[
            "Nobles of 45 go back to their owners' supply, a Grey Eminence too. All others grow ten years older. If the emperor dies, his player at once sends a noble from a noble space to the throne, at the age that noble has; without one, a baron of 45 from the supply.",
            "Edelen van 45 gaan terug naar de voorraad van hun eigenaar, een Grijze eminentie ook. Alle anderen worden tien jaar ouder. Sterft de keizer, dan zet zijn speler meteen een edele van een adelsveld op de troon, met de leeftijd die hij heeft; is die er niet, dan een baron van 45 uit de voorraad.",
            "A 45 éves nemesek visszakerülnek gazdájuk készletébe, a Szürke eminenciás is. A többiek tíz évet öregszenek. Ha a császár meghal, játékosa azonnal egy nemesi mezőn álló nemesét ülteti a trónra, amilyen idős éppen; ha nincs ilyen, egy 45 éves bárót a készletből.",
        ]],
        rulings: &[[
            "An elector leaves his seat for the throne only if there is no other noble on the board or in the supply.",
            "Een keurvorst verruilt zijn zetel alleen voor de troon als er op het bord en in de voorraad geen andere edele is.",
            "Választófejedelem csak akkor cseréli a székét a trónra, ha sem a táblán, sem a készletben nincs más nemes.",
        ]],
        printed: nothing,
    },
    Section {
        number: "III",
        title: ["Offspring", "Nakomelingen", "Utódok"],
        text: &[
            [
                "The emperor first, then clockwise, by the cards taken in the last round. More blue than pink: a son, a baron of 15 who settles on a noble space, pushing out a knight where none is free. Otherwise a daughter: offer her to another player's baron. If that player agrees, the baron becomes a couple of the same age and you get 1 point. If not, or if you make no offer, you get 1 thaler.",
                "De keizer eerst, dan met de klok mee, naar de kaarten van de vorige ronde. Meer blauw dan roze: een zoon, een baron van 15 die zich op een adelsveld vestigt en een ridder verdringt waar er geen vrij is. Anders een dochter: bied haar aan een baron van een ander aan. Stemt die in, dan wordt de baron een echtpaar van dezelfde leeftijd en krijg jij 1 punt. Zo niet, of als je niemand vraagt, krijg je 1 daalder.",
                "A császárral kezdve, majd óramutató szerint, az előző fordulóban vett kártyák alapján. Több kék, mint rózsaszín: fiú, egy 15 éves báró, aki nemesi mezőn telepszik le, és ahol nincs szabad, kiszorít egy lovagot. Különben lány: ajánld fel egy másik játékos bárójának. Ha az ő gazdája beleegyezik, a báró ugyanolyan korú házaspár lesz, te pedig 1 pontot kapsz. Ha nem, vagy ha nem kérsz meg senkit, 1 tallért kapsz.",
            ],
            [
                "Then all cards go back into the display.",
                "Daarna gaan alle kaarten terug naar de etalage.",
                "Végül minden kártya visszakerül a kínálatba.",
            ],
        ],
        rulings: &[
            [
                "Who has no coloured card has no child, unless a daughter was agreed on. White cards do not count.",
                "Wie geen gekleurde kaart heeft, krijgt geen kind, tenzij een dochter is afgesproken. Witte kaarten tellen niet.",
                "Akinek nincs színes kártyája, annak nincs gyermeke, hacsak a lányban nem állapodtak meg. A fehér kártyák nem számítanak.",
            ],
            [
                "Archbishops do not marry, unless that was agreed. A son without a tile or a place is lost.",
                "Aartsbisschoppen trouwen niet, tenzij dat is afgesproken. Een zoon zonder fiche of plaats gaat verloren.",
                "Az érsekek nem nősülnek, hacsak így nem állapodtak meg. A fiú, akinek nincs lapkája vagy helye, elvész.",
            ],
        ],
        printed: nothing,
    },
    Section {
        number: "IV",
        title: ["Actions", "Acties", "Akciók"],
        text: &[[
            "In turn, the emperor first, each does one thing: takes a card, pays for it and carries it out or keeps it for its phase; uses a privilege; places or moves a knight for 1 thaler; or passes and is out of the phase. When all have passed the phase ends. A card that you cannot or will not use may not be taken.",
            "Om de beurt, de keizer eerst, doet ieder één ding: een kaart nemen, betalen en uitvoeren of bewaren voor haar fase; een privilege gebruiken; voor 1 daalder een ridder zetten of verzetten; of passen en deze fase niet meer meedoen. Als iedereen gepast heeft, is de fase voorbij. Een kaart die je niet kunt of wilt gebruiken, mag je niet nemen.",
            "Sorban, a császárral kezdve, mindenki egy dolgot tesz: elvesz egy kártyát, kifizeti, és végrehajtja vagy megtartja a maga fázisára; előjogot használ; 1 tallérért lovagot tesz le vagy léptet; vagy passzol, és kiszáll a fázisból. Ha mindenki passzolt, a fázis véget ér. Olyan kártyát, amelyet nem tudsz vagy nem akarsz használni, nem vehetsz el.",
        ]],
        rulings: &[[
            "Who has neither the money for anything nor a privilege and cannot become rival passes without being asked.",
            "Wie nergens geld voor heeft, geen privilege heeft en geen tegenkeizer kan worden, past zonder gevraagd te worden.",
            "Akinek semmire sincs pénze, előjoga sincs, és ellencsászár sem lehet, kérdés nélkül passzol.",
        ]],
        printed: nothing,
    },
    Section {
        number: "V",
        title: [
            "New electors",
            "Nieuwe keurvorsten",
            "Új választófejedelmek",
        ],
        text: &[
            [
                "First the Grey Eminence goes to work. Then the power in each electorate is counted: a baron 1, a couple 2, a knight 1, a city 1, the elector included; an imperial city 1 for the emperor; a Grey Eminence 1. Whoever has the most rules. The reigning emperor decides ties, in his own favour too.",
                "Eerst gaat de Grijze eminentie aan het werk. Dan wordt in elk keurvorstendom de macht geteld: een baron 1, een echtpaar 2, een ridder 1, een stad 1, de keurvorst meegerekend; een rijksstad 1 voor de keizer; een Grijze eminentie 1. Wie de meeste heeft, regeert. Bij gelijke stand beslist de regerende keizer, ook voor zichzelf.",
                "Először a Szürke eminenciás lép működésbe. Aztán minden választófejedelemségben összeszámolják a hatalmat: báró 1, házaspár 2, lovag 1, város 1, a választófejedelem is beleszámít; a birodalmi város 1 a császárnak; a Szürke eminenciás 1. Akié a legtöbb, az uralkodik. Döntetlennél az uralkodó császár dönt, akár a maga javára is.",
            ],
            [
                "A new ruler puts a noble from a noble space there on the seat, in an archbishopric a baron, and scores 2 points; the old elector takes a noble space. Without a suitable noble the seat falls vacant: the old elector goes to a free noble space, or pushes out a knight, or leaves the board, and nobody scores.",
                "Een nieuwe heerser zet een edele van een adelsveld daar op de zetel, in een aartsbisdom een baron, en scoort 2 punten; de oude keurvorst gaat naar een adelsveld. Zonder geschikte edele wordt de zetel vacant: de oude keurvorst gaat naar een vrij adelsveld, of verdringt een ridder, of verlaat het bord, en niemand scoort.",
                "Az új uralkodó egy ott, nemesi mezőn álló nemesét ülteti a székbe, érsekségben bárót, és 2 pontot kap; a régi választófejedelem nemesi mezőre megy. Megfelelő nemes híján a szék megüresedik: a régi választófejedelem szabad nemesi mezőre megy, vagy kiszorít egy lovagot, vagy lekerül a tábláról, és senki sem kap pontot.",
            ],
        ],
        rulings: &[
            [
                "A vacant seat scores for whoever fills it, also for the player whose elector died. Electorates are settled in the order of the privileges.",
                "Een vacante zetel levert punten op voor wie hem bezet, ook voor de speler van wie de keurvorst stierf. De keurvorstendommen komen in de volgorde van de privileges.",
                "Az üres székért az kap pontot, aki betölti, akkor is, ha az ő választófejedelme halt meg. A választófejedelemségek az előjogok sorrendjében következnek.",
            ],
            [
                "If knights of several players could be pushed out, the owner of the deposed elector chooses.",
                "Kunnen ridders van verschillende spelers verdrongen worden, dan kiest de eigenaar van de afgezette keurvorst.",
                "Ha több játékos lovagja is kiszorítható, a letett választófejedelem gazdája választ.",
            ],
        ],
        printed: nothing,
    },
];
