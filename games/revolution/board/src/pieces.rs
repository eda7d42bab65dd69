//! The pieces: chips with a sign and a number, armies as pennants, ships.

use maud::{Markup, html};
use revolution_rules::{Colour, Faction, Pieces};

use super::signs::{short, sign};

/// The height of a chip.
pub(super) const HEIGHT: f64 = 18.0;

/// How much room the chips of a place have.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Cut {
    /// The width of a chip without a number.
    single: f64,
    /// The size of the sign.
    sign: f64,
    /// The gap between two chips.
    gap: f64,
}

/// Wide chips, and narrower ones where many factions are in one place.
const CUTS: [Cut; 5] = [
    Cut {
        single: 20.0,
        sign: 14.0,
        gap: 3.0,
    },
    Cut {
        single: 15.0,
        sign: 12.0,
        gap: 1.5,
    },
    Cut {
        single: 13.5,
        sign: 11.0,
        gap: 1.0,
    },
    Cut {
        single: 12.0,
        sign: 10.0,
        gap: 0.5,
    },
    Cut {
        single: 11.0,
        sign: 9.5,
        gap: 0.0,
    },
];

/// The narrowest of them.
const NARROWEST: Cut = CUTS[CUTS.len() - 1];

/// The least width of the row of chips.
pub(super) fn least_width(pieces: Pieces) -> f64 {
    NARROWEST.row(&stacks(pieces))
}

impl Cut {
    fn width(self, count: u8) -> f64 {
        match count {
            0..=1 => self.single,
            2..=9 => self.single + 9.0,
            _ => self.single + 17.0,
        }
    }

    fn row(self, stacks: &[(Colour, u8)]) -> f64 {
        let chips: f64 = stacks.iter().map(|&(_, count)| self.width(count)).sum();
        chips + self.gap * stacks.len().saturating_sub(1) as f64
    }
}

/// The stacks of a place, from the largest faction to the neutrals.
fn stacks(pieces: Pieces) -> Vec<(Colour, u8)> {
    let mut stacks: Vec<(Colour, u8)> = Colour::ALL
        .iter()
        .map(|&colour| (colour, pieces.of(colour)))
        .filter(|&(_, count)| count > 0)
        .collect();
    stacks.sort_by_key(|&(colour, count)| (colour == Colour::Neutral, u8::MAX - count));
    stacks
}

/// A row of chips within a width. The ids keep, so that a piece that moves is seen moving.
pub(super) fn row(place: &str, pieces: Pieces, x: f64, y: f64, room: f64) -> Markup {
    let stacks = stacks(pieces);
    let fitting = CUTS.into_iter().find(|cut| cut.row(&stacks) <= room);
    let cut = fitting.unwrap_or(NARROWEST);
    let squeeze = (room / cut.row(&stacks).max(1.0)).min(1.0);
    let scale = (squeeze < 1.0)
        .then(|| format!("translate({} {}) scale({squeeze:.3} 1)", short(x), short(y)));
    let (left, top) = if scale.is_some() { (0.0, 0.0) } else { (x, y) };
    let mut along = left;
    html! {
        g class="chips" transform=[scale] {
            @for &(colour, count) in &stacks {
                (chip(place, colour, count, along, top, cut))
                @let () = along += cut.width(count) + cut.gap;
            }
        }
    }
}

fn chip(place: &str, colour: Colour, count: u8, x: f64, y: f64, cut: Cut) -> Markup {
    let inset = (cut.single - cut.sign) / 2.0;
    html! {
        g id={ "piece-" (place) "-" (colour.id()) "-piece" } class={ "piece " (colour.id()) } transform=(format!("translate({} {})", short(x), short(y))) {
            rect class="chip" width=(short(cut.width(count))) height=(HEIGHT) rx="4" {}
            (sign(colour, "", inset, (HEIGHT - cut.sign) / 2.0, cut.sign))
            @if count > 1 { text class="count" x=(short(cut.single - 1.0)) y="13.6" { (count) } }
        }
    }
}

/// A single piece in a square or a round space of `size`.
pub(super) fn single(place: &str, colour: Colour, x: f64, y: f64, size: f64, round: f64) -> Markup {
    html! {
        g id={ "piece-" (place) "-" (colour.id()) "-piece" } class={ "piece " (colour.id()) } transform=(format!("translate({} {})", short(x), short(y))) {
            rect class="chip" width=(short(size)) height=(short(size)) rx=(short(round)) {}
            (sign(colour, "", 3.0, 3.0, size - 6.0))
        }
    }
}

/// What an army is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// It acts.
    Acting,
    /// It was driven back from a city.
    DrivenBack,
    /// It was abandoned and only takes up space.
    Abandoned,
}

/// An army: a pennant with the faction's sign.
pub(super) fn army(id: &str, faction: Faction, duty: Duty, x: f64, y: f64, size: f64) -> Markup {
    let class = match duty {
        Duty::Acting => "",
        Duty::DrivenBack => " driven-back",
        Duty::Abandoned => " abandoned",
    };
    let share = size / 21.0;
    html! {
        g id={ "piece-" (id) "-" (faction.id()) "-army" } class={ "piece army " (faction.id()) (class) } transform=(format!("translate({} {})", short(x), short(y))) {
            use href="#pennant" width=(short(23.0 * share)) height=(short(26.0 * share)) {}
            (sign(faction.colour(), "", 4.3 * share, 2.4 * share, 13.0 * share))
        }
    }
}

/// A Water Beggar: a small ship under the flag of whoever hired it.
pub(super) fn ship(hirer: Option<Faction>, x: f64, y: f64, size: f64) -> Markup {
    html! {
        use class={ "ship " (hirer.map_or("nobody", Faction::id)) } href="#ship" x=(short(x)) y=(short(y)) width=(short(size)) height=(short(size)) {}
    }
}
