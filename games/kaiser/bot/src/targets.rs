//! Where pieces go, whom a doctor treats, who marries, who is sent up and who is voted for.

use kaiser_rules::{
    Action, Age, Ballot, Board, Card, Deed, Electorate, Kaiser, Noble, Opening, Rank, Spot, Step,
};

use super::standing::Standing;

/// What a choice of a place, a piece or a person brings, in points.
pub(super) fn target(game: &Kaiser, board: &Board, standing: &Standing<'_>, choice: Action) -> f32 {
    let liked = standing.weights.seat.take;
    match board.step {
        Step::Use(Deed {
            card: Card::Doctor, ..
        }) => match choice {
            Action::At(spot) => treat(board, standing, spot),
            _ => 0.0,
        },
        Step::Use(Deed {
            card: Card::Move, ..
        }) => noble_at(board, choice)
            .and_then(|(at, noble)| Some(-standing.loss(at?, noble.rank.power())))
            .unwrap_or(0.0),
        Step::Use(Deed {
            card: Card::KingsDaughter,
            ..
        }) => noble_at(board, choice).map_or(0.0, |(at, noble)| marries(standing, at, noble)),
        Step::Use(Deed {
            card: Card::Promotion,
            ..
        }) => match choice {
            Action::At(Spot::Noble(at, _)) if standing.lacks_heir(at) => liked,
            _ => 0.0,
        },
        Step::Tie { .. } => match choice {
            Action::Name(colour) if colour == standing.colour => liked,
            Action::Name(colour) => -f32::from(board.players[colour].points) / 8.0,
            _ => 0.0,
        },
        Step::Install { .. } => noble_at(board, choice).map_or(0.0, |(_, noble)| oldest(noble)),
        Step::Enthrone(_) => noble_at(board, choice)
            .and_then(|(at, noble)| Some(oldest(noble) - standing.loss(at?, noble.rank.power())))
            .unwrap_or(0.0),
        Step::Vote if choice == Action::Vote(likely_winner(game, board)) => liked,
        Step::Answer { groom } if choice == Action::Accept => {
            board.noble(groom).map_or(0.0, |noble| {
                marries(standing, groom.electorate(), noble) - standing.weights.marriage.price
            })
        }
        Step::Daughter => noble_at(board, choice).map_or(0.0, |(at, noble)| {
            // A couple more is a tower more for the groom's family.
            let danger = at.map_or(0.0, |at| standing.harm(at, 1, noble.colour));
            standing.weights.marriage.harmless - danger
        }),
        Step::Influence => choice_of(choice).map_or(0.0, |at| church(board, standing, at)),
        Step::Exclude => choice_of(choice).map_or(0.0, |at| match board.lands[at].elector {
            Some(elector) if elector.colour == standing.colour => -liked,
            Some(elector) if elector.colour == board.emperor => {
                f32::from(game.seat_votes(board, at))
            }
            Some(_) => 0.5 * f32::from(game.seat_votes(board, at)),
            None => 0.0,
        }),
        Step::ImperialFrom => choice_of(choice).map_or(0.0, |at| -standing.loss(at, 1)),
        _ => settle(board, standing, choice),
    }
}

/// A piece goes where it counts most; best in the place of another's knight, and a knight safest in a castle.
fn settle(board: &Board, standing: &Standing<'_>, choice: Action) -> f32 {
    let (towers, comes) = piece(board);
    match choice {
        Action::In(at) => standing.gain(at, towers, comes),
        Action::Castle(at) => standing.gain(at, towers, comes) + standing.weights.seat.idle,
        Action::At(spot) => match (spot.electorate(), board.knight(spot)) {
            (Some(at), Some(owner)) if owner == standing.colour => {
                // One of one's own is moved, or makes room.
                -standing.loss(at, 1)
            }
            (Some(at), Some(owner)) => {
                standing.gain(at, towers, comes) + standing.harm(at, 1, owner)
            }
            _ => 0.0,
        },
        _ => 0.0,
    }
}

/// The towers of the piece that is to be placed, and the noble it is.
fn piece(board: &Board) -> (u8, Option<Rank>) {
    let rank = match board.step {
        Step::Son => Rank::Baron,
        Step::Use(Deed {
            card: Card::Permit,
            rank,
            ..
        }) => rank,
        Step::MoveTo { from, .. } => board.noble(from).map_or(Rank::Baron, |noble| noble.rank),
        Step::Exile { noble } => noble.rank,
        Step::Place(Opening::Elector | Opening::Baron25) => Rank::Baron,
        Step::Place(Opening::Couple35 | Opening::Couple15) => Rank::Couple,
        _ => return (1, None),
    };
    (rank.power(), Some(rank))
}

/// What a doctor brings at a place: one's own old nobles live on, those of others do not.
pub(super) fn treat(board: &Board, standing: &Standing<'_>, spot: Spot) -> f32 {
    let worth = &standing.weights.doctor;
    let Some(noble) = board.noble(spot) else {
        return 0.0;
    };
    let towers = noble.rank.power();
    let own = noble.colour == standing.colour;
    if noble.age != Age::FortyFive || (own && standing.later <= 0.0) {
        return worth.little;
    }
    let (lives, dies) = match spot {
        Spot::Throne => (worth.throne, worth.kill_throne),
        Spot::Elector(_) => (worth.elector, worth.kill_elector),
        _ => (worth.other, worth.kill_other),
    };
    if own {
        lives * f32::from(towers)
    } else {
        let harm = spot
            .electorate()
            .map_or(0.0, |at| standing.harm(at, towers, noble.colour));
        dies + harm
    }
}

/// A baron of one's own becomes a couple: a tower more for life.
fn marries(standing: &Standing<'_>, at: Option<Electorate>, noble: Noble) -> f32 {
    let years = (45.0 - f32::from(noble.age.years())) / 10.0;
    let lasts = standing.weights.lasting.wife * years.min(standing.later);
    at.map_or(0.0, |at| standing.gain(at, 1, None)) + lasts
}

/// An old noble in office scores again for the successor soon; a couple is missed where it stood.
fn oldest(noble: Noble) -> f32 {
    let age = f32::from(noble.age.years()) / 30.0;
    match noble.rank {
        Rank::Baron => age + 0.5,
        Rank::Couple => age,
    }
}

/// How many votes the church would bring: wanted where the archbishop is one's own.
fn church(board: &Board, standing: &Standing<'_>, at: Electorate) -> f32 {
    let land = &board.lands[at];
    let Some(elector) = land.elector else {
        return 0.0;
    };
    let pieces = land.nobles.iter().flatten();
    let pieces = pieces.filter(|tenant| tenant.colour() == elector.colour);
    let knights = land.castles.iter().flatten();
    let knights = knights.filter(|&&owner| owner == elector.colour);
    let votes = (pieces.count() + knights.count()) as f32;
    if elector.colour == standing.colour {
        votes
    } else {
        -votes
    }
}

/// Who would win with the votes that are bound.
fn likely_winner(game: &Kaiser, board: &Board) -> Ballot {
    let votes = game.votes(board);
    let rival = board.rival().map_or(0, |rival| votes[rival]);
    if rival > votes[board.emperor] {
        Ballot::Rival
    } else {
        Ballot::Emperor
    }
}

fn noble_at(board: &Board, choice: Action) -> Option<(Option<Electorate>, Noble)> {
    let Action::At(spot) = choice else {
        return None;
    };
    Some((spot.electorate(), board.noble(spot)?))
}

fn choice_of(choice: Action) -> Option<Electorate> {
    match choice {
        Action::In(at) => Some(at),
        _ => None,
    }
}
