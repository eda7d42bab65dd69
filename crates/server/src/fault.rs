//! What goes wrong, once and for all: which status, which code, which sentence.
//!
//! A handler returns a [`Fault`]; [`dress`] around all routes knows who reads the answer and writes it
//! as JSON below `/api` and as a page elsewhere, in the reader's language. What the store or the program did
//! wrong is logged and never shown.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::Problem;
use table::Trouble;
use words::{Lang, table as texts};

use crate::api::{ErrorForm, PositionForm};
use crate::pages;

/// Why a request cannot be fulfilled.
#[derive(Clone, Debug)]
pub enum Fault {
    /// The table says no.
    Table(Trouble),
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
    /// The program made a mistake.
    Own,
}

impl From<Trouble> for Fault {
    fn from(trouble: Trouble) -> Fault {
        Fault::Table(trouble)
    }
}

impl Fault {
    fn status(&self) -> StatusCode {
        match self {
            Fault::Table(trouble) => match trouble {
                Trouble::UnknownTable => StatusCode::NOT_FOUND,
                Trouble::NotYourSeat | Trouble::StillHere(_) | Trouble::BadLink => {
                    StatusCode::FORBIDDEN
                }
                Trouble::SeatTaken
                | Trouble::NotStarted
                | Trouble::NotOver
                | Trouble::Stale
                | Trouble::NoHints
                | Trouble::NoRequest => StatusCode::CONFLICT,
                Trouble::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            },
            Fault::Stale(_) => StatusCode::CONFLICT,
            Fault::BadRequest(_) => StatusCode::BAD_REQUEST,
            Fault::UnknownPage => StatusCode::NOT_FOUND,
            Fault::Method => StatusCode::METHOD_NOT_ALLOWED,
            Fault::CrossSite => StatusCode::FORBIDDEN,
            Fault::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Fault::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Fault::Own => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn problem(&self, lang: Lang) -> Problem {
        match self {
            Fault::Table(trouble) => trouble.problem(lang),
            Fault::Stale(_) => Trouble::Stale.problem(lang),
            Fault::BadRequest(problem) => {
                Problem::new("bad-request", texts::bad_request(lang, problem))
            }
            Fault::UnknownPage => Problem::new("unknown-page", texts::unknown_page(lang)),
            Fault::Method => Problem::new("wrong-method", texts::wrong_method(lang)),
            Fault::CrossSite => Problem::new("cross-site", texts::cross_site(lang)),
            Fault::WrongHost => Problem::new("wrong-host", texts::wrong_host(lang)),
            Fault::TooFast => Problem::new("too-fast", texts::too_fast(lang)),
            Fault::Own => Problem::new("own-fault", texts::own_fault(lang)),
        }
    }

    /// The fault of an answer that a library gave.
    fn of_status(status: StatusCode) -> Option<Fault> {
        match status {
            StatusCode::NOT_FOUND => Some(Fault::UnknownPage),
            StatusCode::METHOD_NOT_ALLOWED => Some(Fault::Method),
            status if status.is_client_error() => Some(Fault::BadRequest(
                status.canonical_reason().unwrap_or_default().to_lowercase(),
            )),
            status if status.is_server_error() => Some(Fault::Own),
            _ => None,
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        if let Fault::Table(Trouble::Store(error)) = &self {
            tracing::error!(%error, "a request failed");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Writes faults for whoever reads them.
pub(crate) fn dress(api: bool, lang: Lang, response: Response) -> Response {
    let fault = match response.extensions().get::<Fault>() {
        Some(fault) => fault.clone(),
        None => match Fault::of_status(response.status()) {
            Some(fault) => fault,
            None => return response,
        },
    };
    let status = response.status();
    let problem = fault.problem(lang);
    let mut dressed = if api {
        let position = match fault {
            Fault::Stale(position) => Some(position),
            _ => None,
        };
        let error = problem.into();
        (status, Json(ErrorForm { error, position })).into_response()
    } else {
        pages::fault(status, &problem, lang)
    };
    for (name, value) in response.headers() {
        if *name != header::CONTENT_TYPE && *name != header::CONTENT_LENGTH {
            dressed.headers_mut().append(name, value.clone());
        }
    }
    dressed
}
