//! Which chits to play, and on what.

use dutch_revolt::{Action, Board, Chit, DutchRevolt, Effect, Side, Territory, Unit};

use super::{capture_chance, worth};

/// How much a side wants to see the event happen.
pub(super) fn liking(chit: Chit, side: Side) -> f32 {
    let (spanish, rebel) = match chit {
        Chit::Atrocities => (6.0, 6.0),
        Chit::Crusade => (8.0, 0.0),
        Chit::Defection => (7.0, 7.0),
        Chit::EnglishExpedition => (0.0, 9.0),
        Chit::Flood => (0.0, 10.0),
        Chit::FrenchIntervention => (0.0, 9.0),
        Chit::Huguenots => (0.0, 8.0),
        Chit::Iconoclasm => (0.0, 6.0),
        Chit::Inquisition => (4.0, 0.0),
        Chit::LocalRevolt => (10.0, 10.0),
        Chit::Militia => (6.0, 6.0),
        Chit::Mutiny => (6.0, 6.0),
        Chit::NoEvent => (0.5, 0.5),
        Chit::Plague => (4.0, 4.0),
        Chit::Refugees => (2.0, 2.0),
        Chit::SeaBeggars => (0.0, 5.0),
        Chit::SpanishArmada => (1.5, 1.5),
        Chit::TaxRevolt => (4.0, 4.0),
        Chit::TenthPenny => (0.0, 6.0),
        Chit::TreasureFleet => (0.0, 6.0),
        Chit::Truce => (0.6, 0.6),
        Chit::WarWithTurkey => (0.0, 4.0),
    };
    match side {
        Side::Spanish => spanish,
        Side::Rebel => rebel,
    }
}

/// Playing, putting back, passing.
pub(super) fn play(game: &DutchRevolt, board: &Board, side: Side, choice: Action) -> f32 {
    match choice {
        Action::Play(Chit::TreasureFleet | Chit::WarWithTurkey) => {
            // A small die is not worth the chit.
            f32::from(game.spanish_die(board)) * liking(Chit::WarWithTurkey, side) / 4.0
        }
        Action::Play(chit) => liking(chit, side),
        Action::Return(_) => 0.3,
        Action::Pass => 1.0,
        _ => 0.0,
    }
}

/// What a chit is used on.
pub(super) fn target(game: &DutchRevolt, board: &Board, effect: Effect, choice: Action) -> f32 {
    let chooser = effect.chooser();
    let enemy = effect.player.other();
    match choice {
        Action::Strike(unit) => {
            if unit == Unit::Pikemen {
                1.5
            } else {
                1.0
            }
        }
        Action::At(territory) => {
            let value = worth(game, territory);
            let there = board.units[enemy][territory];
            let faith = f32::from(board.alignment[territory].favour(chooser));
            match effect.chit {
                Chit::Defection if effect.clicks % 2 == 1 => value,
                Chit::Defection | Chit::Mutiny | Chit::Plague => {
                    value / (1.0 + 0.3 * f32::from(there.strength()))
                }
                Chit::Flood => f32::from(board.units[Side::Spanish][territory].strength()) * value,
                Chit::Militia => danger(game, board, effect.player, territory) * value,
                // People that are nearly won matter most; the enemy's step goes where it is worth least.
                Chit::Refugees if effect.clicks == 0 => 1.0 / value,
                _ => value * (2.5 + faith),
            }
        }
        _ => 0.0,
    }
}

/// The chance of losing an invaded territory as it stands.
fn danger(game: &DutchRevolt, board: &Board, side: Side, territory: Territory) -> f32 {
    let enemy = side.other();
    let strength = board.units[enemy][territory].strength();
    let defence = board.units[side][territory].strength();
    capture_chance(game, board, enemy, territory, strength, defence)
        - capture_chance(game, board, enemy, territory, strength, defence + 2)
        + 0.01
}
