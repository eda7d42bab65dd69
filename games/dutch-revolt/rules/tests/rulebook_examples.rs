//! The worked examples of 9.5, and the No Event chit of 5.0.

use dutch_revolt_rules::{
    Action, Alignment, Chit, DutchRevolt, Phase, Side, Stack, State, Step, Territories, Territory,
    Unit,
};
use engine::{Game, Seed, Setup, Silent};

fn table() -> (DutchRevolt, State) {
    let game = DutchRevolt::open(&Setup::new::<DutchRevolt>(2)).expect("the default table");
    let state = game.start(Seed::from_number(1), &mut Silent);
    (game, state)
}

#[test]
fn example_1_antwerp_holds() {
    let (game, mut state) = table();
    let board = &mut state.board;
    board.owner[Territory::Antwerp] = Side::Spanish;
    board.alignment[Territory::Antwerp] = Alignment::Divided;
    // The example counts no Spanish Road.
    board.supplied = Territories::NONE;
    board.units[Side::Rebel][Territory::Antwerp] = Stack::of(Unit::Pikemen, 6);
    board.units[Side::Spanish][Territory::Antwerp] = Stack::of(Unit::Pikemen, 2);
    let siege = game.prepare_siege(board, Side::Rebel, Territory::Antwerp);
    assert_eq!(game.losses(&siege, 5), 2);
    assert_eq!(siege.defence, 2);
}

#[test]
fn example_2_overijssel_falls() {
    let (game, mut state) = table();
    let board = &mut state.board;
    board.owner[Territory::Overijssel] = Side::Rebel;
    board.alignment[Territory::Overijssel] = Alignment::ModeratelyCatholic;
    board.units[Side::Spanish][Territory::Overijssel] = Stack::of(Unit::Pikemen, 3);
    board.units[Side::Rebel][Territory::Overijssel] = Stack::of(Unit::Pikemen, 2);
    let siege = game.prepare_siege(board, Side::Spanish, Territory::Overijssel);
    assert_eq!(game.losses(&siege, 8), 3);
}

/// Giving back No Event does not count as using a chit, so three used ones do not stand in its way.
#[test]
fn no_event_can_be_given_back_after_the_third_chit() {
    let (game, mut state) = table();
    for chit in [Chit::NoEvent, Chit::WarWithTurkey] {
        let piles = state.hands.values_mut().chain([&mut state.container]);
        let pile = piles.into_iter().find(|pile| pile.has(chit));
        pile.expect("somebody holds it").take(chit);
        state.hands[Side::Spanish].add(chit);
    }
    state.board.used[Side::Spanish] = 2;
    state.board.step = Step::Chits {
        phase: Phase::Treasury,
        side: Side::Spanish,
    };
    assert_eq!(game.faults(&state), []);
    let play = Action::Play(Chit::WarWithTurkey);
    game.play(&mut state, Side::Spanish.seat(), play, &mut Silent)
        .expect("in hand and in its phase");
    let give_back = Action::Return(Chit::NoEvent);
    assert_eq!(
        game.check(&state, Side::Spanish.seat(), give_back),
        Ok(()),
        "at {:?}",
        state.board.step
    );
}
