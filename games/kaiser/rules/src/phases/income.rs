//! Phase I: income.

use engine::Sink;

use crate::colour::Colour;
use crate::electorate::Electorate;
use crate::event::Event;
use crate::game::Kaiser;
use crate::land::City;
use crate::state::{Board, State};

impl Kaiser {
    /// Begins a round: electors return from the privilege spaces, everybody is paid, everybody grows older.
    pub(crate) fn begin_round(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        board.round += 1;
        log.emit(Event::RoundBegan { round: board.round });
        for land in board.lands.values_mut() {
            land.used = false;
        }
        (board.influenced, board.excluded) = (None, None);
        for colour in Colour::at_table(self.seats) {
            self.pay_income(board, colour, log);
        }
        self.grow_older(state, log);
    }

    fn pay_income(&self, board: &mut Board, colour: Colour, log: &mut impl Sink<Event>) {
        let (cities, sachsen) = self.city_and_sachsen_income(board, colour);
        let base = self.data.income.base;
        let income = base + cities + sachsen;
        let lost = income - self.pay(board, colour, income);
        log.emit(Event::Income {
            colour,
            base,
            cities,
            sachsen,
            lost,
            thalers: board.players[colour].thalers,
        });
    }

    /// What a player would get in phase I, before the track's end takes its share.
    pub fn income(&self, board: &Board, colour: Colour) -> u8 {
        let (cities, sachsen) = self.city_and_sachsen_income(board, colour);
        self.data.income.base + cities + sachsen
    }

    fn city_and_sachsen_income(&self, board: &Board, colour: Colour) -> (u8, u8) {
        let (mut own, mut ruled) = (0, 0);
        for land in board.lands.values() {
            let rules = land.elector.is_some_and(|elector| elector.colour == colour);
            for &city in land.cities.iter().flatten() {
                match city {
                    City::Own(owner) if owner == colour => own += 1,
                    City::Own(_) if rules => ruled += 1,
                    _ => {}
                }
            }
        }
        let sachsen = board.lands[Electorate::Sachsen]
            .elector
            .is_some_and(|elector| elector.colour == colour);
        let pay = &self.data.income;
        (
            own * pay.own_city + ruled * pay.ruled_city,
            if sachsen { pay.sachsen } else { 0 },
        )
    }

    /// Gives thalers as far as the track goes, and tells how many.
    pub(crate) fn pay(&self, board: &mut Board, colour: Colour, thalers: u8) -> u8 {
        let player = &mut board.players[colour];
        let paid = thalers.min(self.data.thalers_at_most - player.thalers);
        player.thalers += paid;
        paid
    }
}
