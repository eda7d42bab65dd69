//! The open decision must fit the board.

use super::{Faults, note};
use crate::action::{Action, Single};
use crate::faction::Faction;
use crate::game::Revolution;
use crate::place::Province;
use crate::reason::Reason;
use crate::state::{Arranging, Board, Step};

impl Revolution {
    pub(super) fn step_faults(&self, board: &Board, faults: &mut Faults) {
        let acting = board.acting();
        let fits = match board.step {
            Step::Garrison { left } => {
                let there: u8 = board
                    .camps
                    .values()
                    .map(|camp| camp.armies[Faction::Habsburg])
                    .sum();
                let all = self.data.factions[Faction::Habsburg].armies;
                board.turn == 0
                    && left > 0
                    && self.seating[Faction::Habsburg].is_some()
                    && u16::from(there) + u16::from(left) == u16::from(all)
            }
            Step::Tax => self.judge_rate(board, 2).is_ok() && board.supply[acting] > 0,
            Step::Support { .. } | Step::Besiege | Step::March | Step::Influence => true,
            Step::SupportTo {
                support,
                space,
                pieces,
                ..
            } => {
                let drawn = if pieces == 1 {
                    Action::Draw(support, space)
                } else {
                    Action::Several(Single::Draw(support, space), pieces)
                };
                self.judge_support(board, drawn).is_ok()
                    && space.feeds_board()
                    && !self.data.supports[support].provinces.is_empty()
            }
            Step::Intercept { shipped } => self.can_intercept(board, shipped) > 0,
            Step::Upkeep { region, left } => {
                let card = &self.data.factions[acting];
                left > 0
                    && left <= board.camps[region].armies[acting]
                    && board.treasury[acting] >= card.maintain.min(card.disband)
            }
            Step::Loot { region, left } => {
                let camp = &board.camps[region];
                left <= camp.armies[acting]
                    && camp.abandoned[acting] > 0
                    && self.can_loot(board, region)
            }
            Step::Recruit { raised } => raised <= 3,
            Step::Hire => acting.is_friend_of_beggars() && board.hirer.is_none(),
            Step::Beggars { .. } => board.hirer == Some(acting),
            Step::MarchTo { from, driven_back } => {
                // From the second version on armies are sent in one step.
                !self.agreed.second && self.judge_leaving(board, from, driven_back).is_ok()
            }
            Step::Convert { region } => self.judge_influence(board, Action::Region(region)).is_ok(),
            Step::NewPieces { left } => left <= board.supply[acting],
            Step::Neutrals { left, open } => {
                let needy = self.needy(board);
                left > 0
                    && left == board.neutrals
                    && open.len() > usize::from(left)
                    && open.iter().all(|province| needy.contains(province))
            }
            Step::Overflow => self.overflow_fits(board),
            Step::OverflowTo { from, pieces } => {
                let flow = if pieces == 1 {
                    Action::Province(from)
                } else {
                    Action::Several(Single::Province(from), pieces)
                };
                self.overflow_fits(board) && self.judge_overflow(board, flow).is_ok()
            }
            Step::NextProvince => self.agreed.first_player_orders && board.part.provinces.len() > 1,
            Step::Arrange => self.arranging_fits(board),
            Step::Citizens => true,
            Step::Order => board.turn < self.data.turns && !board.part.next_order.is_empty(),
            Step::Over => board.turn == self.data.turns && board.part.next_order.is_empty(),
        };
        note(faults, fits, "4.1", Reason::BadStep);
    }

    /// Whoever has had their turn has no pieces above a limit any more (6.13).
    fn overflow_fits(&self, board: &Board) -> bool {
        board
            .order
            .iter()
            .take(usize::from(board.actor))
            .all(|&faction| {
                Province::ALL
                    .iter()
                    .all(|&province| self.surplus(board, faction, province) == 0)
            })
    }

    /// Whoever moves within a province is there, and whoever arranges something moves there (6.14).
    fn arranging_fits(&self, board: &Board) -> bool {
        let part = &board.part;
        let movers = part.movers.iter().all(|(province, mover)| {
            mover.is_none_or(|faction| {
                self.seating[faction].is_some()
                    && self.free_pieces(board, province).of(faction) > 0
                    && !part.settled[faction]
                    && !part.provinces.contains(province)
                    && self.data.provinces[province].spots.len() > 1
            })
        });
        let open = part.movers.values().flatten().count();
        let called = if self.agreed.first_player_orders {
            open == 1 && part.arranging.iter().flatten().count() == 1
        } else {
            open > 0 && part.provinces.is_empty()
        };
        let seats = part.arranging.iter().enumerate().all(|(seat, arranging)| {
            arranging.is_none_or(|arranging| {
                self.seating[arranging.faction].is_some_and(|own| own.index() == seat)
                    && part.movers[arranging.province] == Some(arranging.faction)
                    && arranging.moves <= self.free_pieces(board, arranging.province).total()
                    && self.picked_fits(board, arranging)
            })
        });
        movers && called && seats && self.places_fit(board)
    }

    fn picked_fits(&self, board: &Board, arranging: Arranging) -> bool {
        match arranging.picked {
            None => arranging.pieces == 1,
            Some((spot, colour)) => {
                let most = self.most_to_take(board, arranging, spot, colour);
                (1..=most).contains(&arranging.pieces)
                    && self.judge_take(board, arranging, spot, colour).is_ok()
            }
        }
    }

    /// From the second version on it is settled where everybody moves. Whether they can still change anything there is not asked:
    /// those who would have moved after them may have settled meanwhile.
    fn places_fit(&self, board: &Board) -> bool {
        if !self.agreed.second || self.agreed.first_player_orders {
            return true;
        }
        let arranging = &board.part.arranging;
        let here = arranging.map(|here| here.map(|here| (here.province, here.faction)));
        here == self.expected_places(board)
    }
}
