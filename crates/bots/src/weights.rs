//! The weights that a game's bots think with, and the file that they stand in.
//!
//! Weights are a struct of plain floats, nested as its author likes. For files, tuning and lists they are the row of
//! named numbers in their file, in their order: `march.idle`, `liking.rebel.flood`, `cards.3`.

use std::ops::Range;
use std::sync::{Arc, OnceLock};

use engine::data::{DataFault, DataProblem};
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The file of weights that comes with a game, read when it is first needed.
#[derive(Debug)]
pub struct WeightsFile<M> {
    text: &'static str,
    weights: OnceLock<Arc<M>>,
}

/// A weight with its name.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedWeight {
    /// Where it stands, such as `march.idle`.
    pub name: String,
    /// What it says.
    pub value: f64,
}

/// A value in a file: where it stands, and what it says if it is a number.
struct Leaf {
    name: String,
    span: Range<usize>,
    value: Option<f64>,
}

impl<M: DeserializeOwned> WeightsFile<M> {
    /// The file with this text. Every test that lets a bot think finds out whether it can be read.
    pub const fn new(text: &'static str) -> WeightsFile<M> {
        WeightsFile {
            text,
            weights: OnceLock::new(),
        }
    }

    /// The weights in the file.
    ///
    /// # Panics
    /// If the file that comes with the game is broken.
    pub fn weights(&self) -> &Arc<M> {
        self.weights.get_or_init(|| match parse(self.text) {
            Ok(weights) => Arc::new(weights),
            Err(fault) => panic!("the weights that come with the game: {fault}"),
        })
    }

    /// The text of the file.
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// The weights, changed where another file names them; the others stay as they come with the game. Every
    /// fault of the file is named.
    pub fn read(&self, text: &str) -> Result<M, Vec<DataFault>> {
        let mut weights = named_weights(self.text);
        let mut faults = Vec::new();
        for leaf in leaves(text).map_err(|fault| vec![fault])? {
            let known = weights.iter_mut().find(|weight| weight.name == leaf.name);
            let problem = match (known, leaf.value) {
                (Some(weight), Some(value)) if value.is_finite() => {
                    weight.value = value;
                    continue;
                }
                (Some(_), _) => DataProblem::NoNumber(leaf.name),
                (None, _) => DataProblem::Unknown(leaf.name),
            };
            faults.push(DataFault::at(text, leaf.span.start, problem));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let values: Vec<f64> = weights.iter().map(|weight| weight.value).collect();
        parse(&replace_weights(self.text, &values)).map_err(|fault| vec![fault])
    }
}

/// Every weight of a file, in its order.
pub fn named_weights(text: &str) -> Vec<NamedWeight> {
    let leaves = leaves(text).unwrap_or_default();
    let weights = leaves.into_iter().filter_map(|leaf| {
        let (name, value) = (leaf.name, leaf.value?);
        Some(NamedWeight { name, value })
    });
    weights.collect()
}

/// The text of a file with other weights, in the order of [`named_weights`]; comments stay.
pub fn replace_weights(text: &str, values: &[f64]) -> String {
    let mut new = String::new();
    let mut copied = 0;
    let leaves = leaves(text).unwrap_or_default();
    let numbers = leaves.iter().filter(|leaf| leaf.value.is_some());
    for (leaf, value) in numbers.zip(values) {
        new.push_str(&text[copied..leaf.span.start]);
        new.push_str(&float(*value));
        copied = leaf.span.end;
    }
    new.push_str(&text[copied..]);
    new
}

/// A number as TOML writes it.
fn float(value: f64) -> String {
    format!("{value:?}")
}

fn parse<M: DeserializeOwned>(text: &str) -> Result<M, DataFault> {
    engine::data::parse(text)
}

/// Every value of a file that is not itself made of values, in the order of the file.
fn leaves(text: &str) -> Result<Vec<Leaf>, DataFault> {
    let table = DeTable::parse(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        DataFault::at(text, offset, DataProblem::read(error.message()))
    })?;
    let mut leaves = Vec::new();
    for (key, value) in table.get_ref() {
        walk(key.get_ref(), value, &mut leaves);
    }
    leaves.sort_by_key(|leaf| leaf.span.start);
    Ok(leaves)
}

fn walk(name: &str, value: &Spanned<DeValue<'_>>, leaves: &mut Vec<Leaf>) {
    let number = match value.get_ref() {
        DeValue::Table(table) => {
            for (key, value) in table {
                walk(&format!("{name}.{}", key.get_ref()), value, leaves);
            }
            return;
        }
        DeValue::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                walk(&format!("{name}.{index}"), item, leaves);
            }
            return;
        }
        DeValue::Float(float) => float.as_str().parse().ok(),
        DeValue::Integer(integer) => integer.as_str().parse().ok(),
        _ => None,
    };
    leaves.push(Leaf {
        name: name.to_owned(),
        span: value.span(),
        value: number,
    });
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Weights {
        courage: f32,
        cards: [f64; 2],
        march: March,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct March {
        idle: f32,
    }

    static FILE: WeightsFile<Weights> =
        WeightsFile::new("courage = 2 # of a lion\ncards = [1.5, -3.0]\n[march]\nidle = 0.25\n");

    #[test]
    fn weights_are_a_row_of_named_numbers() {
        let weights = named_weights(FILE.text());
        let named: Vec<(&str, f64)> = weights
            .iter()
            .map(|weight| (weight.name.as_str(), weight.value))
            .collect();
        let expected = [
            ("courage", 2.0),
            ("cards.0", 1.5),
            ("cards.1", -3.0),
            ("march.idle", 0.25),
        ];
        assert_eq!(named, expected);
        let changed = replace_weights(FILE.text(), &[3.0, 1.0, 1e-9, 0.5]);
        assert_eq!(
            changed,
            "courage = 3.0 # of a lion\ncards = [1.0, 1e-9]\n[march]\nidle = 0.5\n"
        );
        assert_eq!(
            FILE.read(&changed).expect("weights").march,
            March { idle: 0.5 }
        );
    }

    #[test]
    fn another_file_changes_what_it_names() {
        let weights = FILE.read("march.idle = 1").expect("weights");
        assert_eq!((weights.courage, weights.march.idle), (2.0, 1.0));
        assert_eq!(
            &FILE.read("").expect("nothing changed"),
            FILE.weights().as_ref()
        );
    }

    #[test]
    fn every_fault_of_another_file_is_named() {
        let faults = FILE.read("courage = true\nfear = 1\n[march]\nidle = nan\n");
        let faults: Vec<String> = faults
            .unwrap_err()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(faults.len(), 3, "{faults:?}");
        assert!(faults[0].contains("line 1") && faults[0].contains("courage"));
        assert!(faults[1].contains("line 2") && faults[1].contains("fear"));
        assert!(faults[2].contains("line 4") && faults[2].contains("march.idle"));
        assert!(FILE.read("courage = ").is_err());
    }
}
