//! Where pieces lie: the choices that may be allowed where a decision is about pieces.

use crate::action::Action;
use crate::card::Card;
use crate::colour::Colour;
use crate::game::{CASTLES, ELECTORATES, Kaiser};
use crate::land::Tenant;
use crate::noble::Noble;
use crate::spot::Spot;
use crate::state::{Board, Step};

impl Kaiser {
    /// Adds what may be allowed at a decision about pieces, and tells whether it is one. Most spaces of the board are empty.
    pub(crate) fn list_pieces(&self, board: &Board, out: &mut Vec<Action>) -> bool {
        let turn = board.turn;
        match board.step {
            Step::Enthrone(_) => {
                electors(board, |_| true, out);
                nobles(board, |_| true, out);
            }
            Step::Son | Step::MoveTo { .. } | Step::Exile { .. } => settling(board, out),
            Step::Daughter => {
                everybody(board, |_| true, out);
                out.push(Action::Decline);
            }
            Step::Use(deed) => {
                match deed.card {
                    Card::Doctor => everybody(board, |_| true, out),
                    Card::Move => nobles(board, |noble| noble.colour == turn, out),
                    Card::KingsDaughter => everybody(board, |noble| noble.colour == turn, out),
                    Card::Promotion => knights(board, Some(turn), out),
                    Card::Permit => settling(board, out),
                    _ => return false,
                }
                if self.seats == 2 {
                    out.push(Action::Decline);
                }
            }
            Step::Knight => {
                out.extend(ELECTORATES);
                out.extend(CASTLES);
                knights(board, Some(turn), out);
                for (electorate, land) in &board.lands {
                    let own = (0..).zip(land.castles);
                    let own = own.filter(|&(_, owner)| owner == Some(turn));
                    out.extend(own.map(|(slot, _)| Action::At(Spot::Castle(electorate, slot))));
                }
            }
            _ => return false,
        }
        true
    }
}

/// Electorates, and knights to be pushed out.
fn settling(board: &Board, out: &mut Vec<Action>) {
    out.extend(ELECTORATES);
    knights(board, None, out);
}

/// The emperor, the electors and the nobles that fit.
fn everybody(board: &Board, fits: impl Fn(Noble) -> bool, out: &mut Vec<Action>) {
    if board.throne.is_some_and(&fits) {
        out.push(Action::At(Spot::Throne));
    }
    electors(board, &fits, out);
    nobles(board, &fits, out);
}

fn electors(board: &Board, fits: impl Fn(Noble) -> bool, out: &mut Vec<Action>) {
    for (electorate, land) in &board.lands {
        if land.elector.is_some_and(&fits) {
            out.push(Action::At(Spot::Elector(electorate)));
        }
    }
}

fn nobles(board: &Board, fits: impl Fn(Noble) -> bool, out: &mut Vec<Action>) {
    for (electorate, land) in &board.lands {
        for (slot, tenant) in (0..).zip(land.nobles) {
            if let Some(Tenant::Noble(noble)) = tenant
                && fits(noble)
            {
                out.push(Action::At(Spot::Noble(electorate, slot)));
            }
        }
    }
}

/// The knights on noble spaces, of one player or of all.
fn knights(board: &Board, owner: Option<Colour>, out: &mut Vec<Action>) {
    for (electorate, land) in &board.lands {
        for (slot, tenant) in (0..).zip(land.nobles) {
            if let Some(Tenant::Knight(colour)) = tenant
                && owner.is_none_or(|owner| owner == colour)
            {
                out.push(Action::At(Spot::Noble(electorate, slot)));
            }
        }
    }
}
