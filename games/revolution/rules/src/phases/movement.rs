//! Movement within provinces (5.6, 6.14): whose turn it is where. What is moved is in `arranging.rs`.
//!
//! Within a province the larger faction moves before the smaller one. What happens in one province changes nothing
//! in another, so everybody whose turn it is somewhere moves at the same time, unless it was agreed that the first
//! player calls the provinces one by one.
//!
//! From the second version of the rules on a player goes from province to province without being asked: first where
//! nobody moves before, then where one faction does, and so on, each time in the order of the provinces. This order
//! does not depend on who is faster, so it does not matter who decides first.

use engine::{MAX_SEATS, Rejection, Seat, Seats, Sink, ensure};

use crate::event::Event;
use crate::faction::{Colour, Faction, Pieces};
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::{Province, Provinces, Spot};
use crate::reason::Reason;
use crate::state::{Arranging, Board, Step};

/// A faction that has still to move within a province.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Waiting {
    /// How many factions move before it there.
    rank: u8,
    province: Province,
    faction: Faction,
}

impl Revolution {
    /// Opens all provinces where anybody can move, or asks the first player which is the first.
    pub(crate) fn begin_movement(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        for province in Province::ALL {
            if self.data.provinces[province].spots.len() < 2 {
                continue;
            }
            if self.free_pieces(board, province).factions() > 0 {
                board.part.provinces.insert(province);
            } else {
                self.settle_neutrals(board, province, log);
            }
        }
        if self.agreed.first_player_orders {
            return self.next_province(board, log);
        }
        for province in std::mem::take(&mut board.part.provinces).iter() {
            self.pass_on(board, province, None, log);
        }
        board.step = Step::Arrange;
        if self.agreed.second {
            self.go_on(board);
        } else {
            for seat in Seat::all(self.seats) {
                // Everybody begins somewhere; later they say themselves where they go on.
                let first = Province::ALL
                    .iter()
                    .find(|&&province| self.is_mover(board, seat, province));
                if let Some(&province) = first {
                    self.go_to(board, seat, province);
                }
            }
        }
        !self.movers(board).is_empty()
    }

    /// Goes on to the next province where somebody moves, if the first player calls them. Whether there is one.
    fn next_province(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        if self.agreed.second {
            // Where nobody wants to move or can, nothing is called.
            for province in board.part.provinces.iter() {
                if self.next_mover(board, province, None).is_none() {
                    board.part.provinces.remove(province);
                    self.settle_neutrals(board, province, log);
                }
            }
        }
        while let Some(province) = board.part.provinces.first() {
            if board.part.provinces.len() > 1 {
                board.step = Step::NextProvince;
                return true;
            }
            if self.call_province(board, province, log) {
                return true;
            }
        }
        false
    }

    /// Whether the province can be next.
    pub(crate) fn judge_next_province(
        board: &Board,
        province: Province,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::Movement.section(board.turn);
        let open = board.part.provinces.contains(province);
        ensure(open, rule, || Reason::ProvinceDone { province })
    }

    /// The province that the first player chose is next.
    pub(crate) fn begin_province(
        &self,
        board: &mut Board,
        province: Province,
        log: &mut impl Sink<Event>,
    ) {
        if !self.call_province(board, province, log) && !self.next_province(board, log) {
            self.end_phase(board, log);
        }
    }

    /// Lets the largest faction of the province begin. Whether there is anybody who wants to.
    fn call_province(
        &self,
        board: &mut Board,
        province: Province,
        log: &mut impl Sink<Event>,
    ) -> bool {
        board.part.provinces.remove(province);
        self.pass_on(board, province, None, log);
        let open = board.part.movers[province].is_some();
        if open {
            board.step = Step::Arrange;
        }
        open
    }

    /// The seats that move pieces now.
    pub(crate) fn movers(&self, board: &Board) -> Seats {
        if self.agreed.second {
            return Seats::that(|seat: Seat| {
                let here = board.part.arranging.get(seat.index());
                here.is_some_and(Option::is_some)
            });
        }
        let factions = board.part.movers.values().flatten();
        factions
            .filter_map(|&faction| self.seating[faction])
            .collect()
    }

    fn is_mover(&self, board: &Board, seat: Seat, province: Province) -> bool {
        board.part.movers[province].is_some_and(|faction| self.seating[faction] == Some(seat))
    }

    /// The faction that a seat moves now: where it is, or else the first one whose turn it is somewhere.
    pub(crate) fn arranging_faction(&self, board: &Board, seat: Seat) -> Option<Faction> {
        let here = board.part.arranging.get(seat.index()).copied().flatten();
        if self.agreed.second {
            return here.map(|arranging| arranging.faction);
        }
        here.map(|arranging| arranging.faction).or_else(|| {
            let mut factions = board.part.movers.values().copied().flatten();
            factions.find(|&faction| self.seating[faction] == Some(seat))
        })
    }

    /// The seat turns to a province where it is its turn.
    pub(crate) fn go_to(&self, board: &mut Board, seat: Seat, province: Province) {
        board.part.arranging[seat.index()] = board.part.movers[province].map(|faction| Arranging {
            province,
            faction,
            moves: self.free_pieces(board, province).total(),
            picked: None,
            pieces: 1,
        });
    }

    /// Every seat that moves nowhere now turns to the next of its provinces, if it is its turn there.
    fn go_on(&self, board: &mut Board) {
        for (seat, here) in self.expected_places(board).into_iter().enumerate() {
            if let Some((province, _)) = here
                && board.part.arranging[seat].is_none()
            {
                self.go_to(board, Seat(seat as u8), province);
            }
        }
    }

    /// Where each seat moves now if the provinces come by themselves: in the first of its provinces, if it is its
    /// turn there.
    pub(crate) fn expected_places(
        &self,
        board: &Board,
    ) -> [Option<(Province, Faction)>; MAX_SEATS] {
        let mut first = [None; MAX_SEATS];
        for province in Province::ALL {
            if board.part.movers[province].is_some() {
                self.each_waiting(board, province, |seat, next| {
                    let first: &mut Option<Waiting> = &mut first[seat.index()];
                    if first.is_none_or(|first| next < first) {
                        *first = Some(next);
                    }
                });
            }
        }
        first.map(|first| {
            let Waiting {
                province, faction, ..
            } = first?;
            (board.part.movers[province] == Some(faction)).then_some((province, faction))
        })
    }

    /// Shows everybody who has still to move within a province.
    fn each_waiting(&self, board: &Board, province: Province, mut show: impl FnMut(Seat, Waiting)) {
        let pieces = self.free_pieces(board, province);
        let mover = board.part.movers[province];
        let reached = mover.map_or(0, |mover| rank(board, pieces, mover));
        for &faction in &board.order {
            if pieces.of(faction) == 0 {
                continue;
            }
            let rank = rank(board, pieces, faction);
            if rank >= reached
                && wants_to_move(board, faction, rank)
                && let Some(seat) = self.seating[faction]
            {
                show(
                    seat,
                    Waiting {
                        rank,
                        province,
                        faction,
                    },
                );
            }
        }
    }

    /// Where the seat has still to move beside the province where it is, and as many factions move before its own as here.
    pub fn alike_elsewhere(&self, board: &Board, seat: Seat) -> Provinces {
        let mut alike = Provinces::NONE;
        let here = board.part.arranging.get(seat.index()).copied().flatten();
        // Where the first player calls the provinces it is not known what comes next.
        let Some(here) = here.filter(|_| !self.agreed.first_player_orders) else {
            return alike;
        };
        let own_rank = rank(board, self.free_pieces(board, here.province), here.faction);
        for province in Province::ALL {
            if board.part.movers[province].is_none() && !board.part.provinces.contains(province) {
                continue;
            }
            self.each_waiting(board, province, |other, waiting| {
                let this = (province, waiting.faction) == (here.province, here.faction);
                if other == seat && !this && waiting.rank == own_rank {
                    alike.insert(province);
                }
            });
        }
        alike
    }

    /// The next faction of the province has its turn; after the last one neutrals fill what is empty.
    pub(crate) fn pass_on(
        &self,
        board: &mut Board,
        province: Province,
        after: Option<Faction>,
        log: &mut impl Sink<Event>,
    ) {
        let next = self.next_mover(board, province, after);
        board.part.movers[province] = next;
        match next.and_then(|faction| self.seating[faction]) {
            Some(seat) if self.agreed.first_player_orders => {
                self.go_to(board, seat, province);
            }
            Some(_) => {}
            None => self.settle_neutrals(board, province, log),
        }
    }

    /// Who moves after a faction in a province. From the second version on whoever can move nothing there is passed
    /// over.
    pub(super) fn next_mover(
        &self,
        board: &Board,
        province: Province,
        after: Option<Faction>,
    ) -> Option<Faction> {
        let mut next = self.mover_after(board, province, after);
        while let Some(faction) = next
            && self.agreed.second
            && !self.can_arrange(board, province, faction)
        {
            next = self.mover_after(board, province, next);
        }
        next
    }

    /// Who moves after a faction in a province: by size, the largest first, equals in the order of play;
    /// whoever has settled is passed over.
    pub fn mover_after(
        &self,
        board: &Board,
        province: Province,
        after: Option<Faction>,
    ) -> Option<Faction> {
        let pieces = self.free_pieces(board, province);
        let after = after.map(|after| rank(board, pieces, after));
        let factions = board.order.iter().copied();
        factions
            .filter(|&faction| pieces.of(faction) > 0)
            .map(|faction| (rank(board, pieces, faction), faction))
            .filter(|&(rank, faction)| {
                after.is_none_or(|after| rank > after) && wants_to_move(board, faction, rank)
            })
            .min()
            .map(|(_, faction)| faction)
    }

    /// Whether a faction moves later than another in a province.
    pub(crate) fn moves_later(
        &self,
        board: &Board,
        province: Province,
        late: Faction,
        early: Faction,
    ) -> bool {
        let pieces = self.free_pieces(board, province);
        rank(board, pieces, late) > rank(board, pieces, early)
    }

    /// Whether no faction moves before this one in a province.
    pub(crate) fn moves_first(&self, board: &Board, province: Province, faction: Faction) -> bool {
        rank(board, self.free_pieces(board, province), faction) == 0
    }

    /// The seat moves nothing more in any province this turn.
    pub(crate) fn settle(&self, board: &mut Board, seat: Seat, log: &mut impl Sink<Event>) {
        for faction in self.factions_of(seat) {
            board.part.settled[faction] = true;
        }
        self.leave_provinces(board, seat, u8::MAX, log);
    }

    /// The seat moves nothing more where as many factions move before its own as here.
    pub(crate) fn waive_rank(&self, board: &mut Board, seat: Seat, log: &mut impl Sink<Event>) {
        let Some(here) = board.part.arranging[seat.index()] else {
            return;
        };
        let pieces = self.free_pieces(board, here.province);
        let own_rank = rank(board, pieces, here.faction);
        for faction in self.factions_of(seat) {
            board.part.waived[faction] = own_rank + 1;
        }
        self.leave_provinces(board, seat, own_rank, log);
    }

    /// The seat is done in the provinces where it is its turn and at most so many factions move before.
    fn leave_provinces(&self, board: &mut Board, seat: Seat, most: u8, log: &mut impl Sink<Event>) {
        board.part.arranging[seat.index()] = None;
        for province in Province::ALL {
            if let Some(mover) = board.part.movers[province]
                && self.seating[mover] == Some(seat)
                && rank(board, self.free_pieces(board, province), mover) <= most
            {
                self.pass_on(board, province, Some(mover), log);
            }
        }
        self.after_province(board, log);
    }

    /// Goes on, or ends the phase when nobody moves anywhere any more.
    pub(crate) fn after_province(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        let open = board.part.movers.values().any(Option::is_some);
        if !open {
            if !self.next_province(board, log) {
                self.end_phase(board, log);
            }
        } else if self.agreed.second && !self.agreed.first_player_orders {
            self.go_on(board);
        }
    }

    /// Neutrals of the countryside go into empty cities, two each, and towns. From the second version on those that
    /// are piled up in cities fill towns if none is left in the countryside.
    pub(super) fn settle_neutrals(
        &self,
        board: &mut Board,
        province: Province,
        log: &mut impl Sink<Event>,
    ) {
        let country = Spot::Country(province);
        for &spot in &self.data.provinces[province].spots {
            let wanted = match spot {
                Spot::Country(_) => 0,
                Spot::City(city) if board.cities[city].is_empty() && !board.is_besieged(spot) => 2,
                Spot::City(_) => 0,
                Spot::Town(town) => u8::from(board.towns[town].is_none()),
            };
            let mut pieces = wanted.min(board.count(country, Colour::Neutral));
            for _ in 0..pieces {
                board.shift(country, spot, Colour::Neutral);
            }
            if pieces < wanted
                && matches!(spot, Spot::Town(_))
                && let Some(pile) = self.piled_neutrals(board, province)
            {
                board.shift(pile, spot, Colour::Neutral);
                pieces += 1;
            }
            if pieces > 0 {
                log.emit(Event::NeutralsSettled { spot, pieces });
            }
        }
    }

    /// The city of the province that can spare most neutrals: where there is nobody else, two stay.
    fn piled_neutrals(&self, board: &Board, province: Province) -> Option<Spot> {
        if !self.agreed.second {
            return None;
        }
        let spare = |spot: Spot| match spot {
            Spot::City(city) if !board.is_besieged(spot) => {
                let pieces = &board.cities[city];
                let stay = if pieces.factions() == 0 { 2 } else { 0 };
                pieces.of(Colour::Neutral).saturating_sub(stay)
            }
            _ => 0,
        };
        let spots = &self.data.provinces[province].spots;
        // Of equals the first: `max_by_key` takes the last.
        let most = spots
            .iter()
            .rev()
            .copied()
            .max_by_key(|&spot| spare(spot))?;
        (spare(most) > 0).then_some(most)
    }
}

/// How many factions move before this one among these pieces of a province: the larger ones, and of equals those that
/// come earlier in the order of play.
fn rank(board: &Board, pieces: Pieces, faction: Faction) -> u8 {
    let own = pieces.of(faction);
    let mut earlier = true;
    let mut before = 0;
    for &other in &board.order {
        if other == faction {
            earlier = false;
        } else {
            let there = pieces.of(other);
            before += u8::from(there > own || (there == own && earlier));
        }
    }
    before
}

/// Whether a faction has not given up moving at this rank.
fn wants_to_move(board: &Board, faction: Faction, rank: u8) -> bool {
    !board.part.settled[faction] && rank >= board.part.waived[faction]
}
