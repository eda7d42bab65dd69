//! Type on a drawing that is nothing but SVG: lines are set by hand there.

use maud::{Markup, html};

/// A line of type from the left, in the serif of the house.
pub fn type_set([x, y]: [f64; 2], size: f64, text: &str) -> Markup {
    html! { text x=(x) y=(y) font-size=(size) fill="var(--ink)" font-family="var(--serif)" font-weight="700" { tspan text-anchor="start" { (text) } } }
}

/// Lines of plain type below each other, each of at most so many letters.
pub fn paragraph([x, y]: [f64; 2], size: f64, letters: usize, text: &str) -> Markup {
    html! {
        @for (place, line) in lines(text, letters).iter().enumerate() {
            text x=(x) y=(y + size * 1.3 * place as f64) font-size=(size) fill="var(--ink)" font-family="var(--sans)" font-weight="400" { tspan text-anchor="start" { (line) } }
        }
    }
}

/// The lines of a text.
fn lines(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn a_line_is_full_before_the_next_begins() {
        assert_eq!(lines("one two three four", 9), ["one two", "three", "four"]);
        assert_eq!(
            lines("incomprehensibly long", 5),
            ["incomprehensibly", "long"]
        );
        assert!(lines("", 5).is_empty());
    }
}
