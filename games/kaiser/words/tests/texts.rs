//! What is said in In the Shadow of the Emperor: complete, in every language, and true to the rules reference.

use kaiser_words::KaiserWords;
use std::collections::{BTreeMap, BTreeSet};

use engine::playout::random_choice;
use engine::{DecisionNumber, Game, Options, Playing, Rng, Setup, Viewer};
use kaiser_rules::{Card, Colour, Electorate, Kaiser, Reason, Step};
use words::{Lang, Players, Speak};

fn rule_numbers() -> BTreeSet<String> {
    let sections = KaiserWords::rules(Lang::En);
    sections.into_iter().map(|section| section.number).collect()
}

/// Fails if a text is empty or has a slip of the pen.
fn check_text(what: &str, text: &str) {
    assert!(!text.trim().is_empty(), "{what} has no text");
    for slip in [
        "  ", "{", "}", " ,", " .", "..", "( ", " )", "the the", "de de",
    ] {
        assert!(!text.contains(slip), "{what}: `{slip}` in `{text}`");
    }
    assert_eq!(text, text.trim(), "{what} has blanks at an end");
}

/// Fails if a text is not a whole sentence.
fn check_sentence(what: &str, text: &str) {
    check_text(what, text);
    assert!(
        text.ends_with(['.', '?', '!']),
        "{what} does not end: `{text}`"
    );
    let first = text.chars().next().expect("checked to be not empty");
    assert!(
        first.is_uppercase() || first.is_numeric(),
        "{what} begins small: `{text}`"
    );
}

/// Plays random games and hands over every position.
fn games(mut look: impl FnMut(&Playing<Kaiser>)) {
    for number in 0..24 {
        let mut rng = Rng::new(number);
        let mut setup = Setup::new::<Kaiser>(2 + (number % 3) as u8);
        setup.options = Options::random(Kaiser::OPTIONS, &mut rng);
        let game = Kaiser::open(&setup).expect("all options go together");
        let mut playing = Playing::new(game, rng.seed());
        let mut choices = Vec::new();
        loop {
            look(&playing);
            let (game, state) = (playing.game(), playing.state());
            let Some((seat, action)) = random_choice(game, state, &mut rng, &mut choices) else {
                break;
            };
            playing.play(seat, action).expect("it was listed");
        }
    }
}

#[test]
fn everything_said_at_a_decision_is_whole_and_told_apart() {
    let rules = rule_numbers();
    let mut choices = Vec::new();
    games(|playing| {
        let (game, state) = (playing.game(), playing.state());
        for seat in game.to_act(state).iter() {
            let view = game.view(state, Viewer::Seat(seat));
            choices.clear();
            game.candidates(state, seat, &mut choices);
            for lang in Lang::ALL {
                let prompt = KaiserWords::prompt(lang, Players::NONE, game, &view, seat);
                check_sentence("a prompt", &prompt.text);
                assert!(rules.contains(prompt.rule), "{}", prompt.rule);
                let mut labels = BTreeSet::new();
                for &choice in &choices {
                    let label = KaiserWords::choice(lang, game, &view, choice);
                    check_text("a choice", &label);
                    match game.judge(state, seat, choice) {
                        Ok(()) => assert!(labels.insert(label.clone()), "twice: {label}"),
                        Err(rejection) => {
                            let text = words::rejection::<KaiserWords>(lang, game, &rejection);
                            check_sentence("a reason", &text);
                            let rule = rejection.rule;
                            assert!(rule.is_empty() || rules.contains(rule), "{rule}");
                        }
                    }
                }
            }
        }
    });
}

/// Where people sit, prompts name them and not their colours.
#[test]
fn iii_a_marriage_is_offered_to_the_baron_of_a_person() {
    let names = ["Anna", "Bela", "Cor", "Dora"].map(str::to_owned);
    let mut offers = 0;
    games(|playing| {
        let (game, state) = (playing.game(), playing.state());
        let players = Players::new(&names, |_, _| String::new());
        for seat in game.to_act(state).iter() {
            let view = game.view(state, Viewer::Seat(seat));
            if !matches!(view.board.step, Step::Answer { .. }) {
                continue;
            }
            let prompt = KaiserWords::prompt(Lang::En, &players, game, &view, seat).text;
            let named = names.iter().filter(|&name| prompt.contains(name)).count();
            assert_eq!(named, 2, "{prompt}");
            for colour in ["Red", "Blue", "Yellow", "Green"] {
                assert!(!prompt.contains(colour), "{prompt}");
            }
            offers += 1;
        }
    });
    assert!(offers > 10, "{offers}");
}

#[test]
fn every_line_of_the_log_is_a_sentence_with_a_known_rule() {
    let rules = rule_numbers();
    let mut told = BTreeMap::new();
    games(|playing| {
        let (game, state) = (playing.game(), playing.state());
        if game.outcome(state).is_none() {
            return;
        }
        for viewer in Viewer::all(game.seats()) {
            for logged in playing.log_from(DecisionNumber::SET_UP, viewer) {
                for lang in Lang::ALL {
                    let Some(line) = KaiserWords::event(lang, Players::NONE, game, &logged.event)
                    else {
                        continue;
                    };
                    check_sentence("a line", &line.text);
                    assert!(rules.contains(line.rule), "{}", line.rule);
                    let kind = format!("{:?}", logged.event);
                    let kind = kind.split([' ', '{']).next().unwrap_or_default().to_owned();
                    told.entry(kind).or_insert(line.text);
                }
            }
        }
        for lang in Lang::ALL {
            let outcome = game.outcome(state).expect("it is over");
            check_sentence(
                "a result",
                &KaiserWords::result(lang, Players::NONE, game, &outcome),
            );
        }
    });
    assert!(
        told.len() > 45,
        "{} kinds of events: {:?}",
        told.len(),
        told.keys()
    );
}

#[test]
fn what_makes_a_state_impossible_is_told() {
    let game = Kaiser::open(&Setup::new::<Kaiser>(4)).expect("a table");
    let colour = Colour::Blue;
    let electorate = Electorate::Pfalz;
    let card = Card::Pope;
    for reason in [
        Reason::BadRound,
        Reason::BadPlayer { colour },
        Reason::BadPieces { colour },
        Reason::BadImperialCities,
        Reason::BadThalers { colour },
        Reason::BadPoints { colour },
        Reason::BadCards { card },
        Reason::BadLand { electorate },
        Reason::BadThrone,
        Reason::BadElection,
        Reason::BadStep,
        Reason::NoChoice,
    ] {
        let texts = Lang::ALL.map(|lang| KaiserWords::reason(lang, &game, &reason));
        for text in &texts {
            check_sentence("a fault", text);
        }
        assert_ne!(texts[0], texts[1], "not translated");
        assert_ne!(texts[0], texts[2], "not translated");
    }
}

#[test]
fn the_reference_is_complete_and_translated() {
    let all = Lang::ALL.map(KaiserWords::rules);
    for (index, section) in all[0].iter().enumerate() {
        let (dutch, hungarian) = (&all[1][index], &all[2][index]);
        for other in [dutch, hungarian] {
            assert_eq!(section.number, other.number);
            assert_ne!(section.body, other.body, "{}", section.number);
            for paragraph in other.body.split("\n\n") {
                check_sentence(&section.number, paragraph);
            }
        }
    }
    let numbers = rule_numbers();
    assert_eq!(numbers.len(), all[0].len(), "no heading stands there twice");
    for heading in Card::ALL.map(Card::rule) {
        assert!(numbers.contains(heading), "{heading}");
    }
    for heading in Electorate::ALL.map(Electorate::rule) {
        assert!(numbers.contains(heading), "{heading}");
    }
}

#[test]
fn hidden_points_are_not_in_the_text_of_the_position() {
    for (value, open) in [("hidden", false), ("open", true)] {
        let mut setup = Setup::new::<Kaiser>(3);
        setup.options.set("points", value).expect("an option");
        let game = Kaiser::open(&setup).expect("a table");
        let state = game.start(Rng::new(1).seed(), &mut engine::Silent);
        let text = KaiserWords::position(Lang::En, &game, &game.view(&state, Viewer::Spectator));
        assert_eq!(text.contains("0 points"), open, "{value}: {text}");
    }
}

#[test]
fn rules_are_called_by_their_names_in_the_readers_language() {
    let names = |rule: &str| Lang::ALL.map(|lang| KaiserWords::rule_name(lang, rule));
    assert_eq!(names("Permit"), ["Permit", "Instroom", "Betelepülés"]);
    assert_eq!(names("Böhmen"), ["Bohemia", "Bohemen", "Csehország"]);
    assert_eq!(names("Set-up"), ["Set-up", "Startopstelling", "Felállítás"]);
    assert_eq!(
        names("2 players"),
        ["Two players", "Twee spelers", "Két játékos"]
    );
    assert_eq!(names("VIII"), ["VIII"; 3]);
    for lang in Lang::ALL {
        for section in KaiserWords::rules(lang) {
            let name = KaiserWords::rule_name(lang, &section.number);
            assert!(name == section.title || section.numbered() == Some(&name));
        }
    }
}
