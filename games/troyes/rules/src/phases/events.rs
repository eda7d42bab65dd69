//! Phase 3, first part: new event cards, and what all of them do.

use arrayvec::ArrayVec;
use engine::Sink;

use super::income::PENALTY;
use crate::building::{Building, Colour};
use crate::data::COLUMNS;
use crate::event::Event;
use crate::event_card::EventCard;
use crate::family::Family;
use crate::game::Troyes;
use crate::state::{BLACK_DICE, Board, LEVELS, State, Threat};

/// What Civil War takes from everybody.
const CIVIL_WAR: u16 = 3;
/// What Heresy takes from everybody.
const HERESY: u8 = 2;
/// How many black dice exist in the box.
const BLACK_DICE_IN_THE_BOX: usize = 6;

impl Troyes {
    /// Draws the new events, lets all of them act from left to right, and rolls the black dice.
    pub(crate) fn run_events(&self, state: &mut State, log: &mut impl Sink<Event>) {
        if let Some(red) = Troyes::draw_event(state, Colour::Red, log)
            && let Some(icon) = self.data.events[red].icon
        {
            Troyes::draw_event(state, icon, log);
        }
        let mut black = usize::from(EventCard::Marauding.black_dice());
        let mut at = 0;
        while let Some(threat) = state.board.row.get(at) {
            let card = threat.card;
            black += usize::from(card.black_dice());
            let before = state.board.row.len();
            self.strike(state, card, at, log);
            // Support may finish off events to the left.
            at = at + 1 + state.board.row.len() - before;
        }
        let most = if self.agreed.six_black_dice {
            BLACK_DICE_IN_THE_BOX
        } else {
            BLACK_DICE
        };
        let mut dice = state.dice.in_a_row();
        let rolled = (0..black.min(most)).map(|_| dice.d6());
        state.board.black.extend(rolled);
        let black = &mut state.board.black;
        black.sort_unstable_by(|one, other| other.cmp(one));
        log.emit(Event::BlackRolled {
            dice: std::array::from_fn(|place| black.get(place).copied()),
        });
        self.open_counter(state, state.board.start, log);
    }

    /// Turns up a card of a stack and lays it at the right end of the row.
    fn draw_event(
        state: &mut State,
        stack: Colour,
        log: &mut impl Sink<Event>,
    ) -> Option<EventCard> {
        let board = &mut state.board;
        let left: ArrayVec<EventCard, { EventCard::COUNT }> = EventCard::ALL
            .into_iter()
            .filter(|&card| card.stack() == Some(stack) && !board.drawn.contains(card))
            .collect();
        if left.is_empty() {
            log.emit(Event::StackEmpty { stack });
            return None;
        }
        let card = left[state.dice.below(left.len() as u32) as usize];
        board.drawn.insert(card);
        board.row.push(Threat {
            card,
            cubes: ArrayVec::new(),
        });
        log.emit(Event::EventDrawn { card });
        Some(card)
    }

    fn strike(&self, state: &mut State, card: EventCard, at: usize, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        match card {
            EventCard::Drought => {
                for family in Family::playing(self.seats) {
                    let due = board.citizens_in(family, Building::CityHall);
                    take_deniers(board, card, family, due.into(), log);
                }
            }
            EventCard::CivilWar => {
                for family in Family::playing(self.seats) {
                    take_deniers(board, card, family, CIVIL_WAR, log);
                }
            }
            EventCard::Heresy => {
                for family in Family::playing(self.seats) {
                    take_influence(board, card, family, HERESY, log);
                }
            }
            EventCard::Support => self.support(board, at, log),
            EventCard::ItinerantMasterBuilders => build_neutral(board, log),
            EventCard::DisruptionOfTheWorks => self.demolish(board, log),
            _ => {
                if let Some(building) = card.settles() {
                    self.neutral_comes(state, card, building, log);
                }
            }
        }
    }

    /// A grey cube on each of the two nearest event cards to the left; Marauding is not one.
    fn support(&self, board: &mut Board, at: usize, log: &mut impl Sink<Event>) {
        for left in [at.checked_sub(1), at.checked_sub(2)].into_iter().flatten() {
            let card = board.row[left].card;
            self.put_cubes(board, Family::Neutral, card, 1, log);
        }
    }

    fn neutral_comes(
        &self,
        state: &mut State,
        card: EventCard,
        building: Building,
        log: &mut impl Sink<Event>,
    ) {
        if state.board.players[Family::Neutral].reserve == 0 {
            log.emit(Event::NoNeutralLeft { card });
            return;
        }
        let die = state.dice.d6();
        let board = &mut state.board;
        board.players[Family::Neutral].reserve -= 1;
        let Some(space) = self.data.row(building, die).next() else {
            return;
        };
        log.emit(Event::NeutralCame { card, die, space });
        if self.agreed.replace {
            let occupant = board.citizens[space.index()].replace(Family::Neutral);
            if let Some(family) = occupant {
                expel(board, family, building, log);
            }
        } else {
            self.enter(board, Family::Neutral, building, die, log);
        }
    }

    /// One cube goes: that of the highest level and there of the highest number, or the other way round.
    fn demolish(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        let places = (0..LEVELS).flat_map(|level| (0..COLUMNS).map(move |column| (level, column)));
        let rank = |&(level, column): &(usize, usize)| {
            if self.agreed.number_first {
                (column, level)
            } else {
                (level, column)
            }
        };
        let highest = places
            .filter(|&(level, column)| board.cathedral[level][column].is_some())
            .max_by_key(rank);
        let Some((level, column)) = highest else {
            return;
        };
        if let Some(family) = board.cathedral[level][column].take() {
            log.emit(Event::Demolished {
                family,
                level: level as u8 + 1,
                column: column as u8 + 1,
            });
        }
    }
}

/// Lays an expelled citizen on the picture of the building.
pub(crate) fn expel(
    board: &mut Board,
    family: Family,
    building: Building,
    log: &mut impl Sink<Event>,
) {
    board.expelled[building].insert(family);
    log.emit(Event::Expelled { family, building });
}

fn take_deniers(
    board: &mut Board,
    card: EventCard,
    family: Family,
    due: u16,
    log: &mut impl Sink<Event>,
) {
    let player = &mut board.players[family];
    let amount = player.pay(due);
    let lost = if amount < due {
        player.lose_points(PENALTY)
    } else {
        0
    };
    log.emit(Event::TookDeniers {
        card,
        family,
        amount,
        lost,
    });
}

fn take_influence(
    board: &mut Board,
    card: EventCard,
    family: Family,
    due: u8,
    log: &mut impl Sink<Event>,
) {
    let player = &mut board.players[family];
    let amount = player.influence.min(due);
    player.influence -= amount;
    let lost = if amount < due {
        player.lose_points(PENALTY)
    } else {
        0
    };
    log.emit(Event::TookInfluence {
        card,
        family,
        amount,
        lost,
    });
}

/// A grey cube on the first free place of the Cathedral: the lowest level, the lowest number.
fn build_neutral(board: &mut Board, log: &mut impl Sink<Event>) {
    for (level, places) in (1..).zip(&mut board.cathedral) {
        for (column, place) in (1..).zip(places) {
            if place.is_none() {
                *place = Some(Family::Neutral);
                log.emit(Event::NeutralBuilt { level, column });
                return;
            }
        }
    }
}
