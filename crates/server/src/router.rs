//! All routes, and what lies around them.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::response::IntoResponse;
use table::LARGEST_DATA;
use tower::ServiceBuilder;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::csrf::CsrfLayer;

use crate::front_service::{FrontService, Guard, Inside};
use crate::routes::Routes;
use crate::{App, HttpError, api, pages};

/// The most bytes of a request: a data file, in which JSON may have to write every other byte as two, and the rest.
const LARGEST_REQUEST: usize = 2 * LARGEST_DATA + 32 * 1024;
/// An answer that fits into one packet is not made smaller.
const WORTH_COMPRESSING: u64 = 1_024;

/// How hard pages are packed. The default, 6, takes about twice the time and saves 8% of the bytes.
const QUALITY: i32 = 4;

/// Everything that is served.
pub(crate) fn router(app: App, guard: Guard) -> FrontService<impl Inside> {
    let Routes { router, names } = pages::routes(api::routes());
    let routes: Router = router
        .fallback(|| async { HttpError::UnknownPage })
        .with_state(app.clone());
    // From the outside to the inside. They lie around all routes together: what lies around each single one is
    // copied for every request.
    let inside = ServiceBuilder::new()
        .layer(
            CompressionLayer::new()
                .quality(CompressionLevel::Precise(QUALITY))
                .compress_when(SizeAbove::new(WORTH_COMPRESSING).and(NotForContentType::SSE)),
        )
        .layer(CsrfLayer::new().with_rejection_response(|_| HttpError::CrossSite.into_response()))
        .layer(DefaultBodyLimit::max(LARGEST_REQUEST))
        .service(routes);
    FrontService::new(app, guard, names, inside)
}
