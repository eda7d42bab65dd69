//! The games of a match in which outside programs sit: one after the other, since a program thinks about one at a time.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::{Arena, Lineup, Played};
use catalog::{AnyBot, AnyGame, AnyPlaying, TellError};
use engine::{Header, Seat};
use words::Lang;

use crate::commands::sim::outside;
use crate::program::Program;

/// Plays the games with programs that were not played yet, and hands each one over when it is done.
pub(super) fn compete(
    kind: &'static dyn AnyGame,
    header: &Header,
    arena: &Arena,
    before: &[Played],
    limit: Duration,
    done: &dyn Fn(Played),
    lang: Lang,
) -> anyhow::Result<()> {
    let mut running = Programs::default();
    for (seats, seed) in arena.left(header.seats, before) {
        if !arena.has_program(&seats) {
            continue;
        }
        running.start(arena, &seats, limit, lang)?;
        let (dice, mut rng) = arena.draw(seed);
        let mut bots: Vec<Option<Box<dyn AnyBot>>> = Vec::new();
        for &place in &seats {
            let (entrant, seed) = (&arena.entrants[place], rng.bits());
            bots.push(match entrant.program {
                Some(_) => None,
                None => Some(kind.bot(entrant, seed).told(lang)?),
            });
        }
        let header = Header {
            seed: Some(dice),
            ..header.clone()
        };
        let mut playing = kind.open(header).told(lang)?;
        let mut choose = |playing: &dyn AnyPlaying, seat: Seat| {
            let asked = playing.question(seat).zip(bots[seat.index()].as_mut());
            Ok(asked.and_then(|(question, bot)| bot.choose(&*question)))
        };
        let mut programs = running.seated(&seats);
        outside::play(playing.as_mut(), &mut programs, &mut choose, lang)?;
        let shares = playing.outcome().map(|outcome| {
            let seats = Seat::all(playing.seats());
            seats.map(|seat| outcome.share(seat)).collect()
        });
        done(Played {
            seats,
            seed,
            shares: shares.unwrap_or_default(),
            decisions: playing.decisions().0.into(),
        });
    }
    Ok(())
}

/// The programs that are running: as many of each as it has seats at a table.
#[derive(Default)]
struct Programs(BTreeMap<(usize, usize), Program>);

/// Which of an entrant's programs sits in each seat.
fn numbered(seats: &Lineup) -> impl Iterator<Item = (usize, usize)> {
    seats.iter().enumerate().map(|(seat, &place)| {
        let before = seats[..seat].iter().filter(|&&other| other == place);
        (place, before.count())
    })
}

impl Programs {
    /// Starts what is not running yet.
    fn start(
        &mut self,
        arena: &Arena,
        seats: &Lineup,
        limit: Duration,
        lang: Lang,
    ) -> anyhow::Result<()> {
        for key in numbered(seats) {
            if let Some(command) = &arena.entrants[key.0].program
                && !self.0.contains_key(&key)
            {
                self.0.insert(key, Program::start(command, limit, lang)?);
            }
        }
        Ok(())
    }

    /// The program in each seat, if one sits there.
    fn seated(&mut self, seats: &Lineup) -> Vec<Option<&mut Program>> {
        let mut running: BTreeMap<(usize, usize), &mut Program> = self
            .0
            .iter_mut()
            .map(|(&key, program)| (key, program))
            .collect();
        numbered(seats).map(|key| running.remove(&key)).collect()
    }
}
