//! A line between servers and their database that can be cut.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes connections on to another address, until they are cut.
#[derive(Clone)]
pub(super) struct Proxy {
    pub(super) address: SocketAddr,
    /// How often all connections were cut.
    cuts: watch::Sender<u32>,
    /// So many connections are refused from now on.
    refused: Arc<AtomicU32>,
}

impl Proxy {
    pub(super) async fn start(to: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let proxy = Proxy {
            address: listener.local_addr().expect("it listens"),
            cuts: watch::Sender::new(0),
            refused: Arc::default(),
        };
        tokio::spawn(proxy.clone().accept(listener, to));
        proxy
    }

    async fn accept(self, listener: TcpListener, to: SocketAddr) {
        while let Ok((mut near, _)) = listener.accept().await {
            let less = |left: u32| left.checked_sub(1);
            let refused = self
                .refused
                .fetch_update(Ordering::AcqRel, Ordering::Acquire, less);
            if refused.is_ok() {
                continue;
            }
            let mut cut = self.cuts.subscribe();
            tokio::spawn(async move {
                let Ok(mut far) = TcpStream::connect(to).await else {
                    return;
                };
                let _ = (near.set_nodelay(true), far.set_nodelay(true));
                tokio::select! {
                    _ = copy_bidirectional(&mut near, &mut far) => {}
                    _ = cut.changed() => {}
                }
            });
        }
    }

    /// Cuts all connections, and refuses so many before one gets through again.
    pub(super) fn cut(&self, refused: u32) {
        self.refused.store(refused, Ordering::Release);
        self.cuts.send_modify(|cuts| *cuts += 1);
    }
}
