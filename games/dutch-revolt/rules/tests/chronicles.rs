//! Chronicles that were cut, changed or saved too early.

use dutch_revolt_rules::{Action, Chit, DutchRevolt, Territory};
use engine::chronicle::Header;
use engine::fair::{Fairness, Secret};
use engine::playout::random_choice;
use engine::{Chronicle, ChronicleError, Game, Playing, Rng, Seat, Seed, Setup, Viewer};

fn played(decisions: usize) -> (Playing<DutchRevolt>, Header) {
    let setup = Setup::new::<DutchRevolt>(2);
    let seed = Seed::from_number(1);
    let game = DutchRevolt::open(&setup).unwrap();
    let mut playing = Playing::new(game, seed);
    let mut rng = Rng::new(1);
    let mut choices = Vec::new();
    while playing.entries().len() < decisions
        && let Some((seat, action)) =
            random_choice(playing.game(), playing.state(), &mut rng, &mut choices)
    {
        playing.play(seat, action).unwrap();
    }
    (playing, Header::new::<DutchRevolt>(&setup, seed))
}

#[test]
fn a_file_cut_between_two_lines_is_told_to_be_cut_off() {
    let (playing, header) = played(usize::MAX);
    let text = playing.chronicle(header).to_text();
    let lines: Vec<&str> = text.lines().collect();
    let wrong: Vec<String> = (1..lines.len())
        .filter_map(|kept| {
            let cut = lines[..kept].join("\n") + "\n";
            match Chronicle::<Action>::parse(&cut) {
                Err(ChronicleError::CutOff { lines }) if lines == kept => None,
                other => Some(format!("{kept}: {:?}", other.map(|read| read.end))),
            }
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of {}, such as {}",
        wrong.len(),
        lines.len(),
        wrong[0]
    );
}

#[test]
fn the_dice_that_were_proved_are_the_dice_that_were_rolled() {
    let (other, mut header) = played(0);
    let secret = Secret(Seed::from_number(7));
    let contributions = vec!["Oranje".to_owned(), "Alva".to_owned()];
    header.seed = Some(secret.seed(&contributions));
    header.fairness = Some(Fairness {
        commitment: secret.commitment(),
        contributions,
        secret: Some(secret),
    });
    // The start rolls dice of a seed that was chosen at will.
    header.start = Some(serde_json::to_value(other.state()).unwrap());
    let verdict = other.chronicle(header).replay::<DutchRevolt>();
    assert!(verdict.is_err(), "a start with other dice passes as proved");
}

#[test]
fn the_log_after_all_decisions_is_empty() {
    let (playing, _) = played(usize::MAX);
    let last = playing.decisions();
    assert_eq!(playing.log_from(last.next(), Viewer::Spectator).count(), 0);
    assert_ne!(playing.log_from(last, Viewer::Spectator).count(), 0);
}

#[test]
fn a_seat_that_does_not_exist_sees_no_hand() {
    let (playing, _) = played(30);
    let view = playing.game().view(playing.state(), Viewer::Seat(Seat(2)));
    assert_eq!(view.hand, None);
}

#[test]
fn a_changed_decision_is_noticed() {
    let (playing, header) = played(usize::MAX);
    let chronicle = playing.chronicle(header);
    let unnoticed = (1..chronicle.steps.len())
        .filter(|&at| chronicle.steps[at] != chronicle.steps[at - 1])
        .filter(|at| at % 7 == 0)
        .filter(|&at| {
            let mut changed = chronicle.clone();
            changed.steps.swap(at, at - 1);
            changed.replay::<DutchRevolt>().is_ok()
        })
        .count();
    assert_eq!(unnoticed, 0, "two decisions changed places");
}

#[test]
fn a_first_year_at_the_end_of_time_is_a_fault_or_plays() {
    let text =
        DutchRevolt::data_file(DutchRevolt::RULES).replacen("value = 1566", "value = 65535", 1);
    assert_ne!(text, DutchRevolt::data_file(DutchRevolt::RULES));
    let mut setup = Setup::new::<DutchRevolt>(2);
    setup.data = Some(text);
    if let Ok(game) = DutchRevolt::open(&setup) {
        assert!(game.year(game.turns()) > 0);
    }
}

#[test]
fn each_version_keeps_its_own_figures() {
    let open = |rules| {
        let mut setup = Setup::new::<DutchRevolt>(2);
        setup.rules = rules;
        DutchRevolt::open(&setup).expect("a version")
    };
    let [first, second, third] = [1, 2, 3].map(open);
    assert_eq!(first.data(), second.data());
    assert_ne!(second.data(), third.data());
    for chit in Chit::ALL {
        let [before, after] = [&second, &third].map(|game| game.data().chits[chit]);
        assert_eq!(before.copies, 1, "{chit:?}");
        assert!(!after.star || after.copies == 1, "{chit:?}");
        assert_eq!((before.phase, before.star), (after.phase, after.star));
    }
    // What the rulebook says is the same.
    for territory in Territory::ALL {
        let [before, after] = [&second, &third].map(|game| game.data().territories[territory]);
        assert_eq!(before.terrain, after.terrain);
        assert_eq!(before.owner, after.owner);
    }
    assert_eq!(second.data().victory, third.data().victory);
}
