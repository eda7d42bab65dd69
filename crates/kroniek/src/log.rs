//! The log: lines for people, or JSON for programs.

use std::fmt;

use serde_json::{Map, Value};
use tracing::field::{Field, Visit};
use tracing::{Event, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::field::RecordFields;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields, FormattedFields};
use tracing_subscriber::registry::LookupSpan;

use crate::arguments::LogFormat;

/// Begins to log to standard error. Whoever uses this as a library may have a log already: then it stays.
pub(crate) fn begin(filter: &str, format: LogFormat) {
    let log = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(filter))
        .with_writer(std::io::stderr);
    let _ = match format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log
            .fmt_fields(JsonFields)
            .event_format(JsonLines)
            .try_init(),
    };
}

/// Each event as a JSON object on a line: time, level, part of the program, the fields of the event, and those of what it is part of.
struct JsonLines;

/// The fields of a span as a JSON object.
struct JsonFields;

/// Fields as they are collected.
#[derive(Default)]
struct Collected(Map<String, Value>);

impl Visit for Collected {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.add(field, format!("{value:?}"));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.add(field, value);
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.add(field, value);
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.add(field, value);
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.add(field, value);
    }

    fn record_f64(&mut self, field: &Field, value: f64) {
        self.add(field, value);
    }
}

impl Collected {
    fn add(&mut self, field: &Field, value: impl Into<Value>) {
        self.0.insert(field.name().to_owned(), value.into());
    }
}

impl<'w> FormatFields<'w> for JsonFields {
    fn format_fields<R: RecordFields>(&self, mut writer: Writer<'w>, fields: R) -> fmt::Result {
        let mut collected = Collected::default();
        fields.record(&mut collected);
        write!(writer, "{}", Value::Object(collected.0))
    }
}

impl<S, N> FormatEvent<S, N> for JsonLines
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let mut time = String::new();
        SystemTime.format_time(&mut Writer::new(&mut time))?;
        let about = event.metadata();
        let mut line = Map::new();
        line.insert("time".to_owned(), time.into());
        line.insert("level".to_owned(), about.level().as_str().into());
        line.insert("target".to_owned(), about.target().into());
        for span in context.event_scope().into_iter().flatten() {
            if let Some(fields) = span.extensions().get::<FormattedFields<N>>()
                && let Ok(Value::Object(fields)) = serde_json::from_str(fields)
            {
                let name = span.name();
                let named = fields
                    .into_iter()
                    .map(|(field, value)| (format!("{name}.{field}"), value));
                line.extend(named);
            }
        }
        let mut collected = Collected::default();
        event.record(&mut collected);
        line.extend(collected.0);
        writeln!(writer, "{}", Value::Object(line))
    }
}
