//! Characters that disturb the text around them.

/// Whether a character does more than stand where it is: control characters, which terminals obey, marks that turn
/// the direction of everything after them, and invisible ones.
pub fn is_disturbing(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}
