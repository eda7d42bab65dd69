//! Positions for tests: arranged freely, loaded as an outsider would, played by legal actions only.

use dutch_revolt_rules::{
    Action, Alignment, Board, Chit, Chits, DutchRevolt, Force, Phase, Side, Stack, State, Step,
    Territory, Unit,
};
use engine::{Dice, Game, Seed, Setup, Silent, scene};

/// A position in the making.
pub(crate) struct Scene {
    pub(crate) game: DutchRevolt,
    pub(crate) state: State,
}

engine::scene!(DutchRevolt);

/// The game with these options, and with the figures of the second version: these tests are about rules, and count with them.
pub(crate) fn game(options: &[(&str, &str)]) -> DutchRevolt {
    let mut setup = Setup::new::<DutchRevolt>(2);
    for (id, value) in options {
        setup.options.set(id, value).expect("a known option");
    }
    setup.data = Some(DutchRevolt::data_file(2).to_owned());
    DutchRevolt::open(&setup).expect("a table")
}

/// Dice that will show these numbers next (ten-sided, 0 to 9).
pub(crate) fn dice(wanted: &[u8]) -> Dice {
    scene::dice(wanted, Dice::d10)
}

impl Scene {
    /// The printed start, at the given step, with everybody's hands empty.
    pub(crate) fn new(step: Step) -> Scene {
        Scene::with(&[], step)
    }

    /// The same with options.
    pub(crate) fn with(options: &[(&str, &str)], step: Step) -> Scene {
        Scene::of(game(options), step)
    }

    /// The same in the first version of the rules.
    pub(crate) fn first_version(step: Step) -> Scene {
        Scene::of(scene::table(1, 2, &[]), step)
    }

    fn of(game: DutchRevolt, step: Step) -> Scene {
        let mut state = game.start(Seed::from_number(1566), &mut Silent);
        for side in Side::ALL {
            for (chit, count) in state.hands[side].0 {
                state.container.0[chit] += count;
            }
            state.hands[side] = Chits::default();
        }
        state.board.step = step;
        Scene { game, state }.first(Side::Spanish)
    }

    /// The beginning of a phase, a side being about to play chits.
    pub(crate) fn chits(phase: Phase, side: Side) -> Scene {
        Scene::new(Step::Chits { phase, side })
    }

    /// Who is first this year; the Spanish die shows 4.
    pub(crate) fn first(mut self, side: Side) -> Scene {
        let initiative = &mut self.state.board.initiative;
        initiative.spanish_die = 4;
        initiative.rebel_die = if side == Side::Spanish { 9 } else { 0 };
        initiative.second = side.other();
        self
    }

    /// Who holds a territory.
    pub(crate) fn owner(mut self, territory: Territory, side: Side) -> Scene {
        self.state.board.owner[territory] = side;
        self
    }

    /// What a territory's people believe.
    pub(crate) fn faith(mut self, territory: Territory, alignment: Alignment) -> Scene {
        self.state.board.alignment[territory] = alignment;
        self
    }

    /// Pieces of a side in a territory.
    pub(crate) fn units(mut self, side: Side, territory: Territory, stack: Stack) -> Scene {
        self.state.board.units[side][territory] = stack;
        self
    }

    /// Pikemen of a side in a territory.
    pub(crate) fn pikemen(self, side: Side, territory: Territory, amount: u8) -> Scene {
        self.units(side, territory, Stack::of(Unit::Pikemen, amount))
    }

    /// A side's chits; they come from the container.
    pub(crate) fn hand(mut self, side: Side, chits: &[Chit]) -> Scene {
        for &chit in chits {
            self.state.container.take(chit);
            self.state.hands[side].add(chit);
        }
        self
    }

    /// What the next dice show.
    pub(crate) fn dice(mut self, wanted: &[u8]) -> Scene {
        self.state.dice = dice(wanted);
        self
    }

    /// Anything else.
    pub(crate) fn board(mut self, change: impl FnOnce(&mut Board)) -> Scene {
        change(&mut self.state.board);
        self
    }

    /// Loads the position: counters and supply follow from what stands on the map.
    pub(crate) fn load(mut self) -> Play {
        let board = &mut self.state.board;
        board.stock = self.game.data().stock();
        for side in Side::ALL {
            for stack in board.units[side].values() {
                for unit in [Unit::Pikemen, Unit::Cavalry, Unit::Flotilla] {
                    board.stock.shared[unit] -= stack[unit];
                }
                board.stock.missionaries[side] -= stack.missionary;
            }
        }
        board.supplied = supplied(&self.game, board);
        Play(scene::load(self.game, &self.state))
    }
}

/// The territories joined to Luxembourg, worked out in another way than the game does.
fn supplied(game: &DutchRevolt, board: &Board) -> dutch_revolt_rules::Territories {
    let spanish = |territory: Territory| board.owner[territory] == Side::Spanish;
    let mut joined = dutch_revolt_rules::Territories::NONE;
    if spanish(Territory::Luxembourg) {
        joined.insert(Territory::Luxembourg);
    }
    for _ in 0..Territory::COUNT {
        for territory in Territory::ALL
            .into_iter()
            .filter(|&territory| spanish(territory))
        {
            let neighbours = game.data().territories[territory].neighbours;
            if !neighbours.and(joined).is_empty() {
                joined.insert(territory);
            }
        }
    }
    joined
}

impl Play {
    pub(crate) fn board(&self) -> &Board {
        &self.0.state().board
    }

    /// Whose turn it is.
    pub(crate) fn side(&self) -> Option<Side> {
        self.board().step.side()
    }

    /// The territories that may be clicked now.
    pub(crate) fn targets(&self) -> Vec<Territory> {
        self.legal()
            .into_iter()
            .filter_map(|action| match action {
                Action::At(territory) => Some(territory),
                _ => None,
            })
            .collect()
    }

    /// The side to act does this; it must be legal.
    pub(crate) fn act(&mut self, action: Action) -> &mut Play {
        self.seat_acts(self.seat(), action)
    }

    /// Clicks territories one after the other.
    pub(crate) fn click(&mut self, territories: &[Territory]) -> &mut Play {
        for &territory in territories {
            self.act(Action::At(territory));
        }
        self
    }

    /// The side to act sends a part of its troops.
    pub(crate) fn send(&mut self, from: Territory, to: Territory, force: Force) -> &mut Play {
        self.click(&[from]);
        self.act(Action::Part(to)).act(Action::Send(force))
    }

    /// Passes until the step is of this kind.
    pub(crate) fn pass_until(&mut self, arrived: impl Fn(&Step) -> bool) -> &mut Play {
        while !arrived(&self.board().step) {
            let action = match self.board().step {
                Step::Chits { .. } => Action::Pass,
                Step::Deploy { .. } | Step::Hire { .. } | Step::March { .. } => Action::Done,
                other => panic!("cannot pass at {other:?}"),
            };
            self.act(action);
        }
        self
    }

    pub(crate) fn owner(&self, territory: Territory) -> Side {
        self.board().owner[territory]
    }

    pub(crate) fn faith(&self, territory: Territory) -> Alignment {
        self.board().alignment[territory]
    }

    pub(crate) fn stack(&self, side: Side, territory: Territory) -> Stack {
        self.board().units[side][territory]
    }
}

/// Pikemen, cavalry, flotillas.
pub(crate) fn force(pikemen: u8, cavalry: u8, flotilla: u8) -> Stack {
    Stack {
        pikemen,
        cavalry,
        flotilla,
        missionary: 0,
    }
}
