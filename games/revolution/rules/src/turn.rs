//! From faction to faction, phase to phase and turn to turn (4.0).

use engine::Sink;

use crate::event::Event;
use crate::game::Revolution;
use crate::phase::Phase;
use crate::state::{Board, Part, Step};

impl Revolution {
    /// Begins a turn and plays on to the first decision.
    pub(crate) fn begin_turn(&self, board: &mut Board, turn: u8, log: &mut impl Sink<Event>) {
        board.turn = turn;
        log.emit(Event::TurnBegan { turn });
        let first = if turn == 0 {
            Phase::Support
        } else {
            Phase::Taxes
        };
        if !self.begin_phase(board, first, log) {
            self.advance(board, log);
        }
    }

    /// The acting faction is done with its part of the phase; plays on to the next decision.
    pub(crate) fn end_part(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        board.actor += 1;
        self.advance(board, log);
    }

    /// The phase is over; plays on to the next decision.
    pub(crate) fn end_phase(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        board.actor = board.order.len() as u8;
        self.advance(board, log);
    }

    /// Lets the factions that are left take their part, then begins the next phase, until there is something
    /// to decide.
    fn advance(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        loop {
            if board.phase.is_by_faction() {
                while usize::from(board.actor) < board.order.len() {
                    if self.open_part(board, log) {
                        return;
                    }
                    board.actor += 1;
                }
                self.close_phase(board, log);
            }
            let Some(next) = board.phase.next(board.turn) else {
                return;
            };
            if self.begin_phase(board, next, log) {
                return;
            }
        }
    }

    /// Begins a phase; what needs no choice is done. Whether there is something to decide that is not part of
    /// a faction's turn.
    fn begin_phase(&self, board: &mut Board, phase: Phase, log: &mut impl Sink<Event>) -> bool {
        board.phase = phase;
        board.actor = 0;
        board.part = Part::default();
        log.emit(Event::PhaseBegan { phase });
        match phase {
            Phase::Battles => self.fight_battles(board, log),
            Phase::ArmyMovement => Revolution::begin_marches(board),
            Phase::Conflict => self.resolve_conflicts(board, log),
            Phase::Neutrals => return self.bring_neutrals(board, log),
            Phase::Movement => return self.begin_movement(board, log),
            Phase::SiegesEnd => self.end_sieges(board, log),
            Phase::Nomination => self.nominate(board, log),
            Phase::Bishoprics => self.nominate_bishoprics(board, log),
            Phase::Universities => self.nominate_universities(board, log),
            Phase::End => {
                self.end_turn(board, log);
                return true;
            }
            _ => {}
        }
        false
    }

    /// Opens the acting faction's part of the phase. Whether there is something to decide.
    fn open_part(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        match board.phase {
            Phase::Taxes => self.collect_taxes(board, log),
            Phase::Support => self.open_support(board),
            Phase::Maintenance => self.open_upkeep(board, log),
            Phase::Recruiting => self.open_recruiting(board),
            Phase::Sieges => self.open_sieges(board),
            Phase::WaterBeggars => self.open_hiring(board),
            Phase::ArmyMovement => self.open_march(board, log),
            Phase::MilitaryInfluence => self.open_influence(board, log),
            Phase::NewPieces => self.open_new_pieces(board, log),
            Phase::Overflow => self.open_overflow(board, log),
            Phase::Citizens => Revolution::open_citizens(board),
            _ => false,
        }
    }

    /// What happens when all factions have taken their part.
    fn close_phase(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        if board.phase == Phase::Citizens {
            self.resolve_citizens(board, log);
        }
    }

    /// Whether the step is the kind that the phase opens; used to find impossible states.
    pub(crate) fn step_fits(step: Step, phase: Phase) -> bool {
        match step {
            Step::Garrison { .. } => phase == Phase::Support,
            Step::Tax => phase == Phase::Taxes,
            Step::Support { .. } | Step::SupportTo { .. } | Step::Intercept { .. } => {
                phase == Phase::Support
            }
            Step::Upkeep { .. } | Step::Loot { .. } => phase == Phase::Maintenance,
            Step::Recruit { .. } => phase == Phase::Recruiting,
            Step::Besiege => phase == Phase::Sieges,
            Step::Hire | Step::Beggars { .. } => phase == Phase::WaterBeggars,
            Step::March | Step::MarchTo { .. } => phase == Phase::ArmyMovement,
            Step::Influence | Step::Convert { .. } => phase == Phase::MilitaryInfluence,
            Step::NewPieces { .. } => phase == Phase::NewPieces,
            Step::Neutrals { .. } => phase == Phase::Neutrals,
            Step::Overflow | Step::OverflowTo { .. } => phase == Phase::Overflow,
            Step::NextProvince | Step::Arrange => phase == Phase::Movement,
            Step::Citizens => phase == Phase::Citizens,
            Step::Order | Step::Over => phase == Phase::End,
        }
    }
}
