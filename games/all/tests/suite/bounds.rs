//! No player has to decide more often than the game's own folder says (`bounds.toml`).

use std::num::NonZero;
use std::path::Path;

use bots::{Level, Simulation};
use catalog::AnyGame;
use serde::Deserialize;

use crate::many::games;

/// How much longer than the mean a single game may be.
const ONE_GAME: f64 = 1.25;
/// From so many games on the mean itself is compared.
const MANY: u64 = 10;

/// The bounds of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bounds {
    decisions: Vec<Bound>,
}

/// A bound for tables with so many players.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bound {
    players: u8,
    /// Whether it is for each round, and not for the whole game.
    #[serde(default)]
    each_round: bool,
    /// The mean over the seats.
    most: f64,
}

fn bounds(kind: &dyn AnyGame) -> Vec<Bound> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name(kind.id());
    let Ok(text) = std::fs::read_to_string(folder.join("bounds.toml")) else {
        return Vec::new();
    };
    let read: Result<Bounds, _> = toml::from_str(&text);
    read.unwrap_or_else(|error| panic!("{}: {error}", kind.id()))
        .decisions
}

#[test]
fn nobody_has_to_decide_more_often_than_is_allowed() {
    let threads = std::thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let mut bounded = 0;
    for kind in games::all().kinds() {
        for bound in bounds(kind) {
            let simulation = Simulation {
                games: games().unwrap_or(1),
                seed: 1,
                bots: vec![Level::Medium.into(); bound.players.into()],
                threads,
            };
            let header = kind.header(bound.players);
            let tally = kind.simulate(&header, &simulation, &|_| {});
            let tally = tally.unwrap_or_else(|error| panic!("{}: {error:?}", kind.id()));
            assert_eq!(tally.dead_ends, 0, "{}", kind.id());
            let per_seat = tally.decisions_per_seat();
            let mut mean = per_seat.iter().sum::<f64>() / f64::from(bound.players);
            if bound.each_round {
                mean /= tally.mean_rounds();
            }
            let slack = if simulation.games < MANY {
                ONE_GAME
            } else {
                1.0
            };
            let (id, players, most) = (kind.id(), bound.players, bound.most);
            println!("{id}, {players} players: {mean:.1} decisions, {most} at most");
            assert!(
                mean <= most * slack,
                "{id}, {players} players: {mean:.1} of {most}"
            );
            bounded += 1;
        }
    }
    assert!(bounded > 0, "no game has a bound");
}
