//! The action cards that are carried out in phase IV.

use engine::{Rejection, Sink, ensure, refuse};

use super::ageing::residents;
use crate::action::Action;
use crate::card::Card;
use crate::event::{Event, Merit, Occasion};
use crate::game::Kaiser;
use crate::land::{City, Tenant};
use crate::noble::{Age, Noble};
use crate::phase::Phase;
use crate::reason::Reason;
use crate::room::{bury, change_noble, take_noble};
use crate::score::score;
use crate::spot::Spot;
use crate::state::{Board, Deed, Right, State, Step, Vacancy};

impl Kaiser {
    /// Whether the card's action can be carried out by the player whose turn it is, now or in the phase for which the
    /// card is kept.
    pub(crate) fn is_usable(&self, board: &Board, card: Card) -> bool {
        let player = &board.players[board.turn];
        match card {
            Card::Doctor => board
                .nobles()
                .any(|(spot, _)| Kaiser::judge_doctor(board, spot).is_ok()),
            Card::Move => residents(board, board.turn).any(|spot| self.can_leave(board, spot)),
            Card::Permit => player.nobles > 0 && self.has_place(board),
            Card::Ordinance => player.cities > 0 && self.has_city_space(board),
            Card::Promotion => {
                player.nobles > 0
                    && board
                        .lands
                        .values()
                        .any(|land| land.pushable().any(|(_, colour)| colour == board.turn))
            }
            Card::KingsDaughter => self.brides(board).next().is_some(),
            Card::Knight => self.has_post(board),
            Card::Pope | Card::Excommunication | Card::ChurchInfluence => {
                !self.agreed.election_cards_need_an_election || self.election_can_come(board)
            }
            Card::Indulgence | Card::Rival | Card::GreyEminence => true,
        }
    }

    /// Carries out a card's action, or asks for its target. A card that cannot be used lies idle.
    pub(crate) fn carry_out(&self, state: &mut State, deed: Deed, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        let (colour, card) = (board.turn, deed.card);
        if card == Card::Indulgence {
            let points = self.data.points.indulgence;
            score(board, colour, points, Merit::Indulgence, log);
        } else if card.acts_at_once() {
            if self.is_usable(board, card) {
                self.ask(state, Step::Use(deed), log);
                return;
            }
            log.emit(Event::Unused { colour, card });
        }
        self.next_action(state, log);
    }

    pub(crate) fn judge_use(
        &self,
        board: &Board,
        deed: Deed,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let rule = deed.card.rule();
        match (deed.card, action) {
            (_, Action::Decline) => ensure(self.may_decline(deed), "2 players", || Reason::MustUse),
            (Card::Doctor, Action::At(spot)) => Kaiser::judge_doctor(board, spot),
            (Card::Move, Action::At(spot)) => {
                let noble = Kaiser::own_noble(board, spot, rule)?;
                debug_assert_eq!(noble.colour, board.turn);
                ensure(!matches!(spot, Spot::Elector(_)), rule, || {
                    Reason::IsElector
                })?;
                ensure(spot != Spot::Throne, rule, || Reason::IsEmperor)?;
                ensure(self.can_leave(board, spot), rule, || Reason::NoUse {
                    card: Card::Move,
                })
            }
            (Card::Permit, _) => self.judge_settling(board, rule, action),
            (Card::Ordinance, Action::In(electorate)) => {
                let land = &board.lands[electorate];
                ensure(land.played, rule, || Reason::NotPlayed { electorate })?;
                ensure(self.free_city(board, electorate).is_some(), rule, || {
                    Reason::NoCitySpace { electorate }
                })
            }
            (Card::Promotion, Action::At(spot @ Spot::Noble(..))) => match board.knight(spot) {
                None => refuse(rule, Reason::NoKnight),
                Some(colour) => ensure(colour == board.turn, rule, || Reason::NotOwnKnight),
            },
            (Card::KingsDaughter, Action::At(spot)) => self.judge_bride(board, spot),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// With two players a card that was bought need not be used.
    pub(crate) fn may_decline(&self, deed: Deed) -> bool {
        self.seats == 2 && deed.right == Right::Card
    }

    fn own_noble(
        board: &Board,
        spot: Spot,
        rule: &'static str,
    ) -> Result<Noble, Rejection<Reason>> {
        match board.noble(spot) {
            _ if matches!(spot, Spot::Castle(..)) => Err(Rejection::out_of_place()),
            None => refuse(rule, Reason::NoNoble),
            Some(noble) if noble.colour != board.turn => refuse(rule, Reason::NotOwnNoble),
            Some(noble) => Ok(noble),
        }
    }

    /// One's own noble grows younger, another's older.
    pub(crate) fn judge_doctor(board: &Board, spot: Spot) -> Result<(), Rejection<Reason>> {
        let rule = Card::Doctor.rule();
        match board.noble(spot) {
            _ if matches!(spot, Spot::Castle(..)) => Err(Rejection::out_of_place()),
            None => refuse(rule, Reason::NoNoble),
            Some(noble) => {
                let own = noble.colour == board.turn;
                ensure(!own || noble.age > Age::Fifteen, rule, || Reason::TooYoung)
            }
        }
    }

    pub(crate) fn judge_bride(&self, board: &Board, spot: Spot) -> Result<(), Rejection<Reason>> {
        let rule = Card::KingsDaughter.rule();
        let noble = Kaiser::own_noble(board, spot, rule)?;
        self.may_marry(spot, noble, rule)
    }

    /// Where the barons are who may marry the king's daughter.
    pub(crate) fn brides(&self, board: &Board) -> impl Iterator<Item = Spot> {
        // Looked at first because it is quickly seen.
        let own = board
            .nobles()
            .filter(|(_, noble)| noble.colour == board.turn);
        own.map(|(spot, _)| spot)
            .filter(|&spot| self.judge_bride(board, spot).is_ok())
    }

    /// Whether another electorate than that of the place admits a noble.
    pub(crate) fn can_leave(&self, board: &Board, spot: Spot) -> bool {
        Kaiser::played(board).any(|electorate| {
            spot.electorate() != Some(electorate) && self.admits(board, electorate)
        })
    }

    pub(crate) fn apply_use(
        &self,
        state: &mut State,
        deed: Deed,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let colour = board.turn;
        match (deed.card, action) {
            (card, Action::Decline) => log.emit(Event::Unused { colour, card }),
            (Card::Doctor, Action::At(spot)) => {
                Kaiser::treat(board, spot, log);
                if board.throne.is_none() {
                    self.fill_throne(state, Vacancy::Doctor, log);
                    return;
                }
            }
            (Card::Move, Action::At(from)) => {
                let right = deed.right;
                self.ask(state, Step::MoveTo { from, right }, log);
                return;
            }
            (Card::Permit, _) => {
                self.settle_new(board, deed.rank, Occasion::Permit, action, log);
            }
            (Card::Ordinance, Action::In(electorate)) => {
                if let Some(slot) = self.free_city(board, electorate) {
                    board.lands[electorate].cities[slot as usize] = Some(City::Own(colour));
                    let built = self.data.cities - board.players[colour].cities;
                    board.players[colour].cities -= 1;
                    log.emit(Event::Built { colour, electorate });
                    let worth = self.data.points.cities;
                    let points = worth[usize::from(built).min(worth.len() - 1)];
                    score(board, colour, points, Merit::City, log);
                }
            }
            (Card::Promotion, Action::At(Spot::Noble(electorate, slot))) => {
                board.players[colour].knights += 1;
                board.players[colour].nobles -= 1;
                let baron = Noble::baron(colour, Age::Fifteen);
                board.lands[electorate].nobles[slot as usize] = Some(Tenant::Noble(baron));
                log.emit(Event::Promoted { colour, electorate });
            }
            (Card::KingsDaughter, Action::At(spot)) => {
                let waits = self.marry(state, spot, Phase::Actions, log);
                if waits {
                    return;
                }
            }
            _ => {}
        }
        self.next_action(state, log);
    }

    fn treat(board: &mut Board, at: Spot, log: &mut impl Sink<Event>) {
        let Some(noble) = board.noble(at) else { return };
        let own = noble.colour == board.turn;
        let age = if own {
            noble.age.younger()
        } else {
            noble.age.older()
        };
        if let Some(age) = age {
            let noble = Noble { age, ..noble };
            change_noble(board, at, noble);
            log.emit(if own {
                Event::Younger { noble, at }
            } else {
                Event::Older { noble, at }
            });
        } else {
            bury(board, at);
            log.emit(Event::Killed { noble, at });
        }
    }

    pub(crate) fn judge_move_to(
        &self,
        board: &Board,
        from: Spot,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Card::Move.rule();
        if let Action::In(electorate) | Action::At(Spot::Noble(electorate, _)) = action {
            ensure(from.electorate() != Some(electorate), rule, || {
                Reason::SameElectorate
            })?;
        }
        self.judge_settling(board, rule, action)
    }

    pub(crate) fn apply_move_to(
        &self,
        state: &mut State,
        from: Spot,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        if let (Some(noble), Some(left)) = (take_noble(board, from), from.electorate())
            && let Some(to) = self.settle(board, noble, action, log)
        {
            log.emit(Event::Moved {
                noble,
                from: left,
                to,
            });
        }
        self.next_action(state, log);
    }
}
