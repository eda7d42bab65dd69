//! Movement within provinces (5.6, 6.14).

use engine::{Rejection, Sink, ensure};

use crate::action::Action;
use crate::event::Event;
use crate::faction::{Colour, Faction};
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::{Province, Spot};
use crate::reason::Reason;
use crate::state::{Board, Step};

impl Revolution {
    /// Begins with the first province where anybody can move, or asks the first player which it is.
    pub(crate) fn begin_movement(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        for &province in Province::ALL {
            if self.data.provinces[province].spots.len() < 2 {
                continue;
            }
            if self.free_pieces(board, province).factions() > 0 {
                board.part.provinces.insert(province);
            } else {
                self.settle_neutrals(board, province, log);
            }
        }
        self.next_province(board, log)
    }

    /// Goes on to the next province where somebody moves. Whether there is one.
    fn next_province(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        while let Some(province) = board.part.provinces.first() {
            if self.agreed.first_player_orders && board.part.provinces.len() > 1 {
                board.step = Step::NextProvince;
                return true;
            }
            if self.open_province(board, province, log) {
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
        if !self.open_province(board, province, log) && !self.next_province(board, log) {
            self.end_phase(board, log);
        }
    }

    /// Lets the largest faction of the province begin. Whether there is anybody who wants to.
    fn open_province(
        &self,
        board: &mut Board,
        province: Province,
        log: &mut impl Sink<Event>,
    ) -> bool {
        board.part.provinces.remove(province);
        let mover = self.mover_after(board, province, None);
        match mover {
            Some(faction) => self.open_arranging(board, province, faction),
            None => self.settle_neutrals(board, province, log),
        }
        mover.is_some()
    }

    fn open_arranging(&self, board: &mut Board, province: Province, faction: Faction) {
        board.step = Step::Arrange {
            province,
            faction,
            moves: self.free_pieces(board, province).total(),
        };
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

    /// Every piece of the province: of a town the one that is there.
    pub(crate) fn arrange_candidates(
        &self,
        board: &Board,
        province: Province,
        out: &mut Vec<Action>,
    ) {
        for &spot in &self.data.provinces[province].spots {
            match spot {
                Spot::Town(town) => {
                    let colour = board.towns[town].unwrap_or(Colour::Neutral);
                    out.push(Action::Take(spot, colour));
                }
                _ => out.extend(Colour::ALL.iter().map(|&colour| Action::Take(spot, colour))),
            }
        }
    }

    /// Whether the piece can be picked up.
    pub(crate) fn judge_arrange(
        &self,
        board: &Board,
        province: Province,
        faction: Faction,
        moves: u8,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let (spot, colour) = match action {
            Action::Take(spot, colour) => (spot, colour),
            Action::Done | Action::Settle => return Ok(()),
            _ => return Err(Rejection::out_of_place()),
        };
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
        ensure(moves > 0, rule, || Reason::NoMovesLeft)?;
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
    pub(crate) fn judge_put(
        &self,
        board: &Board,
        province: Province,
        faction: Faction,
        from: Spot,
        colour: Colour,
        to: Spot,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::Movement.section(board.turn);
        let here = self.data.province_of(to) == province;
        ensure(here, rule, || Reason::Elsewhere { province })?;
        self.can_put(board, faction, from, colour, to)
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

    /// Picks up a piece, or stops. Where there is only one goal it goes there.
    pub(crate) fn apply_arrange(
        &self,
        board: &mut Board,
        province: Province,
        faction: Faction,
        moves: u8,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let Action::Take(from, colour) = action else {
            board.part.settled[faction] = action == Action::Settle;
            self.end_arranging(board, province, faction, log);
            return;
        };
        let spots = &self.data.provinces[province].spots;
        let mut goals = spots
            .iter()
            .copied()
            .filter(|&to| self.can_put(board, faction, from, colour, to).is_ok());
        if let (Some(to), None) = (goals.next(), goals.next()) {
            drop(goals);
            Revolution::arrange(board, (province, faction, moves), colour, from, to, log);
        } else {
            drop(goals);
            board.step = Step::ArrangeTo {
                province,
                faction,
                moves,
                from,
                colour,
            };
        }
    }

    /// Moves a piece.
    pub(crate) fn arrange(
        board: &mut Board,
        (province, faction, moves): (Province, Faction, u8),
        colour: Colour,
        from: Spot,
        to: Spot,
        log: &mut impl Sink<Event>,
    ) {
        board.shift(from, to, colour);
        log.emit(Event::Moved {
            faction,
            colour,
            from,
            to,
        });
        board.step = Step::Arrange {
            province,
            faction,
            moves: moves.saturating_sub(1),
        };
    }

    fn end_arranging(
        &self,
        board: &mut Board,
        province: Province,
        faction: Faction,
        log: &mut impl Sink<Event>,
    ) {
        if let Some(next) = self.mover_after(board, province, Some(faction)) {
            self.open_arranging(board, province, next);
            return;
        }
        self.settle_neutrals(board, province, log);
        if !self.next_province(board, log) {
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
