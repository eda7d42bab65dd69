//! Naming the bishoprics (5.7, 6.18).

use engine::Sink;

use crate::event::Event;
use crate::faction::Faction;
use crate::game::Revolution;
use crate::place::See;
use crate::state::{Bishopric, Board};

impl Revolution {
    /// Every bishopric follows the holder of its province: at once in turn 0, one step a turn later.
    pub(crate) fn nominate_bishoprics(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        for see in See::ALL {
            let holder = board.province_cards[see.province()];
            let before = board.bishoprics[see];
            let after = if board.turn == 0 {
                first_bishopric(holder)
            } else {
                self.swayed_bishopric(before, holder)
            };
            if before != after || board.turn == 0 {
                board.bishoprics[see] = after;
                log.emit(Event::BishopricNamed {
                    see,
                    bishopric: after,
                });
            }
        }
    }

    fn swayed_bishopric(&self, before: Bishopric, holder: Option<Faction>) -> Bishopric {
        let goal = match holder {
            Some(Faction::Catholic) => Bishopric::FirmlyCatholic,
            Some(Faction::Habsburg) => Bishopric::Catholic,
            Some(Faction::Burgher) => Bishopric::Reformed,
            Some(Faction::Reformer) => Bishopric::FirmlyReformed,
            Some(Faction::Nobility) if self.agreed.noble_bishopric_catholic => Bishopric::Catholic,
            Some(Faction::Nobility) => return before,
            None if self.agreed.masterless_at_once => return Bishopric::Catholic,
            None => Bishopric::Catholic,
        };
        before.towards(goal)
    }
}

impl Bishopric {
    const TRACK: [Bishopric; 4] = [
        Bishopric::FirmlyCatholic,
        Bishopric::Catholic,
        Bishopric::Reformed,
        Bishopric::FirmlyReformed,
    ];

    /// One step towards the goal.
    fn towards(self, goal: Bishopric) -> Bishopric {
        let at = self as usize;
        match goal.cmp(&self) {
            std::cmp::Ordering::Less => Bishopric::TRACK[at - 1],
            std::cmp::Ordering::Equal => self,
            std::cmp::Ordering::Greater => Bishopric::TRACK[at + 1],
        }
    }

    /// Whether the Catholics count it (4.3.2).
    pub fn is_catholic(self) -> bool {
        self <= Bishopric::Catholic
    }
}

/// What a bishopric is at the end of turn 0 (5.7).
fn first_bishopric(holder: Option<Faction>) -> Bishopric {
    match holder {
        Some(Faction::Catholic) => Bishopric::FirmlyCatholic,
        Some(Faction::Burgher) => Bishopric::Reformed,
        Some(Faction::Reformer) => Bishopric::FirmlyReformed,
        _ => Bishopric::Catholic,
    }
}
