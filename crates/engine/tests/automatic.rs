//! Decisions that a table makes in a player's name.

use engine::{
    Automatic, Chronicle, ChronicleError, DecisionNumber, Header, Playing, ReplayError, Seat, Seed,
    Setup, Step, UndoRefusal,
};
use testkit::{Action, Field, Toy, flaw};

type Steady = Toy<{ flaw::STEADY }>;
type Whispered = Toy<{ flaw::WHISPERED }>;

/// A game in which the first seat leads and has to aim to the left.
fn begun<const FLAW: u8>() -> (Header, Playing<Toy<FLAW>>) {
    let setup = Setup::new::<Toy<FLAW>>(2);
    let header = Header::new::<Toy<FLAW>>(&setup, Seed::from_number(1648));
    let game = header.rules::<_, testkit::Reason>().expect("two can play");
    let mut playing = header.open(game).expect("a seed");
    playing.play(Seat(0), Action::Bid(1)).expect("legal");
    playing.play(Seat(1), Action::Bid(0)).expect("legal");
    (header, playing)
}

/// A game in which the first seat has aimed to the right, and the table to the left in its name.
fn steadied() -> (Header, Playing<Steady>) {
    let (header, mut playing) = begun();
    let left = Action::Aim(Field::Left);
    playing.play_automatic(Seat(0), left).expect("legal");
    for (seat, action) in [
        (0, Action::Hold),
        (0, Action::Bid(1)),
        (1, Action::Bid(0)),
        (0, Action::Aim(Field::Right)),
    ] {
        assert_eq!(playing.automatic(Seat(seat)), None, "{action:?}");
        playing.play(Seat(seat), action).expect("legal");
    }
    assert_eq!(playing.automatic(Seat(0)), Some(Automatic::AtOnce));
    playing.play_automatic(Seat(0), left).expect("legal");
    (header, playing)
}

#[test]
fn only_what_leaves_no_choice_and_goes_on_is_automatic() {
    let (_, playing) = begun::<{ flaw::STEADY }>();
    assert_eq!(playing.legal(Seat(0)).len(), 1);
    assert_eq!(playing.automatic(Seat(0)), Some(Automatic::AtOnce));
    assert_eq!(playing.automatic(Seat(1)), None, "not to act");
    let (_, playing) = begun::<{ flaw::NONE }>();
    assert_eq!(playing.automatic(Seat(0)), None, "three fields");
    let (_, playing) = begun::<{ flaw::WHISPERED }>();
    assert_eq!(playing.automatic(Seat(0)), Some(Automatic::Later));
}

#[test]
fn the_last_step_before_a_reveal_or_anothers_turn_is_asked() {
    let (_, mut playing) = begun::<{ flaw::STEADY }>();
    playing
        .play(Seat(0), Action::Aim(Field::Left))
        .expect("legal");
    playing.play(Seat(0), Action::Hold).expect("legal");
    // Everything that the purse holds is bid: nothing but a bid of 0 is left from then on.
    let all = *playing.legal(Seat(0)).last().expect("a bid");
    for (seat, action) in [
        (0, all),
        (1, Action::Bid(0)),
        (0, Action::Aim(Field::Left)),
        (0, Action::Hold),
    ] {
        playing.play(Seat(seat), action).expect("legal");
    }
    assert_eq!(playing.legal(Seat(0)), [Action::Bid(0)]);
    assert_eq!(playing.automatic(Seat(0)), None, "the other goes on");
    playing.play(Seat(1), Action::Bid(0)).expect("legal");
    assert_eq!(playing.automatic(Seat(0)), None, "the bids are shown");
}

#[test]
fn what_was_automatic_is_taken_back_together_with_what_it_followed() {
    let (_, mut playing) = steadied();
    assert!(playing.is_automatic(DecisionNumber(3)));
    assert!(playing.is_automatic(DecisionNumber(8)));
    assert!(!playing.is_automatic(DecisionNumber(7)));
    playing.undo(Seat(0)).expect("free");
    assert_eq!(playing.decisions(), DecisionNumber(6));
    assert!(playing.is_automatic(DecisionNumber(3)), "it stays marked");
    let mut earlier = playing.at(DecisionNumber(3));
    assert!(earlier.is_automatic(DecisionNumber(3)));
    assert_eq!(
        earlier.undo(Seat(0)),
        Err(UndoRefusal::AnotherActed),
        "nothing of one's own"
    );
}

#[test]
fn what_keeps_a_secret_is_not_taken_back_with_something_else() {
    let (_, mut playing) = begun::<{ flaw::WHISPERED }>();
    let right_and_left = [
        (0, Action::Bid(1)),
        (1, Action::Bid(0)),
        (0, Action::Aim(Field::Right)),
    ];
    let left = Action::Aim(Field::Left);
    playing.play_automatic(Seat(0), left).expect("legal");
    playing.play(Seat(0), Action::Hold).expect("legal");
    for (seat, action) in right_and_left {
        playing.play(Seat(seat), action).expect("legal");
    }
    assert_eq!(playing.can_undo(Seat(0)), Ok(()));
    playing.play_automatic(Seat(0), left).expect("legal");
    assert_eq!(playing.can_undo(Seat(0)), Err(UndoRefusal::AnotherActed));
}

#[test]
fn a_chronicle_keeps_the_mark_and_its_hash_does_not_depend_on_it() {
    let (header, mut playing) = steadied();
    playing.play(Seat(0), Action::Throw).expect("legal");
    playing.rewind(Seat(0), DecisionNumber(6)).expect("agreed");
    let chronicle = playing.chronicle(header.clone());
    let marked = |step: &&Step<Action>| matches!(step, Step::Automatic(_));
    assert_eq!(chronicle.steps.iter().filter(marked).count(), 2);
    let text = chronicle.to_text();
    assert!(
        text.contains("\n[\"automatic\",0,{\"aim\":\"left\"}]\n"),
        "{text}"
    );
    let read = Chronicle::<Action>::parse(&text).expect("a chronicle");
    assert_eq!(read, chronicle);
    let again = read.replay::<Steady>().expect("it holds");
    assert!(again.is_automatic(DecisionNumber(3)));
    assert_eq!(again.chronicle(header), chronicle);

    // The same game in which the player was asked.
    let asked = text.replace("[\"automatic\",0,", "[0,");
    let asked = Chronicle::<Action>::parse(&asked).expect("a chronicle");
    let asked = asked.replay::<Steady>().expect("it holds");
    assert_eq!(asked.trace(), again.trace());
}

#[test]
fn a_mark_where_there_was_a_choice_is_noticed() {
    let (header, playing) = steadied();
    let text = playing.chronicle(header.clone()).to_text();
    let right = "[0,{\"aim\":\"right\"}]";
    assert!(text.contains(right), "{text}");
    let marked = text.replace(right, "[\"automatic\",0,{\"aim\":\"right\"}]");
    let read = Chronicle::<Action>::parse(&marked).expect("a chronicle");
    assert_eq!(
        read.replay::<Steady>().err(),
        Some(ReplayError::NotAutomatic {
            decision: DecisionNumber(7),
            line: 8
        })
    );
    // The first form has no such lines.
    let old = text.replacen("\"kroniek\":2", "\"kroniek\":1", 1);
    let refused = Chronicle::<Action>::parse(&old);
    assert!(
        matches!(refused, Err(ChronicleError::Malformed { .. })),
        "{refused:?}"
    );
    // A game without such decisions is written as it always was.
    let (_, plain) = begun::<{ flaw::WHISPERED }>();
    let old = Header {
        kroniek: 1,
        ..header
    };
    let chronicle = plain.chronicle(old);
    assert_eq!(chronicle.header.kroniek, 1);
    chronicle.replay::<Whispered>().expect("it holds");
}
