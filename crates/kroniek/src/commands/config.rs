//! `config`: the settings, and where each comes from.

use serde_json::{Value, json};
use words::settings as texts;

use super::Context;
use crate::settings::{InForce, Source};

/// Prints the settings that are in force.
pub(crate) fn config(context: &mut Context<'_, '_>) -> anyhow::Result<()> {
    let settings = std::mem::take(&mut context.settings);
    if context.json {
        let settings: Vec<Value> = settings.iter().map(described).collect();
        return context.print_json(&settings);
    }
    let lang = context.lang;
    let rows = settings.into_iter().map(|setting| {
        let source = match setting.source {
            Source::Flag => texts::by_flag(lang),
            Source::Variable(name) => name,
            Source::File(file) => file.display().to_string(),
            Source::Default => texts::by_default(lang),
        };
        (setting.name, setting.value.unwrap_or_default(), source)
    });
    let rows: Vec<(String, String, String)> = rows.collect();
    let width = |column: fn(&(String, String, String)) -> &String| {
        let widths = rows.iter().map(|row| column(row).chars().count());
        widths.max().unwrap_or(0)
    };
    let (names, values) = (width(|row| &row.0), width(|row| &row.1));
    for (name, value, source) in &rows {
        writeln!(
            context.console.out,
            "{name:<names$}  {value:<values$}  {source}"
        )?;
    }
    Ok(())
}

fn described(setting: &InForce) -> Value {
    let (source, place) = match &setting.source {
        Source::Flag => ("flag", None),
        Source::Variable(name) => ("environment", Some(name.clone())),
        Source::File(file) => ("file", Some(file.display().to_string())),
        Source::Default => ("default", None),
    };
    json!({ "name": setting.name, "value": setting.value, "source": source, "place": place })
}
