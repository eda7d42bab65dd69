//! The study of a finished game: what each seat could expect at every position, which decisions changed it, and
//! what was luck.
//!
//! The curve knows everything but the dice to come: each position is played on many times from the true state with other
//! dice. A decision is measured by what could be expected right after it, whatever the dice then showed, against
//! what could be expected before; what the dice showed is luck. Where nothing is rolled, luck is nothing.
//!
//! Whether a decision was a mistake is another question: there the bot knows what the player could know and no more, and a choice is
//! called a mistake only if search is sure that another one was better. A chain of clicks is one action, and has one mistake at the most.

mod course;
mod turning;

use engine::{DecisionNumber, Game, Moment, Playing, Rng, Seat, Viewer};
use serde::Serialize;

use crate::foresight::{Estimate, Foresight, Horizon, Shares};
use crate::mistakes::Action;
use crate::review::{Mistake, review};
use crate::{ActionOf, Imagined, Level, Question, Think, ViewOf};
pub use course::{Analysis, Balance, Chance, Points, RoundBegin, Turn};
pub use turning::Turning;

/// How often each position is played on.
const LOOKS: usize = 48;
/// What dice changed by less than this is not told.
const LEAST_LUCK: f64 = 0.005;

/// How far a study is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Progress {
    /// How much is done.
    pub done: usize,
    /// Out of how much.
    pub all: usize,
}

/// A decision of the game.
#[derive(Clone, Debug)]
struct Step<A> {
    seat: Seat,
    action: A,
    choices: usize,
    /// Whether a die was rolled or something was drawn.
    rolled: bool,
    /// Whether it begins another action: otherwise it belongs to the same chain of clicks as the one before.
    begins: bool,
}

/// The study of a finished game. It is done in small steps, so that whoever runs it can do something else in
/// between, or stop.
#[derive(Clone, Debug)]
pub struct Study<T: Think> {
    game: T::Game,
    level: Level,
    foresight: Foresight<T>,
    /// The state after so many decisions.
    states: Vec<Imagined<T::Game>>,
    steps: Vec<Step<ActionOf<T>>>,
    shares: Vec<Shares>,
    balance: Vec<Balance>,
    variances: Vec<f64>,
    chance: bool,
    chances: Vec<Chance>,
    /// How many decisions were looked at once more.
    reviewed: usize,
    /// What came of it, one mistake an action: the decision, and what was better.
    mistakes: Vec<(usize, Mistake<ActionOf<T>>)>,
}

/// A step of an action: what its player saw, and what they do.
pub type LineStep<T> = (ViewOf<T>, ActionOf<T>);

/// Who decided, when, on which view and out of which choices.
pub type Decided<T> = (Seat, Moment, ViewOf<T>, Vec<ActionOf<T>>);

impl<T: Think> Study<T> {
    /// Begins to study a game; none while it is going on, since the study knows what players may not know.
    pub fn new(playing: &Playing<T::Game>, level: Level) -> Option<Study<T>> {
        let game = playing.game().clone();
        game.outcome(playing.state())?;
        let mut state: Imagined<T::Game> = Imagined::in_hindsight(playing.start().clone());
        let mut states = vec![state.clone()];
        let mut steps = Vec::new();
        let mut choices = Vec::new();
        let mut chain = Action::default();
        for (made, entry) in playing.entries().iter().enumerate() {
            let (seat, action) = (entry.0, entry.1);
            // Where the game was rewound to it went on with other dice.
            if let Some(dice) = playing.dice_from(DecisionNumber::of_count(made)) {
                state = state.with_dice(&game, dice);
            }
            game.legal(&state, seat, &mut choices);
            let (dice, moment) = (*game.dice(&state), game.moment(&state));
            state.apply(&game, seat, action);
            states.push(state.clone());
            let rolled = *game.dice(&state) != dice;
            steps.push(Step {
                seat,
                action,
                choices: choices.len(),
                rolled,
                begins: chain.begin(seat),
            });
            chain.follow(seat, rolled || game.moment(&state) != moment);
        }
        let seats = game.seats() as usize;
        let mut study = Study {
            foresight: Foresight::new(&game, STUDY),
            level,
            states,
            steps,
            shares: Vec::new(),
            balance: vec![Balance::default(); seats],
            variances: vec![0.0; seats],
            chance: false,
            chances: Vec::new(),
            reviewed: 0,
            mistakes: Vec::new(),
            game,
        };
        let first = study.expected(0);
        study.shares.push(first.shares);
        Some(study)
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress {
            done: self.shares.len() - 1 + self.reviewed,
            all: 2 * self.steps.len(),
        }
    }

    /// Does a little; false if everything is done.
    pub fn step(&mut self) -> bool {
        let at = self.shares.len() - 1;
        if at < self.steps.len() {
            self.follow(at);
            return true;
        }
        let at = self.reviewed;
        if at < self.steps.len() {
            self.review(at);
            self.reviewed += 1;
            return true;
        }
        false
    }

    /// What came out so far.
    pub fn analysis(&self) -> Analysis {
        let mut balance = self.balance.clone();
        let (first, last) = (self.shares.first(), self.shares.last());
        for (seat, one) in balance.iter_mut().enumerate() {
            one.start = first.map_or(0.0, |shares| shares[seat]);
            one.end = last.map_or(0.0, |shares| shares[seat]);
            one.luck_error = self.variances[seat].sqrt();
            one.surprise = one.end - one.start - one.own - one.others - one.luck;
        }
        let mut turns: Vec<Turn> = Vec::new();
        for (at, mistake) in &self.mistakes {
            let turn = self.turn(*at, mistake);
            let same = |other: &&mut Turn| (other.seat, other.round) == (turn.seat, turn.round);
            match turns.iter_mut().find(same) {
                // Of each side the largest loss of each round is told.
                Some(other) if turn.cost() > other.cost() => *other = turn,
                Some(_) => {}
                None => turns.push(turn),
            }
        }
        turns.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        Analysis {
            level: self.level,
            shares: self.shares.clone(),
            balance,
            turns,
            chance: self.chance,
            chances: self.chances.clone(),
            rounds: self.rounds(),
        }
    }

    /// With which decision each round begins.
    fn rounds(&self) -> Vec<RoundBegin> {
        let mut rounds: Vec<RoundBegin> = Vec::new();
        for (made, state) in self.states.iter().enumerate() {
            let round = self.game.moment(state).round;
            let is_new = rounds.last().is_none_or(|last| last.round != round);
            if is_new && !self.game.to_act(state).is_empty() {
                let after = DecisionNumber::of_count(made);
                rounds.push(RoundBegin { round, after });
            }
        }
        rounds
    }

    fn turn(&self, at: usize, mistake: &Mistake<ActionOf<T>>) -> Turn {
        let (step, state) = (&self.steps[at], &self.states[at]);
        let mut choices = Vec::new();
        self.game.legal(state, step.seat, &mut choices);
        let played = choices.iter().position(|&choice| choice == step.action);
        let (after, after_better) = (&mistake.after, &mistake.after_better);
        Turn {
            decision: DecisionNumber::of_count(at + 1),
            seat: step.seat,
            round: self.game.moment(state).round,
            played: played.unwrap_or(0),
            better: mistake.better,
            after: after.share.mean,
            after_better: after_better.share.mean,
            points: after
                .points
                .zip(after_better.points)
                .map(|(own, other)| Points {
                    after: own.mean,
                    after_better: other.mean,
                }),
        }
    }

    /// Looks at a decision once more, as far as its player could know.
    fn review(&mut self, at: usize) {
        let step = &self.steps[at];
        let balance = &mut self.balance[step.seat.index()];
        let chain = self.steps[..=at].iter().rposition(|step| step.begins);
        let chain = chain.unwrap_or(0);
        if step.choices < 2 {
            return;
        }
        let is_first = self.steps[chain..at].iter().all(|step| step.choices < 2);
        balance.actions += u32::from(is_first);
        let mut choices = Vec::new();
        self.game.legal(&self.states[at], step.seat, &mut choices);
        let Some(made) = choices.iter().position(|&choice| choice == step.action) else {
            return;
        };
        let question: Question<'_, T::Game> = Question {
            seat: step.seat,
            view: &self.game.view(&self.states[at], Viewer::Seat(step.seat)),
            choices: &choices,
        };
        let seed = STUDY ^ at as u64;
        let Some(mistake) = review::<T>(&self.game, &question, made, self.level, seed) else {
            return;
        };
        balance.given_away += mistake.after_better.share.mean - mistake.after.share.mean;
        let before = self.mistakes.pop_if(|(before, _)| *before >= chain);
        if before.is_none() {
            balance.mistakes += 1;
        }
        let cost = |at: usize, mistake: &_| self.turn(at, mistake).cost();
        let kept = match before {
            Some((first, before)) if cost(first, &before) >= cost(at, &mistake) => (first, before),
            _ => (at, mistake),
        };
        self.mistakes.push(kept);
    }

    /// The rules.
    pub fn game(&self) -> &T::Game {
        &self.game
    }

    /// Which round and phase it was after this decision.
    pub fn moment(&self, decision: DecisionNumber) -> Moment {
        let last = self.states.len() - 1;
        self.game.moment(&self.states[decision.count().min(last)])
    }

    /// Who made this decision, when, on which view and out of which choices.
    pub fn decision(&self, decision: DecisionNumber) -> Option<Decided<T>> {
        let at = decision.index()?;
        let (step, state) = (self.steps.get(at)?, self.states.get(at)?);
        let mut choices = Vec::new();
        self.game.legal(state, step.seat, &mut choices);
        let view = self.game.view(state, Viewer::Seat(step.seat));
        Some((step.seat, self.game.moment(state), view, choices))
    }

    /// What its player did with this decision and the rest of the same action, each step with what they saw. What leaves no choice is left out.
    pub fn played_line(&self, decision: DecisionNumber) -> Vec<LineStep<T>> {
        let first = decision.index().unwrap_or_default();
        let rest = self.steps.iter().enumerate().skip(first);
        rest.take_while(|(at, step)| *at == first || !step.begins)
            .filter(|(_, step)| step.choices > 1)
            .map(|(at, step)| {
                let view = self.game.view(&self.states[at], Viewer::Seat(step.seat));
                (view, step.action)
            })
            .collect()
    }

    /// What the bot would have done instead, each step with what the player would have seen then.
    pub fn better_line(&self, decision: DecisionNumber) -> Vec<LineStep<T>> {
        let at = decision.index().unwrap_or_default();
        let mistake = self.mistakes.iter().find(|(other, _)| *other == at);
        let Some((_, mistake)) = mistake else {
            return Vec::new();
        };
        let (seat, mut state) = (self.steps[at].seat, self.states[at].clone());
        let mut line = Vec::new();
        let mut choices = Vec::new();
        for &action in &mistake.line {
            self.game.legal(&state, seat, &mut choices);
            if !choices.contains(&action) {
                break;
            }
            if choices.len() > 1 {
                line.push((self.game.view(&state, Viewer::Seat(seat)), action));
            }
            state.apply(&self.game, seat, action);
        }
        line
    }

    /// What could be expected after so many decisions.
    fn expected(&mut self, at: usize) -> Estimate {
        let (game, state) = (&self.game, &self.states[at]);
        let is_clear = self.foresight.judges_at_once() && T::is_quiet(game, state);
        if game.to_act(state).is_empty() || is_clear {
            return Estimate::certain(self.foresight.shares(game, state));
        }
        let imagine = |rng: &mut Rng| state.with_other_dice(game, rng);
        let horizon = Horizon::Round(game.moment(state).round);
        self.foresight.expect(game, LOOKS, imagine, None, horizon)
    }

    /// What can be expected after this choice at this position, whatever the dice show.
    fn expected_of(
        &mut self,
        at: usize,
        action: ActionOf<T>,
        looks: usize,
        horizon: Horizon,
    ) -> Estimate {
        let (game, state) = (&self.game, &self.states[at]);
        let imagine = |rng: &mut Rng| state.with_other_dice(game, rng);
        let first = Some((self.steps[at].seat, action));
        self.foresight.expect(game, looks, imagine, first, horizon)
    }

    /// Follows one decision.
    fn follow(&mut self, at: usize) {
        let round = self.game.moment(&self.states[at]).round;
        let same_round = self.game.moment(&self.states[at + 1]).round == round;
        let rolled = self.steps[at].rolled;
        let forced = self.steps[at].choices < 2;
        let action = self.steps[at].action;
        let before = self.shares[at].clone();
        let over = self.game.to_act(&self.states[at + 1]).is_empty();
        let after = if forced && !rolled && same_round && !over {
            // Nothing was decided and nothing happened that was not to be expected.
            Estimate::certain(before.clone())
        } else {
            self.expected(at + 1)
        };
        let mut change = vec![0.0; before.len()];
        if !forced {
            let right_after = if rolled {
                self.expected_of(at, action, LOOKS, Horizon::Round(round))
                    .shares
            } else if same_round || over || self.foresight.judges_at_once() {
                after.shares.clone()
            } else {
                // The round is over: what was expected before went no further either.
                self.foresight.shares(&self.game, &self.states[at + 1])
            };
            change = difference(&right_after, &before);
        }
        if rolled {
            self.chance = true;
            let open = self.expected_of(at, action, LOOKS, Horizon::Next);
            let luck = difference(&after.shares, &open.shares);
            for (seat, luck) in luck.iter().enumerate() {
                self.balance[seat].luck += luck;
                self.variances[seat] += after.variances[seat] + open.variances[seat];
            }
            if luck.iter().any(|luck| luck.abs() >= LEAST_LUCK) {
                let decision = DecisionNumber::of_count(at + 1);
                self.chances.push(Chance { decision, luck });
            }
        }
        let actor = self.steps[at].seat.index();
        for (seat, changed) in change.iter().enumerate() {
            if seat == actor {
                self.balance[seat].own += changed;
            } else {
                self.balance[seat].others += changed;
            }
        }
        self.shares.push(after.shares);
    }
}

/// The seed of every study: the same game is always told the same.
const STUDY: u64 = 1566;

fn difference(one: &[f64], other: &[f64]) -> Shares {
    one.iter()
        .zip(other)
        .map(|(one, other)| one - other)
        .collect()
}
