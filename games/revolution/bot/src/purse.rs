//! Taxes and support: money or pieces.

use revolution_rules::{Action, City, Support};

use super::land::single;
use super::outlook::Outlook;

impl Outlook<'_> {
    /// Tax as much as new pieces leave room for (6.1).
    pub(super) fn rate(&self, choice: Action) -> f32 {
        let Action::Rate(rate) = choice else {
            return 0.0;
        };
        let board = self.board;
        let cities = City::ALL
            .iter()
            .filter(|&&city| board.city_cards[city] == Some(self.own))
            .count() as f32;
        let taken = cities * f32::from(rate);
        let due = f32::from(self.game.new_pieces(board, self.own));
        let spent = (f32::from(board.treasury[self.own]) + taken) * self.weights.purse.returning;
        let missing = (due - (f32::from(board.supply[self.own]) - taken + spent)).max(0.0);
        let gain = taken - missing * (1.0 + self.weights.purse.missing);
        gain.max(0.2).powi(3)
    }

    /// Whether to take a piece out of a box (5.1, 6.2).
    pub(super) fn draw(&self, choice: Action) -> f32 {
        let purse = &self.weights.purse;
        let (choice, count) = single(choice);
        match choice {
            Action::Draw(Support::SpanishTreasury, _) => f32::from(count),
            Action::Draw(support, space) => {
                let provinces = self.game.data().supports[support].provinces;
                let best = provinces
                    .iter()
                    .map(|province| self.more(province, count))
                    .fold(0.0, f32::max);
                let money = if space.feeds_treasury() {
                    purse.money
                } else {
                    0.0
                };
                best.max(money) * f32::from(count).sqrt()
            }
            _ => {
                let due = self.game.new_pieces(self.board, self.own);
                let rich = self.board.turn > 0 && due > self.game.data().least_new;
                let stay = if rich { purse.stay } else { purse.stay_poor };
                0.02 + stay * self.turns_left
            }
        }
    }
}
