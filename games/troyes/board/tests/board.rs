//! The board of Troyes.

use troyes_board::TroyesBoard;

use boards::{Draw, Lit};
use engine::playout::random_choice;
use engine::{Game, Rng, Setup, Silent, Viewer};
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
    });
}
