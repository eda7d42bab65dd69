//! One table in memory: what may be done there, and what follows from it.

mod automatic;
mod called;
mod clock;
mod replay;
mod taking_back;

use bots::{Advice, Level};
use catalog::{AnyGame, AnyPlaying, Catalog, Decision, GameError};
use engine::chronicle::FORMAT;
use engine::fair::Secret;
use engine::{DecisionNumber, MAX_SEATS, Seat, Seats, Viewer};
use words::Lang;

use crate::answer_times::AnswerTimes;
use crate::clocks::Clocks;
use crate::command::Answer;
use crate::entry::{EntryKind, TableAct};
use crate::helps::{Help, Helps};
use crate::position::{OpenDecision, Position, TiledDecision, UndoRequest};
use crate::ratings::RatedFault;
use crate::seating::{Caller, SeatKind, SeatRecord, ViewAs, held};
use crate::store::{Stored, TableRecord};
use crate::table_error::TableError;
use crate::{EntryNumber, VisitorId};

pub use automatic::PassTurn;
use clock::StandIns;

/// One table in memory. Everything in it follows from what is stored.
pub struct LiveTable {
    pub(crate) table: TableRecord,
    pub(crate) seats: Vec<SeatRecord>,
    pub(crate) kind: &'static dyn AnyGame,
    /// The game; before it began, one with other dice, which only tells the names of the sides.
    playing: Box<dyn AnyPlaying>,
    /// The last entry of the log.
    entry: EntryNumber,
    /// When it was written, in seconds since 1970.
    last_entry: i64,
    /// For each seat, the entry that its decision is open since. What others decide at the same time does not
    /// change it.
    open_since: [EntryNumber; MAX_SEATS],
    /// For each seat, what it decided last.
    last: [Option<Last>; MAX_SEATS],
    request: Option<UndoRequest>,
    /// The clocks, once the game has begun, if that was agreed.
    clocks: Option<Clocks>,
    /// Until when each player is away who has said so where there is no clock, in seconds since 1970.
    away_until: [i64; MAX_SEATS],
    /// Who plays in the stead of whom.
    stand_ins: StandIns,
    /// How long people take to answer.
    answers: AnswerTimes,
    /// The moment of what is being done, in seconds since 1970.
    pub(crate) now: i64,
    pub(crate) helps: Helps,
    /// When somebody looked last, in seconds since 1970; a game that was just begun is looked at.
    pub(crate) looked: i64,
    /// When other processes were told last that somebody looks.
    pub(crate) watched: i64,
    /// Whose purse it counts for, if it is not its host's own.
    pub(crate) purse: Option<VisitorId>,
    /// Whether it may differ from what is stored, so that it has to be read again.
    pub(crate) in_doubt: bool,
    /// Whether others may have written since, so that what is new has to be read.
    pub(crate) behind: bool,
}

/// What a seat decided last.
#[derive(Clone, Debug)]
struct Last {
    /// Since when the decision had been open.
    open_since: EntryNumber,
    /// The entry that it was made with.
    entry: EntryNumber,
    /// Which decision of the game it is. Nothing is kept of it once the game went back.
    decision: DecisionNumber,
    /// The place in the list of choices, if it was told so and nobody has read the table from the store since.
    index: Option<usize>,
}

impl Stored {
    /// Plays again what is stored, and gives where the game stands.
    pub fn replay(self, catalog: Catalog) -> Result<Position, TableError> {
        Ok(LiveTable::new(self, catalog)?.position())
    }
}

impl LiveTable {
    /// Plays again what is stored.
    pub(crate) fn new(stored: Stored, catalog: Catalog) -> Result<LiveTable, TableError> {
        let Stored {
            table,
            seats,
            entries,
        } = stored;
        let kind = catalog.find(&table.header.game)?;
        let looked = table.started.unwrap_or_default();
        let mut running = LiveTable {
            playing: open(kind, &table)?,
            kind,
            table,
            seats,
            entry: EntryNumber::NONE,
            last_entry: 0,
            open_since: [EntryNumber::NONE; MAX_SEATS],
            last: [const { None }; MAX_SEATS],
            request: None,
            clocks: None,
            away_until: [0; MAX_SEATS],
            stand_ins: [None; MAX_SEATS],
            answers: AnswerTimes::default(),
            now: 0,
            helps: Helps::default(),
            looked,
            watched: 0,
            purse: None,
            in_doubt: false,
            behind: false,
        };
        running.answers.asked_at = [looked; MAX_SEATS];
        running.name_players();
        running.start_clocks();
        running.replay(entries)?;
        Ok(running)
    }

    /// The game begins, with this header.
    pub(crate) fn begin(&mut self, table: TableRecord) -> Result<(), TableError> {
        self.playing = open(self.kind, &table)?;
        self.answers.asked_at = [table.started.unwrap_or_default(); MAX_SEATS];
        self.table = table;
        self.name_players();
        self.start_clocks();
        Ok(())
    }

    /// Whether the game has begun.
    pub fn has_begun(&self) -> bool {
        self.table.started.is_some()
    }

    /// The sides' names and everything else that does not depend on the position.
    pub(crate) fn sides(&self) -> &dyn AnyPlaying {
        self.playing.as_ref()
    }

    /// The game, if it has begun.
    pub(crate) fn playing(&self) -> Result<&dyn AnyPlaying, TableError> {
        if self.has_begun() {
            Ok(self.playing.as_ref())
        } else {
            Err(TableError::NotStarted)
        }
    }

    /// Writes the players' names into the chronicle.
    pub(crate) fn name_players(&mut self) {
        let names = self.seats.iter().map(|seat| seat.name.clone()).collect();
        self.playing.name_players(names);
    }

    /// Where the game stands.
    pub fn position(&self) -> Position {
        let begun = self.has_begun();
        let to_act = if begun {
            self.playing.to_act()
        } else {
            Seats::NONE
        };
        Position {
            entry: self.entry,
            decisions: self.playing.decisions(),
            to_act,
            over: begun && to_act.is_empty(),
        }
    }

    /// When the last entry was written, or else the game began.
    pub(crate) fn last_move(&self) -> i64 {
        self.last_entry.max(self.table.started.unwrap_or_default())
    }

    /// Keeps in mind when the last entry was written.
    pub(crate) fn written_at(&mut self, at: i64) {
        self.last_entry = at;
    }

    /// For how many hours a person has been to act while nothing happened at the table; none if they are not.
    pub(crate) fn hours_away(&self, seat: Seat, now: i64) -> Option<u32> {
        let record = self.seats.get(seat.index())?;
        let awaited = self.is_played_by_person(record) && self.position().to_act.contains(seat);
        awaited.then(|| (now.saturating_sub(self.last_move()).max(0) / 3_600) as u32)
    }

    /// The wish to take something back that waits for the others.
    pub fn request(&self) -> Option<UndoRequest> {
        self.request
    }

    /// Whether people play at the table.
    pub(crate) fn has_people(&self) -> bool {
        self.seats.iter().any(|seat| self.is_played_by_person(seat))
    }

    /// A bot that is to act.
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        if self.is_paused() {
            return None;
        }
        let mut to_act = self.position().to_act.iter();
        to_act.find_map(|seat| Some((seat, self.bot_at(seat)?)))
    }

    /// A seat of this table.
    pub(crate) fn seat(&self, seat: Seat) -> Result<&SeatRecord, TableError> {
        self.seats.get(seat.index()).ok_or(TableError::NotYourSeat)
    }

    /// The seats that the caller holds, also those where a bot plays in their stead.
    pub(crate) fn held(&self, caller: &Caller) -> Seats {
        let lost = |seat| self.stand_in(seat).is_some_and(|bot| bot.for_good);
        held(&self.seats, caller).and(Seats::that(|seat| !lost(seat)))
    }

    /// Whether the caller made the table.
    pub(crate) fn is_host(&self, caller: &Caller) -> bool {
        let made = self.table.host.is_some() && self.table.host == caller.visitor;
        let sits = |seat: &SeatRecord| seat.kind == SeatKind::Me && seat.is_held_by(caller);
        made || self.seats.iter().any(sits)
    }

    /// Through whose eyes the caller may look.
    pub(crate) fn viewer(&self, caller: &Caller, look: ViewAs) -> Result<Viewer, TableError> {
        let held = self.held(caller);
        let invited = || self.seats.iter().any(|seat| seat.is_opened_by(caller));
        let sat_here = || self.seats.iter().any(|seat| seat.is_owned_by(caller));
        if held.is_empty() && !sat_here() {
            if self.table.private && !self.is_host(caller) && !invited() {
                return Err(TableError::UnknownTable);
            }
            if caller.token.is_some() && !invited() {
                return Err(TableError::BadLink);
            }
        }
        match look {
            ViewAs::Spectator => Ok(Viewer::Spectator),
            ViewAs::Seat(seat) if held.contains(seat) => Ok(Viewer::Seat(seat)),
            ViewAs::Seat(_) => Err(TableError::NotYourSeat),
            ViewAs::Own => {
                let to_act = self.position().to_act;
                let own = held.iter().find(|&seat| to_act.contains(seat));
                Ok(own.or(held.first()).map_or(Viewer::Spectator, Viewer::Seat))
            }
        }
    }

    /// The seat that the caller acts for: the one named, or their own.
    pub(crate) fn own_seat(&self, caller: &Caller, seat: Option<Seat>) -> Result<Seat, TableError> {
        let viewer = self.viewer(caller, seat.map_or(ViewAs::Own, ViewAs::Seat))?;
        viewer.seat().ok_or(TableError::NotYourSeat)
    }

    /// The same for what only whoever plays there can do.
    pub(crate) fn played_seat(
        &self,
        caller: &Caller,
        seat: Option<Seat>,
    ) -> Result<Seat, TableError> {
        let seat = self.own_seat(caller, seat)?;
        match self.stand_in(seat) {
            Some(_) => Err(TableError::BotPlays),
            None => Ok(seat),
        }
    }

    /// What the seat is asked, if it is to act.
    pub(crate) fn decision(
        &self,
        seat: Seat,
        lang: Lang,
    ) -> Result<Option<OpenDecision>, TableError> {
        self.open_decision(seat, |playing| playing.decision(seat, lang))
    }

    /// The same for the decision panel of a page.
    pub(crate) fn tiled_decision(
        &self,
        seat: Seat,
        lang: Lang,
    ) -> Result<Option<TiledDecision>, TableError> {
        self.open_decision(seat, |playing| playing.tiled_decision(seat, lang))
    }

    fn open_decision<C>(
        &self,
        seat: Seat,
        decision: impl FnOnce(&dyn AnyPlaying) -> Result<Decision<C>, GameError>,
    ) -> Result<Option<OpenDecision<C>>, TableError> {
        let playing = self.playing()?;
        let away = self.stand_in(seat).is_some() || self.is_paused();
        if away || !playing.to_act().contains(seat) {
            return Ok(None);
        }
        Ok(Some(OpenDecision {
            entry: self.entry,
            decision: decision(playing)?,
        }))
    }

    /// Makes a decision on the position after this entry. `None` if it had been made before.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        entry: EntryNumber,
        answer: &Answer,
    ) -> Result<Option<EntryKind>, TableError> {
        self.playing()?;
        self.seat(seat)?;
        if self.is_repeated(seat, entry, answer) {
            return Ok(None);
        }
        if entry > self.entry || entry < self.open_since[seat.index()] {
            return Err(TableError::Stale);
        }
        self.must_go_on()?;
        self.must_have_time(seat)?;
        let before = self.playing.to_act();
        let shielded = self.playing.shields(seat);
        let index = match answer {
            Answer::Action(action) => {
                self.playing.play(seat, action)?;
                None
            }
            Answer::Index(index) => {
                self.playing.play_choice(seat, *index)?;
                Some(*index)
            }
        };
        // The game's own form of the action, which may be another than the one that was sent.
        let action = self
            .playing
            .action(self.playing.decisions())
            .unwrap_or_default();
        let what = EntryKind::Decision(seat, action);
        self.entry = self.entry.next();
        self.note(&what);
        self.decided(seat, index, before, shielded);
        Ok(Some(what))
    }

    fn is_repeated(&self, seat: Seat, entry: EntryNumber, answer: &Answer) -> bool {
        self.last[seat.index()].as_ref().is_some_and(|last| {
            (last.open_since..last.entry).contains(&entry)
                && match answer {
                    Answer::Action(action) => {
                        self.playing.action(last.decision).as_ref() == Some(action)
                    }
                    Answer::Index(index) => match last.index {
                        Some(known) => *index == known,
                        None => self.is_choice(seat, last.decision, *index),
                    },
                }
        })
    }

    /// Whether this is the place in the list of choices that the seat's decision had: what is stored of it is only the action.
    fn is_choice(&self, seat: Seat, decision: DecisionNumber, index: usize) -> bool {
        let mut again = self
            .playing
            .at(DecisionNumber(decision.0.saturating_sub(1)));
        again.play_choice(seat, index).is_ok()
            && again.action(decision) == self.playing.action(decision)
    }

    /// Keeps in mind that a decision was made with the last entry.
    fn decided(&mut self, seat: Seat, index: Option<usize>, before: Seats, shielded: bool) {
        let record = self.seats.get(seat.index());
        if record.is_some_and(SeatRecord::is_human) && self.stand_in(seat).is_none() {
            self.answers.answered(seat, shielded, self.now);
        }
        self.last[seat.index()] = Some(Last {
            open_since: self.open_since[seat.index()],
            entry: self.entry,
            decision: self.playing.decisions(),
            index,
        });
        self.reopen(before, Some(seat));
        self.clock_decision(seat, true);
    }

    /// Decisions that are not the same as before are open since now.
    fn reopen(&mut self, before: Seats, actor: Option<Seat>) {
        let after = self.playing.to_act();
        for seat in Seat::all(self.playing.seats()) {
            let same = before.contains(seat) && after.contains(seat) && actor != Some(seat);
            if !same {
                self.open_since[seat.index()] = self.entry;
                self.answers.asked_at[seat.index()] = self.now;
            }
        }
    }

    /// Makes sure that the seat may be helped with its decision on the position after this entry, and gives the
    /// help that it got already.
    pub(crate) fn may_be_helped(
        &self,
        seat: Seat,
        entry: EntryNumber,
    ) -> Result<Option<&Advice>, TableError> {
        if self.table.rated {
            return Err(RatedFault::AsksHint.into());
        }
        if self.table.header.no_hints {
            return Err(TableError::NoHints);
        }
        self.playing()?.must_act(seat)?;
        if entry > self.entry || entry < self.open_since[seat.index()] {
            return Err(TableError::Stale);
        }
        Ok(self.advice(seat))
    }

    /// The help that the seat got with the decision that is open now.
    pub(crate) fn advice(&self, seat: Seat) -> Option<&Advice> {
        let open = self.playing.to_act().contains(seat);
        let help = self.helps.of(seat).filter(|_| open)?;
        (help.open_since == self.open_since[seat.index()]).then_some(&help.advice)
    }

    /// Helps the seat with the decision that is open now; everybody is told that it was helped.
    pub(crate) fn help(&mut self, seat: Seat, advice: Advice) -> EntryKind {
        let open_since = self.open_since[seat.index()];
        self.helps.give(seat, Help { open_since, advice });
        let what = EntryKind::TableAct(TableAct::Hint(seat, self.playing.decisions()));
        self.entry = self.entry.next();
        self.note(&what);
        what
    }
}

/// The game that the table describes, before its first decision.
pub(crate) fn open(
    kind: &'static dyn AnyGame,
    table: &TableRecord,
) -> Result<Box<dyn AnyPlaying>, TableError> {
    let mut header = table.header.clone();
    // A game that was stored in an older form is written in the newest: the file has rewinds and a signature.
    header.kroniek = header.kroniek.max(FORMAT);
    if header.start.is_some() {
        // A position that is played on from has dice of its own.
    } else if table.started.is_some()
        && let Some(fairness) = &mut header.fairness
    {
        let secret = Secret(table.secret);
        header.seed = Some(secret.seed(&fairness.contributions));
        fairness.secret = Some(secret);
    } else {
        header.seed = Some(engine::Seed([0; 32]));
    }
    Ok(kind.open(header)?)
}
