//! The game as the engine knows it.

use std::ops::RangeInclusive;

use engine::{
    Anchor, Dice, Game, Moment, OptionSpec, Options, Outcome, Rejection, Seat, Seats, Seed, Setup,
    SetupError, Sink, Viewer,
};
use enum_map::EnumMap;

use crate::action::{Action, Single};
use crate::data::{self, Data, Route};
use crate::event::Event;
use crate::faction::{Colour, Faction};
use crate::options::{self, Agreed};
use crate::phase::Phase;
use crate::place::{City, Province, Provinces, Region, Spot};
use crate::reason::Reason;
use crate::state::{Board, State, Step};
use crate::support::{Space, Support};
use crate::view::View;

/// The rules of Revolution as agreed at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revolution {
    pub(crate) data: Data,
    pub(crate) agreed: Agreed,
    pub(crate) seats: u8,
    /// Where each faction sits; nowhere if it does not take part.
    pub(crate) seating: EnumMap<Faction, Option<Seat>>,
    /// The ways by river from each province.
    pub(crate) routes: EnumMap<Province, Vec<Route>>,
    /// The neighbours of each province.
    pub(crate) neighbours: EnumMap<Province, Provinces>,
    /// Where pieces can overflow to from each province if nobody blocks the rivers: its neighbours, and wherever a river leads.
    pub(crate) overflow_goals: EnumMap<Province, Provinces>,
    options: Options,
    rules: u16,
}

impl Revolution {
    /// What is printed on board, cards and counters.
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// The options, ready for use.
    pub fn agreed(&self) -> &Agreed {
        &self.agreed
    }

    /// The factions that take part, in the order of 4.2.1.
    pub fn factions(&self) -> impl Iterator<Item = Faction> {
        Faction::ALL
            .into_iter()
            .filter(|&faction| self.seating[faction].is_some())
    }

    /// The factions of a seat: two in a game for two.
    pub fn factions_of(&self, seat: Seat) -> impl Iterator<Item = Faction> {
        self.factions()
            .filter(move |&faction| self.seating[faction] == Some(seat))
    }

    /// The seat that plays a faction, if it takes part.
    pub fn seat_of(&self, faction: Faction) -> Option<Seat> {
        self.seating[faction]
    }

    /// Whether two factions belong to the same player (3.1).
    pub fn are_allied(&self, one: Faction, other: Faction) -> bool {
        one != other && self.seating[one].is_some() && self.seating[one] == self.seating[other]
    }

    /// Neighbours by land, and by sea for Zeeland.
    pub fn neighbours(&self, province: Province) -> Provinces {
        self.neighbours[province]
    }

    /// How many resources each faction has.
    pub fn resources(&self) -> u8 {
        self.data.resources[usize::from(self.seats) - 2]
    }

    /// How many armies each faction has.
    pub fn armies(&self) -> u8 {
        self.data.armies[usize::from(self.seats) - 2]
    }

    /// How many neutrals there are.
    pub fn neutrals(&self) -> u8 {
        self.data.neutrals.min(self.agreed.neutrals)
    }

    /// Whose decision it is; nobody's when the game is over. Where several move pieces at the same time, the
    /// first of them by seat.
    pub fn chooser(&self, board: &Board) -> Option<Faction> {
        match board.step {
            Step::Garrison { .. } => Some(Faction::Habsburg),
            Step::Intercept { .. } => board.huguenots(),
            Step::Neutrals { .. } | Step::NextProvince => board.order.first().copied(),
            Step::Arrange => {
                Seat::all(self.seats).find_map(|seat| self.arranging_faction(board, seat))
            }
            Step::Order => self.next_in_order(board),
            Step::Over => None,
            _ => board.order.get(usize::from(board.actor)).copied(),
        }
    }

    /// Whether the faction has a decision to make now.
    pub fn decides(&self, board: &Board, faction: Faction) -> bool {
        if board.step == Step::Arrange {
            Seat::all(self.seats).any(|seat| self.arranging_faction(board, seat) == Some(faction))
        } else {
            self.chooser(board) == Some(faction)
        }
    }

    /// The faction that a seat decides for now, if it is to act.
    pub fn chooser_at(&self, board: &Board, seat: Seat) -> Option<Faction> {
        if board.step == Step::Arrange {
            self.arranging_faction(board, seat)
        } else {
            self.chooser(board)
                .filter(|&faction| self.seating[faction] == Some(seat))
        }
    }
}

impl Game for Revolution {
    const ID: &'static str = "revolution";
    const RULES: u16 = 2;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const OPTIONS: &'static [OptionSpec] = options::SPECS;
    const PHASES: &'static [&'static str] = Phase::IDS;

    type State = State;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    fn data_file(_: u16) -> &'static str {
        data::PRINTED.text()
    }

    fn open(setup: &Setup) -> Result<Revolution, SetupError> {
        setup.check::<Revolution>()?;
        let mut data = data::PRINTED.or(setup.data.as_deref())?;
        let agreed = Agreed::new(&setup.options, setup.rules);
        if agreed.emperor_for_habsburgs {
            let factions = &mut data.supports[Support::Emperor].factions;
            if !factions.contains(&Faction::Habsburg) {
                factions.push(Faction::Habsburg);
            }
        }
        if agreed.beggars_not_in_generality {
            data.beggars.provinces.remove(Province::Generality);
        }
        let neighbours = EnumMap::from_fn(|province: Province| {
            let land = &data.provinces[province];
            let mut neighbours = land.neighbours;
            if agreed.geldern_by_land {
                for more in land.revised_neighbours.iter() {
                    neighbours.insert(more);
                }
            }
            neighbours
        });
        let routes = data::routes(&data.rivers, agreed.historical_rivers);
        let overflow_goals = EnumMap::from_fn(|province: Province| {
            let by_river = routes[province].iter().map(|route| route.to);
            neighbours[province].or(by_river.collect())
        });
        Ok(Revolution {
            routes,
            neighbours,
            overflow_goals,
            seating: seating(setup.seats, agreed.three),
            seats: setup.seats,
            data,
            agreed,
            options: setup.options.clone(),
            rules: setup.rules,
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn rules_version(&self) -> u16 {
        self.rules
    }

    fn seat_id(&self, seat: Seat) -> &'static str {
        match (self.seats, seat.0) {
            (2, 0) => "catholic-habsburg",
            (2, 1) => "burgher-reformer",
            _ => self.factions_of(seat).next().map_or("", Faction::id),
        }
    }

    fn start(&self, seed: Seed, log: &mut impl Sink<Event>) -> State {
        self.set_up(seed, log)
    }

    fn to_act(&self, state: &State) -> Seats {
        if state.board.step == Step::Arrange {
            return self.movers(&state.board);
        }
        self.chooser(&state.board)
            .and_then(|faction| self.seating[faction])
            .map_or(Seats::NONE, Seats::only)
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let provinces = || Province::ALL.into_iter().map(Action::Province);
        let regions = || Region::ALL.into_iter().map(Action::Region);
        let cities = || City::ALL.into_iter().map(Action::City);
        match state.board.step {
            Step::Garrison { .. } | Step::MarchTo { .. } => out.extend(regions()),
            Step::Tax => out.extend((1..=3).map(Action::Rate)),
            Step::Support { .. } => self.support_candidates(&state.board, out),
            Step::SupportTo { .. } => {
                out.extend(provinces());
                out.push(Action::Treasury);
            }
            Step::Intercept { shipped } => out.extend((0..=shipped).map(Action::Intercept)),
            Step::Upkeep { region, left } => {
                self.upkeep_candidates(&state.board, region, left, out);
            }
            Step::Loot { region, .. } => self.loot_candidates(&state.board, region, out),
            Step::Recruit { .. } | Step::Influence => {
                out.extend(regions());
                out.push(Action::Done);
            }
            Step::Besiege => {
                out.extend(cities());
                out.push(Action::Done);
            }
            Step::Citizens => self.coin_candidates(out),
            Step::Hire => out.extend((0..=self.data.beggars.markers).map(Action::Hire)),
            Step::Beggars { .. } => self.beggar_candidates(out),
            Step::March => self.march_candidates(&state.board, out),
            Step::Convert { region } => self.convert_candidates(&state.board, region, out),
            Step::NewPieces { left } => self.new_piece_candidates(&state.board, left, out),
            Step::Neutrals { .. } | Step::OverflowTo { .. } | Step::NextProvince => {
                out.extend(provinces());
            }
            Step::Overflow => self.overflow_candidates(&state.board, out),
            Step::Arrange => self.arrange_candidates(&state.board, seat, out),
            Step::Order => out.extend((0..5).map(Action::Place)),
            Step::Over => {}
        }
    }

    fn plausible(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let board = &state.board;
        match board.step {
            Step::Support { .. } => self.support_choices(board, out),
            Step::SupportTo { support, space, .. } => {
                self.support_to_choices(support, space, out);
            }
            Step::Citizens => self.coin_choices(board, out),
            Step::Beggars { .. } => self.beggar_choices(out),
            Step::March => self.march_choices(board, out),
            Step::NewPieces { left } => self.new_piece_choices(board, left, out),
            Step::Overflow => self.overflow_choices(board, out),
            Step::OverflowTo { from, pieces } => {
                self.overflow_to_choices(board, from, pieces, out);
            }
            Step::Arrange => self.arrange_choices(board, seat, out),
            _ => self.candidates(state, seat, out),
        }
    }

    fn is_exact(&self, state: &State) -> bool {
        matches!(
            state.board.step,
            Step::Support { .. }
                | Step::SupportTo { .. }
                | Step::Citizens
                | Step::NewPieces { .. }
                | Step::Overflow
                | Step::OverflowTo { .. }
                | Step::Arrange
        )
    }

    fn unavailable(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let board = &state.board;
        let spots = |at: Province| self.data.provinces[at].spots.iter().copied();
        match board.step {
            Step::Arrange => {
                let Some(here) = board.part.arranging[seat.index()] else {
                    return;
                };
                let elsewhere = Province::ALL.into_iter().filter(|&at| at != here.province);
                out.extend(elsewhere.flat_map(spots).map(|spot| match here.picked {
                    Some(_) => Action::Put(spot),
                    None => Action::Take(spot, here.faction.colour()),
                }));
            }
            // Cities are safe, and so is everything outside the region.
            Step::Loot { region, .. } | Step::Convert { region } => {
                let safe = Province::ALL.into_iter().flat_map(spots).filter(|&spot| {
                    let there = self.data.provinces[self.data.province_of(spot)].region;
                    matches!(spot, Spot::City(_)) || there != region
                });
                out.extend(safe.map(|spot| Action::Take(spot, Colour::Neutral)));
            }
            _ => {}
        }
    }

    fn judge(&self, state: &State, seat: Seat, action: Action) -> Result<(), Rejection<Reason>> {
        let board = &state.board;
        match (board.step, action) {
            (Step::Garrison { .. }, Action::Region(region)) => self.judge_garrison(board, region),
            (Step::Tax, Action::Rate(rate)) => self.judge_rate(board, rate),
            (Step::Support { .. }, _) => self.judge_support(board, action),
            (Step::SupportTo { support, space, .. }, _) => {
                self.judge_support_to(board, support, space, action)
            }
            (Step::Intercept { shipped }, Action::Intercept(coins)) => {
                self.judge_intercept(board, shipped, coins)
            }
            (Step::Upkeep { region, left }, _) => self.judge_upkeep(board, region, left, action),
            (Step::Loot { region, .. }, _) => self.judge_loot(board, region, action),
            (Step::Recruit { raised }, _) => self.judge_recruit(board, raised, action),
            (Step::Besiege, _) => self.judge_besiege(board, action),
            (Step::Hire, Action::Hire(beggars)) => self.judge_hire(board, beggars),
            (Step::Beggars { left }, _) => self.judge_beggars(board, left, action),
            (Step::March, _) => self.judge_march(board, action),
            (Step::MarchTo { from, .. }, Action::Region(to)) => {
                self.judge_march_to(board, from, to)
            }
            (Step::Influence, _) => self.judge_influence(board, action),
            (Step::Convert { region }, Action::Take(spot, colour)) => {
                self.judge_convert(board, region, spot, colour)
            }
            (Step::Convert { region }, Action::Several(Single::Take(spot, colour), pieces))
                if self.agreed.second =>
            {
                self.judge_convert_several(board, region, (spot, colour), pieces)
            }
            (Step::Convert { .. }, Action::Done) if self.agreed.second => Ok(()),
            (Step::NewPieces { left }, _) => self.judge_new_piece(board, left, action),
            (Step::Neutrals { open, .. }, Action::Province(province)) => {
                Revolution::judge_neutral(board, open, province)
            }
            (Step::Overflow, _) => self.judge_overflow(board, action),
            (Step::OverflowTo { from, pieces }, Action::Province(to)) => {
                self.judge_overflow_to(board, from, pieces, to)
            }
            (Step::NextProvince, Action::Province(province)) => {
                Revolution::judge_next_province(board, province)
            }
            (Step::Arrange, _) => self.judge_arrange(board, seat, action),
            (Step::Citizens, _) => self.judge_coin(board, action),
            (Step::Order, Action::Place(place)) => Revolution::judge_place(board, place),
            _ => Err(Rejection::out_of_place()),
        }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        match (board.step, action) {
            (Step::Garrison { left }, Action::Region(region)) => {
                self.garrison(board, region, left, log);
            }
            (Step::Tax, Action::Rate(rate)) => self.apply_rate(board, rate, log),
            (Step::Support { shipped }, _) => self.apply_support(board, shipped, action, log),
            (drawn @ Step::SupportTo { .. }, _) => {
                self.apply_support_to(board, drawn, action, log);
            }
            (Step::Intercept { shipped }, Action::Intercept(coins)) => {
                self.intercept(board, shipped, coins, log);
            }
            (Step::Upkeep { region, left }, _) => {
                self.apply_upkeep(board, region, left, action, log);
            }
            (Step::Loot { region, left }, _) => self.apply_loot(board, region, left, action, log),
            (Step::Recruit { raised }, _) => self.apply_recruit(board, raised, action, log),
            (Step::Besiege, _) => self.apply_besiege(board, action, log),
            (Step::Hire, Action::Hire(beggars)) => self.hire(board, beggars, log),
            (Step::Beggars { left }, _) => self.apply_beggars(board, left, action, log),
            (Step::March, _) => self.apply_march(board, action, log),
            (Step::MarchTo { from, driven_back }, Action::Region(to)) => {
                Revolution::march(board, from, driven_back, to, log);
            }
            (Step::Influence, _) => self.apply_influence(board, action, log),
            (Step::Convert { region }, _) => self.apply_convert(board, region, action, log),
            (Step::NewPieces { left }, _) => self.apply_new_piece(board, left, action, log),
            (Step::Neutrals { left, open }, Action::Province(province)) => {
                self.apply_neutral(board, left, open, province, log);
            }
            (Step::Overflow, _) => self.apply_overflow(board, action, log),
            (Step::OverflowTo { from, pieces }, Action::Province(to)) => {
                self.overflow(board, from, pieces, to, log);
            }
            (Step::NextProvince, Action::Province(province)) => {
                self.begin_province(board, province, log);
            }
            (Step::Arrange, _) => self.apply_arrange(board, seat, action, log),
            (Step::Citizens, _) => self.apply_coin(board, action, log),
            (Step::Order, Action::Place(place)) => self.apply_place(board, place, log),
            _ => {}
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.board.step == Step::Over).then(|| self.result(&state.board))
    }

    fn moment(&self, state: &State) -> Moment {
        Moment {
            round: state.board.turn.into(),
            phase: state.board.phase as u8,
        }
    }

    fn dice<'s>(&self, state: &'s State) -> &'s Dice {
        &state.dice
    }

    fn dice_mut<'s>(&self, state: &'s mut State) -> &'s mut Dice {
        &mut state.dice
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let seated = viewer.seat().filter(|seat| seat.0 < self.seats);
        View {
            viewer: seated.map_or(Viewer::Spectator, Viewer::Seat),
            board: state.board.clone(),
        }
    }

    fn determinize(&self, view: &View, dice: &mut Dice) -> State {
        State {
            board: view.board.clone(),
            dice: dice.fork(),
        }
    }

    fn anchor(&self, action: Action) -> Anchor {
        action.anchor()
    }

    fn faults(&self, state: &State) -> Vec<Rejection<Reason>> {
        self.all_faults(state)
    }
}

/// Every kind of space of every support box.
pub(crate) fn boxes() -> impl Iterator<Item = (Support, Space)> {
    Support::ALL
        .iter()
        .flat_map(|&support| Space::ALL.iter().map(move |&space| (support, space)))
}

/// Who sits where (3.1 to 3.4): in the order of 4.2.1, allies together.
fn seating(seats: u8, three: [Faction; 2]) -> EnumMap<Faction, Option<Seat>> {
    use Faction::*;
    let mut seating = EnumMap::default();
    let lists: &[&[Faction]] = match seats {
        2 => &[&[Catholic, Habsburg], &[Burgher, Reformer]],
        3 => &[&[Catholic], &[three[0]], &[three[1]]],
        4 => &[&[Catholic], &[Habsburg], &[Burgher], &[Reformer]],
        _ => &[
            &[Catholic],
            &[Habsburg],
            &[Nobility],
            &[Burgher],
            &[Reformer],
        ],
    };
    for (seat, factions) in lists.iter().enumerate() {
        for &faction in *factions {
            seating[faction] = Some(Seat(seat as u8));
        }
    }
    seating
}
