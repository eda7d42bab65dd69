//! Phase IV: the privileges of Trier, Köln, Pfalz and Brandenburg. The other three work by themselves.

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::card::Card;
use crate::electorate::Electorate;
use crate::event::Event;
use crate::game::Kaiser;
use crate::noble::Rank;
use crate::reason::Reason;
use crate::state::{Board, Deed, Right, State, Step};

const RULE: &str = "Privileges";

impl Electorate {
    /// The privilege's heading in the rulebook.
    pub fn rule(self) -> &'static str {
        match self {
            Electorate::Trier => "Trier",
            Electorate::Koeln => "Köln",
            Electorate::Mainz => "Mainz",
            Electorate::Pfalz => "Pfalz",
            Electorate::Sachsen => "Sachsen",
            Electorate::Brandenburg => "Brandenburg",
            Electorate::Boehmen => "Böhmen",
        }
    }
}

impl Kaiser {
    pub(crate) fn judge_privilege(
        &self,
        board: &Board,
        electorate: Electorate,
    ) -> Result<(), Rejection<Reason>> {
        let land = &board.lands[electorate];
        let colour = board.turn;
        ensure(land.played, RULE, || Reason::NotPlayed { electorate })?;
        let elector = land.elector.is_some_and(|elector| elector.colour == colour);
        ensure(elector, RULE, || Reason::NotElector { electorate })?;
        ensure(electorate.has_action(), electorate.rule(), || {
            Reason::NoAction { electorate }
        })?;
        ensure(!land.used, RULE, || Reason::PrivilegeUsed { electorate })?;
        let of_use = match electorate {
            Electorate::Trier => Card::ALL
                .into_iter()
                .any(|card| self.judge_trier_card(board, card, Rank::Baron).is_ok()),
            Electorate::Koeln => self.is_usable(board, Card::Doctor),
            Electorate::Pfalz => self.is_usable(board, Card::Permit),
            _ => board.piles[Card::GreyEminence] > 0,
        };
        ensure(of_use, electorate.rule(), || Reason::PrivilegeIdle {
            electorate,
        })
    }

    pub(crate) fn use_privilege(
        &self,
        state: &mut State,
        electorate: Electorate,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let colour = board.turn;
        board.lands[electorate].used = true;
        log.emit(Event::Privilege { colour, electorate });
        let free = |card: Card| Deed {
            card,
            rank: Rank::Baron,
            right: Right::Privilege,
        };
        match electorate {
            Electorate::Trier => board.step = Step::Trier,
            Electorate::Koeln => self.carry_out(state, free(Card::Doctor), log),
            Electorate::Pfalz => self.carry_out(state, free(Card::Permit), log),
            _ => {
                board.piles[Card::GreyEminence] -= 1;
                board.players[colour].cards[Card::GreyEminence] += 1;
                self.next_action(state, log);
            }
        }
    }

    /// Trier: a card that is used in phase IV and that nobody can take any more.
    fn judge_trier_card(
        &self,
        board: &Board,
        card: Card,
        rank: Rank,
    ) -> Result<(), Rejection<Reason>> {
        ensure(card.acts_at_once(), "Trier", || Reason::OtherPhase { card })?;
        ensure(board.piles[card] == 0, "Trier", || Reason::PileNotEmpty {
            card,
        })?;
        self.judge_price(board, card, rank)?;
        ensure(self.is_usable(board, card), "Trier", || Reason::NoUse {
            card,
        })
    }

    pub(crate) fn judge_trier(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Take(card) => self.judge_trier_card(board, card, Rank::Baron),
            Action::TakeCouple => self.judge_trier_card(board, Card::Permit, Rank::Couple),
            _ => Err(Rejection::out_of_place()),
        }
    }

    pub(crate) fn apply_trier(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let (card, rank) = match action {
            Action::Take(card) => (card, Rank::Baron),
            _ => (Card::Permit, Rank::Couple),
        };
        let board = &mut state.board;
        let (colour, price) = (board.turn, self.data.price(card, rank));
        board.players[colour].thalers -= price;
        log.emit(Event::Borrowed {
            colour,
            card,
            price,
        });
        let right = Right::Privilege;
        self.carry_out(state, Deed { card, rank, right }, log);
    }
}
