//! Action 3: combating events.

use engine::{Rejection, Sink, ensure};
use enum_map::EnumMap;

use super::activate::{get_influence, get_points};
use crate::action::Action;
use crate::event::Event;
use crate::event_card::EventCard;
use crate::family::Family;
use crate::game::Troyes;
use crate::reason::Reason;
use crate::state::{Board, State, Step};

impl Troyes {
    /// Whether the group may be used against the event.
    pub(crate) fn judge_combat(
        &self,
        board: &Board,
        event: EventCard,
    ) -> Result<(), Rejection<Reason>> {
        ensure(board.threatens(event), "4.3", || Reason::NoThreat { event })?;
        let (group, face) = (board.plan.group, self.data.events[event]);
        let colour = face.colour;
        let fits = group.colour == Some(colour);
        ensure(fits, "4.3", || Reason::WrongColour { colour })?;
        ensure(group.total >= face.divisor, "4.3", || {
            Reason::TotalTooSmall {
                total: group.total,
                needed: face.divisor,
            }
        })
    }

    /// How many cubes the group can place on the event.
    pub(crate) fn most_cubes(&self, board: &Board, event: EventCard) -> u8 {
        let by_dice = board.plan.group.total / self.data.events[event].divisor;
        by_dice.min(self.free_banners(board, event))
    }

    /// How many cubes an event still has room for.
    pub fn free_banners(&self, board: &Board, event: EventCard) -> u8 {
        let banners = self.data.events[event].banners;
        banners.saturating_sub(board.cubes_on(event).len() as u8)
    }

    /// Adds every way to place some of the cubes that are left: each event, as many as possible first.
    pub(crate) fn cubes_candidates(&self, board: &Board, left: u8, out: &mut Vec<Action>) {
        let row = board.row.iter().map(|threat| threat.card);
        for event in [EventCard::Marauding].into_iter().chain(row) {
            let most = left.min(self.data.events[event].banners);
            out.extend((1..=most).rev().map(|count| Action::Cubes(event, count)));
        }
    }

    /// Whether cubes may be placed so.
    pub(crate) fn judge_cubes(
        &self,
        board: &Board,
        left: u8,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Combat(event) if !self.brief => {
                ensure(board.threatens(event), "4.3", || Reason::NoThreat { event })
            }
            Action::Cubes(event, count) if self.brief => {
                ensure(board.threatens(event), "4.3", || Reason::NoThreat { event })?;
                ensure((1..=left).contains(&count), "4.3", || Reason::CubesLeft {
                    left,
                })?;
                let free = self.free_banners(board, event);
                ensure(count <= free, "4.3", || Reason::Banners { free })
            }
            Action::Done => Ok(()),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Whether the cubes that are left may be placed so, or given up.
    pub(crate) fn judge_give_up(
        &self,
        board: &Board,
        left: u8,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Confirm => Ok(()),
            Action::Cubes(..) => self.judge_cubes(board, left, action),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Places cubes, or leaves the rest; from the third version of the rules on that is confirmed.
    pub(crate) fn apply_cubes(
        &self,
        state: &mut State,
        family: Family,
        left: u8,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let left = match action {
            Action::Combat(event) => {
                self.put_cubes(&mut state.board, family, event, 1, log);
                left - 1
            }
            Action::Cubes(event, count) => {
                self.put_cubes(&mut state.board, family, event, count, log);
                left - count
            }
            Action::Done if self.brief => {
                state.board.step = Step::GiveUp { family, left };
                return;
            }
            _ => {
                log.emit(Event::GaveUp {
                    family,
                    cubes: left,
                });
                0
            }
        };
        if left > 0 {
            state.board.step = Step::Cubes { family, left };
            return;
        }
        self.offer_turn(state, family.next(self.seats), log);
    }

    /// Puts cubes on an event, one influence each; if its banners are full, it is overcome.
    pub(crate) fn put_cubes(
        &self,
        board: &mut Board,
        family: Family,
        event: EventCard,
        count: u8,
        log: &mut impl Sink<Event>,
    ) {
        let banners = usize::from(self.data.events[event].banners);
        let Some(cubes) = cubes_mut(board, event) else {
            return;
        };
        for _ in 0..count {
            if cubes.len() < banners {
                cubes.push(family);
            }
        }
        let full = cubes.len() >= banners;
        log.emit(Event::Fought {
            family,
            card: event,
            cubes: count,
        });
        if family != Family::Neutral {
            get_influence(board, family, count, log);
        }
        if full {
            self.overcome(board, event, log);
        }
    }

    /// Gives out the points and the card.
    fn overcome(&self, board: &mut Board, event: EventCard, log: &mut impl Sink<Event>) {
        let Some(cubes) = cubes_mut(board, event) else {
            return;
        };
        let cubes = std::mem::take(cubes);
        let mut counts: EnumMap<Family, u8> = EnumMap::default();
        for &family in &cubes {
            counts[family] += 1;
        }
        let most = counts.values().copied().max().unwrap_or(0);
        // Among those with most cubes the card goes to who placed one first.
        let winner = cubes.iter().copied().find(|&family| counts[family] == most);
        let winner =
            winner.filter(|&family| family != Family::Neutral && event != EventCard::Marauding);
        log.emit(Event::Overcome {
            card: event,
            winner,
        });
        let shares = shares(counts, self.data.events[event].points);
        for family in Family::playing(self.seats) {
            if shares[family] > 0 {
                get_points(board, family, shares[family].into(), log);
            }
        }
        if let Some(family) = winner {
            board.players[family].events_won += 1;
        }
        board.row.retain(|threat| threat.card != event);
    }
}

fn cubes_mut(
    board: &mut Board,
    event: EventCard,
) -> Option<&mut arrayvec::ArrayVec<Family, { crate::data::BANNERS }>> {
    if event == EventCard::Marauding {
        return Some(&mut board.marauding);
    }
    board
        .row
        .iter_mut()
        .find(|threat| threat.card == event)
        .map(|threat| &mut threat.cubes)
}

/// The points of an overcome event: the most cubes get the first number, the second most the second; who
/// alone fought gets both; a tie for the first place shares both, a tie for the second shares the second.
pub(crate) fn shares(counts: EnumMap<Family, u8>, points: [u8; 2]) -> EnumMap<Family, u8> {
    let most_below = |limit: u8| {
        let below = counts.values().copied().filter(|&count| count < limit);
        below.max().unwrap_or(0)
    };
    let with = |count: u8| counts.values().filter(|&&other| other == count).count() as u8;
    let first = most_below(u8::MAX);
    let second = most_below(first);
    let (firsts, seconds) = (with(first), with(second));
    let both = points[0] + points[1];
    counts.map(|_, count| match count {
        0 => 0,
        _ if count == first && second == 0 && firsts == 1 => both,
        _ if count == first && firsts == 1 => points[0],
        _ if count == first => both / firsts,
        _ if count == second && firsts == 1 => points[1] / seconds,
        _ => 0,
    })
}
