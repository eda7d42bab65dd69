//! Revolution: The Dutch Revolt 1568-1648: rules, words, board and bot as one game.
//!
//! ```
//! assert_eq!(revolution::game().id(), "revolution");
//! ```

catalog::game! {
    rules: revolution_rules::Revolution,
    words: revolution_words::RevolutionWords,
    board: revolution_board::RevolutionBoard,
    bot: revolution_bot::RevolutionBot,
    lessons: [
        "pieces", "taxes", "support", "armies", "sieges", "overflow", "citizens", "score",
    ],
}
