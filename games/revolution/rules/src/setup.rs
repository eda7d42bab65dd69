//! Set-up (3.6).

use engine::{Dice, Rejection, Seed, Sink, ensure};
use enum_map::EnumMap;

use crate::event::Event;
use crate::faction::Faction;
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::{City, Region, Site, Spot, Town};
use crate::reason::Reason;
use crate::state::{Bishopric, Board, Part, State, Step};
use crate::support::{Space, Support};

impl Revolution {
    /// Sets up the board; the Habsburgs choose where their armies stand, then turn 0 begins.
    pub(crate) fn set_up(&self, seed: Seed, log: &mut impl Sink<Event>) -> State {
        let taking_part = |faction: Faction| self.seating[faction].is_some();
        let mut board = Board {
            turn: 0,
            phase: Phase::Support,
            order: self.factions().collect(),
            actor: 0,
            step: Step::Garrison { left: 0 },
            supply: EnumMap::from_fn(|faction| {
                if taking_part(faction) {
                    self.resources()
                } else {
                    0
                }
            }),
            treasury: EnumMap::default(),
            neutrals: self.neutrals(),
            army_supply: EnumMap::from_fn(|faction| {
                if taking_part(faction) {
                    self.armies()
                } else {
                    0
                }
            }),
            country: EnumMap::default(),
            cities: EnumMap::default(),
            towns: EnumMap::default(),
            supports: EnumMap::default(),
            interceptors: 0,
            camps: EnumMap::default(),
            sieges: EnumMap::default(),
            hirer: None,
            patrols: EnumMap::default(),
            province_cards: EnumMap::default(),
            city_cards: EnumMap::default(),
            allegiance: EnumMap::from_fn(|city| self.data.cities[city].allegiance),
            bishoprics: EnumMap::from_fn(|_| Bishopric::Catholic),
            city_universities: EnumMap::default(),
            town_universities: EnumMap::default(),
            score: EnumMap::default(),
            coins: EnumMap::default(),
            part: Part::default(),
        };
        for faction in self.factions() {
            let card = &self.data.factions[faction];
            for &site in &card.sites {
                board.put(site.into(), faction.colour());
            }
            board.earn(faction, card.money);
        }
        self.fill_boxes(&mut board);
        Revolution::fill_sites(&mut board);
        let armies = self.data.factions[Faction::Habsburg].armies;
        if taking_part(Faction::Habsburg) && armies > 0 {
            board.step = Step::Garrison { left: armies };
        } else {
            self.begin_turn(&mut board, 0, log);
        }
        State {
            board,
            dice: Dice::new(seed),
        }
    }

    /// The pieces of the set-up in the support boxes, on split spaces first.
    fn fill_boxes(&self, board: &mut Board) {
        for support in Support::ALL {
            let printed = &self.data.supports[support];
            let faction = printed.factions[0];
            if self.seating[faction].is_none() {
                continue;
            }
            let mut left = printed.pieces;
            for space in [Space::Split, Space::Board, Space::Treasury] {
                let here = left.min(printed.spaces[space]);
                board.supports[support][space][faction] = here;
                board.supply[faction] -= here;
                left -= here;
            }
        }
    }

    /// Two neutrals in every empty city, one in every empty town, as long as there are any.
    fn fill_sites(board: &mut Board) {
        let cities = City::ALL.iter().map(|&city| Site::City(city));
        let towns = Town::ALL.iter().map(|&town| Site::Town(town));
        for site in cities.chain(towns) {
            let (empty, wanted) = match site {
                Site::City(city) => (board.cities[city].is_empty(), 2),
                Site::Town(town) => (board.towns[town].is_none(), 1),
            };
            if empty {
                for _ in 0..wanted {
                    board.put_neutral(Spot::from(site));
                }
            }
        }
    }

    /// Whether an army can start here.
    pub(crate) fn judge_garrison(
        &self,
        board: &Board,
        region: Region,
    ) -> Result<(), Rejection<Reason>> {
        let orange = self.data.regions[region].orange;
        ensure(board.camps[region].total() < orange, "3.6", || {
            Reason::NoOrangeSpace { region }
        })
    }

    /// Puts one of the first armies on the board.
    pub(crate) fn garrison(
        &self,
        board: &mut Board,
        region: Region,
        left: u8,
        log: &mut impl Sink<Event>,
    ) {
        let faction = Faction::Habsburg;
        board.army_supply[faction] -= 1;
        board.camps[region].armies[faction] += 1;
        log.emit(Event::Garrisoned { faction, region });
        if left > 1 {
            board.step = Step::Garrison { left: left - 1 };
        } else {
            self.begin_turn(board, 0, log);
        }
    }
}
