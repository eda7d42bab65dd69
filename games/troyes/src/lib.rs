//! Troyes: rules, words, board and bot as one game.
//!
//! ```
//! assert_eq!(troyes::game().id(), "troyes");
//! ```

catalog::game! {
    rules: troyes_rules::Troyes,
    words: troyes_words::TroyesWords,
    board: troyes_board::TroyesBoard,
    bot: troyes_bot::TroyesBot,
    lessons: [
        "dice", "prices", "cards", "cathedral", "events", "citizens", "influence", "end",
    ],
}
