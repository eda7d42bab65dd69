//! Phase VII: the emperor's action; phase VIII: the round marker; and the end of the game.

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::colour::Colour;
use crate::data::{ImperialCity, ROUNDS, Reward};
use crate::electorate::Electorate;
use crate::event::{Event, Merit};
use crate::game::Kaiser;
use crate::land::City;
use crate::reason::Reason;
use crate::score::score;
use crate::state::{Board, State, Step};

const RULE: &str = "VII";

impl Kaiser {
    /// The emperor's action of a round.
    pub(crate) fn reward(&self, round: u8) -> Reward {
        let rewards = &self.data.rewards;
        rewards[usize::from(round).clamp(1, rewards.len()) - 1]
    }

    /// The emperor gets what the round's column shows.
    pub(crate) fn emperors_action(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        let colour = board.emperor;
        let reward = self.reward(board.round);
        score(board, colour, reward.points, Merit::Emperor, log);
        if reward.thalers > 0 {
            let thalers = self.pay(board, colour, reward.thalers);
            log.emit(Event::Paid { colour, thalers });
        }
        let space = self.has_city_space(board);
        match reward.imperial_city {
            ImperialCity::None => self.end_round(state, log),
            ImperialCity::Place if space && board.imperial_cities > 0 => {
                board.step = Step::ImperialCity;
            }
            ImperialCity::Move if space && Kaiser::has_imperial_city(board) => {
                board.step = Step::ImperialFrom;
            }
            _ => {
                log.emit(Event::ImperialStays);
                self.end_round(state, log);
            }
        }
    }

    fn has_imperial_city(board: &Board) -> bool {
        let mut cities = board.lands.values().flat_map(|land| land.cities);
        cities.any(|city| city == Some(City::Imperial))
    }

    pub(crate) fn judge_imperial_city(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Decline => ensure(self.agreed.placing_is_optional, RULE, || Reason::Compulsory),
            Action::In(_) => self.judge_imperial_to(board, action),
            _ => Err(Rejection::out_of_place()),
        }
    }

    pub(crate) fn judge_imperial_from(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Decline => ensure(self.agreed.moving_is_optional, RULE, || Reason::Compulsory),
            Action::In(electorate) => {
                let there = board.lands[electorate]
                    .cities
                    .contains(&Some(City::Imperial));
                ensure(there, RULE, || Reason::NoImperialCity { electorate })
            }
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Another free city space; in the same electorate only if there is a second one.
    pub(crate) fn judge_imperial_to(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let Action::In(electorate) = action else {
            return Err(Rejection::out_of_place());
        };
        let land = &board.lands[electorate];
        ensure(land.played, RULE, || Reason::NotPlayed { electorate })?;
        ensure(self.free_city(board, electorate).is_some(), RULE, || {
            Reason::NoCitySpace { electorate }
        })
    }

    pub(crate) fn apply_imperial_city(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        if let Action::In(electorate) = action {
            self.place_imperial_city(&mut state.board, electorate, log);
        } else {
            log.emit(Event::ImperialStays);
        }
        self.end_round(state, log);
    }

    pub(crate) fn apply_imperial_from(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        if let Action::In(from) = action {
            state.board.step = Step::ImperialTo { from };
        } else {
            log.emit(Event::ImperialStays);
            self.end_round(state, log);
        }
    }

    pub(crate) fn apply_imperial_to(
        &self,
        state: &mut State,
        from: Electorate,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        if let Action::In(to) = action
            && let Some(slot) = self.free_city(board, to)
        {
            let mut cities = board.lands[from].cities.iter_mut();
            if let Some(city) = cities.find(|city| **city == Some(City::Imperial)) {
                *city = None;
            }
            board.lands[to].cities[slot as usize] = Some(City::Imperial);
            log.emit(Event::ImperialMoved { from, to });
        }
        self.end_round(state, log);
    }

    /// After the last round the game is over, else the next begins.
    fn end_round(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        if usize::from(board.round) >= ROUNDS {
            board.step = Step::Over;
            log.emit(Event::Ended {
                winners: self.winners(board).iter().filter_map(Colour::at).collect(),
                points: board.players.map(|_, player| player.points),
            });
        } else {
            self.begin_round(state, log);
        }
    }
}
