//! Requests that are refused at the door. There may be thousands a second: to refuse one costs less than to send it,
//! and the log tells of all of them together, without their addresses.

use std::net::IpAddr;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::sync::OnceCell;
use words::Lang;

use crate::front_service::Guard;
use crate::http_error::render_error;
use crate::seldom::Seldom;
use crate::{HttpError, headers};

/// How long whoever is refused too often waits for the answer. Meanwhile nothing more is read of their connection, so that those
/// who ask for more and more do not take the time of the others.
const BREATH: Duration = Duration::from_millis(100);

/// Marks an answer to a request that was refused at the door, and tells whose it was if it came too fast.
#[derive(Clone, Copy)]
pub(crate) struct Refused {
    too_fast: Option<IpAddr>,
}

/// What is told to those who are refused.
#[derive(Default)]
pub(crate) struct Refusals {
    told: Seldom,
    /// What whoever asks too often is told, by language: as a page, and below `/api`.
    too_fast: [[OnceCell<Bytes>; Lang::ALL.len()]; 2],
}

impl Refusals {
    /// Refuses a request of this address.
    pub(crate) async fn refuse(
        &self,
        fault: HttpError,
        client: Option<IpAddr>,
        (api, lang): (bool, Lang),
    ) -> Response {
        let is_too_fast = matches!(fault, HttpError::TooFast);
        let mut response = if is_too_fast {
            self.too_fast(api, lang).await
        } else {
            render_error(api, lang, fault.into_response())
        };
        let too_fast = client.filter(|_| is_too_fast);
        response.extensions_mut().insert(Refused { too_fast });
        response
    }

    /// It is the same for all: it is written once.
    async fn too_fast(&self, api: bool, lang: Lang) -> Response {
        let body = self.too_fast[usize::from(api)][lang as usize].get_or_init(async || {
            let written = render_error(api, lang, HttpError::TooFast.into_response());
            let body = axum::body::to_bytes(written.into_body(), usize::MAX);
            // It is in memory as a whole: nothing can go wrong with it.
            body.await.unwrap_or_default()
        });
        let kind = if api { headers::JSON } else { headers::HTML };
        let body = body.await.clone();
        let status = StatusCode::TOO_MANY_REQUESTS;
        (status, [(header::CONTENT_TYPE, kind)], body).into_response()
    }

    /// Tells the log that one was refused, and lets whoever is refused too often wait: as many at once as may come from an address.
    pub(crate) async fn conclude(&self, refused: Refused, guard: &Guard) {
        if let Some(client) = refused.too_fast
            && !guard.refusals.allows(client)
            && let Some(_held) = guard.connections.hold(client)
        {
            tokio::time::sleep(BREATH).await;
        }
        if let Some(refused) = self.told.note() {
            tracing::warn!(
                refused,
                "requests were refused: too many from one address, for another server, or from somebody who is blocked"
            );
        }
    }
}
