//! The siege combat phase (9.0).

use engine::{Rejection, Sink, ensure, refuse};

use crate::action::Action;
use crate::chit::Chit;
use crate::data::COLUMNS;
use crate::event::{Event, Siege};
use crate::game::DutchRevolt;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::side::Side;
use crate::state::{Board, Effect, State, Step};
use crate::territory::{Alignment, Territories, Territory};

/// How many pikemen the chit of this name raises.
pub(super) const MILITIA: u8 = 2;

impl DutchRevolt {
    /// The first player besieges, unless there is a truce.
    pub(crate) fn open_sieges(&self, state: &mut State, log: &mut impl Sink<Event>) {
        if state.board.year.truce {
            log.emit(Event::TruceHolds {
                phase: Phase::Siege,
            });
            self.open_phase(state, Phase::Political, log);
        } else {
            let side = state.board.initiative.first();
            self.next_siege(state, side, log);
        }
    }

    /// The enemy's territories that a side has invaded.
    pub fn invaded(&self, board: &Board, side: Side) -> Territories {
        Territories::that(|territory| board.invades(side, territory))
    }

    /// Asks which siege is next; a sole one needs no question, and every one must be fought.
    fn next_siege(&self, state: &mut State, side: Side, log: &mut impl Sink<Event>) {
        let invaded = self.invaded(&state.board, side);
        match (invaded.len(), invaded.iter().next()) {
            (1, Some(territory)) => self.besiege(state, side, territory, log),
            (0, _) if side == state.board.initiative.first() => {
                self.next_siege(state, side.other(), log);
            }
            (0, _) => self.open_phase(state, Phase::Political, log),
            (_, Some(territory)) if self.is_settled(&state.board, side, invaded) => {
                self.besiege(state, side, territory, log);
            }
            _ => state.board.step = Step::Besiege { side },
        }
    }

    /// Whether no die can change how these sieges end, so that their order does not matter.
    fn is_settled(&self, board: &Board, side: Side, invaded: Territories) -> bool {
        let certain = |territory| {
            let siege = self.prepare_siege(board, side, territory);
            matches!(self.winning_dice(&siege), 0 | 10)
        };
        self.condensed && invaded.iter().all(certain)
    }

    /// Where the militia goes if it makes no difference: it changes nowhere which dice take the place, nor whether it can
    /// revolt.
    pub(super) fn any_for_militia(&self, board: &Board, effect: Effect) -> Option<Territory> {
        if !self.condensed || effect.chit != Chit::Militia || effect.clicks > 0 {
            return None;
        }
        let enemy = effect.player.other();
        let idle = |territory: Territory| {
            let siege = self.prepare_siege(board, enemy, territory);
            let reinforced = Siege {
                defence: siege.defence + MILITIA,
                ..siege
            };
            let may_revolt =
                siege.defence == 0 && board.alignment[territory] == Alignment::strongly(enemy);
            !may_revolt && self.winning_dice(&siege) == self.winning_dice(&reinforced)
        };
        let mut targets = Territory::ALL
            .into_iter()
            .filter(|&territory| self.judge_target(board, effect, territory).is_ok());
        let first = targets.next()?;
        (idle(first) && targets.all(idle)).then_some(first)
    }

    /// Whether the side may besiege this next.
    pub(crate) fn judge_besiege(
        board: &Board,
        side: Side,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::At(territory) => {
                ensure(board.owner[territory] != side, "9.0", || Reason::NotEnemy {
                    territory,
                })?;
                ensure(board.invades(side, territory), "9.0", || {
                    Reason::NotInvaded { territory }
                })
            }
            Action::Done => refuse("9.0", Reason::MustBesiege),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// A siege as it stands before the die: `die`, `losses` and `captured` are still zero.
    pub fn prepare_siege(&self, board: &Board, attacker: Side, territory: Territory) -> Siege {
        let defender = attacker.other();
        let strength = board.units[attacker][territory].strength();
        let land = &self.data.territories[territory];
        Siege {
            territory,
            attacker,
            strength,
            defence: board.units[defender][territory].strength(),
            column: self.data.column(strength) as u8,
            shift: board.alignment[territory].favour(attacker),
            terrain: land.terrain.shelter(),
            coast: i8::from(defender == Side::Rebel && self.data.coast.contains(territory)),
            road: i8::from(defender == Side::Spanish && board.supplied.contains(territory)),
            die: 0,
            losses: 0,
            captured: false,
        }
    }

    /// The defenders' losses for a die (9.1 to 9.5).
    pub fn losses(&self, siege: &Siege, die: u8) -> u8 {
        self.siege_column(siege)
            .map_or(0, |column| self.losses_in(column, siege, die))
    }

    /// How many of the ten dice take the territory.
    pub fn winning_dice(&self, siege: &Siege) -> u8 {
        self.siege_column(siege).map_or(0, |column| {
            let odds = &self.data.odds;
            odds.winning_dice(column, siege.defence, Self::sheltered(siege))
        })
    }

    /// The column that the siege is fought in; none if it is shifted off the table.
    fn siege_column(&self, siege: &Siege) -> Option<usize> {
        match usize::try_from(siege.column as i8 + siege.shift) {
            Ok(column) => Some(column.min(COLUMNS - 1)),
            Err(_) => self.agreed.first_column.then_some(0),
        }
    }

    fn losses_in(&self, column: usize, siege: &Siege, die: u8) -> u8 {
        let row = (die as i8 - Self::sheltered(siege)).clamp(0, 9);
        self.data.losses[row as usize][column]
    }

    /// What is taken from the die.
    fn sheltered(siege: &Siege) -> i8 {
        siege.terrain + siege.coast + siege.road
    }

    /// Fights a siege and goes on to the next.
    pub(crate) fn besiege(
        &self,
        state: &mut State,
        side: Side,
        territory: Territory,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let mut siege = self.prepare_siege(board, side, territory);
        siege.die = state.dice.d10();
        siege.losses = self.losses(&siege, siege.die);
        // The garrison is the last to fall.
        siege.captured = siege.losses > siege.defence;
        if siege.captured {
            board.owner[territory] = side;
        }
        for side in Side::ALL {
            board.clear(side, territory);
        }
        board.siege = Some(siege);
        log.emit(Event::Besieged(siege));
        self.next_siege(state, side, log);
    }
}
