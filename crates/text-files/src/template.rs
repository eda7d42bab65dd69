//! A text with places for its arguments: `{Who} reaches {place.in}`.

use crate::form::{self, Lang};

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// What stands there.
    Plain(String),
    /// A place for an argument.
    Slot(Slot),
}

/// How an argument is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Which argument.
    pub argument: String,
    /// What is said of it.
    pub how: How,
    /// Whether it begins a sentence.
    pub capital: bool,
}

/// What is said of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// As it is.
    Plain,
    /// In a form: the method that makes it, and the name of the form.
    Form(&'static str, Option<&'static str>),
    /// A word for one, or for any other number.
    Number(String, String),
}

/// Reads a text in a language.
pub(crate) fn parse(lang: Lang, text: &str) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(begin) = rest.find(['{', '}']) {
        if rest[begin..].starts_with('}') {
            return Err("a '}' has no '{' before it".to_owned());
        }
        if begin > 0 {
            pieces.push(Piece::Plain(rest[..begin].to_owned()));
        }
        let Some(length) = rest[begin..].find('}') else {
            return Err("a '{' has no '}' after it".to_owned());
        };
        pieces.push(Piece::Slot(slot(lang, &rest[begin + 1..begin + length])?));
        rest = &rest[begin + length + 1..];
    }
    if !rest.is_empty() {
        pieces.push(Piece::Plain(rest.to_owned()));
    }
    Ok(pieces)
}

fn slot(lang: Lang, text: &str) -> Result<Slot, String> {
    if let Some((argument, words)) = text.split_once(':') {
        let Some((one, many)) = words.split_once('|') else {
            return Err(format!("'{{{text}}}' should be '{{number: one | many}}'"));
        };
        let how = How::Number(one.trim().to_owned(), many.trim().to_owned());
        return named(argument.trim(), how, false);
    }
    let (article, word) = match text.split_once(' ') {
        Some((article, word)) => (Some(article), word),
        None => (None, text),
    };
    let (argument, ending) = match word.split_once('.') {
        Some((argument, ending)) => (argument, Some(ending)),
        None => (word, None),
    };
    let form = ending.map(|ending| form::named(lang, ending)).transpose()?;
    match article {
        None => {
            let how = form.map_or(How::Plain, |form| How::Form("form", Some(form)));
            named(argument, how, argument.starts_with(char::is_uppercase))
        }
        Some(article) => {
            let method = form::article(lang, &article.to_lowercase())?;
            let capital = article.starts_with(char::is_uppercase);
            named(argument, How::Form(method, form), capital)
        }
    }
}

fn named(argument: &str, how: How, capital: bool) -> Result<Slot, String> {
    let argument = argument.to_lowercase();
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if argument.is_empty() || !argument.chars().all(fits) {
        return Err(format!("'{argument}' cannot be the name of an argument"));
    }
    Ok(Slot {
        argument,
        how,
        capital,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(lang: Lang, text: &str) -> Slot {
        match parse(lang, text).expect("a text").as_slice() {
            [Piece::Slot(slot)] => slot.clone(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn arguments_are_found_among_the_words() {
        let pieces = parse(Lang::En, "Besiege {town}!").expect("a text");
        assert_eq!(pieces[0], Piece::Plain("Besiege ".to_owned()));
        assert_eq!(pieces[2], Piece::Plain("!".to_owned()));
        let town = only(Lang::En, "{town}");
        assert_eq!((town.how, town.capital), (How::Plain, false));
        assert!(only(Lang::En, "{Town}").capital);
    }

    #[test]
    fn forms_articles_and_numbers_are_read() {
        let inside = How::Form("form", Some("Inessive"));
        assert_eq!(only(Lang::Hu, "{town.ban}").how, inside);
        assert_eq!(only(Lang::Hu, "{az town}").how, How::Form("the", None));
        let the = only(Lang::Hu, "{Az town.t}");
        assert_eq!(the.how, How::Form("the", Some("Accusative")));
        assert!(the.capital);
        let number = How::Number("munt".to_owned(), "munten".to_owned());
        assert_eq!(only(Lang::Nl, "{coins: munt | munten}").how, number);
    }

    #[test]
    fn what_cannot_be_understood_is_told() {
        let fault = |text| parse(Lang::Hu, text).expect_err("a fault");
        assert_eq!(fault("{town"), "a '{' has no '}' after it");
        assert_eq!(fault("town}"), "a '}' has no '{' before it");
        assert_eq!(
            fault("{coins: one}"),
            "'{coins: one}' should be '{number: one | many}'"
        );
        assert!(fault("{town.bann}").starts_with("hu has no form 'bann'; it has t, "));
        assert_eq!(fault("{the town}"), "hu has no article 'the'; it has az");
        assert_eq!(fault("{}"), "'' cannot be the name of an argument");
    }
}
