//! Positions of real games, drawn for everybody who may look.

use boards::{Draw, Highlights};
use dutch_revolt_board::DutchRevoltBoard;
use dutch_revolt_rules::{Action, Chit, DutchRevolt, Side};
use engine::{Game, Playing, Rng, Seed, Setup, Viewer};
use words::Lang;

/// Plays at random and shows every position on the way.
fn play(seed: u64, most: usize, mut look: impl FnMut(&Playing<DutchRevolt>, &[Action])) {
    let game = DutchRevolt::open(&Setup::new::<DutchRevolt>(2)).expect("the rules open");
    let mut playing = Playing::new(game, Seed::from_number(seed));
    let mut rng = Rng::new(seed);
    let mut choices = Vec::new();
    for _ in 0..most {
        let Some(seat) = playing.game().to_act(playing.state()).first() else {
            return;
        };
        playing.game().legal(playing.state(), seat, &mut choices);
        look(&playing, &choices);
        let action = choices[rng.below(choices.len())];
        playing.play(seat, action).expect("a legal choice");
    }
}

#[test]
fn nobody_sees_the_chits_of_another_hand() {
    play(4, 300, |playing, _| {
        let state = playing.state();
        for viewer in Viewer::all(2) {
            let view = playing.game().view(state, viewer);
            let drawing =
                DutchRevoltBoard::hand(playing.game(), &view, &Highlights::default(), Lang::Nl)
                    .into_string();
            for chit in Chit::ALL {
                let held = viewer
                    .seat()
                    .and_then(Side::at)
                    .is_some_and(|side| state.hands[side].has(chit));
                let shown = drawing.contains(&format!("\"chit:{}\"", chit.id()));
                assert_eq!(shown, held, "{} as {viewer:?}", chit.id());
            }
        }
    });
}

#[test]
fn odds_are_those_of_the_ten_faces_of_the_die() {
    let mut seen = 0;
    play(5, 1000, |playing, _| {
        let board = &playing.state().board;
        if Side::ALL
            .iter()
            .all(|&side| playing.game().invaded(board, side).is_empty())
        {
            return;
        }
        let view = playing.game().view(playing.state(), Viewer::Spectator);
        let drawing =
            DutchRevoltBoard::board(playing.game(), &view, &Highlights::default(), Lang::En)
                .into_string();
        for side in Side::ALL {
            for place in playing.game().invaded(board, side).iter() {
                let siege = playing.game().prepare_siege(board, side, place);
                let falls =
                    (0..10).filter(|&die| playing.game().losses(&siege, die) > siege.defence);
                let percent = format!("{}%</text>", falls.count() * 10);
                let plate = drawing
                    .split(&format!("id=\"territory-{}\"", place.id()))
                    .nth(1)
                    .expect("the territory is drawn");
                let end = plate.find("id=\"territory-").unwrap_or(plate.len());
                assert!(
                    plate[..end].contains(&percent),
                    "{} in {}",
                    percent,
                    place.id()
                );
                seen += 1;
            }
        }
    });
    assert!(seen > 20, "only {seen} sieges");
}

#[test]
fn both_sides_have_a_panel_in_every_language() {
    play(6, 200, |playing, _| {
        let view = playing.game().view(playing.state(), Viewer::Spectator);
        for lang in Lang::ALL {
            let panels = DutchRevoltBoard::panels(playing.game(), &view, lang);
            assert_eq!(panels.len(), 2);
            for panel in panels {
                assert!(!panel.name.is_empty() && !panel.score.value.is_empty());
                assert!(panel.figures.iter().all(|figure| !figure.label.is_empty()));
            }
        }
    });
}
