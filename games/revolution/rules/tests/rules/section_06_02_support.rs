//! Moving support (6.2).

use revolution_rules::{
    Action, Event, Faction, Phase, Province, Reason, Single, Space, Step, Support,
};

use crate::scene::{Play, Scene};

fn fleet(options: &[(&str, &str)], huguenots: u8, left: u8) -> Play {
    let mut play = Scene::with(5, options)
        .boxed(
            Faction::Catholic,
            Support::SpanishTreasury,
            Space::Treasury,
            5,
        )
        .boxed(
            Faction::Habsburg,
            Support::SpanishTreasury,
            Space::Treasury,
            3,
        )
        .boxed(
            Faction::Burgher,
            Support::Huguenots,
            Space::Board,
            huguenots,
        )
        .left(Faction::Burgher, left)
        .at(
            Phase::Support,
            Faction::Catholic,
            Step::Support { shipped: 0 },
        )
        .load();
    let draw = Action::Draw(Support::SpanishTreasury, Space::Treasury);
    play.all(&[draw; 5]).act(Action::Done);
    play
}

#[test]
fn s6_2_1_money_spaces_go_to_the_treasury_only() {
    let play = fleet(&[], 0, 5);
    assert_eq!(play.board().treasury[Faction::Catholic], 5);
    assert!(play.saw(Event::FleetArrived {
        faction: Faction::Catholic,
        coins: 5
    }));
}

#[test]
fn s6_2_2_first_example_one_of_five_is_intercepted() {
    let mut play = fleet(&[("edition", "first")], 1, 10);
    let treasury = play.board().treasury[Faction::Burgher];
    let catholics = play.board().supply[Faction::Catholic];
    assert_eq!(play.chooser(), Some(Faction::Burgher));
    assert_eq!(
        play.refused(Action::Intercept(2)),
        ("6.2.2", Reason::InterceptAtMost { most: 1 })
    );
    play.act(Action::Intercept(1));
    assert_eq!(play.board().treasury[Faction::Catholic], 4);
    assert_eq!(play.board().supply[Faction::Catholic], catholics + 1);
    assert_eq!(play.board().treasury[Faction::Burgher], treasury + 1);
    assert_eq!(play.board().supply[Faction::Burgher], 9);
    // The piece stays in its box and can even move to the map.
    assert_eq!(play.board().in_box(Support::Huguenots, Faction::Burgher), 1);
    play.pass_until(|board| board.acting() == Faction::Burgher);
    assert!(
        play.legal()
            .contains(&Action::Draw(Support::Huguenots, Space::Board))
    );
}

#[test]
fn s6_2_2_revised_example_the_stock_limits_interception() {
    let mut play = fleet(&[("edition", "revised")], 2, 1);
    let treasury = play.board().treasury[Faction::Burgher];
    assert_eq!(play.legal(), [0, 1].map(Action::Intercept));
    play.act(Action::Intercept(1));
    assert_eq!(play.board().treasury[Faction::Catholic], 4);
    assert_eq!(play.board().treasury[Faction::Burgher], treasury + 1);
    assert_eq!(play.board().interceptors, 1);
    // One piece is turned down, the other can go to the map.
    play.pass_until(|board| board.acting() == Faction::Burgher);
    let draw = Action::Draw(Support::Huguenots, Space::Board);
    play.act(draw).act(Action::Province(Province::Zeeland));
    assert_eq!(play.refused(draw), ("6.2.2", Reason::TurnedDown));
}

#[test]
fn s6_2_2_a_huguenot_intercepts_once_a_turn() {
    let mut play = fleet(&[], 1, 10);
    play.act(Action::Intercept(1));
    assert_eq!(play.chooser(), Some(Faction::Habsburg));
    let draw = Action::Draw(Support::SpanishTreasury, Space::Treasury);
    play.all(&[draw, draw, draw, Action::Done]);
    assert_eq!(
        play.board().treasury[Faction::Habsburg],
        3,
        "nobody is asked"
    );
}

#[test]
fn s6_2_2_two_huguenots_can_wait_for_the_second_faction() {
    let mut play = fleet(&[], 2, 10);
    play.act(Action::Intercept(1));
    let draw = Action::Draw(Support::SpanishTreasury, Space::Treasury);
    play.all(&[draw, draw, Action::Done]);
    assert_eq!(play.chooser(), Some(Faction::Burgher));
    assert_eq!(play.legal(), [0, 1].map(Action::Intercept));
    play.act(Action::Intercept(1));
    assert_eq!(play.board().treasury[Faction::Habsburg], 1);
}

#[test]
fn s6_2_2_turned_down_pieces_bring_no_new_ones() {
    let due = |options: &[(&str, &str)]| {
        let scene = Scene::with(5, options)
            .boxed(Faction::Burgher, Support::Huguenots, Space::Board, 2)
            .boxed(Faction::Burgher, Support::London, Space::Split, 4)
            .board(|board| {
                board.interceptors = 1;
                for &town in &revolution_rules::Town::ALL[..4] {
                    board.towns[town] = Some(revolution_rules::Colour::Burgher);
                }
            });
        scene.game.new_pieces(&scene.state.board, Faction::Burgher)
    };
    assert_eq!(due(&[("huguenots", "stay-up")]), 10);
    assert_eq!(due(&[("huguenots", "turn-down")]), 9);
}

#[test]
fn s6_2_1_only_own_pieces_can_be_moved() {
    let play = Scene::new()
        .boxed(Faction::Nobility, Support::French, Space::Board, 1)
        .boxed(Faction::Reformer, Support::Calvinists, Space::Board, 1)
        .at(
            Phase::Support,
            Faction::Reformer,
            Step::Support { shipped: 0 },
        )
        .load();
    let (_, reason) = play.refused(Action::Draw(Support::French, Space::Board));
    assert_eq!(
        reason,
        Reason::NothingInBox {
            support: Support::French,
            space: Space::Board
        }
    );
}

#[test]
fn s6_2_1_several_pieces_go_to_the_same_place_at_once() {
    let scene = |rules| {
        Scene::by(rules, 5, &[])
            .boxed(Faction::Reformer, Support::Calvinists, Space::Split, 3)
            .at(
                Phase::Support,
                Faction::Reformer,
                Step::Support { shipped: 0 },
            )
            .load()
    };
    let calvinists = Single::Draw(Support::Calvinists, Space::Split);
    let mut play = scene(2);
    assert_eq!(
        play.legal(),
        [
            calvinists.once(),
            Action::Several(calvinists, 2),
            Action::Several(calvinists, 3),
            Action::Done
        ]
    );
    play.act(Action::Several(calvinists, 2));
    play.act(Action::Province(Province::Utrecht));
    assert_eq!(play.country(Faction::Reformer, Province::Utrecht), 2);
    assert!(play.saw(Event::SupportArrived {
        faction: Faction::Reformer,
        support: Support::Calvinists,
        province: Province::Utrecht,
        pieces: 2
    }));
    play.act(calvinists.once()).act(Action::Treasury);
    assert_eq!(play.board().treasury[Faction::Reformer], 1);
    assert_eq!(scene(1).legal(), [calvinists.once(), Action::Done]);
}
