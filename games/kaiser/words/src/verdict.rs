//! What phase V would do to a seat: now, and after what is being decided.

use kaiser_rules::{
    Action, Age, Board, Card, City, Colour, Electorate, Kaiser, Noble, Opening, Prospect, Spot,
    Step, Tenant,
};

use super::board::{
    by, emperor_decides, leads, no_baron, no_noble, nobody_rules, only_one, seat_vacant, stays,
    takes, takes_by, tie,
};
use super::names::{colour, points};
use words::Lang;

/// Who would have a seat, in two short lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What would become of the seat.
    pub prospect: Prospect,
    /// Who has the most power; several in a tie.
    pub leaders: Vec<Colour>,
    /// Who, and what: `Red takes it`.
    pub text: String,
    /// By how much, or why not; may be empty.
    pub detail: String,
}

impl Verdict {
    /// What phase V would do now.
    pub fn of(lang: Lang, game: &Kaiser, board: &Board, at: Electorate) -> Verdict {
        let power = game.power(board, at);
        let leaders: Vec<Colour> = Kaiser::strongest(&power).collect();
        let mut ranking: Vec<u8> = game.colours().map(|colour| power[colour]).collect();
        ranking.sort_unstable_by(|a, b| b.cmp(a));
        let margin = ranking.first().unwrap_or(&0) - ranking.get(1).unwrap_or(&0);
        let prospect = game.prospect(board, at);
        let score = points(lang, game.data().points.new_elector);
        let (text, detail) = match prospect {
            Prospect::Nobody => (nobody_rules(lang), String::new()),
            Prospect::Stays(who) if margin == 0 => (stays(lang, colour(lang, who)), only_one(lang)),
            Prospect::Stays(who) => (stays(lang, colour(lang, who)), by(lang, margin)),
            Prospect::Takes(who) if margin == 0 => (takes(lang, colour(lang, who)), only_one(lang)),
            Prospect::Takes(who) => (
                takes(lang, colour(lang, who)),
                takes_by(lang, margin, score),
            ),
            Prospect::Vacant(who) if at.is_church() => {
                (leads(lang, colour(lang, who)), no_baron(lang))
            }
            Prospect::Vacant(who) => (leads(lang, colour(lang, who)), no_noble(lang)),
            Prospect::Tie => (tie(lang), emperor_decides(lang)),
            Prospect::TieVacant => (tie(lang), seat_vacant(lang)),
        };
        Verdict {
            prospect,
            leaders,
            text,
            detail,
        }
    }
}

/// The board with the piece of this decision where the action puts it; nothing where no piece is placed or there is no room.
pub fn with_piece(board: &Board, action: Action) -> Option<Board> {
    let mut after = *board;
    let at = match action {
        Action::In(at) => at,
        Action::Castle(at) => {
            let mut castles = after.lands[at].castles.iter_mut();
            *castles.find(|castle| castle.is_none())? = Some(board.turn);
            return Some(without(after, board.step));
        }
        _ => return None,
    };
    let noble = |noble| Some(Tenant::Noble(noble));
    let turn = board.turn;
    let tenant = match board.step {
        Step::Place(Opening::Couple35) => noble(Noble::couple(turn, Age::ThirtyFive)),
        Step::Place(Opening::Baron25) => noble(Noble::baron(turn, Age::TwentyFive)),
        Step::Place(Opening::Couple15) => noble(Noble::couple(turn, Age::Fifteen)),
        Step::Son => noble(Noble::baron(turn, Age::Fifteen)),
        Step::Exile { noble: who } => noble(who),
        Step::Use(deed) if deed.card == Card::Permit => noble(Noble {
            colour: turn,
            rank: deed.rank,
            age: Age::Fifteen,
        }),
        Step::MoveTo { from, .. } => {
            after = without(after, board.step);
            noble(board.noble(from)?)
        }
        Step::Place(Opening::Knight) | Step::Knight | Step::KnightTo { .. } => {
            after = without(after, board.step);
            Some(Tenant::Knight(turn))
        }
        _ => None,
    };
    let city = match board.step {
        Step::Use(deed) if deed.card == Card::Ordinance => Some(City::Own(turn)),
        Step::Place(Opening::ImperialCity) | Step::ImperialCity => Some(City::Imperial),
        Step::ImperialTo { from } => {
            let cities = &mut after.lands[from].cities;
            let old = cities
                .iter_mut()
                .find(|city| **city == Some(City::Imperial))?;
            *old = None;
            Some(City::Imperial)
        }
        _ => None,
    };
    let land = &mut after.lands[at];
    match (tenant, city, board.step) {
        (Some(_), ..) => *land.nobles.iter_mut().find(|space| space.is_none())? = tenant,
        (_, Some(_), _) => *land.cities.iter_mut().find(|space| space.is_none())? = city,
        (.., Step::Eminence { colour }) => land.eminence = Some(colour),
        (.., Step::Place(Opening::Elector)) => {
            land.elector = Some(Noble::baron(turn, Age::FortyFive));
        }
        _ => return None,
    }
    Some(after)
}

/// The board without the piece that is moved.
fn without(mut board: Board, step: Step) -> Board {
    let (Step::MoveTo { from, .. } | Step::KnightTo { from }) = step else {
        return board;
    };
    match from {
        Spot::Noble(at, slot) => {
            if let Some(space) = board.lands[at].nobles.get_mut(usize::from(slot)) {
                *space = None;
            }
        }
        Spot::Castle(at, slot) => {
            if let Some(space) = board.lands[at].castles.get_mut(usize::from(slot)) {
                *space = None;
            }
        }
        Spot::Throne | Spot::Elector(_) => {}
    }
    board
}
