//! How a seat stands: the points it can expect, and what they are worth among the others'.

use engine::{Game, Seat};
use revolution_rules::{Board, City, Faction, Province, Region, Revolution, Support, Town};

use super::outlook::Outlook;
use super::weights::Weights;

/// The share of the victory that a seat can expect.
pub(super) fn share(game: &Revolution, weights: &Weights, board: &Board, seat: Seat) -> f64 {
    f64::from(1.0 / (1.0 + rivals(game, weights, board, seat)))
}

/// How far a seat is ahead of all others together, as a logarithm of its odds.
pub(super) fn lead(game: &Revolution, weights: &Weights, board: &Board, seat: Seat) -> f32 {
    -rivals(game, weights, board, seat).ln()
}

/// How strong all other seats are together, if this one's strength is 1: each rival is a chance not to win.
fn rivals(game: &Revolution, weights: &Weights, board: &Board, seat: Seat) -> f32 {
    // The turn that is being played still counts.
    let left = f32::from(game.data().turns.saturating_sub(board.turn)) + 1.0;
    let standing = |seat: Seat| -> f32 {
        game.factions_of(seat)
            .map(|faction| {
                points(game, weights, board, faction) + left * weights.share.drift[faction]
            })
            .sum()
    };
    let own = standing(seat);
    let spread = weights.share.spread + weights.share.spread_per_turn * left;
    Seat::all(game.seats())
        .filter(|&other| other != seat)
        .map(|other| ((standing(other) - own) / spread).exp())
        .sum()
}

/// The points that a faction can expect if things stay as they are, and what it has besides.
fn points(game: &Revolution, weights: &Weights, board: &Board, faction: Faction) -> f32 {
    let outlook = Outlook::new(game, weights, board, faction);
    let worth = &weights.worth;
    let left = outlook.turns_left;
    let mut points =
        f32::from(game.special_points(board, faction)) + f32::from(game.handicap(faction)) / 100.0;
    for city in City::ALL {
        let pieces = &board.cities[city];
        let sure = outlook.sure(pieces.of(faction), pieces.total());
        points += sure * (1.0 + left * worth.city_income);
    }
    for province in Province::ALL {
        let pieces = game.land_pieces(board, province);
        let own = pieces.of(faction);
        if own > 0 {
            let sure = outlook.sure(own, pieces.total());
            points += sure * outlook.land_worth(province, faction);
        }
        points += worth.piece * left * f32::from(own);
    }
    for town in Town::ALL {
        if board.towns[town] == Some(faction.colour()) {
            points += left * worth.town_income;
        }
    }
    for region in Region::ALL {
        points += worth.army * left.min(2.0) * 0.5 * f32::from(board.camps[region].armies[faction]);
    }
    for support in Support::ALL {
        points += worth.support * left * f32::from(board.in_box(support, faction));
    }
    points + worth.coin * left.min(2.0) * f32::from(board.treasury[faction])
}
