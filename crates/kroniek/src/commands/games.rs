//! `games` and `data`.

use catalog::{AnyGame, TellError};
use serde_json::{Value, json};
use words::{Lang, cli};

use super::Context;

/// Lists the games.
pub(crate) fn list(context: &mut Context<'_, '_>) -> anyhow::Result<()> {
    let lang = context.lang;
    if context.json {
        let games: Vec<Value> = context
            .catalog
            .kinds()
            .map(|kind| describe(kind, lang))
            .collect();
        return context.print_json(&games);
    }
    for kind in context.catalog.kinds() {
        let out = &mut context.console.out;
        let players = players(kind, lang);
        writeln!(out, "{}: {}, {players}", kind.id(), kind.title(lang))?;
        writeln!(out, "  {}", kind.about().summary.say(lang))?;
        for option in kind.options() {
            writeln!(
                out,
                "  --options {}={}: {}",
                option.id,
                option.values.join("|"),
                kind.about().option(lang, option.id)
            )?;
        }
    }
    Ok(())
}

/// How many can play, in words.
pub(crate) fn players(kind: &dyn AnyGame, lang: Lang) -> String {
    let seats = kind.seats();
    if seats.start() == seats.end() {
        cli::exactly(lang, seats.start())
    } else {
        cli::players(lang, seats.start(), seats.end())
    }
}

/// A game as data.
pub(crate) fn describe(kind: &dyn AnyGame, lang: Lang) -> Value {
    let options: Vec<Value> = kind
        .options()
        .iter()
        .map(|option| {
            json!({
                "id": option.id,
                "name": kind.about().option(lang, option.id),
                "help": kind.about().option_help(lang, option.id),
                "values": option.values,
            })
        })
        .collect();
    json!({
        "id": kind.id(),
        "title": kind.title(lang),
        "summary": kind.about().summary.say(lang),
        "rules": kind.newest_rules(),
        "seats": { "least": kind.seats().start(), "most": kind.seats().end() },
        "options": options,
        "phases": kind.phases(),
    })
}

/// Lists a game's data with their sources.
pub(crate) fn data(context: &mut Context<'_, '_>, game: &str) -> anyhow::Result<()> {
    let kind = context.game(game)?;
    let own = context.own_data(kind)?;
    let data = kind.data_list(own.as_deref()).told(context.lang)?;
    if context.json {
        return context.print_json(&data);
    }
    for datum in data {
        let note = if datum.note.is_empty() {
            String::new()
        } else {
            format!("  # {}", datum.note)
        };
        writeln!(
            context.console.out,
            "{} = {} ({}){note}",
            datum.path, datum.value, datum.source
        )?;
    }
    Ok(())
}
