//! Positions of real games, drawn for everybody who may look.

use boards::{Draw, Highlights};
use dutch_revolt_board::DutchRevoltBoard;
use dutch_revolt_rules::{Action, Chit, DutchRevolt, Side, Step, Unit};
use engine::{Game, Playing, Rng, Seed, Setup, Viewer};
use words::Lang;

/// Plays at random and shows every position on the way.
fn play(seed: u64, most: usize, look: impl FnMut(&Playing<DutchRevolt>, &[Action])) {
    play_by(DutchRevolt::RULES, seed, most, look);
}

/// The same by a version of the rules.
fn play_by(
    rules: u16,
    seed: u64,
    most: usize,
    mut look: impl FnMut(&Playing<DutchRevolt>, &[Action]),
) {
    let setup = Setup {
        rules,
        ..Setup::new::<DutchRevolt>(2)
    };
    let game = DutchRevolt::open(&setup).expect("the rules open");
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

/// What the knobs of a drawing do.
fn knobs(drawing: &str) -> Vec<String> {
    let acts = drawing.split("data-act=\"").skip(1);
    acts.filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn s6_2_minus_and_plus_stand_at_the_open_territory() {
    let (mut open, mut minus, mut plus) = (0, 0, 0);
    let mut look = |playing: &Playing<DutchRevolt>, choices: &[Action], version: u16| {
        let game = playing.game();
        let Step::Hire { side, .. } = playing.state().board.step else {
            return;
        };
        open += 1;
        let lit = Highlights {
            legal: choices.iter().map(|&action| game.anchor(action)).collect(),
            acting: Some(side.seat()),
            ..Highlights::default()
        };
        let drawn = |viewer: Viewer, lit: &Highlights| {
            let view = game.view(playing.state(), viewer);
            DutchRevoltBoard::board(game, &view, lit, Lang::En).into_string()
        };
        let own = drawn(Viewer::Seat(side.seat()), &lit);
        let shown = own.contains("id=\"hiring-");
        assert_eq!(shown, version == 2, "version {version}");
        let others = [Viewer::Seat(side.other().seat()), Viewer::Spectator];
        for other in others.map(|other| drawn(other, &Highlights::default())) {
            assert!(!other.contains("id=\"hiring-") && knobs(&other).is_empty());
        }
        // One more and one less of each kind, just where that is allowed.
        let single = |unit: Unit| [Action::Release(unit, 1), Action::Recruit(unit, 1)];
        let allowed = Unit::ALL.into_iter().flat_map(single);
        let allowed = allowed.filter(|action| version == 2 && choices.contains(action));
        let allowed: Vec<String> = allowed.map(|action| action.to_string()).collect();
        assert_eq!(knobs(&own), allowed);
        minus += allowed
            .iter()
            .filter(|act| act.starts_with("dismiss"))
            .count();
        plus += allowed.iter().filter(|act| act.starts_with("hire")).count();
    };
    for version in [1, 2] {
        play_by(version, 7, 600, |playing, choices| {
            look(playing, choices, version);
        });
    }
    assert!(
        open > 20 && minus > 10 && plus > 10,
        "{open} {minus} {plus}"
    );
}
