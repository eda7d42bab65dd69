//! Accepting connections, and speaking HTTP on them.

use std::convert::Infallible;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::pin::pin;
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
    // Small answers go out at once.
    let _ = stream.set_nodelay(true);
    let deadlines = connection.deadlines();
    let activity = connection.activity();
    let wire = Wire::new(stream, activity.clone(), deadlines.write);
    let answer = service_fn(|request: http::Request<Incoming>| {
        activity.busy();
        let (door, activity) = (door.clone(), activity.clone());
        async move {
            let request = request.map(|body| Body::new(TimedBody::new(body, deadlines.body)));
            // In a box of its own: a connection keeps the room for it, also while it waits or streams.
            let (response, held) = Box::pin(door.attend(peer.ip(), request)).await;
            Ok::<_, Infallible>(response.map(|body| LastBody::new(body, activity, held)))
        }
    });
    let http = http1::Builder::new()
        // The deadlines are kept for all connections together.
        .header_read_timeout(None)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(wire), answer);
    let mut http = pin!(http);
    let mut closed = pin!(activity.closed());
    tokio::select! {
        biased;
        // What goes wrong on a connection is its client's affair.
        _ = http.as_mut() => return,
        () = closed.as_mut() => return,
        () = stop.cancelled() => http.as_mut().graceful_shutdown(),
    }
    tokio::select! {
        _ = http => {}
        () = closed => {}
    }
}

/// Tells a client that there is no room, if that can be done at once.
fn turn_away(stream: TcpStream) {
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(NO_ROOM);
    }
}
