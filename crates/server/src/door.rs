//! The door: through it goes every request, and every answer.

use std::convert::Infallible;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::header::SET_COOKIE;
use axum::http::{self, HeaderMap};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use tower::{Service, ServiceExt};

use crate::client_address::Proxies;
use crate::connections::{Connections, Held};
use crate::limit::Limit;
use crate::{App, Fault, PublicUrl, fault, headers, visitor};

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

/// What is known of all who come: how much they ask for, and how many there are.
#[derive(Clone)]
pub(crate) struct Guard {
    pub(crate) public_url: Option<PublicUrl>,
    pub(crate) proxies: Proxies,
    pub(crate) limit: Limit,
    pub(crate) connections: Connections,
}

impl Guard {
    /// Whether the answer to a request goes to the visitor by TLS.
    fn is_secure(&self, peer: IpAddr, headers: &HeaderMap) -> bool {
        match &self.public_url {
            Some(url) => url.is_secure(),
            None => self.proxies.is_secure(peer, headers),
        }
    }

    /// Whether a request is for another server, or one too many for its address; if not, it is counted as long as what this gives is kept.
    fn admit(&self, peer: IpAddr, request: &Request) -> Result<Option<Held>, Fault> {
        let url = self.public_url.as_ref();
        if url.is_some_and(|url| !url.is_meant_by(request)) {
            return Err(Fault::WrongHost);
        }
        let Some(client) = self.proxies.client(peer, request.headers()) else {
            return Ok(None);
        };
        if !self.limit.allows(client) {
            return Err(Fault::TooFast);
        }
        if self.proxies.counted(peer).is_some() {
            // Its connection is counted.
            return Ok(None);
        }
        let held = self.connections.hold(client);
        held.map(Some).ok_or(Fault::TooFast)
    }
}

/// Attends to every request: not too many, who is it, and the answer in their language with all that it must say.
#[derive(Clone)]
pub(crate) struct Door<S> {
    app: App,
    guard: Guard,
    inside: S,
}

impl<S: Inside> Door<S> {
    /// A door to what is inside.
    pub(crate) fn new(app: App, guard: Guard, inside: S) -> Door<S> {
        Door { app, guard, inside }
    }

    /// What is known of all who come.
    pub(crate) fn guard(&self) -> &Guard {
        &self.guard
    }

    /// Answers a request of this peer. It is counted for its address as long as the second part is kept.
    pub(crate) async fn attend(
        self,
        peer: IpAddr,
        mut request: Request,
    ) -> (Response, Option<Held>) {
        let Door { app, guard, inside } = self;
        let api = request.uri().path().starts_with("/api/");
        let lang = visitor::lang(request.uri(), request.headers());
        let secure = guard.is_secure(peer, request.headers());
        let (response, greeting, held) = match guard.admit(peer, &request) {
            Ok(held) => {
                let greeting = visitor::recognise(&app, lang, secure, &mut request);
                let answered = AssertUnwindSafe(inside.answer(request));
                let response = answered.catch_unwind().await;
                let response = response.unwrap_or_else(|_| Fault::Own.into_response());
                (response, greeting, held)
            }
            Err(fault) => (fault.into_response(), None, None),
        };
        let mut response = headers::set(fault::dress(api, lang, response), secure);
        if let Some(greeting) = greeting {
            response.headers_mut().append(SET_COOKIE, greeting);
        }
        (response, held)
    }
}
