//! Whether the game can stand at its decision.

use crate::card::Card;
use crate::colour::Colour;
use crate::data::ImperialCity;
use crate::electorate::Electorate;
use crate::game::Kaiser;
use crate::land::Tenant;
use crate::noble::{Age, Noble};
use crate::phase::Phase;
use crate::phases::Child;
use crate::spot::Spot;
use crate::state::{Board, Opening, Right, Step, Vacancy};

impl Kaiser {
    /// Whether everything that the step takes for granted is there.
    pub(crate) fn step_fits(&self, board: &Board) -> bool {
        let turn = board.turn;
        let player = &board.players[turn];
        if board.step.phase() == Phase::Actions && player.passed {
            return false;
        }
        match board.step {
            Step::Place(opening) => self.placing_fits(board, opening),
            Step::Enthrone(vacancy) => Kaiser::vacancy_fits(board, vacancy),
            Step::Son => self.child(board, turn) == Child::Son && player.nobles > 0,
            Step::Daughter => self.child(board, turn) == Child::Daughter,
            Step::Answer { groom } => {
                self.child(board, turn) == Child::Daughter
                    && board.noble(groom).is_some_and(|noble| {
                        noble.colour != turn && self.may_marry(groom, noble, "III").is_ok()
                    })
            }
            Step::Act => true,
            Step::Use(deed) => {
                let held = deed.right == Right::Privilege || player.cards[deed.card] > 0;
                let target = deed.card.acts_at_once() && deed.card != Card::Indulgence;
                held && target && self.is_usable(board, deed.card)
            }
            Step::MoveTo { from, right } => {
                let held = right == Right::Privilege || player.cards[Card::Move] > 0;
                held && matches!(from, Spot::Noble(..)) && owns(board, from, turn)
            }
            Step::Knight => self.pays_for_knight(board),
            Step::KnightTo { from } => {
                self.pays_for_knight(board) && board.knight(from) == Some(turn)
            }
            Step::Trier => {
                let land = &board.lands[Electorate::Trier];
                land.used && owns(board, Spot::Elector(Electorate::Trier), turn)
            }
            Step::Retreat { electorate, phase } => self.retreat_fits(board, electorate, phase),
            Step::Eminence { colour } => {
                board.players[colour].cards[Card::GreyEminence] > 0
                    && board.players[colour].nobles > 0
                    && board.lands.values().all(|land| land.eminence.is_none())
            }
            Step::Tie { electorate } => {
                let power = self.power(board, electorate);
                board.lands[electorate].played && Kaiser::strongest(&power).count() > 1
            }
            Step::Install { electorate, colour } => {
                let power = self.power(board, electorate);
                let strongest = Kaiser::strongest(&power).any(|strongest| strongest == colour);
                strongest && !owns(board, Spot::Elector(electorate), colour)
            }
            Step::Influence => {
                Kaiser::is_contested(board)
                    && player.cards[Card::ChurchInfluence] > 0
                    && board.influenced.is_none()
            }
            Step::Exclude => {
                Kaiser::is_contested(board)
                    && player.cards[Card::Excommunication] > 0
                    && board.excluded.is_none()
            }
            Step::Vote => Kaiser::is_contested(board),
            Step::Exile { .. } => board.rival() == Some(board.emperor),
            Step::ImperialCity => {
                self.reward(board.round).imperial_city == ImperialCity::Place
                    && board.imperial_cities > 0
            }
            Step::ImperialFrom => {
                self.reward(board.round).imperial_city == ImperialCity::Move
                    && self.has_city_space(board)
            }
            Step::ImperialTo { from } => {
                let there = board.lands[from].cities;
                self.reward(board.round).imperial_city == ImperialCity::Move
                    && there.contains(&Some(crate::land::City::Imperial))
            }
            Step::Over => true,
        }
    }

    fn is_contested(board: &Board) -> bool {
        board.rival().is_some_and(|rival| rival != board.emperor)
    }

    fn pays_for_knight(&self, board: &Board) -> bool {
        let price = self.data.cards[Card::Knight].price;
        board.players[board.turn].thalers >= price && self.has_post(board)
    }

    fn vacancy_fits(board: &Board, vacancy: Vacancy) -> bool {
        match vacancy {
            Vacancy::Age => true,
            Vacancy::Doctor => board.turn != board.emperor,
            Vacancy::Election => board.rival() == Some(board.emperor),
        }
    }

    fn retreat_fits(&self, board: &Board, electorate: Electorate, phase: Phase) -> bool {
        let land = &board.lands[electorate];
        let marriage = matches!(phase, Phase::Offspring | Phase::Actions)
            && self.agreed.archbishops_marry
            && electorate.is_church();
        land.elector.is_some()
            && (marriage || phase == Phase::NewElectors)
            && self.free_noble(board, electorate).is_none()
    }

    /// Exactly those pieces are on the board that were placed before this step.
    fn placing_fits(&self, board: &Board, opening: Opening) -> bool {
        let data = &self.data;
        if opening == Opening::ImperialCity {
            return board.turn == board.emperor && Kaiser::is_bare(board);
        }
        if opening == Opening::Elector && board.turn == board.emperor {
            return false;
        }
        let place = |colour: Colour| {
            let seats = self.seats;
            (colour.seat().0 + seats - board.emperor.seat().0) % seats
        };
        Colour::at_table(self.seats).all(|colour| {
            let done = if place(colour) < place(board.turn) {
                opening as usize
            } else {
                opening as usize - 1
            };
            // The emperor's baron is on the throne, everybody else's is an elector.
            let first = colour == board.emperor || done >= 1;
            let settled = [Opening::Couple35, Opening::Baron25, Opening::Couple15];
            let wanted = settled.map(|opening| {
                let noble = opening.noble(colour);
                (noble, usize::from(done >= opening as usize))
            });
            let there = wanted.iter().all(|&(noble, count)| {
                let residents = board.lands.values().flat_map(|land| land.nobles);
                let same = residents.filter(|tenant| *tenant == noble.map(Tenant::Noble));
                same.count() == count
            });
            let nobles = usize::from(first) + done.saturating_sub(1).min(3);
            let knights = done.saturating_sub(4);
            let throne = board.throne == Some(Noble::baron(board.emperor, Age::FortyFive));
            let player = &board.players[colour];
            throne
                && there
                && usize::from(player.nobles) + nobles == usize::from(data.nobles)
                && usize::from(player.knights) + knights == usize::from(data.knights)
                && player.cities == data.cities
        })
    }

    fn is_bare(board: &Board) -> bool {
        board.throne.is_none()
            && board.lands.values().all(|land| {
                land.elector.is_none()
                    && land.nobles.iter().all(Option::is_none)
                    && land.castles.iter().all(Option::is_none)
                    && land.cities.iter().all(Option::is_none)
            })
    }
}

fn owns(board: &Board, spot: Spot, colour: Colour) -> bool {
    board
        .noble(spot)
        .is_some_and(|noble| noble.colour == colour)
}
