//! Somebody with an account: their ratings, their games, and how they fared.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use catalog::{AnyGame, AnyPlaying};
use engine::{Seat, Seed};
use maud::{Markup, html};
use table::{GameRecord, PlayedGame, Profile, Rating, Results, Rival};
use words::Lang;

use super::frame::{Page, PageContext, columns, encoded};
use super::friends;
use super::home::line;
use super::levels::level_text;
use super::manners::{about_player, texts as manners};
use crate::calendar::date;
use crate::ratings::texts;
use crate::{App, HttpError};

/// So many games and so many others are shown.
const MOST_GAMES: usize = 20;
const MOST_RIVALS: usize = 12;
/// The place of a curve.
const WIDTH: f64 = 240.0;
const HEIGHT: f64 = 72.0;
/// A curve is never drawn so large that less than this fills it: what is small looks small.
const LEAST_SPAN: i64 = 100;

/// The page.
pub(super) async fn profile(
    State(app): State<App>,
    reader: PageContext,
    Path(name): Path<String>,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let found = app
        .tables()
        .profile(&name, &reader.requester.caller)
        .await?;
    let profile = found.ok_or(HttpError::UnknownPage)?;
    let friends = friends::about_player(&app, &reader, &profile).await?;
    let (year, month, _) = date(profile.since);
    let page = Page::new(&reader, &profile.name).body(html! {
        header class="sheet profile-head" {
            h1 { (profile.name) }
            ul class="agreed" {
                li { (texts::here_since(lang, format!("{year}-{month:02}"))) }
                li { (texts::rated_games(lang, profile.played.len())) }
                @if profile.own { li { a href="/account" { (texts::your_account(lang)) } } }
            }
            (friends)
            @if !profile.own {
                details id="about" class="about" {
                    summary { (manners::about(lang, &profile.name)) }
                    (about_player(&profile.name, profile.regard, lang))
                }
            }
        }
        @if profile.games.is_empty() {
            p class="sheet" { (texts::no_rating(lang)) }
        } @else {
            div class="ratings" { @for record in &profile.games { (card(record, lang)) } }
        }
        div class="beside" {
            div {
                @if !profile.played.is_empty() { (games(&profile, lang)) }
                @if !profile.finished.is_empty() {
                    section class="sheet" aria-labelledby="finished" {
                        h2 id="finished" { (texts::public_games(lang)) }
                        ul class="rows" { @for table in profile.finished.iter().take(MOST_GAMES) { (line(table, &reader)) } }
                    }
                }
            }
            div {
                @if !profile.games.is_empty() { (sides(&profile, lang)) }
                @if !profile.rivals.is_empty() { (rivals(&profile.rivals, lang)) }
            }
        }
    });
    Ok(page.into_response())
}

/// A game that nobody plays with so many players, for the names and signs of its sides.
pub(super) fn with_seats(kind: &'static dyn AnyGame, seats: u8) -> Option<Box<dyn AnyPlaying>> {
    let mut header = kind.header(seats);
    header.seed = Some(Seed::from_number(1566));
    kind.open(header).ok()
}

/// A side with its sign.
pub(super) fn side(kind: &'static dyn AnyGame, seats: u8, seat: Seat, lang: Lang) -> Markup {
    let playing = with_seats(kind, seats);
    html! {
        @if let Some(playing) = playing {
            span class="seat" { @if let Ok(sign) = playing.sign(seat, lang) { (sign) } (playing.seat_name(seat, lang)) }
        }
    }
}

/// A rating as a number, and whether it can be relied on.
pub(super) fn number(rating: &Rating, lang: Lang) -> Markup {
    html! {
        span class="rating" { (rating.shown()) }
        @if rating.is_provisional() { " " span class="note" { (texts::provisional(lang)) } }
    }
}

/// What a game has changed: with its sign, since colours alone say nothing.
fn change(points: i64) -> Markup {
    let (class, sign) = match points {
        0 => ("same", "±"),
        1.. => ("gained", "+"),
        _ => ("dropped", "−"),
    };
    html! { span class=(class) { (sign) (points.abs()) } }
}

fn card(record: &GameRecord, lang: Lang) -> Markup {
    let best = record
        .sides
        .iter()
        .max_by_key(|(_, one)| (share(one), one.games));
    html! {
        article class="sheet rating-card" {
            h2 { a href={ "/games/" (record.kind.id()) } { (record.kind.title(lang)) } }
            p { (number(&record.rating, lang)) }
            (curve(&record.curve, lang))
            dl class="facts" {
                div { dt { (texts::games(lang)) } dd { (record.rating.games) } }
                @if let Some((&(seats, seat), results)) = best.filter(|(_, one)| one.won > 0) {
                    div { dt { (texts::best_as(lang)) } dd { (side(record.kind, seats, seat, lang)) (share(results)) "%" } }
                }
            }
        }
    }
}

/// The part of the games that were won, in hundredths.
fn share(results: &Results) -> usize {
    results.won * 100 / results.games.max(1)
}

/// How a rating has changed, with a line for each hundred points.
fn curve(points: &[i64], lang: Lang) -> Markup {
    let (Some(&least), Some(&most)) = (points.iter().min(), points.iter().max()) else {
        return html! {};
    };
    let middle = i64::midpoint(least, most);
    let half = ((most - least).max(LEAST_SPAN) as f64) * 0.58;
    let y = |value: i64| HEIGHT / 2.0 - (value - middle) as f64 / half * (HEIGHT / 2.0);
    let last = points.len().saturating_sub(1).max(1) as f64;
    let x = |at: usize| WIDTH * at as f64 / last;
    let drawn: Vec<String> = points
        .iter()
        .enumerate()
        .map(|(at, &value)| format!("{:.1},{:.1}", x(at), y(value)))
        .collect();
    let (below, above) = (middle - half as i64, middle + half as i64);
    let hundreds = (below.div_euclid(100) + 1..=above.div_euclid(100)).map(|one| one * 100);
    let (first, now) = (points[0], points[points.len() - 1]);
    html! {
        svg class="rating-curve" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" role="img" aria-label=(texts::curve(lang, first, now, points.len())) {
            @for hundred in hundreds {
                @let y = y(hundred);
                line class="hundred" x1="0" x2=(WIDTH) y1=(format!("{y:.1}")) y2=(format!("{y:.1}")) {}
            }
            @if points.len() > 1 {
                polygon class="area" points={ "0," (HEIGHT) " " (drawn.join(" ")) " " (WIDTH) "," (HEIGHT) } {}
                polyline class="line" points=(drawn.join(" ")) {}
            } @else {
                line class="line" x1="0" x2=(WIDTH) y1=(HEIGHT / 2.0) y2=(HEIGHT / 2.0) {}
            }
        }
        p class="note ends" { span { (first) } span { (now) } }
    }
}

/// What somebody is called; people who are still here lead to their page.
pub(super) fn rival(who: &Rival, lang: Lang) -> Markup {
    html! {
        @match who {
            Rival::Player(name) => a href={ "/players/" (encoded(name)) } { (name) },
            Rival::Former => span class="note" { (texts::former(lang)) },
            Rival::Bot(_) => (bot(who, lang)),
        }
    }
}

fn bot(who: &Rival, lang: Lang) -> String {
    let level = who.level().map(|level| level_text(lang, level));
    words::site::new_table::bot(lang, level.unwrap_or_default())
}

fn games(profile: &Profile, lang: Lang) -> Markup {
    html! {
        section class="sheet" aria-labelledby="rated-games" {
            h2 id="rated-games" { (texts::latest(lang)) }
            ul class="tables played" { @for game in profile.played.iter().take(MOST_GAMES) { (played(game, lang)) } }
        }
    }
}

fn played(game: &PlayedGame, lang: Lang) -> Markup {
    let (year, month, day) = date(game.ended);
    html! {
        li {
            a class="name" href={ "/tables/" (game.table) } { (game.kind.title(lang)) }
            span class="who" {
                (side(game.kind, game.seats, game.seat, lang))
                @for (index, other) in game.against.iter().enumerate() { @if index > 0 { ", " } (rival(other, lang)) }
            }
            span class="when" { time datetime=(format!("{year}-{month:02}-{day:02}")) { (year) "-" (format!("{month:02}-{day:02}")) } }
            span class="result" {
                @if game.place == 1 { (texts::won(lang)) } @else { (texts::place(lang, game.place, game.seats)) }
                " " (change(game.change))
            }
        }
    }
}

fn sides(profile: &Profile, lang: Lang) -> Markup {
    html! {
        section class="sheet" aria-labelledby="by-side" {
            h2 id="by-side" { (texts::by_side(lang)) }
            ul class="fared" {
                @for record in &profile.games {
                    @for (&(seats, seat), results) in &record.sides {
                        li {
                            span { (side(record.kind, seats, seat, lang)) }
                            meter min="0" max="100" value=(share(results)) aria-hidden="true" {}
                            span class="note" { (texts::won_of(lang, results.won, results.games)) }
                        }
                    }
                }
            }
        }
    }
}

fn rivals(rivals: &[(Rival, Results)], lang: Lang) -> Markup {
    html! {
        section class="sheet" aria-labelledby="by-rival" {
            h2 id="by-rival" { (texts::head_to_head(lang)) }
            table class="data" {
                (columns([texts::opponent(lang), texts::games(lang), texts::ahead(lang), texts::behind(lang)]))
                tbody {
                    @for (who, results) in rivals.iter().take(MOST_RIVALS) {
                        tr {
                            th scope="row" { (rival(who, lang)) }
                            td { (results.games) }
                            td { (results.won) }
                            td { (results.lost) }
                        }
                    }
                }
            }
        }
    }
}
