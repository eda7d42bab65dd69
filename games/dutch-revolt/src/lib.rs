//! The Dutch Revolt 1566-1609: rules, words, board and bot as one game.
//!
//! ```
//! assert_eq!(dutch_revolt::game().id(), "dutch-revolt");
//! ```

catalog::game! {
    rules: dutch_revolt_rules::DutchRevolt,
    words: dutch_revolt_words::DutchRevoltWords,
    board: dutch_revolt_board::DutchRevoltBoard,
    bot: dutch_revolt_bot::DutchRevoltBot,
    lessons: ["year", "money", "faith", "march", "defence", "union"],
}
