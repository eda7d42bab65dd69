//! Phase 1: income and salaries.

use engine::Sink;

use crate::building::Building;
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::state::Board;

/// Points lost by whoever cannot pay what they must.
pub(crate) const PENALTY: u16 = 2;

impl Troyes {
    /// What a player's citizens are paid each round.
    pub fn salaries(&self, board: &Board, family: Family) -> u16 {
        Building::ALL
            .iter()
            .map(|&building| {
                let citizens = u16::from(board.citizens_in(family, building));
                citizens * self.data.buildings[building].salary
            })
            .sum()
    }

    /// Everybody gets their income and pays their citizens; whoever cannot pay all of it loses points.
    pub(crate) fn pay_salaries(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        for family in Family::playing(self.seats) {
            let due = self.salaries(board, family);
            let player = &mut board.players[family];
            player.gain_deniers(self.data.income);
            let salaries = player.pay(due);
            let lost = if salaries < due {
                player.lose_points(PENALTY)
            } else {
                0
            };
            log.emit(Event::Paid {
                family,
                income: self.data.income,
                salaries,
                lost,
            });
        }
    }
}
