//! Rewinds: what was taken back stays in the chronicle, and nobody meets a roll that they know again.

use std::num::NonZero;

use engine::fair::{Fairness, Secret};
use engine::{
    Chronicle, ChronicleError, DecisionNumber, Game, Header, MOST_REWINDS, Playing, ReplayError,
    RewindRefusal, Seat, Seed, Setup, Step, UndoRefusal, Viewer, fingerprint,
};
use testkit::{Action, Event, Field, Toy};

const ROLL: [(u8, Action); 4] = [
    (0, Action::Bid(1)),
    (1, Action::Bid(0)),
    (0, Action::Aim(Field::Left)),
    (0, Action::Throw),
];

fn header(number: u64) -> Header {
    Header::new::<Toy>(&Setup::new::<Toy>(2), Seed::from_number(number))
}

fn open(header: &Header) -> Playing<Toy> {
    let game = header.rules::<Toy, testkit::Reason>();
    header.open(game.expect("two can play")).expect("a seed")
}

fn play(playing: &mut Playing<Toy>, actions: &[(u8, Action)]) {
    for &(seat, action) in actions {
        playing.play(Seat(seat), action).expect("legal");
    }
}

/// A game with one roll.
fn rolled(number: u64) -> Playing<Toy> {
    let mut playing = open(&header(number));
    play(&mut playing, &ROLL);
    playing
}

/// The last die that was thrown.
fn die(playing: &Playing<Toy>) -> Option<u8> {
    let mut latest_first = playing.log().iter().rev();
    latest_first.find_map(|logged| match logged.event {
        Event::Scored { die, .. } => die,
        _ => None,
    })
}

fn to(decision: u32) -> DecisionNumber {
    DecisionNumber(decision)
}

/// Plays the rest at random, but the same every time.
fn finish(playing: &mut Playing<Toy>) {
    while let Some(seat) = playing.game().to_act(playing.state()).first() {
        let choices = playing.legal(seat);
        let action = choices[playing.entries().len() % choices.len()];
        playing.play(seat, action).expect("listed");
    }
}

#[test]
fn a_rewind_gives_other_dice_and_an_undo_the_same() {
    let again: Vec<(Option<u8>, Option<u8>)> = (0..8)
        .map(|number| {
            let mut playing = rolled(number);
            let first = die(&playing);
            playing.rewind(Seat(0), to(3)).expect("with consent");
            assert_eq!(playing.decisions(), to(3));
            play(&mut playing, &ROLL[3..]);
            (first, die(&playing))
        })
        .collect();
    let same = again.iter().filter(|(one, other)| one == other).count();
    assert!(same <= 3, "the same roll {same} of 8 times: {again:?}");

    let mut playing = open(&header(1));
    play(&mut playing, &ROLL[..3]);
    playing.undo(Seat(0)).expect("nothing was rolled");
    play(&mut playing, &ROLL[2..]);
    assert_eq!(die(&playing), die(&rolled(1)));
}

#[test]
fn every_rewind_gives_dice_of_its_own() {
    let mut playing = rolled(5);
    let mut cups = vec![*playing.game().dice(playing.state())];
    for _ in 0..4 {
        playing.rewind(Seat(0), to(3)).expect("with consent");
        let dice = *playing.game().dice(playing.state());
        assert!(!cups.contains(&dice), "{dice:?}");
        cups.push(dice);
        play(&mut playing, &ROLL[3..]);
    }
    assert_eq!(playing.rewinds().len(), 4);
}

#[test]
fn what_was_drawn_before_stays() {
    let mut playing = rolled(2);
    let purses = |playing: &Playing<Toy>| {
        let view = |seat| {
            playing
                .game()
                .view(playing.state(), Viewer::Seat(Seat(seat)))
        };
        (view(0), view(1))
    };
    let before = purses(&playing.at(to(0)));
    playing.rewind(Seat(1), to(0)).expect("with consent");
    assert_eq!(purses(&playing), before);
}

#[test]
fn a_rewound_game_replays_to_the_same_end() {
    let mut playing = rolled(3);
    playing.rewind(Seat(1), to(1)).expect("with consent");
    play(
        &mut playing,
        &[(1, Action::Bid(2)), (1, Action::Aim(Field::Right))],
    );
    playing
        .undo(Seat(1))
        .expect("one's own, and nothing was rolled");
    play(
        &mut playing,
        &[(1, Action::Aim(Field::Left)), (1, Action::Throw)],
    );
    playing.rewind(Seat(0), to(3)).expect("with consent");
    play(&mut playing, &[(1, Action::Throw)]);
    playing.rewind(Seat(0), to(2)).expect("with consent");
    finish(&mut playing);

    let chronicle = playing.chronicle(header(3));
    assert_eq!(chronicle.end.rewinds.map(NonZero::get), Some(3));
    assert_eq!(chronicle.end.decisions, playing.decisions());
    let rewinds: Vec<Step<Action>> = chronicle
        .steps
        .iter()
        .copied()
        .filter(|step| matches!(step, Step::Rewind(..)))
        .collect();
    assert_eq!(
        rewinds,
        [
            Step::Rewind(Seat(1), to(1)),
            Step::Rewind(Seat(0), to(3)),
            Step::Rewind(Seat(0), to(2))
        ]
    );
    let text = chronicle.to_text();
    assert!(text.contains("\n[\"rewind\",1,1]\n"), "{text}");
    let read: Chronicle<Action> = Chronicle::parse(&text).expect("well-formed");
    assert_eq!(read, chronicle);
    let again: Playing<Toy> = read.replay().expect("genuine");
    assert_eq!(fingerprint(again.state()), fingerprint(playing.state()));
    assert_eq!(again.log(), playing.log());
    assert_eq!(again.trace(), playing.trace());
    assert_eq!(again.rewinds(), playing.rewinds());

    // Every position on the way is the one that was played, and can be saved.
    for number in (0..=playing.decisions().0).map(DecisionNumber) {
        let earlier = again.at(number);
        let saved = earlier.chronicle(header(3)).to_text();
        let saved: Chronicle<Action> = Chronicle::parse(&saved).expect("well-formed");
        let saved: Playing<Toy> = saved.replay().expect("genuine");
        assert_eq!(saved.state(), earlier.state());
    }
    let told: Vec<u32> = playing
        .rewinds_told()
        .iter()
        .map(|told| told.after.0)
        .collect();
    assert_eq!(told, [1, 2, 2]);
}

#[test]
fn a_rewind_cannot_be_hidden_moved_or_made_up() {
    let mut playing = rolled(4);
    playing.rewind(Seat(0), to(3)).expect("with consent");
    finish(&mut playing);
    let text = playing.chronicle(header(4)).to_text();
    let verdict = |text: &str| -> Option<ReplayError<testkit::Reason>> {
        let read: Chronicle<Action> = Chronicle::parse(text).expect("well-formed");
        read.replay::<Toy>().err()
    };
    assert_eq!(verdict(&text), None);
    // As if nothing had been taken back: the decision and the rewind are left out.
    let taken_back = text.replacen(
        "[0,{\"aim\":\"left\"}]\n\"throw\"\n[\"rewind\",0,3]\n",
        "[0,{\"aim\":\"left\"}]\n",
        1,
    );
    assert_ne!(taken_back, text);
    let hidden = taken_back.replacen(",\"rewinds\":1", "", 1);
    assert!(verdict(&hidden).is_some(), "{hidden}");
    let uncounted = text.replacen(",\"rewinds\":1", "", 1);
    assert_eq!(verdict(&uncounted), Some(ReplayError::Result));
    let of_another = text.replacen("[\"rewind\",0,3]", "[\"rewind\",1,3]", 1);
    assert_eq!(verdict(&of_another), Some(ReplayError::Position));
    let beyond = text.replacen("[\"rewind\",0,3]", "[\"rewind\",0,9]", 1);
    assert!(matches!(
        Chronicle::<Action>::parse(&beyond),
        Err(ChronicleError::Count { .. })
    ));
    let nobody = text.replacen("[\"rewind\",0,3]", "[\"rewind\",7,3]", 1);
    assert_eq!(
        verdict(&nobody),
        Some(ReplayError::Rewind {
            line: 6,
            refusal: RewindRefusal::UnknownSeat
        })
    );
    // The first form has no rewinds.
    let old = text.replacen("\"kroniek\":2", "\"kroniek\":1", 1);
    assert!(matches!(
        Chronicle::<Action>::parse(&old),
        Err(ChronicleError::Malformed { line: 6, .. })
    ));
}

#[test]
fn games_of_the_first_form_keep_it_and_their_hash_until_they_are_rewound() {
    let mut old = header(6);
    old.kroniek = 1;
    let mut playing = rolled(6);
    let (first, second) = (playing.chronicle(old.clone()), playing.chronicle(header(6)));
    assert_eq!((first.header.kroniek, second.header.kroniek), (1, 2));
    assert_eq!(first.end, second.end);
    playing.rewind(Seat(0), to(3)).expect("with consent");
    let rewound = playing.chronicle(old).to_text();
    assert!(rewound.starts_with("{\"kroniek\":2"), "{rewound}");
    let read: Chronicle<Action> = Chronicle::parse(&rewound).expect("well-formed");
    read.replay::<Toy>().expect("genuine");
}

#[test]
fn rewinds_are_refused_where_they_do_nothing_or_are_not_wanted() {
    let mut playing = rolled(7);
    assert_eq!(playing.rewind(Seat(0), to(4)), Err(RewindRefusal::Nothing));
    assert_eq!(
        playing.rewind(Seat(2), to(0)),
        Err(RewindRefusal::UnknownSeat)
    );
    playing.rewind(Seat(0), to(3)).expect("with consent");
    // What was rewound to is not taken back freely.
    assert_eq!(playing.undo(Seat(0)), Err(UndoRefusal::Rewound));
    for _ in 1..MOST_REWINDS {
        play(&mut playing, &ROLL[3..]);
        playing.rewind(Seat(0), to(3)).expect("with consent");
    }
    play(&mut playing, &ROLL[3..]);
    assert_eq!(playing.rewind(Seat(0), to(3)), Err(RewindRefusal::TooMany));
    finish(&mut playing);
    assert_eq!(playing.rewind(Seat(0), to(3)), Err(RewindRefusal::Over));

    let mut strict = header(7);
    strict.no_rewinds = true;
    let mut playing = open(&strict);
    play(&mut playing, &ROLL);
    assert_eq!(
        playing.rewind(Seat(0), to(3)),
        Err(RewindRefusal::Forbidden)
    );
    let mut chronicle = playing.chronicle(strict);
    chronicle.steps.push(Step::Rewind(Seat(0), to(3)));
    assert!(matches!(
        chronicle.replay::<Toy>(),
        Err(ReplayError::Rewind {
            line: 6,
            refusal: RewindRefusal::Forbidden
        })
    ));
}

#[test]
fn the_proof_of_the_dice_holds_after_a_rewind() {
    let secret = Secret(Seed::from_number(8));
    let contributions = vec!["tulip".to_owned(), String::new()];
    let mut proved = header(0);
    proved.seed = Some(secret.seed(&contributions));
    proved.fairness = Some(Fairness {
        commitment: secret.commitment(),
        contributions,
        secret: Some(secret),
    });
    let mut playing = open(&proved);
    play(&mut playing, &ROLL);
    playing.rewind(Seat(0), to(3)).expect("with consent");
    finish(&mut playing);
    let mut chronicle = playing.chronicle(proved);
    chronicle.replay::<Toy>().expect("genuine");
    chronicle.header.seed = Some(Seed::from_number(9));
    assert!(chronicle.replay::<Toy>().is_err());
}
