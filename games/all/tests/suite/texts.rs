//! Every game can say everything in every language.

use catalog::{GameParts, Visitor};
use engine::playout::random_choice;
use engine::{Game, Playing, Rng, Seat, Setup, Viewer};
use testkit::Toy;
use words::{Lang, RuleSection, Speak};

/// Looks for texts that are missing.
struct Reader {
    lang: Lang,
}

fn written(text: &str, what: &str, lang: Lang) {
    assert!(!text.trim().is_empty(), "{lang}: no text for {what}");
    assert!(
        !text.contains(['{', '}']),
        "{lang}: {what} shows its inside: {text}"
    );
}

/// A rule that is named can be looked up: its section, or one that contains it, is in the reference.
fn can_be_looked_up(rule: &str, sections: &[RuleSection]) {
    let found = sections.iter().any(|section| {
        rule.strip_prefix(section.number.as_str())
            .is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
    });
    assert!(
        found || rule.is_empty(),
        "rule {rule} is not in the reference"
    );
}

impl Reader {
    fn lists<P: GameParts>(&self) {
        let lang = self.lang;
        written(&P::Words::title(lang), "the title", lang);
        written(&P::Words::summary(lang), "the summary", lang);
        for (phase, id) in P::Rules::PHASES.iter().enumerate() {
            written(&P::Words::phase(phase as u8, lang), id, lang);
            written(&P::Words::phase_help(phase as u8, lang), id, lang);
        }
        for option in P::Rules::OPTIONS {
            written(&P::Words::option_name(option.id, lang), option.id, lang);
            written(&P::Words::option_help(option.id, lang), option.id, lang);
            for value in option.values {
                written(&P::Words::option_value(option.id, value, lang), value, lang);
            }
        }
        for section in P::Words::rules(lang) {
            written(&section.title, &section.number, lang);
            written(&section.body, &section.number, lang);
        }
    }

    /// What is said in the course of a random game.
    fn game<P: GameParts>(&self, seats: u8) {
        let lang = self.lang;
        let sections = P::Words::rules(lang);
        let mut rng = Rng::new(seats.into());
        let game = P::Rules::open(&Setup::new::<P::Rules>(seats))
            .expect("the default options are possible");
        for seat in Seat::all(seats) {
            written(&P::Words::seat(&game, seat, lang), "a seat", lang);
        }
        let mut playing = Playing::new(game, rng.seed());
        let mut choices = Vec::new();
        loop {
            let (game, state) = (playing.game(), playing.state());
            written(
                &P::Words::round(game, game.moment(state), lang),
                "a round",
                lang,
            );
            written(
                &P::Words::position(game, &game.view(state, Viewer::Spectator), lang),
                "the position",
                lang,
            );
            let Some((seat, action)) = random_choice(game, state, &mut rng, &mut choices) else {
                break;
            };
            let view = game.view(state, Viewer::Seat(seat));
            let prompt = P::Words::prompt(game, &view, seat, lang);
            written(&prompt.text, "a prompt", lang);
            can_be_looked_up(prompt.rule, &sections);
            written(&P::Words::position(game, &view, lang), "the position", lang);
            choices.clear();
            game.candidates(state, seat, &mut choices);
            for &candidate in &choices {
                written(
                    &P::Words::choice(game, &view, candidate, lang),
                    "a choice",
                    lang,
                );
                if let Err(rejection) = game.judge(state, seat, candidate) {
                    written(
                        &words::rejection::<P::Words>(game, &rejection, lang),
                        "a reason",
                        lang,
                    );
                    can_be_looked_up(rejection.rule, &sections);
                }
            }
            playing.play(seat, action).expect("it was listed");
        }
        let outcome = playing.game().outcome(playing.state()).expect("it is over");
        written(
            &P::Words::result(playing.game(), &outcome, lang),
            "the result",
            lang,
        );
        for logged in playing.log_from(0, Viewer::Spectator) {
            if let Some(line) = P::Words::event(playing.game(), &logged.event, lang) {
                written(&line.text, "a line of the log", lang);
                can_be_looked_up(line.rule, &sections);
            }
        }
    }
}

impl Visitor for Reader {
    fn visit<P: GameParts>(&mut self) {
        self.lists::<P>();
        for seats in P::Rules::SEATS {
            self.game::<P>(seats);
        }
    }
}

#[test]
fn every_text_is_there_in_every_language() {
    for lang in Lang::ALL {
        let mut reader = Reader { lang };
        reader.visit::<Toy>();
        games::visit(&mut reader);
    }
}

#[test]
fn choices_of_one_decision_are_told_apart() {
    struct Apart;
    impl Visitor for Apart {
        fn visit<P: GameParts>(&mut self) {
            let game = P::Rules::open(&Setup::new::<P::Rules>(*P::Rules::SEATS.start()))
                .expect("possible");
            let mut rng = Rng::new(7);
            let mut playing = Playing::new(game, rng.seed());
            let mut choices = Vec::new();
            while let Some((seat, action)) =
                random_choice(playing.game(), playing.state(), &mut rng, &mut choices)
            {
                let game = playing.game();
                let view = game.view(playing.state(), Viewer::Seat(seat));
                for lang in Lang::ALL {
                    let mut labels: Vec<String> = choices
                        .iter()
                        .map(|&choice| P::Words::choice(game, &view, choice, lang))
                        .collect();
                    labels.sort();
                    let count = labels.len();
                    labels.dedup();
                    assert_eq!(labels.len(), count, "{}: {labels:#?}", P::Rules::ID);
                }
                playing.play(seat, action).expect("it was listed");
            }
        }
    }
    Apart.visit::<Toy>();
    games::visit(&mut Apart);
}
