//! The electorates and the places in them: their names, and where one is, goes to and comes from.

use kaiser_rules::{Board, Electorate, Spot};

use super::names::say;
use words::Lang;

/// The electorate's name as a label.
pub fn electorate(lang: Lang, electorate: Electorate) -> &'static str {
    let names = match electorate {
        Electorate::Trier => ["Trier", "Trier", "Trier"],
        Electorate::Koeln => ["Cologne", "Keulen", "Köln"],
        Electorate::Mainz => ["Mainz", "Mainz", "Mainz"],
        Electorate::Pfalz => ["Palatinate", "Palts", "Pfalz"],
        Electorate::Sachsen => ["Saxony", "Saksen", "Szászország"],
        Electorate::Brandenburg => ["Brandenburg", "Brandenburg", "Brandenburg"],
        Electorate::Boehmen => ["Bohemia", "Bohemen", "Csehország"],
    };
    say(lang, names)
}

/// The electorate inside a sentence, with the article that some names have.
pub(super) fn the_electorate(lang: Lang, at: Electorate) -> String {
    let name = electorate(lang, at);
    match (lang, at) {
        (Lang::En, Electorate::Pfalz) => format!("the {name}"),
        (Lang::Nl, Electorate::Pfalz) => format!("de {name}"),
        _ => name.to_owned(),
    }
}

/// In the electorate.
pub(super) fn inside(lang: Lang, at: Electorate) -> String {
    match lang {
        Lang::En | Lang::Nl => format!("in {}", the_electorate(lang, at)),
        Lang::Hu => format!(
            "{}{}",
            electorate(lang, at),
            if is_back(at) { "ban" } else { "ben" }
        ),
    }
}

/// Into the electorate.
pub(super) fn into(lang: Lang, at: Electorate) -> String {
    match lang {
        Lang::En => format!("to {}", the_electorate(lang, at)),
        Lang::Nl => format!("naar {}", the_electorate(lang, at)),
        Lang::Hu => format!(
            "{}{}",
            electorate(lang, at),
            if is_back(at) { "ba" } else { "be" }
        ),
    }
}

/// Out of the electorate.
pub(super) fn out_of(lang: Lang, at: Electorate) -> String {
    match lang {
        Lang::En => format!("from {}", the_electorate(lang, at)),
        Lang::Nl => format!("uit {}", the_electorate(lang, at)),
        Lang::Hu => format!(
            "{}{}",
            electorate(lang, at),
            if is_back(at) { "ból" } else { "ből" }
        ),
    }
}

/// Whether the Hungarian name takes endings with back vowels.
fn is_back(electorate: Electorate) -> bool {
    !matches!(electorate, Electorate::Trier | Electorate::Koeln)
}

/// The electorate as a Hungarian adjective: `a trieri szék`.
fn adjective(electorate: Electorate) -> &'static str {
    match electorate {
        Electorate::Trier => "trieri",
        Electorate::Koeln => "kölni",
        Electorate::Mainz => "mainzi",
        Electorate::Pfalz => "pfalzi",
        Electorate::Sachsen => "szász",
        Electorate::Brandenburg => "brandenburgi",
        Electorate::Boehmen => "cseh",
    }
}

/// The elector's seat.
pub(super) fn seat_of(lang: Lang, at: Electorate) -> String {
    match lang {
        Lang::En => format!("the seat of {}", the_electorate(lang, at)),
        Lang::Nl => format!("de zetel van {}", the_electorate(lang, at)),
        Lang::Hu => format!("a {} választófejedelmi szék", adjective(at)),
    }
}

/// The elector of an electorate.
pub(super) fn elector_of(lang: Lang, at: Electorate) -> String {
    match lang {
        Lang::En => format!("the elector of {}", the_electorate(lang, at)),
        Lang::Nl => format!("de keurvorst van {}", the_electorate(lang, at)),
        Lang::Hu => format!("a {} választófejedelem", adjective(at)),
    }
}

/// At a place of the board: on the throne, on a seat, in an electorate.
pub(super) fn at(lang: Lang, spot: Spot) -> String {
    match spot {
        Spot::Throne => say(lang, ["on the throne", "op de troon", "a trónon"]).to_owned(),
        Spot::Elector(electorate) => match lang {
            Lang::En | Lang::Nl => {
                let on = say(lang, ["on", "op", ""]);
                format!("{on} {}", seat_of(lang, electorate))
            }
            Lang::Hu => format!("{}ben", seat_of(lang, electorate)),
        },
        Spot::Noble(electorate, _) => inside(lang, electorate),
        Spot::Castle(electorate, _) => match lang {
            Lang::En => format!("in a castle of {}", the_electorate(lang, electorate)),
            Lang::Nl => format!("in een burcht van {}", the_electorate(lang, electorate)),
            Lang::Hu => format!("egy {} várban", adjective(electorate)),
        },
    }
}

/// A number that tells two equal pieces of an electorate apart, in brackets; nothing if there is only one.
pub(super) fn twin(board: &Board, spot: Spot) -> String {
    let (electorate, slot) = match spot {
        Spot::Noble(electorate, slot) | Spot::Castle(electorate, slot) => (electorate, slot),
        Spot::Throne | Spot::Elector(_) => return String::new(),
    };
    let land = &board.lands[electorate];
    let equal = if matches!(spot, Spot::Noble(..)) {
        let piece = land.tenant(slot);
        land.nobles.iter().filter(|&&other| other == piece).count()
    } else {
        let piece = land.castles.get(slot as usize).copied().flatten();
        land.castles.iter().filter(|&&other| other == piece).count()
    };
    if equal > 1 {
        format!(" [{}]", slot + 1)
    } else {
        String::new()
    }
}
