//! What programs read, and the rules that the log names.

use engine::{Game, Rng, Seed, Set, Viewer};
use kaiser_rules::{Colour, Event, Occasion, Step};

use crate::scene::{Scene, game};

#[test]
fn a_view_tells_how_many_spaces_each_electorate_has() {
    let play = Scene::new(Step::Act).load();
    let view = play.0.game().view(play.0.state(), Viewer::Spectator);
    let json = serde_json::to_value(&view).expect("a view can be written");
    for (electorate, spaces) in play.0.game().data().spaces {
        let told = &json["spaces"][electorate.id()];
        assert_eq!(told["noble"], spaces.noble);
        assert_eq!(told["castle"], spaces.castle);
        assert_eq!(told["city"], spaces.city);
    }
}

#[test]
fn the_winners_are_told_by_name() {
    let event = Event::Ended {
        winners: Set::only(Colour::Green).with(Colour::Blue),
        points: enum_map::EnumMap::default(),
    };
    let json = serde_json::to_value(event).expect("an event can be written");
    assert_eq!(json["winners"], serde_json::json!(["green", "blue"]));
}

#[test]
fn set_up_what_is_placed_names_the_set_up_as_its_rule() {
    for (start, seed) in [("placed", 1), ("quick", 2)] {
        let game = game(4, &[("start", start)]);
        let mut log: Vec<Event> = Vec::new();
        let mut state = game.start(Seed::from_number(seed), &mut log);
        let (mut rng, mut choices) = (Rng::new(seed), Vec::new());
        while state.board.round == 0 {
            let seat = game.to_act(&state).first().expect("somebody places");
            game.legal(&state, seat, &mut choices);
            let action = choices[rng.below(choices.len())];
            game.apply(&mut state, seat, action, &mut log);
        }
        let occasions = log.iter().filter_map(|event| match event {
            Event::ImperialPlaced { occasion, .. }
            | Event::Enthroned { occasion, .. }
            | Event::Settled { occasion, .. }
            | Event::Posted { occasion, .. } => Some(*occasion),
            _ => None,
        });
        let rules: Vec<&str> = occasions.map(Occasion::rule).collect();
        // A city, an emperor, and three nobles and a knight for each of four players.
        assert_eq!(rules, ["Set-up"; 18], "{start}");
    }
}
