//! Phase 4: putting a group of dice together and saying what it is for.

use engine::{Rejection, Sink, ensure, refuse};

use crate::action::Action;
use crate::activity::Activity;
use crate::building::{Building, Colour, Space, Spaces};
use crate::event::Event;
use crate::event_card::EventCard;
use crate::family::Family;
use crate::game::Troyes;
use crate::plan::{GROUP, Group, Plan, PutBack, Source, Target};
use crate::reason::Reason;
use crate::state::{Board, State, Step};

impl Troyes {
    /// Adds every die and every cube that could belong to a group.
    pub(crate) fn dice_candidates(board: &Board, out: &mut Vec<Action>) {
        out.extend(board.all_dice().map(|(space, _)| Action::Die(space)));
        let delayed = board.open_cards().filter(|card| card.activity.is_delayed());
        out.extend(delayed.map(|card| Action::Cube(card.activity)));
    }

    /// Adds everything that a group could be for.
    pub(crate) fn target_candidates(board: &Board, out: &mut Vec<Action>) {
        out.extend(
            board
                .open_cards()
                .map(|card| Action::Activate(card.activity)),
        );
        out.push(Action::Build);
        out.push(Action::Combat(EventCard::Marauding));
        out.extend(board.row.iter().map(|threat| Action::Combat(threat.card)));
        out.extend(Building::ALL.map(Action::Place));
        out.push(Action::Farm);
    }

    /// Adds the dice and cubes that a group may begin with.
    pub(crate) fn first_choices(&self, board: &Board, family: Family, out: &mut Vec<Action>) {
        let dice = board.all_dice().map(|(space, _)| Action::Die(space));
        self.add_allowed(board, family, dice, out);
        self.add_allowed(board, family, cubes(board, family), out);
    }

    /// Adds those of the choices that [`judge_group`](Troyes::judge_group) allows.
    fn add_allowed(
        &self,
        board: &Board,
        family: Family,
        choices: impl Iterator<Item = Action>,
        out: &mut Vec<Action>,
    ) {
        choices
            .filter(|&choice| self.judge_group(board, family, choice).is_ok())
            .for_each(|choice| out.push(choice));
    }

    /// Adds what is allowed while a group is put together. Of other targets than those of its colour it is quickly seen
    /// that they are not, and of all but a target once the citizen is chosen.
    pub(crate) fn group_choices(&self, board: &Board, family: Family, out: &mut Vec<Action>) {
        let Plan { group, source, .. } = board.plan;
        if source.is_none() {
            self.more_choices(board, family, out);
        }
        if group.count > 0 {
            let fits = |colour: Colour| group.colour == Some(colour);
            let cards = board.open_cards().map(|card| card.activity);
            let cards = cards.filter(|&card| fits(card.colour()) || card == Activity::Pilgrimage);
            self.add_allowed(board, family, cards.map(Action::Activate), out);
            if source.is_none() {
                self.add_allowed(board, family, [Action::Build].into_iter(), out);
                let row = board.row.iter().map(|threat| threat.card);
                let events = [EventCard::Marauding].into_iter().chain(row);
                let events = events.filter(|&event| fits(self.data.events[event].colour));
                self.add_allowed(board, family, events.map(Action::Combat), out);
            }
            if group.count == 1 {
                let building = group.colour.map(Colour::building);
                self.add_allowed(board, family, building.map(Action::Place).into_iter(), out);
            }
            if source.is_none() && fits(Colour::Yellow) {
                self.add_allowed(board, family, [Action::Farm].into_iter(), out);
            }
            if source.is_none() && self.brief {
                self.citizen_choices(board, family, out);
            }
        }
        if source.is_none() {
            self.add_allowed(board, family, [Action::Drop].into_iter(), out);
        }
    }

    /// Adds the dice and cubes that may change a group that is begun: no more dice than it can have, of its colour
    /// unless colours can be mixed, and one cube.
    fn more_choices(&self, board: &Board, family: Family, out: &mut Vec<Action>) {
        let plan = &board.plan;
        let most = plan.cube.map_or(GROUP, Activity::most_dice);
        let colour = match plan.cube.and_then(Activity::works_on) {
            None if board.card(Activity::Pilgrimage).is_some() => None,
            None => plan.dice.first().map(Space::colour),
            wanted => wanted,
        };
        if plan.group.count >= most {
            if self.brief {
                self.add_allowed(board, family, plan.dice.iter().map(Action::Die), out);
            }
        } else if let Some(colour) = colour {
            let spaces = colour.building().spaces();
            let there = spaces.filter(|space| board.dice[space.index()].is_some());
            self.add_allowed(board, family, there.map(Action::Die), out);
        } else {
            let dice = board.all_dice().map(|(space, _)| Action::Die(space));
            self.add_allowed(board, family, dice, out);
        }
        if let Some(card) = plan.cube {
            self.add_allowed(board, family, [Action::Cube(card)].into_iter(), out);
        } else {
            self.add_allowed(board, family, cubes(board, family), out);
        }
    }

    /// Whether the choice belongs to putting a group together, and is allowed.
    pub(crate) fn judge_group(
        &self,
        board: &Board,
        family: Family,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let plan = &board.plan;
        match action {
            Action::Die(_) | Action::Cube(_) | Action::Drop | Action::From(_)
                if plan.source.is_some() =>
            {
                refuse("4.4", Reason::CitizenChosen)
            }
            Action::Die(space) if self.brief && plan.dice.contains(space) => Ok(()),
            Action::Die(space) => Troyes::judge_take(board, family, space),
            Action::Cube(card) if self.brief && plan.cube == Some(card) => {
                // Without the Tithe the dice may be too dear.
                let has = board.players[family].deniers;
                let needed = Group::new(board, family, plan.dice, None).price;
                ensure(has >= needed, "4", || Reason::Deniers { needed, has })
            }
            Action::Cube(card) => Troyes::judge_cube(board, family, card),
            Action::Drop => {
                let several = plan.dice.len() + usize::from(plan.cube.is_some()) > 1;
                ensure(several || !self.brief, "4", || Reason::PutBackItself)?;
                ensure(!self.is_useful(board, family), "4", || Reason::StillUseful)
            }
            Action::From(source) if self.brief => self.judge_citizen(board, family, source),
            Action::From(_) => refuse("4.4", Reason::SayWhatFor),
            _ => match action.target() {
                Some(target) => self.judge_target(board, family, target),
                None => Err(Rejection::out_of_place()),
            },
        }
    }

    /// Whether the die may join the group.
    pub(crate) fn judge_take(
        board: &Board,
        family: Family,
        space: Space,
    ) -> Result<(), Rejection<Reason>> {
        let plan = &board.plan;
        let Some(die) = board.dice[space.index()] else {
            return refuse("4", Reason::NoDie { space });
        };
        ensure(!plan.dice.contains(space), "4", || Reason::Chosen { space })?;
        let most = plan.cube.map_or(GROUP, Activity::most_dice);
        ensure(plan.group.count < most, "4", || Reason::GroupFull { most })?;
        if let Some(card) = plan.cube
            && let Some(colour) = card.works_on()
        {
            let fits = space.colour() == colour;
            ensure(fits, "Cards", || Reason::CubeColour { card, colour })?;
        }
        if plan.group.count > 0 && plan.raw_colour() != Some(space.colour()) {
            let allowed = board.card(Activity::Pilgrimage).is_some()
                && plan.cube.is_none_or(|card| card.works_on().is_none());
            ensure(allowed, "4", || Reason::MixedColours)?;
        }
        Troyes::judge_new(board, plan.dice.with(space), plan.cube)?;
        if die.owner == family && plan.group.price == 0 {
            return Ok(());
        }
        let has = board.players[family].deniers;
        let needed = if plan.cube == Some(Activity::Tithe) {
            Group::new(board, family, plan.dice.with(space), plan.cube).price
        } else {
            plan.group.price_with(die.owner != family)
        };
        ensure(has >= needed, "4", || Reason::Deniers { needed, has })
    }

    /// Whether a cube of the card may change the group.
    fn judge_cube(board: &Board, family: Family, card: Activity) -> Result<(), Rejection<Reason>> {
        let plan = &board.plan;
        let Some(open) = board.card(card) else {
            return refuse("0", Reason::NotInPlay { card });
        };
        ensure(open.cubes[family] > 0, "4.1", || Reason::NoCube { card })?;
        ensure(plan.cube.is_none(), "4.1", || Reason::OneCube)?;
        let most = card.most_dice();
        ensure(plan.group.count <= most, "Cards", || Reason::GroupFull {
            most,
        })?;
        if let Some(colour) = card.works_on() {
            let fits = plan.dice.iter().all(|space| space.colour() == colour);
            ensure(fits, "Cards", || Reason::CubeColour { card, colour })?;
        }
        Troyes::judge_new(board, plan.dice, Some(card))
    }

    /// Whether this very group was not yet put back this turn: what fits nothing is not tried again.
    fn judge_new(
        board: &Board,
        dice: Spaces,
        cube: Option<Activity>,
    ) -> Result<(), Rejection<Reason>> {
        let group = PutBack { dice, cube };
        ensure(!board.put_back.contains(&group), "4", || Reason::PutBack)
    }

    /// Whether the group may be used for this.
    fn judge_target(
        &self,
        board: &Board,
        family: Family,
        target: Target,
    ) -> Result<(), Rejection<Reason>> {
        ensure(board.plan.group.count > 0, "4", || Reason::NoDice)?;
        match (target, board.plan.source) {
            (Target::Card(card), Some(source)) => {
                return self.judge_hire(board, family, card, source);
            }
            (Target::Building(_), _) | (_, None) => {}
            _ => return refuse("4.4", Reason::CitizenChosen),
        }
        match target {
            Target::Card(card) => self.judge_activate(board, family, card),
            Target::Cathedral => Troyes::judge_build(board),
            Target::Event(event) => self.judge_combat(board, event),
            Target::Building(building) => self.judge_place(board, family, building),
            Target::Agriculture => Troyes::judge_farm(board),
        }
    }

    /// Whether the group can be enlarged, changed or used at all.
    fn is_useful(&self, board: &Board, family: Family) -> bool {
        let plan = &board.plan;
        let useful = |action| self.judge_group(board, family, action).is_ok();
        Space::all().any(|space| Troyes::judge_take(board, family, space).is_ok())
            || useful(Action::Farm)
            || Building::ALL
                .iter()
                .any(|&building| useful(Action::Place(building)))
            || useful(Action::Build)
            || board
                .open_cards()
                .any(|card| useful(Action::Activate(card.activity)))
            || useful(Action::Combat(EventCard::Marauding))
            || board
                .row
                .iter()
                .any(|threat| useful(Action::Combat(threat.card)))
            || plan.cube.is_none()
                && board
                    .open_cards()
                    .any(|card| useful(Action::Cube(card.activity)))
    }

    /// Adds a die or a cube to the plan or puts it back, adds a citizen, or says what the group is for.
    pub(crate) fn apply_group(
        &self,
        state: &mut State,
        family: Family,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let Plan { dice, cube, .. } = board.plan;
        match action {
            Action::Die(space) if dice.contains(space) => {
                self.remember(board, family);
                board.plan.dice.remove(space);
                Troyes::weigh(board, family);
            }
            Action::Die(space) => {
                board.plan.dice.insert(space);
                Troyes::weigh(board, family);
            }
            Action::Cube(card) if cube == Some(card) => {
                self.remember(board, family);
                board.plan.cube = None;
                Troyes::weigh(board, family);
            }
            Action::Cube(card) => {
                board.plan.cube = Some(card);
                Troyes::weigh(board, family);
            }
            Action::From(source) => board.plan.source = Some(source),
            Action::Drop => {
                self.remember(board, family);
                board.plan = Plan::default();
                board.step = Step::Turn { family };
            }
            _ => {
                board.plan.target = action.target();
                self.go_on(state, family, log);
            }
        }
    }

    /// Keeps in mind that the group fits nothing, if that is so.
    fn remember(&self, board: &mut Board, family: Family) {
        if !self.remembers || self.is_useful(board, family) {
            return;
        }
        if board.put_back.is_full() {
            board.put_back.remove(0);
        }
        let Plan { dice, cube, .. } = board.plan;
        board.put_back.push(PutBack { dice, cube });
    }

    /// Reckons anew what the group makes; without dice and cube the turn begins anew.
    fn weigh(board: &mut Board, family: Family) {
        let Plan { dice, cube, .. } = board.plan;
        board.plan.group = Group::new(board, family, dice, cube);
        board.step = if dice.is_empty() && cube.is_none() {
            Step::Turn { family }
        } else {
            Step::Group { family }
        };
    }

    /// Asks what the plan still lacks, or carries it out where nothing is left to choose.
    pub(crate) fn go_on(&self, state: &mut State, family: Family, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        let needed = Troyes::needs_citizen(board, family);
        if needed && board.plan.source.is_none() {
            let supply = Action::From(Source::Supply);
            if self.brief && self.judge_source(board, family, supply).is_ok() {
                board.plan.source = Some(Source::Supply);
            } else if let Some(source) = self.only_source(board, family) {
                board.plan.source = Some(source);
            } else {
                board.step = Step::Citizen { family };
                return;
            }
        }
        let most = self.most_times(board, family);
        if self.brief && most.is_none_or(|most| most == 1) {
            let action = most.map_or(Action::Confirm, Action::Times);
            self.carry_out(state, family, action, log);
        } else {
            board.step = Step::Confirm { family };
        }
    }

    /// Whether the plan takes a citizen: to be placed, or to be hired on a card.
    pub(crate) fn needs_citizen(board: &Board, family: Family) -> bool {
        match board.plan.target {
            Some(Target::Building(_)) => true,
            Some(Target::Card(card)) => board
                .card(card)
                .is_some_and(|card| !card.has_tradesman(family)),
            _ => false,
        }
    }
}

/// The cubes that a family could change a group with.
fn cubes(board: &Board, family: Family) -> impl Iterator<Item = Action> {
    let cards = board.open_cards();
    let cards = cards.filter(move |card| card.cubes[family] > 0);
    cards.map(|card| Action::Cube(card.activity))
}
