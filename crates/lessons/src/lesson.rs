//! Playing a lesson.

use catalog::{AnyGame, AnyPlaying, Choice, Decision, GameError, LessonFile, Tell};
use engine::{DecisionNumber, Seat, Seed};
use words::Lang;

use crate::fault::Fault;
use crate::file::{File, Part, Said, Step};
use crate::path::Path;
use crate::pattern::{Pattern, written};

/// A lesson of a game.
pub struct Lesson {
    kind: &'static dyn AnyGame,
    name: &'static str,
    file: File,
}

/// Where a lesson stands.
#[derive(Clone)]
pub struct Stand {
    /// The table.
    pub playing: Box<dyn AnyPlaying>,
    /// The step that is asked, or that was just answered; as many as there are steps at the end.
    pub step: usize,
    /// The last decision before what others did.
    pub since: DecisionNumber,
}

/// What a choice is to a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<'l> {
    /// It is right, and which of the right ones.
    Right(usize),
    /// Something else was meant, and why.
    Wrong(&'l Said),
}

impl Lesson {
    /// All lessons of a game in their order.
    pub fn all(kind: &'static dyn AnyGame) -> Result<Vec<Lesson>, Fault> {
        let files = kind.lessons().iter();
        files.map(|file| Lesson::read(kind, file)).collect()
    }

    /// Reads a file.
    pub fn read(kind: &'static dyn AnyGame, file: &LessonFile) -> Result<Lesson, Fault> {
        match toml::from_str(file.text) {
            Ok(read) => Ok(Lesson {
                kind,
                name: file.name,
                file: read,
            }),
            Err(error) => Err(Fault {
                file: place(kind, file.name),
                step: None,
                what: format!("this is not a lesson: {error}"),
            }),
        }
    }

    /// The game that it is about.
    pub fn kind(&self) -> &'static dyn AnyGame {
        self.kind
    }

    /// Its name in addresses.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// What it is called.
    pub fn title(&self, lang: Lang) -> &str {
        self.file.title.say(lang)
    }

    /// What it is about, in a few words.
    pub fn about(&self, lang: Lang) -> &str {
        self.file.about.say(lang)
    }

    /// What is said at the end.
    pub fn closing(&self, lang: Lang) -> &str {
        self.file.closing.say(lang)
    }

    /// How many minutes it takes.
    pub fn minutes(&self) -> u8 {
        self.file.minutes
    }

    /// Where the learner sits.
    pub fn seat(&self) -> Seat {
        Seat(self.file.start.seat)
    }

    /// What the learner is asked, one after the other.
    pub fn steps(&self) -> &[Step] {
        &self.file.step
    }

    /// The position in which the next step is asked, or the end: after what others did.
    pub fn asked(&self, path: &Path) -> Result<Stand, Fault> {
        self.play(path, true)
    }

    /// The position that a picture of the lesson shows, by the first right choices, and the part of the board where it matters.
    pub fn pictured(&self) -> Result<(Stand, Option<Part>), Fault> {
        let picture = self.file.picture;
        let path = std::iter::repeat_n(0, picture.after).collect();
        Ok((self.asked(&path)?, picture.part))
    }

    /// The position right after the last choice.
    pub fn answered(&self, path: &Path) -> Result<Stand, Fault> {
        self.play(path, false)
    }

    /// What is asked there.
    pub fn decision(&self, stand: &Stand, lang: Lang) -> Result<Decision, Fault> {
        let decision = stand.playing.decision(self.seat(), lang);
        decision.map_err(|error| {
            let what = format!("the learner has nothing to decide here: {}", said(&error));
            self.fault(stand.step, format!("{what} {MEND_MOVES}"))
        })
    }

    /// The places of the right choices in the list of all.
    pub fn right(&self, stand: &Stand) -> Result<Vec<usize>, Fault> {
        let choices = self.decision(stand, Lang::En)?.choices;
        let accept = &self.step(stand)?.accept;
        let meant = |choice: &Choice| accept.iter().any(|pattern| pattern.fits(&choice.action));
        let right: Vec<usize> = (0..choices.len())
            .filter(|&index| meant(&choices[index]))
            .collect();
        let idle = accept
            .iter()
            .find(|pattern| !choices.iter().any(|choice| pattern.fits(&choice.action)));
        if let Some(Pattern(idle)) = idle {
            let what = format!("no choice here is '{idle}', which `accept` names.");
            return Err(self.fault(stand.step, with_choices(&what, &choices)));
        }
        Ok(right)
    }

    /// What a choice, by its place in the list, is to the lesson.
    pub fn answer(&self, stand: &Stand, index: usize) -> Result<Answer<'_>, Fault> {
        let right = self.right(stand)?;
        if let Some(which) = right.iter().position(|&one| one == index) {
            return Ok(Answer::Right(which));
        }
        let choices = self.decision(stand, Lang::En)?.choices;
        let step = self.step(stand)?;
        let Some(choice) = choices.get(index) else {
            return Err(self.fault(stand.step, format!("there is no choice {index}")));
        };
        let named = step.wrong.iter().find(|wrong| {
            let mut patterns = wrong.choice.iter();
            patterns.any(|pattern| pattern.fits(&choice.action))
        });
        let said = named.map(|wrong| &wrong.say).or(step.rest.as_ref());
        said.map(Answer::Wrong).ok_or_else(|| {
            let what = format!(
                "nothing is said to '{}' ({}). Add it to `accept` or to a `wrong`, or write an `else`.",
                written(&choice.action),
                choice.label
            );
            self.fault(stand.step, what)
        })
    }

    /// Whether everything that the step says of other choices is about a choice that there is.
    pub fn check_wrong(&self, stand: &Stand) -> Result<(), Fault> {
        let choices = self.decision(stand, Lang::En)?.choices;
        let step = self.step(stand)?;
        for Pattern(pattern) in step.wrong.iter().flat_map(|wrong| &wrong.choice) {
            let named = Pattern(pattern.clone());
            if !choices.iter().any(|choice| named.fits(&choice.action)) {
                let what = format!("no choice here is '{pattern}', which a `wrong` names.");
                return Err(self.fault(stand.step, with_choices(&what, &choices)));
            }
        }
        Ok(())
    }

    /// A fault of this lesson at a step, counted from 0.
    pub fn fault(&self, step: usize, what: String) -> Fault {
        Fault {
            file: place(self.kind, self.name),
            step: Some(step + 1),
            what,
        }
    }

    fn step(&self, stand: &Stand) -> Result<&Step, Fault> {
        let step = self.file.step.get(stand.step);
        step.ok_or_else(|| self.fault(stand.step, "the lesson is over".to_owned()))
    }

    fn play(&self, path: &Path, on: bool) -> Result<Stand, Fault> {
        let playing = self.start()?;
        let mut stand = Stand {
            since: playing.decisions(),
            playing,
            step: 0,
        };
        let last = path.len().saturating_sub(1);
        for (number, choice) in path.choices().enumerate() {
            let right = self.right(&stand)?;
            let Some(&index) = right.get(choice) else {
                return Err(self.fault(number, format!("there is no right choice {choice}")));
            };
            let played = stand.playing.play_choice(self.seat(), index);
            played.map_err(|error| self.fault(number, said(&error)))?;
            stand.since = stand.playing.decisions();
            if number == last && !on {
                return Ok(stand);
            }
            for one in &self.file.step[number].then {
                make(&mut *stand.playing, one, "then").map_err(|what| self.fault(number, what))?;
            }
            stand.step += 1;
        }
        Ok(stand)
    }

    /// The position that the lesson begins with.
    fn start(&self) -> Result<Box<dyn AnyPlaying>, Fault> {
        let fault = |what: String| Fault {
            file: place(self.kind, self.name),
            step: None,
            what,
        };
        let start = &self.file.start;
        let mut header = self.kind.header(start.players);
        header.options.extend(start.options.clone());
        header.rules = start.rules.unwrap_or(header.rules);
        header.seed = Some(Seed::from_number(start.seed));
        let opened = self.kind.open(header.clone());
        let mut playing = opened.map_err(|error| {
            let what = format!("the game cannot be opened: {}", said(&error));
            fault(format!(
                "{what} See `players`, `options` and `rules` of `[start]`."
            ))
        })?;
        for one in &start.moves {
            make(&mut *playing, one, "moves").map_err(fault)?;
        }
        if start.set.is_empty() {
            return Ok(playing);
        }
        let mut state = playing.state();
        for (pointer, value) in &start.set {
            let Some(place) = state.pointer_mut(pointer) else {
                return Err(fault(format!(
                    "the state has no '{pointer}', which `set` names."
                )));
            };
            *place = value.clone();
        }
        header.seed = None;
        header.start = Some(state);
        self.kind.open(header).map_err(|error| {
            let what = format!("what `set` makes is impossible: {}", said(&error));
            fault(what)
        })
    }
}

const MEND_MOVES: &str =
    "Change `moves` of `[start]` or `then` of the step before, so that it is their turn.";

fn place(kind: &dyn AnyGame, name: &str) -> String {
    format!("games/{}/lessons/{name}.toml", kind.id())
}

/// An error as those who write lessons read it.
fn said(error: &GameError) -> String {
    error.tell(Lang::En).message
}

fn with_choices(what: &str, choices: &[Choice]) -> String {
    let choices: Vec<String> = choices.iter().map(|one| written(&one.action)).collect();
    if choices.is_empty() {
        what.to_owned()
    } else {
        format!("{what} The choices are: {}", choices.join(", "))
    }
}

/// Makes a decision that the file names, or says why not.
fn make(playing: &mut dyn AnyPlaying, text: &str, list: &str) -> Result<(), String> {
    let parts = text.split_once(' ');
    let Some((Ok(seat), action)) = parts.map(|(seat, action)| (seat.parse(), action)) else {
        return Err(format!(
            "'{text}' in `{list}` is no decision: write a seat, a blank and the action."
        ));
    };
    let (seat, pattern) = (Seat(seat), Pattern(action.to_owned()));
    if let Some(action) = pattern.exact() {
        return playing.play(seat, &action).map_err(|error| {
            let choices = playing.decision(seat, Lang::En);
            let choices = choices.map_or_else(|_| Vec::new(), |decision| decision.choices);
            let turn: Vec<String> = playing.to_act().iter().map(|to| to.to_string()).collect();
            let what = format!(
                "'{text}' in `{list}` cannot be done: {} To act: seat {}.",
                said(&error),
                turn.join(", ")
            );
            with_choices(&what, &choices)
        });
    }
    let decision = playing.decision(seat, Lang::En);
    let decision = decision.map_err(|error| format!("'{text}' in `{list}`: {}", said(&error)))?;
    let found = decision
        .choices
        .iter()
        .position(|choice| pattern.fits(&choice.action));
    let Some(index) = found else {
        let what = format!("no choice is '{text}', which `{list}` names.");
        return Err(with_choices(&what, &decision.choices));
    };
    playing
        .play_choice(seat, index)
        .map_err(|error| said(&error))
}
