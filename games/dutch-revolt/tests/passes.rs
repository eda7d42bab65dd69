//! 5.0: who does not want to be asked for events is passed for, and nobody can tell.

use engine::{Automatic, Header, Seed};
use serde_json::json;
use words::Lang;

#[test]
fn s5_0_whoever_is_not_to_be_asked_is_passed_for_later() {
    let game = dutch_revolt::game();
    let (mut silent, mut passes) = (0, 0);
    for number in 0..5 {
        let header = Header {
            seed: Some(Seed::from_number(number)),
            ..game.header(2)
        };
        let mut playing = game.open(header).expect("two can play");
        for _ in 0..300 {
            let Some(seat) = playing.to_act().first() else {
                break;
            };
            let decision = playing.decision(seat, Lang::En).expect("asked");
            let choices: Vec<_> = decision.choices.iter().map(|one| &one.action).collect();
            let never = choices.iter().position(|one| **one == json!("ask never"));
            silent += u32::from(never.is_some());
            if playing.shields(seat) && choices.len() == 1 {
                assert_eq!(playing.automatic(seat), Some(Automatic::Later));
                assert_eq!(choices, [&json!("pass")]);
                passes += 1;
            } else {
                assert_ne!(playing.automatic(seat), Some(Automatic::Later));
            }
            let choice = never.unwrap_or(choices.len() - 1);
            playing.play_choice(seat, choice).expect("listed");
        }
    }
    assert!(silent > 5 && passes > 20, "{silent}, {passes}");
}
