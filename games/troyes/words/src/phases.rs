//! What happens in each phase.

use troyes_rules::Phase;

use super::names::{Trio, say};
use words::Lang;

/// What happens in the phase, in a sentence or two.
pub fn phase_help(lang: Lang, phase: Phase) -> &'static str {
    let texts: Trio = match phase {
        Phase::Prologue => [
            "Only once: everybody places his first citizens in the three buildings, there and back around the table.",
            "Eenmalig: iedereen plaatst zijn eerste burgers in de drie gebouwen, heen en terug langs de tafel.",
            "Csak egyszer: mindenki elhelyezi első polgárait a három épületben, oda-vissza haladva az asztal körül.",
        ],
        Phase::ActivityCards => [
            "In each of the first three rounds a new card of each colour is turned up.",
            "In elk van de eerste drie rondes komt er van elke kleur een nieuwe kaart open.",
            "Az első három fordulóban minden színből felfordul egy új kártya.",
        ],
        Phase::Income => [
            "Everybody gets 10 deniers and pays his citizens: 2 in the Palace, 1 in the Bishopric.",
            "Iedereen krijgt 10 denier en betaalt zijn burgers: 2 in het paleis, 1 in het bisdom.",
            "Mindenki 10 dénárt kap, és fizeti polgárait: a palotában 2, a püspökségen 1 dénárt.",
        ],
        Phase::Workforce => [
            "Every citizen in a building gives a die: red in the Palace, white in the Bishopric, yellow in the City Hall.",
            "Elke burger in een gebouw levert een dobbelsteen: rood in het paleis, wit in het bisdom, geel in het stadhuis.",
            "Minden épületben álló polgár kockát ad: a palotában pirosat, a püspökségen fehéret, a városházán sárgát.",
        ],
        Phase::Events => [
            "Two new events come, all events act from left to right, then the black dice are countered in turn.",
            "Er komen twee nieuwe gebeurtenissen, alle werken van links naar rechts, daarna worden de zwarte dobbelstenen om beurten gepareerd.",
            "Két új esemény jön, mind hat balról jobbra, aztán sorban védekeztek a fekete kockák ellen.",
        ],
        Phase::Actions => [
            "In turn everybody uses one to three dice for an action, his own or bought ones, or passes.",
            "Om beurten gebruikt iedereen één tot drie dobbelstenen voor een actie, eigen of gekochte, of past.",
            "Sorban mindenki egy–három saját vagy vett kockával akciót hajt végre, vagy passzol.",
        ],
        Phase::EndOfRound => [
            "Money is taken from the districts, expelled citizens go home, the next player leads.",
            "Het geld gaat uit de districten, verdreven burgers gaan naar huis, de volgende speler begint.",
            "Felveszitek a negyedek pénzét, az elűzött polgárok hazatérnek, a következő játékos kezd.",
        ],
    };
    say(lang, texts)
}
