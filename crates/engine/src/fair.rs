//! Dice that nobody can choose: commit first, contribute, reveal at the end.
//!
//! Before the game the server fixes a secret and publishes its [`Commitment`]. Each player may add words
//! of their own. The seed is the hash of both, so neither side can steer it; after the game the secret is
//! shown and everybody can check it.

use serde::{Deserialize, Serialize};

use crate::dice::Seed;

/// What the server keeps to itself until the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub Seed);

/// The public hash of a [`Secret`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(pub Seed);

impl Secret {
    /// What is published before the game.
    pub fn commitment(self) -> Commitment {
        Commitment(Seed(blake3::derive_key(
            "kroniek 2026 dice commitment",
            &self.0.0,
        )))
    }

    /// The seed that this secret and the players' contributions make.
    pub fn seed(self, contributions: &[String]) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("kroniek 2026 dice seed");
        hasher.update(&self.0.0);
        for contribution in contributions {
            // The length keeps "ab","c" apart from "a","bc".
            hasher.update(&(contribution.len() as u64).to_le_bytes());
            hasher.update(contribution.as_bytes());
        }
        Seed(*hasher.finalize().as_bytes())
    }
}

/// How a game's seed came about, as it stands in its chronicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fairness {
    /// Published before the game.
    pub commitment: Commitment,
    /// What each player added, in the order of the seats.
    pub contributions: Vec<String>,
    /// Revealed after the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

impl Fairness {
    /// Whether the revealed secret fits the commitment and makes this seed; `None` while it is secret.
    pub fn proves(&self, seed: Seed) -> Option<bool> {
        self.secret.map(|secret| {
            secret.commitment() == self.commitment && secret.seed(&self.contributions) == seed
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_revealed_secret_proves_its_seed_and_no_other() {
        let secret = Secret(Seed::from_number(1));
        let contributions = vec!["Oranje".to_owned(), "Alva".to_owned()];
        let seed = secret.seed(&contributions);
        let mut fairness = Fairness {
            commitment: secret.commitment(),
            contributions,
            secret: None,
        };
        assert_eq!(fairness.proves(seed), None);
        fairness.secret = Some(secret);
        assert_eq!(fairness.proves(seed), Some(true));
        fairness.contributions[1].push('!');
        assert_eq!(fairness.proves(seed), Some(false));
        fairness.contributions[1].pop();
        fairness.secret = Some(Secret(Seed::from_number(2)));
        assert_eq!(fairness.proves(seed), Some(false));
    }

    #[test]
    fn contributions_are_kept_apart() {
        let secret = Secret(Seed::from_number(1));
        assert_ne!(
            secret.seed(&["ab".into(), "c".into()]),
            secret.seed(&["a".into(), "bc".into()])
        );
    }
}
