//! Work that is finished once it has begun.

use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::runtime::Handle;

use crate::StoreError;
use crate::table_error::TableError;

/// Finishes what was begun, even if whoever asked for it does not wait for the answer: memory and store would
/// differ otherwise.
///
/// As long as somebody waits, it is done in their own task, which costs nothing; only what they leave undone gets
/// one of its own.
pub(crate) fn to_the_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, TableError>> + Send + 'static,
) -> ToTheEnd<T> {
    ToTheEnd(Some(Box::pin(work)))
}

type Work<T> = Pin<Box<dyn Future<Output = Result<T, TableError>> + Send + 'static>>;

/// See [`to_the_end`]. Empty when the work is done.
pub(crate) struct ToTheEnd<T: Send + 'static>(Option<Work<T>>);

impl<T: Send + 'static> Future for ToTheEnd<T> {
    type Output = Result<T, TableError>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let broken_off = || StoreError("a change was broken off".to_owned()).into();
        let Some(mut work) = self.0.take() else {
            return Poll::Ready(Err(broken_off()));
        };
        // What it held is left empty when it panics, so that nobody sees it half done.
        match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
            Ok(Poll::Pending) => {
                self.0 = Some(work);
                Poll::Pending
            }
            Ok(done) => done,
            Err(_) => Poll::Ready(Err(broken_off())),
        }
    }
}

impl<T: Send + 'static> Drop for ToTheEnd<T> {
    fn drop(&mut self) {
        if let Some(rest) = self.0.take()
            && let Ok(runtime) = Handle::try_current()
        {
            runtime.spawn(rest);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::task::Waker;

    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn whoever_waits_gets_the_answer() {
        assert_eq!(to_the_end(async { Ok(1566) }).await, Ok(1566));
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_finished() {
        let (go, gone) = oneshot::channel::<()>();
        let (tell, told) = oneshot::channel();
        let mut work = Box::pin(to_the_end(async move {
            gone.await.expect("it is told to go on");
            tell.send(1566).expect("somebody listens");
            Ok(())
        }));
        let begun = work.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        assert_eq!(begun, Poll::Pending);
        drop(work);
        go.send(()).expect("it is still there");
        assert_eq!(told.await, Ok(1566));
    }

    #[tokio::test]
    async fn a_panic_is_told_to_whoever_waits() {
        let broken = to_the_end::<()>(async { panic!("broken") }).await;
        assert!(matches!(broken, Err(TableError::Store(_))));
    }
}
