//! New pieces (5.2, 6.10).

use engine::{Rejection, Sink, ensure};
use enum_map::EnumMap;

use crate::action::{Action, Single, is_offered};
use crate::event::Event;
use crate::faction::Faction;
use crate::game::{Revolution, boxes};
use crate::phase::Phase;
use crate::place::{City, Province, Site, Spot, Town};
use crate::reason::Reason;
use crate::state::{Board, Step};
use crate::support::{Space, Support};

/// How many pieces in the countryside bring a new one (6.10).
const COUNTRY_FOR_ONE: u8 = 5;

impl Revolution {
    /// Gives the acting faction its new pieces and asks where to put them.
    pub(crate) fn open_new_pieces(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        let faction = board.acting();
        board.part.placed = EnumMap::default();
        board.part.filled = EnumMap::default();
        let due = self.new_pieces(board, faction);
        let received = due.min(board.supply[faction]);
        log.emit(Event::NewPieces {
            faction,
            due,
            received,
        });
        let left = self.cash_homeless(board, received, log);
        if left > 0 {
            board.step = Step::NewPieces { left };
        }
        left > 0
    }

    /// From the second version on new pieces without room become money without asking. How many are still to be
    /// placed.
    fn cash_homeless(&self, board: &mut Board, left: u8, log: &mut impl Sink<Event>) -> u8 {
        let faction = board.acting();
        let asks = !self.agreed.second
            || left == 0
            || self.agreed.new_money_by_choice
            || self.has_room(board, faction);
        if asks {
            return left;
        }
        if self.need_not_place(board) {
            log.emit(Event::KeptBack {
                faction,
                pieces: left,
            });
        } else {
            board.earn(faction, left);
            log.emit(Event::Cashed {
                faction,
                pieces: left,
            });
        }
        0
    }

    /// Whether new pieces may stay beside the board (5.2, first edition).
    fn need_not_place(&self, board: &Board) -> bool {
        board.turn == 0 && self.agreed.first_pieces_optional
    }

    /// How many new pieces a faction is due.
    pub fn new_pieces(&self, board: &Board, faction: Faction) -> u8 {
        if board.turn == 0 {
            return self.data.factions[faction].first_new;
        }
        let counted = self.city_pieces(board, faction)
            + town_pieces(board, faction)
            + country_pieces(board, faction)
            + self.support_pieces(board, faction);
        counted.max(self.data.least_new)
    }

    /// One for each city card, and one for each place named on it that the faction has too.
    fn city_pieces(&self, board: &Board, faction: Faction) -> u8 {
        let own = |site: Site| match site {
            Site::City(city) => board.city_cards[city] == Some(faction),
            Site::Town(town) => board.towns[town] == Some(faction.colour()),
        };
        City::ALL
            .iter()
            .filter(|&&city| own(Site::City(city)))
            .map(|&city| {
                let names = &self.data.cities[city].names;
                1 + names.iter().filter(|&&site| own(site)).count() as u8
            })
            .sum()
    }

    fn support_pieces(&self, board: &Board, faction: Faction) -> u8 {
        let all: u8 = Support::ALL
            .iter()
            .map(|&support| board.in_box(support, faction))
            .sum();
        let turned_down = self.agreed.huguenots_turn_down && board.huguenots() == Some(faction);
        if turned_down {
            all.saturating_sub(board.interceptors)
        } else {
            all
        }
    }

    /// How many new pieces a faction may add to a province; no limit where it holds the card.
    pub fn growth(&self, board: &Board, faction: Faction, province: Province) -> Option<u8> {
        let presence = self.presence(board, faction, province);
        self.growth_from(board, faction, province, presence)
    }

    /// The same, where it is known already how many pieces it has there.
    fn growth_from(
        &self,
        board: &Board,
        faction: Faction,
        province: Province,
        Presence { land, all }: Presence,
    ) -> Option<u8> {
        let placed = board.part.placed[province];
        if board.turn == 0 {
            let base = if self.agreed.first_growth_cities {
                all
            } else {
                land
            };
            return Some(2 * (base - placed));
        }
        if board.province_cards[province] == Some(faction) && all > 0 {
            return None;
        }
        let base = if self.agreed.growth_cities { all } else { land };
        Some(base - placed)
    }

    fn presence(&self, board: &Board, faction: Faction, province: Province) -> Presence {
        let colour = faction.colour();
        let mut presence = Presence { land: 0, all: 0 };
        for &spot in &self.data.provinces[province].spots {
            let count = board.count(spot, colour);
            presence.all += count;
            if !matches!(spot, Spot::City(_)) {
                presence.land += count;
            }
        }
        presence
    }

    /// Whether a new piece can be put into the province.
    fn can_place(
        &self,
        board: &Board,
        faction: Faction,
        province: Province,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::NewPieces.section(board.turn);
        let presence = self.presence(board, faction, province);
        ensure(presence.all > 0, rule, || Reason::NotInProvince {
            province,
        })?;
        let Some(most) = self.growth_from(board, faction, province, presence) else {
            return Ok(());
        };
        ensure(board.part.placed[province] < most, rule, || {
            Reason::GrowthLimit { province, most }
        })
    }

    /// Whether a new piece can be put into the support box.
    fn can_fill(
        &self,
        board: &Board,
        faction: Faction,
        support: Support,
        space: Space,
    ) -> Result<(), Rejection<Reason>> {
        self.can_use_box(board, faction, support)?;
        let rule = Phase::NewPieces.section(board.turn);
        let open = self.open_in_box(board, support, space);
        ensure(open > 0, rule, || Reason::NoSpace { support, space })
    }

    /// How many spaces of a kind nobody takes up.
    fn open_in_box(&self, board: &Board, support: Support, space: Space) -> u8 {
        let taken: u8 = board.supports[support][space].values().sum();
        self.data.supports[support].spaces[space].saturating_sub(taken)
    }

    /// Whether the faction may have pieces in the support box.
    fn can_use_box(
        &self,
        board: &Board,
        faction: Faction,
        support: Support,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::NewPieces.section(board.turn);
        let printed = &self.data.supports[support];
        ensure(printed.factions.contains(&faction), rule, || {
            Reason::NotOurBox { support }
        })?;
        if printed.exclusive {
            let rival = self
                .factions()
                .find(|&other| other != faction && board.in_box(support, other) > 0);
            if let Some(by) = rival {
                return ensure(false, "5.2", || Reason::BoxTaken { support, by });
            }
        }
        Ok(())
    }

    /// How many of the new pieces can go there at once.
    fn room(&self, board: &Board, left: u8, single: Single) -> u8 {
        let faction = board.acting();
        let most = match single {
            Single::Province(province) => {
                self.growth(board, faction, province).map_or(left, |most| {
                    most.saturating_sub(board.part.placed[province])
                })
            }
            Single::Fill(support, space) if self.can_use_box(board, faction, support).is_ok() => {
                self.open_in_box(board, support, space)
            }
            _ => 0,
        };
        most.min(left)
    }

    /// Every place for new pieces, and from the second version on for several at once.
    pub(crate) fn new_piece_candidates(&self, board: &Board, left: u8, out: &mut Vec<Action>) {
        let provinces = Province::ALL.into_iter().map(Single::Province);
        let boxes = boxes().map(|(support, space)| Single::Fill(support, space));
        for single in provinces.chain(boxes) {
            out.push(single.once());
            if self.agreed.second && left > 1 {
                single.offer(self.room(board, left, single), out);
            }
        }
        out.extend([Action::Treasury, Action::Done]);
    }

    /// What of it is allowed: places with room, and money or nothing where that may be.
    pub(crate) fn new_piece_choices(&self, board: &Board, left: u8, out: &mut Vec<Action>) {
        let mut offer = |single: Single, room: u8| {
            if room > 0 {
                out.push(single.once());
                if self.agreed.second {
                    single.offer(room, out);
                }
            }
        };
        if left > 0 {
            for province in Province::ALL {
                let single = Single::Province(province);
                offer(single, self.room(board, left, single));
            }
            for support in Support::ALL {
                if self.can_use_box(board, board.acting(), support).is_ok() {
                    for space in Space::ALL {
                        let open = self.open_in_box(board, support, space);
                        offer(Single::Fill(support, space), open.min(left));
                    }
                }
            }
        }
        let others = [Action::Treasury, Action::Done].into_iter();
        out.extend(others.filter(|&other| self.judge_new_piece(board, left, other).is_ok()));
    }

    fn has_room(&self, board: &Board, faction: Faction) -> bool {
        let province = Province::ALL
            .iter()
            .any(|&province| self.can_place(board, faction, province).is_ok());
        province
            || boxes().any(|(support, space)| self.can_fill(board, faction, support, space).is_ok())
    }

    /// Whether a new piece can go there.
    pub(crate) fn judge_new_piece(
        &self,
        board: &Board,
        left: u8,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let faction = board.acting();
        let rule = Phase::NewPieces.section(board.turn);
        if action != Action::Done {
            ensure(left > 0, rule, || Reason::NoPieceLeft)?;
        }
        match action {
            Action::Province(province) => self.can_place(board, faction, province),
            Action::Fill(support, space) => self.can_fill(board, faction, support, space),
            Action::Several(single @ (Single::Province(_) | Single::Fill(..)), pieces)
                if self.agreed.second =>
            {
                let most = self.room(board, left, single);
                if is_offered(pieces, most) {
                    return Ok(());
                }
                self.judge_new_piece(board, left, single.once())?;
                ensure(false, rule, || Reason::NotSoMany { most })
            }
            Action::Treasury if self.agreed.new_money_by_choice => Ok(()),
            Action::Treasury if self.need_not_place(board) => {
                ensure(false, rule, || Reason::StayInSupply)
            }
            Action::Treasury => ensure(!self.has_room(board, faction), rule, || Reason::RoomLeft),
            Action::Done => ensure(left == 0 || self.need_not_place(board), rule, || {
                Reason::PiecesLeft { pieces: left }
            }),
            _ => Err(Rejection::out_of_place()),
        }
    }

    /// Puts a new piece down, or stops.
    pub(crate) fn apply_new_piece(
        &self,
        board: &mut Board,
        left: u8,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let faction = board.acting();
        let (action, pieces) = match action {
            Action::Several(single, pieces) => (single.once(), pieces),
            _ => (action, 1),
        };
        match action {
            Action::Province(province) => {
                for _ in 0..pieces {
                    board.put(Spot::Country(province), faction.colour());
                }
                board.part.placed[province] += pieces;
                if !self.agreed.second {
                    log.emit(Event::Placed {
                        faction,
                        province,
                        pieces,
                    });
                }
            }
            Action::Fill(support, space) => {
                board.supply[faction] -= pieces;
                board.supports[support][space][faction] += pieces;
                if self.agreed.second {
                    board.part.filled[support] += pieces;
                } else {
                    log.emit(Event::Supported {
                        faction,
                        support,
                        pieces,
                    });
                }
            }
            Action::Treasury => {
                board.earn(faction, 1);
                log.emit(Event::Cashed { faction, pieces });
            }
            _ => {
                if self.agreed.second {
                    Revolution::sum_up_new_pieces(board, left, log);
                }
                self.end_part(board, log);
                return;
            }
        }
        let left = self.cash_homeless(board, left - pieces, log);
        board.step = Step::NewPieces { left };
    }

    /// Tells in one line for each province and box how many new pieces came there.
    fn sum_up_new_pieces(board: &Board, left: u8, log: &mut impl Sink<Event>) {
        let faction = board.acting();
        for (province, &pieces) in &board.part.placed {
            if pieces > 0 {
                log.emit(Event::Placed {
                    faction,
                    province,
                    pieces,
                });
            }
        }
        for (support, &pieces) in &board.part.filled {
            if pieces > 0 {
                log.emit(Event::Supported {
                    faction,
                    support,
                    pieces,
                });
            }
        }
        if left > 0 {
            log.emit(Event::KeptBack {
                faction,
                pieces: left,
            });
        }
    }
}

/// How many pieces a faction has in a province.
#[derive(Clone, Copy)]
struct Presence {
    /// Outside the cities.
    land: u8,
    /// Altogether.
    all: u8,
}

fn town_pieces(board: &Board, faction: Faction) -> u8 {
    let colour = Some(faction.colour());
    let towns = Town::ALL.iter();
    towns.filter(|&&town| board.towns[town] == colour).count() as u8
}

fn country_pieces(board: &Board, faction: Faction) -> u8 {
    let pieces: u8 = board.country.values().map(|there| there.of(faction)).sum();
    pieces / COUNTRY_FOR_ONE
}
