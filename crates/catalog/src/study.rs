//! The study of a finished game, as an object and in words.

use bots::{Progress, Study, Turn};
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
    /// For each of the decisions that changed most, what is said about it, in the order of [`Lang::ALL`].
    told: Vec<[Told; Lang::ALL.len()]>,
}

/// A decision that changed much, in words.
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
}

impl Analysis {
    /// The decisions that changed most with what is said about them.
    pub fn turns(&self, lang: Lang) -> impl Iterator<Item = (&Turn, &Told)> {
        let place = Lang::ALL.iter().position(|&one| one == lang).unwrap_or(0);
        let told = self.told.iter().map(move |told| &told[place]);
        self.course.turns.iter().zip(told)
    }
}

impl Analysis {
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
        let told = course
            .turns
            .iter()
            .map(|turn| tell::<P>(&self.0, turn))
            .collect();
        Analysis { course, told }
    }
}

fn tell<P: GameParts>(study: &Study<P::Bot>, turn: &Turn) -> [Told; Lang::ALL.len()] {
    let game = study.game();
    Lang::ALL.map(|lang| {
        let Some((seat, moment, view, choices)) = study.decision(turn.decision) else {
            return Told::default();
        };
        let label = |index: usize| {
            let choice = choices.get(index);
            choice.map_or_else(String::new, |&action| {
                P::Words::choice(lang, game, &view, action)
            })
        };
        Told {
            round: P::Words::round(lang, game, moment),
            // An analysis is kept, and names are not.
            prompt: P::Words::prompt(lang, Players::NONE, game, &view, seat).text,
            played: label(turn.played),
            better: label(turn.better),
        }
    })
}
