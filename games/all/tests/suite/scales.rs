//! The scales that come with the games.

use std::collections::BTreeSet;

use bots::{ANCHOR, Level, Scale, Think};
use catalog::{GameParts, GameVisitor};
use engine::Seed;

#[test]
fn every_scale_can_be_read_and_goes_from_weak_to_strong() {
    struct Read;
    impl GameVisitor for Read {
        fn visit<P: GameParts>(&mut self) {
            let Some(file) = P::Bot::scale_file() else {
                return;
            };
            let scale = Scale::read(file.text()).expect("a scale");
            assert!((6..=12).contains(&scale.steps.len()), "{scale:?}");
            let levels: BTreeSet<Level> = scale.steps.iter().map(|step| step.level).collect();
            assert_eq!(levels.len(), scale.steps.len(), "{scale:?}");
            assert!(scale.games > 0 && scale.rules > 0, "{scale:?}");
            assert_eq!(scale.sides.len(), usize::from(scale.players), "{scale:?}");
            assert_eq!(scale.rating(Level::Medium).map(f64::from), Some(ANCHOR));
            assert!(
                scale.steps.is_sorted_by_key(|step| step.rating),
                "{scale:?}"
            );
            for step in &scale.steps {
                let (rating, [low, high]) = (
                    step.rating.expect("a rating"),
                    step.interval.expect("an interval"),
                );
                assert!(low <= rating && rating <= high, "{step:?}");
            }
        }
    }
    games::visit(&mut Read);
}

#[test]
fn every_bot_of_a_scale_does_the_same_again() {
    for kind in games::all().kinds() {
        for step in &kind.scale().steps {
            let mut header = kind.header(*kind.seats().start());
            header.seed = Some(Seed::from_number(7));
            let playing = kind.open(header).expect("a table");
            let seat = playing.to_act().first().expect("somebody");
            let choice = || playing.bot_choice(seat, step.level, 5);
            assert!(choice().is_some(), "{} {}", kind.id(), step.level);
            assert_eq!(choice(), choice(), "{} {}", kind.id(), step.level);
        }
    }
}
