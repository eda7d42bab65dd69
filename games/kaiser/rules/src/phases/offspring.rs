//! Phase III: sons, daughters, and the cards that go back.

use engine::{Rejection, Sink, ensure, refuse};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::card::{Card, Tint};
use crate::colour::Colour;
use crate::event::{Event, Merit, Occasion};
use crate::game::Kaiser;
use crate::noble::{Age, Noble, Rank};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::room::change_noble;
use crate::score::score;
use crate::spot::Spot;
use crate::state::{Board, State, Step};

const RULE: &str = "III";

/// What a player's cards bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Child {
    /// More blue than pink cards.
    Son,
    /// As many or more pink ones.
    Daughter,
    /// No card at all.
    None,
}

impl Kaiser {
    /// How many blue and how many pink cards a player has.
    pub fn tints(&self, board: &Board, colour: Colour) -> (u8, u8) {
        let (mut blue, mut pink) = (0, 0);
        for (card, &count) in &board.players[colour].cards {
            match self.data.cards[card].tint {
                Tint::Blue => blue += count,
                Tint::Pink => pink += count,
                Tint::White => {}
            }
        }
        (blue, pink)
    }

    /// What a player's cards would bring now.
    pub fn child(&self, board: &Board, colour: Colour) -> Child {
        self.child_with(board, colour, None)
    }

    /// What a player's cards would bring, with one more or without.
    pub fn child_with(&self, board: &Board, colour: Colour, more: Option<Card>) -> Child {
        let (mut blue, mut pink) = self.tints(board, colour);
        match more.map(|card| self.data.cards[card].tint) {
            Some(Tint::Blue) => blue += 1,
            Some(Tint::Pink) => pink += 1,
            Some(Tint::White) | None => {}
        }
        if blue > pink {
            return Child::Son;
        }
        let cards = &board.players[colour].cards;
        let daughter = if (blue, pink) != (0, 0) {
            true
        } else if more.is_some() || cards.values().any(|&count| count > 0) {
            self.agreed.daughter_with_white_cards
        } else {
            self.agreed.daughter_without_cards
        };
        if daughter {
            Child::Daughter
        } else {
            Child::None
        }
    }

    /// Offspring for everybody, the emperor first.
    pub(crate) fn begin_offspring(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.board.turn = state.board.emperor;
        self.offspring_of(state, log);
    }

    /// The offspring of the player whose turn it is, and of those after them until one must decide.
    fn offspring_of(&self, state: &mut State, log: &mut impl Sink<Event>) {
        loop {
            let board = &mut state.board;
            let colour = board.turn;
            match self.child(board, colour) {
                Child::None => log.emit(Event::Childless { colour }),
                Child::Son if board.players[colour].nobles > 0 && self.has_place(board) => {
                    log.emit(Event::SonBorn { colour });
                    self.ask(state, Step::Son, log);
                    return;
                }
                Child::Son => log.emit(Event::SonLost { colour }),
                Child::Daughter => {
                    log.emit(Event::DaughterBorn { colour });
                    if self.has_groom(board, colour) {
                        board.step = Step::Daughter;
                        return;
                    }
                    self.to_the_convent(board, log);
                }
            }
            board.turn = colour.next(self.seats);
            if board.turn == board.emperor {
                self.return_cards(state, log);
                return;
            }
        }
    }

    /// Goes on with the next player.
    pub(crate) fn next_offspring(&self, state: &mut State, log: &mut impl Sink<Event>) {
        state.board.turn = state.board.turn.next(self.seats);
        if state.board.turn == state.board.emperor {
            self.return_cards(state, log);
        } else {
            self.offspring_of(state, log);
        }
    }

    fn return_cards(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        for player in board.players.values_mut() {
            for card in Card::ALL {
                board.piles[card] += std::mem::take(&mut player.cards[card]);
            }
        }
        log.emit(Event::CardsReturned);
        self.begin_actions(state, log);
    }

    fn to_the_convent(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        let colour = board.turn;
        let thalers = self.pay(board, colour, self.data.income.convent);
        log.emit(Event::Convent { colour, thalers });
    }

    pub(crate) fn judge_son(&self, board: &Board, action: Action) -> Result<(), Rejection<Reason>> {
        self.judge_settling(board, RULE, action)
    }

    pub(crate) fn apply_son(&self, state: &mut State, action: Action, log: &mut impl Sink<Event>) {
        let occasion = Occasion::Offspring;
        self.settle_new(&mut state.board, Rank::Baron, occasion, action, log);
        self.next_offspring(state, log);
    }

    /// A noble of 15 from the supply settles where the action points.
    pub(crate) fn settle_new(
        &self,
        board: &mut Board,
        rank: Rank,
        occasion: Occasion,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let noble = Noble {
            colour: board.turn,
            rank,
            age: Age::Fifteen,
        };
        if let Some(electorate) = self.settle(board, noble, action, log) {
            board.players[noble.colour].nobles -= 1;
            log.emit(Event::Settled {
                noble,
                electorate,
                occasion,
            });
        }
    }

    fn has_groom(&self, board: &Board, father: Colour) -> bool {
        board.nobles().any(|(spot, noble)| {
            noble.colour != father && self.may_marry(spot, noble, RULE).is_ok()
        })
    }

    /// Whether the noble at a place can marry: barons can, archbishops only where that was agreed.
    pub(crate) fn may_marry(
        &self,
        spot: Spot,
        noble: Noble,
        rule: &'static str,
    ) -> Result<(), Rejection<Reason>> {
        ensure(noble.rank == Rank::Baron, rule, || Reason::IsCouple)?;
        let archbishop = matches!(spot, Spot::Elector(electorate) if electorate.is_church());
        ensure(!archbishop || self.agreed.archbishops_marry, rule, || {
            Reason::IsArchbishop
        })
    }

    pub(crate) fn judge_daughter(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match action {
            Action::Decline => Ok(()),
            Action::At(Spot::Castle(..)) => Err(Rejection::out_of_place()),
            Action::At(spot) => match board.noble(spot) {
                None => refuse(RULE, Reason::NoNoble),
                Some(noble) => {
                    ensure(noble.colour != board.turn, RULE, || Reason::OwnNoble)?;
                    self.may_marry(spot, noble, RULE)
                }
            },
            _ => Err(Rejection::out_of_place()),
        }
    }

    pub(crate) fn apply_daughter(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        if let Action::At(groom) = action
            && let Some(noble) = board.noble(groom)
        {
            log.emit(Event::Proposed {
                colour: board.turn,
                noble,
                groom,
            });
            board.step = Step::Answer { groom };
        } else {
            self.to_the_convent(board, log);
            self.next_offspring(state, log);
        }
    }

    pub(crate) fn apply_answer(
        &self,
        state: &mut State,
        groom: Spot,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let Some(noble) = board.noble(groom) else {
            return;
        };
        let (colour, father) = (noble.colour, board.turn);
        if action == Action::Accept {
            log.emit(Event::Accepted { colour });
            score(
                board,
                father,
                self.data.points.marriage,
                Merit::Marriage,
                log,
            );
            if self.marry(state, groom, Phase::Offspring, log) {
                return;
            }
        } else {
            log.emit(Event::Refused { colour });
            self.to_the_convent(board, log);
        }
        self.next_offspring(state, log);
    }

    /// The baron at a place becomes a couple; an archbishop then leaves the seat. Tells whether somebody must
    /// decide first which knight makes room.
    pub(crate) fn marry(
        &self,
        state: &mut State,
        spot: Spot,
        phase: Phase,
        log: &mut impl Sink<Event>,
    ) -> bool {
        let Some(baron) = state.board.noble(spot) else {
            return false;
        };
        let noble = Noble {
            rank: Rank::Couple,
            ..baron
        };
        change_noble(&mut state.board, spot, noble);
        log.emit(Event::Married { noble, at: spot });
        match spot {
            Spot::Elector(electorate) if electorate.is_church() => {
                self.depose(state, electorate, phase, log)
            }
            _ => false,
        }
    }
}
