//! Pikemen who desert (5.0): Defection and Mutiny take two of them.
//!
//! In the first version of the rules they are pointed at one by one. From the second version on pointing at a territory means as
//! many as can be, and a part means only one of them, so that two that go the same way take one decision.

use engine::{Rejection, Sink};

use crate::chit::Chit;
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::reason::Reason;
use crate::state::{Board, Effect, State};
use crate::territory::{Territories, Territory};
use crate::unit::Unit;

/// How many pikemen desert.
const DESERTERS: u8 = 2;

impl Effect {
    /// Whether the next click says where pikemen go who have come over.
    pub fn welcomes(self) -> bool {
        self.chit == Chit::Defection && self.clicks % 2 == 1
    }

    /// How many pikemen have still to be named.
    fn deserters_left(self) -> u8 {
        let named = if self.chit == Chit::Defection {
            self.clicks / 2
        } else {
            self.clicks
        };
        DESERTERS.saturating_sub(named)
    }
}

impl DutchRevolt {
    /// How many pikemen pointing at the territory means.
    pub fn pikemen_meant(&self, board: &Board, effect: Effect, territory: Territory) -> u8 {
        if !self.condensed {
            1
        } else if effect.welcomes() {
            effect.waiting
        } else {
            let there = board.units[effect.player.other()][territory].pikemen;
            there.min(effect.deserters_left())
        }
    }

    /// Where one of the two may be chosen alone: where there are two, and the other one has another way to go.
    pub(crate) fn divisible(&self, board: &Board, effect: Effect) -> Territories {
        if !self.condensed || !matches!(effect.chit, Chit::Defection | Chit::Mutiny) {
            return Territories::NONE;
        }
        let targets =
            Territories::that(|territory| self.judge_target(board, effect, territory).is_ok());
        if targets.len() < 2 {
            return Territories::NONE;
        }
        Territories::that(|territory| {
            targets.contains(territory) && self.pikemen_meant(board, effect, territory) > 1
        })
    }

    /// Whether only one pikeman may be chosen there.
    pub(crate) fn judge_desertion(
        &self,
        board: &Board,
        effect: Effect,
        territory: Territory,
    ) -> Result<(), Rejection<Reason>> {
        if self.divisible(board, effect).contains(territory) {
            Ok(())
        } else {
            Err(Rejection::out_of_place())
        }
    }

    /// So many pikemen come over, go where they are sent, or go home.
    pub(crate) fn move_pikemen(
        &self,
        state: &mut State,
        mut effect: Effect,
        territory: Territory,
        pikemen: u8,
        log: &mut impl Sink<Event>,
    ) {
        let player = effect.player;
        let enemy = player.other();
        let board = &mut state.board;
        effect.chosen.insert(territory);
        if effect.chit == Chit::Mutiny {
            board.withdraw(enemy, territory, Unit::Pikemen, pikemen);
            log.emit(Event::Mutinied {
                side: enemy,
                territory,
                pikemen,
            });
            effect.clicks += pikemen;
            effect.last = Some(territory);
        } else if effect.welcomes() {
            let from = effect.last.unwrap_or(territory);
            board.units[enemy][from].pikemen -= pikemen;
            board.units[player][territory].pikemen += pikemen;
            log.emit(Event::Defected {
                to: player,
                from,
                into: territory,
                pikemen,
            });
            effect.waiting = effect.waiting.saturating_sub(pikemen);
            if effect.waiting > 0 {
                // The other one has come over from the same place already.
                effect.clicks += 2;
            } else {
                effect.clicks += 2 * pikemen - 1;
                effect.last = Some(territory);
            }
        } else {
            effect.waiting = if self.condensed { pikemen } else { 0 };
            effect.clicks += 1;
            effect.last = Some(territory);
        }
        self.ask_next(state, effect, log);
    }
}
