//! Finding words in the rules: on the server, so that it works without script.

use maud::{Markup, html};
use words::RuleSection;

/// The longest search that is followed.
const LONGEST: usize = 100;

/// What somebody looks for.
pub(super) struct Sought {
    /// As it was written.
    pub(super) text: String,
    words: Vec<Vec<char>>,
}

/// The letters of a text as they are compared: without capitals. One letter stays one, so that places in both texts are the same.
fn letters(text: &str) -> Vec<char> {
    let lower = |letter: char| letter.to_lowercase().next().unwrap_or(letter);
    text.chars().map(lower).collect()
}

impl Sought {
    /// What was written into the form; none if it was nothing.
    pub(super) fn read(text: &str) -> Option<Sought> {
        let text: String = text.trim().chars().take(LONGEST).collect();
        let words: Vec<Vec<char>> = text.split_whitespace().map(letters).collect();
        (!words.is_empty()).then_some(Sought { text, words })
    }

    /// How often a section, with what else is said about it, has one of the words; 0 if one of them is missing.
    pub(super) fn hits(&self, section: &RuleSection, besides: &str) -> usize {
        let RuleSection {
            number,
            title,
            body,
        } = section;
        let text = [number, title, body, besides].join("\n");
        let text = letters(&text);
        let count = |word: &Vec<char>| text.windows(word.len()).filter(|at| at == word).count();
        let counts: Vec<usize> = self.words.iter().map(count).collect();
        if counts.contains(&0) {
            0
        } else {
            counts.iter().sum()
        }
    }

    /// A text with the words marked.
    pub(super) fn marked(&self, text: &str) -> Markup {
        let compared = letters(text);
        let mut is_hit = vec![false; compared.len()];
        for word in &self.words {
            for start in 0..compared.len() {
                if compared[start..].starts_with(word) {
                    is_hit[start..start + word.len()].fill(true);
                }
            }
        }
        let mut pieces: Vec<(bool, String)> = Vec::new();
        for (letter, hit) in text.chars().zip(is_hit) {
            match pieces.last_mut() {
                Some((last, piece)) if *last == hit => piece.push(letter),
                _ => pieces.push((hit, letter.to_string())),
            }
        }
        html! { @for (hit, piece) in &pieces { @if *hit { mark { (piece) } } @else { (piece) } } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whatever_their_capitals_and_marked_where_they_stand() {
        let sought = Sought::read(" Élan die ").expect("two words");
        let section = |body: &str| RuleSection {
            number: "1".to_owned(),
            title: "Dice".to_owned(),
            body: body.to_owned(),
        };
        assert_eq!(
            sought.hits(&section("A die, with élan; another DIE"), ""),
            3
        );
        assert_eq!(sought.hits(&section("A die without it"), ""), 0);
        assert_eq!(sought.hits(&section("A die without it"), "Élan"), 2);
        let marked = sought.marked("ÉLAN <die>").0;
        assert_eq!(marked, "<mark>ÉLAN</mark> &lt;<mark>die</mark>&gt;");
        assert!(Sought::read("  ").is_none());
    }
}
