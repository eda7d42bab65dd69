//! Taxes (6.1).

use engine::{Rejection, Sink, ensure};

use crate::event::Event;
use crate::faction::Faction;
use crate::game::Revolution;
use crate::place::{City, Province};
use crate::reason::Reason;
use crate::state::{Board, Step};

impl Revolution {
    /// The provinces pay; the rate for the cities is asked for unless there is only one.
    pub(crate) fn collect_taxes(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        let faction = board.acting();
        let coins = self.province_tax(board, faction).min(board.supply[faction]);
        if coins > 0 {
            board.earn(faction, coins);
            log.emit(Event::ProvincesPaid { faction, coins });
        }
        if cities_of(board, faction) == 0 || board.supply[faction] == 0 {
            return false;
        }
        if self.judge_rate(board, 2).is_ok() {
            board.step = Step::Tax;
            return true;
        }
        Revolution::tax_cities(board, 1, log);
        false
    }

    /// What the provinces of a faction pay: the sum, rounded down.
    pub fn province_tax(&self, board: &Board, faction: Faction) -> u8 {
        let halves: u8 = Province::ALL
            .iter()
            .filter(|&&province| board.province_cards[province] == Some(faction))
            .map(|&province| self.data.provinces[province].tax)
            .sum();
        halves / 2
    }

    /// Whether there are enough pieces for this rate.
    pub(crate) fn judge_rate(&self, board: &Board, rate: u8) -> Result<(), Rejection<Reason>> {
        let faction = board.acting();
        let cities = cities_of(board, faction);
        let left = board.supply[faction];
        let enough = rate == 1
            || if self.agreed.tax_all {
                left > cities.saturating_mul(rate.saturating_sub(1))
            } else {
                left >= cities.saturating_mul(rate)
            };
        ensure((1..=3).contains(&rate) && enough, "6.1", || {
            Reason::TooFewForRate { rate, left }
        })
    }

    fn tax_cities(board: &mut Board, rate: u8, log: &mut impl Sink<Event>) {
        let faction = board.acting();
        let due = cities_of(board, faction).saturating_mul(rate);
        let coins = due.min(board.supply[faction]);
        board.earn(faction, coins);
        log.emit(Event::CitiesPaid {
            faction,
            rate,
            coins,
        });
    }

    /// Taxes the cities at the rate chosen.
    pub(crate) fn apply_rate(&self, board: &mut Board, rate: u8, log: &mut impl Sink<Event>) {
        Revolution::tax_cities(board, rate, log);
        self.end_part(board, log);
    }
}

/// How many city cards a faction holds.
fn cities_of(board: &Board, faction: Faction) -> u8 {
    City::ALL
        .iter()
        .filter(|&&city| board.city_cards[city] == Some(faction))
        .count() as u8
}
