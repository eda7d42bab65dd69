//! Time on the pages: what is agreed about it, how much everybody has, and what can be done about it.

use std::collections::BTreeMap;

use maud::{Markup, html};
use table::{
    Holder, LONGEST_LIVE_BANK, Listed, Pace, PaceKind, SeatView, Sleep, Stage, TableError,
    TableView, WhenOut,
};
use words::Lang;

use super::account::day;
use super::home::called;
use super::icons::{Tool, tool};
use super::newcomer::texts as front;
use crate::HttpError;

/// What is said about time.
mod texts {
    words::texts!("pace");
}

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How many days off are offered.
const HOLIDAYS: u8 = 14;
/// So many days somebody can be away at once.
const MOST_DAYS: u8 = 60;
/// The time zones that are not at whole hours, in minutes after Greenwich.
const BROKEN_HOURS: [i16; 9] = [-570, -210, 210, 270, 330, 345, 390, 570, 630];

/// What can be chosen for a new table: a name, and the bank, what a decision adds, and the most that anybody has.
const PRESETS: [(&str, PaceKind, i64, i64, i64); 7] = [
    ("live-10", PaceKind::Live, 10 * MINUTE, 5, LONGEST_LIVE_BANK),
    ("live-20", PaceKind::Live, 20 * MINUTE, 5, LONGEST_LIVE_BANK),
    (
        "live-30",
        PaceKind::Live,
        30 * MINUTE,
        10,
        LONGEST_LIVE_BANK,
    ),
    (
        "live-60",
        PaceKind::Live,
        60 * MINUTE,
        10,
        LONGEST_LIVE_BANK,
    ),
    ("turns-2", PaceKind::Correspondence, DAY, 12 * HOUR, 2 * DAY),
    ("turns-1", PaceKind::Correspondence, 2 * DAY, DAY, 3 * DAY),
    (
        "turns-3",
        PaceKind::Correspondence,
        6 * DAY,
        3 * DAY,
        9 * DAY,
    ),
];

/// The part of the form for a new table: folded, because most tables have no clock.
pub(super) fn fields(lang: Lang) -> Markup {
    let of = |wanted: PaceKind| PRESETS.iter().filter(move |(_, kind, ..)| *kind == wanted);
    html! {
        details id="pace" class="pace" {
            summary { (texts::heading(lang)) ": " (texts::none(lang)) }
            fieldset {
                legend { (texts::heading(lang)) }
                label class="radio" { input type="radio" name="pace" value="none" checked; span { (texts::none_help(lang)) } }
                @for kind in PaceKind::ALL {
                    @for &(name, _, bank, increment, cap) in of(kind) {
                        label class="radio" { input type="radio" name="pace" value=(name); span { (amounts(kind, bank, increment, cap, lang)) } }
                    }
                }
            }
            fieldset {
                legend { (texts::when_out(lang)) }
                @for when in WhenOut::ALL {
                    label class="radio" { input type="radio" name="when-out" value=(when_name(when)) checked[when == WhenOut::default()]; span { (when_text(when, lang)) } }
                }
            }
            fieldset {
                legend { (texts::over_days(lang)) }
                label class="radio" { input type="checkbox" name="sleep" value="yes"; span { (texts::sleep(lang)) } }
                label { span { (texts::sleep_from(lang)) } (hours("sleep-from", 23)) }
                label { span { (texts::sleep_to(lang)) } (hours("sleep-to", 7)) }
                label { span { (texts::zone(lang)) } select name="offset" data-zone { @for offset in offsets() { option value=(offset) selected[offset == 0] { (zone(offset)) } } } }
                label { span { (texts::holidays(lang)) } input type="number" name="holidays" min="0" max="60" value=(HOLIDAYS); }
            }
        }
    }
}

fn hours(name: &str, usual: u8) -> Markup {
    html! { select name=(name) { @for hour in 0..24_u8 { option value=(hour) selected[hour == usual] { (hour) ":00" } } } }
}

/// The time zones, in minutes after Greenwich.
fn offsets() -> Vec<i16> {
    let mut offsets: Vec<i16> = (-12..=14).map(|hour| hour * 60).collect();
    offsets.extend(BROKEN_HOURS);
    offsets.sort_unstable();
    offsets
}

fn zone(offset: i16) -> String {
    let (sign, minutes) = (if offset < 0 { '-' } else { '+' }, offset.abs());
    match minutes % 60 {
        0 => format!("UTC{sign}{}", minutes / 60),
        rest => format!("UTC{sign}{}:{rest:02}", minutes / 60),
    }
}

/// What was chosen in the form.
pub(super) fn chosen(form: &BTreeMap<String, String>) -> Result<Option<Pace>, HttpError> {
    let field = |name: &str| form.get(name).map(String::as_str);
    let Some(wanted) = field("pace").filter(|wanted| *wanted != "none") else {
        return Ok(None);
    };
    let bad = || HttpError::Table(TableError::BadPace);
    let preset = PRESETS.iter().find(|(name, ..)| *name == wanted);
    let &(_, kind, bank, increment, cap) = preset.ok_or_else(bad)?;
    let when = field("when-out").map_or(Some(WhenOut::default()), |name| {
        WhenOut::ALL
            .into_iter()
            .find(|&when| when_name(when) == name)
    });
    let number = |name: &str, usual: i16| {
        let number = field(name).filter(|text| !text.is_empty());
        number.map_or(Ok(usual), |text| text.parse::<i16>().map_err(|_| bad()))
    };
    let small = |name: &str, usual: u8| {
        let number = number(name, usual.into())?;
        u8::try_from(number).map_err(|_| bad())
    };
    let days = kind == PaceKind::Correspondence;
    let sleep = Sleep {
        from: small("sleep-from", 23)?,
        to: small("sleep-to", 7)?,
        offset: number("offset", 0)?,
    };
    Ok(Some(Pace {
        kind,
        bank,
        increment,
        cap,
        sleep: (days && field("sleep") == Some("yes")).then_some(sleep),
        holidays: if days {
            small("holidays", HOLIDAYS)?
        } else {
            0
        },
        when_out: when.ok_or_else(bad)?,
    }))
}

fn when_name(when: WhenOut) -> &'static str {
    match when {
        WhenOut::Bot => "bot",
        WhenOut::Lost => "lost",
        WhenOut::OthersDecide => "others-decide",
    }
}

fn when_text(when: WhenOut, lang: Lang) -> String {
    match when {
        WhenOut::Bot => texts::out_bot(lang),
        WhenOut::Lost => texts::out_lost(lang),
        WhenOut::OthersDecide => texts::out_others(lang),
    }
}

/// So much time in words.
fn span(seconds: i64, lang: Lang) -> String {
    if seconds % DAY == 0 {
        texts::days(lang, seconds / DAY)
    } else if seconds % HOUR == 0 {
        texts::hours(lang, seconds / HOUR)
    } else if seconds % MINUTE == 0 {
        texts::minutes(lang, seconds / MINUTE)
    } else {
        texts::seconds(lang, seconds)
    }
}

fn amounts(kind: PaceKind, bank: i64, increment: i64, cap: i64, lang: Lang) -> String {
    let (bank, more) = (span(bank, lang), span(increment, lang));
    match kind {
        PaceKind::Live => texts::live(lang, bank, more),
        PaceKind::Correspondence => texts::by_turns(lang, bank, more, span(cap, lang)),
    }
}

/// What was agreed, in a line.
pub(super) fn told(pace: &Pace, lang: Lang) -> String {
    amounts(pace.kind, pace.bank, pace.increment, pace.cap, lang)
}

/// What was agreed, for a line of a list.
pub(super) fn in_list(table: &Listed, lang: Lang) -> Markup {
    html! { @if let Some(pace) = table.pace() { span class="pace" { (in_short(pace, lang)) } } }
}

/// What was agreed, for whoever is about to take a seat.
pub(super) fn agreed(view: &TableView<'_>, lang: Lang) -> Markup {
    html! {
        @if let Some(pace) = view.pace() {
            dl class="facts" id="agreed-pace" {
                div { dt { (texts::heading(lang)) } dd { (told(pace, lang)) } }
                @if let Some(sleep) = pace.sleep {
                    div { dt { (texts::sleep(lang)) } dd { (sleep.from) ":00–" (sleep.to) ":00 " (zone(sleep.offset)) } }
                }
                @if pace.holidays > 0 { div { dt { (texts::holidays(lang)) } dd { (pace.holidays) } } }
                div { dt { (texts::when_out(lang)) } dd { (when_text(pace.when_out, lang)) } }
            }
        }
    }
}

/// The time that is left, in a few characters. The script writes the same.
fn left(seconds: i64, lang: Lang) -> String {
    if seconds >= DAY {
        texts::left_days(lang, seconds / DAY, seconds % DAY / HOUR)
    } else if seconds >= HOUR {
        texts::left_hours(lang, seconds / HOUR, seconds % HOUR / MINUTE)
    } else {
        format!("{}:{:02}", seconds / MINUTE, seconds % MINUTE)
    }
}

/// The time that a player has left, for a card on the first page.
pub(super) fn left_in_list(view: &TableView<'_>, seat: &SeatView, lang: Lang) -> Markup {
    let clock = seat.clock.filter(|_| !view.is_paused());
    html! {
        @if let Some(clock) = clock.filter(|clock| clock.off_until.is_none() && !clock.is_out) {
            time class=(if clock.is_low { "clock late" } else { "clock" }) datetime={ "PT" (clock.left) "S" } {
                (tool(Tool::Time)) (front::time_left(lang, left(clock.left, lang)))
            }
        }
    }
}

/// What was agreed, in as few words as there are.
pub(super) fn in_short(pace: &Pace, lang: Lang) -> String {
    texts::short(lang, span(pace.bank, lang), span(pace.increment, lang))
}

/// What the script needs to let clocks run: what a row's deadline is compared with, and how time is written.
pub(super) fn words_of_time(view: &TableView<'_>, lang: Lang) -> Markup {
    html! {
        @if view.pace().is_some() {
            data id="time" value=(view.now()) hidden data-days=(texts::left_days(lang, "#", "%")) data-hours=(texts::left_hours(lang, "#", "%")) {}
        }
    }
}

/// A player's clock in their row. It is read out when somebody asks for it, and never by itself.
pub(super) fn clock(view: &TableView<'_>, seat: &SeatView, lang: Lang) -> Markup {
    html! {
        @if view.stage() == Stage::Playing && let Some(until) = seat.away_until {
            span class="clock" { (texts::is_off(lang, day(until))) }
        } @else if view.stage() == Stage::Playing && let Some(clock) = seat.clock {
            @let low = if clock.is_low { " low" } else { "" };
            @let low_at = view.pace().map_or(0, |pace| pace.bank / 10);
            @if clock.is_out {
                span class="clock low" { (texts::is_out(lang)) }
            } @else {
                time id={ "clock-" (seat.seat) } class={ "clock" (low) } role="timer" aria-live="off" aria-label=(texts::time_left(lang)) datetime={ "PT" (clock.left) "S" }
                    data-deadline=[clock.deadline.filter(|_| view.pace().is_none_or(|pace| pace.sleep.is_none()))] data-low=(low_at) { (left(clock.left, lang)) }
            }
        }
    }
}

/// The reader's own seat, if they play it themselves.
fn own(view: &TableView<'_>, seats: &[SeatView]) -> Option<SeatView> {
    let seat = view.viewer().seat();
    let own = |one: &&SeatView| Some(one.seat) == seat && one.holder == Holder::Human;
    seats.iter().find(own).cloned()
}

/// What stands where the reader decides: that their seat can be taken back, that the game is paused, and who wants that or its end.
pub(super) fn notices(view: &TableView<'_>, lang: Lang) -> Markup {
    let action = |what: &str| format!("/tables/{}/{what}", view.id());
    let seats = view.seats(lang);
    let (own, consents, paused) = (own(view, &seats), view.consents(), view.is_paused());
    let (agree, refuse) = if paused {
        (
            (action("resume"), texts::resume(lang)),
            (action("pause"), texts::stay_paused(lang)),
        )
    } else {
        (
            (action("pause"), texts::pause(lang)),
            (action("resume"), texts::no_pause(lang)),
        )
    };
    html! {
        @for seat in view.can_take_back().iter() {
            div class="vacancy" id={ "take-back-" (seat) } {
                p { (texts::bot_plays_yours(lang)) }
                form method="post" action=(action("take-back")) {
                    input type="hidden" name="seat" value=(seat);
                    button class="primary" { (texts::take_back(lang)) }
                }
            }
        }
        @if paused || !consents.is_empty() {
            div class="vacancy" id="paused" {
                @if paused { p { (texts::paused(lang)) } }
                @if !consents.is_empty() {
                    @let who = seats.iter().filter(|one| consents.contains(one.seat)).map(|one| called(one, lang));
                    @let who = words::list(lang, who);
                    p { @if paused { (texts::want_on(lang, who)) } @else { (texts::want_pause(lang, who)) } }
                }
                @if let Some(own) = &own {
                    @if !consents.contains(own.seat) { (button(&agree.0, own, &agree.1)) }
                    @if !consents.is_empty() { (button(&refuse.0, own, &refuse.1)) }
                }
            }
        }
    }
}

/// What the reader can do about time, behind a fold.
pub(super) fn means(view: &TableView<'_>, lang: Lang) -> Markup {
    let seats = view.seats(lang);
    let own = own(view, &seats);
    let others = seats
        .iter()
        .any(|seat| seat.holder == Holder::Human && !seat.yours);
    let action = |what: &str| format!("/tables/{}/{what}", view.id());
    html! {
        @if view.stage() == Stage::Playing && let Some(own) = own.as_ref().filter(|_| view.pace().is_none() && others) {
            details id="time-means" {
                summary { (texts::away_heading(lang)) }
                form method="post" action=(action("holiday")) class="row" {
                    input type="hidden" name="seat" value=(own.seat);
                    label { span { (texts::away_days(lang)) } input type="number" name="days" min="1" max=(MOST_DAYS) value="3" required; }
                    button { (texts::say_away(lang)) }
                }
                @if own.away_until.is_some() {
                    form method="post" action=(action("holiday")) {
                        input type="hidden" name="seat" value=(own.seat);
                        button name="days" value="0" { (texts::say_back(lang)) }
                    }
                }
            }
        } @else if view.stage() == Stage::Playing && view.pace().is_some() && let Some(own) = &own {
            details id="time-means" {
                summary { (texts::heading(lang)) }
                (agreed(view, lang))
                @if !view.is_paused() && view.consents().is_empty() { (button(&action("pause"), own, &texts::pause(lang))) }
                @if let Some(clock) = own.clock.filter(|clock| clock.holidays > 0) {
                    form method="post" action=(action("holiday")) class="row" {
                        input type="hidden" name="seat" value=(own.seat);
                        label { span { (texts::take_days(lang, clock.holidays)) } input type="number" name="days" min="1" max=(clock.holidays) value="1"; }
                        button { (texts::take_off(lang)) }
                    }
                }
            }
        }
    }
}

fn button(action: &str, own: &SeatView, text: &str) -> Markup {
    html! {
        form method="post" action=(action) {
            input type="hidden" name="seat" value=(own.seat);
            button { (text) }
        }
    }
}

/// Who plays in whose stead.
pub(super) fn stands_in(lang: Lang) -> String {
    texts::stands_in(lang)
}

/// Somebody's time has run out, and the others may decide.
pub(super) fn ran_out(who: &str, lang: Lang) -> String {
    texts::ran_out(lang, who)
}
