//! The Water Beggars (6.7).

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::faction::Faction;
use crate::game::Revolution;
use crate::place::{City, Province, Region, Spot};
use crate::reason::Reason;
use crate::state::{Besieger, Board, Step};

/// How many Water Beggars besiege a city (6.7.3).
pub(crate) const BESIEGING_BEGGARS: u8 = 2;

impl Revolution {
    /// Asks a faction that can hire them, unless another one has.
    pub(crate) fn open_hiring(&self, board: &mut Board) -> bool {
        let faction = board.acting();
        let can = faction.is_friend_of_beggars()
            && board.hirer.is_none()
            && board.treasury[faction] >= self.data.beggars.cost
            && self.data.beggars.markers > 0;
        if can {
            board.step = Step::Hire;
        }
        can
    }

    /// Whether so many can be hired.
    pub(crate) fn judge_hire(&self, board: &Board, beggars: u8) -> Result<(), Rejection<Reason>> {
        let printed = self.data.beggars;
        ensure(beggars <= printed.markers, "6.7", || {
            Reason::TooFewBeggars {
                needed: beggars,
                left: printed.markers,
            }
        })?;
        let price = beggars.saturating_mul(printed.cost);
        let treasury = board.treasury[board.acting()];
        ensure(treasury >= price, "6.7", || Reason::TooPoor {
            price,
            treasury,
        })
    }

    /// Hires them, or none.
    pub(crate) fn hire(&self, board: &mut Board, beggars: u8, log: &mut impl Sink<Event>) {
        if beggars == 0 {
            self.end_part(board, log);
            return;
        }
        let faction = board.acting();
        let coins = beggars * self.data.beggars.cost;
        board.pay(faction, coins);
        board.hirer = Some(faction);
        log.emit(Event::BeggarsHired {
            faction,
            beggars,
            coins,
        });
        board.step = Step::Beggars { left: beggars };
    }

    /// Everything that Water Beggars could do if they came everywhere: who points at a place out of reach is told.
    pub(crate) fn beggar_candidates(&self, out: &mut Vec<Action>) {
        self.beggar_actions(|_| true, |_| true, out);
    }

    /// What of it may be allowed: what is within their reach.
    pub(crate) fn beggar_choices(&self, out: &mut Vec<Action>) {
        let provinces = self.data.beggars.provinces;
        let region = |region| self.data.beggars_reach(region);
        self.beggar_actions(region, |province| provinces.contains(province), out);
    }

    /// What Water Beggars do in some regions and provinces.
    fn beggar_actions(
        &self,
        in_region: impl Fn(Region) -> bool,
        in_province: impl Fn(Province) -> bool,
        out: &mut Vec<Action>,
    ) {
        for region in Region::ALL.into_iter().filter(|&region| in_region(region)) {
            out.extend([Action::Defeat(region), Action::Patrol(region)]);
            if self.agreed.second {
                out.push(Action::DefeatDrivenBack(region));
            }
            for &city in &self.data.regions[region].cities {
                out.extend([
                    Action::DefeatBesieger(city),
                    Action::Relieve(city),
                    Action::BlockCity(city),
                ]);
            }
        }
        let provinces = Province::ALL.into_iter();
        let plundered = provinces.filter(|&province| in_province(province));
        out.extend(plundered.map(Action::Plunder));
        out.push(Action::Done);
    }

    /// How many Water Beggars an action takes, and whether it is allowed otherwise.
    fn beggars_for(&self, board: &Board, action: Action) -> Result<u8, Rejection<Reason>> {
        let reach = |rule: &'static str, province: Province| {
            let within = self.data.beggars.provinces.contains(province);
            ensure(within, rule, || Reason::OutOfReachOfBeggars)
        };
        let reach_region = |rule: &'static str, region: Region| {
            let within = self.data.beggars_reach(region);
            ensure(within, rule, || Reason::OutOfReachOfBeggars)
        };
        let armies = |region: Region| self.armies_in(board, region);
        let without_armies = |rule: &'static str, region: Region| {
            let armies = armies(region);
            ensure(armies == 0, rule, || Reason::ArmiesThere { region, armies })
        };
        match action {
            Action::Defeat(region) => {
                reach_region("6.7.1", region)?;
                let camp = &board.camps[region];
                let there = self.most_catholic(board, region).is_some_and(|foe| {
                    let spared = if self.agreed.second {
                        camp.driven_back[foe]
                    } else {
                        0
                    };
                    camp.armies[foe] > spared
                });
                ensure(there, "6.7.1", || Reason::NoFoe { region })?;
                Ok(armies(region) + 1)
            }
            Action::DefeatDrivenBack(region) if self.agreed.second => {
                reach_region("6.7.1", region)?;
                let foe = self.most_catholic(board, region);
                let there = foe.is_some_and(|foe| board.camps[region].driven_back[foe] > 0);
                ensure(there, "6.7.1", || Reason::NoFoe { region })?;
                Ok(armies(region) + 1)
            }
            Action::DefeatBesieger(city) => {
                let region = self.data.region_of(city);
                reach("6.7.1", self.data.cities[city].province)?;
                let foe = self.most_catholic(board, region);
                let there = foe.is_some_and(|foe| board.sieges[city] == Some(Besieger::Army(foe)));
                ensure(there, "6.7.1", || Reason::NoFoe { region })?;
                Ok(armies(region) + 1)
            }
            Action::Relieve(city) => {
                reach("6.7.2", self.data.cities[city].province)?;
                let besieged = matches!(board.sieges[city], Some(Besieger::Army(_)));
                ensure(besieged, "6.7.2", || Reason::NotBesieged { city })?;
                Ok(armies(self.data.region_of(city)))
            }
            Action::BlockCity(city) => {
                reach("6.7.3", self.data.cities[city].province)?;
                without_armies("6.7.3", self.data.region_of(city))?;
                let free = board.sieges[city].is_none();
                ensure(free, "6.7.3", || Reason::Besieged { city })?;
                Ok(BESIEGING_BEGGARS)
            }
            Action::Plunder(province) => {
                reach("6.7.3", province)?;
                let land = &self.data.provinces[province];
                ensure(land.has_town, "6.7.3", || Reason::NoTown { province })?;
                without_armies("6.7.3", land.region)?;
                ensure(board.neutrals > 0, "6.7.3", || Reason::NoNeutrals)?;
                Ok(1)
            }
            Action::Patrol(region) => {
                reach_region("6.7.4", region)?;
                Ok(1)
            }
            Action::Done => Ok(0),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// The most Catholic faction with an army in the region that the Water Beggars attack (6.7.1).
    fn most_catholic(&self, board: &Board, region: Region) -> Option<Faction> {
        self.factions()
            .filter(|faction| faction.is_foe_of_beggars())
            .find(|&faction| {
                board.camps[region].armies[faction] + self.besieging(board, faction, region) > 0
            })
    }

    /// Whether the Water Beggars can do this.
    pub(crate) fn judge_beggars(
        &self,
        board: &Board,
        left: u8,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let needed = self.beggars_for(board, action)?;
        let rule = match action {
            Action::Defeat(_) | Action::DefeatDrivenBack(_) | Action::DefeatBesieger(_) => "6.7.1",
            Action::Relieve(_) => "6.7.2",
            Action::BlockCity(_) | Action::Plunder(_) => "6.7.3",
            _ => "6.7.4",
        };
        ensure(needed <= left, rule, || Reason::TooFewBeggars {
            needed,
            left,
        })
    }

    /// The Water Beggars do it.
    pub(crate) fn apply_beggars(
        &self,
        board: &mut Board,
        left: u8,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let needed = self.beggars_for(board, action).unwrap_or_default();
        match action {
            Action::Defeat(region) => {
                if let Some(army) = self.most_catholic(board, region) {
                    board.camps[region].armies[army] -= 1;
                    let left = board.camps[region].armies[army];
                    let driven = &mut board.camps[region].driven_back[army];
                    *driven = left.min(*driven);
                    Revolution::defeated(board, region, army, needed, log);
                }
            }
            Action::DefeatDrivenBack(region) => {
                if let Some(army) = self.most_catholic(board, region) {
                    board.camps[region].armies[army] -= 1;
                    board.camps[region].driven_back[army] -= 1;
                    Revolution::defeated(board, region, army, needed, log);
                }
            }
            Action::DefeatBesieger(city) => {
                if let Some(Besieger::Army(army)) = board.sieges[city].take() {
                    Revolution::defeated(board, self.data.region_of(city), army, needed, log);
                }
            }
            Action::Relieve(city) => self.relieve(board, city, log),
            Action::BlockCity(city) => {
                board.sieges[city] = Some(Besieger::WaterBeggars);
                log.emit(Event::BeggarsBesieged { city });
            }
            Action::Plunder(province) => {
                board.put_neutral(Spot::Country(province));
                log.emit(Event::BeggarsPlundered { province });
            }
            Action::Patrol(region) => {
                board.patrols[region] += 1;
                log.emit(Event::BeggarsPatrol { region });
            }
            _ => {
                self.end_part(board, log);
                return;
            }
        }
        board.step = Step::Beggars {
            left: left - needed,
        };
    }

    fn defeated(
        board: &mut Board,
        region: Region,
        army: Faction,
        beggars: u8,
        log: &mut impl Sink<Event>,
    ) {
        board.army_supply[army] += 1;
        log.emit(Event::BeggarsDefeated {
            region,
            army,
            beggars,
        });
    }

    /// The besieger goes back to the command box, or all armies of its faction do (6.7.2).
    fn relieve(&self, board: &mut Board, city: City, log: &mut impl Sink<Event>) {
        let region = self.data.region_of(city);
        let besieger = board.sieges[city];
        for &other in &self.data.regions[region].cities {
            if self.is_relieved_with(board.sieges[other], other, besieger, city)
                && let Some(army) = self.recall(board, other)
            {
                board.camps[region].driven_back[army] += 1;
                log.emit(Event::BeggarsRelieved { city: other, army });
            }
        }
    }

    fn is_relieved_with(
        &self,
        siege: Option<Besieger>,
        other: City,
        besieger: Option<Besieger>,
        city: City,
    ) -> bool {
        other == city || (self.agreed.relief_lifts_all && siege == besieger)
    }

    /// The cities that the Water Beggars free by relieving this one (6.7.2).
    pub fn freed_with(&self, board: &Board, city: City) -> impl Iterator<Item = City> {
        let region = self.data.region_of(city);
        let besieger = board.sieges[city];
        self.data.regions[region]
            .cities
            .iter()
            .copied()
            .filter(move |&other| self.is_relieved_with(board.sieges[other], other, besieger, city))
    }
}
