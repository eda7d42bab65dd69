//! The languages, their forms and their articles, as texts name them.

/// A language, by its place in every list of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// English.
    En,
    /// Dutch.
    Nl,
    /// Hungarian.
    Hu,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Nl, Lang::Hu];

    /// The language's name in the files.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Nl => "nl",
            Lang::Hu => "hu",
        }
    }

    /// The name of each form in the files, and of the variant of `words::Form` that it is.
    fn forms(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::En => &[("s", "Genitive")],
            Lang::Nl => &[],
            Lang::Hu => &[
                ("t", "Accusative"),
                ("ban", "Inessive"),
                ("ba", "Illative"),
                ("ból", "Elative"),
                ("on", "Superessive"),
                ("ra", "Sublative"),
                ("ról", "Delative"),
                ("nál", "Adessive"),
                ("hoz", "Allative"),
                ("tól", "Ablative"),
                ("nak", "Dative"),
                ("val", "Instrumental"),
            ],
        }
    }

    /// The articles that depend on their word, and the method of `words::Word` that finds them.
    fn articles(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::En => &[("the", "the"), ("a", "a")],
            Lang::Nl => &[("de", "the")],
            Lang::Hu => &[("az", "the")],
        }
    }
}

/// The variant of `words::Form` with this name.
pub(crate) fn named(lang: Lang, name: &str) -> Result<&'static str, String> {
    find(lang, lang.forms(), "form", name)
}

/// The method of `words::Word` for this article.
pub(crate) fn article(lang: Lang, name: &str) -> Result<&'static str, String> {
    find(lang, lang.articles(), "article", name)
}

fn find(
    lang: Lang,
    known: &[(&'static str, &'static str)],
    what: &str,
    name: &str,
) -> Result<&'static str, String> {
    let found = known.iter().find(|(known, _)| *known == name);
    found.map(|&(_, found)| found).ok_or_else(|| {
        let known: Vec<&str> = known.iter().map(|&(name, _)| name).collect();
        let known = known.join(", ");
        format!("{} has no {what} '{name}'; it has {known}", lang.tag())
    })
}
