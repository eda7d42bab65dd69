//! Where to march, and with what.

use dutch_revolt_rules::{
    Action, Amount, Board, Cargo, DutchRevolt, Force, Side, Siege, Territory, Unit,
};

use super::weights::Weights;
use super::{chance, exposure, worth};

/// The forces that are thought of before the goal is known, in the first version of the rules.
const FORCES: [Force; 7] = [
    Force::Army,
    Force::Pikemen(Amount::All),
    Force::Pikemen(Amount::Five),
    Force::Pikemen(Amount::Two),
    Force::Cavalry(Amount::All),
    Force::Cavalry(Amount::One),
    Force::Flotilla(Cargo::TwoPikemen),
];

/// A side that thinks of marching from a territory.
pub(super) struct March<'a> {
    game: &'a DutchRevolt,
    weights: &'a Weights,
    board: &'a Board,
    side: Side,
    from: Territory,
    /// What leaving it risks; nothing in a territory that is not one's own.
    home: Option<Home>,
}

/// A territory of one's own, and how it may be lost.
struct Home {
    siege: Siege,
    /// How likely it is that a raid comes before the sieges.
    exposure: f32,
    worth: f32,
    /// The risk as long as all stay.
    risk: f32,
}

/// Where a march ends: a territory to take, or one to save.
struct Goal {
    siege: Siege,
    saves: bool,
    worth: f32,
    /// The chance that it falls if nobody comes.
    chance: f32,
}

/// Which territory to march from, or none.
pub(super) fn from(
    game: &DutchRevolt,
    weights: &Weights,
    board: &Board,
    side: Side,
    choices: &[Action],
    out: &mut Vec<f32>,
) {
    out.extend(choices.iter().map(|&choice| match choice {
        Action::At(from) => {
            let march = March::new(game, weights, board, side, from);
            let reach = game.reach(board, side, from);
            reach.iter().map(|to| march.best(to)).fold(0.0, f32::max)
        }
        _ => weights.march.idle,
    }));
}

impl<'a> March<'a> {
    pub(super) fn new(
        game: &'a DutchRevolt,
        weights: &'a Weights,
        board: &'a Board,
        side: Side,
        from: Territory,
    ) -> March<'a> {
        let mut march = March {
            game,
            weights,
            board,
            side,
            from,
            home: None,
        };
        if board.owner[from] == side {
            let mut home = Home {
                siege: game.prepare_siege(board, side.other(), from),
                exposure: exposure(game, weights, board, side, from),
                worth: worth(game, weights, from),
                risk: 0.0,
            };
            home.risk = march.risk(&home, home.siege.defence);
            march.home = Some(home);
        }
        march
    }

    /// Where to.
    pub(super) fn to(&self, choices: &[Action], out: &mut Vec<f32>) {
        out.extend(choices.iter().map(|&choice| match choice {
            Action::At(to) if self.game.is_condensed() => {
                self.all(&self.goal(to)) + self.weights.march.least
            }
            Action::At(to) => self.best(to) + self.weights.march.least,
            // A part is chosen only where it does better than all together.
            Action::Part(to) => {
                let goal = self.goal(to);
                let (part, all) = (self.part(&goal), self.all(&goal));
                if part > all { part } else { 0.0 }
            }
            _ => 0.0,
        }));
    }

    /// With what.
    pub(super) fn with(&self, to: Territory, choices: &[Action], out: &mut Vec<f32>) {
        let goal = self.goal(to);
        out.extend(choices.iter().map(|&choice| {
            match choice {
                Action::Send(force) => self
                    .gain(&goal, force)
                    .map_or(0.0, |gain| gain + self.weights.march.least),
                _ => 0.0,
            }
        }));
    }

    /// What the best force gains there.
    fn best(&self, to: Territory) -> f32 {
        if self.board.ready(self.side, self.from).strength() == 0 {
            return 0.0;
        }
        let goal = self.goal(to);
        if goal.saves && goal.chance == 0.0 {
            return 0.0;
        }
        if self.game.is_condensed() {
            return self.all(&goal).max(self.part(&goal));
        }
        FORCES
            .into_iter()
            .filter_map(|force| self.gain(&goal, force))
            .fold(0.0, f32::max)
    }

    /// What all that can get there gain.
    fn all(&self, goal: &Goal) -> f32 {
        let to = goal.siege.territory;
        let (overland, by_sea) = self.game.everything(self.board, self.side, self.from, to);
        self.gain_of(goal, overland.plus(by_sea).strength())
    }

    /// What the best part gains.
    fn part(&self, goal: &Goal) -> f32 {
        let pikemen = self.board.ready(self.side, self.from).pikemen;
        let few = [1, 2, 3].map(|left| pikemen.saturating_sub(left));
        few.into_iter()
            .chain([pikemen / 2, 5, 2])
            .map(|count| Force::Count(Unit::Pikemen, count))
            .chain([
                Force::Count(Unit::Cavalry, 1),
                Force::Flotilla(Cargo::TwoPikemen),
            ])
            .filter_map(|force| self.gain(goal, force))
            .fold(0.0, f32::max)
    }

    fn goal(&self, to: Territory) -> Goal {
        let (board, side) = (self.board, self.side);
        let saves = board.owner[to] == side;
        let attacker = if saves { side.other() } else { side };
        let mut siege = self.game.prepare_siege(board, attacker, to);
        if !saves && board.initiative.second != side {
            // The other will see it coming.
            siege.defence += self.weights.march.warned as u8;
        }
        Goal {
            siege,
            saves,
            worth: worth(self.game, self.weights, to),
            chance: chance(self.game, &siege, siege.strength, siege.defence),
        }
    }

    /// What sending this force gains, less what its leaving risks, never below zero; `None` if it cannot go.
    fn gain(&self, goal: &Goal, force: Force) -> Option<f32> {
        let to = goal.siege.territory;
        let (stack, _) = self
            .game
            .muster(self.board, self.side, self.from, to, force)?;
        Some(self.gain_of(goal, stack.strength()))
    }

    /// The same for so many.
    fn gain_of(&self, goal: &Goal, sent: u8) -> f32 {
        let Siege {
            strength, defence, ..
        } = goal.siege;
        let better = if goal.saves {
            goal.chance - chance(self.game, &goal.siege, strength, defence + sent)
        } else {
            chance(self.game, &goal.siege, strength + sent, defence) - goal.chance
        };
        let lost = self.home.as_ref().map_or(0.0, |home| {
            let left = home.siege.defence.saturating_sub(sent);
            self.risk(home, left) - home.risk
        });
        (better * goal.worth - lost).max(0.0)
    }

    /// What one's own territory may lose with this defence.
    fn risk(&self, home: &Home, defence: u8) -> f32 {
        let attack = home.siege.strength;
        let sure = chance(self.game, &home.siege, attack, defence);
        let feared = if self.board.initiative.second == self.side {
            0.0
        } else {
            let raid = attack + self.weights.march.raid as u8;
            let raid = chance(self.game, &home.siege, raid, defence);
            self.weights.march.fear * raid * home.exposure
        };
        sure.max(feared) * home.worth
    }
}
