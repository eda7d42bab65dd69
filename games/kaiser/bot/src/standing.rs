//! How a player stands in the electorates, counted once for all choices.

use kaiser_rules::{Board, Colour, Electorate, Kaiser, Rank, Tenant};

use super::weights::{self, Weights};

/// A player's view of the seven seats.
pub(super) struct Standing<'m> {
    pub(super) weights: &'m Weights,
    pub(super) colour: Colour,
    /// Rounds after this one.
    pub(super) later: f32,
    seats: [Seat; 7],
}

#[derive(Clone, Copy)]
struct Seat {
    /// Twice the lead over the strongest other, and one for the emperor's word or against it: no tie is left.
    lead: i16,
    /// Who the strongest other is.
    other: Colour,
    /// The player's own elector sits there.
    own: bool,
    /// One of the player's nobles could sit there.
    fit: bool,
}

impl<'m> Standing<'m> {
    pub(super) fn new(game: &Kaiser, weights: &'m Weights, board: &Board, colour: Colour) -> Self {
        let word = if board.emperor == colour { 1 } else { -1 };
        Standing {
            weights,
            colour,
            later: f32::from(5_u8.saturating_sub(board.round.max(1))),
            seats: Electorate::ALL.map(|at| {
                let power = game.power(board, at);
                let mut strongest = (0, colour);
                for (other, &towers) in &power {
                    if other != colour && towers >= strongest.0 {
                        strongest = (towers, other);
                    }
                }
                let land = &board.lands[at];
                let fits = |tenant: &Tenant| match tenant {
                    Tenant::Noble(noble) => noble.colour == colour && suits(at, noble.rank),
                    Tenant::Knight(_) => false,
                };
                Seat {
                    lead: 2 * (i16::from(power[colour]) - i16::from(strongest.0)) + word,
                    other: strongest.1,
                    own: land.elector.is_some_and(|elector| elector.colour == colour),
                    fit: land.nobles.iter().flatten().any(fits),
                }
            }),
        }
    }

    /// What so many towers more are worth in an electorate, and a noble who comes with them.
    pub(super) fn gain(&self, at: Electorate, towers: u8, comes: Option<Rank>) -> f32 {
        let Seat { lead, own, fit, .. } = self.seats[at as usize];
        let worth: &weights::Seat = &self.weights.seat;
        let after = lead + 2 * i16::from(towers);
        let heir = comes.is_some_and(|rank| suits(at, rank));
        if after <= 0 {
            return if after > -4 { worth.near } else { worth.idle };
        }
        match (lead > 0, own) {
            (false, true) => worth.keep,
            (false, false) if fit || heir => worth.take,
            (false, false) => worth.vacate,
            // Ahead with nobody for the seat, until one comes.
            (true, false) if heir && !fit => worth.take,
            (true, _) if lead <= 2 => worth.guard,
            (true, _) => worth.idle,
        }
    }

    /// What it costs to take so many of one's own towers away.
    pub(super) fn loss(&self, at: Electorate, towers: u8) -> f32 {
        let Seat { lead, own, .. } = self.seats[at as usize];
        let worth = &self.weights.seat;
        match (lead > 0, lead - 2 * i16::from(towers) > 0) {
            (true, false) if own => worth.keep,
            (true, false) => worth.take,
            (true, true) if lead <= 4 => worth.guard,
            _ => worth.idle,
        }
    }

    /// What it is worth to take so many towers from another player.
    pub(super) fn harm(&self, at: Electorate, towers: u8, whose: Colour) -> f32 {
        if self.seats[at as usize].other == whose {
            self.weights.seat.hurt * self.gain(at, towers, None)
        } else {
            0.0
        }
    }

    /// The best place for such a piece among those that the test lets through.
    pub(super) fn best(
        &self,
        towers: u8,
        comes: Option<Rank>,
        test: impl Fn(Electorate) -> bool,
    ) -> f32 {
        let places = Electorate::ALL.into_iter().filter(|&at| test(at));
        places
            .map(|at| self.gain(at, towers, comes))
            .fold(0.0, f32::max)
    }

    /// What lasts so long brings this for each round that is left.
    pub(super) fn lasting(&self, each: f32) -> f32 {
        each * self.later.min(self.weights.lasting.rounds)
    }

    /// Whether the player could send somebody to a seat that is won already.
    pub(super) fn lacks_heir(&self, at: Electorate) -> bool {
        let Seat { lead, own, fit, .. } = self.seats[at as usize];
        lead > 0 && !own && !fit
    }
}

/// Whether such a noble can be elector there.
fn suits(at: Electorate, rank: Rank) -> bool {
    rank == Rank::Baron || !at.is_church()
}
