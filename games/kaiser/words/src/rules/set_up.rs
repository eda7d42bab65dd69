//! Set-up and the course of the game.

use words::section::{Section, nothing};

pub(super) const SECTIONS: &[Section] = &[Section {
    number: "Set-up",
    title: ["Set-up", "Opstelling", "Felállítás"],
    text: &[
        [
            "Each player has 7 nobles, 3 knights and 3 cities. A noble is a baron (1 power) or a couple (2 power) of 15, 25, 35 or 45 years. One player is drawn to be emperor and places an imperial city.",
            "Iedere speler heeft 7 edelen, 3 ridders en 3 steden. Een edele is een baron (1 macht) of een echtpaar (2 macht) van 15, 25, 35 of 45 jaar. Eén speler wordt tot keizer geloot en zet een rijksstad.",
            "Minden játékosnak 7 nemese, 3 lovagja és 3 városa van. A nemes báró (1 hatalom) vagy házaspár (2 hatalom), 15, 25, 35 vagy 45 éves. Egy kisorsolt játékos lesz a császár, és letesz egy birodalmi várost.",
        ],
        [
            "Then in turn, the emperor first: the emperor's baron of 45 goes to the throne, everybody else's to a free elector's seat; then each places a couple of 35, a baron of 25 and a couple of 15 on free noble spaces, and a knight on a free noble or castle space. Everybody has 7 thalers. Round 1 begins with phase IV.",
            "Daarna om de beurt, de keizer eerst: de baron van 45 van de keizer gaat op de troon, die van de anderen op een vrije keurvorstenzetel; dan zet ieder een echtpaar van 35, een baron van 25 en een echtpaar van 15 op vrije adelsvelden, en een ridder op een vrij adels- of burchtveld. Iedereen heeft 7 daalders. Ronde 1 begint met fase IV.",
            "Ezután sorban, a császárral kezdve: a császár 45 éves bárója a trónra kerül, a többieké egy szabad választófejedelmi székbe; majd mindenki letesz egy 35 éves házaspárt, egy 25 éves bárót és egy 15 éves házaspárt szabad nemesi mezőkre, végül egy lovagot szabad nemesi vagy vármezőre. Mindenkinek 7 tallérja van. Az 1. forduló a IV. fázissal kezdődik.",
        ],
    ],
    rulings: &[[
        "The quick start draws every placement at random among those allowed.",
        "De snelle start loot elke plaatsing uit alles wat is toegestaan.",
        "A gyors kezdés minden lerakást a megengedettek közül sorsol ki.",
    ]],
    printed: nothing,
}];
