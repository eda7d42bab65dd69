//! The scale of a game.

use bots::Scale;
use testkit::Toy;

#[test]
fn a_game_that_was_not_measured_has_steps_without_ratings() {
    let scale = Scale::of::<Toy>();
    assert_eq!(scale.games, 0);
    let names: Vec<String> = scale.steps.iter().map(|step| step.level.name()).collect();
    assert_eq!(names[..3], ["easy", "medium", "hard-10it"]);
    assert_eq!(names.len(), 7);
    for step in &scale.steps {
        assert!(step.rating.is_none() && step.level.is_fixed(), "{step:?}");
    }
}
