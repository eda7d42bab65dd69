//! Where pieces lie: the choices that are allowed where a decision is about pieces.

use crate::action::Action;
use crate::card::Card;
use crate::game::{CASTLES, ELECTORATES, Kaiser};
use crate::spot::Spot;
use crate::state::{Board, Opening, Step};

impl Kaiser {
    /// Whether the decision is one of those that [`list_pieces`](Kaiser::list_pieces) lists.
    pub(crate) fn is_about_pieces(step: Step) -> bool {
        matches!(
            step,
            Step::Place(_)
                | Step::Enthrone(_)
                | Step::Son
                | Step::Daughter
                | Step::Use(_)
                | Step::MoveTo { .. }
                | Step::Knight
                | Step::KnightTo { .. }
                | Step::Exile { .. }
        )
    }

    /// Adds what is allowed at a decision about pieces. Most spaces of the board are empty, so only those are judged where
    /// a piece lies.
    pub(crate) fn list_pieces(&self, board: &Board, out: &mut Vec<Action>) {
        match board.step {
            Step::Place(opening) => {
                let fits = |choice| self.judge_place(board, opening, choice).is_ok();
                add(ELECTORATES, fits, out);
                if opening == Opening::Knight {
                    add(CASTLES, fits, out);
                }
            }
            Step::Enthrone(vacancy) => {
                let fits = |choice| Kaiser::judge_enthrone(board, vacancy, choice).is_ok();
                add(electors(board), fits, out);
                add(nobles(board), fits, out);
            }
            Step::Son => settling(board, |choice| self.judge_son(board, choice).is_ok(), out),
            Step::Daughter => {
                let fits = |choice| self.judge_daughter(board, choice).is_ok();
                everybody(board, fits, out);
                add([Action::Decline], fits, out);
            }
            Step::Use(deed) => {
                let fits = |choice| self.judge_use(board, deed, choice).is_ok();
                match deed.card {
                    Card::Doctor | Card::KingsDaughter => everybody(board, fits, out),
                    Card::Move => add(nobles(board), fits, out),
                    Card::Promotion => add(knights(board), fits, out),
                    Card::Permit => settling(board, fits, out),
                    _ => add(ELECTORATES, fits, out),
                }
                add([Action::Decline], fits, out);
            }
            Step::MoveTo { from, .. } => {
                let fits = |choice| self.judge_move_to(board, from, choice).is_ok();
                settling(board, fits, out);
            }
            Step::Knight => {
                let fits = |choice| self.judge_knight(board, choice).is_ok();
                add(ELECTORATES, fits, out);
                add(CASTLES, fits, out);
                add(knights(board), fits, out);
                add(garrisons(board), fits, out);
            }
            Step::KnightTo { from } => {
                let fits = |choice| self.judge_knight_to(board, from, choice).is_ok();
                add(ELECTORATES, fits, out);
                add(CASTLES, fits, out);
            }
            Step::Exile { .. } => {
                settling(board, |choice| self.judge_exile(board, choice).is_ok(), out);
            }
            _ => {}
        }
    }
}

/// Adds those of the choices that fit.
fn add(
    choices: impl IntoIterator<Item = Action>,
    fits: impl Fn(Action) -> bool,
    out: &mut Vec<Action>,
) {
    let choices = choices.into_iter().filter(|&choice| fits(choice));
    choices.for_each(|choice| out.push(choice));
}

/// Adds electorates, and knights to be pushed out.
fn settling(board: &Board, fits: impl Fn(Action) -> bool, out: &mut Vec<Action>) {
    add(ELECTORATES, &fits, out);
    add(knights(board), &fits, out);
}

/// Adds the emperor, the electors and the nobles.
fn everybody(board: &Board, fits: impl Fn(Action) -> bool, out: &mut Vec<Action>) {
    add(board.throne.map(|_| Action::At(Spot::Throne)), &fits, out);
    add(electors(board), &fits, out);
    add(nobles(board), &fits, out);
}

fn electors(board: &Board) -> impl Iterator<Item = Action> {
    let ruled = board
        .lands
        .iter()
        .filter(|(_, land)| land.elector.is_some());
    ruled.map(|(electorate, _)| Action::At(Spot::Elector(electorate)))
}

/// The nobles on noble spaces.
fn nobles(board: &Board) -> impl Iterator<Item = Action> {
    board.lands.iter().flat_map(|(electorate, land)| {
        let resident = land.resident();
        resident.map(move |(slot, _)| Action::At(Spot::Noble(electorate, slot)))
    })
}

/// The knights on noble spaces.
fn knights(board: &Board) -> impl Iterator<Item = Action> {
    board.lands.iter().flat_map(|(electorate, land)| {
        let knights = land.pushable();
        knights.map(move |(slot, _)| Action::At(Spot::Noble(electorate, slot)))
    })
}

/// The knights in castles.
fn garrisons(board: &Board) -> impl Iterator<Item = Action> {
    board.lands.iter().flat_map(|(electorate, land)| {
        let taken = (0..).zip(land.castles).filter(|(_, owner)| owner.is_some());
        taken.map(move |(slot, _)| Action::At(Spot::Castle(electorate, slot)))
    })
}
