//! What a network is told of the game. Of the characters it is told those that the viewer holds: they score for everybody.

use bots::Features;
use engine::Game as _;
use troyes_rules::{
    Activity, Board, Building, Character, Characters, Colour, EventCard, Family, Step, Troyes,
};

/// The board: which decision it is, the cards in play, the events and the Cathedral.
pub(super) fn board(game: &Troyes, board: &Board, known: Characters, features: &mut Features<'_>) {
    features.about("step");
    features.one_of("kind", Some(step(board.step)), STEPS);
    features.about("black-dice");
    features.one_of("count", Some(board.black.len()), 6);
    let total: u8 = board.black.iter().sum();
    features.amount("total", total, 10.0);
    features.about("known");
    for character in Character::ALL {
        features.flag(character.id(), known.contains(character));
    }
    features.about("free");
    for activity in Activity::ALL {
        let card = board.card(activity);
        let free = card.map_or(0, |card| {
            1 + card
                .tradesmen
                .iter()
                .filter(|space| space.is_none())
                .count()
        });
        features.number(activity.id(), free as f32 / 2.0);
    }
    features.about("threat");
    for event in EventCard::ALL {
        features.flag(event.id(), board.threatens(event));
    }
    features.about("banners");
    for event in EventCard::ALL {
        let free = if board.threatens(event) {
            game.free_banners(board, event)
        } else {
            0
        };
        features.amount(event.id(), free, 3.0);
    }
    features.about("cathedral");
    for level in &board.cathedral {
        let built = level.iter().flatten().count();
        features.number("built", built as f32 / 3.0);
    }
}

/// A family: what it has, and what it would score by what the viewer knows.
pub(super) fn player(
    game: &Troyes,
    board: &Board,
    known: Characters,
    family: Family,
    features: &mut Features<'_>,
) {
    let player = &board.players[family];
    let total = |family: Family| f32::from(game.tally(board, family, known).total());
    let others = Family::playing(game.seats()).filter(|&other| other != family);
    let best = others.map(total).fold(0.0, f32::max);
    let own = total(family);
    features.about("player");
    features.number("total", own / 15.0);
    features.number("lead", (own - best) / 8.0);
    features.amount("points", player.points, 15.0);
    features.amount("deniers", player.deniers, 8.0);
    features.one_of("purse", Some((player.deniers / 2).into()), 8);
    features.amount("district", player.purse, 8.0);
    features.amount("salaries", game.salaries(board, family), 6.0);
    features.amount("influence", player.influence, 8.0);
    features.amount("supply", player.supply, 3.0);
    features.amount("reserve", player.reserve, 6.0);
    features.amount("events-won", player.events_won, 2.0);
    features.flag("passed", player.passed);
    let seats = game.seats();
    let after = (family as u8 + seats - board.start as u8) % seats;
    features.one_of("after-start", Some(after.into()), 4);
    features.amount("tradesmen", board.tradesmen(family), 3.0);
    features.amount("events", board.events_with_cube(family), 2.0);
    let threatening = EventCard::ALL
        .into_iter()
        .filter(|&event| board.threatens(event));
    let shares: u8 = threatening
        .map(|event| game.shares(board, event)[family])
        .sum();
    features.amount("event-points", shares, 5.0);
    features.about("cathedral");
    for level in &board.cathedral {
        let cubes = level.iter().filter(|cube| **cube == Some(family)).count();
        features.number("cubes", cubes as f32 / 2.0);
        features.flag("present", cubes > 0);
    }
    for building in Building::ALL {
        features.about(building.id());
        features.amount("citizens", board.citizens_in(family, building), 2.0);
        features.flag("expelled", board.expelled[building].contains(family));
    }
    dice(board, family, features);
    features.about("wish");
    for character in Character::ALL {
        features.amount(character.id(), game.favour(board, family, character), 3.0);
    }
    features.about("known-wish");
    for character in Character::ALL {
        let favour = if known.contains(character) {
            game.favour(board, family, character)
        } else {
            0
        };
        features.amount(character.id(), favour, 3.0);
    }
    features.about("tradesman");
    for activity in Activity::ALL {
        let card = board.card(activity);
        features.flag(
            activity.id(),
            card.is_some_and(|card| card.has_tradesman(family)),
        );
    }
    features.about("cubes");
    for activity in Activity::ALL
        .into_iter()
        .filter(|activity| activity.is_delayed())
    {
        let cubes = board.card(activity).map_or(0, |card| card.cubes[family]);
        features.amount(activity.id(), cubes, 3.0);
    }
    features.about("fought");
    for event in EventCard::ALL {
        let cubes = board
            .cubes_on(event)
            .iter()
            .filter(|cube| **cube == family)
            .count();
        features.number(event.id(), cubes as f32 / 2.0);
    }
}

/// The dice that are left in the district.
fn dice(board: &Board, family: Family, features: &mut Features<'_>) {
    let mut counts = [[0_u8; 6]; 3];
    for (space, die) in board.dice_of(family) {
        counts[space.colour() as usize][usize::from(die.value.clamp(1, 6)) - 1] += 1;
    }
    for colour in Colour::ALL {
        features.about(colour.id());
        let counts = &counts[colour as usize];
        features.amount("dice", counts.iter().sum::<u8>(), 2.0);
        let values = (1..).zip(counts).map(|(value, count)| value * count);
        features.amount("total", values.sum::<u8>(), 8.0);
        for &count in counts {
            features.amount("of-value", count, 1.0);
        }
    }
}

/// How many kinds of decisions there are.
const STEPS: usize = 8;

fn step(step: Step) -> usize {
    match step {
        Step::Settle { .. } => 0,
        Step::Counter { .. } | Step::CounterMore { .. } => 1,
        Step::Reroll { .. } => 2,
        Step::TurnOver { .. } => 3,
        Step::Turn { .. } => 4,
        Step::Group { .. } | Step::Citizen { .. } | Step::Confirm { .. } => 5,
        Step::Cubes { .. } | Step::GiveUp { .. } => 6,
        Step::Over => 7,
    }
}

/// Whether nothing is half done: a group of dice that is being put together says little.
pub(super) fn is_quiet(board: &Board) -> bool {
    match board.step {
        Step::Settle { .. } | Step::Turn { .. } | Step::Over => true,
        Step::Counter { dice, .. } => dice.is_empty(),
        _ => false,
    }
}
