//! One table in memory: what may be done there, and what follows from it.

use bots::{Advice, Level};
use catalog::{AnyPlaying, Catalog, Decision, Kind, Problem};
use engine::fair::Secret;
use engine::{MAX_SEATS, Seat, Seats, Viewer};
use serde_json::Value;
use words::{Lang, common};

use crate::command::Answer;
use crate::entry::{Entry, Other, What};
use crate::helps::{Help, Helps};
use crate::position::{Position, UndoRequest};
use crate::seating::{Caller, Look, SeatKind, SeatRecord, held};
use crate::store::{Stored, TableRecord};
use crate::trouble::Trouble;

/// One table in memory. Everything in it follows from what is stored.
pub struct Running {
    pub(crate) table: TableRecord,
    pub(crate) seats: Vec<SeatRecord>,
    pub(crate) kind: &'static dyn Kind,
    /// The game; before it began, one with other dice, which only tells the names of the sides.
    playing: Box<dyn AnyPlaying>,
    /// How many entries the log has.
    number: u32,
    /// When the last of them was written, in seconds since 1970.
    last_entry: i64,
    /// For each seat, the number of the position that its decision is open since. What others decide at the
    /// same time does not change it.
    open_since: [u32; MAX_SEATS],
    /// For each seat, what it decided last.
    last: [Option<Last>; MAX_SEATS],
    request: Option<UndoRequest>,
    pub(crate) helps: Helps,
    /// Whether it may differ from what is stored, so that it has to be read again.
    pub(crate) in_doubt: bool,
}

/// What a seat decided last.
#[derive(Clone, Debug)]
struct Last {
    /// Since when the decision had been open.
    open_since: u32,
    /// The number of the entry.
    entry: u32,
    action: Value,
    /// The place in the list of choices, if it was told so.
    index: Option<usize>,
}

impl Running {
    /// Plays again what is stored.
    pub(crate) fn new(stored: Stored, catalog: Catalog) -> Result<Running, Trouble> {
        let Stored {
            table,
            seats,
            entries,
        } = stored;
        let kind = catalog.find(&table.header.game, Lang::En)?;
        let mut running = Running {
            playing: open(kind, &table)?,
            kind,
            table,
            seats,
            number: 0,
            last_entry: 0,
            open_since: [0; MAX_SEATS],
            last: [const { None }; MAX_SEATS],
            request: None,
            helps: Helps::default(),
            in_doubt: false,
        };
        running.name_players();
        running.replay(entries)?;
        Ok(running)
    }

    /// The game begins, with this header.
    pub(crate) fn begin(&mut self, table: TableRecord) -> Result<(), Trouble> {
        self.playing = open(self.kind, &table)?;
        self.table = table;
        self.name_players();
        Ok(())
    }

    fn replay(&mut self, entries: Vec<Entry>) -> Result<(), Trouble> {
        // What was taken back need not be played at all.
        let mut decisions: Vec<(u32, Seat, Value)> = Vec::new();
        let mut taken_back = 0;
        for (number, entry) in (1..).zip(entries) {
            self.number = number;
            self.last_entry = entry.at;
            self.note(&entry.what);
            match entry.what {
                What::Decision(seat, action) => decisions.push((number, seat, action)),
                What::Other(Other::Undo(_, to)) => {
                    decisions.truncate(to as usize);
                    taken_back = number;
                }
                What::Other(_) => {}
            }
        }
        let last = self.number;
        self.open_since = [taken_back; MAX_SEATS];
        for (number, seat, action) in decisions {
            let before = self.playing.to_act();
            self.playing.play(seat, &action, Lang::En)?;
            if number > taken_back {
                self.number = number;
                self.decided(seat, action, None, before);
            }
        }
        self.number = last;
        Ok(())
    }

    /// Whether all seats are taken.
    pub(crate) fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.taken)
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
    pub(crate) fn playing(&self) -> Result<&dyn AnyPlaying, Trouble> {
        if self.has_begun() {
            Ok(self.playing.as_ref())
        } else {
            Err(Trouble::NotStarted)
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
            number: self.number,
            decisions: self.playing.decisions() as u32,
            to_act,
            over: begun && to_act.is_empty(),
        }
    }

    /// Keeps in mind when the last entry was written.
    pub(crate) fn written_at(&mut self, at: i64) {
        self.last_entry = at;
    }

    /// For how many hours a person has been to act while nothing happened at the table; none if he is not.
    pub(crate) fn hours_away(&self, seat: Seat, now: i64) -> Option<u32> {
        let record = self.seats.get(seat.index())?;
        let awaited = record.is_human() && record.taken && self.position().to_act.contains(seat);
        let since = self.table.started?.max(self.last_entry);
        awaited.then(|| (now.saturating_sub(since).max(0) / 3_600) as u32)
    }

    /// The wish to take something back that waits for the others.
    pub fn request(&self) -> Option<UndoRequest> {
        self.request
    }

    /// A bot that is to act.
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        self.position().to_act.iter().find_map(|seat| {
            let level = self.seats.get(seat.index())?.level?;
            Some((seat, level))
        })
    }

    /// A seat of this table.
    pub(crate) fn seat(&self, seat: Seat) -> Result<&SeatRecord, Trouble> {
        self.seats.get(seat.index()).ok_or(Trouble::NotYourSeat)
    }

    /// The seats that the caller holds.
    pub(crate) fn held(&self, caller: &Caller) -> Seats {
        held(&self.seats, caller)
    }

    /// Whether the caller made the table.
    pub(crate) fn is_host(&self, caller: &Caller) -> bool {
        let made = self.table.host.is_some() && self.table.host == caller.visitor;
        let sits = |seat: &SeatRecord| seat.kind == SeatKind::Me && seat.is_held_by(caller);
        made || self.seats.iter().any(sits)
    }

    /// Through whose eyes the caller may look.
    pub(crate) fn viewer(&self, caller: &Caller, look: Look) -> Result<Viewer, Trouble> {
        let held = self.held(caller);
        let invited = || self.seats.iter().any(|seat| seat.is_opened_by(caller));
        if held.is_empty() {
            if self.table.private && !self.is_host(caller) && !invited() {
                return Err(Trouble::UnknownTable);
            }
            if caller.token.is_some() && !invited() {
                return Err(Trouble::BadLink);
            }
        }
        match look {
            Look::Spectator => Ok(Viewer::Spectator),
            Look::Seat(seat) if held.contains(seat) => Ok(Viewer::Seat(seat)),
            Look::Seat(_) => Err(Trouble::NotYourSeat),
            Look::Own => {
                let to_act = self.position().to_act;
                let own = held.iter().find(|&seat| to_act.contains(seat));
                Ok(own.or(held.first()).map_or(Viewer::Spectator, Viewer::Seat))
            }
        }
    }

    /// The seat that the caller acts for: the one named, or their own.
    pub(crate) fn own_seat(&self, caller: &Caller, seat: Option<Seat>) -> Result<Seat, Trouble> {
        let viewer = self.viewer(caller, seat.map_or(Look::Own, Look::Seat))?;
        viewer.seat().ok_or(Trouble::NotYourSeat)
    }

    /// What the seat is asked, if it is to act. Its number is that of the position.
    pub(crate) fn decision(&self, seat: Seat, lang: Lang) -> Result<Option<Decision>, Trouble> {
        let playing = self.playing()?;
        if !playing.to_act().contains(seat) {
            return Ok(None);
        }
        let mut decision = playing.decision(seat, lang)?;
        decision.number = self.number as usize;
        Ok(Some(decision))
    }

    /// Makes a decision on the position with this number. `None` if it had been made before.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        number: u32,
        answer: &Answer,
        lang: Lang,
    ) -> Result<Option<What>, Trouble> {
        self.playing()?;
        self.seat(seat)?;
        if self.is_repeated(seat, number, answer) {
            return Ok(None);
        }
        if number > self.number || number < self.open_since[seat.index()] {
            return Err(Trouble::Stale);
        }
        let before = self.playing.to_act();
        let index = match answer {
            Answer::Action(action) => {
                self.playing.play(seat, action, lang)?;
                None
            }
            Answer::Index(index) => {
                self.playing.play_choice(seat, *index, lang)?;
                Some(*index)
            }
        };
        // The game's own form of the action, which may be another than the one that was sent.
        let action = self
            .playing
            .action(self.playing.decisions())
            .unwrap_or_default();
        let what = What::Decision(seat, action.clone());
        self.number += 1;
        self.note(&what);
        self.decided(seat, action, index, before);
        Ok(Some(what))
    }

    fn is_repeated(&self, seat: Seat, number: u32, answer: &Answer) -> bool {
        self.last[seat.index()].as_ref().is_some_and(|last| {
            (last.open_since..last.entry).contains(&number)
                && match answer {
                    Answer::Action(action) => *action == last.action,
                    Answer::Index(index) => Some(*index) == last.index,
                }
        })
    }

    /// Keeps in mind that a decision was made with the entry of the current number.
    fn decided(&mut self, seat: Seat, action: Value, index: Option<usize>, before: Seats) {
        self.last[seat.index()] = Some(Last {
            open_since: self.open_since[seat.index()],
            entry: self.number,
            action,
            index,
        });
        self.reopen(before, Some(seat));
    }

    /// Decisions that are not the same as before are open since now.
    fn reopen(&mut self, before: Seats, actor: Option<Seat>) {
        let after = self.playing.to_act();
        for seat in Seat::all(self.playing.seats()) {
            let same = before.contains(seat) && after.contains(seat) && actor != Some(seat);
            if !same {
                self.open_since[seat.index()] = self.number;
            }
        }
    }

    /// Makes sure that the seat may be helped with its decision on the position with this number, and gives the
    /// help that it got already.
    pub(crate) fn may_be_helped(
        &self,
        seat: Seat,
        number: u32,
        lang: Lang,
    ) -> Result<Option<&Advice>, Trouble> {
        if self.table.header.no_hints {
            return Err(Trouble::NoHints);
        }
        let playing = self.playing()?;
        if playing.to_act().is_empty() {
            return Err(Problem::new("game-over", common::game_over(lang)).into());
        }
        if !playing.to_act().contains(seat) {
            return Err(Problem::new("not-your-turn", common::not_your_turn(lang)).into());
        }
        if number > self.number || number < self.open_since[seat.index()] {
            return Err(Trouble::Stale);
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
    pub(crate) fn help(&mut self, seat: Seat, advice: Advice) -> What {
        let open_since = self.open_since[seat.index()];
        self.helps.give(seat, Help { open_since, advice });
        let what = What::Other(Other::Hint(seat, self.playing.decisions() as u32));
        self.number += 1;
        self.note(&what);
        what
    }

    /// Takes back the seat's last decision if that is free, or asks the others.
    pub(crate) fn undo(
        &mut self,
        seat: Seat,
        number: u32,
        lang: Lang,
    ) -> Result<Vec<What>, Trouble> {
        self.seat(seat)?;
        if self.playing()?.to_act().is_empty() {
            // The secret of the dice may have been shown already.
            return Err(Problem::new("game-over", common::game_over(lang)).into());
        }
        if number != self.number {
            return Err(Trouble::Stale);
        }
        if self.playing.can_undo(seat).is_ok() {
            let to = self.playing.decisions() as u32 - 1;
            return Ok(vec![self.take_back(seat, to)]);
        }
        let own = (1..=self.playing.decisions())
            .rev()
            .find(|&number| self.playing.decided_by(number) == Some(seat));
        let Some(own) = own else {
            return Err(Problem::new("undo-nothing", common::undo_nothing(lang)).into());
        };
        let ask = What::Other(Other::Ask(seat, own as u32 - 1));
        self.number += 1;
        self.note(&ask);
        Ok([ask].into_iter().chain(self.settle()).collect())
    }

    /// Answers a request to take something back, or takes one's own request back.
    pub(crate) fn answer_request(
        &mut self,
        seat: Seat,
        request: u32,
        grant: bool,
    ) -> Result<Vec<What>, Trouble> {
        let Some(open) = self.request.filter(|open| open.number == request) else {
            return Err(Trouble::NoRequest);
        };
        if !open.waiting.contains(seat) && (grant || open.seat != seat) {
            return Err(Trouble::NotYourSeat);
        }
        let answer = What::Other(if grant {
            Other::Grant(seat)
        } else {
            Other::Refuse(seat)
        });
        self.number += 1;
        self.note(&answer);
        Ok([answer].into_iter().chain(self.settle()).collect())
    }

    /// Does what was asked for, once nobody has to be waited for.
    pub(crate) fn settle(&mut self) -> Option<What> {
        let request = self.request.filter(|open| open.waiting.is_empty())?;
        Some(self.take_back(request.seat, request.decisions))
    }

    fn take_back(&mut self, seat: Seat, to: u32) -> What {
        let free = to + 1 == self.playing.decisions() as u32 && self.playing.can_undo(seat).is_ok();
        let before = self.playing.to_act();
        self.playing.rewind(to as usize);
        let what = What::Other(Other::Undo(seat, to));
        self.number += 1;
        self.note(&what);
        // Nobody saw anything of a decision that is taken back freely: what others have in mind still holds.
        self.reopen(if free { before } else { Seats::NONE }, Some(seat));
        self.last = [const { None }; MAX_SEATS];
        what
    }

    /// Keeps track of the request to take something back.
    fn note(&mut self, what: &What) {
        match what {
            What::Decision(seat, _) => {
                // Who goes on has changed his mind.
                self.request = self.request.filter(|request| request.seat != *seat);
            }
            What::Other(Other::Ask(seat, decisions)) => {
                self.request = Some(UndoRequest {
                    number: self.number,
                    seat: *seat,
                    decisions: *decisions,
                    waiting: self.others(*seat),
                });
            }
            What::Other(Other::Grant(seat)) => {
                if let Some(request) = &mut self.request {
                    request.waiting.remove(*seat);
                }
            }
            What::Other(Other::Refuse(_) | Other::Undo(..)) => self.request = None,
            What::Other(Other::Hint(seat, decisions)) => self.helps.note(*seat, *decisions),
        }
    }

    /// The people at the other seats; several seats of one person are that person.
    fn others(&self, seat: Seat) -> Seats {
        let visitor = self.seats[seat.index()].visitor;
        self.seats
            .iter()
            .filter(|other| other.seat != seat && other.is_human() && other.taken)
            .filter(|other| other.visitor.is_none() || other.visitor != visitor)
            .map(|other| other.seat)
            .collect()
    }

    /// A seat was given to a bot, who has no opinion on requests.
    pub(crate) fn nobody_to_ask(&mut self, seat: Seat) {
        if let Some(request) = &mut self.request {
            request.waiting.remove(seat);
        }
    }
}

/// The game that the table describes, before its first decision.
fn open(kind: &'static dyn Kind, table: &TableRecord) -> Result<Box<dyn AnyPlaying>, Trouble> {
    let mut header = table.header.clone();
    if table.started.is_some()
        && let Some(fairness) = &mut header.fairness
    {
        let secret = Secret(table.secret);
        header.seed = Some(secret.seed(&fairness.contributions));
        fairness.secret = Some(secret);
    } else {
        header.seed = Some(engine::Seed([0; 32]));
    }
    Ok(kind.open(header, Lang::En)?)
}
