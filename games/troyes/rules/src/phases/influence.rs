//! Influence: spent before black dice are countered or before an action.

use engine::{Rejection, Sink, ensure, refuse};

use crate::action::Action;
use crate::building::{Space, Spaces};
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::plan::GROUP;
use crate::reason::Reason;
use crate::state::{Before, Board, State, Step};

const RULE: &str = "Influence";
/// What it takes to roll a die again.
const REROLL: u8 = 1;
/// What a citizen from the general supply takes.
pub(crate) const RECRUIT: u8 = 2;
/// What it takes to turn dice over.
const TURN_OVER: u8 = 4;

impl Troyes {
    /// Whether influence may be spent so.
    pub(crate) fn judge_influence(
        board: &Board,
        family: Family,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let needed = match action {
            Action::Reroll => REROLL,
            Action::Recruit => RECRUIT,
            Action::TurnOver => TURN_OVER,
            _ => return Err(Rejection::out_of_place()),
        };
        let has = board.players[family].influence;
        ensure(has >= needed, RULE, || Reason::Influence { needed, has })?;
        if action == Action::Recruit {
            let left = board.players[family].reserve > 0;
            ensure(left, RULE, || Reason::NoReserve)
        } else {
            ensure(board.has_dice(family), RULE, || Reason::NoOwnDice)
        }
    }

    /// Adds the ways in which influence may be spent.
    pub(crate) fn influence_choices(board: &Board, family: Family, out: &mut Vec<Action>) {
        let ways = [Action::Reroll, Action::Recruit, Action::TurnOver].into_iter();
        ways.filter(|&way| Troyes::judge_influence(board, family, way).is_ok())
            .for_each(|way| out.push(way));
    }

    /// Recruits at once, or asks which dice are meant.
    pub(crate) fn apply_influence(
        &self,
        state: &mut State,
        family: Family,
        before: Before,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        match action {
            Action::Reroll => match state.board.only_die(family) {
                Some(space) if self.brief => self.reroll(state, family, before, space, log),
                _ => state.board.step = Step::Reroll { family, before },
            },
            Action::TurnOver => {
                let own: Spaces = state
                    .board
                    .dice_of(family)
                    .map(|(space, _)| space)
                    .collect();
                if self.brief && own.len() == 1 {
                    self.turn_over(state, family, before, own, log);
                    return;
                }
                let dice = Spaces::NONE;
                state.board.step = Step::TurnOver {
                    family,
                    before,
                    dice,
                };
            }
            _ => {
                recruit(&mut state.board, family);
                log.emit(Event::Recruited { family });
                if self.brief && before == Before::Counter {
                    self.open_counter(state, family, log);
                }
            }
        }
    }

    /// Whether this die may be rolled again or turned over, or enough were chosen.
    pub(crate) fn judge_own_die(
        &self,
        board: &Board,
        family: Family,
        chosen: Spaces,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Die(space) => {
                let Some(die) = board.dice[space.index()] else {
                    return refuse(RULE, Reason::NoDie { space });
                };
                ensure(die.owner == family, RULE, || Reason::NotOwnDie { space })?;
                if self.brief && chosen.contains(space) {
                    return Ok(());
                }
                ensure(!chosen.contains(space), RULE, || Reason::Chosen { space })?;
                ensure(chosen.len() < usize::from(GROUP), RULE, || {
                    Reason::ThreeTurned
                })
            }
            Action::Done => ensure(!chosen.is_empty(), RULE, || Reason::NoDice),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Rolls the die again.
    pub(crate) fn reroll(
        &self,
        state: &mut State,
        family: Family,
        before: Before,
        space: Space,
        log: &mut impl Sink<Event>,
    ) {
        let to = state.dice.d6();
        let board = &mut state.board;
        board.players[family].influence -= REROLL;
        if let Some(die) = &mut board.dice[space.index()] {
            let from = die.value;
            die.value = to;
            log.emit(Event::Rerolled {
                family,
                space,
                from,
                to,
            });
        }
        self.resume(state, family, before, log);
    }

    /// Chooses another die, or turns over those chosen: opposite faces make seven.
    pub(crate) fn apply_turn_over(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let Step::TurnOver {
            family,
            before,
            dice: mut chosen,
        } = board.step
        else {
            return;
        };
        if let Action::Die(space) = action {
            let mut dice = chosen;
            if dice.contains(space) {
                dice.remove(space);
            } else {
                dice.insert(space);
            }
            let most = board.dice_of(family).count().min(GROUP.into());
            if !self.brief || dice.len() < most {
                board.step = Step::TurnOver {
                    family,
                    before,
                    dice,
                };
                return;
            }
            chosen = dice;
        }
        self.turn_over(state, family, before, chosen, log);
    }

    /// Turns these dice over.
    fn turn_over(
        &self,
        state: &mut State,
        family: Family,
        before: Before,
        dice: Spaces,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        board.players[family].influence -= TURN_OVER;
        for space in dice.iter() {
            if let Some(die) = &mut board.dice[space.index()] {
                die.value = 7 - die.value;
                let to = die.value;
                log.emit(Event::TurnedOver { family, space, to });
            }
        }
        self.resume(state, family, before, log);
    }

    fn resume(
        &self,
        state: &mut State,
        family: Family,
        before: Before,
        log: &mut impl Sink<Event>,
    ) {
        match before {
            Before::Counter => self.open_counter(state, family, log),
            Before::Action => state.board.step = Step::Turn { family },
        }
    }
}

/// Moves a citizen from the general to the personal supply.
pub(crate) fn recruit(board: &mut Board, family: Family) {
    let player = &mut board.players[family];
    player.influence -= RECRUIT;
    player.reserve -= 1;
    player.supply += 1;
}
