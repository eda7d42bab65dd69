//! Every name and every standing text.

use dutch_revolt_words::DutchRevoltWords;
use std::collections::BTreeSet;

use dutch_revolt_rules::{Alignment, Chit, Phase, Side, Terrain, Territory, Unit, Verdict};
use dutch_revolt_words as said;
use engine::{Moment, Outcome};
use words::{Lang, Players, Speak};

use crate::{check_sentence, check_text, check_texts, game, rule_numbers};

#[test]
fn every_name_is_said_in_every_language() {
    for side in Side::ALL {
        check_texts(side.id(), |lang| said::side(lang, side).to_owned());
        check_texts(side.id(), |lang| {
            DutchRevoltWords::seat(lang, &game(), side.seat())
        });
    }
    for unit in Unit::ALL {
        check_texts(unit.id(), |lang| said::unit(lang, unit).to_owned());
        check_texts(unit.id(), |lang| said::units(lang, unit, 3).to_string());
    }
    for alignment in Alignment::ALL {
        let what = format!("{alignment:?}");
        check_texts(&what, |lang| said::alignment(lang, alignment).to_owned());
    }
    for terrain in [Terrain::Rural, Terrain::Developed, Terrain::Urban] {
        let what = format!("{terrain:?}");
        check_texts(&what, |lang| said::terrain(lang, terrain).to_owned());
    }
}

#[test]
fn every_territory_has_its_own_name() {
    for lang in Lang::ALL {
        let names: BTreeSet<&str> = Territory::ALL
            .into_iter()
            .map(|territory| said::territory(lang, territory).one)
            .collect();
        assert_eq!(names.len(), Territory::COUNT, "{lang}");
        for name in names {
            check_text("territory", name);
        }
    }
    assert_eq!(
        said::territory(Lang::Nl, Territory::Hainaut).one,
        "Henegouwen"
    );
    assert_eq!(
        said::territory(Lang::Hu, Territory::EastFlanders).one,
        "Kelet-Flandria"
    );
}

#[test]
fn every_chit_has_a_name_a_mark_and_an_effect() {
    let game = game();
    for chit in Chit::ALL {
        check_texts(chit.id(), |lang| said::chit(lang, chit).to_owned());
        check_texts(chit.id(), |lang| said::chit_effect(lang, chit).to_owned());
        for lang in Lang::ALL {
            check_sentence(chit.id(), said::chit_effect(lang, chit));
        }
        let mark = said::chit_mark(game.data().chits[chit]);
        assert_eq!(mark.is_empty(), chit == Chit::NoEvent, "{}", chit.id());
    }
    let mark = |chit: Chit| said::chit_mark(game.data().chits[chit]);
    assert_eq!(mark(Chit::SpanishArmada), "T*");
    assert_eq!(mark(Chit::Flood), "S");
}

#[test]
fn every_verdict_is_told() {
    let verdicts = [
        Verdict::SpanishWholeMap,
        Verdict::NoUnion,
        Verdict::SpanishMajor,
        Verdict::SpanishMinor,
        Verdict::Draw,
        Verdict::RebelMinor,
        Verdict::RebelMajor,
        Verdict::RebelWholeMap,
    ];
    let mut told = BTreeSet::new();
    for verdict in verdicts {
        let outcome: Outcome = verdict.outcome();
        check_texts(verdict.id(), |lang| {
            DutchRevoltWords::result(lang, Players::NONE, &game(), &outcome)
        });
        told.insert(DutchRevoltWords::result(
            Lang::En,
            Players::NONE,
            &game(),
            &outcome,
        ));
    }
    assert_eq!(told.len(), verdicts.len());
}

#[test]
fn the_board_is_labelled_in_every_language() {
    use said::board;
    type Label = fn(Lang) -> String;
    let labels: [Label; 17] = [
        board::north_sea,
        board::france,
        board::empire,
        board::spanish_road,
        board::neutral,
        board::political_points,
        board::treasury,
        board::years,
        board::towards_union,
        board::own_chits,
        board::play_now,
        board::put_back,
        board::die,
        board::losses,
        board::key,
        board::supplied,
        board::winning_faces,
    ];
    for label in labels {
        check_texts("label", label);
    }
    check_texts("siege", |lang| board::siege_of(lang, Territory::Zeeland));
    check_texts("span", |lang| board::span(lang, 1566, 1605));
    check_texts("patriots", |lang| board::patriots_now(lang, 4));
    check_texts("chits", |lang| board::chits_left(lang, 4, 1));
    for phase in Phase::ALL {
        check_texts(phase.id(), |lang| board::when(lang, phase).to_owned());
    }
    for lang in Lang::ALL {
        check_text("label", &board::liege(lang));
        check_text("label", &board::coast(lang));
        for territory in Territory::ALL {
            let short = board::short(lang, territory);
            check_text(territory.id(), short);
            assert!(
                short.chars().count() <= 11,
                "{short} is too long for a telephone"
            );
        }
        let [spanish, rebel] = Side::ALL.map(|side| board::letter(lang, side));
        assert_ne!(spanish, rebel);
        assert!(said::side(lang, Side::Rebel).starts_with(rebel));
    }
}

#[test]
fn rounds_are_years() {
    let moment = |round| Moment { round, phase: 0 };
    assert_eq!(
        DutchRevoltWords::round(Lang::En, &game(), moment(7)),
        "Turn 7, 1572"
    );
    assert_eq!(
        DutchRevoltWords::round(Lang::Nl, &game(), moment(7)),
        "Ronde 7, 1572"
    );
    assert_eq!(
        DutchRevoltWords::round(Lang::Hu, &game(), moment(7)),
        "7. forduló, 1572"
    );
    check_texts("set-up", |lang| {
        DutchRevoltWords::round(lang, &game(), moment(0))
    });
}

#[test]
fn the_rules_reference_is_the_same_in_all_languages_but_for_the_words() {
    let numbers = rule_numbers();
    assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), numbers.len());
    for lang in Lang::ALL {
        let sections = DutchRevoltWords::rules(lang);
        let found: Vec<&String> = sections.iter().map(|section| &section.number).collect();
        assert_eq!(found, numbers.iter().collect::<Vec<_>>());
        for section in &sections {
            check_text(&section.number, &section.title);
            assert!(!section.body.contains("\n\n\n"), "{}", section.number);
        }
    }
    let [english, dutch, hungarian] = Lang::ALL.map(DutchRevoltWords::rules);
    for (english, (dutch, hungarian)) in english.iter().zip(dutch.iter().zip(&hungarian)) {
        let paragraphs = |body: &str| body.split("\n\n").count();
        for (paragraph, others) in english
            .body
            .split("\n\n")
            .zip(dutch.body.split("\n\n").zip(hungarian.body.split("\n\n")))
        {
            // A list of years and numbers reads the same everywhere.
            if paragraph.contains(char::is_alphabetic) {
                let number = &english.number;
                assert_ne!(paragraph, others.0, "{number} is not translated into Dutch");
                assert_ne!(
                    paragraph, others.1,
                    "{number} is not translated into Hungarian"
                );
            }
        }
        assert_eq!(paragraphs(&english.body), paragraphs(&dutch.body));
        assert_eq!(paragraphs(&english.body), paragraphs(&hungarian.body));
    }
}

#[test]
fn the_rules_reference_names_every_event_and_every_territory() {
    for lang in Lang::ALL {
        let sections = DutchRevoltWords::rules(lang);
        let body = |number: &str| {
            let found = sections.iter().find(|section| section.number == number);
            &found.expect("there is such a section").body
        };
        for chit in Chit::ALL {
            assert!(body("5.0").contains(said::chit_effect(lang, chit)));
        }
        for territory in Territory::ALL {
            assert!(body("2.2").contains(said::territory(lang, territory).one));
        }
        assert!(
            body("9.5").contains("10–12"),
            "the heads of the combat table"
        );
        assert!(body("6.1.2").contains("1596–1600: 7"));
    }
}
