//! How the bots of In the Shadow of the Emperor do against each other, and how fast they play on.
//!
//! `cargo run -p kroniek-bots --example kaiser_figures -- GAMES BOT,BOT,...`

use std::num::NonZero;

use bots::{Level, Policy, Simulation, Think, contest};
use cpu_time::ThreadTime;
use engine::{Game, Setup, Silent, Whim};
use kaiser::Kaiser;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments
        .next()
        .and_then(|games| games.parse().ok())
        .unwrap_or(200);
    let bots = arguments.next().unwrap_or_else(|| "easy,random".to_owned());
    let bots: Vec<Level> = bots
        .split(',')
        .map(|bot| bot.parse().expect("a level"))
        .collect();
    let game = Kaiser::open(&Setup::new::<Kaiser>(bots.len() as u8)).expect("a table");
    let mut wins = vec![0; bots.len()];
    // Every bot sits in every seat equally often.
    for turn in 0..bots.len() {
        let mut seated = bots.clone();
        seated.rotate_left(turn);
        let simulation = Simulation {
            games: games / bots.len() as u64,
            seed: 1356 + turn as u64,
            bots: seated,
            threads: NonZero::new(2).expect("two"),
        };
        let tally = simulation.run(&game, &|_| {});
        println!(
            "{:?} {:.1} ms a game",
            tally.wins,
            tally.cpu_seconds * 1000.0 / tally.games as f64
        );
        for (seat, count) in tally.wins.iter().enumerate() {
            wins[(seat + turn) % bots.len()] += count;
        }
    }
    println!("{bots:?}: {wins:?} of {games}");
    // The points of single games, to be held against what people score.
    let mut leads = Vec::new();
    for number in 0..games {
        let mut whim = Whim::new(number);
        let seed = whim.seed();
        let mut players: Vec<_> = bots
            .iter()
            .map(|bot| bot.bot::<Kaiser>(whim.bits()))
            .collect();
        if let Ok(played) = contest(&game, seed, &mut players) {
            let others = played.outcome.scores[1..].iter().copied().max();
            leads.push(played.outcome.scores[0] - others.unwrap_or(0));
        }
    }
    leads.sort_unstable();
    println!("leads of the first bot, from seat 0: {leads:?}");
    let mut policy: Policy<Kaiser> = Policy::new(Kaiser::mind().mind().clone());
    let mut whim = Whim::new(1);
    let (mut decisions, begin) = (0_u64, ThreadTime::now());
    let mut choices = Vec::new();
    for _ in 0..2000 {
        let mut state = game.start(whim.seed(), &mut Silent);
        while let Some(seat) = game.to_act(&state).first() {
            game.legal(&state, seat, &mut choices);
            let index = policy.pick(&game, &state, seat, &choices, &mut whim);
            game.apply(&mut state, seat, choices[index], &mut Silent);
            decisions += 1;
        }
    }
    println!(
        "{:.0} decisions a CPU second",
        decisions as f64 / begin.elapsed().as_secs_f64()
    );
}
