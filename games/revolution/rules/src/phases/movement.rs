//! Movement within provinces (5.6, 6.14).
//!
//! Within a province the larger faction moves before the smaller one. What happens in one province changes nothing
//! in another, so everybody whose turn it is somewhere moves at the same time, unless it was agreed that the first
//! player calls the provinces one by one.

use engine::{Rejection, Seat, Seats, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::faction::{Colour, Faction};
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::{Province, Spot};
use crate::reason::Reason;
use crate::state::{Arranging, Board, Step};

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
            board.part.movers[province] = self.mover_after(board, province, None);
        }
        for seat in Seat::all(self.seats) {
            // Everybody begins somewhere; later he says himself where he goes on.
            let first = Province::ALL
                .iter()
                .find(|&&province| self.is_mover(board, seat, province));
            if let Some(&province) = first {
                self.go_to(board, seat, province);
            }
        }
        board.step = Step::Arrange;
        !self.movers(board).is_empty()
    }

    /// Goes on to the next province where somebody moves, if the first player calls them. Whether there is one.
    fn next_province(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
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

    /// The seats whose turn it is somewhere.
    pub(crate) fn movers(&self, board: &Board) -> Seats {
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
        here.map(|arranging| arranging.faction).or_else(|| {
            let mut factions = board.part.movers.values().copied().flatten();
            factions.find(|&faction| self.seating[faction] == Some(seat))
        })
    }

    /// The seat turns to a province where it is its turn.
    fn go_to(&self, board: &mut Board, seat: Seat, province: Province) {
        board.part.arranging[seat.index()] = board.part.movers[province].map(|faction| Arranging {
            province,
            faction,
            moves: self.free_pieces(board, province).total(),
            picked: None,
        });
    }

    /// The next faction of the province has its turn; after the last one neutrals fill what is empty.
    fn pass_on(
        &self,
        board: &mut Board,
        province: Province,
        after: Option<Faction>,
        log: &mut impl Sink<Event>,
    ) {
        let next = self.mover_after(board, province, after);
        board.part.movers[province] = next;
        match next.and_then(|faction| self.seating[faction]) {
            Some(seat) if self.agreed.first_player_orders => self.go_to(board, seat, province),
            Some(_) => {}
            None => self.settle_neutrals(board, province, log),
        }
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
        let rank = |faction: Faction| (u8::MAX - pieces.of(faction), board.rank(faction));
        let factions = board.order.iter().copied();
        factions
            .filter(|&faction| pieces.of(faction) > 0 && !board.part.settled[faction])
            .filter(|&faction| after.is_none_or(|after| rank(faction) > rank(after)))
            .min_by_key(|&faction| rank(faction))
    }

    /// Whether a faction moves later than another in a province.
    fn moves_later(
        &self,
        board: &Board,
        province: Province,
        late: Faction,
        early: Faction,
    ) -> bool {
        let pieces = self.free_pieces(board, province);
        let (late_size, early_size) = (pieces.of(late), pieces.of(early));
        late_size < early_size || (late_size == early_size && board.rank(late) > board.rank(early))
    }

    /// Where a seat could go, or every piece of the province where it is, or every place to put one down.
    pub(crate) fn arrange_candidates(&self, board: &Board, seat: Seat, out: &mut Vec<Action>) {
        let Some(arranging) = board.part.arranging[seat.index()] else {
            out.extend(Province::ALL.into_iter().map(Action::Province));
            out.push(Action::Settle);
            return;
        };
        let spots = &self.data.provinces[arranging.province].spots;
        if arranging.picked.is_some() {
            out.extend(spots.iter().copied().map(Action::Put));
            return;
        }
        for &spot in spots {
            match spot {
                Spot::Town(town) => {
                    let colour = board.towns[town].unwrap_or(Colour::Neutral);
                    out.push(Action::Take(spot, colour));
                }
                _ => out.extend(Colour::ALL.iter().map(|&colour| Action::Take(spot, colour))),
            }
        }
        out.extend([Action::Done, Action::Settle]);
    }

    /// Whether the seat can go there, or the piece be picked up or put down.
    pub(crate) fn judge_arrange(
        &self,
        board: &Board,
        seat: Seat,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        match (board.part.arranging[seat.index()], action) {
            (None, Action::Province(province)) => self.judge_going(board, seat, province),
            (None, Action::Settle) => Ok(()),
            (Some(arranging), _) => match (arranging.picked, action) {
                (Some((from, colour)), Action::Put(to)) => {
                    self.judge_put(board, arranging, from, colour, to)
                }
                (None, Action::Take(spot, colour)) => {
                    self.judge_take(board, arranging, spot, colour)
                }
                (None, Action::Done | Action::Settle) => Ok(()),
                _ => Err(Rejection::out_of_place()),
            },
            _ => Err(Rejection::out_of_place()),
        }
    }

    fn judge_going(
        &self,
        board: &Board,
        seat: Seat,
        province: Province,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::Movement.section(board.turn);
        let Some(faction) = board.part.movers[province] else {
            return ensure(false, rule, || Reason::ProvinceDone { province });
        };
        ensure(self.seating[faction] == Some(seat), rule, || {
            Reason::AnotherMoves { province, faction }
        })
    }

    /// Whether the piece can be picked up.
    pub(crate) fn judge_take(
        &self,
        board: &Board,
        arranging: Arranging,
        spot: Spot,
        colour: Colour,
    ) -> Result<(), Rejection<Reason>> {
        let Arranging {
            province, faction, ..
        } = arranging;
        let rule = Phase::Movement.section(board.turn);
        let here = self.data.province_of(spot) == province;
        ensure(here, rule, || Reason::Elsewhere { province })?;
        ensure(board.count(spot, colour) > 0, rule, || Reason::NoPiece {
            spot,
            colour,
        })?;
        if let Spot::City(city) = spot {
            let free = board.sieges[city].is_none();
            ensure(free, rule, || Reason::Besieged { city })?;
        }
        ensure(arranging.moves > 0, rule, || Reason::NoMovesLeft)?;
        if let Some(other) = colour.faction().filter(|&other| other != faction) {
            let later = self.moves_later(board, province, other, faction);
            ensure(later, rule, || Reason::AlreadyPlaced { faction: other })?;
        }
        let spots = &self.data.provinces[province].spots;
        let goal = spots
            .iter()
            .any(|&to| self.can_put(board, faction, spot, colour, to).is_ok());
        ensure(goal, rule, || Reason::NowhereToMove)
    }

    /// Whether the piece can be put down there.
    fn judge_put(
        &self,
        board: &Board,
        arranging: Arranging,
        from: Spot,
        colour: Colour,
        to: Spot,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::Movement.section(board.turn);
        let province = arranging.province;
        let here = self.data.province_of(to) == province;
        ensure(here, rule, || Reason::Elsewhere { province })?;
        self.can_put(board, arranging.faction, from, colour, to)
    }

    fn can_put(
        &self,
        board: &Board,
        faction: Faction,
        from: Spot,
        colour: Colour,
        to: Spot,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::Movement.section(board.turn);
        ensure(to != from, rule, || Reason::SameSpot)?;
        match to {
            Spot::Country(_) => return Ok(()),
            Spot::City(city) => {
                let free = board.sieges[city].is_none();
                ensure(free, rule, || Reason::Besieged { city })?;
            }
            Spot::Town(town) => {
                let empty = board.towns[town].is_none();
                ensure(empty, rule, || Reason::TownTaken { spot: to })?;
            }
        }
        ensure(self.goes_anywhere(faction, colour), rule, || {
            Reason::CountryOnly
        })
    }

    /// Whether the faction may put pieces of this colour into cities and towns.
    fn goes_anywhere(&self, faction: Faction, colour: Colour) -> bool {
        match colour {
            Colour::Neutral => !self.agreed.neutrals_out_only,
            _ => colour == faction.colour(),
        }
    }

    /// Goes to a province, picks a piece up, puts it down, or stops.
    pub(crate) fn apply_arrange(
        &self,
        board: &mut Board,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        match (action, board.part.arranging[seat.index()]) {
            (Action::Province(province), _) => self.go_to(board, seat, province),
            (Action::Take(from, colour), Some(arranging)) => {
                self.pick_up(board, seat, arranging, from, colour, log);
            }
            (Action::Put(to), Some(arranging)) => {
                if let Some((from, colour)) = arranging.picked {
                    Revolution::put_down(board, seat, arranging, (from, to), colour, log);
                }
            }
            (Action::Done, Some(arranging)) => {
                board.part.arranging[seat.index()] = None;
                self.pass_on(board, arranging.province, Some(arranging.faction), log);
                self.after_province(board, log);
            }
            (Action::Settle, _) => self.settle(board, seat, log),
            _ => {}
        }
    }

    /// Picks up a piece. Where there is only one goal it goes there.
    fn pick_up(
        &self,
        board: &mut Board,
        seat: Seat,
        arranging: Arranging,
        from: Spot,
        colour: Colour,
        log: &mut impl Sink<Event>,
    ) {
        let Arranging {
            province, faction, ..
        } = arranging;
        let spots = &self.data.provinces[province].spots;
        let mut goals = spots
            .iter()
            .copied()
            .filter(|&to| self.can_put(board, faction, from, colour, to).is_ok());
        let only = match (goals.next(), goals.next()) {
            (Some(to), None) => Some(to),
            _ => None,
        };
        drop(goals);
        if let Some(to) = only {
            Revolution::put_down(board, seat, arranging, (from, to), colour, log);
        } else {
            board.part.arranging[seat.index()] = Some(Arranging {
                picked: Some((from, colour)),
                ..arranging
            });
        }
    }

    /// Moves a piece.
    fn put_down(
        board: &mut Board,
        seat: Seat,
        arranging: Arranging,
        (from, to): (Spot, Spot),
        colour: Colour,
        log: &mut impl Sink<Event>,
    ) {
        board.shift(from, to, colour);
        log.emit(Event::Moved {
            faction: arranging.faction,
            colour,
            from,
            to,
        });
        board.part.arranging[seat.index()] = Some(Arranging {
            moves: arranging.moves.saturating_sub(1),
            picked: None,
            ..arranging
        });
    }

    /// The seat moves nothing more in any province this turn.
    fn settle(&self, board: &mut Board, seat: Seat, log: &mut impl Sink<Event>) {
        board.part.arranging[seat.index()] = None;
        for faction in self.factions_of(seat) {
            board.part.settled[faction] = true;
        }
        for province in Province::ALL {
            if self.is_mover(board, seat, province) {
                let mover = board.part.movers[province];
                self.pass_on(board, province, mover, log);
            }
        }
        self.after_province(board, log);
    }

    /// Ends the phase when nobody moves anywhere any more.
    fn after_province(&self, board: &mut Board, log: &mut impl Sink<Event>) {
        let open = board.part.movers.values().any(Option::is_some);
        if !open && !self.next_province(board, log) {
            self.end_phase(board, log);
        }
    }

    /// Neutrals of the countryside go into empty cities, two each, and towns.
    fn settle_neutrals(&self, board: &mut Board, province: Province, log: &mut impl Sink<Event>) {
        let country = Spot::Country(province);
        for &spot in &self.data.provinces[province].spots {
            let wanted = match spot {
                Spot::Country(_) => 0,
                Spot::City(city) if board.cities[city].is_empty() && !board.is_besieged(spot) => 2,
                Spot::City(_) => 0,
                Spot::Town(town) => u8::from(board.towns[town].is_none()),
            };
            let pieces = wanted.min(board.count(country, Colour::Neutral));
            for _ in 0..pieces {
                board.shift(country, spot, Colour::Neutral);
            }
            if pieces > 0 {
                log.emit(Event::NeutralsSettled { spot, pieces });
            }
        }
    }
}
