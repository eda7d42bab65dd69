//! Time at a table: its clocks, bots in somebody's stead, and pauses.

use bots::Level;
use engine::{MAX_SEATS, Seat, Seats};

use super::LiveTable;
use crate::clocks::{ClockView, Clocks};
use crate::entry::{EntryKind, TableAct};
use crate::helps::Told;
use crate::pace::{DAY, MOST_HOLIDAYS, Pace, WhenOut};
use crate::seating::{Caller, SeatRecord};
use crate::table_error::TableError;

/// A bot that plays in somebody's stead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StandIn {
    pub(crate) level: Level,
    /// Whether the seat's owner cannot come back.
    pub(crate) for_good: bool,
}

/// For each seat, who plays in its owner's stead.
pub(crate) type StandIns = [Option<StandIn>; MAX_SEATS];

impl LiveTable {
    /// What was agreed about time.
    pub(crate) fn pace(&self) -> Option<&Pace> {
        self.table.pace.as_ref()
    }

    /// The clocks of a game that begins, or is played again from its beginning.
    pub(super) fn start_clocks(&mut self) {
        self.clocks = match (self.table.pace, self.table.started) {
            (Some(pace), Some(started)) => {
                let mut clocks = Clocks::new(pace);
                clocks.run(started, self.playing.to_act());
                Some(clocks)
            }
            _ => None,
        };
    }

    /// The bot that plays in the stead of the seat's owner.
    pub(crate) fn stand_in(&self, seat: Seat) -> Option<StandIn> {
        self.stand_ins.get(seat.index()).copied().flatten()
    }

    /// The seats where a bot plays in the owner's stead.
    pub(crate) fn stood_in(&self) -> Seats {
        Seats::that(|seat| self.stand_in(seat).is_some())
    }

    /// Whether a person plays there now.
    pub(crate) fn is_played_by_person(&self, record: &SeatRecord) -> bool {
        record.is_human() && record.taken && self.stand_in(record.seat).is_none()
    }

    /// How strong the bot is that plays the seat, if one does.
    pub(crate) fn bot_at(&self, seat: Seat) -> Option<Level> {
        let own = self.seats.get(seat.index()).and_then(|record| record.level);
        own.or(self.stand_in(seat).map(|bot| bot.level))
    }

    /// Whether the game is paused.
    pub(crate) fn is_paused(&self) -> bool {
        self.clocks.as_ref().is_some_and(|clocks| clocks.paused)
    }

    /// Who wants the game to pause, or to go on if it is paused.
    pub(crate) fn consents(&self) -> Seats {
        self.clocks
            .as_ref()
            .map_or(Seats::NONE, |clocks| clocks.consents)
    }

    /// A seat's clock at this moment, if a person plays there and there is one.
    pub(crate) fn clock(&self, seat: Seat, at: i64) -> Option<ClockView> {
        let record = self.seats.get(seat.index())?;
        let clocks = self.clocks.as_ref()?;
        self.is_played_by_person(record)
            .then(|| clocks.view(seat, at))
    }

    /// When the next clock runs out.
    pub(crate) fn due(&self) -> Option<i64> {
        let clocks = self.clocks.as_ref()?;
        let people = self
            .seats
            .iter()
            .filter(|record| self.is_played_by_person(record));
        people
            .filter_map(|record| clocks.deadline(record.seat))
            .min()
    }

    /// The clocks of those who can act run on.
    pub(super) fn run_clocks(&mut self) {
        if self.clocks.is_none() {
            return;
        }
        let running = self
            .playing
            .to_act()
            .and(Seats::that(|seat| self.stand_in(seat).is_none()));
        if let Some(clocks) = &mut self.clocks {
            clocks.charge(self.now);
            clocks.run(self.now, running);
        }
    }

    /// A seat has decided with the last entry.
    pub(super) fn clock_decision(&mut self, seat: Seat, own: bool) {
        let number = self.playing.decisions();
        if let Some(clocks) = &mut self.clocks {
            clocks.decided(seat, number, own, self.now);
        }
        self.run_clocks();
    }

    /// Makes sure that the game is not paused.
    pub(crate) fn must_go_on(&self) -> Result<(), TableError> {
        if self.is_paused() {
            return Err(TableError::Paused);
        }
        Ok(())
    }

    /// Makes sure that the seat still has time. Where the others decide, it has until they have.
    pub(super) fn must_have_time(&self, seat: Seat) -> Result<(), TableError> {
        let record = self.seat(seat)?;
        match &self.clocks {
            Some(clocks) if self.is_played_by_person(record) && clocks.is_over(seat, self.now) => {
                Err(TableError::OutOfTime)
            }
            _ => Ok(()),
        }
    }

    /// Whether the seat's time has run out and the others may decide what becomes of it; none if the table has no clock.
    pub(crate) fn is_out(&self, seat: Seat) -> Option<bool> {
        Some(self.clocks.as_ref()?.is_out(seat))
    }

    /// Does what an entry about seats and time says: the last one, at the moment of what is being done.
    pub(super) fn do_act(&mut self, act: &TableAct) {
        if let Some(clocks) = &mut self.clocks {
            clocks.charge(self.now);
        }
        let told = match *act {
            TableAct::StandIn(seat, level) => {
                self.replace(seat, level, false);
                Some((seat, Told::StandIn))
            }
            TableAct::Lost(seat, level) => {
                self.replace(seat, level, true);
                Some((seat, Told::Lost))
            }
            TableAct::TakeBack(seat) => {
                self.stand_ins[seat.index()] = None;
                if let Some(clocks) = &mut self.clocks {
                    clocks.comes_back(seat);
                }
                Some((seat, Told::TakenBack))
            }
            TableAct::OutOfTime(seat) => {
                if let Some(clocks) = &mut self.clocks {
                    clocks.ran_out(seat);
                }
                Some((seat, Told::OutOfTime))
            }
            TableAct::Pause(seat, all) => self.consent(seat, all, true),
            TableAct::Resume(seat, all) => self.consent(seat, all, false),
            TableAct::Holiday(seat, days) => {
                match &mut self.clocks {
                    Some(clocks) => clocks.take_off(seat, days, self.now),
                    None => {
                        self.away_until[seat.index()] = self.now + i64::from(days) * DAY;
                    }
                }
                (days > 0).then_some((seat, Told::Holiday))
            }
            _ => None,
        };
        if let Some((seat, told)) = told {
            self.helps.note(seat, self.playing.decisions(), told);
        }
        self.run_clocks();
    }

    fn replace(&mut self, seat: Seat, level: Level, for_good: bool) {
        self.stand_ins[seat.index()] = Some(StandIn { level, for_good });
        self.nobody_to_ask(seat);
    }

    /// Somebody wants the game to pause, or to go on; with everybody it does. Who wants what is the case already does not want
    /// what others have asked for.
    fn consent(&mut self, seat: Seat, all: bool, pause: bool) -> Option<(Seat, Told)> {
        let clocks = self.clocks.as_mut()?;
        if clocks.paused == pause {
            clocks.consents = Seats::NONE;
            return None;
        }
        clocks.consents.insert(seat);
        if !all {
            return None;
        }
        clocks.paused = pause;
        clocks.consents = Seats::NONE;
        Some((seat, if pause { Told::Paused } else { Told::Resumed }))
    }

    /// Writes an entry about seats and time, and does what it says.
    fn enter(&mut self, act: TableAct) -> EntryKind {
        self.entry = self.entry.next();
        self.do_act(&act);
        EntryKind::TableAct(act)
    }

    /// What follows for everybody whose time has run out.
    pub(crate) fn run_out(&mut self) -> Vec<EntryKind> {
        let mut whats = Vec::new();
        let seats: Vec<Seat> = self.seats.iter().map(|record| record.seat).collect();
        for seat in seats {
            if self.must_have_time(seat).is_ok() {
                continue;
            }
            whats.push(self.enter(TableAct::OutOfTime(seat)));
            let follows = match self.pace().map(|pace| pace.when_out) {
                Some(WhenOut::Bot) => TableAct::StandIn(seat, Level::USUAL),
                Some(WhenOut::Lost) => TableAct::Lost(seat, Level::USUAL),
                Some(WhenOut::OthersDecide) | None => continue,
            };
            whats.push(self.enter(follows));
            // Whoever is away keeps nobody from going back.
            whats.extend(self.settle());
        }
        whats
    }

    /// A bot plays in the stead of the seat's owner.
    pub(crate) fn let_bot_play(&mut self, seat: Seat, level: Level) -> Vec<EntryKind> {
        let mut whats = vec![self.enter(TableAct::StandIn(seat, level))];
        whats.extend(self.settle());
        whats
    }

    /// The seat's owner is back.
    pub(crate) fn take_back(&mut self, seat: Seat) -> EntryKind {
        self.enter(TableAct::TakeBack(seat))
    }

    /// A seat wants the game to pause, or to go on.
    pub(crate) fn want_pause(
        &mut self,
        caller: &Caller,
        seat: Seat,
        pause: bool,
    ) -> Result<Vec<EntryKind>, TableError> {
        let to_act = self.playing()?.to_act();
        let clocks = self.clocks.as_ref().ok_or(TableError::NoClock)?;
        if to_act.is_empty() {
            return Err(catalog::GameError::GAME_OVER.into());
        }
        let act = |seat, all| {
            if pause {
                TableAct::Pause(seat, all)
            } else {
                TableAct::Resume(seat, all)
            }
        };
        let mut consents = clocks.consents;
        if clocks.paused == pause {
            let asked = !consents.is_empty();
            return Ok(asked
                .then(|| self.enter(act(seat, false)))
                .into_iter()
                .collect());
        }
        let people = self
            .seats
            .iter()
            .filter(|record| self.is_played_by_person(record));
        let people: Seats = people.map(|record| record.seat).collect();
        // Whoever has several seats wants it for all of them; who wants it again, only if there is nobody left to wait for.
        let own = self.held(caller).and(people);
        let mut whats = Vec::new();
        for seat in own.iter() {
            let is_new = !consents.contains(seat);
            consents.insert(seat);
            let all = people.iter().all(|seat| consents.contains(seat));
            if is_new || all {
                whats.push(self.enter(act(seat, all)));
            }
            if all {
                break;
            }
        }
        Ok(whats)
    }

    /// Until when a player is away who has said so.
    pub(crate) fn away_until(&self, seat: Seat, now: i64) -> Option<i64> {
        let until = match self.clock(seat, now) {
            Some(clock) => clock.off_until?,
            None => self.away_until[seat.index()],
        };
        Some(until).filter(|&until| until > now)
    }

    /// A player takes so many days off. Where there is no clock it only tells the others, as often as they like, and with no day they are back.
    pub(crate) fn take_off(&mut self, seat: Seat, days: u8) -> Result<EntryKind, TableError> {
        if self.playing()?.to_act().is_empty() {
            return Err(catalog::GameError::GAME_OVER.into());
        }
        let clocks = self.clocks.as_ref();
        let left = clocks.map_or(MOST_HOLIDAYS, |clocks| clocks.holidays(seat));
        if days == 0 && clocks.is_some() || days > left {
            return Err(TableError::NoHolidays(left));
        }
        self.must_have_time(seat)?;
        Ok(self.enter(TableAct::Holiday(seat, days)))
    }
}
