//! Whether a position is a puzzle.

use bots::{Appraisal, Plan};
use catalog::{AnyPlaying, AnyQuestion};
use engine::{Rng, Seat, Seed, Viewer};
use words::Lang;

use super::file::Step;
use super::grade::{TRIES, WEAKER};
use super::hunt::Hunt;
use crate::pattern::written;

/// How many standard errors an estimate may be off on either side: 95 %.
pub(super) const DOUBT: f64 = 1.96;
/// A first, very short search has to see at least this part of the margin, and a second, short one that, before a long one is made.
const SCREENING: [f64; 2] = [0.3, 0.6];
/// A decision with fewer choices that make sense is no puzzle.
pub(super) const FEWEST: usize = 3;
/// A decision with more choices is too much to read.
pub(super) const MOST: usize = 24;
/// A solution has at most so many decisions.
const LONGEST: usize = 4;
/// What the weaker bots find in more than this part of their tries is no puzzle.
const OBVIOUS: f64 = 0.8;

/// A solution, and how often each of the weaker bots missed it.
pub(super) struct Solution {
    pub(super) steps: Vec<Step>,
    pub(super) missed: Vec<u32>,
}

/// The dice with which a position is imagined from what its seat sees: others than those that it was played with.
pub(super) fn other_dice(dice: &str) -> Seed {
    let dice = u64::from_str_radix(dice, 16).unwrap_or_default();
    Seed::from_number(!dice)
}

impl Hunt {
    /// The solution of a position, if one line of choices is clearly best there and weaker bots miss it often enough.
    pub(super) fn solution(
        &self,
        playing: &dyn AnyPlaying,
        seat: Seat,
        dice: &str,
        rng: &mut Rng,
    ) -> Option<Solution> {
        let start = playing.imagined(seat, other_dice(dice)).ok()?;
        let mut here = start.boxed_clone();
        // The same with other guesses about what is hidden: the line may not depend on them.
        let mut other = playing.imagined(seat, rng.seed()).ok()?;
        let question = here.question(seat)?;
        let mut appraisal = self.screen(&*question, rng)?;
        let sensible = appraisal.worths.iter().filter(|worth| !worth.dominated);
        if sensible.count() < FEWEST || Self::is_obvious(&*question, appraisal.best, rng) {
            return None;
        }
        let mut steps = Vec::new();
        while let Some(searched) = self.search(&*here.question(seat)?, &appraisal, rng) {
            appraisal = searched;
            steps.push(step(&*here, seat, &appraisal)?);
            for playing in [&mut here, &mut other] {
                playing.play_choice(seat, appraisal.best).ok()?;
                while playing.play_only_choice(seat).is_some() {}
            }
            let view = |playing: &dyn AnyPlaying| playing.view(Viewer::Seat(seat)).ok();
            let goes_on = appraisal.goes_on && here.to_act().contains(seat);
            if steps.len() == LONGEST || !goes_on || view(&*here) != view(&*other) {
                break;
            }
            match self.screen(&*here.question(seat)?, rng) {
                Some(screened) => appraisal = screened,
                None => break,
            }
        }
        if steps.is_empty() {
            return None;
        }
        let missed: Vec<u32> = WEAKER
            .iter()
            .map(|weaker| {
                let misses = |_: &u32| {
                    let mut choose = |question: &dyn AnyQuestion, plan: &mut Plan| {
                        let (level, budget) = (weaker.level, weaker.budget);
                        question.planned_choice_within(level, budget, rng.bits(), plan)
                    };
                    !finds(&*start, seat, &steps, &mut choose)
                };
                (0..TRIES).filter(misses).count() as u32
            })
            .collect();
        let tries = f64::from(TRIES) * WEAKER.len() as f64;
        let found = 1.0 - f64::from(missed.iter().sum::<u32>()) / tries;
        (found <= OBVIOUS).then_some(Solution { steps, missed })
    }

    /// Two short searches, to save the time of a long one.
    fn screen(&self, question: &dyn AnyQuestion, rng: &mut Rng) -> Option<Appraisal> {
        let mut last = None;
        for (trials, least) in [self.screening / 4, self.screening]
            .into_iter()
            .zip(SCREENING)
        {
            let appraisal = question.appraisal(trials, rng.bits());
            let (lead, _) = appraisal.lead(DOUBT);
            if lead < least * self.margin() || appraisal.worths[appraisal.best].dominated {
                return None;
            }
            last = Some(appraisal);
        }
        last
    }

    /// Whether the weakest bot finds it every time.
    fn is_obvious(question: &dyn AnyQuestion, best: usize, rng: &mut Rng) -> bool {
        let [weakest, ..] = &WEAKER;
        let mut finds = || {
            let (level, plan) = (weakest.level, &mut Plan::default());
            question.planned_choice_within(level, weakest.budget, rng.bits(), plan) == best
        };
        (0..TRIES).all(|_| finds())
    }

    /// Two long searches that agree with the short one: the second is longer and has other dice.
    fn search(
        &self,
        question: &dyn AnyQuestion,
        screened: &Appraisal,
        rng: &mut Rng,
    ) -> Option<Appraisal> {
        let mut last = None;
        for trials in [self.trials / 4, self.trials] {
            let appraisal = question.appraisal(trials, rng.bits());
            let (lead, sure) = appraisal.lead(DOUBT);
            if !sure || lead < self.margin() || appraisal.best != screened.best {
                return None;
            }
            last = Some(appraisal);
        }
        last
    }
}

/// Whether somebody who chooses like this makes all the right choices.
fn finds(
    start: &dyn AnyPlaying,
    seat: Seat,
    steps: &[Step],
    choose: &mut dyn FnMut(&dyn AnyQuestion, &mut Plan) -> usize,
) -> bool {
    let mut playing = start.boxed_clone();
    let mut plan = Plan::default();
    steps.iter().all(|step| {
        while playing.play_only_choice(seat).is_some() {}
        let chosen = playing
            .question(seat)
            .map(|question| choose(&*question, &mut plan));
        chosen == Some(step.best) && playing.play_choice(seat, step.best).is_ok()
    })
}

/// What the file says of a decision.
fn step(playing: &dyn AnyPlaying, seat: Seat, appraisal: &Appraisal) -> Option<Step> {
    let decision = playing.decision(seat, Lang::En).ok()?;
    let choices = decision.choices.iter();
    let worths = appraisal.worths.iter();
    Some(Step {
        choices: choices.map(|choice| written(&choice.action)).collect(),
        best: appraisal.best,
        shares: worths
            .clone()
            .map(|worth| thousandths(worth.share))
            .collect(),
        errors: worths.map(|worth| thousandths(worth.error)).collect(),
        before: thousandths(appraisal.before),
        after: appraisal
            .after
            .iter()
            .map(|&share| thousandths(share))
            .collect(),
        then: appraisal.then.clone(),
    })
}

fn thousandths(share: f64) -> i32 {
    (share * 1000.0).round() as i32
}
