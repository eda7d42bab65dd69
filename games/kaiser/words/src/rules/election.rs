//! Phases VI to VIII.

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "VI",
        title: ["Election", "Keizerskeuze", "Császárválasztás"],
        text: &[
            [
                "Only if somebody took the Rival. Each elector has 1 vote, the elector of Bohemia 2; the Pope adds 1. Church influence and Excommunication are named in player order, the emperor first. Then all choose in secret between emperor and rival, with all their votes; these two vote for themselves. A tie keeps the emperor. Whoever chose the winner, except the winner, gets 1 point.",
                "Alleen als iemand de Tegenkeizer nam. Elke keurvorst heeft 1 stem, die van Bohemen 2; de Paus geeft er 1 bij. Kerkelijke invloed en Uitsluiting worden in spelersvolgorde genoemd, de keizer eerst. Dan kiest iedereen in het geheim tussen keizer en tegenkeizer, met al zijn stemmen; die twee stemmen op zichzelf. Bij gelijke stand blijft de keizer. Wie de winnaar koos, behalve de winnaar zelf, krijgt 1 punt.",
                "Csak ha valaki elvette az Ellencsászárt. Minden választófejedelemnek 1 szavazata van, a csehnek 2; a Pápa 1-et ad hozzá. Az Egyházi befolyást és a Kizárást játékossorrendben mondják be, a császárral kezdve. Aztán mindenki titokban választ császár és ellencsászár között, minden szavazatával; ők ketten magukra szavaznak. Döntetlennél a császár marad. Aki a győztest választotta, a győztest kivéve, 1 pontot kap.",
            ],
            [
                "A rival who wins sends a noble from a noble space to the throne, or a baron of 45 from the supply. The deposed emperor settles on a noble space of any electorate, pushing out a knight where none is free.",
                "Een tegenkeizer die wint, zet een edele van een adelsveld op de troon, of een baron van 45 uit de voorraad. De afgezette keizer vestigt zich op een adelsveld van een keurvorstendom naar keuze en verdringt een ridder waar er geen vrij is.",
                "A győztes ellencsászár egy nemesi mezőn álló nemesét ülteti a trónra, vagy egy 45 éves bárót a készletből. A letett császár bármely választófejedelemség nemesi mezőjén letelepszik, és ahol nincs szabad, kiszorít egy lovagot.",
            ],
        ],
        rulings: &[[
            "The point for voters is for everybody, also without votes, unless otherwise agreed. A deposed emperor who finds no place leaves the board.",
            "Het punt voor kiezers is voor iedereen, ook zonder stemmen, tenzij anders afgesproken. Een afgezette keizer die geen plaats vindt, verlaat het bord.",
            "A szavazók pontja mindenkinek jár, szavazat nélkül is, hacsak másban nem állapodtak meg. A letett császár hely híján lekerül a tábláról.",
        ]],
        printed: nothing,
    },
    Section {
        number: "VII",
        title: ["Emperor's action", "Keizersactie", "A császár akciója"],
        text: &[[
            "The emperor after the election gets: rounds 1 and 2, 2 points and an imperial city to place; round 3, 2 points, 1 thaler and an imperial city to move; round 4, 1 point and 2 thalers; round 5, 1 point. Imperial cities cover free city spaces.",
            "De keizer na de keuze krijgt: ronde 1 en 2, 2 punten en een rijksstad om te zetten; ronde 3, 2 punten, 1 daalder en een rijksstad om te verzetten; ronde 4, 1 punt en 2 daalders; ronde 5, 1 punt. Rijkssteden bedekken vrije stadsvelden.",
            "A választás utáni császár jutalma: az 1. és 2. fordulóban 2 pont és egy letehető birodalmi város; a 3.-ban 2 pont, 1 tallér és egy áthelyezhető birodalmi város; a 4.-ben 1 pont és 2 tallér; az 5.-ben 1 pont. A birodalmi városok szabad városmezőket foglalnak el.",
        ]],
        rulings: &[[
            "Placing is compulsory where there is room, moving is not, unless otherwise agreed.",
            "Zetten moet waar plaats is, verzetten mag, tenzij anders afgesproken.",
            "Letenni kötelező, ha van hely, áthelyezni nem, hacsak másban nem állapodtak meg.",
        ]],
        printed: nothing,
    },
    Section {
        number: "VIII",
        title: ["Round marker", "Rondeteller", "Fordulójelző"],
        text: &[[
            "The next round begins with phase I.",
            "De volgende ronde begint met fase I.",
            "A következő forduló az I. fázissal kezdődik.",
        ]],
        rulings: &[],
        printed: nothing,
    },
];
