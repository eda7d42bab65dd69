//! How somebody wants to be called by a channel: in which language, and when not.

use jiff::Timestamp;
use jiff::civil::Time;
use jiff::tz::{TimeZone, db};
use serde::{Deserialize, Serialize};
use table::Channel;
use words::Lang;

/// What all channels have in common. It stands among a channel's own settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Manner {
    /// The language, as in addresses.
    pub(crate) lang: String,
    /// The scheme and the host that links lead to.
    pub(crate) origin: String,
    /// The name of their time zone.
    pub(crate) zone: String,
    /// When they do not want to be called.
    pub(crate) quiet: Option<Quiet>,
}

/// Quiet hours, in minutes since midnight; they may go on past midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Quiet {
    pub(crate) from: u16,
    pub(crate) to: u16,
}

const DAY: u16 = 24 * 60;

impl Manner {
    pub(crate) fn new(lang: Lang, origin: String) -> Manner {
        Manner {
            lang: lang.tag().to_owned(),
            origin,
            zone: "UTC".to_owned(),
            quiet: None,
        }
    }

    /// How somebody wants to be called by this channel; nothing if nobody can read it.
    pub(crate) fn of(channel: &Channel) -> Option<Manner> {
        serde_json::from_str(&channel.settings).ok()
    }

    pub(crate) fn lang(&self) -> Lang {
        Lang::from_locale(&self.lang).unwrap_or_default()
    }

    /// When the quiet hours end in which this moment lies, in seconds since 1970; nothing if it lies in none.
    pub(crate) fn quiet_until(&self, now: i64) -> Option<i64> {
        let Quiet { from, to } = self.quiet?;
        let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
        let local = Timestamp::from_second(now).ok()?.to_zoned(zone.clone());
        let minute = local.hour() as u16 * 60 + local.minute() as u16;
        let quiet = if from <= to {
            (from..to).contains(&minute)
        } else {
            minute >= from || minute < to
        };
        if !quiet {
            return None;
        }
        let day = if to > minute {
            local.date()
        } else {
            local.date().tomorrow().ok()?
        };
        let end = day.to_datetime(time(to)).to_zoned(zone).ok()?;
        // Where a clock is put back, the same minute comes twice.
        Some(end.timestamp().as_second().max(now + 60))
    }

    /// When their clock shows this minute of the day next, from then on, in seconds since 1970.
    #[cfg(feature = "mail")]
    pub(crate) fn next(&self, minute: u16, from: i64) -> i64 {
        let zone = TimeZone::get(&self.zone).unwrap_or(TimeZone::UTC);
        let on = |day: jiff::civil::Date| {
            let moment = day.to_datetime(time(minute)).to_zoned(zone.clone()).ok()?;
            Some(moment.timestamp().as_second()).filter(|&moment| moment >= from)
        };
        let next = || {
            let local = Timestamp::from_second(from).ok()?.to_zoned(zone.clone());
            on(local.date()).or_else(|| on(local.date().tomorrow().ok()?))
        };
        next().unwrap_or(from)
    }
}

fn time(minutes: u16) -> Time {
    let (hour, minute) = ((minutes % DAY) / 60, minutes % 60);
    Time::constant(hour as i8, minute as i8, 0, 0)
}

/// The name of a time zone as it is written properly, if there is such a zone.
pub(crate) fn zone_named(name: &str) -> Option<String> {
    let zone = TimeZone::get(name.trim()).ok()?;
    zone.iana_name().map(str::to_owned)
}

/// The names of all time zones that are named after a place.
pub(crate) fn zones() -> Vec<String> {
    let names = db().available().map(|name| name.as_str().to_owned());
    let mut names: Vec<String> = names
        .filter(|name| name.contains('/') && !name.starts_with("Etc/"))
        .collect();
    names.sort_unstable();
    names
}

/// A time of day that a form says, such as `22:30`, in minutes since midnight.
pub(crate) fn minutes(text: &str) -> Option<u16> {
    let (hour, minute) = text.trim().split_once(':')?;
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then_some(60 * hour + minute)
}

/// The same as a form shows it.
pub(crate) fn clock_time(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        let moment: Timestamp = text.parse().expect("a moment");
        moment.as_second()
    }

    #[test]
    fn nobody_is_called_in_their_night_wherever_they_live() {
        let night = Some(Quiet {
            from: 22 * 60 + 30,
            to: 7 * 60,
        });
        let manner = |zone: &str, quiet| Manner {
            zone: zone.to_owned(),
            quiet,
            ..Manner::new(Lang::default(), String::new())
        };
        for (zone, now, end) in [
            ("Europe/Amsterdam", "2026-01-10T21:29:00Z", None),
            (
                "Europe/Amsterdam",
                "2026-01-10T21:30:00Z",
                Some("2026-01-11T06:00:00Z"),
            ),
            (
                "Europe/Budapest",
                "2026-07-10T04:59:59Z",
                Some("2026-07-10T05:00:00Z"),
            ),
            ("Europe/Budapest", "2026-07-10T05:00:00Z", None),
            // In this night the clock is put forward.
            (
                "Europe/Budapest",
                "2026-03-28T23:00:00Z",
                Some("2026-03-29T05:00:00Z"),
            ),
            (
                "Pacific/Auckland",
                "2026-01-10T12:00:00Z",
                Some("2026-01-10T18:00:00Z"),
            ),
            (
                "No/Where",
                "2026-01-10T23:00:00Z",
                Some("2026-01-11T07:00:00Z"),
            ),
        ] {
            let until = manner(zone, night).quiet_until(at(now));
            let until = until.map(|until| until.max(at(now)));
            let end = end.map(at).map(|end| end.max(at(now) + 60));
            assert_eq!(until, end, "{zone} {now}");
            assert_eq!(manner(zone, None).quiet_until(at(now)), None);
        }
        let noon = Some(Quiet {
            from: 12 * 60,
            to: 13 * 60,
        });
        let end = manner("UTC", noon).quiet_until(at("2026-01-10T12:30:00Z"));
        assert_eq!(end, Some(at("2026-01-10T13:00:00Z")));
    }

    #[cfg(feature = "mail")]
    #[test]
    fn an_hour_comes_once_a_day_wherever_they_live() {
        let manner = Manner {
            zone: "Europe/Budapest".to_owned(),
            ..Manner::new(Lang::default(), String::new())
        };
        for (from, next) in [
            ("2026-01-10T16:59:00Z", "2026-01-10T17:00:00Z"),
            ("2026-01-10T17:00:00Z", "2026-01-10T17:00:00Z"),
            ("2026-01-10T17:00:01Z", "2026-01-11T17:00:00Z"),
            // In this night the clock is put forward.
            ("2026-03-28T18:00:00Z", "2026-03-29T16:00:00Z"),
        ] {
            assert_eq!(manner.next(18 * 60, at(from)), at(next), "{from}");
        }
    }

    #[test]
    fn zones_and_times_are_read_as_people_write_them() {
        assert_eq!(
            zone_named(" europe/amsterdam"),
            Some("Europe/Amsterdam".to_owned())
        );
        assert_eq!(zone_named("Middle/Earth"), None);
        assert!(zones().contains(&"Europe/Budapest".to_owned()));
        assert_eq!(minutes("22:30"), Some(22 * 60 + 30));
        for wrong in ["", "24:00", "7", "12:60", "a:b", "-1:00"] {
            assert_eq!(minutes(wrong), None, "{wrong}");
        }
        assert_eq!(clock_time(7 * 60 + 5), "07:05");
    }
}
