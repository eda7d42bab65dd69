//! The door: through it goes every request, and every answer.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request};
use axum::http;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use tower::Service;

use crate::limit::Limit;
use crate::{App, Fault, fault, headers, visitor};

/// Attends to every request: not too many, who is it, and the answer in his language with all that it must say.
#[derive(Clone)]
pub(crate) struct Door<S> {
    app: App,
    limit: Limit,
    inside: S,
}

impl<S> Door<S> {
    /// A door to what is inside.
    pub(crate) fn new(app: App, limit: Limit, inside: S) -> Door<S> {
        Door { app, limit, inside }
    }
}

impl<S, B> Service<Request> for Door<S>
where
    S: Service<Request, Response = http::Response<B>, Error = Infallible, Future: Send>
        + Clone
        + Send
        + 'static,
    B: HttpBody<Data = Bytes, Error: Into<axum::BoxError>> + Send + 'static,
{
    type Response = Response;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        self.inside.poll_ready(context)
    }

    fn call(&mut self, request: Request) -> Self::Future {
        // What is ready is this one, not its copy.
        let inside = self.inside.clone();
        let inside = std::mem::replace(&mut self.inside, inside);
        let (app, limit) = (self.app.clone(), self.limit.clone());
        let door = Door { app, limit, inside };
        Box::pin(async move { Ok(door.attend(request).await) })
    }
}

impl<S, B> Door<S>
where
    S: Service<Request, Response = http::Response<B>, Error = Infallible>,
    B: HttpBody<Data = Bytes, Error: Into<axum::BoxError>> + Send + 'static,
{
    async fn attend(self, mut request: Request) -> Response {
        let Door {
            app,
            limit,
            mut inside,
        } = self;
        let api = request.uri().path().starts_with("/api/");
        let lang = visitor::lang(request.uri(), request.headers());
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let allowed = peer.is_none_or(|peer| limit.allows(peer.0.ip(), request.headers()));
        let (response, greeting) = if allowed {
            let greeting = visitor::recognise(&app, lang, &mut request);
            let answered = AssertUnwindSafe(async move { inside.call(request).await });
            let response = match answered.catch_unwind().await {
                Ok(Ok(response)) => response.map(Body::new),
                Err(_) => Fault::Own.into_response(),
            };
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
