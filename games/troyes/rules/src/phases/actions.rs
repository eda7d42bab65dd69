//! Phase 4: turns, passing, and carrying a plan out.

use engine::{Rejection, Sink, ensure, refuse};

use crate::action::Action;
use crate::activity::Activity;
use crate::building::Spaces;
use crate::event::{Deed, Event, UsedDie};
use crate::family::Family;
use crate::game::Troyes;
use crate::plan::{GROUP, Plan, Target};
use crate::reason::Reason;
use crate::state::{Before, Board, State, Step};

/// What passing brings at once.
const PASS: u16 = 2;
/// What it brings each time the turn comes round.
const WAIT: u16 = 1;
/// What the cheapest foreign die costs.
const CHEAPEST_DIE: u16 = 2;

impl Troyes {
    /// Opens phase 4.
    pub(crate) fn begin_actions(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let start = state.board.start;
        self.offer_turn(state, start, log);
    }

    /// Gives the turn to the family, or to the next one that has not passed; ends the round if there is
    /// nothing left to do.
    pub(crate) fn offer_turn(
        &self,
        state: &mut State,
        mut family: Family,
        log: &mut impl Sink<Event>,
    ) {
        loop {
            let board = &mut state.board;
            let dice_left = board.dice.iter().any(Option::is_some);
            let all_passed = Family::playing(self.seats).all(|one| board.players[one].passed);
            if !dice_left || all_passed {
                self.end_round(state, log);
                return;
            }
            if board.players[family].passed {
                let player = &mut board.players[family];
                player.purse = player.purse.saturating_add(WAIT);
                log.emit(Event::Waited { family });
            } else if Troyes::is_idle(board, family) {
                pass(board, family, log);
            } else {
                board.step = Step::Turn { family };
                return;
            }
            family = family.next(self.seats);
        }
    }

    /// Whether the family can do nothing but pass, as everybody can see.
    fn is_idle(board: &Board, family: Family) -> bool {
        let tithe = board.card(Activity::Tithe);
        board.players[family].deniers < CHEAPEST_DIE
            && !board.has_dice(family)
            && tithe.is_none_or(|card| card.cubes[family] == 0)
            && Troyes::judge_influence(board, family, Action::Recruit).is_err()
    }

    /// Adds what is allowed at the beginning of a turn.
    pub(crate) fn turn_choices(&self, board: &Board, family: Family, out: &mut Vec<Action>) {
        self.first_choices(board, family, out);
        Troyes::influence_choices(board, family, out);
        out.push(Action::Pass);
    }

    /// Whether the choice at the beginning of a turn is allowed.
    pub(crate) fn judge_turn(
        &self,
        board: &Board,
        family: Family,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Pass => Ok(()),
            Action::Reroll | Action::Recruit | Action::TurnOver => {
                Troyes::judge_influence(board, family, action)
            }
            Action::Die(_) | Action::Cube(_) => self.judge_group(board, family, action),
            Action::From(_) => refuse("4", Reason::NoDice),
            _ if action.target().is_some() => refuse("4", Reason::NoDice),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Begins a group, spends influence or passes.
    pub(crate) fn apply_turn(
        &self,
        state: &mut State,
        family: Family,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        if !matches!(action, Action::Die(_) | Action::Cube(_)) {
            state.board.put_back.clear();
        }
        match action {
            Action::Pass => {
                pass(&mut state.board, family, log);
                self.offer_turn(state, family.next(self.seats), log);
            }
            Action::Die(_) | Action::Cube(_) => {
                self.apply_group(state, family, action, log);
            }
            _ => self.apply_influence(state, family, Before::Action, action, log),
        }
    }

    /// How often the plan can be carried out; none for what is done once.
    pub(crate) fn most_times(&self, board: &Board, family: Family) -> Option<u8> {
        match board.plan.target {
            Some(Target::Card(card)) => Some(self.most_activations(board, family, card)),
            Some(Target::Event(event)) => Some(self.most_cubes(board, event)),
            _ => None,
        }
    }

    /// What the plan's dice are divided by; none for what is done once.
    fn divisor(&self, board: &Board) -> Option<u8> {
        match board.plan.target {
            Some(Target::Card(card)) => Some(self.data.activities[card].divisor),
            Some(Target::Event(event)) => Some(self.data.events[event].divisor),
            _ => None,
        }
    }

    /// Adds every way of carrying the plan out; as often as possible stands first.
    pub(crate) fn confirm_candidates(&self, board: &Board, out: &mut Vec<Action>) {
        let Some(divisor) = self.divisor(board) else {
            out.push(Action::Confirm);
            return;
        };
        let times = 1..=board.plan.group.total / divisor;
        if self.brief {
            out.extend(times.rev().map(Action::Times));
        } else {
            out.extend(times.map(Action::Times));
        }
    }

    /// Adds the ways of carrying the plan out that are allowed.
    pub(crate) fn confirm_choices(&self, board: &Board, family: Family, out: &mut Vec<Action>) {
        match self.most_times(board, family) {
            Some(most) => out.extend((1..=most).rev().map(Action::Times)),
            None => out.push(Action::Confirm),
        }
    }

    /// Whether the plan may be carried out so.
    pub(crate) fn judge_confirm(
        &self,
        board: &Board,
        family: Family,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match (action, self.most_times(board, family)) {
            (Action::Times(times), Some(most)) => {
                let fits = (1..=most).contains(&times);
                let by_dice = self
                    .divisor(board)
                    .map_or(0, |divisor| board.plan.group.total / divisor);
                match board.plan.target {
                    Some(Target::Event(_)) if times <= by_dice => {
                        ensure(fits, "4.3", || Reason::Banners { free: most })
                    }
                    Some(Target::Card(card)) if times <= self.affordable(board, family, card) => {
                        ensure(fits, "4.1", || Reason::NothingMore { most })
                    }
                    Some(Target::Event(_)) => ensure(fits, "4.3", || Reason::TooOften { most }),
                    _ => ensure(fits, "4.1", || Reason::TooOften { most }),
                }
            }
            (Action::Confirm, None) => Ok(()),
            (Action::Die(_) | Action::Cube(_) | Action::From(_), _) => refuse("4", Reason::Decided),
            _ if action.target().is_some() => refuse("4", Reason::Decided),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Carries the plan out: pays for the dice, uses the cube, moves the citizen, and does what the group
    /// is for.
    pub(crate) fn carry_out(
        &self,
        state: &mut State,
        family: Family,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let plan = std::mem::take(&mut state.board.plan);
        state.board.put_back.clear();
        let times = match action {
            Action::Times(times) => times,
            _ => 1,
        };
        let Some(target) = plan.target else { return };
        let deed = Deed {
            family,
            target,
            count: plan.group.count,
            total: plan.group.total,
            times,
            dice: used(&state.board, plan.dice),
        };
        state.board.last = Some(deed);
        log.emit(Event::Acted(deed));
        let value = Troyes::use_dice(&mut state.board, family, &plan, target, log);
        match target {
            Target::Card(card) => {
                if let Some(source) = plan.source {
                    self.hire(&mut state.board, family, card, source, log);
                }
                let cubes = self.activate(state, family, card, times, log);
                if cubes > 0 {
                    let left = cubes;
                    state.board.step = Step::Cubes { family, left };
                    return;
                }
            }
            // The dice's values are needed one by one, so they are taken away only there.
            Target::Cathedral => self.build(&mut state.board, family, plan.dice, log),
            Target::Event(event) => {
                self.put_cubes(&mut state.board, family, event, times, log);
            }
            Target::Building(building) => {
                if let Some(source) = plan.source {
                    self.place(&mut state.board, family, building, value, source, log);
                }
            }
            Target::Agriculture => Troyes::farm(&mut state.board, family, plan.group.total, log),
        }
        self.offer_turn(state, family.next(self.seats), log);
    }

    /// Pays the owners of the dice and takes the dice away, except for the Cathedral; says what the first
    /// one shows.
    fn use_dice(
        board: &mut Board,
        family: Family,
        plan: &Plan,
        target: Target,
        log: &mut impl Sink<Event>,
    ) -> u8 {
        let Plan {
            dice, cube, group, ..
        } = *plan;
        if let Some(card) = cube {
            if let Some(open) = board.card_mut(card) {
                open.cubes[family] -= 1;
            }
            log.emit(Event::UsedCube { family, card });
        }
        let mut tithed = crate::family::Families::NONE;
        let mut first = None;
        for space in dice.iter() {
            let Some(die) = board.dice[space.index()] else {
                continue;
            };
            first = first.or(Some(die.value));
            if target != Target::Cathedral {
                board.dice[space.index()] = None;
            }
            if die.owner == family {
                continue;
            }
            let free = cube == Some(Activity::Tithe) && !tithed.contains(die.owner);
            tithed.insert(die.owner);
            let price = if free { 0 } else { 2 * u16::from(group.count) };
            board.players[family].deniers -= price;
            if die.owner != Family::Neutral {
                board.players[die.owner].gain_deniers(price);
            }
            log.emit(Event::BoughtDie {
                family,
                owner: die.owner,
                space,
                value: die.value,
                price,
            });
        }
        first.unwrap_or(1)
    }
}

/// The dice one by one, as they lie in the districts.
fn used(board: &Board, dice: Spaces) -> [Option<UsedDie>; GROUP as usize] {
    let mut dice = dice.iter();
    std::array::from_fn(|_| {
        let space = dice.next()?;
        board.dice[space.index()].map(|die| UsedDie {
            space,
            owner: die.owner,
            value: die.value,
        })
    })
}

fn pass(board: &mut Board, family: Family, log: &mut impl Sink<Event>) {
    let player = &mut board.players[family];
    player.passed = true;
    player.purse = player.purse.saturating_add(PASS);
    log.emit(Event::Passed { family });
}
