//! Troyes.

use bots::{Bot as _, Budget, Easy, Level, Question, Search};
use engine::{Game, Rng, Setup, Silent, Viewer};
use troyes_bot::TroyesBot;
use troyes_rules::{Action, Activity, Step, Troyes};

use testkit::bots::{play, wins};

#[test]
fn easy_beats_random_in_either_seat() {
    let won = wins::<TroyesBot>(50, 1200, [Level::Easy, Level::Random]);
    assert!(won >= 95, "{won} of 100");
}

#[test]
fn easy_wins_among_three_random_ones() {
    let bots = [Level::Random, Level::Random, Level::Easy, Level::Random];
    let wins = play::<TroyesBot>(400, 1200, &bots).wins;
    // A fair share would be a hundred.
    assert!(wins[2] >= 320, "{wins:?}");
}

#[test]
fn no_activity_card_is_unused_between_bots_that_think() {
    for seats in 2..=4 {
        let figures = play::<TroyesBot>(240, 5, &vec![Level::Easy; seats]).figures;
        for card in Activity::ALL {
            let id = card.id();
            assert!(figures.get(id, "games") > 0, "{id} never came");
            assert!(figures.get(id, "actions") > 0, "{id} was never used");
            let cubes = figures.get(id, "cubes");
            assert_eq!(cubes > 0, card.is_delayed(), "{id}: {cubes} cubes used");
            assert!(figures.get(id, "winners") <= figures.get(id, "actions"));
        }
    }
}

/// A lead that no round can make up for.
const FAR_AHEAD: u16 = 70;

#[test]
fn whoever_is_far_ahead_does_not_pass_with_dice_left() {
    let game = Troyes::open(&Setup::new::<Troyes>(2)).expect("two can play");
    let mut choices = Vec::new();
    let mut asked = 0;
    for number in 0..3 {
        let mut rng = Rng::new(number);
        let mut easy = Easy::<TroyesBot>::new(rng.bits());
        let mut state = game.start(rng.seed(), &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            game.legal(&state, seat, &mut choices);
            let family = game.family_at(seat).expect("a family");
            let late = state.board.round + 1 >= game.rounds();
            let some = state.board.dice_of(family).count() > 2;
            if late && some && matches!(state.board.step, Step::Turn { .. }) {
                let mut ahead = state.clone();
                ahead.board.players[family].points += FAR_AHEAD;
                let question = Question {
                    seat,
                    view: &game.view(&ahead, Viewer::Seat(seat)),
                    choices: &choices,
                };
                let budget = Budget::Trials(150);
                for mut bot in [
                    Search::<TroyesBot>::hard(number, budget),
                    Search::expert(number, budget),
                ] {
                    let thought = bot.think(&game, &question);
                    assert_ne!(choices[thought.choice], Action::Pass, "{choices:?}");
                    // The victory is certain whatever is chosen: points tell the choices apart.
                    let tried = thought.tried.iter().filter(|(trials, _)| *trials > 0);
                    let gains = tried.map(|(_, gain)| *gain);
                    let best = gains.clone().fold(f64::MIN, f64::max);
                    let worst = gains.fold(f64::MAX, f64::min);
                    assert!(best - worst > 1e-4, "{:?}", thought.tried);
                    asked += 1;
                }
            }
            let question = Question {
                seat,
                view: &game.view(&state, Viewer::Seat(seat)),
                choices: &choices,
            };
            let choice = easy.choose(&game, &question);
            game.apply(&mut state, seat, choices[choice], &mut Silent);
        }
    }
    assert!(asked > 10, "{asked} positions");
}
