//! The end of the turn (5.8, 6.20).

use engine::{Rejection, Sink, ensure};
use enum_map::EnumMap;

use crate::event::Event;
use crate::faction::Faction;
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::Region;
use crate::reason::Reason;
use crate::state::{Board, NextOrder, Step};

impl Revolution {
    /// Abandoned armies leave, points are counted, and the order of play is chosen or the game is over.
    pub(crate) fn end_turn(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        for region in Region::ALL {
            for faction in Faction::ALL {
                let armies = std::mem::take(&mut board.camps[region].abandoned[faction]);
                if armies > 0 {
                    board.army_supply[faction] += armies;
                    log.emit(Event::WentHome {
                        faction,
                        region,
                        armies,
                    });
                }
            }
            board.camps[region].driven_back = EnumMap::default();
        }
        board.interceptors = 0;
        let last = board.turn >= self.data.turns;
        for faction in self.factions() {
            let points = self.points(board, faction, last);
            board.score[faction] = points;
            log.emit(Event::Scored { faction, points });
        }
        if last {
            board.step = Step::Over;
            log.emit(Event::Ended);
            return;
        }
        if let Some(first) = self.next_in_order(board) {
            // The faction with the most points has no say.
            board.part.next_order.insert(0, first);
            board.step = Step::Order;
        }
    }

    /// Who takes their place in the order of play next: the most points first, equals in the order of this turn.
    pub fn next_in_order(&self, board: &Board) -> Option<Faction> {
        let placed = |faction: Faction| board.part.next_order.iter().any(|other| other == faction);
        board
            .order
            .iter()
            .copied()
            .filter(|&faction| !placed(faction))
            .min_by_key(|&faction| (-board.score[faction], board.rank(faction)))
    }

    /// Whether there is such a place.
    pub(crate) fn judge_place(board: &Board, place: u8) -> Result<(), Rejection<Reason>> {
        let rule = Phase::End.section(board.turn);
        let there = usize::from(place) <= board.part.next_order.len();
        ensure(there, rule, || Reason::NoSuchPlace)
    }

    /// Takes a place; when all have one, the next turn begins.
    pub(crate) fn apply_place(&self, board: &mut Board, place: u8, log: &mut impl Sink<Event>) {
        let Some(faction) = self.next_in_order(board) else {
            return;
        };
        board.part.next_order.insert(usize::from(place), faction);
        log.emit(Event::Ordered { faction, place });
        if self.next_in_order(board).is_none() {
            board.order = board.part.next_order.iter().collect();
            board.part.next_order = NextOrder::default();
            self.begin_turn(board, board.turn + 1, log);
        }
    }
}
