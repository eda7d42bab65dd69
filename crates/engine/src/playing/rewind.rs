//! Going back further than a player may alone.
//!
//! A rewind takes back decisions that were followed by a die, a reveal or a decision of somebody else. Everybody has to
//! agree to it, which is not the engine's business. What was taken back stays in the chronicle, and dice and draws come
//! from another stream from then on, so that nobody sees a roll and then decides otherwise. What had been drawn before
//! the point that the game goes back to stays as it is.

use serde::{Deserialize, Serialize};

use super::{Playing, Trace};
use crate::chronicle::Step;
use crate::dice::Dice;
use crate::game::Game;
use crate::number::DecisionNumber;
use crate::seat::Seat;

/// How often a game can be rewound: each time it is played again from the start, also by whoever reads its chronicle.
pub const MOST_REWINDS: usize = 100;

/// The game went back further than may be taken back freely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewind<A> {
    /// Who wanted it.
    pub seat: Seat,
    /// How many decisions there were before.
    pub from: DecisionNumber,
    /// How many were left.
    pub to: DecisionNumber,
    /// The decisions made before it, since the rewind before or else since the start.
    pub made: Vec<Step<A>>,
    /// The course of the game, this included.
    pub(super) trace: Trace,
}

/// A rewind as the log tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RewindTold {
    /// After which of the decisions that count it is told: a later rewind can go back beyond this one.
    pub after: DecisionNumber,
    /// Who wanted it.
    pub seat: Seat,
    /// How many decisions there were before.
    pub from: DecisionNumber,
    /// How many were left.
    pub to: DecisionNumber,
}

/// Why a game cannot be rewound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RewindRefusal {
    /// There are not that many decisions.
    #[error("nothing would be taken back")]
    Nothing,
    /// The game is over, and its secrets may have been shown.
    #[error("the game is over")]
    Over,
    /// The players agreed to play without.
    #[error("this game is played without rewinds")]
    Forbidden,
    /// It was rewound too often.
    #[error("a game can be rewound {MOST_REWINDS} times")]
    TooMany,
    /// No such seat plays.
    #[error("there is no such seat")]
    UnknownSeat,
}

impl<G: Game> Playing<G> {
    /// The same game, which can never be rewound.
    #[must_use]
    pub fn without_rewinds(self) -> Playing<G> {
        Playing {
            allows_rewinds: false,
            ..self
        }
    }

    /// Every rewind so far, with the decisions that came before it.
    pub fn rewinds(&self) -> &[Rewind<G::Action>] {
        &self.rewinds
    }

    /// The decisions made since the last rewind, or since the start.
    pub fn made_since_rewind(&self) -> Vec<Step<G::Action>> {
        let first = self.rewinds.last().map(|last| last.to);
        self.steps_after(first.unwrap_or_default())
    }

    /// Every rewind so far as the log tells it, the first one first.
    pub fn rewinds_told(&self) -> Vec<RewindTold> {
        let mut after = self.decisions();
        let mut told: Vec<RewindTold> = self
            .rewinds
            .iter()
            .rev()
            .map(|rewind| {
                after = after.min(rewind.to);
                RewindTold {
                    after,
                    seat: rewind.seat,
                    from: rewind.from,
                    to: rewind.to,
                }
            })
            .collect();
        told.reverse();
        told
    }

    /// The dice that the game went on with from here, if it was rewound to here.
    pub fn dice_from(&self, here: DecisionNumber) -> Option<Dice> {
        let &(_, rewinds) = self.replaced.iter().find(|(at, _)| *at == here)?;
        Some(self.game.dice(&self.start).after_rewinds(rewinds))
    }

    /// Whether the game can go back to the position after the given decision.
    pub fn can_rewind(&self, to: DecisionNumber) -> Result<(), RewindRefusal> {
        if !self.allows_rewinds {
            Err(RewindRefusal::Forbidden)
        } else if self.game.to_act(&self.state).is_empty() {
            Err(RewindRefusal::Over)
        } else if to >= self.decisions() {
            Err(RewindRefusal::Nothing)
        } else if self.rewinds.len() >= MOST_REWINDS {
            Err(RewindRefusal::TooMany)
        } else {
            Ok(())
        }
    }

    /// Goes back to the position after the given decision, with other dice to come: for who has everybody's
    /// consent.
    pub fn rewind(&mut self, seat: Seat, to: DecisionNumber) -> Result<(), RewindRefusal> {
        if seat.0 >= self.game.seats() {
            return Err(RewindRefusal::UnknownSeat);
        }
        self.can_rewind(to)?;
        self.rewinds.push(Rewind {
            seat,
            from: self.decisions(),
            to,
            made: self.made_since_rewind(),
            trace: self.trace.rewound(seat, to),
        });
        self.replaced.retain(|&(at, _)| at < to);
        self.replaced.push((to, self.rewinds.len()));
        self.go_back(to);
        Ok(())
    }
}

impl Trace {
    /// The course of the game after a rewind.
    fn rewound(self, seat: Seat, to: DecisionNumber) -> Trace {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.0);
        hasher.update(b"rewind");
        hasher.update(&[seat.0]);
        hasher.update(&to.0.to_le_bytes());
        Trace(*hasher.finalize().as_bytes())
    }
}
