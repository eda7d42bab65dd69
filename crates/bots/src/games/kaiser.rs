//! First thoughts about In the Shadow of the Emperor.
//!
//! Seats that change hands bring points, so pieces go where one more makes the difference; old electors and
//! emperors are worth a doctor, one's own and those of others; money is there to be spent. The numbers
//! stand in `data/kaiser.toml`.

mod mind;

use engine::Seat;
use kaiser::{
    Action, Age, Ballot, Board, Card, Colour, Electorate, Kaiser, Rank, Spot, State, Step,
};

use crate::{Level, MindFile, Think};
use mind::Mind;

static MIND: MindFile<Mind> = MindFile::new(include_str!("../../data/kaiser.toml"));

impl Think for Kaiser {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Easy];

    type Mind = Mind;

    fn mind() -> &'static MindFile<Mind> {
        &MIND
    }

    fn weigh(
        &self,
        mind: &Mind,
        state: &State,
        seat: Seat,
        choices: &[Action],
        weights: &mut Vec<f32>,
    ) {
        let board = &state.board;
        let Some(colour) = Colour::at(seat) else {
            weights.resize(choices.len(), 1.0);
            return;
        };
        weights.extend(choices.iter().map(|&choice| match board.step {
            Step::Act | Step::Trier => act(self, &mind.act, board, colour, choice),
            Step::Use(deed) if deed.card == Card::Doctor => {
                treat(&mind.treat, board, colour, choice)
            }
            Step::Use(_)
            | Step::Place(_)
            | Step::Son
            | Step::MoveTo { .. }
            | Step::Knight
            | Step::KnightTo { .. }
            | Step::Eminence { .. }
            | Step::Exile { .. }
            | Step::ImperialCity
            | Step::ImperialTo { .. } => settle(self, &mind.settle, board, colour, choice),
            Step::Tie { .. } => prefer(mind, choice == Action::Name(colour)),
            Step::Install { .. } | Step::Enthrone(_) => oldest(mind, board, choice),
            Step::Vote => prefer(mind, choice == Action::Vote(likely_winner(self, board))),
            Step::Answer { .. } => prefer(mind, choice == Action::Accept),
            Step::Daughter => prefer(mind, choice != Action::Decline),
            _ => 1.0,
        }));
    }

    fn value(&self, mind: &Mind, state: &State, seat: Seat) -> f64 {
        let worth = |colour: Colour| {
            let board = &state.board;
            let seats = board.lands.values().filter_map(|land| land.elector);
            let seats = seats.filter(|elector| elector.colour == colour).count();
            let throne = if board.emperor == colour {
                mind.share.throne
            } else {
                0.0
            };
            f64::from(board.players[colour].points) + mind.share.elector * seats as f64 + throne
        };
        let strength = |colour: Colour| (worth(colour) / mind.share.spread).exp();
        let all: f64 = self.colours().map(strength).sum();
        Colour::at(seat).map_or(0.0, |colour| strength(colour) / all)
    }
}

fn prefer(mind: &Mind, liked: bool) -> f32 {
    if liked { mind.prefer.liked } else { 1.0 }
}

fn act(game: &Kaiser, act: &mind::Act, board: &Board, colour: Colour, choice: Action) -> f32 {
    match choice {
        Action::Take(Card::Ordinance) => act.ordinance,
        Action::Take(Card::Indulgence) => act.indulgence,
        Action::Take(Card::Permit) => act.permit,
        Action::TakeCouple => act.couple,
        Action::Take(Card::KingsDaughter) => act.kings_daughter,
        Action::Take(Card::Promotion) => act.promotion,
        Action::Take(Card::Doctor) => act.doctor,
        Action::Take(Card::Move) => act.r#move,
        Action::Take(Card::Knight) => act.knight,
        Action::Take(Card::Rival) => {
            let votes = game.votes(board);
            if votes[colour] > votes[board.emperor] {
                act.rival_ahead
            } else {
                act.rival_behind
            }
        }
        Action::Take(_) => act.other_card,
        Action::Privilege(_) => act.privilege,
        Action::Pass => act.pass,
        _ => 1.0,
    }
}

/// An old noble in a high place is worth a doctor.
fn treat(treat: &mind::Treat, board: &Board, colour: Colour, choice: Action) -> f32 {
    let Action::At(spot) = choice else {
        return treat.decline;
    };
    let Some(noble) = board.noble(spot) else {
        return treat.decline;
    };
    let high = match spot {
        Spot::Throne => treat.throne,
        Spot::Elector(_) => treat.elector,
        _ => treat.other_place,
    };
    let rank = f32::from(noble.rank.power());
    match (noble.colour == colour, noble.age) {
        (true, Age::FortyFive) => high * rank * treat.own_old,
        (false, Age::FortyFive) => high * rank * treat.others_old,
        _ => treat.young,
    }
}

/// A piece counts most where one or two more take a seat from somebody, or keep it; best in the place of
/// another's knight.
fn settle(
    game: &Kaiser,
    settle: &mind::Settle,
    board: &Board,
    colour: Colour,
    choice: Action,
) -> f32 {
    match choice {
        Action::In(electorate) | Action::Castle(electorate) => {
            margin(game, settle, board, colour, electorate)
        }
        Action::At(spot) => spot.electorate().map_or(1.0, |electorate| {
            let pushed = board.knight(spot).is_some_and(|owner| owner != colour);
            margin(game, settle, board, colour, electorate)
                * if pushed { settle.pushed } else { settle.beside }
        }),
        _ => settle.decline,
    }
}

fn margin(
    game: &Kaiser,
    settle: &mind::Settle,
    board: &Board,
    colour: Colour,
    electorate: Electorate,
) -> f32 {
    let power = game.power(board, electorate);
    let others = power.iter().filter(|&(other, _)| other != colour);
    let strongest = others.map(|(_, &own)| own).max().unwrap_or(0);
    match i16::from(strongest) - i16::from(power[colour]) {
        0 | 1 => settle.deciding,
        -1 | 2 => settle.close,
        _ => settle.far,
    }
}

/// An old noble in office scores again for his successor soon; a couple is missed where it stood.
fn oldest(mind: &Mind, board: &Board, choice: Action) -> f32 {
    let Action::At(spot) = choice else {
        return 1.0;
    };
    board.noble(spot).map_or(1.0, |noble| {
        let age = 1.0 + f32::from(noble.age.years()) / mind.prefer.generation;
        if noble.rank == Rank::Baron {
            age * mind.prefer.baron
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
