//! The board of In the Shadow of the Emperor.

use kaiser_board::KaiserBoard;

use boards::{Draw, Lit};
use engine::playout::random_choice;
use engine::{Game, Options, Rng, Seat, Setup, Silent, Viewer};
use kaiser_rules::{Kaiser, State};
use words::Lang;

/// Plays random games and hands over every position with its legal choices.
fn games(mut look: impl FnMut(&Kaiser, &State, Seat, &Lit)) {
    for number in 0..6 {
        let mut rng = Rng::new(number);
        let mut setup = Setup::new::<Kaiser>(2 + (number % 3) as u8);
        setup.options = Options::random(Kaiser::OPTIONS, &mut rng);
        let game = Kaiser::open(&setup).expect("all options go together");
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let lit = Lit {
                legal: choices.iter().map(|&choice| game.anchor(choice)).collect(),
                chosen: None,
                acting: Some(seat),
            };
            look(&game, &state, seat, &lit);
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

#[test]
fn hidden_points_are_not_in_the_panels() {
    for (value, open) in [("hidden", false), ("open", true)] {
        let mut setup = Setup::new::<Kaiser>(3);
        setup.options.set("points", value).expect("an option");
        let game = Kaiser::open(&setup).expect("a table");
        let state = game.start(Rng::new(1).seed(), &mut Silent);
        let view = game.view(&state, Viewer::Seat(Seat(1)));
        let scores: Vec<String> = KaiserBoard::panels(&game, &view, Lang::Nl)
            .into_iter()
            .map(|panel| panel.score.value)
            .collect();
        let others = if open { "0" } else { "?" };
        assert_eq!(scores, [others, "0", others]);
    }
}

/// The texts of the elements whose tag begins so, without what is escaped.
fn texts<'d>(drawn: &'d str, tag: &'d str) -> impl Iterator<Item = &'d str> {
    drawn.split(tag).skip(1).filter_map(|rest| {
        let text = rest.split_once('>')?.1;
        text.split('<').next()
    })
}

#[test]
fn effects_and_privileges_fit_their_places_in_every_language() {
    let game = Kaiser::open(&Setup::new::<Kaiser>(4)).expect("a table");
    let state = game.start(Rng::new(1).seed(), &mut Silent);
    let view = game.view(&state, Viewer::Spectator);
    for lang in Lang::ALL {
        let drawn = KaiserBoard::board(&game, &view, &Lit::default(), lang).into_string();
        let first = texts(&drawn, "<text x=\"7\" y=\"33\"").count();
        assert_eq!(first, 13, "every card tells what it does");
        for line in ["33", "47"] {
            for text in texts(&drawn, &format!("<text x=\"7\" y=\"{line}\"")) {
                assert!(text.chars().count() <= 16, "{text}");
            }
        }
        assert_eq!(texts(&drawn, "<text x=\"7\" y=\"61\"").count(), 0);
        let privileges: Vec<&str> = texts(&drawn, "<text x=\"9\"").collect();
        assert!((7..=21).contains(&privileges.len()), "{privileges:?}");
        for text in privileges {
            assert!(text.chars().count() <= 17, "{text}");
        }
    }
}

#[test]
fn what_lies_in_a_lit_electorate_stands_for_it() {
    let mut seen = 0;
    games(|game, state, seat, lit| {
        let view = game.view(state, Viewer::Seat(seat));
        let drawn = KaiserBoard::board(game, &view, lit, Lang::En).into_string();
        if lit.is_legal(&engine::Anchor::from(kaiser_rules::BoardPlace::Electorate(
            kaiser_rules::Electorate::Trier,
        ))) {
            assert!(!drawn.contains("data-anchor=\"elector:trier\""));
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}
