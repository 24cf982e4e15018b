//! `counted`: loops of a slice that only count, and whose iterations the emitted code skips.
//!
//! `//@ counted WHAT` slices for the feature (see `slice`) and gives each such loop with the line of its
//! test, what its counters add in a cycle, and the statements that compute its limit. `//@ perforable WHAT`
//! gives the loops that may leave out iterations in a sample.

use std::fmt::Write;

use mantis_ir::{Const, Inst, Op};
use mantis_slice::counted::{Advance, Counter, Step, counted_loops, perforable_loops};
use mantis_slice::{MethodSlice, Rule, Slice};

use super::{heading, unknown};
use crate::Result;
use crate::world::World;

pub(super) fn answers(world: &World<'_>) -> Result<String> {
    let analysis = world.analysis();
    let prepared = world.prepared(&analysis);
    let mut out = String::new();
    for question in &world.case.questions {
        let perforable = match question.command.as_str() {
            "counted" => false,
            "perforable" => true,
            _ => return unknown(world.case, question, "`counted` and `perforable`"),
        };
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}", heading(question));
        let feature = world.feature(question)?;
        let slice = match world.slice((&analysis, &prepared), feature, Rule::Strict) {
            Ok(slice) => slice,
            Err(refusal) => {
                let _ = writeln!(out, "  refused: {}", refusal.reason);
                continue;
            }
        };
        let mut loops: Vec<(u32, String)> = slice
            .methods
            .values()
            .flat_map(|method| if perforable { perforables(method) } else { counted(method, &slice) })
            .collect();
        loops.sort();
        for (line, what) in &loops {
            let _ = writeln!(out, "  {line}: {what}");
        }
        if loops.is_empty() {
            let _ = writeln!(out, "  none");
        }
    }
    Ok(out)
}

/// The counted loops of a method: the line of the test, and what they do.
fn counted(method: &MethodSlice, slice: &Slice) -> Vec<(u32, String)> {
    let f = &method.function;
    let mut out = Vec::new();
    for found in counted_loops(method, slice.threads) {
        let limit: Vec<String> = found.limit.iter().map(|inst| word(method, *inst)).collect();
        let limit = if limit.is_empty() { "0".to_owned() } else { limit.join(" ") };
        let steps: Vec<String> = found.counters.iter().map(step).collect();
        let end = if found.strict { "ends at" } else { "ends behind" };
        let around = if found.nests { ", around others" } else { "" };
        let line = f.insts[f.terminator(found.test)].line;
        out.push((line, format!("adds {}, {end} {limit}{around}", steps.join(" and "))));
    }
    out
}

fn step(counter: &Counter) -> String {
    match counter.step {
        Step::Constant(n) => n.to_string(),
        Step::Local { subtracted, .. } => (if subtracted { "-local" } else { "local" }).to_owned(),
    }
}

/// A statement of a limit, shortly.
fn word(method: &MethodSlice, inst: Inst) -> String {
    match &method.function.insts[inst].op {
        Op::Const(Const::Int(n)) => n.to_string(),
        Op::Copy { .. } => "local".to_owned(),
        Op::GetField(field) | Op::GetStatic(field) => field.name.to_string(),
        Op::Invoke(_, method, _) => format!("{}()", method.name),
        op => format!("{op:?}").to_lowercase(),
    }
}

/// The loops of a method that may leave out iterations.
fn perforables(method: &MethodSlice) -> Vec<(u32, String)> {
    let f = &method.function;
    let mut out = Vec::new();
    for found in perforable_loops(method) {
        let first = f.blocks[found.header].insts.first();
        let line = first.map_or(0, |inst| f.insts[*inst].line);
        let advance = match found.advance {
            Advance::Counter { step, .. } => format!("counter by {step}"),
            Advance::Iterator { .. } => "iterator".to_owned(),
        };
        out.push((line, advance));
    }
    out
}
