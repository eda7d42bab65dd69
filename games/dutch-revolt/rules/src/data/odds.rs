//! The combat results table, read once for all sieges: bots ask for the odds of a siege more often than for anything else.

use super::COLUMNS;

/// How many rows the table has, and how many faces the die.
const ROWS: i8 = 10;

/// Which rows take a territory, and which column a strength stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Odds {
    /// By defence and column: a bit for each row with more losses. Nobody takes what is defended by more than that.
    taken: Vec<[u16; COLUMNS]>,
    /// By strength.
    column: [u8; 256],
}

impl Odds {
    pub(super) fn new(columns: &[u8; COLUMNS], losses: &[[u8; COLUMNS]; ROWS as usize]) -> Odds {
        let most = losses.iter().flatten().copied().max().unwrap_or(0);
        let rows = |defence: u8, column: usize| {
            let rows = losses.iter().enumerate();
            let taken = rows.filter(|(_, row)| row[column] > defence);
            taken.fold(0, |rows, (row, _)| rows | 1 << row)
        };
        let mut column = [0; 256];
        for (strength, column) in (0..=u8::MAX).zip(&mut column) {
            let reached = columns.iter().filter(|&&least| strength >= least);
            *column = reached.count().saturating_sub(1) as u8;
        }
        Odds {
            taken: (0..most)
                .map(|defence| std::array::from_fn(|column| rows(defence, column)))
                .collect(),
            column,
        }
    }

    /// The column for a strength, from 0.
    pub(super) fn column(&self, strength: u8) -> usize {
        self.column[usize::from(strength)].into()
    }

    /// How many of the ten faces of the die take a territory, if so much is taken from the die: what leaves the table counts as its
    /// first or last row.
    pub(crate) fn winning_dice(&self, column: usize, defence: u8, less: i8) -> u8 {
        let Some(columns) = self.taken.get(usize::from(defence)) else {
            return 0;
        };
        let rows = columns[column];
        let beyond = less.unsigned_abs().min(ROWS as u8);
        let (reached, edge) = if less >= 0 {
            (rows & (0x3ff >> beyond), rows & 1)
        } else {
            (rows >> beyond, rows >> (ROWS - 1) & 1)
        };
        reached.count_ones() as u8 + beyond * edge as u8
    }
}
