//! What a faction moves within a province (5.6, 6.14).

use engine::{Rejection, Seat, Silent, Sink, ensure};

use crate::action::{Action, Single, is_offered};
use crate::event::Event;
use crate::faction::{Colour, Faction};
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::{Province, Spot};
use crate::reason::Reason;
use crate::state::{Arranging, Board};

impl Revolution {
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
        self.push_from_country(board, arranging, |_| true, out);
        for &spot in spots {
            match spot {
                Spot::Town(town) => {
                    let colour = board.towns[town].unwrap_or(Colour::Neutral);
                    out.push(Action::Take(spot, colour));
                }
                _ => {
                    for colour in Colour::ALL {
                        if self.goes_at_once(arranging, spot, colour) {
                            continue;
                        }
                        out.push(Action::Take(spot, colour));
                        let most = self.most_to_take(board, arranging, spot, colour);
                        Single::Take(spot, colour).offer(most, out);
                    }
                }
            }
        }
        out.push(Action::Done);
        // Both are offered even where nothing is left elsewhere: what others do at the same time must not take them away.
        if self.agreed.second {
            out.push(Action::DoneInRank);
        }
        out.push(Action::Settle);
    }

    /// What of it is allowed.
    pub(crate) fn arrange_choices(&self, board: &Board, seat: Seat, out: &mut Vec<Action>) {
        let is_allowed = |choice: &Action| self.judge_arrange(board, seat, *choice).is_ok();
        let Some(arranging) = board.part.arranging[seat.index()] else {
            let provinces = Province::ALL.into_iter().map(Action::Province);
            out.extend(provinces.filter(is_allowed));
            out.push(Action::Settle);
            return;
        };
        let spots = self.data.provinces[arranging.province].spots.iter();
        if arranging.picked.is_some() {
            out.extend(spots.copied().map(Action::Put).filter(is_allowed));
            return;
        }
        let fits = |to| self.judge_from_country(board, arranging, to, 1).is_ok();
        self.push_from_country(board, arranging, fits, out);
        for &spot in spots {
            for colour in Colour::ALL {
                // Looked at first because it is quickly seen.
                if board.count(spot, colour) > 0
                    && !self.goes_at_once(arranging, spot, colour)
                    && self.judge_take(board, arranging, spot, colour).is_ok()
                {
                    out.push(Action::Take(spot, colour));
                    if !matches!(spot, Spot::Town(_)) {
                        let most = self.most_to_take(board, arranging, spot, colour);
                        Single::Take(spot, colour).offer(most, out);
                    }
                }
            }
        }
        out.push(Action::Done);
        if self.agreed.second {
            out.push(Action::DoneInRank);
        }
        out.push(Action::Settle);
    }

    /// How many pieces of a colour can be picked up at once: one, unless there is a goal for more.
    pub(crate) fn most_to_take(
        &self,
        board: &Board,
        arranging: Arranging,
        from: Spot,
        colour: Colour,
    ) -> u8 {
        let most = board.count(from, colour).min(arranging.moves);
        if most < 2 || !self.agreed.second {
            return most.min(1);
        }
        let Arranging {
            province, faction, ..
        } = arranging;
        let spots = &self.data.provinces[province].spots;
        let goal = spots.iter().any(|&to| {
            !matches!(to, Spot::Town(_)) && self.can_put(board, faction, from, colour, to).is_ok()
        });
        if goal { most } else { 1 }
    }

    /// Whether the faction can change anything in the province.
    pub(crate) fn can_arrange(&self, board: &Board, province: Province, faction: Faction) -> bool {
        let arranging = Arranging {
            province,
            faction,
            moves: u8::MAX,
            picked: None,
            pieces: 1,
        };
        self.can_change(board, arranging)
    }

    /// Whether moving anything makes a difference: neutrals that the last faction moves may only go where they would go by
    /// themselves.
    pub(crate) fn can_change(&self, board: &Board, arranging: Arranging) -> bool {
        let Arranging {
            province, faction, ..
        } = arranging;
        let spots = &self.data.provinces[province].spots;
        let neutrals = || {
            spots.iter().any(|&spot| {
                let taken = self.judge_take(board, arranging, spot, Colour::Neutral);
                taken.is_ok()
            })
        };
        self.can_take_factions(board, arranging)
            || neutrals()
                && (self.next_mover(board, province, Some(faction)).is_some()
                    || self.neutrals_matter(board, arranging))
    }

    /// Whether a piece of a faction can be picked up.
    fn can_take_factions(&self, board: &Board, arranging: Arranging) -> bool {
        let spots = &self.data.provinces[arranging.province].spots;
        spots.iter().any(|&spot| {
            let mut factions = Faction::ALL.iter();
            factions.any(|faction| {
                let colour = faction.colour();
                // Looked at first because it is quickly seen.
                board.count(spot, colour) > 0
                    && self.judge_take(board, arranging, spot, colour).is_ok()
            })
        })
    }

    /// Whether the last faction of a province can change where the neutrals end up.
    fn neutrals_matter(&self, board: &Board, arranging: Arranging) -> bool {
        let spots = &self.data.provinces[arranging.province].spots;
        let unmoved = self.settled(board.clone(), arranging.province);
        spots.iter().any(|&from| {
            let free = self.judge_take(board, arranging, from, Colour::Neutral);
            free.is_ok()
                && spots.iter().any(|&to| {
                    let put = self.can_put(board, arranging.faction, from, Colour::Neutral, to);
                    put.is_ok() && {
                        let mut moved = board.clone();
                        moved.shift(from, to, Colour::Neutral);
                        // A piece of a faction may take the place of the neutral.
                        self.can_take_factions(&moved, arranging.after_moving())
                            || self.settled(moved, arranging.province) != unmoved
                    }
                })
        })
    }

    fn settled(&self, mut board: Board, province: Province) -> Board {
        self.settle_neutrals(&mut board, province, &mut Silent);
        board
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
                (None, Action::Put(to)) if self.agreed.second => {
                    self.judge_from_country(board, arranging, to, 1)
                }
                (None, Action::Several(Single::Put(to), pieces))
                    if self.agreed.second && pieces > 1 =>
                {
                    self.judge_from_country(board, arranging, to, pieces)
                }
                (
                    None,
                    Action::Take(spot, colour) | Action::Several(Single::Take(spot, colour), _),
                ) if self.goes_at_once(arranging, spot, colour) => {
                    self.judge_take(board, arranging, spot, colour)?;
                    Err(Rejection::out_of_place())
                }
                (None, Action::Take(spot, colour)) => {
                    self.judge_take(board, arranging, spot, colour)
                }
                (None, Action::Several(Single::Take(spot, colour), pieces)) => {
                    self.judge_take(board, arranging, spot, colour)?;
                    let most = self.most_to_take(board, arranging, spot, colour);
                    let rule = Phase::Movement.section(board.turn);
                    ensure(is_offered(pieces, most), rule, || Reason::NotSoMany {
                        most,
                    })
                }
                (None, Action::Done) => Ok(()),
                (None, Action::DoneInRank) if self.agreed.second => Ok(()),
                (None, Action::Settle) => Ok(()),
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
    pub(super) fn judge_put(
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
        self.can_put(board, arranging.faction, from, colour, to)?;
        let one = arranging.pieces == 1 || !matches!(to, Spot::Town(_));
        ensure(one, rule, || Reason::OneInTown { spot: to })
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
        let province = self.data.province_of(to);
        ensure(
            self.goes_anywhere(board, province, faction, colour),
            rule,
            || Reason::CountryOnly,
        )
    }

    /// Whether the faction may put pieces of this colour into cities and towns.
    fn goes_anywhere(
        &self,
        board: &Board,
        province: Province,
        faction: Faction,
        colour: Colour,
    ) -> bool {
        match colour {
            Colour::Neutral => !self.agreed.neutrals_out_only,
            _ if colour == faction.colour() => true,
            // In turn 0 the revised rules let the first mover put the others wherever it likes.
            _ => {
                board.turn == 0
                    && self.agreed.first_mover_is_free
                    && self.moves_first(board, province, faction)
            }
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
            (Action::Several(Single::Take(from, colour), pieces), Some(arranging)) => {
                let arranging = Arranging {
                    pieces,
                    ..arranging
                };
                self.pick_up(board, seat, arranging, from, colour, log);
            }
            (Action::Put(to), Some(arranging)) => {
                let own = (
                    Spot::Country(arranging.province),
                    arranging.faction.colour(),
                );
                let (from, colour) = arranging.picked.unwrap_or(own);
                self.put_down(board, seat, arranging, (from, to), colour, log);
            }
            (Action::Several(Single::Put(to), pieces), Some(arranging)) => {
                let country = Spot::Country(arranging.province);
                let colour = arranging.faction.colour();
                let arranging = Arranging {
                    pieces,
                    ..arranging
                };
                self.put_down(board, seat, arranging, (country, to), colour, log);
            }
            (Action::Done, Some(arranging)) => self.leave_province(board, seat, arranging, log),
            (Action::DoneInRank, _) => self.waive_rank(board, seat, log),
            (Action::Settle, _) => self.settle(board, seat, log),
            _ => {}
        }
    }

    /// The seat is done in the province where it is.
    fn leave_province(
        &self,
        board: &mut Board,
        seat: Seat,
        arranging: Arranging,
        log: &mut impl Sink<Event>,
    ) {
        board.part.arranging[seat.index()] = None;
        self.pass_on(board, arranging.province, Some(arranging.faction), log);
        self.after_province(board, log);
    }

    /// Picks up pieces. Where there is only one goal they go there.
    fn pick_up(
        &self,
        board: &mut Board,
        seat: Seat,
        arranging: Arranging,
        from: Spot,
        colour: Colour,
        log: &mut impl Sink<Event>,
    ) {
        let spots = &self.data.provinces[arranging.province].spots;
        let mut goals = spots
            .iter()
            .copied()
            .filter(|&to| self.judge_put(board, arranging, from, colour, to).is_ok());
        let only = match (goals.next(), goals.next()) {
            (Some(to), None) => Some(to),
            (Some(to), Some(_)) if self.goals_are_equal(board, arranging, from, colour) => Some(to),
            _ => None,
        };
        drop(goals);
        if let Some(to) = only {
            self.put_down(board, seat, arranging, (from, to), colour, log);
        } else {
            board.part.arranging[seat.index()] = Some(Arranging {
                picked: Some((from, colour)),
                ..arranging
            });
        }
    }

    /// Whether it does not matter where neutrals go, because those of the countryside go on by themselves.
    fn goals_are_equal(
        &self,
        board: &Board,
        arranging: Arranging,
        from: Spot,
        colour: Colour,
    ) -> bool {
        let Arranging {
            province, faction, ..
        } = arranging;
        if !self.agreed.second
            || colour != Colour::Neutral
            || self.next_mover(board, province, Some(faction)).is_some()
        {
            return false;
        }
        let end = |to: Spot| {
            let mut moved = board.clone();
            for _ in 0..arranging.pieces {
                moved.shift(from, to, colour);
            }
            let done = !self.can_change(&moved, arranging.after_moving());
            done.then(|| self.settled(moved, province))
        };
        let spots = &self.data.provinces[province].spots;
        let mut ends = spots
            .iter()
            .filter(|&&to| self.judge_put(board, arranging, from, colour, to).is_ok())
            .map(|&to| end(to));
        let first = ends.next().flatten();
        first.is_some() && ends.all(|end| end == first)
    }

    /// Moves the pieces. From the second version on a seat that can move nothing more leaves the province by itself.
    fn put_down(
        &self,
        board: &mut Board,
        seat: Seat,
        arranging: Arranging,
        (from, to): (Spot, Spot),
        colour: Colour,
        log: &mut impl Sink<Event>,
    ) {
        let pieces = arranging.pieces;
        for _ in 0..pieces {
            board.shift(from, to, colour);
        }
        log.emit(Event::Moved {
            faction: arranging.faction,
            colour,
            from,
            to,
            pieces,
        });
        let arranging = arranging.after_moving();
        board.part.arranging[seat.index()] = Some(arranging);
        if self.agreed.second && !self.can_change(board, arranging) {
            self.leave_province(board, seat, arranging, log);
        }
    }
}
