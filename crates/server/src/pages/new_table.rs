//! Making a table.

use std::collections::BTreeMap;

use axum::extract::{Form, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use catalog::AnyGame;
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{
    Audience, Bond, Command, LONGEST_CONTRIBUTION, LONGEST_NAME, Plan, SeatKind, SeatPlan, Skill,
    TableView,
};
use words::Lang;
use words::site::{frame, hint, home, new_table as texts};

use super::agreed::skill_text;
use super::companion;
use super::fared::HowSidesFared;
use super::frame::{Page, PageContext};
use super::friends::texts as own_friends;
use super::game::{find, playing_time};
use super::levels;
use super::lobby::texts as lobby;
use super::pace;
use super::profile::with_seats;
use super::workshop::{self, Work};
use crate::execute::execute;
use crate::ratings::texts as ratings;
use crate::{App, HttpError};

/// What the form says besides.
pub(super) mod own {
    words::texts!("new_table");
}

/// What a form says for a seat of a friend, before their name.
const INVITED: &str = "invite:";

/// The button that begins a game against bots, with everything as printed, and whether a companion comes along unless one says otherwise.
pub(super) fn against_a_bot(kind: &'static dyn AnyGame, companion: bool, lang: Lang) -> Markup {
    html! {
        form method="post" action={ "/games/" (kind.id()) "/tables" } {
            @for seat in 0..*kind.seats().start() {
                @let value = if seat == 0 { "me".to_owned() } else { format!("bot:{}", Level::USUAL) };
                input type="hidden" name={ "seat-" (seat) } value=(value);
            }
            input type="hidden" name="private" value="yes";
            (companion::option(companion, lang))
            button class="primary" { (home::play_a_bot(lang)) }
        }
    }
}

/// What the reader adds to the dice. The script fills it with a random text, which they can change.
pub(super) fn contribution(lang: Lang) -> Markup {
    html! {
        details {
            summary { (texts::dice(lang)) }
            p class="note" { (texts::dice_explained(lang)) }
            label { span { (texts::dice_label(lang)) } input name="contribution" maxlength=(LONGEST_CONTRIBUTION) autocomplete="off" data-random; }
        }
    }
}

/// What the table does without, and its pace, for whoever is about to take a seat.
pub(super) fn does_without(view: &TableView<'_>, lang: Lang) -> Markup {
    html! {
        @if !view.allows_hints() { p class="note" { (hint::none(lang)) } }
        @if !view.allows_rewinds() { p class="note" { (texts::no_rewinds(lang)) } }
        (pace::agreed(view, lang))
    }
}

/// How many players the reader has chosen.
#[derive(Deserialize)]
pub(super) struct Chosen {
    players: Option<u8>,
}

/// The form.
pub(super) async fn form(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    Query(chosen): Query<Chosen>,
) -> Result<Response, HttpError> {
    form_page(&app, &reader, find(&app, &id)?, &chosen, None).await
}

/// The form with the figures of somebody's edition; if it cannot be played with, the workshop says why.
pub(super) async fn form_with_edition(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    Query(chosen): Query<Chosen>,
    Form(mut fields): Form<BTreeMap<String, String>>,
) -> Result<Response, HttpError> {
    // With another number of players it comes from the form itself.
    if let Some(data) = fields.remove("data") {
        fields.insert("edition".to_owned(), data);
    }
    let kind = find(&app, &id)?;
    let work = workshop::read(&app, &id, fields).await?;
    if !work.is_playable() {
        return workshop::page(work, reader, false).await;
    }
    form_page(&app, &reader, kind, &chosen, Some(&work)).await
}

/// The page. How many play is a way to another page, because the sides depend on it: what stands here is what the game will have.
async fn form_page(
    app: &App,
    reader: &PageContext,
    kind: &'static dyn AnyGame,
    chosen: &Chosen,
    edition: Option<&Work>,
) -> Result<Response, HttpError> {
    let (id, lang) = (kind.id(), reader.lang);
    let edition = edition.filter(|work| !work.changes.is_empty());
    let name = match reader.requester.caller.visitor {
        Some(visitor) => app.tables().visitor(visitor).await?.name,
        None => String::new(),
    };
    let friends = app.tables().friends(&reader.requester.caller).await?;
    let friends = friends.into_iter().filter(|one| one.bond == Bond::Friends);
    let friends: Vec<String> = friends.map(|friend| friend.name).collect();
    let most = *kind.seats().end();
    let players = chosen.players.filter(|one| kind.seats().contains(one));
    let players = players.unwrap_or(most);
    let fared = app.tables().fared(id, players).await?;
    let fared = HowSidesFared::new(kind, players, fared);
    let heading = texts::heading(lang, kind.title(lang));
    let page = Page::new(reader, &heading).body(html! {
        nav class="crumbs" { a href="/#games" { (home::the_games(lang)) } " / " a href={ "/games/" (id) } { (kind.title(lang)) } }
        h1 { (heading) }
        form class="form new-table" method="post" action={ "/games/" (id) "/tables" } {
            div class="steps" {
                @if kind.seats().start() < kind.seats().end() { (how_many(kind, players, edition.is_some(), lang)) }
                @if let Some(work) = edition { (workshop::attached(work, lang)) }
                section class="sheet" aria-labelledby="who" {
                    h2 id="who" { (own::who(lang)) }
                    (seats(kind, players, &friends, fared.as_ref(), lang))
                    label { span { (frame::your_name(lang)) } input name="name" value=(name) maxlength=(LONGEST_NAME) autocomplete="nickname"; }
                }
                section class="sheet" { (pace::fields(lang)) }
                section class="sheet" {
                    @if edition.is_none() { (counts(lang)) }
                    (watching(lang))
                    (help(lang))
                }
                @if edition.is_none() { p class="note own-copy" { a href={ "/games/" (id) "/workshop" } { (workshop::texts::way(lang)) } } }
                @if !kind.options().is_empty() {
                    details id="house-rules" class="sheet" {
                        summary { strong { (own::house_rules(lang)) } " " span class="note" { (own::as_printed(lang)) } }
                        p class="note" { (texts::defaults(lang)) }
                        (options(kind, lang))
                    }
                }
            }
            aside class="sheet your-table" aria-labelledby="your-table" {
                div class="signs" { (signs_of(kind, players, lang)) }
                h2 id="your-table" { (own::your_table(lang)) }
                p { (home::players(lang, players)) " · " (playing_time(kind, lang)) }
                p { button class="primary big" { (texts::create(lang)) } }
                p class="note" { (own::begins(lang)) }
            }
        }
    });
    Ok(page.into_response())
}

/// Links; buttons where an edition must come along.
fn how_many(kind: &'static dyn AnyGame, chosen: u8, with_edition: bool, lang: Lang) -> Markup {
    let address = |number: u8| format!("/games/{}/new?players={number}", kind.id());
    html! {
        section class="sheet" aria-labelledby="how-many" {
            h2 id="how-many" { (own::how_many(lang)) }
            div class="segments" {
                @for number in kind.seats() {
                    @let current = (number == chosen).then_some("true");
                    @if with_edition { button class="button" formaction=(address(number)) aria-current=[current] { (number) } }
                    @else { a class="button" href=(address(number)) aria-current=[current] { (number) } }
                }
            }
            p class="note" { (own::how_many_means(lang)) }
        }
    }
}

fn signs_of(kind: &'static dyn AnyGame, players: u8, lang: Lang) -> Markup {
    html! {
        @if let Some(playing) = with_seats(kind, players) {
            @for seat in Seat::all(players) { @if let Ok(sign) = playing.sign(seat, lang) { (sign) } }
        }
    }
}

/// Two answers, of which the first is usual.
fn yes_or_no(name: &str, yes: &str, no: &str) -> Markup {
    html! {
        @for (value, text) in [("yes", yes), ("no", no)] {
            label class="radio" { input type="radio" name=(name) value=(value) checked[value == "yes"]; span { (text) } }
        }
    }
}

/// Who may look, and for whom the table is.
fn watching(lang: Lang) -> Markup {
    html! {
        fieldset {
            legend { (texts::who_may_look(lang)) }
            (yes_or_no("private", &texts::private(lang), &texts::public(lang)))
            div class="row for-whom" {
                label { span { (lobby::spoken(lang)) } select name="spoken" { @for one in Lang::ALL { option value=(one.tag()) selected[one == lang] { (one.name()) } } } }
                label { span { (lobby::for_whom(lang)) } select name="skill" { @for skill in Skill::ALL { option value=(skill.name()) { (skill_text(skill, lang)) } } } }
            }
        }
    }
}

/// What helps a player: hints and rewinds.
fn help(lang: Lang) -> Markup {
    html! {
        fieldset {
            legend { (hint::heading(lang)) }
            (yes_or_no("hints", &hint::allowed(lang), &hint::none(lang)))
        }
        fieldset {
            legend { (texts::rewinds(lang)) }
            (yes_or_no("rewinds", &texts::rewinds_allowed(lang), &texts::no_rewinds(lang)))
        }
    }
}

/// Whether the result counts.
fn counts(lang: Lang) -> Markup {
    html! {
        fieldset {
            legend { (ratings::rated_or_friendly(lang)) }
            div class="picks" {
                label class="choice-card" { input type="radio" name="rated" value="no" checked; span { (ratings::friendly(lang)) small { (ratings::friendly_means(lang)) } } }
                label class="choice-card" { input type="radio" name="rated" value="yes"; span { (ratings::rated(lang)) small { (ratings::rated_means(lang)) } } }
            }
        }
    }
}

/// The seats as they will be with so many players.
fn seats(
    kind: &'static dyn AnyGame,
    players: u8,
    friends: &[String],
    fared: Option<&HowSidesFared>,
    lang: Lang,
) -> Markup {
    html! {
        @if let Some(playing) = with_seats(kind, players) {
            @for seat in Seat::all(players) {
                label class="seating" {
                    @if let Ok(sign) = playing.sign(seat, lang) { (sign) }
                    span class="side" { (playing.seat_name(seat, lang)) @if let Some(won) = fared.and_then(|fared| fared.won(seat, lang)) { small class="note" { (won) } } }
                    select name={ "seat-" (seat) } {
                        option value="me" selected[seat.0 == 0] { (texts::me(lang)) }
                        (levels::options(kind, (seat.0 > 0).then_some(Level::USUAL), |level| format!("bot:{level}"), |level| texts::bot(lang, level), lang))
                        @for name in friends { option value={ (INVITED) (name) } { (own_friends::seat_for(lang, name)) } }
                        option value="friend" { (texts::friend(lang)) }
                        option value="hot-seat" { (texts::hot_seat(lang)) }
                    }
                }
            }
        }
        @if let Some(fared) = fared { p class="note" { (fared.counted(lang)) } }
    }
}

fn options(kind: &'static dyn AnyGame, lang: Lang) -> Markup {
    html! {
        @for option in kind.options() {
            div class="option" {
                label {
                    span { (kind.about().option(lang, option.id)) }
                    select name={ "option-" (option.id) } aria-describedby={ "help-" (option.id) } {
                        @for value in option.values {
                            option value=(value) { (kind.about().value(lang, option.id, value)) }
                        }
                    }
                }
                p class="note" id={ "help-" (option.id) } { (kind.about().option_help(lang, option.id)) }
            }
        }
    }
}

/// Makes the table and goes there.
pub(super) async fn create(
    State(app): State<App>,
    reader: PageContext,
    Path(id): Path<String>,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, HttpError> {
    let kind = find(&app, &id)?;
    let name = own_name(&app, &reader, form.get("name")).await?;
    let seats = (0..u8::MAX)
        .map_while(|seat| form.get(&format!("seat-{seat}")))
        .map(|wish| seat_plan(wish, &name))
        .collect::<Result<_, HttpError>>()?;
    let mut agreed = BTreeMap::new();
    for option in kind.options() {
        if let Some(value) = form.get(&format!("option-{}", option.id))
            && option.values.first().is_none_or(|first| first != value)
        {
            agreed.insert(option.id.to_owned(), value.clone());
        }
    }
    // A rated game does without all of these; nobody has to say so again.
    let rated = form.get("rated").is_some_and(|value| value == "yes");
    let chosen = |name: &str| !rated && form.get(name).is_none_or(|value| value != "no");
    let data = match form.get("data") {
        Some(data) => Some(app.may_bring(&reader.requester, &id, data).await?),
        None => app.data_of(&id),
    };
    let plan = Plan {
        data,
        game: id,
        seats,
        options: agreed,
        private: chosen("private"),
        hints: chosen("hints"),
        contributes: true,
        rewinds: chosen("rewinds"),
        pace: pace::chosen(&form)?,
        audience: Some(audience(&form, reader.lang)),
        rated,
    };
    let caller = &reader.requester.caller;
    let created = app.tables().create(caller, plan).await?;
    for seat in Seat::all(u8::MAX) {
        let Some(wish) = form.get(&format!("seat-{seat}")) else {
            break;
        };
        if let Some(name) = wish.strip_prefix(INVITED) {
            let name = name.to_owned();
            let command = Command::InvitePlayer { seat, name };
            execute(&app, created.table, &reader.requester, command).await?;
        }
    }
    let there = Redirect::to(&format!("/tables/{}", created.table));
    let memory = form
        .contains_key("companion")
        .then(|| reader.companion.wanted());
    let kept = memory.and_then(|memory| memory.cookie(app.courses(), reader.requester.secure));
    Ok((kept.map(|kept| [(header::SET_COOKIE, kept)]), there).into_response())
}

/// For whom the table is, if it is public.
fn audience(form: &BTreeMap<String, String>, lang: Lang) -> Audience {
    let field = |name: &str| form.get(name).map(String::as_str);
    Audience {
        lang: field("spoken").and_then(Lang::from_locale).unwrap_or(lang),
        skill: field("skill")
            .and_then(Skill::from_name)
            .unwrap_or_default(),
    }
}

/// The visitor's name: what they wrote, which is kept, or what they were called before.
pub(super) async fn own_name(
    app: &App,
    reader: &PageContext,
    written: Option<&String>,
) -> Result<String, HttpError> {
    let Some(visitor) = reader.requester.caller.visitor else {
        return Ok(written.cloned().unwrap_or_default());
    };
    if let Some(name) = &reader.requester.caller.name {
        return Ok(name.to_string());
    }
    let mut known = app.tables().visitor(visitor).await?;
    if let Some(name) = written.filter(|name| **name != known.name) {
        known.name.clone_from(name);
        app.tables().remember(visitor, known.clone()).await?;
    } else if !app.tables().is_free_name(&known.name).await? {
        // Somebody has an account with this name by now: they sit under their side's.
        known.name.clear();
    }
    Ok(known.name)
}

fn seat_plan(wish: &str, name: &str) -> Result<SeatPlan, HttpError> {
    if let Some(level) = wish.strip_prefix("bot:") {
        let level = level.parse::<Level>();
        return level
            .map(SeatPlan::bot)
            .map_err(|error| HttpError::BadRequest(error.to_string()));
    }
    if wish.starts_with(INVITED) {
        return Ok(SeatPlan::human(SeatKind::Friend, ""));
    }
    match SeatKind::from_name(wish) {
        Some(SeatKind::Me) => Ok(SeatPlan::human(SeatKind::Me, name)),
        Some(kind @ (SeatKind::HotSeat | SeatKind::Friend)) => Ok(SeatPlan::human(kind, "")),
        _ => Err(HttpError::BadRequest(format!("seat: {wish:?}"))),
    }
}
