//! Phase 4: putting a group of dice together and saying what it is for.

use engine::{Rejection, ensure, refuse};

use crate::action::Action;
use crate::activity::Activity;
use crate::building::{Building, Space, Spaces};
use crate::event_card::EventCard;
use crate::family::Family;
use crate::game::Troyes;
use crate::plan::{GROUP, Group, Plan, PutBack, Target};
use crate::reason::Reason;
use crate::state::{Board, Step};

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

    /// Whether the choice belongs to putting a group together, and is allowed.
    pub(crate) fn judge_group(
        &self,
        board: &Board,
        family: Family,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Die(space) => Troyes::judge_take(board, family, space),
            Action::Cube(card) => Troyes::judge_cube(board, family, card),
            Action::Drop => ensure(!self.is_useful(board, family), "4", || Reason::StillUseful),
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
        if board.dice[space.index()].is_none() {
            return refuse("4", Reason::NoDie { space });
        }
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
        let has = board.players[family].deniers;
        let needed = Group::new(board, family, plan.dice.with(space), plan.cube).price;
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
        Space::all().any(|space| useful(Action::Die(space)))
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

    /// Adds a die or a cube to the plan, or says what it is for.
    pub(crate) fn apply_group(&self, board: &mut Board, family: Family, action: Action) {
        match action {
            Action::Die(space) => {
                board.plan.dice = board.plan.dice.with(space);
                Troyes::weigh(board, family);
            }
            Action::Cube(card) => {
                board.plan.cube = Some(card);
                Troyes::weigh(board, family);
            }
            Action::Drop => {
                let Plan { dice, cube, .. } = std::mem::take(&mut board.plan);
                if self.remembers {
                    if board.put_back.is_full() {
                        board.put_back.remove(0);
                    }
                    board.put_back.push(PutBack { dice, cube });
                }
                board.step = Step::Turn { family };
            }
            _ => {
                board.plan.target = action.target();
                board.step = if Troyes::needs_citizen(board, family) {
                    Step::Citizen { family }
                } else {
                    Step::Confirm { family }
                };
            }
        }
    }

    fn weigh(board: &mut Board, family: Family) {
        let Plan { dice, cube, .. } = board.plan;
        board.plan.group = Group::new(board, family, dice, cube);
        board.step = Step::Group { family };
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
