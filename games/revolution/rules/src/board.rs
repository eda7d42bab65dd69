//! Putting pieces on the board and taking them off, and counting them.

use crate::faction::{Colour, Faction, Pieces};
use crate::game::Revolution;
use crate::place::{City, Province, Region, Spot};
use crate::state::{Besieger, Board};
use crate::support::Support;

impl Board {
    /// How many pieces of a colour stand there.
    pub fn count(&self, spot: Spot, colour: Colour) -> u8 {
        match spot {
            Spot::Country(province) => self.country[province].of(colour),
            Spot::City(city) => self.cities[city].of(colour),
            Spot::Town(town) => u8::from(self.towns[town] == Some(colour)),
        }
    }

    /// Whether the spot cannot be entered or left because of a siege (6.6).
    pub fn is_besieged(&self, spot: Spot) -> bool {
        match spot {
            Spot::City(city) => self.sieges[city].is_some(),
            _ => false,
        }
    }

    /// How many pieces of a colour lie beside the board.
    pub fn left(&self, colour: Colour) -> u8 {
        match colour.faction() {
            Some(faction) => self.supply[faction],
            None => self.neutrals,
        }
    }

    /// Puts a piece from beside the board somewhere.
    pub(crate) fn put(&mut self, spot: Spot, colour: Colour) {
        *self.left_mut(colour) -= 1;
        self.place(spot, colour);
    }

    /// Takes a piece off the board.
    pub(crate) fn remove(&mut self, spot: Spot, colour: Colour) {
        self.lift(spot, colour);
        *self.left_mut(colour) += 1;
    }

    /// Moves a piece from one spot to another.
    pub(crate) fn shift(&mut self, from: Spot, to: Spot, colour: Colour) {
        self.lift(from, colour);
        self.place(to, colour);
    }

    fn left_mut(&mut self, colour: Colour) -> &mut u8 {
        match colour.faction() {
            Some(faction) => &mut self.supply[faction],
            None => &mut self.neutrals,
        }
    }

    fn place(&mut self, spot: Spot, colour: Colour) {
        match spot {
            Spot::Country(province) => self.country[province].add(colour, 1),
            Spot::City(city) => self.cities[city].add(colour, 1),
            Spot::Town(town) => self.towns[town] = Some(colour),
        }
    }

    fn lift(&mut self, spot: Spot, colour: Colour) {
        match spot {
            Spot::Country(province) => self.country[province].take(colour, 1),
            Spot::City(city) => self.cities[city].take(colour, 1),
            Spot::Town(town) => self.towns[town] = None,
        }
    }

    /// Puts a neutral somewhere if one is left.
    pub(crate) fn put_neutral(&mut self, spot: Spot) -> bool {
        let any = self.neutrals > 0;
        if any {
            self.put(spot, Colour::Neutral);
        }
        any
    }

    /// Pays from the treasury.
    pub(crate) fn pay(&mut self, faction: Faction, coins: u8) {
        self.treasury[faction] -= coins;
        self.supply[faction] += coins;
    }

    /// Takes pieces from beside the board as money.
    pub(crate) fn earn(&mut self, faction: Faction, coins: u8) {
        self.supply[faction] -= coins;
        self.treasury[faction] += coins;
    }

    /// A faction's pieces in a support box.
    pub fn in_box(&self, support: Support, faction: Faction) -> u8 {
        self.supports[support]
            .values()
            .map(|space| space[faction])
            .sum()
    }

    /// Whose pieces are in the Huguenots' box (6.2.2).
    pub fn huguenots(&self) -> Option<Faction> {
        Faction::ALL
            .into_iter()
            .find(|&faction| self.in_box(Support::Huguenots, faction) > 0)
    }

    /// The faction whose part of the phase it is.
    pub fn acting(&self) -> Faction {
        self.order[usize::from(self.actor)]
    }

    /// A faction's place in the order of play; those that do not take part come last.
    pub fn rank(&self, faction: Faction) -> usize {
        self.order
            .iter()
            .position(|&other| other == faction)
            .unwrap_or(self.order.len())
    }
}

impl Revolution {
    /// The pieces in the countryside and the towns of a province.
    pub fn land_pieces(&self, board: &Board, province: Province) -> Pieces {
        self.pieces(board, province, |_| false)
    }

    /// All pieces in a province.
    pub fn all_pieces(&self, board: &Board, province: Province) -> Pieces {
        self.pieces(board, province, |_| true)
    }

    /// All pieces in a province but those in besieged cities, which are ignored (6.11, 6.13).
    pub fn free_pieces(&self, board: &Board, province: Province) -> Pieces {
        self.pieces(board, province, |city| board.sieges[city].is_none())
    }

    /// The pieces in the countryside and the towns of a province, and in those of its cities that count.
    fn pieces(&self, board: &Board, province: Province, counts: impl Fn(City) -> bool) -> Pieces {
        let mut pieces = board.country[province];
        for &spot in &self.data.provinces[province].spots {
            match spot {
                Spot::City(city) if counts(city) => pieces = pieces.plus(&board.cities[city]),
                Spot::Town(town) => {
                    if let Some(colour) = board.towns[town] {
                        pieces.add(colour, 1);
                    }
                }
                Spot::City(_) | Spot::Country(_) => {}
            }
        }
        pieces
    }

    /// Whether the faction has a piece or an army in the region (6.4).
    pub fn is_present(&self, board: &Board, faction: Faction, region: Region) -> bool {
        let colour = faction.colour();
        board.camps[region].armies[faction] > 0
            || self.data.regions[region].provinces.iter().any(|&province| {
                let spots = &self.data.provinces[province].spots;
                spots.iter().any(|&spot| board.count(spot, colour) > 0)
            })
    }

    /// Armies of a faction that besiege cities of the region.
    pub fn besieging(&self, board: &Board, faction: Faction, region: Region) -> u8 {
        let cities = &self.data.regions[region].cities;
        let army = Some(Besieger::Army(faction));
        cities
            .iter()
            .filter(|&&city| board.sieges[city] == army)
            .count() as u8
    }

    /// All acting armies of the region, besiegers included (6.7).
    pub fn armies_in(&self, board: &Board, region: Region) -> u8 {
        let cities = &self.data.regions[region].cities;
        let besiegers = cities
            .iter()
            .filter(|&&city| matches!(board.sieges[city], Some(Besieger::Army(_))));
        board.camps[region].total() + besiegers.count() as u8
    }

    /// Spaces of the command box that nobody takes up; besiegers and abandoned armies do (6.4).
    pub fn open_spaces(&self, board: &Board, region: Region) -> u8 {
        let abandoned: u8 = board.camps[region].abandoned.values().sum();
        let taken = self.armies_in(board, region) + abandoned;
        self.data.regions[region].spaces.saturating_sub(taken)
    }

    /// Takes a piece of the colour out of the province: from the countryside if there is one, then from a
    /// city, last from a town, because towns block rivers and nothing else depends on the place before 6.14.
    pub(crate) fn remove_somewhere(&self, board: &mut Board, province: Province, colour: Colour) {
        if let Some(spot) = self.loosest(board, province, colour) {
            board.remove(spot, colour);
        }
    }

    /// Where a piece of the colour is missed least; see [`Revolution::remove_somewhere`].
    pub(crate) fn loosest(
        &self,
        board: &Board,
        province: Province,
        colour: Colour,
    ) -> Option<Spot> {
        // The spots of a province are sorted so: countryside, cities, towns.
        let spots = &self.data.provinces[province].spots;
        spots
            .iter()
            .copied()
            .find(|&spot| board.count(spot, colour) > 0 && !board.is_besieged(spot))
    }

    /// Sets the army of a siege free: it goes back to its command box.
    pub(crate) fn recall(&self, board: &mut Board, city: City) -> Option<Faction> {
        let Some(Besieger::Army(faction)) = board.sieges[city] else {
            return None;
        };
        board.sieges[city] = None;
        board.camps[self.data.region_of(city)].armies[faction] += 1;
        Some(faction)
    }
}
