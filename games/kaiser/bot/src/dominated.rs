//! What no experienced player does in In the Shadow of the Emperor.

use kaiser_rules::{Action, Board, Colour, Spot, Step};

/// Whether another choice does as well or better for the same price.
pub(super) fn is_dominated(
    board: &Board,
    colour: Colour,
    choices: &[Action],
    choice: Action,
) -> bool {
    match (board.step, choice) {
        (Step::Knight, Action::At(_)) => moves_while_one_waits(board, colour, choices),
        (Step::KnightTo { from }, Action::In(_) | Action::Castle(_)) => stays(from, choice),
        (Step::Knight | Step::KnightTo { .. }, _) => false,
        (_, Action::At(spot)) => pushes_out_oneself(board, colour, choices, spot),
        _ => false,
    }
}

/// A knight from the supply goes wherever one from the board could go, for the same price, and the other one stays.
fn moves_while_one_waits(board: &Board, colour: Colour, choices: &[Action]) -> bool {
    let can_place = |choice: &Action| matches!(choice, Action::In(_) | Action::Castle(_));
    board.players[colour].knights > 0 && choices.iter().any(can_place)
}

/// A knight that goes from one space of an electorate to another of the same kind is where it was.
fn stays(from: Spot, to: Action) -> bool {
    match (from, to) {
        (Spot::Noble(at, _), Action::In(to)) | (Spot::Castle(at, _), Action::Castle(to)) => {
            at == to
        }
        _ => false,
    }
}

/// A noble takes the place of one's own knight, although another's knight stands in the same electorate.
fn pushes_out_oneself(board: &Board, colour: Colour, choices: &[Action], spot: Spot) -> bool {
    let Spot::Noble(at, _) = spot else {
        return false;
    };
    let is_anothers = |choice: &Action| match *choice {
        Action::At(other @ Spot::Noble(there, _)) => {
            there == at && is_knight_of(board, other, |owner| owner != colour)
        }
        _ => false,
    };
    is_knight_of(board, spot, |owner| owner == colour) && choices.iter().any(is_anothers)
}

fn is_knight_of(board: &Board, spot: Spot, is_meant: impl Fn(Colour) -> bool) -> bool {
    board.knight(spot).is_some_and(is_meant)
}

#[cfg(test)]
mod tests {
    use kaiser_rules::Electorate;

    use super::*;

    #[test]
    fn a_knight_that_stays_is_where_it_was() {
        let at = Electorate::Trier;
        assert!(stays(Spot::Noble(at, 0), Action::In(at)));
        assert!(stays(Spot::Castle(at, 0), Action::Castle(at)));
        assert!(
            !stays(Spot::Noble(at, 0), Action::Castle(at)),
            "a castle is safer"
        );
        assert!(!stays(Spot::Noble(at, 0), Action::In(Electorate::Koeln)));
    }
}
