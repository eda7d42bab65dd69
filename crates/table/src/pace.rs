//! What was agreed about time when a table was made, and how time is counted by it.
//!
//! How clocks work:
//!
//! - **A pace is agreed with the table** and never changes: a bank of seconds for each player, what a decision adds to it, and what
//!   happens when nothing is left. By correspondence there are also hours of sleep, in which no time is counted, and days off that
//!   each player can take. Most tables have no pace, and nothing here concerns them.
//! - **Clocks follow from the log.** Every entry has its time. An entry first charges the seats whose clocks run, then does what it
//!   says (a decision adds to the bank), and then the clocks of those who can act run on ([`Clocks`](crate::clocks::Clocks)). Whoever reads the log, after a restart
//!   or at another server, has the same clocks. A decision that is taken back and made again adds once: what was added is known
//!   by the decision's number.
//! - **A bot in somebody's stead is in the log too** (`stand-in`, `take-back`), with or without a clock. The seat stays its
//!   owner's, who still sees their hand. Only where that was agreed a seat is `lost`.
//! - **Running out is an entry**, written together with what follows from it. Whoever writes its number first has done it, so that it happens
//!   once however many servers try. A decision that arrives in the last second still counts, and one that arrives later does not.
//! - **When the next clock runs out** stands in the table's [`Standing`](crate::Standing), in the row that is written with every decision anyway. A
//!   server keeps in memory when that is for the tables that it has seen, looks every second which are due, and finds the others when it
//!   starts, or now and then if other servers use the same store.
//! - **A pause** needs every person at the table, and so does its end. Meanwhile nobody can decide, no bot does, and no clock runs.

use serde::{Deserialize, Serialize};

use crate::table_error::TableError;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
/// The seconds of a day.
pub(crate) const DAY: i64 = 24 * HOUR;

/// The longest bank where everybody is at the table, in seconds.
pub const LONGEST_LIVE_BANK: i64 = DAY;
/// The longest bank where they are not, in seconds.
pub const LONGEST_BANK: i64 = 90 * DAY;
/// The shortest bank: nobody can lose a seat by a single click.
const SHORTEST: i64 = 30;
/// The most days off.
pub(crate) const MOST_HOLIDAYS: u8 = 60;
/// Nobody sleeps for more hours a day.
const LONGEST_SLEEP: i64 = 16;
/// The most minutes by which a time zone can be before or after Greenwich.
const FARTHEST: i16 = 14 * 60;

/// What was agreed about time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pace {
    /// Whether everybody is at the table.
    pub kind: PaceKind,
    /// The seconds that each player has.
    pub bank: i64,
    /// The seconds that each decision adds.
    pub increment: i64,
    /// Nobody ever has more seconds.
    pub cap: i64,
    /// When no time is counted, every day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sleep: Option<Sleep>,
    /// How many days off each player can take.
    #[serde(default)]
    pub holidays: u8,
    /// What happens when nothing is left.
    #[serde(default)]
    pub when_out: WhenOut,
}

/// Whether everybody is at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaceKind {
    /// In one sitting.
    Live,
    /// Over days.
    Correspondence,
}

impl PaceKind {
    /// All kinds.
    pub const ALL: [PaceKind; 2] = [PaceKind::Live, PaceKind::Correspondence];
}

/// The hours of the day in which no time is counted, by a clock that is so many minutes before Greenwich's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sleep {
    /// From this hour on, 0 to 23.
    pub from: u8,
    /// Until this hour, 0 to 23.
    pub to: u8,
    /// So many minutes later than in Greenwich it is there.
    #[serde(default)]
    pub offset: i16,
}

/// What happens when a player's time has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhenOut {
    /// A bot plays until the player is back.
    #[default]
    Bot,
    /// A bot plays to the end.
    Lost,
    /// The others may let a bot play, or invite somebody else, or wait.
    OthersDecide,
}

impl WhenOut {
    /// Everything that can be agreed, the usual first.
    pub const ALL: [WhenOut; 3] = [WhenOut::Bot, WhenOut::Lost, WhenOut::OthersDecide];
}

impl Pace {
    /// Makes sure that it can be agreed on.
    pub(crate) fn must_be_sound(&self) -> Result<(), TableError> {
        let longest = match self.kind {
            PaceKind::Live => LONGEST_LIVE_BANK,
            PaceKind::Correspondence => LONGEST_BANK,
        };
        let live = self.kind == PaceKind::Live;
        let sound = (SHORTEST..=longest).contains(&self.bank)
            && (0..=longest).contains(&self.increment)
            && (self.bank..=longest).contains(&self.cap)
            && self.holidays <= MOST_HOLIDAYS
            && !(live && (self.sleep.is_some() || self.holidays > 0))
            && self.sleep.is_none_or(Sleep::is_sound);
        sound.then_some(()).ok_or(TableError::BadPace)
    }

    /// What a player has at least who comes back after their time has run out.
    pub(crate) fn comeback(&self) -> i64 {
        self.increment.max(self.bank / 10).min(self.cap)
    }

    /// Whether so many seconds are few.
    pub(crate) fn is_low(&self, left: i64) -> bool {
        left <= self.bank / 10
    }

    /// How many seconds are counted between two moments.
    pub(crate) fn counted(&self, from: i64, to: i64) -> i64 {
        (self.waking(to) - self.waking(from)).max(0)
    }

    /// When so many seconds will have been counted. If that is when everybody goes to sleep, it is when they wake up.
    pub(crate) fn until(&self, from: i64, left: i64) -> i64 {
        let day = self.waking_a_day();
        let counted = self.waking(from) + left;
        counted.div_euclid(day) * DAY + counted.rem_euclid(day) + self.wakes_at()
    }

    /// How many seconds of a day are counted.
    fn waking_a_day(&self) -> i64 {
        DAY - self.sleep.map_or(0, Sleep::hours) * HOUR
    }

    /// The moment at which a day begins that the others follow, in seconds since 1970.
    fn wakes_at(&self) -> i64 {
        self.sleep.map_or(0, |sleep| {
            i64::from(sleep.to) * HOUR - i64::from(sleep.offset) * MINUTE
        })
    }

    /// How many seconds are counted until this moment since a moment that is always the same.
    fn waking(&self, at: i64) -> i64 {
        let since = at - self.wakes_at();
        let day = self.waking_a_day();
        since.div_euclid(DAY) * day + since.rem_euclid(DAY).min(day)
    }
}

impl Sleep {
    fn is_sound(self) -> bool {
        self.from < 24
            && self.to < 24
            && (1..=LONGEST_SLEEP).contains(&self.hours())
            && (-FARTHEST..=FARTHEST).contains(&self.offset)
    }

    /// How many hours it lasts.
    fn hours(self) -> i64 {
        (i64::from(self.to) - i64::from(self.from)).rem_euclid(24)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NIGHT: Sleep = Sleep {
        from: 22,
        to: 7,
        offset: 60,
    };

    fn days(sleep: Option<Sleep>) -> Pace {
        Pace {
            kind: PaceKind::Correspondence,
            bank: 2 * DAY,
            increment: DAY,
            cap: 3 * DAY,
            sleep,
            holidays: 0,
            when_out: WhenOut::Bot,
        }
    }

    #[test]
    fn nothing_is_counted_at_night() {
        let pace = days(Some(NIGHT));
        // Ten at night there is nine in the evening in Greenwich.
        let (night, morning) = (21 * HOUR, 30 * HOUR);
        assert_eq!(pace.counted(night, morning), 0);
        assert_eq!(pace.counted(night - 5, morning + 7), 12);
        assert_eq!(
            pace.counted(night - 5 - 10 * DAY, morning + 7),
            12 + 10 * 15 * HOUR
        );
        assert_eq!(pace.until(night - 5, 12), morning + 7);
        assert_eq!(
            pace.until(night - 5, 5),
            morning,
            "not in the middle of the night"
        );
        assert_eq!(days(None).counted(night, morning), 9 * HOUR);
        assert_eq!(days(None).until(night, 9 * HOUR), morning);
    }

    #[test]
    fn the_end_is_when_everything_is_counted() {
        for pace in [days(Some(NIGHT)), days(None)] {
            for from in (-3 * DAY..3 * DAY).step_by(4_999) {
                for left in [0, 1, 59, 15 * HOUR, 15 * HOUR + 1, 4 * DAY] {
                    let until = pace.until(from, left);
                    assert_eq!(pace.counted(from, until), left, "{from} {left}");
                    assert_eq!(pace.counted(from, until + 1), left + 1, "{from} {left}");
                }
            }
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let good = days(Some(NIGHT));
        assert_eq!(good.must_be_sound(), Ok(()));
        let sleep = |from, to, offset| Some(Sleep { from, to, offset });
        for bad in [
            Pace { bank: 5, ..good },
            Pace {
                cap: good.bank - 1,
                ..good
            },
            Pace {
                increment: -1,
                ..good
            },
            Pace {
                cap: i64::MAX,
                ..good
            },
            Pace {
                holidays: 200,
                ..good
            },
            Pace {
                kind: PaceKind::Live,
                ..good
            },
            Pace {
                sleep: sleep(7, 7, 0),
                ..good
            },
            Pace {
                sleep: sleep(24, 7, 0),
                ..good
            },
            Pace {
                sleep: sleep(7, 0, 0),
                ..good
            },
            Pace {
                sleep: sleep(22, 7, i16::MIN),
                ..good
            },
        ] {
            assert_eq!(bad.must_be_sound(), Err(TableError::BadPace), "{bad:?}");
        }
    }
}
