//! Answers that are given most often.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::Fault;

/// Most decisions with all their choices fit into so many bytes.
const ROOM: usize = 4_096;

/// A body of JSON, written into enough room at once.
pub(super) struct Reply<T>(pub(super) T);

impl<T: Serialize> IntoResponse for Reply<T> {
    fn into_response(self) -> Response {
        let mut body = Vec::with_capacity(ROOM);
        match serde_json::to_writer(&mut body, &self.0) {
            Ok(()) => {
                let json = HeaderValue::from_static("application/json");
                ([(header::CONTENT_TYPE, json)], body).into_response()
            }
            Err(_) => Fault::Own.into_response(),
        }
    }
}
