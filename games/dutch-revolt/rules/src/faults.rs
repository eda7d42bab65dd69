//! What makes a state impossible.
//!
//! Every state that play can reach passes; a state that passes can be played on without going astray.

use engine::{Cause, Game, Rejection};

use crate::asked_in::AskedIn;
use crate::chit::Chit;
use crate::game::DutchRevolt;
use crate::options::ChitHand;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::side::Side;
use crate::state::{Armada, Board, Effect, Initiative, Purse, State, Step};
use crate::territory::Territory;
use crate::unit::{Stack, Unit};
use crate::view::all_chits;

/// No event can carry the points further beyond the Union than this.
const POINTS_BEYOND: i16 = 1_000;

impl DutchRevolt {
    /// Everything that is wrong with a state.
    pub(crate) fn all_faults(&self, state: &State) -> Vec<Rejection<Reason>> {
        let mut faults = Vec::new();
        self.track_faults(&state.board, &mut faults);
        self.chit_faults(state, &mut faults);
        self.unit_faults(&state.board, &mut faults);
        self.step_faults(state, &mut faults);
        // Only a state that is sound so far can be asked for money and choices.
        if faults.is_empty() {
            self.treasury_faults(&state.board, &mut faults);
        }
        if faults.is_empty()
            && let Some(side) = state.board.step.side()
        {
            let mut choices = Vec::new();
            self.legal(state, side.seat(), &mut choices);
            note(&mut faults, !choices.is_empty(), "4.0", Reason::NoChoice);
        }
        faults
    }

    fn track_faults(&self, board: &Board, faults: &mut Vec<Rejection<Reason>>) {
        let picking = matches!(board.step, Step::Pick { .. });
        let turns = if picking { 0..=0 } else { 1..=self.turns() };
        note(
            faults,
            turns.contains(&board.turn),
            "2.2.6",
            Reason::BadTurn,
        );
        let points = 0..=self.union() + POINTS_BEYOND;
        note(
            faults,
            points.contains(&board.points),
            "2.2.5",
            Reason::BadPoints,
        );
        let Initiative {
            spanish_die,
            rebel_die,
            second,
        } = board.initiative;
        let fits = spanish_die <= 9
            && rebel_die <= 9
            && (second == Side::Rebel) == (rebel_die > spanish_die);
        note(faults, fits, "4.1", Reason::BadDice);
        let supplied = match board.step.phase() {
            _ if picking => board.supplied.is_empty(),
            // Territories change hands in the siege phase; before it the supply can be checked.
            Phase::Siege | Phase::Political => {
                board.supplied.is_empty() || board.supplied.contains(Territory::Luxembourg)
            }
            _ => board.supplied == self.supplied(board),
        };
        note(faults, supplied, "9.4", Reason::BadSupply);
    }

    fn chit_faults(&self, state: &State, faults: &mut Vec<Rejection<Reason>>) {
        let board = &state.board;
        let all = all_chits(&self.data, self.agreed);
        for chit in Chit::ALL {
            let placed = [
                state.hands[Side::Spanish],
                state.hands[Side::Rebel],
                state.container,
                board.gone,
            ];
            let sum: u16 = placed.iter().map(|chits| u16::from(chits.0[chit])).sum();
            let starred = board.gone.0[chit] == 0 || self.data.chits[chit].star;
            let seen = board.put_back.0[chit] <= state.container.0[chit];
            let fits = sum == u16::from(all.0[chit]) && starred && seen;
            note(faults, fits, "5.0", Reason::BadChits { chit });
        }
        let asked = self.condensed
            || Side::ALL
                .iter()
                .all(|&side| state.asked[side] == AskedIn::EVERYWHERE);
        note(faults, asked, "5.0", Reason::BadStep);
        let used = board.used.values().all(|&used| used <= 3);
        note(faults, used, "5.0", Reason::ThreeUsed);
        let copies = |chit: Chit| all.0[chit];
        let year = board.year;
        let landed = board.armada == Armada::Landed;
        let fits = year.crusaders <= 9 * copies(Chit::Crusade)
            && year.sea_beggars <= copies(Chit::SeaBeggars).max(3)
            && year.tenth_penny <= copies(Chit::TenthPenny)
            && !(landed && (year.english || year.intercepted));
        note(faults, fits, "5.0", Reason::BadTreasury);
    }

    fn unit_faults(&self, board: &Board, faults: &mut Vec<Rejection<Reason>>) {
        let phase = board.step.phase();
        let deploying = matches!(board.step, Step::Deploy { .. } | Step::Hire { .. });
        let hired = phase >= Phase::Religion || deploying;
        let marched = phase >= Phase::Movement;
        for unit in Unit::ALL {
            let sum = |side: Side| -> u16 {
                let stacks = board.units[side].values();
                stacks.map(|stack| u16::from(stack[unit])).sum()
            };
            let all = u16::from(self.data.counters[unit]);
            let stock = |side: Side| u16::from(board.stock.left(side, unit));
            let fits = match unit {
                Unit::Missionary => Side::ALL.iter().all(|&side| sum(side) + stock(side) == all),
                _ => sum(Side::Spanish) + sum(Side::Rebel) + stock(Side::Spanish) == all,
            };
            note(faults, fits, "2.3", Reason::BadCounters { unit });
        }
        let fits = board.stock.shared.missionary == 0;
        note(
            faults,
            fits,
            "2.3",
            Reason::BadCounters {
                unit: Unit::Missionary,
            },
        );
        for side in Side::ALL {
            for (territory, &stack) in &board.units[side] {
                let at_sea = stack.flotilla == 0 || self.data.coast.contains(territory);
                let at_home = board.owner[territory] == side;
                let preaching = stack.missionary == 0 || (at_home && phase <= Phase::Religion);
                let there = stack.is_empty() || (hired && (at_home || marched));
                let fits = at_sea && preaching && there;
                note(faults, fits, "6.2", Reason::Misplaced { territory });
            }
        }
        let mover = match board.step {
            Step::March { side } | Step::MarchTo { side, .. } | Step::MarchWith { side, .. } => {
                Some(side)
            }
            _ => None,
        };
        for (territory, &moved) in &board.moved {
            let most = mover.map_or(Stack::EMPTY, |side| board.units[side][territory]);
            let fits = most.covers(moved) && moved.missionary == 0;
            note(faults, fits, "8.0", Reason::BadMarch { territory });
        }
    }

    /// The treasury is spent exactly: what is on the map and what is left make up the income.
    fn treasury_faults(&self, board: &Board, faults: &mut Vec<Rejection<Reason>>) {
        let spending = match board.step {
            Step::Deploy { side } | Step::Hire { side, .. } => Some(side),
            _ => None,
        };
        for side in Side::ALL {
            let first = side == self.first_spender(board);
            let expected = match spending {
                Some(spender) if spender == side => self.left_after_hiring(board, side),
                Some(_) if !first => self.left_after_hiring(board, side),
                _ => Some(Purse::default()),
            };
            let fits = expected == Some(board.purse[side]);
            note(faults, fits, "6.1", Reason::BadTreasury);
        }
    }

    fn step_faults(&self, state: &State, faults: &mut Vec<Rejection<Reason>>) {
        let board = &state.board;
        let fits = match board.step {
            Step::Pick { side, free } => {
                let picks = Territory::COUNT - free.len();
                let turn = if picks.is_multiple_of(2) {
                    Side::Spanish
                } else {
                    Side::Rebel
                };
                !free.is_empty()
                    && side == turn
                    && board.held(Side::Rebel).len() == picks / 2
                    && free.and(board.held(Side::Rebel)).is_empty()
            }
            Step::Chits { phase, .. } => phase >= Phase::Treasury,
            Step::Effect(effect) => self.is_sound(board, effect),
            Step::Hire { side, at } => board.owner[at] == side,
            Step::March { .. } | Step::MarchTo { .. } | Step::MarchWith { .. } => !board.year.truce,
            Step::Besiege { .. } => !board.year.truce,
            Step::Deploy { .. } => true,
            Step::Discard { side } => {
                let hand: u16 = state.hands[side].0.values().map(|&n| u16::from(n)).sum();
                self.agreed.hand == ChitHand::Six && hand > 6 && self.verdict(board).is_none()
            }
            Step::Over(verdict) => self.verdict(board) == Some(verdict),
        };
        note(faults, fits, "4.0", Reason::BadStep);
        let shown = !matches!(board.step.phase(), Phase::Religion | Phase::Movement);
        let fits = board.siege.is_none() || shown;
        note(faults, fits, "9.0", Reason::BadStep);
    }

    fn is_sound(&self, board: &Board, effect: Effect) -> bool {
        let enemy = effect.player.other();
        let last = effect.last.map(|territory| board.units[enemy][territory]);
        let waiting = match effect.chit {
            Chit::Defection if effect.welcomes() => {
                let comers = effect.waiting.max(1);
                let known = !self.condensed || effect.waiting > 0;
                known && last.is_some_and(|there| there.pikemen >= comers)
            }
            Chit::Plague if effect.strikes() => {
                last.is_some_and(|there| there.pikemen > 0 && there.cavalry > 0)
            }
            _ => true,
        };
        self.data.chits[effect.chit].phase == Some(effect.phase)
            && effect.clicks < effect.clicks_in_all()
            && board.used[effect.player] > 0
            && (effect.waiting == 0 || self.condensed && effect.welcomes())
            && waiting
    }
}

fn note(faults: &mut Vec<Rejection<Reason>>, holds: bool, rule: &'static str, reason: Reason) {
    if !holds {
        faults.push(Rejection::new(rule, Cause::Game(reason)));
    }
}
