//! The end of sieges (6.15).

use engine::Sink;
use enum_map::EnumMap;

use crate::event::Event;
use crate::faction::{Colour, Faction};
use crate::game::Revolution;
use crate::options::SiegeRule;
use crate::place::{City, Spot};
use crate::state::{Besieger, Board};

/// How many pieces a siege converts.
const CONVERTED: u8 = 2;

impl Revolution {
    /// All sieges end, in the order of play; then the Water Beggars go home.
    pub(crate) fn end_sieges(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        for faction in board.order.clone() {
            for city in City::ALL {
                if board.sieges[city] == Some(Besieger::Army(faction)) {
                    self.take_city(board, faction, city, log);
                    self.recall(board, city);
                }
            }
        }
        for city in City::ALL {
            if board.sieges[city] == Some(Besieger::WaterBeggars) {
                Revolution::free_city(board, city, log);
                board.sieges[city] = None;
            }
        }
        if board.hirer.take().is_some() {
            board.patrols = EnumMap::default();
            log.emit(Event::BeggarsWentHome);
        }
    }

    /// Up to two pieces change sides, the other rivals become neutral. Which two does not matter: none of the
    /// others stays what it was.
    fn take_city(
        &self,
        board: &mut Board,
        faction: Faction,
        city: City,
        log: &mut impl Sink<Event>,
    ) {
        let spot = Spot::City(city);
        let rule = self.agreed.siege;
        let (mut converted, mut neutral, mut removed) = (0, 0, 0);
        let mut left = CONVERTED;
        for rival in Faction::ALL {
            let ally = self.are_allied(rival, faction) && rule != SiegeRule::AnyTwo;
            if rival == faction || ally {
                continue;
            }
            while board.count(spot, rival.colour()) > 0 {
                board.remove(spot, rival.colour());
                if left > 0 {
                    left -= 1;
                    if board.supply[faction] > 0 {
                        board.put(spot, faction.colour());
                        converted += 1;
                    } else {
                        removed += 1;
                    }
                } else if board.put_neutral(spot) {
                    neutral += 1;
                } else {
                    removed += 1;
                }
            }
        }
        // Neutrals that were there change sides too if there were not enough rivals.
        if rule != SiegeRule::RivalsOnly {
            while left > 0 && board.count(spot, Colour::Neutral) > neutral {
                board.remove(spot, Colour::Neutral);
                left -= 1;
                if board.supply[faction] > 0 {
                    board.put(spot, faction.colour());
                    converted += 1;
                } else {
                    removed += 1;
                }
            }
        }
        log.emit(Event::SiegeEnded {
            city,
            besieger: Besieger::Army(faction),
            converted,
            neutral,
            removed,
        });
    }

    /// After a siege by the Water Beggars only neutrals are left.
    fn free_city(board: &mut Board, city: City, log: &mut impl Sink<Event>) {
        let spot = Spot::City(city);
        let (mut neutral, mut removed) = (0, 0);
        for faction in Faction::ALL {
            while board.count(spot, faction.colour()) > 0 {
                board.remove(spot, faction.colour());
                if board.put_neutral(spot) {
                    neutral += 1;
                } else {
                    removed += 1;
                }
            }
        }
        log.emit(Event::SiegeEnded {
            city,
            besieger: Besieger::WaterBeggars,
            converted: 0,
            neutral,
            removed,
        });
    }
}
