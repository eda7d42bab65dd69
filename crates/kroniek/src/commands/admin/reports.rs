//! What people have reported to the operator.

use anyhow::anyhow;
use serde_json::{Value, json};
use store::Admin as Keeper;
use table::{Report, VisitorId};

use super::{Context, day, print, say};
use crate::admin_texts;
use crate::arguments::OneReport;

/// Lists reports, or shows or closes one.
pub(super) async fn reports(
    context: &mut Context<'_, '_>,
    keeper: &dyn Keeper,
    all: bool,
    limit: u32,
    one: Option<OneReport>,
) -> anyhow::Result<()> {
    let lang = context.lang;
    match one {
        None => list(context, &keeper.reports(all, limit).await?),
        Some(OneReport::Show { number, chronicle }) => {
            let found = keeper.filed_report(number).await?;
            let report = found.ok_or_else(|| anyhow!(admin_texts::no_report(lang, number)))?;
            if chronicle {
                write!(context.console.out, "{}", report.chronicle)?;
                return Ok(());
            }
            show(context, &report)
        }
        Some(OneReport::Close { number, note }) => {
            let closed = keeper.close_report(number, server::now(), note);
            if !closed.await? {
                return Err(anyhow!(admin_texts::no_open_report(lang, number)));
            }
            let data = json!({ "closed": number.to_string() });
            say(context, &data, admin_texts::report_closed)
        }
    }
}

fn data(report: &Report) -> Value {
    let visitor = |visitor: Option<VisitorId>| visitor.map(|visitor| visitor.to_string());
    json!({
        "report": report.number, "at": report.at, "reporter": visitor(report.reporter),
        "reported": visitor(report.whom), "name": report.name, "table": report.table,
        "reason": report.reason.name(), "text": report.text, "closed": report.closed, "note": report.note,
    })
}

fn list(context: &mut Context<'_, '_>, reports: &[Report]) -> anyhow::Result<()> {
    if context.json {
        return context.print_json(&reports.iter().map(data).collect::<Vec<Value>>());
    }
    let rows = reports.iter().map(|report| {
        [
            report.number.to_string(),
            day(report.at),
            report.closed.map_or_else(String::new, day),
            report.reason.name().to_owned(),
            report.name.clone(),
            report
                .table
                .map_or_else(|| "-".to_owned(), |table| table.to_string()),
            report.text.clone(),
        ]
    });
    print(context, &rows.collect::<Vec<_>>())
}

fn show(context: &mut Context<'_, '_>, report: &Report) -> anyhow::Result<()> {
    let mut data = data(report);
    if context.json {
        data["chat"] = report.chat.as_str().into();
        data["chronicle"] = report.chronicle.as_str().into();
        return context.print_json(&data);
    }
    let fields = data.as_object().into_iter().flatten();
    let fields = fields.filter(|(_, value)| !value.is_null());
    let rows = fields.map(|(name, value)| {
        let value = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        [name.clone(), value]
    });
    print(context, &rows.collect::<Vec<_>>())?;
    if !report.chat.is_empty() {
        write!(context.console.out, "\n{}", report.chat)?;
    }
    Ok(())
}
