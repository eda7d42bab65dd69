//! Battles (6.5).

use engine::Sink;

use crate::event::Event;
use crate::faction::Faction;
use crate::game::Revolution;
use crate::place::Region;
use crate::state::{Board, Camp};

impl Revolution {
    /// Everywhere the most opposed factions fight until one is left, or allies, or a stand-off.
    pub(crate) fn fight_battles(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        for region in Region::ALL {
            while let Some((first, second)) = self.opponents(&board.camps[region]) {
                for faction in [first, second] {
                    board.camps[region].armies[faction] -= 1;
                    board.army_supply[faction] += 1;
                }
                log.emit(Event::Fought {
                    region,
                    first,
                    second,
                });
            }
            let camp = &board.camps[region];
            let facing = |faction: Faction| camp.armies[faction] > 0;
            if self.factions().filter(|&faction| facing(faction)).count() > 1 {
                log.emit(Event::StandOff { region });
            }
        }
    }

    /// The two factions that fight next: those furthest apart.
    fn opponents(&self, camp: &Camp) -> Option<(Faction, Faction)> {
        let mut there = Faction::ALL
            .into_iter()
            .filter(|&faction| camp.armies[faction] > 0);
        let first = there.next()?;
        let (mut second, mut others) = (first, 0);
        for faction in there {
            second = faction;
            others += 1;
        }
        if others == 0 || self.are_allied(first, second) {
            return None;
        }
        let fight = if self.agreed.battle_one_side && others == 1 {
            camp.armies[first].max(camp.armies[second]) > 2
        } else {
            camp.total() > 2
        };
        fight.then_some((first, second))
    }

    /// Whether the armies of a faction in the region are in a stand-off (6.5, 6.6).
    pub fn is_stand_off(&self, board: &Board, faction: Faction, region: Region) -> bool {
        let there = |other: Faction| {
            board.camps[region].armies[other] + self.besieging(board, other, region)
        };
        let others = || {
            self.factions()
                .filter(|&other| other != faction && there(other) > 0)
        };
        if others().any(|other| !self.are_allied(faction, other)) {
            return true;
        }
        // Allies count as different factions: one army each face each other too (6.4).
        !self.agreed.allies_together
            && others().next().is_some()
            && self.armies_in(board, region) == 2
    }
}
