//! Movement within provinces (5.6, 6.14): which piece goes where.

use engine::Seat;
use revolution_rules::{Action, Colour, Pieces, Province, Spot};

use super::outlook::Outlook;

impl Outlook<'_> {
    /// Where to go, which piece is picked up, or where it is put down.
    pub(super) fn arrange(&self, seat: Seat, choices: &[Action], out: &mut Vec<f32>) {
        let Some(arranging) = self.board.part.arranging[seat.index()] else {
            // One province after the other: what is done in one changes nothing in another.
            out.extend((0..choices.len()).map(|index| if index == 0 { 1.0 } else { 0.0 }));
            return;
        };
        match arranging.picked {
            Some((from, colour)) => self.put(arranging.province, from, colour, choices, out),
            None => self.take(arranging.province, choices, out),
        }
    }

    /// Which piece is picked up, or none.
    fn take(&self, province: Province, choices: &[Action], out: &mut Vec<f32>) {
        let land = self.game.land_pieces(self.board, province);
        let spots = &self.game.data().provinces[province].spots;
        out.extend(choices.iter().map(|&choice| match choice {
            Action::Take(from, colour) => {
                let best = spots
                    .iter()
                    .filter(|&&to| self.may_put(from, colour, to))
                    .map(|&to| self.shift(land, province, from, to, colour))
                    .fold(0.0, f32::max);
                (best * 10.0).powi(2)
            }
            Action::Settle => self.weights.movement.settle,
            _ => self.weights.movement.done * 10.0,
        }));
    }

    /// Where it is put down.
    fn put(
        &self,
        province: Province,
        from: Spot,
        colour: Colour,
        choices: &[Action],
        out: &mut Vec<f32>,
    ) {
        let land = self.game.land_pieces(self.board, province);
        out.extend(choices.iter().map(|&choice| match choice {
            Action::Put(to) => {
                let gain = self.shift(land, province, from, to, colour);
                (gain.max(0.0) * 10.0 + 0.01).powi(3)
            }
            _ => 0.0,
        }));
    }

    fn may_put(&self, from: Spot, colour: Colour, to: Spot) -> bool {
        if to == from {
            return false;
        }
        match to {
            Spot::Country(_) => true,
            Spot::City(_) if self.board.is_besieged(to) => false,
            Spot::Town(town) if self.board.towns[town].is_some() => false,
            _ => colour == self.own.colour() || colour == Colour::Neutral,
        }
    }

    /// What it changes to move a piece of the colour from one spot to another.
    fn shift(&self, land: Pieces, province: Province, from: Spot, to: Spot, colour: Colour) -> f32 {
        let mut gain = -self.spot(from) - self.spot(to);
        let mut land_after = land;
        match from {
            Spot::City(city) => {
                let mut pieces = self.board.cities[city];
                pieces.take(colour, 1);
                land_after.add(colour, 1);
                gain += self.majority(pieces, self.city_worth(city, self.own));
            }
            Spot::Town(town) => gain += self.town(town, None),
            Spot::Country(_) => {}
        }
        match to {
            Spot::City(city) => {
                let mut pieces = self.board.cities[city];
                pieces.add(colour, 1);
                land_after.take(colour, 1);
                gain += self.majority(pieces, self.city_worth(city, self.own));
            }
            Spot::Town(town) => gain += self.town(town, Some(colour)),
            Spot::Country(_) => {}
        }
        if land_after != land {
            let worth = self.land_worth(province, self.own);
            gain += self.majority(land_after, worth) - self.majority(land, worth);
        }
        gain
    }
}
