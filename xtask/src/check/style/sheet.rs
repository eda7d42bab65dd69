//! A style sheet: what a language never says, read from the tables of its page.

/// A line of a sheet's table.
pub(crate) struct Rule {
    /// What to say instead.
    pub(crate) say: String,
    /// What is forbidden.
    never: Vec<Pattern>,
    /// Words that are no fault although they look like one.
    but: Vec<Pattern>,
}

/// Letters to look for. A star at an end stands for any letters of the same word.
struct Pattern {
    letters: String,
    open_before: bool,
    open_after: bool,
}

/// The lines of the table under a heading. Its columns are called `say`, `never` and, if there are exceptions, `but`.
pub(crate) fn rules(sheet: &str, heading: &str) -> Vec<Rule> {
    let heading = format!("\n## {heading}\n");
    let section = sheet.split(&heading).nth(1).unwrap_or_default();
    let section = section.split("\n## ").next().unwrap_or_default();
    let mut lines = section.lines().filter(|line| line.starts_with('|'));
    let Some(head) = lines.next().map(cells) else {
        return Vec::new();
    };
    let rule = |line: &str| {
        let cells = cells(line);
        let column = |name: &str| {
            let place = head.iter().position(|cell| *cell == name)?;
            cells.get(place).copied()
        };
        let patterns = |name: &str| {
            let quoted = column(name).unwrap_or_default().split('`');
            quoted.skip(1).step_by(2).map(pattern).collect()
        };
        Rule {
            say: column("say").unwrap_or_default().to_owned(),
            never: patterns("never"),
            but: patterns("but"),
        }
    };
    lines.map(rule).collect()
}

fn cells(line: &str) -> Vec<&str> {
    line.split('|').map(str::trim).collect()
}

fn pattern(written: &str) -> Pattern {
    let letters = written.trim_matches('*').to_lowercase();
    Pattern {
        open_before: written.starts_with('*'),
        open_after: written.ends_with('*'),
        letters,
    }
}

/// A text that is compared with many rules.
pub(crate) struct Words {
    written: String,
    said: String,
}

impl Words {
    /// The text in small letters.
    pub(crate) fn of(text: &str) -> Words {
        let written = text.to_lowercase();
        let said = without_arguments(&written);
        Words { written, said }
    }
}

impl Rule {
    /// What this text says against the rule.
    pub(crate) fn broken_by(&self, words: &Words) -> Vec<String> {
        let found = self.never.iter().flat_map(|pattern| {
            // A rule that names an argument is about the text as it is written.
            let names_argument = pattern.letters.contains('{');
            pattern.found_in(if names_argument {
                &words.written
            } else {
                &words.said
            })
        });
        let is_allowed =
            |word: &String| self.but.iter().any(|but| but.found_in(word).contains(word));
        found.filter(|word| !is_allowed(word)).collect()
    }
}

impl Pattern {
    /// The words of a text that fit.
    fn found_in(&self, text: &str) -> Vec<String> {
        let mut found = Vec::new();
        for (place, letters) in text.match_indices(&self.letters) {
            let (before, after) = (&text[..place], &text[place + letters.len()..]);
            let begins = before.len() - letters_at_end(before);
            let ends = place + letters.len() + letters_at_start(after);
            let cut_before = letters.starts_with(is_of_word) && begins < place;
            let cut_after = letters.ends_with(is_of_word) && ends > place + letters.len();
            if (self.open_before || !cut_before) && (self.open_after || !cut_after) {
                let begins = if self.open_before { begins } else { place };
                let ends = if self.open_after {
                    ends
                } else {
                    place + letters.len()
                };
                found.push(text[begins..ends].to_owned());
            }
        }
        found
    }
}

/// A text without the names of its arguments: only what a reader sees.
fn without_arguments(text: &str) -> String {
    let mut said = String::new();
    for (index, part) in text.split('{').enumerate() {
        let Some((slot, rest)) = part.split_once('}').filter(|_| index > 0) else {
            said.push_str(part);
            continue;
        };
        said.push_str("{}");
        if let Some((_, words)) = slot.split_once(':') {
            said.push_str(words);
        }
        said.push_str(rest);
    }
    said
}

fn letters_at_end(text: &str) -> usize {
    let letters = text.chars().rev().take_while(|&c| is_of_word(c));
    letters.map(char::len_utf8).sum()
}

fn letters_at_start(text: &str) -> usize {
    let letters = text.chars().take_while(|&c| is_of_word(c));
    letters.map(char::len_utf8).sum()
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = "# English\n\n## Words\n\n| thing | say | never |\n|---|---|---|\n\
        | the end | finish | `or be done`, `done` |\n| percent | 40% | ` %` |\n| total | total | `makes {total}` |\n\
        | mouse | choose | `click*` |\n\n## Buttons\n\n| say | never | but |\n|---|---|---|\n\
        | a noun | `*om` | `ostrom` |\n";

    fn broken(heading: &str, text: &str) -> Vec<String> {
        let rules = rules(SHEET, heading);
        let words = Words::of(text);
        rules
            .iter()
            .flat_map(|rule| rule.broken_by(&words))
            .collect()
    }

    #[test]
    fn a_forbidden_word_is_noticed() {
        let words = |text| broken("Words", text);
        assert_eq!(words("March, or be done."), ["or be done", "done"]);
        assert_eq!(words("Done?"), ["done"]);
        assert_eq!(words("{rate} % won"), [" %"]);
        assert_eq!(words("It makes {total}"), ["makes {total}"]);
        assert_eq!(words("Clicking"), ["clicking"]);
        assert_eq!(words("{n: click | dice}"), ["click"]);
        assert!(words("Abandoned armies, {click}, {done}, {rate}%").is_empty());
    }

    #[test]
    fn an_exception_is_no_fault() {
        assert_eq!(broken("Buttons", "Kijátszom az ostrom"), ["kijátszom"]);
        assert!(broken("Buttons", "Ostrom: Gent").is_empty());
    }
}
