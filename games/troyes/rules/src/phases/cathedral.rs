//! Action 2: building the Cathedral.

use engine::{Rejection, Sink, ensure};

use super::activate::{get_influence, get_points};
use crate::building::{Colour, Spaces};
use crate::data::COLUMNS;
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::reason::Reason;
use crate::state::{Board, LEVELS};

impl Troyes {
    /// Whether every die of the group finds its place.
    pub(crate) fn judge_build(board: &Board) -> Result<(), Rejection<Reason>> {
        let plan = &board.plan;
        let colour = Colour::White;
        let fits = plan.raw_colour() == Some(colour);
        ensure(fits, "4.2", || Reason::WrongColour { colour })?;
        if let Some(card) = plan.cube {
            ensure(false, "4.2", || Reason::CubeForbidden { card })?;
        }
        let mut used = [0; COLUMNS];
        for space in plan.dice.iter() {
            let column = board.dice[space.index()].map_or(1, |die| die.value);
            let Some(used) = used.get_mut(usize::from(column) - 1) else {
                continue;
            };
            *used += 1;
            let fits = height(board, column) + *used <= LEVELS;
            ensure(fits, "4.2", || Reason::NoRoom { column })?;
        }
        Ok(())
    }

    /// Places a cube for each die, and takes the dice away.
    pub(crate) fn build(
        &self,
        board: &mut Board,
        family: Family,
        dice: Spaces,
        log: &mut impl Sink<Event>,
    ) {
        let mut influence = 0;
        for space in dice.iter() {
            let Some(die) = board.dice[space.index()].take() else {
                continue;
            };
            let level = height(board, die.value);
            let column = usize::from(die.value) - 1;
            board.cathedral[level][column] = Some(family);
            influence += self.data.cathedral[column];
            log.emit(Event::Built {
                family,
                level: level as u8 + 1,
                column: die.value,
            });
        }
        get_points(board, family, dice.len() as u16, log);
        get_influence(board, family, influence, log);
    }
}

/// How many cubes stand in a column.
fn height(board: &Board, column: u8) -> usize {
    let places = board.cathedral.iter();
    places
        .filter(|level| level[usize::from(column) - 1].is_some())
        .count()
}
