//! What goes wrong, once and for all: which status, which code, which sentence.
//!
//! A handler returns a [`HttpError`]; [`render_error`] around all routes knows who reads the answer and writes it
//! as JSON below `/api` and as a page elsewhere, in the reader's language. What the store or the program did
//! wrong is logged (by `front_service`) and never shown.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::{ErrorCode, ErrorReport, Tell};
use table::{AccountError, RatedFault, TableError};
use words::{Lang, table as texts};

use crate::api::{ErrorForm, PositionForm};
use crate::house::texts as house;
use crate::json::Json;
use crate::pages;

/// Why a request cannot be fulfilled.
#[derive(Clone, Debug)]
pub enum HttpError {
    /// The table says no.
    Table(TableError),
    /// It cannot be done with this account, or without one.
    Account(AccountError),
    /// The position was another one; this is the new one.
    Stale(PositionForm),
    /// The request does not say what it should.
    BadRequest(String),
    /// There is nothing under this address.
    UnknownPage,
    /// There is something, but it cannot be done so.
    Method,
    /// Another site made the request.
    CrossSite,
    /// The request is for a server with another name.
    WrongHost,
    /// Too many requests.
    TooFast,
    /// The operator keeps whoever asks out.
    Blocked,
    /// Nothing can be changed at the moment.
    ReadOnly,
    /// No process is there that thinks.
    NoThinkers,
    /// The program made a mistake.
    Own,
}

impl From<TableError> for HttpError {
    fn from(error: TableError) -> HttpError {
        HttpError::Table(error)
    }
}

impl From<AccountError> for HttpError {
    fn from(error: AccountError) -> HttpError {
        match error {
            AccountError::Table(error) => HttpError::Table(error),
            error => HttpError::Account(error),
        }
    }
}

impl HttpError {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            HttpError::Table(error) => match error {
                TableError::UnknownTable | TableError::Nobody | TableError::UnknownPlayer => {
                    StatusCode::NOT_FOUND
                }
                TableError::NotYourSeat
                | TableError::AlreadySeated
                | TableError::StillHere(_)
                | TableError::NoAccount
                | TableError::BadLink => StatusCode::FORBIDDEN,
                TableError::SeatTaken
                | TableError::BotPlays
                | TableError::OutOfTime
                | TableError::Paused
                | TableError::NoClock
                | TableError::NotStarted
                | TableError::NotOver
                | TableError::Stale
                | TableError::NoHints
                | TableError::NameTaken
                | TableError::AlreadyInvited
                | TableError::NoRequest => StatusCode::CONFLICT,
                TableError::WritesTooFast(_)
                | TableError::TooManyReports(_)
                | TableError::TooManyAsked(_) => StatusCode::TOO_MANY_REQUESTS,
                TableError::Rated(RatedFault::Account) => StatusCode::FORBIDDEN,
                TableError::Rated(
                    RatedFault::AsksHint | RatedFault::AsksRewind | RatedFault::PassedOn,
                ) => StatusCode::CONFLICT,
                TableError::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            },
            HttpError::Account(error) => match error {
                AccountError::NameTaken | AccountError::AddressTaken => StatusCode::CONFLICT,
                AccountError::TooManyTries(_) | AccountError::Busy => StatusCode::TOO_MANY_REQUESTS,
                AccountError::Name(_) | AccountError::WeakPassword | AccountError::BadAddress => {
                    StatusCode::UNPROCESSABLE_ENTITY
                }
                _ => StatusCode::FORBIDDEN,
            },
            HttpError::Stale(_) => StatusCode::CONFLICT,
            HttpError::BadRequest(_) => StatusCode::BAD_REQUEST,
            HttpError::UnknownPage => StatusCode::NOT_FOUND,
            HttpError::Method => StatusCode::METHOD_NOT_ALLOWED,
            HttpError::CrossSite => StatusCode::FORBIDDEN,
            HttpError::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            HttpError::TooFast => StatusCode::TOO_MANY_REQUESTS,
            HttpError::Blocked => StatusCode::FORBIDDEN,
            HttpError::ReadOnly | HttpError::NoThinkers => StatusCode::SERVICE_UNAVAILABLE,
            HttpError::Own => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The fault of an answer that a library gave.
    fn of_status(status: StatusCode) -> Option<HttpError> {
        match status {
            StatusCode::NOT_FOUND => Some(HttpError::UnknownPage),
            StatusCode::METHOD_NOT_ALLOWED => Some(HttpError::Method),
            status if status.is_client_error() => Some(HttpError::BadRequest(
                status.canonical_reason().unwrap_or_default().to_lowercase(),
            )),
            status if status.is_server_error() => Some(HttpError::Own),
            _ => None,
        }
    }
}

impl Tell for HttpError {
    fn tell(&self, lang: Lang) -> ErrorReport {
        let (code, message) = match self {
            HttpError::Table(error) => return error.tell(lang),
            HttpError::Account(error) => return error.tell(lang),
            HttpError::Stale(_) => return TableError::Stale.tell(lang),
            HttpError::BadRequest(problem) => {
                (ErrorCode::BadRequest, texts::bad_request(lang, problem))
            }
            HttpError::UnknownPage => (ErrorCode::UnknownPage, texts::unknown_page(lang)),
            HttpError::Method => (ErrorCode::WrongMethod, texts::wrong_method(lang)),
            HttpError::CrossSite => (ErrorCode::CrossSite, texts::cross_site(lang)),
            HttpError::WrongHost => (ErrorCode::WrongHost, texts::wrong_host(lang)),
            HttpError::TooFast => (ErrorCode::TooFast, texts::too_fast(lang)),
            HttpError::Blocked => (ErrorCode::Blocked, house::blocked(lang)),
            HttpError::ReadOnly => (ErrorCode::ReadOnly, house::read_only(lang)),
            HttpError::NoThinkers => (ErrorCode::NoThinkers, house::no_thinkers(lang)),
            HttpError::Own => (ErrorCode::OwnFault, texts::own_fault(lang)),
        };
        ErrorReport::new(code, message)
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if matches!(self, HttpError::ReadOnly | HttpError::NoThinkers) {
            let later = HeaderValue::from_static("30");
            response.headers_mut().insert(header::RETRY_AFTER, later);
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Marks an answer that tells by itself what went wrong: a form that is shown again with the fault.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told;

/// The most characters of a message, and of all that is said about an error. In the worst case JSON or HTML takes six
/// bytes for each: an answer stays below 10 kB whatever was sent.
const LONGEST_MESSAGE: usize = 1_000;
const LONGEST_REPORT: usize = 1_400;

/// Cuts off what is too long: it repeats what was sent.
fn shorten(report: &mut ErrorReport) {
    let mut left = LONGEST_REPORT;
    let mut cut = |text: &mut String, most: usize| {
        let most = left.min(most);
        if let Some((end, _)) = text.char_indices().nth(most) {
            text.truncate(end);
            text.push('…');
        }
        left -= text.chars().count().min(left);
        left > 0
    };
    cut(&mut report.message, LONGEST_MESSAGE);
    report
        .reasons
        .retain_mut(|reason| cut(&mut reason.message, LONGEST_MESSAGE));
}

/// Writes faults for whoever reads them.
pub(crate) fn render_error(api: bool, lang: Lang, response: Response) -> Response {
    if response.extensions().get::<Told>().is_some() {
        return response;
    }
    let fault = match response.extensions().get::<HttpError>() {
        Some(fault) => fault.clone(),
        None => match HttpError::of_status(response.status()) {
            Some(fault) => fault,
            None => return response,
        },
    };
    let status = response.status();
    let mut report = fault.tell(lang);
    shorten(&mut report);
    let mut rendered = if api {
        let position = match fault {
            HttpError::Stale(position) => Some(position),
            _ => None,
        };
        let error = report.into();
        (status, Json(ErrorForm { error, position })).into_response()
    } else {
        pages::fault(status, &report, lang)
    };
    for (name, value) in response.headers() {
        if *name != header::CONTENT_TYPE && *name != header::CONTENT_LENGTH {
            rendered.headers_mut().append(name, value.clone());
        }
    }
    rendered
}
