//! Games in which a program of somebody else's plays: one after the other, since it thinks about one at a time.

use std::time::Instant;

use anyhow::bail;
use bots::Tally;
use catalog::{AnyGame, AnyPlaying, TellError};
use engine::{Header, Rng, Seat};
use words::{Lang, cli};

use crate::commands::players::Player;

/// Plays the games and tells after each one how many are done. The time is that of the clock: most of it passes
/// in the programs.
pub(super) fn run(
    kind: &'static dyn AnyGame,
    header: &Header,
    players: &mut [Player],
    (games, seed): (u64, u64),
    progress: &dyn Fn(u64),
    lang: Lang,
) -> anyhow::Result<Tally> {
    let clock = Instant::now();
    let mut tally = Tally {
        wins: vec![0; header.seats as usize],
        real_decisions: vec![0; header.seats as usize],
        ..Tally::default()
    };
    for number in 0..games {
        let mut rng = Rng::new(Rng::new(seed).bits() ^ number);
        let header = Header {
            seed: Some(rng.seed()),
            ..header.clone()
        };
        let mut playing = kind.open(header).told(lang)?;
        let real_decisions = play(playing.as_mut(), players, &mut rng, lang)?;
        tally.games += 1;
        tally.decisions += u64::from(playing.decisions().0);
        match playing.outcome() {
            Some(outcome) => {
                tally.rounds += u64::from(playing.moment().round);
                for (sum, decisions) in tally.real_decisions.iter_mut().zip(real_decisions) {
                    *sum += decisions;
                }
                for (wins, seat) in tally.wins.iter_mut().zip(Seat::all(playing.seats())) {
                    *wins += u64::from(outcome.winners.contains(seat));
                }
                let result = outcome.result.into_owned();
                *tally.outcomes.entry(result).or_default() += 1;
            }
            None => tally.dead_ends += 1,
        }
        progress(number + 1);
    }
    tally.cpu_seconds = clock.elapsed().as_secs_f64();
    Ok(tally)
}

/// Plays one game to its end; tells how many decisions of each seat a table would not make in its name.
fn play(
    playing: &mut dyn AnyPlaying,
    players: &mut [Player],
    rng: &mut Rng,
    lang: Lang,
) -> anyhow::Result<Vec<u64>> {
    let mut real_decisions = vec![0; players.len()];
    for (seat, player) in Seat::all(playing.seats()).zip(&mut *players) {
        if let Player::Program(program) = player {
            program.begin(playing, seat)?;
        }
    }
    while let Some(seat) = playing.to_act().first() {
        real_decisions[seat.index()] += u64::from(playing.automatic(seat).is_none());
        match &mut players[seat.index()] {
            Player::Program(program) => program.decide(playing, seat)?,
            Player::Bot(level) => {
                let Some(choice) = playing.bot_choice(seat, *level, rng.bits()) else {
                    break;
                };
                playing.play_choice(seat, choice).told(lang)?;
            }
            Player::Person => bail!(cli::nobody_there(lang)),
        }
    }
    for player in players {
        if let Player::Program(program) = player {
            program.end(playing)?;
        }
    }
    Ok(real_decisions)
}
