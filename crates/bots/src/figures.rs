//! Figures of a game's own, summed up over many games: how often a card is used, what it brings.

use std::collections::BTreeMap;

/// Sums by row and column, such as a card and what is counted of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures(BTreeMap<&'static str, BTreeMap<&'static str, i64>>);

impl Figures {
    /// Adds to a sum.
    pub fn add(&mut self, row: &'static str, column: &'static str, amount: i64) {
        *self.0.entry(row).or_default().entry(column).or_default() += amount;
    }

    /// A sum; nothing was added where there is none.
    pub fn get(&self, row: &str, column: &str) -> i64 {
        let found = self.0.get(row).and_then(|row| row.get(column));
        found.copied().unwrap_or(0)
    }

    /// Everything that was summed up.
    pub fn rows(&self) -> &BTreeMap<&'static str, BTreeMap<&'static str, i64>> {
        &self.0
    }

    /// Adds all sums of another.
    pub(crate) fn add_all(&mut self, other: Figures) {
        for (row, columns) in other.0 {
            for (column, amount) in columns {
                self.add(row, column, amount);
            }
        }
    }
}
