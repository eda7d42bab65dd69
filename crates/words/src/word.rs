//! Words in sentences: nouns with their forms, amounts, lists and people's names.

use std::fmt::{self, Display, Write as _};

use engine::DecisionNumber;

use crate::{Lang, hungarian};

/// A form of a word. Texts name it by its ending: `{town.ban}`, `{who.s}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Whose something is: English `'s`.
    Genitive,
    /// What something is done to: Hungarian `-t`.
    Accusative,
    /// In: `-ban`, `-ben`.
    Inessive,
    /// Into: `-ba`, `-be`.
    Illative,
    /// Out of: `-ból`, `-ből`.
    Elative,
    /// On: `-on`, `-en`, `-ön`.
    Superessive,
    /// Onto: `-ra`, `-re`.
    Sublative,
    /// Off, about: `-ról`, `-ről`.
    Delative,
    /// At: `-nál`, `-nél`.
    Adessive,
    /// To: `-hoz`, `-hez`, `-höz`.
    Allative,
    /// From: `-tól`, `-től`.
    Ablative,
    /// For: `-nak`, `-nek`.
    Dative,
    /// With: `-val`, `-vel`.
    Instrumental,
}

impl Form {
    /// Every form.
    pub const ALL: [Form; 13] = [
        Form::Genitive,
        Form::Accusative,
        Form::Inessive,
        Form::Illative,
        Form::Elative,
        Form::Superessive,
        Form::Sublative,
        Form::Delative,
        Form::Adessive,
        Form::Allative,
        Form::Ablative,
        Form::Dative,
        Form::Instrumental,
    ];
}

/// What can take on the forms that a sentence wants of it. What is not written out follows the language's rule.
pub trait Word: Display {
    /// In a form.
    fn form(&self, lang: Lang, form: Option<Form>) -> String {
        by_rule(lang, &self.to_string(), form)
    }

    /// With the definite article. In English and Dutch a name with a capital has none.
    fn the(&self, lang: Lang, form: Option<Form>) -> String {
        let word = self.form(lang, form);
        let article = match lang {
            Lang::En | Lang::Nl if word.starts_with(char::is_uppercase) => return word,
            Lang::En => "the",
            Lang::Nl => "de",
            Lang::Hu => hungarian::article(&word),
        };
        format!("{article} {word}")
    }

    /// With the English indefinite article.
    fn a(&self, lang: Lang, form: Option<Form>) -> String {
        let word = self.form(lang, form);
        let vowel = word.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']);
        format!("{} {word}", if vowel { "an" } else { "a" })
    }
}

fn by_rule(lang: Lang, word: &str, form: Option<Form>) -> String {
    match (lang, form) {
        (Lang::En, Some(Form::Genitive)) if word.ends_with('s') => format!("{word}'"),
        (Lang::En, Some(Form::Genitive)) => format!("{word}'s"),
        (Lang::Hu, Some(form)) => hungarian::with_ending(word, form),
        _ => word.to_owned(),
    }
}

impl Word for str {}
impl Word for String {}
impl Word for DecisionNumber {}

impl<W: Word + ?Sized> Word for &W {
    fn form(&self, lang: Lang, form: Option<Form>) -> String {
        (**self).form(lang, form)
    }

    fn the(&self, lang: Lang, form: Option<Form>) -> String {
        (**self).the(lang, form)
    }

    fn a(&self, lang: Lang, form: Option<Form>) -> String {
        (**self).a(lang, form)
    }
}

/// A number that decides whether a word stands in the singular.
pub trait Number: Word + Copy {
    /// Whether it is one.
    fn is_one(self) -> bool;
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl Word for $number {}

        impl Number for $number {
            fn is_one(self) -> bool {
                self == 1
            }
        }
    )+};
}

numbers! { u8 u16 u32 u64 usize i16 i32 i64 }

impl<N: Number> Number for &N {
    fn is_one(self) -> bool {
        (*self).is_one()
    }
}

/// A noun in one language. Texts make them: an entry with forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noun {
    /// One of it: its name.
    pub one: &'static str,
    /// Several of it, where that differs.
    pub many: Option<&'static str>,
    /// With its article, where that does not follow the rule: Dutch `het beleg`, English `the Palatinate`.
    pub the: Option<&'static str>,
    /// The forms that do not follow the rule.
    pub forms: &'static [(Form, &'static str)],
}

impl Noun {
    /// An amount of it: `1 thaler`, `3 thalers`.
    pub fn count<N: Number>(self, amount: N) -> Amount<N> {
        Amount { amount, noun: self }
    }

    /// Several of it, without a number.
    pub fn plural(self) -> Noun {
        Noun {
            one: self.many.unwrap_or(self.one),
            ..self
        }
    }

    /// The word for an amount of it.
    pub fn word(self, amount: impl Number) -> &'static str {
        match self.many {
            Some(many) if !amount.is_one() => many,
            _ => self.one,
        }
    }
}

impl Display for Noun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.one)
    }
}

impl Word for Noun {
    fn form(&self, lang: Lang, form: Option<Form>) -> String {
        let written = self.forms.iter().find(|(known, _)| Some(*known) == form);
        match written {
            Some((_, word)) => (*word).to_owned(),
            None => by_rule(lang, self.one, form),
        }
    }

    fn the(&self, lang: Lang, form: Option<Form>) -> String {
        match (self.the, form) {
            (Some(the), None) => the.to_owned(),
            _ => self.form(lang, form).the(lang, None),
        }
    }
}

/// An amount of something. In Hungarian the word stays in the singular and takes the endings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Amount<N> {
    amount: N,
    noun: Noun,
}

impl<N: Number> Display for Amount<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.amount, self.noun.word(self.amount))
    }
}

impl<N: Number> Word for Amount<N> {
    fn form(&self, lang: Lang, form: Option<Form>) -> String {
        match (lang, form) {
            (Lang::Hu, Some(_)) => format!("{} {}", self.amount, self.noun.form(lang, form)),
            _ => by_rule(lang, &self.to_string(), form),
        }
    }
}

/// A list as it is said: `a, b and c`. In another form, each of its words is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List<W> {
    lang: Lang,
    words: Vec<W>,
}

/// Lists words in a sentence.
pub fn list<W>(lang: Lang, words: impl IntoIterator<Item = W>) -> List<W> {
    List {
        lang,
        words: words.into_iter().collect(),
    }
}

impl<W: Display> Display for List<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let and = match self.lang {
            Lang::En => "and",
            Lang::Nl => "en",
            Lang::Hu => "és",
        };
        let last = self.words.len().saturating_sub(1);
        for (at, word) in self.words.iter().enumerate() {
            match at {
                0 => write!(f, "{word}")?,
                at if at == last => write!(f, " {and} {word}")?,
                _ => write!(f, ", {word}")?,
            }
        }
        Ok(())
    }
}

impl<W: Word> Word for List<W> {
    fn form(&self, lang: Lang, form: Option<Form>) -> String {
        let words = self.words.iter().map(|word| word.form(lang, form));
        list(self.lang, words).to_string()
    }
}

/// Somebody by name, with the side where it matters: `Anna (Spanish)`. Endings go to the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person<'n> {
    /// The name.
    pub name: &'n str,
    /// The side.
    pub side: Option<&'n str>,
}

impl Display for Person<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.form(Lang::En, None))
    }
}

impl Word for Person<'_> {
    fn the(&self, lang: Lang, form: Option<Form>) -> String {
        self.form(lang, form)
    }

    fn form(&self, lang: Lang, form: Option<Form>) -> String {
        let name = match (lang, form) {
            // One person, however the name ends: Thomas's.
            (Lang::En, Some(Form::Genitive)) => format!("{}'s", self.name),
            _ => by_rule(lang, self.name, form),
        };
        match self.side {
            Some(side) => format!("{name} ({side})"),
            None => name,
        }
    }
}

/// A text with a capital, for the beginning of a sentence.
pub fn capital(text: impl Display) -> String {
    let mut text = text.to_string();
    let Some(first) = text.chars().next() else {
        return text;
    };
    if let Some(letter) = text.get_mut(..1) {
        letter.make_ascii_uppercase();
    } else {
        let capital: String = first.to_uppercase().collect();
        text.replace_range(..first.len_utf8(), &capital);
    }
    text
}

/// Adds a word to a text.
pub fn add(text: &mut String, word: impl Display) {
    // Writing into a string does not fail.
    let _ = write!(text, "{word}");
}

#[cfg(test)]
mod tests {
    use super::*;

    const THALER: Noun = Noun {
        one: "tallér",
        many: None,
        the: None,
        forms: &[],
    };

    const NOBLE: Noun = Noun {
        one: "noble",
        many: Some("nobles"),
        the: None,
        forms: &[],
    };

    #[test]
    fn amounts_agree_in_number() {
        let amounts = [0_u8, 1, 2, 5, 11, 100].map(|amount| NOBLE.count(amount).to_string());
        let said = [
            "0 nobles",
            "1 noble",
            "2 nobles",
            "5 nobles",
            "11 nobles",
            "100 nobles",
        ];
        assert_eq!(amounts, said);
        assert!(!(-1_i32).is_one());
        assert_eq!(NOBLE.word(2_u8), "nobles");
        assert_eq!(NOBLE.plural().to_string(), "nobles");
    }

    #[test]
    fn amounts_and_lists_take_endings() {
        let object = Some(Form::Accusative);
        let three = THALER.count(3_u8);
        assert_eq!(three.to_string(), "3 tallér");
        assert_eq!(three.form(Lang::Hu, object), "3 tallért");
        assert_eq!(three.the(Lang::Hu, None), "a 3 tallér");
        assert_eq!(THALER.count(5_u8).the(Lang::Hu, object), "az 5 tallért");
        let both = list(Lang::Hu, [THALER.count(1_u8), three]);
        assert_eq!(both.form(Lang::Hu, object), "1 tallért és 3 tallért");
        let decisions = [0, 5, 11].map(|number| DecisionNumber(number).the(Lang::Hu, None));
        assert_eq!(decisions, ["a 0", "az 5", "a 11"]);
    }

    #[test]
    fn what_is_written_out_goes_before_the_rule() {
        let place = Noun {
            one: "Artois",
            many: None,
            the: None,
            forms: &[(Form::Inessive, "Artois-ban")],
        };
        assert_eq!(place.form(Lang::Hu, Some(Form::Inessive)), "Artois-ban");
        assert_eq!(place.form(Lang::Hu, Some(Form::Dative)), "Artoisnak");
        let pfalz = Noun {
            one: "Palatinate",
            the: Some("the Palatinate"),
            ..place
        };
        assert_eq!(pfalz.the(Lang::En, None), "the Palatinate");
        assert_eq!(place.the(Lang::En, None), "Artois");
        assert_eq!("noble".the(Lang::Nl, None), "de noble");
    }

    #[test]
    fn people_are_named_with_their_side() {
        let anna = Person {
            name: "Anna",
            side: None,
        };
        let spanish = Person {
            side: Some("spanyolok"),
            ..anna
        };
        assert_eq!(anna.to_string(), "Anna");
        assert_eq!(
            spanish.form(Lang::Hu, Some(Form::Dative)),
            "Annának (spanyolok)"
        );
        assert_eq!(anna.the(Lang::Hu, Some(Form::Accusative)), "Annát");
        assert_eq!(anna.form(Lang::En, Some(Form::Genitive)), "Anna's");
        assert_eq!("Rebels".form(Lang::En, Some(Form::Genitive)), "Rebels'");
        let thomas = Person {
            name: "Thomas",
            ..anna
        };
        assert_eq!(thomas.form(Lang::En, Some(Form::Genitive)), "Thomas's");
    }

    #[test]
    fn lists_and_beginnings() {
        assert_eq!(list::<&str>(Lang::En, []).to_string(), "");
        assert_eq!(list(Lang::Nl, ["Gent"]).to_string(), "Gent");
        let three = list(Lang::Hu, ["Gent", "Breda", "Edam"]);
        assert_eq!(three.to_string(), "Gent, Breda és Edam");
        assert_eq!(capital("őrség"), "Őrség");
        assert_eq!("elector".a(Lang::En, None), "an elector");
    }
}
