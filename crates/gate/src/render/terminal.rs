//! For a reader: what exceeds a threshold, why, and on which lines; the rest in a line each.

use std::fmt::Write;

use super::*;
use crate::growth::{Growth, Kind};
use crate::report::{LineChange, ScenarioReport};

/// Causes, methods, lines of a method and growing counts that are shown.
const CAUSES: usize = 3;
const METHODS: usize = 4;
const LINES: usize = 3;
const GROWING: usize = 4;

pub(super) fn text(report: &Report) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_all(&mut out, report);
    out
}

fn write_all(out: &mut String, report: &Report) -> std::fmt::Result {
    let failed = report.scenarios.iter().filter(|s| s.fails()).count();
    let all = report.scenarios.len();
    let (base, head) = (&report.base, &report.head);
    let grown = report.growth.iter().filter(|g| g.exceeded).count();
    match (failed, grown) {
        (0, 0) => writeln!(out, "passed: {all} of {all} scenarios ({base} -> {head})")?,
        (0, _) => writeln!(out, "FAILED: counts grow faster with the input ({base} -> {head})")?,
        _ => writeln!(out, "FAILED: {failed} of {all} scenarios exceed a threshold ({base} -> {head})")?,
    }
    let told = longest(report);
    for (i, scenario) in report.scenarios.iter().enumerate() {
        write_scenario(out, scenario, report.baseline, told == Some(i))?;
    }
    write_growth(out, report)?;
    for note in &report.notes {
        writeln!(out, "note: {note}")?;
    }
    writeln!(out, "not seen by counts: {}", report.unseen.join("; "))
}

/// The scenario that is told at length, of those that fail: the one that rose most.
fn longest(report: &Report) -> Option<usize> {
    let failed = report.scenarios.iter().enumerate().filter(|(_, s)| s.fails());
    let rise = |s: &ScenarioReport| failing(&s.resources).map(|c| c.difference).max();
    failed.max_by_key(|(_, s)| rise(s)).map(|(i, _)| i)
}

fn write_scenario(
    out: &mut String,
    scenario: &ScenarioReport,
    baseline: bool,
    long: bool,
) -> std::fmt::Result {
    let mark = if scenario.fails() { "FAILED" } else { "ok" };
    let unstable = if scenario.stable { "" } else { ", repetitions differ" };
    let size = scenario.size.map(|s| format!(", size {s}")).unwrap_or_default();
    let same = scenario.resources.iter().all(|c| c.verdict == Verdict::Same);
    let nothing = if same { ": nothing changed" } else { "" };
    writeln!(out, "{mark}: {}{size}{unstable}{nothing}", scenario.name)?;
    for change in scenario.resources.iter().filter(|_| !same) {
        writeln!(out, "  {}", sentence(change))?;
        if change.fails() {
            write_causes(out, change, if long { CAUSES } else { 1 })?;
            if long {
                write_methods(out, change, baseline)?;
            }
        }
    }
    if let Some(time) = scenario.time {
        let base = time.base.map(|b| format!("{} -> ", seconds(b))).unwrap_or_default();
        writeln!(out, "  time {base}{}, for information", seconds(time.head))?;
    }
    Ok(())
}

fn write_causes(out: &mut String, change: &Change, most: usize) -> std::fmt::Result {
    for cause in change.causes.iter().take(most) {
        let what = if cause.changed { "changed" } else { "not changed itself" };
        let data = match cause.by_data {
            d if d >= 1.0 && cause.changed => {
                format!(", {} of it by other data", percent(d / cause.difference.max(1.0)))
            }
            _ => String::new(),
        };
        let place = place(&cause.path, cause.line);
        let share = percent(cause.share);
        writeln!(out, "    because of {place} in {}, {what}: {share} of the rise{data}", cause.method)?;
    }
    Ok(())
}

fn write_methods(out: &mut String, change: &Change, baseline: bool) -> std::fmt::Result {
    let dear: Vec<&MethodChange> = dearer(change).collect();
    for method in dear.iter().take(METHODS) {
        let mark = if method.exceeded { "FAILED " } else { "" };
        let amounts = amounts(method.base, method.head);
        let place = place(&method.path, method.line);
        let remark = remark(method, baseline);
        writeln!(out, "    {mark}{} ({place}): {amounts}, {remark}", method.method)?;
        // Allocations say more than their lines.
        let lines = if method.sites.is_empty() { LINES } else { 0 };
        for line in method.lines.iter().take(lines) {
            write_line(out, method, line)?;
        }
        for site in method.sites.iter().take(LINES) {
            let place = super::place(&method.path, site.line);
            let bytes = super::amounts(site.bytes[0], site.bytes[1]);
            let number = super::amounts(site.allocations[0], site.allocations[1]);
            writeln!(out, "      {place}  {}: {number} allocations, {bytes} bytes", site.what)?;
        }
        let loops = if change.resource == Resource::Bytecodes { LINES } else { 0 };
        for found in method.loops.iter().take(loops) {
            let iterations = super::amounts(found.base, Some(found.head));
            writeln!(out, "      loop {}  {iterations} iterations", found.name)?;
        }
    }
    if dear.len() > METHODS {
        let rest: i64 = dear[METHODS..].iter().map(|m| m.difference).sum();
        writeln!(out, "    {} more methods: {}", dear.len() - METHODS, signed(rest))?;
    }
    Ok(())
}

fn write_line(out: &mut String, method: &MethodChange, line: &LineChange) -> std::fmt::Result {
    let mark = if line.changed { "*" } else { " " };
    let place = place(&method.path, line.line);
    match (line.base, line.head) {
        // Against a baseline nothing is known of the base.
        (None, Some(head)) if method.changed.is_none() => writeln!(out, "      {place}  {}", grouped(head)),
        (base, head) => writeln!(out, "    {mark} {place}  {}", amounts(base, head)),
    }
}

fn write_growth(out: &mut String, report: &Report) -> std::fmt::Result {
    let mut shown: Vec<&Growth> = report.growth.iter().filter(|g| is_worth(g)).collect();
    let rise = |g: &Growth| g.base.zip(g.head).map_or(0.0, |(b, h)| h.exponent - b.exponent);
    shown.sort_by(|a, b| b.exceeded.cmp(&a.exceeded).then(rise(b).total_cmp(&rise(a))));
    for growth in shown.into_iter().take(GROWING) {
        let mark = if growth.exceeded { "FAILED: " } else { "" };
        writeln!(out, "{mark}{}", growing(growth))?;
    }
    Ok(())
}

/// Bytecodes in all, and what grows faster than before.
fn is_worth(growth: &Growth) -> bool {
    let rise = growth.base.zip(growth.head).map(|(b, h)| h.exponent - b.exponent);
    let in_all = growth.kind == Kind::Total && growth.resource == Some(Resource::Bytecodes);
    growth.exceeded || in_all || rise.is_some_and(|r| r > 0.1)
}

/// How a count grows, in a sentence.
pub(super) fn growing(growth: &Growth) -> String {
    let what = match (growth.kind, growth.resource) {
        (Kind::Loop, _) | (_, None) => format!("iterations of the loop {}", growth.name),
        (Kind::Total, Some(resource)) => format!("{} in group {}", resource.title(), growth.group),
        (Kind::Method, Some(resource)) => format!("{} in {}", resource.title(), growth.name),
    };
    let law = |fit: Option<crate::growth::Fit>| {
        fit.map_or_else(|| "-".to_owned(), |f| format!("size^{:.2}", f.exponent))
    };
    let hurts = match growth.hurts_from {
        Some(size) if size < 1.0 => ", dearer at every size".to_owned(),
        Some(size) => format!(", dearer from size {} on", significant(size)),
        None => String::new(),
    };
    format!("growth of {what}: {} -> {}{hurts}", law(growth.base), law(growth.head))
}

/// Two significant digits are what an extrapolation is worth.
fn significant(size: f64) -> String {
    if size >= 1e15 {
        return format!("{size:.1e}");
    }
    grouped(crate::baseline::rounded(size.ceil() as u64, 2))
}
