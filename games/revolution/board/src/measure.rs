//! How wide texts are, so that plates can be measured when the program is built.

/// The widest of the style sheet's fonts compared with Helvetica.
const WIDEST: f64 = 1.09;

/// How wide a line of bold sans is, at most.
pub(super) fn bold(text: &str, size: f64) -> f64 {
    text.chars().map(letter_width).sum::<f64>() * size * WIDEST
}

/// How wide a line of bold italic serif is, at most.
pub(super) fn serif(text: &str, size: f64) -> f64 {
    bold(text, size) * 0.99
}

/// The width of a letter of bold Helvetica in parts of its size.
fn letter_width(letter: char) -> f64 {
    match letter {
        'i' | 'í' | 'j' | 'l' | 'I' | '.' | ',' | ' ' | '/' | '\'' => 0.28,
        'f' | 't' | '-' | '(' | ')' => 0.334,
        'r' => 0.39,
        'z' => 0.5,
        'a' | 'á' | 'c' | 'e' | 'è' | 'é' | 'ë' | 'k' | 's' | 'v' | 'x' | 'y' | '0'..='9' => {
            0.556
        }
        '+' | '−' | '=' => 0.584,
        'm' => 0.89,
        'w' => 0.78,
        'J' => 0.556,
        'F' | 'L' | 'T' | 'Z' => 0.611,
        'E' | 'È' | 'P' | 'S' | 'V' | 'X' | 'Y' => 0.667,
        'G' | 'O' | 'Ö' | 'Q' => 0.778,
        'M' => 0.833,
        'W' => 0.944,
        '✓' => 0.86,
        upper if upper.is_uppercase() => 0.722,
        _ => 0.611,
    }
}
