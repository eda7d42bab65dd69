//! How often memory is asked for: what a test can count where time would depend on the machine.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// How often this thread has asked for memory, in a program whose allocator is [`CountingAllocator`].
pub fn allocations() -> u64 {
    ALLOCATIONS.get()
}

/// The system's allocator, counting what each thread asks it for.
pub struct CountingAllocator;

fn count() {
    // Not there any more while the thread ends: nothing is measured then.
    let _ = ALLOCATIONS.try_with(|allocations| allocations.set(allocations.get() + 1));
}

#[expect(
    unsafe_code,
    reason = "an allocator cannot be written without; it only counts and hands on"
)]
// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller's promise is handed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is handed on.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller's promise is handed on.
        unsafe { System.realloc(memory, layout, size) }
    }
}
