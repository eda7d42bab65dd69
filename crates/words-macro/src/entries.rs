//! The functions that say the texts of a file.

use std::fmt::Write as _;

use text_files::{Content, Entry, Forms, How, Lang, Nouns, Piece, Said, Slot, Texts};

/// Room for an argument of a text, in bytes.
const USUAL_WORD: usize = 12;

/// The functions of a file.
pub(crate) fn functions(entries: &[Entry]) -> String {
    let functions: Vec<String> = entries.iter().map(function).collect();
    functions.join("\n")
}

fn function(entry: &Entry) -> String {
    let name = &entry.name;
    let parameters = parameters(entry);
    let fixed = entry.arguments.is_empty();
    match &entry.content {
        Content::Text(said) => format!(
            "{} pub fn {name}(lang: ::words::Lang{parameters}) -> ::std::string::String {{ {} }}",
            doc(&said.texts[0]),
            sentences(said)
        ),
        Content::TextBy(kind, values) if fixed => format!(
            "{} pub fn {name}(lang: ::words::Lang, of: {kind}) -> &'static str \
             {{ ::words::Text::say(&match of {{ {} }}, lang) }}",
            doc(name),
            arms(kind, values, |said| constant(&said.texts))
        ),
        Content::TextBy(kind, values) => format!(
            "{} pub fn {name}(lang: ::words::Lang, of: {kind}{parameters}) \
             -> ::std::string::String {{ match of {{ {} }} }}",
            doc(name),
            arms(kind, values, sentences)
        ),
        Content::Noun(nouns) => format!(
            "{} pub fn {name}(lang: ::words::Lang) -> ::words::Noun {{ {} }}",
            doc(&nouns.0[0].one),
            noun(nouns)
        ),
        Content::NounBy(kind, values) => format!(
            "{} pub fn {name}(lang: ::words::Lang, of: {kind}) -> ::words::Noun \
             {{ match of {{ {} }} }}",
            doc(name),
            arms(kind, values, noun)
        ),
    }
}

fn doc(text: &str) -> String {
    format!("#[doc = {:?}]", format!("`` {text} ``"))
}

/// The parameters of a function, each with what its texts want of it.
fn parameters(entry: &Entry) -> String {
    let mut code = String::new();
    for argument in &entry.arguments {
        let slots = entry.said().flat_map(Said::slots);
        let used: Vec<&How> = slots
            .filter(|(_, slot)| slot.argument == *argument)
            .map(|(_, slot)| &slot.how)
            .collect();
        let _ = write!(code, ", {argument}: impl {}", bounds(&used));
    }
    code
}

/// What an argument must be able to do.
fn bounds(used: &[&How]) -> &'static str {
    let word = used.iter().any(|how| matches!(how, How::Form(..)));
    let number = used.iter().any(|how| matches!(how, How::Number(..)));
    match (word, number) {
        (false, false) => "::std::fmt::Display",
        (true, false) => "::words::Word",
        // A number is a word too.
        (_, true) => "::words::Number",
    }
}

/// An arm for each value of a type.
fn arms<T>(kind: &str, values: &[(String, T)], code: impl Fn(&T) -> String) -> String {
    let arm = |(value, said): &(String, T)| format!("{} => {},", pattern(kind, value), code(said));
    values.iter().map(arm).collect()
}

/// The pattern for a value, or for several with `|` between them.
fn pattern(kind: &str, values: &str) -> String {
    let one = |value: &str| match value.trim() {
        plain if plain == "_" || plain.starts_with(|c: char| c.is_ascii_digit()) => {
            plain.to_owned()
        }
        text if kind == "&str" => format!("{text:?}"),
        value if kind == "bool" => value.to_owned(),
        variant => format!("{kind}::{variant}"),
    };
    values.split('|').map(one).collect::<Vec<_>>().join(" | ")
}

/// The expression for a text in the language `lang`.
fn sentences(said: &Said) -> String {
    by_lang(&said.pieces, |lang, pieces| sentence(lang, pieces))
}

/// The expression for a noun in the language `lang`.
fn noun(nouns: &Nouns) -> String {
    by_lang(&nouns.0, |_, forms| noun_in_one(forms))
}

fn by_lang<T>(all: &[T; 3], code: impl Fn(Lang, &T) -> String) -> String {
    let mut arms = String::new();
    for (lang, one) in Lang::ALL.into_iter().zip(all) {
        let _ = write!(arms, "::words::Lang::{lang:?} => {},", code(lang, one));
    }
    format!("match lang {{ {arms} }}")
}

/// The expression that says a text.
fn sentence(lang: Lang, pieces: &[Piece]) -> String {
    match pieces {
        [Piece::Plain(text)] => return format!("::std::string::String::from({text:?})"),
        [] => return "::std::string::String::new()".to_owned(),
        _ => {}
    }
    // Not `format!`, which grows the text several times: most texts are said for every choice of a decision.
    let (mut length, mut code) = (0, String::new());
    for piece in pieces {
        let _ = match piece {
            Piece::Plain(text) => {
                length += text.len();
                write!(code, "__said.push_str({text:?});")
            }
            Piece::Slot(slot) => {
                length += USUAL_WORD;
                write!(code, "{}", added(lang, slot))
            }
        };
    }
    format!("{{ let mut __said = ::std::string::String::with_capacity({length}); {code} __said }}")
}

/// The statement that adds an argument to a text.
fn added(lang: Lang, slot: &Slot) -> String {
    let value = value(lang, slot);
    match slot.how {
        // What can be any `Display` is written; everything else is text already.
        How::Plain if !slot.capital => format!("::words::add(&mut __said, {value});"),
        How::Number(..) if !slot.capital => format!("__said.push_str({value});"),
        _ => format!("__said.push_str(&{value});"),
    }
}

fn value(lang: Lang, slot: &Slot) -> String {
    let argument = &slot.argument;
    let said = match &slot.how {
        How::Plain => format!("&{argument}"),
        How::Form(method, form) => {
            let form = form.map_or("None".to_owned(), |form| {
                format!("Some(::words::Form::{form})")
            });
            format!("::words::Word::{method}(&{argument}, ::words::Lang::{lang:?}, {form})")
        }
        How::Number(one, many) => {
            format!("if ::words::Number::is_one({argument}) {{ {one:?} }} else {{ {many:?} }}")
        }
    };
    if slot.capital {
        format!("::words::capital({said})")
    } else {
        said
    }
}

/// A text as a constant.
pub(crate) fn constant([en, nl, hu]: &Texts) -> String {
    format!("::words::Text {{ en: {en:?}, nl: {nl:?}, hu: {hu:?} }}")
}

fn noun_in_one(noun: &Forms) -> String {
    let option = |text: &Option<String>| match text {
        Some(text) => format!("Some({text:?})"),
        None => "None".to_owned(),
    };
    let forms = noun.forms.iter();
    let forms: Vec<String> = forms
        .map(|(form, text)| format!("(::words::Form::{form}, {text:?})"))
        .collect();
    format!(
        "::words::Noun {{ one: {:?}, many: {}, the: {}, forms: &[{}] }}",
        noun.one,
        option(&noun.many),
        option(&noun.the),
        forms.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use text_files::Faults;

    use super::*;

    fn made(file: &str) -> String {
        let mut faults = Faults::default();
        let entries = text_files::entries(&file.parse().expect("a file"), &mut faults);
        assert!(faults.found.is_empty(), "{faults:?}");
        functions(&entries)
    }

    #[test]
    fn an_argument_must_be_able_to_do_what_the_languages_want_of_it() {
        let bound = |nl: &str, hu: &str| {
            let text = format!("[f]\nargs = \"x\"\nen = \"{{x}}\"\nnl = \"{nl}\"\nhu = \"{hu}\"");
            let code = made(&text);
            let (_, bound) = code.split_once("x: impl ").expect("an argument");
            bound.split(')').next().unwrap_or_default().to_owned()
        };
        assert_eq!(bound("{x}", "{x}"), "::std::fmt::Display");
        assert_eq!(bound("{x}", "{x.ban}"), "::words::Word");
        assert_eq!(bound("{x: munt | munten}", "{x}"), "::words::Number");
        assert_eq!(bound("{x: a | b}", "{az x}"), "::words::Number");
    }

    #[test]
    fn texts_by_value_may_have_arguments() {
        let file = "[gain]\nby = \"Card\"\nargs = \"points\"\nCity = { all = \"{points}\" }\nPope = { all = \"A vote\" }";
        let code = made(file);
        assert!(
            code.contains("of: Card, points: impl ::std::fmt::Display) -> ::std::string::String")
        );
    }

    #[test]
    fn a_text_for_several_values_is_a_pattern() {
        let file = "[brief]\nby = \"Card\"\n[brief.\"War | Raid\"]\nall = \"2 dice\"";
        let code = made(file);
        assert!(code.contains("Card::War | Card::Raid => "), "{code}");
        let file =
            "[column]\nby = \"u8\"\n[column.1]\nall = \"first\"\n[column._]\nall = \"other\"";
        let code = made(file);
        assert!(
            code.contains("{ 1 => ") && code.contains(",_ => "),
            "{code}"
        );
    }

    #[test]
    fn what_stands_for_all_others_comes_last() {
        let file = "[name]\nby = \"&str\"\n_ = { all = \"other\" }\ncities = { all = \"Cities\" }";
        let code = made(file);
        let place = |pattern: &str| code.find(pattern).expect("an arm");
        assert!(place("\"cities\" => ") < place("_ => "), "{code}");
    }
}
