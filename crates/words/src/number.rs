//! Numbers and lists in sentences.

use std::fmt::Display;

use crate::Lang;

/// The word for one, or the word for any other number, as English and Dutch need it.
pub fn plural<'w>(amount: impl TryInto<i64>, one: &'w str, many: &'w str) -> &'w str {
    if amount.try_into().is_ok_and(|amount| amount == 1) {
        one
    } else {
        many
    }
}

/// A list as it is said: `a, b and c`.
pub fn list<T: Display>(lang: Lang, items: impl IntoIterator<Item = T>) -> String {
    let mut items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    let Some(last) = items.pop() else {
        return String::new();
    };
    if items.is_empty() {
        return last;
    }
    let and = match lang {
        Lang::En => "and",
        Lang::Nl => "en",
        Lang::Hu => "és",
    };
    format!("{} {and} {last}", items.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_and_many() {
        assert_eq!(plural(1_u8, "army", "armies"), "army");
        assert_eq!(plural(0_i32, "army", "armies"), "armies");
        assert_eq!(plural(u64::MAX, "army", "armies"), "armies");
    }

    #[test]
    fn lists() {
        assert_eq!(list::<&str>(Lang::En, []), "");
        assert_eq!(list(Lang::Nl, ["Gent"]), "Gent");
        assert_eq!(
            list(Lang::Hu, ["Gent", "Breda", "Edam"]),
            "Gent, Breda és Edam"
        );
    }
}
