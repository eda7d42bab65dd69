//! Coins for the citizens (6.16).

use revolution_rules::{Action, City, Faction};

use super::land::single;
use super::outlook::Outlook;

impl Outlook<'_> {
    /// What a coin on the city brings, or keeping it.
    pub(super) fn coin(&self, choice: Action) -> f32 {
        let citizens = &self.weights.citizens;
        let (choice, coins) = single(choice);
        let gain = match choice {
            Action::City(city) => self.sway(city, coins.into()) / f32::from(coins),
            _ => citizens.keep * self.turns_left.min(1.0) + 0.01,
        };
        gain.max(0.0).powi(2) * f32::from(coins)
    }

    /// What it brings where the marker will stand as the coins lie now, with so many more of our own.
    fn sway(&self, city: City, more: i32) -> f32 {
        let coins = &self.board.coins[city];
        let start = i32::from(self.board.allegiance[city]);
        let push: i32 = Faction::ALL
            .iter()
            .map(|&faction| match faction {
                Faction::Catholic | Faction::Habsburg => -i32::from(coins[faction]),
                Faction::Burgher | Faction::Reformer => i32::from(coins[faction]),
                Faction::Nobility => 0,
            })
            .sum();
        let nobles = i32::from(coins[Faction::Nobility]);
        let column = |push: i32, nobles: i32| {
            let to = (start + push).clamp(1, 7);
            let calmed = if to < 4 {
                (to + nobles).min(4)
            } else {
                (to - nobles).max(4)
            };
            calmed.clamp(start - 3, start + 3).clamp(1, 7)
        };
        let (now, then) = match self.own {
            Faction::Catholic | Faction::Habsburg => {
                (column(push, nobles), column(push - more, nobles))
            }
            Faction::Burgher | Faction::Reformer => {
                (column(push, nobles), column(push + more, nobles))
            }
            Faction::Nobility => (column(push, nobles), column(push, nobles + more)),
        };
        if now == then {
            // The coin may still outbid one that is to come, but hardly.
            return 0.0;
        }
        self.column(city, then) - self.column(city, now)
    }

    /// What a column of the city's track is worth to the faction.
    fn column(&self, city: City, column: i32) -> f32 {
        let citizens = &self.weights.citizens;
        let reformed = citizens.columns[(column - 1).clamp(0, 6) as usize];
        let pieces = &self.board.cities[city];
        let own = f32::from(pieces.of(self.own));
        match self.own {
            Faction::Reformer => reformed,
            Faction::Burgher => {
                if self.ally.is_some() {
                    reformed
                } else if column == 7 && own > 0.0 {
                    -0.3
                } else {
                    reformed * citizens.burgher
                }
            }
            Faction::Catholic => -reformed * citizens.catholic,
            Faction::Habsburg => {
                -reformed * citizens.habsburg * if self.ally.is_some() { 1.3 } else { 1.0 }
            }
            Faction::Nobility => {
                let far = (column - 4).abs() as f32;
                -far * 0.1 * citizens.nobility * (1.0 + own)
                    - if column == 7 {
                        0.5 * citizens.nobility
                    } else {
                        0.0
                    }
            }
        }
    }
}
