//! What Hungarian needs: the article by the first sound, and endings in harmony with the vowels of the word.

use std::fmt::Display;

use crate::Form;

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

/// Which vowels an ending has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Harmony {
    /// As in `ház`.
    Back,
    /// As in `kert`.
    Front,
    /// As in `körül`.
    Rounded,
}

/// A word with an ending: `Breda` in the inessive is `Bredában`. Of several words the last one decides.
///
/// A last `a` or `e` grows long, as in native words and most foreign names. Names that are spoken otherwise than they are
/// written need their forms written out, and so do words that take `-at` as the ending of an object. What does not end in
/// a letter of ours has its ending after a hyphen, digits as they are spoken: `Anna7-tel`.
pub fn with_ending(word: &str, form: Form) -> String {
    if form == Form::Genitive || word.is_empty() {
        return word.to_owned();
    }
    match word.chars().next_back() {
        Some(last) if last.is_ascii_digit() => {
            let (number, object) = spoken(word);
            let ending = match form {
                Form::Accusative => object,
                _ => &after_hyphen(number, form),
            };
            format!("{word}-{ending}")
        }
        Some(last) if !is_letter(last) => format!("{word}-{}", after_hyphen(word, form)),
        _ => {
            let stem = match form {
                Form::Instrumental if !ends_in_vowel(word) => doubled(word),
                _ => lengthened(word),
            };
            stem + ending(word, form)
        }
    }
}

/// The ending as it stands behind a hyphen: with the last consonant of what is spoken where that would be doubled.
fn after_hyphen(word: &str, form: Form) -> String {
    let ending = ending(word, form);
    match form {
        Form::Instrumental if ends_in_vowel(word) => ending.to_owned(),
        Form::Instrumental if word.chars().next_back().is_some_and(is_letter) => {
            format!("{}{ending}", last_consonant(word))
        }
        Form::Instrumental => format!("v{ending}"),
        _ => ending.to_owned(),
    }
}

/// The ending alone. With becomes `-val` after a vowel and otherwise `-al` after a doubled consonant.
fn ending(word: &str, form: Form) -> &'static str {
    let harmony = harmony(word);
    let back_or_front = |back: &'static str, front: &'static str| match harmony {
        Harmony::Back => back,
        Harmony::Front | Harmony::Rounded => front,
    };
    let by_all = |back: &'static str, front: &'static str, rounded: &'static str| match harmony {
        Harmony::Back => back,
        Harmony::Front => front,
        Harmony::Rounded => rounded,
    };
    match form {
        Form::Genitive => "",
        Form::Accusative if ends_in_vowel(word) || takes_bare_t(word) => "t",
        Form::Accusative => by_all("ot", "et", "öt"),
        Form::Inessive => back_or_front("ban", "ben"),
        Form::Illative => back_or_front("ba", "be"),
        Form::Elative => back_or_front("ból", "ből"),
        Form::Superessive if ends_in_vowel(word) => "n",
        Form::Superessive => by_all("on", "en", "ön"),
        Form::Sublative => back_or_front("ra", "re"),
        Form::Delative => back_or_front("ról", "ről"),
        Form::Adessive => back_or_front("nál", "nél"),
        Form::Allative => by_all("hoz", "hez", "höz"),
        Form::Ablative => back_or_front("tól", "től"),
        Form::Dative => back_or_front("nak", "nek"),
        Form::Instrumental if ends_in_vowel(word) => back_or_front("val", "vel"),
        Form::Instrumental => back_or_front("al", "el"),
    }
}

/// How a number at the end of a word is spoken, and its ending as an object.
fn spoken(word: &str) -> (&'static str, &'static str) {
    let mut digits = word.chars().rev();
    match (digits.next(), digits.next()) {
        (Some('1'), _) => ("egy", "et"),
        (Some('2'), _) => ("kettő", "t"),
        (Some('3'), _) => ("három", "at"),
        (Some('4'), _) => ("négy", "et"),
        (Some('5'), _) => ("öt", "öt"),
        (Some('6'), _) => ("hat", "ot"),
        (Some('7'), _) => ("hét", "et"),
        (Some('8'), _) => ("nyolc", "at"),
        (Some('9'), _) => ("kilenc", "et"),
        (_, Some('1')) => ("tíz", "et"),
        (_, Some('2')) => ("húsz", "at"),
        (_, Some('3')) => ("harminc", "at"),
        (_, Some('4')) => ("negyven", "et"),
        (_, Some('5')) => ("ötven", "et"),
        (_, Some('6')) => ("hatvan", "at"),
        (_, Some('7')) => ("hetven", "et"),
        (_, Some('8')) => ("nyolcvan", "at"),
        (_, Some('9')) => ("kilencven", "et"),
        (_, Some('0')) => ("száz", "at"),
        _ => ("nulla", "t"),
    }
}

fn harmony(word: &str) -> Harmony {
    // Each word of a name has its own vowels.
    let last_word = word.rsplit([' ', '-']).find(|part| !part.is_empty());
    let sounds = last_word.unwrap_or(word).chars().rev();
    let sounds = sounds.flat_map(char::to_lowercase);
    let mut vowels = sounds.filter(|&sound| is_vowel(sound)).peekable();
    let last = vowels.peek().copied();
    // These go with the vowel before them: Párizsban, but Berlinben.
    match vowels.find(|vowel| !matches!(vowel, 'i' | 'í' | 'é' | 'ï' | 'î' | 'ì')) {
        Some(
            'a' | 'á' | 'à' | 'â' | 'ã' | 'å' | 'o' | 'ó' | 'ò' | 'ô' | 'õ' | 'u' | 'ú' | 'ù' | 'û',
        ) => Harmony::Back,
        Some('ö' | 'ő' | 'ø' | 'ü' | 'ű') if last.is_some_and(|last| "öőøüű".contains(last)) => {
            Harmony::Rounded
        }
        _ => Harmony::Front,
    }
}

/// Sounds after which an object needs no vowel: Gelderlandot, but Namurt.
fn takes_bare_t(word: &str) -> bool {
    let bare = ["j", "l", "ly", "n", "ny", "r", "s", "sz", "z", "zs"];
    let word = word.to_lowercase();
    let before = |ending: &str| {
        word.strip_suffix(ending)
            .and_then(|rest| rest.chars().next_back())
    };
    bare.into_iter()
        .any(|ending| before(ending).is_some_and(is_vowel))
}

/// The word with its last `a` or `e` grown long.
fn lengthened(word: &str) -> String {
    let long = [('a', 'á'), ('e', 'é'), ('A', 'Á'), ('E', 'É')];
    let stems = long.map(|(short, long)| (word.strip_suffix(short), long));
    match stems
        .into_iter()
        .find_map(|(stem, long)| Some((stem?, long)))
    {
        Some((stem, long)) => format!("{stem}{long}"),
        None => word.to_owned(),
    }
}

/// The last consonant of a word; some are written with two letters.
fn last_consonant(word: &str) -> &str {
    let pairs = ["cs", "gy", "ly", "ny", "sz", "ty", "zs"];
    let pair = pairs.into_iter().find(|pair| word.ends_with(pair));
    let last = word.char_indices().next_back();
    pair.unwrap_or_else(|| last.map_or("", |(at, _)| &word[at..]))
}

/// The word with its last consonant doubled: `Péterr`, `Balázzs`; `Félixsz`, as it is spoken. What is double already stays so,
/// in a name with a hyphen: `Kiss-s`.
fn doubled(word: &str) -> String {
    let last = last_consonant(word);
    let stem = &word[..word.len() - last.len()];
    let is_name = || {
        let part = word.rsplit([' ', '-']).next();
        part.is_some_and(|part| part.starts_with(char::is_uppercase))
    };
    match last {
        "x" | "X" => format!("{word}sz"),
        _ if stem.ends_with(last) && is_name() => format!("{word}-{}", last.to_lowercase()),
        _ if stem.ends_with(last) => word.to_owned(),
        _ if last.len() == 2 && last.is_ascii() => format!("{stem}{}{last}", &last[..1]),
        _ => format!("{word}{}", last.to_lowercase()),
    }
}

/// Whether it ends in a vowel when spoken. An `y` after a consonant that it does not soften is one: `Henryvel`, but `Györggyel`.
fn ends_in_vowel(word: &str) -> bool {
    let mut sounds = word.chars().rev().flat_map(char::to_lowercase);
    match sounds.next() {
        Some('y') => sounds.next().is_some_and(|before| !"glnt".contains(before)),
        Some(last) => is_vowel(last),
        None => false,
    }
}

fn is_vowel(sound: char) -> bool {
    sound
        .to_lowercase()
        .all(|sound| "aáeéiíoóöőuúüűàâãåäæèêëìîïòôõøœùû".contains(sound))
}

/// Whether it is a letter that endings can follow without a hyphen.
fn is_letter(sound: char) -> bool {
    sound.is_alphabetic() && (sound as u32) < 0x250
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_article_follows_the_first_sound() {
        let vowels = [
            "Antwerpen",
            "Őrség",
            "5",
            "1",
            "1566",
            "\"Utrecht\"",
            "Ypres",
        ];
        for word in vowels {
            assert_eq!(article(word), "az", "{word}");
        }
        for word in ["Gent", "10", "100", "3", "York", "", "12000"] {
            assert_eq!(article(word), "a", "{word}");
        }
    }

    #[test]
    fn endings_are_in_harmony() {
        let inside = |word| with_ending(word, Form::Inessive);
        assert_eq!(inside("Zeeland"), "Zeelandban");
        assert_eq!(inside("Groningen"), "Groningenben");
        assert_eq!(inside("Breda"), "Bredában");
        assert_eq!(inside("Drenthe"), "Drenthében");
        assert_eq!(inside("Párizs"), "Párizsban");
        assert_eq!(inside("Berlin"), "Berlinben");
        let to = |word| with_ending(word, Form::Allative);
        assert_eq!(to("Anna"), "Annához");
        assert_eq!(to("Péter"), "Péterhez");
        assert_eq!(to("Köln"), "Kölnhöz");
        assert_eq!(to("Henrik"), "Henrikhez");
        assert_eq!(with_ending("Köln", Form::Superessive), "Kölnön");
        assert_eq!(with_ending("Anna", Form::Superessive), "Annán");
        assert_eq!(with_ending("Zoltán", Form::Dative), "Zoltánnak");
    }

    #[test]
    fn objects_have_a_vowel_where_it_is_spoken() {
        let object = |word| with_ending(word, Form::Accusative);
        let said = ["Drenthe", "Namur", "Friesland", "Utrecht", "Köln", "lovas"].map(object);
        assert_eq!(
            said,
            [
                "Drenthét",
                "Namurt",
                "Frieslandot",
                "Utrechtet",
                "Kölnöt",
                "lovast"
            ]
        );
    }

    #[test]
    fn names_of_people_take_endings() {
        let with = |word| with_ending(word, Form::Instrumental);
        let to = |word| with_ending(word, Form::Dative);
        let object = |word| with_ending(word, Form::Accusative);
        assert_eq!(to("Nagy Anna"), "Nagy Annának");
        assert_eq!(to("Anna Kis"), "Anna Kisnek");
        assert_eq!(with("Anna Kis"), "Anna Kissel");
        assert_eq!(with("Henry"), "Henryvel");
        assert_eq!(with("Félix"), "Félixszel");
        assert_eq!(with("Zoë"), "Zoëvel");
        assert_eq!(object("Jürgen"), "Jürgent");
        assert_eq!(to("ANNA"), "ANNÁnak");
        assert_eq!(with("Kiss"), "Kiss-sel");
        assert_eq!(with("toll"), "tollal");
        assert_eq!(with("Anna2"), "Anna2-vel");
        assert_eq!(to("Anna2"), "Anna2-nek");
        assert_eq!(with("Anna7"), "Anna7-tel");
        assert_eq!(with("Anna4"), "Anna4-gyel");
        assert_eq!(with("Bob10"), "Bob10-zel");
        assert_eq!(object("Bob3"), "Bob3-at");
        assert_eq!(to("Bob!"), "Bob!-nak");
        assert_eq!(with("李"), "李-vel");
        assert_eq!(with("🙂"), "🙂-vel");
        assert_eq!(to(""), "");
        for form in Form::ALL {
            for word in ["", " ", "-", "ß", "1", "Ｘ", "n\u{303}", "(x)", "y"] {
                assert!(with_ending(word, form).starts_with(word), "{word}");
            }
        }
    }

    #[test]
    fn with_doubles_the_last_sound() {
        let with = |word| with_ending(word, Form::Instrumental);
        let said = ["Anna", "Péter", "Balázs", "György", "Gent"].map(with);
        assert_eq!(
            said,
            ["Annával", "Péterrel", "Balázzsal", "Györggyel", "Genttel"]
        );
    }
}
