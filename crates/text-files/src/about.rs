//! What is always said of a game: `about.toml` and `rules.toml`.

use toml::{Table, Value as Toml};

use crate::read::{self, Faults, Texts};

/// What `about.toml` holds.
#[derive(Clone, Debug)]
pub struct About {
    /// The game's name.
    pub title: Texts,
    /// What it is about.
    pub summary: Texts,
    /// How long it takes, at least and at most.
    pub minutes: [i64; 2],
    /// The phases.
    pub phases: Vec<Described>,
    /// The options.
    pub options: Vec<GameOption>,
    /// The names of values that several options have.
    pub values: Vec<Value>,
}

/// A phase or an option.
#[derive(Clone, Debug)]
pub struct Described {
    /// What the rules call it.
    pub id: String,
    /// Its name.
    pub name: Texts,
    /// What it is about.
    pub help: Texts,
}

/// An option, with the names of its own values.
#[derive(Clone, Debug)]
pub struct GameOption {
    /// Its name and what it changes.
    pub about: Described,
    /// Its values.
    pub values: Vec<Value>,
}

/// A value of an option.
#[derive(Clone, Debug)]
pub struct Value {
    /// What the rules call it.
    pub id: String,
    /// Its name.
    pub name: Texts,
}

/// A section of the rules reference.
#[derive(Clone, Debug)]
pub struct Section {
    /// The rulebook's own number or heading.
    pub number: String,
    /// What it is about.
    pub title: Texts,
    /// The rule, paragraph by paragraph.
    pub text: Vec<Texts>,
    /// How we read what the rulebook leaves open.
    pub rulings: Vec<Texts>,
}

/// Reads `about.toml`.
pub fn about(file: &Table, faults: &mut Faults) -> Option<About> {
    known(
        file,
        "",
        &["minutes", "title", "summary", "phase", "option", "value"],
        faults,
    );
    let title = one(file, "title", "", faults);
    let summary = one(file, "summary", "", faults);
    let minutes = minutes(file, faults);
    let phases = listed(file, "phase", faults, |id, phase, place, faults| {
        known(phase, place, &["id", "name", "help"], faults);
        described(id, phase, place, faults)
    });
    let options = listed(file, "option", faults, |id, option, place, faults| {
        known(option, place, &["id", "name", "help", "value"], faults);
        Some(GameOption {
            values: values(option, place, faults),
            about: described(id, option, place, faults)?,
        })
    });
    Some(About {
        values: values(file, "", faults),
        title: title?,
        summary: summary?,
        minutes: minutes?,
        phases,
        options,
    })
}

/// Reads `rules.toml`.
pub fn sections(file: &Table, faults: &mut Faults) -> Vec<Section> {
    known(file, "", &["section"], faults);
    let all = file.get("section").and_then(Toml::as_array);
    let mut found = Vec::new();
    for (index, section) in all.into_iter().flatten().enumerate() {
        let number = section.get("number").and_then(Toml::as_str);
        let (Some(number), Some(section)) = (number, section.as_table()) else {
            faults.note("section", format_args!("the one at {index} has no number"));
            continue;
        };
        let place = format!("section {number}");
        known(
            section,
            &place,
            &["number", "title", "text", "ruling"],
            faults,
        );
        let title = one(section, "title", &place, faults);
        let text = paragraphs(section, "text", &place, faults);
        let rulings = paragraphs(section, "ruling", &place, faults);
        found.extend(title.map(|title| Section {
            number: number.to_owned(),
            title,
            text,
            rulings,
        }));
    }
    found
}

fn known(table: &Table, place: &str, names: &[&str], faults: &mut Faults) {
    for name in table.keys().filter(|name| !names.contains(&name.as_str())) {
        faults.note(place, format_args!("'{name}' is not known here"));
    }
}

fn inner(place: &str, name: &str) -> String {
    if place.is_empty() {
        name.to_owned()
    } else {
        format!("{place}.{name}")
    }
}

/// The text under this name.
fn one(table: &Table, name: &str, place: &str, faults: &mut Faults) -> Option<Texts> {
    let place = inner(place, name);
    let found = read::table(table, name, &place, faults)?;
    read::texts(found, &[], &place, faults)
}

fn minutes(about: &Table, faults: &mut Faults) -> Option<[i64; 2]> {
    let numbers = about.get("minutes").and_then(Toml::as_array);
    let numbers = numbers.into_iter().flatten().filter_map(Toml::as_integer);
    let numbers: Result<[i64; 2], _> = numbers.collect::<Vec<i64>>().try_into();
    if numbers.is_err() {
        faults.note("minutes", "should be two numbers: at least and at most");
    }
    numbers.ok()
}

/// Everything of a kind, such as the phases, by what the rules call it.
fn listed<T>(
    about: &Table,
    kind: &str,
    faults: &mut Faults,
    read: impl Fn(&str, &Table, &str, &mut Faults) -> Option<T>,
) -> Vec<T> {
    let all = about.get(kind).and_then(Toml::as_array);
    let mut found = Vec::new();
    for one in all.into_iter().flatten() {
        let id = one.get("id").and_then(Toml::as_str);
        let (Some(id), Some(one)) = (id, one.as_table()) else {
            faults.note(kind, "one of them has no id");
            continue;
        };
        found.extend(read(id, one, &inner(kind, id), faults));
    }
    found
}

/// The name of a phase or an option, and what it is about.
fn described(id: &str, what: &Table, place: &str, faults: &mut Faults) -> Option<Described> {
    let name = one(what, "name", place, faults);
    let help = one(what, "help", place, faults);
    Some(Described {
        id: id.to_owned(),
        name: name?,
        help: help?,
    })
}

/// The names of values, by what they are called in the rules.
fn values(table: &Table, place: &str, faults: &mut Faults) -> Vec<Value> {
    let place = inner(place, "value");
    let Some(Toml::Table(values)) = table.get("value") else {
        return Vec::new();
    };
    let named = values.keys().filter_map(|id| {
        let name = one(values, id, &place, faults)?;
        let id = id.clone();
        Some(Value { id, name })
    });
    named.collect()
}

fn paragraphs(section: &Table, name: &str, place: &str, faults: &mut Faults) -> Vec<Texts> {
    let all = section.get(name).and_then(Toml::as_array);
    let place = inner(place, name);
    let mut found = Vec::new();
    for paragraph in all.into_iter().flatten() {
        match paragraph.as_table() {
            Some(paragraph) => found.extend(read::texts(paragraph, &[], &place, faults)),
            None => faults.note(&place, "is not a paragraph in each language"),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(file: &str, read: impl Fn(&Table, &mut Faults)) -> Vec<String> {
        let mut faults = Faults::default();
        read(&file.parse().expect("a file"), &mut faults);
        let found = faults.found.iter();
        found.map(|fault| fault.trim().to_owned()).collect()
    }

    #[test]
    fn what_is_wrong_with_a_game_is_told() {
        let file = "minutes = [5]\nother = 1\n[title]\nall = \"Go\"\n[[phase]]\nid = \"bid\"\nname = { all = \"Bids\" }";
        let found = faults(file, |file, faults| {
            about(file, faults);
        });
        assert_eq!(
            found,
            [
                "[]: 'other' is not known here",
                "[summary]: there is no 'summary'",
                "[minutes]: should be two numbers: at least and at most",
                "[phase.bid.help]: there is no 'help'",
            ]
        );
    }

    #[test]
    fn what_is_wrong_with_the_rules_is_told() {
        let file = "[[section]]\nnumber = \"1\"\ntitle = { all = \"Bids\" }\ntext = [1, { en = \"All bid.\" }]\n[[section]]";
        let found = faults(file, |file, faults| {
            sections(file, faults);
        });
        assert_eq!(
            found,
            [
                "[section 1.text]: is not a paragraph in each language",
                "[section 1.text]: there is no nl",
                "[section 1.text]: there is no hu",
                "[section]: the one at 1 has no number",
            ]
        );
    }
}
