//! Naming the masters of provinces and cities (5.7, 6.17).

use engine::Sink;

use crate::event::Event;
use crate::faction::{Faction, Pieces};
use crate::game::Revolution;
use crate::place::{City, Province};
use crate::state::Board;

impl Revolution {
    /// Deals all province and city cards anew.
    pub(crate) fn nominate(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        for province in Province::ALL {
            let holder = self.province_majority(board, province);
            if board.province_cards[province] != holder {
                board.province_cards[province] = holder;
                log.emit(Event::ProvinceNamed { province, holder });
            }
        }
        for city in City::ALL {
            let holder = board.cities[city].majority();
            if board.city_cards[city] != holder {
                board.city_cards[city] = holder;
                log.emit(Event::CityNamed { city, holder });
            }
        }
    }

    /// The pieces that count for a province now.
    pub fn counted_pieces(&self, board: &Board, province: Province) -> Pieces {
        if self.agreed.majority_cities && board.turn > 0 {
            self.all_pieces(board, province)
        } else {
            self.land_pieces(board, province)
        }
    }

    /// The faction with more than half of the pieces that count for a province now.
    pub fn province_majority(&self, board: &Board, province: Province) -> Option<Faction> {
        self.counted_pieces(board, province).majority()
    }
}
