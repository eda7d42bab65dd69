//! Mute, block and report; and names that are taken for others'. [`crate::manners`] tells what is fair.

use engine::Seat;

use super::Tables;
use super::execute::Execution;
use super::join::{LONGEST_NAME, clean};
use crate::accounts::{is_reserved, skeleton};
use crate::command::Done;
use crate::live_table::LiveTable;
use crate::manners::{MOST_REGARDS, Regard, Regarded, Report, ReportReason};
use crate::seating::{Caller, SeatRecord, ViewAs};
use crate::table_error::TableError;
use crate::{MessageNumber, TableId, VisitorId};

/// The most characters of what is written about somebody.
pub const LONGEST_REPORT: usize = 1_000;
/// So many reports somebody can make in a day.
const REPORTS: i64 = 5;
/// So many all visitors of a network can make together.
const REPORTS_BY_NETWORK: i64 = 20;
pub(super) const DAY: i64 = 24 * 3_600;
/// So many lines of chat go with a report.
const MOST_LINES: u32 = 500;

/// Somebody whom the caller has muted or blocked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegardedPerson {
    /// What tells them from the others. It opens nothing.
    pub mark: String,
    /// What they are called.
    pub name: String,
    /// Muted or blocked.
    pub regard: Regard,
}

/// What somebody wants the operator to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// What for.
    pub reason: ReportReason,
    /// More about it; may be empty.
    pub text: String,
}

/// Who is reported, and what goes with it.
struct Evidence {
    whom: VisitorId,
    name: String,
    table: Option<TableId>,
    chronicle: String,
    chat: String,
}

impl LiveTable {
    /// The person at a seat, if it is somebody else than the caller and not only known by a link.
    pub(super) fn other_person(
        &self,
        seat: Seat,
        caller: &Caller,
    ) -> Result<VisitorId, TableError> {
        self.viewer(caller, ViewAs::Own)?;
        let record = self.seat(seat)?;
        let sits = record.is_human() && record.taken && !record.is_held_by(caller);
        let person = record.visitor.filter(|_| sits);
        person.ok_or(TableError::Nobody)
    }
}

impl Execution {
    /// Mutes or blocks whoever sits there, or neither any more. Whom the host blocks while the table gathers leaves it.
    pub(super) async fn regard(
        self,
        seat: Seat,
        regard: Option<Regard>,
    ) -> Result<Done, TableError> {
        let (whom, name, leaves) = {
            let held = self.tables.hold(self.table).await?;
            let whom = held.other_person(seat, &self.caller)?;
            let blocks = regard == Some(Regard::Blocked);
            let leaves = blocks && !held.has_begun() && held.is_host(&self.caller);
            (whom, held.sides().player_name(seat, self.lang), leaves)
        };
        self.tables
            .keep_regard(&self.caller, whom, name, regard)
            .await?;
        if leaves {
            return self.free(seat).await;
        }
        Ok(Done::Done)
    }

    /// Makes sure that whoever made the table has not blocked the caller. An invitation makes no difference.
    pub(super) async fn must_be_welcome(&self, host: Option<VisitorId>) -> Result<(), TableError> {
        let (Some(host), Some(visitor)) = (host, self.caller.visitor) else {
            return Ok(());
        };
        let regard = self.tables.store().regard(host, visitor).await?;
        if regard == Some(Regard::Blocked) {
            return Err(TableError::NotYourSeat);
        }
        Ok(())
    }
}

impl Tables {
    async fn keep_regard(
        &self,
        caller: &Caller,
        whom: VisitorId,
        name: String,
        regard: Option<Regard>,
    ) -> Result<(), TableError> {
        let who = caller.visitor.filter(|&who| who != whom);
        let regarded = Regarded {
            who: who.ok_or(TableError::Nobody)?,
            whom,
            regard: regard.unwrap_or(Regard::Muted),
            name,
            since: self.now(),
        };
        if self.store().keep_regard(regarded, regard.is_some()).await? {
            Ok(())
        } else {
            Err(TableError::TooManyRegards(MOST_REGARDS))
        }
    }

    /// The seats of a table where people sit whom the caller has muted or blocked.
    pub(super) async fn regards_at(
        &self,
        table: TableId,
        caller: &Caller,
    ) -> Result<Vec<(Seat, Regard)>, TableError> {
        let Some(who) = caller.visitor else {
            return Ok(Vec::new());
        };
        let alone = {
            let held = self.hold(table).await?;
            let other = |seat: &SeatRecord| {
                seat.taken && seat.visitor.is_some_and(|visitor| visitor != who)
            };
            !held.seats.iter().any(other)
        };
        // Whoever plays with bots only is not looked up.
        if alone {
            return Ok(Vec::new());
        }
        Ok(self.store().regards_at(table, who).await?)
    }

    /// How the caller regards whoever sits at a seat.
    pub async fn regard_at(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
    ) -> Result<Option<Regard>, TableError> {
        let regards = self.regards_at(table, caller).await?;
        let found = regards.into_iter().find(|(one, _)| *one == seat);
        Ok(found.map(|(_, regard)| regard))
    }

    /// Whom the caller has muted or blocked, by name.
    pub async fn regards(&self, caller: &Caller) -> Result<Vec<RegardedPerson>, TableError> {
        let Some(who) = caller.visitor else {
            return Ok(Vec::new());
        };
        let regards = self.store().regards(who).await?;
        let person = |regarded: Regarded| RegardedPerson {
            mark: self.mark(regarded.whom),
            name: regarded.name,
            regard: regarded.regard,
        };
        Ok(regards.into_iter().map(person).collect())
    }

    /// What a visitor is known by on a page: a guest's number would open what is theirs.
    fn mark(&self, whom: VisitorId) -> String {
        let digest = self.0.key.sign("marks of people", &whom.0);
        data_encoding::HEXLOWER.encode(&digest.as_bytes()[..8])
    }

    /// Changes how the caller regards whomever they have muted or blocked before.
    pub async fn change_regard(
        &self,
        caller: &Caller,
        mark: &str,
        regard: Option<Regard>,
    ) -> Result<(), TableError> {
        let who = caller.visitor.ok_or(TableError::Nobody)?;
        let regards = self.store().regards(who).await?;
        let mut regards = regards.into_iter();
        let person = regards.find(|person| self.mark(person.whom) == mark);
        let person = person.ok_or(TableError::Nobody)?;
        self.keep_regard(caller, person.whom, person.name, regard)
            .await
    }

    /// Somebody with an account whom everybody may know.
    pub(super) async fn somebody_named(
        &self,
        name: &str,
        caller: &Caller,
    ) -> Result<(VisitorId, String), TableError> {
        // Names are not to be guessed here either.
        let shown = self.profile(name, caller).await?.filter(|shown| !shown.own);
        let account = self.store().account_named(skeleton(name)).await?;
        let found = account.filter(|_| shown.is_some());
        let account = found.ok_or(TableError::Nobody)?;
        Ok((account.id, account.name))
    }

    /// Mutes or blocks somebody with an account, or neither any more.
    pub async fn regard_named(
        &self,
        name: &str,
        caller: &Caller,
        regard: Option<Regard>,
    ) -> Result<(), TableError> {
        let (whom, name) = self.somebody_named(name, caller).await?;
        self.keep_regard(caller, whom, name, regard).await
    }

    /// Tells the operator about somebody with an account.
    pub async fn report_named(
        &self,
        name: &str,
        caller: &Caller,
        complaint: Complaint,
    ) -> Result<i64, TableError> {
        let (whom, name) = self.somebody_named(name, caller).await?;
        let evidence = Evidence {
            whom,
            name,
            table: None,
            chronicle: String::new(),
            chat: String::new(),
        };
        self.file(caller, complaint, evidence).await
    }

    /// Tells the operator about whoever sits at a seat, with the game as far as it is and the chat.
    pub async fn report_seat(
        &self,
        table: TableId,
        caller: &Caller,
        seat: Seat,
        complaint: Complaint,
    ) -> Result<i64, TableError> {
        let lines = self.store().talk(table, MessageNumber::NONE, MOST_LINES);
        let lines = lines.await?;
        let evidence = {
            let held = self.hold(table).await?;
            let whom = held.other_person(seat, caller)?;
            let lang = words::Lang::default();
            let chat = lines.iter().map(|line| {
                let name = held.sides().player_name(line.seat, lang);
                format!("{} {name}: {}\n", line.at, line.text)
            });
            Evidence {
                whom,
                name: held.sides().player_name(seat, lang),
                table: Some(table),
                chronicle: match held.playing() {
                    Ok(playing) => playing.chronicle(),
                    // It has not begun.
                    Err(_) => String::new(),
                },
                chat: chat.collect(),
            }
        };
        self.file(caller, complaint, evidence).await
    }

    /// Counts that the caller does something, and says whether they have not done it too often in a day: they themselves, and all of their network
    /// together.
    pub(super) async fn is_within(
        &self,
        caller: &Caller,
        what: &str,
        (own, together): (i64, i64),
    ) -> Result<bool, TableError> {
        let now = self.now();
        for (by, who, most) in [
            ("visitor", caller.visitor, own),
            ("network", caller.network, together),
        ] {
            let Some(who) = who else { continue };
            let who = self.0.key.sign(&format!("{what} by {by}"), &who.0);
            if self.store().count_try(*who.as_bytes(), now, DAY).await? > most {
                return Ok(false);
            }
        }
        Ok(true)
    }

    async fn file(
        &self,
        caller: &Caller,
        complaint: Complaint,
        evidence: Evidence,
    ) -> Result<i64, TableError> {
        let reporter = caller.visitor.ok_or(TableError::Nobody)?;
        let text = clean(&complaint.text, LONGEST_REPORT)?;
        let now = self.now();
        let few = self
            .is_within(caller, "reports", (REPORTS, REPORTS_BY_NETWORK))
            .await?;
        if !few {
            return Err(TableError::TooManyReports(REPORTS as usize));
        }
        let report = Report {
            number: 0,
            at: now,
            reporter: Some(reporter),
            whom: Some(evidence.whom),
            name: evidence.name,
            table: evidence.table,
            reason: complaint.reason,
            text,
            chronicle: evidence.chronicle,
            chat: evidence.chat,
            closed: None,
            note: String::new(),
        };
        let number = self.store().file_report(report).await?;
        tracing::info!(
            number,
            "somebody has reported somebody else: kroniek admin reports"
        );
        Ok(number)
    }

    /// Whether somebody without an account can have this name: nobody is to take them for somebody with an account, for the operator or for
    /// a bot.
    pub async fn is_free_name(&self, name: &str) -> Result<bool, TableError> {
        let skeleton = skeleton(name);
        if skeleton.is_empty() {
            return Ok(true);
        }
        let taken = is_reserved(&skeleton) || self.store().account_named(skeleton).await?.is_some();
        Ok(!taken)
    }

    /// The name as somebody without an account can have it.
    pub(super) async fn guest_name(&self, name: &str) -> Result<String, TableError> {
        let name = clean(name, LONGEST_NAME)?;
        if self.is_free_name(&name).await? {
            Ok(name)
        } else {
            Err(TableError::NameTaken)
        }
    }
}
