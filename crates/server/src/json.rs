//! Answers in JSON.

use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::HttpError;

/// Room for most answers: what is longer is copied as it grows.
const ROOM: usize = 2 * 1024;

/// An answer in JSON. It is like axum's, which writes into a `BytesMut`: there every comma takes as many instructions as a word
/// takes here.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        let mut body = Vec::with_capacity(ROOM);
        match serde_json::to_writer(&mut body, &self.0) {
            Ok(()) => ([(header::CONTENT_TYPE, "application/json")], body).into_response(),
            Err(error) => {
                tracing::error!(%error, "an answer cannot be written as JSON");
                HttpError::Own.into_response()
            }
        }
    }
}
