//! What a faction has done so far must fit the phase and the board.

use engine::MAX_SEATS;
use enum_map::EnumMap;

use super::{Faults, note};
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::{Province, Region};
use crate::reason::Reason;
use crate::state::{Board, NextOrder, Part, Step};
use crate::support::Support;

impl Revolution {
    pub(super) fn part_faults(&self, board: &Board, faults: &mut Faults) {
        let part = &board.part;
        let only = |time: bool, part: Part| time || part == Part::default();
        let placed = Part {
            placed: part.placed,
            filled: part.filled,
            ..Part::default()
        };
        let able = Part {
            able: part.able,
            ..Part::default()
        };
        let march = Part {
            holds: part.holds,
            held: part.held,
            marched: part.marched,
            marched_driven: part.marched_driven,
            ..Part::default()
        };
        let provinces = Part {
            provinces: part.provinces,
            movers: part.movers,
            arranging: part.arranging,
            settled: part.settled,
            waived: part.waived,
            ..Part::default()
        };
        let order = Part {
            next_order: part.next_order,
            ..Part::default()
        };
        let in_time = only(board.phase == Phase::NewPieces, placed)
            && only(board.phase == Phase::MilitaryInfluence, able)
            && only(board.phase == Phase::ArmyMovement, march)
            && only(board.phase == Phase::Movement, provinces)
            && only(board.phase == Phase::End, order);
        note(faults, in_time, "4.1", Reason::BadStep);
        let fits = self.placed_fits(board)
            && self.influence_fits(board)
            && march_fits(board)
            && self.movement_fits(board)
            && self.order_fits(board);
        note(faults, fits, "4.1", Reason::BadStep);
    }

    fn placed_fits(&self, board: &Board) -> bool {
        let acting = board.acting();
        let provinces = Province::ALL
            .iter()
            .all(|&province| board.part.placed[province] <= board.country[province].of(acting));
        let boxes = Support::ALL
            .iter()
            .all(|&support| board.part.filled[support] <= board.in_box(support, acting));
        provinces && boxes && (self.agreed.second || board.part.filled == EnumMap::default())
    }

    fn influence_fits(&self, board: &Board) -> bool {
        let acting = board.acting();
        Region::ALL
            .iter()
            .all(|&region| board.part.able[region] <= self.influential(board, acting, region))
    }

    fn movement_fits(&self, board: &Board) -> bool {
        let part = &board.part;
        let waiting = part.provinces.iter().all(|province| {
            self.data.provinces[province].spots.len() > 1
                && self.free_pieces(board, province).factions() > 0
        });
        let moving = board.step == Step::Arrange
            || (part.movers == EnumMap::default() && part.arranging == [None; MAX_SEATS]);
        let kept = board.phase != Phase::Movement
            || Province::ALL.iter().all(|&province| {
                let pieces = self.free_pieces(board, province);
                let limit = self.data.provinces[province].limit;
                pieces.factions() <= limit && (self.agreed.neutrals_stay || pieces.total() <= limit)
            });
        waiting && moving && kept
    }

    /// Those with a place in the next order are the first ones who chose.
    fn order_fits(&self, board: &Board) -> bool {
        let next = board.part.next_order;
        let mut expected = board.clone();
        expected.part.next_order = NextOrder::default();
        for _ in 0..next.len() {
            let Some(faction) = self.next_in_order(&expected) else {
                return false;
            };
            let at = expected.part.next_order.len();
            expected.part.next_order.insert(at, faction);
        }
        let without_gaps = next.0[..next.len()].iter().all(Option::is_some);
        let same = expected
            .part
            .next_order
            .iter()
            .all(|faction| next.iter().any(|other| other == faction));
        without_gaps && same
    }
}

fn march_fits(board: &Board) -> bool {
    let acting = board.acting();
    let part = &board.part;
    if (part.held, part.marched) == (EnumMap::default(), EnumMap::default()) {
        return part.marched_driven == EnumMap::default();
    }
    Region::ALL.iter().all(|&region| {
        let camp = &board.camps[region];
        let (armies, driven) = (camp.armies[acting], camp.driven_back[acting]);
        let (marched, marched_driven) = (part.marched[region], part.marched_driven[region]);
        let held = u16::from(part.held[region]);
        marched_driven <= driven
            && marched_driven <= marched
            && u16::from(marched - marched_driven) + u16::from(driven) <= u16::from(armies)
            && u16::from(marched) + held <= u16::from(armies)
    })
}
