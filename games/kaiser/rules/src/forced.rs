//! Decisions whose choices all lead to the same position: from the second version of the rules on they are not asked.

use engine::{Game, Silent, Sink};

use crate::action::Action;
use crate::card::Card;
use crate::colour::Colour;
use crate::data::{ImperialCity, ROUNDS};
use crate::electorate::Electorate;
use crate::event::Event;
use crate::game::{ELECTORATES, ELECTORS, Kaiser};
use crate::land::Tenant;
use crate::noble::Age;
use crate::phases::residents;
use crate::spot::Spot;
use crate::state::{Board, State, Step, Vacancy};

impl Kaiser {
    /// Asks for a decision, or makes it if it does not matter how it is made.
    pub(crate) fn ask(&self, state: &mut State, step: Step, log: &mut impl Sink<Event>) {
        state.board.step = step;
        if self.agreed.skips_equal_choices
            && let Some(action) = self
                .forced(&state.board)
                .or_else(|| self.forced_by_the_end_of_the_round(state))
        {
            self.carry_on(state, action, log);
        }
    }

    /// The first of several choices if nothing is left of the difference when the next round asks again: a deposed emperor
    /// of 45 dies wherever it went. Only tried where the rest of the round may pass without a decision.
    fn forced_by_the_end_of_the_round(&self, state: &State) -> Option<Action> {
        let board = &state.board;
        let late = matches!(
            board.step,
            Step::Eminence { .. }
                | Step::Install { .. }
                | Step::Influence
                | Step::Exclude
                | Step::Enthrone(Vacancy::Election)
                | Step::Exile { .. }
        );
        let quiet = self.reward(board.round).imperial_city == ImperialCity::None;
        if !late || !quiet || usize::from(board.round) >= ROUNDS {
            return None;
        }
        if !self.may_be_equal(board) {
            return None;
        }
        let seat = board.decider()?.seat();
        let mut choices = ELECTORATES
            .into_iter()
            .chain(ELECTORS)
            .chain(self.all_noble_spaces())
            .chain([Action::Decline])
            // What belongs to another decision, and empty spaces, are seen faster than why they are not allowed.
            .filter(|&choice| match (board.step, choice) {
                (Step::Install { .. } | Step::Enthrone(_), Action::At(spot)) => {
                    board.noble(spot).is_some()
                }
                (Step::Exile { .. }, Action::At(spot)) => board.knight(spot).is_some(),
                (Step::Install { .. } | Step::Enthrone(_), _) | (_, Action::At(_)) => false,
                _ => true,
            })
            .filter(|&choice| self.judge(state, seat, choice).is_ok());
        let after = |choice: Action| {
            let mut after = state.clone();
            self.carry_on(&mut after, choice, &mut Silent);
            after
        };
        let (first, second) = (choices.next()?, choices.next()?);
        let end = after(first);
        // Before the round is over, the difference is still to be seen.
        if end.board.round == board.round {
            return None;
        }
        let same = |choice: Action| is_same_position(&after(choice), &end);
        (same(second) && choices.all(same)).then_some(first)
    }

    /// Whether the choices may come to the same at all, as far as that is quickly seen.
    fn may_be_equal(&self, board: &Board) -> bool {
        let voted = self.seats > 2 && board.rival().is_some();
        match board.step {
            // Somebody votes before the round is over.
            Step::Influence | Step::Exclude | Step::Eminence { .. } => !voted,
            // Whoever does not die stays where they went.
            Step::Exile { noble } => noble.age == Age::FortyFive,
            Step::Install { electorate, colour } => {
                let nobles = board.lands[electorate].resident();
                let own = nobles.filter(|&(_, noble)| {
                    let tenant = Tenant::Noble(noble);
                    Kaiser::is_suitable(electorate, tenant, colour)
                });
                are_mostly_dying(board, own.map(|(slot, _)| Spot::Noble(electorate, slot)))
            }
            Step::Enthrone(_) => are_mostly_dying(board, residents(board, board.emperor)),
            _ => true,
        }
    }

    /// The first of several choices if they are equal. Spaces of one kind in one electorate have no meaning of their
    /// own, so equal pieces on them are the same choice. A single choice is still a decision, which the table can make.
    fn forced(&self, board: &Board) -> Option<Action> {
        let turn = board.turn;
        match board.step {
            Step::Enthrone(_) => equal(board, residents(board, board.emperor)),
            Step::Son | Step::Exile { .. } => self.equal_places(board, None),
            Step::MoveTo { from, .. } => self.equal_places(board, from.electorate()),
            Step::Use(deed) if self.may_decline(deed) => None,
            Step::Use(deed) => match deed.card {
                Card::Permit => self.equal_places(board, None),
                Card::Doctor => {
                    let patients = board.nobles().map(|(spot, _)| spot);
                    equal(
                        board,
                        patients.filter(|&spot| Kaiser::judge_doctor(board, spot).is_ok()),
                    )
                }
                Card::Move => equal(
                    board,
                    residents(board, turn).filter(|&spot| self.can_leave(board, spot)),
                ),
                Card::KingsDaughter => equal(board, self.brides(board)),
                Card::Promotion => equal(board, knights(board, turn)),
                _ => None,
            },
            Step::Knight if board.players[turn].knights == 0 => {
                equal(board, knights(board, turn).chain(garrison(board, turn)))
            }
            _ => None,
        }
    }

    /// The first of several knights to be pushed out, if only one electorate admits a noble and all of them are one
    /// player's.
    fn equal_places(&self, board: &Board, left: Option<Electorate>) -> Option<Action> {
        let mut admitting = Kaiser::played(board)
            .filter(|&electorate| Some(electorate) != left && self.admits(board, electorate));
        let only = admitting.next()?;
        if admitting.next().is_some() || self.free_noble(board, only).is_some() {
            return None;
        }
        let knights = board.lands[only].pushable();
        equal(board, knights.map(|(slot, _)| Spot::Noble(only, slot)))
    }
}

/// Whether two states are the same but for the order of equal spaces.
fn is_same_position(one: &State, other: &State) -> bool {
    if one.board.step != other.board.step || one.board.players != other.board.players {
        return false;
    }
    let mut ordered = one.clone();
    for (land, other) in ordered
        .board
        .lands
        .values_mut()
        .zip(other.board.lands.values())
    {
        if land.nobles != other.nobles {
            if !is_permutation(&land.nobles, &other.nobles) {
                return false;
            }
            land.nobles = other.nobles;
        }
    }
    ordered == *other
}

fn is_permutation<T: PartialEq>(one: &[T], other: &[T]) -> bool {
    let count = |list: &[T], wanted: &T| list.iter().filter(|&found| found == wanted).count();
    one.iter()
        .all(|piece| count(one, piece) == count(other, piece))
}

/// Whether all of the nobles die at the end of the round, but for one or for equal ones: of two others it would be seen
/// which of them was chosen.
fn are_mostly_dying(board: &Board, spots: impl Iterator<Item = Spot>) -> bool {
    let dies = |spot: &Spot| {
        let noble = board.noble(*spot);
        noble.is_some_and(|noble| noble.age == Age::FortyFive)
    };
    let mut living = spots.filter(|spot| !dies(spot));
    let first = living.next();
    first.is_none_or(|first| living.all(|spot| same(board, first, spot)))
}

/// The first of several pieces if all are equal.
fn equal(board: &Board, mut spots: impl Iterator<Item = Spot>) -> Option<Action> {
    let (first, second) = (spots.next()?, spots.next()?);
    let same = |spot: Spot| same(board, first, spot);
    (same(second) && spots.all(same)).then_some(Action::At(first))
}

fn same(board: &Board, one: Spot, other: Spot) -> bool {
    match (one, other) {
        (Spot::Noble(here, slot), Spot::Noble(there, other)) => {
            let land = &board.lands[here];
            here == there && land.tenant(slot) == land.tenant(other)
        }
        (Spot::Castle(here, _), Spot::Castle(there, _)) => {
            here == there && board.knight(one) == board.knight(other)
        }
        _ => false,
    }
}

/// A player's knights on noble spaces.
fn knights(board: &Board, colour: Colour) -> impl Iterator<Item = Spot> {
    board.lands.iter().flat_map(move |(electorate, land)| {
        land.pushable()
            .filter(move |&(_, owner)| owner == colour)
            .map(move |(slot, _)| Spot::Noble(electorate, slot))
    })
}

/// A player's knights in castles.
fn garrison(board: &Board, colour: Colour) -> impl Iterator<Item = Spot> {
    board.lands.iter().flat_map(move |(electorate, land)| {
        (0_u8..)
            .zip(land.castles)
            .filter(move |&(_, owner)| owner == Some(colour))
            .map(move |(slot, _)| Spot::Castle(electorate, slot))
    })
}
