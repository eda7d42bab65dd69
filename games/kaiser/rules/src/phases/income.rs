//! Phase I: income.

use engine::Sink;
use enum_map::EnumMap;

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
        let cities = self.city_income(board);
        for colour in Colour::at_table(self.seats) {
            self.pay_income(board, colour, cities[colour], log);
        }
        self.grow_older(state, log);
    }

    fn pay_income(
        &self,
        board: &mut Board,
        colour: Colour,
        cities: u8,
        log: &mut impl Sink<Event>,
    ) {
        let sachsen = self.sachsen_income(board, colour);
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
        let cities = self.city_income(board)[colour];
        self.data.income.base + cities + self.sachsen_income(board, colour)
    }

    /// What everybody gets for their own cities, and for those of others under their electors.
    fn city_income(&self, board: &Board) -> EnumMap<Colour, u8> {
        let pay = &self.data.income;
        let mut thalers = EnumMap::default();
        for land in board.lands.values() {
            let ruler = land.elector.map(|elector| elector.colour);
            for &city in land.cities.iter().flatten() {
                let City::Own(owner) = city else { continue };
                thalers[owner] += pay.own_city;
                if let Some(ruler) = ruler.filter(|&ruler| ruler != owner) {
                    thalers[ruler] += pay.ruled_city;
                }
            }
        }
        thalers
    }

    fn sachsen_income(&self, board: &Board, colour: Colour) -> u8 {
        match board.lands[Electorate::Sachsen].elector {
            Some(elector) if elector.colour == colour => self.data.income.sachsen,
            _ => 0,
        }
    }

    /// Gives thalers as far as the track goes, and tells how many.
    pub(crate) fn pay(&self, board: &mut Board, colour: Colour, thalers: u8) -> u8 {
        let player = &mut board.players[colour];
        let paid = thalers.min(self.data.thalers_at_most - player.thalers);
        player.thalers += paid;
        paid
    }
}
