//! Agreement in number: what stands after a number is the form that the number wants, whatever the number is.

use std::collections::BTreeSet;

use text_files::{Content, Entry, How, Piece};
use words::Lang;

use crate::texts::{NUMBERS, Sample, say};

/// What a language counts: words for one, and words for several.
#[derive(Default)]
struct Counted {
    one: BTreeSet<String>,
    many: BTreeSet<String>,
}

/// Verbs that follow a number: they agree with what was counted before them.
const VERBS: [&str; 5] = ["is", "was", "has", "heeft", "wordt"];

/// Words before a number that is a whole or an upper end: `3 of 5 pieces`, `2 to 4 players`. It is never one.
const OF: [&str; 7] = ["of", "to", "van", "tot", "of the", "van de", "+"];

/// Arguments that are no numbers, although a word for several may follow them: `red dice`, `Rebel pikemen`, `in Gent plaatsen`,
/// and ranges and lists: `2–4 players`, `A city: 3/2/1 points`.
const NAMES: [&str; 4] = ["colour", "enemy", "at", "range"];

/// Every text that says `1 coins` or `2 coin` of some number.
pub(super) fn faults(entries: &[(String, Entry)]) -> Vec<String> {
    let asked = numbers(entries);
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let counted = counted(entries, &asked, lang);
        for (file, entry) in entries {
            for said in entry.said() {
                let pieces = &said.pieces[lang as usize];
                let mut numbers = asked.clone();
                numbers.extend(counting(pieces, &counted));
                for number in NUMBERS {
                    let text = said_of(lang, pieces, &numbers, number);
                    if let Some(wrong) = disagreement(lang, &counted, &text) {
                        let name = &entry.name;
                        faults.push(format!("{file}: {name}: '{wrong}' ({lang}): {text}"));
                        break;
                    }
                }
            }
        }
    }
    faults
}

/// The names of arguments that are numbers: those that some text asks how many they are, and that no text begins with as
/// with a name. A side can be asked too, because some sides are many.
fn numbers(entries: &[(String, Entry)]) -> BTreeSet<&str> {
    let slots = || {
        let said = entries.iter().flat_map(|(_, entry)| entry.said());
        said.flat_map(|said| said.slots().map(|(_, slot)| slot))
    };
    let names: BTreeSet<&str> = slots()
        .filter(|slot| slot.capital)
        .map(|slot| slot.argument.as_str())
        .collect();
    slots()
        .filter(|slot| matches!(slot.how, How::Number(..)))
        .map(|slot| slot.argument.as_str())
        .filter(|argument| !names.contains(argument))
        .collect()
}

/// The names of arguments that stand before a word for several: they are numbers, although no text asks how many they are.
fn counting<'p>(pieces: &'p [Piece], counted: &Counted) -> impl Iterator<Item = &'p str> {
    pieces.windows(2).filter_map(|two| match two {
        [Piece::Slot(slot), Piece::Plain(text)] if slot.how == How::Plain => {
            let word = first_word(text.strip_prefix(' ')?);
            let many = counted.many.contains(&word) && !counted.one.contains(&word);
            let argument = slot.argument.as_str();
            (many && !NAMES.contains(&argument)).then_some(argument)
        }
        _ => None,
    })
}

/// The words that some text counts, and the nouns of which several have a name.
fn counted(entries: &[(String, Entry)], numbers: &BTreeSet<&str>, lang: Lang) -> Counted {
    let mut counted = Counted::default();
    let mut add = |one: &str, many: &str| {
        let (one, many) = (first_word(one), first_word(many));
        if one != many && !VERBS.contains(&one.as_str()) {
            counted.one.insert(one);
            counted.many.insert(many);
        }
    };
    for (_, entry) in entries {
        for said in entry.said() {
            for three in said.pieces[lang as usize].windows(3) {
                if let [Piece::Slot(number), Piece::Plain(space), Piece::Slot(noun)] = three
                    && number.argument == noun.argument
                    && numbers.contains(number.argument.as_str())
                    && space == " "
                    && let How::Number(one, many) = &noun.how
                {
                    add(one, many);
                }
            }
        }
        let nouns: Vec<_> = match &entry.content {
            Content::Noun(nouns) => vec![nouns],
            Content::NounBy(_, values) => values.iter().map(|(_, nouns)| nouns).collect(),
            Content::Text(_) | Content::TextBy(..) => Vec::new(),
        };
        for noun in nouns.iter().map(|nouns| &nouns.0[lang as usize]) {
            if let Some(many) = &noun.many {
                add(&noun.one, many);
            }
        }
    }
    counted
}

/// A text with this number in the place of every number.
fn said_of(lang: Lang, pieces: &[Piece], numbers: &BTreeSet<&str>, number: u32) -> String {
    let sample = |argument: &str| {
        if numbers.contains(argument) {
            Sample::Number(number)
        } else {
            Sample::Name(format!("‹{argument}›"))
        }
    };
    pieces
        .iter()
        .map(|piece| say(lang, piece, sample))
        .collect()
}

/// A number and a word that do not go together. Hungarian counts in the singular.
fn disagreement(lang: Lang, counted: &Counted, text: &str) -> Option<String> {
    let words: Vec<&str> = text.split(' ').collect();
    (1..words.len()).find_map(|place| {
        let number: u32 = words[place - 1].trim_start_matches('(').parse().ok()?;
        let before = words[..place - 1].join(" ");
        if OF.iter().any(|of| before.ends_with(&format!(" {of}"))) {
            return None;
        }
        let word = first_word(words[place]);
        let (one, many) = (counted.one.contains(&word), counted.many.contains(&word));
        let wrong = if number == 1 || lang == Lang::Hu {
            many && !one
        } else {
            one && !many
        };
        wrong.then(|| words[place - 1..=place].join(" "))
    })
}

/// The letters at the beginning.
fn first_word(text: &str) -> String {
    let letters = text.trim_start().chars();
    let letters = letters.take_while(|&c| c.is_alphanumeric() || c == '-');
    letters.collect::<String>().to_lowercase()
}

#[cfg(test)]
mod tests {
    use text_files::Faults;

    fn found(texts: &str) -> Vec<String> {
        let known = "[pay]\nargs = \"n\"\nen = \"{n} {n: coin falls | coins fall}\"\nnl = \"{n} {n: munt | munten}\"\nhu = \"{n} érme\"\n\
            [piece]\nen = { one = \"piece\", many = \"pieces\" }\nnl = \"stuk\"\nhu = { one = \"jelző\", many = \"jelzők\" }\n";
        let mut faults = Faults::default();
        let file = format!("{known}{texts}").parse().expect("a file");
        let entries = text_files::entries(&file, &mut faults);
        assert!(faults.found.is_empty(), "{faults:?}");
        let entries: Vec<_> = entries
            .into_iter()
            .map(|entry| ("f".to_owned(), entry))
            .collect();
        super::faults(&entries)
    }

    #[test]
    fn a_wrong_number_is_noticed() {
        let text =
            "[a]\nargs = \"n\"\nen = \"{n} coins\"\nnl = \"({n} munt)\"\nhu = \"{n} jelzők\"\n";
        assert_eq!(
            found(text),
            [
                "f: a: '1 coins' (en): 1 coins",
                "f: a: '(0 munt)' (nl): (0 munt)",
                "f: a: '0 jelzők' (hu): 0 jelzők",
            ]
        );
    }

    #[test]
    fn a_number_that_no_text_asks_is_noticed() {
        let text = "[a]\nargs = \"all\"\nen = \"{all} coins\"\nnl = \"{all}\"\nhu = \"{all}\"\n";
        assert_eq!(found(text), ["f: a: '1 coins' (en): 1 coins"]);
    }

    #[test]
    fn a_right_number_is_no_fault() {
        let text = "[a]\nargs = \"n\"\nen = \"Pieces: {n}; {n} {n: coin | coins}, piece {n}, {n} of {n} coins\"\nnl = \"{n}\"\nhu = \"{n} jelző\"\n";
        assert!(found(text).is_empty());
        let range = "[a]\nargs = \"range\"\nall = \"{range} coins\"\n";
        assert!(found(range).is_empty());
    }
}
