//! The end, two and three players, and privileges in general.

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        number: "End",
        title: ["End of the game", "Einde van het spel", "A játék vége"],
        text: &[[
            "The game ends after phase VII of round 5. The most points win.",
            "Het spel eindigt na fase VII van ronde 5. Wie de meeste punten heeft, wint.",
            "A játék az 5. forduló VII. fázisa után ér véget. Az győz, akinek a legtöbb pontja van.",
        ]],
        rulings: &[[
            "Equal points share the victory, unless thalers and then the throne were agreed to decide. Points may be counted along, whether the board shows them or not.",
            "Bij gelijke punten wordt de zege gedeeld, tenzij is afgesproken dat daalders en dan de troon beslissen. Meetellen mag, of het bord de punten nu toont of niet.",
            "Egyenlő pontnál közös a győzelem, hacsak nem abban állapodtak meg, hogy a tallérok, majd a trón dönt. A pontokat számolni szabad, akár mutatja a tábla, akár nem.",
        ]],
        printed: nothing,
    },
    Section {
        number: "2 players",
        title: ["Two players", "Twee spelers", "Két játékos"],
        text: &[[
            "One archbishopric and one secular electorate are drawn out of the game. One Doctor, two Permits and one Ordinance are left. A card may be bought without being used; it costs its full price and counts for offspring.",
            "Eén aartsbisdom en één wereldlijk keurvorstendom worden uitgeloot. Er blijven één Medicus, twee keer Instroom en één Stadsrecht over. Een kaart mag gekocht worden zonder haar te gebruiken; ze kost de volle prijs en telt voor het nageslacht.",
            "Egy érsekséget és egy világi választófejedelemséget kisorsolnak a játékból. Egy Orvos, két Betelepülés és egy Városjog marad. Kártyát használat nélkül is lehet venni; teljes árba kerül, és az utódoknál számít.",
        ]],
        rulings: &[[
            "There is no third voter, so nobody scores for voting. If Brandenburg is out, there is no Grey Eminence.",
            "Er is geen derde kiezer, dus niemand scoort met stemmen. Doet Brandenburg niet mee, dan is er geen Grijze eminentie.",
            "Nincs harmadik szavazó, így szavazásért senki sem kap pontot. Brandenburg nélkül nincs Szürke eminenciás.",
        ]],
        printed: nothing,
    },
    Section {
        number: "3 players",
        title: ["Three players", "Drie spelers", "Három játékos"],
        text: &[[
            "Two Doctors, three Permits and two Ordinances are used.",
            "Er zijn twee kaarten Medicus, drie Instroom en twee Stadsrecht.",
            "Két Orvos, három Betelepülés és két Városjog van játékban.",
        ]],
        rulings: &[],
        printed: nothing,
    },
    Section {
        number: "Privileges",
        title: ["Privileges", "Privileges", "Előjogok"],
        text: &[[
            "Only the elector has the privilege; where the seat is vacant nobody has. Those of phase IV are used once a round by moving the elector to the privilege space, where he is elector all the same.",
            "Alleen de keurvorst heeft het privilege; is de zetel vacant, dan niemand. Die van fase IV worden eens per ronde gebruikt door de keurvorst op het privilegeveld te zetten, waar hij gewoon keurvorst blijft.",
            "Az előjog csak a választófejedelemé; ha a szék üres, senkié. A IV. fázis előjogai fordulónként egyszer használhatók: a választófejedelem az előjogmezőre lép, de ott is választófejedelem marad.",
        ]],
        rulings: &[],
        printed: nothing,
    },
];
