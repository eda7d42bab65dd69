//! A few sentences word for word, so that a change of wording is seen.

use dutch_revolt_rules::{
    Action, Alignment, Amount, AskedIn, Chit, DutchRevolt, Event, Force, Phase, Reason, Side,
    Siege, Stack, State, Step, Territory, Unit,
};
use dutch_revolt_words::DutchRevoltWords;
use engine::{Game, Seed, Setup, Viewer};
use words::{Lang, Players, Speak};

use crate::game;

fn first_state(game: &DutchRevolt) -> State {
    game.start(Seed::from_number(1566), &mut engine::Silent)
}

fn told(event: &Event) -> [String; 3] {
    Lang::ALL.map(|lang| {
        DutchRevoltWords::event(lang, Players::NONE, &game(), event)
            .expect("the event has a line")
            .text
    })
}

fn offered(state: &State, action: Action) -> [String; 3] {
    let game = game();
    let seat = game.to_act(state).first().expect("somebody is to act");
    let view = game.view(state, Viewer::Seat(seat));
    Lang::ALL.map(|lang| DutchRevoltWords::choice(lang, &game, &view, action))
}

#[test]
fn the_examples_of_the_rulebook_as_log_lines() {
    // 9.5: the Rebels before Antwerp, and the Spanish before Overijssel.
    let antwerp = Siege {
        territory: Territory::Antwerp,
        attacker: Side::Rebel,
        strength: 6,
        defence: 2,
        column: 5,
        shift: 0,
        terrain: 2,
        coast: 0,
        road: 0,
        die: 5,
        losses: 2,
        captured: false,
    };
    assert_eq!(
        told(&Event::Besieged(antwerp)),
        [
            "The Rebels besiege Antwerp with strength 6 against 2. Column 6–7. Die 5 − 2 (walls) = 3: 2 losses; Antwerp holds out.",
            "De Geuzen belegeren Antwerpen met sterkte 6 tegen 2. Kolom 6–7. Worp 5 − 2 (wallen) = 3: 2 verliespunten; Antwerpen houdt stand.",
            "A felkelők megostromolják Antwerpent: 6 támadó, 2 védő. Oszlop: 6–7. Dobás: 5 − 2 (falak) = 3; 2 veszteség; Antwerpen kitart.",
        ]
    );
    let overijssel = Siege {
        territory: Territory::Overijssel,
        attacker: Side::Spanish,
        strength: 3,
        column: 2,
        shift: 1,
        terrain: 0,
        coast: 1,
        die: 8,
        losses: 3,
        captured: true,
        ..antwerp
    };
    assert_eq!(
        told(&Event::Besieged(overijssel)),
        [
            "The Spanish besiege Overijssel with strength 3 against 2. Column 3, 1 to the right because the people help the besiegers: 4. Die 8 − 1 (coast) = 7: 3 losses, and Overijssel falls to the Spanish.",
            "De Spanjaarden belegeren Overijssel met sterkte 3 tegen 2. Kolom 3, 1 naar rechts omdat de bevolking de belegeraars helpt: 4. Worp 8 − 1 (kust) = 7: 3 verliespunten, en Overijssel valt in handen van de Spanjaarden.",
            "A spanyolok megostromolják Overijsselt: 3 támadó, 2 védő. Oszlop: 3, a nép az ostromlókat segíti, ezért 1 oszloppal jobbra: 4. Dobás: 8 − 1 (tengerpart) = 7; 3 veszteség, Overijssel elesik, és a spanyolok uralma alá kerül.",
        ]
    );
}

#[test]
fn a_story_that_can_be_read_aloud() {
    let marched = Event::Marched {
        side: Side::Spanish,
        from: Territory::Artois,
        to: Territory::WestFlanders,
        stack: Stack {
            pikemen: 3,
            cavalry: 1,
            ..Stack::EMPTY
        },
    };
    assert_eq!(
        told(&marched),
        [
            "The Spanish march 3 pikemen and 1 cavalry from Artois to West Flanders.",
            "De Spanjaarden sturen 3 piekeniers en 1 ruiter uit Artesië naar West-Vlaanderen.",
            "A spanyolok Artois-ból Nyugat-Flandriába küldenek 3 pikást és 1 lovast.",
        ]
    );
    let swayed = Event::Swayed {
        territory: Territory::SouthHolland,
        alignment: Alignment::StronglyProtestant,
    };
    assert_eq!(
        told(&swayed),
        [
            "South Holland is now strongly Protestant.",
            "Zuid-Holland is nu sterk protestants.",
            "Dél-Holland mostantól erősen protestáns.",
        ]
    );
}

#[test]
fn buttons_say_what_happens() {
    let mut state = first_state(&game());
    let play = Action::Play(Chit::SeaBeggars);
    assert_eq!(
        offered(&state, play),
        [
            "Play Sea Beggars",
            "Speel Watergeuzen",
            "Kijátszás: Tengeri koldusok",
        ]
    );
    let side = Side::Spanish;
    state.board.purse[side].treasury = 7;
    state.board.purse[side].free_pikemen = 2;
    state.board.step = Step::Hire {
        side,
        at: Territory::Antwerp,
    };
    assert_eq!(
        offered(&state, Action::Hire(Unit::Pikemen, Amount::Five)),
        [
            "Hire 5 pikemen (3 florins)",
            "Werf 5 piekeniers (3 gulden)",
            "5 pikás felfogadása (3 florin)",
        ]
    );
    assert_eq!(
        offered(&state, Action::Hire(Unit::Pikemen, Amount::All)),
        [
            "Hire all 9 pikemen (7 florins)",
            "Werf alle 9 piekeniers (7 gulden)",
            "Annyi felfogadása, amennyire telik: 9 pikás (7 florin)",
        ]
    );
    state.board.step = Step::Deploy { side };
    assert_eq!(
        offered(&state, Action::Done),
        [
            "Finish (7 florins and 2 free pikemen will be lost)",
            "Rond af (verloren: 7 gulden en 2 gratis piekeniers)",
            "Befejezés (veszteség: 7 florin és 2 ingyenes pikás)",
        ]
    );
    state.board.units[side][Territory::Utrecht].cavalry = 2;
    state.board.step = Step::MarchWith {
        side,
        from: Territory::Utrecht,
        to: Territory::Gelderland,
    };
    assert_eq!(
        offered(&state, Action::Send(Force::Cavalry(Amount::Two))),
        ["Send 2 cavalry", "Stuur 2 ruiters", "2 lovas küldése"]
    );
}

#[test]
fn a_siege_is_offered_with_its_chance() {
    let mut state = first_state(&game());
    let (side, territory) = (Side::Spanish, Territory::Friesland);
    state.board.units[side][territory].pikemen = 6;
    state.board.units[side.other()][territory].pikemen = 1;
    state.board.alignment[territory] = Alignment::Divided;
    state.board.step = Step::Besiege { side };
    // Column 6-7, two off the die: two losses need a 2, so a roll of 4 to 9.
    assert_eq!(
        offered(&state, Action::At(territory)),
        [
            "Besiege Friesland (6 against 1: 60%)",
            "Beleger Friesland (6 tegen 1: 60%)",
            "Friesland ostroma (6 támadó, 1 védő: 60%)",
        ]
    );
}

#[test]
fn a_reason_says_what_would_be_right() {
    let dry = Reason::Dry {
        territory: Territory::Namur,
    };
    assert_eq!(
        Lang::ALL.map(|lang| DutchRevoltWords::reason(lang, &game(), &dry)),
        [
            "Namur lies too high to be flooded; choose a territory with dikes.",
            "Namen ligt te hoog om onder water te zetten; kies een gebied met dijken.",
            "Namur túl magasan fekszik az elárasztáshoz; olyan területet válassz, ahol gátak vannak.",
        ]
    );
}

#[test]
fn the_position_is_a_table_that_fits() {
    let game = game();
    let state = first_state(&game);
    let view = game.view(&state, Viewer::Seat(Side::Spanish.seat()));
    for (lang, zeeland) in [
        (
            Lang::En,
            "Zeeland        Rebels   moderately Protestant  developed (2)     4 florins   -        -       coast",
        ),
        (
            Lang::Nl,
            "Zeeland          Geuzen       gematigd protestants  ontwikkeld (2)    4 gulden   -            -       kust",
        ),
        (
            Lang::Hu,
            "Zeeland          Felkelők    mérsékelten protestáns  fejlett (2)   4 florin   -          -         tengerpart",
        ),
    ] {
        let position = DutchRevoltWords::position(lang, &game, &view);
        assert!(position.lines().any(|line| line == zeeland), "{position}");
        assert!(position.contains("1566"));
    }
}

#[test]
fn while_territories_are_picked_the_free_ones_are_nobodys() {
    let mut setup = Setup::new::<DutchRevolt>(2);
    let known = setup.options.set("owners", "picked");
    known.expect("the game has this option");
    let game = DutchRevolt::open(&setup).expect("the game's own data are sound");
    let mut state = first_state(&game);
    let pick = Action::At(Territory::Utrecht);
    let picked = game.play(&mut state, Side::Spanish.seat(), pick, &mut engine::Silent);
    assert_eq!(picked, Ok(()));
    let view = game.view(&state, Viewer::Spectator);
    let position = DutchRevoltWords::position(Lang::En, &game, &view);
    for line in [
        "Spanish: 1 territory, 0 chits in hand, 0 used this year.",
        "Rebels: 0 territories, 0 chits in hand, 0 used this year.",
        "The Rebels are picking a territory.",
    ] {
        assert!(position.lines().any(|found| found == line), "{position}");
    }
}

#[test]
fn buttons_name_any_number_with_its_price() {
    let mut state = first_state(&game());
    let side = Side::Spanish;
    state.board.purse[side].treasury = 7;
    state.board.purse[side].free_pikemen = 2;
    state.board.units[side][Territory::Antwerp].cavalry = 3;
    state.board.step = Step::Hire {
        side,
        at: Territory::Antwerp,
    };
    assert_eq!(
        offered(&state, Action::Recruit(Unit::Pikemen, 4)),
        [
            "Hire 4 pikemen (2 florins)",
            "Werf 4 piekeniers (2 gulden)",
            "4 pikás felfogadása (2 florin)",
        ]
    );
    assert_eq!(
        offered(&state, Action::Release(Unit::Cavalry, 3)),
        [
            "Dismiss 3 cavalry (6 florins back)",
            "Ontsla 3 ruiters (6 gulden terug)",
            "3 lovas elbocsátása (6 florin vissza)",
        ]
    );
    assert_eq!(
        offered(&state, Action::Done)[0],
        "Finish (7 florins and 2 free pikemen will be lost)"
    );
}

#[test]
fn buttons_name_the_phases_in_which_one_is_asked() {
    let state = first_state(&game());
    let phases = [Phase::Religion, Phase::Siege].into_iter().collect();
    assert_eq!(
        offered(&state, Action::Ask(phases)),
        [
            "Play no event now; ask again only in the conversion phase and the siege phase",
            "Speel nu niets; vraag alleen nog in de bekeringsfase en de belegfase",
            "Most nincs esemény; kérdés már csak ekkor: a hittérítés fázisa és az ostromfázis",
        ]
    );
    assert_eq!(
        offered(&state, Action::Ask(AskedIn::NOWHERE))[0],
        "Play no event now; do not ask again this year"
    );
}

#[test]
fn a_march_says_who_goes_and_whether_it_is_an_attack() {
    let mut state = first_state(&game());
    let side = Side::Spanish;
    let from = Territory::Utrecht;
    state.board.units[side][from].pikemen = 3;
    state.board.units[side][from].cavalry = 1;
    state.board.step = Step::MarchTo { side, from };
    let [home, _, _] = offered(&state, Action::At(Territory::Gelderland));
    assert_eq!(home, "Send all to Gelderland: 3 pikemen and 1 cavalry");
    let [abroad, _, _] = offered(&state, Action::At(Territory::NorthHolland));
    assert!(abroad.contains("nvade"), "{abroad}");
    let [part, _, _] = offered(&state, Action::Part(Territory::Gelderland));
    assert_eq!(part, "Send some to Gelderland");
}

#[test]
fn what_was_hired_is_told_in_one_line() {
    let army = Stack {
        pikemen: 7,
        cavalry: 2,
        ..Stack::EMPTY
    };
    let hired = Event::Mustered {
        side: Side::Rebel,
        stack: army,
        territories: [Territory::Zeeland, Territory::Utrecht]
            .into_iter()
            .collect(),
    };
    assert_eq!(
        told(&hired),
        [
            "The Rebels hire 7 pikemen and 2 cavalry in Utrecht and Zeeland.",
            "De Geuzen werven 7 piekeniers en 2 ruiters in Utrecht en Zeeland.",
            "A felkelők Utrechtben és Zeelandban felfogadnak 7 pikást és 2 lovast.",
        ]
    );
}
