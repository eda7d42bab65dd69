//! A text without arguments.

use crate::Lang;

/// A text in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// In English.
    pub en: &'static str,
    /// In Dutch.
    pub nl: &'static str,
    /// In Hungarian.
    pub hu: &'static str,
}

impl Text {
    /// The text in one language.
    pub fn say(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Nl => self.nl,
            Lang::Hu => self.hu,
        }
    }
}
