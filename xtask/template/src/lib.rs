//! __Title__: rules, words, board and bot as one game.
//!
//! ```
//! assert_eq!(__module__::game().id(), "__id__");
//! ```

catalog::game! {
    rules: __module___rules::__Type__,
    words: __module___words::__Type__Words,
    board: __module___board::__Type__Board,
    bot: __module___bot::__Type__Bot,
    lessons: ["first-bid"],
}
