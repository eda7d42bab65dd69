//! Labels and lines of the log say what happens, what it costs, and by what rule.

use engine::playout::random_choice;
use engine::{Game, Rng, Setup, Silent, Viewer};
use kaiser_rules::{
    Action, Age, Board, Card, Colour, Electorate, Event, Kaiser, Merit, Noble, Occasion, Spot, Step,
};
use kaiser_words::KaiserWords;
use words::{Lang, Line, Players, Speak};

fn game() -> Kaiser {
    Kaiser::open(&Setup::new::<Kaiser>(4)).expect("a table")
}

fn line(event: Event, lang: Lang) -> Line {
    KaiserWords::event(lang, Players::NONE, &game(), &event).expect("a line")
}

/// The labels of what may be chosen at all decisions of random games.
fn labels(mut look: impl FnMut(&Board, Action, Lang, &str)) {
    let game = game();
    for number in 0..20 {
        let mut rng = Rng::new(number);
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            game.legal(&state, seat, &mut choices);
            let view = game.view(&state, Viewer::Seat(seat));
            for &choice in &choices {
                for lang in Lang::ALL {
                    let label = KaiserWords::choice(lang, &game, &view, choice);
                    look(&state.board, choice, lang, &label);
                }
            }
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

#[test]
fn doctor_a_noble_of_45_dies_and_others_get_an_age() {
    let (mut deaths, mut treatments) = (0, 0);
    labels(|board, choice, lang, label| {
        let (Step::Use(deed), Action::At(spot)) = (board.step, choice) else {
            return;
        };
        let Some(noble) = board.noble(spot).filter(|_| deed.card == Card::Doctor) else {
            return;
        };
        let own = Some(noble.colour) == board.decider();
        let to = if own {
            noble.age.younger()
        } else {
            noble.age.older()
        };
        if let Some(age) = to {
            assert!(label.contains(&age.years().to_string()), "{label}");
            treatments += 1;
        } else {
            let dies = [" die", " sterven", "Halál: "][lang as usize];
            assert!(label.contains(dies), "{label}");
            deaths += 1;
        }
    });
    assert!(deaths > 0 && treatments > 0, "{deaths}, {treatments}");
}

#[test]
fn knight_every_choice_names_the_price() {
    let mut count = 0;
    labels(|board, _, lang, label| {
        if matches!(board.step, Step::Knight | Step::KnightTo { .. }) {
            let price = ["(1 thaler)", "(1 daalder)", "(1 tallér)"][lang as usize];
            assert!(label.ends_with(price), "{label}");
            count += 1;
        }
    });
    assert!(count > 0);
}

#[test]
fn permit_and_every_card_that_costs_something_name_the_price() {
    labels(|board, choice, _, label| {
        let free = [Card::Rival, Card::GreyEminence].map(Action::Take);
        let bought = matches!(choice, Action::Take(_) | Action::TakeCouple);
        if board.step == Step::Act && bought && !free.contains(&choice) {
            assert!(label.contains('(') && label.ends_with(')'), "{label}");
        }
    });
}

#[test]
fn phase_v_the_names_in_a_tie_say_what_becomes_of_the_seat() {
    let mut count = 0;
    labels(|board, choice, lang, label| {
        let (Step::Tie { electorate }, Action::Name(colour)) = (board.step, choice) else {
            return;
        };
        let elector = board.lands[electorate].elector;
        let keeps = elector.is_some_and(|elector| elector.colour == colour);
        let said = if keeps {
            ["keeps", "behoudt", "megtartja"]
        } else {
            ["(2 points)", "(2 punten)", "(2 pont)"]
        };
        assert!(label.contains(said[lang as usize]), "{label}");
        count += 1;
    });
    assert!(count > 0);
}

#[test]
fn phase_v_after_a_tie_nobody_is_called_the_strongest_and_no_seat_is_given_away() {
    let (colour, electorate) = (Colour::Red, Electorate::Trier);
    let named = Event::TieBroken { electorate, colour };
    let in_vain = |tied| Event::NoSuccessor {
        colour,
        electorate,
        tied,
    };
    for lang in Lang::ALL {
        let strongest = ["strongest", "sterkste", "legerősebb"][lang as usize];
        assert!(line(in_vain(false), lang).text.contains(strongest));
        assert!(!line(in_vain(true), lang).text.contains(strongest));
    }
    assert!(!line(named, Lang::Hu).text.contains("kapja"));
}

#[test]
fn set_up_lines_name_the_set_up_as_their_rule() {
    let (colour, electorate) = (Colour::Red, Electorate::Trier);
    let noble = Noble::couple(colour, Age::Fifteen);
    let occasion = Occasion::SetUp;
    let lines = [
        Event::ImperialPlaced {
            electorate,
            occasion,
        },
        Event::Enthroned {
            noble,
            from: None,
            occasion,
        },
        Event::Settled {
            noble,
            electorate,
            occasion,
        },
        Event::Posted {
            colour,
            from: None,
            to: Spot::Castle(electorate, 0),
            occasion,
        },
        Event::RoundBegan { round: 1 },
    ];
    for event in lines {
        assert_eq!(line(event, Lang::En).rule, "Set-up", "{event:?}");
    }
    let occasion = Occasion::Offspring;
    let son = Event::Settled {
        noble,
        electorate,
        occasion,
    };
    assert_eq!(line(son, Lang::En).rule, "III");
}

#[test]
fn phase_v_a_change_of_power_is_one_line() {
    let noble = Noble::baron(Colour::Green, Age::Fifteen);
    let old = Noble::couple(Colour::Red, Age::TwentyFive);
    let text = line(
        Event::NewElector {
            noble,
            electorate: Electorate::Brandenburg,
            deposed: Some(old),
        },
        Lang::En,
    )
    .text;
    for part in [
        "Green's 15-year-old baron",
        "2 points",
        "Red's 25-year-old couple",
    ] {
        assert!(text.contains(part), "{text}");
    }
    let scored = Event::Scored {
        colour: Colour::Green,
        points: 2,
        merit: Merit::Elector,
    };
    assert!(KaiserWords::event(Lang::En, Players::NONE, &game(), &scored).is_none());
}

#[test]
fn iii_a_daughter_who_brings_nothing_is_not_told_as_0_thalers() {
    let convent = |thalers| Event::Convent {
        colour: Colour::Red,
        thalers,
    };
    for lang in Lang::ALL {
        assert!(line(convent(1), lang).text.contains('1'));
        assert!(!line(convent(0), lang).text.contains('0'));
    }
}

#[test]
fn vii_a_city_that_stays_in_its_electorate_is_moved_within_it() {
    let moved = Event::ImperialMoved {
        from: Electorate::Koeln,
        to: Electorate::Koeln,
    };
    for (lang, name) in Lang::ALL.into_iter().zip(["Cologne", "Keulen", "Köln"]) {
        assert_eq!(line(moved, lang).text.matches(name).count(), 1);
    }
}

#[test]
fn doctor_the_log_tells_the_age_before_the_treatment() {
    let at = Spot::Throne;
    let baron = |age| Noble::baron(Colour::Red, age);
    for lang in Lang::ALL {
        let younger = Event::Younger {
            noble: baron(Age::Fifteen),
            at,
        };
        let older = Event::Older {
            noble: baron(Age::FortyFive),
            at,
        };
        assert!(line(younger, lang).text.contains("25"));
        assert!(line(older, lang).text.contains("35"));
    }
}
