//! An answer of server-sent events, written by ourselves.
//!
//! A browser listens for hours. Whatever speaks HTTP keeps a buffer for the next request and one for the next answer,
//! 8 KiB each, and neither is ever needed again: so once a stream begins, the connection is taken over.

use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::{Bytes, HttpBody};
use axum::http::header::{CONTENT_TYPE, DATE, TRANSFER_ENCODING};
use axum::http::{HeaderMap, Method, Request, Response, StatusCode, Version};
use jiff::Timestamp;
use jiff::fmt::rfc2822::DateTimePrinter;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::wire::{LastBody, Wire};

/// Whether a request may be answered by a stream that we write ourselves: other clients cannot read pieces, or do not
/// want a body.
pub(crate) fn may_stream<B>(request: &Request<B>) -> bool {
    request.method() == Method::GET && request.version() == Version::HTTP_11
}

/// Where an answer is left that is a stream. Clones are the same place.
#[derive(Clone, Default)]
pub(crate) struct Handover(Arc<Mutex<Option<Response<LastBody>>>>);

impl Handover {
    /// Keeps the answer if it is a stream, and gives it back if it is not.
    pub(crate) fn keep(&self, response: Response<LastBody>) -> Option<Response<LastBody>> {
        let content = response.headers().get(CONTENT_TYPE);
        let is_stream = content.is_some_and(|content| content == "text/event-stream");
        if response.status() != StatusCode::OK || !is_stream {
            return Some(response);
        }
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(response);
        None
    }

    /// The answer that was left here.
    pub(crate) fn take(&self) -> Option<Response<LastBody>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// A connection on which nothing but events is sent any more.
pub(crate) struct EventStream {
    wire: Wire,
    headers: HeaderMap,
    body: LastBody,
}

impl EventStream {
    pub(crate) fn new(wire: Wire, response: Response<LastBody>) -> EventStream {
        let (parts, body) = response.into_parts();
        EventStream {
            wire,
            headers: parts.headers,
            body,
        }
    }

    /// Sends the events as they come, until there are no more or the client is gone.
    pub(crate) async fn send(self) -> io::Result<()> {
        let EventStream {
            mut wire,
            headers,
            mut body,
        } = self;
        wire.write_all(&head(headers)).await?;
        let mut ignored = [0; 16];
        loop {
            let next = poll_fn(|context| Pin::new(&mut body).poll_frame(context));
            tokio::select! {
                biased;
                next = next => match next {
                    Some(Ok(frame)) => if let Ok(data) = frame.into_data() {
                        wire.write_all(&chunk(&data)).await?;
                    },
                    // A stream that breaks off is not ended properly, so that the client notices.
                    Some(Err(error)) => return Err(io::Error::other(error)),
                    None => break,
                },
                read = wire.read(&mut ignored) => if read? == 0 {
                    return Ok(());
                },
            }
        }
        wire.write_all(b"0\r\n\r\n").await?;
        wire.shutdown().await
    }
}

/// The head of the answer. It takes the map of headers, which is not needed while events are sent.
fn head(mut headers: HeaderMap) -> Vec<u8> {
    let date = DateTimePrinter::new().timestamp_to_rfc9110_string(&Timestamp::now());
    if let Some(date) = date.ok().and_then(|date| date.try_into().ok()) {
        headers.insert(DATE, date);
    }
    headers.insert(
        TRANSFER_ENCODING,
        const { axum::http::HeaderValue::from_static("chunked") },
    );
    let mut head = b"HTTP/1.1 200 OK\r\n".to_vec();
    for (name, value) in &headers {
        for part in [name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"] {
            head.extend_from_slice(part);
        }
    }
    head.extend_from_slice(b"\r\n");
    head
}

/// One piece of the body, as HTTP/1.1 writes bodies whose length nobody knows. An empty one would end the body.
fn chunk(data: &Bytes) -> Vec<u8> {
    if data.is_empty() {
        return Vec::new();
    }
    let mut chunk = format!("{:x}\r\n", data.len()).into_bytes();
    chunk.extend_from_slice(data);
    chunk.extend_from_slice(b"\r\n");
    chunk
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_says_its_length() {
        assert_eq!(
            chunk(&Bytes::from_static(b"data: 1234\n\n\n\n\n\n")),
            b"10\r\ndata: 1234\n\n\n\n\n\n\r\n"
        );
        assert!(
            chunk(&Bytes::new()).is_empty(),
            "an empty one would be the last"
        );
    }

    #[test]
    fn the_head_has_all_headers_and_the_date() {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, "text/event-stream".parse().expect("a value"));
        let head = String::from_utf8(head(headers)).expect("a text");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
        assert!(head.ends_with("\r\n\r\n"), "{head}");
        assert!(
            head.contains("\r\ncontent-type: text/event-stream\r\n"),
            "{head}"
        );
        assert!(
            head.contains("\r\ntransfer-encoding: chunked\r\n"),
            "{head}"
        );
        assert!(head.contains(" GMT\r\n"), "{head}");
    }
}
