//! Conflict in crowded provinces (5.3, 6.11).

use engine::Sink;
use enum_map::EnumMap;

use crate::event::Event;
use crate::faction::{Colour, Pieces};
use crate::game::Revolution;
use crate::place::Province;
use crate::state::Board;

impl Revolution {
    /// Thins out every province that is over its limit.
    pub(crate) fn resolve_conflicts(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        for province in Province::ALL {
            let limit = self.data.provinces[province].limit;
            let pieces = self.free_pieces(board, province);
            if pieces.total() <= limit {
                continue;
            }
            for (colour, lost) in losses(pieces, limit) {
                for _ in 0..lost {
                    self.remove_somewhere(board, province, colour);
                }
                if lost > 0 {
                    log.emit(Event::Lost {
                        province,
                        colour,
                        pieces: lost,
                    });
                }
            }
        }
    }
}

/// How many pieces each colour loses until the limit is kept or only one colour is left. Neutrals that are alone
/// lose what is too much, since they cannot overflow.
pub(crate) fn losses(mut pieces: Pieces, limit: u8) -> EnumMap<Colour, u8> {
    let before = pieces;
    'rounds: loop {
        // Everybody loses one, the smallest first, equals at once, until it is enough.
        let round = pieces;
        for size in 1..=round.total() {
            let colours = Colour::ALL.iter().filter(|&&colour| round.of(colour) > 0);
            if pieces.total() <= limit {
                break 'rounds;
            }
            let present = Colour::ALL.iter().filter(|&&colour| pieces.of(colour) > 0);
            if present.count() < 2 {
                break 'rounds;
            }
            for &colour in colours.filter(|&&colour| round.of(colour) == size) {
                pieces.take(colour, 1);
            }
        }
    }
    let neutrals = pieces.of(Colour::Neutral);
    if pieces.factions() == 0 && neutrals > limit {
        pieces.take(Colour::Neutral, neutrals - limit);
    }
    EnumMap::from_fn(|colour| before.of(colour) - pieces.of(colour))
}
