//! Movement within provinces (5.6, 6.14): which piece goes where.

use engine::Seat;
use revolution_rules::{Action, Arranging, Colour, Pieces, Province, Spot};

use super::land::single;
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
            Some(_) => self.put(arranging, choices, out),
            None => self.take(seat, arranging.province, choices, out),
        }
    }

    /// Which pieces are picked up, or none.
    fn take(&self, seat: Seat, province: Province, choices: &[Action], out: &mut Vec<f32>) {
        let movement = &self.weights.movement;
        let land = self.game.land_pieces(self.board, province);
        let mut gains = false;
        out.extend(choices.iter().map(|&choice| match single(choice) {
            (Action::Take(from, colour), pieces) => {
                let best = self.best_shift(land, province, from, colour, pieces);
                gains |= best > 0.0;
                (best * 10.0).powi(2)
            }
            (Action::Put(to), pieces) => {
                let way = (Spot::Country(province), to);
                let gain = self.shift(land, province, way, self.own.colour(), pieces);
                gains |= gain > 0.0;
                (gain.max(0.0) * 10.0).powi(2)
            }
            (Action::Settle, _) => movement.settle,
            (Action::DoneInRank, _) => 0.0,
            _ => movement.done * 10.0,
        }));
        let alike = choices
            .iter()
            .position(|&choice| choice == Action::DoneInRank);
        if let Some(alike) = alike.filter(|_| !gains && self.nothing_alike(seat)) {
            let first = out.len() - choices.len();
            out[first + alike] = movement.done * 10.0 * movement.done_alike;
        }
    }

    /// Whether all provinces where the faction moves at the same rank are open and leave nothing to be gained.
    fn nothing_alike(&self, seat: Seat) -> bool {
        let alike = self.game.alike_elsewhere(self.board, seat);
        alike.iter().all(|province| {
            self.board.part.movers[province].is_some_and(|mover| {
                let outlook = Outlook::new(self.game, self.weights, self.board, mover);
                self.is_friend(mover) && !outlook.can_gain(province)
            })
        })
    }

    /// Whether moving a piece within the province brings anything.
    fn can_gain(&self, province: Province) -> bool {
        let land = self.game.land_pieces(self.board, province);
        let spots = &self.game.data().provinces[province].spots;
        spots.iter().any(|&from| {
            !self.board.is_besieged(from)
                && Colour::ALL.iter().any(|&colour| {
                    self.board.count(from, colour) > 0
                        && self.best_shift(land, province, from, colour, 1) > 0.0
                })
        })
    }

    /// What the best goal for so many pieces brings.
    fn best_shift(
        &self,
        land: Pieces,
        province: Province,
        from: Spot,
        colour: Colour,
        pieces: u8,
    ) -> f32 {
        let spots = &self.game.data().provinces[province].spots;
        spots
            .iter()
            .filter(|&&to| self.may_put(from, colour, to))
            .filter(|to| pieces == 1 || !matches!(to, Spot::Town(_)))
            .map(|&to| self.shift(land, province, (from, to), colour, pieces))
            .fold(0.0, f32::max)
    }

    /// Where they are put down.
    fn put(&self, arranging: Arranging, choices: &[Action], out: &mut Vec<f32>) {
        let Arranging {
            province, pieces, ..
        } = arranging;
        let land = self.game.land_pieces(self.board, province);
        out.extend(
            choices
                .iter()
                .map(|&choice| match (choice, arranging.picked) {
                    (Action::Put(to), Some((from, colour))) => {
                        let gain = self.shift(land, province, (from, to), colour, pieces);
                        (gain.max(0.0) * 10.0 + 0.01).powi(3)
                    }
                    _ => 0.0,
                }),
        );
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

    /// What it changes to move so many pieces of the colour from one spot to another.
    fn shift(
        &self,
        land: Pieces,
        province: Province,
        (from, to): (Spot, Spot),
        colour: Colour,
        count: u8,
    ) -> f32 {
        let mut gain = -self.spot(from) - self.spot(to);
        let mut land_after = land;
        match from {
            Spot::City(city) => {
                let mut pieces = self.board.cities[city];
                pieces.take(colour, count);
                land_after.add(colour, count);
                gain += self.majority(pieces, self.city_worth(city, self.own));
            }
            Spot::Town(town) => gain += self.town(town, None),
            Spot::Country(_) => {}
        }
        match to {
            Spot::City(city) => {
                let mut pieces = self.board.cities[city];
                pieces.add(colour, count);
                land_after.take(colour, count);
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
