//! Action 4: placing a citizen in a building, and where citizens come from.

use engine::{Rejection, Sink, ensure, refuse};

use super::activate::take_citizen;
use super::events::expel;
use super::influence::RECRUIT;
use crate::action::Action;
use crate::building::{Building, Space};
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::plan::{Source, Target};
use crate::reason::Reason;
use crate::state::{Board, Step};

impl Troyes {
    /// Whether the group may place a citizen in the building.
    pub(crate) fn judge_place(
        &self,
        board: &Board,
        family: Family,
        building: Building,
    ) -> Result<(), Rejection<Reason>> {
        let plan = &board.plan;
        ensure(plan.group.count == 1, "4.4", || Reason::OneDie)?;
        let colour = building.colour();
        let fits = plan.group.colour == Some(colour);
        ensure(fits, "4.4", || Reason::WrongColour { colour })?;
        if let Some(card) = plan.cube {
            let fits = card.helps_placing();
            ensure(fits, "4.4", || Reason::CubeForbidden { card })?;
        }
        // If somebody can be placed there, it does not matter who.
        let supply = self.judge_landing(board, family, building, Source::Supply);
        let anybody = sources(board).any(|source| {
            is_there(board, family, source).is_ok()
                && self.judge_landing(board, family, building, source).is_ok()
        });
        if anybody { Ok(()) } else { supply }
    }

    /// Adds every place that a citizen could come from.
    pub(crate) fn source_candidates(board: &Board, out: &mut Vec<Action>) {
        out.extend(sources(board).map(Action::From));
    }

    /// Whether the citizen may come from there.
    pub(crate) fn judge_source(
        &self,
        board: &Board,
        family: Family,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let Action::From(source) = action else {
            return Err(Rejection::out_of_place());
        };
        is_there(board, family, source)?;
        match board.plan.target {
            Some(Target::Building(building)) => self.judge_landing(board, family, building, source),
            Some(Target::Card(card)) if source == Source::Reserve => {
                Troyes::judge_influence_left(board, family, card, RECRUIT)
            }
            _ => Ok(()),
        }
    }

    /// Whether a citizen from there can take the place that the die shows.
    fn judge_landing(
        &self,
        board: &Board,
        family: Family,
        building: Building,
        source: Source,
    ) -> Result<(), Rejection<Reason>> {
        let die = board.plan.dice.iter().next();
        let value = die.and_then(|space| board.dice[space.index()]);
        let row = self.data.row(building, value.map_or(1, |die| die.value));
        if let Source::Space(space) = source {
            let there = row.clone().next() == Some(space);
            ensure(!there, "4.4", || Reason::AlreadyThere)?;
        }
        let mut last = None;
        for space in row {
            let left = source == Source::Space(space);
            match board.citizens[space.index()] {
                Some(citizen) if !left => last = Some(citizen),
                // A gap: nobody is pushed out.
                _ => return Ok(()),
            }
        }
        let Some(victim) = last else { return Ok(()) };
        let picked_up = source == Source::Expelled(building) && victim == family;
        let fits = picked_up || !board.expelled[building].contains(victim);
        ensure(fits, "4.4", || Reason::SecondExpulsion {
            family: victim,
            building,
        })
    }

    /// Chooses where the citizen comes from.
    pub(crate) fn choose_source(board: &mut Board, family: Family, source: Source) {
        board.plan.source = Some(source);
        board.step = Step::Confirm { family };
    }

    /// Moves the citizen into the building.
    pub(crate) fn place(
        &self,
        board: &mut Board,
        family: Family,
        building: Building,
        value: u8,
        source: Source,
        log: &mut impl Sink<Event>,
    ) {
        take_citizen(board, family, source);
        if let Some(space) = self.data.row(building, value).next() {
            log.emit(Event::Placed {
                family,
                source,
                space,
            });
        }
        self.enter(board, family, building, value, log);
    }

    /// A newcomer takes the first space of the row; the others move up to the first gap, and who is pushed
    /// out of the row is expelled.
    pub(crate) fn enter(
        &self,
        board: &mut Board,
        family: Family,
        building: Building,
        value: u8,
        log: &mut impl Sink<Event>,
    ) {
        let mut moving = Some(family);
        for space in self.data.row(building, value) {
            moving = std::mem::replace(&mut board.citizens[space.index()], moving);
            if moving.is_none() {
                return;
            }
        }
        if let Some(victim) = moving {
            expel(board, victim, building, log);
        }
    }
}

/// Every place that a citizen could come from.
fn sources(board: &Board) -> impl Iterator<Item = Source> {
    [Source::Supply, Source::Reserve]
        .into_iter()
        .chain(board.open_cards().map(|card| Source::Card(card.activity)))
        .chain(Space::all().map(Source::Space))
        .chain(Building::ALL.into_iter().map(Source::Expelled))
}

/// Whether a citizen of the family is there to be taken.
fn is_there(board: &Board, family: Family, source: Source) -> Result<(), Rejection<Reason>> {
    let player = &board.players[family];
    match source {
        Source::Supply => ensure(player.supply > 0, "4.4", || Reason::NoSupply),
        Source::Reserve => {
            ensure(player.reserve > 0, "Influence", || Reason::NoReserve)?;
            let has = player.influence;
            ensure(has >= RECRUIT, "Influence", || Reason::Influence {
                needed: RECRUIT,
                has,
            })
        }
        Source::Card(card) => match board.card(card) {
            Some(open) if open.has_tradesman(family) => Ok(()),
            _ => refuse("4.4", Reason::NoCitizen { source }),
        },
        Source::Space(space) => {
            let there = board.citizens[space.index()] == Some(family);
            ensure(there, "4.4", || Reason::NoCitizen { source })
        }
        Source::Expelled(building) => {
            let there = board.expelled[building].contains(family);
            ensure(there, "4.4", || Reason::NoCitizen { source })
        }
    }
}
