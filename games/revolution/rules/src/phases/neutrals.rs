//! Neutral pieces (5.4, 6.12).

use engine::{Rejection, Sink, ensure};
use enum_map::EnumMap;

use crate::event::Event;
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::{Province, Provinces, Spot};
use crate::reason::Reason;
use crate::state::{Board, Step};

impl Revolution {
    /// Fills all provinces, one piece each at a time. If the last round is short, the first player is asked.
    pub(crate) fn bring_neutrals(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        let wanted = EnumMap::from_fn(|province| self.neutrals_wanted(board, province));
        let mut came = EnumMap::<Province, u8>::default();
        let short = loop {
            let needy = Provinces::that(|province| came[province] < wanted[province]);
            if needy.is_empty() {
                break Provinces::NONE;
            }
            if needy.len() > usize::from(board.neutrals) {
                break needy;
            }
            for province in needy.iter() {
                board.put_neutral(Spot::Country(province));
                came[province] += 1;
            }
        };
        for (province, pieces) in came {
            if pieces > 0 {
                log.emit(Event::NeutralsCame { province, pieces });
            }
        }
        let left = board.neutrals;
        if short.is_empty() || left == 0 {
            return false;
        }
        log.emit(Event::NeutralsShort { pieces: left });
        board.step = Step::Neutrals { left, open: short };
        true
    }

    /// Provinces with room.
    pub(crate) fn needy(&self, board: &Board) -> Provinces {
        Provinces::that(|province| self.neutrals_wanted(board, province) > 0)
    }

    /// How many neutrals a province has room for: up to the limit, or in turn 0 up to one less.
    fn neutrals_wanted(&self, board: &Board, province: Province) -> u8 {
        let spare = u8::from(board.turn == 0);
        let pieces = self.free_pieces(board, province).total() + spare;
        self.data.provinces[province].limit.saturating_sub(pieces)
    }

    /// Whether the province can get one of the last neutrals.
    pub(crate) fn judge_neutral(
        board: &Board,
        open: Provinces,
        province: Province,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::Neutrals.section(board.turn);
        ensure(open.contains(province), rule, || Reason::NeedsNone {
            province,
        })
    }

    /// Puts one of the last neutrals into the province.
    pub(crate) fn apply_neutral(
        &self,
        board: &mut Board,
        left: u8,
        mut open: Provinces,
        province: Province,
        log: &mut impl Sink<Event>,
    ) {
        board.put_neutral(Spot::Country(province));
        log.emit(Event::NeutralsCame {
            province,
            pieces: 1,
        });
        open.remove(province);
        if left > 1 && !open.is_empty() {
            board.step = Step::Neutrals {
                left: left - 1,
                open,
            };
        } else {
            self.end_phase(board, log);
        }
    }
}
