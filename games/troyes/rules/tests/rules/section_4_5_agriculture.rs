//! Action 5: agriculture.

use troyes_rules::{Action, Colour, Family, Reason};

use crate::scene::Scene;

use Colour::*;
use Family::*;

#[test]
fn half_the_yellow_total_without_a_tradesman() {
    for (values, deniers) in [(&[5][..], 2), (&[6, 6, 5], 8), (&[1], 0)] {
        let mut scene = Scene::new().deniers(Blue, 0);
        let mut numbers = Vec::new();
        for (number, &value) in (1..).zip(values) {
            scene = scene.die(Blue, Yellow, number, value);
            numbers.push(number);
        }
        let mut play = scene.load();
        play.take(Yellow, &numbers)
            .acts(&[Action::Farm, Action::Confirm]);
        assert_eq!(play.player(Blue).deniers, deniers);
        assert_eq!(play.board().tradesmen(Blue), 0);
        assert_eq!(play.family(), Some(Green));
    }
}

#[test]
fn only_yellow_dice_till_the_fields() {
    let mut play = Scene::new().die(Blue, White, 1, 6).load();
    play.take(White, &[1]);
    assert_eq!(
        play.refused(Action::Farm),
        ("4.5", Reason::WrongColour { colour: Yellow })
    );
}
