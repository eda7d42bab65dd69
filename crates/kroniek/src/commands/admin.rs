//! `admin`: what an operator does with a database, beside running servers.

mod reports;

use std::collections::BTreeMap;
use std::io::Write as _;

use anyhow::{anyhow, bail};
use serde_json::{Value, json};
use store::{
    Admin as Keeper, Block, Database, Expired, Order, State, Storage, TableLine, VisitorLine, Which,
};
use words::Lang;

use super::{Context, database};
use crate::admin_texts as texts;
use crate::arguments::{Admin, AdminCommand, Delete, LifeCycleSettings, Switch, TableState};

const DAY: i64 = 86_400;

/// Does what the operator wants.
pub(crate) fn admin(context: &mut Context<'_, '_>, admin: Admin) -> anyhow::Result<()> {
    let file = admin.db.unwrap_or_else(server::default_database);
    let (lang, name) = (context.lang, store::address_of(&file));
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let opened = Database::open_beside(&file).await;
        let opened = opened.map_err(|error| anyhow!(database::sentence(&name, &error, lang)))?;
        let done = execute(context, opened.admin().as_ref(), admin.command).await;
        opened.close().await;
        done
    })
}

async fn execute(
    context: &mut Context<'_, '_>,
    keeper: &dyn Keeper,
    command: AdminCommand,
) -> anyhow::Result<()> {
    match command {
        AdminCommand::Tables {
            game,
            state,
            idle,
            visitor,
            limit,
        } => {
            let which = Which {
                game,
                state: state.map(State::from),
                idle_since: idle.map(|days| server::now() - DAY * i64::from(days)),
                visitor,
                most: limit,
            };
            tables(context, &keeper.list(which).await?)
        }
        AdminCommand::Visitors { limit } => visitors(context, &keeper.visitors(limit).await?),
        AdminCommand::Storage => storage(context, &keeper.storage().await?),
        AdminCommand::Blocked => blocked(context, &keeper.orders().await?.blocked),
        AdminCommand::Block { who, note } => {
            let (who, since) = (who.to_string(), server::now());
            let block = Block {
                who: who.clone(),
                since,
                note,
            };
            keeper.order(Order::Block(block)).await?;
            say(context, &json!({ "blocked": who }), texts::blocked)
        }
        AdminCommand::Unblock { who } => {
            let who = who.to_string();
            let orders = keeper.orders().await?;
            if !orders.blocked.iter().any(|block| block.who == who) {
                bail!(texts::not_blocked(context.lang, who));
            }
            keeper.order(Order::Unblock(who.clone())).await?;
            say(context, &json!({ "unblocked": who }), texts::unblocked)
        }
        AdminCommand::Reports { all, limit, one } => {
            reports::reports(context, keeper, all, limit, one).await
        }
        AdminCommand::Delete(delete) => remove(context, keeper, delete).await,
        AdminCommand::Announce {
            text,
            nl,
            hu,
            remove,
        } => {
            let said = [(Lang::En, text), (Lang::Nl, nl), (Lang::Hu, hu)];
            let said = said.into_iter();
            let said = said.filter_map(|(lang, text)| Some((lang.tag().to_owned(), text?)));
            let said: BTreeMap<String, String> = said.collect();
            if remove || !said.is_empty() {
                keeper.order(Order::Announce(said)).await?;
            }
            announced(context, &keeper.orders().await?.announcement)
        }
        AdminCommand::ReadOnly { switch } => {
            if let Some(switch) = switch {
                let order = Order::ReadOnly(switch == Switch::On);
                keeper.order(order).await?;
            }
            let on = keeper.orders().await?.read_only;
            let text = if on {
                texts::read_only
            } else {
                texts::not_read_only
            };
            say(context, &json!({ "read_only": on }), |lang, _| text(lang))
        }
        AdminCommand::Clean { dry_run, days } => clean(context, keeper, days, !dry_run).await,
    }
}

impl From<TableState> for State {
    fn from(state: TableState) -> State {
        match state {
            TableState::Gathering => State::Gathering,
            TableState::Running => State::Running,
            TableState::Over => State::Over,
        }
    }
}

/// Says what was done: as data, or as a sentence about the one value.
fn say(
    context: &mut Context<'_, '_>,
    data: &Value,
    sentence: impl FnOnce(Lang, String) -> String,
) -> anyhow::Result<()> {
    if context.json {
        return context.print_json(data);
    }
    let mut values = data.as_object().into_iter().flat_map(|data| data.values());
    let value = values.find_map(Value::as_str).unwrap_or_default();
    let told = sentence(context.lang, value.to_owned());
    writeln!(context.console.out, "{told}")?;
    Ok(())
}

/// Asks before something is destroyed that cannot be brought back.
fn must_be_meant(context: &mut Context<'_, '_>, yes: bool, question: &str) -> anyhow::Result<()> {
    if yes {
        return Ok(());
    }
    let lang = context.lang;
    if !context.console.interactive {
        bail!(texts::say_yes(lang));
    }
    write!(
        context.console.err,
        "{question} {} ",
        texts::yes_or_no(lang)
    )?;
    context.console.err.flush()?;
    let mut answer = String::new();
    context.console.input.read_line(&mut answer)?;
    let answer = answer.trim().to_lowercase();
    if answer == words::common::yes(lang).to_lowercase() || answer == "y" || answer == "yes" {
        Ok(())
    } else {
        bail!(texts::nothing_done(lang))
    }
}

async fn remove(
    context: &mut Context<'_, '_>,
    keeper: &dyn Keeper,
    delete: Delete,
) -> anyhow::Result<()> {
    let lang = context.lang;
    match delete {
        Delete::Table { table, yes } => {
            must_be_meant(context, yes, &texts::delete_table(lang, table))?;
            if !keeper.delete(table).await? {
                bail!(texts::no_table(lang, table));
            }
            let table = table.to_string();
            say(context, &json!({ "deleted": table }), texts::table_deleted)
        }
        Delete::Visitor { visitor, yes } => {
            must_be_meant(context, yes, &texts::delete_visitor(lang, visitor))?;
            if !keeper.forget(visitor).await? {
                bail!(texts::no_visitor(lang, visitor));
            }
            let visitor = visitor.to_string();
            let data = json!({ "deleted": visitor });
            say(context, &data, texts::visitor_deleted)
        }
    }
}

fn announced(
    context: &mut Context<'_, '_>,
    announcement: &BTreeMap<String, String>,
) -> anyhow::Result<()> {
    if context.json {
        return context.print_json(&json!({ "announcement": announcement }));
    }
    if announcement.is_empty() {
        writeln!(
            context.console.out,
            "{}",
            texts::no_announcement(context.lang)
        )?;
    }
    for (lang, text) in announcement {
        writeln!(context.console.out, "{lang}: {text}")?;
    }
    Ok(())
}

async fn clean(
    context: &mut Context<'_, '_>,
    keeper: &dyn Keeper,
    days: LifeCycleSettings,
    really: bool,
) -> anyhow::Result<()> {
    let expiry = server::LifeCycle::from(days).expiry(server::now());
    let Expired {
        gathering,
        idle,
        talk,
        visitors,
    } = keeper.expire(expiry, really).await?;
    if context.json {
        return context.print_json(&json!({
            "removed": really, "gathering": gathering, "idle": idle, "chat": talk, "visitors": visitors,
        }));
    }
    let lang = context.lang;
    let told = if really {
        texts::cleaned(lang, gathering, idle, talk, visitors)
    } else {
        texts::would_clean(lang, gathering, idle, talk, visitors)
    };
    writeln!(context.console.out, "{told}")?;
    Ok(())
}

fn day(seconds: i64) -> String {
    if seconds <= 0 {
        return "-".to_owned();
    }
    let (year, month, day) = server::date(seconds);
    format!("{year:04}-{month:02}-{day:02}")
}

fn state_name(state: State) -> &'static str {
    match state {
        State::Gathering => "gathering",
        State::Running => "running",
        State::Over => "over",
    }
}

fn tables(context: &mut Context<'_, '_>, tables: &[TableLine]) -> anyhow::Result<()> {
    if context.json {
        let tables = tables.iter().map(|table| {
            json!({
                "table": table.id, "game": table.game, "state": state_name(table.state), "private": table.private,
                "created": table.created, "last": table.last, "players": table.players,
                "host": table.host.map(|host| host.to_string()),
            })
        });
        return context.print_json(&tables.collect::<Vec<Value>>());
    }
    let rows = tables.iter().map(|table| {
        [
            table.id.to_string(),
            table.game.clone(),
            state_name(table.state).to_owned(),
            day(table.created),
            day(table.last),
            table.players.join(", "),
        ]
    });
    print(context, &rows.collect::<Vec<_>>())
}

fn visitors(context: &mut Context<'_, '_>, visitors: &[VisitorLine]) -> anyhow::Result<()> {
    if context.json {
        let visitors = visitors.iter().map(|one| {
            json!({
                "visitor": one.id.to_string(), "name": one.name, "seen": one.seen, "tables": one.tables,
                "talked": one.talked,
            })
        });
        return context.print_json(&visitors.collect::<Vec<Value>>());
    }
    let rows = visitors.iter().map(|one| {
        [
            one.id.to_string(),
            day(one.seen),
            one.tables.to_string(),
            one.name.clone(),
        ]
    });
    print(context, &rows.collect::<Vec<_>>())
}

fn blocked(context: &mut Context<'_, '_>, blocked: &[Block]) -> anyhow::Result<()> {
    if context.json {
        let blocked = blocked.iter();
        let blocked =
            blocked.map(|one| json!({ "who": one.who, "since": one.since, "note": one.note }));
        return context.print_json(&blocked.collect::<Vec<Value>>());
    }
    let rows = blocked
        .iter()
        .map(|one| [one.who.clone(), day(one.since), one.note.clone()]);
    print(context, &rows.collect::<Vec<_>>())
}

fn storage(context: &mut Context<'_, '_>, storage: &Storage) -> anyhow::Result<()> {
    let [gathering, running, over] = storage.tables;
    if context.json {
        let parts: serde_json::Map<String, Value> = storage
            .parts
            .iter()
            .map(|&(name, bytes)| (name.to_owned(), bytes.into()))
            .collect();
        return context.print_json(&json!({
            "bytes": storage.bytes,
            "tables": { "gathering": gathering, "running": running, "over": over },
            "visitors": storage.visitors,
            "parts": parts,
        }));
    }
    let lang = context.lang;
    let told = texts::stored(lang, gathering, running, over, storage.visitors);
    writeln!(context.console.out, "{told}")?;
    let whole = (texts::in_all(lang), storage.bytes);
    let parts = storage
        .parts
        .iter()
        .map(|&(name, bytes)| (name.to_owned(), bytes));
    let rows = parts
        .chain([whole])
        .map(|(name, bytes)| [name, format!("{} KiB", bytes.div_ceil(1_024))]);
    print(context, &rows.collect::<Vec<_>>())
}

/// Prints rows in columns.
fn print<const N: usize>(
    context: &mut Context<'_, '_>,
    rows: &[[String; N]],
) -> anyhow::Result<()> {
    let width = |column: usize| {
        let widths = rows.iter().map(|row| row[column].chars().count());
        widths.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..N).map(width).collect();
    for row in rows {
        let cells = row.iter().zip(&widths);
        let cells: Vec<String> = cells
            .map(|(cell, &width)| format!("{cell:<width$}"))
            .collect();
        writeln!(context.console.out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}
