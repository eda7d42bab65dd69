//! What somebody works on: which figures differ, what is wrong with them, and what is shown.

use std::collections::{BTreeMap, BTreeSet};

use catalog::AnyGame;
use engine::Seed;
use engine::data::{Change, Changes, DataFault, DataProblem, Figure, FigureForm, Figures};
use maud::{Markup, html};
use table::{LARGEST_DATA, TableError};
use words::Lang;

use super::Fields;
use super::names::entry_name;
use crate::HttpError;

/// So many faults, or entries that differ, are told one by one.
pub(super) const MOST_TOLD: usize = 5;
/// The longest note for others, in letters.
pub(super) const LONGEST_NOTE: usize = 200;
/// The longest edition in the address of a picture; of a longer one only what is shown.
const LONGEST_ADDRESS: usize = 1_500;

/// What is wrong with a figure, and by which rule.
type Problem = (&'static str, DataProblem);

/// The state of the workshop, as its form says.
pub(in crate::pages) struct Work {
    pub(in crate::pages) kind: &'static dyn AnyGame,
    figures: Figures,
    /// What differs from the game's own file.
    pub(in crate::pages) changes: Changes,
    entry: String,
    /// What stands in fields and is no value.
    drafts: BTreeMap<String, (String, DataProblem)>,
    /// What the rulebook says and is to be changed all the same.
    pub(super) unlocked: BTreeSet<String>,
    /// What is wrong with the whole.
    faults: Vec<DataFault>,
    /// Why a file was not opened.
    pub(super) refused: Vec<DataFault>,
    /// Whether the page that was sent shows a drawing of the entry.
    was_drawn: bool,
}

impl Work {
    /// Reads and checks a form. `own` is the file that the operator of this server plays with.
    pub(super) fn of(
        kind: &'static dyn AnyGame,
        own: Option<&str>,
        fields: &Fields,
    ) -> Result<Work, HttpError> {
        let figures = kind.figures().map_err(TableError::from)?;
        let field = |name: &str| fields.get(name).map(String::as_str);
        let mut work = Work {
            kind,
            figures,
            changes: Changes::new(),
            entry: String::new(),
            drafts: BTreeMap::new(),
            unlocked: BTreeSet::new(),
            faults: Vec::new(),
            refused: Vec::new(),
            was_drawn: fields.contains_key("drawn"),
        };
        let done = field("do").unwrap_or_default();
        // An empty one says that nothing differs.
        let edition = field("edition").or(own);
        if let Some(written) = edition.filter(|written| !written.is_empty()) {
            work.take(written)?;
        }
        let first = || {
            work.figures
                .all()
                .first()
                .map(|figure| figure.entry.clone())
        };
        let known = |entry: &&str| {
            work.figures
                .all()
                .iter()
                .any(|figure| figure.entry == *entry)
        };
        let entry = field("entry").filter(known).map(str::to_owned);
        work.entry = entry.or_else(first).unwrap_or_default();
        match done {
            "reset" => work.changes.clear(),
            "open" => work.open(field("opened").unwrap_or_default())?,
            _ => work.typed(fields),
        }
        work.unlocked.extend(field("unlock").map(str::to_owned));
        if let Some(entry) = field("go").filter(|entry| {
            work.figures
                .all()
                .iter()
                .any(|figure| figure.entry == *entry)
        }) {
            entry.clone_into(&mut work.entry);
            work.drafts.clear();
        }
        if !work.changes.is_empty() {
            work.faults = kind.data_faults(&work.whole());
        }
        Ok(work)
    }

    /// Takes what a file says otherwise, or why it cannot be taken.
    fn take(&mut self, written: &str) -> Result<(), HttpError> {
        if written.len() > LARGEST_DATA {
            return Err(TableError::TooLong(LARGEST_DATA).into());
        }
        match self.figures.read_changes(self.kind.id(), written) {
            Ok(changes) => {
                self.changes = changes;
                for change in self.changes.values_mut() {
                    change.note = change.note.chars().take(LONGEST_NOTE).collect();
                }
            }
            Err(faults) => self.refused = faults,
        }
        Ok(())
    }

    /// Opens somebody's file in the place of what there is.
    fn open(&mut self, written: &str) -> Result<(), HttpError> {
        self.refused.clear();
        self.take(written)?;
        let first = self
            .figures
            .all()
            .iter()
            .find(|figure| self.changes.contains_key(&figure.path));
        if let Some(first) = first.filter(|_| self.refused.is_empty()) {
            self.entry.clone_from(&first.entry);
        }
        Ok(())
    }

    /// Takes what stands in the fields of the entry.
    fn typed(&mut self, fields: &Fields) {
        let note = fields.get("note").map(String::as_str).unwrap_or_default();
        let note: String = note
            .chars()
            .filter(|c| !c.is_control())
            .take(LONGEST_NOTE)
            .collect();
        let shown = self
            .figures
            .all()
            .iter()
            .filter(|figure| figure.entry == self.entry);
        let mut changes = std::mem::take(&mut self.changes);
        for figure in shown {
            let Some(written) = fields.get(&format!("figure.{}", figure.path)) else {
                continue;
            };
            let written = written.split_whitespace().collect::<Vec<_>>().join(" ");
            match figure.form.read(&written) {
                Ok(literal) => {
                    let note = note.trim().to_owned();
                    self.figures.change(
                        &mut changes,
                        &figure.path,
                        Change {
                            literal,
                            note,
                            line: 0,
                        },
                    );
                }
                Err(problem) => {
                    self.drafts.insert(figure.path.clone(), (written, problem));
                }
            }
        }
        self.changes = changes;
    }

    /// The entry that is shown.
    pub(super) fn shown(&self) -> &str {
        &self.entry
    }

    /// The whole file.
    pub(in crate::pages) fn whole(&self) -> String {
        self.figures.with(&self.changes)
    }

    /// The file with the differences.
    pub(in crate::pages) fn written(&self) -> String {
        if self.changes.is_empty() {
            return String::new();
        }
        self.figures.write(self.kind.id(), &self.changes)
    }

    /// The differences for a picture of an entry, without notes; only its own if there are many.
    pub(super) fn written_for(&self, entry: &str) -> String {
        let mut changes = self.changes.clone();
        if changes.is_empty() {
            return String::new();
        }
        for change in changes.values_mut() {
            change.note.clear();
        }
        let written = self.figures.write(self.kind.id(), &changes);
        if written.len() <= LONGEST_ADDRESS {
            return written;
        }
        let own = |path: &str| {
            self.figures
                .find(path)
                .is_some_and(|figure| figure.entry == entry)
        };
        changes.retain(|path, _| own(path));
        self.figures.write(self.kind.id(), &changes)
    }

    /// Whether a table can be made with it.
    pub(in crate::pages) fn is_playable(&self) -> bool {
        self.fault_count() == 0 && self.refused.is_empty()
    }

    /// The groups of the file with their entries, in the order of the file; first what is in none.
    pub(super) fn groups(&self) -> Vec<(&str, Vec<&str>)> {
        let mut groups: Vec<(&str, Vec<&str>)> = Vec::new();
        for figure in self.figures.all() {
            let place = groups.iter().position(|(group, _)| *group == figure.group);
            let place = place.unwrap_or_else(|| {
                groups.push((&figure.group, Vec::new()));
                groups.len() - 1
            });
            let entries = &mut groups[place].1;
            if !entries.contains(&figure.entry.as_str()) {
                entries.push(&figure.entry);
            }
        }
        groups
    }

    /// The group of an entry, if it is in one.
    pub(super) fn group_of(&self, entry: &str) -> Option<&str> {
        let figure = self
            .figures
            .all()
            .iter()
            .find(|figure| figure.entry == entry)?;
        Some(figure.group.as_str()).filter(|group| !group.is_empty())
    }

    /// The place of an entry in the file.
    pub(super) fn number(&self, entry: &str) -> usize {
        let found = self
            .figures
            .all()
            .iter()
            .position(|figure| figure.entry == entry);
        found.unwrap_or_default()
    }

    /// The figures of an entry with their places in the file.
    pub(super) fn figures_of<'w>(
        &'w self,
        entry: &'w str,
    ) -> impl Iterator<Item = (usize, &'w Figure)> {
        self.figures
            .all()
            .iter()
            .enumerate()
            .filter(move |(_, figure)| figure.entry == entry)
    }

    /// How many of these figures there are, and how many of them are reconstructed.
    pub(super) fn counted(&self, which: impl Fn(&Figure) -> bool) -> (usize, usize) {
        let all = || self.figures.all().iter().filter(|figure| which(figure));
        let guessed = all().filter(|figure| figure.source == engine::data::Source::Reconstructed);
        (all().count(), guessed.count())
    }

    /// How many figures of an entry differ.
    pub(super) fn changed_in(&self, entry: &str) -> usize {
        self.figures_of(entry)
            .filter(|(_, figure)| self.is_touched(figure))
            .count()
    }

    /// The entries that differ, and by how many figures.
    pub(super) fn changed_entries(&self) -> Vec<(String, usize)> {
        let mut entries: Vec<(String, usize)> = Vec::new();
        let changed = self
            .figures
            .all()
            .iter()
            .filter(|figure| self.changes.contains_key(&figure.path));
        for figure in changed {
            match entries.iter_mut().find(|(entry, _)| *entry == figure.entry) {
                Some((_, count)) => *count += 1,
                None => entries.push((figure.entry.clone(), 1)),
            }
        }
        entries
    }

    /// Whether something else stands in the field than in the game's own file.
    pub(super) fn is_touched(&self, figure: &Figure) -> bool {
        self.changes.contains_key(&figure.path) || self.drafts.contains_key(&figure.path)
    }

    /// What the rulebook says is locked until somebody wants to change it.
    pub(super) fn is_locked(&self, figure: &Figure) -> bool {
        figure.source == engine::data::Source::Rulebook
            && !self.is_touched(figure)
            && !self.unlocked.contains(&figure.path)
    }

    /// What stands in the field.
    pub(super) fn written_at(&self, figure: &Figure) -> String {
        if let Some((draft, _)) = self.drafts.get(&figure.path) {
            return draft.clone();
        }
        let change = self.changes.get(&figure.path);
        figure
            .form
            .shown(change.map_or(&figure.literal, |change| &change.literal))
    }

    /// What somebody says about the figures of an entry that they changed.
    pub(super) fn note(&self, entry: &str) -> &str {
        let mut notes = self
            .figures_of(entry)
            .filter_map(|(_, figure)| self.changes.get(&figure.path));
        notes.next().map_or("", |change| change.note.as_str())
    }

    /// What is wrong with a figure.
    pub(super) fn problems(&self, figure: &Figure) -> Vec<Problem> {
        if let Some((_, problem)) = self.drafts.get(&figure.path) {
            return vec![("", problem.clone())];
        }
        let here = self.faults.iter().filter(|fault| {
            let found = self.figures.on_line(fault.line);
            found.is_some_and(|found| found.path == figure.path)
        });
        let mut problems: Vec<Problem> = Vec::new();
        for fault in here {
            let problem = (fault.rule, fault.problem.clone());
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
        problems
    }

    /// The classes of the field that a figure has.
    pub(super) fn class_of(&self, figure: &Figure) -> &'static str {
        if !self.problems(figure).is_empty() {
            "wrong"
        } else if self.is_touched(figure) {
            "mine"
        } else {
            ""
        }
    }

    /// How much must be mended.
    pub(super) fn fault_count(&self) -> usize {
        self.drafts.len() + self.faults.len()
    }

    /// What must be mended and is not a figure of the entry that is shown.
    pub(super) fn elsewhere(&self, lang: Lang) -> Markup {
        let there = self.faults.iter().filter_map(|fault| {
            let figure = self.figures.on_line(fault.line);
            match figure {
                Some(figure) if figure.entry == self.entry => None,
                figure => Some((figure, fault)),
            }
        });
        let there: Vec<_> = there.take(MOST_TOLD).collect();
        html! {
            @if !there.is_empty() {
                ul {
                    @for (figure, fault) in there {
                        li {
                            @if let Some(figure) = figure { button class="as-link" name="go" value=(figure.entry) { (entry_name(self.kind, &figure.entry, lang)) } ": " }
                            (capital(&words::data_problem(lang, &fault.problem)))
                        }
                    }
                }
            }
        }
    }

    /// What a word can be, as the game reads it: it is asked what it would say of a word that nobody knows.
    pub(super) fn choices(&self, figure: &Figure) -> Vec<String> {
        let mut changes = Changes::new();
        let literal = FigureForm::Word.read("?").unwrap_or_default();
        let change = Change {
            literal,
            ..Change::default()
        };
        self.figures.change(&mut changes, &figure.path, change);
        let faults = self.kind.data_faults(&self.figures.with(&changes));
        let known = faults.into_iter().find_map(|fault| match fault.problem {
            DataProblem::NoneOf { known, .. } => Some(known),
            _ => None,
        });
        known.unwrap_or_default()
    }

    /// Whether the game has a drawing of the entry. Somebody who types sees the same entry as before.
    pub(super) fn is_drawn(&self, typing: bool, lang: Lang) -> bool {
        if typing {
            return self.was_drawn;
        }
        drawn(self.kind, "", &self.entry, lang).is_ok_and(|drawn| drawn.is_some())
    }
}

/// A sentence with a capital.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

/// An entry as it is printed, with the figures of an edition as far as the game can be played with them.
pub(super) fn drawn(
    kind: &'static dyn AnyGame,
    edition: &str,
    entry: &str,
    lang: Lang,
) -> Result<Option<Markup>, HttpError> {
    let figures = kind.figures().map_err(TableError::from)?;
    let mut changes = match edition {
        "" => Changes::new(),
        edition => figures.read_changes(kind.id(), edition).unwrap_or_default(),
    };
    for fault in kind.data_faults(&figures.with(&changes)) {
        if let Some(figure) = figures.on_line(fault.line) {
            changes.remove(&figure.path);
        }
    }
    let open = |changes: &Changes| {
        let mut header = kind.header(*kind.seats().end());
        header.seed = Some(Seed::from_number(1566));
        header.data = (!changes.is_empty()).then(|| figures.with(changes));
        kind.open(header)
    };
    // What contradicts itself altogether is drawn as it was.
    let playing = open(&changes).or_else(|_| open(&Changes::new()));
    Ok(playing.map_err(TableError::from)?.printed(entry, lang))
}
