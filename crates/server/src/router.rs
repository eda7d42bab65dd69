//! All routes, and what lies around them.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::response::IntoResponse;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::csrf::CsrfLayer;

use crate::door::{Door, Guard, Inside};
use crate::{App, Fault, api, pages};

/// The most bytes of a request: a data file with room to spare.
const LARGEST_REQUEST: usize = 256 * 1024;
/// An answer that fits into one packet is not made smaller.
const WORTH_COMPRESSING: u64 = 1_024;

/// Everything that is served.
pub(crate) fn router(app: App, guard: Guard) -> Door<impl Inside> {
    let routes: Router = api::routes()
        .merge(pages::routes())
        .fallback(|| async { Fault::UnknownPage })
        .with_state(app.clone());
    // From the outside to the inside. They lie around all routes together: what lies around each single one is
    // copied for every request.
    let inside = ServiceBuilder::new()
        .layer(
            CompressionLayer::new()
                .compress_when(SizeAbove::new(WORTH_COMPRESSING).and(NotForContentType::SSE)),
        )
        .layer(CsrfLayer::new().with_rejection_response(|_| Fault::CrossSite.into_response()))
        .layer(DefaultBodyLimit::max(LARGEST_REQUEST))
        .service(routes);
    Door::new(app, guard, inside)
}
