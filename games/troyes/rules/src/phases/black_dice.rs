//! Phase 3, second part: black dice are countered, the highest first.

use engine::{Rejection, Sink, ensure, refuse};

use super::income::PENALTY;
use crate::action::Action;
use crate::building::{Colour, Space, Spaces};
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::reason::Reason;
use crate::state::{Before, BlackDice, BlackDie, Board, Die, State, Step};

/// A defence against black dice that is being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defence {
    /// Who counters.
    pub family: Family,
    /// The dice chosen so far.
    pub dice: Spaces,
    /// The black dice chosen so far, by their places.
    pub black: BlackDice,
    /// Whether the dice counter only when the player says so, and may be more than it takes.
    pub more: bool,
}

impl Step {
    /// The defence that is being put together; nothing at other decisions.
    pub fn defence(self) -> Option<Defence> {
        let more = matches!(self, Step::CounterMore { .. });
        match self {
            Step::Counter {
                family,
                dice,
                black,
            }
            | Step::CounterMore {
                family,
                dice,
                black,
            } => Some(Defence {
                family,
                dice,
                black,
                more,
            }),
            _ => None,
        }
    }
}

impl From<Defence> for Step {
    fn from(defence: Defence) -> Step {
        let Defence {
            family,
            dice,
            black,
            more,
        } = defence;
        if more {
            Step::CounterMore {
                family,
                dice,
                black,
            }
        } else {
            Step::Counter {
                family,
                dice,
                black,
            }
        }
    }
}

/// What a die is worth against black dice: red ones count double.
fn strength(space: Space, die: Die) -> u8 {
    match space.colour() {
        Colour::Red => 2 * die.value,
        Colour::White | Colour::Yellow => die.value,
    }
}

/// What the dice of a family are worth together against black dice.
pub(crate) fn full_strength(board: &Board, family: Family) -> u8 {
    let total = |dice: &[Option<Die>]| -> u8 {
        let own = dice.iter().flatten().filter(|die| die.owner == family);
        own.map(|die| die.value).sum()
    };
    // The first spaces are those of the Palace, which give the red dice.
    let (red, others) = board.dice.split_at(Space::IN_BUILDING.into());
    2 * total(red) + total(others)
}

/// What the chosen dice are worth together.
pub(crate) fn chosen_strength(board: &Board, dice: Spaces) -> u8 {
    dice.iter()
        .filter_map(|space| board.dice[space.index()].map(|die| strength(space, die)))
        .sum()
}

/// What the chosen black dice are worth together.
pub(crate) fn chosen_black(board: &Board, black: BlackDice) -> u8 {
    let chosen = black.iter();
    chosen
        .filter_map(|BlackDie(place)| board.black.get(usize::from(place)))
        .sum()
}

/// The black dice that are not chosen yet, with what they show.
fn unchosen(board: &Board, black: BlackDice) -> impl Iterator<Item = (BlackDie, u8)> {
    let dice = (0..).map(BlackDie).zip(board.black.iter().copied());
    dice.filter(move |&(die, _)| !black.contains(die))
}

/// Whether there is one way only to counter these black dice: with all of one's own, and no further black die.
fn is_forced(board: &Board, family: Family, black: BlackDice) -> bool {
    let (full, needed) = (full_strength(board, family), chosen_black(board, black));
    let own = board.dice_of(family);
    let weakest = own.map(|(space, die)| strength(space, die)).min();
    let all = weakest.is_some_and(|weakest| full >= needed && full - weakest < needed);
    all && is_last(board, family, black)
}

/// Whether the dice counter these black dice, and what they make beyond that counters no further one.
fn is_enough(board: &Board, dice: Spaces, black: BlackDice) -> bool {
    let surplus = chosen_strength(board, dice).checked_sub(chosen_black(board, black));
    surplus.is_some_and(|surplus| unchosen(board, black).all(|(_, value)| surplus < value))
}

/// Whether nothing was chosen yet.
fn is_fresh(defence: Defence) -> bool {
    defence.dice.is_empty() && defence.black.len() == 1 && !defence.more
}

/// Whether no further black die can be taken on.
fn is_last(board: &Board, family: Family, black: BlackDice) -> bool {
    let (full, needed) = (full_strength(board, family), chosen_black(board, black));
    unchosen(board, black).all(|(_, value)| full < needed + value)
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
            let black = BlackDice::only(BlackDie::HIGHEST);
            if self.brief && !hopeful && is_forced(board, family, black) {
                let dice = board.dice_of(family).map(|(space, _)| space).collect();
                counter(&mut state.board, family, dice, black, log);
                family = family.next(self.seats);
                continue;
            }
            if able || hopeful {
                state.board.step = Step::Counter {
                    family,
                    dice: Spaces::NONE,
                    black,
                };
                return;
            }
            give_in(&mut state.board, family, log);
            family = family.next(self.seats);
        }
        self.begin_actions(state, log);
    }

    /// Adds everything that one could think of against black dice.
    pub(crate) fn counter_candidates(&self, board: &Board, out: &mut Vec<Action>) {
        out.extend(board.all_dice().map(|(space, _)| Action::Die(space)));
        out.extend((1..=6).map(Action::Black));
        let more = board.step.defence().is_some_and(|defence| defence.more);
        if self.brief && !more {
            out.push(Action::More);
        }
        out.extend([
            Action::Reroll,
            Action::Recruit,
            Action::TurnOver,
            Action::Confirm,
            Action::GiveIn,
        ]);
    }

    /// Adds what of it is allowed.
    pub(crate) fn counter_choices(&self, board: &Board, out: &mut Vec<Action>) {
        let Some(defence) = board.step.defence() else {
            return;
        };
        let family = defence.family;
        let full = full_strength(board, family);
        let is_allowed =
            |&choice: &Action| self.judge_defence(board, defence, full, choice).is_ok();
        let dice = board.dice_of(family).map(|(space, _)| Action::Die(space));
        dice.filter(is_allowed).for_each(|choice| out.push(choice));
        let shown = board
            .black
            .iter()
            .fold(0_u32, |shown, value| shown | 1 << value);
        let values = (1..=6).filter(|value| shown & 1 << value != 0);
        out.extend(values.map(Action::Black).filter(is_allowed));
        if self.brief && !defence.more {
            out.extend(Some(Action::More).filter(is_allowed));
        }
        if is_fresh(defence) {
            Troyes::influence_choices(board, family, out);
        }
        let last = [Action::Confirm, Action::GiveIn].into_iter();
        out.extend(last.filter(is_allowed));
    }

    /// Whether the choice against black dice is allowed.
    pub(crate) fn judge_counter(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let Some(defence) = board.step.defence() else {
            return Err(Rejection::out_of_place());
        };
        let full = full_strength(board, defence.family);
        self.judge_defence(board, defence, full, action)
    }

    /// The same, where it is known already what all dice of the family are worth.
    fn judge_defence(
        &self,
        board: &Board,
        defence: Defence,
        full: u8,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let Defence {
            family,
            dice,
            black,
            more,
        } = defence;
        match action {
            Action::Die(space) => {
                let Some(die) = board.dice[space.index()] else {
                    return refuse("3", Reason::NoDie { space });
                };
                ensure(die.owner == family, "3", || Reason::NotOwnDie { space })?;
                if dice.contains(space) {
                    // What is not enough yet can be put back.
                    let short = chosen_strength(board, dice) < chosen_black(board, black);
                    return ensure(self.brief && short, "3", || Reason::Chosen { space });
                }
                can_reach(full, chosen_black(board, black))
            }
            Action::Black(value) => {
                let left = unchosen(board, black).any(|(_, left)| left == value);
                ensure(left, "3", || Reason::NoBlackDie { value })?;
                let taken_on = chosen_black(board, black) + value;
                can_reach(full, taken_on)?;
                // Those who want to use more dice than it takes still can.
                let spare = || Troyes::can_spare(board, family, taken_on);
                if more { spare() } else { Ok(()) }
            }
            Action::More if self.brief && !more => Troyes::judge_more(board, family, black),
            Action::Confirm => {
                let (black, chosen) = (chosen_black(board, black), chosen_strength(board, dice));
                ensure(chosen >= black, "3", || Reason::NotReached {
                    black,
                    chosen,
                })
            }
            Action::GiveIn => {
                let highest = chosen_black(board, BlackDice::only(BlackDie::HIGHEST));
                ensure(full < highest, "3", || Reason::MustCounter {
                    black: highest,
                    own: full,
                })
            }
            Action::Reroll | Action::Recruit | Action::TurnOver => {
                ensure(is_fresh(defence), "Influence", || Reason::DiceChosen)?;
                Troyes::judge_influence(board, family, action)
            }
            Action::Cube(_) => refuse("3", Reason::NoCubesHere),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Whether more dice than it takes can be used against these black dice.
    pub(crate) fn judge_more(
        board: &Board,
        family: Family,
        black: BlackDice,
    ) -> Result<(), Rejection<Reason>> {
        Troyes::can_spare(board, family, chosen_black(board, black))
    }

    /// Whether the others are enough without the strongest die. Any dice that are not more than it takes counter as
    /// soon as the last of them is chosen.
    fn can_spare(board: &Board, family: Family, black: u8) -> Result<(), Rejection<Reason>> {
        let own = board.dice_of(family);
        let strengths = own.map(|(space, die)| strength(space, die));
        let (full, strongest) = strengths.fold((0, 0), |(full, strongest), one| {
            (full + one, one.max(strongest))
        });
        let rest = full - strongest;
        ensure(rest >= black, "3", || Reason::NoneToSpare { black, rest })
    }

    /// Chooses dice, counters, or gives in.
    pub(crate) fn apply_counter(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let Some(defence) = board.step.defence() else {
            return;
        };
        let Defence {
            family,
            mut dice,
            mut black,
            more,
        } = defence;
        match action {
            Action::Die(_) | Action::Black(_) => {
                match action {
                    Action::Die(space) if dice.contains(space) => dice.remove(space),
                    Action::Die(space) => dice.insert(space),
                    Action::Black(value) => {
                        let found = unchosen(board, black).find(|&(_, left)| left == value);
                        if let Some((die, _)) = found {
                            black.insert(die);
                        }
                    }
                    _ => {}
                }
                let at_once = self.brief && !more;
                if at_once && is_forced(board, family, black) {
                    dice = board.dice_of(family).map(|(space, _)| space).collect();
                }
                if at_once && is_enough(board, dice, black) {
                    counter(board, family, dice, black, log);
                    self.open_counter(state, family.next(self.seats), log);
                } else {
                    let going_on = Defence {
                        dice,
                        black,
                        ..defence
                    };
                    board.step = going_on.into();
                }
            }
            Action::More => {
                let more = true;
                board.step = Defence { more, ..defence }.into();
            }
            Action::Confirm => {
                counter(board, family, dice, black, log);
                self.open_counter(state, family.next(self.seats), log);
            }
            Action::GiveIn => {
                give_in(board, family, log);
                self.open_counter(state, family.next(self.seats), log);
            }
            _ => self.apply_influence(state, family, Before::Counter, action, log),
        }
    }
}

/// Whether all dice together are enough for these black dice.
fn can_reach(own: u8, black: u8) -> Result<(), Rejection<Reason>> {
    ensure(own >= black, "3", || Reason::TooWeak { black, own })
}

/// The dice and the black dice that they counter are gone; each black one brings influence.
fn counter(
    board: &mut Board,
    family: Family,
    dice: Spaces,
    black: BlackDice,
    log: &mut impl Sink<Event>,
) {
    let (strength, sum) = (chosen_strength(board, dice), chosen_black(board, black));
    let count = black.len() as u8;
    for space in dice.iter() {
        board.dice[space.index()] = None;
    }
    let mut places = (0..).map(BlackDie);
    board
        .black
        .retain(|_| places.next().is_none_or(|die| !black.contains(die)));
    let influence = board.players[family].gain_influence(count);
    log.emit(Event::Countered {
        family,
        strength,
        black: sum,
        count,
        influence,
    });
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
