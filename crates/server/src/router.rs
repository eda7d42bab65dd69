//! All routes, and what lies around them.

use std::net::SocketAddr;
use std::num::NonZero;

use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::Response;
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::{Router, middleware};
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::csrf::CsrfLayer;

use crate::limit::Limit;
use crate::{App, Fault, api, fault, headers, pages, visitor};

/// The most bytes of a request: a data file with room to spare.
const LARGEST_REQUEST: usize = 256 * 1024;
/// An answer that fits into one packet is not made smaller.
const WORTH_COMPRESSING: u64 = 1_024;

/// Everything that is served.
pub fn router(app: App, requests_per_second: NonZero<u32>) -> Router {
    let limit = Limit::new(requests_per_second);
    tokio::spawn(limit.clone().sweep(app.stop().clone()));
    let door = Door {
        app: app.clone(),
        limit,
    };
    // From the outside to the inside. They are put around the routes at once, and what is ours is one of them:
    // each one more is copied for every request.
    let layers = ServiceBuilder::new()
        .layer(
            CompressionLayer::new()
                .compress_when(SizeAbove::new(WORTH_COMPRESSING).and(NotForContentType::SSE)),
        )
        .layer(middleware::from_fn_with_state(door, attend))
        .layer(CatchPanicLayer::custom(|_| -> Response<Body> {
            Fault::Own.into_response()
        }))
        .layer(CsrfLayer::new().with_rejection_response(|_| Fault::CrossSite.into_response()))
        .layer(DefaultBodyLimit::max(LARGEST_REQUEST));
    api::routes()
        .merge(pages::routes())
        .fallback(|| async { Fault::UnknownPage })
        .with_state(app)
        .layer(layers)
}

/// What the door has to know.
#[derive(Clone)]
struct Door {
    app: App,
    limit: Limit,
}

/// Attends to a request: not too many, who is it, and the answer in his language with all that it must say.
async fn attend(
    State(door): State<Door>,
    request: Request,
    next: Next,
) -> axum::response::Response {
    let api = request.uri().path().starts_with("/api/");
    let lang = visitor::lang(request.uri(), request.headers());
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let allowed = peer.is_none_or(|peer| door.limit.allows(peer.0.ip(), request.headers()));
    let response = if allowed {
        visitor::recognise(&door.app, lang, request, next).await
    } else {
        Fault::TooFast.into_response()
    };
    headers::set(fault::dress(&door.app, api, lang, response))
}
