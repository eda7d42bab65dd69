//! What the toy consists of.

use super::Toy;

impl<const FLAW: u8> catalog::GameParts for Toy<FLAW> {
    type Rules = Self;
    type Words = Self;
    type Board = Self;
    type Bot = Self;
    const LESSONS: &'static [catalog::LessonFile] = &[catalog::LessonFile {
        name: "bidding",
        text: include_str!("bidding.toml"),
    }];
    const COMPANION: &'static str = include_str!("companion.toml");
    const RULINGS: &'static str = include_str!("rulings.toml");
    const PUZZLES: &'static str = include_str!("puzzles.toml");
    const EXAMPLES: &'static str = include_str!("examples.toml");
}
