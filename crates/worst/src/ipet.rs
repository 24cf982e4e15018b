//! The integer program of a set of methods: implicit path enumeration.
//!
//! **Idea** (Li & Malik, "Performance Analysis of Embedded Software Using Implicit Path Enumeration", 1995).
//! A path is not looked for; how often each edge is taken is a variable, the structure of the program makes
//! equations of them, and the cost of a path is a sum over blocks. Its largest value under the constraints is
//! the estimate:
//!
//! - what enters a block leaves it, by an edge or by an exception (`entered = edges out + throws`);
//! - an instruction throws at most so often for each execution as was seen; what never threw does not;
//! - an exception goes to a handler of its block, at most as often as the block threw, or leaves the method;
//! - a loop's back edges are taken at most `bound` times for each entry;
//! - a method is entered by its calls, each at most as often as it is executed (exactly so often where it can
//!   enter nothing else and always did), by calls from elsewhere, bounded by what was seen, and once if the
//!   path begins there;
//! - in a whole run, a method is entered no more often than the user says;
//! - calls inside a recursion enter it at most `bound` times for each entry from outside.
//!
//! Whatever a run executed satisfies all of these ([`crate::run`]), so the optimum is at least the cost of
//! each run.
//!
//! Methods outside the set may be called at a price. That makes it possible to solve a large program piece by
//! piece, callees first: with real numbers for executions, the optimum of the whole is that of the caller at
//! the optimal prices of its callees, because nothing but the number of calls connects the two.

use crate::bounds::Bounds;
use crate::flow::{Flow, Site};
use crate::loops::Way;
use crate::prices::Prices;
use crate::run::{Run, behind};
use crate::solver::Program;

/// A linear expression.
type Sum = Vec<(usize, f64)>;

/// The program of some methods, and where their executions are in it.
pub struct Ipet {
    /// Variables and constraints.
    pub program: Program,
    /// The methods.
    pub scope: Vec<usize>,
    places: Vec<Places>,
    /// The variable of the path's beginning.
    root: usize,
}

/// The variables of a method.
#[derive(Clone, Debug, Default)]
struct Places {
    edges: Vec<usize>,
    thrown: Vec<(u32, usize)>,
    /// `None` for ways that were never taken.
    caught: Vec<Option<usize>>,
    /// For each site, for each target the variable of its calls; `None` outside the set.
    calls: Vec<Vec<Option<usize>>>,
    elsewhere: Option<usize>,
}

/// What surrounds the set.
pub struct Around<'a> {
    /// What one call by a site costs that leaves the set.
    pub outside: &'a dyn Fn(usize, &Site) -> f64,
    /// The method where the path begins.
    pub root: usize,
    /// Whether it is a whole run: methods are also called from elsewhere, and what is given of a run holds.
    pub elsewhere: bool,
}

impl Ipet {
    /// The program of these methods; the path begins once at the root, which is one of them.
    pub fn new(flow: &Flow, scope: &[usize], bounds: &Bounds, prices: &Prices, around: &Around<'_>) -> Ipet {
        let mut program = Program::default();
        // At most once: code that cannot be left (it threw in no run) must not make the program infeasible.
        let root = program.var(0.0, 1.0);
        let mut ipet = Ipet { program, scope: scope.to_vec(), places: Vec::new(), root };
        for &m in scope {
            let places = ipet.add_variables(flow, m, bounds, around.elsewhere);
            ipet.places.push(places);
        }
        for i in 0..scope.len() {
            ipet.add_flow(flow, i, bounds);
            ipet.add_costs(flow, i, prices, around);
        }
        ipet.add_calls(flow, bounds, around.root, around.elsewhere);
        ipet
    }

    fn add_variables(&mut self, flow: &Flow, m: usize, bounds: &Bounds, elsewhere: bool) -> Places {
        let method = &flow.methods[m];
        let program = &mut self.program;
        let free = f64::INFINITY;
        let mut thrown: Vec<(u32, usize)> = Vec::new();
        for node in method.blocks.iter().flatten().filter(|n| bounds.throws.contains_key(&(m, **n))) {
            thrown.push((*node, program.var(0.0, free)));
        }
        let taken = bounds.caught[m].iter();
        let bound = bounds.elsewhere[m].value;
        Places {
            edges: method.edges.iter().map(|_| program.var(0.0, free)).collect(),
            caught: taken.map(|ever| ever.then(|| program.var(0.0, free))).collect(),
            calls: method
                .sites
                .iter()
                .map(|s| {
                    s.targets.iter().map(|t| self.scope.contains(t).then(|| program.var(0.0, free))).collect()
                })
                .collect(),
            elsewhere: (elsewhere && bound > 0.0).then(|| program.var(0.0, bound)),
            thrown,
        }
    }

    fn entered(&self, flow: &Flow, i: usize, block: usize) -> Sum {
        let (method, places) = (&flow.methods[self.scope[i]], &self.places[i]);
        let normal = method.into[block].iter().map(|&e| (places.edges[e], 1.0));
        let caught = method.caught.iter().zip(&places.caught).filter(|(way, _)| way.1 as usize == block);
        normal.chain(caught.filter_map(|(_, var)| Some(((*var)?, 1.0)))).collect()
    }

    fn executed(&self, flow: &Flow, i: usize, node: u32) -> Sum {
        let method = &flow.methods[self.scope[i]];
        let Some(block) = method.block(node) else { return Sum::new() };
        let mut sum = self.entered(flow, i, block);
        let before = self.places[i].thrown.iter().filter(|t| t.0 < node && method.block(t.0) == Some(block));
        sum.extend(before.map(|t| (t.1, -1.0)));
        sum
    }

    /// Constraints within a method.
    fn add_flow(&mut self, flow: &Flow, i: usize, bounds: &Bounds) {
        let m = self.scope[i];
        let method = &flow.methods[m];
        let places = self.places[i].clone();
        let thrown_in = |block: usize| {
            let of = places.thrown.iter().filter(move |t| method.block(t.0) == Some(block));
            of.map(|t| t.1).collect::<Vec<_>>()
        };
        for block in 0..method.blocks.len() {
            let mut sum = self.entered(flow, i, block);
            let out = method.edges.iter().zip(&places.edges).filter(|(e, _)| e.from as usize == block + 1);
            sum.extend(out.map(|(_, var)| (*var, -1.0)));
            sum.extend(thrown_in(block).iter().map(|t| (*t, -1.0)));
            self.program.row(sum, true, 0.0);
            let ways = method.caught.iter().zip(&places.caught).filter(|(way, _)| way.0 as usize == block);
            let mut sum: Sum = ways.filter_map(|(_, var)| Some(((*var)?, 1.0))).collect();
            if !sum.is_empty() {
                sum.extend(thrown_in(block).iter().map(|t| (*t, -1.0)));
                self.program.row(sum, false, 0.0);
            }
        }
        for &(node, var) in &places.thrown {
            let share = bounds.throws.get(&(m, node)).copied().unwrap_or(0.0);
            if share < 1.0 {
                let mut sum: Sum = self.executed(flow, i, node).iter().map(|t| (t.0, -share * t.1)).collect();
                sum.push((var, 1.0));
                self.program.row(sum, false, 0.0);
            }
        }
        for &l in &flow.loops_in[m] {
            let (found, bound) = (&flow.loops[l], bounds.loops[l].value);
            let vars = |ways: &[Way], factor: f64| -> Sum {
                let var = |w: &Way| match w {
                    Way::Edge(e) => Some(places.edges[*e]),
                    Way::Caught(c) => places.caught[*c],
                };
                ways.iter().filter_map(|w| Some((var(w)?, factor))).collect()
            };
            let mut sum = vars(&found.back, 1.0);
            sum.extend(vars(&found.into, -bound));
            self.program.row(sum, false, 0.0);
        }
    }

    /// Prices of blocks, less what a throw spares; prices of calls that leave the set.
    fn add_costs(&mut self, flow: &Flow, i: usize, prices: &Prices, around: &Around<'_>) {
        let m = self.scope[i];
        let method = &flow.methods[m];
        for (b, nodes) in method.blocks.iter().enumerate() {
            let price = prices.blocks[m][b];
            for (var, factor) in self.entered(flow, i, b) {
                self.program.vars[var].price += factor * price;
            }
            let each = price / nodes.len().max(1) as f64;
            for &(node, var) in self.places[i].thrown.iter().filter(|t| method.block(t.0) == Some(b)) {
                self.program.vars[var].price -= each * behind(nodes, node) as f64;
            }
        }
        for (s, site) in method.sites.iter().enumerate() {
            let price = (around.outside)(m, site).max(0.0);
            if price == 0.0 {
                continue;
            }
            if self.places[i].calls[s].iter().all(Option::is_none) {
                for (var, factor) in self.executed(flow, i, site.node) {
                    self.program.vars[var].price += factor * price;
                }
            } else {
                // Calls that leave the set and calls inside it share the executions of the site.
                let var = self.program.var(price, f64::INFINITY);
                let mut sum: Sum = self.executed(flow, i, site.node).iter().map(|t| (t.0, -t.1)).collect();
                sum.push((var, 1.0));
                sum.extend(self.places[i].calls[s].iter().flatten().map(|v| (*v, 1.0)));
                self.program.row(sum, false, 0.0);
            }
        }
    }

    /// Entries of methods and recursions, and calls.
    fn add_calls(&mut self, flow: &Flow, bounds: &Bounds, root: usize, run: bool) {
        let mut entries: Vec<Sum> = vec![Sum::new(); self.scope.len()];
        let mut inside: Vec<(usize, Sum)> = Vec::new();
        for i in 0..self.scope.len() {
            let m = self.scope[i];
            for (s, site) in flow.methods[m].sites.iter().enumerate() {
                let calls = self.places[i].calls[s].clone();
                let mut sum: Sum = calls.iter().flatten().map(|v| (*v, 1.0)).collect();
                if sum.is_empty() {
                    continue;
                }
                for (&target, var) in site.targets.iter().zip(&calls) {
                    let at = self.scope.iter().position(|t| *t == target);
                    if let (Some(at), Some(var)) = (at, var) {
                        entries[at].push((*var, 1.0));
                        if flow.inside(m, target) {
                            inside.push((flow.group_of[m], vec![(*var, 1.0)]));
                        }
                    }
                }
                sum.extend(self.executed(flow, i, site.node).iter().map(|t| (t.0, -t.1)));
                self.program.row(sum, bounds.exact.contains(&(m, s)), 0.0);
            }
        }
        for (i, sum) in entries.iter().enumerate() {
            let mut sum: Sum = sum.iter().map(|t| (t.0, -t.1)).collect();
            sum.extend(self.places[i].elsewhere.map(|v| (v, -1.0)));
            let entry = self.places[i].edges.first().copied();
            if let (Some(calls), Some(entry), true) = (bounds.calls[self.scope[i]], entry, run) {
                self.program.row(vec![(entry, 1.0)], false, calls.value);
            }
            sum.extend(entry.map(|e| (e, 1.0)));
            if self.scope[i] == root {
                sum.push((self.root, -1.0));
            }
            self.program.row(sum, true, 0.0);
        }
        // inside <= bound * (entries - inside)
        for (g, group) in flow.groups.iter().enumerate().filter(|(_, g)| g.recursive) {
            let bound = bounds.recursions[g].value;
            let of = inside.iter().filter(|(of, _)| *of == g).flat_map(|(_, sum)| sum);
            let mut sum: Sum = of.map(|t| (t.0, t.1 * (1.0 + bound))).collect();
            if sum.is_empty() {
                continue;
            }
            let members = (0..self.scope.len()).filter(|&i| group.members.contains(&self.scope[i]));
            sum.extend(members.filter_map(|i| Some((*self.places[i].edges.first()?, -bound))));
            self.program.row(sum, false, 0.0);
        }
    }

    /// How often each block of a method is entered at a point, and each of its nodes is executed.
    pub fn executions(&self, flow: &Flow, m: usize, point: &[f64]) -> Executions {
        let at = |sum: Sum| sum.iter().map(|t| t.1 * point[t.0]).sum::<f64>().max(0.0);
        let Some(i) = self.scope.iter().position(|s| *s == m) else { return Executions::default() };
        let method = &flow.methods[m];
        let places = &self.places[i];
        Executions {
            blocks: (0..method.blocks.len()).map(|b| at(self.entered(flow, i, b))).collect(),
            thrown: places.thrown.iter().map(|t| (t.0, point[t.1])).collect(),
            edges: places.edges.iter().map(|e| point[*e]).collect(),
            caught: places.caught.iter().map(|c| c.map_or(0.0, |c| point[c])).collect(),
            sites: method.sites.iter().map(|s| at(self.executed(flow, i, s.node))).collect(),
            inside: places.calls.iter().map(|c| c.iter().flatten().map(|v| point[*v]).sum()).collect(),
        }
    }

    /// The point of a run, for programs of all methods with calls from elsewhere.
    pub fn point(&self, run: &Run) -> Vec<f64> {
        let mut point = vec![0.0; self.program.vars.len()];
        point[self.root] = 1.0;
        for (places, &m) in self.places.iter().zip(&self.scope) {
            if let Some(var) = places.elsewhere {
                point[var] = run.elsewhere[m] as f64;
            }
            let Some(counts) = &run.methods[m] else { continue };
            let ways = places.edges.iter().zip(&counts.edges).map(|(v, n)| (*v, *n));
            let caught = places.caught.iter().zip(&counts.caught).filter_map(|(v, n)| Some(((*v)?, *n)));
            let thrown = counts.thrown.iter().filter_map(|(node, n)| {
                let at = places.thrown.iter().find(|t| t.0 == *node)?;
                Some((at.1, *n))
            });
            let calls = places.calls.iter().flatten().zip(counts.calls.iter().flatten());
            let calls = calls.filter_map(|(v, n)| Some(((*v)?, *n)));
            for (var, n) in ways.chain(caught).chain(thrown).chain(calls) {
                point[var] = n as f64;
            }
        }
        point
    }
}

/// How often the parts of a method are executed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Executions {
    /// Entries of each block.
    pub blocks: Vec<f64>,
    /// Throws, by node.
    pub thrown: Vec<(u32, f64)>,
    /// Of each edge.
    pub edges: Vec<f64>,
    /// Of each exception's way.
    pub caught: Vec<f64>,
    /// Of each site.
    pub sites: Vec<f64>,
    /// Of each site, calls that stay in the set.
    pub inside: Vec<f64>,
}

impl Executions {
    /// Adds so many times another's.
    pub fn add(&mut self, times: f64, other: &Executions) {
        let add = |to: &mut Vec<f64>, from: &[f64]| {
            to.resize(to.len().max(from.len()), 0.0);
            to.iter_mut().zip(from).for_each(|(a, b)| *a += times * b);
        };
        add(&mut self.blocks, &other.blocks);
        add(&mut self.edges, &other.edges);
        add(&mut self.caught, &other.caught);
        add(&mut self.sites, &other.sites);
        add(&mut self.inside, &other.inside);
        for &(node, n) in &other.thrown {
            match self.thrown.iter_mut().find(|t| t.0 == node) {
                Some(found) => found.1 += times * n,
                None => self.thrown.push((node, times * n)),
            }
        }
    }

    /// How often a way is taken.
    pub fn way(&self, way: Way) -> f64 {
        let (of, i) = match way {
            Way::Edge(i) => (&self.edges, i),
            Way::Caught(i) => (&self.caught, i),
        };
        of.get(i).copied().unwrap_or(0.0)
    }
}
