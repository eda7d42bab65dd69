//! Revolution can say everything in every language.

use revolution_words::RevolutionWords;
use std::collections::BTreeSet;

use engine::playout::random_choice;
use engine::{Game, Options, Playing, Rng, Seat, Setup, Viewer};
use revolution_rules::Revolution;
use words::{Lang, RuleSection, Speak, rejection};

fn written(text: &str, what: &str, lang: Lang) {
    assert!(!text.trim().is_empty(), "{lang}: no text for {what}");
    assert!(!text.contains(['{', '}']), "{lang}: {what}: {text}");
}

/// The section of a rule, or one that contains it, is in the reference.
fn can_be_looked_up(rule: &str, sections: &[RuleSection]) {
    let found = sections.iter().any(|section| {
        rule.strip_prefix(section.number.as_str())
            .is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
    });
    assert!(found, "rule {rule} is not in the reference");
}

/// A table with random options.
fn table(number: u64) -> Revolution {
    let mut setup = Setup::new::<Revolution>(2 + (number % 4) as u8);
    setup.options = Options::random(Revolution::OPTIONS, &mut Rng::new(number));
    Revolution::open(&setup).expect("all options go together")
}

#[test]
fn everything_that_is_listed_has_a_name() {
    for lang in Lang::ALL {
        written(&RevolutionWords::title(lang), "the title", lang);
        written(&RevolutionWords::summary(lang), "the summary", lang);
        for (index, id) in Revolution::PHASES.iter().enumerate() {
            written(&RevolutionWords::phase(index as u8, lang), id, lang);
            written(&RevolutionWords::phase_help(index as u8, lang), id, lang);
        }
        for option in Revolution::OPTIONS {
            written(
                &RevolutionWords::option_name(option.id, lang),
                option.id,
                lang,
            );
            written(
                &RevolutionWords::option_help(option.id, lang),
                option.id,
                lang,
            );
            let values = option.values.iter();
            let names: BTreeSet<String> = values
                .map(|value| RevolutionWords::option_value(option.id, value, lang))
                .collect();
            assert_eq!(
                names.len(),
                option.values.len(),
                "{lang}: {}: {names:?}",
                option.id
            );
            for name in names {
                written(&name, option.id, lang);
            }
        }
        for seats in Revolution::SEATS {
            let game = Revolution::open(&Setup::new::<Revolution>(seats)).expect("a table");
            for seat in Seat::all(seats) {
                written(&RevolutionWords::seat(&game, seat, lang), "a seat", lang);
            }
        }
    }
}

#[test]
fn the_same_sections_are_in_every_language() {
    let numbers = |lang| -> Vec<String> {
        let sections = RevolutionWords::rules(lang);
        for section in &sections {
            written(&section.title, &section.number, lang);
            written(&section.body, &section.number, lang);
        }
        sections.into_iter().map(|section| section.number).collect()
    };
    assert_eq!(numbers(Lang::En), numbers(Lang::Nl));
    assert_eq!(numbers(Lang::En), numbers(Lang::Hu));
    assert!(numbers(Lang::En).contains(&"6.13".to_owned()));
}

#[test]
fn whole_games_are_told_in_every_language() {
    for number in 0..9 {
        let lang = Lang::ALL[number as usize % 3];
        let sections = RevolutionWords::rules(lang);
        let mut rng = Rng::new(number);
        let mut playing = Playing::new(table(number), rng.seed());
        let mut choices = Vec::new();
        loop {
            let (game, state) = (playing.game(), playing.state());
            written(
                &RevolutionWords::round(game, game.moment(state), lang),
                "a round",
                lang,
            );
            let Some((seat, action)) = random_choice(game, state, &mut rng, &mut choices) else {
                break;
            };
            let view = game.view(state, Viewer::Seat(seat));
            let prompt = RevolutionWords::prompt(game, &view, seat, lang);
            written(&prompt.text, "a prompt", lang);
            can_be_looked_up(prompt.rule, &sections);
            if rng.below(10) == 0 {
                written(
                    &RevolutionWords::position(game, &view, lang),
                    "the position",
                    lang,
                );
            }
            choices.clear();
            game.candidates(state, seat, &mut choices);
            let mut buttons = BTreeSet::new();
            for &candidate in &choices {
                let button = RevolutionWords::choice(game, &view, candidate, lang);
                written(&button, "a choice", lang);
                match game.judge(state, seat, candidate) {
                    Ok(()) => {
                        let twice = !buttons.insert(button.clone());
                        assert!(!twice, "{lang}: two buttons say {button}");
                    }
                    Err(refused) => {
                        written(
                            &rejection::<RevolutionWords>(game, &refused, lang),
                            "a reason",
                            lang,
                        );
                        can_be_looked_up(refused.rule, &sections);
                    }
                }
            }
            playing.play(seat, action).expect("it was listed");
        }
        let (game, state) = (playing.game(), playing.state());
        let outcome = game.outcome(state).expect("it is over");
        written(
            &RevolutionWords::result(game, &outcome, lang),
            "the result",
            lang,
        );
        for logged in playing.log_from(0, Viewer::Spectator) {
            let line =
                RevolutionWords::event(game, &logged.event, lang).expect("every event is told");
            written(&line.text, "a line of the log", lang);
            can_be_looked_up(line.rule, &sections);
        }
    }
}

#[test]
fn points_are_written_as_people_write_them() {
    use revolution_words::points;
    assert_eq!(points(Lang::En, 1_250), "12.5");
    assert_eq!(points(Lang::Nl, 422), "4,22");
    assert_eq!(points(Lang::Hu, 305), "3,05");
    assert_eq!(points(Lang::En, 700), "7");
}
