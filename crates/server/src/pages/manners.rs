//! Mute, block and report: what can be done about a person, the list of those about whom it was done, and the form of a report.

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use table::{
    Command, Complaint, LONGEST_REPORT, Regard, RegardedPerson, ReportReason, TableError, ViewAs,
};
use words::Lang;
use words::site::frame;

use super::frame::{Page, PageContext, encoded};
use crate::api::TablePath;
use crate::execute::CommandForm;
use crate::{App, HttpError};

/// What the pages say.
pub(super) mod texts {
    use table::ReportReason;

    words::texts!("manners");
}

/// What a form says where somebody is neither muted nor blocked.
const NEITHER: &str = "none";

/// How a form says that somebody is to be regarded.
#[derive(Deserialize)]
pub(super) struct RegardForm {
    seat: Option<Seat>,
    mark: Option<String>,
    regard: String,
}

impl RegardForm {
    fn regard(&self) -> Result<Option<Regard>, HttpError> {
        if self.regard == NEITHER {
            return Ok(None);
        }
        let regard = Regard::from_name(&self.regard);
        let known =
            regard.ok_or_else(|| HttpError::BadRequest(format!("regard: {:?}", self.regard)));
        known.map(Some)
    }
}

impl CommandForm for RegardForm {
    fn command(self) -> Result<Command, HttpError> {
        let regard = self.regard()?;
        let seat = self.seat.ok_or(TableError::Nobody)?;
        Ok(Command::Regard { seat, regard })
    }
}

/// Whom a form is about.
#[derive(Clone, Copy)]
pub(super) enum Whom<'w> {
    /// Whoever sits at this seat.
    Seat(Seat),
    /// Whoever has this mark in the reader's list.
    Mark(&'w str),
    /// Whomever the address names.
    Address,
}

/// The buttons that mute and block somebody, or undo it. `path` is where somebody is regarded, without its end.
pub(super) fn buttons(path: &str, whom: Whom<'_>, regard: Option<Regard>, lang: Lang) -> Markup {
    let muted = (Regard::Muted, texts::mute(lang), texts::unmute(lang));
    let blocked = (Regard::Blocked, texts::block(lang), texts::unblock(lang));
    // Whoever is blocked is muted too.
    let shown = [muted, blocked].into_iter();
    let shown = shown.filter(|one| regard != Some(Regard::Blocked) || one.0 == Regard::Blocked);
    html! {
        @for (one, on, off) in shown {
            form method="post" action={ (path) "/regard" } {
                @match whom {
                    Whom::Seat(seat) => { input type="hidden" name="seat" value=(seat); }
                    Whom::Mark(mark) => { input type="hidden" name="mark" value=(mark); }
                    Whom::Address => {}
                }
                input type="hidden" name="regard" value=(if regard == Some(one) { NEITHER } else { one.name() });
                button { @if regard == Some(one) { (off) } @else { (on) } }
            }
        }
    }
}

/// The mark of somebody who is muted or blocked.
pub(super) fn badge(regard: Option<Regard>, lang: Lang) -> Markup {
    html! {
        @if let Some(regard) = regard {
            span class="badge" { (match regard { Regard::Muted => texts::muted(lang), Regard::Blocked => texts::blocked(lang) }) }
        }
    }
}

/// Everything that can be done about whoever sits at a seat.
pub(super) fn about_seat(table: &str, seat: Seat, regard: Option<Regard>, lang: Lang) -> Markup {
    html! {
        div class="regards" {
            (badge(regard, lang))
            (buttons(table, Whom::Seat(seat), regard, lang))
            a class="button" href={ (table) "/report?seat=" (seat) } { (texts::report(lang)) }
        }
    }
}

/// Everything that can be done about somebody with an account.
pub(super) fn about_player(name: &str, regard: Option<Regard>, lang: Lang) -> Markup {
    let path = format!("/players/{}", encoded(name));
    html! {
        div class="regards" {
            (badge(regard, lang))
            (buttons(&path, Whom::Address, regard, lang))
            a class="button" href={ (path) "/report" } { (texts::report(lang)) }
        }
    }
}

/// Those whom the reader has muted or blocked.
pub(super) async fn people(
    State(app): State<App>,
    reader: PageContext,
) -> Result<Response, HttpError> {
    let lang = reader.lang;
    let people = app.tables().regards(&reader.requester.caller).await?;
    let heading = texts::heading(lang);
    let page = Page::new(&reader, &heading).body(html! {
        section class="sheet narrow" {
            h1 { (heading) }
            p { (texts::lead(lang)) }
            @if people.is_empty() {
                p class="note" { (texts::nobody(lang)) }
            } @else {
                ul class="regarded" { @for person in &people { (line(person, lang)) } }
            }
        }
    });
    Ok(page.into_response())
}

fn line(person: &RegardedPerson, lang: Lang) -> Markup {
    html! {
        li {
            strong { (person.name) }
            div class="regards" {
                (badge(Some(person.regard), lang))
                (buttons("/people", Whom::Mark(&person.mark), Some(person.regard), lang))
            }
        }
    }
}

/// Changes how the reader regards somebody on their list.
pub(super) async fn change(
    State(app): State<App>,
    reader: PageContext,
    Form(form): Form<RegardForm>,
) -> Result<Redirect, HttpError> {
    let (regard, caller) = (form.regard()?, &reader.requester.caller);
    let mark = form.mark.unwrap_or_default();
    app.tables().change_regard(caller, &mark, regard).await?;
    Ok(Redirect::to("/people"))
}

/// Mutes or blocks somebody with an account.
pub(super) async fn regard_player(
    State(app): State<App>,
    reader: PageContext,
    Path(name): Path<String>,
    Form(form): Form<RegardForm>,
) -> Result<Redirect, HttpError> {
    let (regard, caller) = (form.regard()?, &reader.requester.caller);
    app.tables().regard_named(&name, caller, regard).await?;
    Ok(Redirect::to(&format!("/players/{}", encoded(&name))))
}

/// Whom somebody at a table is reported.
#[derive(Deserialize)]
pub(super) struct ReportQuery {
    seat: Seat,
}

/// A report.
#[derive(Deserialize)]
pub(super) struct ReportForm {
    seat: Option<Seat>,
    reason: String,
    #[serde(default)]
    text: String,
}

impl ReportForm {
    fn complaint(self) -> Result<Complaint, HttpError> {
        let reason = ReportReason::from_name(&self.reason);
        let reason =
            reason.ok_or_else(|| HttpError::BadRequest(format!("reason: {:?}", self.reason)))?;
        Ok(Complaint {
            reason,
            text: self.text,
        })
    }
}

/// The page where somebody is reported. Nothing is changed by looking at it.
fn report_page(
    reader: &PageContext,
    name: &str,
    path: &str,
    seat: Option<Seat>,
    first: ReportReason,
) -> Response {
    let lang = reader.lang;
    let heading = texts::report_somebody(lang, name);
    let page = Page::new(reader, &heading).body(html! {
        form class="sheet narrow form" method="post" action={ (path) "/report" } {
            h1 { (heading) }
            p { @if seat.is_some() { (texts::report_table(lang)) } @else { (texts::report_player(lang)) } }
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            fieldset {
                legend { (texts::reason(lang)) }
                @for reason in ReportReason::ALL {
                    label class="radio" { input type="radio" name="reason" value=(reason.name()) checked[reason == first]; span { (texts::reason_name(lang, reason)) } }
                }
            }
            label { span { (texts::more(lang)) } textarea name="text" rows="5" maxlength=(LONGEST_REPORT) {} }
            p class="row" {
                button class="primary" { (texts::send(lang)) }
                a class="button" href=(path) { (frame::back(lang)) }
            }
        }
    });
    page.into_response()
}

/// What is said once a report was sent.
fn thanks(reader: &PageContext, name: &str, path: &str, means: &Markup) -> Response {
    let lang = reader.lang;
    let heading = texts::sent(lang);
    let page = Page::new(reader, &heading).body(html! {
        section class="sheet narrow" {
            h1 { (heading) }
            p { (texts::meanwhile(lang, name)) }
            div class="regards" { (means) }
            p { a href=(path) { (frame::back(lang)) } }
        }
    });
    page.into_response()
}

/// What the player at a seat is called, if the reader may look.
async fn name_at(
    app: &App,
    reader: &PageContext,
    table: table::TableId,
    seat: Seat,
) -> Result<String, HttpError> {
    let (lang, caller) = (reader.lang, &reader.requester.caller);
    let look = app.tables().look(table, caller, ViewAs::Own, |view| {
        let seats = view.seats(lang);
        let other = seats.iter().any(|one| one.seat == seat && one.other_person);
        other.then(|| view.player_name(seat, lang))
    });
    Ok(look.await?.ok_or(TableError::Nobody)?)
}

/// The form for a report from a table.
pub(super) async fn report_at_table(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Query(asked): Query<ReportQuery>,
) -> Result<Response, HttpError> {
    let name = name_at(&app, &reader, table, asked.seat).await?;
    let path = format!("/tables/{table}");
    let (seat, first) = (Some(asked.seat), ReportReason::Chat);
    Ok(report_page(&reader, &name, &path, seat, first))
}

/// Sends a report from a table.
pub(super) async fn send_from_table(
    State(app): State<App>,
    reader: PageContext,
    TablePath(table): TablePath,
    Form(form): Form<ReportForm>,
) -> Result<Response, HttpError> {
    let seat = form.seat.ok_or(TableError::Nobody)?;
    let name = name_at(&app, &reader, table, seat).await?;
    let (complaint, caller) = (form.complaint()?, &reader.requester.caller);
    let tables = app.tables();
    tables.report_seat(table, caller, seat, complaint).await?;
    let path = format!("/tables/{table}");
    let regard = tables.regard_at(table, caller, seat).await?;
    let means = buttons(&path, Whom::Seat(seat), regard, reader.lang);
    Ok(thanks(&reader, &name, &path, &means))
}

/// The form for a report from somebody's page.
pub(super) async fn report_player(
    State(app): State<App>,
    reader: PageContext,
    Path(name): Path<String>,
) -> Result<Response, HttpError> {
    let found = app.tables().profile(&name, &reader.requester.caller);
    let found = found.await?.filter(|profile| !profile.own);
    let profile = found.ok_or(HttpError::UnknownPage)?;
    let path = format!("/players/{}", encoded(&profile.name));
    let first = ReportReason::Name;
    Ok(report_page(&reader, &profile.name, &path, None, first))
}

/// Sends a report from somebody's page.
pub(super) async fn send_from_page(
    State(app): State<App>,
    reader: PageContext,
    Path(name): Path<String>,
    Form(form): Form<ReportForm>,
) -> Result<Response, HttpError> {
    let (complaint, caller) = (form.complaint()?, &reader.requester.caller);
    let tables = app.tables();
    tables.report_named(&name, caller, complaint).await?;
    let path = format!("/players/{}", encoded(&name));
    let regard = tables.profile(&name, caller).await?;
    let regard = regard.and_then(|profile| profile.regard);
    let means = buttons(&path, Whom::Address, regard, reader.lang);
    Ok(thanks(&reader, &name, &path, &means))
}
