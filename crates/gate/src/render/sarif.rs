//! SARIF 2.1.0: a result for each line that explains a rise that is too much, with its place in the sources.
//!
//! Paths are those of packages and source files; where a repository keeps its sources below a folder, the
//! base identifier `SRCROOT` is for whoever uploads the file to say.

use serde_json::{Value, json};

use super::terminal::growing;
use super::*;

/// Lines with less of a rise are no results of their own.
const SHARE: f64 = 0.05;
const RULES: [(&str, &str); 2] = [
    ("dearer", "A scenario takes more than the thresholds allow"),
    ("growth", "A count grows faster with the input"),
];

pub(super) fn text(report: &Report) -> String {
    let mut results: Vec<Value> = Vec::new();
    for scenario in &report.scenarios {
        for found in failing(&scenario.resources).flat_map(|change| of_change(&scenario.name, change)) {
            let same = results.iter_mut().find(|r| r["locations"] == found["locations"]);
            match same {
                // A line is one result, whatever it made dearer.
                Some(first) => first["message"]["text"] = joined(first, &found),
                None => results.push(found),
            }
        }
    }
    for growth in report.growth.iter().filter(|g| g.exceeded) {
        results.push(result("growth", growing(growth), location(&growth.path, growth.line)));
    }
    let rules = RULES.map(|(id, text)| json!({ "id": id, "shortDescription": { "text": text } }));
    let driver = json!({
        "name": "mantis gate",
        "version": env!("CARGO_PKG_VERSION"),
        "rules": rules,
    });
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": driver },
            "columnKind": "utf16CodeUnits",
            "results": results,
        }],
    });
    format!("{log:#}\n")
}

/// The texts of two results of a line.
fn joined(first: &Value, second: &Value) -> Value {
    let text = |result: &Value| result["message"]["text"].as_str().unwrap_or_default().to_owned();
    Value::String(format!("{}\n{}", text(first), text(second)))
}

fn of_change(scenario: &str, change: &Change) -> Vec<Value> {
    let told = |text: String| format!("scenario {scenario}: {}. {text}", sentence(change));
    let known = |line: &u32| *line > 0;
    let causes = change.causes.iter().filter(|c| c.share >= SHARE && known(&c.line));
    let mut results: Vec<Value> = causes
        .map(|c| {
            let what = if c.changed { "This changed line" } else { "This line, not changed itself," };
            let text = format!("{what} in {} explains {} of the rise", c.method, percent(c.share));
            result("dearer", told(text), location(&c.path, c.line))
        })
        .collect();
    if results.is_empty() {
        results = dearer(change)
            .filter(|m| m.share >= SHARE && known(&m.line))
            .map(|m| {
                // The line that takes most of a method is where to look.
                let line = m.lines.first().map_or(m.line, |l| l.line);
                let text = format!("{}: {}", m.method, amounts(m.base, m.head));
                result("dearer", told(text), location(&m.path, line))
            })
            .collect();
    }
    if results.is_empty() {
        results.push(result("dearer", told("No line is known".to_owned()), None));
    }
    results
}

fn result(rule: &str, text: String, location: Option<Value>) -> Value {
    json!({
        "ruleId": rule,
        "level": "error",
        "message": { "text": text },
        "locations": location.into_iter().collect::<Vec<_>>(),
    })
}

fn location(path: &str, line: u32) -> Option<Value> {
    (line > 0 && !path.is_empty()).then(|| {
        json!({
            "physicalLocation": {
                "artifactLocation": { "uri": uri(path), "uriBaseId": "SRCROOT" },
                "region": { "startLine": line },
            }
        })
    })
}

/// A relative reference (RFC 3986): what is not unreserved in a path is escaped.
fn uri(path: &str) -> String {
    let mut out = String::new();
    for byte in path.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' | b'$' => {
                out.push(char::from(byte));
            }
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}
