//! The names of players, nobles and amounts, and how they are said in a sentence.

use kaiser_rules::{Age, Colour, Noble, Rank};

use words::{Lang, plural};
pub(super) use words::{Trio, say};

/// The player's name, by the colour of the pieces.
pub fn colour(lang: Lang, colour: Colour) -> &'static str {
    let names = match colour {
        Colour::Red => ["Red", "Rood", "Piros"],
        Colour::Green => ["Green", "Groen", "Zöld"],
        Colour::Blue => ["Blue", "Blauw", "Kék"],
        Colour::Yellow => ["Yellow", "Geel", "Sárga"],
    };
    say(lang, names)
}

/// What the tile shows: a baron or a couple.
pub fn rank(lang: Lang, rank: Rank) -> &'static str {
    let names = match rank {
        Rank::Baron => ["baron", "baron", "báró"],
        Rank::Couple => ["couple", "echtpaar", "házaspár"],
    };
    say(lang, names)
}

/// How old a noble is, as a label.
pub fn age(lang: Lang, age: Age) -> String {
    let years = age.years();
    match lang {
        Lang::En => format!("{years} years"),
        Lang::Nl => format!("{years} jaar"),
        Lang::Hu => format!("{years} éves"),
    }
}

/// A noble with the owner and the age: `Red's baron (25)`.
pub fn noble(lang: Lang, noble: Noble) -> String {
    let (who, years) = (colour(lang, noble.colour), noble.age.years());
    match (lang, noble.rank) {
        (Lang::En, _) => format!("{who}'s {} ({years})", rank(lang, noble.rank)),
        (Lang::Nl, Rank::Baron) => format!("de baron ({years}) van {who}"),
        (Lang::Nl, Rank::Couple) => format!("het echtpaar ({years}) van {who}"),
        (Lang::Hu, Rank::Baron) => format!("{who} {years} éves bárója"),
        (Lang::Hu, Rank::Couple) => format!("{who} {years} éves házaspárja"),
    }
}

/// The noble as what something is done to.
pub(super) fn noble_object(lang: Lang, who: Noble) -> String {
    let text = noble(lang, who);
    match lang {
        // bárója, báróját; házaspárja, házaspárját.
        Lang::Hu => format!("{}át", text.strip_suffix('a').unwrap_or(&text)),
        _ => text,
    }
}

/// The noble at the beginning of a sentence.
pub(super) fn noble_begins(lang: Lang, who: Noble) -> String {
    begin(&noble(lang, who))
}

/// The text with a capital.
pub(super) fn begin(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// An amount of money: `1 thaler`, `3 thalers`.
pub fn thalers(lang: Lang, amount: u8) -> String {
    match lang {
        Lang::En => format!("{amount} {}", plural(amount, "thaler", "thalers")),
        Lang::Nl => format!("{amount} {}", plural(amount, "daalder", "daalders")),
        Lang::Hu => format!("{amount} tallér"),
    }
}

/// The amount as what is paid or got.
pub(super) fn thalers_object(lang: Lang, amount: u8) -> String {
    match lang {
        Lang::Hu => format!("{amount} tallért"),
        _ => thalers(lang, amount),
    }
}

/// A number of points: `1 point`, `2 points`.
pub fn points(lang: Lang, amount: u8) -> String {
    match lang {
        Lang::En => format!("{amount} {}", plural(amount, "point", "points")),
        Lang::Nl => format!("{amount} {}", plural(amount, "punt", "punten")),
        Lang::Hu => format!("{amount} pont"),
    }
}

/// The points as what is got.
pub(super) fn points_object(lang: Lang, amount: u8) -> String {
    match lang {
        Lang::Hu => format!("{amount} pontot"),
        _ => points(lang, amount),
    }
}

/// A number of votes: `1 vote`, `2 votes`.
pub fn votes(lang: Lang, amount: u8) -> String {
    match lang {
        Lang::En => format!("{amount} {}", plural(amount, "vote", "votes")),
        Lang::Nl => format!("{amount} {}", plural(amount, "stem", "stemmen")),
        Lang::Hu => format!("{amount} szavazat"),
    }
}
