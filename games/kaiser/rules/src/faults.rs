//! What makes a state impossible.
//!
//! Every state that play can reach passes; a state that passes can be played on without going astray.

mod steps;

use engine::{Cause, Game, Rejection};
use enum_map::EnumMap;

use crate::card::Card;
use crate::colour::Colour;
use crate::data::ROUNDS;
use crate::electorate::{Electorate, Estate};
use crate::game::Kaiser;
use crate::land::{City, Land, Tenant};
use crate::noble::Rank;
use crate::phase::Phase;
use crate::reason::Reason;
use crate::state::{Ballot, Board, Opening, Player, State, Step, Vacancy};

/// Nobody can gather more points than this.
const POINTS_AT_MOST: u8 = 200;

type Faults = Vec<Rejection<Reason>>;

impl Kaiser {
    /// Everything that is wrong with a state.
    pub(crate) fn all_faults(&self, state: &State) -> Faults {
        let board = &state.board;
        let mut faults = Vec::new();
        Kaiser::round_faults(board, &mut faults);
        self.player_faults(board, &mut faults);
        self.land_faults(board, &mut faults);
        self.card_faults(board, &mut faults);
        Kaiser::throne_faults(board, &mut faults);
        self.election_faults(state, &mut faults);
        // Only a state that is sound so far can be asked for choices.
        if faults.is_empty() {
            let fits = self.step_fits(board);
            note(&mut faults, fits, "", Reason::BadStep);
        }
        if faults.is_empty() && board.step != Step::Over {
            let mut choices = Vec::new();
            let seats = self.to_act(state);
            let all_can = seats.iter().all(|seat| {
                self.legal(state, seat, &mut choices);
                !choices.is_empty()
            });
            let somebody = !seats.is_empty() && seats.iter().all(|seat| seat.0 < self.seats);
            note(&mut faults, somebody && all_can, "", Reason::NoChoice);
        }
        faults
    }

    fn round_faults(board: &Board, faults: &mut Faults) {
        let rounds = match board.step {
            Step::Place(_) => 0..=0,
            Step::Over => ROUNDS as u8..=ROUNDS as u8,
            // Nobody grows older or has children before the second round.
            _ if board.step.phase() < Phase::Actions => 2..=ROUNDS as u8,
            _ => 1..=ROUNDS as u8,
        };
        note(
            faults,
            rounds.contains(&board.round),
            "VIII",
            Reason::BadRound,
        );
    }

    fn player_faults(&self, board: &Board, faults: &mut Faults) {
        let pieces = pieces(board);
        for colour in Colour::ALL {
            let player = &board.players[colour];
            let Pieces {
                nobles,
                knights,
                cities,
            } = pieces[colour];
            if colour.seat().0 >= self.seats {
                let absent = *player == Player::default()
                    && (nobles, knights, cities) == (0, 0, 0)
                    && board.emperor != colour
                    && board.turn != colour
                    && board.ballots[colour].is_none();
                note(faults, absent, "Set-up", Reason::BadPlayer { colour });
                continue;
            }
            let data = &self.data;
            let complete = nobles + u16::from(player.nobles) == u16::from(data.nobles)
                && knights + u16::from(player.knights) == u16::from(data.knights)
                && cities + u16::from(player.cities) == u16::from(data.cities);
            note(faults, complete, "Set-up", Reason::BadPieces { colour });
            let affordable = player.thalers <= data.thalers_at_most;
            note(faults, affordable, "I", Reason::BadThalers { colour });
            let earned = player.points <= POINTS_AT_MOST;
            note(faults, earned, "End", Reason::BadPoints { colour });
            let passed = !player.passed || board.step.phase() == Phase::Actions;
            note(faults, passed, "IV", Reason::BadPlayer { colour });
        }
    }

    fn land_faults(&self, board: &Board, faults: &mut Faults) {
        for estate in [Estate::Church, Estate::Secular] {
            let closed = board
                .lands
                .iter()
                .filter(|(electorate, land)| electorate.estate() == estate && !land.played)
                .count();
            let electorate = match estate {
                Estate::Church => Electorate::Trier,
                Estate::Secular => Electorate::Pfalz,
            };
            let wanted = usize::from(self.seats == 2);
            note(
                faults,
                closed == wanted,
                "2 players",
                Reason::NotPlayed { electorate },
            );
        }
        for (electorate, land) in &board.lands {
            let spaces = self.data.spaces[electorate];
            let printed = land
                .nobles
                .iter()
                .skip(spaces.noble.into())
                .all(Option::is_none)
                && land
                    .castles
                    .iter()
                    .skip(spaces.castle.into())
                    .all(Option::is_none)
                && land
                    .cities
                    .iter()
                    .skip(spaces.city.into())
                    .all(Option::is_none);
            let empty = Land {
                played: false,
                ..Land::EMPTY
            };
            let marrying = matches!(
                board.step,
                Step::Retreat { electorate: at, phase: Phase::Offspring | Phase::Actions }
                    if at == electorate
            );
            let ordained = match land.elector {
                Some(elector) => !electorate.is_church() || elector.rank == Rank::Baron || marrying,
                None => !land.used,
            };
            let moved = !land.used || electorate.has_action();
            let fits = printed && ordained && moved && (land.played || *land == empty);
            note(faults, fits, "V", Reason::BadLand { electorate });
        }
        let imperial = board
            .lands
            .values()
            .flat_map(|land| land.cities)
            .filter(|&city| city == Some(City::Imperial))
            .count();
        let first = board.step == Step::Place(Opening::ImperialCity);
        let fits = imperial + usize::from(board.imperial_cities)
            == usize::from(self.data.imperial_cities)
            && first == (imperial == 0);
        note(faults, fits, "VII", Reason::BadImperialCities);
    }

    fn card_faults(&self, board: &Board, faults: &mut Faults) {
        let setting_up = board.round == 0;
        for card in Card::ALL {
            let held: u16 = board
                .players
                .values()
                .map(|player| u16::from(player.cards[card]))
                .sum();
            let all = u16::from(self.data.copies(card, self.seats));
            let complete = held + u16::from(board.piles[card]) == all;
            let may_be_held = held == 0 || (card != Card::Knight && !setting_up);
            note(
                faults,
                complete && may_be_held,
                "IV",
                Reason::BadCards { card },
            );
        }
        // Whoever took the Rival has passed, and is not the emperor before the election.
        let rival = board.rival().is_none_or(|rival| match board.step.phase() {
            Phase::Actions => rival != board.emperor && board.players[rival].passed,
            Phase::NewElectors => rival != board.emperor,
            _ => true,
        });
        note(
            faults,
            rival,
            "Rival",
            Reason::BadCards { card: Card::Rival },
        );
        let holder = |colour: Colour| board.players[colour].cards[Card::GreyEminence] > 0;
        let mut at_work = 0;
        for land in board.lands.values() {
            if let Some(colour) = land.eminence {
                at_work += 1;
                let fits = holder(colour) && board.step.phase() >= Phase::NewElectors;
                let card = Card::GreyEminence;
                note(faults, fits, "Grey eminence", Reason::BadCards { card });
            }
        }
        let card = Card::GreyEminence;
        note(
            faults,
            at_work <= 1,
            "Grey eminence",
            Reason::BadCards { card },
        );
    }

    fn throne_faults(board: &Board, faults: &mut Faults) {
        let sits = |colour: Colour| board.throne.is_some_and(|noble| noble.colour == colour);
        let fits = match board.step {
            Step::Place(Opening::ImperialCity) | Step::Enthrone(Vacancy::Age | Vacancy::Doctor) => {
                board.throne.is_none()
            }
            // The old emperor sits there until the new one comes.
            Step::Enthrone(Vacancy::Election) => board
                .throne
                .is_some_and(|noble| noble.colour != board.emperor),
            Step::Exile { noble } => sits(board.emperor) && noble.colour != board.emperor,
            _ => sits(board.emperor),
        };
        note(faults, fits, "II", Reason::BadThrone);
    }

    fn election_faults(&self, state: &State, faults: &mut Faults) {
        let board = &state.board;
        let phase = board.step.phase();
        let named = |electorate: Option<Electorate>, estate: Estate, card: Card| {
            electorate.is_none_or(|electorate| {
                phase >= Phase::Election
                    && electorate.estate() == estate
                    && board.lands[electorate].played
                    && board.rival().is_some()
                    && board.players.values().any(|player| player.cards[card] > 0)
            })
        };
        let fits = named(board.influenced, Estate::Church, Card::ChurchInfluence)
            && named(board.excluded, Estate::Secular, Card::Excommunication);
        note(faults, fits, "VI", Reason::BadElection);
        let bound = |colour: Colour| {
            if colour == board.emperor {
                Some(Ballot::Emperor)
            } else {
                (board.rival() == Some(colour)).then_some(Ballot::Rival)
            }
        };
        let fits = match board.step {
            Step::Vote => Colour::ALL.into_iter().all(|colour| {
                let absent = colour.seat().0 >= self.seats;
                match (state.votes[colour], bound(colour)) {
                    (vote, Some(ballot)) => vote == Some(ballot),
                    (vote, None) => !absent || vote.is_none(),
                }
            }),
            _ => state.votes.values().all(Option::is_none),
        };
        note(faults, fits, "VI", Reason::BadElection);
    }
}

/// A player's pieces on the board.
#[derive(Clone, Copy, Default)]
struct Pieces {
    nobles: u16,
    knights: u16,
    cities: u16,
}

fn pieces(board: &Board) -> EnumMap<Colour, Pieces> {
    let mut all: EnumMap<Colour, Pieces> = EnumMap::default();
    let exiled = match board.step {
        Step::Exile { noble } => Some(noble),
        _ => None,
    };
    for noble in board.throne.into_iter().chain(exiled) {
        all[noble.colour].nobles += 1;
    }
    for land in board.lands.values() {
        for &tenant in land.nobles.iter().flatten() {
            match tenant {
                Tenant::Noble(noble) => all[noble.colour].nobles += 1,
                Tenant::Knight(colour) => all[colour].knights += 1,
            }
        }
        for &colour in land.castles.iter().flatten() {
            all[colour].knights += 1;
        }
        for &city in land.cities.iter().flatten() {
            if let City::Own(colour) = city {
                all[colour].cities += 1;
            }
        }
        if let Some(elector) = land.elector {
            all[elector.colour].nobles += 1;
        }
        if let Some(colour) = land.eminence {
            all[colour].nobles += 1;
        }
    }
    all
}

fn note(faults: &mut Faults, holds: bool, rule: &'static str, reason: Reason) {
    if !holds {
        faults.push(Rejection::new(rule, Cause::Game(reason)));
    }
}
