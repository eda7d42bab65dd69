//! Set-up (3.0) and its variants (12.0).

use engine::{Dice, Seed, Sink};
use enum_map::EnumMap;

use crate::chit::Chits;
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::options::Owners;
use crate::side::Side;
use crate::state::{Armada, Board, Initiative, Purse, State, Step, Year};
use crate::territory::{Alignment, Territories, Territory};
use crate::unit::Stack;
use crate::view::all_chits;

impl DutchRevolt {
    /// Sets up the board and begins the first year, unless territories are to be picked.
    pub(crate) fn set_up(&self, seed: Seed, log: &mut impl Sink<Event>) -> State {
        let mut dice = Dice::new(seed);
        let owner = self.first_owners(&mut dice);
        let alignment = self.first_alignments(&mut dice);
        let empty = EnumMap::from_fn(|_: Territory| Stack::EMPTY);
        let mut state = State {
            board: Board {
                turn: 0,
                points: 0,
                owner,
                alignment,
                units: EnumMap::from_fn(|_| empty),
                stock: self.data.stock(),
                last_year: EnumMap::from_fn(|_| empty),
                moved: empty,
                supplied: Territories::NONE,
                initiative: Initiative {
                    spanish_die: 0,
                    rebel_die: 0,
                    second: Side::Spanish,
                },
                year: Year::default(),
                armada: Armada::InPort,
                purse: EnumMap::from_fn(|_| Purse::default()),
                used: EnumMap::default(),
                quiet: EnumMap::default(),
                put_back: Chits::default(),
                gone: Chits::default(),
                siege: None,
                step: Step::Pick {
                    side: Side::Spanish,
                    free: Territory::ALL.into_iter().collect(),
                },
            },
            hands: EnumMap::default(),
            container: all_chits(&self.data, self.agreed),
            asked: EnumMap::default(),
            dice,
        };
        if self.agreed.owners != Owners::Picked {
            self.begin_year(&mut state, log);
        }
        state
    }

    fn first_owners(&self, dice: &mut Dice) -> EnumMap<Territory, Side> {
        let printed =
            EnumMap::from_fn(|territory: Territory| self.data.territories[territory].owner);
        let mut order: Vec<Territory> = Territory::ALL.into_iter().collect();
        let deal = |rebels: &[Territory]| {
            EnumMap::from_fn(|territory: Territory| {
                if rebels.contains(&territory) {
                    Side::Rebel
                } else {
                    Side::Spanish
                }
            })
        };
        match self.agreed.owners {
            Owners::BuiltinData => printed,
            // While territories are picked, all that are not the Rebels' count as Spanish.
            Owners::Picked => deal(&[]),
            Owners::Dealt => {
                dice.shuffle(&mut order);
                deal(&order[..Territory::COUNT / 2])
            }
            Owners::FairDeal => {
                let wanted = self.worth(&printed);
                // About one shuffle in three has a beginning that is worth just so much.
                for _ in 0..1_000 {
                    dice.shuffle(&mut order);
                    for count in 1..Territory::COUNT {
                        let owners = deal(&order[..count]);
                        if self.worth(&owners) == wanted {
                            return owners;
                        }
                    }
                }
                printed
            }
        }
    }

    fn first_alignments(&self, dice: &mut Dice) -> EnumMap<Territory, Alignment> {
        EnumMap::from_fn(|territory: Territory| {
            if self.agreed.rolled_alignments {
                Alignment::ALL[dice.below(5) as usize]
            } else {
                self.data.territories[territory].alignment
            }
        })
    }

    /// Takes a territory for a side (12.0); with ten each the first year begins.
    pub(crate) fn pick(&self, state: &mut State, territory: Territory, log: &mut impl Sink<Event>) {
        let Step::Pick { side, mut free } = state.board.step else {
            return;
        };
        state.board.owner[territory] = side;
        free.remove(territory);
        log.emit(Event::Picked { side, territory });
        if free.is_empty() {
            self.begin_year(state, log);
        } else {
            let side = side.other();
            state.board.step = Step::Pick { side, free };
        }
    }
}
