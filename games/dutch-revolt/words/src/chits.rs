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

/// What there may be several of: its name, and how many if it is not one.
pub fn several(name: &str, count: u8) -> String {
    if count == 1 {
        name.to_owned()
    } else {
        format!("{name} × {count}")
    }
}

words::texts!("chits");
