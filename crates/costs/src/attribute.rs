//! From the rows of a table down to single counters and to source lines.
//!
//! A row's cost is that of its counter and of those that were merged into it. Runs cannot tell them apart, so
//! the cost is split in proportion to instructions. Nothing is lost: the costs of counters times their
//! executions add up to the prediction, and so do those of lines.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::counters::{At, Counters, Seen};
use crate::merge::Merged;
use crate::program::Program;

/// For each counter its share of the predicted total of all runs.
///
/// `costs` are those of the columns kept, `totals` executions of each counter over all runs.
pub fn split(counters: &Counters, merged: &Merged, costs: &[f64], totals: &[f64]) -> Vec<f64> {
    let mut of = vec![0.0; counters.list.len()];
    let mut parts: BTreeMap<u32, Vec<(usize, f64)>> = BTreeMap::new();
    for relation in &merged.relations {
        for &(kept, factor) in relation.terms.iter().filter(|t| t.1 > 0.0) {
            parts.entry(kept).or_default().push((relation.counter as usize, factor));
        }
    }
    let instructions = |j: usize| f64::from(counters.list[j].instructions.max(1));
    for (&kept, &cost) in merged.kept.iter().zip(costs) {
        let others = parts.get(&(kept as u32)).map_or(&[][..], Vec::as_slice);
        let own = instructions(kept);
        let whole: f64 = own + others.iter().map(|&(j, f)| f * instructions(j)).sum::<f64>();
        let total = cost * totals[kept];
        of[kept] += total * own / whole;
        for &(j, factor) in others {
            of[j] += total * factor * instructions(j) / whole;
        }
    }
    of
}

/// What a source line cost in all runs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LineCost {
    /// The file: `demo/Route.java`.
    pub path: String,
    /// The line.
    pub line: u32,
    /// How often it was executed in all runs: the most of its instructions.
    pub executions: u64,
    /// What it cost in all runs.
    pub cost: f64,
    /// Share of the predicted total.
    pub share: f64,
}

/// Costs of lines, by file and line. `costs` are those of the counters over all runs, as [`split`] gives
/// them. A block's cost goes to its lines by their instructions, a method's by executed instructions; costs
/// of kinds of instructions go where such instructions were executed.
pub fn lines(program: &Program, counters: &Counters, seen: &Seen, costs: &[f64]) -> Vec<LineCost> {
    let mut found: BTreeMap<(&str, u32), (u64, f64)> = BTreeMap::new();
    for (m, method) in program.methods.iter().enumerate() {
        for (node, &executed) in seen.executed[m].iter().enumerate() {
            let line = method.lines.get(node).copied().unwrap_or(0);
            if line > 0 && method.opcodes.get(node).is_some_and(Option::is_some) {
                let entry = found.entry((&method.path, u32::from(line))).or_default();
                entry.0 = entry.0.max(executed);
            }
        }
    }
    let mut spread = |m: usize, weights: &[(u32, f64)], cost: f64| {
        let whole: f64 = weights.iter().map(|w| w.1).sum();
        for &(node, weight) in weights.iter().filter(|_| whole > 0.0) {
            let line = program.methods[m].lines.get(node as usize).copied().unwrap_or(0);
            if line > 0 {
                found.entry((&program.methods[m].path, u32::from(line))).or_default().1 +=
                    cost * weight / whole;
            }
        }
    };
    let executed = |m: usize, node: u32| seen.executed[m].get(node as usize).copied().unwrap_or(0) as f64;
    let all = |m: usize| -> Vec<(u32, u8)> {
        let method = &program.methods[m];
        (0..method.blocks.len()).flat_map(|b| method.instructions(b)).collect()
    };
    let mut of_buckets: BTreeMap<usize, f64> = BTreeMap::new();
    for (counter, &cost) in counters.list.iter().zip(costs).filter(|(_, c)| **c != 0.0) {
        match counter.at {
            At::Block(m, b) => {
                let weights: Vec<_> = program.methods[m].instructions(b).map(|(n, _)| (n, 1.0)).collect();
                spread(m, &weights, cost);
            }
            At::Method(m) => {
                let weights: Vec<_> = all(m).into_iter().map(|(n, _)| (n, executed(m, n))).collect();
                spread(m, &weights, cost);
            }
            At::Bucket(bucket) => {
                of_buckets.insert(bucket, cost);
            }
        }
    }
    if !of_buckets.is_empty() {
        let mut sums: BTreeMap<usize, f64> = BTreeMap::new();
        let each = |visit: &mut dyn FnMut(usize, usize, u32, f64)| {
            for m in 0..program.methods.len() {
                for (node, opcode) in all(m) {
                    let count = executed(m, node);
                    if count > 0.0 {
                        visit(counters.buckets.of(opcode), m, node, count);
                    }
                }
            }
        };
        each(&mut |bucket, _, _, count| *sums.entry(bucket).or_default() += count);
        each(&mut |bucket, m, node, count| {
            if let (Some(cost), Some(sum)) = (of_buckets.get(&bucket), sums.get(&bucket)) {
                spread(m, &[(node, 1.0)], cost * count / sum);
            }
        });
    }
    let total: f64 = costs.iter().sum();
    let line = |((path, line), (executions, cost)): ((&str, u32), (u64, f64))| LineCost {
        path: path.to_owned(),
        line,
        executions,
        cost,
        share: if total == 0.0 { 0.0 } else { cost / total },
    };
    found.into_iter().map(line).collect()
}
