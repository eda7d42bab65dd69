//! Phase IV: a knight is placed or moved for a thaler.

use engine::{Rejection, Sink, ensure, refuse};

use crate::action::Action;
use crate::card::Card;
use crate::colour::Colour;
use crate::event::{Event, Occasion};
use crate::game::Kaiser;
use crate::land::Tenant;
use crate::reason::Reason;
use crate::spot::Spot;
use crate::state::{Board, State, Step};

const RULE: &str = "Knight";

impl Kaiser {
    /// Whether a noble or castle space is free anywhere.
    pub(crate) fn has_post(&self, board: &Board) -> bool {
        Kaiser::played(board).any(|electorate| {
            self.free_noble(board, electorate).is_some()
                || self.free_castle(board, electorate).is_some()
        })
    }

    /// Whether a knight may go where the action points. From the supply, the player needs one there.
    pub(crate) fn judge_post(
        &self,
        board: &Board,
        rule: &'static str,
        from: Option<Spot>,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let electorate = match action {
            Action::In(electorate) | Action::Castle(electorate) => electorate,
            Action::At(Spot::Noble(..) | Spot::Castle(..)) => {
                return refuse(rule, Reason::FreeSpace);
            }
            _ => return Err(Rejection::out_of_place()),
        };
        let land = &board.lands[electorate];
        ensure(land.played, rule, || Reason::NotPlayed { electorate })?;
        let supplied = from.is_some() || board.players[board.turn].knights > 0;
        ensure(supplied, rule, || Reason::NoKnightsLeft)?;
        match action {
            // A knight pushes nobody out.
            Action::In(_) => ensure(self.free_noble(board, electorate).is_some(), rule, || {
                Reason::Full {
                    electorate,
                    knights: false,
                }
            }),
            _ => ensure(self.free_castle(board, electorate).is_some(), rule, || {
                Reason::NoCastle { electorate }
            }),
        }
    }

    /// Puts a knight where the action points.
    pub(crate) fn post(
        &self,
        board: &mut Board,
        colour: Colour,
        from: Option<Spot>,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let to = match action {
            Action::In(electorate) => self
                .free_noble(board, electorate)
                .map(|slot| Spot::Noble(electorate, slot)),
            Action::Castle(electorate) => self
                .free_castle(board, electorate)
                .map(|slot| Spot::Castle(electorate, slot)),
            _ => None,
        };
        let Some(to) = to else { return };
        match from {
            Some(Spot::Noble(electorate, slot)) => {
                board.lands[electorate].nobles[slot as usize] = None;
            }
            Some(Spot::Castle(electorate, slot)) => {
                board.lands[electorate].castles[slot as usize] = None;
            }
            _ => board.players[colour].knights -= 1,
        }
        match to {
            Spot::Noble(electorate, slot) => {
                board.lands[electorate].nobles[slot as usize] = Some(Tenant::Knight(colour));
            }
            Spot::Castle(electorate, slot) => {
                board.lands[electorate].castles[slot as usize] = Some(colour);
            }
            Spot::Throne | Spot::Elector(_) => {}
        }
        let occasion = match board.round {
            0 => Occasion::SetUp,
            _ => Occasion::Knight,
        };
        log.emit(Event::Posted {
            colour,
            from,
            to,
            occasion,
        });
    }

    pub(crate) fn judge_knight(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::At(spot @ (Spot::Noble(..) | Spot::Castle(..))) => match board.knight(spot) {
                None => refuse(RULE, Reason::NoKnight),
                Some(colour) => ensure(colour == board.turn, RULE, || Reason::NotOwnKnight),
            },
            _ => self.judge_post(board, RULE, None, action),
        }
    }

    pub(crate) fn apply_knight(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        if let Action::At(from) = action {
            self.ask(state, Step::KnightTo { from }, log);
        } else {
            self.apply_knight_to(state, None, action, log);
        }
    }

    pub(crate) fn judge_knight_to(
        &self,
        board: &Board,
        from: Spot,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        self.judge_post(board, RULE, Some(from), action)
    }

    pub(crate) fn apply_knight_to(
        &self,
        state: &mut State,
        from: Option<Spot>,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let colour = state.board.turn;
        state.board.players[colour].thalers -= self.data.cards[Card::Knight].price;
        self.post(&mut state.board, colour, from, action, log);
        self.next_action(state, log);
    }
}
