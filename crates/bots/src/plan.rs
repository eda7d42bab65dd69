//! What a bot has in mind for its next decisions: one thought for a chain of clicks.

use std::collections::VecDeque;
use std::fmt::{self, Write};
use std::hash::{DefaultHasher, Hash, Hasher};

use engine::Game;

use crate::Question;

/// What a bot will choose next, as long as nothing but its own choices happens.
///
/// It is good for the positions that the bot expects and for no others: whoever loses a plan, or has a wrong one, only thinks
/// longer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    steps: VecDeque<Step>,
    /// How many thoughts this chain of clicks took already.
    thoughts: u32,
}

/// A decision that is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    /// The mark of the question.
    question: u64,
    /// What was decided; nothing if another thought is to find it.
    choice: Option<usize>,
}

/// What a plan says about a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Planned {
    /// This was decided, by its place in the list.
    Choice(usize),
    /// The chain goes on here, but not enough is known.
    Open,
    /// Something else happened, or the chain is over.
    Unexpected,
}

impl Plan {
    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// How many decisions are planned.
    pub fn len(&self) -> usize {
        let known = self.steps.iter().filter(|step| step.choice.is_some());
        known.count()
    }

    /// The decisions that are planned, by their places in the lists, up to the first that needs another thought.
    pub(crate) fn choices(&self) -> Vec<usize> {
        let known = self.steps.iter().map_while(|step| step.choice);
        known.collect()
    }

    /// How many thoughts this chain of clicks took already.
    pub(crate) fn thoughts(&self) -> u32 {
        self.thoughts
    }

    /// Forgets what was planned; the chain goes on.
    pub(crate) fn clear(&mut self) {
        self.steps.clear();
    }

    /// Counts a thought of this chain.
    pub(crate) fn count_thought(&mut self) {
        self.thoughts = self.thoughts.saturating_add(1);
    }

    /// Adds the next decision.
    pub(crate) fn push<G: Game>(&mut self, question: &Question<'_, G>, choice: Option<usize>) {
        self.steps.push_back(Step {
            question: mark(question),
            choice,
        });
    }

    /// What to do about a question; what does not fit it is forgotten.
    pub(crate) fn next<G: Game>(&mut self, question: &Question<'_, G>) -> Planned {
        match self.steps.pop_front() {
            Some(step) if step.question == mark(question) => match step.choice {
                Some(choice) if choice < question.choices.len() => Planned::Choice(choice),
                Some(_) => Planned::Unexpected,
                None => Planned::Open,
            },
            _ => {
                *self = Plan::default();
                Planned::Unexpected
            }
        }
    }
}

/// A number that tells questions apart: who is asked, what they see, what they may do.
fn mark<G: Game>(question: &Question<'_, G>) -> u64 {
    let mut marker = Marker(DefaultHasher::new());
    question.seat.hash(&mut marker.0);
    question.choices.hash(&mut marker.0);
    // A hasher never fails.
    let _ = write!(marker, "{:?}", question.view);
    marker.0.finish()
}

/// Hashes what is written.
struct Marker(DefaultHasher);

impl Write for Marker {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}
