//! What each chit does (5.0).
//!
//! Most chits act at once. The others ask for one to four clicks on the map: an [`Effect`] counts them, and
//! [`judge_target`](DutchRevolt::judge_target) says what may be clicked next.

use engine::{Rejection, Sink, ensure};

use crate::chit::Chit;
use crate::event::Event;
use crate::game::DutchRevolt;
use crate::phases::siege::MILITIA;
use crate::reason::Reason;
use crate::side::Side;
use crate::state::{Armada, Board, Effect, State, Step};
use crate::territory::{Alignment, Territories, Territory};
use crate::unit::{Stack, Unit};

impl Effect {
    /// Who makes the choices: the side that the event names, or else who played it.
    pub fn chooser(self) -> Side {
        match self.chit {
            Chit::Flood | Chit::Huguenots | Chit::Iconoclasm => Side::Rebel,
            Chit::Inquisition => Side::Spanish,
            _ => self.player,
        }
    }

    /// How many clicks the chit takes at the most.
    pub fn clicks_in_all(self) -> u8 {
        match self.chit {
            Chit::Defection => 4,
            Chit::Huguenots => 3,
            Chit::Iconoclasm | Chit::Mutiny | Chit::Refugees | Chit::Plague => 2,
            Chit::Atrocities
            | Chit::Flood
            | Chit::Inquisition
            | Chit::LocalRevolt
            | Chit::Militia
            | Chit::TaxRevolt => 1,
            _ => 0,
        }
    }

    /// Whether the next click chooses what the plague takes.
    pub fn strikes(self) -> bool {
        self.chit == Chit::Plague && self.clicks == 1
    }
}

impl DutchRevolt {
    /// Whether the chit can be used on anything. Events that are merely idle may be played.
    pub(crate) fn has_use(&self, board: &Board, chit: Chit, player: Side) -> bool {
        let Some(phase) = chit.phase() else {
            return false;
        };
        match chit {
            Chit::Defection
            | Chit::Flood
            | Chit::LocalRevolt
            | Chit::Militia
            | Chit::Mutiny
            | Chit::Plague
            | Chit::TaxRevolt => {
                let effect = Effect {
                    chit,
                    phase,
                    player,
                    clicks: 0,
                    chosen: Territories::NONE,
                    last: None,
                    waiting: 0,
                };
                self.has_target(board, effect)
            }
            _ => true,
        }
    }

    pub(super) fn has_target(&self, board: &Board, effect: Effect) -> bool {
        Territory::ALL
            .into_iter()
            .any(|territory| self.judge_target(board, effect, territory).is_ok())
    }

    /// Whether the territory may be clicked for the chit now.
    pub(crate) fn judge_target(
        &self,
        board: &Board,
        effect: Effect,
        territory: Territory,
    ) -> Result<(), Rejection<Reason>> {
        let player = effect.player;
        let enemy = player.other();
        let own = |side: Side| {
            ensure(board.owner[territory] == side, "5.0", || Reason::NotOwn {
                territory,
            })
        };
        let hostile = || {
            ensure(board.owner[territory] == enemy, "5.0", || {
                Reason::NotEnemy { territory }
            })
        };
        let room = |side: Side| {
            ensure(
                board.alignment[territory].step(side).is_some(),
                "5.0",
                || Reason::NoStep { territory },
            )
        };
        let fresh = || {
            ensure(!effect.chosen.contains(territory), "5.0", || {
                Reason::Again { territory }
            })
        };
        let pikemen = || {
            ensure(board.units[enemy][territory].pikemen > 0, "5.0", || {
                Reason::NoPikemen { territory }
            })
        };
        match effect.chit {
            Chit::Atrocities => hostile(),
            Chit::Defection if effect.clicks % 2 == 1 => own(player),
            Chit::Defection | Chit::Mutiny => pikemen(),
            Chit::Flood => {
                own(Side::Rebel)?;
                ensure(self.data.territories[territory].floodable, "5.0", || {
                    Reason::Dry { territory }
                })?;
                ensure(board.invades(Side::Spanish, territory), "5.0", || {
                    Reason::NotInvaded { territory }
                })
            }
            Chit::Huguenots => {
                fresh()?;
                room(Side::Rebel)
            }
            Chit::Iconoclasm => {
                own(Side::Rebel)?;
                fresh()?;
                room(Side::Rebel)
            }
            Chit::Inquisition => {
                own(Side::Spanish)?;
                room(Side::Spanish)
            }
            Chit::LocalRevolt => {
                hostile()?;
                ensure(
                    board.alignment[territory] == Alignment::strongly(player),
                    "5.0",
                    || Reason::NotLoyal { territory },
                )?;
                ensure(board.units[enemy][territory].strength() == 0, "5.0", || {
                    Reason::Defended { territory }
                })
            }
            Chit::Militia => {
                own(player)?;
                ensure(board.invades(enemy, territory), "5.0", || {
                    Reason::NotInvaded { territory }
                })
            }
            Chit::Plague => {
                hostile()?;
                ensure(board.units[enemy][territory].strength() > 0, "5.0", || {
                    Reason::NoForces { territory }
                })
            }
            Chit::Refugees if effect.clicks == 0 => {
                hostile()?;
                room(enemy)
            }
            Chit::Refugees => {
                own(player)?;
                room(player)
            }
            Chit::TaxRevolt => {
                hostile()?;
                ensure(!board.year.halved.contains(territory), "5.0", || {
                    Reason::Halved { territory }
                })
            }
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Whether the plague may take this kind.
    pub(crate) fn judge_strike(effect: Effect, unit: Unit) -> Result<(), Rejection<Reason>> {
        if effect.strikes() && matches!(unit, Unit::Pikemen | Unit::Cavalry) {
            Ok(())
        } else {
            Err(Rejection::out_of_place())
        }
    }

    /// Carries out a chit as far as no choice is needed.
    pub(crate) fn begin_effect(
        &self,
        state: &mut State,
        effect: Effect,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        match effect.chit {
            Chit::Crusade => {
                let die = state.dice.d10();
                board.year.crusaders += die;
                log.emit(Event::ChitDie {
                    chit: effect.chit,
                    die,
                });
                log.emit(Event::Reinforced {
                    side: Side::Spanish,
                    stack: Stack::of(Unit::Pikemen, die),
                });
            }
            Chit::EnglishExpedition => {
                board.year.english = true;
                log.emit(Event::Reinforced {
                    side: Side::Rebel,
                    stack: ENGLISH,
                });
            }
            Chit::FrenchIntervention => {
                board.year.french = true;
                log.emit(Event::Reinforced {
                    side: Side::Rebel,
                    stack: FRENCH,
                });
                move_points(board, -5, log);
            }
            Chit::SeaBeggars => {
                board.year.sea_beggars += 1;
                log.emit(Event::Reinforced {
                    side: Side::Rebel,
                    stack: Stack::of(Unit::Flotilla, 1),
                });
            }
            Chit::SpanishArmada => {
                let die = state.dice.d10();
                log.emit(Event::ChitDie {
                    chit: effect.chit,
                    die,
                });
                sail_armada(board, die.is_multiple_of(2), log);
            }
            Chit::TenthPenny => self.levy_tenth_penny(board, log),
            Chit::TreasureFleet => board.year.intercepted = true,
            Chit::Truce => board.year.truce = true,
            Chit::WarWithTurkey => board.year.turkey = true,
            Chit::Atrocities => {
                let by = if effect.player == Side::Rebel { 5 } else { -5 };
                move_points(board, by, log);
            }
            Chit::Inquisition => move_points(board, 2, log),
            _ => {}
        }
        self.ask_next(state, effect, log);
    }

    /// Whether no target of the chit makes a difference, so that there is nothing to ask.
    fn is_idle(&self, board: &Board, effect: Effect) -> bool {
        let stays = |territory: Territory| {
            board.owner[territory] == effect.player
                || match effect.chit {
                    Chit::Atrocities => board.alignment[territory].step(effect.player).is_none(),
                    // Flotillas are safe.
                    Chit::Plague => {
                        let forces = board.units[effect.player.other()][territory];
                        forces.pikemen == 0 && forces.cavalry == 0
                    }
                    _ => false,
                }
        };
        self.condensed
            && matches!(effect.chit, Chit::Atrocities | Chit::Plague)
            && Territory::ALL.into_iter().all(stays)
    }

    /// Asks for the next click, or goes on playing chits if none is needed or possible.
    pub(super) fn ask_next(
        &self,
        state: &mut State,
        mut effect: Effect,
        log: &mut impl Sink<Event>,
    ) {
        // Refugees: a side without a fitting territory is passed over.
        if effect.chit == Chit::Refugees
            && effect.clicks == 0
            && !self.has_target(&state.board, effect)
        {
            effect.clicks = 1;
        }
        if let Some(territory) = self.any_for_militia(&state.board, effect) {
            return self.apply_target(state, effect, territory, log);
        }
        let open = effect.clicks < effect.clicks_in_all() && !self.is_idle(&state.board, effect);
        if let Some(territory) = self.any_at_rest(state, effect).filter(|_| open) {
            return self.apply_target(state, effect, territory, log);
        }
        if open && self.has_target(&state.board, effect) {
            state.board.step = Step::Effect(effect);
        } else {
            state.board.step = Step::Chits {
                phase: effect.phase,
                side: effect.player,
            };
            self.skip_idle(state, log);
        }
    }

    /// A territory was clicked for a chit.
    pub(crate) fn apply_target(
        &self,
        state: &mut State,
        mut effect: Effect,
        territory: Territory,
        log: &mut impl Sink<Event>,
    ) {
        let player = effect.player;
        let enemy = player.other();
        let board = &mut state.board;
        match effect.chit {
            Chit::Atrocities => sway(board, territory, player, log),
            Chit::Defection | Chit::Mutiny => {
                let most = self.pikemen_meant(board, effect, territory);
                return self.move_pikemen(state, effect, territory, most, log);
            }
            Chit::Flood => {
                let stack = board.clear(Side::Spanish, territory);
                log.emit(Event::Flooded { territory, stack });
            }
            Chit::Huguenots | Chit::Iconoclasm => sway(board, territory, Side::Rebel, log),
            Chit::Inquisition => sway(board, territory, Side::Spanish, log),
            Chit::LocalRevolt => {
                board.owner[territory] = player;
                log.emit(Event::Revolted {
                    territory,
                    to: player,
                });
            }
            Chit::Militia => {
                let raised = board.stock.left(player, Unit::Pikemen).min(MILITIA);
                board.field(player, territory, Unit::Pikemen, raised);
                log.emit(Event::MilitiaRaised {
                    side: player,
                    territory,
                    amount: raised,
                });
            }
            Chit::Plague => {
                self.spread_plague(state, effect, territory, log);
                return;
            }
            Chit::Refugees => {
                let side = if effect.clicks == 0 { enemy } else { player };
                sway(board, territory, side, log);
            }
            Chit::TaxRevolt => {
                board.year.halved.insert(territory);
                log.emit(Event::TaxHalved { territory });
            }
            _ => {}
        }
        effect.clicks += 1;
        effect.chosen.insert(territory);
        effect.last = Some(territory);
        self.ask_next(state, effect, log);
    }

    fn spread_plague(
        &self,
        state: &mut State,
        mut effect: Effect,
        territory: Territory,
        log: &mut impl Sink<Event>,
    ) {
        let die = state.dice.d10();
        log.emit(Event::ChitDie {
            chit: Chit::Plague,
            die,
        });
        effect.last = Some(territory);
        let forces = state.board.units[effect.player.other()][territory];
        let even = die.is_multiple_of(2);
        let both = forces.pikemen > 0 && forces.cavalry > 0;
        if !even && both && !self.troops_rest(state, effect) {
            effect.clicks = 1;
            state.board.step = Step::Effect(effect);
        } else if even || forces.pikemen > 0 {
            self.strike(state, effect, Unit::Pikemen, if even { 1 } else { 2 }, log);
        } else {
            self.strike(state, effect, Unit::Cavalry, 1, log);
        }
    }

    /// The player of the plague chose what it takes.
    pub(crate) fn apply_strike(
        &self,
        state: &mut State,
        effect: Effect,
        unit: Unit,
        log: &mut impl Sink<Event>,
    ) {
        let most = if unit == Unit::Pikemen { 2 } else { 1 };
        self.strike(state, effect, unit, most, log);
    }

    fn strike(
        &self,
        state: &mut State,
        mut effect: Effect,
        unit: Unit,
        most: u8,
        log: &mut impl Sink<Event>,
    ) {
        let side = effect.player.other();
        if let Some(territory) = effect.last {
            let amount = most.min(state.board.units[side][territory][unit]);
            state.board.withdraw(side, territory, unit, amount);
            log.emit(Event::Plagued {
                side,
                territory,
                unit,
                amount,
            });
        }
        effect.clicks = effect.clicks_in_all();
        self.ask_next(state, effect, log);
    }
}

/// Five thousand men and ten ships.
pub(crate) const ENGLISH: Stack = Stack {
    pikemen: 5,
    cavalry: 0,
    flotilla: 1,
    missionary: 0,
};

/// Ten thousand men.
pub(crate) const FRENCH: Stack = Stack {
    pikemen: 10,
    cavalry: 0,
    flotilla: 0,
    missionary: 0,
};

fn sail_armada(board: &mut Board, lands: bool, log: &mut impl Sink<Event>) {
    if lands {
        board.armada = Armada::Landed;
        if std::mem::take(&mut board.year.english) {
            log.emit(Event::ExpeditionWithdrawn);
        }
        if std::mem::take(&mut board.year.intercepted) {
            log.emit(Event::FleetSafe);
        }
        move_points(board, -10, log);
    } else {
        board.armada = Armada::Destroyed;
        move_points(board, 10, log);
    }
}

/// Moves the political points, never below zero (2.2.5).
pub(super) fn move_points(board: &mut Board, by: i16, log: &mut impl Sink<Event>) {
    let total = (board.points + by).max(0);
    let by = total - board.points;
    board.points = total;
    log.emit(Event::PointsMoved { by, total });
}

/// Moves a territory's faith one step, if there is one.
pub(crate) fn sway(
    board: &mut Board,
    territory: Territory,
    toward: Side,
    log: &mut impl Sink<Event>,
) {
    if let Some(alignment) = board.alignment[territory].step(toward) {
        board.alignment[territory] = alignment;
        log.emit(Event::Swayed {
            territory,
            alignment,
        });
    }
}
