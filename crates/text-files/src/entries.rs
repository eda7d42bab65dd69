//! The entries of a file of texts.

use toml::{Table, Value};

use crate::form::{self, Lang};
use crate::read::{self, Faults, Texts};
use crate::template::{Piece, Slot, parse};

/// An entry of a file.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// The names of its arguments, in their order.
    pub arguments: Vec<String>,
    /// Whether it stands on a button: a language has one form for those.
    pub button: bool,
    /// What it says.
    pub content: Content,
}

/// What an entry says.
#[derive(Clone, Debug)]
pub enum Content {
    /// A text.
    Text(Said),
    /// A text for each value of a type.
    TextBy(String, Vec<(String, Said)>),
    /// A noun.
    Noun(Nouns),
    /// A noun for each value of a type.
    NounBy(String, Vec<(String, Nouns)>),
}

impl Entry {
    /// Every text of the entry.
    pub fn said(&self) -> impl Iterator<Item = &Said> {
        let (one, many) = match &self.content {
            Content::Text(said) => (Some(said), &[][..]),
            Content::TextBy(_, values) => (None, &values[..]),
            Content::Noun(_) | Content::NounBy(..) => (None, &[][..]),
        };
        one.into_iter().chain(many.iter().map(|(_, said)| said))
    }
}

/// A text in each language, as it stands and as it is understood.
#[derive(Clone, Debug)]
pub struct Said {
    /// As it stands.
    pub texts: Texts,
    /// As it is understood.
    pub pieces: [Vec<Piece>; 3],
}

impl Said {
    fn new(texts: Texts, arguments: &[String], place: &str, faults: &mut Faults) -> Option<Said> {
        let mut read = |lang: Lang| {
            let parsed = parse(lang, &texts[lang as usize]);
            let parsed = parsed.map_err(|fault| format!("{}: {fault}", lang.tag()));
            faults.take(place, parsed)
        };
        let [en, nl, hu] = Lang::ALL.map(&mut read);
        let pieces = [en?, nl?, hu?];
        let said = Said { texts, pieces };
        for (lang, slot) in said.slots() {
            if !arguments.contains(&slot.argument) {
                let (lang, unknown) = (lang.tag(), &slot.argument);
                let fault = format!("{lang} uses '{unknown}', which is not among its args");
                faults.note(place, fault);
            }
        }
        Some(said)
    }

    /// The places for arguments, in every language.
    pub fn slots(&self) -> impl Iterator<Item = (Lang, &Slot)> {
        Lang::ALL.into_iter().flat_map(|lang| {
            let pieces = self.pieces[lang as usize].iter();
            pieces.filter_map(move |piece| match piece {
                Piece::Slot(slot) => Some((lang, slot)),
                Piece::Plain(_) => None,
            })
        })
    }
}

/// A noun in each language.
#[derive(Clone, Debug)]
pub struct Nouns(pub [Forms; 3]);

/// A noun with the forms that no rule would find.
#[derive(Clone, Debug)]
pub struct Forms {
    /// One of it.
    pub one: String,
    /// Several of it.
    pub many: Option<String>,
    /// With its article.
    pub the: Option<String>,
    /// Other forms, by the names of `words::Form`.
    pub forms: Vec<(&'static str, String)>,
}

/// The entries of a file.
pub fn entries(file: &Table, faults: &mut Faults) -> Vec<Entry> {
    let mut found = Vec::new();
    for (name, value) in file {
        let Value::Table(table) = value else {
            faults.note(name, "is not a table");
            continue;
        };
        if !is_name(name) {
            faults.note(name, "cannot be the name of a function");
            continue;
        }
        found.extend(entry(name, table, faults));
    }
    found
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
}

fn entry(name: &str, table: &Table, faults: &mut Faults) -> Option<Entry> {
    let arguments = arguments(name, table, faults)?;
    let has_forms = |lang: &Lang| table.get(lang.tag()).is_some_and(Value::is_table);
    let content = if table.contains_key("by") {
        let (kind, values) = by_value(name, "by", table, faults, |value, place, faults| {
            let texts = read::texts(value, &[], place, faults)?;
            Said::new(texts, &arguments, place, faults)
        })?;
        Content::TextBy(kind, values)
    } else if table.contains_key("nouns") {
        let (kind, values) = by_value(name, "nouns", table, faults, noun)?;
        Content::NounBy(kind, values)
    } else if Lang::ALL.iter().any(has_forms) {
        Content::Noun(noun(table, name, faults)?)
    } else {
        let texts = read::texts(table, &["args", "button"], name, faults)?;
        Content::Text(Said::new(texts, &arguments, name, faults)?)
    };
    let entry = Entry {
        name: name.to_owned(),
        arguments,
        button: button(name, table, faults),
        content,
    };
    for argument in &entry.arguments {
        let mut slots = entry.said().flat_map(Said::slots);
        if !slots.any(|(_, slot)| slot.argument == *argument) {
            faults.note(name, format_args!("no language uses '{argument}'"));
        }
    }
    Some(entry)
}

/// The names of the arguments.
fn arguments(name: &str, entry: &Table, faults: &mut Faults) -> Option<Vec<String>> {
    match entry.get("args") {
        Some(Value::String(names)) => Some(
            names
                .split(',')
                .map(|name| name.trim().to_owned())
                .collect(),
        ),
        Some(_) => {
            faults.note(name, "'args' should be names with commas between them");
            None
        }
        None => Some(Vec::new()),
    }
}

fn button(name: &str, entry: &Table, faults: &mut Faults) -> bool {
    match entry.get("button") {
        None => false,
        Some(Value::Boolean(true)) => true,
        Some(_) => {
            faults.note(name, "'button' should be true");
            false
        }
    }
}

/// The type that a table is about, and what it says of each of its values.
fn by_value<T>(
    name: &str,
    key: &str,
    entry: &Table,
    faults: &mut Faults,
    read: impl Fn(&Table, &str, &mut Faults) -> Option<T>,
) -> Option<(String, Vec<(String, T)>)> {
    let Some(Value::String(kind)) = entry.get(key) else {
        faults.note(name, format_args!("'{key}' should name a type"));
        return None;
    };
    let values = entry
        .iter()
        .filter(|(other, _)| *other != key && *other != "args");
    let mut found = Vec::new();
    for (value, said) in values {
        match said {
            Value::Table(table) => {
                let said = read(table, &format!("{name}.{value}"), faults);
                found.extend(said.map(|said| (value.clone(), said)));
            }
            _ => faults.note(name, format_args!("'{value}' is not a table")),
        }
    }
    // What stands for all other values comes after them, as in a `match`.
    found.sort_by_key(|(value, _)| value == "_");
    Some((kind.clone(), found))
}

fn noun(entry: &Table, place: &str, faults: &mut Faults) -> Option<Nouns> {
    let all = entry.get("all");
    let mut read = |lang: Lang| match entry.get(lang.tag()).or(all) {
        Some(Value::String(one)) => Some(Forms {
            one: one.clone(),
            many: None,
            the: None,
            forms: Vec::new(),
        }),
        Some(Value::Table(table)) => forms(lang, table, place, faults),
        _ => {
            faults.note(place, format_args!("there is no {}", lang.tag()));
            None
        }
    };
    let [en, nl, hu] = Lang::ALL.map(&mut read);
    Some(Nouns([en?, nl?, hu?]))
}

fn forms(lang: Lang, table: &Table, place: &str, faults: &mut Faults) -> Option<Forms> {
    let (mut one, mut many, mut the, mut forms) = (None, None, None, Vec::new());
    for (name, value) in table {
        let Value::String(text) = value else {
            faults.note(place, format_args!("'{name}' is not a text"));
            continue;
        };
        match name.as_str() {
            "one" => one = Some(text.clone()),
            "many" => many = Some(text.clone()),
            "the" => the = Some(text.clone()),
            other => {
                let form = faults.take(place, form::named(lang, other));
                forms.extend(form.map(|form| (form, text.clone())));
            }
        }
    }
    if one.is_none() {
        faults.note(place, format_args!("{} has no 'one'", lang.tag()));
    }
    Some(Forms {
        one: one?,
        many,
        the,
        forms,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(file: &str) -> Vec<String> {
        let mut faults = Faults::default();
        entries(&file.parse().expect("a file"), &mut faults);
        let found = faults.found.iter();
        found.map(|fault| fault.trim().to_owned()).collect()
    }

    #[test]
    fn a_missing_language_is_told() {
        let missing = ["[half]: there is no hu"];
        assert_eq!(faults("[half]\nen = \"Half\"\nnl = \"Half\""), missing);
        let empty = "[half]\nen = \"Half\"\nnl = \"Half\"\nhu = \" \"";
        assert_eq!(faults(empty), missing);
        let card = "[card]\nby = \"Card\"\n[card.Pope]\nen = \"Pope\"\nhu = \"Pápa\"";
        assert_eq!(faults(card), ["[card.Pope]: there is no nl"]);
        let town = "[town]\nnouns = \"Town\"\n[town.Gent]\nen = \"Ghent\"\nnl = \"Gent\"\nhu = { ban = \"Gentben\" }";
        assert_eq!(faults(town), ["[town.Gent]: hu has no 'one'"]);
    }

    #[test]
    fn a_wrong_argument_is_told() {
        let slip = "[slip]\nargs = \"town\"\nen = \"Besiege {town}\"\nnl = \"Beleger {stad}\"\nhu = \"{town}\"";
        let unknown = ["[slip]: nl uses 'stad', which is not among its args"];
        assert_eq!(faults(slip), unknown);
        let unused = "[slip]\nargs = \"town, side\"\nall = \"{town}\"";
        assert_eq!(faults(unused), ["[slip]: no language uses 'side'"]);
    }

    #[test]
    fn what_is_not_known_is_told() {
        assert_eq!(
            faults("[slip]\nall = \"x\"\nde = \"\""),
            ["[slip]: 'de' is not known here"]
        );
        assert_eq!(
            faults("[Slip]\nall = \"x\""),
            ["[Slip]: cannot be the name of a function"]
        );
        assert_eq!(
            faults("[slip]\nall = \"x\"\nbutton = 1"),
            ["[slip]: 'button' should be true"]
        );
        assert_eq!(faults("slip = 1"), ["[slip]: is not a table"]);
        assert_eq!(
            faults("[card]\nby = \"Card\"\nPope = 1"),
            ["[card]: 'Pope' is not a table"]
        );
    }
}
