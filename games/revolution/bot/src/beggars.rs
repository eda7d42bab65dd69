//! The Water Beggars (6.7).

use revolution_rules::{Action, Besieger, City, Faction, Region};

use super::outlook::Outlook;

impl Outlook<'_> {
    /// What an action of the Water Beggars brings.
    pub(super) fn beggars(&self, choice: Action) -> f32 {
        let beggars = &self.weights.beggars;
        let gain = match choice {
            Action::Defeat(region) => self.defeat(region),
            // It wields no influence this turn: the other one does more harm.
            Action::DefeatDrivenBack(region) => 0.9 * self.defeat(region),
            Action::DefeatBesieger(city) => {
                let region = self.game.data().region_of(city);
                self.defeat(region) + if self.in_danger(city) { 1.0 } else { 0.1 }
            }
            Action::Relieve(city) if self.in_danger(city) => beggars.relieve,
            Action::BlockCity(city) => self.block(city),
            Action::Plunder(_) => beggars.plunder,
            Action::Patrol(region) if self.foes(region) > 0 => beggars.patrol,
            Action::Done => 0.02,
            _ => 0.001,
        };
        gain.max(0.0).powi(3)
    }

    fn foes(&self, region: Region) -> u8 {
        self.game
            .factions()
            .filter(|faction| faction.is_foe_of_beggars())
            .map(|faction| self.board.camps[region].armies[faction])
            .sum()
    }

    fn defeat(&self, region: Region) -> f32 {
        let beggars = &self.weights.beggars;
        let habsburgs = self.board.camps[region].armies[Faction::Habsburg]
            + self.game.besieging(self.board, Faction::Habsburg, region);
        if habsburgs == 1 {
            beggars.defeat + beggars.defeat_habsburg * self.denial
        } else {
            beggars.defeat
        }
    }

    /// A rival's city becomes nobody's.
    fn block(&self, city: City) -> f32 {
        let rival = self.board.city_cards[city].is_some_and(|holder| !self.is_friend(holder));
        if rival {
            self.weights.beggars.besiege * (0.3 + self.denial)
        } else {
            0.001
        }
    }

    /// How many to hire: as many as there is work for.
    pub(super) fn hire(&self, choice: Action) -> f32 {
        let Action::Hire(hired) = choice else {
            return 0.0;
        };
        let beggars = &self.weights.beggars;
        if hired == 0 {
            return beggars.price;
        }
        let mut best = 0.0_f32;
        for region in Region::ALL {
            if !self.game.data().beggars_reach(region) {
                continue;
            }
            let armies = self.game.armies_in(self.board, region);
            let cities = &self.game.data().regions[region].cities;
            if self.foes(region) > 0 && hired > armies {
                best = best.max(self.defeat(region));
            }
            for &city in cities {
                let besieged = matches!(self.board.sieges[city], Some(Besieger::Army(by)) if !self.is_friend(by));
                if besieged && self.in_danger(city) && hired >= armies {
                    best = best.max(beggars.relieve);
                }
                if armies == 0 && hired >= 2 && self.board.sieges[city].is_none() {
                    best = best.max(self.block(city));
                }
            }
        }
        let gain = best - beggars.price * f32::from(hired);
        gain.max(0.0)
    }
}
