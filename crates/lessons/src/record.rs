//! A game as it was played, in a few letters: the table, what the dice come from, and everybody's decisions.

use std::collections::BTreeMap;

use catalog::{AnyGame, AnyPlaying, Tell};
use engine::{Seat, Seed};
use words::Lang;

use crate::moves;

/// What a file says of a game.
pub(crate) struct Record<'r> {
    pub(crate) kind: &'static dyn AnyGame,
    /// The version of the rules.
    pub(crate) rules: u16,
    pub(crate) players: u8,
    pub(crate) options: &'r BTreeMap<String, String>,
    /// What the dice come from, as a hexadecimal number.
    pub(crate) dice: &'r str,
    /// What everybody decided, see `moves.rs`.
    pub(crate) moves: &'r str,
}

/// The game, played again.
pub(crate) struct Replayed {
    pub(crate) playing: Box<dyn AnyPlaying>,
    /// Who has to choose next; nobody if the game is over.
    pub(crate) seat: Option<Seat>,
}

impl Record<'_> {
    /// Plays it again; or what is wrong with it.
    pub(crate) fn play(&self) -> Result<Replayed, String> {
        let mut header = self.kind.header(self.players);
        header.rules = self.rules;
        header.options.clone_from(self.options);
        let dice = u64::from_str_radix(self.dice, 16);
        let dice = dice.map_err(|_| "`dice` is no hexadecimal number.")?;
        header.seed = Some(Seed::from_number(dice));
        let refused = |error: catalog::GameError| error.tell(Lang::En).message;
        let mut playing = self.kind.open(header).map_err(refused)?;
        let moves = moves::read(self.moves);
        for place in moves.ok_or("`moves` has something else than letters.")? {
            let seat = skip_forced(&mut *playing);
            let seat = seat.ok_or("the game is over before `moves` is.")?;
            playing.play_choice(seat, place).map_err(refused)?;
        }
        let seat = skip_forced(&mut *playing);
        Ok(Replayed { playing, seat })
    }
}

/// Does for everybody what there is no choice about; tells who has to choose then.
pub(crate) fn skip_forced(playing: &mut dyn AnyPlaying) -> Option<Seat> {
    loop {
        let seat = playing.to_act().first()?;
        if playing.play_only_choice(seat).is_none() {
            return Some(seat);
        }
    }
}

/// The options of a table as a file has them, in one line; nothing if there are none.
pub(crate) fn options_line(options: &BTreeMap<String, String>) -> String {
    if options.is_empty() {
        return String::new();
    }
    let options = options.iter();
    let options: Vec<String> = options
        .map(|(name, value)| format!("{name} = {}", quoted(value)))
        .collect();
    format!("options = {{ {} }}\n", options.join(", "))
}

/// A text as TOML has it.
pub(crate) fn quoted(text: &str) -> String {
    if text.contains('"') && !text.contains('\'') {
        return format!("'{text}'");
    }
    format!("{text:?}")
}
