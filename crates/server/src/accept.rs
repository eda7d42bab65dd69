//! Accepting connections, and speaking HTTP on them.

use std::convert::Infallible;
use std::future::{pending, poll_fn};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::Duration;

use axum::body::Body;
use axum::http;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::connections::Connection;
use crate::event_stream::{EventStream, Handover, may_stream};
use crate::front_service::{FrontService, Guard, Inside};
use crate::wire::{LastBody, TimedBody, Wire};

/// How long requests may take to finish when the server stops.
const LAST_CALL: Duration = Duration::from_secs(5);
/// How long to wait when no connection can be accepted.
const PAUSE: Duration = Duration::from_millis(50);
/// The most bytes of a request's head.
const LARGEST_HEAD: usize = 32 * 1024;
/// What a client is told for whom there is no room.
const NO_ROOM: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n\
    content-length: 0\r\nconnection: close\r\n\r\n";

/// Serves all connections until the server stops; then requests are finished.
pub(crate) async fn accept<S: Inside>(
    listener: TcpListener,
    door: FrontService<S>,
    stop: CancellationToken,
) {
    let Guard {
        proxies,
        connections,
        ..
    } = door.guard().clone();
    // Nothing is ever sent: it is closed when the last connection is gone.
    let (open, mut closed) = mpsc::channel::<Infallible>(1);
    tokio::spawn(connections.clone().sweep(stop.clone()));
    while let Some(accepted) = stop.run_until_cancelled(listener.accept()).await {
        match accepted {
            Ok((stream, peer)) => match connections.admit(proxies.counted(peer.ip())) {
                Ok(connection) => {
                    let serving = serve(stream, peer, connection, door.clone(), stop.clone());
                    let open = open.clone();
                    tokio::spawn(async move {
                        serving.await;
                        drop(open);
                    });
                }
                Err(_) => turn_away(stream),
            },
            // Whoever hangs up at once is gone; nothing is wrong with the server.
            Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
            Err(error) => {
                let made_room = connections.make_room();
                tracing::error!(%error, made_room, "a connection could not be accepted");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    drop(open);
    if timeout(LAST_CALL, closed.recv()).await.is_err() {
        // Whoever is still connected had time enough.
        connections.close();
        closed.recv().await;
    }
}

/// Serves one connection until it is closed.
async fn serve<S: Inside>(
    stream: TcpStream,
    peer: SocketAddr,
    connection: Connection,
    door: FrontService<S>,
    stop: CancellationToken,
) {
    // In a box of its own: a connection keeps no room for speaking HTTP while it only sends events.
    let events = Box::pin(speak_http(stream, peer, &connection, door, stop)).await;
    if let Some(events) = events {
        tokio::select! {
            // What goes wrong on a connection is its client's affair.
            _ = events.send() => {}
            () = connection.activity().closed() => {}
        }
    }
}

/// Answers requests on a connection until it is closed, or until an answer is a stream of events, which then goes on by
/// itself.
async fn speak_http<S: Inside>(
    stream: TcpStream,
    peer: SocketAddr,
    connection: &Connection,
    door: FrontService<S>,
    stop: CancellationToken,
) -> Option<EventStream> {
    // Small answers go out at once.
    let _ = stream.set_nodelay(true);
    let deadlines = connection.deadlines();
    let activity = connection.activity();
    let wire = Wire::new(stream, activity.clone(), deadlines.write);
    let handover = Handover::default();
    let answer = service_fn(|request: http::Request<Incoming>| {
        activity.busy();
        let (door, activity) = (door.clone(), activity.clone());
        let handover = may_stream(&request).then(|| handover.clone());
        async move {
            let request = request.map(|body| Body::new(TimedBody::new(body, deadlines.body)));
            // In a box of its own: a connection keeps the room for it, also while it waits or streams.
            let (response, held) = Box::pin(door.attend(peer.ip(), request)).await;
            let response = response.map(|body| LastBody::new(body, activity, held));
            let response = match handover {
                Some(handover) => handover.keep(response),
                None => Some(response),
            };
            match response {
                Some(response) => Ok::<_, Infallible>(response),
                None => pending().await,
            }
        }
    });
    let mut http = http1::Builder::new()
        // The deadlines are kept for all connections together.
        .header_read_timeout(None)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(wire), answer);
    let mut closed = pin!(activity.closed());
    let mut stopping = false;
    let response = loop {
        let spoken = poll_fn(|context| match Pin::new(&mut http).poll(context) {
            // What goes wrong on a connection is its client's affair.
            Poll::Ready(_) => Poll::Ready(None),
            Poll::Pending => handover
                .take()
                .map_or(Poll::Pending, |response| Poll::Ready(Some(response))),
        });
        tokio::select! {
            biased;
            response = spoken => break response?,
            () = closed.as_mut() => return None,
            () = stop.cancelled(), if !stopping => {
                stopping = true;
                Pin::new(&mut http).graceful_shutdown();
            }
        }
    };
    let wire = http.into_parts().io.into_inner();
    Some(EventStream::new(wire, response))
}

/// Tells a client that there is no room, if that can be done at once.
fn turn_away(stream: TcpStream) {
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(NO_ROOM);
    }
}
