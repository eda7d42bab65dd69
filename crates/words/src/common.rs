//! What is said in every game.

use engine::{MOST_REWINDS, RewindRefusal, UndoRefusal};

use crate::Lang;

words::texts!("common");

/// Why a decision cannot be taken back.
pub fn undo_refusal(lang: Lang, refusal: UndoRefusal) -> String {
    match refusal {
        UndoRefusal::Nothing => undo_nothing(lang),
        UndoRefusal::AnotherActed => undo_another_acted(lang),
        UndoRefusal::Rolled => undo_rolled(lang),
        UndoRefusal::Revealed => undo_revealed(lang),
        UndoRefusal::Rewound => undo_rewound(lang),
    }
}

/// Why a game cannot be rewound.
pub fn rewind_refusal(lang: Lang, refusal: RewindRefusal) -> String {
    match refusal {
        RewindRefusal::Nothing => rewind_nothing(lang),
        RewindRefusal::Over => game_over(lang),
        RewindRefusal::Forbidden => rewind_forbidden(lang),
        RewindRefusal::TooMany => rewind_too_many(lang, MOST_REWINDS),
        RewindRefusal::UnknownSeat => rewind_unknown_seat(lang),
    }
}

/// The name of a switch's value, `yes` or `no`; empty for anything else.
pub fn yes_or_no(lang: Lang, value: &str) -> String {
    match value {
        "yes" => yes(lang),
        "no" => no(lang),
        _ => String::new(),
    }
}
