//! Prologue: the first places of the citizens.

use engine::{Game, Playing, Seed};
use troyes_rules::{Action, Building, Event, Family, Reason, Space, Step};

use crate::scene::{Play, game, game_of, space};

use Building::*;
use Family::*;

fn begin(seats: u8) -> Play {
    let first = [("start-player", "seat-1")];
    Play(Playing::new(game(seats, &first), Seed::from_number(1)))
}

/// Everybody takes the first free space; the order in which they came.
fn settle_all(play: &mut Play) -> Vec<Family> {
    let mut order = Vec::new();
    while let Step::Settle { family } = play.board().step {
        order.push(family);
        let action = play.legal()[0];
        play.act(action);
    }
    order
}

#[test]
fn turns_go_round_and_back() {
    let order = settle_all(&mut begin(4));
    let forth = [Blue, Green, Orange, Natural];
    let back = [Natural, Orange, Green, Blue];
    assert_eq!(order, [forth, back, forth, back].concat());
    let order = settle_all(&mut begin(3));
    assert_eq!(order[..6], [Blue, Green, Orange, Orange, Green, Blue]);
    assert_eq!(order.len(), 15);
    // With two players the last citizen has one space only, and nobody is asked.
    assert_eq!(settle_all(&mut begin(2)).len(), 11);
}

/// Prologue: the last space is not asked for from the third version of the rules on.
#[test]
fn prologue_the_last_space_is_taken_without_a_question() {
    for (rules, asked) in [(2, 12), (3, 11)] {
        let mut play = Play(Playing::new(game_of(rules, 2, &[]), Seed::from_number(1)));
        assert_eq!(settle_all(&mut play).len(), asked, "version {rules}");
        let board = play.board();
        assert!(board.citizens.iter().all(Option::is_some));
        assert!(
            [Blue, Green]
                .iter()
                .all(|&family| board.players[family].supply == 0)
        );
        assert_eq!(board.round, 1);
    }
}

#[test]
fn neutral_citizens_fill_what_is_left() {
    for (seats, neutral) in [(4, 2), (3, 3)] {
        let mut play = begin(seats);
        assert!(play.board().citizens.iter().all(Option::is_none));
        settle_all(&mut play);
        let grey = play.events().into_iter().filter(|event| {
            matches!(
                event,
                Event::Settled {
                    family: Neutral,
                    ..
                }
            )
        });
        assert_eq!(grey.count(), neutral);
        assert_eq!(play.board().round, 1);
    }
}

#[test]
fn with_two_players_neutral_citizens_come_first() {
    let play = begin(2);
    let grey: Vec<Space> = Space::all()
        .filter(|space| play.board().citizens[space.index()] == Some(Neutral))
        .collect();
    let expected = [
        space(Palace, 2),
        space(Palace, 5),
        space(Bishopric, 2),
        space(Bishopric, 6),
        space(CityHall, 3),
        space(CityHall, 6),
    ];
    assert_eq!(grey, expected);
    assert_eq!(play.player(Neutral).reserve, 2);
    assert_eq!(play.legal().len(), 12);
}

#[test]
fn a_taken_space_is_refused() {
    let mut play = begin(4);
    let palace = space(Palace, 6);
    play.act(Action::Settle(palace));
    let reason = Reason::Occupied {
        space: palace,
        family: Blue,
    };
    assert_eq!(play.refused(Action::Settle(palace)), ("Prologue", reason));
}

#[test]
fn set_up_by_number_of_players() {
    for (seats, rounds, citizens, characters) in [(2, 4, 6, 2), (3, 5, 5, 1), (4, 6, 4, 1)] {
        let play = begin(seats);
        assert_eq!(play.0.game().rounds(), rounds);
        for family in Family::playing(seats) {
            let player = play.player(family);
            assert_eq!((player.deniers, player.influence), (5, 4));
            assert_eq!((player.supply, player.reserve), (citizens, 12 - citizens));
            assert_eq!(play.state().characters[family].len(), characters);
        }
        assert_eq!(play.0.game().seats(), seats);
    }
}

/// The example of phases 1 and 2: Anna is Blue, Femke Green, Sam Orange and Esther Natural.
#[test]
fn example_salaries_and_dice_after_the_prologue() {
    let mut wanted = [
        (
            Blue,
            vec![
                space(Palace, 6),
                space(Bishopric, 1),
                space(CityHall, 1),
                space(CityHall, 2),
            ],
        ),
        (
            Green,
            vec![
                space(Bishopric, 2),
                space(Bishopric, 3),
                space(Bishopric, 4),
                space(CityHall, 3),
            ],
        ),
        (
            Orange,
            vec![
                space(CityHall, 4),
                space(Bishopric, 5),
                space(CityHall, 5),
                space(CityHall, 6),
            ],
        ),
        (
            Natural,
            vec![
                space(Palace, 1),
                space(Palace, 3),
                space(Palace, 4),
                space(Bishopric, 6),
            ],
        ),
    ];
    let mut play = begin(4);
    while let Step::Settle { family } = play.board().step {
        let (_, left) = wanted
            .iter_mut()
            .find(|(whose, _)| *whose == family)
            .unwrap();
        let next = left.pop().unwrap();
        play.act(Action::Settle(next));
    }
    for (family, salaries) in [(Blue, 3), (Green, 3), (Orange, 1), (Natural, 7)] {
        assert!(play.saw(Event::Paid {
            family,
            income: 10,
            salaries,
            lost: 0
        }));
    }
    let rolled = |family: Family, building: Building| {
        let found = play.events().into_iter().find_map(|event| match event {
            Event::Rolled {
                family: whose,
                dice,
            } if whose == family => Some(dice),
            _ => None,
        });
        let dice = found.expect("one line for each district");
        let own = building
            .spaces()
            .filter(|space| dice[space.index()].is_some());
        own.count()
    };
    assert_eq!(
        Building::ALL.map(|building| rolled(Blue, building)),
        [1, 1, 2]
    );
    assert_eq!(
        Building::ALL.map(|building| rolled(Neutral, building)),
        [2, 0, 0]
    );
}
