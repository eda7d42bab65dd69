//! How often the toy was asked what costs time, so that a test can tell that nothing is done twice.

use std::cell::Cell;

/// How often a toy was asked on this thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// For the list of all that a seat could do.
    pub lists: usize,
    /// For an event in words.
    pub sentences: usize,
}

thread_local! {
    static COUNTS: Cell<Counts> = const { Cell::new(Counts { lists: 0, sentences: 0 }) };
}

/// How often toys were asked on this thread since the last call.
pub fn take_counts() -> Counts {
    COUNTS.take()
}

pub(crate) fn count(add: impl FnOnce(&mut Counts)) {
    let mut counts = COUNTS.get();
    add(&mut counts);
    COUNTS.set(counts);
}
