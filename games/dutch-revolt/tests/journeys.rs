//! The Dutch Revolt in a real browser.

mod journeys {
    mod alone;
    mod keyboard;
    mod newcomer;
    mod touch;
}
