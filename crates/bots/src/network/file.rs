//! Networks as files: a few lines of TOML, the weights in half the digits that they are computed with.

use std::sync::{Arc, OnceLock};

use data_encoding::BASE64;
use engine::Game;
use serde::{Deserialize, Serialize};

use super::{Layout, Network};
use crate::{FeatureNames, Think};

/// The most bytes of a network that comes with a game.
pub const MOST_BYTES: usize = 500_000;

/// What stands above a network.
const HEADING: &str =
    "# What a game's `expert` judges positions by. Made by `kroniek train`, see docs/BOTS.md.\n";

/// The network that comes with a game, read when it is first needed.
#[derive(Debug)]
pub struct NetworkFile {
    text: &'static str,
    network: OnceLock<Option<Arc<Network>>>,
}

/// Why a file is no network for a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadNetwork {
    /// It cannot be read.
    #[error("this is no network: {0}")]
    Unreadable(String),
    /// It belongs to another game.
    #[error("this network is for '{found}'")]
    OtherGame {
        /// Which.
        found: String,
    },
    /// It is told other things than the game tells today.
    #[error("this network was trained on other features: train it anew")]
    OtherFeatures,
}

/// A network as it is written down.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    game: String,
    rules: u16,
    features: String,
    weights: String,
}

impl NetworkFile {
    /// The file with this text.
    pub const fn new(text: &'static str) -> NetworkFile {
        NetworkFile {
            text,
            network: OnceLock::new(),
        }
    }

    /// The text of the file.
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// The network for a table, if it fits the game's features and the version of the rules there.
    pub fn network<T: Think>(&self, game: &T::Game) -> Option<Arc<Network>> {
        let read = || Network::read::<T>(self.text).ok().map(Arc::new);
        let network = self.network.get_or_init(read).as_ref();
        let fits = |network: &&Arc<Network>| network.rules() == game.rules_version();
        network.filter(fits).cloned()
    }
}

impl Network {
    /// Reads a network for the game.
    pub fn read<T: Think>(text: &str) -> Result<Network, BadNetwork> {
        let unreadable = |error: &dyn std::fmt::Display| BadNetwork::Unreadable(error.to_string());
        let written: Written =
            toml::from_str(text).map_err(|error| unreadable(&error.message()))?;
        if written.game != T::Game::ID {
            return Err(BadNetwork::OtherGame {
                found: written.game,
            });
        }
        let names = FeatureNames::of::<T>();
        let layout = Layout::new(&names);
        let bytes = BASE64
            .decode(written.weights.as_bytes())
            .map_err(|error| unreadable(&error))?;
        let (halves, rest) = bytes.as_chunks::<2>();
        if written.features != names.mark() || halves.len() != layout.end || !rest.is_empty() {
            return Err(BadNetwork::OtherFeatures);
        }
        let weights: Vec<f32> = halves.iter().map(|&half| from_half(half)).collect();
        if weights.iter().any(|weight| !weight.is_finite()) {
            return Err(unreadable(&"a weight is not a number"));
        }
        Ok(Network {
            layout,
            weights,
            rules: written.rules,
            mark: written.features,
        })
    }

    /// The text of its file.
    pub fn write<T: Think>(&self) -> String {
        let bytes: Vec<u8> = self
            .weights
            .iter()
            .flat_map(|&weight| to_half(weight))
            .collect();
        let written = Written {
            game: T::Game::ID.to_owned(),
            rules: self.rules,
            features: self.mark.clone(),
            weights: BASE64.encode(&bytes),
        };
        let text = toml::to_string(&written).unwrap_or_default();
        format!("{HEADING}{text}")
    }

    /// The same as it will be read from its file.
    pub(crate) fn rounded(&self) -> Network {
        let weights = self
            .weights
            .iter()
            .map(|&weight| from_half(to_half(weight)));
        Network {
            weights: weights.collect(),
            ..self.clone()
        }
    }

    /// All digits of its weights, for a checkpoint.
    pub(crate) fn encode(&self) -> String {
        let bytes: Vec<u8> = self
            .weights
            .iter()
            .flat_map(|weight| weight.to_le_bytes())
            .collect();
        BASE64.encode(&bytes)
    }

    /// Takes over weights from a checkpoint; false if they do not fit.
    pub(crate) fn decode(&mut self, text: &str) -> bool {
        let Ok(bytes) = BASE64.decode(text.as_bytes()) else {
            return false;
        };
        let (words, rest) = bytes.as_chunks::<4>();
        let fits = words.len() == self.weights.len() && rest.is_empty();
        if fits {
            self.weights = words.iter().map(|&word| f32::from_le_bytes(word)).collect();
        }
        fits && self.weights.iter().all(|weight| weight.is_finite())
    }
}

/// The upper half of a number's bits, rounded: its sign, its size and three digits.
fn to_half(weight: f32) -> [u8; 2] {
    let rounded = weight.to_bits().saturating_add(0x8000);
    ((rounded >> 16) as u16).to_le_bytes()
}

fn from_half(half: [u8; 2]) -> f32 {
    f32::from_bits(u32::from(u16::from_le_bytes(half)) << 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_digits_are_kept() {
        for weight in [0.0, 1.0, -0.731, 1e-5, 12.34, -1e3] {
            let read = from_half(to_half(weight));
            assert!(
                (read - weight).abs() <= weight.abs() / 200.0,
                "{weight} {read}"
            );
            assert_eq!(from_half(to_half(read)).to_bits(), read.to_bits());
        }
    }
}
