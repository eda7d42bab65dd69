//! What is told of an action before it is carried out.

use engine::{Game, Seat, Viewer};
use troyes_rules::{Action, Activity, Building, Colour, Family, Prospect, Source};

use crate::scene::{Play, Scene, space};

use Activity::*;
use Colour::*;
use Family::*;

fn told(play: &Play, action: Action) -> Prospect {
    let game = play.0.game();
    let view = game.view(play.state(), Viewer::Seat(Seat(0)));
    game.prospect(&view, action).expect("it is allowed")
}

/// Influence: who has 20 is told that the Innkeeper's influence is lost, in every version.
#[test]
fn section_influence_the_innkeeper_warns_at_twenty() {
    for rules in [2, 3] {
        let mut play = Scene::of(rules)
            .card(Innkeeper)
            .tradesman(Blue, Innkeeper)
            .die(Blue, Yellow, 1, 4)
            .deniers(Blue, 5)
            .influence(Blue, 20)
            .load();
        play.take(Yellow, &[1]);
        let told = told(&play, Action::Activate(Innkeeper));
        assert_eq!((told.influence, told.surplus), (0, 2), "version {rules}");
        assert_eq!(told.deniers, -2);
    }
}

/// 4.1: the cubes that the Diplomat promises are those that each way to hire really brings.
#[test]
fn section_4_1_the_diplomat_promises_what_each_way_to_hire_brings() {
    let hired = |source: Source| {
        let mut play = Scene::new()
            .card(Diplomat)
            .citizen(Blue, Building::Palace, 1)
            .citizen(Blue, Building::Palace, 2)
            .citizen(Blue, Building::Palace, 3)
            .citizen(Blue, Building::Palace, 4)
            .reserve(Blue, 8)
            .die(Blue, Red, 1, 6)
            .deniers(Blue, 9)
            .influence(Blue, 4)
            .load();
        play.take(Red, &[1]).act(Action::Activate(Diplomat));
        let told = told(&play, Action::From(source));
        play.act(Action::From(source));
        let most = match play.legal().first() {
            Some(&Action::Times(most)) => most,
            other => panic!("{other:?}"),
        };
        (told.cubes, most)
    };
    let moved = Source::Space(space(Building::Palace, 1));
    assert_eq!(hired(moved), (3, 3));
    // Two of the influence go to the citizen.
    assert_eq!(hired(Source::Reserve), (2, 2));
}
