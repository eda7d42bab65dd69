//! The event chits: their names, what is printed on them, and what they do.

use dutch_revolt_rules::{Chit, ChitFace, Phase};

/// The letter of the chit's phase, with a star if it is used once a game; empty for No Event.
pub fn chit_mark(face: ChitFace) -> String {
    let letter = match face.phase {
        Some(Phase::Treasury) => "T",
        Some(Phase::Religion) => "R",
        Some(Phase::Movement) => "M",
        Some(Phase::Siege) => "S",
        Some(Phase::Political) => "P",
        Some(Phase::Initiative | Phase::EventDraw) | None => "",
    };
    let star = if face.star { "*" } else { "" };
    format!("{letter}{star}")
}

words::texts!("chits");
