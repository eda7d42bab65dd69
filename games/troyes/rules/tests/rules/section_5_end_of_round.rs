//! Phase 5: the end of the round.

use troyes_rules::{Action, Building, Colour, Event, Family};

use crate::scene::Scene;

use Colour::*;
use Family::*;

#[test]
fn the_round_ends_when_all_have_passed() {
    let mut play = Scene::new()
        .passed(Green)
        .passed(Orange)
        .passed(Natural)
        .load();
    play.act(Action::Pass);
    assert_eq!(play.board().round, 4);
    assert!(play.saw(Event::TookPurse {
        family: Green,
        amount: 2
    }));
    assert!(
        Family::PLAYERS
            .iter()
            .all(|&family| !play.player(family).passed)
    );
}

#[test]
fn the_round_ends_when_no_die_is_left() {
    let mut play = Scene::new().no_dice().die(Blue, Yellow, 1, 4).load();
    play.take(Yellow, &[1])
        .acts(&[Action::Farm, Action::Confirm]);
    assert_eq!(play.board().round, 4);
}

#[test]
fn the_next_player_leads_the_next_round() {
    let play = Scene::new().next_round(|_| true);
    assert_eq!(play.board().start, Natural);
    assert!(play.saw(Event::RoundBegan {
        round: 4,
        start: Natural
    }));
}

#[test]
fn expelled_citizens_go_home() {
    let play = Scene::new()
        .expelled(Blue, Building::Palace)
        .expelled(Blue, Building::CityHall)
        .expelled(Neutral, Building::Palace)
        .next_round(|play| {
            // No neutral citizen came in again.
            let events = play.events();
            !events
                .iter()
                .any(|event| matches!(event, Event::NeutralCame { .. }))
        });
    assert!(play.expelled(Building::Palace).is_empty());
    assert_eq!(play.player(Blue).supply, 4);
    assert_eq!(play.player(Neutral).reserve, 8);
}

#[test]
fn dice_that_were_not_used_are_gone() {
    let play = Scene::new().die(Blue, Yellow, 1, 6).next_round(|_| true);
    assert!(!play.board().has_dice(Blue));
}
