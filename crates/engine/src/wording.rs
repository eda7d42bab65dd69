//! Actions as a few words: short in a chronicle, easy to read and to type.

use std::fmt;

use serde::Deserialize;
use serde::de::value::{self, BorrowedStrDeserializer};

/// Some words that mean no action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownAction(String);

impl UnknownAction {
    /// Keeps the beginning of the words.
    pub fn new(text: &str) -> UnknownAction {
        UnknownAction(text.chars().take(80).collect())
    }
}

impl fmt::Display for UnknownAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no action of this game", self.0)
    }
}

/// A name as the data file spells it.
pub fn word<'t, T: Deserialize<'t>>(text: &'t str) -> Option<T> {
    let name: BorrowedStrDeserializer<'t, value::Error> = BorrowedStrDeserializer::new(text);
    T::deserialize(name).ok()
}

/// A number with digits only and no idle noughts, so that every action is written in one way.
pub fn number(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// Reads and writes an action as the words that it is displayed as, given `fn(&[&str]) -> Option<Action>`.
#[macro_export]
macro_rules! worded {
    ($action:ty, $read:path) => {
        impl ::std::str::FromStr for $action {
            type Err = $crate::wording::UnknownAction;

            fn from_str(text: &str) -> Result<$action, Self::Err> {
                let words: Vec<&str> = text.split(' ').collect();
                $read(&words).ok_or_else(|| $crate::wording::UnknownAction::new(text))
            }
        }

        impl ::serde::Serialize for $action {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $action {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$action, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse()
                    .map_err(<D::Error as ::serde::de::Error>::custom)
            }
        }
    };
}
