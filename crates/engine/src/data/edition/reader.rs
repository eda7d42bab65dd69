//! Finds the figures of a file with their places in it.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Figure, FigureForm, Places, parsed, value_of};
use crate::data::{DataFault, DataProblem, Source, join, line_of};

/// Every figure of a text.
pub(super) fn collected(text: &str) -> Result<Vec<Figure>, DataFault> {
    let mut reader = Reader {
        text,
        found: Vec::new(),
        fault: None,
    };
    let table = parsed(text)?;
    reader.table(&Place::default(), table.get_ref());
    match reader.fault {
        Some(fault) => Err(fault),
        None => Ok(reader.found),
    }
}

/// Where a reader is.
#[derive(Clone, Default)]
struct Place {
    path: String,
    entry: String,
    group: String,
    kind: String,
    row: String,
}

impl Place {
    fn within(&self, name: &str) -> Place {
        let top = self.path.is_empty();
        Place {
            path: join(&self.path, name),
            entry: if top {
                name.to_owned()
            } else {
                self.entry.clone()
            },
            kind: join(&self.kind, name),
            ..self.clone()
        }
    }
}

struct Reader<'t> {
    text: &'t str,
    found: Vec<Figure>,
    fault: Option<DataFault>,
}

impl Reader<'_> {
    fn table(&mut self, place: &Place, table: &DeTable<'_>) {
        let part = |name: &str| {
            let found = table.iter().find(|(key, _)| key.get_ref() == name);
            found.map(|(_, value)| value)
        };
        if let Some(value) = part("value").filter(|value| !value.get_ref().is_table()) {
            let (source, note) = (part("source"), part("note"));
            self.figure(place, value, source, note);
            return;
        }
        for (key, value) in table {
            self.value(place, key.get_ref(), value.get_ref());
        }
    }

    fn value(&mut self, place: &Place, name: &str, value: &DeValue<'_>) {
        let here = place.within(name);
        match value {
            DeValue::Table(table) => self.table(&here, table),
            DeValue::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    let DeValue::Table(table) = item.get_ref() else {
                        continue;
                    };
                    let id = table.iter().find(|(key, _)| key.get_ref() == "id");
                    let id = id.and_then(|(_, id)| id.get_ref().as_str());
                    let id = id.map_or_else(|| index.to_string(), str::to_owned);
                    let path = join(&here.path, &id);
                    let place = if place.path.is_empty() {
                        Place {
                            entry: path.clone(),
                            group: name.to_owned(),
                            path,
                            ..here.clone()
                        }
                    } else {
                        Place {
                            row: numbered(table).unwrap_or(id),
                            path,
                            ..here.clone()
                        }
                    };
                    self.table(&place, table);
                }
            }
            _ => {}
        }
    }

    fn figure(
        &mut self,
        place: &Place,
        value: &Spanned<DeValue<'_>>,
        source: Option<&Spanned<DeValue<'_>>>,
        note: Option<&Spanned<DeValue<'_>>>,
    ) {
        let written = &self.text[value.span()];
        let literal = value_of(written).map(|value| value.to_string());
        let Some(literal) = literal.filter(|literal| !literal.contains('\n')) else {
            let problem = DataProblem::Unreadable("a value stands on one line".to_owned());
            self.fault = Some(DataFault::at(self.text, value.span().start, problem));
            return;
        };
        let string = |part: Option<&Spanned<DeValue<'_>>>| {
            part.and_then(|part| part.get_ref().as_str())
                .unwrap_or_default()
                .to_owned()
        };
        let Place {
            path,
            entry,
            group,
            kind,
            row,
        } = place.clone();
        self.found.push(Figure {
            // A figure that stands alone is no entry of its own.
            entry: if entry == path { String::new() } else { entry },
            path,
            group,
            kind,
            row,
            form: FigureForm::of(&literal),
            literal,
            source: Source::named(&string(source)).unwrap_or(Source::Owner),
            note: string(note),
            line: line_of(self.text, value.span().start),
            at: Places {
                value: value.span(),
                source: source.map(Spanned::span),
                note: note.map(Spanned::span),
            },
        });
    }
}

/// What a row of a table is called: its own number.
fn numbered(table: &DeTable<'_>) -> Option<String> {
    let mut numbers = table
        .iter()
        .filter_map(|(_, value)| value.get_ref().as_integer());
    numbers.next().map(|number| number.as_str().to_owned())
}
