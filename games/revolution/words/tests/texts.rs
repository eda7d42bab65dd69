//! Revolution can say everything in every language.

use revolution_words::RevolutionWords;
use std::collections::BTreeSet;

use engine::playout::random_choice;
use engine::{DecisionNumber, Game, Options, Playing, Rng, Setup, Viewer};
use revolution_rules::{
    Action, Besieger, City, Colour, Event, Faction, Phase, Pieces, Province, Reason, Region,
    Revolution, Spot, Step, Support, Town, View,
};
use words::{Lang, Players, RuleSection, Speak, rejection};

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
    // Every third game by the first version of the rules.
    setup.rules = if number % 3 == 2 { 1 } else { 2 };
    setup.options = Options::random(Revolution::OPTIONS, &mut Rng::new(number));
    Revolution::open(&setup).expect("all options go together")
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
                &RevolutionWords::round(lang, game, game.moment(state)),
                "a round",
                lang,
            );
            let Some((seat, action)) = random_choice(game, state, &mut rng, &mut choices) else {
                break;
            };
            let view = game.view(state, Viewer::Seat(seat));
            let prompt = RevolutionWords::prompt(lang, Players::NONE, game, &view, seat);
            written(&prompt.text, "a prompt", lang);
            can_be_looked_up(prompt.rule, &sections);
            if rng.below(10) == 0 {
                written(
                    &RevolutionWords::position(lang, game, &view),
                    "the position",
                    lang,
                );
                for place in RevolutionWords::places(lang, game, &view) {
                    written(&place.group, "a group of places", lang);
                    written(&place.name, "a place", lang);
                    can_be_looked_up(place.rule, &sections);
                    for fact in &place.facts {
                        written(&fact.label, "what is told of a place", lang);
                        written(&fact.value, &fact.label, lang);
                    }
                }
            }
            choices.clear();
            game.candidates(state, seat, &mut choices);
            let (mut buttons, mut tiles) = (BTreeSet::new(), BTreeSet::new());
            for &candidate in &choices {
                let button = RevolutionWords::choice(lang, game, &view, candidate);
                written(&button, "a choice", lang);
                match game.judge(state, seat, candidate) {
                    Ok(()) => {
                        let tile = RevolutionWords::tile(lang, game, &view, candidate);
                        written(&tile.title, "a tile", lang);
                        let twice = !tiles.insert(format!("{tile:?}"));
                        assert!(!twice, "{lang}: two tiles say {tile:?}");
                        let twice = !buttons.insert(button.clone());
                        assert!(!twice, "{lang}: two buttons say {button}");
                    }
                    Err(refused) => {
                        written(
                            &rejection::<RevolutionWords>(lang, game, &refused),
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
        let mut events = 0;
        written(
            &RevolutionWords::result(lang, Players::NONE, game, &outcome),
            "the result",
            lang,
        );
        for logged in playing.log_from(DecisionNumber::SET_UP, Viewer::Spectator) {
            let line = RevolutionWords::event(lang, Players::NONE, game, &logged.event)
                .expect("every event is told");
            written(&line.text, "a line of the log", lang);
            events += RevolutionWords::event_places(game, &logged.event).len();
            can_be_looked_up(line.rule, &sections);
        }
        assert!(events > 100, "most events happen somewhere");
    }
}

#[test]
fn a_tile_says_what_a_piece_would_do_to_the_majority() {
    let (game, view) = position(&[], |view| {
        view.board.step = Step::NewPieces { left: 3 };
        view.board.actor = view.board.rank(Faction::Burgher) as u8;
        view.board.country[Province::Namur] = Pieces::default();
        view.board.country[Province::Artois] = Pieces::default();
        view.board.country[Province::Artois].add(Faction::Catholic, 2);
        view.board.towns[Town::Arras] = None;
    });
    let tile = |at| RevolutionWords::tile(Lang::En, &game, &view, Action::Province(at));
    assert_eq!(tile(Province::Namur).effect, "✓+1");
    let artois = tile(Province::Artois);
    assert_eq!(
        (artois.title.as_str(), artois.detail.as_str()),
        ("Artois", "2 of 4")
    );
    assert_eq!(artois.effect, "2 short");
    let several = Action::Several(revolution_rules::Single::Province(Province::Artois), 3);
    let several = RevolutionWords::tile(Lang::En, &game, &view, several);
    assert_eq!(
        (several.detail.as_str(), several.effect.as_str()),
        ("3 pieces, 2 of 4", "✓+1")
    );
}

#[test]
fn a_place_in_words_tells_owner_pieces_faith_and_siege() {
    let (game, view) = position(&[], |view| {
        view.board.cities[City::Gent] = Pieces::default();
        view.board.cities[City::Gent].add(Faction::Reformer, 2);
        view.board.cities[City::Gent].add(Faction::Burgher, 2);
        view.board.city_cards[City::Gent] = Some(Faction::Reformer);
        view.board.sieges[City::Gent] = Some(Besieger::Army(Faction::Habsburg));
        view.board.allegiance[City::Gent] = 6;
    });
    let places = RevolutionWords::places(Lang::En, &game, &view);
    let gent = places
        .iter()
        .find(|place| place.anchor.as_str() == "city:gent");
    let told: Vec<String> = gent
        .expect("Gent is told")
        .facts
        .iter()
        .map(|fact| format!("{}: {}", fact.label, fact.value))
        .collect();
    assert_eq!(
        told,
        [
            "Card: Reformers",
            "Card if nothing changes: nobody",
            "Pieces: Burghers 2, Reformers 2",
            "Majority: none; still needed: Burghers 1, Reformers 1",
            "Citizens: 6 of 7, Reformed",
            "Siege: besieged by the Habsburgs",
            "Marks: none",
            "Province: Flanders",
        ]
    );
}

#[test]
fn points_are_written_as_people_write_them() {
    use revolution_words::points;
    assert_eq!(points(Lang::En, 1_250), "12.5");
    assert_eq!(points(Lang::Nl, 422), "4,22");
    assert_eq!(points(Lang::Hu, 305), "3,05");
    assert_eq!(points(Lang::En, 700), "7");
}

/// A position of turn 1 as everybody sees it.
fn position(options: &[(&str, &str)], change: impl FnOnce(&mut View)) -> (Revolution, View) {
    let game: Revolution = engine::scene::table(Revolution::RULES, 5, options);
    let state = game.start(engine::Seed::from_number(1), &mut engine::Silent);
    let mut view = game.view(&state, Viewer::Spectator);
    view.board.turn = 1;
    change(&mut view);
    (game, view)
}

#[test]
fn s6_7_2_the_label_names_the_cities_that_are_freed() {
    let label = |edition| {
        let (game, view) = position(&[("edition", edition)], |view| {
            let habsburg = Some(Besieger::Army(Faction::Habsburg));
            view.board.sieges[City::Leiden] = habsburg;
            view.board.sieges[City::Haarlem] = habsburg;
        });
        RevolutionWords::choice(Lang::En, &game, &view, Action::Relieve(City::Leiden))
    };
    assert_eq!(label("first"), "Relieve Haarlem and Leiden");
    assert_eq!(label("revised"), "Relieve Leiden");
}

#[test]
fn s6_1_a_tax_rate_says_what_speaks_against_it() {
    let label = |rate, supply| {
        let (game, view) = position(&[], |view| {
            view.board.phase = Phase::Taxes;
            view.board.step = Step::Tax;
            view.board.city_cards[City::Koeln] = Some(Faction::Catholic);
            view.board.city_cards[City::Liege] = Some(Faction::Catholic);
            view.board.supply[Faction::Catholic] = supply;
        });
        RevolutionWords::choice(Lang::En, &game, &view, Action::Rate(rate))
    };
    assert_eq!(
        label(1, 30),
        "Tax each city 1 (KÖLN and LIÈGE): 2 coins, 28 pieces stay in stock"
    );
    let short = label(3, 10);
    assert!(
        short.contains("6 coins, but only 4 pieces stay in stock for")
            && short.ends_with("new ones"),
        "{short}"
    );
}

#[test]
fn s6_4_recruiting_says_its_price() {
    let (game, view) = position(&[], |view| {
        view.board.phase = Phase::Recruiting;
        view.board.step = Step::Recruit { raised: 1 };
    });
    let label = RevolutionWords::choice(Lang::En, &game, &view, Action::Region(Region::Holland));
    assert_eq!(label, "Recruit in Holland for 4 coins");
}

#[test]
fn s6_10_the_reason_says_why_nothing_can_be_added() {
    let (game, _) = position(&[], |_| {});
    let reason = Reason::GrowthLimit {
        province: Province::Holland,
        most: 0,
    };
    let text = RevolutionWords::reason(Lang::En, &game, &reason);
    assert!(text.contains("cities only"), "{text}");
    let reference = RevolutionWords::rules(Lang::En);
    let text = |number: &str| {
        let section = reference.iter().find(|section| section.number == number);
        section.map_or(String::new(), |section| section.body.clone())
    };
    assert!(text("6.10").contains("pieces in cities do not count"));
    assert!(text("6.16").contains("the Nobility"));
    // The order in which pieces leave in a conflict, and in overflow.
    for number in ["6.11", "6.13"] {
        assert!(text(number).contains("countryside first"), "{number}");
    }
    for number in ["5.2", "5.6", "6.7", "6.15"] {
        assert!(text(number).contains("First edition:"), "{number}");
    }
}

/// An event in each language.
fn told(event: Event) -> [String; 3] {
    let (game, _) = position(&[], |_| {});
    Lang::ALL.map(|lang| {
        let line = RevolutionWords::event(lang, Players::NONE, &game, &event);
        line.expect("every event is told").text
    })
}

#[test]
fn the_log_is_a_story_in_sentences() {
    let moved = Event::Moved {
        faction: Faction::Catholic,
        colour: Colour::Catholic,
        from: Spot::City(City::Liege),
        to: Spot::Country(Province::Liege),
        pieces: 1,
    };
    assert_eq!(
        told(moved),
        [
            "The Catholics move a piece from the city of Liège to the countryside.",
            "De Katholieken verplaatsen een stuk van de stad Luik naar het platteland.",
            "A katolikusok átvisznek egy jelzőt Liège városából a vidékre.",
        ]
    );
    let converted = Event::Converted {
        faction: Faction::Nobility,
        spot: Spot::Country(Province::Generality),
        victim: Colour::Neutral,
        pieces: 1,
    };
    assert_eq!(
        told(converted),
        [
            "An army of the Nobility converts a neutral piece in the countryside of the Generality.",
            "Een leger van de Adel bekeert een neutraal stuk op het platteland van de Generaliteit.",
            "A nemesség egyik serege a Generalitás vidékén átállít egy semleges jelzőt.",
        ]
    );
    let taken = Event::SiegeEnded {
        city: City::Gent,
        besieger: Besieger::Army(Faction::Habsburg),
        converted: 2,
        neutral: 1,
        removed: 0,
    };
    assert_eq!(
        told(taken),
        [
            "The Habsburgs take Gent: 2 pieces change sides and 1 piece becomes neutral.",
            "De Habsburgers nemen Gent in: 2 stukken worden bekeerd en 1 stuk wordt neutraal.",
            "A Habsburgok beveszik Gentet: 2 jelző átáll és 1 jelző semleges lesz.",
        ]
    );
}

#[test]
fn a_verb_agrees_with_its_faction() {
    let placed = |faction, pieces| {
        let province = Province::Hainault;
        told(Event::Placed {
            faction,
            province,
            pieces,
        })
    };
    assert_eq!(
        placed(Faction::Nobility, 1),
        [
            "The Nobility place 1 new piece in Hainault.",
            "De Adel plaatst 1 nieuw stuk in Henegouwen.",
            "A nemesség 1 új jelzőt tesz Hainault-ba.",
        ]
    );
    assert_eq!(
        placed(Faction::Burgher, 3),
        [
            "The Burghers place 3 new pieces in Hainault.",
            "De Poorters plaatsen 3 nieuwe stukken in Henegouwen.",
            "A polgárság 3 új jelzőt tesz Hainault-ba.",
        ]
    );
    let named = |province| {
        told(Event::ProvinceNamed {
            province,
            holder: Some(Faction::Nobility),
        })
    };
    assert_eq!(named(Province::Koeln)[2], "A nemesség uralja Kölnt.");
    assert_eq!(named(Province::Venlo)[2], "A nemesség uralja Venlót.");
    let supported = Event::Supported {
        faction: Faction::Reformer,
        support: Support::London,
        pieces: 2,
    };
    assert_eq!(
        told(supported)[2],
        "A hitújítók 2 új jelzőt tesznek a londoni kereskedők helyére."
    );
}

#[test]
fn half_a_coin_is_written_as_people_write_it() {
    let said = Lang::ALL.map(|lang| revolution_words::half_coins(lang, 1));
    assert_eq!(said, ["0.5", "0,5", "0,5"]);
    assert_eq!(revolution_words::half_coins(Lang::En, 4), "2");
}

#[test]
fn s3_6_the_guide_does_not_advise_what_is_the_only_choice() {
    let (game, view) = position(&[], |view| view.board.turn = 0);
    let moment = engine::Moment { round: 0, phase: 0 };
    let guide = RevolutionWords::guide(Lang::En, &game, &view, moment).expect("turn 0 is guided");
    assert!(!guide.text.contains("are best"), "{}", guide.text);
}

#[test]
fn s6_7_2_the_rules_of_a_table_name_the_reading_that_it_plays_by() {
    let section = |number, lang| {
        let sections = RevolutionWords::rules_of(lang, &table(number));
        let section = sections.into_iter().find(|section| section.number == "6.7");
        section.expect("it is there").body
    };
    for number in 0..30 {
        let agreed = *table(number).agreed();
        for lang in Lang::ALL {
            let all = RevolutionWords::rules(lang);
            let all = all.iter().find(|section| section.number == "6.7");
            let (body, all) = (section(number, lang), &all.expect("it is there").body);
            assert!(body.len() < all.len(), "one reading is left out");
        }
        let lifts_all = section(number, Lang::En).contains("lifts all sieges");
        assert_eq!(lifts_all, agreed.relief_lifts_all, "{number}");
    }
}
