//! Days.

/// The seconds of a day.
pub(crate) const DAY: i64 = 86_400;

/// The year, month and day of a time in seconds since 1970.
pub fn date(seconds: i64) -> (i64, i64, i64) {
    // Years begin with March here, so that a leap day is the last one; 400 years are 146,097 days.
    let days = seconds.div_euclid(DAY) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let first = (153 * month + 2) / 5;
    let (number, next) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (era * 400 + year + next, number, day - first + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, (1970, 1, 1)),
            (951_782_400, (2000, 2, 29)),
            (951_868_800, (2000, 3, 1)),
            (1_600_000_000, (2020, 9, 13)),
            (1_735_689_599, (2024, 12, 31)),
            (1_735_689_600, (2025, 1, 1)),
        ] {
            assert_eq!(date(seconds), expected);
        }
    }
}
