//! Where to change last year's army, and by how much.

use dutch_revolt_rules::{Action, Board, DutchRevolt, Side, Step, Territory, Unit};
use enum_map::EnumMap;

use super::deploy::{is_convertible, need};
use super::weights::Weights;

/// A side that thinks of its deployment.
pub(super) struct Deployment<'a> {
    game: &'a DutchRevolt,
    weights: &'a Weights,
    board: &'a Board,
    side: Side,
    /// How much each territory of one's own wants another man.
    needs: EnumMap<Territory, f32>,
    /// The greatest of these.
    best: f32,
    /// How many more pikemen could be had.
    spare: u8,
}

impl<'a> Deployment<'a> {
    pub(super) fn new(
        game: &'a DutchRevolt,
        weights: &'a Weights,
        board: &'a Board,
        side: Side,
    ) -> Deployment<'a> {
        let purse = board.purse[side];
        let mut deployment = Deployment {
            game,
            weights,
            board,
            side,
            needs: EnumMap::default(),
            best: 0.0,
            spare: purse.treasury.saturating_add(purse.free_pikemen),
        };
        for territory in board.held(side).iter() {
            deployment.needs[territory] = deployment.need(territory, deployment.placed(territory));
        }
        deployment.best = deployment.greatest(None);
        deployment
    }

    /// One preference for each choice.
    pub(super) fn weigh(&self, choices: &[Action], out: &mut Vec<f32>) {
        let open = match self.board.step {
            Step::Hire { at, .. } => Some(at),
            _ => None,
        };
        let begin = out.len();
        // Who has pointed at a territory that wants troops hires there before looking on.
        let settled = open.is_none_or(|at| self.spare == 0 || !self.is_wanted(at));
        let enough = open.map_or(0, |at| self.enough(at));
        let idle = open.map_or(0, |at| self.idle(at));
        out.extend(choices.iter().map(|&choice| match (choice, open) {
            (Action::At(territory), _)
                if self.spare > 0 && settled && self.is_wanted(territory) =>
            {
                self.urgency(territory)
            }
            (Action::At(_), _) if self.spare > 0 => 0.0,
            (Action::At(territory), _) => self.surplus(territory),
            (Action::Recruit(unit, count), Some(at)) => {
                self.recruit(at, unit, count, enough) * self.urgency(at)
            }
            (Action::Release(Unit::Pikemen, count), Some(_)) if self.spare == 0 && idle > 0 => {
                match count.abs_diff(idle) {
                    0 => 2.0,
                    1 => 1.0,
                    _ => 0.0,
                }
            }
            (Action::Done, _) if self.spare == 0 => 1.0,
            (Action::Done, _) => self.weights.place.stop,
            _ => 0.0,
        }));
        // A choice must be made even if none is wanted.
        if out[begin..].iter().all(|&weight| weight == 0.0) {
            out[begin..].fill(1.0);
        }
    }

    fn placed(&self, territory: Territory) -> u8 {
        self.board.units[self.side][territory].strength()
    }

    fn need(&self, territory: Territory, placed: u8) -> f32 {
        need(
            self.game,
            self.weights,
            self.board,
            self.side,
            territory,
            placed,
        )
    }

    /// The greatest need of all territories but this one.
    fn greatest(&self, except: Option<Territory>) -> f32 {
        let others = self.needs.iter();
        others
            .filter(|&(territory, _)| Some(territory) != except)
            .map(|(_, &need)| need)
            .fold(0.0, f32::max)
    }

    /// How much the territory comes before all others, from 0 to 1.
    fn urgency(&self, territory: Territory) -> f32 {
        if self.best > 0.0 {
            (self.needs[territory] / self.best).powf(self.weights.place.focus)
        } else {
            1.0
        }
    }

    /// Whether the territory is worth a thought.
    fn is_wanted(&self, territory: Territory) -> bool {
        self.urgency(territory) >= self.weights.place.wanted
    }

    /// How gladly so many are hired there.
    fn recruit(&self, at: Territory, unit: Unit, count: u8, enough: u8) -> f32 {
        let numbers = &self.weights.hire;
        match unit {
            Unit::Pikemen => match count.abs_diff(enough) {
                0 => numbers.pikemen_enough,
                1 | 2 => numbers.pikemen_near,
                _ if count == self.spare => numbers.pikemen_all,
                _ => 0.0,
            },
            Unit::Cavalry if count <= 2 => numbers.cavalry,
            Unit::Flotilla if count == 1 => numbers.flotilla,
            Unit::Missionary
                if count <= 2 && is_convertible(self.game, self.board, self.side, at) =>
            {
                let stacks = self.board.units[self.side].values();
                let preaching: u8 = stacks.map(|stack| stack.missionary).sum();
                if f32::from(preaching) < numbers.missionaries {
                    numbers.missionary
                } else {
                    0.0
                }
            }
            _ => 0.0,
        }
    }

    /// How many pikemen the territory takes until another one wants them more.
    fn enough(&self, at: Territory) -> u8 {
        let placed = self.placed(at);
        let rival = self.greatest(Some(at));
        let place = &self.weights.place;
        let lump = place.lump.max(place.portion * f32::from(self.spare)) as u8;
        (lump..self.spare)
            .find(|&count| self.need(at, placed.saturating_add(count)) < rival)
            .unwrap_or(self.spare)
    }

    /// How gladly troops are taken from there because another territory wants them more.
    fn surplus(&self, territory: Territory) -> f32 {
        let placed = self.placed(territory);
        if self.board.units[self.side][territory].pikemen == 0 {
            return 0.0;
        }
        let last = self.need(territory, placed - 1);
        let ratio = self.greatest(Some(territory)) / last.max(f32::EPSILON);
        (ratio / self.weights.place.shift - 1.0).clamp(0.0, 2.0)
    }

    /// How many pikemen another territory wants much more.
    fn idle(&self, at: Territory) -> u8 {
        let placed = self.placed(at);
        let rival = self.greatest(Some(at)) / self.weights.place.shift;
        (1..=self.board.units[self.side][at].pikemen)
            .take_while(|&count| self.need(at, placed - count) < rival)
            .last()
            .unwrap_or(0)
    }
}
