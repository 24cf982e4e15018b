//! Worst-case estimates as documents: for each method, and for the worst run the bounds, loops and lines
//! behind it.

use std::collections::BTreeMap;

use mantis_costs::Pattern;
use serde::Serialize;

use crate::bounds::{Bounds, Source, most_entries};
use crate::error::Error;
use crate::estimate::{Estimates, Path};
use crate::flow::Flow;
use crate::prices::Prices;
use crate::run::Run;

/// The result.
#[derive(Clone, Debug, Serialize)]
pub struct Worst {
    /// `bytecodes`, `time` or `bytes`.
    pub resource: String,
    /// Its unit.
    pub unit: String,
    /// Runs that bounds were taken from.
    pub runs: usize,
    /// The largest value of any of these runs: measured where the resource is time, else counted.
    pub observed: f64,
    /// How many of the runs were checked to satisfy all constraints; `None` if the program is too large for
    /// that.
    pub feasible: Option<usize>,
    /// What estimates were multiplied with: the largest measured by predicted value of a run; 1 where costs
    /// are exact.
    pub margin: f64,
    /// The worst run, then one call of each method asked for.
    pub paths: Vec<PathReport>,
    /// One call of every counted method, dearest first.
    pub methods: Vec<MethodReport>,
    /// Sentences: what was taken for granted.
    pub assumptions: Vec<String>,
}

/// A worst path.
#[derive(Clone, Debug, Serialize)]
pub struct PathReport {
    /// The method it begins with; `None` for a run.
    pub method: Option<String>,
    /// The estimate, margin included.
    pub estimate: f64,
    /// Whether it is the optimum over whole numbers of executions; if not, over real ones, which is no less.
    pub whole_numbers: bool,
    /// The share of it in blocks that no run executed.
    pub never_executed: f64,
    /// Loops that the path iterates.
    pub loops: Vec<LoopReport>,
    /// Recursions that the path enters.
    pub recursions: Vec<RecursionReport>,
    /// Methods that something else than a call of the program enters; only of a run.
    pub elsewhere: Vec<ElsewhereReport>,
    /// Source lines, dearest first.
    pub lines: Vec<LineReport>,
}

/// A loop on a path.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LoopReport {
    /// `Sort.java:12`
    pub name: String,
    /// Its method.
    pub method: String,
    /// Iterations for one entry, at most.
    pub bound: f64,
    /// How that is known.
    pub source: Source,
    /// The largest in the runs; `None` if none got there.
    pub observed: Option<f64>,
    /// Entries on the path.
    pub entries: f64,
    /// Iterations on the path.
    pub iterations: f64,
    /// Share of the estimate in its blocks, calls not included.
    pub share: f64,
    /// Whether control enters it at several places.
    pub irreducible: bool,
}

/// A recursion on a path.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RecursionReport {
    /// Its methods.
    pub methods: String,
    /// Entries by calls inside for one from outside, at most.
    pub bound: f64,
    /// How that is known.
    pub source: Source,
    /// Entries on the path.
    pub entries: f64,
}

/// A method that is called from elsewhere.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ElsewhereReport {
    /// The method.
    pub method: String,
    /// How often in one run, at most.
    pub bound: f64,
    /// How that is known.
    pub source: Source,
}

/// A source line on a path.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineReport {
    /// The file: `demo/Route.java`.
    pub path: String,
    /// The line.
    pub line: u32,
    /// Executions: the most of its instructions.
    pub executions: f64,
    /// Its share of the estimate.
    pub share: f64,
}

/// One call of a method.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MethodReport {
    /// The method.
    pub method: String,
    /// The estimate of one call with everything it calls, margin included.
    pub estimate: f64,
    /// How often the worst run calls it.
    pub calls: f64,
    /// How often a run called it at most.
    pub observed_calls: u64,
}

/// What an estimate is made of.
pub struct Input<'a> {
    /// The program.
    pub flow: &'a Flow,
    /// Its bounds.
    pub bounds: &'a Bounds,
    /// What blocks cost.
    pub prices: &'a Prices,
    /// The runs.
    pub runs: &'a [Run],
    /// Their measured values, for resources that are measured; else empty.
    pub measured: &'a [f64],
    /// Methods to show a path of.
    pub only: &'a [Pattern],
}

/// Estimates a program.
///
/// # Errors
/// When there are no runs, a pattern matches nothing, or the solver fails.
pub fn worst(input: &Input<'_>) -> Result<Worst, Error> {
    let Input { flow, bounds, prices, runs, .. } = *input;
    if runs.is_empty() {
        return Err(Error::NoRuns);
    }
    let main = flow.main.filter(|&m| flow.methods[m].counted).ok_or(Error::NothingRan)?;
    let predicted: Vec<f64> = runs.iter().map(|r| r.cost(flow, &prices.blocks) + prices.constant).collect();
    let ratios = input.measured.iter().zip(&predicted).map(|(m, p)| m / p).filter(|r| r.is_finite());
    let margin = ratios.fold(prices.margin, f64::max);
    let largest = |values: &[f64]| values.iter().copied().fold(0.0, f64::max);
    let observed = if input.measured.is_empty() { largest(&predicted) } else { largest(input.measured) };
    let estimates = Estimates::new(flow, bounds, prices)?;
    let chosen = chosen(flow, input.only)?;
    let feasible = estimates.feasible(main, runs);
    let large = feasible.is_none();
    let job = Job { input, estimates: &estimates, margin, executed: executed(flow, runs), large };
    let run = estimates.path(main, true);
    // Each run is allowed, so only rounding (or counts of several threads that do not add up) can be in the
    // way.
    let least = largest(&predicted).max(observed / margin) - prices.constant;
    let mut report = job.path(None, &run, (run.cost.max(least) + prices.constant) * margin);
    report.elsewhere = job.elsewhere(main);
    let mut paths = vec![report];
    for m in chosen {
        let path = estimates.path(m, false);
        paths.push(job.path(Some(m), &path, path.cost * margin));
    }
    Ok(Worst {
        resource: prices.resource.clone(),
        unit: prices.unit.clone(),
        runs: runs.len(),
        observed,
        feasible,
        margin,
        paths,
        methods: job.methods(&run),
        assumptions: job.assumptions(),
    })
}

fn chosen(flow: &Flow, only: &[Pattern]) -> Result<Vec<usize>, Error> {
    let counted = || (0..flow.methods.len()).filter(|&m| flow.methods[m].counted);
    for pattern in only {
        if !counted().any(|m| pattern.matches(&flow.methods[m].called)) {
            return Err(Error::NoSuchMethod(pattern.text().to_owned()));
        }
    }
    Ok(counted().filter(|&m| only.iter().any(|p| p.matches(&flow.methods[m].called))).collect())
}

/// Whether any run entered each block.
fn executed(flow: &Flow, runs: &[Run]) -> Vec<Vec<bool>> {
    let of = |(m, method): (usize, &crate::flow::Method)| -> Vec<bool> {
        let mut ever = vec![false; method.blocks.len()];
        for counts in runs.iter().filter_map(|r| r.methods[m].as_ref()) {
            for (b, ever) in ever.iter_mut().enumerate().filter(|(_, e)| !**e) {
                *ever = counts.entered(method, b) > 0;
            }
        }
        ever
    };
    flow.methods.iter().enumerate().map(of).collect()
}

struct Job<'a> {
    input: &'a Input<'a>,
    estimates: &'a Estimates<'a>,
    margin: f64,
    executed: Vec<Vec<bool>>,
    /// Whether the program is too large to be solved as a whole.
    large: bool,
}

impl Job<'_> {
    fn path(&self, method: Option<usize>, path: &Path, estimate: f64) -> PathReport {
        let flow = self.input.flow;
        let share = |cost: f64| if path.cost > 0.0 { cost / path.cost } else { 0.0 };
        let mut lines: BTreeMap<(&str, u32), (f64, f64)> = BTreeMap::new();
        let mut of_block: Vec<Vec<f64>> = Vec::new();
        let mut never = 0.0;
        for (m, executions) in path.methods.iter().enumerate() {
            let described = &flow.methods[m];
            let mut costs = vec![0.0; described.blocks.len()];
            for (node, count, cost) in self.estimates.node_costs(m, executions) {
                let line = described.lines.get(node as usize).copied().unwrap_or(0);
                let entry = lines.entry((&described.path, u32::from(line))).or_default();
                entry.0 = entry.0.max(count);
                entry.1 += cost;
                if let Some(b) = described.block(node) {
                    costs[b] += cost;
                    never += if self.executed[m][b] { 0.0 } else { cost };
                }
            }
            of_block.push(costs);
        }
        let mut lines: Vec<LineReport> = lines
            .into_iter()
            .filter(|((_, line), (_, cost))| *line > 0 && *cost > 0.0)
            .map(|((file, line), (executions, cost))| LineReport {
                path: file.to_owned(),
                line,
                executions: tidy(executions),
                share: share(cost),
            })
            .collect();
        lines.sort_by(|a, b| b.share.total_cmp(&a.share));
        PathReport {
            method: method.map(|m| flow.methods[m].called.clone()),
            estimate: tidy(estimate),
            whole_numbers: path.whole,
            never_executed: share(never),
            loops: self.loops(path, &of_block, &share),
            recursions: self.recursions(path),
            elsewhere: Vec::new(),
            lines,
        }
    }

    fn loops(&self, path: &Path, costs: &[Vec<f64>], share: &dyn Fn(f64) -> f64) -> Vec<LoopReport> {
        let Input { flow, bounds, .. } = *self.input;
        let mut found = Vec::new();
        for (l, around) in flow.loops.iter().enumerate() {
            let executions = &path.methods[around.method];
            let sum = |ways: &[crate::loops::Way]| ways.iter().map(|w| executions.way(*w)).sum::<f64>();
            let (entries, iterations) = (sum(&around.into), sum(&around.back));
            let never = bounds.loops[l].source == Source::NeverRan;
            if entries < 1e-9 || around.is_exceptional() && iterations == 0.0 && never {
                continue;
            }
            found.push(LoopReport {
                name: around.name.clone(),
                method: flow.methods[around.method].called.clone(),
                bound: bounds.loops[l].value,
                source: bounds.loops[l].source,
                observed: bounds.loops[l].observed,
                entries: tidy(entries),
                iterations: tidy(iterations),
                share: share(around.blocks.iter().map(|b| costs[around.method][*b as usize]).sum()),
                irreducible: around.is_irreducible(),
            });
        }
        found.sort_by(|a, b| b.share.total_cmp(&a.share));
        found
    }

    fn recursions(&self, path: &Path) -> Vec<RecursionReport> {
        let Input { flow, bounds, .. } = *self.input;
        let mut found = Vec::new();
        for (g, group) in flow.groups.iter().enumerate().filter(|(_, g)| g.recursive) {
            let entered = |m: &usize| path.methods[*m].edges.first().copied().unwrap_or(0.0);
            let entries: f64 = group.members.iter().map(entered).sum();
            if entries > 1e-9 {
                found.push(RecursionReport {
                    methods: flow.group_name(g),
                    bound: bounds.recursions[g].value,
                    source: bounds.recursions[g].source,
                    entries: tidy(entries),
                });
            }
        }
        found
    }

    fn elsewhere(&self, main: usize) -> Vec<ElsewhereReport> {
        let Input { flow, bounds, .. } = *self.input;
        let called = bounds.elsewhere.iter().enumerate().filter(|(m, b)| b.value > 0.0 && *m != main);
        called
            .map(|(m, b)| ElsewhereReport {
                method: flow.methods[m].called.clone(),
                bound: b.value,
                source: b.source,
            })
            .collect()
    }

    fn methods(&self, run: &Path) -> Vec<MethodReport> {
        let Input { flow, runs, .. } = *self.input;
        let entries: Vec<u64> = most_entries(flow, runs).collect();
        let report = |m: usize| MethodReport {
            method: flow.methods[m].called.clone(),
            estimate: tidy(self.estimates.calls[m] * self.margin),
            calls: tidy(run.methods[m].edges.first().copied().unwrap_or(0.0)),
            observed_calls: entries[m],
        };
        let counted = (0..flow.methods.len()).filter(|&m| flow.methods[m].counted);
        let mut methods: Vec<MethodReport> = counted.map(report).collect();
        methods.sort_by(|a, b| b.estimate.total_cmp(&a.estimate));
        methods
    }

    fn assumptions(&self) -> Vec<String> {
        let Input { flow, bounds, prices, .. } = *self.input;
        let mut found = Vec::new();
        let observed =
            |bounds: &mut dyn Iterator<Item = Source>| bounds.filter(|s| *s == Source::Observed).count();
        let n = observed(&mut bounds.loops.iter().map(|b| b.source));
        if n > 0 {
            found.push(format!(
                "{n} loop bounds are observed: the largest over the runs of iterations by entries, both of a whole run"
            ));
        }
        let never: Vec<&str> = (flow.loops.iter().zip(&bounds.loops))
            .filter(|(l, b)| b.source == Source::NeverRan && !l.is_exceptional())
            .map(|(l, _)| l.name.as_str())
            .collect();
        if !never.is_empty() {
            let more = never.len().saturating_sub(NAMES);
            let names = never.iter().take(NAMES).copied().collect::<Vec<_>>().join(", ");
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            found.push(format!(
                "loops that no run entered do not iterate: {names}{more}; --bound gives a bound"
            ));
        }
        found.push("instructions that threw in no run do not throw".to_owned());
        if flow.methods.iter().any(|m| !m.counted) {
            found.push("methods that could not be counted cost nothing".to_owned());
        }
        let n = observed(&mut bounds.calls.iter().flatten().map(|b| b.source));
        if bounds.calls.iter().any(Option::is_some) && self.large {
            found.push(
                "the program is too large for bounds of a method's calls in a run; they were not used"
                    .to_owned(),
            );
        } else if n > 0 {
            found
                .push(format!("{n} methods are called at most as often as in the run that called them most"));
        }
        if prices.unknown > 0 {
            found.push(format!(
                "{} blocks that were not executed when costs were learned cost the average per instruction",
                prices.unknown
            ));
        }
        found
    }
}

/// Loops named in a sentence.
const NAMES: usize = 10;

/// Without what rounding added: figures within a billionth of a whole number are that number.
fn tidy(value: f64) -> f64 {
    let whole = value.round();
    if (value - whole).abs() <= 1e-9 * whole.abs().max(1.0) { whole } else { value }
}
