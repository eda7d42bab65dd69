//! Work that is shared by threads.

use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Does a piece of work for each number below `count`; the results are in the order of the numbers, whoever did them.
pub(crate) fn in_parallel<R: Send>(
    count: usize,
    threads: NonZero<usize>,
    work: impl Fn(usize) -> R + Sync,
    done: impl Fn(usize) + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new((0..count).map(|_| None).collect::<Vec<Option<R>>>());
    let finished = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    let result = work(number);
                    // A thread that panicked takes the whole scope down with it.
                    if let Ok(mut results) = results.lock() {
                        results[number] = Some(result);
                    }
                    done(finished.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.into_iter().flatten().collect()
}
