//! Armies: raising, keeping and marching them, sieges and influence.

use revolution_rules::{Action, City, Faction, Region, Spot};

use super::land::single;
use super::outlook::Outlook;

impl Outlook<'_> {
    /// Armies of rivals in a region, besiegers included.
    fn hostile(&self, region: Region) -> u8 {
        self.game
            .factions()
            .filter(|&faction| !self.is_friend(faction))
            .map(|faction| {
                self.board.camps[region].armies[faction]
                    + self.game.besieging(self.board, faction, region)
            })
            .sum()
    }

    fn own_armies(&self, region: Region) -> u8 {
        self.board.camps[region].armies[self.own]
            + self.game.besieging(self.board, self.own, region)
    }

    /// What besieging the city brings (6.6, 6.15).
    pub(super) fn siege(&self, city: City) -> f32 {
        if self.board.sieges[city].is_some() {
            return 0.0;
        }
        let pieces = &self.board.cities[city];
        let worth = self.city_worth(city, self.own);
        match self.board.city_cards[city].or(pieces.majority()) {
            Some(holder) if self.is_friend(holder) => 0.0,
            Some(_) => (1.0 + self.denial) * worth,
            // Where most pieces are our own anyway there is little to win.
            None => worth * if pieces.of(self.own) > 1 { 0.6 } else { 0.9 },
        }
    }

    /// What the army could do in the region: the best siege that nobody of ours lays yet, or influence.
    fn prospects(&self, region: Region, armies: u8) -> f32 {
        let army = &self.weights.army;
        let cities = &self.game.data().regions[region].cities;
        let mut sieges = [0.0_f32; 4];
        for (slot, &city) in sieges.iter_mut().zip(cities) {
            *slot = self.siege(city) * army.siege;
        }
        sieges.sort_by(|one, other| other.total_cmp(one));
        let siege = sieges.get(usize::from(armies)).copied().unwrap_or(0.0);
        siege.max(army.influence)
    }

    /// Where to raise an army (6.4), or none.
    pub(super) fn recruit(&self, choice: Action) -> f32 {
        let army = &self.weights.army;
        let Action::Region(region) = choice else {
            return army.recruit.powi(2);
        };
        let armies = self.own_armies(region);
        let hostile = f32::from(self.hostile(region));
        let mut gain = self.prospects(region, armies);
        if hostile > 0.0 {
            // Two against one win the field.
            gain *= if armies > 0 { 0.6 } else { 0.2 };
            gain -= hostile * army.hostile * 0.3;
        }
        if self.own == Faction::Habsburg && armies == 0 {
            gain += army.region;
        }
        gain.max(0.0).powi(2)
    }

    /// Where the first armies of the Habsburgs stand (3.6).
    pub(super) fn garrison(&self, choice: Action) -> f32 {
        let Action::Region(region) = choice else {
            return 0.0;
        };
        let reached = self.game.data().beggars_reach(region);
        let present = self.game.is_present(self.board, self.own, region);
        let alone = if self.own_armies(region) == 0 {
            1.0
        } else {
            0.1
        };
        let safe = if reached { 0.4 } else { 1.0 };
        let known = if present { 1.2 } else { 1.0 };
        (self.prospects(region, 0) * alone * safe * known).powi(2)
    }

    /// What becomes of an army (6.3).
    pub(super) fn upkeep(&self, choice: Action, region: Region) -> f32 {
        let army = &self.weights.army;
        match choice {
            Action::Keep => army.keep * if self.is_busy(region) { 1.0 } else { 0.5 },
            Action::KeepAll => {
                let worth_it = Region::ALL
                    .iter()
                    .all(|&other| self.own_armies(other) == 0 || self.is_busy(other));
                army.keep * if worth_it { army.keep_all } else { 1.0 }
            }
            Action::Disband => army.disband,
            _ => army.abandon,
        }
    }

    /// Whether an army has something to do in the region.
    fn is_busy(&self, region: Region) -> bool {
        self.own == Faction::Habsburg || self.hostile(region) == 0 || self.own_armies(region) > 1
    }

    /// What standing in the region brings to an army that has not besieged (6.8, 6.9).
    fn station(&self, region: Region, others: u8) -> f32 {
        let army = &self.weights.army;
        let camp = &self.board.camps[region];
        let hindered = self
            .game
            .factions()
            .any(|faction| faction != self.own && camp.armies[faction] > 0);
        let mut gain = if hindered {
            0.0
        } else {
            army.influence * self.pickings(region)
        };
        if self.own == Faction::Habsburg && others == 0 {
            gain += army.region;
        }
        if self.turns_left > 0.0 {
            let cities = &self.game.data().regions[region].cities;
            let best = cities
                .iter()
                .map(|&city| self.siege(city))
                .fold(0.0, f32::max);
            gain += 0.3 * best - 0.2 * f32::from(self.hostile(region));
        }
        gain.max(0.0)
    }

    /// How much there is to be converted in the region, from 0 to 1.
    fn pickings(&self, region: Region) -> f32 {
        let rivals: u8 = self.game.data().regions[region]
            .provinces
            .iter()
            .map(|&province| {
                let land = &self.board.country[province];
                land.factions() - land.of(self.own)
            })
            .sum();
        0.5 + 0.1 * f32::from(rivals.min(5))
    }

    /// Which army marches (6.8).
    pub(super) fn march(&self, choice: Action) -> f32 {
        let idle = self.weights.army.march;
        let (from, sent) = match choice {
            Action::Region(from) | Action::DrivenBack(from) => (from, None),
            Action::March(from, to) | Action::MarchDrivenBack(from, to) => (from, Some(to)),
            _ => return idle.powi(2),
        };
        if !self.game.gets_away(self.board, from) {
            return 0.0;
        }
        let armies = self.own_armies(from);
        let here = self.station(from, armies - 1);
        let lines = &self.game.data().regions[from].lines;
        let best = Region::ALL
            .iter()
            .filter(|&&to| sent.is_none_or(|sent| sent == to))
            .filter(|&&to| lines[to] && self.game.open_spaces(self.board, to) > 0)
            .map(|&to| self.station(to, self.own_armies(to)))
            .fold(0.0, f32::max);
        let fresh = match choice {
            Action::DrivenBack(_) | Action::MarchDrivenBack(..) => 0.5,
            _ => 1.0,
        };
        // An army that has just come is better off where it is.
        let tired = if self.board.part.marched[from] > 0 {
            0.1
        } else {
            1.0
        };
        ((best - here - 0.05).max(0.0) * fresh * tired).powi(2)
    }

    /// Where it marches to.
    pub(super) fn march_to(&self, choice: Action) -> f32 {
        let Action::Region(to) = choice else {
            return 0.0;
        };
        (0.02 + self.station(to, self.own_armies(to))).powi(3)
    }

    /// Which army wields influence (6.9): any, since it costs nothing.
    pub(super) fn influence(choice: Action) -> f32 {
        if choice == Action::Done { 0.01 } else { 1.0 }
    }

    /// Which piece is converted or looted, or which several.
    pub(super) fn victim(&self, choice: Action, converts: bool) -> f32 {
        match single(choice).0 {
            Action::Take(spot, colour) => {
                let harm = self.strike(spot, colour, converts);
                (0.01 + harm).powi(3)
            }
            Action::Plunder(province) => {
                let pieces = self.game.land_pieces(self.board, province);
                let rival = pieces
                    .majority()
                    .is_some_and(|holder| !self.is_friend(holder));
                if rival { 0.01 } else { 0.001 }
            }
            // As much as a piece whose conversion brings nothing.
            Action::Done => 1e-6,
            _ => 0.0,
        }
    }

    /// Which city is besieged (6.6).
    pub(super) fn besiege(&self, choice: Action) -> f32 {
        match choice {
            Action::City(city) => (0.01 + self.siege(city)).powi(3),
            _ => 0.02,
        }
    }

    /// Whether a spot lies in the reach of nobody's siege; used by the beggars.
    pub(super) fn in_danger(&self, city: City) -> bool {
        let held = self.board.city_cards[city].is_some_and(|holder| self.is_friend(holder));
        held || self.board.count(Spot::City(city), self.own.colour()) > 0
    }
}
