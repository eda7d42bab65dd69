//! First thoughts about In the Shadow of the Emperor.
//!
//! Seats that change hands bring points, so pieces go where one more makes the difference; old electors and
//! emperors are worth a doctor, one's own and those of others; money is there to be spent. The numbers are
//! hand-made.

use engine::Seat;
use kaiser::{
    Action, Age, Ballot, Board, Card, Colour, Electorate, Kaiser, Rank, Spot, State, Step,
};

use crate::{Level, Think};

impl Think for Kaiser {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Easy];

    fn weigh(&self, state: &State, seat: Seat, choices: &[Action], weights: &mut Vec<f32>) {
        let board = &state.board;
        let Some(colour) = Colour::at(seat) else {
            weights.resize(choices.len(), 1.0);
            return;
        };
        weights.extend(choices.iter().map(|&choice| match board.step {
            Step::Act | Step::Trier => act(self, board, colour, choice),
            Step::Use(deed) if deed.card == Card::Doctor => treat(board, colour, choice),
            Step::Use(_)
            | Step::Place(_)
            | Step::Son
            | Step::MoveTo { .. }
            | Step::Knight
            | Step::KnightTo { .. }
            | Step::Eminence { .. }
            | Step::Exile { .. }
            | Step::ImperialCity
            | Step::ImperialTo { .. } => settle(self, board, colour, choice),
            Step::Tie { .. } => prefer(choice == Action::Name(colour)),
            Step::Install { .. } | Step::Enthrone(_) => oldest(board, choice),
            Step::Vote => prefer(choice == Action::Vote(likely_winner(self, board))),
            Step::Answer { .. } => prefer(choice == Action::Accept),
            Step::Daughter => prefer(choice != Action::Decline),
            _ => 1.0,
        }));
    }

    fn value(&self, state: &State, seat: Seat) -> f64 {
        let worth = |colour: Colour| {
            let board = &state.board;
            let seats = board.lands.values().filter_map(|land| land.elector);
            let seats = seats.filter(|elector| elector.colour == colour).count();
            let throne = if board.emperor == colour { 2.0 } else { 0.0 };
            f64::from(board.players[colour].points) + 0.5 * seats as f64 + throne
        };
        // A point more is worth about a sixth more of the victory.
        let strength = |colour: Colour| (worth(colour) / 6.0).exp();
        let all: f64 = self.colours().map(strength).sum();
        Colour::at(seat).map_or(0.0, |colour| strength(colour) / all)
    }
}

fn prefer(liked: bool) -> f32 {
    if liked { 4.0 } else { 1.0 }
}

fn act(game: &Kaiser, board: &Board, colour: Colour, choice: Action) -> f32 {
    match choice {
        Action::Take(Card::Ordinance) => 9.0,
        Action::Take(Card::Indulgence | Card::Permit) => 6.0,
        Action::TakeCouple => 8.0,
        Action::Take(Card::KingsDaughter | Card::Promotion) => 5.0,
        Action::Take(Card::Doctor | Card::Move) => 3.0,
        Action::Take(Card::Knight) => 2.0,
        Action::Take(Card::Rival) => {
            let votes = game.votes(board);
            if votes[colour] > votes[board.emperor] {
                3.0
            } else {
                0.2
            }
        }
        Action::Take(_) => 0.5,
        Action::Privilege(_) => 8.0,
        // Who passes late has spent what he had.
        Action::Pass => 0.3,
        _ => 1.0,
    }
}

/// An old noble in a high place is worth a doctor.
fn treat(board: &Board, colour: Colour, choice: Action) -> f32 {
    let Action::At(spot) = choice else {
        return 0.2;
    };
    let Some(noble) = board.noble(spot) else {
        return 0.2;
    };
    let high = match spot {
        Spot::Throne => 3.0,
        Spot::Elector(_) => 2.0,
        _ => 0.5,
    };
    let rank = f32::from(noble.rank.power());
    match (noble.colour == colour, noble.age) {
        (true, Age::FortyFive) => high * rank * 2.0,
        (false, Age::FortyFive) => high * rank * 3.0,
        _ => 0.3,
    }
}

/// A piece counts most where one or two more take a seat from somebody, or keep it; best in the place of
/// another's knight.
fn settle(game: &Kaiser, board: &Board, colour: Colour, choice: Action) -> f32 {
    match choice {
        Action::In(electorate) | Action::Castle(electorate) => {
            margin(game, board, colour, electorate)
        }
        Action::At(spot) => spot.electorate().map_or(1.0, |electorate| {
            let pushed = board.knight(spot).is_some_and(|owner| owner != colour);
            margin(game, board, colour, electorate) * if pushed { 1.5 } else { 0.5 }
        }),
        _ => 0.2,
    }
}

fn margin(game: &Kaiser, board: &Board, colour: Colour, electorate: Electorate) -> f32 {
    let power = game.power(board, electorate);
    let others = power.iter().filter(|&(other, _)| other != colour);
    let strongest = others.map(|(_, &own)| own).max().unwrap_or(0);
    match i16::from(strongest) - i16::from(power[colour]) {
        0 | 1 => 4.0,
        -1 | 2 => 2.0,
        _ => 0.7,
    }
}

/// An old noble in office scores again for his successor soon; a couple is missed where it stood.
fn oldest(board: &Board, choice: Action) -> f32 {
    let Action::At(spot) = choice else {
        return 1.0;
    };
    board.noble(spot).map_or(1.0, |noble| {
        let age = 1.0 + f32::from(noble.age.years()) / 15.0;
        if noble.rank == Rank::Baron {
            age * 1.5
        } else {
            age
        }
    })
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
