//! Worst-case estimates of all methods, and the path behind the worst run.
//!
//! Components of the call graph are solved callees first, each as a program of its own over real numbers with
//! the callees' estimates as prices ([`crate::ipet`]); a component has one solution for each method the path
//! may begin with. The worst run is the solution for `main` and as many calls from elsewhere as were seen,
//! and all they call, added up callers first. Where the program of everything reachable is small enough it is
//! also solved as a whole, with the calls of methods that are given for a run, and over whole numbers, which
//! can only lower the estimate: an upper bound without that is still an upper bound.

use rustc_hash::FxHashSet;

use crate::bounds::Bounds;
use crate::error::Error;
use crate::flow::{Flow, Site};
use crate::ipet::{Around, Executions, Ipet};
use crate::prices::Prices;
use crate::run::Run;

/// Larger programs are not solved over whole numbers.
const WHOLE_VARIABLES: usize = 1500;
/// Relative error of sums that should be zero.
const ROUNDING: f64 = 1e-9;

/// Estimates of one program.
pub struct Estimates<'a> {
    flow: &'a Flow,
    bounds: &'a Bounds,
    prices: &'a Prices,
    /// The cost of one call of each method.
    pub calls: Vec<f64>,
    /// For each method the executions in its component for one call of it.
    paths: Vec<Vec<(usize, Executions)>>,
}

/// A worst path.
#[derive(Clone, Debug, Default)]
pub struct Path {
    /// Its cost, without the constant of a run and the margin.
    pub cost: f64,
    /// The cost over real numbers, where whole ones gave a smaller.
    pub relaxed: f64,
    /// Whether it is the optimum over whole numbers.
    pub whole: bool,
    /// The executions of each method.
    pub methods: Vec<Executions>,
}

impl<'a> Estimates<'a> {
    /// Solves every method.
    ///
    /// # Errors
    /// When the solver does not find an optimum.
    pub fn new(flow: &'a Flow, bounds: &'a Bounds, prices: &'a Prices) -> Result<Estimates<'a>, Error> {
        let count = flow.methods.len();
        let mut estimates =
            Estimates { flow, bounds, prices, calls: vec![0.0; count], paths: vec![Vec::new(); count] };
        for group in &flow.groups {
            let scope: Vec<usize> =
                group.members.iter().copied().filter(|&m| flow.methods[m].counted).collect();
            let mut solved = Vec::new();
            for &root in &scope {
                solved.push((root, estimates.solve(&scope, root)?));
            }
            for (root, (cost, paths)) in solved {
                estimates.calls[root] = cost;
                estimates.paths[root] = paths;
            }
        }
        Ok(estimates)
    }

    fn solve(&self, scope: &[usize], root: usize) -> Result<(f64, Vec<(usize, Executions)>), Error> {
        let outside = |_: usize, site: &Site| self.dearest(scope, site).map_or(0.0, |t| self.calls[t]);
        let around = Around { outside: &outside, root, elsewhere: false };
        let ipet = Ipet::new(self.flow, scope, self.bounds, self.prices, &around);
        let failed = |why| Error::Solver(self.flow.methods[root].called.clone(), why);
        let optimum = ipet.program.relaxed().map_err(failed)?;
        let paths = scope.iter().map(|&m| (m, ipet.executions(self.flow, m, &optimum.point)));
        Ok((optimum.value, paths.collect()))
    }

    /// Of the methods outside the scope that a site may enter the one that costs most.
    fn dearest(&self, scope: &[usize], site: &Site) -> Option<usize> {
        let outside = site.targets.iter().copied().filter(|t| !scope.contains(t));
        outside.max_by(|a, b| self.calls[*a].total_cmp(&self.calls[*b]).then(b.cmp(a)))
    }

    /// The worst path from a method; with calls from elsewhere that of a whole run.
    pub fn path(&self, root: usize, elsewhere: bool) -> Path {
        let flow = self.flow;
        let mut entries: Vec<f64> = vec![0.0; flow.methods.len()];
        entries[root] = 1.0;
        if elsewhere {
            entries.iter_mut().zip(&self.bounds.elsewhere).for_each(|(n, b)| *n += b.value);
        }
        let cost = entries.iter().zip(&self.calls).map(|(n, cost)| n * cost).sum();
        let mut methods = vec![Executions::default(); flow.methods.len()];
        for group in flow.groups.iter().rev() {
            for &m in group.members.iter().filter(|m| entries[**m] > 0.0) {
                for (member, executions) in &self.paths[m] {
                    methods[*member].add(entries[m], executions);
                }
            }
            for &m in &group.members {
                for (s, site) in flow.methods[m].sites.iter().enumerate() {
                    let Some(target) = self.dearest(&group.members, site) else { continue };
                    let of = |v: &[f64]| v.get(s).copied().unwrap_or(0.0);
                    entries[target] += (of(&methods[m].sites) - of(&methods[m].inside)).max(0.0);
                }
            }
        }
        let path = Path { cost, relaxed: cost, whole: false, methods };
        self.whole(root, elsewhere, &path).unwrap_or(path)
    }

    /// The same as one program, with all that is given of a run and over whole numbers where that is
    /// feasible.
    fn whole(&self, root: usize, elsewhere: bool, path: &Path) -> Option<Path> {
        let scope = self.reachable(root, elsewhere);
        let edges: usize = scope.iter().map(|&m| self.flow.methods[m].edges.len()).sum();
        if edges > WHOLE_VARIABLES {
            return None;
        }
        let ipet = self.everything(&scope, root, elsewhere);
        let relaxed = ipet.program.relaxed().ok()?;
        let whole = ipet.program.whole(&relaxed);
        let is_whole = whole.is_some();
        let optimum = whole.unwrap_or(relaxed);
        if optimum.value > path.cost * (1.0 + 1e-6) || optimum.value < 0.0 {
            return None;
        }
        let mut methods = vec![Executions::default(); self.flow.methods.len()];
        for &m in &scope {
            methods[m] = ipet.executions(self.flow, m, &optimum.point);
        }
        Some(Path { cost: optimum.value.min(path.cost), relaxed: path.cost, whole: is_whole, methods })
    }

    /// How many runs satisfy all constraints; `None` if the program is too large to look.
    pub fn feasible(&self, main: usize, runs: &[Run]) -> Option<usize> {
        let scope = self.reachable(main, true);
        let edges: usize = scope.iter().map(|&m| self.flow.methods[m].edges.len()).sum();
        if edges > WHOLE_VARIABLES {
            return None;
        }
        let ipet = self.everything(&scope, main, true);
        Some(runs.iter().filter(|r| ipet.program.allows(&ipet.point(r), ROUNDING)).count())
    }

    /// The program of a method and everything it may call.
    pub fn everything(&self, scope: &[usize], root: usize, elsewhere: bool) -> Ipet {
        let around = Around { outside: &|_, _| 0.0, root, elsewhere };
        Ipet::new(self.flow, scope, self.bounds, self.prices, &around)
    }

    /// The counted methods that a path from the root may enter, ascending.
    pub fn reachable(&self, root: usize, elsewhere: bool) -> Vec<usize> {
        let mut work = vec![root];
        if elsewhere {
            work.extend((0..self.flow.methods.len()).filter(|&m| self.bounds.elsewhere[m].value > 0.0));
        }
        let mut seen = FxHashSet::default();
        while let Some(m) = work.pop() {
            if self.flow.methods[m].counted && seen.insert(m) {
                work.extend(self.flow.methods[m].sites.iter().flat_map(|s| s.targets.iter().copied()));
            }
        }
        let mut found: Vec<usize> = seen.into_iter().collect();
        found.sort_unstable();
        found
    }

    /// The cost of each node of a method on a path.
    pub fn node_costs(&self, m: usize, executions: &Executions) -> Vec<(u32, f64, f64)> {
        let method = &self.flow.methods[m];
        let mut found = Vec::new();
        for (b, nodes) in method.blocks.iter().enumerate() {
            let entered = executions.blocks.get(b).copied().unwrap_or(0.0);
            if entered <= 0.0 {
                continue;
            }
            let each = self.prices.blocks[m][b] / nodes.len().max(1) as f64;
            let mut left = entered;
            for &node in nodes {
                found.push((node, left, left * each));
                let thrown = executions.thrown.iter().find(|t| t.0 == node).map_or(0.0, |t| t.1);
                left = (left - thrown).max(0.0);
            }
        }
        found
    }

    /// The largest cost of any run, by the same prices.
    pub fn observed(&self, runs: &[Run]) -> f64 {
        runs.iter().map(|r| r.cost(self.flow, &self.prices.blocks)).fold(0.0, f64::max)
    }
}
