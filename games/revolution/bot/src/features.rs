//! What a network is told of the game, in which nothing is secret.

use bots::Features;
use revolution_rules::{
    Besieger, Board, City, Faction, Faith, Phase, Province, Region, Revolution, See, Step, Support,
    Town,
};

/// The board: which decision it is, what cities and bishoprics believe, who is besieged.
pub(super) fn board(game: &Revolution, board: &Board, features: &mut Features<'_>) {
    features.about("step");
    let left = match board.step {
        Step::NewPieces { left } | Step::Neutrals { left, .. } | Step::Beggars { left } => left,
        _ => 0,
    };
    features.amount("left", left, 5.0);
    features.about("table");
    features.amount("neutrals", board.neutrals, 10.0);
    for faction in Faction::ALL {
        features.flag(faction.id(), game.factions().any(|other| other == faction));
    }
    features.flag("before-nomination", board.phase < Phase::End);
    for city in City::ALL {
        features.about(city.id());
        let allegiance = board.allegiance[city];
        features.one_of(
            "allegiance",
            Some(usize::from(allegiance.saturating_sub(1))),
            7,
        );
        features.flag("besieged", board.sieges[city].is_some());
        features.flag(
            "beggars",
            board.sieges[city] == Some(Besieger::WaterBeggars),
        );
        let university = board.city_universities[city];
        features.flag("catholic-university", university == Some(Faith::Catholic));
        features.flag("reformed-university", university == Some(Faith::Reformed));
    }
    for see in See::ALL {
        features.about(see.id());
        features.one_of("bishopric", Some(board.bishoprics[see] as usize), 4);
    }
    features.about("patrols");
    for region in Region::ALL {
        features.amount(region.id(), board.patrols[region], 2.0);
    }
}

/// A faction: what it has, and where its pieces stand.
pub(super) fn faction(
    game: &Revolution,
    board: &Board,
    faction: Faction,
    features: &mut Features<'_>,
) {
    features.about("faction");
    features.number("plays", 1.0);
    features.amount("points", game.points(board, faction, true), 500.0);
    features.amount("score", board.score[faction], 500.0);
    features.amount("goal", game.special_points(board, faction), 4.0);
    features.amount("treasury", board.treasury[faction], 10.0);
    features.amount("supply", board.supply[faction], 10.0);
    features.amount("army-supply", board.army_supply[faction], 3.0);
    features.one_of("rank", Some(board.rank(faction)), 5);
    features.flag("acts", board.acting() == faction);
    features.flag("hired", board.hirer == Some(faction));
    for province in Province::ALL {
        features.about(province.id());
        let pieces = game.land_pieces(board, province);
        let (own, all) = (pieces.of(faction), pieces.total());
        features.amount("pieces", own, 3.0);
        features.number("margin", margin(own, all));
        features.flag("majority", 2 * own > all);
        features.flag("card", board.province_cards[province] == Some(faction));
    }
    for city in City::ALL {
        features.about(city.id());
        let pieces = &board.cities[city];
        let (own, all) = (pieces.of(faction), pieces.total());
        features.amount("pieces", own, 2.0);
        features.number("margin", margin(own, all));
        features.flag("majority", 2 * own > all);
        features.flag("card", board.city_cards[city] == Some(faction));
        features.flag(
            "besieges",
            board.sieges[city] == Some(Besieger::Army(faction)),
        );
    }
    features.about("town");
    for town in Town::ALL {
        features.flag(town.id(), board.towns[town] == Some(faction.colour()));
    }
    for region in Region::ALL {
        features.about(region.id());
        features.amount("armies", board.camps[region].armies[faction], 1.0);
    }
    features.about("support");
    for support in Support::ALL {
        features.amount(support.id(), board.in_box(support, faction), 2.0);
    }
}

/// How far a faction is from a majority, if it is there at all.
fn margin(own: u8, all: u8) -> f32 {
    if own == 0 {
        return 0.0;
    }
    ((2.0 * f32::from(own) - f32::from(all)) / 4.0).clamp(-1.0, 1.0)
}

/// Whether nothing is half done: no piece is in the hand, no army on its way.
pub(super) fn is_quiet(board: &Board) -> bool {
    let in_hand = |board: &Board| {
        let hands = board.part.arranging.iter().flatten();
        hands.clone().any(|hand| hand.picked.is_some())
    };
    !matches!(
        board.step,
        Step::SupportTo { .. }
            | Step::OverflowTo { .. }
            | Step::MarchTo { .. }
            | Step::Convert { .. }
    ) && !in_hand(board)
}
