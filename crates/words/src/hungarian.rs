//! What Hungarian needs: the article by the first sound, and endings in harmony with the last vowel.

use std::fmt::{self, Display};

/// The article before a word: `az` if it begins with a vowel when spoken, else `a`.
pub fn article(word: impl Display) -> &'static str {
    let word = word.to_string();
    let mut sounds = word.chars().skip_while(|sound| !sound.is_alphanumeric());
    let Some(first) = sounds.next() else {
        return "a";
    };
    let vowel = match first {
        // öt, ötven, ötszáz, ötezer …
        '5' => true,
        // egy, ezer, egymillió; but tíz, száz, tízezer, százezer.
        '1' => sounds.take_while(char::is_ascii_digit).count() % 3 == 0,
        // Ypres, but York.
        'y' | 'Y' => sounds.next().is_some_and(|next| !is_vowel(next)),
        other => is_vowel(other),
    };
    if vowel { "az" } else { "a" }
}

/// Shows a word with its article, at the beginning of a sentence.
pub struct The<T>(pub T);

impl<T: Display> Display for The<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let article = match article(&self.0) {
            "az" => "Az",
            _ => "A",
        };
        write!(f, "{article} {}", self.0)
    }
}

/// Shows a word with its article, inside a sentence.
pub struct InnerThe<T>(pub T);

impl<T: Display> Display for InnerThe<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", article(&self.0), self.0)
    }
}

/// A word with the ending that is in harmony with it: `with_ending("Breda", "ban", "ben")` is `Bredában`.
///
/// The last vowel decides, and a last `a` or `e` grows long, as in native words and most foreign names.
/// Names that are spoken otherwise than they are written need their forms written out.
pub fn with_ending(word: impl Display, back: &str, front: &str) -> String {
    let mut word = word.to_string();
    let last_vowel = word
        .chars()
        .rev()
        .flat_map(char::to_lowercase)
        .find(|&sound| is_vowel(sound));
    let ending = match last_vowel {
        Some('a' | 'á' | 'o' | 'ó' | 'u' | 'ú') => back,
        _ => front,
    };
    match word.pop() {
        Some('a') => word.push('á'),
        Some('e') => word.push('é'),
        Some(other) => word.push(other),
        None => {}
    }
    word + ending
}

fn is_vowel(sound: char) -> bool {
    sound
        .to_lowercase()
        .all(|sound| "aáeéiíoóöőuúüű".contains(sound))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_article_follows_the_first_sound() {
        for word in [
            "Antwerpen",
            "Őrség",
            "5",
            "1",
            "1566",
            "\"Utrecht\"",
            "Ypres",
        ] {
            assert_eq!(article(word), "az", "{word}");
        }
        for word in ["Gent", "10", "100", "3", "York", "", "12000"] {
            assert_eq!(article(word), "a", "{word}");
        }
        assert_eq!(The("Ijssel").to_string(), "Az Ijssel");
        assert_eq!(InnerThe("Maas").to_string(), "a Maas");
    }

    #[test]
    fn endings_are_in_harmony() {
        let inside = |word| with_ending(word, "ban", "ben");
        assert_eq!(inside("Zeeland"), "Zeelandban");
        assert_eq!(inside("Groningen"), "Groningenben");
        assert_eq!(inside("Breda"), "Bredában");
        assert_eq!(inside("Drenthe"), "Drenthében");
    }
}
