//! The names of sides, pieces, terrain and faith, and how they are said in a sentence.

use dutch_revolt_rules::{Alignment, Purse, Side, Stack, Terrain, Unit};

use words::list;
use words::{Lang, plural};
pub(super) use words::{Trio, say};

/// The side's name as a label.
pub fn side(lang: Lang, side: Side) -> &'static str {
    let names = match side {
        Side::Spanish => ["Spanish", "Spanjaarden", "Spanyolok"],
        Side::Rebel => ["Rebels", "Geuzen", "Felkelők"],
    };
    say(lang, names)
}

/// The side at the beginning of a sentence.
pub(super) fn side_begins(lang: Lang, side: Side) -> &'static str {
    let names = match side {
        Side::Spanish => ["The Spanish", "De Spanjaarden", "A spanyolok"],
        Side::Rebel => ["The Rebels", "De Geuzen", "A felkelők"],
    };
    say(lang, names)
}

/// The side inside a sentence.
pub(super) fn the_side(lang: Lang, side: Side) -> &'static str {
    let names = match side {
        Side::Spanish => ["the Spanish", "de Spanjaarden", "a spanyolok"],
        Side::Rebel => ["the Rebels", "de Geuzen", "a felkelők"],
    };
    say(lang, names)
}

/// Whose a territory or a piece is: after the noun in English and Dutch, before it in Hungarian.
pub(super) fn of_side(lang: Lang, side: Side) -> &'static str {
    let names = match side {
        Side::Spanish => ["of the Spanish", "van de Spanjaarden", "spanyol"],
        Side::Rebel => ["of the Rebels", "van de Geuzen", "felkelő"],
    };
    say(lang, names)
}

/// The side to whose good or harm something happens: "for the Rebels".
pub(super) fn for_side(lang: Lang, side: Side) -> &'static str {
    let names = match side {
        Side::Spanish => ["for the Spanish", "voor de Spanjaarden", "a spanyoloknak"],
        Side::Rebel => ["for the Rebels", "voor de Geuzen", "a felkelőknek"],
    };
    say(lang, names)
}

/// The side that something goes over to.
pub(super) fn to_side(lang: Lang, side: Side) -> &'static str {
    let names = match side {
        Side::Spanish => ["to the Spanish", "naar de Spanjaarden", "a spanyolokhoz"],
        Side::Rebel => ["to the Rebels", "naar de Geuzen", "a felkelőkhöz"],
    };
    say(lang, names)
}

/// The name of a kind of piece, in the plural where the language wants it for a kind.
pub fn unit(lang: Lang, unit: Unit) -> &'static str {
    let names = match unit {
        Unit::Pikemen => ["Pikemen", "Piekeniers", "Pikások"],
        Unit::Cavalry => ["Cavalry", "Ruiters", "Lovasok"],
        Unit::Flotilla => ["Flotillas", "Eskaders", "Flottillák"],
        Unit::Missionary => ["Missionaries", "Predikers", "Hittérítők"],
    };
    say(lang, names)
}

/// What the kind of piece is and does, for a tooltip.
pub fn unit_help(lang: Lang, unit: Unit) -> &'static str {
    let texts = match unit {
        Unit::Pikemen => [
            "A thousand men on foot. Strength 1, marches one territory, costs 1 florin.",
            "Duizend man te voet. Sterkte 1, marcheert één gebied ver, kost 1 gulden.",
            "Ezer gyalogos. Ereje 1, egy területnyit menetel, ára 1 florin.",
        ],
        Unit::Cavalry => [
            "A thousand horse. Strength 1, rides one or two territories far, costs 2 florins.",
            "Duizend man te paard. Sterkte 1, rijdt één of twee gebieden ver, kost 2 gulden.",
            "Ezer lovas. Ereje 1, egy-két területnyire jut el, ára 2 florin.",
        ],
        Unit::Flotilla => [
            "About ten ships. Strength 1, sails from coast to coast with 2 pikemen or 1 cavalry aboard, costs 3 florins.",
            "Een tiental schepen. Sterkte 1, vaart van kust naar kust met 2 piekeniers of 1 ruiter aan boord, kost 3 gulden.",
            "Mintegy tíz hajó. Ereje 1, parttól partig hajózik, és 2 pikást vagy 1 lovast visz, ára 3 florin.",
        ],
        Unit::Missionary => [
            "Preaches in a territory of its own side and is gone after the religious phase. At most five a side, 2 florins each.",
            "Preekt in een eigen gebied en verdwijnt na de bekeringsfase. Hoogstens vijf per partij, 2 gulden per stuk.",
            "Saját területen prédikál, és a hittérítés után lekerül a térképről. Oldalanként legfeljebb öt, darabja 2 florin.",
        ],
    };
    say(lang, texts)
}

/// A number of pieces: `1 pikeman`, `3 pikemen`.
pub fn units(lang: Lang, unit: Unit, amount: u8) -> String {
    format!("{amount} {}", counted(lang, unit, amount))
}

/// The word for a number of pieces.
pub(super) fn counted(lang: Lang, unit: Unit, amount: u8) -> &'static str {
    let (one, many) = match (lang, unit) {
        (Lang::En, Unit::Pikemen) => ("pikeman", "pikemen"),
        (Lang::En, Unit::Cavalry) => ("cavalry", "cavalry"),
        (Lang::En, Unit::Flotilla) => ("flotilla", "flotillas"),
        (Lang::En, Unit::Missionary) => ("missionary", "missionaries"),
        (Lang::Nl, Unit::Pikemen) => ("piekenier", "piekeniers"),
        (Lang::Nl, Unit::Cavalry) => ("ruiter", "ruiters"),
        (Lang::Nl, Unit::Flotilla) => ("eskader", "eskaders"),
        (Lang::Nl, Unit::Missionary) => ("prediker", "predikers"),
        (Lang::Hu, Unit::Pikemen) => ("pikás", "pikás"),
        (Lang::Hu, Unit::Cavalry) => ("lovas", "lovas"),
        (Lang::Hu, Unit::Flotilla) => ("flottilla", "flottilla"),
        (Lang::Hu, Unit::Missionary) => ("hittérítő", "hittérítő"),
    };
    plural(amount, one, many)
}

/// The word for a number of pieces that something is done to; only Hungarian tells the difference.
pub(super) fn counted_object(lang: Lang, unit: Unit, amount: u8) -> &'static str {
    match (lang, unit) {
        (Lang::En | Lang::Nl, _) => counted(lang, unit, amount),
        (Lang::Hu, Unit::Pikemen) => "pikást",
        (Lang::Hu, Unit::Cavalry) => "lovast",
        (Lang::Hu, Unit::Flotilla) => "flottillát",
        (Lang::Hu, Unit::Missionary) => "hittérítőt",
    }
}

/// A number of pieces that something is done to.
pub(super) fn units_object(lang: Lang, unit: Unit, amount: u8) -> String {
    format!("{amount} {}", counted_object(lang, unit, amount))
}

/// Pieces of several kinds: `3 pikemen and 1 flotilla`.
pub fn stack(lang: Lang, stack: Stack) -> String {
    list(
        lang,
        kinds(stack).map(|(unit, amount)| units(lang, unit, amount)),
    )
}

/// Pieces of several kinds that something is done to.
pub(super) fn stack_object(lang: Lang, stack: Stack) -> String {
    list(
        lang,
        kinds(stack).map(|(unit, amount)| units_object(lang, unit, amount)),
    )
}

fn kinds(stack: Stack) -> impl Iterator<Item = (Unit, u8)> {
    Unit::ALL
        .into_iter()
        .map(move |unit| (unit, stack[unit]))
        .filter(|&(_, amount)| amount > 0)
}

/// A sum of money.
pub fn florins(lang: Lang, amount: u8) -> String {
    match lang {
        Lang::En => format!("{amount} {}", plural(amount, "florin", "florins")),
        Lang::Nl => format!("{amount} gulden"),
        Lang::Hu => format!("{amount} florin"),
    }
}

/// Money and free troops that are left.
pub fn purse(lang: Lang, purse: Purse) -> String {
    let free = |unit, amount| match lang {
        Lang::En => format!("{amount} free {}", counted(lang, unit, amount)),
        Lang::Nl => format!("{amount} gratis {}", counted(lang, unit, amount)),
        Lang::Hu => format!("{amount} ingyenes {}", counted(lang, unit, amount)),
    };
    let mut parts = Vec::new();
    if purse.treasury > 0 || purse == Purse::default() {
        parts.push(florins(lang, purse.treasury));
    }
    if purse.free_pikemen > 0 {
        parts.push(free(Unit::Pikemen, purse.free_pikemen));
    }
    if purse.free_flotillas > 0 {
        parts.push(free(Unit::Flotilla, purse.free_flotillas));
    }
    list(lang, parts)
}

/// The name of a kind of terrain.
pub fn terrain(lang: Lang, terrain: Terrain) -> &'static str {
    let names = match terrain {
        Terrain::Rural => ["rural", "landelijk", "vidéki"],
        Terrain::Developed => ["developed", "ontwikkeld", "fejlett"],
        Terrain::Urban => ["urban", "stedelijk", "városias"],
    };
    say(lang, names)
}

/// The name of what people believe.
pub fn alignment(lang: Lang, alignment: Alignment) -> &'static str {
    let names = match alignment {
        Alignment::StronglyCatholic => ["strongly Catholic", "sterk katholiek", "erősen katolikus"],
        Alignment::ModeratelyCatholic => [
            "moderately Catholic",
            "gematigd katholiek",
            "mérsékelten katolikus",
        ],
        Alignment::Divided => ["divided", "verdeeld", "megosztott"],
        Alignment::ModeratelyProtestant => [
            "moderately Protestant",
            "gematigd protestants",
            "mérsékelten protestáns",
        ],
        Alignment::StronglyProtestant => [
            "strongly Protestant",
            "sterk protestants",
            "erősen protestáns",
        ],
    };
    say(lang, names)
}
