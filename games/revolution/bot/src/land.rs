//! Where pieces do most good: new ones, support, overflow, and those that are converted or looted.

use revolution_rules::{Action, Colour, Pieces, Province, Space, Spot, Step, Support};

use super::outlook::Outlook;

/// What is done, and with how many pieces or coins at once.
pub(super) fn single(choice: Action) -> (Action, u8) {
    match choice {
        Action::Several(single, count) => (single.once(), count),
        _ => (choice, 1),
    }
}

impl Outlook<'_> {
    /// What is to be had in a province altogether: its card, its cities, and its towns.
    fn prize(&self, province: Province) -> f32 {
        let spots = &self.game.data().provinces[province].spots;
        spots
            .iter()
            .map(|&spot| match spot {
                Spot::Country(_) => self.land_worth(province, self.own),
                Spot::City(city) if self.board.sieges[city].is_some() => 0.0,
                Spot::City(city) => self.city_worth(city, self.own),
                Spot::Town(town) => self.town_worth(town, self.own),
            })
            .sum()
    }

    /// How much of the prize so many pieces hold, given the room there is.
    fn hold(&self, pieces: f32, room: f32) -> f32 {
        let place = &self.weights.place;
        ((pieces / room - place.from) / (place.to - place.from)).clamp(0.0, 1.0)
    }

    /// What one more piece in the province brings.
    pub(super) fn one_more(&self, province: Province) -> f32 {
        self.more(province, 1)
    }

    /// What so many more pieces in the province bring each.
    pub(super) fn more(&self, province: Province, count: u8) -> f32 {
        let pieces = self.game.free_pieces(self.board, province);
        let limit = self.game.data().provinces[province].limit;
        let own = pieces.of(self.own);
        let room = f32::from(limit.max(1));
        let before = self.hold(f32::from(own), room);
        let after = self.hold(f32::from(own + count), room);
        let held = (after - before) / f32::from(count.max(1));
        let mut gain = held * self.prize(province) + self.weights.place.least;
        let foes = self.strongest(pieces);
        let others = count.saturating_sub(1);
        if pieces.factions() + others >= limit {
            if own + others < foes {
                // The smallest loses first: the piece would be for nothing.
                gain *= self.weights.place.crowded;
            }
            if own + others >= limit {
                gain *= 0.5;
            }
        }
        gain
    }

    /// The most pieces that another faction has.
    fn strongest(&self, pieces: Pieces) -> u8 {
        self.game
            .factions()
            .filter(|&faction| faction != self.own)
            .map(|faction| pieces.of(faction))
            .max()
            .unwrap_or(0)
    }

    /// Where a new piece is put (5.2, 6.10).
    pub(super) fn new_piece(&self, choice: Action) -> f32 {
        let place = &self.weights.place;
        let (choice, count) = single(choice);
        let gain = match choice {
            Action::Province(province) => self.more(province, count),
            Action::Fill(Support::SpanishTreasury, _) => place.fill_spain * self.turns_left,
            Action::Fill(Support::Huguenots, _) => place.fill_huguenots * self.turns_left * 0.5,
            Action::Fill(_, space) => {
                let flexible = if space == Space::Split { 1.0 } else { 0.9 };
                place.fill * self.turns_left * 0.5 * flexible
            }
            Action::Treasury => place.cash * self.turns_left,
            // In the first edition the pieces of turn 0 need not be placed, but nothing is gained by that.
            _ if self.board.step != (Step::NewPieces { left: 0 }) => 0.0,
            _ => 1.0,
        };
        gain.powf(place.sharpness) * f32::from(count)
    }

    /// Where so many pieces of support or of overflow go.
    pub(super) fn arrival(&self, choice: Action, pieces: u8) -> f32 {
        let (choice, count) = single(choice);
        let gain = match choice {
            Action::Province(province) => self.more(province, pieces),
            Action::Treasury => self.weights.purse.money,
            _ => 0.01,
        };
        gain.powf(self.weights.place.sharpness) * f32::from(count)
    }

    /// What it brings to take a piece of this colour out of the province, perhaps for one of our own (6.3, 6.9).
    pub(super) fn strike(&self, spot: Spot, colour: Colour, converts: bool) -> f32 {
        let province = self.game.data().province_of(spot);
        let friend = colour.faction().is_some_and(|owner| self.is_friend(owner));
        let gain = if converts {
            self.one_more(province)
        } else {
            0.0
        };
        if friend {
            return if converts { 0.1 * gain } else { 0.0 };
        }
        let pieces = self.game.free_pieces(self.board, province);
        let total = f32::from(pieces.total().max(1));
        let held = f32::from(pieces.of(colour)) / total;
        let denied = if colour == Colour::Neutral {
            0.0
        } else {
            self.denial * held * self.prize(province) * 0.4
        };
        let town = match spot {
            Spot::Town(town) if converts => {
                self.town_worth(town, self.own) * 0.5 - self.town(town, Some(colour)) * 0.5
            }
            Spot::Town(town) => -self.town(town, Some(colour)) * 0.5,
            _ => 0.0,
        };
        (gain + denied + town).max(0.0)
    }

    /// Who should be bothered with the last neutrals (6.12).
    pub(super) fn neutral(&self, choice: Action) -> f32 {
        let Action::Province(province) = choice else {
            return 0.0;
        };
        let pieces = self.game.land_pieces(self.board, province);
        match pieces.majority() {
            Some(holder) if self.is_friend(holder) => 0.1,
            Some(_) => 2.0,
            None => 1.0,
        }
    }
}
