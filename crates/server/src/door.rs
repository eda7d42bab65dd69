//! The door: through it goes every request, and every answer.

use std::convert::Infallible;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use tower::{Service, ServiceExt};

use crate::limit::Limit;
use crate::{App, Fault, fault, headers, visitor};

/// What lies behind the door.
pub(crate) trait Inside: Clone + Send + Sync + 'static {
    /// Answers a request.
    fn answer(self, request: Request) -> impl Future<Output = Response> + Send;
}

impl<S, B> Inside for S
where
    S: Service<Request, Response = http::Response<B>, Error = Infallible, Future: Send>
        + Clone
        + Send
        + Sync
        + 'static,
    B: HttpBody<Data = Bytes, Error: Into<axum::BoxError>> + Send + 'static,
{
    async fn answer(self, request: Request) -> Response {
        match self.oneshot(request).await {
            Ok(response) => response.map(Body::new),
        }
    }
}

/// Attends to every request: not too many, who is it, and the answer in his language with all that it must say.
#[derive(Clone)]
pub(crate) struct Door<S> {
    app: App,
    limit: Limit,
    inside: S,
}

impl<S: Inside> Door<S> {
    /// A door to what is inside.
    pub(crate) fn new(app: App, limit: Limit, inside: S) -> Door<S> {
        Door { app, limit, inside }
    }

    /// Answers a request of this peer.
    pub(crate) async fn attend(self, peer: IpAddr, mut request: Request) -> Response {
        let Door { app, limit, inside } = self;
        let api = request.uri().path().starts_with("/api/");
        let lang = visitor::lang(request.uri(), request.headers());
        let (response, greeting) = if limit.allows(peer, request.headers()) {
            let greeting = visitor::recognise(&app, lang, &mut request);
            let answered = AssertUnwindSafe(inside.answer(request));
            let response = answered.catch_unwind().await;
            let response = response.unwrap_or_else(|_| Fault::Own.into_response());
            (response, greeting)
        } else {
            (Fault::TooFast.into_response(), None)
        };
        let mut response = headers::set(fault::dress(&app, api, lang, response));
        if let Some(greeting) = greeting {
            response.headers_mut().append(SET_COOKIE, greeting);
        }
        response
    }
}
