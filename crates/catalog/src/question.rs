//! What a seat is asked, as an object that bots think about.

use std::any::Any;

use bots::{Advice, Appraisal, Budget, Level, Plan, Search, SecondThought, advise, second_thought};
use engine::{Game, Seat};
use words::{Lang, Speak as _};

use crate::GameParts;

/// What a seat is asked, without its types: what the seat may know and what it can answer, and neither the true
/// state nor the log. It can be thought about elsewhere while others go on reading the game.
pub trait AnyQuestion: Any + Send + Sync {
    /// What a bot would do, by its place in the list of choices; what it does at random follows from the seed.
    fn choice(&self, level: Level, seed: u64) -> usize;

    /// The same for a bot that had this plan after its last decision; what it plans now takes its place. A plan that does not fit
    /// only costs time.
    fn planned_choice(&self, level: Level, seed: u64, plan: &mut Plan) -> usize {
        self.planned_choice_within(level, Budget::default(), seed, plan)
    }

    /// The same with so much time to think, if the bot searches.
    fn planned_choice_within(
        &self,
        level: Level,
        budget: Budget,
        seed: u64,
        plan: &mut Plan,
    ) -> usize;

    /// How many choices there are.
    fn choices(&self) -> usize;

    /// What the strongest bot finds each choice to be worth, after so many trials in all; what is random about it follows from the seed.
    fn appraisal(&self, trials: u32, seed: u64) -> Appraisal;

    /// What a bot would advise the seat to do; what is random about it follows from the seed.
    fn advice(&self, level: Level, seed: u64) -> Advice;

    /// What the seat gave away by a choice, by its place in the list, if it was much and there is no doubt.
    fn second_thought(&self, played: usize, seed: u64) -> Option<SecondThought>;

    /// What a choice does, as a button says it; empty if there is no such choice.
    fn label(&self, choice: usize, lang: Lang) -> String;
}

impl std::fmt::Debug for dyn AnyQuestion {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Neither what the seat knows nor what it may do is anybody's business.
        f.write_str("a question")
    }
}

/// A bot without its types, which goes on with its plans from one question to the next.
pub trait AnyBot {
    /// What it does, by its place in the list of choices; none if the question is one of another game.
    fn choose(&mut self, question: &dyn AnyQuestion) -> Option<usize>;
}

/// A bot of a game.
pub(crate) struct Bot<P: GameParts>(pub(crate) Box<dyn bots::Bot<P::Rules>>);

impl<P: GameParts> AnyBot for Bot<P> {
    fn choose(&mut self, question: &dyn AnyQuestion) -> Option<usize> {
        let question: &dyn Any = question;
        let question = question.downcast_ref::<Question<P>>()?;
        Some(self.0.choose(&question.game, &question.asked()))
    }
}

/// What a seat is asked.
pub(crate) struct Question<P: GameParts> {
    pub(crate) seat: Seat,
    pub(crate) game: P::Rules,
    pub(crate) view: <P::Rules as Game>::View,
    pub(crate) choices: Vec<<P::Rules as Game>::Action>,
}

impl<P: GameParts> AnyQuestion for Question<P> {
    fn choice(&self, level: Level, seed: u64) -> usize {
        self.planned_choice(level, seed, &mut Plan::default())
    }

    fn planned_choice_within(
        &self,
        level: Level,
        budget: Budget,
        seed: u64,
        plan: &mut Plan,
    ) -> usize {
        let mut bot = level.bot_within::<P::Bot>(seed, budget);
        if let Some(kept) = bot.plan() {
            *kept = std::mem::take(plan);
        }
        let choice = bot.choose(&self.game, &self.asked());
        *plan = bot.plan().map(std::mem::take).unwrap_or_default();
        choice
    }

    fn choices(&self) -> usize {
        self.choices.len()
    }

    fn appraisal(&self, trials: u32, seed: u64) -> Appraisal {
        let mut search = Search::<P::Bot>::expert(seed, Budget::Trials(trials));
        search.appraise(&self.game, &self.asked(), trials)
    }

    fn advice(&self, level: Level, seed: u64) -> Advice {
        advise::<P::Bot>(&self.game, &self.asked(), level, seed)
    }

    fn second_thought(&self, played: usize, seed: u64) -> Option<SecondThought> {
        second_thought::<P::Bot>(&self.game, &self.asked(), played, seed)
    }

    fn label(&self, choice: usize, lang: Lang) -> String {
        let action = self.choices.get(choice);
        action.map_or_else(String::new, |&action| {
            P::Words::choice(lang, &self.game, &self.view, action)
        })
    }
}

impl<P: GameParts> Question<P> {
    /// The question as a bot is asked it.
    fn asked(&self) -> bots::Question<'_, P::Rules> {
        bots::Question {
            seat: self.seat,
            view: &self.view,
            choices: &self.choices,
        }
    }
}
