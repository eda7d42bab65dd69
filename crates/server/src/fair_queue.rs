//! A queue in which nobody can push the others aside: whoever has used the least time is next.
//!
//! Time is counted for purses, and in a purse for each of those who share it. It is virtual time: who comes, or comes back, begins
//! where those stand who are served now. So nobody has a claim to the time before they came, nor a debt for ever.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

/// So much is counted when a permit is given, until it is known how long it takes: otherwise one purse would get all permits that
/// are free at the same moment.
const ADVANCE: Duration = Duration::from_millis(50);
/// With more purses than this, those of which nothing has to be known any more are forgotten.
const MANY: usize = 1_024;

/// What purses, and those who share one, are known by.
pub(crate) trait Named: Copy + Eq + Hash {}

impl<N: Copy + Eq + Hash> Named for N {}

/// Permits for work that takes time, given fairly to purses, and in a purse to those who share it. Clones share them.
pub(crate) struct FairQueue<P: Named, O: Named>(Arc<Mutex<Queue<P, O>>>);

impl<P: Named, O: Named> Clone for FairQueue<P, O> {
    fn clone(&self) -> FairQueue<P, O> {
        FairQueue(self.0.clone())
    }
}

struct Queue<P: Named, O: Named> {
    permits: usize,
    /// So many more are given to purses that have none: they do not wait for what another one has begun.
    spare: usize,
    running: usize,
    purses: Shares<P, Shares<O, ()>>,
    waiting: Vec<Waits<P, O>>,
    /// How many have come.
    came: u64,
}

/// Somebody who waits.
struct Waits<P: Named, O: Named> {
    purse: P,
    one: O,
    /// Who comes first is first among equals.
    came: u64,
    give: oneshot::Sender<Permit<P, O>>,
}

/// What each of several has used.
struct Shares<N: Named, I> {
    /// Where those stand who are served now: as far as everybody who is there would have come if all work had been shared out
    /// evenly.
    now: Duration,
    used: HashMap<N, Used<I>>,
    /// How many of them are there.
    active: u32,
}

/// What somebody has used.
#[derive(Default)]
struct Used<I> {
    time: Duration,
    /// How many permits they have or wait for.
    busy: usize,
    /// How many they have.
    held: usize,
    /// How they share it.
    inside: I,
}

impl<N: Named, I> Default for Shares<N, I> {
    fn default() -> Shares<N, I> {
        Shares {
            now: Duration::ZERO,
            used: HashMap::new(),
            active: 0,
        }
    }
}

impl<N: Named, I: Default> Shares<N, I> {
    /// Somebody wants a permit.
    fn come(&mut self, name: N) -> &mut I {
        let used = self.used.entry(name).or_default();
        if used.busy == 0 {
            used.time = used.time.max(self.now);
            self.active += 1;
        }
        used.busy += 1;
        &mut used.inside
    }

    /// How much somebody has used.
    fn time(&self, name: N) -> Duration {
        self.used
            .get(&name)
            .map_or(Duration::ZERO, |used| used.time)
    }

    /// Somebody gets a permit.
    fn begin(&mut self, name: N) -> Option<&mut I> {
        let used = self.used.get_mut(&name)?;
        self.now = self.now.max(used.time);
        used.time += ADVANCE;
        used.held += 1;
        Some(&mut used.inside)
    }

    /// Somebody has used a permit for so long.
    fn end(&mut self, name: N, time: Duration) -> Option<&mut I> {
        let used = self.used.get_mut(&name)?;
        used.time = (used.time + time).saturating_sub(ADVANCE);
        self.now += time / self.active.max(1);
        used.busy -= 1;
        used.held -= 1;
        self.active -= u32::from(used.busy == 0);
        Some(&mut used.inside)
    }

    /// Forgets those who are gone and would begin with the others if they came back.
    fn forget(&mut self) {
        let now = self.now;
        self.used.retain(|_, used| used.busy > 0 || used.time > now);
    }
}

/// The right to work. It ends when it is dropped.
pub(crate) struct Permit<P: Named, O: Named> {
    queue: FairQueue<P, O>,
    purse: P,
    one: O,
    begun: Instant,
    given: bool,
}

impl<P: Named, O: Named> Queue<P, O> {
    /// The permit that was given to somebody is free again.
    fn end(&mut self, purse: P, one: O, time: Duration) {
        self.running -= 1;
        if let Some(ones) = self.purses.end(purse, time) {
            ones.end(one, time);
            if ones.used.len() > MANY {
                ones.forget();
            }
        }
        if self.running == 0 && self.waiting.is_empty() {
            // Nobody is there: what was used before does not count any more.
            self.purses = Shares::default();
        } else if self.purses.used.len() > MANY {
            self.purses.forget();
        }
    }

    /// Who is next, if there is a permit.
    fn next(&mut self) -> Option<Waits<P, O>> {
        let may_have = |waits: &Waits<P, O>| {
            let purse = self.purses.used.get(&waits.purse);
            let has_none = purse.is_none_or(|purse| purse.held == 0);
            let spare = if has_none { self.spare } else { 0 };
            self.running < self.permits + spare
        };
        let used = |waits: &Waits<P, O>| {
            let purse = self.purses.used.get(&waits.purse);
            let own = purse.map(|purse| purse.inside.time(waits.one));
            (self.purses.time(waits.purse), own, waits.came)
        };
        let waiting = self.waiting.iter().enumerate();
        let waiting = waiting.filter(|(_, waits)| may_have(waits));
        let (index, _) = waiting.min_by_key(|(_, waits)| used(waits))?;
        let next = self.waiting.swap_remove(index);
        self.running += 1;
        if let Some(ones) = self.purses.begin(next.purse) {
            ones.begin(next.one);
        }
        Some(next)
    }
}

impl<P: Named, O: Named> FairQueue<P, O> {
    /// So many can work at once, and so many more from purses for which nobody works yet.
    pub(crate) fn new(permits: usize, spare: usize) -> FairQueue<P, O> {
        FairQueue(Arc::new(Mutex::new(Queue {
            permits,
            spare,
            running: 0,
            purses: Shares::default(),
            waiting: Vec::new(),
            came: 0,
        })))
    }

    /// Waits for a permit, at the expense of this purse, which this one shares.
    pub(crate) async fn acquire(&self, purse: P, one: O) -> Permit<P, O> {
        let (give, given) = oneshot::channel();
        {
            let mut queue = self.lock();
            queue.purses.come(purse).come(one);
            queue.came += 1;
            let came = queue.came;
            queue.waiting.push(Waits {
                purse,
                one,
                came,
                give,
            });
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
            let Some(Waits {
                purse, one, give, ..
            }) = self.lock().next()
            else {
                return;
            };
            let permit = Permit {
                queue: self.clone(),
                purse,
                one,
                begun: Instant::now(),
                given: true,
            };
            if let Err(mut permit) = give.send(permit) {
                // Who waited is gone; the next one gets it.
                permit.given = false;
                self.lock().end(purse, one, Duration::ZERO);
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

    fn lock(&self) -> MutexGuard<'_, Queue<P, O>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<P: Named, O: Named> Drop for Permit<P, O> {
    fn drop(&mut self) {
        if !self.given {
            return;
        }
        let time = self.begun.elapsed();
        self.queue.lock().end(self.purse, self.one, time);
        self.queue.give();
    }
}

#[cfg(test)]
mod tests {
    use std::pin::{Pin, pin};

    use futures_util::FutureExt;
    use tokio::task::unconstrained;

    use super::*;

    type Chars = FairQueue<char, u32>;

    /// Works for so long.
    fn work_for(mut permit: Permit<char, u32>, time: Duration) {
        permit.begun -= time;
        drop(permit);
    }

    /// Works for a little while.
    fn work(permit: Permit<char, u32>) {
        work_for(permit, Duration::from_millis(200));
    }

    type Waiting<'q> = Pin<Box<dyn Future<Output = Permit<char, u32>> + 'q>>;

    /// Somebody who has to wait.
    fn waits(queue: &Chars, purse: char, one: u32) -> Waiting<'_> {
        let mut waits: Waiting<'_> = Box::pin(queue.acquire(purse, one));
        assert!((&mut waits).now_or_never().is_none());
        waits
    }

    /// Whoever of them is served, and does not wait any more.
    fn next_of(waiting: &mut Vec<Waiting<'_>>) -> Option<Permit<char, u32>> {
        let mut next = None;
        waiting.retain_mut(|waits| {
            let permit = served(waits);
            let waits = permit.is_none();
            next = next.take().or(permit);
            waits
        });
        next
    }

    /// What somebody gets who looks now. The many turns of a test are no reason to make it wait for others.
    fn served(waits: &mut Waiting<'_>) -> Option<Permit<char, u32>> {
        unconstrained(waits).now_or_never()
    }

    #[tokio::test]
    async fn whoever_wants_much_waits_for_those_who_want_little() {
        let queue = Chars::new(1, 0);
        work(queue.acquire('a', 0).await);
        let first = queue.acquire('a', 0).await;
        let mut greedy: Vec<_> = (0..50).map(|_| waits(&queue, 'a', 0)).collect();
        let mut modest = waits(&queue, 'b', 0);
        work(first);
        work(served(&mut modest).expect("next after one of the others"));
        let next = greedy.iter_mut().find_map(served);
        assert!(next.is_some(), "the others go on");
    }

    #[tokio::test]
    async fn many_cookies_of_one_network_are_one() {
        let queue = Chars::new(1, 0);
        let first = queue.acquire('a', 0).await;
        let mut many: Vec<_> = (1..=50).map(|one| waits(&queue, 'a', one)).collect();
        let mut other = waits(&queue, 'b', 0);
        work(first);
        let second = served(&mut other).expect("the network has had its turn");
        work(second);
        // Inside the network everybody has a turn before anybody has a second one.
        let mut again = waits(&queue, 'a', 0);
        let mut turns = 0;
        for waits in &mut many {
            work(served(waits).expect("in the order in which they came"));
            turns += 1;
        }
        assert_eq!(turns, 50);
        assert!(served(&mut again).is_some());
    }

    #[tokio::test]
    async fn several_permits_that_are_free_at_once_go_to_several() {
        let queue = Chars::new(2, 0);
        let busy = [queue.acquire('x', 0).await, queue.acquire('x', 1).await];
        let mut greedy: Vec<_> = (0..9).map(|_| waits(&queue, 'a', 0)).collect();
        let mut modest = waits(&queue, 'b', 0);
        let [one, other] = busy;
        drop(one);
        drop(other);
        assert!(greedy.iter_mut().find_map(served).is_some());
        assert!(served(&mut modest).is_some());
    }

    #[tokio::test]
    async fn whoever_has_no_permit_need_not_wait_for_what_another_has_begun() {
        let queue = Chars::new(1, 1);
        let long = queue.acquire('a', 0).await;
        let mut more = waits(&queue, 'a', 1);
        let short = queue.acquire('b', 0).now_or_never();
        let mut third = waits(&queue, 'c', 0);
        work(short.expect("a spare one"));
        work(served(&mut third).expect("the spare one again"));
        assert!(served(&mut more).is_none(), "it is not for who has one");
        work(long);
        assert!(served(&mut more).is_some());
    }

    #[tokio::test]
    async fn an_hour_of_play_is_no_debt() {
        let queue = Chars::new(1, 0);
        // Somebody is always there, so that nothing is forgotten.
        let mut permit = queue.acquire('a', 0).await;
        for _ in 0..3_600 {
            let mut next = waits(&queue, 'a', 0);
            work_for(permit, Duration::from_secs(1));
            permit = served(&mut next).expect("nobody else is there");
        }
        let mut others = vec![waits(&queue, 'b', 0), waits(&queue, 'c', 0)];
        work(permit);
        let mut permit = next_of(&mut others).expect("who has come since is first");
        let mut back = waits(&queue, 'a', 0);
        let mut turns = 0;
        let back = loop {
            // The others want one after the other.
            others.extend([waits(&queue, 'b', 0), waits(&queue, 'c', 0)]);
            work(permit);
            if let Some(permit) = served(&mut back) {
                break permit;
            }
            turns += 1;
            permit = next_of(&mut others).expect("somebody is served");
        };
        assert!(turns <= 3, "{turns} turns of others");
        drop(back);
    }

    #[tokio::test]
    async fn nothing_is_kept_of_those_who_are_gone() {
        let queue = FairQueue::<u32, u32>::new(1, 0);
        let mut permit = queue.acquire(0, 0).await;
        for number in 1..10_000 {
            let mut next = pin!(queue.acquire(number, number));
            assert!(next.as_mut().now_or_never().is_none());
            drop(permit);
            permit = unconstrained(next)
                .now_or_never()
                .expect("nobody else is there");
        }
        assert!(queue.lock().purses.used.len() < MANY + 100);
        drop(permit);
        assert!(queue.lock().purses.used.is_empty(), "nobody is there");
    }

    #[tokio::test]
    async fn a_permit_is_not_lost_with_whoever_waited_for_it() {
        let queue = Chars::new(1, 0);
        let first = queue.acquire('a', 0).await;
        drop(waits(&queue, 'b', 0));
        let mut next = waits(&queue, 'c', 0);
        drop(first);
        let permit = served(&mut next).expect("it is free");
        drop(permit);
        assert!(queue.acquire('d', 0).now_or_never().is_some());
    }
}
