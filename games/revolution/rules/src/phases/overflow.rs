//! Overflow (5.5, 6.13).

use engine::{Rejection, Sink, ensure};

use crate::action::{Action, Single, is_offered};
use crate::event::Event;
use crate::faction::{Colour, Faction};
use crate::game::Revolution;
use crate::phase::Phase;
use crate::place::{Province, Site, Spot};
use crate::reason::Reason;
use crate::state::{Board, Step};

impl Revolution {
    /// Asks a faction that has pieces above a limit; what cannot flow anywhere goes back.
    pub(crate) fn open_overflow(&self, board: &mut Board, log: &mut impl Sink<Event>) -> bool {
        let faction = board.acting();
        let flows = Province::ALL.iter().any(|&province| {
            self.judge_overflow(board, Action::Province(province))
                .is_ok()
        });
        if flows {
            board.step = Step::Overflow;
        } else {
            self.return_surplus(board, faction, log);
        }
        flows
    }

    /// How many pieces of a faction are above a province's limit.
    pub fn surplus(&self, board: &Board, faction: Faction, province: Province) -> u8 {
        let pieces = self.free_pieces(board, province);
        let limit = self.data.provinces[province].limit;
        // Neutrals never make a surplus: after Conflict they are there only below the limit.
        pieces
            .factions()
            .saturating_sub(limit)
            .min(pieces.of(faction))
    }

    /// Whether pieces overflow from here.
    pub(crate) fn judge_overflow(
        &self,
        board: &Board,
        action: Action,
    ) -> Result<(), Rejection<Reason>> {
        let (from, pieces) = match action {
            Action::Province(province) => (province, 1),
            Action::Several(Single::Province(province), pieces) if self.agreed.second => {
                (province, pieces)
            }
            Action::Done => return Ok(()),
            _ => return Err(Rejection::out_of_place()),
        };
        let rule = Phase::Overflow.section(board.turn);
        let surplus = self.surplus(board, board.acting(), from);
        ensure(surplus > 0, rule, || Reason::NoSurplus { province: from })?;
        if action == Action::Province(from) {
            let goal = self.overflow_goals[from]
                .iter()
                .any(|to| self.room_to_overflow(board, from, to).is_ok());
            return ensure(goal, rule, || Reason::NowhereToFlow { province: from });
        }
        let most = self.most_to_overflow(board, from);
        ensure(most > 0, rule, || Reason::NowhereToFlow { province: from })?;
        ensure(is_offered(pieces, most), rule, || Reason::NotSoMany {
            most,
        })
    }

    /// How many pieces can overflow from here to the same province.
    fn most_to_overflow(&self, board: &Board, from: Province) -> u8 {
        let surplus = self.surplus(board, board.acting(), from);
        if surplus == 0 {
            return 0;
        }
        let room = |to: Province| self.room_to_overflow(board, from, to).unwrap_or(0);
        let most = self.overflow_goals[from].iter().map(room).max();
        most.unwrap_or(0).min(surplus)
    }

    /// Every province, and from the second version on several pieces at once.
    pub(crate) fn overflow_candidates(&self, board: &Board, out: &mut Vec<Action>) {
        for province in Province::ALL {
            out.push(Action::Province(province));
            if self.agreed.second {
                let most = self.most_to_overflow(board, province);
                Single::Province(province).offer(most, out);
            }
        }
        out.push(Action::Done);
    }

    /// What of it is allowed: provinces with pieces that can flow somewhere.
    pub(crate) fn overflow_choices(&self, board: &Board, out: &mut Vec<Action>) {
        for province in Province::ALL {
            let most = self.most_to_overflow(board, province);
            if most > 0 {
                out.push(Action::Province(province));
                if self.agreed.second {
                    Single::Province(province).offer(most, out);
                }
            }
        }
        out.push(Action::Done);
    }

    /// Adds the provinces where so many pieces can overflow to.
    pub(crate) fn overflow_to_choices(
        &self,
        board: &Board,
        from: Province,
        pieces: u8,
        out: &mut Vec<Action>,
    ) {
        let goals = self.goals_with_room(board, from, pieces);
        goals.for_each(|to| out.push(Action::Province(to)));
    }

    /// The provinces where so many pieces can overflow to.
    fn goals_with_room(
        &self,
        board: &Board,
        from: Province,
        pieces: u8,
    ) -> impl Iterator<Item = Province> {
        self.overflow_goals[from]
            .iter()
            .filter(move |&to| self.judge_overflow_to(board, from, pieces, to).is_ok())
    }

    /// Whether so many pieces can overflow there.
    pub(crate) fn judge_overflow_to(
        &self,
        board: &Board,
        from: Province,
        pieces: u8,
        to: Province,
    ) -> Result<(), Rejection<Reason>> {
        let rule = Phase::Overflow.section(board.turn);
        let room = self.room_to_overflow(board, from, to)?;
        ensure(pieces <= room, rule, || Reason::TooLittleRoom {
            province: to,
            room,
        })
    }

    /// How many pieces can overflow from one province to another.
    fn room_to_overflow(
        &self,
        board: &Board,
        from: Province,
        to: Province,
    ) -> Result<u8, Rejection<Reason>> {
        let rule = Phase::Overflow.section(board.turn);
        self.way(board, board.acting(), from, to)?;
        let limit = self.data.provinces[to].limit;
        let there = self.free_pieces(board, to).factions();
        ensure(there < limit, rule, || Reason::ProvinceFull {
            province: to,
        })?;
        Ok(limit - there)
    }

    /// Whether there is a way by land, or by river past nobody who blocks it.
    fn way(
        &self,
        board: &Board,
        faction: Faction,
        from: Province,
        to: Province,
    ) -> Result<(), Rejection<Reason>> {
        if self.neighbours[from].contains(to) {
            return Ok(());
        }
        let rule = "6.13";
        let mut reason = Reason::NotReached { from, to };
        for route in self.routes[from].iter().filter(|route| route.to == to) {
            let blocked = route.passes.iter().find_map(|&site| {
                self.blocker(board, faction, site)
                    .map(|by| (Spot::from(site), by))
            });
            match blocked {
                None => return Ok(()),
                Some((at, by)) => reason = Reason::RiverBlocked { to, at, by },
            }
        }
        ensure(false, rule, || reason)
    }

    /// Who blocks the river at a city or town against the faction: a rival who controls it.
    fn blocker(&self, board: &Board, faction: Faction, site: Site) -> Option<Faction> {
        let holder = match site {
            Site::City(city) => board.city_cards[city],
            Site::Town(town) => board.towns[town].and_then(Colour::faction),
        };
        holder.filter(|&holder| holder != faction && !self.are_allied(holder, faction))
    }

    /// Points at the province, or stops; what is left above the limits goes back.
    pub(crate) fn apply_overflow(
        &self,
        board: &mut Board,
        action: Action,
        log: &mut impl Sink<Event>,
    ) {
        let (from, pieces) = match action {
            Action::Province(from) => (from, 1),
            Action::Several(Single::Province(from), pieces) => (from, pieces),
            _ => {
                let faction = board.acting();
                self.return_surplus(board, faction, log);
                self.end_part(board, log);
                return;
            }
        };
        let mut goals = self.goals_with_room(board, from, pieces);
        let (first, second) = (goals.next(), goals.next());
        drop(goals);
        match (first, second) {
            (Some(only), None) if self.agreed.second => {
                self.overflow(board, from, pieces, only, log);
            }
            _ => board.step = Step::OverflowTo { from, pieces },
        }
    }

    /// Pieces overflow; neutrals make room for them.
    pub(crate) fn overflow(
        &self,
        board: &mut Board,
        from: Province,
        pieces: u8,
        to: Province,
        log: &mut impl Sink<Event>,
    ) {
        let faction = board.acting();
        let colour = faction.colour();
        for _ in 0..pieces {
            if let Some(spot) = self.loosest(board, from, colour) {
                board.shift(spot, Spot::Country(to), colour);
            }
        }
        log.emit(Event::Overflowed {
            faction,
            from,
            to,
            pieces,
        });
        let limit = self.data.provinces[to].limit;
        let there = self.free_pieces(board, to);
        let surplus = there.total().saturating_sub(limit);
        let leaving = surplus.min(there.of(Colour::Neutral)).min(pieces);
        if leaving > 0 && !self.agreed.neutrals_stay {
            for _ in 0..leaving {
                self.remove_somewhere(board, to, Colour::Neutral);
            }
            log.emit(Event::NeutralLeft {
                province: to,
                pieces: leaving,
            });
        }
        board.step = Step::Overflow;
    }

    fn return_surplus(&self, board: &mut Board, faction: Faction, log: &mut impl Sink<Event>) {
        for province in Province::ALL {
            let pieces = self.surplus(board, faction, province);
            for _ in 0..pieces {
                self.remove_somewhere(board, province, faction.colour());
            }
            if pieces > 0 {
                log.emit(Event::SurplusReturned {
                    faction,
                    province,
                    pieces,
                });
            }
        }
    }
}
