//! Points and victory (4.3 to 4.5, 5.8).

use std::borrow::Cow;

use engine::{Outcome, Seat, Seats, Silent};

use crate::data::Foundation;
use crate::faction::{Colour, Faction};
use crate::game::Revolution;
use crate::handicap::handicap;
use crate::phase::Phase;
use crate::place::{City, Province, Region, Site, Town};
use crate::state::{Board, Faith, Step};

/// Points are counted in hundredths, because small provinces are worth parts of a point.
const POINT: i16 = 100;

impl Revolution {
    /// The points of a faction as the board stands, in hundredths; small provinces and a handicap count at the end only.
    pub fn points(&self, board: &Board, faction: Faction, at_the_end: bool) -> i16 {
        let cities = City::ALL
            .iter()
            .filter(|&&city| board.city_cards[city] == Some(faction))
            .count() as i16;
        let provinces: i16 = Province::ALL
            .iter()
            .filter(|&&province| board.province_cards[province] == Some(faction))
            .map(|&province| &self.data.provinces[province])
            .filter(|land| at_the_end || !land.is_small())
            .map(|land| land.points)
            .sum();
        let extra = if at_the_end {
            self.handicap(faction)
        } else {
            0
        };
        cities * POINT + provinces + self.special_points(board, faction) * POINT + extra
    }

    /// What the faction gets at the end because the table agreed on it, in hundredths.
    pub fn handicap(&self, faction: Faction) -> i16 {
        if self.agreed.handicap && self.seating[faction].is_some() {
            handicap(self.seats, self.agreed.three)[faction]
        } else {
            0
        }
    }

    /// The board as it would stand if provinces, cities, bishoprics and universities were named now (6.17 to
    /// 6.19): what the points would be if nothing changed any more this turn.
    pub fn named_now(&self, board: &Board) -> Board {
        let mut board = board.clone();
        if board.step != Step::Over && board.phase < Phase::End {
            self.nominate(&mut board, &mut Silent);
            self.nominate_bishoprics(&mut board, &mut Silent);
            self.nominate_universities(&mut board, &mut Silent);
        }
        board
    }

    /// The points for a faction's own goal (4.3.2).
    pub fn special_points(&self, board: &Board, faction: Faction) -> i16 {
        match faction {
            Faction::Catholic => board
                .bishoprics
                .values()
                .filter(|bishopric| bishopric.is_catholic())
                .count() as i16,
            Faction::Habsburg => Region::ALL
                .iter()
                .filter(|&&region| {
                    board.camps[region].armies[faction] + self.besieging(board, faction, region) > 0
                })
                .count() as i16,
            Faction::Nobility => self.noble_points(board),
            Faction::Burgher => Town::ALL
                .iter()
                .filter(|&&town| self.data.towns[town].trade)
                .filter(|&&town| board.towns[town] == Some(Colour::Burgher))
                .count() as i16,
            Faction::Reformer => Revolution::reformed_universities(board),
        }
    }

    /// One point for every three pieces in towns and countryside, or five in a game for three.
    fn noble_points(&self, board: &Board) -> i16 {
        let country: i16 = board
            .country
            .values()
            .map(|pieces| i16::from(pieces.of(Faction::Nobility)))
            .sum();
        let towns = board
            .towns
            .values()
            .filter(|&&town| town == Some(Colour::Nobility))
            .count() as i16;
        let share = if self.seats == 3 { 5 } else { 3 };
        let pieces = country + towns;
        if self.agreed.noble_points_down {
            pieces / share
        } else {
            (pieces + share - 1) / share
        }
    }

    fn reformed_universities(board: &Board) -> i16 {
        let cities = board.city_universities.values();
        let towns = board.town_universities.values();
        cities
            .chain(towns)
            .filter(|&&faith| faith == Some(Faith::Reformed))
            .count() as i16
    }

    /// Who won (4.5): the most points; in a game for two those of both factions together.
    pub(crate) fn result(&self, board: &Board) -> Outcome {
        let score = |seat: Seat| -> i32 {
            self.factions_of(seat)
                .map(|faction| i32::from(board.score[faction]))
                .sum()
        };
        let best = Seat::all(self.seats).map(score).max().unwrap_or_default();
        let winners: Seats = Seat::all(self.seats)
            .filter(|&seat| score(seat) == best)
            .collect();
        Outcome {
            winners,
            scores: Seat::all(self.seats).map(score).collect(),
            result: Cow::Borrowed(if winners.len() > 1 {
                "shared-victory"
            } else {
                "victory"
            }),
        }
    }

    /// Whether a site has a university, and since when.
    pub fn university_at(&self, site: Site) -> Option<Foundation> {
        self.data.universities[site]
    }
}
