//! What makes a state impossible.
//!
//! Every state that play can reach passes; a state that passes can be played on without going astray.

mod pieces;
mod position;

use engine::{Cause, Game, Rejection};

use crate::family::Family;
use crate::game::Troyes;
use crate::reason::Reason;
use crate::state::{MOST_INFLUENCE, Player, State};

type Faults = Vec<Rejection<Reason>>;

impl Troyes {
    /// Everything that is wrong with a state.
    pub(crate) fn all_faults(&self, state: &State) -> Faults {
        let mut faults = Vec::new();
        let board = &state.board;
        self.round_faults(board, &mut faults);
        self.player_faults(state, &mut faults);
        self.citizen_faults(board, &mut faults);
        self.card_faults(board, &mut faults);
        self.cathedral_faults(board, &mut faults);
        self.event_faults(board, &mut faults);
        self.dice_faults(board, &mut faults);
        // Only a state that is sound so far can be asked what it allows.
        if faults.is_empty() {
            self.step_faults(board, &mut faults);
        }
        if faults.is_empty() {
            self.plan_faults(board, &mut faults);
        }
        if faults.is_empty()
            && let Some(seat) = board.step.family().and_then(Family::seat)
        {
            let mut choices = Vec::new();
            self.legal(state, seat, &mut choices);
            note(&mut faults, !choices.is_empty(), "4", Reason::NoChoice);
        }
        faults
    }

    fn plays(&self, family: Family) -> bool {
        family.seat().is_some_and(|seat| seat.0 < self.seats)
    }

    /// A family that plays, or the neutral one.
    fn exists(&self, family: Family) -> bool {
        family == Family::Neutral || self.plays(family)
    }

    fn player_faults(&self, state: &State, faults: &mut Faults) {
        let mut dealt = crate::character::Characters::NONE;
        for family in Family::ALL {
            let player = &state.board.players[family];
            let fits = if self.plays(family) {
                player.influence <= MOST_INFLUENCE
            } else {
                let reserve = match family {
                    Family::Neutral => player.reserve,
                    _ => 0,
                };
                *player
                    == Player {
                        reserve,
                        ..Player::default()
                    }
            };
            note(faults, fits, "Set-up", Reason::BadPlayer { family });
            let hand = state.characters[family];
            let size = if self.plays(family) {
                self.hand_size()
            } else {
                0
            };
            let apart = hand.iter().all(|character| !dealt.contains(character));
            let fits = hand.len() == size && apart;
            note(faults, fits, "Set-up", Reason::BadCharacters);
            dealt = dealt.or(hand);
        }
    }
}

fn note(faults: &mut Faults, holds: bool, rule: &'static str, reason: Reason) {
    if !holds {
        faults.push(Rejection::new(rule, Cause::Game(reason)));
    }
}
