//! Data files that people bring to their tables.

use toml_parser::Source;
use toml_parser::lexer::TokenKind;

/// The most bytes of a data file that somebody brings.
pub const LARGEST_DATA: usize = 64 * 1024;
/// How many different data files a visitor may bring.
pub const MOST_DATA_FILES: usize = 20;

/// What a data file is known by: the hash of its text.
pub fn data_hash(text: &str) -> [u8; 32] {
    *blake3::hash(text.as_bytes()).as_bytes()
}

/// A data file without comments and empty lines: they are not played with, and anything could stand in them.
pub(crate) fn without_comments(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut begin = 0;
    for token in Source::new(text).lex() {
        match token.kind() {
            TokenKind::Comment => {}
            TokenKind::Newline => {
                plain.truncate(begin + plain[begin..].trim_end().len());
                if plain.len() > begin {
                    plain.push('\n');
                }
                begin = plain.len();
            }
            // A text of several lines is one token.
            _ => plain.push_str(&text[token.span().start()..token.span().end()]),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_played_with_stays() {
        let text = "# a secret\n\nrounds = { value = 3, note = \"# 1\" } # mine\n\n[a]\n\
                    # none\nb = \"\"\"\n# c\n\n \"\"\"\nd = '#' # e";
        let plain =
            "rounds = { value = 3, note = \"# 1\" }\n[a]\nb = \"\"\"\n# c\n\n \"\"\"\nd = '#' ";
        assert_eq!(without_comments(text), plain);
        assert_eq!(without_comments(plain), plain);
        assert_eq!(without_comments(""), "");
    }
}
