//! Naming the universities (5.7, 6.19).

use engine::Sink;

use crate::data::Foundation;
use crate::event::Event;
use crate::faction::{Colour, Faction};
use crate::game::Revolution;
use crate::place::{City, Site, Town};
use crate::state::{Board, Faith};

/// Who is master of a university's city or town.
#[derive(Clone, Copy)]
enum Master {
    Faction(Faction),
    Nobody,
}

impl Revolution {
    /// Every university follows the master of its city or town.
    pub(crate) fn nominate_universities(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        for city in City::ALL {
            let master = board.city_cards[city].map_or(Master::Nobody, Master::Faction);
            let site = Site::City(city);
            let before = board.city_universities[city];
            let after = self.university(board.turn, site, before, master);
            board.city_universities[city] = after;
            announce(site, before, after, log);
        }
        for town in Town::ALL {
            let occupant = board.towns[town].and_then(Colour::faction);
            let master = occupant.map_or(Master::Nobody, Master::Faction);
            let site = Site::Town(town);
            let before = board.town_universities[town];
            let after = self.university(board.turn, site, before, master);
            board.town_universities[town] = after;
            announce(site, before, after, log);
        }
    }

    fn university(
        &self,
        turn: u8,
        site: Site,
        before: Option<Faith>,
        master: Master,
    ) -> Option<Faith> {
        use Faction::*;
        let burghers_too = turn == 0 && !self.agreed.universities_reformers_only;
        match self.data.universities[site]? {
            Foundation::Established => match master {
                Master::Faction(Reformer) => Some(Faith::Reformed),
                Master::Faction(Burgher) if burghers_too => Some(Faith::Reformed),
                Master::Faction(Nobility | Burgher) => Some(before.unwrap_or(Faith::Catholic)),
                Master::Faction(Catholic | Habsburg) | Master::Nobody => Some(Faith::Catholic),
            },
            Foundation::New => match master {
                Master::Faction(Reformer) => Some(Faith::Reformed),
                Master::Faction(Catholic | Habsburg) => None,
                Master::Faction(Nobility | Burgher) | Master::Nobody => before,
            },
        }
    }
}

fn announce(site: Site, before: Option<Faith>, faith: Option<Faith>, log: &mut impl Sink<Event>) {
    if before != faith {
        log.emit(Event::UniversityNamed { site, faith });
    }
}
