//! How often loops, recursions, exceptions and calls from elsewhere may happen at most, and how that is
//! known.
//!
//! A *given* bound is the user's. A *proved* one holds in every run ([`crate::proved`]). An *observed* one is
//! the largest ratio over the runs of iterations to entries, both summed over the whole run: an average over
//! the entries within a run, not the most iterations that any single entry had. So every run satisfies all
//! observed bounds, and of the total of a run the estimate is never below what was seen; a single call of a
//! method may still take more than its estimate if its loops ran longer than the average of its run. The same
//! holds of recursions (entries by calls inside for each from outside) and of exceptions (throws for each
//! execution). Calls from elsewhere are bounded by the most in any run, and so are all calls of a method that
//! ran ([`CallBounds`]): loop by loop, the worst path may take every branch that calls; in no run did it.

use rustc_hash::{FxHashMap, FxHashSet};
use serde::Serialize;

use crate::error::Error;
use crate::flow::Flow;
use crate::run::Run;

/// How a bound is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The user says so.
    Given,
    /// It holds in every run.
    Proved,
    /// The largest in the runs.
    Observed,
    /// No run got there: taken as 0, an assumption.
    NeverRan,
}

impl Source {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Source::Given => "given",
            Source::Proved => "proved",
            Source::Observed => "observed",
            Source::NeverRan => "never ran",
        }
    }
}

/// A bound.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Bound {
    /// Executions for one entry.
    pub value: f64,
    /// How it is known.
    pub source: Source,
    /// The largest in the runs; `None` if none got there.
    pub observed: Option<f64>,
}

/// A bound that the user gives: the name of a loop or a method, and how often.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    /// `Sort.java:12`, or a method as reports call it.
    pub name: String,
    /// Iterations for one entry of the loop; for a method entries by recursion for one from outside, or, if
    /// it is not recursive, all its calls in a run.
    pub value: f64,
}

impl Given {
    /// Parses `Sort.java:12=1000`.
    ///
    /// # Errors
    /// When there is no `=` or no number at least 0 behind it.
    pub fn parse(text: &str) -> Result<Given, Error> {
        let wrong = || Error::Bound(text.to_owned());
        let (name, value) = text.rsplit_once('=').ok_or_else(wrong)?;
        let value: f64 = value.trim().parse().map_err(|_| wrong())?;
        if !value.is_finite() || value < 0.0 || name.trim().is_empty() {
            return Err(wrong());
        }
        Ok(Given { name: name.trim().to_owned(), value })
    }
}

/// Whether the calls of a method in a run are bounded by the most that was seen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CallBounds {
    /// They are, unless a given bound goes beyond what was seen: the run asked for is then larger than any.
    Observed,
    /// They are whatever loops and recursions allow.
    Free,
}

/// All bounds of a program.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Of each loop: iterations for one entry.
    pub loops: Vec<Bound>,
    /// Of each component of the call graph: entries by calls inside for one from outside.
    pub recursions: Vec<Bound>,
    /// Throws for one execution, of the instructions that ever threw: method and node.
    pub throws: FxHashMap<(usize, u32), f64>,
    /// Exceptions' ways that were ever taken: method and number.
    pub caught: Vec<Vec<bool>>,
    /// Sites that always enter the only method they can: method and number.
    pub exact: FxHashSet<(usize, usize)>,
    /// Of each method: entries that no call explains, in one run.
    pub elsewhere: Vec<Bound>,
    /// Of each method: all entries in a run; `None` if only loops and recursions bound them.
    pub calls: Vec<Option<Bound>>,
}

impl Bounds {
    /// The bounds that runs show, loops prove and the user gives.
    ///
    /// # Errors
    /// When a given bound names nothing, or several things.
    pub fn new(flow: &Flow, runs: &[Run], given: &[Given], calls: CallBounds) -> Result<Bounds, Error> {
        let ratio =
            |(n, entries): (u64, u64)| (entries > 0 || n > 0).then(|| n as f64 / entries.max(1) as f64);
        let loops = flow.loops.iter().map(|l| {
            let seen = runs.iter().filter_map(|r| ratio(r.methods[l.method].as_ref()?.iterations(l)));
            bound(largest(seen), l.proved.map(|p| p as f64))
        });
        let recursions = (0..flow.groups.len())
            .map(|g| bound(largest(runs.iter().filter_map(|r| ratio(r.recursions[g]))), None));
        let elsewhere = (0..flow.methods.len()).map(|m| {
            let seen = runs.iter().map(|r| r.elsewhere[m] as f64);
            Bound { source: Source::Observed, ..bound(largest(seen), None) }
        });
        let mut bounds = Bounds {
            loops: loops.collect(),
            recursions: recursions.collect(),
            elsewhere: elsewhere.collect(),
            throws: FxHashMap::default(),
            exact: exact(flow, runs),
            calls: vec![None; flow.methods.len()],
            caught: flow.methods.iter().map(|m| vec![false; m.caught.len()]).collect(),
        };
        runs.iter().for_each(|r| bounds.see_exceptions(flow, r));
        given.iter().try_for_each(|g| bounds.give(flow, runs, g))?;
        if calls == CallBounds::Observed && !bounds.beyond_observed() {
            for (bound, seen) in bounds.calls.iter_mut().zip(most_entries(flow, runs)) {
                // Code that never ran stays possible.
                if bound.is_none() && seen > 0 {
                    let value = seen as f64;
                    *bound = Some(Bound { value, source: Source::Observed, observed: Some(value) });
                }
            }
        }
        Ok(bounds)
    }

    /// Whether a given bound allows more than any run had.
    fn beyond_observed(&self) -> bool {
        let all = self.loops.iter().chain(&self.recursions).chain(&self.elsewhere);
        let beyond = |b: &Bound| b.source == Source::Given && b.observed.is_none_or(|o| b.value > o);
        all.chain(self.calls.iter().flatten()).any(beyond)
    }

    fn see_exceptions(&mut self, flow: &Flow, run: &Run) {
        for (m, counts) in run.methods.iter().enumerate() {
            let Some(counts) = counts else { continue };
            for &(node, n) in counts.thrown.iter().filter(|t| t.1 > 0) {
                let executed = counts.executed(&flow.methods[m], node).max(n);
                let share = self.throws.entry((m, node)).or_insert(0.0);
                *share = share.max(n as f64 / executed as f64);
            }
            for (ever, n) in self.caught[m].iter_mut().zip(&counts.caught) {
                *ever |= *n > 0;
            }
        }
    }

    fn give(&mut self, flow: &Flow, runs: &[Run], given: &Given) -> Result<(), Error> {
        let set = |bound: &mut Bound| {
            bound.value = given.value;
            bound.source = Source::Given;
        };
        if let Some(i) = flow.loops.iter().position(|l| l.name == given.name) {
            set(&mut self.loops[i]);
            return Ok(());
        }
        let names = |m: &usize| {
            let called = flow.methods[*m].called.as_str();
            called == given.name || called.split('(').next() == Some(given.name.as_str())
        };
        let found: Vec<usize> = (0..flow.methods.len()).filter(names).collect();
        match found[..] {
            [m] if flow.groups[flow.group_of[m]].recursive => set(&mut self.recursions[flow.group_of[m]]),
            [m] => {
                let observed = most_entries(flow, runs).nth(m).map(|n| n as f64);
                self.calls[m] = Some(Bound { value: given.value, source: Source::Given, observed });
                if self.elsewhere[m].value > 0.0 {
                    set(&mut self.elsewhere[m]);
                }
            }
            [] => return Err(Error::NoSuchLoop(given.name.clone(), near(flow, &given.name))),
            _ => return Err(Error::SeveralMethods(given.name.clone())),
        }
        Ok(())
    }
}

/// Sites with a single possible target that they entered whenever they were executed. (Where they did not, a
/// receiver was null, or another thread wrote to the same counters.)
fn exact(flow: &Flow, runs: &[Run]) -> FxHashSet<(usize, usize)> {
    let mut found = FxHashSet::default();
    for (m, method) in flow.methods.iter().enumerate() {
        for (s, site) in method.sites.iter().enumerate().filter(|(_, s)| s.only && s.targets.len() == 1) {
            let enters = |r: &Run| match &r.methods[m] {
                Some(counts) => counts.calls[s][0] == counts.executed(method, site.node),
                None => true,
            };
            if runs.iter().all(enters) {
                found.insert((m, s));
            }
        }
    }
    found
}

/// Of each method: the most entries in a run.
pub(crate) fn most_entries<'a>(flow: &'a Flow, runs: &'a [Run]) -> impl Iterator<Item = u64> + 'a {
    let entries = |m: usize| runs.iter().filter_map(move |r| Some(r.methods[m].as_ref()?.entries()));
    (0..flow.methods.len()).map(move |m| entries(m).max().unwrap_or(0))
}

fn largest(values: impl Iterator<Item = f64>) -> Option<f64> {
    values.fold(None, |most: Option<f64>, v| Some(most.map_or(v, |m| m.max(v))))
}

fn bound(observed: Option<f64>, proved: Option<f64>) -> Bound {
    match (proved, observed) {
        // Counts of several threads may contradict a proof; what was seen must stay possible.
        (Some(p), o) if o.is_none_or(|o| o <= p) => Bound { value: p, source: Source::Proved, observed },
        (_, Some(value)) => Bound { value, source: Source::Observed, observed },
        (_, None) => Bound { value: 0.0, source: Source::NeverRan, observed },
    }
}

/// Loops of the same file, for the message.
fn near(flow: &Flow, name: &str) -> String {
    let file = name.split(':').next().unwrap_or(name);
    let mut names: Vec<&str> =
        flow.loops.iter().filter(|l| l.name.starts_with(file)).map(|l| l.name.as_str()).collect();
    if names.is_empty() {
        names = flow.loops.iter().map(|l| l.name.as_str()).collect();
    }
    names.truncate(8);
    if names.is_empty() {
        "the program has no loops".to_owned()
    } else {
        format!("loops are {}", names.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_parsed() {
        let given = |name: &str, value| Given { name: name.to_owned(), value };
        assert_eq!(Given::parse("Sort.java:12=1000"), Ok(given("Sort.java:12", 1000.0)));
        assert_eq!(Given::parse("A.f(int) = 2.5"), Ok(given("A.f(int)", 2.5)));
        for wrong in ["Sort.java:12", "Sort.java:12=", "Sort.java:12=-1", "=3", "a=inf"] {
            assert_eq!(Given::parse(wrong), Err(Error::Bound(wrong.to_owned())), "{wrong}");
        }
    }

    #[test]
    fn proofs_go_before_observations_unless_contradicted() {
        let of = |o, p| bound(o, p).source;
        assert_eq!(of(Some(3.0), Some(10.0)), Source::Proved);
        assert_eq!(of(Some(30.0), Some(10.0)), Source::Observed);
        assert_eq!(of(None, Some(10.0)), Source::Proved);
        assert_eq!(of(Some(0.0), None), Source::Observed);
        assert_eq!(of(None, None), Source::NeverRan);
    }
}
