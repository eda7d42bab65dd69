//! What is agreed about time, and how much of it everybody has.

use serde::{Deserialize, Serialize};
use table::{
    ClockView, LONGEST_BANK, LONGEST_LIVE_BANK, Pace, PaceKind, Sleep, TableError, WhenOut,
};
use utoipa::ToSchema;

use super::schema::{PaceUse, TimeOut};

/// How much time everybody has.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Pace)]
pub(super) struct PaceForm {
    #[schema(value_type = PaceUse)]
    kind: PaceKind,
    /// The seconds that each player has: at least 30, live at most a day, otherwise at most 90 days.
    #[schema(minimum = 30, maximum = 7_776_000)]
    bank: u32,
    /// The seconds that each decision adds.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 7_776_000)]
    increment: u32,
    /// Nobody ever has more seconds. Default: live a day, otherwise as many as at the beginning.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 30, maximum = 7_776_000)]
    cap: Option<u32>,
    /// When no time is counted, every day; only by correspondence.
    #[serde(skip_serializing_if = "Option::is_none")]
    sleep: Option<SleepForm>,
    /// How many days off each player can take; only by correspondence.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 60)]
    holidays: u8,
    /// What happens when a player's time has run out. Default: a bot plays until the player is back.
    #[serde(default)]
    #[schema(value_type = Option<TimeOut>)]
    when_out: Option<WhenOut>,
}

/// The hours in which no time is counted.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Sleep)]
struct SleepForm {
    /// From this hour of the day on.
    #[schema(minimum = 0, maximum = 23)]
    from: u8,
    /// Until this hour.
    #[schema(minimum = 0, maximum = 23)]
    to: u8,
    /// So many minutes later than in Greenwich it is there.
    #[serde(default)]
    #[schema(minimum = -840, maximum = 840)]
    offset: i16,
}

impl PaceForm {
    /// What was agreed.
    pub(super) fn pace(self) -> Pace {
        let bank = i64::from(self.bank);
        let usual = match self.kind {
            PaceKind::Live => LONGEST_LIVE_BANK.max(bank),
            PaceKind::Correspondence => bank,
        };
        Pace {
            kind: self.kind,
            bank,
            increment: self.increment.into(),
            cap: self.cap.map_or(usual, i64::from),
            sleep: self.sleep.map(|sleep| Sleep {
                from: sleep.from,
                to: sleep.to,
                offset: sleep.offset,
            }),
            holidays: self.holidays,
            when_out: self.when_out.unwrap_or_default(),
        }
    }
}

impl TryFrom<&Pace> for PaceForm {
    type Error = TableError;

    fn try_from(pace: &Pace) -> Result<PaceForm, TableError> {
        let seconds = |seconds: i64| {
            u32::try_from(seconds.min(LONGEST_BANK)).map_err(|_| TableError::BadPace)
        };
        Ok(PaceForm {
            kind: pace.kind,
            bank: seconds(pace.bank)?,
            increment: seconds(pace.increment)?,
            cap: Some(seconds(pace.cap)?),
            sleep: pace.sleep.map(|sleep| SleepForm {
                from: sleep.from,
                to: sleep.to,
                offset: sleep.offset,
            }),
            holidays: pace.holidays,
            when_out: Some(pace.when_out),
        })
    }
}

/// A player's clock.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Clock)]
pub(super) struct ClockForm {
    /// The seconds that are left.
    left: i64,
    /// When they have run out, in seconds since 1970, if the clock runs. Until then a decision counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    deadline: Option<i64>,
    /// Whether the time has run out and the others may decide what becomes of the seat.
    out: bool,
    /// How many days off are left.
    holidays: u8,
    /// The end of the days off, in seconds since 1970, if the player has some now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    off_until: Option<i64>,
}

impl From<ClockView> for ClockForm {
    fn from(clock: ClockView) -> ClockForm {
        ClockForm {
            left: clock.left,
            deadline: clock.deadline,
            out: clock.is_out,
            holidays: clock.holidays,
            off_until: clock.off_until,
        }
    }
}
