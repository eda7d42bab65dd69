//! Phase 3, second part: black dice are countered, the highest first.

use engine::{Rejection, Sink, ensure, refuse};

use super::income::PENALTY;
use crate::action::Action;
use crate::building::{Colour, Space, Spaces};
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::reason::Reason;
use crate::state::{Before, Board, Die, State, Step};

/// The highest black die, which is always chosen.
const HIGHEST: u16 = 1;

/// What a die is worth against black dice: red ones count double.
fn strength(space: Space, die: Die) -> u8 {
    match space.colour() {
        Colour::Red => 2 * die.value,
        Colour::White | Colour::Yellow => die.value,
    }
}

/// What the dice of a family are worth together against black dice.
pub(crate) fn full_strength(board: &Board, family: Family) -> u8 {
    let dice = board.dice_of(family);
    dice.map(|(space, die)| strength(space, die)).sum()
}

fn chosen_strength(board: &Board, dice: Spaces) -> u8 {
    dice.iter()
        .filter_map(|space| board.dice[space.index()].map(|die| strength(space, die)))
        .sum()
}

fn chosen_black(board: &Board, black: u16) -> u8 {
    let dice = board.black.iter().enumerate();
    let chosen = dice.filter(|(index, _)| black & (1 << index) != 0);
    chosen.map(|(_, value)| value).sum()
}

/// The first black die of this value that is not chosen yet.
fn unchosen(board: &Board, black: u16, value: u8) -> Option<usize> {
    board
        .black
        .iter()
        .enumerate()
        .position(|(index, &die)| die == value && black & (1 << index) == 0)
}

impl Troyes {
    /// Asks the family to counter; who can do nothing at all is passed over, and so on around the table.
    pub(crate) fn open_counter(
        &self,
        state: &mut State,
        mut family: Family,
        log: &mut impl Sink<Event>,
    ) {
        while let Some(&highest) = state.board.black.first() {
            let board = &state.board;
            let able = full_strength(board, family) >= highest;
            // Influence can still help, but only dice that are there.
            let hopeful = board.players[family].influence > 0 && board.has_dice(family);
            if able || hopeful {
                state.board.step = Step::Counter {
                    family,
                    dice: Spaces::NONE,
                    black: HIGHEST,
                };
                return;
            }
            give_in(&mut state.board, family, log);
            family = family.next(self.seats);
        }
        self.begin_actions(state, log);
    }

    /// Adds everything that one could think of against black dice.
    pub(crate) fn counter_candidates(board: &Board, out: &mut Vec<Action>) {
        out.extend(board.all_dice().map(|(space, _)| Action::Die(space)));
        out.extend((1..=6).map(Action::Black));
        out.extend([
            Action::Reroll,
            Action::Recruit,
            Action::TurnOver,
            Action::Confirm,
            Action::GiveIn,
        ]);
    }

    /// Whether the choice against black dice is allowed.
    pub(crate) fn judge_counter(
        board: &Board,
        step: Step,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let Step::Counter {
            family,
            dice,
            black,
        } = step
        else {
            return Err(Rejection::out_of_place());
        };
        match action {
            Action::Die(space) => {
                let Some(die) = board.dice[space.index()] else {
                    return refuse("3", Reason::NoDie { space });
                };
                ensure(die.owner == family, "3", || Reason::NotOwnDie { space })?;
                ensure(!dice.contains(space), "3", || Reason::Chosen { space })?;
                Troyes::can_reach(board, family, chosen_black(board, black))
            }
            Action::Black(value) => {
                ensure(unchosen(board, black, value).is_some(), "3", || {
                    Reason::NoBlackDie { value }
                })?;
                Troyes::can_reach(board, family, chosen_black(board, black) + value)
            }
            Action::Confirm => {
                let (black, chosen) = (chosen_black(board, black), chosen_strength(board, dice));
                ensure(chosen >= black, "3", || Reason::NotReached {
                    black,
                    chosen,
                })
            }
            Action::GiveIn => {
                let own = full_strength(board, family);
                let highest = chosen_black(board, HIGHEST);
                ensure(own < highest, "3", || Reason::MustCounter {
                    black: highest,
                    own,
                })
            }
            Action::Reroll | Action::Recruit | Action::TurnOver => {
                let fresh = dice.is_empty() && black == HIGHEST;
                ensure(fresh, "Influence", || Reason::DiceChosen)?;
                Troyes::judge_influence(board, family, action)
            }
            _ => Err(Rejection::out_of_place()),
        }
    }

    fn can_reach(board: &Board, family: Family, black: u8) -> Result<(), Rejection<Reason>> {
        let own = full_strength(board, family);
        ensure(own >= black, "3", || Reason::TooWeak { black, own })
    }

    /// Chooses dice, counters, or gives in.
    pub(crate) fn apply_counter(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let Step::Counter {
            family,
            dice,
            black,
        } = board.step
        else {
            return;
        };
        match action {
            Action::Die(space) => {
                let dice = dice.with(space);
                board.step = Step::Counter {
                    family,
                    dice,
                    black,
                };
            }
            Action::Black(value) => {
                let more = unchosen(board, black, value).map_or(0, |index| 1 << index);
                board.step = Step::Counter {
                    family,
                    dice,
                    black: black | more,
                };
            }
            Action::Confirm => {
                let count = black.count_ones() as u8;
                log.emit(Event::Countered {
                    family,
                    strength: chosen_strength(board, dice),
                    black: chosen_black(board, black),
                    count,
                });
                for space in dice.iter() {
                    board.dice[space.index()] = None;
                }
                let mut index = 0;
                board.black.retain(|_| {
                    index += 1;
                    black & (1 << (index - 1)) == 0
                });
                board.players[family].gain_influence(count);
                self.open_counter(state, family.next(self.seats), log);
            }
            Action::GiveIn => {
                give_in(board, family, log);
                self.open_counter(state, family.next(self.seats), log);
            }
            _ => Troyes::apply_influence(state, family, Before::Counter, action, log),
        }
    }
}

/// The highest black die gets through; the family keeps its dice.
fn give_in(board: &mut Board, family: Family, log: &mut impl Sink<Event>) {
    let black = board.black.remove(0);
    let lost = board.players[family].lose_points(PENALTY);
    log.emit(Event::GaveIn {
        family,
        black,
        lost,
    });
}
