//! First thoughts about Revolution.
//!
//! Everything is reckoned in points: pieces go where a majority is near and much is to be had, armies take
//! cities, money buys armies and citizens. The weights stand in `weights.toml`.
//!
//! ```
//! use testkit::bots::first_thoughts_are_honest;
//! use revolution_bot::RevolutionBot;
//!
//! assert!(first_thoughts_are_honest::<RevolutionBot>(2, 1) > 0);
//! ```

mod armies;
mod beggars;
mod citizens;
mod dominated;
mod features;
mod land;
mod movement;
mod outlook;
mod purse;
mod standing;
mod weights;

use engine::Seat;
use revolution_rules::{Action, Faction, Revolution, Step};

use bots::{Features, Imagined, Judges, Think, WeightsFile};
use outlook::Outlook;
use weights::Weights;

static WEIGHTS: WeightsFile<Weights> = WeightsFile::new(include_str!("../weights.toml"));

/// How the game is thought about.
#[derive(Clone, Copy, Debug)]
pub struct RevolutionBot;

impl Think for RevolutionBot {
    type Game = Revolution;

    type Weights = Weights;

    fn weights_file() -> &'static WeightsFile<Weights> {
        &WEIGHTS
    }

    fn weigh(
        game: &Revolution,
        weights: &Weights,
        state: &Imagined<Revolution>,
        seat: Seat,
        choices: &[Action],
        out: &mut Vec<f32>,
    ) {
        let board = &state.board;
        let Some(own) = game.chooser_at(board, seat) else {
            out.resize(choices.len(), 1.0);
            return;
        };
        let outlook = Outlook::new(game, weights, board, own);
        let mut each = |weight: &dyn Fn(Action) -> f32| {
            out.extend(choices.iter().map(|&choice| weight(choice)));
        };
        match board.step {
            Step::Garrison { .. } => each(&|choice| outlook.garrison(choice)),
            Step::Tax => each(&|choice| outlook.rate(choice)),
            Step::Support { .. } => each(&|choice| outlook.draw(choice).powi(2)),
            Step::SupportTo { pieces, .. } | Step::OverflowTo { pieces, .. } => {
                each(&|choice| outlook.arrival(choice, pieces));
            }
            Step::Overflow => each(&|choice| outlook.arrival(choice, 1)),
            Step::Intercept { .. } => each(&|choice| match choice {
                Action::Intercept(coins) => f32::from(1 + coins).powi(3),
                _ => 0.0,
            }),
            Step::Upkeep { region, .. } => each(&|choice| outlook.upkeep(choice, region)),
            Step::Loot { .. } => each(&|choice| outlook.victim(choice, false)),
            Step::Recruit { .. } => each(&|choice| outlook.recruit(choice)),
            Step::Besiege => each(&|choice| outlook.besiege(choice)),
            Step::Hire => each(&|choice| outlook.hire(choice)),
            Step::Beggars { .. } => each(&|choice| outlook.beggars(choice)),
            Step::March => each(&|choice| outlook.march(choice)),
            Step::MarchTo { .. } => each(&|choice| outlook.march_to(choice)),
            Step::Influence => each(&Outlook::influence),
            Step::Convert { .. } => each(&|choice| outlook.victim(choice, true)),
            Step::NewPieces { .. } => each(&|choice| outlook.new_piece(choice)),
            Step::Neutrals { .. } => each(&|choice| outlook.neutral(choice)),
            Step::Arrange => outlook.arrange(seat, choices, out),
            Step::Citizens => each(&|choice| outlook.coin(choice)),
            Step::Order => each(&|choice| match choice {
                Action::Place(place) => 1.0 + weights.order.later * f32::from(place),
                _ => 0.0,
            }),
            Step::NextProvince | Step::Over => out.resize(choices.len(), 1.0),
        }
    }

    fn is_dominated(
        game: &Revolution,
        state: &Imagined<Revolution>,
        seat: Seat,
        choices: &[Action],
        choice: Action,
    ) -> bool {
        game.chooser_at(&state.board, seat)
            .is_some_and(|own| dominated::is_dominated(game, &state.board, own, choices, choice))
    }

    fn value(
        game: &Revolution,
        weights: &Weights,
        state: &Imagined<Revolution>,
        seat: Seat,
    ) -> f64 {
        standing::share(game, weights, &state.board, seat)
    }

    fn observe_board(
        game: &Revolution,
        state: &Imagined<Revolution>,
        _: Seat,
        features: &mut Features<'_>,
    ) {
        features::board(game, &state.board, features);
    }

    fn observe_seat(
        game: &Revolution,
        state: &Imagined<Revolution>,
        _: Seat,
        seat: Seat,
        features: &mut Features<'_>,
    ) {
        let lead = standing::lead(game, WEIGHTS.weights(), &state.board, seat);
        features.about("expected");
        features.number("lead", lead.clamp(-8.0, 8.0) / 2.0);
        let is_own = |faction: Faction| game.factions_of(seat).any(|own| own == faction);
        features.each(&Faction::ALL, Faction::id, is_own, |faction, features| {
            features::faction(game, &state.board, faction, features);
        });
    }

    const CORRECTS_OWN_NUMBERS: bool = true;

    const JUDGES: Judges = Judges::Phases;

    fn is_quiet(_: &Revolution, state: &Imagined<Revolution>) -> bool {
        features::is_quiet(&state.board)
    }
}
