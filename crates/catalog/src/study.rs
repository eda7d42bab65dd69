//! The study of a finished game, as an object and in words.

mod summary;

use bots::{LineStep, Progress, Study, Turn};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use words::{Lang, Players, Speak as _};

use crate::GameParts;

/// The study of a finished game without its types. It is done in small steps.
pub trait AnyStudy: Send {
    /// How far it is.
    fn progress(&self) -> Progress;

    /// Does a little; false if everything is done.
    fn step(&mut self) -> bool;

    /// What came out so far, in words of all languages.
    fn analysis(&self) -> Analysis;
}

/// What came out of the study of a game, in numbers and in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// The numbers.
    pub course: bots::Analysis,
    /// For each of the mistakes, what is said about it, in the order of [`Lang::ALL`].
    told: Vec<[Told; Lang::ALL.len()]>,
    /// What each round is called, in the order of [`Lang::ALL`].
    rounds: Vec<[String; Lang::ALL.len()]>,
}

/// A mistake in words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// What the round is called.
    pub round: String,
    /// What was asked.
    pub prompt: String,
    /// What was chosen.
    pub played: String,
    /// What the bot would have chosen.
    pub better: String,
    /// How the player went on in the same action.
    pub played_then: Vec<String>,
    /// How the bot would have gone on.
    pub better_then: Vec<String>,
}

fn place(lang: Lang) -> usize {
    Lang::ALL.iter().position(|&one| one == lang).unwrap_or(0)
}

impl Analysis {
    /// The mistakes with what is said about them, the costliest first.
    pub fn turns(&self, lang: Lang) -> impl Iterator<Item = (&Turn, &Told)> {
        let told = self.told.iter().map(move |told| &told[place(lang)]);
        self.course.turns.iter().zip(told)
    }

    /// What a round is called, by its place among the rounds that were played.
    pub fn round(&self, number: usize, lang: Lang) -> &str {
        self.rounds
            .get(number)
            .map_or("", |round| &round[place(lang)])
    }

    /// Numbers and words as JSON.
    pub fn told(&self, lang: Lang) -> Value {
        let mut value = json!(self.course);
        let turns = self.turns(lang).map(|(turn, told)| {
            let mut turn = json!(turn);
            turn["words"] = json!(told);
            turn
        });
        value["turns"] = turns.collect();
        value
    }
}

/// A study with the words to tell about it.
pub(crate) struct ToldStudy<P: GameParts>(pub(crate) Study<P::Bot>);

impl<P: GameParts> AnyStudy for ToldStudy<P> {
    fn progress(&self) -> Progress {
        self.0.progress()
    }

    fn step(&mut self) -> bool {
        self.0.step()
    }

    fn analysis(&self) -> Analysis {
        let course = self.0.analysis();
        let told = course.turns.iter().map(|turn| tell::<P>(&self.0, turn));
        let rounds = course.rounds.iter().map(|round| {
            let moment = self.0.moment(round.after);
            Lang::ALL.map(|lang| P::Words::round(lang, self.0.game(), moment))
        });
        Analysis {
            told: told.collect(),
            rounds: rounds.collect(),
            course,
        }
    }
}

fn tell<P: GameParts>(study: &Study<P::Bot>, turn: &Turn) -> [Told; Lang::ALL.len()] {
    let game = study.game();
    let (played, better) = (
        study.played_line(turn.decision),
        study.better_line(turn.decision),
    );
    Lang::ALL.map(|lang| {
        let Some((seat, moment, view, _)) = study.decision(turn.decision) else {
            return Told::default();
        };
        let line = |steps: &[LineStep<P::Bot>]| {
            let label =
                |(view, action): &LineStep<P::Bot>| P::Words::choice(lang, game, view, *action);
            let mut labels = steps.iter().map(label);
            (labels.next().unwrap_or_default(), labels.collect())
        };
        let (played, played_then) = line(&played);
        let (better, better_then) = line(&better);
        Told {
            round: P::Words::round(lang, game, moment),
            // An analysis is kept, and names are not.
            prompt: P::Words::prompt(lang, Players::NONE, game, &view, seat).text,
            played,
            better,
            played_then,
            better_then,
        }
    })
}
