//! Bencher Metric Format: `{"SCENARIO": {"MEASURE": {"value": ...}}}`, with bounds where repetitions differ.
//!
//! Measures are `bytecodes`, `bytes`, `jdk-calls`, and `latency` in nanoseconds where times were taken.

use serde_json::{Map, Value, json};

use super::*;

pub(super) fn text(report: &Report) -> String {
    let mut all = Map::new();
    for scenario in &report.scenarios {
        let mut measures = Map::new();
        for change in &scenario.resources {
            let metric = match change.spread {
                0 => json!({ "value": change.head }),
                spread => json!({
                    "value": change.head,
                    "lower_value": change.head.saturating_sub(spread),
                    "upper_value": change.head.saturating_add(spread),
                }),
            };
            measures.insert(measure(change.resource).to_owned(), metric);
        }
        if let Some(time) = scenario.time {
            measures.insert("latency".to_owned(), json!({ "value": time.head }));
        }
        all.insert(scenario.name.clone(), Value::Object(measures));
    }
    format!("{:#}\n", Value::Object(all))
}
