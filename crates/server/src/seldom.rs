//! What may happen thousands of times a second, and is told to the log seldom: otherwise the log fills the disk.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often at most the log tells the same.
const TELL: Duration = Duration::from_secs(10);

/// Something that happens often.
#[derive(Default)]
pub(crate) struct Seldom(Mutex<Told>);

#[derive(Default)]
struct Told {
    /// When the log told it last.
    at: Option<Instant>,
    /// How often it happened since.
    times: u64,
}

impl Seldom {
    /// Notes that it happened. When it is time to tell it, gives how often it happened since it was told last.
    pub(crate) fn note(&self) -> Option<u64> {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        told.times += 1;
        if told.at.is_some_and(|at| at.elapsed() < TELL) {
            return None;
        }
        told.at = Some(Instant::now());
        Some(std::mem::take(&mut told.times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_told_at_once_and_the_others_together() {
        let seldom = Seldom::default();
        assert_eq!(seldom.note(), Some(1));
        assert!((0..999).all(|_| seldom.note().is_none()));
        let long_ago = Instant::now().checked_sub(TELL);
        seldom.0.lock().expect("nobody panicked").at = long_ago;
        assert_eq!(seldom.note(), Some(1_000));
    }
}
