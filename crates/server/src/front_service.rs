//! The door: through it goes every request, and every answer.

use std::convert::Infallible;
use std::net::IpAddr;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::header::SET_COOKIE;
use axum::http::{self, HeaderMap};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use table::TableError;
use tower::{Service, ServiceExt};
use tracing::Instrument;

use crate::client_address::Proxies;
use crate::connections::{Connections, Held};
use crate::http_error::render_error;
use crate::limit::Limit;
use crate::metrics::Metrics;
use crate::refusals::{Refusals, Refused};
use crate::request_id::{REQUEST_ID, request_id};
use crate::routes::RouteNames;
use crate::seldom::Seldom;
use crate::{App, HttpError, PublicUrl, Requester, headers, visitor};

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
    /// How many requests of an address are refused at once; it waits for further ones.
    pub(crate) refusals: Limit,
    pub(crate) connections: Connections,
    pub(crate) metrics: Metrics,
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
    fn admit(
        &self,
        peer: IpAddr,
        client: Option<IpAddr>,
        request: &Request,
    ) -> Result<Option<Held>, HttpError> {
        let url = self.public_url.as_ref();
        if url.is_some_and(|url| !url.is_meant_by(request)) {
            return Err(HttpError::WrongHost);
        }
        let Some(client) = client else {
            return Ok(None);
        };
        if !self.limit.allows(client) {
            return Err(HttpError::TooFast);
        }
        if self.proxies.counted(peer).is_some() {
            // Its connection is counted.
            return Ok(None);
        }
        let held = self.connections.hold(client);
        held.map(Some).ok_or(HttpError::TooFast)
    }
}

/// Attends to every request: not too many, who is it, and the answer in their language with all that it must say.
///
/// It is cloned for every request.
#[derive(Clone)]
pub(crate) struct FrontService<S> {
    front: Arc<Front>,
    inside: S,
}

struct Front {
    app: App,
    guard: Guard,
    names: RouteNames,
    refusals: Refusals,
    /// Requests that the store could not fulfil: with a full disk that is each of them.
    failures: Seldom,
}

impl<S: Inside> FrontService<S> {
    /// A door to what is inside.
    pub(crate) fn new(app: App, guard: Guard, names: RouteNames, inside: S) -> FrontService<S> {
        FrontService {
            front: Arc::new(Front {
                app,
                guard,
                names,
                refusals: Refusals::default(),
                failures: Seldom::default(),
            }),
            inside,
        }
    }

    /// What is known of all who come.
    pub(crate) fn guard(&self) -> &Guard {
        &self.front.guard
    }

    /// Answers a request of this peer. It is counted for its address as long as the second part is kept.
    ///
    /// The log tells the route and never the address, in which there may be the secret of a seat.
    pub(crate) async fn attend(self, peer: IpAddr, request: Request) -> (Response, Option<Held>) {
        let begun = Instant::now();
        let Front { guard, names, .. } = &*self.front;
        let trusted = guard.proxies.counted(peer).is_none();
        let id = request_id(request.headers(), trusted);
        let name = id.to_str().unwrap_or_default();
        // Where only errors are logged they tell the request themselves, and it is not kept for what may be logged.
        let span = if tracing::enabled!(tracing::Level::INFO) {
            tracing::error_span!("request", id = name)
        } else {
            tracing::Span::none()
        };
        let method = request.method().clone();
        let route = names.of(request.uri().path());
        let answering = self.front.answer(self.inside, peer, name, request);
        let (mut response, held) = answering.instrument(span.clone()).await;
        let (time, status) = (begun.elapsed(), response.status());
        guard.metrics.answered(&method, route, status, time);
        let refused = response.extensions_mut().remove::<Refused>();
        span.in_scope(|| {
            let (route, ms, status) = (route.as_str(), time.as_secs_f64() * 1e3, status.as_u16());
            if refused.is_some() {
                tracing::debug!(%method, route, status, ms, "refused");
            } else {
                tracing::info!(%method, route, status, ms, "answered");
            }
        });
        if let Some(refused) = refused {
            let concluding = self.front.refusals.conclude(refused, guard);
            concluding.await;
        }
        response.headers_mut().insert(REQUEST_ID, id);
        (response, held)
    }
}

impl Front {
    async fn answer(
        &self,
        inside: impl Inside,
        peer: IpAddr,
        id: &str,
        mut request: Request,
    ) -> (Response, Option<Held>) {
        let Front {
            app,
            guard,
            refusals,
            ..
        } = self;
        let api = request.uri().path().starts_with("/api/");
        let lang = visitor::lang(request.uri(), request.headers());
        let secure = guard.is_secure(peer, request.headers());
        let client = guard.proxies.client(peer, request.headers());
        let (response, greeting, held) = match guard.admit(peer, client, &request) {
            Ok(held) => {
                let known = visitor::recognise(app, lang, secure, client, &mut request);
                match known.await {
                    Ok(greeting) => {
                        if let Err(fault) = may_enter(app, client, &request) {
                            let response = match fault {
                                HttpError::Blocked => {
                                    refusals.refuse(fault, client, (api, lang)).await
                                }
                                fault => render_error(api, lang, fault.into_response()),
                            };
                            return (headers::set(response, secure), held);
                        }
                        let answered = AssertUnwindSafe(inside.answer(request));
                        let response = answered.catch_unwind().await;
                        let response = response.unwrap_or_else(|_| HttpError::Own.into_response());
                        (response, greeting, held)
                    }
                    // Nobody is taken for a guest because the store does not answer.
                    Err(error) => {
                        let fault = HttpError::Table(error.into());
                        (fault.into_response(), None, held)
                    }
                }
            }
            Err(fault) => {
                let response = refusals.refuse(fault, client, (api, lang)).await;
                return (headers::set(response, secure), None);
            }
        };
        self.tell_failure(id, &response);
        let mut response = headers::set(render_error(api, lang, response), secure);
        if let Some(greeting) = greeting {
            response.headers_mut().append(SET_COOKIE, greeting);
        }
        (response, held)
    }

    /// Tells the log what the store did wrong, if it did.
    fn tell_failure(&self, id: &str, response: &Response) {
        if let Some(HttpError::Table(TableError::Store(error))) = response.extensions().get()
            && let Some(failed) = self.failures.note()
        {
            tracing::error!(request.id = id, %error, failed, "requests failed");
        }
    }
}

/// Whether the operator lets a request in.
fn may_enter(app: &App, client: Option<IpAddr>, request: &Request) -> Result<(), HttpError> {
    let house = app.house();
    let requester = request.extensions().get::<Requester>();
    let visitor = requester.and_then(|requester| requester.caller.visitor);
    let kept_out = client.is_some_and(|client| house.blocks_address(client))
        || visitor.is_some_and(|visitor| house.blocks_visitor(visitor));
    if kept_out {
        return Err(HttpError::Blocked);
    }
    if !request.method().is_safe() && house.is_read_only() {
        return Err(HttpError::ReadOnly);
    }
    if let Some(visitor) = visitor {
        app.visits().note(visitor);
    }
    Ok(())
}
