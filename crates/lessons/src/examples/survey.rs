//! The survey: games between bots, and at random, and the positions in which the sections of the rules matter most clearly.

use std::num::NonZero;

use bots::{Budget, Level, Plan, in_parallel};
use catalog::{AnyGame, AnyPlaying, LogLine, Tell};
use engine::{Anchor, DecisionNumber, Rng, Seat, Seed, Viewer};
use words::Lang;

use super::file::{Entry, File, Why};
use super::matter::{self, Matter};
use super::{Closeness, Examples, FILE, named};
use crate::fault::Fault;
use crate::moves;
use crate::pattern::written;
use crate::record::skip_forced;

/// A game that takes so many decisions does not end.
const LONGEST: usize = 20_000;
/// Of so many games one is played at random: bots leave out what seldom pays.
const AT_RANDOM: u32 = 3;
/// So many choices, or other lines, can be read at a glance; and from so many on, some more make no difference.
const FEW: usize = 8;
const MANY: usize = 3 * FEW;
/// So many places are pointed at.
const POINTS: usize = 3;

/// A survey. What it finds follows from the seed and the number of games, whatever the number of threads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// What everything random about the games follows from.
    pub seed: u64,
    /// How many games are looked through.
    pub games: u32,
    /// How many threads share the work.
    pub threads: NonZero<usize>,
}

/// How good an example is: the least one is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    closeness: Closeness,
    why: Why,
    /// Something else was agreed at the table than usual.
    unusual: bool,
    /// The question is about something else.
    aside: bool,
    many: bool,
    /// How much else is told, roughly.
    besides: usize,
    at_random: bool,
    moves: usize,
}

/// The best example of a section so far.
type Best = Vec<Option<(Rank, Entry)>>;

impl Survey {
    /// Plays the games and keeps the clearest example of every section. `done` is told how many games are looked through.
    pub fn make(
        &self,
        kind: &'static dyn AnyGame,
        done: &(dyn Fn(u32) + Sync),
    ) -> Result<Examples, Fault> {
        let sections = kind.rules(Lang::En).into_iter();
        let sections: Vec<String> = sections.map(|section| section.number).collect();
        let games = in_parallel(
            self.games as usize,
            self.threads,
            |number| Game::look_through(kind, self.seed, number as u32, &sections),
            |played| done(played as u32),
        );
        let mut best: Best = vec![None; sections.len()];
        for found in games {
            for (best, found) in best.iter_mut().zip(found?) {
                let rank = |one: &Option<(Rank, Entry)>| one.as_ref().map(|(rank, _)| *rank);
                // Of equals the first one stays.
                if rank(&found).is_some_and(|new| rank(best).is_none_or(|old| new < old)) {
                    *best = found;
                }
            }
        }
        let file = File {
            seed: self.seed,
            games: self.games,
            example: best.into_iter().flatten().map(|(_, entry)| entry).collect(),
        };
        Ok(Examples { kind, file })
    }
}

/// A game that is looked through.
struct Game<'s> {
    sections: &'s [String],
    playing: Box<dyn AnyPlaying>,
    dice: String,
    moves: Vec<usize>,
    unusual: bool,
    at_random: bool,
    best: Best,
}

/// A decision, before it is made.
struct Asked {
    seat: Seat,
    after: DecisionNumber,
    choices: usize,
}

impl<'s> Game<'s> {
    fn look_through(
        kind: &'static dyn AnyGame,
        seed: u64,
        number: u32,
        sections: &'s [String],
    ) -> Result<Best, Fault> {
        let mut rng = Rng::new(Rng::new(seed).bits() ^ u64::from(number));
        let (playing, dice, unusual) = open(kind, number, &mut rng)?;
        let mut plans = vec![Plan::default(); usize::from(playing.seats())];
        let mut game = Game {
            sections,
            playing,
            dice,
            moves: Vec::new(),
            unusual,
            at_random: number % AT_RANDOM == AT_RANDOM - 1,
            best: vec![None; sections.len()],
        };
        while let Some(seat) = skip_forced(&mut *game.playing) {
            let question = game.playing.question(seat);
            let Some(question) = question.filter(|_| game.moves.len() < LONGEST) else {
                break;
            };
            let choice = if game.at_random {
                rng.below(question.choices())
            } else {
                let (budget, plan) = (Budget::Trials(1), &mut plans[seat.index()]);
                question.planned_choice_within(Level::Easy, budget, rng.bits(), plan)
            };
            let asked = Asked {
                seat,
                after: game.playing.decisions(),
                choices: question.choices(),
            };
            game.decide(&asked, choice).map_err(|error| {
                let what = format!("game {number}: {}", error.tell(Lang::En).message);
                Fault::in_file(kind, FILE, what)
            })?;
        }
        Ok(game.best)
    }

    /// Makes a decision, and keeps what it shows.
    fn decide(&mut self, asked: &Asked, choice: usize) -> Result<(), catalog::GameError> {
        let seat = asked.seat;
        let about = self.playing.decision(seat, Lang::En)?.rule;
        let is_open = |best: &Option<(Rank, Entry)>, why| {
            let known = best.as_ref().map(|(rank, _)| (rank.closeness, rank.why));
            known.is_none_or(|known| known >= (Closeness::Itself, why))
        };
        let still = |why| self.best.iter().any(|best| is_open(best, why));
        let seen = still(Why::Seen).then(|| matter::seen(&*self.playing, seat));
        let refused = still(Why::Refused)
            .then(|| self.playing.why_not(seat, None, Lang::En))
            .transpose()?;
        let mut found: Vec<(usize, Why, Matter)> = Vec::new();
        for (place, section) in self.sections.iter().enumerate() {
            let question = Matter::asked(about, section);
            let seen = seen.as_ref().and_then(|seen| Matter::seen(seen, section));
            let refused = refused.as_ref();
            let refused = refused.and_then(|refused| Matter::refused(refused, section));
            let ways = [
                (Why::Asked, question),
                (Why::Seen, seen),
                (Why::Refused, refused),
            ];
            let ways = ways.into_iter();
            found.extend(ways.filter_map(|(why, matter)| Some((place, why, matter?))));
        }
        let lines: Vec<LogLine> = matter::play(&mut *self.playing, seat, choice)?;
        for (place, section) in self.sections.iter().enumerate() {
            let told = Matter::told(&lines, section);
            found.extend(told.map(|told| (place, Why::Played, told)));
        }
        for (place, why, matter) in found {
            self.keep(asked, about, place, why, &matter, choice)?;
        }
        self.moves.push(choice);
        Ok(())
    }

    /// Keeps an example if the section had no better one.
    fn keep(
        &mut self,
        asked: &Asked,
        about: &str,
        place: usize,
        why: Why,
        matter: &Matter,
        choice: usize,
    ) -> Result<(), catalog::GameError> {
        let section = &self.sections[place];
        let rank = Rank {
            closeness: matter.closeness,
            why,
            unusual: self.unusual,
            aside: Matter::asked(about, section).is_none(),
            many: asked.choices > FEW,
            besides: matter.besides.min(MANY) / FEW,
            at_random: self.at_random,
            moves: self.moves.len(),
        };
        if (self.best[place].as_ref()).is_some_and(|(known, _)| *known <= rank) {
            return Ok(());
        }
        let here = self.playing.at(asked.after);
        let choice = match why {
            Why::Played => {
                let choices = here.decision(asked.seat, Lang::En)?.choices;
                choices.get(choice).map(|choice| written(&choice.action))
            }
            _ => None,
        };
        let header = here.header();
        let entry = Entry {
            rule: section.clone(),
            why,
            choice,
            point: named(&drawn(&*here, asked.seat, &matter.places)?),
            rules: header.rules,
            players: header.seats,
            options: header.options.clone(),
            dice: self.dice.clone(),
            moves: moves::write(&self.moves),
        };
        self.best[place] = Some((rank, entry));
        Ok(())
    }
}

/// Those places that are on the board or in the seat's hand, each once, and not too many.
fn drawn(
    playing: &dyn AnyPlaying,
    seat: Seat,
    places: &[Anchor],
) -> Result<Vec<Anchor>, catalog::GameError> {
    let viewer = Viewer::Seat(seat);
    let lit = boards::Highlights::default();
    let board = playing.board(viewer, &lit, Lang::En)?.0;
    let drawing = board + &playing.hand(viewer, &lit, Lang::En)?.0;
    let mut found: Vec<Anchor> = Vec::new();
    for place in places {
        let there = drawing.contains(&format!(" data-anchor=\"{}\"", place.as_str()));
        if there && !found.contains(place) && found.len() < POINTS {
            found.push(place.clone());
        }
    }
    Ok(found)
}

/// Opens a game: each number of players in turn, first as usual, then with each option in turn agreed otherwise. Its dice, and whether something was agreed otherwise.
fn open(
    kind: &'static dyn AnyGame,
    number: u32,
    rng: &mut Rng,
) -> Result<(Box<dyn AnyPlaying>, String, bool), Fault> {
    let seats: Vec<u8> = kind.seats().collect();
    let (turn, place) = (number as usize / seats.len(), number as usize % seats.len());
    let mut header = kind.header(seats[place]);
    let dice = rng.bits();
    header.seed = Some(Seed::from_number(dice));
    let usual = header.clone();
    let others = kind.options().iter().flat_map(|option| {
        let values = option.values.iter().skip(1);
        values.map(|value| (option.id, *value))
    });
    let others: Vec<(&str, &str)> = others.collect();
    // Every other round of games has an option agreed otherwise.
    let other = (turn % 2 == 1).then(|| others.get(turn / 2 % others.len().max(1)));
    if let Some((option, value)) = other.flatten() {
        header
            .options
            .insert((*option).to_owned(), (*value).to_owned());
        // An option may not go together with the others.
        if let Ok(playing) = kind.open(header) {
            return Ok((playing, format!("{dice:x}"), true));
        }
    }
    let opened = kind.open(usual);
    let playing =
        opened.map_err(|error| Fault::in_file(kind, FILE, error.tell(Lang::En).message))?;
    Ok((playing, format!("{dice:x}"), false))
}
