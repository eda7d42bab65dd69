//! Set-up (3.0).

use engine::{Game, Seat, Seed, Silent};
use revolution_rules::{City, Colour, Faction, Reason, Region, Space, Step, Support, Town};

use crate::scene::{Play, game};

fn start(seats: u8, options: &[(&str, &str)]) -> Play {
    Play(engine::Playing::new(
        game(seats, options),
        Seed::from_number(1),
    ))
}

#[test]
fn s3_1_two_players_lead_two_allied_factions_each() {
    let game = game(2, &[]);
    assert!(game.are_allied(Faction::Catholic, Faction::Habsburg));
    assert!(game.are_allied(Faction::Burgher, Faction::Reformer));
    assert!(!game.are_allied(Faction::Catholic, Faction::Reformer));
    assert_eq!(game.factions().count(), 4);
    assert_eq!(game.seat_id(Seat(0)), "catholic-habsburg");
}

#[test]
fn s3_2_three_players_are_the_catholics_and_any_two() {
    let advised: Vec<Faction> = game(3, &[]).factions().collect();
    assert_eq!(
        advised,
        [Faction::Catholic, Faction::Nobility, Faction::Reformer]
    );
    let chosen: Vec<Faction> = game(3, &[("three-factions", "habsburg-burgher")])
        .factions()
        .collect();
    assert_eq!(
        chosen,
        [Faction::Catholic, Faction::Habsburg, Faction::Burgher]
    );
}

#[test]
fn s3_3_the_nobility_does_not_play_with_four() {
    assert!(
        game(4, &[])
            .factions()
            .all(|faction| faction != Faction::Nobility)
    );
}

#[test]
fn s3_5_the_number_of_pieces_depends_on_the_number_of_players() {
    let counts = [2, 3, 4, 5].map(|seats| {
        let game = game(seats, &[]);
        (game.resources(), game.armies())
    });
    assert_eq!(counts, [(40, 6), (56, 8), (40, 6), (32, 6)]);
}

#[test]
fn s3_6_five_factions_set_up() {
    let play = start(5, &[]);
    let board = play.board();
    assert_eq!(play.city(Faction::Habsburg, City::Antwerpen), 2);
    assert_eq!(play.city(Faction::Catholic, City::Utrecht), 1);
    assert_eq!(board.towns[Town::Delft], Some(Colour::Nobility));
    assert_eq!(board.treasury[Faction::Catholic], 4);
    assert_eq!(board.in_box(Support::French, Faction::Nobility), 2);
    assert_eq!(board.in_box(Support::Emperor, Faction::Nobility), 2);
    assert_eq!(board.in_box(Support::London, Faction::Burgher), 3);
    assert_eq!(board.in_box(Support::Huguenots, Faction::Burgher), 1);
    assert_eq!(
        board.supports[Support::Calvinists][Space::Split][Faction::Reformer],
        4
    );
    // With five nobody leaves a city to the neutrals, but five towns.
    assert!(
        City::ALL
            .iter()
            .all(|&city| board.cities[city].of(Colour::Neutral) == 0)
    );
    assert_eq!(board.neutrals, 47 - 5);
    assert_eq!(board.supply[Faction::Catholic], 32 - 8 - 4);
    assert_eq!(board.supply[Faction::Reformer], 32 - 4 - 4);
}

#[test]
fn s3_6_only_factions_that_play_are_set_up_and_neutrals_fill_the_rest() {
    let play = start(4, &[]);
    assert_eq!(play.city(Colour::Neutral, City::Amsterdam), 2);
    assert_eq!(play.board().towns[Town::Breda], Some(Colour::Neutral));
    assert_eq!(play.board().neutrals, 47 - 14);
    assert_eq!(play.board().in_box(Support::French, Faction::Nobility), 0);
    let advised = start(3, &[]);
    assert_eq!(
        advised
            .board()
            .in_box(Support::Huguenots, Faction::Reformer),
        0
    );
}

#[test]
fn s3_6_the_habsburgs_put_two_armies_on_orange_spaces() {
    let mut play = start(5, &[]);
    assert_eq!(play.chooser(), Some(Faction::Habsburg));
    play.act(revolution_rules::Action::Region(Region::Holland));
    let again = play.refused(revolution_rules::Action::Region(Region::Holland));
    assert_eq!(
        again,
        (
            "3.6",
            Reason::NoOrangeSpace {
                region: Region::Holland
            }
        )
    );
    play.act(revolution_rules::Action::Region(Region::Brabant));
    assert_eq!(play.board().army_supply[Faction::Habsburg], 4);
    assert!(matches!(play.board().step, Step::Support { .. }));
    assert_eq!(
        play.chooser(),
        Some(Faction::Nobility),
        "the first with support"
    );
}

#[test]
fn s3_6_without_habsburgs_turn_0_begins_at_once() {
    let game = game(3, &[]);
    let state = game.start(Seed::from_number(1), &mut Silent);
    assert!(matches!(state.board.step, Step::Support { .. }));
}
