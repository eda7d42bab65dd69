//! How long a bot may think.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So much time by the clock.
    Time(Duration),
    /// So many trials, however long they take: what is chosen then follows from the bot's number alone.
    Trials(u32),
}

impl Default for Budget {
    /// A third of a second: a turn of ten clicks is over before one grows impatient.
    fn default() -> Budget {
        Budget::Time(Duration::from_millis(300))
    }
}

impl Budget {
    /// Such a part of it, from 0 to 1.
    pub(crate) fn part(self, part: f64) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time.mul_f64(part)),
            Budget::Trials(trials) => {
                Budget::Trials(((f64::from(trials) * part).round() as u32).max(1))
            }
        }
    }
}

/// What is not a budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{found}' is no time to think: write 50ms, 2s or 400it")]
pub struct BadBudget {
    /// What was given.
    pub found: String,
}

impl FromStr for Budget {
    type Err = BadBudget;

    fn from_str(text: &str) -> Result<Budget, BadBudget> {
        let bad = || BadBudget {
            found: text.to_owned(),
        };
        let end = text
            .find(|letter: char| !letter.is_ascii_digit())
            .unwrap_or(text.len());
        let number: u32 = text[..end].parse().map_err(|_| bad())?;
        match (&text[end..], number) {
            (_, 0) => Err(bad()),
            ("ms", millis) => Ok(Budget::Time(Duration::from_millis(millis.into()))),
            ("s", seconds) => Ok(Budget::Time(Duration::from_secs(seconds.into()))),
            ("it", trials) => Ok(Budget::Trials(trials)),
            _ => Err(bad()),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Trials(trials) => write!(f, "{trials}it"),
        }
    }
}

/// A budget that is being spent.
#[derive(Clone, Debug)]
pub(crate) struct Spending {
    budget: Budget,
    begun: Instant,
    trials: u32,
}

impl Spending {
    pub(crate) fn new(budget: Budget) -> Spending {
        Spending {
            budget,
            begun: Instant::now(),
            trials: 0,
        }
    }

    /// How many trials were made.
    pub(crate) fn trials(&self) -> u32 {
        self.trials
    }

    /// What part of the budget is spent, from 0 to 1 and perhaps a little more.
    pub(crate) fn share(&self) -> f64 {
        match self.budget {
            Budget::Trials(most) => f64::from(self.trials) / f64::from(most),
            Budget::Time(most) => self.begun.elapsed().as_secs_f64() / most.as_secs_f64(),
        }
    }

    /// Counts a trial, and tells whether there is no budget for another one: half a trial's time is not enough.
    pub(crate) fn is_spent_after_trial(&mut self) -> bool {
        self.trials += 1;
        match self.budget {
            Budget::Trials(most) => self.trials >= most,
            Budget::Time(_) => {
                let share = self.share();
                share + 0.5 * share / f64::from(self.trials) >= 1.0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_read_as_they_are_written() {
        for text in ["50ms", "2000ms", "400it"] {
            assert_eq!(text.parse::<Budget>().expect(text).to_string(), text);
        }
        assert_eq!("2s".parse(), Ok(Budget::Time(Duration::from_secs(2))));
        for text in ["", "ms", "0ms", "50", "-1s", "5 ms", "99999999999it", "é"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }

    #[test]
    fn trials_are_counted() {
        let mut spending = Spending::new(Budget::Trials(2));
        assert!(!spending.is_spent_after_trial());
        assert!((spending.share() - 0.5).abs() < 1e-9);
        assert!(spending.is_spent_after_trial());
    }
}
