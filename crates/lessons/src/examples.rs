//! Examples: positions from games between bots, and at random, in which a section of the rules matters.
//!
//! A game's examples stand in `games/<id>/examples.toml`, which `kroniek examples make` writes. A position is rebuilt from the dice and from what everybody
//! decided. How a section matters there is told by the game itself: by the question, the log, a refusal, or what its words say of the board.

mod file;
mod matter;
mod survey;

use catalog::{AnyGame, AnyPlaying, Refused};
use engine::{Anchor, Seat};
use words::Lang;

use crate::fault::Fault;
use crate::record::{Record, skip_forced};
pub use file::Why;
use file::{Entry, File};
use matter::Matter;
pub use survey::Survey;

/// The file, seen from a game's folder.
const FILE: &str = "examples.toml";

/// The examples of a game.
pub struct Examples {
    kind: &'static dyn AnyGame,
    file: File,
}

/// A position in which a section of the rules matters.
#[derive(Clone, Copy)]
pub struct Example<'e> {
    kind: &'static dyn AnyGame,
    entry: &'e Entry,
}

/// How closely something is about a section of the rules: about the section itself, or about one below it. None if it is about something else.
pub(crate) fn closeness(section: &str, cited: &str) -> Option<Closeness> {
    if cited == section {
        return Some(Closeness::Itself);
    }
    let heading = section.strip_suffix(".0").unwrap_or(section);
    let below = cited.strip_prefix(heading)?.starts_with('.');
    below.then_some(Closeness::Below)
}

/// See [`closeness`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Closeness {
    Itself,
    Below,
}

impl Examples {
    /// Those that come with a game.
    pub fn read(kind: &'static dyn AnyGame) -> Result<Examples, Fault> {
        Examples::parse(kind, kind.examples())
    }

    /// Those of another file.
    pub fn parse(kind: &'static dyn AnyGame, text: &str) -> Result<Examples, Fault> {
        let file: File = Fault::read_file(kind, FILE, text)?;
        let mut rules: Vec<&str> = file.example.iter().map(|entry| &*entry.rule).collect();
        rules.sort_unstable();
        let mut pairs = rules.iter().zip(rules.iter().skip(1));
        if let Some((twice, _)) = pairs.find(|(one, other)| one == other) {
            let what = format!("'{twice}' stands there twice.");
            return Err(Fault::in_file(kind, FILE, what));
        }
        Ok(Examples { kind, file })
    }

    /// The text of their file.
    pub fn text(&self) -> String {
        self.file.text(self.kind.id())
    }

    /// The game.
    pub fn kind(&self) -> &'static dyn AnyGame {
        self.kind
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.file.example.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.file.example.is_empty()
    }

    /// All of them, in the order of the rules.
    pub fn all(&self) -> impl ExactSizeIterator<Item = Example<'_>> {
        let kind = self.kind;
        let entries = self.file.example.iter();
        entries.map(move |entry| Example { kind, entry })
    }

    /// The one for a section.
    pub fn find(&self, section: &str) -> Option<Example<'_>> {
        self.all().find(|example| example.rule() == section)
    }

    /// The sections of the rules that have none.
    pub fn missing(&self) -> Vec<String> {
        let sections = self.kind.rules(Lang::En).into_iter();
        sections
            .map(|section| section.number)
            .filter(|number| self.find(number).is_none())
            .collect()
    }
}

impl<'e> Example<'e> {
    /// The section.
    pub fn rule(self) -> &'e str {
        &self.entry.rule
    }

    /// How the section matters here.
    pub fn why(self) -> Why {
        self.entry.why
    }

    /// What is pointed at on the board.
    pub fn point(self) -> &'e [String] {
        &self.entry.point
    }

    /// The position, and who has to choose there.
    pub fn start(self) -> Result<(Box<dyn AnyPlaying>, Seat), Fault> {
        let entry = self.entry;
        let record = Record {
            kind: self.kind,
            rules: entry.rules,
            players: entry.players,
            options: &entry.options,
            dice: &entry.dice,
            moves: &entry.moves,
        };
        let replayed = record.play().map_err(|what| self.fault(&what))?;
        match replayed.seat {
            Some(seat) => Ok((replayed.playing, seat)),
            None => Err(self.fault("the game is over after `moves`.")),
        }
    }

    /// The place of the choice that shows the section at work, in the list of all.
    pub fn choice(self, playing: &dyn AnyPlaying, seat: Seat) -> Option<usize> {
        let choice = self.entry.choice.as_deref()?;
        matter::place_of(playing, seat, choice)
    }

    /// What is not allowed in the position because of the section.
    pub fn refused(self, playing: &dyn AnyPlaying, seat: Seat, lang: Lang) -> Vec<Refused> {
        match self.why() {
            Why::Refused => matter::refused(playing, seat, self.rule(), lang),
            _ => Vec::new(),
        }
    }

    /// Whether the rules still lead where the file says, and the section still matters there as it says.
    pub fn verify(self) -> Result<(), Fault> {
        let (playing, seat) = self.start()?;
        let entry = self.entry;
        let choice = self.choice(&*playing, seat);
        if entry.choice.is_some() && choice.is_none() {
            return Err(self.fault("`choice` is none of the choices there."));
        }
        let matters = match entry.why {
            Why::Played => choice.is_some_and(|choice| {
                let mut after = playing.boxed_clone();
                let lines = matter::play(&mut *after, seat, choice);
                lines.is_ok_and(|lines| Matter::told(&lines, self.rule()).is_some())
            }),
            Why::Asked => {
                let decision = playing.decision(seat, Lang::En);
                decision.is_ok_and(|decision| Matter::asked(decision.rule, self.rule()).is_some())
            }
            Why::Seen => {
                let seen = matter::seen(&*playing, seat);
                Matter::seen(&seen, self.rule()).is_some()
            }
            Why::Refused => !self.refused(&*playing, seat, Lang::En).is_empty(),
        };
        if matters {
            Ok(())
        } else {
            Err(self.fault("the section does not matter there as `why` says."))
        }
    }

    fn fault(self, what: &str) -> Fault {
        Fault::in_file(self.kind, FILE, format!("'{}': {what}", self.rule()))
    }
}

/// Plays a choice of a line that begins at an example, and for everybody what there is no choice about after it.
pub fn play_on(playing: &mut dyn AnyPlaying, choice: usize) -> bool {
    let seat = playing.to_act().first();
    let played = seat.map(|seat| playing.play_choice(seat, choice));
    let is_legal = matches!(played, Some(Ok(())));
    if is_legal {
        skip_forced(playing);
    }
    is_legal
}

/// Anchors as a file has them.
pub(crate) fn named(anchors: &[Anchor]) -> Vec<String> {
    let names = anchors.iter().map(|anchor| anchor.as_str().to_owned());
    names.collect()
}
