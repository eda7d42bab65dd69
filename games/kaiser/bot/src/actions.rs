//! What each action of phase IV is worth.

use kaiser_rules::{Action, Board, Card, Child, Colour, Electorate, Kaiser, Land, Rank, Spot};

use super::standing::Standing;
use super::targets::treat;

/// How much a choice in phase IV brings, in points, its price taken off.
pub(super) fn act(game: &Kaiser, board: &Board, standing: &Standing<'_>, choice: Action) -> f32 {
    let keen = &standing.weights.keen;
    let (benefit, card, rank) = match choice {
        Action::Take(card) => (card_worth(game, board, standing, card), card, Rank::Baron),
        Action::TakeCouple => (couple(game, board, standing), Card::Permit, Rank::Couple),
        Action::Privilege(Electorate::Koeln) => return best_treatment(board, standing),
        Action::Privilege(Electorate::Pfalz) => return baron(game, board, standing),
        Action::Privilege(Electorate::Trier) => return standing.weights.card.trier,
        Action::Privilege(_) => {
            return standing.best(1, None, |at| board.lands[at].played)
                + standing.weights.card.eminence
                + offspring(game, board, standing, Card::GreyEminence);
        }
        _ => return keen.pass,
    };
    let thaler = if standing.later > 0.0 {
        keen.thaler
    } else {
        keen.last_thaler
    };
    benefit + offspring(game, board, standing, card)
        - thaler * f32::from(game.data().price(card, rank))
}

fn card_worth(game: &Kaiser, board: &Board, standing: &Standing<'_>, card: Card) -> f32 {
    let weights = standing.weights;
    match card {
        Card::Doctor => best_treatment(board, standing),
        Card::Move => {
            standing.best(1, Some(Rank::Baron), |at| has_room(game, board, at))
                + weights.card.r#move
        }
        Card::Pope | Card::Excommunication | Card::ChurchInfluence => {
            let contested = board.emperor == standing.colour || board.rival().is_some();
            if contested && board.rival().is_some() {
                weights.card.election
            } else {
                weights.card.idle
            }
        }
        Card::Indulgence => weights.card.indulgence,
        Card::Permit => baron(game, board, standing),
        Card::Ordinance => {
            let built = 3_u8.saturating_sub(board.players[standing.colour].cities);
            let points = game.data().points.cities.get(usize::from(built));
            let room = |at: Electorate| has_city(game, &board.lands[at], at);
            f32::from(points.copied().unwrap_or(0))
                + standing.best(1, None, room)
                + weights.lasting.city * standing.later
        }
        Card::Promotion => {
            let needed = |at: Electorate| {
                standing.lacks_heir(at)
                    && board.lands[at]
                        .pushable()
                        .any(|(_, owner)| owner == standing.colour)
            };
            let take = if Electorate::ALL.into_iter().any(needed) {
                weights.seat.take
            } else {
                0.0
            };
            weights.card.promotion + take
        }
        Card::KingsDaughter => {
            standing.best(1, None, |at| has_baron(&board.lands[at], standing.colour))
                + standing.lasting(weights.lasting.wife)
        }
        Card::Rival => rival(game, board, standing),
        Card::Knight => {
            standing.best(1, None, |at| has_post(game, &board.lands[at], at))
                + standing.lasting(weights.lasting.knight)
        }
        Card::GreyEminence => weights.card.eminence,
    }
}

fn baron(game: &Kaiser, board: &Board, standing: &Standing<'_>) -> f32 {
    standing.best(1, Some(Rank::Baron), |at| has_room(game, board, at))
        + standing.lasting(standing.weights.lasting.baron)
}

fn couple(game: &Kaiser, board: &Board, standing: &Standing<'_>) -> f32 {
    standing.best(2, Some(Rank::Couple), |at| has_room(game, board, at))
        + standing.lasting(standing.weights.lasting.couple)
}

/// The throne, by the chance to win it with the seats as they will probably be, less what can no longer be done.
fn rival(game: &Kaiser, board: &Board, standing: &Standing<'_>) -> f32 {
    let weights = &standing.weights.rival;
    let votes = game.votes(board);
    let chance = match votes[standing.colour].cmp(&votes[board.emperor]) {
        std::cmp::Ordering::Greater => weights.ahead,
        std::cmp::Ordering::Equal => weights.level,
        std::cmp::Ordering::Less => weights.behind,
    };
    chance * weights.prize - weights.thaler * f32::from(board.players[standing.colour].thalers)
}

/// What the card's colour does to the offspring.
fn offspring(game: &Kaiser, board: &Board, standing: &Standing<'_>, card: Card) -> f32 {
    if standing.later <= 0.0 || card == Card::Knight {
        return 0.0;
    }
    let worth = |child: Child| match child {
        Child::None => 0.0,
        Child::Son => standing.weights.card.son,
        Child::Daughter => standing.weights.card.daughter,
    };
    worth(game.child_with(board, standing.colour, Some(card)))
        - worth(game.child(board, standing.colour))
}

/// The best that a doctor can do.
fn best_treatment(board: &Board, standing: &Standing<'_>) -> f32 {
    let mut best = treat(board, standing, Spot::Throne);
    for at in Electorate::ALL {
        best = best.max(treat(board, standing, Spot::Elector(at)));
        for (slot, _) in board.lands[at].resident() {
            best = best.max(treat(board, standing, Spot::Noble(at, slot)));
        }
    }
    best
}

fn has_room(game: &Kaiser, board: &Board, at: Electorate) -> bool {
    let land = &board.lands[at];
    let spaces = usize::from(game.data().spaces[at].noble);
    land.played
        && (land.nobles[..spaces].iter().any(Option::is_none) || land.pushable().next().is_some())
}

fn has_post(game: &Kaiser, land: &Land, at: Electorate) -> bool {
    let spaces = &game.data().spaces[at];
    land.played
        && (land.nobles[..usize::from(spaces.noble)]
            .iter()
            .any(Option::is_none)
            || land.castles[..usize::from(spaces.castle)]
                .iter()
                .any(Option::is_none))
}

fn has_city(game: &Kaiser, land: &Land, at: Electorate) -> bool {
    let spaces = usize::from(game.data().spaces[at].city);
    land.played && land.cities[..spaces].iter().any(Option::is_none)
}

fn has_baron(land: &Land, colour: Colour) -> bool {
    land.resident()
        .any(|(_, noble)| noble.colour == colour && noble.rank == Rank::Baron)
}
