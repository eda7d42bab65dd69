//! Who plays: the names of the people at a table, in sentences.

use std::fmt::{self, Display};

use engine::Seat;

use crate::{Form, Lang, Number, Person, Word, is_disturbing};

/// How much of a name is said. A table accepts no longer ones, but a file may hold anything.
const LONGEST_NAME: usize = 40;

/// The names of the people at a table. A seat without a name, such as a bot's, goes by its side.
///
/// ```
/// use engine::Seat;
/// use words::{Lang, Players};
///
/// let sides = |_: Lang, seat: Seat| ["Red", "Blue"][seat.index()].to_owned();
/// let players = Players::new(&["Anna".to_owned()], sides);
/// assert_eq!(players.person(Seat(0), "Red").to_string(), "Anna");
/// assert_eq!(players.person(Seat(1), "Blue").to_string(), "Blue");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players(Vec<Option<Known>>);

/// A name that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    name: String,
    /// Whether it could be taken for somebody else's.
    unclear: bool,
}

impl Players {
    /// A table at which nobody is known by name.
    pub const NONE: &'static Players = &Players(Vec::new());

    /// People by seat; an empty name says nothing. `sides` are the names that the seats have anyway: whoever is called
    /// like another seat's side is told with their own.
    pub fn new(names: &[String], sides: impl Fn(Lang, Seat) -> String) -> Players {
        let names: Vec<String> = names.iter().map(|name| said(name)).collect();
        let seats = || (0..=u8::MAX).map(Seat).zip(&names);
        let folded = |name: &str| name.to_lowercase();
        let known = seats().map(|(seat, name)| {
            let own = folded(name);
            let is_anothers = || {
                let mut others = seats().filter(|(other, _)| *other != seat);
                others.any(|(other, name)| {
                    let mut sides = Lang::ALL.iter().map(|&lang| folded(&sides(lang, other)));
                    folded(name) == own || sides.any(|side| side == own)
                })
            };
            (!name.is_empty()).then(|| Known {
                name: name.clone(),
                // Brackets are what a side stands in.
                unclear: name.contains(['(', ')']) || is_anothers(),
            })
        });
        Players(known.collect())
    }

    fn known(&self, seat: impl Into<Option<Seat>>) -> Option<&Known> {
        self.0.get(seat.into()?.index())?.as_ref()
    }

    /// The name of the player at a seat, as it can be said anywhere.
    pub fn name(&self, seat: impl Into<Option<Seat>>) -> Option<&str> {
        Some(self.known(seat)?.name.as_str())
    }

    /// Whoever sits there, where the side is no more than a colour: by name, with the side only where the name alone could
    /// be somebody else's.
    pub fn person<'p>(&'p self, seat: impl Into<Option<Seat>>, side: &'p str) -> Person<'p> {
        match self.known(seat) {
            Some(Known { name, unclear }) => Person {
                name,
                side: unclear.then_some(side),
            },
            None => Person {
                name: side,
                side: None,
            },
        }
    }

    /// Whoever sits there, with the side: `Anna (Spanish)`. For what is asked of them.
    pub fn person_of<'p>(&'p self, seat: impl Into<Option<Seat>>, side: &'p str) -> Person<'p> {
        match self.name(seat) {
            Some(name) => Person {
                name,
                side: Some(side),
            },
            None => Person {
                name: side,
                side: None,
            },
        }
    }

    /// A side that acts in history, with the name of whoever plays it: `the Spanish (Anna)`.
    pub fn side<W>(&self, seat: impl Into<Option<Seat>>, side: W) -> PlayedSide<'_, W> {
        PlayedSide {
            side,
            name: self.name(seat),
        }
    }
}

/// A name as it is said: on one line, not too long, without anything that a terminal or the text around it would obey.
fn said(name: &str) -> String {
    let spaced: String = name
        .chars()
        .map(|c| if is_disturbing(c) { ' ' } else { c })
        .take(LONGEST_NAME)
        .collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A side with the name of whoever plays it. Articles, endings and the number of a verb are the side's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedSide<'p, W> {
    side: W,
    name: Option<&'p str>,
}

impl<W> PlayedSide<'_, W> {
    fn with_name(&self, side: String) -> String {
        match self.name {
            Some(name) => format!("{side} ({name})"),
            None => side,
        }
    }
}

impl<W: Display> Display for PlayedSide<'_, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with_name(self.side.to_string()))
    }
}

impl<W: Word> Word for PlayedSide<'_, W> {
    fn form(&self, lang: Lang, form: Option<Form>) -> String {
        self.with_name(self.side.form(lang, form))
    }

    fn the(&self, lang: Lang, form: Option<Form>) -> String {
        self.with_name(self.side.the(lang, form))
    }
}

impl<W: Number> Number for PlayedSide<'_, W> {
    fn is_one(self) -> bool {
        self.side.is_one()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(lang: Lang, seat: Seat) -> String {
        let names = match lang {
            Lang::En => ["Red", "Blue", "Green"],
            Lang::Nl => ["Rood", "Blauw", "Groen"],
            Lang::Hu => ["Piros", "Kék", "Zöld"],
        };
        names[seat.index()].to_owned()
    }

    fn players(names: &[&str]) -> Players {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        Players::new(&names, sides)
    }

    #[test]
    fn people_go_by_name_and_seats_without_one_by_their_side() {
        let players = players(&["Anna", "", "Bert"]);
        assert_eq!(players.person(Seat(0), "Red").to_string(), "Anna");
        assert_eq!(players.person(Seat(1), "Blue").to_string(), "Blue");
        assert_eq!(players.person(Seat(9), "Pink").to_string(), "Pink");
        assert_eq!(
            players.person_of(Seat(2), "Green").to_string(),
            "Bert (Green)"
        );
        assert_eq!(players.person_of(Seat(1), "Blue").to_string(), "Blue");
        assert_eq!(Players::NONE.person(Seat(0), "Red").to_string(), "Red");
    }

    #[test]
    fn a_name_that_could_be_anothers_is_told_with_the_side() {
        let twins = players(&["Anna", "anna", "Bert"]);
        assert_eq!(twins.person(Seat(0), "Red").to_string(), "Anna (Red)");
        assert_eq!(twins.person(Seat(1), "Blue").to_string(), "anna (Blue)");
        assert_eq!(twins.person(Seat(2), "Green").to_string(), "Bert");
        // As another seat is called, in any language.
        let liar = players(&["Kék", "", "Anna (Red)"]);
        assert_eq!(liar.person(Seat(0), "Red").to_string(), "Kék (Red)");
        assert_eq!(
            liar.person(Seat(2), "Green").to_string(),
            "Anna (Red) (Green)"
        );
    }

    #[test]
    fn names_from_files_disturb_nothing() {
        let hostile = format!("A\u{1b}[31m\nb\u{202e}c {}", "x".repeat(500));
        let players = players(&[&hostile, "  ", "\u{200b}"]);
        let name = players.name(Seat(0)).expect("a name");
        assert!(name.chars().count() <= LONGEST_NAME, "{name}");
        assert!(!name.chars().any(is_disturbing), "{name}");
        assert_eq!(players.name(Seat(1)), None);
        assert_eq!(players.name(Seat(2)), None);
    }

    #[test]
    fn sides_keep_their_articles_endings_and_numbers() {
        let players = players(&["Anna"]);
        let rebels = players.side(Seat(0), "felkelők");
        assert_eq!(rebels.the(Lang::Hu, None), "a felkelők (Anna)");
        let to = Some(Form::Allative);
        assert_eq!(rebels.the(Lang::Hu, to), "a felkelőkhöz (Anna)");
        assert_eq!(players.side(Seat(1), "Rebels").to_string(), "Rebels");
        assert!(players.side(Seat(0), 1_u8).is_one());
        assert!(!players.side(Seat(0), 2_u8).is_one());
    }
}
