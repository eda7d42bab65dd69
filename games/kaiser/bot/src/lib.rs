//! First thoughts about In the Shadow of the Emperor.
//!
//! Seats that change hands bring points, so pieces go where one more makes the difference; old electors and
//! emperors are worth a doctor, one's own and those of others; blue cards are balanced against pink ones; money is
//! there to be spent, most of all in the last round. The weights stand in `weights.toml`.
//!
//! ```
//! use testkit::bots::first_thoughts_are_honest;
//! use kaiser_bot::KaiserBot;
//!
//! assert!(first_thoughts_are_honest::<KaiserBot>(2, 1) > 0);
//! ```

mod actions;
mod dominated;
mod features;
mod standing;
mod targets;
mod weights;

use engine::Seat;
use kaiser_rules::{Action, Board, City, Colour, Electorate, Kaiser, Prospect, Step};

use actions::act;
use bots::{Features, Imagined, NetworkFile, ScaleFile, Think, WeightsFile};
use standing::Standing;
use targets::target;
use weights::Weights;

static WEIGHTS: WeightsFile<Weights> = WeightsFile::new(include_str!("../weights.toml"));
static NETWORK: NetworkFile = NetworkFile::new(include_str!("../network.toml"));
static SCALE: ScaleFile = ScaleFile::new(include_str!("../scale.toml"));

/// How the game is thought about.
#[derive(Clone, Copy, Debug)]
pub struct KaiserBot;

impl Think for KaiserBot {
    type Game = Kaiser;

    type Weights = Weights;

    fn weights_file() -> &'static WeightsFile<Weights> {
        &WEIGHTS
    }

    fn scale_file() -> Option<&'static ScaleFile> {
        Some(&SCALE)
    }

    fn weigh(
        game: &Kaiser,
        weights: &Weights,
        state: &Imagined<Kaiser>,
        seat: Seat,
        choices: &[Action],
        out: &mut Vec<f32>,
    ) {
        let board = &state.board;
        let Some(colour) = Colour::at(seat) else {
            out.resize(choices.len(), 1.0);
            return;
        };
        let standing = Standing::new(game, weights, board, colour);
        let open = matches!(board.step, Step::Act | Step::Trier);
        out.extend(choices.iter().map(|&choice| {
            let worth = if open {
                act(game, board, &standing, choice)
            } else {
                target(game, board, &standing, choice)
            };
            (worth * weights.keen.points).exp()
        }));
    }

    fn is_dominated(
        _: &Kaiser,
        state: &Imagined<Kaiser>,
        seat: Seat,
        choices: &[Action],
        choice: Action,
    ) -> bool {
        Colour::at(seat)
            .is_some_and(|colour| dominated::is_dominated(&state.board, colour, choices, choice))
    }

    fn value(game: &Kaiser, weights: &Weights, state: &Imagined<Kaiser>, seat: Seat) -> f64 {
        let board = &state.board;
        let later = f64::from(6_u8.saturating_sub(board.round.max(1)));
        let spread = weights.share.spread + weights.share.spread_round * later;
        let worth = worths(game, &weights.share, board, later);
        let strength = |colour: Colour| (worth[colour as usize] / spread).exp();
        let all: f64 = game.colours().map(strength).sum();
        Colour::at(seat).map_or(0.0, |colour| strength(colour) / all)
    }

    fn observe_board(
        game: &Kaiser,
        state: &Imagined<Kaiser>,
        _: Seat,
        features: &mut Features<'_>,
    ) {
        features::board(game, &state.board, features);
    }

    fn observe_seat(
        game: &Kaiser,
        state: &Imagined<Kaiser>,
        _: Seat,
        seat: Seat,
        features: &mut Features<'_>,
    ) {
        if let Some(colour) = Colour::at(seat) {
            features::player(game, &state.board, colour, features);
        }
    }

    fn network_file() -> Option<&'static NetworkFile> {
        Some(&NETWORK)
    }

    const LOOKS_BEHIND_CHOICES: bool = true;
}

/// Everybody's points, and what the position will bring in the rounds that are left.
fn worths(game: &Kaiser, share: &weights::Share, board: &Board, later: f64) -> [f64; 4] {
    let mut worth = [0.0; 4];
    for colour in game.colours() {
        let player = &board.players[colour];
        worth[colour as usize] =
            f64::from(player.points) + share.thaler * f64::from(player.thalers);
    }
    worth[board.emperor as usize] += share.throne * later;
    for at in Electorate::ALL {
        let land = &board.lands[at];
        if let Some(elector) = land.elector {
            worth[elector.colour as usize] += share.elector;
        }
        match game.prospect(board, at) {
            Prospect::Takes(colour) => worth[colour as usize] += share.takes,
            Prospect::Stays(colour) => worth[colour as usize] += share.stays,
            Prospect::Tie | Prospect::TieVacant | Prospect::Vacant(_) | Prospect::Nobody => {}
        }
        for &city in land.cities.iter().flatten() {
            if let City::Own(colour) = city {
                worth[colour as usize] += share.city * later;
            }
        }
        let elector = land.elector.into_iter();
        for noble in elector.chain(land.resident().map(|(_, noble)| noble)) {
            let rounds = f64::from(55 - noble.age.years()) / 10.0;
            let towers = f64::from(noble.rank.power());
            worth[noble.colour as usize] += share.tower * towers * rounds.min(later);
        }
    }
    worth
}
