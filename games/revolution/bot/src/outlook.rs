//! How one faction looks at the board: what is whose, and what it is worth to it.

use revolution_rules::{
    Board, City, Colour, Faction, Foundation, Pieces, Province, Revolution, See, Site, Spot, Town,
};

use super::weights::Weights;

/// One faction's look at the board.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Revolution,
    pub(super) weights: &'a Weights,
    pub(super) board: &'a Board,
    pub(super) own: Faction,
    /// The other faction of the same player, in a game for two.
    pub(super) ally: Option<Faction>,
    /// Turns to come after this one.
    pub(super) turns_left: f32,
    /// What a point less for a rival is worth.
    pub(super) denial: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        game: &'a Revolution,
        weights: &'a Weights,
        board: &'a Board,
        own: Faction,
    ) -> Outlook<'a> {
        let ally = game.factions().find(|&other| game.are_allied(own, other));
        Outlook {
            game,
            weights,
            board,
            own,
            ally,
            turns_left: f32::from(game.data().turns.saturating_sub(board.turn)),
            denial: if ally.is_some() {
                1.0
            } else {
                weights.worth.denial
            },
        }
    }

    pub(super) fn is_friend(&self, faction: Faction) -> bool {
        faction == self.own || self.ally == Some(faction)
    }

    /// What holding the city is worth to a faction.
    pub(super) fn city_worth(&self, city: City, holder: Faction) -> f32 {
        1.0 + self.turns_left * self.weights.worth.city_income
            + self.university(Site::City(city), holder)
    }

    /// What standing in the town is worth to a faction.
    pub(super) fn town_worth(&self, town: Town, holder: Faction) -> f32 {
        let goal = match holder {
            Faction::Burgher => f32::from(u8::from(self.game.data().towns[town].trade)),
            _ => self.university(Site::Town(town), holder),
        };
        goal + self.turns_left * self.weights.worth.town_income
    }

    fn university(&self, site: Site, holder: Faction) -> f32 {
        match (self.game.university_at(site), holder) {
            (Some(_), Faction::Reformer) => 1.0,
            // Whoever is Catholic closes new universities and takes the old ones back.
            (Some(Foundation::New | Foundation::Established), Faction::Catholic) => 0.1,
            _ => 0.0,
        }
    }

    /// What holding the province's card is worth to a faction.
    pub(super) fn land_worth(&self, province: Province, holder: Faction) -> f32 {
        let land = &self.game.data().provinces[province];
        let see = See::ALL.iter().any(|see| see.province() == province);
        let bishopric = match holder {
            _ if !see => 0.0,
            Faction::Catholic => self.weights.worth.bishopric,
            Faction::Burgher | Faction::Reformer => self.weights.worth.bishopric_lost,
            _ => 0.0,
        };
        let tax = f32::from(land.tax) * 0.5 * self.weights.worth.tax * self.turns_left;
        f32::from(land.points) / 100.0 + bishopric + tax
    }

    /// How sure a majority is with so many pieces among all.
    pub(super) fn sure(&self, own: u8, total: u8) -> f32 {
        if own == 0 {
            return 0.0;
        }
        let margin = 2 * i32::from(own) - i32::from(total);
        self.weights.majority.sure[(margin + 3).clamp(0, 6) as usize]
    }

    /// What the majority among these pieces is worth: to the faction and its ally, less what rivals have of it.
    pub(super) fn majority(&self, pieces: Pieces, worth: f32) -> f32 {
        let total = pieces.total();
        if total == 0 {
            return 0.0;
        }
        let mut gain = self.sure(pieces.of(self.own), total);
        if let Some(ally) = self.ally {
            gain = gain.max(self.sure(pieces.of(ally), total));
        }
        let rival = pieces
            .majority()
            .is_some_and(|holder| !self.is_friend(holder));
        if rival {
            gain -= self.denial;
        }
        gain * worth
    }

    /// What the piece in a town is worth to the faction.
    pub(super) fn town(&self, town: Town, piece: Option<Colour>) -> f32 {
        match piece.and_then(Colour::faction) {
            Some(holder) if self.is_friend(holder) => self.town_worth(town, holder),
            Some(holder) => -self.denial * self.town_worth(town, holder),
            None => 0.0,
        }
    }

    /// What a spot of the province is worth as its pieces stand, the countryside being counted with the towns.
    pub(super) fn spot(&self, spot: Spot) -> f32 {
        match spot {
            Spot::Country(_) => 0.0,
            Spot::City(city) => {
                self.majority(self.board.cities[city], self.city_worth(city, self.own))
            }
            Spot::Town(town) => self.town(town, self.board.towns[town]),
        }
    }
}
