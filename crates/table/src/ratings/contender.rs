//! Who has a rating.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use engine::Seat;

use crate::{TableId, VisitorId};

/// Who has a rating: a person or a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contender {
    /// Somebody with an account; or, if it is deleted, whoever that was: then the number is in no other place.
    Player(VisitorId),
    /// The bot of a level.
    Bot(Level),
}

impl Contender {
    /// Whoever sat at a seat of which nobody knows any more whose it was.
    pub(super) fn unknown(table: TableId, seat: Seat) -> Contender {
        let mut hasher = blake3::Hasher::new_derive_key("kroniek: nobody knows who sat here");
        hasher.update(&table.to_number().to_le_bytes());
        hasher.update(&[seat.0]);
        let mut number = [0; 16];
        hasher.finalize_xof().fill(&mut number);
        Contender::Player(VisitorId(number))
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Player(visitor) => write!(f, "player:{visitor}"),
            Contender::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

/// A text that names nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this names nobody who has a rating")]
pub struct UnknownContender;

impl FromStr for Contender {
    type Err = UnknownContender;

    fn from_str(text: &str) -> Result<Contender, UnknownContender> {
        let (kind, name) = text.split_once(':').ok_or(UnknownContender)?;
        let named = match kind {
            "player" => name.parse().map(Contender::Player).ok(),
            "bot" => name.parse().map(Contender::Bot).ok(),
            _ => None,
        };
        named.ok_or(UnknownContender)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_read_as_they_are_written() {
        let somebody = Contender::unknown(TableId::from_number(7), Seat(1));
        for who in [somebody, Contender::Bot(Level::Medium)] {
            assert_eq!(who.to_string().parse(), Ok(who));
        }
        for text in ["", "player:", "bot:genius", "side:2:1", "medium"] {
            assert_eq!(text.parse::<Contender>(), Err(UnknownContender), "{text}");
        }
    }
}
