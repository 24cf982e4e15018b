//! `slice`: the source lines of which a slice keeps some statement, or why there is no slice.
//!
//! `//@ slice WHAT` slices for the feature of its line whose name ends in `WHAT`: `loop iterations`,
//! `condition true`, `calls` (on the first line with code of a method), `sum of values of x`. With the option
//! `both` in the first line of the case, the optimistic slice and its assumptions follow the strict one.

use std::collections::BTreeSet;
use std::fmt::Write;

use mantis_slice::{Rule, Slice};

use super::{heading, unknown};
use crate::Result;
use crate::case::Case;
use crate::world::World;

pub(super) fn answers(world: &World<'_>) -> Result<String> {
    let rules: &[Rule] = match &world.case.options[..] {
        [] => &[Rule::Strict],
        [option] if option == "both" => &[Rule::Strict, Rule::Optimistic],
        [option, ..] => {
            return Err(world.case.problem(1, format!("`{option}` is no option; there is `both`")));
        }
    };
    let analysis = world.analysis();
    let prepared = world.prepared(&analysis);
    let mut out = String::new();
    for question in &world.case.questions {
        if question.command != "slice" {
            return unknown(world.case, question, "`slice`");
        }
        let feature = world.feature(question)?;
        for rule in rules {
            let optimistic = if *rule == Rule::Optimistic { ", optimistic" } else { "" };
            // Writing to a string cannot fail.
            let _ = writeln!(out, "{}{optimistic}", heading(question));
            match world.slice((&analysis, &prepared), feature, *rule) {
                Err(refusal) => drop(writeln!(out, "  refused: {}", refusal.reason)),
                Ok(slice) => out.push_str(&said(world.case, &slice, *rule)),
            }
        }
    }
    Ok(out)
}

/// The kept lines with their numbers, what may differ between runs of the program itself, and what is
/// assumed, but for what all optimistic slices assume.
fn said(case: &Case, slice: &Slice, rule: Rule) -> String {
    let mut out = String::new();
    for line in kept_lines(slice) {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{line:>3} {}", case.line(line));
    }
    for hazard in &slice.hazards {
        let _ = writeln!(out, "  hazard: {hazard}");
    }
    if rule == Rule::Optimistic {
        let assumed = slice.assumptions.iter().map(ToString::to_string);
        for assumption in assumed.filter(|a| !a.contains("other processes succeeds")) {
            let _ = writeln!(out, "  assumes: {assumption}");
        }
    }
    out
}

/// The lines of which some statement is kept.
fn kept_lines(slice: &Slice) -> BTreeSet<u32> {
    let mut lines = BTreeSet::new();
    for method in slice.methods.values() {
        let kept = method.function.insts.iter().filter(|(inst, _)| method.keep.contains(*inst));
        lines.extend(kept.map(|(_, data)| data.line).filter(|line| *line > 0));
    }
    lines
}
