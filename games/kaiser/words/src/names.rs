//! The names of players, nobles and amounts.

use kaiser_rules::{Age, Colour, Noble, Rank};

use words::{Amount, Lang, Person, Players, Word};

/// How old a noble is, as a label.
pub fn age(lang: Lang, age: Age) -> String {
    years(lang, age.years())
}

/// Whoever plays a colour, by name as far as it is known.
pub(crate) fn player(lang: Lang, players: &Players, found: Colour) -> Person<'_> {
    players.person(found.seat(), colour(lang, found))
}

/// A noble with the colour and the age: `Red's 25-year-old baron`.
pub fn noble(lang: Lang, noble: Noble) -> String {
    noble_of(lang, colour(lang, noble.colour), noble)
}

/// A noble with the owner and the age: `Anna's 25-year-old baron`.
pub(crate) fn noble_of(lang: Lang, who: impl Word, noble: Noble) -> String {
    let years = noble.age.years();
    match noble.rank {
        Rank::Baron => baron(lang, who, years),
        Rank::Couple => couple(lang, who, years),
    }
}

/// An amount of money.
pub fn thalers(lang: Lang, amount: u8) -> Amount<u8> {
    thaler(lang).count(amount)
}

/// A number of points.
pub fn points(lang: Lang, amount: u8) -> Amount<u8> {
    point(lang).count(amount)
}

/// A number of votes.
pub fn votes(lang: Lang, amount: u8) -> Amount<u8> {
    vote(lang).count(amount)
}

words::texts!("names");
