//! The study of a finished game: what each seat could expect at every position, which decisions changed it, and
//! what was luck.
//!
//! It knows everything but the dice to come: each position is played on many times from the true state with other
//! dice. A decision is measured by what could be expected right after it, whatever the dice then showed, against
//! what could be expected before; what the dice showed is luck. Where nothing is rolled, luck is nothing.

use engine::{DecisionNumber, Game, Moment, Playing, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::foresight::{Estimate, Foresight, Horizon, Shares};
use crate::{ActionOf, Imagined, Level, Question, Think, ViewOf};

/// How often each position is played on.
const LOOKS: usize = 48;
/// How often the positions of the decisions that changed most are played on.
const CLOSER_LOOKS: usize = 192;
/// How many decisions are told.
const MOST_TURNS: usize = 12;
/// Changes that are smaller than this are not told.
const LEAST_CHANGE: f64 = 0.01;

/// What came out of the study of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// The level of the bot that was asked.
    pub level: Level,
    /// What each seat could expect after so many decisions, from 0 to the last.
    pub shares: Vec<Shares>,
    /// For each seat, what brought it from the beginning to the end.
    pub balance: Vec<Balance>,
    /// The decisions that changed most, the greatest change first.
    pub turns: Vec<Turn>,
    /// Whether anything was rolled or drawn after the set-up.
    pub chance: bool,
}

impl Analysis {
    /// Rounds the shares to four digits, which is more than a bot can know and takes a third of the room.
    pub fn round_shares(&mut self) {
        for share in self.shares.iter_mut().flatten() {
            *share = (*share * 10_000.0).round() / 10_000.0;
        }
    }
}

/// What brought a seat from the beginning to the end: the parts add up to the difference.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Balance {
    /// What it could expect at the beginning.
    pub start: f64,
    /// What its own decisions changed.
    pub own: f64,
    /// What the decisions of others changed.
    pub others: f64,
    /// What dice and draws changed.
    pub luck: f64,
    /// How far the luck can be off: its standard error.
    pub luck_error: f64,
    /// What turned out otherwise than first thoughts expected at the end of a round.
    pub surprise: f64,
    /// What it got.
    pub end: f64,
}

/// A decision that changed much.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// Which one it is.
    pub decision: DecisionNumber,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen, by its place in the list.
    pub played: usize,
    /// What the bot would have chosen.
    pub better: usize,
    /// What the seat could expect before.
    pub before: f64,
    /// What it could expect after its choice, whatever the dice showed then.
    pub after: f64,
    /// What it could have expected after the bot's choice.
    pub after_better: f64,
}

/// How far a study is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Progress {
    /// How much is done.
    pub done: usize,
    /// Out of how much.
    pub all: usize,
}

/// A decision of the game, and what it changed for each seat.
#[derive(Clone, Debug)]
struct Step<A> {
    seat: Seat,
    action: A,
    choices: usize,
    /// Whether a die was rolled or something was drawn.
    rolled: bool,
    change: Shares,
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
    /// The decisions to be looked at more closely, once all are known.
    candidates: Option<Vec<usize>>,
    turns: Vec<Turn>,
}

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
        for (made, entry) in playing.entries().iter().enumerate() {
            let (seat, action) = (entry.0, entry.1);
            // Where the game was rewound to it went on with other dice.
            if let Some(dice) = playing.dice_from(DecisionNumber::of_count(made)) {
                state = state.with_dice(&game, dice);
            }
            game.legal(&state, seat, &mut choices);
            let dice = *game.dice(&state);
            state.apply(&game, seat, action);
            states.push(state.clone());
            steps.push(Step {
                seat,
                action,
                choices: choices.len(),
                rolled: *game.dice(&state) != dice,
                change: Vec::new(),
            });
        }
        let seats = game.seats() as usize;
        let mut study = Study {
            foresight: Foresight::new(STUDY),
            level,
            states,
            steps,
            shares: Vec::new(),
            balance: vec![Balance::default(); seats],
            variances: vec![0.0; seats],
            chance: false,
            candidates: None,
            turns: Vec::new(),
            game,
        };
        let first = study.expected(0);
        study.shares.push(first.shares);
        Some(study)
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let closer = self.candidates.as_ref().map_or(MOST_TURNS, Vec::len);
        Progress {
            done: self.shares.len() - 1 + self.turns.len(),
            all: self.steps.len() + closer,
        }
    }

    /// Does a little; false if everything is done.
    pub fn step(&mut self) -> bool {
        let at = self.shares.len() - 1;
        if at < self.steps.len() {
            self.follow(at);
            return true;
        }
        if self.candidates.is_none() {
            self.candidates = Some(self.greatest());
        }
        let candidates = self.candidates.as_deref().unwrap_or_default();
        match candidates.get(self.turns.len()) {
            Some(&at) => {
                let turn = self.look_closer(at);
                self.turns.push(turn);
                true
            }
            None => false,
        }
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
        let mut turns = self.turns.clone();
        turns.sort_by(|one, other| other.change().abs().total_cmp(&one.change().abs()));
        turns.retain(|turn| turn.change().abs() >= LEAST_CHANGE);
        Analysis {
            level: self.level,
            shares: self.shares.clone(),
            balance,
            turns,
            chance: self.chance,
        }
    }

    /// The rules.
    pub fn game(&self) -> &T::Game {
        &self.game
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

    /// What could be expected after so many decisions.
    fn expected(&mut self, at: usize) -> Estimate {
        let (game, state) = (&self.game, &self.states[at]);
        if game.to_act(state).is_empty() {
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
            } else if same_round || over {
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
            for (seat, luck) in difference(&after.shares, &open.shares).iter().enumerate() {
                self.balance[seat].luck += luck;
                self.variances[seat] += after.variances[seat] + open.variances[seat];
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
        self.steps[at].change = change;
        self.shares.push(after.shares);
    }

    /// The decisions that changed most for who made them.
    fn greatest(&self) -> Vec<usize> {
        let change = |at: usize| {
            let step = &self.steps[at];
            step.change[step.seat.index()].abs()
        };
        let mut all: Vec<usize> = (0..self.steps.len())
            .filter(|&at| change(at) >= LEAST_CHANGE)
            .collect();
        all.sort_by(|&one, &other| change(other).total_cmp(&change(one)));
        all.truncate(MOST_TURNS);
        all
    }

    /// Looks at a decision more closely, and asks the bot.
    fn look_closer(&mut self, at: usize) -> Turn {
        let (seat, action) = (self.steps[at].seat, self.steps[at].action);
        let (game, state) = (&self.game, &self.states[at]);
        let horizon = Horizon::Round(game.moment(state).round);
        let mut choices = Vec::new();
        game.legal(state, seat, &mut choices);
        let view = game.view(state, Viewer::Seat(seat));
        let mut bot = self.level.bot::<T>(STUDY);
        let question = Question {
            seat,
            view: &view,
            choices: &choices,
        };
        let better = bot.choose(game, &question);
        let imagine = |rng: &mut Rng| state.with_other_dice(game, rng);
        let before = self
            .foresight
            .expect(game, CLOSER_LOOKS, imagine, None, horizon);
        let after = self.expected_of(at, action, CLOSER_LOOKS, horizon);
        let after_better = match choices.get(better) {
            Some(&other) if other != action => {
                self.expected_of(at, other, CLOSER_LOOKS, horizon).shares[seat.index()]
            }
            _ => after.shares[seat.index()],
        };
        Turn {
            decision: DecisionNumber::of_count(at + 1),
            seat,
            played: choices
                .iter()
                .position(|&choice| choice == action)
                .unwrap_or(0),
            better,
            before: before.shares[seat.index()],
            after: after.shares[seat.index()],
            after_better,
        }
    }
}

/// The seed of every study: the same game is always told the same.
const STUDY: u64 = 1566;

impl Turn {
    /// What the decision changed for who made it.
    pub fn change(&self) -> f64 {
        self.after - self.before
    }
}

fn difference(one: &[f64], other: &[f64]) -> Shares {
    one.iter()
        .zip(other)
        .map(|(one, other)| one - other)
        .collect()
}
