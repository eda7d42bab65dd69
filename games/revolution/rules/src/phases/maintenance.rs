//! Maintaining, disbanding and abandoning armies (6.3).

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::faction::{Colour, Faction};
use crate::game::Revolution;
use crate::options::Plunder;
use crate::place::{Province, Region, Spot};
use crate::reason::Reason;
use crate::state::{Board, Step};

const RULE: &str = "6.3";

impl Revolution {
    /// Asks what becomes of the first army.
    pub(crate) fn open_upkeep(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        self.next_region(board, None, log)
    }

    /// Goes on to the next region with armies of the acting faction. Whether there is something to decide.
    fn next_region(
        &self,
        board: &mut Board,
        after: Option<Region>,
        log: &mut impl Sink<Event>,
    ) -> bool {
        let faction = board.acting();
        for region in Region::ALL {
            let armies = board.camps[region].armies[faction];
            let next = after.is_none_or(|after| region > after);
            if next && armies > 0 && self.next_army(board, region, armies, log) {
                return true;
            }
        }
        false
    }

    /// Goes on to the next army in the region; one that cannot be paid is abandoned without asking.
    fn next_army(
        &self,
        board: &mut Board,
        region: Region,
        mut left: u8,
        log: &mut impl Sink<Event>,
    ) -> bool {
        let faction = board.acting();
        let card = &self.data.factions[faction];
        while left > 0 {
            if board.treasury[faction] >= card.maintain.min(card.disband) {
                board.step = Step::Upkeep { region, left };
                return true;
            }
            left -= 1;
            if self.abandon(board, region, left, log) {
                return true;
            }
        }
        false
    }

    fn after_army(&self, board: &mut Board, region: Region, left: u8, log: &mut impl Sink<Event>) {
        if !self.next_army(board, region, left, log) && !self.next_region(board, Some(region), log)
        {
            self.end_part(board, log);
        }
    }

    /// How many armies are still undecided.
    pub fn undecided(board: &Board, region: Region, left: u8) -> u8 {
        let faction = board.acting();
        let later = Region::ALL.into_iter().filter(|&other| other > region);
        let armies: u8 = later.map(|other| board.camps[other].armies[faction]).sum();
        left + armies
    }

    /// What can become of an army, and from the second version on of all of them.
    pub(crate) fn upkeep_candidates(
        &self,
        board: &Board,
        region: Region,
        left: u8,
        out: &mut Vec<Action>,
    ) {
        if self.agreed.second && Revolution::undecided(board, region, left) > 1 {
            out.push(Action::KeepAll);
        }
        out.extend([Action::Keep, Action::Disband, Action::Abandon]);
    }

    /// Whether the faction can afford it; abandoning costs nothing.
    pub(crate) fn judge_upkeep(
        &self,
        board: &Board,
        region: Region,
        left: u8,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let card = &self.data.factions[board.acting()];
        let price = match action {
            Action::KeepAll if self.agreed.second => {
                let armies = Revolution::undecided(board, region, left);
                if armies < 2 {
                    return Err(Rejection::out_of_place());
                }
                armies.saturating_mul(card.maintain)
            }
            Action::Keep => card.maintain,
            Action::Disband => card.disband,
            Action::Abandon => 0,
            _ => return Err(Rejection::out_of_place()),
        };
        let treasury = board.treasury[board.acting()];
        ensure(treasury >= price, RULE, || Reason::TooPoor {
            price,
            treasury,
        })
    }

    /// Decides about one army.
    pub(crate) fn apply_upkeep(
        &self,
        board: &mut Board,
        region: Region,
        left: u8,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let faction = board.acting();
        let card = &self.data.factions[faction];
        let left = left - 1;
        match action {
            Action::Keep => {
                let coins = card.maintain;
                board.pay(faction, coins);
                log.emit(Event::Maintained {
                    faction,
                    region,
                    armies: 1,
                    coins,
                });
            }
            Action::KeepAll => {
                let price = card.maintain;
                for other in Region::ALL.into_iter().filter(|&other| other >= region) {
                    let armies = if other == region {
                        left + 1
                    } else {
                        board.camps[other].armies[faction]
                    };
                    if armies > 0 {
                        let coins = armies * price;
                        board.pay(faction, coins);
                        log.emit(Event::Maintained {
                            faction,
                            region: other,
                            armies,
                            coins,
                        });
                    }
                }
                self.end_part(board, log);
                return;
            }
            Action::Disband => {
                let coins = card.disband;
                board.pay(faction, coins);
                board.camps[region].armies[faction] -= 1;
                board.army_supply[faction] += 1;
                log.emit(Event::Disbanded {
                    faction,
                    region,
                    coins,
                });
            }
            _ => {
                if self.abandon(board, region, left, log) {
                    return;
                }
            }
        }
        self.after_army(board, region, left, log);
    }

    /// Abandons an army. Whether there is something to loot.
    fn abandon(
        &self,
        board: &mut Board,
        region: Region,
        left: u8,
        log: &mut impl Sink<Event>,
    ) -> bool {
        let faction = board.acting();
        board.camps[region].armies[faction] -= 1;
        board.camps[region].abandoned[faction] += 1;
        log.emit(Event::Abandoned { faction, region });
        if self.can_loot(board, region) {
            board.step = Step::Loot { region, left };
            return true;
        }
        log.emit(Event::NothingToLoot { faction, region });
        false
    }

    pub(crate) fn can_loot(&self, board: &Board, region: Region) -> bool {
        let plunder = Province::ALL
            .iter()
            .any(|&province| self.judge_plunder(board, region, province).is_ok());
        plunder
            || self.spots_of(region).any(|spot| {
                let mut factions = Faction::ALL.iter();
                factions.any(|&faction| {
                    self.judge_seizure(board, region, spot, faction.colour())
                        .is_ok()
                })
            })
    }

    /// The countrysides and towns of a region.
    pub(crate) fn spots_of(&self, region: Region) -> impl Iterator<Item = Spot> {
        let provinces = &self.data.regions[region].provinces;
        provinces.iter().flat_map(|&province| {
            let spots = &self.data.provinces[province].spots;
            spots
                .iter()
                .copied()
                .filter(|spot| !matches!(spot, Spot::City(_)))
        })
    }

    /// Everything that an abandoned army could think of.
    pub(crate) fn loot_candidates(&self, board: &Board, region: Region, out: &mut Vec<Action>) {
        let near = matches!(
            self.agreed.plunder,
            Plunder::TownsOfRegion | Plunder::Region
        );
        for province in Province::ALL {
            if !near || self.data.provinces[province].region == region {
                out.push(Action::Plunder(province));
            }
        }
        self.piece_candidates(board, region, out);
    }

    /// The pieces in countrysides and towns of a region: of a town the piece that is there.
    pub(crate) fn piece_candidates(&self, board: &Board, region: Region, out: &mut Vec<Action>) {
        for spot in self.spots_of(region) {
            match spot {
                Spot::Town(town) => {
                    let colour = board.towns[town].unwrap_or(Colour::Neutral);
                    out.push(Action::Take(spot, colour));
                }
                _ => out.extend(Colour::ALL.iter().map(|&colour| Action::Take(spot, colour))),
            }
        }
    }

    fn judge_plunder(
        &self,
        board: &Board,
        region: Region,
        province: Province,
    ) -> Result<(), Rejection<Reason>> {
        let land = &self.data.provinces[province];
        let (anywhere, anything) = match self.agreed.plunder {
            Plunder::TownsOfRegion => (false, false),
            Plunder::Region => (false, true),
            Plunder::TownsAnywhere => (true, false),
            Plunder::Anywhere => (true, true),
        };
        ensure(anywhere || land.region == region, RULE, || {
            Reason::NotInRegion { province, region }
        })?;
        ensure(anything || land.has_town, RULE, || Reason::NoTown {
            province,
        })?;
        ensure(board.neutrals > 0, RULE, || Reason::NoNeutrals)
    }

    fn judge_seizure(
        &self,
        board: &Board,
        region: Region,
        spot: Spot,
        colour: Colour,
    ) -> Result<(), Rejection<Reason>> {
        let province = self.data.province_of(spot);
        ensure(self.data.provinces[province].region == region, RULE, || {
            Reason::NotInRegion { province, region }
        })?;
        if let Spot::City(city) = spot {
            return ensure(false, RULE, || Reason::InCity { city });
        }
        ensure(colour != Colour::Neutral, RULE, || Reason::NeutralPiece)?;
        ensure(board.count(spot, colour) > 0, RULE, || Reason::NoPiece {
            spot,
            colour,
        })
    }

    /// Whether the abandoned army can loot this.
    pub(crate) fn judge_loot(
        &self,
        board: &Board,
        region: Region,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Plunder(province) => self.judge_plunder(board, region, province),
            Action::Take(spot, colour) => self.judge_seizure(board, region, spot, colour),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Loots, and goes on to the next army.
    pub(crate) fn apply_loot(
        &self,
        board: &mut Board,
        region: Region,
        left: u8,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let faction = board.acting();
        match action {
            Action::Plunder(province) => {
                board.put_neutral(Spot::Country(province));
                log.emit(Event::Plundered { faction, province });
            }
            Action::Take(spot, victim) => {
                board.remove(spot, victim);
                let replaced = board.put_neutral(spot);
                log.emit(Event::Looted {
                    faction,
                    spot,
                    victim,
                    replaced,
                });
            }
            _ => {}
        }
        self.after_army(board, region, left, log);
    }
}
