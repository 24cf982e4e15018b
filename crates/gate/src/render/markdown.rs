//! Markdown for a comment: a table of scenarios, then what exceeds a threshold, folded where it is long.

use std::fmt::Write;

use super::terminal::growing;
use super::*;

/// Causes and methods that are shown.
const ROWS: usize = 5;

pub(super) fn text(report: &Report) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_all(&mut out, report);
    out
}

fn write_all(out: &mut String, report: &Report) -> std::fmt::Result {
    let verdict = if report.passed { "passed" } else { "**failed**" };
    writeln!(out, "### Gate {verdict}\n")?;
    writeln!(out, "{} against {}\n", code(&report.head), code(&report.base))?;
    writeln!(out, "| scenario | resource | base | head | change | |\n|---|---|--:|--:|--:|---|")?;
    for scenario in &report.scenarios {
        for change in &scenario.resources {
            let verdict = match change.verdict {
                _ if change.fails() => "**too much**",
                Verdict::Same => "same",
                Verdict::Cheaper => "cheaper",
                Verdict::Within | Verdict::Exceeded => "within thresholds",
            };
            let apart = if change.spread > 0 { ", repetitions differ" } else { "" };
            let how = if change.verdict == Verdict::Same { String::new() } else { times(change.factor) };
            let (base, head) = (grouped(change.base), grouped(change.head));
            let title = change.resource.title();
            writeln!(
                out,
                "| {} | {title} | {base} | {head} | {how} | {verdict}{apart} |",
                cell(&scenario.name)
            )?;
        }
        if let Some(time) = scenario.time {
            let base = time.base.map(seconds).unwrap_or_default();
            let head = seconds(time.head);
            writeln!(out, "| {} | time | {base} | {head} | | for information |", cell(&scenario.name))?;
        }
    }
    for scenario in report.scenarios.iter().filter(|s| s.fails()) {
        for change in failing(&scenario.resources) {
            write_change(out, &scenario.name, change, report.baseline)?;
        }
    }
    let grown: Vec<String> = report.growth.iter().filter(|g| g.exceeded).map(growing).collect();
    if !grown.is_empty() {
        writeln!(out)?;
    }
    for line in grown {
        writeln!(out, "- {}", cell(&line))?;
    }
    if !report.notes.is_empty() {
        writeln!(out)?;
    }
    for note in &report.notes {
        writeln!(out, "- {}", cell(note))?;
    }
    writeln!(out, "\n<sub>Not seen by counts: {}.</sub>", report.unseen.join("; "))
}

fn write_change(out: &mut String, scenario: &str, change: &Change, baseline: bool) -> std::fmt::Result {
    writeln!(out, "\n**{}**: {}\n", cell(scenario), sentence(change))?;
    for cause in change.causes.iter().take(ROWS) {
        let what = if cause.changed { "changed" } else { "not changed itself" };
        let place = code(&place(&cause.path, cause.line));
        writeln!(out, "- {place} in {}, {what}: {} of the rise", code(&cause.method), percent(cause.share))?;
    }
    if !change.causes.is_empty() {
        writeln!(out)?;
    }
    writeln!(out, "<details><summary>Methods</summary>\n")?;
    writeln!(out, "| method | base | head | | lines |\n|---|--:|--:|---|---|")?;
    for method in dearer(change).take(ROWS) {
        let amount = |value: Option<u64>| value.map(grouped).unwrap_or_default();
        let lines: Vec<String> = method.lines.iter().take(ROWS).map(|l| l.line.to_string()).collect();
        writeln!(
            out,
            "| {} | {} | {} | {} | {} |",
            code(&method.method),
            amount(method.base),
            amount(method.head),
            remark(method, baseline),
            lines.join(", ")
        )?;
    }
    writeln!(out, "\n</details>")
}

/// Text in a cell of a table.
fn cell(text: &str) -> String {
    text.replace('\\', "\\\\").replace('|', "\\|").replace('<', "&lt;").replace(['\n', '\r'], " ")
}

/// Text as code; what would end it or a cell is replaced.
fn code(text: &str) -> String {
    format!("`{}`", text.replace('`', "'").replace('|', "\\|").replace(['\n', '\r'], " "))
}
