//! No game allocates memory for a decision: random play is as fast as the rules allow.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use catalog::{GameParts, Visitor};
use engine::playout::play_out;
use engine::{Game, Rng, Seed, Setup, Silent};
use testkit::Toy;

/// The system's allocator, counting what this thread asks it for.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // Not there any more while the thread ends: nothing is measured then.
    let _ = ALLOCATIONS.try_with(|allocations| allocations.set(allocations.get() + 1));
}

#[expect(
    unsafe_code,
    reason = "an allocator cannot be written without; it only counts and hands on"
)]
// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
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

#[global_allocator]
static COUNTING: Counting = Counting;

/// Plays the same random games twice: the first time the list of choices grows to its size.
struct Twice;

impl Visitor for Twice {
    fn visit<P: GameParts>(&mut self) {
        for seats in P::Rules::SEATS {
            let game = P::Rules::open(&Setup::new::<P::Rules>(seats))
                .expect("the default options are possible");
            let mut choices = Vec::new();
            for number in 0..5 {
                let mut play = || {
                    let mut state = game.start(Seed::from_number(number), &mut Silent);
                    let before = ALLOCATIONS.get();
                    play_out(&game, &mut state, &mut Rng::new(number), &mut choices)
                        .expect("a game ends");
                    ALLOCATIONS.get() - before
                };
                play();
                assert_eq!(play(), 0, "{} for {seats}, game {number}", P::Rules::ID);
            }
        }
    }
}

#[test]
fn random_play_allocates_nothing() {
    let before = ALLOCATIONS.get();
    drop(Vec::<u8>::with_capacity(1));
    assert_eq!(ALLOCATIONS.get(), before + 1, "allocations are counted");

    games::visit(&mut Twice);
    Twice.visit::<Toy>();
}
