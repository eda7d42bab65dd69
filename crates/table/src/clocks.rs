//! The clocks of a table with a pace: they follow from its log. See [`crate::pace`].

use engine::{DecisionNumber, MAX_SEATS, Seat, Seats};

use crate::pace::{DAY, Pace};

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    pub(crate) pace: Pace,
    seats: [SeatClock; MAX_SEATS],
    pub(crate) paused: bool,
    /// Who wants the game to pause; or to go on, if it is paused.
    pub(crate) consents: Seats,
}

/// The clock of a seat.
#[derive(Clone, Copy, Debug)]
struct SeatClock {
    /// The seconds that were left when it was looked at last.
    left: i64,
    /// Since when it runs, in seconds since 1970.
    since: Option<i64>,
    /// Until then nothing is counted: the player has days off.
    off_until: i64,
    /// How many days off are left.
    holidays: u8,
    /// The last decision that has added to the bank.
    added_by: DecisionNumber,
    /// Whether the time has run out and the others may decide what becomes of the seat.
    is_out: bool,
}

/// A player's clock, as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// The seconds that are left.
    pub left: i64,
    /// When it runs out, in seconds since 1970, if it runs.
    pub deadline: Option<i64>,
    /// Whether little is left.
    pub is_low: bool,
    /// Whether the time has run out and the others may decide what becomes of the seat.
    pub is_out: bool,
    /// How many days off are left.
    pub holidays: u8,
    /// The end of the days off, in seconds since 1970, if the player has some now.
    pub off_until: Option<i64>,
}

impl SeatClock {
    /// Since when time is counted, if the clock runs.
    fn counts_from(&self) -> Option<i64> {
        Some(self.since?.max(self.off_until))
    }

    fn left_at(&self, pace: &Pace, at: i64) -> i64 {
        let used = self
            .counts_from()
            .map_or(0, |from| pace.counted(from, at.max(from)));
        (self.left - used).max(0)
    }

    fn deadline(&self, pace: &Pace) -> Option<i64> {
        Some(pace.until(self.counts_from()?, self.left))
    }
}

impl Clocks {
    pub(crate) fn new(pace: Pace) -> Clocks {
        let clock = SeatClock {
            left: pace.bank,
            since: None,
            off_until: 0,
            holidays: pace.holidays,
            added_by: DecisionNumber::SET_UP,
            is_out: false,
        };
        Clocks {
            pace,
            seats: [clock; MAX_SEATS],
            paused: false,
            consents: Seats::NONE,
        }
    }

    /// Charges everybody whose clock runs.
    pub(crate) fn charge(&mut self, at: i64) {
        for clock in &mut self.seats {
            clock.left = clock.left_at(&self.pace, at);
            clock.since = clock.since.map(|since| since.max(at));
        }
    }

    /// From now on the clocks of these seats run, unless the game is paused.
    pub(crate) fn run(&mut self, at: i64, seats: Seats) {
        for (clock, seat) in self.seats.iter_mut().zip(Seat::all(MAX_SEATS as u8)) {
            let runs = seats.contains(seat) && !self.paused && !clock.is_out;
            clock.since = runs.then_some(clock.since.unwrap_or(at));
        }
    }

    /// A seat has decided. What the table decides at once in a player's name adds nothing, since nobody thought about it.
    pub(crate) fn decided(&mut self, seat: Seat, number: DecisionNumber, own: bool, at: i64) {
        let pace = self.pace;
        let waited = self.seats[seat.index()]
            .since
            .is_some_and(|since| since < at);
        self.charge(at);
        let clock = &mut self.seats[seat.index()];
        if number > clock.added_by && (own || waited) {
            clock.added_by = number;
            clock.left = (clock.left + pace.increment).min(pace.cap);
        }
        self.comes_back(seat);
    }

    /// The game goes back by everybody's consent: decisions add again from there on.
    pub(crate) fn rewound(&mut self, to: DecisionNumber) {
        for clock in &mut self.seats {
            clock.added_by = clock.added_by.min(to);
        }
    }

    /// The seat's time has run out.
    pub(crate) fn ran_out(&mut self, seat: Seat) {
        let clock = &mut self.seats[seat.index()];
        clock.left = 0;
        clock.is_out = true;
    }

    /// Somebody plays on whose time may have run out: then they have some again.
    pub(crate) fn comes_back(&mut self, seat: Seat) {
        let clock = &mut self.seats[seat.index()];
        if clock.is_out {
            clock.is_out = false;
            clock.left = clock.left.max(self.pace.comeback());
        }
    }

    /// The player takes so many days off.
    pub(crate) fn take_off(&mut self, seat: Seat, days: u8, at: i64) {
        let clock = &mut self.seats[seat.index()];
        clock.holidays = clock.holidays.saturating_sub(days);
        clock.off_until = clock.off_until.max(at) + i64::from(days) * DAY;
    }

    /// How many days off are left.
    pub(crate) fn holidays(&self, seat: Seat) -> u8 {
        self.seats[seat.index()].holidays
    }

    /// Whether the seat's time has run out and the others may decide what becomes of it.
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        self.seats[seat.index()].is_out
    }

    /// Whether the seat's time has passed. The last second counts.
    pub(crate) fn is_over(&self, seat: Seat, at: i64) -> bool {
        let deadline = self.deadline(seat);
        deadline.is_some_and(|deadline| deadline < at)
    }

    /// When the seat's time runs out, if its clock runs.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<i64> {
        self.seats[seat.index()].deadline(&self.pace)
    }

    /// The seat's clock at this moment.
    pub(crate) fn view(&self, seat: Seat, at: i64) -> ClockView {
        let clock = &self.seats[seat.index()];
        let left = clock.left_at(&self.pace, at);
        ClockView {
            left,
            deadline: clock.deadline(&self.pace),
            is_low: self.pace.is_low(left),
            is_out: clock.is_out,
            holidays: clock.holidays,
            off_until: Some(clock.off_until).filter(|&until| until > at),
        }
    }
}
