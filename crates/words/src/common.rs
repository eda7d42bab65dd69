//! What is said in every game.

use engine::UndoRefusal;

use crate::{Lang, texts};

texts! {
    /// Why nothing can be done any more.
    pub fn game_over() {
        en "The game is over."
        nl "Het spel is afgelopen."
        hu "A játék véget ért."
    }

    /// Why this seat can do nothing now.
    pub fn not_your_turn() {
        en "Another player is to move."
        nl "Een andere speler is aan zet."
        hu "Most más játékos van soron."
    }

    /// Why this action is not among the choices.
    pub fn out_of_place() {
        en "This belongs to another moment of the game."
        nl "Dat hoort bij een ander moment van het spel."
        hu "Ennek most nincs itt az ideje."
    }

    /// There is nothing to take back.
    pub fn undo_nothing() {
        en "There is nothing to take back."
        nl "Er is niets om terug te nemen."
        hu "Nincs mit visszavonni."
    }

    /// A decision cannot be taken back after another's.
    pub fn undo_another_acted() {
        en "Somebody else has moved since; only with everybody's consent can this be taken back."
        nl "Er is intussen een ander aan zet geweest; terugnemen kan alleen als iedereen instemt."
        hu "Azóta már más is lépett; visszavonni csak mindenki beleegyezésével lehet."
    }

    /// A decision cannot be taken back after a die.
    pub fn undo_rolled() {
        en "A die was rolled or something was drawn; only with everybody's consent can this be taken back."
        nl "Er is gegooid of iets getrokken; terugnemen kan alleen als iedereen instemt."
        hu "Dobás vagy húzás történt; visszavonni csak mindenki beleegyezésével lehet."
    }

    /// A decision cannot be taken back after a secret came out.
    pub fn undo_revealed() {
        en "Something hidden was shown; only with everybody's consent can this be taken back."
        nl "Er is iets verborgens getoond; terugnemen kan alleen als iedereen instemt."
        hu "Rejtett dolog derült ki; visszavonni csak mindenki beleegyezésével lehet."
    }

    /// A switch that is on.
    pub fn yes() {
        en "Yes"
        nl "Ja"
        hu "Igen"
    }

    /// A switch that is off.
    pub fn no() {
        en "No"
        nl "Nee"
        hu "Nem"
    }
}

/// Why a decision cannot be taken back.
pub fn undo_refusal(lang: Lang, refusal: UndoRefusal) -> String {
    match refusal {
        UndoRefusal::Nothing => undo_nothing(lang),
        UndoRefusal::AnotherActed => undo_another_acted(lang),
        UndoRefusal::Rolled => undo_rolled(lang),
        UndoRefusal::Revealed => undo_revealed(lang),
    }
}

/// The name of a switch's value, `yes` or `no`; empty for anything else.
pub fn yes_or_no(value: &str, lang: Lang) -> String {
    match value {
        "yes" => yes(lang),
        "no" => no(lang),
        _ => String::new(),
    }
}
