//! An action as it is sent.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// An action as JSON. It is text already: a list of choices is long, and most of them are only passed on.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct ActionJson(Box<RawValue>);

impl ActionJson {
    /// Writes an action.
    pub fn new(action: &impl Serialize) -> ActionJson {
        ActionJson(to_raw_value(action).expect("the values of a game are plain data"))
    }

    /// The same, taken apart.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("it was written as JSON")
    }
}

impl PartialEq for ActionJson {
    fn eq(&self, other: &ActionJson) -> bool {
        self.0.get() == other.0.get()
    }
}

impl PartialEq<Value> for ActionJson {
    fn eq(&self, other: &Value) -> bool {
        self.value() == *other
    }
}
