//! What no experienced player does in Revolution.

use revolution_rules::{Action, Board, Colour, Faction, Revolution, Spot, Step};

/// Whether another choice does as well or better for the same price.
pub(super) fn is_dominated(
    game: &Revolution,
    board: &Board,
    own: Faction,
    choices: &[Action],
    choice: Action,
) -> bool {
    match (board.step, choice) {
        // What is not placed is lost, and a coin is something.
        (Step::NewPieces { left }, Action::Done) => left > 0 && choices.contains(&Action::Treasury),
        (Step::Loot { .. }, Action::Take(spot, colour)) => {
            loots_oneself(game, own, choices, spot, colour)
        }
        _ => false,
    }
}

/// An abandoned army loots a piece of the player who abandons it, although one of somebody else lies in the same place.
fn loots_oneself(
    game: &Revolution,
    own: Faction,
    choices: &[Action],
    spot: Spot,
    colour: Colour,
) -> bool {
    let is_own = |colour: Colour| {
        let owner = colour.faction();
        owner.is_some_and(|owner| owner == own || game.are_allied(own, owner))
    };
    let is_rivals = |choice: &Action| match *choice {
        Action::Take(place, other) => place == spot && other.faction().is_some() && !is_own(other),
        _ => false,
    };
    is_own(colour) && choices.iter().any(is_rivals)
}
