//! What an account may be called.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton as confusables;
use unicode_security::general_security_profile::GeneralSecurityProfile;
use unicode_security::mixed_script::MixedScript;

/// The fewest characters of a name.
pub(crate) const SHORTEST: usize = 2;
/// The most characters of a name.
pub const LONGEST_ACCOUNT_NAME: usize = 24;

/// What nobody is called, so that nobody is taken for the server, its operator, a bot or somebody who has left.
const RESERVED: &[&str] = &[
    "kroniek",
    "admin",
    "administrator",
    "moderator",
    "operator",
    "beheerder",
    "üzemeltető",
    "system",
    "support",
    "root",
    "bot",
    "robot",
    "guest",
    "gast",
    "vendég",
    "former player",
    "voormalige speler",
    "korábbi játékos",
];

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// It has fewer than 2 or more than 24 characters.
    Length,
    /// It has other characters than letters, digits, blanks and a few signs.
    Characters,
    /// It mixes letters of several scripts.
    Scripts,
    /// It is kept for the server.
    Reserved,
}

/// A name that an account can have, and what it looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CheckedName {
    pub(crate) name: String,
    pub(crate) skeleton: String,
}

/// The name as an account can have it.
pub(crate) fn check(text: &str) -> Result<CheckedName, NameFault> {
    let name: String = text.nfkc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(SHORTEST..=LONGEST_ACCOUNT_NAME).contains(&name.chars().count()) {
        return Err(NameFault::Length);
    }
    let plain = |c: char| c.is_alphanumeric() && GeneralSecurityProfile::identifier_allowed(c);
    let allowed = |c: char| plain(c) || " -_.'".contains(c);
    let letters = name.chars().filter(|&c| plain(c)).count();
    if !name.starts_with(plain) || letters < SHORTEST || !name.chars().all(allowed) {
        return Err(NameFault::Characters);
    }
    if !name.as_str().is_single_script() {
        return Err(NameFault::Scripts);
    }
    let skeleton = skeleton(&name);
    if is_reserved(&skeleton) {
        return Err(NameFault::Reserved);
    }
    Ok(CheckedName { name, skeleton })
}

/// Whether nobody is called like this.
pub(crate) fn is_reserved(skeleton: &str) -> bool {
    let mut reserved = RESERVED.iter();
    reserved.any(|reserved| self::skeleton(reserved) == skeleton)
}

/// The name without what eyes do not tell apart: case, signs, and letters of any script that look alike.
pub(crate) fn skeleton(name: &str) -> String {
    let name: String = name.nfkc().collect();
    // A capital may look like another letter's small form, and the other way round.
    let once: String = confusables(&name).collect();
    let small = once.to_lowercase();
    confusables(&small)
        .flat_map(char::to_lowercase)
        .filter(|c| c.is_alphanumeric() || unicode_normalization::char::is_combining_mark(*c))
        // A capital I is taken for an l, and is the capital of an i.
        .map(|c| if c == 'l' { 'i' } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_the_same_skeleton() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "ANNA"),
            ("Anna", "\u{410}nn\u{430}"),
            ("Paul", "PauI"),
            ("Paul", "pau1"),
            ("Imre", "imre"),
            ("Oranje", "0ranje"),
            ("Marnix", "Rnarnix"),
            ("Jan van Nassau", "Jan-van-Nassau"),
            ("Egmont", "\u{ff25}gmont"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Egmont", "Egmond"), ("Árpád", "Arpad")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn only_names_that_can_be_read_are_allowed() {
        for good in [
            "Anna",
            "Árpád",
            "Жанна",
            "Jan de Bakker",
            "O'Neill",
            "x2",
            "Őze-Kovács",
        ] {
            let checked = check(good).unwrap_or_else(|fault| panic!("{good}: {fault:?}"));
            assert_eq!(checked.name, good);
        }
        let spaced = check("  Jan \t de  Bakker ").expect("a name");
        assert_eq!(spaced.name, "Jan de Bakker");
        for (bad, fault) in [
            ("", NameFault::Length),
            ("a", NameFault::Length),
            ("abcdefghijklmnopqrstuvwxyz", NameFault::Length),
            ("A\u{202e}nna", NameFault::Characters),
            ("A\u{200b}nna", NameFault::Characters),
            ("<b>", NameFault::Characters),
            ("-Anna", NameFault::Characters),
            ("a..", NameFault::Characters),
            ("Ann\u{430}", NameFault::Scripts),
            ("Kroniek", NameFault::Reserved),
            ("kr0niek", NameFault::Reserved),
            ("Former Player", NameFault::Reserved),
        ] {
            assert_eq!(check(bad), Err(fault), "{bad}");
        }
    }
}
