//! The Tenth Penny (5.0).

use engine::{Silent, Sink};

use super::effects::{move_points, sway};
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::side::Side;
use crate::state::Board;
use crate::territory::{Alignment, Terrain, Territories, Territory};

impl DutchRevolt {
    /// Every urban territory turns Protestant by a step; those that cannot turn further give the Rebels 2 points each.
    pub(super) fn levy_tenth_penny(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        board.year.tenth_penny += 1;
        let (mut swayed, mut embittered) = (Territories::NONE, 0);
        for territory in Territory::ALL {
            if self.data.territories[territory].terrain != Terrain::Urban {
                continue;
            }
            let strong = board.alignment[territory] == Alignment::StronglyProtestant;
            if strong && self.condensed {
                embittered += 1;
            } else if strong {
                move_points(board, 2, log);
            } else if self.condensed {
                sway(board, territory, Side::Rebel, &mut Silent);
                swayed.insert(territory);
            } else {
                sway(board, territory, Side::Rebel, log);
            }
        }
        if !swayed.is_empty() {
            log.emit(Event::SwayedAll {
                territories: swayed,
                toward: Side::Rebel,
            });
        }
        if embittered > 0 {
            move_points(board, 2 * embittered, log);
        }
    }
}
