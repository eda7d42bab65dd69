//! All routes, and what lies around them.

use std::num::NonZero;

use axum::body::Body;
use axum::extract::DefaultBodyLimit;
use axum::http::Response;
use axum::response::IntoResponse;
use axum::{Router, middleware};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;

use crate::limit::{Limit, restrain};
use crate::{App, Fault, api, fault, headers, pages, visitor};

/// The most bytes of a request: a data file with room to spare.
const LARGEST_REQUEST: usize = 256 * 1024;

/// Everything that is served.
pub fn router(app: App, requests_per_second: NonZero<u32>) -> Router {
    let limit = Limit::new(requests_per_second);
    tokio::spawn(limit.clone().sweep(app.stop().clone()));
    // Each layer lies around those before it.
    Router::new()
        .nest("/api/v1", api::routes())
        .merge(pages::routes())
        .fallback(|| async { Fault::UnknownPage })
        .with_state(app.clone())
        .layer(DefaultBodyLimit::max(LARGEST_REQUEST))
        .layer(middleware::from_fn_with_state(
            app.clone(),
            visitor::recognise,
        ))
        .layer(CsrfLayer::new().with_rejection_response(|_| Fault::CrossSite.into_response()))
        .layer(middleware::from_fn_with_state(limit, restrain))
        .layer(CatchPanicLayer::custom(|_| -> Response<Body> {
            Fault::Own.into_response()
        }))
        .layer(middleware::from_fn_with_state(app, fault::dress))
        .layer(middleware::map_response(headers::set))
        .layer(CompressionLayer::new())
}
