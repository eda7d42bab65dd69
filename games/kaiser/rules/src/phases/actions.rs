//! Phase IV: actions. One after the other takes a card, uses a privilege, places a knight or passes.

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::card::Card;
use crate::colour::Colour;
use crate::electorate::Electorate;
use crate::event::Event;
use crate::game::Kaiser;
use crate::noble::Rank;
use crate::reason::Reason;
use crate::state::{Board, Deed, Right, State, Step};

const RULE: &str = "IV";

impl Kaiser {
    /// The emperor begins.
    pub(crate) fn begin_actions(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.board.turn = state.board.emperor;
        self.offer_action(state, log);
    }

    /// The next player who has not passed; if all have, the phase is over.
    pub(crate) fn next_action(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.board.turn = state.board.turn.next(self.seats);
        self.offer_action(state, log);
    }

    fn offer_action(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        for _ in 0..self.seats {
            let colour = board.turn;
            if !board.players[colour].passed {
                let asked = if self.agreed.skips_equal_choices {
                    self.can_act(board)
                } else {
                    self.can_hope(board, colour)
                };
                if asked {
                    board.step = Step::Act;
                    return;
                }
                Kaiser::pass(board, colour, log);
            }
            board.turn = colour.next(self.seats);
        }
        for player in board.players.values_mut() {
            player.passed = false;
        }
        self.begin_electors(state, log);
    }

    /// The first version of the rules: whether the player has money or a privilege or can become rival. Who has
    /// nothing of that passes without being asked.
    fn can_hope(&self, board: &Board, colour: Colour) -> bool {
        let rival = colour != board.emperor && board.piles[Card::Rival] > 0;
        rival
            || board.players[colour].thalers >= self.cheapest
            || board.lands.iter().any(|(electorate, land)| {
                electorate.has_action()
                    && !land.used
                    && land.elector.is_some_and(|elector| elector.colour == colour)
            })
    }

    /// Whether the player whose turn it is can do anything but pass.
    fn can_act(&self, board: &Board) -> bool {
        self.cards_and_privileges(board).next().is_some()
    }

    /// Adds all that the player whose turn it is may do.
    pub(crate) fn list_actions(&self, board: &Board, out: &mut Vec<Action>) {
        self.cards_and_privileges(board)
            .for_each(|action| out.push(action));
        out.push(Action::Pass);
    }

    /// What the player whose turn it is may do instead of passing.
    fn cards_and_privileges(&self, board: &Board) -> impl Iterator<Item = Action> {
        let may_take = |card, rank| self.judge_take(board, card, rank).is_ok();
        let cards = Card::ALL.into_iter();
        let cards = cards.filter(move |&card| may_take(card, Rank::Baron));
        let couple = may_take(Card::Permit, Rank::Couple).then_some(Action::TakeCouple);
        let privileges = Electorate::ALL.into_iter();
        let privileges =
            privileges.filter(|&electorate| self.judge_privilege(board, electorate).is_ok());
        cards
            .map(Action::Take)
            .chain(couple)
            .chain(privileges.map(Action::Privilege))
    }

    /// Whether there can still be an election this round: somebody claims the throne, or still can.
    pub(crate) fn election_can_come(&self, board: &Board) -> bool {
        let price = self.data.price(Card::Rival, Rank::Baron);
        let can_claim = |colour: Colour| {
            let player = &board.players[colour];
            colour != board.emperor && !player.passed && player.thalers >= price
        };
        board.rival().is_some() || (board.piles[Card::Rival] > 0 && self.colours().any(can_claim))
    }

    fn pass(board: &mut Board, colour: Colour, log: &mut impl Sink<Event>) {
        board.players[colour].passed = true;
        log.emit(Event::Passed { colour });
    }

    pub(crate) fn judge_act(&self, board: &Board, action: Action) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Take(card) => self.judge_take(board, card, Rank::Baron),
            Action::TakeCouple => self.judge_take(board, Card::Permit, Rank::Couple),
            Action::Privilege(electorate) => self.judge_privilege(board, electorate),
            Action::Pass => Ok(()),
            _ => Err(Rejection::out_of_place()),
        }
    }

    fn judge_take(&self, board: &Board, card: Card, rank: Rank) -> Result<(), Rejection<Reason>> {
        let colour = board.turn;
        ensure(card != Card::GreyEminence, "Brandenburg", || {
            Reason::OnlyBrandenburg
        })?;
        ensure(board.piles[card] > 0, RULE, || Reason::PileEmpty { card })?;
        self.judge_price(board, card, rank)?;
        if card == Card::Rival {
            return ensure(colour != board.emperor, "Rival", || Reason::EmperorNoRival);
        }
        // With two players a card may be bought without being used; a knight is no card to be taken.
        let idle_allowed = self.seats == 2 && card != Card::Knight;
        ensure(
            idle_allowed || self.is_usable(board, card),
            RULE,
            || match card {
                Card::Pope | Card::Excommunication | Card::ChurchInfluence => Reason::NoElection,
                _ => Reason::NoUse { card },
            },
        )
    }

    pub(crate) fn judge_price(
        &self,
        board: &Board,
        card: Card,
        rank: Rank,
    ) -> Result<(), Rejection<Reason>> {
        let price = self.data.price(card, rank);
        let thalers = board.players[board.turn].thalers;
        ensure(thalers >= price, card.rule(), || Reason::TooDear {
            price,
            thalers,
        })
    }

    pub(crate) fn apply_act(&self, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
        match action {
            Action::Take(card) => self.take(state, card, Rank::Baron, log),
            Action::TakeCouple => self.take(state, Card::Permit, Rank::Couple, log),
            Action::Privilege(electorate) => self.use_privilege(state, electorate, log),
            _ => {
                let colour = state.board.turn;
                Kaiser::pass(&mut state.board, colour, log);
                self.next_action(state, log);
            }
        }
    }

    fn take(&self, state: &mut State, card: Card, rank: Rank, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        let colour = board.turn;
        if card == Card::Knight {
            // Paid when the knight stands.
            self.ask(state, Step::Knight, log);
            return;
        }
        let price = self.data.price(card, rank);
        board.piles[card] -= 1;
        let player = &mut board.players[colour];
        player.cards[card] += 1;
        player.thalers -= price;
        log.emit(Event::Bought {
            colour,
            card,
            price,
        });
        if card == Card::Rival {
            // That this ends the phase for the rival is the card's own rule, no event of its own.
            player.passed = true;
            self.next_action(state, log);
        } else {
            let right = Right::Card;
            self.carry_out(state, Deed { card, rank, right }, log);
        }
    }
}
