//! What the players can agree on before a game.

use super::names::{Trio, say};
use words::Lang;

/// The option's name; empty if there is no such option.
pub(super) fn name(lang: Lang, id: &str) -> &'static str {
    let names: Trio = match id {
        "two-player-rounds" => ["Rounds for two", "Rondes met twee", "Fordulók kettesben"],
        "contests" => [
            "Procession and Jousting",
            "Processie en Toernooi",
            "Körmenet és Lovagi torna",
        ],
        "newcomers" => [
            "Neutral newcomers",
            "Neutrale nieuwkomers",
            "Semleges jövevények",
        ],
        "black-dice" => ["Black dice", "Zwarte dobbelstenen", "Fekete kockák"],
        _ => return "",
    };
    say(lang, names)
}

/// What the option changes; empty if there is no such option.
pub(super) fn help(lang: Lang, id: &str) -> &'static str {
    let texts: Trio = match id {
        "two-player-rounds" => [
            "Two players play four rounds; many find that short, as the last cards can be used in two of them only.",
            "Met twee spelers duurt het spel vier rondes; velen vinden dat kort, omdat de laatste kaarten maar twee rondes meedoen.",
            "Ketten négy fordulót játszanak; sokan ezt rövidnek találják, mert az utolsó kártyák csak kettőben használhatók.",
        ],
        "contests" => [
            "Who scores when one of these cards is activated: only who activates it, if he leads or is tied, or everybody who leads.",
            "Wie punten krijgt als zo'n kaart wordt geactiveerd: alleen wie hem activeert, als hij voorop of gelijk staat, of iedereen die voorop staat.",
            "Ki kap pontot, ha egy ilyen kártyát használnak: csak az, aki használja, ha vezet vagy holtversenyben áll, vagy mindenki, aki vezet.",
        ],
        "newcomers" => [
            "How Travelers and the Theological Conflict bring in a grey citizen: he pushes the row as everybody does, or he expels whoever stands first in it.",
            "Hoe Reizigers en Theologisch Conflict een grijze burger binnenbrengen: hij schuift de rij op zoals iedereen, of hij verdrijft wie er vooraan staat.",
            "Hogyan érkezik a szürke polgár az Utazókkal és a Teológiai vitával: arrébb tolja a sort, mint bárki, vagy elűzi, aki elöl áll.",
        ],
        "black-dice" => [
            "The events can ask for more black dice than the six in the box: roll as many as they show, or never more than six.",
            "De gebeurtenissen kunnen om meer zwarte dobbelstenen vragen dan de zes in de doos: gooi er zoveel als ze tonen, of nooit meer dan zes.",
            "Az események több fekete kockát is kérhetnek, mint a dobozban lévő hat: annyival dobunk, amennyit mutatnak, vagy legfeljebb hattal.",
        ],
        _ => return "",
    };
    say(lang, texts)
}

/// The name of an option's value; empty if there is no such value.
pub(super) fn value(lang: Lang, id: &str, value: &str) -> &'static str {
    let names: Trio = match (id, value) {
        ("two-player-rounds", "four") => ["four", "vier", "négy"],
        ("two-player-rounds", "five") => ["five", "vijf", "öt"],
        ("contests", "activator") => [
            "only who activates the card",
            "alleen wie de kaart activeert",
            "csak a kártya használója",
        ],
        ("contests", "all-leaders") => [
            "everybody who leads",
            "iedereen die voorop staat",
            "mindenki, aki vezet",
        ],
        ("newcomers", "push") => ["push the row", "schuiven de rij op", "tolják a sort"],
        ("newcomers", "replace") => [
            "expel the first of the row",
            "verdrijven de eerste van de rij",
            "elűzik a sor elsőjét",
        ],
        ("black-dice", "as-shown") => ["as many as shown", "zoveel als getoond", "amennyi látszik"],
        ("black-dice", "six-at-most") => ["six at most", "hoogstens zes", "legfeljebb hat"],
        _ => return "",
    };
    say(lang, names)
}
