//! Power in the electorates and votes in the election: what players otherwise count by hand.

use enum_map::EnumMap;

use crate::card::Card;
use crate::colour::Colour;
use crate::electorate::Electorate;
use crate::game::Kaiser;
use crate::land::{City, Land, Tenant};
use crate::noble::Rank;
use crate::state::Board;

/// Everybody's power in an electorate.
pub type Power = EnumMap<Colour, u8>;

/// What phase V would do to an elector's seat now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Nobody has power here.
    Nobody,
    /// The elector's owner keeps the seat.
    Stays(Colour),
    /// This player takes the seat and scores.
    Takes(Colour),
    /// This player is the strongest but has nobody for the seat: it is vacant.
    Vacant(Colour),
    /// The emperor decides between equals.
    Tie,
    /// Equals, none of whom has anybody for the seat: it is vacant.
    TieVacant,
}

/// Who is to have an elector's seat by the power there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// Nobody has power here.
    Nobody,
    /// The strongest.
    Strongest(Colour),
    /// The only one of several equals who can take the seat.
    OnlyOne(Colour),
    /// None of several equals, for none of them can take it.
    NobodyAble,
    /// Whom the emperor names.
    Tie,
}

impl Kaiser {
    /// Everybody's power in an electorate (V): nobles, the elector among them, knights, cities, imperial
    /// cities for the emperor, and a Grey Eminence.
    pub fn power(&self, board: &Board, electorate: Electorate) -> Power {
        let land = &board.lands[electorate];
        let mut power = Power::default();
        for tenant in land.nobles.iter().flatten() {
            power[tenant.colour()] += tenant.power();
        }
        for &colour in land.castles.iter().flatten() {
            power[colour] += 1;
        }
        for &city in land.cities.iter().flatten() {
            match city {
                City::Own(colour) => power[colour] += 1,
                City::Imperial => power[board.emperor] += 1,
            }
        }
        if let Some(elector) = land.elector {
            power[elector.colour] += elector.rank.power();
        }
        if let Some(colour) = land.eminence {
            power[colour] += 1;
        }
        power
    }

    /// The players with the most power; none where nobody has any.
    pub fn strongest(power: &Power) -> impl Iterator<Item = Colour> + Clone {
        let most = power.values().copied().max().unwrap_or(0);
        power
            .iter()
            .filter(move |&(_, &own)| own == most && most > 0)
            .map(|(colour, _)| colour)
    }

    /// Who is to have the seat, by everybody's power in the electorate. Where nobody of several equals can take it, or
    /// only one may be named, there is nothing to decide.
    pub(crate) fn claim(&self, board: &Board, electorate: Electorate, power: Power) -> Claim {
        let mut strongest = Kaiser::strongest(&power);
        let Some(first) = strongest.next() else {
            return Claim::Nobody;
        };
        let Some(second) = strongest.next() else {
            return Claim::Strongest(first);
        };
        let land = &board.lands[electorate];
        let mut able = [first, second]
            .into_iter()
            .chain(strongest)
            .filter(|&colour| Kaiser::can_take(land, electorate, colour));
        match (able.next(), able.next()) {
            (None, _) if self.agreed.skips_equal_choices => Claim::NobodyAble,
            (Some(only), None) if self.agreed.ties_go_to_who_can_take_it => Claim::OnlyOne(only),
            _ => Claim::Tie,
        }
    }

    /// Whether a player holds the seat or has a noble for it.
    pub fn can_take(land: &Land, electorate: Electorate, colour: Colour) -> bool {
        let mut tenants = land.nobles.iter().flatten();
        land.elector.is_some_and(|elector| elector.colour == colour)
            || tenants.any(|&tenant| Kaiser::is_suitable(electorate, tenant, colour))
    }

    /// What phase V would do to the seat if it came now.
    pub fn prospect(&self, board: &Board, electorate: Electorate) -> Prospect {
        let land = &board.lands[electorate];
        match self.claim(board, electorate, self.power(board, electorate)) {
            Claim::Nobody => Prospect::Nobody,
            Claim::Tie => Prospect::Tie,
            Claim::NobodyAble => Prospect::TieVacant,
            Claim::Strongest(colour) | Claim::OnlyOne(colour) => {
                if land.elector.is_some_and(|elector| elector.colour == colour) {
                    Prospect::Stays(colour)
                } else if Kaiser::can_take(land, electorate, colour) {
                    Prospect::Takes(colour)
                } else {
                    Prospect::Vacant(colour)
                }
            }
        }
    }

    /// Everybody's votes in the election (VI), with the exclusion and the influence named so far.
    pub fn votes(&self, board: &Board) -> EnumMap<Colour, u8> {
        let mut votes = EnumMap::from_fn(|colour: Colour| {
            board.players[colour].cards[Card::Pope] * self.data.pope_votes
        });
        for electorate in Electorate::ALL {
            if let Some(elector) = board.lands[electorate].elector {
                votes[elector.colour] += self.seat_votes(board, electorate);
            }
        }
        votes
    }

    /// The votes of one electorate's elector; none where there is no elector or the electorate is excluded.
    pub fn seat_votes(&self, board: &Board, electorate: Electorate) -> u8 {
        match board.lands[electorate].elector {
            Some(elector) if board.excluded != Some(electorate) => {
                self.elector_votes(board, electorate, elector.colour)
            }
            _ => 0,
        }
    }

    fn elector_votes(&self, board: &Board, electorate: Electorate, colour: Colour) -> u8 {
        if electorate == Electorate::Boehmen {
            return self.data.boehmen_votes;
        }
        if board.influenced != Some(electorate) {
            return 1;
        }
        let land = &board.lands[electorate];
        let tenants = land.nobles.iter().flatten();
        let castles = land.castles.iter().flatten();
        let behind = self.agreed.eminence_votes && land.eminence == Some(colour);
        1 + tenants.filter(|tenant| tenant.colour() == colour).count() as u8
            + castles.filter(|&&owner| owner == colour).count() as u8
            + u8::from(behind)
    }

    /// Whether a player has a noble on a noble space who could become elector: in an archbishopric a baron.
    pub(crate) fn is_suitable(electorate: Electorate, tenant: Tenant, colour: Colour) -> bool {
        match tenant {
            Tenant::Noble(noble) => {
                noble.colour == colour && (!electorate.is_church() || noble.rank == Rank::Baron)
            }
            Tenant::Knight(_) => false,
        }
    }
}
