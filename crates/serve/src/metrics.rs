//! Counts and latencies since the start, as [OpenMetrics] text.
//!
//! [OpenMetrics]: https://prometheus.io/docs/specs/om/open_metrics_spec/

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::jvm::{Lost, Reply};

/// Upper ends of the intervals of latencies, in seconds: warm predictions take a millisecond, cold ones a
/// tenth of a second.
const BOUNDS: [f64; 14] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// What became of a request for a prediction.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// A prediction.
    Predicted,
    /// The predictor has none for this input.
    None,
    /// The request does not fit the predictor.
    Wrong,
    /// It took too long.
    Late,
    /// The JVM ended.
    Died,
    /// The queue was full.
    Full,
}

impl Outcome {
    const ALL: [Outcome; 6] =
        [Outcome::Predicted, Outcome::None, Outcome::Wrong, Outcome::Late, Outcome::Died, Outcome::Full];

    pub(crate) fn of(reply: &Result<Reply, Lost>) -> Outcome {
        match reply {
            Ok(Reply::Answer(_)) => Outcome::Predicted,
            Ok(Reply::None(_)) => Outcome::None,
            Ok(Reply::Wrong(_)) => Outcome::Wrong,
            Err(Lost::Late) => Outcome::Late,
            Err(Lost::Died(_)) => Outcome::Died,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Outcome::Predicted => "predicted",
            Outcome::None => "no_prediction",
            Outcome::Wrong => "wrong_request",
            Outcome::Late => "timeout",
            Outcome::Died => "jvm_ended",
            Outcome::Full => "queue_full",
        }
    }
}

/// How often which durations were seen.
#[derive(Clone, Debug, Default)]
struct Histogram {
    /// One more than there are bounds: the last is for what is longer.
    counts: [u64; BOUNDS.len() + 1],
    sum: f64,
}

impl Histogram {
    fn add(&mut self, duration: Duration) {
        let seconds = duration.as_secs_f64();
        self.counts[BOUNDS.iter().position(|b| seconds <= *b).unwrap_or(BOUNDS.len())] += 1;
        self.sum += seconds;
    }

    fn print(&self, out: &mut String, name: &str, labels: &str) {
        let mut below = 0;
        let bounds = BOUNDS.iter().map(f64::to_string).chain(["+Inf".to_owned()]);
        let separator = if labels.is_empty() { "" } else { "," };
        for (bound, count) in bounds.zip(self.counts) {
            below += count;
            let _ = writeln!(out, "{name}_bucket{{{labels}{separator}le=\"{bound}\"}} {below}");
        }
        let braces = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
        let _ = writeln!(out, "{name}_count{braces} {below}\n{name}_sum{braces} {}", self.sum);
    }
}

#[derive(Debug, Default)]
struct State {
    outcomes: Vec<BTreeMap<Outcome, u64>>,
    latencies: Vec<Histogram>,
    queue: Histogram,
    responses: BTreeMap<u16, u64>,
    /// Requests that a JVM is working on.
    running: usize,
    starts: u64,
    /// Processes that are up.
    jvms: BTreeSet<u32>,
}

/// What has happened.
#[derive(Debug)]
pub struct Metrics {
    names: Vec<String>,
    state: Mutex<State>,
}

impl Metrics {
    /// For predictors of these names.
    pub fn new(names: Vec<String>) -> Metrics {
        let n = names.len();
        let state = State {
            outcomes: vec![BTreeMap::new(); n],
            latencies: vec![Histogram::default(); n],
            ..State::default()
        };
        Metrics { names, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A JVM begins to work on a request.
    pub fn begins(&self) {
        self.state().running += 1;
    }

    /// How many are worked on.
    pub fn running(&self) -> usize {
        self.state().running
    }

    /// A request for a prediction has its answer, after it waited and was worked on so long.
    pub fn predicted(&self, predictor: usize, outcome: Outcome, queued: Duration, took: Duration) {
        let mut state = self.state();
        if let Some(outcomes) = state.outcomes.get_mut(predictor) {
            *outcomes.entry(outcome).or_default() += 1;
        }
        if outcome == Outcome::Full {
            return;
        }
        state.running = state.running.saturating_sub(1);
        state.queue.add(queued);
        if let Some(latencies) = state.latencies.get_mut(predictor) {
            latencies.add(took);
        }
    }

    /// A response with this status was sent.
    pub fn responded(&self, status: u16) {
        *self.state().responses.entry(status).or_default() += 1;
    }

    /// A JVM is up.
    pub fn started(&self, process: u32) {
        let mut state = self.state();
        state.starts += 1;
        state.jvms.insert(process);
    }

    /// A JVM is no more.
    pub fn ended(&self, process: u32) {
        self.state().jvms.remove(&process);
    }

    /// The processes of the JVMs that are up.
    pub fn jvms(&self) -> Vec<u32> {
        self.state().jvms.iter().copied().collect()
    }

    /// All of it, with what the queue looks like now.
    pub fn open_metrics(&self, waiting: usize, capacity: usize) -> String {
        let state = self.state();
        let mut out = String::new();
        let prefix = "mantis_serve";
        family(&mut out, "predictions", "counter", "Requests for predictions, by what became of them.");
        for (name, outcomes) in self.names.iter().zip(&state.outcomes) {
            for outcome in Outcome::ALL {
                let n = outcomes.get(&outcome).copied().unwrap_or_default();
                let labels = format!("predictor=\"{}\",outcome=\"{}\"", escaped(name), outcome.name());
                let _ = writeln!(out, "{prefix}_predictions_total{{{labels}}} {n}");
            }
        }
        family(&mut out, "prediction_seconds", "histogram", "From when a JVM was free to its answer.");
        for (name, latencies) in self.names.iter().zip(&state.latencies) {
            let labels = format!("predictor=\"{}\"", escaped(name));
            latencies.print(&mut out, "mantis_serve_prediction_seconds", &labels);
        }
        family(&mut out, "queue_seconds", "histogram", "How long requests waited for a JVM.");
        state.queue.print(&mut out, "mantis_serve_queue_seconds", "");
        let gauge = |out: &mut String, name: &str, help: &str, value: usize| {
            family(out, name, "gauge", help);
            let _ = writeln!(out, "{prefix}_{name} {value}");
        };
        gauge(&mut out, "queue_length", "Requests that wait for a JVM.", waiting);
        gauge(&mut out, "queue_capacity", "How many may wait.", capacity);
        gauge(&mut out, "running", "Requests that a JVM is working on.", state.running);
        gauge(&mut out, "jvms", "JVMs that are up.", state.jvms.len());
        family(&mut out, "jvm_starts", "counter", "JVMs started, those for lost ones included.");
        let _ = writeln!(out, "{prefix}_jvm_starts_total {}", state.starts);
        family(&mut out, "responses", "counter", "HTTP responses by status.");
        for (status, n) in &state.responses {
            let _ = writeln!(out, "{prefix}_responses_total{{code=\"{status}\"}} {n}");
        }
        out.push_str("# EOF\n");
        out
    }
}

fn family(out: &mut String, name: &str, kind: &str, help: &str) {
    let _ = writeln!(out, "# TYPE mantis_serve_{name} {kind}\n# HELP mantis_serve_{name} {help}");
}

fn escaped(label: &str) -> String {
    label.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text() {
        let metrics = Metrics::new(vec!["a\"b".into()]);
        metrics.started(7);
        (0..3).for_each(|_| metrics.begins());
        metrics.predicted(0, Outcome::Predicted, Duration::ZERO, Duration::from_millis(3));
        metrics.predicted(0, Outcome::Late, Duration::from_millis(1), Duration::from_secs(11));
        metrics.predicted(0, Outcome::Full, Duration::ZERO, Duration::ZERO);
        metrics.responded(200);
        let text = metrics.open_metrics(2, 64);
        for line in [
            "# TYPE mantis_serve_predictions counter",
            "mantis_serve_predictions_total{predictor=\"a\\\"b\",outcome=\"predicted\"} 1",
            "mantis_serve_predictions_total{predictor=\"a\\\"b\",outcome=\"queue_full\"} 1",
            "mantis_serve_prediction_seconds_bucket{predictor=\"a\\\"b\",le=\"0.0025\"} 0",
            "mantis_serve_prediction_seconds_bucket{predictor=\"a\\\"b\",le=\"0.005\"} 1",
            "mantis_serve_prediction_seconds_bucket{predictor=\"a\\\"b\",le=\"+Inf\"} 2",
            "mantis_serve_prediction_seconds_count{predictor=\"a\\\"b\"} 2",
            "mantis_serve_queue_seconds_bucket{le=\"0.001\"} 2",
            "mantis_serve_queue_length 2",
            "mantis_serve_running 1",
            "mantis_serve_jvms 1",
            "mantis_serve_responses_total{code=\"200\"} 1",
        ] {
            assert!(text.lines().any(|l| l == line), "{line} is not in\n{text}");
        }
        assert!(text.ends_with("# EOF\n"));
        metrics.ended(7);
        assert!(metrics.jvms().is_empty());
    }
}
