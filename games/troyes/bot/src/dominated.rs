//! What no experienced player does in Troyes.

use engine::{Game, Seat};
use troyes_rules::{
    Action, Activity, Board, Colour, Die, Family, Group, Space, Spaces, State, Step, Troyes,
};

/// A die that shows less than this gets better when it is turned over.
const TURNED: u8 = 4;
/// The best that a die can show.
const BEST: u8 = 6;

/// Whether another choice does as well or better for less.
pub(super) fn is_dominated(
    game: &Troyes,
    state: &State,
    seat: Seat,
    family: Family,
    choices: &[Action],
    choice: Action,
) -> bool {
    let board = &state.board;
    let worst = || board.dice_of(family).map(|(_, die)| die.value).min();
    match (board.step, choice) {
        // Nothing can come out of it but something worse.
        (_, Action::Reroll) => worst().is_some_and(|worst| worst >= BEST),
        (_, Action::TurnOver) => worst().is_some_and(|worst| worst >= TURNED),
        (Step::Reroll { .. }, Action::Die(space)) => shows(board, space, BEST),
        (Step::TurnOver { dice, .. }, Action::Die(space)) => {
            !dice.contains(space) && shows(board, space, TURNED)
        }
        (Step::Counter { .. }, Action::More) => true,
        (Step::Counter { .. }, Action::Die(_) | Action::Black(_)) => wastes(board, choice),
        (Step::Turn { .. } | Step::Group { .. }, Action::Die(space)) => {
            buys_what_it_has(board, family, choices, space)
                || is_superfluous(game, state, seat, choices, space)
        }
        _ => false,
    }
}

fn shows(board: &Board, space: Space, least: u8) -> bool {
    board.dice[space.index()].is_some_and(|die| die.value >= least)
}

/// What a die is worth against black dice: red ones count double.
fn strength(space: Space, die: Die) -> u8 {
    if space.colour() == Colour::Red {
        2 * die.value
    } else {
        die.value
    }
}

/// Whether every defence that this leads to uses a die that is not needed for it.
fn wastes(board: &Board, choice: Action) -> bool {
    let Some(defence) = board.step.defence() else {
        return false;
    };
    let mut black = defence.black;
    let mut dice = defence.dice;
    match choice {
        Action::Die(space) if dice.contains(space) => return false,
        Action::Die(space) => dice.insert(space),
        Action::Black(value) => {
            let places = (0..).map(troyes_rules::BlackDie).zip(&board.black);
            let mut open = places.filter(|(die, shown)| **shown == value && !black.contains(*die));
            if let Some((die, _)) = open.next() {
                black.insert(die);
            }
        }
        _ => return false,
    }
    let (mut needed, mut others) = (0_u32, Vec::new());
    for (place, &value) in board.black.iter().enumerate() {
        if black.contains(troyes_rules::BlackDie(place as u8)) {
            needed += u32::from(value);
        } else {
            others.push(u32::from(value));
        }
    }
    let (mut sum, mut weakest) = (0_u32, u32::MAX);
    let mut free = Vec::new();
    for (space, die) in board.dice_of(defence.family) {
        let strength = u32::from(strength(space, die));
        if dice.contains(space) {
            (sum, weakest) = (sum + strength, weakest.min(strength));
        } else {
            free.push(strength);
        }
    }
    // What is enough and can take on no further black die counters at once.
    let at_once = sum >= needed && others.iter().all(|&other| sum - needed < other);
    let targets = if at_once {
        1 << needed
    } else {
        sums(1 << needed, &others)
    };
    let free = if at_once { &[][..] } else { &free[..] };
    !some_defence_is_exact(sum, weakest, free, targets)
}

/// The sums of some numbers with some of these, one bit each.
fn sums(first: u128, numbers: &[u32]) -> u128 {
    numbers.iter().fold(first, |all, &number| {
        all | all.checked_shl(number).unwrap_or(0)
    })
}

/// Whether dice of this sum, with some of the free ones, make one of the targets such that none of them can be spared.
fn some_defence_is_exact(sum: u32, weakest: u32, free: &[u32], targets: u128) -> bool {
    let made = |target: u32| targets & (1_u128 << target.min(127)) != 0;
    if weakest != u32::MAX && (sum - weakest + 1..=sum).any(made) {
        return true;
    }
    free.split_first().is_some_and(|(&first, rest)| {
        some_defence_is_exact(sum + first, weakest.min(first), rest, targets)
            || some_defence_is_exact(sum, weakest, rest, targets)
    })
}

/// Whether a die is bought although one of one's own shows the same in the same colour.
fn buys_what_it_has(board: &Board, family: Family, choices: &[Action], space: Space) -> bool {
    let Some(die) = board.dice[space.index()] else {
        return false;
    };
    die.owner != family
        && !board.plan.dice.contains(space)
        && board.dice_of(family).any(|(own, other)| {
            own.colour() == space.colour()
                && other.value == die.value
                && !board.plan.dice.contains(own)
                && choices.contains(&Action::Die(own))
        })
}

/// What a group does: how often a card is activated, how many cubes are placed, how much money is earned. Nothing if it cannot
/// be used for this.
fn effect(
    game: &Troyes,
    state: &mut State,
    seat: Seat,
    (dice, cube): (Spaces, Option<Activity>),
    target: Action,
) -> Option<u8> {
    let family = game.family_at(seat)?;
    state.board.plan.dice = dice;
    state.board.plan.cube = cube;
    state.board.plan.group = Group::new(&state.board, family, dice, cube);
    game.judge(state, seat, target).ok()?;
    let (board, total) = (&state.board, state.board.plan.group.total);
    Some(match target {
        Action::Activate(card) => total / game.data().activities[card].divisor.max(1),
        Action::Combat(event) => {
            let by_dice = total / game.data().events[event].divisor.max(1);
            by_dice.min(game.free_banners(board, event))
        }
        Action::Farm => total / 2,
        // Every die is a cube in the Cathedral, and a citizen needs just one.
        _ => u8::MAX,
    })
}

/// Whether the group does the same for this without one of its dice.
fn has_superfluous(
    game: &Troyes,
    state: &mut State,
    seat: Seat,
    (dice, cube): (Spaces, Option<Activity>),
    target: Action,
) -> bool {
    let whole = effect(game, state, seat, (dice, cube), target);
    whole.is_some()
        && dice.iter().any(|space| {
            let mut fewer = dice;
            fewer.remove(space);
            !fewer.is_empty() && effect(game, state, seat, (fewer, cube), target) == whole
        })
}

/// Whether a further die is good for nothing: with it, and with any other beside it, the group does nothing that it would not do
/// with fewer dice. A die that was taken is never ruled out afterwards: whoever had to put it back could take it again for ever.
fn is_superfluous(
    game: &Troyes,
    state: &State,
    seat: Seat,
    choices: &[Action],
    space: Space,
) -> bool {
    let (mut dice, cube) = (state.board.plan.dice, state.board.plan.cube);
    if dice.is_empty()
        || dice.contains(space)
        || choices
            .iter()
            .any(|choice| matches!(choice, Action::Cube(_)))
    {
        return false;
    }
    let others = dice;
    dice.insert(space);
    let mut tried = state.clone();
    let targets: Vec<Action> = targets(&state.board);
    // What is of no use yet has to grow until it is, or until it is known to be of none.
    let can_be_used =
        |&target: &Action| effect(game, &mut state.clone(), seat, (others, cube), target).is_some();
    if !targets.iter().any(can_be_used) {
        return false;
    }
    let mut is_good = |dice: Spaces| {
        targets.iter().any(|&target| {
            effect(game, &mut tried, seat, (dice, cube), target).is_some()
                && !has_superfluous(game, &mut tried, seat, (dice, cube), target)
        })
    };
    if is_good(dice) {
        return false;
    }
    let more = choices.iter().filter_map(|&choice| match choice {
        Action::Die(other) if other != space && !others.contains(other) => Some(other),
        _ => None,
    });
    let most = cube.map_or(troyes_rules::GROUP, Activity::most_dice);
    !(dice.len() < usize::from(most) && more.map(|other| dice.with(other)).any(is_good))
}

/// Everything that a group could be for.
fn targets(board: &Board) -> Vec<Action> {
    let cards = board
        .open_cards()
        .map(|card| Action::Activate(card.activity));
    let row = board.row.iter().map(|threat| Action::Combat(threat.card));
    let fixed = [
        Action::Combat(troyes_rules::EventCard::Marauding),
        Action::Build,
        Action::Farm,
    ];
    let places = troyes_rules::Building::ALL.into_iter().map(Action::Place);
    cards.chain(row).chain(fixed).chain(places).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_defence_that_spares_no_die_is_exact() {
        // Against a 4: a 4 alone is exact; a 3 and a 4 are not; a 3 can still become exact with a 1.
        assert!(some_defence_is_exact(4, 4, &[], 1 << 4));
        assert!(!some_defence_is_exact(7, 3, &[], 1 << 4));
        assert!(some_defence_is_exact(3, 3, &[1], 1 << 4));
        // A 3 and a 4 are exact against a 4 and a 2.
        assert!(some_defence_is_exact(7, 3, &[], sums(1 << 4, &[2])));
    }
}
