//! Whole games at random: everything that comes up is said, and two choices never read the same.

use dutch_revolt_words::DutchRevoltWords;
use std::collections::BTreeSet;

use dutch_revolt_rules::{Action, Chit, DutchRevolt, Event, State, Step};
use engine::{Cause, Game, Options, Rng, Seat, Setup, Viewer};
use words::{Lang, Players, Speak};

use crate::{check_sentence, check_text, check_texts, rule_numbers};

pub(crate) fn open(rng: &mut Rng) -> DutchRevolt {
    let setup = Setup {
        options: Options::random(DutchRevolt::OPTIONS, rng),
        rules: 1 + rng.below(usize::from(DutchRevolt::RULES)) as u16,
        ..Setup::new::<DutchRevolt>(2)
    };
    DutchRevolt::open(&setup).expect("the game's own data are sound")
}

/// Plays a game at random, chits rather than not, and shows every position to the listener.
pub(crate) fn play(
    game: &DutchRevolt,
    rng: &mut Rng,
    mut listen: impl FnMut(&State, &[Event]),
) -> State {
    let mut log = Vec::new();
    let mut choices = Vec::new();
    let mut state = game.start(rng.seed(), &mut log);
    while let Some(seat) = game.to_act(&state).first() {
        listen(&state, &log);
        log.clear();
        game.legal(&state, seat, &mut choices);
        if rng.below(2) == 0 && choices.iter().any(|&action| is_chit(action)) {
            choices.retain(|&action| is_chit(action));
        }
        let action = choices[rng.below(choices.len())];
        game.apply(&mut state, seat, action, &mut log);
    }
    listen(&state, &log);
    state
}

fn is_chit(action: Action) -> bool {
    matches!(action, Action::Play(_))
}

fn viewers() -> impl Iterator<Item = Viewer> {
    let seats = Seat::all(2).map(Viewer::Seat);
    seats.chain([Viewer::Spectator])
}

#[test]
fn prompts_and_choices_are_said_in_every_language() {
    let mut rng = Rng::new(1566);
    let rules = rule_numbers();
    let mut asked_about = BTreeSet::new();
    for _ in 0..12 {
        let game = open(&mut rng);
        let mut choices = Vec::new();
        play(&game, &mut rng, |state, _| {
            let Some(seat) = game.to_act(state).first() else {
                return;
            };
            let view = game.view(state, Viewer::Seat(seat));
            let what = format!("{:?}", state.board.step);
            if let Step::Effect(effect) = state.board.step {
                asked_about.insert(effect.chit);
            }
            for viewer in viewers() {
                let view = game.view(state, viewer);
                check_texts(&what, |lang| {
                    DutchRevoltWords::prompt(lang, Players::NONE, &game, &view, seat).text
                });
            }
            game.legal(state, seat, &mut choices);
            for lang in Lang::ALL {
                let prompt = DutchRevoltWords::prompt(lang, Players::NONE, &game, &view, seat);
                check_sentence(&what, &prompt.text);
                assert!(rules.iter().any(|number| number == prompt.rule), "{what}");
                let labels: BTreeSet<String> = choices
                    .iter()
                    .map(|&action| DutchRevoltWords::choice(lang, &game, &view, action))
                    .collect();
                assert_eq!(labels.len(), choices.len(), "{what}: {labels:?}");
                for label in &labels {
                    check_text(&what, label);
                }
            }
        });
    }
    let silent = [
        Chit::Crusade,
        Chit::EnglishExpedition,
        Chit::FrenchIntervention,
        Chit::NoEvent,
        Chit::SeaBeggars,
        Chit::SpanishArmada,
        Chit::TenthPenny,
        Chit::TreasureFleet,
        Chit::Truce,
        Chit::WarWithTurkey,
    ];
    let expected: BTreeSet<Chit> = Chit::ALL
        .into_iter()
        .filter(|chit| !silent.contains(chit))
        .collect();
    assert_eq!(asked_about, expected, "every chit that asks has asked");
}

#[test]
fn whoever_asks_why_not_gets_an_answer_and_a_rule() {
    let mut rng = Rng::new(1572);
    let rules = rule_numbers();
    for _ in 0..4 {
        let game = open(&mut rng);
        let mut candidates = Vec::new();
        play(&game, &mut rng, |state, _| {
            let Some(seat) = game.to_act(state).first() else {
                return;
            };
            let view = game.view(state, Viewer::Seat(seat));
            candidates.clear();
            game.candidates(state, seat, &mut candidates);
            for &action in &candidates {
                let Err(rejection) = game.check(state, seat, action) else {
                    continue;
                };
                let what = format!("{action:?} at {:?}", state.board.step);
                check_text(
                    &what,
                    &DutchRevoltWords::choice(Lang::Nl, &game, &view, action),
                );
                if let Cause::Game(reason) = &rejection.cause {
                    check_sentence(&what, &DutchRevoltWords::reason(Lang::Hu, &game, reason));
                    let known = rules.iter().any(|number| number == rejection.rule);
                    assert!(known, "{what}: {}", rejection.rule);
                }
            }
        });
    }
}

#[test]
fn the_log_is_told_in_every_language() {
    let mut rng = Rng::new(1588);
    for _ in 0..4 {
        let game = open(&mut rng);
        let over = play(&game, &mut rng, |_, log| {
            for event in log {
                let what = format!("{event:?}");
                let text = |lang| {
                    DutchRevoltWords::event(lang, Players::NONE, &game, event).map(|line| line.text)
                };
                check_texts(&what, |lang| text(lang).expect("an open event has a line"));
            }
        });
        let outcome = game.outcome(&over).expect("the game is over");
        check_texts("result", |lang| {
            DutchRevoltWords::result(lang, Players::NONE, &game, &outcome)
        });
    }
}

#[test]
fn the_position_keeps_the_secrets() {
    let mut rng = Rng::new(1609);
    let game = open(&mut rng);
    play(&game, &mut rng, |state, _| {
        for viewer in viewers() {
            let view = game.view(state, viewer);
            let position = DutchRevoltWords::position(Lang::En, &game, &view);
            let own = position.lines().find(|line| line.starts_with("Your chits"));
            assert_eq!(own.is_some(), viewer != Viewer::Spectator);
            let own = own.unwrap_or_default();
            for chit in Chit::ALL {
                let name = dutch_revolt_words::chit(Lang::En, chit);
                assert_eq!(own.contains(name), view.own_chits().has(chit), "{own}");
            }
        }
    });
}
