//! What the third version of the rules changed: both versions, one after the other.

use engine::{Game, Playing, Seed, Setup, Viewer};
use troyes_rules::{
    Action, Activity, Building, Colour, Event, EventCard, Family, Reason, Source, Step, Troyes,
};

use crate::scene::{Play, Scene, die, game_of, space};

use Activity::*;
use Colour::*;
use EventCard::{Marauding, NormanAttack, War};
use Family::*;

/// 4: what leaves nothing to choose is carried out at once, also if it is paid for.
#[test]
fn section_4_nothing_is_confirmed_that_was_said_already() {
    for (rules, confirmed) in [(2, true), (3, false)] {
        let scene = || {
            Scene::of(rules)
                .die(Blue, Yellow, 1, 5)
                .die(Green, Yellow, 2, 5)
        };
        let mut play = scene().load();
        play.take(Yellow, &[1]).act(Action::Farm);
        let asked = play.board().step == Step::Confirm { family: Blue };
        assert_eq!(asked, confirmed, "version {rules}");
        let mut play = scene().deniers(Blue, 3).deniers(Green, 0).load();
        play.take(Yellow, &[2]).act(Action::Farm);
        let asked = play.board().step == Step::Confirm { family: Blue };
        assert_eq!(asked, confirmed, "version {rules}");
        // Two are paid for the die, and half of 5 comes in.
        assert_eq!(play.player(Green).deniers > 0, !asked);
        assert_eq!(play.player(Blue).deniers, 3);
    }
}

/// 4: dice and cube are put back by clicking them.
#[test]
fn section_4_what_was_taken_is_put_back_by_clicking_it() {
    let scene = |rules| {
        Scene::of(rules)
            .die(Blue, Yellow, 1, 5)
            .die(Blue, Yellow, 2, 4)
            .cubes(Blue, Priest, 1)
            .citizen(Blue, Building::Palace, 1)
    };
    let mut play = scene(2).load();
    play.take(Yellow, &[1]);
    let space_of = die(Yellow, 1);
    assert_eq!(
        play.refused(Action::Die(space_of)),
        ("4", Reason::Chosen { space: space_of })
    );
    let mut play = scene(3).load();
    let before = play.state().clone();
    play.take(Yellow, &[1, 2]).act(Action::Cube(Priest));
    assert_eq!(play.board().plan.group.total, 5 + 4 + 6);
    play.act(Action::Cube(Priest)).take(Yellow, &[1]);
    assert_eq!(play.board().plan.group.total, 4);
    let citizen = Action::From(Source::Space(space(Building::Palace, 1)));
    play.act(citizen);
    assert_eq!(
        play.refused(Action::Die(die(Yellow, 1))),
        ("4.4", Reason::CitizenChosen)
    );
    assert_eq!(play.refused(Action::Farm), ("4.4", Reason::CitizenChosen));
    play.0.undo(engine::Seat(0)).expect("nothing was rolled");
    play.take(Yellow, &[2]);
    assert_eq!(play.state(), &before, "as if nothing had been taken");
}

/// 4.1, 4.4: a citizen comes from the personal supply unless another one is chosen first.
#[test]
fn section_4_4_the_personal_supply_is_the_default() {
    let scene = |rules| {
        Scene::of(rules)
            .citizen(Blue, Building::Palace, 2)
            .die(Blue, Red, 1, 5)
    };
    let mut play = scene(2).load();
    play.take(Red, &[1]).act(Action::Place(Building::Palace));
    assert_eq!(play.board().step, Step::Citizen { family: Blue });
    let mut play = scene(3).load();
    let supply = play.player(Blue).supply;
    play.take(Red, &[1]).act(Action::Place(Building::Palace));
    assert_eq!(play.citizen(Building::Palace, 5), Some(Blue));
    assert_eq!(play.player(Blue).supply, supply - 1);
    let mut play = scene(3).load();
    let second = Source::Space(space(Building::Palace, 2));
    play.take(Red, &[1])
        .acts(&[Action::From(second), Action::Place(Building::Palace)]);
    assert_eq!(play.citizen(Building::Palace, 2), None);
    assert_eq!(play.player(Blue).supply, supply);
    // Without anybody in the supply it is asked as before.
    let mut play = scene(3)
        .board(|board| board.players[Blue].supply = 0)
        .reserve(Blue, 8)
        .citizen(Blue, Building::CityHall, 1)
        .citizen(Blue, Building::CityHall, 2)
        .citizen(Blue, Building::CityHall, 3)
        .load();
    play.take(Red, &[1]);
    assert_eq!(
        play.refused(Action::From(second)),
        ("4.4", Reason::SayWhatFor)
    );
    play.act(Action::Place(Building::Palace));
    assert_eq!(play.board().step, Step::Citizen { family: Blue });
}

/// 4.4: where it does not matter which citizen moves up in a row, nobody is asked.
#[test]
fn section_4_4_citizens_of_one_row_are_alike() {
    for (rules, asked) in [(2, true), (3, false)] {
        let mut play = Scene::of(rules)
            .die(Blue, Yellow, 1, 1)
            .citizen(Blue, Building::CityHall, 1)
            .citizen(Blue, Building::CityHall, 2)
            .citizen(Blue, Building::CityHall, 3)
            .expelled(Blue, Building::CityHall)
            .influence(Blue, 0)
            .reserve(Blue, 8)
            .load();
        play.take(Yellow, &[1])
            .act(Action::Place(Building::CityHall));
        let citizen = matches!(play.board().step, Step::Citizen { .. });
        assert_eq!(citizen, asked, "version {rules}");
    }
}

/// 4.1: as often as possible stands first, and no more often than it is of use.
#[test]
fn section_4_1_as_often_as_possible_stands_first() {
    let scene = |rules| {
        Scene::of(rules)
            .tradesman(Blue, Hunting)
            .die(Blue, Red, 1, 6)
            .die(Blue, Red, 2, 6)
            .influence(Blue, 16)
    };
    let mut play = scene(2).load();
    play.take(Red, &[1, 2]).act(Action::Activate(Hunting));
    assert_eq!(play.legal(), [1, 2, 3].map(Action::Times));
    let mut play = scene(3).load();
    play.take(Red, &[1, 2]).act(Action::Activate(Hunting));
    assert_eq!(play.legal(), [2, 1].map(Action::Times));
    assert_eq!(
        play.refused(Action::Times(3)),
        ("4.1", Reason::NothingMore { most: 2 })
    );
}

/// Influence: what goes beyond 20 is lost, and the log tells what came.
#[test]
fn section_influence_above_twenty_is_lost_and_told() {
    for rules in [2, 3] {
        let mut play = Scene::of(rules)
            .tradesman(Blue, Hunting)
            .die(Blue, Red, 1, 4)
            .influence(Blue, 19)
            .load();
        play.take(Red, &[1]);
        let view = play
            .0
            .game()
            .view(play.state(), Viewer::Seat(engine::Seat(0)));
        let told = play.0.game().prospect(&view, Action::Activate(Hunting));
        let told = told.expect("it can be activated");
        assert_eq!((told.influence, told.surplus), (1, 2));
        play.acts(&[Action::Activate(Hunting), Action::Times(1)]);
        assert_eq!(play.player(Blue).influence, 20);
        assert!(play.saw(Event::GotInfluence {
            family: Blue,
            amount: 1,
            surplus: 2
        }));
    }
}

fn three_cubes(rules: u16) -> Play {
    let mut play = Scene::of(rules)
        .card(Diplomat)
        .tradesman(Blue, Diplomat)
        .die(Blue, Red, 1, 6)
        .threat(War, &[Green, Green])
        .threat(NormanAttack, &[])
        .influence(Blue, 5)
        .load();
    play.take(Red, &[1])
        .acts(&[Action::Activate(Diplomat), Action::Times(3)]);
    play
}

/// 4.3: several cubes come to one event in one step.
#[test]
fn section_4_3_cubes_are_placed_by_event() {
    let mut play = three_cubes(2);
    assert!(play.may(Action::Combat(War)));
    assert!(!play.may(Action::Cubes(War, 1)));
    let mut play_on = three_cubes(3);
    assert!(!play_on.may(Action::Combat(War)));
    // War has two free banners; as many as possible stand first.
    assert_eq!(
        play_on.legal(),
        [
            Action::Cubes(Marauding, 3),
            Action::Cubes(Marauding, 2),
            Action::Cubes(Marauding, 1),
            Action::Cubes(War, 2),
            Action::Cubes(War, 1),
            Action::Cubes(NormanAttack, 3),
            Action::Cubes(NormanAttack, 2),
            Action::Cubes(NormanAttack, 1),
            Action::Done,
        ]
    );
    assert_eq!(
        play_on.refused(Action::Cubes(War, 3)),
        ("4.3", Reason::Banners { free: 2 })
    );
    play_on.act(Action::Cubes(War, 2));
    assert!(!play_on.board().threatens(War));
    play_on.act(Action::Cubes(NormanAttack, 1));
    assert_eq!(play_on.family(), Some(Green));
    play.acts(&[
        Action::Combat(War),
        Action::Combat(War),
        Action::Combat(NormanAttack),
    ]);
    assert_eq!(play.board().row, play_on.board().row);
}

/// 4.3: cubes that were paid for are given up after a second question only.
#[test]
fn section_4_3_giving_cubes_up_is_confirmed() {
    let mut play = three_cubes(2);
    play.act(Action::Done);
    assert_eq!(play.family(), Some(Green));
    let mut play = three_cubes(3);
    play.act(Action::Done);
    assert_eq!(
        play.board().step,
        Step::GiveUp {
            family: Blue,
            left: 3
        }
    );
    assert!(play.may(Action::Cubes(War, 2)));
    play.act(Action::Confirm);
    assert_eq!(play.family(), Some(Green));
    assert!(play.saw(Event::GaveUp {
        family: Blue,
        cubes: 3
    }));
}

/// 3: where all dice are needed and nothing else can be done, nothing is asked.
#[test]
fn section_3_a_forced_defence_is_not_asked() {
    let scene = |rules, influence| {
        Scene::of(rules)
            .die(Blue, Red, 1, 6)
            .die(Green, White, 1, 3)
            .die(Green, Yellow, 1, 2)
            .influence(Green, influence)
            .black(Blue, &[6, 5])
            .load()
    };
    for (rules, influence, asked) in [(2, 0, true), (3, 0, false), (3, 1, true)] {
        let mut play = scene(rules, influence);
        play.acts(&[Action::Die(die(Red, 1)), Action::Confirm]);
        let countering = matches!(play.board().step, Step::Counter { family: Green, .. });
        assert_eq!(countering, asked, "version {rules}, influence {influence}");
    }
    // A chosen die can be put back.
    let scene = |rules| {
        Scene::of(rules)
            .die(Blue, White, 1, 3)
            .die(Blue, White, 2, 3)
            .die(Blue, White, 3, 3)
            .black(Blue, &[5])
            .load()
    };
    let mut play = scene(3);
    let before = play.state().clone();
    play.act(Action::Die(die(White, 1)))
        .act(Action::Die(die(White, 1)));
    assert_eq!(play.state(), &before);
    // Enough is enough.
    for (rules, asked) in [(2, true), (3, false)] {
        let mut play = scene(rules);
        play.act(Action::Die(die(White, 1)))
            .act(Action::Die(die(White, 2)));
        let countering = matches!(play.board().step, Step::Counter { .. });
        assert_eq!(countering, asked, "version {rules}");
    }
}

/// 4.1: a cube is put back only if the dice can be paid without it.
#[test]
fn section_4_1_the_tithe_is_kept_where_it_is_needed() {
    let mut play = Scene::new()
        .card(Tithe)
        .cubes(Blue, Tithe, 1)
        .die(Green, Yellow, 1, 5)
        .deniers(Blue, 1)
        .load();
    play.act(Action::Cube(Tithe)).take(Yellow, &[1]);
    assert_eq!(
        play.refused(Action::Cube(Tithe)),
        ("4", Reason::Deniers { needed: 2, has: 1 })
    );
    play.take(Yellow, &[1]).act(Action::Cube(Tithe));
    assert_eq!(play.board().step, Step::Turn { family: Blue });
}

/// Jousting: everybody who is tied with an activator that nobody beats scores; two options have it otherwise.
#[test]
fn section_4_1_jousting_rewards_all_who_are_tied() {
    let points = |rules, contests: &str, green: u8| {
        let game = game_of(rules, 4, &[("contests", contests)]);
        let mut play = Scene::begin(game)
            .card(Jousting)
            .tradesman(Blue, Jousting)
            .die(Blue, Red, 1, 6)
            .die(Blue, Red, 2, 3)
            .die(Green, Red, 4, green)
            .load();
        play.take(Red, &[1])
            .acts(&[Action::Activate(Jousting), Action::Times(1)]);
        [Blue, Green].map(|family| play.player(family).points)
    };
    assert_eq!(points(3, "by-card", 3), [2, 2]);
    assert_eq!(points(3, "by-card", 4), [0, 0]);
    assert_eq!(points(3, "activator", 3), [2, 0]);
    assert_eq!(points(3, "all-leaders", 4), [0, 2]);
    assert_eq!(points(2, "by-card", 3), [2, 0]);
    assert_eq!(points(2, "activator", 3), [2, 0]);
}

/// Procession: only the activator, by default in both versions.
#[test]
fn section_4_1_procession_rewards_the_activator() {
    for rules in [2, 3] {
        let mut play = Scene::of(rules)
            .no_dice()
            .card(Procession)
            .tradesman(Blue, Procession)
            .die(Blue, White, 1, 6)
            .die(Blue, White, 2, 1)
            .die(Green, Red, 1, 6)
            .load();
        play.take(White, &[1])
            .acts(&[Action::Activate(Procession), Action::Times(1)]);
        assert_eq!([Blue, Green].map(|one| play.player(one).points), [2, 0]);
    }
}

/// Disruption of the Works: the highest level first, or the highest number.
#[test]
fn section_3_disruption_in_either_order() {
    for (rules, order, gone) in [
        (2, "number-first", (2, 1)),
        (3, "level-first", (2, 1)),
        (3, "number-first", (1, 6)),
    ] {
        let play = Scene::begin(game_of(rules, 4, &[("disruption", order)]))
            .threat(EventCard::DisruptionOfTheWorks, &[])
            .cathedral(Blue, 1, 1)
            .cathedral(Blue, 2, 1)
            .cathedral(Green, 1, 6)
            .next_round(|_| true);
        let found = play.events().into_iter().find_map(|event| match event {
            Event::Demolished { level, column, .. } => Some((level, column)),
            _ => None,
        });
        assert_eq!(found, Some(gone), "version {rules}, {order}");
    }
}

/// Set-up: who begins is drawn, or agreed; in earlier versions it was the first seat.
#[test]
fn section_set_up_who_begins() {
    let first = |rules, start: &str, number| {
        let game = game_of(rules, 3, &[("start-player", start)]);
        let playing = Playing::new(game, Seed::from_number(number));
        let board = &playing.state().board;
        assert_eq!(
            board.step,
            Step::Settle {
                family: board.start
            }
        );
        board.start
    };
    let drawn: Vec<Family> = (0..40).map(|number| first(3, "drawn", number)).collect();
    for family in [Blue, Green, Orange] {
        assert!(drawn.contains(&family));
    }
    assert!(!drawn.contains(&Natural));
    for number in 0..5 {
        assert_eq!(first(3, "seat-2", number), Green);
        assert_eq!(first(2, "seat-2", number), Blue);
        assert_eq!(first(2, "drawn", number), Blue);
    }
    // There is no fourth seat.
    let anybody: Vec<Family> = (0..40).map(|number| first(3, "seat-4", number)).collect();
    assert!(anybody.iter().any(|&family| family != anybody[0]));
    // Whoever begins, the others follow to the left.
    let mut play = Play(Playing::new(
        game_of(3, 3, &[("start-player", "seat-2")]),
        Seed::from_number(1),
    ));
    let mut order = Vec::new();
    while let Step::Settle { family } = play.board().step {
        order.push(family);
        let action = play.legal()[0];
        play.act(action);
    }
    assert_eq!(order[..6], [Green, Orange, Blue, Blue, Orange, Green]);
    assert!(play.saw(Event::StartPlayer { family: Green }));
}

/// Every place that a turn is about answers "why not?".
#[test]
fn section_4_every_place_has_an_answer_at_the_beginning_of_a_turn() {
    let play = Scene::new().die(Blue, Red, 1, 1).threat(War, &[]).load();
    let (game, state) = (play.0.game(), play.state());
    let seat = engine::Seat(0);
    let mut asked = Vec::new();
    game.candidates(state, seat, &mut asked);
    game.unavailable(state, seat, &mut asked);
    for action in [
        Action::Activate(Archer),
        Action::Combat(War),
        Action::Combat(Marauding),
        Action::Build,
        Action::Farm,
        Action::Place(Building::Palace),
        Action::From(Source::Supply),
        Action::From(Source::Reserve),
        Action::From(Source::Space(space(Building::Palace, 1))),
        Action::From(Source::Expelled(Building::CityHall)),
    ] {
        assert!(asked.contains(&action), "{action:?}");
        assert_eq!(play.refused(action), ("4", Reason::NoDice));
    }
}

/// A view names what it shows: there is no number in it that stands for a set.
#[test]
fn views_name_what_they_show() {
    let play = Scene::new()
        .expelled(Green, Building::Palace)
        .die(Blue, Red, 1, 3)
        .black(Blue, &[6, 1])
        .load();
    let game = play.0.game();
    let view = game.view(play.state(), Viewer::Seat(engine::Seat(0)));
    let json = serde_json::to_value(&view).expect("a view can be written");
    let own = play.state().characters[Blue].first().expect("one");
    assert_eq!(json["characters"]["blue"], serde_json::json!([own.id()]));
    assert_eq!(
        json["board"]["expelled"]["palace"],
        serde_json::json!(["green"])
    );
    assert_eq!(
        json["board"]["step"]["counter"]["black"],
        serde_json::json!([0])
    );
    // States that were written with numbers are still read.
    let mut old = serde_json::to_value(play.state()).expect("a state can be written");
    old["board"]["expelled"]["palace"] = 2.into();
    old["board"]["step"]["counter"]["black"] = 1.into();
    let read: troyes_rules::State = serde_json::from_value(old).expect("an older form");
    assert_eq!(&read, play.state());
}

/// Games of the first two versions can still be opened, with their own options.
#[test]
fn earlier_versions_are_known() {
    for rules in 1..=Troyes::RULES {
        let mut setup = Setup::new::<Troyes>(2);
        setup.rules = rules;
        assert!(Troyes::open(&setup).is_ok());
    }
}
