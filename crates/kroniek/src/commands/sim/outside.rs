//! Games in which a program of somebody else's plays: one after the other, since it thinks about one at a time.

use std::time::Instant;

use anyhow::bail;
use bots::Tally;
use catalog::{AnyGame, AnyPlaying, TellError};
use engine::{Header, Rng, Seat};
use words::{Lang, cli};

use crate::commands::players::Player;
use crate::program::Program;

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
        let mut levels = Vec::new();
        let mut programs = Vec::new();
        for player in &mut *players {
            match player {
                Player::Program(program) => {
                    programs.push(Some(&mut **program));
                    levels.push(None);
                }
                Player::Bot(level) => {
                    programs.push(None);
                    levels.push(Some(*level));
                }
                Player::Person => bail!(cli::nobody_there(lang)),
            }
        }
        let mut choose = |playing: &dyn AnyPlaying, seat: Seat| {
            let level = levels[seat.index()];
            Ok(level.and_then(|level| playing.bot_choice(seat, level, rng.bits())))
        };
        let real_decisions = play(playing.as_mut(), &mut programs, &mut choose, lang)?;
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

/// What decides for a seat where no program sits: the place of a choice, if it can.
pub(in crate::commands) type Choose<'a> =
    dyn FnMut(&dyn AnyPlaying, Seat) -> anyhow::Result<Option<usize>> + 'a;

/// Plays one game to its end; tells how many decisions of each seat a table would not make in its name. Where no program sits, `choose` decides, if it can.
pub(in crate::commands) fn play(
    playing: &mut dyn AnyPlaying,
    programs: &mut [Option<&mut Program>],
    choose: &mut Choose<'_>,
    lang: Lang,
) -> anyhow::Result<Vec<u64>> {
    let mut real_decisions = vec![0; programs.len()];
    for (seat, program) in Seat::all(playing.seats()).zip(&mut *programs) {
        if let Some(program) = program {
            program.begin(playing, seat)?;
        }
    }
    while let Some(seat) = playing.to_act().first() {
        real_decisions[seat.index()] += u64::from(playing.automatic(seat).is_none());
        if let Some(program) = &mut programs[seat.index()] {
            program.decide(playing, seat)?;
        } else if let Some(choice) = choose(playing, seat)? {
            playing.play_choice(seat, choice).told(lang)?;
        } else {
            break;
        }
    }
    for program in programs.iter_mut().flatten() {
        program.end(playing)?;
    }
    Ok(real_decisions)
}
