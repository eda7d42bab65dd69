//! What figures and what they are figures of are called.

use catalog::AnyGame;
use engine::data::Figure;
use words::Lang;

use super::texts;

/// A name of the file as a few words, where the game has none for it.
fn plain(name: &str) -> String {
    let last = name.rsplit('.').next().unwrap_or_default();
    let spaced = last.replace(['-', '_'], " ");
    let mut letters = spaced.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

fn named(kind: &dyn AnyGame, name: &str, lang: Lang) -> String {
    kind.data_name(name, lang).unwrap_or_else(|| plain(name))
}

/// A list of entries; what is in none is general.
pub(super) fn group_name(kind: &dyn AnyGame, group: &str, lang: Lang) -> String {
    if group.is_empty() {
        texts::general(lang)
    } else {
        named(kind, group, lang)
    }
}

/// What a figure is a figure of.
pub(super) fn entry_name(kind: &dyn AnyGame, entry: &str, lang: Lang) -> String {
    if entry.is_empty() {
        kind.title(lang).to_owned()
    } else {
        named(kind, entry, lang)
    }
}

/// A figure of its card, land or table.
pub(super) fn figure_name(kind: &dyn AnyGame, figure: &Figure, lang: Lang) -> String {
    let name = named(kind, &figure.kind, lang);
    if figure.row.is_empty() {
        name
    } else {
        format!("{name}: {}", figure.row)
    }
}

/// A figure with what it is a figure of.
pub(in crate::pages) fn full_name(kind: &dyn AnyGame, figure: &Figure, lang: Lang) -> String {
    let entry = entry_name(kind, &figure.entry, lang);
    format!("{entry}: {}", figure_name(kind, figure, lang))
}

/// A word of the file, such as a colour.
pub(super) fn value_name(kind: &dyn AnyGame, figure: &Figure, value: &str, lang: Lang) -> String {
    let name = format!("{}={value}", figure.kind);
    kind.data_name(&name, lang)
        .unwrap_or_else(|| value.to_owned())
}
