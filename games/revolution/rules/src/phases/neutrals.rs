//! Neutral pieces (5.4, 6.12).

use engine::{Rejection, Sink, ensure};

use crate::event::Event;
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::{Province, Provinces, Spot};
use crate::reason::Reason;
use crate::state::{Board, Step};

impl Revolution {
    /// Fills all provinces, one piece each at a time. If the last round is short, the first player is asked.
    pub(crate) fn bring_neutrals(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        let mut came = enum_map::EnumMap::<Province, u8>::default();
        let short = loop {
            let needy = self.needy(board);
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

    /// Provinces with room: below the limit, or in turn 0 below one less.
    pub(crate) fn needy(&self, board: &Board) -> Provinces {
        let spare = u8::from(board.turn == 0);
        let provinces = Province::ALL.into_iter();
        provinces
            .filter(|&province| {
                let limit = self.data.provinces[province].limit;
                self.free_pieces(board, province).total() + spare < limit
            })
            .collect()
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
