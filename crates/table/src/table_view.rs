//! What one caller may know of a table.

use std::sync::Arc;

use bots::{Advice, Level};
use catalog::{AnyGame, AnyPlaying, AnyQuestion, GameError, LogLine, Refused};
use engine::fair::Commitment;
use engine::{DecisionNumber, Header, Moment, Outcome, Seat, Seats, Seed, UndoRefusal, Viewer};
use maud::Markup;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::Lang;

use crate::live_table::LiveTable;
use crate::position::{OpenDecision, Position, TiledDecision, UndoRequest};
use crate::position_view::PositionView;
use crate::seating::{Caller, Holder, SeatKind, SeatRecord, ViewAs, kept_for};
use crate::signing::SigningKey;
use crate::table_error::TableError;
use crate::{Audience, ClockView, EntryNumber, Key, Pace, TableId, Token};

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// It waits for players.
    Gathering,
    /// The game is going on.
    Playing,
    /// The game is over.
    Over,
}

/// A seat as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// A short name of its side.
    pub id: &'static str,
    /// The name of its side.
    pub side: String,
    /// The player's name; may be empty.
    pub name: String,
    /// What it was meant for.
    pub kind: SeatKind,
    /// Whom it is played by.
    pub holder: Holder,
    /// How strong the bot is, if it is one.
    pub level: Option<Level>,
    /// Whether it is kept for whoever made the table, until they have added to the dice.
    pub hosts: bool,
    /// Whether nobody sits there, and only an invitation opens it, or it is kept for somebody.
    pub kept: bool,
    /// Whether it is kept for the caller.
    pub kept_for_you: bool,
    /// Whether the caller holds it.
    pub yours: bool,
    /// Whether somebody else has it whom the caller can mute, block or report.
    pub other_person: bool,
    /// Whether a bot plays in the stead of its owner, who can take it back.
    pub stand_in: bool,
    /// The player's clock, if there is one.
    pub clock: Option<ClockView>,
    /// Until when the player is away, if they have said so, in seconds since 1970.
    pub away_until: Option<i64>,
    /// Whether it is to act.
    pub to_act: bool,
    /// For how many hours its player has kept everybody waiting, if that is so long that the caller may give the
    /// seat to somebody else.
    pub away: Option<u32>,
}

/// What links and signatures are made with.
#[derive(Clone, Copy)]
pub(crate) struct Keys<'t> {
    pub(crate) links: &'t Key,
    pub(crate) chronicles: &'t SigningKey,
}

/// A table as one caller may know it: the only way to read one.
pub struct TableView<'t> {
    running: &'t LiveTable,
    keys: Keys<'t>,
    now: i64,
    viewer: Viewer,
    held: Seats,
    invited: Option<Seat>,
    returnable: Seats,
    kept: Seats,
    host: bool,
}

impl<'t> TableView<'t> {
    pub(crate) fn new(
        running: &'t LiveTable,
        keys: Keys<'t>,
        now: i64,
        caller: &Caller,
        look: ViewAs,
    ) -> Result<TableView<'t>, TableError> {
        Ok(TableView {
            running,
            keys,
            now,
            viewer: running.viewer(caller, look)?,
            held: running.held(caller),
            invited: running
                .seats
                .iter()
                .find(|record| record.is_opened_by(caller) && !record.taken)
                .map(|record| record.seat),
            returnable: running.can_take_back(keys.links, caller),
            kept: kept_for(&running.seats, caller),
            host: running.is_host(caller),
        })
    }

    /// The same table at the same moment through other eyes: a spectator's, or those of a seat that the caller holds.
    pub fn through(&self, viewer: Viewer) -> Result<TableView<'t>, TableError> {
        match viewer.seat() {
            Some(seat) if !self.held.contains(seat) => Err(TableError::NotYourSeat),
            _ => Ok(TableView { viewer, ..*self }),
        }
    }

    /// The table's name.
    pub fn id(&self) -> TableId {
        self.running.table.id
    }

    /// Which game it is.
    pub fn kind(&self) -> &'static dyn AnyGame {
        self.running.kind
    }

    /// What was agreed on: options, rules, data. It has no seed. A game that goes on from a position of another has that position in `start`, with what is hidden: nobody is
    /// to be shown it.
    pub fn header(&self) -> &Header {
        &self.running.table.header
    }

    /// What the server promised about the dice before the game.
    pub fn commitment(&self) -> Option<Commitment> {
        let fairness = self.header().fairness.as_ref()?;
        Some(fairness.commitment)
    }

    /// What was agreed about time.
    pub fn pace(&self) -> Option<&Pace> {
        self.running.pace()
    }

    /// For whom it is, if somebody said so.
    pub fn audience(&self) -> Option<Audience> {
        self.running.table.audience
    }

    /// The moment at which it is looked at, in seconds since 1970.
    pub fn now(&self) -> i64 {
        self.now
    }

    /// Whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.running.is_paused()
    }

    /// Who wants the game to pause, or to go on if it is paused.
    pub fn consents(&self) -> Seats {
        self.running.consents()
    }

    /// The caller's seats that they can take back: a bot plays there, or they were opened to somebody else who has not come yet.
    pub fn can_take_back(&self) -> Seats {
        self.returnable
    }

    /// Whether only its players may look.
    pub fn is_private(&self) -> bool {
        self.running.table.private
    }

    /// When the table was made, in seconds since 1970.
    pub fn created(&self) -> i64 {
        self.running.table.created
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        if !self.running.has_begun() {
            Stage::Gathering
        } else if self.position().over {
            Stage::Over
        } else {
            Stage::Playing
        }
    }

    /// Through whose eyes the caller looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The seats that the caller holds.
    pub fn held(&self) -> Seats {
        self.held
    }

    /// The free seat that the caller's link is for.
    pub fn invited(&self) -> Option<Seat> {
        self.invited
    }

    /// Whether the caller made the table.
    pub fn is_host(&self) -> bool {
        self.host
    }

    /// Where the game stands.
    pub fn position(&self) -> Position {
        self.running.position()
    }

    /// Whether the caller is still to act and has decided nothing since this entry.
    pub fn is_awaited(&self, since: EntryNumber) -> bool {
        self.running.is_awaited(self.held, since)
    }

    /// Whether a seat knows something now that others at the same screen may not know.
    pub fn has_secrets(&self) -> bool {
        self.running.has_begun() && self.running.sides().has_secrets()
    }

    /// The seats in order.
    pub fn seats(&self, lang: Lang) -> Vec<SeatView> {
        let (sides, records) = (self.running.sides(), &self.running.seats);
        let to_act = self.position().to_act;
        let mut seats = seat_views(sides, records, to_act, self.held, lang);
        for seat in &mut seats {
            if let Some(bot) = self.running.stand_in(seat.seat) {
                seat.holder = Holder::Bot;
                seat.level = Some(bot.level);
                seat.stand_in = !bot.for_good;
            }
            seat.kept_for_you = self.kept.contains(seat.seat);
            seat.clock = self.running.clock(seat.seat, self.now);
            seat.away_until = self.running.away_until(seat.seat, self.now);
        }
        if self.host || !self.held.is_empty() {
            for seat in seats.iter_mut().filter(|seat| !seat.yours) {
                seat.away = self.running.may_be_replaced(seat.seat, self.now);
            }
        }
        seats
    }

    /// Whether a seat is kept for the caller at a table that gathers.
    pub fn is_kept_for_you(&self) -> bool {
        self.stage() == Stage::Gathering && !self.kept.is_empty()
    }

    /// What the player at a seat is called: by name where it is known, else by the side.
    pub fn player_name(&self, seat: Seat, lang: Lang) -> String {
        self.running.sides().player_name(seat, lang)
    }

    /// The secrets that the caller may know: those of their own seats, and for the host the invitations of the
    /// seats that are still open.
    pub fn tokens(&self) -> Vec<(Seat, Token)> {
        let open = |record: &SeatRecord| self.host && holder(record) == Holder::Open;
        self.running
            .seats
            .iter()
            .filter(|record| self.held.contains(record.seat) || open(record))
            .map(|record| (record.seat, self.running.token(self.keys.links, record)))
            .collect()
    }

    /// What the viewer may know of the board.
    pub fn view(&self) -> Result<Value, TableError> {
        Ok(self.running.playing()?.view(self.viewer)?)
    }

    /// What the viewer may know of the board after an earlier decision.
    pub fn view_at(&self, decision: DecisionNumber) -> Result<Value, TableError> {
        let earlier = self.running.playing()?.at(decision);
        Ok(earlier.view(self.viewer)?)
    }

    /// The present position, or the one after this decision, to be drawn and told.
    pub fn scene(&self, at: Option<DecisionNumber>) -> Result<PositionView<'_>, TableError> {
        let playing = self.running.playing()?;
        let helps = &self.running.helps;
        Ok(PositionView::new(playing, self.viewer, at, helps))
    }

    /// A game of the viewer's own from the position after a decision, as their seat saw it then: what is hidden from them is drawn at random, from this number alone.
    pub fn imagined(
        &self,
        at: DecisionNumber,
        seed: u64,
    ) -> Result<Box<dyn AnyPlaying>, TableError> {
        let seat = self.viewer.seat().ok_or(TableError::NotYourSeat)?;
        let then = self.running.playing()?.at(at);
        Ok(then.imagined(seat, Seed::from_number(seed))?)
    }

    /// A seat's sign as a small drawing, which does not depend on the position.
    pub fn sign(&self, seat: Seat, lang: Lang) -> Result<Markup, TableError> {
        Ok(self.running.sides().sign(seat, lang)?)
    }

    /// Which round and phase it is.
    pub fn moment(&self) -> Result<Moment, TableError> {
        Ok(self.running.playing()?.moment())
    }

    /// What the round is called.
    pub fn round(&self, lang: Lang) -> Result<String, TableError> {
        Ok(self.running.playing()?.round(lang))
    }

    /// What the viewer is asked, if they are to act.
    pub fn decision(&self, lang: Lang) -> Result<Option<OpenDecision>, TableError> {
        match self.viewer.seat() {
            Some(seat) => self.running.decision(seat, lang),
            // A table that has not begun says so to everybody.
            None => self.running.playing().map(|_| None),
        }
    }

    /// The same for the decision panel of a page.
    pub fn tiled_decision(&self, lang: Lang) -> Result<Option<TiledDecision>, TableError> {
        match self.viewer.seat() {
            Some(seat) => self.running.tiled_decision(seat, lang),
            None => self.running.playing().map(|_| None),
        }
    }

    /// What the viewer could have in mind and may not do, with the reasons.
    pub fn why_not(&self, anchor: Option<&str>, lang: Lang) -> Result<Vec<Refused>, TableError> {
        let seat = self.viewer.seat().ok_or(TableError::NotYourSeat)?;
        Ok(self.running.playing()?.why_not(seat, anchor, lang)?)
    }

    /// What happened from the given decision on.
    pub fn log(&self, since: DecisionNumber, lang: Lang) -> Result<Vec<LogLine>, TableError> {
        let playing = self.running.playing()?;
        let lines = playing.log(since, self.viewer, lang)?;
        Ok(self.running.helps.tell(lines, playing, since, lang))
    }

    /// Whether the result counts for ratings.
    pub fn is_rated(&self) -> bool {
        self.running.table.rated
    }

    /// Whether players may ask bots for hints.
    pub fn allows_hints(&self) -> bool {
        !self.header().no_hints
    }

    /// Whether the game can be rewound if everybody agrees.
    pub fn allows_rewinds(&self) -> bool {
        !self.header().no_rewinds
    }

    /// What a bot advised the viewer to do now, if they asked.
    pub fn advice(&self) -> Option<&Advice> {
        self.running.advice(self.viewer.seat()?)
    }

    /// What the viewer is asked, for a bot to think about. None if they are not to act.
    pub fn question(&self) -> Option<Arc<dyn AnyQuestion>> {
        self.running.playing().ok()?.question(self.viewer.seat()?)
    }

    /// The last decision that the viewer made themselves.
    pub fn last_decision(&self) -> Option<DecisionNumber> {
        let playing = self.running.playing().ok()?;
        playing.last_decision_of(self.viewer.seat()?)
    }

    /// Whether the viewer may take back their last decision without asking.
    pub fn can_undo(&self) -> Result<(), UndoRefusal> {
        match (self.viewer.seat(), self.running.playing()) {
            (Some(seat), Ok(playing)) if !self.position().over => playing.can_undo(seat),
            _ => Err(UndoRefusal::Nothing),
        }
    }

    /// Where a rewind would bring the viewer: before their last decision, if that cannot be taken back freely.
    pub fn rewind_to(&self) -> Option<DecisionNumber> {
        self.running.rewind_to(self.viewer.seat()?)
    }

    /// Makes sure that the game can be rewound to the position after this decision.
    pub fn can_rewind(&self, to: DecisionNumber) -> Result<(), TableError> {
        let playing = self.running.playing()?;
        Ok(playing.can_rewind(to).map_err(GameError::from)?)
    }

    /// How often the game was rewound.
    pub fn rewinds(&self) -> usize {
        self.running.sides().rewinds()
    }

    /// The wish to rewind that waits for the others.
    pub fn request(&self) -> Option<UndoRequest> {
        self.running.request()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.running.playing().ok()?.outcome()
    }

    /// The result as a sentence, once the game is over.
    pub fn result(&self, lang: Lang) -> Option<String> {
        self.running.playing().ok()?.result(lang)
    }

    /// The whole game to be studied, with everything that was hidden, once it is over.
    pub fn finished(&self) -> Result<Box<dyn AnyPlaying>, TableError> {
        if self.stage() == Stage::Over {
            Ok(self.running.playing()?.boxed_clone())
        } else {
            Err(TableError::NotOver)
        }
    }

    /// The whole game as a file, with seed and secret, signed by the server, once the game is over.
    pub fn chronicle(&self) -> Result<String, TableError> {
        if self.stage() == Stage::Over {
            let chronicle = self.running.playing()?.chronicle();
            Ok(self.keys.chronicles.sign(chronicle))
        } else {
            Err(TableError::NotOver)
        }
    }
}

/// The seats of a table in order, with nobody away.
pub(crate) fn seat_views(
    sides: &dyn AnyPlaying,
    records: &[SeatRecord],
    to_act: Seats,
    held: Seats,
    lang: Lang,
) -> Vec<SeatView> {
    let view = |record: &SeatRecord| SeatView {
        seat: record.seat,
        id: sides.seat_id(record.seat),
        side: sides.seat_name(record.seat, lang),
        name: record.name.clone(),
        kind: record.kind,
        holder: holder(record),
        level: record.level,
        hosts: record.is_hosts(),
        kept: record.is_kept(),
        kept_for_you: false,
        yours: held.contains(record.seat),
        other_person: record.is_human()
            && record.taken
            && record.visitor.is_some()
            && !held.contains(record.seat),
        stand_in: false,
        clock: None,
        away_until: None,
        to_act: to_act.contains(record.seat),
        away: None,
    };
    records.iter().map(view).collect()
}

fn holder(record: &SeatRecord) -> Holder {
    if !record.is_human() {
        Holder::Bot
    } else if record.taken {
        Holder::Human
    } else {
        Holder::Open
    }
}
