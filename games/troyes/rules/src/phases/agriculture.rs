//! Action 5: agriculture.

use engine::{Rejection, Sink, ensure};

use super::activate::get_deniers;
use crate::building::Colour;
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::reason::Reason;
use crate::state::Board;

/// What the total of the dice is divided by.
const DIVISOR: u8 = 2;

impl Troyes {
    /// Whether the group can till the fields.
    pub(crate) fn judge_farm(board: &Board) -> Result<(), Rejection<Reason>> {
        let colour = Colour::Yellow;
        let fits = board.plan.group.colour == Some(colour);
        ensure(fits, "4.5", || Reason::WrongColour { colour })
    }

    /// Half the total in deniers.
    pub(crate) fn farm(board: &mut Board, family: Family, total: u8, log: &mut impl Sink<Event>) {
        get_deniers(board, family, (total / DIVISOR).into(), log);
    }
}
