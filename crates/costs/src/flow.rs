//! Counters that are provably equal to, or sums of, others.
//!
//! **Idea.** What flows into a block flows out of it (Kirchhoff's law; Knuth & Stevenson 1973). So the counts
//! of a method's edges are combinations of those off a spanning tree, and a block's count is the sum of the
//! edges into it: a vector of small whole numbers. Blocks with equal vectors are executed equally often in
//! every run (they are control equivalent: one dominates the other, which post-dominates it, in the same
//! loops); a block whose vector is a combination of others is that combination of their counts. Exact
//! elimination ([`crate::eliminate`]) finds all of these. Exceptions leave a block in the middle: blocks that
//! threw and handlers that caught in any run get edges of their own, and so spoil only what they must.
//!
//! Between methods, a closed method ([`crate::calls`]) is entered as often as its call sites are executed.
//! That gives one equation per method, over the counters that the first step left independent; they are
//! eliminated in turn.
//!
//! A proof holds for runs without exceptions where none was seen. The caller compares every relation with the
//! counts.

use std::collections::BTreeMap;

use num_traits::CheckedDiv;
use rustc_hash::FxHashMap;

use crate::counters::{At, Counters, Level, Seen};
use crate::eliminate::{Eliminator, Fraction, Inserted, Sparse};
use crate::merge::{Reason, Relation};
use crate::program::{Method, Program};

/// Methods with more blocks are not looked at; their counters are compared run by run like all others.
const MAX_BLOCKS: usize = 3000;

/// All provable relations between the counters. `totals` are their executions over all runs: of dependent
/// counters those executed most are written as sums of those executed least. Relations within a method have
/// terms that may have one between methods, whose terms have none; so replacing terms ends.
pub fn relations(program: &Program, counters: &Counters, seen: &Seen, totals: &[f64]) -> Vec<Relation> {
    match counters.level {
        Level::Opcode => of_opcodes(program, counters, seen),
        Level::Block | Level::Method => {
            let places: Vec<(u32, At)> =
                counters.list.iter().enumerate().map(|(i, c)| (i as u32, c.at)).collect();
            Proofs::new(program, seen, &places, totals).relations
        }
    }
}

/// A method's counts as vectors over its edges off the tree.
struct MethodFlow {
    blocks: Vec<Sparse>,
    entry: Sparse,
}

fn flow_of(method: &Method, thrown: &[bool], caught: &[bool]) -> Option<MethodFlow> {
    let n = method.blocks.len();
    if n == 0 || n > MAX_BLOCKS || !method.counted {
        return None;
    }
    let mut edges: Vec<(u32, u32)> = Vec::new();
    let mut entry = None;
    for &(from, to, exceptional) in &method.edges {
        let threw = || (from as usize).checked_sub(1).and_then(|b| thrown.get(b)).is_some_and(|t| *t);
        if exceptional && !threw() {
            continue;
        }
        if from == 0 && entry.is_none() {
            entry = Some(edges.len());
        }
        edges.push((from, to));
    }
    let entry = entry?;
    edges.extend(thrown.iter().enumerate().filter(|(_, t)| **t).map(|(b, _)| (b as u32 + 1, 0)));
    let handlers = method.handlers.iter().zip(caught).filter(|(_, c)| **c);
    edges.extend(handlers.map(|(b, _)| (0, b + 1)));
    let flows = solve(n + 1, &edges, entry)?;
    let mut blocks = vec![Sparse::default(); n];
    for (&(_, to), flow) in edges.iter().zip(&flows) {
        if let Some(block) = (to as usize).checked_sub(1).and_then(|b| blocks.get_mut(b)) {
            block.add_times(1, flow)?;
        }
    }
    Some(MethodFlow { blocks, entry: flows[entry].clone() })
}

/// The flow on each edge as a combination of those off a spanning tree; `last` is kept off the tree if
/// possible.
fn solve(nodes: usize, edges: &[(u32, u32)], last: usize) -> Option<Vec<Sparse>> {
    let mut leader: Vec<usize> = (0..nodes).collect();
    let mut in_tree = vec![false; edges.len()];
    for e in (0..edges.len()).filter(|e| *e != last).chain([last]) {
        let (a, b) = (find(&mut leader, edges[e].0 as usize), find(&mut leader, edges[e].1 as usize));
        leader[a] = b;
        in_tree[e] = a != b;
    }
    let mut flows = vec![Sparse::default(); edges.len()];
    let mut excess = vec![Sparse::default(); nodes];
    let mut tree = vec![Vec::new(); nodes];
    for (e, &(from, to)) in edges.iter().enumerate() {
        if in_tree[e] {
            tree[from as usize].push(e);
            tree[to as usize].push(e);
            continue;
        }
        flows[e] = Sparse::unit(e as u32);
        excess[from as usize].add_unit(e as u32, -1)?;
        excess[to as usize].add_unit(e as u32, 1)?;
    }
    for (v, e) in leaves_first(nodes, edges, &tree) {
        let (from, to) = (edges[e].0 as usize, edges[e].1 as usize);
        let missing = std::mem::take(&mut excess[v]);
        let sign = if from == v { 1 } else { -1 };
        flows[e].add_times(sign, &missing)?;
        let flow = flows[e].clone();
        let other = if from == v { to } else { from };
        excess[other].add_times(if other == to { 1 } else { -1 }, &flow)?;
    }
    Some(flows)
}

fn find(leader: &mut [usize], mut v: usize) -> usize {
    while leader[v] != v {
        leader[v] = leader[leader[v]];
        v = leader[v];
    }
    v
}

/// Every node but the roots with the tree edge towards its root, children before parents.
fn leaves_first(nodes: usize, edges: &[(u32, u32)], tree: &[Vec<usize>]) -> Vec<(usize, usize)> {
    let mut seen = vec![false; nodes];
    let mut order = Vec::new();
    for root in 0..nodes {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        let mut stack = vec![root];
        while let Some(v) = stack.pop() {
            for &e in &tree[v] {
                let other = if edges[e].0 as usize == v { edges[e].1 } else { edges[e].0 } as usize;
                if !std::mem::replace(&mut seen[other], true) {
                    order.push((other, e));
                    stack.push(other);
                }
            }
        }
    }
    order.reverse();
    order
}

/// The state of a proof search.
struct Proofs<'a> {
    program: &'a Program,
    seen: &'a Seen,
    flows: Vec<Option<MethodFlow>>,
    local: Vec<Eliminator>,
    relations: Vec<Relation>,
}

impl<'a> Proofs<'a> {
    fn new(program: &'a Program, seen: &'a Seen, places: &[(u32, At)], totals: &[f64]) -> Proofs<'a> {
        let flows = (program.methods.iter().enumerate())
            .map(|(i, m)| flow_of(m, &seen.thrown[i], &seen.caught[i]))
            .collect::<Vec<_>>();
        let local = (0..flows.len()).map(|_| Eliminator::default()).collect();
        let mut proofs = Proofs { program, seen, flows, local, relations: Vec::new() };
        let mut order = places.to_vec();
        order.sort_by(|a, b| totals[a.0 as usize].total_cmp(&totals[b.0 as usize]).then(a.0.cmp(&b.0)));
        for &(id, at) in &order {
            proofs.insert(id, at);
        }
        proofs.between_methods();
        proofs
    }

    fn insert(&mut self, id: u32, at: At) {
        let (m, vector) = match at {
            At::Bucket(_) => return,
            At::Block(m, b) => (m, self.flows[m].as_ref().and_then(|f| f.blocks.get(b)).cloned()),
            At::Method(m) => (m, self.flows[m].as_ref().map(|f| f.entry.clone())),
        };
        let Some(vector) = vector else { return };
        if let Inserted::Dependent(sum) = self.local[m].insert(id, vector) {
            let terms: Vec<(u32, f64)> = sum.terms().collect();
            let reason = if is_equality(&terms) { Reason::ControlEquivalent } else { Reason::FlowSum };
            self.relations.push(Relation::new(id, terms, reason));
        }
    }

    /// Equations of closed methods, eliminated over the counters that are independent within their methods.
    fn between_methods(&mut self) {
        let mut rows: Vec<(u32, Sparse)> = Vec::new();
        let mut row_of: FxHashMap<u32, usize> = FxHashMap::default();
        for m in 0..self.program.methods.len() {
            let Some((equation, entry)) = self.equation(m) else { continue };
            let Some(equation) = reduce(equation, &rows, &row_of) else { continue };
            let Some(pivot) = pivot(&equation, entry) else { continue };
            let Some(solved) = solved_for(equation, pivot) else { continue };
            row_of.insert(pivot, rows.len());
            rows.push((pivot, solved));
        }
        // Later rows are free of earlier pivots; go back from the last.
        for i in (0..rows.len()).rev() {
            let (pivot, sum) = (rows[i].0, rows[i].1.clone());
            if let Some(sum) = reduce(sum, &rows, &row_of) {
                rows[i] = (pivot, sum);
            } else {
                row_of.remove(&pivot);
            }
        }
        let rows = rows.iter().filter(|(p, _)| row_of.contains_key(p));
        self.relations.extend(rows.map(|(pivot, sum)| {
            let terms: Vec<(u32, f64)> = sum.terms().collect();
            let reason = if is_equality(&terms) { Reason::CallEquality } else { Reason::CallSum };
            Relation::new(*pivot, terms, reason)
        }));
    }

    /// Entries less executions of call sites, which is zero, and the counter that alone is the entries if
    /// there is one.
    fn equation(&self, m: usize) -> Option<(Sparse, Option<u32>)> {
        let sites = self.program.calls.callers(m)?;
        let entry = self.local[m].express(self.flows[m].as_ref()?.entry.clone())?;
        let terms: Vec<(u32, f64)> = entry.terms().collect();
        let alone = is_equality(&terms).then(|| terms[0].0);
        let mut equation = entry;
        for &(caller, node) in sites {
            let caller = caller as usize;
            if !self.program.methods[caller].counted {
                return None;
            }
            // A call in code that is never reached is in no block.
            let Some(block) = self.program.methods[caller].block_of(node) else { continue };
            if self.seen.thrown[caller][block] {
                return None;
            }
            let flow = self.flows[caller].as_ref()?.blocks.get(block)?.clone();
            equation.add_times(-1, &self.local[caller].express(flow)?)?;
        }
        Some((equation, alone))
    }
}

fn is_equality(terms: &[(u32, f64)]) -> bool {
    matches!(terms, [(_, factor)] if *factor == 1.0)
}

/// A sum with solved counters replaced; later rows never bring back earlier pivots.
fn reduce(mut sum: Sparse, rows: &[(u32, Sparse)], row_of: &FxHashMap<u32, usize>) -> Option<Sparse> {
    loop {
        let next = sum.terms().filter_map(|(at, _)| row_of.get(&at).copied()).min();
        let Some(row) = next else { return Some(sum) };
        let (pivot, solved) = &rows[row];
        let factor = sum.remove(*pivot)?;
        sum.add(factor, solved)?;
    }
}

/// Which counter an equation is solved for: one such that all others come out as a sum without differences,
/// the callee's own entry first.
fn pivot(equation: &Sparse, entry: Option<u32>) -> Option<u32> {
    let terms: Vec<(u32, f64)> = equation.terms().collect();
    let positive = terms.iter().filter(|t| t.1 > 0.0).count();
    let alone = |t: &&(u32, f64)| if t.1 > 0.0 { positive == 1 } else { terms.len() - positive == 1 };
    let sums: Vec<u32> = terms.iter().filter(alone).map(|t| t.0).collect();
    let own = entry.filter(|e| sums.contains(e));
    own.or(sums.first().copied())
        .or(entry.filter(|e| terms.iter().any(|t| t.0 == *e)))
        .or(terms.first().map(|t| t.0))
}

fn solved_for(mut equation: Sparse, pivot: u32) -> Option<Sparse> {
    let factor = equation.remove(pivot)?;
    let mut solved = Sparse::default();
    solved.add(Fraction::from_integer(-1).checked_div(&factor)?, &equation)?;
    Some(solved)
}

/// A block as a combination of those without a relation.
fn expanded(block: u32, relations: &FxHashMap<u32, &Relation>) -> BTreeMap<u32, f64> {
    let mut sum = BTreeMap::new();
    let mut work = vec![(block, 1.0)];
    while let Some((at, factor)) = work.pop() {
        match relations.get(&at) {
            Some(relation) => work.extend(relation.terms.iter().map(|t| (t.0, t.1 * factor))),
            None => *sum.entry(at).or_insert(0.0) += factor,
        }
    }
    sum
}

/// Relations between kinds of instructions: each is a combination of blocks, blocks of independent blocks.
fn of_opcodes(program: &Program, counters: &Counters, seen: &Seen) -> Vec<Relation> {
    let mut places = Vec::new();
    for (m, method) in program.methods.iter().enumerate().filter(|(_, m)| m.counted) {
        places.extend((0..method.blocks.len()).map(|b| (0, At::Block(m, b))));
    }
    places.iter_mut().enumerate().for_each(|(i, place)| place.0 = i as u32);
    let executions = |at: &At| match *at {
        At::Block(m, b) => {
            let first = program.methods[m].instructions(b).next().map_or(0, |i| i.0 as usize);
            seen.executed[m].get(first).copied().unwrap_or(0) as f64
        }
        _ => 0.0,
    };
    let totals: Vec<f64> = places.iter().map(|(_, at)| executions(at)).collect();
    let proofs = Proofs::new(program, seen, &places, &totals);
    let dependent: FxHashMap<u32, &Relation> = proofs.relations.iter().map(|r| (r.counter, r)).collect();
    let mut sums: Vec<BTreeMap<u32, i64>> = vec![BTreeMap::new(); counters.buckets.names().len()];
    let mut fresh = places.len() as u32;
    for (i, at) in &places {
        let At::Block(m, b) = *at else { continue };
        let mut block = expanded(*i, &dependent);
        if block.values().any(|f| f.fract() != 0.0) {
            block = BTreeMap::from([(*i, 1.0)]);
        }
        for (_, opcode) in program.methods[m].instructions(b) {
            let sum = &mut sums[counters.buckets.of(opcode)];
            if seen.thrown[m][b] {
                // Not every execution of the block executes this instruction.
                fresh += 1;
                sum.insert(fresh, 1);
                continue;
            }
            block.iter().for_each(|(&j, &f)| *sum.entry(j).or_default() += f as i64);
        }
    }
    let mut all = Eliminator::default();
    let mut relations = Vec::new();
    for (id, counter) in counters.list.iter().enumerate() {
        let At::Bucket(bucket) = counter.at else { continue };
        let mut vector = Sparse::default();
        let filled = sums[bucket].iter().try_for_each(|(&at, &times)| vector.add_unit(at, times));
        if filled.is_none() || vector.is_zero() {
            continue;
        }
        if let Inserted::Dependent(sum) = all.insert(id as u32, vector) {
            let terms: Vec<(u32, f64)> = sum.terms().collect();
            let reason = if is_equality(&terms) { Reason::ControlEquivalent } else { Reason::FlowSum };
            relations.push(Relation::new(id as u32, terms, reason));
        }
    }
    relations
}

#[cfg(test)]
mod tests {
    use expect_test::expect;
    use mantis_classfile::names::MethodRef;

    use super::*;
    use crate::buckets::Buckets;
    use crate::calls::CallGraph;
    use crate::merge::{Merged, Mode};
    use crate::program::Block;

    /// A method of one-instruction blocks (node `i` is block `i`, all `nop`s) with these edges between
    /// flow-graph nodes.
    fn method(name: &str, blocks: u32, edges: &[(u32, u32)]) -> Method {
        Method {
            name: MethodRef { class: "A".into(), name: name.into(), desc: "()V".into() },
            called: format!("A.{name}()"),
            path: "A.java".to_owned(),
            hash: name.to_owned(),
            counted: true,
            blocks: (0..blocks)
                .map(|i| Block { first: i, last: i, instructions: 1, called: format!("{name}{}", i + 1) })
                .collect(),
            edges: edges.iter().map(|&(from, to)| (from, to, false)).collect(),
            handlers: vec![],
            lines: vec![1; blocks as usize],
            opcodes: vec![Some(0); blocks as usize],
        }
    }

    /// The provable relations when these blocks were executed so often.
    fn proved(methods: Vec<Method>, calls: CallGraph, level: Level, totals: &[f64]) -> String {
        let program = Program { methods, calls };
        let counters = Counters::new(&program, level, Buckets::default(), &[]);
        let found = relations(&program, &counters, &Seen::new(&program), totals);
        let name = |j: u32| counters.names[j as usize].clone();
        let line = |r: &Relation| {
            let sum: Vec<String> = r.terms.iter().map(|&(j, f)| format!("{f} {}", name(j))).collect();
            format!("{} = {}: {:?}\n", name(r.counter), sum.join(" + "), r.reason)
        };
        found.iter().map(line).collect()
    }

    const LOOP: &[(u32, u32)] = &[(0, 1), (1, 2), (2, 3), (3, 2), (2, 4), (4, 0)];
    const BRANCH: &[(u32, u32)] = &[(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 0)];

    #[test]
    fn heads_are_entry_plus_body_and_branches_add_up() {
        // entry, head, body, exit; then entry, two branches, join
        let text = proved(
            vec![method("f", 4, LOOP), method("g", 4, BRANCH)],
            CallGraph::default(),
            Level::Block,
            &[1.0, 8.0, 7.0, 1.0, 5.0, 2.0, 3.0, 5.0],
        );
        expect![[r#"
            f4 = 1 f1: ControlEquivalent
            g1 = 1 g2 + 1 g3: FlowSum
            g4 = 1 g2 + 1 g3: FlowSum
            f2 = 1 f1 + 1 f3: FlowSum
        "#]]
        .assert_eq(&text);
    }

    #[test]
    fn closed_methods_are_entered_from_their_calls() {
        // f's body and g's left branch call h.
        let calls = CallGraph::of(vec![None, None, Some(vec![(0, 2), (1, 1)])]);
        let methods =
            || vec![method("f", 4, LOOP), method("g", 4, BRANCH), method("h", 1, &[(0, 1), (1, 0)])];
        let totals = [1.0, 8.0, 7.0, 1.0, 5.0, 2.0, 3.0, 5.0, 9.0];
        let text = proved(methods(), calls, Level::Block, &totals);
        expect![[r#"
            f4 = 1 f1: ControlEquivalent
            g1 = 1 g2 + 1 g3: FlowSum
            g4 = 1 g2 + 1 g3: FlowSum
            f2 = 1 f1 + 1 f3: FlowSum
            h1 = 1 f3 + 1 g2: CallSum
        "#]]
        .assert_eq(&text);
        // At the level of methods f's body says nothing; but an entry block calls once for each entry.
        let calls = CallGraph::of(vec![None, None, Some(vec![(0, 0), (1, 3)])]);
        expect![[r#"
            A.h() = 1 A.f() + 1 A.g(): CallSum
        "#]]
        .assert_eq(&proved(methods(), calls, Level::Method, &[1.0, 5.0, 6.0]));
    }

    #[test]
    fn a_branch_taken_twice_has_no_sum_without_differences() {
        // 1 -> 2 | 3 -> 4 -> 5 | 6 -> 7
        let edges = [(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (4, 5), (4, 6), (5, 7), (6, 7), (7, 0)];
        let totals = [9.0, 4.0, 5.0, 9.0, 2.0, 7.0, 9.0];
        let text = proved(vec![method("f", 7, &edges)], CallGraph::default(), Level::Block, &totals);
        expect![[r#"
            f6 = 1 f2 + 1 f3 + -1 f5: FlowSum
            f1 = 1 f2 + 1 f3: FlowSum
            f4 = 1 f2 + 1 f3: FlowSum
            f7 = 1 f2 + 1 f3: FlowSum
        "#]]
        .assert_eq(&text);
        let program = Program { methods: vec![method("f", 7, &edges)], calls: CallGraph::default() };
        let counters = Counters::new(&program, Level::Block, Buckets::default(), &[]);
        let found = relations(&program, &counters, &Seen::new(&program), &totals);
        let columns: Vec<Vec<f64>> = [[9, 3], [4, 3], [5, 0], [9, 3], [2, 2], [7, 1], [9, 3]]
            .map(|c| c.map(f64::from).to_vec())
            .to_vec();
        assert_eq!(Merged::new(&columns, &found, Mode::Independent).contradicted, [0u32; 0]);
    }
}
