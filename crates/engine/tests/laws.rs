//! The conformance suite passes a game that keeps the laws, and notices every law that is broken.

use std::panic::catch_unwind;

use engine::conformance::{Suite, Tampering};
use engine::{Game, Playing, Seat, Seed, Setup, UndoRefusal};
use testkit::{Action, Field, Toy, flaw};

/// Enough that every law is tried at every kind of moment.
const SUITE: Suite = Suite {
    games: 60,
    first: 0,
    probe_every: 2,
    longest: 300,
};

const TAMPERING: Tampering = Tampering {
    number: 1,
    trials: 3_000,
    decisions: 300,
    look_every: 1,
    least: 200,
};

#[test]
fn a_game_that_keeps_the_laws_passes() {
    TAMPERING.states::<Toy>();
    TAMPERING.data::<Toy>();
    let report = SUITE.run::<Toy>();
    assert_eq!(report.games, SUITE.games);
    assert!(report.probes > SUITE.games, "{report:?}");
    assert!(report.results.contains_key("won"), "{report:?}");
}

/// What the suite says about a toy with this flaw.
fn verdict<const FLAW: u8>() -> String {
    let panic = catch_unwind(|| {
        SUITE.run::<Toy<FLAW>>();
        TAMPERING.states::<Toy<FLAW>>();
        TAMPERING.data::<Toy<FLAW>>();
    });
    let panic = panic.expect_err("the suite noticed nothing");
    match panic.downcast::<String>() {
        Ok(text) => *text,
        Err(other) => other.downcast_ref::<&str>().unwrap_or(&"").to_string(),
    }
}

macro_rules! notices {
    ($($test:ident: $flaw:ident => $($message:literal)|+;)*) => {
        $(
            #[test]
            fn $test() {
                let verdict = verdict::<{ flaw::$flaw }>();
                let known = [$($message),+];
                assert!(known.iter().any(|known| verdict.contains(known)), "{verdict}");
            }
        )*

        #[test]
        fn every_flaw_has_its_test() {
            let mut tested = vec![$(flaw::$flaw),*];
            tested.sort_unstable();
            assert_eq!(tested, flaw::ALL.collect::<Vec<_>>());
        }
    };
}

notices! {
    notices_a_secret_in_a_view: SECRET_IN_VIEW => "would see something else";
    notices_a_secret_in_the_log: SECRET_IN_LOG => "instead of";
    notices_the_seed_in_a_view: SEED_IN_VIEW => "the seed is in a view";
    notices_what_is_allowed_and_not_listed: UNLISTED => "Throw listed: false, judged: true";
    notices_what_is_allowed_and_left_out: LEFT_OUT => "and is offered [Throw]";
    notices_what_is_listed_twice: LISTED_TWICE => "Hold is listed twice";
    notices_a_dead_end: DEAD_END => "dead end" | "0 choices";
    notices_a_game_without_end: ENDLESS => "the game does not end" | "every choice leads to the same position";
    notices_an_end_without_result: NO_RESULT => "over without a result" | "a result when nobody is to act";
    notices_what_gets_lost_in_a_file: LOSSY => "JSON changed the state";
    notices_a_die_that_could_be_taken_back: HIDDEN_DIE => "learns from the log";
    notices_a_secret_that_could_be_taken_back: HIDDEN_REVEAL => "learns from the log";
    notices_what_cannot_be_repeated: UNREPEATABLE => "lead to another";
    notices_faults_in_reachable_states: FAULTY => "WrongRound";
    notices_a_guess_that_does_not_fit: WRONG_GUESS => "determinized";
    notices_that_states_are_let_in_unseen: TRUSTS_STATES => "astray went";
    notices_that_data_files_are_let_in_unseen: TRUSTS_DATA => "astray went";
    notices_a_secret_beside_a_view: SECRET_BESIDE_VIEW => "always knows the purse of others";
    notices_a_secret_deal_in_the_log: DEAL_IN_LOG => "another start";
    notices_a_secret_roll_in_the_log: ROLL_IN_LOG => "with other dice";
    notices_a_secret_in_a_reason: SECRET_IN_REASON => "learns from asking about";
    notices_a_secret_in_what_can_be_asked_about: SECRET_IN_QUESTIONS => "learns from what can be asked about";
    notices_a_secret_that_is_not_declared: UNDECLARED_SECRET => "and `hidden` lists nothing";
    notices_a_question_without_meaning: EMPTY_QUESTION => "every choice leads to the same position";
}

#[test]
fn a_question_that_keeps_a_secret_may_have_no_meaning() {
    SUITE.run::<Toy<{ flaw::SHIELD }>>();
}

fn playing() -> Playing<Toy> {
    let game = Toy::open(&Setup::new::<Toy>(2)).expect("two can play");
    Playing::new(game, Seed::from_number(1))
}

#[test]
fn undo_is_free_until_something_was_shown_or_rolled() {
    let mut playing = playing();
    assert_eq!(playing.undo(Seat(0)), Err(UndoRefusal::Nothing));
    playing.play(Seat(0), Action::Bid(1)).expect("legal");
    playing.undo(Seat(0)).expect("a secret bid can be changed");
    playing.play(Seat(0), Action::Bid(2)).expect("legal");
    assert_eq!(playing.undo(Seat(1)), Err(UndoRefusal::AnotherActed));
    playing.play(Seat(1), Action::Bid(0)).expect("legal");
    assert_eq!(playing.undo(Seat(1)), Err(UndoRefusal::Revealed));
    playing
        .play(Seat(0), Action::Aim(Field::Left))
        .expect("legal");
    playing.undo(Seat(0)).expect("nothing was shown or rolled");
    playing
        .play(Seat(0), Action::Aim(Field::Right))
        .expect("legal");
    playing.play(Seat(0), Action::Throw).expect("legal");
    assert_eq!(playing.undo(Seat(0)), Err(UndoRefusal::Rolled));
    assert_eq!(playing.entries().len(), 4);
}
