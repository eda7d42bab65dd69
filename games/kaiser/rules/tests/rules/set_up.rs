//! Set-up.

use engine::{Game, Playing, Seed, Silent};
use kaiser_rules::{Action, Card, City, Colour, Electorate, Event, Opening, Reason, Step, Tenant};

use crate::scene::{Play, baron, couple, game};

use Electorate::*;

fn begin(seats: u8) -> Play {
    Play(Playing::new(game(seats, &[]), Seed::from_number(7)))
}

/// Plays the set-up, always taking the first choice.
fn placed(seats: u8) -> Play {
    let mut play = begin(seats);
    while matches!(play.step(), Step::Place(_)) {
        let first = play.legal()[0];
        play.act(first);
    }
    play
}

#[test]
fn set_up_one_player_is_drawn_to_be_emperor() {
    let game = game(4, &[]);
    let mut seen = [false; 4];
    for number in 0..100 {
        let state = game.start(Seed::from_number(number), &mut Silent);
        seen[state.board.emperor.seat().index()] = true;
    }
    assert_eq!(seen, [true; 4]);
}

#[test]
fn set_up_the_emperor_places_an_imperial_city_and_their_baron_takes_the_throne() {
    let mut play = begin(4);
    let emperor = play.board().emperor;
    assert_eq!(play.actor(), emperor);
    assert_eq!(play.legal().len(), 7);
    play.act(Action::In(Sachsen));
    assert_eq!(play.land(Sachsen).cities[0], Some(City::Imperial));
    assert_eq!(play.board().imperial_cities, 2);
    assert_eq!(play.board().throne, Some(baron(emperor, 45)));
    assert_eq!(play.actor(), emperor.next(4));
}

#[test]
fn set_up_1_the_others_place_a_baron_of_45_as_elector_wherever_a_seat_is_free() {
    let mut play = begin(3);
    play.act(Action::In(Trier));
    let second = play.actor();
    play.act(Action::In(Koeln));
    assert_eq!(play.elector(Koeln), Some(baron(second, 45)));
    assert_eq!(
        play.refused(Action::In(Koeln)),
        ("Set-up", Reason::SeatTaken { electorate: Koeln })
    );
    play.act(Action::In(Boehmen));
    assert_eq!(play.step(), Step::Place(Opening::Couple35));
    assert_eq!(play.actor(), play.board().emperor);
}

#[test]
fn set_up_2_to_4_nobles_go_to_free_noble_spaces_and_push_nobody() {
    let mut play = begin(4);
    play.act(Action::In(Trier));
    for electorate in [Trier, Koeln, Mainz] {
        play.act(Action::In(electorate));
    }
    let emperor = play.board().emperor;
    for _ in 0..3 {
        play.act(Action::In(Trier));
    }
    assert_eq!(
        play.refused(Action::In(Trier)),
        (
            "Set-up",
            Reason::Full {
                electorate: Trier,
                knights: false
            }
        )
    );
    assert_eq!(play.residents(Trier)[0], couple(emperor, 35));
    play.act(Action::In(Boehmen));
    assert_eq!(play.step(), Step::Place(Opening::Baron25));
    for _ in 0..4 {
        let first = play.legal()[0];
        play.act(first);
    }
    assert_eq!(play.step(), Step::Place(Opening::Couple15));
}

#[test]
fn set_up_5_a_knight_goes_to_a_noble_or_a_castle_space() {
    let mut play = begin(2);
    while play.step() != Step::Place(Opening::Knight) {
        let first = play.legal()[0];
        play.act(first);
    }
    let colour = play.actor();
    let legal = play.legal();
    let open = Electorate::ALL
        .into_iter()
        .find(|&open| legal.contains(&Action::Castle(open)))
        .expect("some castle");
    assert!(legal.iter().any(|action| matches!(action, Action::In(_))));
    play.act(Action::Castle(open));
    assert_eq!(play.land(open).castles[0], Some(colour));
}

#[test]
fn set_up_all_have_four_nobles_a_knight_and_seven_thalers_and_phase_iv_of_round_1_begins() {
    for seats in 2..=4 {
        let play = placed(seats);
        let board = play.board();
        assert_eq!((board.round, board.step), (1, Step::Act));
        assert_eq!(play.actor(), board.emperor);
        for colour in play.0.game().colours() {
            let player = play.player(colour);
            assert_eq!(
                (player.nobles, player.knights, player.cities, player.thalers),
                (3, 2, 3, 7)
            );
            let mut nobles: Vec<_> = Electorate::ALL
                .into_iter()
                .flat_map(|electorate| play.residents(electorate))
                .filter(|noble| noble.colour == colour)
                .map(|noble| (noble.age.years(), noble.rank))
                .collect();
            nobles.sort_by_key(|&(years, _)| years);
            let (young, middle, old) = (couple(colour, 15), baron(colour, 25), couple(colour, 35));
            let wanted = [young, middle, old].map(|noble| (noble.age.years(), noble.rank));
            assert_eq!(nobles, wanted);
        }
        let seats_taken = Electorate::ALL
            .into_iter()
            .filter(|&e| play.elector(e).is_some());
        assert_eq!(seats_taken.count(), usize::from(seats) - 1);
    }
}

#[test]
fn set_up_cards_21_18_15_in_thirteen_piles() {
    for (seats, cards) in [(4, 21), (3, 18), (2, 15)] {
        let play = begin(seats);
        let piles = &play.board().piles;
        assert_eq!(
            piles.values().map(|&pile| u32::from(pile)).sum::<u32>(),
            cards
        );
        assert!(piles.values().all(|&pile| pile > 0));
        let less = 4 - seats;
        assert_eq!(piles[Card::Doctor], 3 - less);
        assert_eq!(piles[Card::Permit], 4 - less);
        assert_eq!(piles[Card::Ordinance], 3 - less);
        assert_eq!(piles[Card::Move], 2);
    }
}

#[test]
fn set_up_quick_start_draws_the_position_fairly_and_begins_with_phase_iv() {
    let game = game(4, &[("start", "quick")]);
    let mut electors = [0_u32; 7];
    for number in 0..300 {
        let mut log: Vec<Event> = Vec::new();
        let state = game.start(Seed::from_number(number), &mut log);
        assert_eq!((state.board.round, state.board.step), (1, Step::Act));
        assert_eq!(game.faults(&state), []);
        assert!(log.contains(&Event::RoundBegan { round: 1 }));
        for electorate in Electorate::ALL {
            let land = &state.board.lands[electorate];
            electors[electorate as usize] += u32::from(land.elector.is_some());
            assert!(
                !land
                    .nobles
                    .contains(&Some(Tenant::Noble(baron(Colour::Red, 45))))
            );
        }
    }
    // 900 seats over seven electorates.
    assert!(
        electors.iter().all(|count| (90..170).contains(count)),
        "{electors:?}"
    );
}
