//! Availability risks: loops and recursions whose count an input controls and whose cost dominates.
//!
//! **Score.** An attacker chooses how large the input is and what is in it. A program may do work in
//! proportion to its input; what counts is what the attacker gets beyond that, and how much of the cost it
//! is:
//!
//! ```text
//! score = share * (max(0, elasticity - 1) + log10(spread))
//! ```
//!
//! - `share`: of the cost of the costliest tenth of the runs, what is spent in the loop or recursion and in
//!   what it calls;
//! - `elasticity`: growth of its count with the input at the largest input seen ([`crate::growth`]); 1 is
//!   linear;
//! - `spread`: how many times the worst content makes the count exceed what inputs of that size usually
//!   cause.
//!
//! So the bracket is the decimal logarithm of the factor by which cost per unit of input rises if the
//! attacker makes the input ten times as large and its content as bad as the worst seen. A linear loop scores
//! 0 however much it costs, a quadratic one its share, and so does a linear one that bad content makes ten
//! times as long. Of equal scores the larger share comes first. A count that runs explain by no feature and
//! that hardly varies is not the input's to control and is not ranked.
//!
//! **Cost of calls.** What a call costs is the average of the run over all calls of that method (as gprof
//! does); calls inside a recursion are part of the recursion and not of the loops in it.

use serde::Serialize;

use crate::error::Error;
use crate::flow::Flow;
use crate::growth::{Driver, Growth, Order, growth};
use crate::prices::Prices;
use crate::run::{Counts, Run, own_cost};

/// What repeats.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A loop.
    Loop,
    /// A recursion.
    Recursion,
}

/// A ranked risk.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Risk {
    /// What repeats.
    pub kind: Kind,
    /// The loop, or the methods of the recursion.
    pub name: String,
    /// Its method; the first of a recursion.
    pub method: String,
    /// See the module.
    pub score: f64,
    /// Share of the cost of the costliest runs.
    pub share: f64,
    /// Features of the input that drive it: name and order of growth.
    pub drivers: Vec<DrivenBy>,
    /// Growth at the largest input.
    pub elasticity: f64,
    /// The worst run by the fit.
    pub spread: f64,
    /// Whether content drives it: the spread is at least [`CONTENT`].
    pub content: bool,
    /// Cross-validated error of the fit.
    pub error: f64,
    /// Iterations (calls inside the recursion) in the run with most.
    pub most: u64,
    /// That run.
    pub run: usize,
}

/// A feature that drives a count.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DrivenBy {
    /// The feature.
    pub feature: String,
    /// `n^2 log n`
    pub growth: String,
    /// The same for machines.
    pub order: Order,
}

/// A ranking.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ranking {
    /// The resource of the shares.
    pub resource: String,
    /// Runs that it is made from.
    pub runs: usize,
    /// The features of the inputs that were tried.
    pub features: Vec<String>,
    /// The risks, worst first.
    pub risks: Vec<Risk>,
    /// Loops and recursions that ran and are not ranked.
    pub others: usize,
}

/// A spread from which on content is said to drive a count.
pub const CONTENT: f64 = 2.0;
/// Below this share of the cost nothing is a risk.
const LEAST_SHARE: f64 = 0.01;
/// A count that varies less, and that nothing explains, is not the input's to control.
const STEADY: f64 = 1.2;

/// Ranks the loops and recursions of a program.
///
/// # Errors
/// When there are no runs or nothing ran.
pub fn risks(flow: &Flow, runs: &[Run], prices: &Prices, drivers: &[Driver]) -> Result<Ranking, Error> {
    if runs.is_empty() {
        return Err(Error::NoRuns);
    }
    let spent: Vec<Spent> = runs.iter().map(|r| Spent::new(flow, r, prices)).collect();
    let costly = costliest(&spent);
    let whole: f64 = costly.iter().map(|&i| spent[i].whole).sum();
    if whole <= 0.0 {
        return Err(Error::NothingRan);
    }
    let share = |cost: &dyn Fn(usize) -> f64| (costly.iter().map(|&i| cost(i)).sum::<f64>() / whole).min(1.0);
    let mut ranking = Ranking {
        resource: prices.resource.clone(),
        runs: runs.len(),
        features: drivers.iter().map(|d| d.name.clone()).collect(),
        risks: Vec::new(),
        others: 0,
    };
    let mut add = |kind, name: String, method: usize, counts: Vec<f64>, share: f64| {
        if counts.iter().all(|n| *n == 0.0) {
            return;
        }
        let found = growth(&counts, drivers)
            .filter(|g| share >= LEAST_SHARE && (!g.drivers.is_empty() || g.spread >= STEADY));
        match found {
            Some(growth) => {
                let method = flow.methods[method].called.clone();
                ranking.risks.push(risk(kind, name, method, share, &growth, &counts, drivers));
            }
            None => ranking.others += 1,
        }
    };
    for (l, found) in flow.loops.iter().enumerate() {
        let iterations =
            |r: &Run| r.methods[found.method].as_ref().map_or(0.0, |c| c.iterations(found).0 as f64);
        let share = share(&|i| spent[i].loops[l]);
        add(Kind::Loop, found.name.clone(), found.method, runs.iter().map(iterations).collect(), share);
    }
    for (g, group) in flow.groups.iter().enumerate().filter(|(_, g)| g.recursive) {
        let counts = runs.iter().map(|r| r.recursions[g].0 as f64).collect();
        let share = share(&|i| spent[i].groups[g]);
        add(Kind::Recursion, flow.group_name(g), group.members[0], counts, share);
    }
    ranking.risks.sort_by(|a, b| {
        b.score.total_cmp(&a.score).then(b.share.total_cmp(&a.share)).then(a.name.cmp(&b.name))
    });
    Ok(ranking)
}

fn risk(
    kind: Kind,
    name: String,
    method: String,
    share: f64,
    growth: &Growth,
    counts: &[f64],
    drivers: &[Driver],
) -> Risk {
    let beyond = (growth.elasticity - 1.0).max(0.0) + growth.spread.log10();
    let run = (0..counts.len()).max_by(|a, b| counts[*a].total_cmp(&counts[*b]).then(b.cmp(a))).unwrap_or(0);
    let driven = growth.drivers.iter().map(|&(d, order)| DrivenBy {
        feature: drivers[d].name.clone(),
        growth: order.name("n"),
        order,
    });
    Risk {
        kind,
        name,
        method,
        score: share * beyond,
        share,
        drivers: driven.collect(),
        elasticity: growth.elasticity,
        spread: growth.spread,
        content: growth.spread >= CONTENT,
        error: growth.error,
        most: counts[run] as u64,
        run,
    }
}

/// The costliest tenth of the runs, at least one.
fn costliest(spent: &[Spent]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..spent.len()).collect();
    order.sort_by(|&a, &b| spent[b].whole.total_cmp(&spent[a].whole).then(a.cmp(&b)));
    order.truncate(spent.len().div_ceil(10));
    order
}

/// Where the cost of a run went.
struct Spent {
    whole: f64,
    /// In each loop, with what it calls.
    loops: Vec<f64>,
    /// In each component of the call graph, with what it calls.
    groups: Vec<f64>,
}

impl Spent {
    fn new(flow: &Flow, run: &Run, prices: &Prices) -> Spent {
        let count = flow.methods.len();
        let own: Vec<Vec<f64>> = (0..count)
            .map(|m| match &run.methods[m] {
                Some(counts) => own_cost(&flow.methods[m], counts, &prices.blocks[m]),
                None => Vec::new(),
            })
            .collect();
        let mut call = vec![0.0; count];
        let mut groups = vec![0.0; flow.groups.len()];
        for (g, group) in flow.groups.iter().enumerate() {
            let mut entries = 0;
            for &m in &group.members {
                let Some(counts) = &run.methods[m] else { continue };
                entries += counts.entries();
                groups[g] += own[m].iter().sum::<f64>() + called(flow, m, counts, &call, &|_| true);
            }
            if group.recursive {
                entries = run.recursions[g].1;
            }
            if entries > 0 {
                group.members.iter().for_each(|&m| call[m] = groups[g] / entries as f64);
            }
        }
        let loops = flow.loops.iter().map(|l| {
            let Some(counts) = &run.methods[l.method] else { return 0.0 };
            let within = |node: u32| flow.methods[l.method].block(node).is_some_and(|b| l.contains(b as u32));
            let blocks: f64 = l.blocks.iter().map(|b| own[l.method][*b as usize]).sum();
            blocks + called(flow, l.method, counts, &call, &within)
        });
        Spent { whole: own.iter().flatten().sum(), loops: loops.collect(), groups }
    }
}

/// What the calls of a method's chosen sites cost, those inside its recursion left out.
fn called(flow: &Flow, m: usize, counts: &Counts, call: &[f64], chosen: &dyn Fn(u32) -> bool) -> f64 {
    let mut cost = 0.0;
    for (site, calls) in flow.methods[m].sites.iter().zip(&counts.calls).filter(|(s, _)| chosen(s.node)) {
        for (&target, &n) in site.targets.iter().zip(calls).filter(|(t, _)| !flow.inside(m, **t)) {
            cost += n as f64 * call[target];
        }
    }
    cost
}

impl Ranking {
    /// The result as text; `number` writes a number.
    pub fn to_text(&self, number: crate::render::Amount<'_>) -> String {
        let mut out = String::new();
        for (i, risk) in self.risks.iter().enumerate() {
            out += &risk.line(i + 1, number);
        }
        if self.risks.is_empty() {
            out += "no loop or recursion that costs 1 % of the costliest runs is controlled by the input\n";
        }
        out + &format!(
            "{} other loops and recursions ran; score = share * (growth beyond linear + log10 of the spread)\n",
            self.others
        )
    }
}

impl Risk {
    fn line(&self, place: usize, number: crate::render::Amount<'_>) -> String {
        let kind = if self.kind == Kind::Loop { "loop" } else { "recursion" };
        let method = if self.kind == Kind::Loop { format!(" in {}", self.method) } else { String::new() };
        let by = self.drivers.iter().map(|d| format!("{} with {}", d.growth, d.feature));
        let by = by.collect::<Vec<_>>().join(" times ");
        let by = if by.is_empty() { "by no known feature".to_owned() } else { format!("grows as {by}") };
        let content = if self.content {
            format!(
                "; driven by content: at equal size up to {} times the usual",
                number(self.spread.round())
            )
        } else {
            String::new()
        };
        format!(
            "{place:>3}. score {:.2}: {kind} {}{method}\n     {:.1} % of the cost of the costliest runs; {by}{content}; at most {} in a run\n",
            self.score,
            self.name,
            100.0 * self.share,
            number(self.most as f64)
        )
    }
}
