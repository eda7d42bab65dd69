//! The choices that were right so far.

use std::fmt;
use std::str::FromStr;

/// Which of the right choices was made at each step so far, or in a sandbox which of all, counted from 0: `0.2.0` in an address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(Vec<usize>);

/// A text that is no path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPath;

impl Path {
    /// So many choices an address keeps.
    pub const LONGEST: usize = 200;

    /// The same with one choice more.
    #[must_use]
    pub fn then(&self, choice: usize) -> Path {
        let mut longer = self.clone();
        longer.0.push(choice);
        longer
    }

    /// The same without its last choice.
    #[must_use]
    pub fn before(&self) -> Path {
        Path(self.0[..self.0.len().saturating_sub(1)].to_vec())
    }

    /// How many steps are done.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is done yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The choices in their order.
    pub fn choices(&self) -> impl Iterator<Item = usize> {
        self.0.iter().copied()
    }
}

impl FromIterator<usize> for Path {
    fn from_iter<I: IntoIterator<Item = usize>>(choices: I) -> Path {
        Path(choices.into_iter().collect())
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let choices: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&choices.join("."))
    }
}

impl FromStr for Path {
    type Err = NoPath;

    fn from_str(text: &str) -> Result<Path, NoPath> {
        if text.is_empty() {
            return Ok(Path::default());
        }
        let choices: Result<Vec<usize>, _> = text.split('.').map(str::parse).collect();
        let choices = choices.map_err(|_| NoPath)?;
        (choices.len() <= Path::LONGEST)
            .then_some(Path(choices))
            .ok_or(NoPath)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_read_as_it_is_written() {
        for text in ["", "0", "0.2.0"] {
            let path: Path = text.parse().expect("a path");
            assert_eq!(path.to_string(), text);
        }
        for text in [".", "a", "1.", "-1", &["0"; Path::LONGEST + 1].join(".")] {
            assert_eq!(text.parse::<Path>(), Err(NoPath), "{text}");
        }
        let path: Path = "1.2".parse().expect("a path");
        assert_eq!(path.then(3).to_string(), "1.2.3");
        assert_eq!(path.before().to_string(), "1");
        assert_eq!(Path::default().before(), Path::default());
    }
}
