//! The board of Troyes as a structure: every legal choice has its place, ids are used once, nothing is styled inline.

use std::collections::BTreeSet;
use troyes_board::TroyesBoard;

use boards::{Draw, Lit};
use engine::playout::random_choice;
use engine::{Anchor, Game, Rng, Setup, Silent, Viewer};
use troyes_rules::{State, Troyes};
use words::Lang;

/// The values of an attribute, in the order of the drawing.
fn attribute<'drawing>(drawing: &'drawing str, name: &str) -> Vec<&'drawing str> {
    let mark = format!(" {name}=\"");
    drawing
        .split(&mark)
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect()
}

/// Visits every position of a few random games, with what is legal in it.
fn positions(mut visit: impl FnMut(&Troyes, &State, &Lit)) {
    for seats in 2..=4 {
        let game = Troyes::open(&Setup::new::<Troyes>(seats)).expect("a table");
        let mut rng = Rng::new(seats.into());
        let mut state = game.start(rng.seed(), &mut Silent);
        let mut choices = Vec::new();
        while let Some((seat, action)) = random_choice(&game, &state, &mut rng, &mut choices) {
            let lit = Lit {
                legal: choices.iter().map(|&choice| game.anchor(choice)).collect(),
                chosen: None,
                acting: Some(seat),
            };
            visit(&game, &state, &lit);
            game.apply(&mut state, seat, action, &mut Silent);
        }
    }
}

#[test]
fn every_choice_has_its_place_on_the_board() {
    positions(|game, state, lit| {
        let view = game.view(state, Viewer::Spectator);
        let drawing = TroyesBoard::board(game, &view, lit, Lang::En).into_string();
        let anchors = attribute(&drawing, "data-anchor");
        for anchor in lit.legal.iter().filter(|&anchor| *anchor != Anchor::BUTTON) {
            assert!(anchors.contains(&anchor.as_str()), "{anchor}");
        }
    });
}

#[test]
fn ids_are_used_once_and_nothing_is_styled_inline() {
    positions(|game, state, lit| {
        let seat = lit.acting.expect("somebody acts");
        let view = game.view(state, Viewer::Seat(seat));
        for lang in Lang::ALL {
            let drawing = TroyesBoard::board(game, &view, lit, lang).into_string()
                + &TroyesBoard::hand(game, &view, lit, lang).into_string();
            let ids = attribute(&drawing, "id");
            let unique: BTreeSet<_> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len());
            assert!(attribute(&drawing, "style").is_empty());
            assert!(
                attribute(&drawing, "transform")
                    .iter()
                    .all(|moved| !moved.contains("scale"))
            );
        }
    });
}

#[test]
fn the_hand_shows_own_characters_only() {
    positions(|game, state, lit| {
        let seat = lit.acting.expect("somebody acts");
        let own = game.view(state, Viewer::Seat(seat));
        let drawing = TroyesBoard::hand(game, &own, lit, Lang::En).into_string();
        let shown = attribute(&drawing, "id")
            .into_iter()
            .filter(|id| id.starts_with("character-"))
            .count();
        assert_eq!(shown, game.hand_size());
        let nobody = game.view(state, Viewer::Spectator);
        assert!(
            TroyesBoard::hand(game, &nobody, lit, Lang::En)
                .into_string()
                .is_empty()
        );
    });
}
