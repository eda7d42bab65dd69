//! Action 4: placing a citizen in a building, and where citizens come from.

use engine::{Rejection, Sink, ensure, refuse};

use super::activate::take_citizen;
use super::events::expel;
use super::influence::RECRUIT;
use crate::action::Action;
use crate::activity::Activity;
use crate::building::{Building, Colour, Space, Spaces};
use crate::event::Event;
use crate::family::Family;
use crate::game::Troyes;
use crate::plan::{Source, Target};
use crate::reason::Reason;
use crate::state::Board;

impl Troyes {
    /// Whether the group may place a citizen in the building.
    pub(crate) fn judge_place(
        &self,
        board: &Board,
        family: Family,
        building: Building,
    ) -> Result<(), Rejection<Reason>> {
        Troyes::judge_placing(board, building)?;
        let landing = Landing::new(self, board, building);
        if let Some(source) = board.plan.source {
            return landing.judge(family, source);
        }
        // If somebody can be placed there, it does not matter who.
        let mut sources = own_sources(board, family);
        if sources.any(|source| landing.judge(family, source).is_ok()) {
            Ok(())
        } else {
            landing.judge(family, Source::Supply)
        }
    }

    /// Whether the group can place anybody in the building.
    fn judge_placing(board: &Board, building: Building) -> Result<(), Rejection<Reason>> {
        let plan = &board.plan;
        ensure(plan.group.count == 1, "4.4", || Reason::OneDie)?;
        let colour = building.colour();
        let fits = plan.group.colour == Some(colour);
        ensure(fits, "4.4", || Reason::WrongColour { colour })?;
        if let Some(card) = plan.cube {
            let fits = card.helps_placing();
            ensure(fits, "4.4", || Reason::CubeForbidden { card })?;
        }
        Ok(())
    }

    /// Adds every place that a citizen can come from instead of the personal supply, as long as there is somebody in it.
    pub(crate) fn citizen_candidates(board: &Board, family: Family, out: &mut Vec<Action>) {
        out.extend(other_sources(board, family).map(Action::From));
    }

    /// Adds those of them that a group of dice can use.
    pub(crate) fn citizen_choices(&self, board: &Board, family: Family, out: &mut Vec<Action>) {
        let uses = self.citizen_uses(board, family);
        if uses.landing.is_some() || uses.hired {
            other_sources(board, family)
                .filter(|&source| self.is_used(board, family, uses, source))
                .for_each(|source| out.push(Action::From(source)));
        }
    }

    /// What the group can use citizens for.
    fn citizen_uses(&self, board: &Board, family: Family) -> CitizenUses {
        let building = board.plan.group.colour.map(Colour::building);
        let building = building.filter(|&there| Troyes::judge_placing(board, there).is_ok());
        CitizenUses {
            landing: building.map(|there| Landing::new(self, board, there)),
            hired: self.can_hire(board, family, Source::Supply),
        }
    }

    /// Whether the group can use a citizen from there.
    fn is_used(&self, board: &Board, family: Family, uses: CitizenUses, source: Source) -> bool {
        let hired = || match source {
            Source::Reserve => uses.hired && self.can_hire(board, family, source),
            // Nobody else costs influence.
            _ => uses.hired,
        };
        let placed = |landing: Landing| landing.judge(family, source).is_ok();
        uses.landing.is_some_and(placed) || hired()
    }

    /// Whether the group can hire a citizen from there on any card.
    fn can_hire(&self, board: &Board, family: Family, source: Source) -> bool {
        let colour = board.plan.group.colour;
        let mut cards = board.open_cards().map(|card| card.activity);
        // Looked at first because it is quickly seen.
        let fits = |card: Activity| Some(card.colour()) == colour || card == Activity::Pilgrimage;
        cards.any(|card| fits(card) && self.judge_hire(board, family, card, source).is_ok())
    }

    /// Whether the group can use a citizen from there instead of one from the personal supply.
    pub(crate) fn judge_citizen(
        &self,
        board: &Board,
        family: Family,
        source: Source,
    ) -> Result<(), Rejection<Reason>> {
        ensure(board.plan.group.count > 0, "4", || Reason::NoDice)?;
        let asked = board.players[family].supply > 0;
        ensure(asked, "4.4", || Reason::SayWhatFor)?;
        ensure(source != Source::Supply, "4.4", || Reason::SupplyFirst)?;
        is_there(board, family, source)?;
        let uses = self.citizen_uses(board, family);
        let used = self.is_used(board, family, uses, source);
        ensure(used, "4.4", || Reason::NowhereToGo)
    }

    /// Where the citizen comes from who is to be placed, if it does not matter: all of one's own from the row itself, and
    /// one from the picture who would push out another of them, leave the row as it is.
    pub(crate) fn only_source(&self, board: &Board, family: Family) -> Option<Source> {
        let Some(Target::Building(building)) = board.plan.target else {
            return None;
        };
        if !self.brief {
            return None;
        }
        let die = board.plan.dice.first()?;
        let value = board.dice[die.index()]?.value;
        let row = self.data.row(building, value);
        // In a row with a gap it matters who leaves another.
        let full = row
            .clone()
            .all(|space| board.citizens[space.index()].is_some());
        if !full {
            return None;
        }
        let last = row.clone().last()?;
        let pushed = board.citizens[last.index()] == Some(family);
        let mut legal = sources(board).filter(|&source| {
            self.judge_source(board, family, Action::From(source))
                .is_ok()
        });
        let first = legal.next()?;
        let alike = |source: Source| match source {
            Source::Space(space) => row.clone().any(|other| other == space),
            Source::Expelled(from) => from == building && pushed,
            _ => false,
        };
        (alike(first) && legal.all(alike)).then_some(first)
    }

    /// Whether a citizen from there can be hired on the card.
    pub(crate) fn judge_hire(
        &self,
        board: &Board,
        family: Family,
        card: Activity,
        source: Source,
    ) -> Result<(), Rejection<Reason>> {
        let free = board
            .card(card)
            .is_none_or(|open| !open.has_tradesman(family));
        ensure(free, "4.1", || Reason::CitizenChosen)?;
        self.judge_activate(board, family, card)?;
        if source == Source::Reserve {
            Troyes::judge_influence_left(board, family, card, RECRUIT)?;
        }
        Ok(())
    }

    /// Adds every place that a citizen could come from.
    pub(crate) fn source_candidates(board: &Board, out: &mut Vec<Action>) {
        out.extend(sources(board).map(Action::From));
    }

    /// Adds every place that somebody can come from.
    pub(crate) fn source_choices(board: &Board, family: Family, out: &mut Vec<Action>) {
        out.extend(own_sources(board, family).map(Action::From));
    }

    /// Whether the citizen may come from there.
    pub(crate) fn judge_source(
        &self,
        board: &Board,
        family: Family,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let Action::From(source) = action else {
            return refuse("4", Reason::Decided);
        };
        is_there(board, family, source)?;
        match board.plan.target {
            Some(Target::Building(building)) => {
                Landing::new(self, board, building).judge(family, source)
            }
            Some(Target::Card(card)) if source == Source::Reserve => {
                Troyes::judge_influence_left(board, family, card, RECRUIT)
            }
            _ => Ok(()),
        }
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

/// What a group can use citizens for.
#[derive(Clone, Copy)]
struct CitizenUses {
    /// Where one is placed, if it can be used for that.
    landing: Option<Landing>,
    /// Whether one who costs no influence can be hired on a card.
    hired: bool,
}

/// The place that the die shows in a building.
#[derive(Clone, Copy)]
struct Landing {
    building: Building,
    /// The spaces of its row, from left to right; the newcomer takes the first.
    row: Spaces,
    /// Who is pushed out of the row; nobody if there is a gap in it.
    victim: Option<Family>,
    /// Whether such a one already lies on the picture of the building.
    is_expelled: bool,
}

impl Landing {
    fn new(game: &Troyes, board: &Board, building: Building) -> Landing {
        let die = board.plan.dice.first();
        let value = die.and_then(|space| board.dice[space.index()]);
        let mut row = Spaces::NONE;
        let (mut victim, mut gap) = (None, false);
        for space in game.data.row(building, value.map_or(1, |die| die.value)) {
            row.insert(space);
            victim = board.citizens[space.index()];
            gap |= victim.is_none();
        }
        let victim = victim.filter(|_| !gap);
        Landing {
            building,
            row,
            victim,
            is_expelled: victim.is_some_and(|victim| board.expelled[building].contains(victim)),
        }
    }

    /// Whether a citizen of the family from there can take the place.
    fn judge(self, family: Family, source: Source) -> Result<(), Rejection<Reason>> {
        if let Source::Space(space) = source {
            let there = self.row.first() == Some(space);
            ensure(!there, "4.4", || Reason::AlreadyThere)?;
            if self.row.contains(space) {
                // Who moves within the row leaves a gap: nobody is pushed out.
                return Ok(());
            }
        }
        let Some(victim) = self.victim else {
            return Ok(());
        };
        let building = self.building;
        let picked_up = source == Source::Expelled(building) && victim == family;
        ensure(picked_up || !self.is_expelled, "4.4", || {
            Reason::SecondExpulsion {
                family: victim,
                building,
            }
        })
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

/// Every place where a citizen of the family is to be taken, the personal supply first. It is what [`is_there`] says, without
/// the reasons why nobody is at all the others.
fn own_sources(board: &Board, family: Family) -> impl Iterator<Item = Source> {
    let outside = [Source::Supply, Source::Reserve].into_iter();
    let outside = outside.filter(move |&source| is_there(board, family, source).is_ok());
    let cards = board
        .open_cards()
        .filter(move |card| card.has_tradesman(family));
    let spaces = Space::all().filter(move |space| board.citizens[space.index()] == Some(family));
    let lying = Building::ALL.into_iter();
    let lying = lying.filter(move |&building| board.expelled[building].contains(family));
    outside
        .chain(cards.map(|card| Source::Card(card.activity)))
        .chain(spaces.map(Source::Space))
        .chain(lying.map(Source::Expelled))
}

/// The same but for the personal supply, as long as there is somebody in it: else nobody is asked beforehand.
fn other_sources(board: &Board, family: Family) -> impl Iterator<Item = Source> {
    let asked = board.players[family].supply > 0;
    let others = asked.then(|| own_sources(board, family).skip(1));
    others.into_iter().flatten()
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
