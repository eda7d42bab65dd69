//! What can be agreed before a game: a flat list of options, each with a few named values.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rng::Rng;

/// One thing that the players can agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The option's name in files and URLs, such as `chit-hand`.
    pub id: &'static str,
    /// Its values; the first is the default.
    pub values: &'static [&'static str],
}

impl OptionSpec {
    /// An option that is off by default.
    pub const fn switch(id: &'static str) -> OptionSpec {
        OptionSpec {
            id,
            values: &["no", "yes"],
        }
    }

    /// An option with the given values, the first being the default.
    pub const fn choice(id: &'static str, values: &'static [&'static str]) -> OptionSpec {
        OptionSpec { id, values }
    }
}

/// The values agreed on, one for each [`OptionSpec`] of the game, by position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    specs: &'static [OptionSpec],
    values: Vec<u8>,
}

/// What is wrong with a set of options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum OptionFault {
    /// No option has this name.
    #[error("there is no option '{id}'; this game has: {known}")]
    Unknown {
        /// The name given.
        id: String,
        /// The names that exist.
        known: String,
    },
    /// The option does not have this value.
    #[error("option '{id}' cannot be '{value}'; it can be: {known}")]
    Value {
        /// The option.
        id: String,
        /// The value given.
        value: String,
        /// The values that exist.
        known: String,
    },
}

impl Options {
    /// Every option at its default.
    pub fn new(specs: &'static [OptionSpec]) -> Options {
        Options {
            specs,
            values: vec![0; specs.len()],
        }
    }

    /// Reads named values; whatever is not named stays at its default. All faults are reported.
    pub fn parse(
        specs: &'static [OptionSpec],
        named: &BTreeMap<String, String>,
    ) -> Result<Options, Vec<OptionFault>> {
        let mut options = Options::new(specs);
        let faults: Vec<OptionFault> = named
            .iter()
            .filter_map(|(id, value)| options.set(id, value).err())
            .collect();
        if faults.is_empty() {
            Ok(options)
        } else {
            Err(faults)
        }
    }

    /// Sets one option by name.
    pub fn set(&mut self, id: &str, value: &str) -> Result<(), OptionFault> {
        let Some(at) = self.specs.iter().position(|spec| spec.id == id) else {
            return Err(OptionFault::Unknown {
                id: id.to_owned(),
                known: join(self.specs.iter().map(|spec| spec.id)),
            });
        };
        let values = self.specs[at].values;
        let wanted = match value {
            "true" => "yes",
            "false" => "no",
            other => other,
        };
        match values.iter().position(|&known| known == wanted) {
            Some(index) => {
                self.values[at] = index as u8;
                Ok(())
            }
            None => Err(OptionFault::Value {
                id: id.to_owned(),
                value: value.to_owned(),
                known: join(values.iter().copied()),
            }),
        }
    }

    /// The position of an option's value in its list.
    ///
    /// # Panics
    /// If the game has no such option: the name is written in the game's own code.
    pub fn index(&self, id: &str) -> usize {
        let at = self
            .specs
            .iter()
            .position(|spec| spec.id == id)
            .unwrap_or_else(|| panic!("the game has no option '{id}'"));
        self.values[at] as usize
    }

    /// Whether a switch is on.
    pub fn is_on(&self, id: &str) -> bool {
        self.index(id) == 1
    }

    /// All options with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&'static OptionSpec, &'static str)> {
        self.specs
            .iter()
            .zip(&self.values)
            .map(|(spec, &value)| (spec, spec.values[value as usize]))
    }

    /// All options with their values, by name.
    pub fn named(&self) -> BTreeMap<String, String> {
        self.iter()
            .map(|(spec, value)| (spec.id.to_owned(), value.to_owned()))
            .collect()
    }

    /// The options that are not at their default, by name.
    pub fn changed(&self) -> BTreeMap<String, String> {
        self.iter()
            .filter(|(spec, value)| spec.values[0] != *value)
            .map(|(spec, value)| (spec.id.to_owned(), value.to_owned()))
            .collect()
    }

    /// Any set of values, for tests.
    pub fn random(specs: &'static [OptionSpec], rng: &mut Rng) -> Options {
        Options {
            specs,
            values: specs
                .iter()
                .map(|spec| rng.below(spec.values.len()) as u8)
                .collect(),
        }
    }
}

fn join<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec::switch("short"),
        OptionSpec::choice("hand", &["free", "six"]),
    ];

    #[test]
    fn all_faults_are_told_at_once() {
        let named = BTreeMap::from([
            ("shrt".to_owned(), "yes".to_owned()),
            ("hand".to_owned(), "seven".to_owned()),
        ]);
        let faults = Options::parse(SPECS, &named).unwrap_err();
        assert_eq!(faults.len(), 2);
        assert!(faults[0].to_string().contains("free, six"));
        assert!(faults[1].to_string().contains("short, hand"));
    }

    #[test]
    fn changed_options_round_trip() {
        let mut options = Options::new(SPECS);
        options.set("short", "true").unwrap();
        assert!(options.is_on("short"));
        assert_eq!(Options::parse(SPECS, &options.changed()).unwrap(), options);
    }
}
