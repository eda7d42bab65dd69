//! Which sections of the rules can be seen on the board: what it is made of, and what the short turn 0 has done.

use engine::Anchor;
use revolution_rules::{
    Board, BoardPlace, City, Phase, Province, Revolution, Space, Step, Support,
};

/// Sections, and where they are seen.
pub(super) fn seen(game: &Revolution, board: &Board) -> Vec<(&'static str, Vec<Anchor>)> {
    let lands = |is_there: &dyn Fn(Province) -> bool| -> Vec<Anchor> {
        let there = Province::ALL.into_iter().filter(|&at| is_there(at));
        there.map(|at| BoardPlace::Province(at).into()).collect()
    };
    let boxes = Support::ALL.into_iter().flat_map(|at| {
        let spaces = &game.data().supports[at].spaces;
        let kinds = Space::ALL.into_iter().filter(move |&of| spaces[of] > 0);
        kinds.map(move |of| BoardPlace::Support(at, of).into())
    });
    let mut seen = vec![
        ("2.1", lands(&|_| true)),
        ("2.2", boxes.collect()),
        ("3.1", Vec::new()),
        ("3.5", Vec::new()),
        ("4.1", Vec::new()),
        ("4.2", Vec::new()),
    ];
    if board.step == Step::Order {
        let held = |at: City| board.city_cards[at].is_some();
        let cities = City::ALL.into_iter().filter(|&at| held(at));
        let cities = cities.map(|at| BoardPlace::City(at).into());
        seen.push(("4.3", cities.collect()));
        seen.push(("4.4", Vec::new()));
    }
    if board.turn == 0 {
        match board.phase {
            Phase::Overflow | Phase::Movement => {
                let pieces = |at: Province| board.country[at];
                seen.push(("5.3", lands(&|at| pieces(at).factions() > 0)));
                let has_neutrals = |at: Province| pieces(at).total() > pieces(at).factions();
                seen.push(("5.4", lands(&has_neutrals)));
                seen.push(("5.5", Vec::new()));
            }
            Phase::End => {
                seen.push(("5.7", lands(&|at| board.province_cards[at].is_some())));
            }
            _ => {}
        }
    }
    seen
}
