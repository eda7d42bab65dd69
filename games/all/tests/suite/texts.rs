//! Every game can say everything in every language.

use std::collections::BTreeSet;

use catalog::{GameParts, GameVisitor};
use engine::playout::random_choice;
use engine::{DecisionNumber, Game, Playing, Rng, Seat, Setup, Viewer};
use testkit::Toy;
use words::{Lang, Players, RuleSection, Speak};

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
    /// What is always said of a game. That nothing is missing in a file is seen to when it is compiled.
    fn lists<P: GameParts>(&self) {
        let lang = self.lang;
        for option in P::Rules::OPTIONS {
            let values = option.values.iter();
            let names: BTreeSet<String> = values
                .map(|value| P::Words::ABOUT.value(lang, option.id, value))
                .collect();
            let (all, id) = (option.values.len(), option.id);
            assert_eq!(names.len(), all, "{lang}: {id}: {names:?}");
        }
        for section in P::Words::rules(lang) {
            written(&section.title, &section.number, lang);
            written(&section.body, &section.number, lang);
        }
        let sections = P::Words::ABOUT.sections;
        let numbers: BTreeSet<&str> = sections.iter().map(|section| section.number).collect();
        let (all, id) = (sections.len(), P::Rules::ID);
        assert_eq!(numbers.len(), all, "{id}: a section stands there twice");
    }

    /// What is said in the course of a random game.
    fn game<P: GameParts>(&self, seats: u8) {
        let lang = self.lang;
        let sections = P::Words::rules(lang);
        let mut rng = Rng::new(seats.into());
        let game = P::Rules::open(&Setup::new::<P::Rules>(seats))
            .expect("the default options are possible");
        for seat in Seat::all(seats) {
            written(&P::Words::seat(lang, &game, seat), "a seat", lang);
        }
        let mut playing = Playing::new(game, rng.seed());
        let mut choices = Vec::new();
        loop {
            let (game, state) = (playing.game(), playing.state());
            written(
                &P::Words::round(lang, game, game.moment(state)),
                "a round",
                lang,
            );
            written(
                &P::Words::position(lang, game, &game.view(state, Viewer::Spectator)),
                "the position",
                lang,
            );
            let Some((seat, action)) = random_choice(game, state, &mut rng, &mut choices) else {
                break;
            };
            let view = game.view(state, Viewer::Seat(seat));
            let prompt = P::Words::prompt(lang, Players::NONE, game, &view, seat);
            written(&prompt.text, "a prompt", lang);
            can_be_looked_up(prompt.rule, &sections);
            written(&P::Words::position(lang, game, &view), "the position", lang);
            choices.clear();
            game.candidates(state, seat, &mut choices);
            for &candidate in &choices {
                written(
                    &P::Words::choice(lang, game, &view, candidate),
                    "a choice",
                    lang,
                );
                if let Err(rejection) = game.judge(state, seat, candidate) {
                    written(
                        &words::rejection::<P::Words>(lang, game, &rejection),
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
            &P::Words::result(lang, Players::NONE, playing.game(), &outcome),
            "the result",
            lang,
        );
        for logged in playing.log_from(DecisionNumber::SET_UP, Viewer::Spectator) {
            if let Some(line) = P::Words::event(lang, Players::NONE, playing.game(), &logged.event)
            {
                written(&line.text, "a line of the log", lang);
                can_be_looked_up(line.rule, &sections);
            }
        }
    }
}

impl GameVisitor for Reader {
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
    impl GameVisitor for Apart {
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
                        .map(|&choice| P::Words::choice(lang, game, &view, choice))
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
