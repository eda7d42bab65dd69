//! In the Shadow of the Emperor: rules, words, board and bot as one game.
//!
//! ```
//! assert_eq!(kaiser::game().id(), "kaiser");
//! ```

catalog::game! {
    rules: kaiser_rules::Kaiser,
    words: kaiser_words::KaiserWords,
    board: kaiser_board::KaiserBoard,
    bot: kaiser_bot::KaiserBot,
    lessons: [
        "power", "cards", "generations", "children", "privileges", "election", "emperor",
    ],
}
