//! How the sides have fared, where somebody is about to choose one.

use bots::Scale;
use catalog::AnyGame;
use engine::Seat;
use table::Fared;
use words::Lang;

use super::new_table::own;

/// What each side has won: here, or between bots where no game was finished here.
pub(super) enum HowSidesFared {
    /// At public tables of this server.
    Here(Fared),
    /// In the games that the game's scale was measured in.
    Bots(&'static Scale),
}

impl HowSidesFared {
    /// What is known of a game with so many players.
    pub(super) fn new(kind: &dyn AnyGame, players: u8, here: Fared) -> Option<HowSidesFared> {
        let scale = kind.scale();
        if here.games > 0 {
            Some(HowSidesFared::Here(here))
        } else {
            (scale.games > 0 && scale.players == players).then_some(HowSidesFared::Bots(scale))
        }
    }

    /// What a side has won, in words.
    pub(super) fn won(&self, seat: Seat, lang: Lang) -> Option<String> {
        let percent = match self {
            HowSidesFared::Here(fared) => fared.wins.get(seat.index())? * 100 / fared.games,
            HowSidesFared::Bots(scale) => usize::from(*scale.sides.get(seat.index())?),
        };
        Some(own::side_won(lang, percent))
    }

    /// From which games that follows.
    pub(super) fn counted(&self, lang: Lang) -> String {
        match self {
            HowSidesFared::Here(fared) => own::counted_here(lang, fared.games),
            HowSidesFared::Bots(scale) => own::counted_bots(lang, scale.games),
        }
    }
}
