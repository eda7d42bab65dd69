//! What came out of a study.

use engine::{DecisionNumber, Seat};
use serde::{Deserialize, Serialize};

use crate::{Level, Shares};

/// So many points are worth as much of a mistake as a whole victory, where shares tell nothing any more.
const ALL_POINTS: f64 = 1_000.0;

/// What came out of the study of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// The level of the bot that was asked.
    pub level: Level,
    /// What each seat could expect after so many decisions, from 0 to the last.
    pub shares: Vec<Shares>,
    /// For each seat, what brought it from the beginning to the end.
    pub balance: Vec<Balance>,
    /// The largest mistake of each side in each round, the costliest first.
    pub turns: Vec<Turn>,
    /// Whether anything was rolled or drawn after the set-up.
    pub chance: bool,
    /// What was rolled or drawn, where it changed anything.
    pub chances: Vec<Chance>,
    /// Where each round begins.
    pub rounds: Vec<RoundBegin>,
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
    /// How many actions it took that left a choice; a chain of clicks is one.
    pub actions: u32,
    /// In how many of them something else was better beyond doubt.
    pub mistakes: u32,
    /// What those gave away, together.
    pub given_away: f64,
}

/// What dice or draws changed for each seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chance {
    /// The decision that they followed.
    pub decision: DecisionNumber,
    /// What they changed.
    pub luck: Shares,
}

/// Where a round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundBegin {
    /// Which one.
    pub round: u16,
    /// After this decision.
    pub after: DecisionNumber,
}

/// A mistake: something else was better beyond doubt. Both numbers come from the same search of the same position, as its player could know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    /// Which decision it is: of an action of many clicks, the one that cost most.
    pub decision: DecisionNumber,
    /// Who decided.
    pub seat: Seat,
    /// In which round.
    pub round: u16,
    /// What was chosen, by its place in the list.
    pub played: usize,
    /// What the bot would have chosen.
    pub better: usize,
    /// What the seat could expect after its choice, whatever the dice showed then.
    pub after: f64,
    /// What it could have expected after the bot's choice.
    pub after_better: f64,
    /// The same in points, where shares tell nothing any more.
    pub points: Option<Points>,
}

/// By how many points a seat can expect to lead in the end.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Points {
    /// After its choice.
    pub after: f64,
    /// After the bot's.
    pub after_better: f64,
}

impl Balance {
    /// What everybody's decisions changed: all that was not luck.
    pub fn decided(&self) -> f64 {
        self.end - self.start - self.luck
    }
}

impl Turn {
    /// How much of the victory it cost.
    pub fn loss(&self) -> f64 {
        self.after_better - self.after
    }

    /// What it cost, to tell larger mistakes from smaller ones: points count little, and only where shares tell nothing.
    pub fn cost(&self) -> f64 {
        match self.points {
            Some(points) => (points.after_better - points.after) / ALL_POINTS,
            None => self.loss(),
        }
    }
}

impl Analysis {
    /// Rounds the shares to four digits, which is more than a bot can know and takes a third of the room.
    pub fn round_shares(&mut self) {
        let chances = self.chances.iter_mut().flat_map(|one| &mut one.luck);
        for share in self.shares.iter_mut().flatten().chain(chances) {
            *share = (*share * 10_000.0).round() / 10_000.0;
        }
    }
}
