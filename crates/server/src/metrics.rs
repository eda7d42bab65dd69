//! What the server counts, in the form that Prometheus reads.

use std::collections::BTreeMap;
use std::fmt::{Display, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::{Method, StatusCode};

use crate::routes::Route;

/// The bounds of the histogram's buckets, in seconds.
const BOUNDS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0,
];
/// A route, a method and the status of the answer.
type Request = (Route, &'static str, u16);

/// What has been counted since the server started. Clones are the same.
#[derive(Clone, Default)]
pub(crate) struct Metrics(Arc<Inner>);

#[derive(Default)]
struct Inner {
    /// How many requests were answered, by route, method and status.
    requests: Mutex<BTreeMap<Request, u64>>,
    /// How long reading took.
    reading: Histogram,
    /// How long it took to change something.
    changing: Histogram,
}

impl Metrics {
    /// Counts a request that was answered.
    pub(crate) fn answered(
        &self,
        method: &Method,
        route: &Route,
        status: StatusCode,
        time: Duration,
    ) {
        let requests = &self.0.requests;
        let mut requests = requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests
            .entry((route.clone(), known(method), status.as_u16()))
            .or_default() += 1;
        drop(requests);
        if *method == Method::POST {
            self.0.changing.count(time);
        } else {
            self.0.reading.count(time);
        }
    }

    /// Writes what was counted.
    pub(crate) fn write(&self, text: &mut Exposition) {
        text.family(
            "kroniek_requests_total",
            "counter",
            "Requests that were answered.",
        );
        let requests = &self.0.requests;
        let requests = requests.lock().unwrap_or_else(PoisonError::into_inner);
        for ((route, method, status), count) in requests.iter() {
            let status = status.to_string();
            let labels = [
                ("method", *method),
                ("route", route.as_str()),
                ("status", status.as_str()),
            ];
            text.sample("kroniek_requests_total", &labels, count);
        }
        drop(requests);
        let name = "kroniek_request_seconds";
        text.family(
            name,
            "histogram",
            "Time until an answer began, in seconds; POST is what changes something.",
        );
        self.0.reading.write(text, name, "GET");
        self.0.changing.write(text, name, "POST");
    }
}

/// The name of a method: anything may be sent.
fn known(method: &Method) -> &'static str {
    let methods = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH"];
    let mut methods = methods.into_iter();
    methods
        .find(|name| *name == method.as_str())
        .unwrap_or("other")
}

/// How often something took how long.
#[derive(Default)]
struct Histogram {
    /// By bucket; the last one has no bound.
    counts: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl Histogram {
    fn count(&self, time: Duration) {
        let seconds = time.as_secs_f64();
        let bucket = BOUNDS.partition_point(|&bound| bound < seconds);
        self.counts[bucket].fetch_add(1, Ordering::Relaxed);
        let microseconds = time.as_micros() as u64;
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }

    fn write(&self, text: &mut Exposition, name: &str, method: &str) {
        let mut sum = 0;
        let bounds = BOUNDS.iter().map(ToString::to_string);
        for (count, bound) in self.counts.iter().zip(bounds.chain(["+Inf".to_owned()])) {
            sum += count.load(Ordering::Relaxed);
            let labels = [("method", method), ("le", bound.as_str())];
            text.sample(&format!("{name}_bucket"), &labels, &sum);
        }
        let seconds = self.microseconds.load(Ordering::Relaxed) as f64 / 1e6;
        text.sample(&format!("{name}_sum"), &[("method", method)], &seconds);
        text.sample(&format!("{name}_count"), &[("method", method)], &sum);
    }
}

/// A text in the form that Prometheus reads.
#[derive(Default)]
pub(crate) struct Exposition(String);

impl Exposition {
    /// What the samples that follow are.
    pub(crate) fn family(&mut self, name: &str, kind: &str, help: &str) {
        // A text can always be written to.
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    /// One number. Labels are our own words, or routes and names of games, which need no escape.
    pub(crate) fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: &impl Display) {
        let labels = labels
            .iter()
            .map(|(name, value)| format!("{name}=\"{value}\""));
        let labels: Vec<String> = labels.collect();
        let _ = match &labels[..] {
            [] => writeln!(self.0, "{name} {value}"),
            labels => writeln!(self.0, "{name}{{{}}} {value}", labels.join(",")),
        };
    }

    /// A number that goes up and down, alone.
    pub(crate) fn gauge(&mut self, name: &str, help: &str, value: &impl Display) {
        self.family(name, "gauge", help);
        self.sample(name, &[], value);
    }

    /// The whole text.
    pub(crate) fn finish(self) -> String {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_hold_everything_up_to_their_bound() {
        let metrics = Metrics::default();
        for milliseconds in [1, 2, 40, 9_000] {
            let time = Duration::from_millis(milliseconds);
            metrics.answered(&Method::POST, &Route::none(), StatusCode::OK, time);
        }
        let mut text = Exposition::default();
        metrics.write(&mut text);
        let text = text.finish();
        for line in [
            "kroniek_requests_total{method=\"POST\",route=\"none\",status=\"200\"} 4",
            "kroniek_request_seconds_bucket{method=\"POST\",le=\"0.001\"} 1",
            "kroniek_request_seconds_bucket{method=\"POST\",le=\"0.0025\"} 2",
            "kroniek_request_seconds_bucket{method=\"POST\",le=\"5\"} 3",
            "kroniek_request_seconds_bucket{method=\"POST\",le=\"+Inf\"} 4",
            "kroniek_request_seconds_sum{method=\"POST\"} 9.043",
            "kroniek_request_seconds_count{method=\"GET\"} 0",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }

    #[test]
    fn strange_methods_are_counted_together() {
        let method = Method::from_bytes(b"BREW").expect("a method");
        assert_eq!(known(&method), "other");
        assert_eq!(known(&Method::GET), "GET");
    }
}
