//! An edition: what somebody's copy of a game says otherwise than the game's own data, figure by figure.
//!
//! It can be written down as a file of its own that has only the differences:
//!
//! ```toml
//! edition_of = "troyes"
//!
//! [activity.glassblower]
//! cost = { value = 5, source = "owner", note = "Read off my card." }
//! ```

mod reader;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

use toml::Spanned;
use toml::de::DeTable;

use super::figure_form::{FigureForm, value as value_of};
use super::{DataFault, DataProblem, Source};
use reader::collected;

/// What tells a file with differences only from a whole one, and for which game it is.
const EDITION_OF: &str = "edition_of";

/// A figure of a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Where it stands, such as `activity.glassblower.cost`.
    pub path: String,
    /// What it is a figure of: a card, a land, or a table of the file, such as `activity.glassblower`; empty if it stands alone.
    pub entry: String,
    /// The list that the entry is in, such as `activity`; empty if it is in none.
    pub group: String,
    /// What kind of figure it is: the same for all cards, such as `activity.cost`.
    pub kind: String,
    /// Which row of a table within the entry it is in, if it is in one.
    pub row: String,
    /// The value as a data file writes it, on one line.
    pub literal: String,
    /// What can be written there.
    pub form: FigureForm,
    /// Where it is known from.
    pub source: Source,
    /// What else is to be said about it.
    pub note: String,
    line: usize,
    at: Places,
}

/// Where the parts of a figure stand in the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Places {
    value: Range<usize>,
    source: Option<Range<usize>>,
    note: Option<Range<usize>>,
}

/// What an edition says of one figure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The value as a data file writes it, on one line.
    pub literal: String,
    /// What its owner says about it.
    pub note: String,
    /// The line of the file that says so; 0 if no file does.
    pub line: usize,
}

/// What an edition says otherwise, by the paths of the figures.
pub type Changes = BTreeMap<String, Change>;

/// All figures of a data file.
#[derive(Clone, Debug)]
pub struct Figures {
    text: String,
    all: Vec<Figure>,
}

impl Figures {
    /// The figures of a whole data file, in its order.
    pub fn read(text: &str) -> Result<Figures, DataFault> {
        let mut all = collected(text)?;
        all.sort_by_key(|figure| figure.at.value.start);
        // What is a whole number on one card may be none on another.
        let mut forms: BTreeMap<String, FigureForm> = BTreeMap::new();
        for figure in &all {
            let known = forms.entry(figure.kind.clone()).or_insert(figure.form);
            *known = known.or(figure.form);
        }
        for figure in &mut all {
            figure.form = forms[&figure.kind];
        }
        let text = text.to_owned();
        Ok(Figures { text, all })
    }

    /// All of them.
    pub fn all(&self) -> &[Figure] {
        &self.all
    }

    /// The figure at a path.
    pub fn find(&self, path: &str) -> Option<&Figure> {
        self.all.iter().find(|figure| figure.path == path)
    }

    /// The figure on a line of the file, also after changes.
    pub fn on_line(&self, line: usize) -> Option<&Figure> {
        self.all.iter().find(|figure| figure.line == line)
    }

    /// Notes a value if it is another than the file's own, and forgets it otherwise.
    pub fn change(&self, changes: &mut Changes, path: &str, change: Change) {
        let Some(figure) = self.find(path) else {
            return;
        };
        if value_of(&figure.literal) == value_of(&change.literal) {
            changes.remove(path);
        } else {
            changes.insert(path.to_owned(), change);
        }
    }

    /// The whole file with the changes; every figure stays on its line.
    pub fn with(&self, changes: &Changes) -> String {
        let mut text = self.text.clone();
        for figure in self.all.iter().rev() {
            let Some(change) = changes.get(&figure.path) else {
                continue;
            };
            let note = toml::Value::from(change.note.as_str()).to_string();
            let mut edits = vec![(figure.at.value.clone(), change.literal.clone())];
            if let Some(source) = &figure.at.source {
                edits.push((source.clone(), format!("\"{}\"", Source::Owner)));
                match &figure.at.note {
                    Some(at) => edits.push((at.clone(), note)),
                    None if change.note.is_empty() => {}
                    None => edits.push((source.end..source.end, format!(", note = {note}"))),
                }
            }
            edits.sort_by_key(|(at, _)| std::cmp::Reverse(at.start));
            for (at, new) in edits {
                text.replace_range(at, &new);
            }
        }
        text
    }

    /// A file with the changes only.
    pub fn write(&self, game: &str, changes: &Changes) -> String {
        let mut text = format!("{EDITION_OF} = \"{game}\"\n");
        let mut parents: Vec<&str> = Vec::new();
        let changed = || {
            self.all
                .iter()
                .filter_map(|figure| Some((figure, changes.get(&figure.path)?)))
        };
        for (figure, _) in changed() {
            let parent = parent_of(&figure.path);
            if !parents.contains(&parent) {
                parents.push(parent);
            }
        }
        // What stands alone comes before the first table.
        parents.sort_by_key(|parent| !parent.is_empty());
        for parent in parents {
            if !parent.is_empty() {
                let keys: Vec<String> = parent.split('.').map(key).collect();
                let _ = write!(text, "\n[{}]\n", keys.join("."));
            }
            for (figure, change) in
                changed().filter(|(figure, _)| parent_of(&figure.path) == parent)
            {
                let name = key(figure.path.rsplit('.').next().unwrap_or_default());
                let note = toml::Value::from(change.note.as_str());
                let noted = if change.note.is_empty() {
                    String::new()
                } else {
                    format!(", note = {note}")
                };
                let _ = writeln!(
                    text,
                    "{name} = {{ value = {}, source = \"{}\"{noted} }}",
                    change.literal,
                    Source::Owner
                );
            }
        }
        text
    }

    /// What a file says otherwise: one with differences only, or a whole one.
    pub fn read_changes(&self, game: &'static str, given: &str) -> Result<Changes, Vec<DataFault>> {
        match self.differences(game, given)? {
            Some(changes) => Ok(changes),
            None => self.compared(given),
        }
    }

    /// What a file with differences only says; none if it is a whole one.
    pub fn differences(
        &self,
        game: &'static str,
        given: &str,
    ) -> Result<Option<Changes>, Vec<DataFault>> {
        let Some(named) = edition_of(given).map_err(|fault| vec![fault])? else {
            return Ok(None);
        };
        let mut faults = Vec::new();
        if named.get_ref() != game {
            faults.push(DataFault::at(
                given,
                named.span().start,
                DataProblem::Exactly(game),
            ));
        }
        let found = collected(given).map_err(|fault| vec![fault])?;
        let changes = self.taken(given, &found, &mut faults);
        if faults.is_empty() {
            Ok(Some(changes))
        } else {
            Err(faults)
        }
    }

    /// What a whole file says otherwise.
    fn compared(&self, given: &str) -> Result<Changes, Vec<DataFault>> {
        let found = collected(given).map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        let changes = self.taken(given, &found, &mut faults);
        for figure in &self.all {
            if !found.iter().any(|one| one.path == figure.path) {
                let problem = DataProblem::Missing(figure.path.clone());
                faults.push(DataFault::at_the_end(given, problem));
            }
        }
        if faults.is_empty() {
            Ok(changes)
        } else {
            Err(faults)
        }
    }

    fn taken(&self, given: &str, found: &[Figure], faults: &mut Vec<DataFault>) -> Changes {
        let mut changes = Changes::new();
        for figure in found {
            if self.find(&figure.path).is_none() {
                let problem = DataProblem::Unknown(figure.path.clone());
                faults.push(DataFault::at(given, figure.at.value.start, problem));
                continue;
            }
            let change = Change {
                literal: figure.literal.clone(),
                note: figure.note.clone(),
                line: figure.line,
            };
            self.change(&mut changes, &figure.path, change);
        }
        changes
    }
}

fn parent_of(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(parent, _)| parent)
}

/// A name as a file writes it before an equals sign.
fn key(name: &str) -> String {
    let is_bare = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-');
    if !name.is_empty() && name.chars().all(is_bare) {
        name.to_owned()
    } else {
        toml::Value::from(name).to_string()
    }
}

fn parsed(text: &str) -> Result<Spanned<DeTable<'_>>, DataFault> {
    DeTable::parse(text).map_err(|error| DataFault::of_toml(text, &error))
}

/// The game that a file with differences names.
fn edition_of(text: &str) -> Result<Option<Spanned<String>>, DataFault> {
    if !text.contains(EDITION_OF) {
        return Ok(None);
    }
    let table = parsed(text)?;
    let found = table
        .get_ref()
        .iter()
        .find(|(key, _)| key.get_ref() == EDITION_OF);
    Ok(found.map(|(_, value)| {
        let named = value.get_ref().as_str().unwrap_or_default();
        Spanned::new(value.span(), named.to_owned())
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "rounds = { value = 3, source = \"rulebook\" }\n\n[[card]]\nid = \"glass\"\n# What it costs.\n\
        cost = { value = 6, source = \"reconstructed\", note = \"a guess\" }\ntax = { value = 1, source = \"memory\" }\n\n\
        [[card]]\nid = \"pope\"\ncost = { value = 1, source = \"rulebook\" }\ntax = { value = 0.5, source = \"memory\" }\n\n\
        [[table.row]]\ndie = 7\nhits = { value = [1, 2], source = \"rulebook\" }\n";

    fn figures() -> Figures {
        Figures::read(OWN).expect("a file")
    }

    fn changed(path: &str, literal: &str, note: &str) -> Changes {
        let mut changes = Changes::new();
        let change = Change {
            literal: literal.to_owned(),
            note: note.to_owned(),
            line: 0,
        };
        figures().change(&mut changes, path, change);
        changes
    }

    #[test]
    fn figures_know_their_card_and_their_kind() {
        let figures = figures();
        let paths: Vec<&str> = figures.all().iter().map(|one| one.path.as_str()).collect();
        let wanted = [
            "rounds",
            "card.glass.cost",
            "card.glass.tax",
            "card.pope.cost",
            "card.pope.tax",
            "table.row.0.hits",
        ];
        assert_eq!(paths, wanted);
        let cost = figures.find("card.glass.cost").expect("a figure");
        assert_eq!(
            (cost.entry.as_str(), cost.group.as_str(), cost.kind.as_str()),
            ("card.glass", "card", "card.cost")
        );
        assert_eq!(
            figures.find("rounds").map(|one| one.entry.as_str()),
            Some("")
        );
        let hits = figures.find("table.row.0.hits").expect("a figure");
        assert_eq!(
            (hits.entry.as_str(), hits.kind.as_str(), hits.row.as_str()),
            ("table", "table.row.hits", "7")
        );
        assert_eq!(
            figures.find("card.glass.tax").map(|one| one.form),
            Some(FigureForm::Decimal)
        );
        assert_eq!(
            figures.on_line(6).map(|one| one.path.as_str()),
            Some("card.glass.cost")
        );
    }

    #[test]
    fn a_changed_file_says_whose_figure_it_is_and_keeps_its_lines() {
        let figures = figures();
        let mut changes = changed("card.glass.cost", "5", "my \"card\"");
        changes.extend(changed("card.pope.cost", "2", ""));
        changes.extend(changed("table.row.0.hits", "[1, 3]", "seen"));
        let whole = figures.with(&changes);
        assert!(
            whole.contains("cost = { value = 5, source = \"owner\", note = 'my \"card\"' }"),
            "{whole}"
        );
        assert!(
            whole.contains("cost = { value = 2, source = \"owner\" }"),
            "{whole}"
        );
        assert!(
            whole.contains("hits = { value = [1, 3], source = \"owner\", note = \"seen\" }"),
            "{whole}"
        );
        assert_eq!(whole.lines().count(), OWN.lines().count());
        let mut read = figures.read_changes("toy", &whole).expect("changes");
        for change in read.values_mut() {
            change.line = 0;
        }
        assert_eq!(read, changes);
    }

    #[test]
    fn a_file_of_differences_says_the_same_as_the_whole_one() {
        let figures = figures();
        let mut changes = changed("card.glass.cost", "5", "mine");
        changes.extend(changed("rounds", "4", ""));
        changes.extend(changed("table.row.0.hits", "[1, 3]", ""));
        let written = figures.write("toy", &changes);
        let wanted = "edition_of = \"toy\"\nrounds = { value = 4, source = \"owner\" }\n\n\
            [card.glass]\ncost = { value = 5, source = \"owner\", note = \"mine\" }\n\n\
            [table.row.0]\nhits = { value = [1, 3], source = \"owner\" }\n";
        assert_eq!(written, wanted);
        let read = figures
            .differences("toy", &written)
            .expect("sound")
            .expect("differences");
        assert_eq!(figures.with(&read), figures.with(&changes));
        assert_eq!(read["card.glass.cost"].line, 5);
        assert_eq!(figures.differences("toy", OWN), Ok(None));
        assert_eq!(figures.read_changes("toy", OWN), Ok(Changes::new()));
        assert!(changed("card.glass.tax", "1", "").is_empty());
    }

    #[test]
    fn what_a_file_says_of_other_things_is_refused_by_line() {
        let figures = figures();
        let refused = |text: &str| figures.read_changes("toy", text).expect_err("a fault");
        let faults = refused("edition_of = \"chess\"\n\n[card.king]\ncost = { value = 1 }\n");
        let problems = [
            DataProblem::Exactly("toy"),
            DataProblem::Unknown("card.king.cost".to_owned()),
        ];
        let found: Vec<_> = faults
            .iter()
            .map(|fault| (fault.line, fault.problem.clone()))
            .collect();
        assert_eq!(found, [1, 4].into_iter().zip(problems).collect::<Vec<_>>());
        assert_eq!(refused("edition_of = \"toy\"\nrounds = {").len(), 1);
        let part = OWN.replace("rounds", "turns");
        let missing = DataProblem::Missing("rounds".to_owned());
        assert!(refused(&part).iter().any(|fault| fault.problem == missing));
        let lines = "edition_of = \"toy\"\nrounds = { value = \"a\\nb\" }";
        assert!(matches!(
            refused(lines)[0].problem,
            DataProblem::Unreadable(_)
        ));
    }
}
