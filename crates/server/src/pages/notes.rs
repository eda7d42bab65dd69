//! Private notes at a table, on a page of their own: with them, notes work without script.

use axum::extract::{Form, Query};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use maud::{Markup, html};
use table::{LONGEST_NOTES, Notes, TableError, TableId, TableView, ViewAs};
use words::Lang;
use words::site::table as site;

use super::account::{SignedIn, form_page};
use super::frame::PageContext;
use super::table::TableQuery;
use crate::HttpError;
use crate::api::{NoteForm, TablePath};

/// What notes say.
pub(super) mod texts {
    words::texts!("notes");
}

/// The notes beside the board: the script keeps them, with the account or in the browser.
pub(super) fn pane(view: &TableView<'_>, reader: &PageContext) -> Markup {
    let lang = reader.lang;
    let seat = view.viewer().seat();
    let own = seat.filter(|_| reader.requester.session.is_some());
    let help = match own {
        Some(_) => texts::help(lang),
        None => site::notes_help(lang),
    };
    html! {
        section id="notes" class="pane notes" aria-label=(site::notes(lang)) {
            textarea data-keep="notes" data-account[own.is_some()] maxlength=(LONGEST_NOTES) aria-label=(site::notes(lang)) placeholder=(help) {}
            @if let Some(seat) = own {
                p class="note row" {
                    a href={ "/tables/" (view.id()) "/notes?seat=" (seat) } { (texts::alone(lang)) }
                    span data-saved=(texts::saved(lang)) data-unsaved=(texts::unsaved(lang)) data-here=(texts::here_only(lang)) {}
                }
            }
        }
    }
}

/// The notes at this seat, or at the first one.
async fn read(own: &SignedIn, table: TableId, seat: Option<Seat>) -> Result<Notes, HttpError> {
    let mut notes = own.accounts.notes(&own.session, table).await?.into_iter();
    let notes = notes.find(|notes| seat.is_none_or(|seat| seat == notes.seat));
    notes.ok_or(HttpError::Table(TableError::NotYourSeat))
}

/// The page.
pub(super) async fn page(
    own: SignedIn,
    TablePath(table): TablePath,
    Query(asked): Query<TableQuery>,
) -> Result<Response, HttpError> {
    let notes = read(&own, table, asked.seat.map(Seat)).await?;
    let (reader, lang) = (&own.reader, own.reader.lang);
    let caller = &reader.requester.caller;
    let title = own.app.tables().look(table, caller, ViewAs::Own, |view| {
        view.kind().title(lang).to_owned()
    });
    Ok(sheet(reader, &title.await?, &notes, None, lang))
}

fn sheet(
    reader: &PageContext,
    title: &str,
    notes: &Notes,
    error: Option<&HttpError>,
    lang: Lang,
) -> Response {
    let fields = html! {
        p { (texts::help(lang)) }
        input type="hidden" name="seat" value=(notes.seat);
        input type="hidden" name="version" value=(notes.version);
        label {
            span { (site::notes(lang)) }
            // The first line break of a field is not part of it.
            textarea name="text" rows="16" maxlength=(LONGEST_NOTES) { "\n" (notes.text) }
        }
        p class="row" {
            button class="primary" { (texts::save(lang)) }
            a class="button" href={ "/tables/" (notes.table) "?seat=" (notes.seat) } { (texts::back(lang)) }
        }
    };
    let action = format!("/tables/{}/notes", notes.table);
    form_page(
        reader,
        &action,
        &texts::heading(lang, title),
        error,
        &fields,
    )
}

/// Stores them, and shows what is stored.
pub(super) async fn keep(
    own: SignedIn,
    TablePath(table): TablePath,
    Form(form): Form<NoteForm>,
) -> Result<Response, HttpError> {
    let NoteForm {
        seat,
        text,
        version,
    } = form;
    let kept = own
        .accounts
        .keep_notes(&own.session, table, seat, (&text, version));
    let seat = kept.await?.seat;
    let back = format!("/tables/{table}/notes?seat={seat}");
    Ok(Redirect::to(&back).into_response())
}
