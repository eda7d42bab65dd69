//! A queue in which nobody can push the others aside: whoever has used the least time is next.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// Whose time is used.
pub(crate) trait Owns: Copy + Eq + Hash {}

impl<O: Copy + Eq + Hash> Owns for O {}

/// Permits for work that takes time, given fairly to their owners. Clones share them.
pub(crate) struct FairQueue<O: Owns>(Arc<Mutex<Queue<O>>>);

impl<O: Owns> Clone for FairQueue<O> {
    fn clone(&self) -> FairQueue<O> {
        FairQueue(self.0.clone())
    }
}

struct Queue<O: Owns> {
    free: usize,
    /// How much time each owner has used, since nobody was there.
    used: HashMap<O, Duration>,
    waiting: Vec<(O, oneshot::Sender<Permit<O>>)>,
    running: usize,
}

/// The right to work. It ends when it is dropped.
pub(crate) struct Permit<O: Owns> {
    queue: FairQueue<O>,
    owner: O,
    begun: Instant,
    given: bool,
}

impl<O: Owns> FairQueue<O> {
    /// So many can work at once.
    pub(crate) fn new(permits: usize) -> FairQueue<O> {
        FairQueue(Arc::new(Mutex::new(Queue {
            free: permits,
            used: HashMap::new(),
            waiting: Vec::new(),
            running: 0,
        })))
    }

    /// Waits for a permit.
    pub(crate) async fn acquire(&self, owner: O) -> Permit<O> {
        let (give, given) = oneshot::channel();
        {
            let mut queue = self.lock();
            // Whoever comes later has no claim to the time before.
            let least = queue.used.values().min().copied().unwrap_or_default();
            queue.used.entry(owner).or_insert(least);
            queue.waiting.push((owner, give));
        }
        self.give();
        // Permits are given as long as somebody waits, and this one does.
        given
            .await
            .unwrap_or_else(|_| unreachable!("the queue keeps whoever waits"))
    }

    /// Gives free permits to those who have used the least.
    fn give(&self) {
        loop {
            let (owner, give) = {
                let mut queue = self.lock();
                if queue.free == 0 {
                    return;
                }
                let used = |(owner, _): &(O, _)| queue.used.get(owner).copied();
                let first = queue.waiting.iter().enumerate();
                let Some((index, _)) = first.min_by_key(|(_, waits)| used(waits)) else {
                    if queue.running == 0 {
                        // Nobody is there: what was used before does not count any more.
                        queue.used.clear();
                    }
                    return;
                };
                queue.free -= 1;
                queue.running += 1;
                queue.waiting.remove(index)
            };
            let permit = Permit {
                queue: self.clone(),
                owner,
                begun: Instant::now(),
                given: true,
            };
            if let Err(mut permit) = give.send(permit) {
                // Who waited is gone; the next one gets it.
                permit.given = false;
                let mut queue = self.lock();
                queue.free += 1;
                queue.running -= 1;
            }
        }
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().waiting.len()
    }

    /// How many work.
    pub(crate) fn running(&self) -> usize {
        self.lock().running
    }

    fn lock(&self) -> MutexGuard<'_, Queue<O>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<O: Owns> Drop for Permit<O> {
    fn drop(&mut self) {
        if !self.given {
            return;
        }
        let mut queue = self.queue.lock();
        *queue.used.entry(self.owner).or_default() += self.begun.elapsed();
        queue.free += 1;
        queue.running -= 1;
        drop(queue);
        self.queue.give();
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures_util::FutureExt;

    use super::*;

    /// Works for a little while.
    fn work(permit: Permit<char>) {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_millis(2) {
            std::hint::spin_loop();
        }
        drop(permit);
    }

    #[tokio::test]
    async fn whoever_wants_much_waits_for_those_who_want_little() {
        let queue = FairQueue::new(1);
        work(queue.acquire('a').await);
        let first = queue.acquire('a').await;
        let mut greedy: Vec<_> = (0..50).map(|_| Box::pin(queue.acquire('a'))).collect();
        for waits in &mut greedy {
            assert!(waits.now_or_never().is_none());
        }
        let mut modest = pin!(queue.acquire('b'));
        assert!((&mut modest).now_or_never().is_none());
        work(first);
        let permit = modest
            .as_mut()
            .now_or_never()
            .expect("next after one of the others");
        work(permit);
        let next = greedy.iter_mut().find_map(FutureExt::now_or_never);
        assert!(next.is_some(), "the others go on");
    }

    #[tokio::test]
    async fn a_permit_is_not_lost_with_whoever_waited_for_it() {
        let queue = FairQueue::new(1);
        let first = queue.acquire('a').await;
        let mut gone = Box::pin(queue.acquire('b'));
        assert!((&mut gone).now_or_never().is_none());
        drop(gone);
        let mut next = pin!(queue.acquire('c'));
        assert!((&mut next).now_or_never().is_none());
        drop(first);
        let permit = next.as_mut().now_or_never().expect("it is free");
        drop(permit);
        assert!(queue.acquire('d').now_or_never().is_some());
    }

    #[tokio::test]
    async fn time_from_before_does_not_count() {
        let queue = FairQueue::new(1);
        work(queue.acquire('a').await);
        assert!(queue.lock().used.is_empty(), "nobody is there");
        let first = queue.acquire('a').await;
        let (mut one, mut two) = (pin!(queue.acquire('a')), pin!(queue.acquire('b')));
        assert!((&mut one).now_or_never().is_none() && (&mut two).now_or_never().is_none());
        work(first);
        assert!(
            (&mut two).now_or_never().is_some(),
            "the other has used more"
        );
    }
}
