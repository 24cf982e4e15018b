//! The executions of one run, as a point that the integer program must allow.
//!
//! Counters give entries, edges, throws and catches. Two things they leave open are settled here so that all
//! constraints hold: from which block a caught exception came, and which call entered a method where several
//! may have. Any answer that adds up will do, because the cost depends on blocks alone. Exceptions are taken
//! to come from outside a loop first, so that what was iterated has been entered; entries of a method are
//! given to its calls, those outside its recursion first, and what no call explains was called from elsewhere
//! (the JDK, reflection, the JVM).

use mantis_instrument::Profile;

use crate::flow::{Flow, Method};
use crate::loops::{Loop, Way};

/// The executions of one run.
#[derive(Clone, Debug, Default)]
pub struct Run {
    /// For each method that was entered.
    pub methods: Vec<Option<Counts>>,
    /// For each method, how often something else than a call of the program entered it.
    pub elsewhere: Vec<u64>,
    /// For each recursion (by component), entries by calls inside it, and all others.
    pub recursions: Vec<(u64, u64)>,
}

/// The executions of one method.
#[derive(Clone, Debug, Default)]
pub struct Counts {
    /// Of its edges.
    pub edges: Vec<u64>,
    /// Throws: node and number; nodes ascending.
    pub thrown: Vec<(u32, u64)>,
    /// Of its exceptions' ways.
    pub caught: Vec<u64>,
    /// For each site, how often it entered each of its targets.
    pub calls: Vec<Vec<u64>>,
}

impl Counts {
    /// How often the method was entered.
    pub fn entries(&self) -> u64 {
        self.edges.first().copied().unwrap_or(0)
    }

    /// How often a way was taken.
    pub fn way(&self, way: Way) -> u64 {
        match way {
            Way::Edge(e) => self.edges.get(e).copied().unwrap_or(0),
            Way::Caught(c) => self.caught.get(c).copied().unwrap_or(0),
        }
    }

    /// How often a block was entered.
    pub fn entered(&self, method: &Method, block: usize) -> u64 {
        let normal: u64 = method.into[block].iter().map(|&e| self.edges[e]).sum();
        let caught = method.caught.iter().zip(&self.caught).filter(|(way, _)| way.1 as usize == block);
        normal + caught.map(|(_, n)| n).sum::<u64>()
    }

    /// How often a node was executed.
    pub fn executed(&self, method: &Method, node: u32) -> u64 {
        let Some(block) = method.block(node) else { return 0 };
        let before = self.thrown.iter().filter(|t| t.0 < node && method.block(t.0) == Some(block));
        self.entered(method, block).saturating_sub(before.map(|t| t.1).sum())
    }

    /// Iterations and entries of a loop.
    pub fn iterations(&self, found: &Loop) -> (u64, u64) {
        let sum = |ways: &[Way]| ways.iter().map(|w| self.way(*w)).sum();
        (sum(&found.back), sum(&found.into))
    }
}

impl Run {
    /// The executions that a profile tells of; it must be of the layout that the flow was made with.
    pub fn new(flow: &Flow, profile: &Profile) -> Run {
        let methods =
            flow.methods.iter().enumerate().zip(profile.methods()).map(|((m, method), (_, profile))| {
                if !method.counted || profile.entries == 0 {
                    return None;
                }
                let edges = method.edges.iter().map(|e| e.key.map_or(profile.entries, |k| profile.edge(k)));
                let mut counts = Counts {
                    edges: edges.collect(),
                    thrown: profile.thrown.clone(),
                    caught: vec![0; method.caught.len()],
                    calls: method.sites.iter().map(|s| vec![0; s.targets.len()]).collect(),
                };
                // Both lists are in the order of the layout.
                let caught: Vec<u64> = profile.caught.iter().map(|c| c.1).collect();
                settle_caught(flow, m, &mut counts, &caught);
                Some(counts)
            });
        Run::settled(flow, methods.collect())
    }

    /// The run with these executions, whose calls are still to be assigned.
    pub fn settled(flow: &Flow, methods: Vec<Option<Counts>>) -> Run {
        let mut run = Run { methods, elsewhere: vec![0; flow.methods.len()], ..Run::default() };
        run.settle_calls(flow);
        run
    }

    /// The cost of the run when an execution of each block costs so much.
    pub fn cost(&self, flow: &Flow, prices: &[Vec<f64>]) -> f64 {
        let all = self.methods.iter().enumerate();
        all.filter_map(|(m, counts)| Some(own_cost(&flow.methods[m], counts.as_ref()?, &prices[m])))
            .flat_map(|blocks| blocks.into_iter())
            .sum()
    }

    fn settle_calls(&mut self, flow: &Flow) {
        // What each site can still give.
        let mut left: Vec<Vec<u64>> = Vec::with_capacity(flow.methods.len());
        let mut callers: Vec<Vec<(usize, usize, usize)>> = vec![Vec::new(); flow.methods.len()];
        for (m, method) in flow.methods.iter().enumerate() {
            let Some(counts) = &self.methods[m] else {
                left.push(Vec::new());
                continue;
            };
            left.push(method.sites.iter().map(|s| counts.executed(method, s.node)).collect());
            for (s, site) in method.sites.iter().enumerate() {
                for (t, &target) in site.targets.iter().enumerate() {
                    callers[target].push((m, s, t));
                }
            }
        }
        for (m, callers) in callers.iter_mut().enumerate() {
            let Some(entries) = self.methods[m].as_ref().map(Counts::entries) else { continue };
            let mut need = entries - u64::from(flow.main == Some(m) && entries > 0);
            let choices = |&(c, s, _): &(usize, usize, usize)| flow.methods[c].sites[s].targets.len();
            callers.sort_by_key(|c| (flow.inside(c.0, m), choices(c), *c));
            for &(caller, site, target) in callers.iter() {
                let taken = need.min(left[caller][site]);
                left[caller][site] -= taken;
                need -= taken;
                if let Some(counts) = &mut self.methods[caller] {
                    counts.calls[site][target] = taken;
                }
            }
            self.elsewhere[m] = need;
        }
        self.recursions = vec![(0, 0); flow.groups.len()];
        for (g, group) in flow.groups.iter().enumerate().filter(|(_, g)| g.recursive) {
            self.settle_recursion(flow, g, &group.members, &callers);
        }
    }

    /// Counts the entries of a recursion; something must have entered it from outside.
    fn settle_recursion(
        &mut self,
        flow: &Flow,
        group: usize,
        members: &[usize],
        callers: &[Vec<(usize, usize, usize)>],
    ) {
        let total: u64 = members.iter().filter_map(|&m| self.methods[m].as_ref()).map(Counts::entries).sum();
        let calls = members.iter().flat_map(|&m| callers[m].iter().map(move |c| (m, *c)));
        let mut inner: Vec<(usize, (usize, usize, usize))> = Vec::new();
        let mut inside = 0;
        for (m, (caller, site, target)) in calls.filter(|(m, c)| flow.inside(c.0, *m)) {
            let taken = self.methods[caller].as_ref().map_or(0, |c| c.calls[site][target]);
            inside += taken;
            if taken > 0 {
                inner.push((m, (caller, site, target)));
            }
        }
        if let (true, Some(&(m, (caller, site, target)))) = (inside == total && total > 0, inner.first())
            && let Some(counts) = &mut self.methods[caller]
        {
            counts.calls[site][target] -= 1;
            self.elsewhere[m] += 1;
            inside -= 1;
        }
        self.recursions[group] = (inside, total - inside);
    }
}

/// The cost of each block of a method.
pub fn own_cost(method: &Method, counts: &Counts, prices: &[f64]) -> Vec<f64> {
    let of = |b: usize| {
        let nodes = &method.blocks[b];
        let each = prices[b] / nodes.len().max(1) as f64;
        let mut cost = prices[b] * counts.entered(method, b) as f64;
        for &(node, n) in counts.thrown.iter().filter(|t| method.block(t.0) == Some(b)) {
            cost -= each * n as f64 * behind(nodes, node) as f64;
        }
        cost
    };
    (0..method.blocks.len()).map(of).collect()
}

/// How many instructions of a block stand behind one of them.
pub fn behind(nodes: &[u32], node: u32) -> usize {
    nodes.len() - nodes.partition_point(|n| *n <= node)
}

/// Gives what the handlers caught to the blocks that threw.
fn settle_caught(flow: &Flow, number: usize, counts: &mut Counts, caught: &[u64]) {
    let method = &flow.methods[number];
    if method.caught.is_empty() {
        return;
    }
    let mut left = vec![0u64; method.blocks.len()];
    for &(node, n) in &counts.thrown {
        if let Some(block) = method.block(node) {
            left[block] += n;
        }
    }
    let goes_back =
        |way: usize| flow.loops_in[number].iter().any(|l| flow.loops[*l].back.contains(&Way::Caught(way)));
    let ways = |h: u32| method.caught.iter().filter(|c| c.1 == h).count();
    let mut handlers: Vec<(usize, u32, u64)> =
        method.handlers.iter().zip(caught).map(|(&h, &n)| (ways(h), h, n)).collect();
    handlers.sort_unstable();
    for (_, handler, mut need) in handlers {
        if need == 0 {
            continue;
        }
        let mut ways: Vec<usize> =
            (0..method.caught.len()).filter(|&w| method.caught[w].1 == handler).collect();
        ways.sort_by_key(|&w| (goes_back(w), w));
        for &way in &ways {
            let block = method.caught[way].0 as usize;
            let taken = need.min(left[block]);
            left[block] -= taken;
            need -= taken;
            counts.caught[way] += taken;
        }
        // Counts of several threads may not add up; the handler ran all the same.
        if let Some(&first) = ways.first() {
            counts.caught[first] += need;
        }
    }
}
