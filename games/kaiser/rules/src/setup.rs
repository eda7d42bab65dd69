//! The starting position: six steps round the table, or drawn.

use engine::{Dice, Game, Rejection, Seed, Sink, ensure, refuse};
use enum_map::EnumMap;

use crate::action::Action;
use crate::card::Card;
use crate::colour::Colour;
use crate::electorate::{Electorate, Estate};
use crate::event::{Event, Occasion};
use crate::game::Kaiser;
use crate::land::{City, Land, Tenant};
use crate::noble::{Age, Noble};
use crate::reason::Reason;
use crate::spot::Spot;
use crate::state::{Board, Opening, Player, State, Step};

/// The rulebook's heading.
const RULE: &str = "Set-up";

impl Opening {
    /// The noble that is placed in this step, if it is one.
    pub(crate) fn noble(self, colour: Colour) -> Option<Noble> {
        match self {
            Opening::ImperialCity | Opening::Knight => None,
            Opening::Elector => Some(Noble::baron(colour, Age::FortyFive)),
            Opening::Couple35 => Some(Noble::couple(colour, Age::ThirtyFive)),
            Opening::Baron25 => Some(Noble::baron(colour, Age::TwentyFive)),
            Opening::Couple15 => Some(Noble::couple(colour, Age::Fifteen)),
        }
    }

    fn next(self) -> Option<Opening> {
        match self {
            Opening::ImperialCity => Some(Opening::Elector),
            Opening::Elector => Some(Opening::Couple35),
            Opening::Couple35 => Some(Opening::Baron25),
            Opening::Baron25 => Some(Opening::Couple15),
            Opening::Couple15 => Some(Opening::Knight),
            Opening::Knight => None,
        }
    }
}

impl Kaiser {
    /// Draws the first emperor and, with two players, two electorates; then the pieces are placed.
    pub(crate) fn set_up(&self, seed: Seed, log: &mut impl Sink<Event>) -> State {
        let mut dice = Dice::new(seed);
        let emperor = Colour::ALL[dice.below(self.seats.into()) as usize];
        log.emit(Event::Began { emperor });
        let mut lands = EnumMap::from_fn(|_: Electorate| Land::EMPTY);
        if self.seats == 2 {
            for estate in [Estate::Church, Estate::Secular] {
                let electorate = draw_out(estate, &mut dice);
                lands[electorate].played = false;
                log.emit(Event::Closed { electorate });
            }
        }
        let mut players = EnumMap::from_fn(|_: Colour| Player::default());
        for colour in Colour::at_table(self.seats) {
            players[colour] = Player {
                thalers: self.data.thalers_at_start,
                nobles: self.data.nobles,
                knights: self.data.knights,
                cities: self.data.cities,
                ..Player::default()
            };
        }
        let mut state = State {
            board: Board {
                round: 0,
                emperor,
                throne: None,
                turn: emperor,
                lands,
                players,
                piles: EnumMap::from_fn(|card: Card| self.data.copies(card, self.seats)),
                imperial_cities: self.data.imperial_cities,
                last: None,
                ballots: EnumMap::default(),
                influenced: None,
                excluded: None,
                step: Step::Place(Opening::ImperialCity),
            },
            votes: EnumMap::default(),
            dice,
        };
        if self.agreed.quick_start {
            self.draw_placement(&mut state, log);
        }
        state
    }

    /// Every piece goes to any of the places where its owner might put it, each equally likely.
    fn draw_placement(&self, state: &mut State, log: &mut impl Sink<Event>) {
        let mut choices = Vec::new();
        while matches!(state.board.step, Step::Place(_)) {
            let seat = state.board.turn.seat();
            self.legal(state, seat, &mut choices);
            let Some(last) = choices.len().checked_sub(1) else {
                return;
            };
            let drawn = state.dice.below(last as u32 + 1) as usize;
            self.apply_place(state, choices[drawn], log);
        }
    }

    pub(crate) fn judge_place(
        &self,
        board: &Board,
        opening: Opening,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match (opening, action) {
            (Opening::Knight, _) => self.judge_post(board, RULE, None, action),
            (_, Action::In(electorate)) => {
                let land = &board.lands[electorate];
                ensure(land.played, RULE, || Reason::NotPlayed { electorate })?;
                match opening {
                    Opening::ImperialCity => {
                        ensure(self.free_city(board, electorate).is_some(), RULE, || {
                            Reason::NoCitySpace { electorate }
                        })
                    }
                    Opening::Elector => ensure(land.elector.is_none(), RULE, || {
                        Reason::SeatTaken { electorate }
                    }),
                    // At set-up nobody is pushed out.
                    _ => ensure(self.free_noble(board, electorate).is_some(), RULE, || {
                        Reason::Full {
                            electorate,
                            knights: false,
                        }
                    }),
                }
            }
            (Opening::Elector, Action::At(Spot::Elector(_)))
            | (
                Opening::Couple35 | Opening::Baron25 | Opening::Couple15,
                Action::At(Spot::Noble(..)),
            ) => refuse(RULE, Reason::FreeSpace),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Places a piece and goes on round the table; after the last knight the first round begins with phase IV.
    pub(crate) fn apply_place(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let board = &mut state.board;
        let Step::Place(opening) = board.step else {
            return;
        };
        let colour = board.turn;
        match (opening, action) {
            (Opening::ImperialCity, Action::In(electorate)) => {
                self.place_imperial_city(board, electorate, log);
                self.open_placing(state, Opening::Elector, log);
                return;
            }
            (Opening::Elector, Action::In(electorate)) => {
                let noble = Noble::baron(colour, Age::FortyFive);
                board.lands[electorate].elector = Some(noble);
                board.players[colour].nobles -= 1;
                log.emit(Event::Seated { noble, electorate });
            }
            (Opening::Knight, _) => self.post(board, colour, None, action, log),
            (_, Action::In(electorate)) => {
                if let (Some(noble), Some(slot)) =
                    (opening.noble(colour), self.free_noble(board, electorate))
                {
                    board.lands[electorate].nobles[slot as usize] = Some(Tenant::Noble(noble));
                    board.players[colour].nobles -= 1;
                    log.emit(Event::Settled {
                        noble,
                        electorate,
                        occasion: Occasion::SetUp,
                    });
                }
            }
            _ => {}
        }
        let next = colour.next(self.seats);
        if next != board.emperor {
            board.turn = next;
        } else if let Some(opening) = opening.next() {
            self.open_placing(state, opening, log);
        } else {
            board.round = 1;
            log.emit(Event::RoundBegan { round: 1 });
            self.begin_actions(state, log);
        }
    }

    fn open_placing(&self, state: &mut State, opening: Opening, log: &mut impl Sink<Event>) {
        let board = &mut state.board;
        board.step = Step::Place(opening);
        board.turn = board.emperor;
        if opening == Opening::Elector {
            // The emperor's own baron goes to the throne, which is no choice.
            let noble = Noble::baron(board.emperor, Age::FortyFive);
            board.throne = Some(noble);
            board.players[board.emperor].nobles -= 1;
            board.turn = board.emperor.next(self.seats);
            log.emit(Event::Enthroned {
                noble,
                from: None,
                occasion: Occasion::SetUp,
            });
        }
    }

    /// Puts an imperial city on the board.
    pub(crate) fn place_imperial_city(
        &self,
        board: &mut Board,
        electorate: Electorate,
        log: &mut impl Sink<Event>,
    ) {
        if let Some(slot) = self.free_city(board, electorate) {
            board.lands[electorate].cities[slot as usize] = Some(City::Imperial);
            board.imperial_cities -= 1;
            let occasion = match board.round {
                0 => Occasion::SetUp,
                _ => Occasion::EmperorsAction,
            };
            log.emit(Event::ImperialPlaced {
                electorate,
                occasion,
            });
        }
    }
}

/// Draws the electorate of an estate that is not played.
fn draw_out(estate: Estate, dice: &mut Dice) -> Electorate {
    let of_estate = || {
        Electorate::ALL
            .into_iter()
            .filter(move |electorate| electorate.estate() == estate)
    };
    let drawn = dice.below(of_estate().count() as u32) as usize;
    of_estate().nth(drawn).unwrap_or(Electorate::Trier)
}
