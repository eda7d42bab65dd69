//! What a network is told of the game. Nothing but the ballots of an election is ever secret, and those are not told.

use bots::Features;
use engine::Game as _;
use kaiser_rules::{
    Age, Board, Card, Child, City, Colour, Electorate, Kaiser, Land, Noble, Prospect, Rank, Step,
    Tenant,
};

/// The board: which decision it is, the cards on offer, and the electorates as far as they are nobody's.
pub(super) fn board(game: &Kaiser, board: &Board, features: &mut Features<'_>) {
    features.about("step");
    features.one_of("kind", Some(step(board.step)), STEPS);
    let (card, rank, at) = subject(board.step);
    features.one_of("card", card.map(|card| card as usize), Card::ALL.len());
    features.flag("couple", rank == Some(Rank::Couple));
    features.one_of("where", at.map(|at| at as usize), Electorate::ALL.len());
    features.about("supply");
    features.amount("imperial-cities", board.imperial_cities, 3.0);
    for card in Card::ALL {
        features.amount(card.id(), board.piles[card], 2.0);
    }
    for at in Electorate::ALL {
        let land = &board.lands[at];
        let spaces = &game.data().spaces[at];
        features.about(at.id());
        features.flag("played", land.played);
        features.flag("used", land.used);
        features.flag("vacant", land.elector.is_none());
        features.flag("influenced", board.influenced == Some(at));
        features.flag("excluded", board.excluded == Some(at));
        features.amount("rooms", free(&land.nobles, spaces.noble), 2.0);
        features.amount("castles", free(&land.castles, spaces.castle), 2.0);
        features.amount("cities", free(&land.cities, spaces.city), 2.0);
        let imperial = land
            .cities
            .iter()
            .flatten()
            .filter(|city| **city == City::Imperial);
        features.amount("imperial", imperial.count() as u8, 1.0);
    }
}

/// A player: what they have, and how they stand in each electorate.
pub(super) fn player(game: &Kaiser, board: &Board, colour: Colour, features: &mut Features<'_>) {
    let player = &board.players[colour];
    features.about("player");
    features.amount("points", player.points, 8.0);
    features.amount("thalers", player.thalers, 6.0);
    features.one_of("purse", Some(player.thalers.into()), 11);
    features.amount("nobles", player.nobles, 4.0);
    features.amount("knights", player.knights, 3.0);
    features.one_of("cities", Some(player.cities.into()), 4);
    features.flag("passed", player.passed);
    features.flag("turn", board.turn == colour);
    features.flag("emperor", board.emperor == colour);
    features.flag("rival", board.rival() == Some(colour));
    let seats = game.seats();
    let after = (colour as u8 + seats - board.emperor as u8) % seats;
    features.one_of("after-emperor", Some(after.into()), 4);
    let throne = board.throne.filter(|noble| noble.colour == colour);
    features.one_of(
        "throne",
        throne.map(|noble| noble.age as usize),
        Age::ALL.len(),
    );
    features.flag(
        "throne-couple",
        throne.is_some_and(|noble| noble.rank == Rank::Couple),
    );
    let child = match game.child(board, colour) {
        Child::None => 0,
        Child::Son => 1,
        Child::Daughter => 2,
    };
    features.one_of("child", Some(child), 3);
    let votes = game.votes(board);
    let others = votes.iter().filter(|(other, _)| *other != colour);
    let most = others.map(|(_, votes)| *votes).max().unwrap_or(0);
    features.amount("votes", votes[colour], 3.0);
    features.number("lead", f32::from(votes[colour]) - f32::from(most));
    features.flag("ahead", votes[colour] > most);
    features.about("cards");
    for card in Card::ALL {
        features.amount(card.id(), player.cards[card], 1.0);
    }
    for at in Electorate::ALL {
        features.about(at.id());
        standing(game, board, colour, at, features);
    }
}

/// How a player stands in an electorate.
fn standing(
    game: &Kaiser,
    board: &Board,
    colour: Colour,
    at: Electorate,
    features: &mut Features<'_>,
) {
    let land = &board.lands[at];
    let power = game.power(board, at);
    let others = power.iter().filter(|(other, _)| *other != colour);
    let most = others.map(|(_, towers)| *towers).max().unwrap_or(0);
    let lead = i16::from(power[colour]) - i16::from(most);
    features.amount("power", power[colour], 3.0);
    features.one_of("lead", Some((lead + 3).clamp(0, 6) as usize), 7);
    let elector = land.elector.filter(|noble| noble.colour == colour);
    features.one_of(
        "elector",
        elector.map(|noble| noble.age as usize),
        Age::ALL.len(),
    );
    features.flag(
        "elector-couple",
        elector.is_some_and(|noble| noble.rank == Rank::Couple),
    );
    features.flag("can-take", Kaiser::can_take(land, at, colour));
    let (stays, takes) = match game.prospect(board, at) {
        Prospect::Stays(holder) => (holder == colour, false),
        Prospect::Takes(holder) => (false, holder == colour),
        _ => (false, false),
    };
    features.flag("stays", stays);
    features.flag("takes", takes);
    for rank in [Rank::Baron, Rank::Couple] {
        for age in Age::ALL {
            let name = match rank {
                Rank::Baron => "baron",
                Rank::Couple => "couple",
            };
            let noble = Noble { colour, rank, age };
            let count = land
                .resident()
                .filter(|(_, resident)| *resident == noble)
                .count();
            features.number(name, count as f32);
        }
    }
    features.amount("knights", knights(land, colour), 1.0);
    let cities = land.cities.iter().flatten();
    let own = cities.filter(|city| **city == City::Own(colour)).count();
    features.number("cities", own as f32);
    features.flag("eminence", land.eminence == Some(colour));
}

fn knights(land: &Land, colour: Colour) -> u8 {
    let tenants = land.nobles.iter().flatten();
    let rooms = tenants
        .filter(|tenant| **tenant == Tenant::Knight(colour))
        .count();
    let castles = land.castles.iter().flatten();
    (rooms + castles.filter(|owner| **owner == colour).count()) as u8
}

fn free<P>(spaces: &[Option<P>], printed: u8) -> u8 {
    let spaces = spaces.iter().take(printed.into());
    spaces.filter(|space| space.is_none()).count() as u8
}

/// How many kinds of decisions there are.
const STEPS: usize = 24;

fn step(step: Step) -> usize {
    match step {
        Step::Place(opening) => opening as usize,
        Step::Enthrone(_) => 6,
        Step::Son => 7,
        Step::Daughter => 8,
        Step::Answer { .. } => 9,
        Step::Act => 10,
        Step::Use(_) => 11,
        Step::MoveTo { .. } => 12,
        Step::Knight => 13,
        Step::KnightTo { .. } => 14,
        Step::Trier => 15,
        Step::Retreat { .. } => 16,
        Step::Eminence { .. } => 17,
        Step::Tie { .. } => 18,
        Step::Install { .. } => 19,
        Step::Influence | Step::Exclude => 20,
        Step::Vote => 21,
        Step::Exile { .. } => 22,
        Step::ImperialCity | Step::ImperialFrom | Step::ImperialTo { .. } | Step::Over => 23,
    }
}

/// Which card, what rank of noble and which electorate a decision is about.
fn subject(step: Step) -> (Option<Card>, Option<Rank>, Option<Electorate>) {
    match step {
        Step::Use(deed) => (Some(deed.card), Some(deed.rank), None),
        Step::MoveTo { from, .. } => (Some(Card::Move), None, from.electorate()),
        Step::KnightTo { from } => (Some(Card::Knight), None, from.electorate()),
        Step::Answer { groom } => (None, None, groom.electorate()),
        Step::Retreat { electorate, .. }
        | Step::Tie { electorate }
        | Step::Install { electorate, .. } => (None, None, Some(electorate)),
        Step::ImperialTo { from } => (None, None, Some(from)),
        _ => (None, None, None),
    }
}
