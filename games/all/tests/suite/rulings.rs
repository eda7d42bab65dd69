//! How the rules are read: every game says it about sections and options that it has, briefly and with a reason, in three languages.

use std::collections::BTreeSet;

use lessons::Rulings;
use words::Lang;

/// The longest sentence: more is not read.
const LONGEST: usize = 180;

#[test]
fn every_ruling_is_short_and_has_a_reason() {
    for kind in games::all().kinds() {
        let rulings = Rulings::read(kind).unwrap_or_else(|fault| panic!("{fault}"));
        let mut said = BTreeSet::new();
        for ruling in rulings.all() {
            for lang in Lang::ALL {
                for text in [&ruling.text, &ruling.why].map(|text| text.say(lang)) {
                    let place = format!("{}, {}, {lang}: {text}", kind.id(), ruling.rule);
                    assert!((20..=LONGEST).contains(&text.chars().count()), "{place}");
                    assert!(text.ends_with('.'), "{place}");
                    assert!(said.insert(text), "said twice: {place}");
                }
            }
        }
    }
}
