//! Decisions that cannot be asked here.

use super::{Faults, note};
use crate::action::Action;
use crate::activity::Activity;
use crate::building::{Building, Spaces};
use crate::family::Family;
use crate::game::Troyes;
use crate::phase::Phase;
use crate::phases::Defence;
use crate::plan::{Group, Plan, Source, Target};
use crate::reason::Reason;
use crate::state::{BlackDie, Board, CITIZENS, Step};

impl Troyes {
    pub(super) fn round_faults(&self, board: &Board, faults: &mut Faults) {
        let rounds = match board.step {
            Step::Settle { .. } => 0..=0,
            Step::Over => self.rounds()..=self.rounds(),
            _ => 1..=self.rounds(),
        };
        let led = board.round.saturating_sub(1);
        let follows = match self.agreed.start {
            Some(first) => {
                let turns = first as u16 + u16::from(led);
                board.start as u16 == turns % u16::from(self.seats)
            }
            None => self.plays(board.start),
        };
        let fits = rounds.contains(&board.round) && follows;
        let acting = matches!(board.step.phase(), Phase::Actions | Phase::EndOfRound);
        let last = board
            .last
            .is_none_or(|deed| acting && self.plays(deed.family));
        note(faults, fits && last, "5", Reason::BadRound);
    }

    /// Whether the game can stand at this decision, and its family can be the one to make it.
    pub(super) fn step_faults(&self, board: &Board, faults: &mut Faults) {
        let family = board.step.family();
        let plays = family.is_none_or(|family| self.plays(family));
        let fits = plays
            && match board.step {
                Step::Settle { family } => self.is_prologue(board, family),
                Step::Counter { .. } => is_defence(board),
                Step::CounterMore { family, black, .. } => {
                    let spare = Troyes::judge_more(board, family, black).is_ok();
                    self.brief && spare && is_defence(board)
                }
                Step::Reroll { family, .. } => {
                    let reroll = Troyes::judge_influence(board, family, Action::Reroll);
                    reroll.is_ok()
                }
                Step::TurnOver { family, dice, .. } => {
                    let turn = Troyes::judge_influence(board, family, Action::TurnOver);
                    turn.is_ok() && are_own(board, family, dice) && dice.len() <= 3
                }
                Step::Turn { .. } | Step::Group { .. } => board.dice.iter().any(Option::is_some),
                Step::Citizen { .. } | Step::Confirm { .. } => true,
                Step::Cubes { left, .. } => left > 0,
                Step::GiveUp { left, .. } => left > 0 && self.brief,
                Step::Over => true,
            };
        note(faults, fits, "4", Reason::BadStep);
        self.passing_faults(board, faults);
    }

    /// Only in phase 4 somebody has passed and has money in their district, and never whoever is to act.
    fn passing_faults(&self, board: &Board, faults: &mut Faults) {
        let acting = board.step.phase() == Phase::Actions;
        for family in Family::playing(self.seats) {
            let player = &board.players[family];
            let fits = player.passed == (player.purse > 0)
                && (acting || !player.passed)
                && (!player.passed || board.step.family() != Some(family));
            note(faults, fits, "4.6", Reason::BadPlayer { family });
        }
        let quiet = matches!(board.step, Step::Settle { .. } | Step::Over);
        let lying = Building::ALL
            .iter()
            .any(|&building| !board.expelled[building].is_empty());
        note(faults, !quiet || !lying, "4.4", Reason::BadStep);
    }

    /// Whether the citizens stand as in a prologue, and the family is the next one.
    fn is_prologue(&self, board: &Board, family: Family) -> bool {
        let first = self.first_citizens();
        let left: u8 = Family::playing(self.seats)
            .map(|family| board.players[family].supply)
            .sum();
        let placed = (first * self.seats).saturating_sub(left);
        // In a lap everybody settles once, so nobody is more than one behind.
        let laps = placed / self.seats;
        let even = Family::playing(self.seats).all(|family| {
            let player = &board.players[family];
            let settled = first.saturating_sub(player.supply);
            player.reserve == CITIZENS - first && (laps..=laps + 1).contains(&settled)
        });
        let neutral = board.citizens.iter().flatten();
        let neutral = neutral.filter(|&&family| family == Family::Neutral).count();
        let expected = if self.seats == 2 {
            self.data.neutral.len()
        } else {
            0
        };
        even && neutral == expected
            && self.next_settler(board) == Some(family)
            && board.players[family].supply > first - laps - 1
    }

    /// Whether the plan fits the board and the decision.
    pub(super) fn plan_faults(&self, board: &Board, faults: &mut Faults) {
        let plan = &board.plan;
        let fits = match board.step {
            Step::Group { family } => {
                let begun = !plan.dice.is_empty() || plan.cube.is_some();
                begun
                    && plan.target.is_none()
                    && Troyes::is_group(board, family)
                    && plan.source.is_none_or(|source| {
                        self.brief && self.judge_citizen(board, family, source).is_ok()
                    })
            }
            Step::Citizen { family } => {
                plan.source.is_none()
                    && Troyes::is_group(board, family)
                    && self.is_target(board, family)
                    && Troyes::needs_citizen(board, family)
            }
            Step::Confirm { family } => {
                Troyes::is_group(board, family)
                    && self.is_target(board, family)
                    && Troyes::needs_citizen(board, family) == plan.source.is_some()
                    && plan
                        .source
                        .is_none_or(|source| self.is_source(board, family, source))
            }
            _ => *plan == Plan::default(),
        };
        note(
            faults,
            fits && Troyes::is_memory(board),
            "4",
            Reason::BadPlan,
        );
    }

    /// Whether what was put back could have been: in a turn, of dice that are still there, each group once.
    fn is_memory(board: &Board) -> bool {
        let groups = &board.put_back;
        let in_turn = matches!(
            board.step,
            Step::Turn { .. } | Step::Group { .. } | Step::Citizen { .. } | Step::Confirm { .. }
        );
        let there = |dice: Spaces| {
            dice.len() <= usize::from(crate::plan::GROUP)
                && dice.iter().all(|space| board.dice[space.index()].is_some())
        };
        let whole = groups
            .iter()
            .all(|group| there(group.dice) && group.cube.is_none_or(Activity::is_delayed));
        let once = (1..groups.len()).all(|place| !groups[..place].contains(&groups[place]));
        groups.is_empty() || in_turn && whole && once
    }

    /// Whether the dice and the cube make a group that the family can pay.
    fn is_group(board: &Board, family: Family) -> bool {
        let Plan {
            dice, cube, group, ..
        } = board.plan;
        let there = dice.iter().all(|space| board.dice[space.index()].is_some());
        let open = cube.is_none_or(|card| {
            board
                .card(card)
                .is_some_and(|open| card.is_delayed() && open.cubes[family] > 0)
        });
        let most = cube.map_or(crate::plan::GROUP, Activity::most_dice);
        let wanted = cube.and_then(Activity::works_on);
        let coloured = wanted.is_none_or(|colour| dice.iter().all(|die| die.colour() == colour));
        let mixed = board.plan.raw_colour().is_none() && !dice.is_empty();
        there
            && open
            && coloured
            && dice.len() <= usize::from(most)
            && (!mixed || board.card(Activity::Pilgrimage).is_some())
            && group == Group::new(board, family, dice, cube)
            && group.price <= board.players[family].deniers
    }

    fn is_target(&self, board: &Board, family: Family) -> bool {
        let action = match board.plan.target {
            Some(Target::Card(card)) => Action::Activate(card),
            Some(Target::Cathedral) => Action::Build,
            Some(Target::Event(event)) => Action::Combat(event),
            Some(Target::Building(building)) => Action::Place(building),
            Some(Target::Agriculture) => Action::Farm,
            None => return false,
        };
        self.judge_group(board, family, action).is_ok()
    }

    fn is_source(&self, board: &Board, family: Family, source: Source) -> bool {
        self.judge_source(board, family, Action::From(source))
            .is_ok()
    }
}

/// Whether black dice that are there are countered with the family's own dice.
fn is_defence(board: &Board) -> bool {
    board.step.defence().is_some_and(|defence| {
        let Defence { dice, black, .. } = defence;
        let there = |die: BlackDie| usize::from(die.0) < board.black.len();
        black.contains(BlackDie::HIGHEST)
            && black.iter().all(there)
            && are_own(board, defence.family, dice)
    })
}

/// Whether all of these are dice of the family.
fn are_own(board: &Board, family: Family, dice: Spaces) -> bool {
    dice.iter()
        .all(|space| board.dice[space.index()].is_some_and(|die| die.owner == family))
}
