//! What one caller may know of a table.

use bots::{Advice, Level};
use catalog::{AnyPlaying, Decision, Kind, LogLine, Refused};
use engine::fair::Commitment;
use engine::{Header, Moment, Outcome, Seat, Seats, UndoRefusal, Viewer};
use maud::Markup;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::Lang;

use crate::position::{Position, UndoRequest};
use crate::running::Running;
use crate::scene::Scene;
use crate::seating::{Caller, Holder, Look, SeatRecord};
use crate::tables::HOURS_KEPT;
use crate::trouble::Trouble;
use crate::{Key, TableId, Token};

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
pub struct SeatSight {
    /// Which seat.
    pub seat: Seat,
    /// A short name of its side.
    pub id: &'static str,
    /// The name of its side.
    pub side: String,
    /// The player's name; may be empty.
    pub name: String,
    /// Whom it is held by.
    pub holder: Holder,
    /// How strong the bot is, if it is one.
    pub level: Option<Level>,
    /// Whether the caller holds it.
    pub yours: bool,
    /// Whether it is to act.
    pub to_act: bool,
    /// For how many hours its player has kept everybody waiting, if that is so long that the caller may give the
    /// seat to somebody else.
    pub away: Option<u32>,
}

/// A table as one caller may know it: the only way to read one.
pub struct Sight<'t> {
    running: &'t Running,
    key: &'t Key,
    now: i64,
    viewer: Viewer,
    held: Seats,
    invited: Option<Seat>,
    host: bool,
}

impl<'t> Sight<'t> {
    pub(crate) fn new(
        running: &'t Running,
        key: &'t Key,
        now: i64,
        caller: &Caller,
        look: Look,
    ) -> Result<Sight<'t>, Trouble> {
        Ok(Sight {
            running,
            key,
            now,
            viewer: running.viewer(caller, look)?,
            held: running.held(caller),
            invited: running
                .seats
                .iter()
                .find(|record| record.is_opened_by(caller) && !record.taken)
                .map(|record| record.seat),
            host: running.is_host(caller),
        })
    }

    /// The table's name.
    pub fn id(&self) -> TableId {
        self.running.table.id
    }

    /// Which game it is.
    pub fn kind(&self) -> &'static dyn Kind {
        self.running.kind
    }

    /// What was agreed on: options, rules, data. It has no seed and no secret.
    pub fn header(&self) -> &Header {
        &self.running.table.header
    }

    /// What the server promised about the dice before the game.
    pub fn commitment(&self) -> Option<Commitment> {
        let fairness = self.header().fairness.as_ref()?;
        Some(fairness.commitment)
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

    /// The seats in order.
    pub fn seats(&self, lang: Lang) -> Vec<SeatSight> {
        let sides = self.running.sides();
        let to_act = self.position().to_act;
        self.running
            .seats
            .iter()
            .map(|record| SeatSight {
                seat: record.seat,
                id: sides.seat_id(record.seat),
                side: sides.seat_name(record.seat, lang),
                name: record.name.clone(),
                holder: holder(record),
                level: record.level,
                yours: self.held.contains(record.seat),
                to_act: to_act.contains(record.seat),
                away: self
                    .running
                    .hours_away(record.seat, self.now)
                    .filter(|&hours| hours >= HOURS_KEPT)
                    .filter(|_| self.host || !self.held.is_empty())
                    .filter(|_| !self.held.contains(record.seat)),
            })
            .collect()
    }

    /// The secrets that the caller may know: those of his own seats, and for the host the invitations of the
    /// seats that are still open.
    pub fn tokens(&self) -> Vec<(Seat, Token)> {
        let open = |record: &SeatRecord| self.host && holder(record) == Holder::Open;
        self.running
            .seats
            .iter()
            .filter(|record| self.held.contains(record.seat) || open(record))
            .map(|record| (record.seat, self.running.token(self.key, record)))
            .collect()
    }

    /// What the viewer may know of the board.
    pub fn view(&self, lang: Lang) -> Result<Value, Trouble> {
        Ok(self.running.playing()?.view(self.viewer, lang)?)
    }

    /// What the viewer may know of the board after an earlier decision.
    pub fn view_at(&self, decisions: usize, lang: Lang) -> Result<Value, Trouble> {
        let earlier = self.running.playing()?.at(decisions);
        Ok(earlier.view(self.viewer, lang)?)
    }

    /// The board as plain text.
    pub fn text(&self, lang: Lang) -> Result<String, Trouble> {
        Ok(self.running.playing()?.position(self.viewer, lang)?)
    }

    /// The present position, or the one after so many decisions, to be drawn and told.
    pub fn scene(&self, decisions: Option<usize>) -> Result<Scene<'_>, Trouble> {
        let playing = self.running.playing()?;
        let helps = &self.running.helps;
        Ok(Scene::new(playing, self.viewer, decisions, helps))
    }

    /// A seat's sign as a small drawing, which does not depend on the position.
    pub fn sign(&self, seat: Seat, lang: Lang) -> Result<Markup, Trouble> {
        Ok(self.running.sides().sign(seat, lang)?)
    }

    /// Which round and phase it is.
    pub fn moment(&self) -> Result<Moment, Trouble> {
        Ok(self.running.playing()?.moment())
    }

    /// What the round is called.
    pub fn round(&self, lang: Lang) -> Result<String, Trouble> {
        Ok(self.running.playing()?.round(lang))
    }

    /// What the viewer is asked, if he is to act. Its number is that of the position.
    pub fn decision(&self, lang: Lang) -> Result<Option<Decision>, Trouble> {
        match self.viewer.seat() {
            Some(seat) => self.running.decision(seat, lang),
            // A table that has not begun says so to everybody.
            None => self.running.playing().map(|_| None),
        }
    }

    /// What the viewer could have in mind and may not do, with the reasons.
    pub fn why_not(&self, anchor: Option<&str>, lang: Lang) -> Result<Vec<Refused>, Trouble> {
        let seat = self.viewer.seat().ok_or(Trouble::NotYourSeat)?;
        Ok(self.running.playing()?.why_not(seat, anchor, lang)?)
    }

    /// What happened from the given number of decisions on.
    pub fn log(&self, since: u32, lang: Lang) -> Result<Vec<LogLine>, Trouble> {
        let playing = self.running.playing()?;
        let lines = playing.log(since, self.viewer, lang)?;
        Ok(self.running.helps.tell(lines, playing, since, lang))
    }

    /// Whether players may ask bots for hints.
    pub fn allows_hints(&self) -> bool {
        !self.header().no_hints
    }

    /// What a bot advised the viewer to do now, if he asked.
    pub fn advice(&self) -> Option<&Advice> {
        self.running.advice(self.viewer.seat()?)
    }

    /// Whether the viewer may take back his last decision without asking.
    pub fn can_undo(&self) -> Result<(), UndoRefusal> {
        match (self.viewer.seat(), self.running.playing()) {
            (Some(seat), Ok(playing)) if !self.position().over => playing.can_undo(seat),
            _ => Err(UndoRefusal::Nothing),
        }
    }

    /// The wish to take something back that waits for the others.
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
    pub fn finished(&self) -> Result<Box<dyn AnyPlaying>, Trouble> {
        if self.stage() == Stage::Over {
            Ok(self.running.playing()?.boxed_clone())
        } else {
            Err(Trouble::NotOver)
        }
    }

    /// The whole game as a file, with seed and secret, once the game is over.
    pub fn chronicle(&self) -> Result<String, Trouble> {
        if self.stage() == Stage::Over {
            Ok(self.running.playing()?.chronicle())
        } else {
            Err(Trouble::NotOver)
        }
    }
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
