//! What goes over a connection, and how long it may take.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

use crate::connections::{Activity, Held};

/// A deadline that costs nothing unless somebody waits.
struct Deadline {
    time: Duration,
    sleep: Option<Pin<Box<Sleep>>>,
}

impl Deadline {
    fn new(time: Duration) -> Deadline {
        Deadline { time, sleep: None }
    }

    /// An error when the time is over; it begins with the first call.
    fn poll_wait(&mut self, context: &mut Context<'_>) -> Poll<io::Error> {
        let time = self.time;
        let sleep = self
            .sleep
            .get_or_insert_with(|| Box::pin(tokio::time::sleep(time)));
        sleep
            .as_mut()
            .poll(context)
            .map(|()| io::ErrorKind::TimedOut.into())
    }
}

/// The bytes of a connection. A client that does not read what it asked for is cut off.
pub(crate) struct Wire {
    stream: TcpStream,
    activity: Arc<Activity>,
    write: Deadline,
}

impl Wire {
    pub(crate) fn new(stream: TcpStream, activity: Arc<Activity>, write: Duration) -> Wire {
        Wire {
            stream,
            activity,
            write: Deadline::new(write),
        }
    }

    fn timed<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_pending() {
            return self.write.poll_wait(context).map(Err);
        }
        self.write.sleep = None;
        written
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        if buffer.filled().len() > before {
            self.activity.received();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.timed(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// The body of a request, which has to come in time as a whole.
pub(crate) struct TimedBody<B> {
    body: B,
    deadline: Deadline,
}

impl<B> TimedBody<B> {
    pub(crate) fn new(body: B, time: Duration) -> TimedBody<B> {
        TimedBody {
            body,
            deadline: Deadline::new(time),
        }
    }
}

impl<B: HttpBody<Data = Bytes, Error: Into<axum::BoxError>> + Unpin> HttpBody for TimedBody<B> {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        if frame.is_pending() {
            let late = ready!(self.deadline.poll_wait(context));
            return Poll::Ready(Some(Err(late.into())));
        }
        frame.map_err(Into::into)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of an answer; when it is gone, the connection waits for the next request.
pub(crate) struct LastBody {
    body: Body,
    activity: Arc<Activity>,
    _held: Option<Held>,
}

impl LastBody {
    pub(crate) fn new(body: Body, activity: Arc<Activity>, held: Option<Held>) -> LastBody {
        LastBody {
            body,
            activity,
            _held: held,
        }
    }
}

impl HttpBody for LastBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for LastBody {
    fn drop(&mut self) {
        self.activity.answered();
    }
}
