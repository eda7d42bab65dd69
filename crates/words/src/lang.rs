//! The languages, and how a reader's wish is found out.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language that Kroniek speaks.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
    /// Hungarian.
    Hu,
}

/// A tag that stands for no language of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is none of en, nl, hu", self.0)
    }
}

impl std::error::Error for UnknownLang {}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Nl, Lang::Hu];

    /// The language's tag in files, URLs and HTML.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Nl => "nl",
            Lang::Hu => "hu",
        }
    }

    /// The language's own name.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Nl => "Nederlands",
            Lang::Hu => "Magyar",
        }
    }

    /// The language of a locale such as `nl_BE.UTF-8` or `hu-HU`, if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let tag = locale
            .trim()
            .split(['-', '_', '.', '@'])
            .next()
            .unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.tag().eq_ignore_ascii_case(tag))
    }

    /// The language of the first of the given variables that is set and not empty, as POSIX wants
    /// `LC_ALL`, `LC_MESSAGES` and `LANG` to be read; English if it is none of ours.
    pub fn from_environment(variables: impl IntoIterator<Item = Option<String>>) -> Lang {
        variables
            .into_iter()
            .flatten()
            .find(|value| !value.is_empty())
            .and_then(|value| Lang::from_locale(&value))
            .unwrap_or_default()
    }

    /// The best of our languages for an `Accept-Language` header; English if none is wanted.
    pub fn from_accept_language(header: &str) -> Lang {
        let mut best = (0, Lang::default());
        for wish in header.split(',') {
            let mut parts = wish.split(';');
            let Some(lang) = parts.next().and_then(Lang::from_locale) else {
                continue;
            };
            let weight = parts
                .find_map(|part| part.trim().strip_prefix("q="))
                .map_or(Some(1.0), |weight| weight.trim().parse::<f32>().ok())
                .map_or(0, |weight| (weight.clamp(0.0, 1.0) * 1000.0) as u32);
            if weight > best.0 {
                best = (weight, lang);
            }
        }
        best.1
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(tag: &str) -> Result<Lang, UnknownLang> {
        Lang::from_locale(tag).ok_or_else(|| UnknownLang(tag.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales() {
        assert_eq!(Lang::from_locale("nl_BE.UTF-8"), Some(Lang::Nl));
        assert_eq!(Lang::from_locale("HU"), Some(Lang::Hu));
        assert_eq!(Lang::from_locale("nld"), None);
        assert_eq!("de".parse::<Lang>(), Err(UnknownLang("de".to_owned())));
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let set = |value: &str| Some(value.to_owned());
        assert_eq!(
            Lang::from_environment([None, set(""), set("hu_HU")]),
            Lang::Hu
        );
        assert_eq!(Lang::from_environment([set("C"), set("nl_NL")]), Lang::En);
    }

    #[test]
    fn accept_language_is_read_by_weight() {
        assert_eq!(
            Lang::from_accept_language("de-DE,nl;q=0.7,hu;q=0.9"),
            Lang::Hu
        );
        assert_eq!(Lang::from_accept_language("hu;q=0, nl-BE;q=0.1"), Lang::Nl);
        assert_eq!(Lang::from_accept_language("fr, *;q=0.5"), Lang::En);
        assert_eq!(Lang::from_accept_language("nl;q=many,,;;"), Lang::En);
    }
}
