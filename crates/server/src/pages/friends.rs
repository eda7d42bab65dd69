//! Friends: asking, answering and parting; and invitations by name.

use axum::extract::{Form, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{
    Befriend, Bond, Command, Friend, LONGEST_ACCOUNT_NAME, Listed, Profile, Regard, TableError,
    TableView,
};
use words::Lang;

use super::act::back_to;
use super::agreed::in_short;
use super::board_picture::thumb;
use super::frame::{Page, PageContext, encoded};
use super::settings::own_path;
use crate::api::TablePath;
use crate::calls::message::{host_name, invitation as invited};
use crate::execute::execute;
use crate::{App, HttpError};

/// What the pages say.
pub(super) mod texts {
    words::texts!("friends");
}

/// So many friends are offered for a seat; the others are invited by name.
const MOST_OFFERED: usize = 12;

/// What a form wants, and about whom.
#[derive(Deserialize)]
pub(super) struct FriendForm {
    #[serde(default)]
    name: String,
    seat: Option<Seat>,
    what: String,
    back: Option<String>,
}

impl FriendForm {
    fn what(&self) -> Result<Befriend, HttpError> {
        let what = Befriend::from_name(&self.what);
        what.ok_or_else(|| HttpError::BadRequest(format!("what: {:?}", self.what)))
    }
}

/// Whom a form is about.
#[derive(Clone, Copy)]
pub(super) enum Whom<'w> {
    /// Whoever has this name; afterwards the way leads to this address.
    Name(&'w str, &'w str),
    /// Whoever sits at this seat of a table.
    Seat(&'w str, Seat),
}

fn button(whom: Whom<'_>, what: Befriend, text: &str, primary: bool) -> Markup {
    let action = match whom {
        Whom::Name(..) => "/friends".to_owned(),
        Whom::Seat(table, _) => format!("{table}/friend"),
    };
    html! {
        form method="post" action=(action) {
            @match whom {
                Whom::Name(name, back) => {
                    input type="hidden" name="name" value=(name);
                    input type="hidden" name="back" value=(back);
                }
                Whom::Seat(_, seat) => { input type="hidden" name="seat" value=(seat); }
            }
            button class=[primary.then_some("primary")] name="what" value=(what.name()) { (text) }
        }
    }
}

/// What can be done about somebody, as one stands to them.
pub(super) fn buttons(whom: Whom<'_>, bond: Bond, lang: Lang) -> Markup {
    html! {
        @match bond {
            Bond::Friends => {
                span class="badge" { (texts::friends(lang)) }
                (button(whom, Befriend::Part, &texts::part(lang), false))
            }
            Bond::Asked => {
                span class="badge" { (texts::asked(lang)) }
                (button(whom, Befriend::Part, &texts::withdraw(lang), false))
            }
            Bond::Asks => {
                (button(whom, Befriend::Ask, &texts::accept(lang), true))
                (button(whom, Befriend::Decline, &texts::decline(lang), false))
            }
            Bond::Strangers => (button(whom, Befriend::Ask, &texts::ask(lang), false)),
        }
    }
}

/// The page.
pub(super) async fn friends(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let friends = app.tables().friends(&reader.requester.caller).await?;
    let of = |bond: Bond| friends.iter().filter(move |friend| friend.bond == bond);
    let heading = texts::heading(lang);
    let list = |bond: Bond, heading: Option<String>| {
        html! {
            @if of(bond).next().is_some() {
                @if let Some(heading) = heading { h2 { (heading) } }
                ul class="regarded" { @for friend in of(bond) { (line(friend, lang)) } }
            }
        }
    };
    let page = Page::new(&reader, &heading).body(html! {
        section class="sheet narrow" {
            h1 { (heading) }
            @if reader.requester.session.is_none() {
                p { (texts::needs_account(lang)) }
                p { a class="button" href="/account" { (super::account::texts::keep_games(lang)) } }
            } @else {
                p { (texts::lead(lang)) }
                (list(Bond::Asks, Some(texts::who_asks(lang))))
                @if of(Bond::Friends).next().is_none() { p class="note" { (texts::nobody(lang)) } }
                (list(Bond::Friends, None))
                (list(Bond::Asked, Some(texts::whom_asked(lang))))
                form class="row by-name" method="post" action="/friends" {
                    (name_field(&texts::ask_by_name(lang)))
                    button name="what" value=(Befriend::Ask.name()) { (texts::ask(lang)) }
                }
            }
            p { a href="/people" { (super::manners::texts::heading(lang)) } }
        }
    });
    Ok(page.into_response())
}

fn name_field(label: &str) -> Markup {
    html! {
        label { span { (label) } input name="name" required maxlength=(LONGEST_ACCOUNT_NAME) autocomplete="off" autocapitalize="off" spellcheck="false"; }
    }
}

fn line(friend: &Friend, lang: Lang) -> Markup {
    html! {
        li {
            a href={ "/players/" (encoded(&friend.name)) } { strong { (friend.name) } }
            div class="regards" { (buttons(Whom::Name(&friend.name, "/friends"), friend.bond, lang)) }
        }
    }
}

/// Does something about somebody with an account.
pub(super) async fn befriend(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<FriendForm>,
) -> Result<Redirect, HttpError> {
    let (what, caller) = (form.what()?, &reader.requester.caller);
    let tables = app.tables();
    tables.befriend_named(&form.name, caller, what).await?;
    let back = form.back.as_deref().map_or("/friends", own_path);
    Ok(Redirect::to(back))
}

/// Does something about somebody at a table.
pub(super) async fn befriend_at_table(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    headers: HeaderMap,
    Form(form): Form<FriendForm>,
) -> Result<Response, HttpError> {
    let what = form.what()?;
    let seat = form.seat.ok_or(TableError::Nobody)?;
    let caller = &reader.requester.caller;
    let tables = app.tables();
    tables.befriend_seat(table, seat, caller, what).await?;
    back_to(&app, reader, table, None, &headers).await
}

/// What a reader with an account can do about somebody with one.
pub(super) async fn about_player(
    app: &App,
    reader: &PageContext,
    profile: &Profile,
) -> Result<Markup, HttpError> {
    let nobody = reader.requester.session.is_none();
    if nobody || profile.own || profile.regard == Some(Regard::Blocked) {
        return Ok(html! {});
    }
    let caller = &reader.requester.caller;
    let bond = app.tables().bond(caller, &profile.name).await?;
    let back = format!("/players/{}", encoded(&profile.name));
    let whom = Whom::Name(&profile.name, &back);
    Ok(html! { div class="regards" { (buttons(whom, bond, reader.lang)) } })
}

/// Those who ask the reader to be friends; nothing if there is nobody.
pub(super) async fn requests(
    app: &App,
    reader: &PageContext,
    back: &str,
) -> Result<Option<Markup>, HttpError> {
    let lang = reader.lang;
    let mut friends = app.tables().friends(&reader.requester.caller).await?;
    friends.retain(|friend| friend.bond == Bond::Asks);
    let shown = html! {
        section class="sheet" aria-labelledby="friends-asking" {
            h2 id="friends-asking" { (texts::heading(lang)) }
            ul class="regarded" {
                @for friend in &friends {
                    li {
                        span { (texts::asks(lang, &friend.name)) }
                        div class="regards" { (buttons(Whom::Name(&friend.name, back), friend.bond, lang)) }
                    }
                }
            }
        }
    };
    Ok((!friends.is_empty()).then_some(shown))
}

/// A table where a seat is kept for the reader: who invites, what is agreed, and both answers.
pub(super) fn invitation(table: &Listed, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    let seats = table.seats(lang).unwrap_or_default();
    let kept = seats.iter().find(|seat| seat.kept_for_you);
    let path = format!("/tables/{}", table.id());
    let told = invited(table.kind().title(lang), host_name(&seats), lang);
    html! {
        li class="gathering invitation" {
            div class="thumb" { (thumb(table, reader)) }
            div class="what" {
                a class="name" href=(path) { (told) }
                (in_short(table, lang))
            }
            @if let Some(seat) = kept {
                div class="sit" {
                    form method="post" action={ (path) "/sit" } {
                        input type="hidden" name="seat" value=(seat.seat);
                        input type="hidden" name="contribution" data-random;
                        button class="primary" { (texts::accept_invitation(lang, &seat.side)) }
                    }
                    (decline(&path, seat.seat, lang))
                }
            }
        }
    }
}

/// The button that gives up a seat that is kept for the reader.
pub(super) fn decline(table: &str, seat: Seat, lang: Lang) -> Markup {
    html! {
        form method="post" action={ (table) "/decline" } {
            input type="hidden" name="seat" value=(seat);
            button { (texts::decline(lang)) }
        }
    }
}

/// Which seat is given up.
#[derive(Deserialize)]
pub(super) struct Declined {
    seat: Option<Seat>,
}

/// Gives up a seat. The table may not be the reader's to look at any more, so the way leads home.
pub(super) async fn give_up(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Form(form): Form<Declined>,
) -> Result<Redirect, HttpError> {
    let command = Command::Decline { seat: form.seat };
    execute(&app, table, &reader.requester, command).await?;
    Ok(Redirect::to("/"))
}

/// The ways to invite somebody by name to a free seat: friends first, one press each.
pub(super) fn invite(
    view: &TableView<'_>,
    seat: Seat,
    friends: &[String],
    reader: &PageContext,
) -> Markup {
    let lang = reader.lang;
    let action = format!("/tables/{}/invite-player", view.id());
    html! {
        @if reader.requester.session.is_some() {
            details id={ "invite-" (seat) } class="by-name" open[!friends.is_empty()] {
                summary { (texts::invite_by_name(lang)) }
                p class="note" { (texts::invite_note(lang)) }
                @if !friends.is_empty() {
                    form class="seat-means" method="post" action=(action) {
                        input type="hidden" name="seat" value=(seat);
                        @for name in friends.iter().take(MOST_OFFERED) { button name="name" value=(name) { (texts::invite(lang, name)) } }
                    }
                }
                form class="row" method="post" action=(action) {
                    input type="hidden" name="seat" value=(seat);
                    (name_field(&super::lobby::texts::player_name(lang)))
                    button { (texts::send_invitation(lang)) }
                }
            }
        }
    }
}
