//! What is always said of a game, as a constant.

use std::fmt::Write as _;

use text_files::{About, Described, Section, Texts, Value};

use crate::entries::constant;

/// The fields of `words::About` that `about.toml` holds.
pub(crate) fn facts(about: &About) -> String {
    let [least, most] = about.minutes;
    let title = constant(&about.title);
    let summary = constant(&about.summary);
    let (mut phases, mut options) = (String::new(), String::new());
    for phase in &about.phases {
        let _ = write!(phases, "({:?}, {}), ", phase.id, described(phase));
    }
    for option in &about.options {
        let (id, values) = (&option.about.id, values(&option.values));
        let about = described(&option.about);
        let _ = write!(options, "({id:?}, ({about}, &[{values}])), ");
    }
    let values = values(&about.values);
    format!(
        "title: {title}, summary: {summary}, \
         minutes: ::std::ops::RangeInclusive::new({least}, {most}), phases: &[{phases}], \
         options: &[{options}], values: &[{values}]"
    )
}

fn described(about: &Described) -> String {
    let (name, help) = (constant(&about.name), constant(&about.help));
    format!("::words::Described {{ name: {name}, help: {help} }}")
}

fn values(values: &[Value]) -> String {
    let mut code = String::new();
    for value in values {
        let _ = write!(code, "({:?}, {}), ", value.id, constant(&value.name));
    }
    code
}

/// The sections of the rules reference.
pub(crate) fn sections(sections: &[Section]) -> String {
    let mut code = String::new();
    for section in sections {
        let _ = write!(
            code,
            "::words::Section {{ number: {:?}, title: {}, text: &[{}], rulings: &[{}] }}, ",
            section.number,
            constant(&section.title),
            paragraphs(&section.text),
            paragraphs(&section.rulings)
        );
    }
    code
}

fn paragraphs(all: &[Texts]) -> String {
    all.iter().map(|texts| constant(texts) + ", ").collect()
}
