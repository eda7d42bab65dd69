//! Free spaces, pushing out knights, and pieces that come and go.

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::electorate::Electorate;
use crate::event::Event;
use crate::game::Kaiser;
use crate::land::{Land, Tenant};
use crate::noble::Noble;
use crate::reason::Reason;
use crate::spot::Spot;
use crate::state::Board;

impl Kaiser {
    /// A free noble space.
    pub(crate) fn free_noble(&self, board: &Board, electorate: Electorate) -> Option<u8> {
        let spaces = self.data.spaces[electorate].noble as usize;
        free(&board.lands[electorate].nobles[..spaces])
    }

    /// A free castle space.
    pub(crate) fn free_castle(&self, board: &Board, electorate: Electorate) -> Option<u8> {
        let spaces = self.data.spaces[electorate].castle as usize;
        free(&board.lands[electorate].castles[..spaces])
    }

    /// A free city space.
    pub(crate) fn free_city(&self, board: &Board, electorate: Electorate) -> Option<u8> {
        let spaces = self.data.spaces[electorate].city as usize;
        free(&board.lands[electorate].cities[..spaces])
    }

    /// The electorates that take part.
    pub(crate) fn played(board: &Board) -> impl Iterator<Item = Electorate> {
        Electorate::ALL
            .into_iter()
            .filter(|&electorate| board.lands[electorate].played)
    }

    /// Whether a city space is free anywhere.
    pub(crate) fn has_city_space(&self, board: &Board) -> bool {
        Kaiser::played(board).any(|electorate| self.free_city(board, electorate).is_some())
    }

    /// Whether a noble finds a place in the electorate, be it a knight's.
    pub(crate) fn admits(&self, board: &Board, electorate: Electorate) -> bool {
        let land = &board.lands[electorate];
        land.played
            && (self.free_noble(board, electorate).is_some() || land.pushable().next().is_some())
    }

    /// Whether a noble finds a place anywhere.
    pub(crate) fn has_place(&self, board: &Board) -> bool {
        Electorate::ALL
            .into_iter()
            .any(|electorate| self.admits(board, electorate))
    }

    /// Whether a noble may go where the action points: onto a free noble space, or into the place of a
    /// knight where none is free.
    pub(crate) fn judge_settling(
        &self,
        board: &Board,
        rule: &'static str,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::In(electorate) => {
                let land = &board.lands[electorate];
                ensure(land.played, rule, || Reason::NotPlayed { electorate })?;
                ensure(self.free_noble(board, electorate).is_some(), rule, || {
                    Reason::Full {
                        electorate,
                        knights: land.pushable().next().is_some(),
                    }
                })
            }
            Action::At(spot @ Spot::Noble(electorate, _)) => {
                ensure(board.knight(spot).is_some(), rule, || Reason::NoKnight)?;
                ensure(self.free_noble(board, electorate).is_none(), rule, || {
                    Reason::Roomy { electorate }
                })
            }
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Puts a noble where the action points, pushing out the knight there, and tells in which electorate.
    pub(crate) fn settle(
        &self,
        board: &mut Board,
        noble: Noble,
        action: Action,
        log: &mut impl Sink<Event>,
    ) -> Option<Electorate> {
        let (electorate, slot) = match action {
            Action::In(electorate) => (electorate, self.free_noble(board, electorate)?),
            Action::At(Spot::Noble(electorate, slot)) => {
                push_out(board, electorate, slot, log);
                (electorate, slot)
            }
            _ => return None,
        };
        board.lands[electorate].nobles[slot as usize] = Some(Tenant::Noble(noble));
        Some(electorate)
    }
}

/// Sends the knight on a noble space back to its owner.
pub(crate) fn push_out(
    board: &mut Board,
    electorate: Electorate,
    slot: u8,
    log: &mut impl Sink<Event>,
) {
    let space = &mut board.lands[electorate].nobles[slot as usize];
    if let Some(Tenant::Knight(colour)) = *space {
        *space = None;
        board.players[colour].knights += 1;
        log.emit(Event::Pushed { colour, electorate });
    }
}

/// Takes the noble at a place off the board; the seat's privilege goes with an elector.
pub(crate) fn take_noble(board: &mut Board, spot: Spot) -> Option<Noble> {
    let noble = board.noble(spot)?;
    match spot {
        Spot::Throne => board.throne = None,
        Spot::Elector(electorate) => {
            let Land { elector, used, .. } = &mut board.lands[electorate];
            (*elector, *used) = (None, false);
        }
        Spot::Noble(electorate, slot) => board.lands[electorate].nobles[slot as usize] = None,
        Spot::Castle(..) => {}
    }
    Some(noble)
}

/// Puts another noble, or the same one changed, into the place of one.
pub(crate) fn change_noble(board: &mut Board, spot: Spot, noble: Noble) {
    match spot {
        Spot::Throne => board.throne = Some(noble),
        Spot::Elector(electorate) => board.lands[electorate].elector = Some(noble),
        Spot::Noble(electorate, slot) => {
            board.lands[electorate].nobles[slot as usize] = Some(Tenant::Noble(noble));
        }
        Spot::Castle(..) => {}
    }
}

fn free<T>(spaces: &[Option<T>]) -> Option<u8> {
    spaces
        .iter()
        .position(Option::is_none)
        .map(|slot| slot as u8)
}

/// Gives the noble at a place back to its owner.
pub(crate) fn bury(board: &mut Board, spot: Spot) {
    if let Some(noble) = take_noble(board, spot) {
        board.players[noble.colour].nobles += 1;
    }
}
