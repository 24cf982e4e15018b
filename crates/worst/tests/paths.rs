//! Programs by hand and at random: every run satisfies all constraints, and no run costs more than the
//! estimate.

use expect_test::expect;
use mantis_feature::EdgeRef;
use mantis_worst::bounds::{CallBounds, Source};
use mantis_worst::estimate::Estimates;
use mantis_worst::flow::{Edge, Method, Site};
use mantis_worst::loops::loops_of;
use mantis_worst::run::Counts;
use mantis_worst::{Bounds, Flow, Given, Prices, Run};

/// Instructions of a block.
const NODES: u32 = 3;

/// A method of blocks of three instructions each; edges are between flow-graph nodes.
fn method(called: &str, blocks: u32, edges: &[(u32, u32)]) -> Method {
    let mut seen = std::collections::HashMap::new();
    let mut edge = |&(from, to): &(u32, u32)| {
        let successor = seen.entry(from).or_insert(0u32);
        let key = (from > 0).then(|| EdgeRef { origin: from * NODES - 1, successor: *successor });
        *successor += 1;
        Edge { from, to, key }
    };
    Method {
        called: called.to_owned(),
        path: "A.java".to_owned(),
        file: "A.java".to_owned(),
        counted: true,
        blocks: (0..blocks).map(|b| (NODES * b..NODES * (b + 1)).collect()).collect(),
        edges: edges.iter().map(&mut edge).collect(),
        lines: (0..blocks * NODES).map(|n| (1 + n / NODES) as u16).collect(),
        block_of: (0..blocks * NODES).map(|n| n / NODES).collect(),
        ..Method::default()
    }
}

fn flow(methods: Vec<Method>) -> Flow {
    let loops = methods.iter().enumerate().flat_map(|(i, m)| loops_of(i, m)).collect();
    Flow::of(methods, loops, Some(0))
}

/// Counts of a method without exceptions and calls, by edge.
fn counts(flow: &Flow, m: usize, edges: &[u64]) -> Option<Counts> {
    let method = &flow.methods[m];
    Some(Counts {
        edges: edges.to_vec(),
        thrown: vec![],
        caught: vec![0; method.caught.len()],
        calls: method.sites.iter().map(|s| vec![0; s.targets.len()]).collect(),
    })
}

/// The cost, and the bounds, after every check; calls are only bounded where that is given.
fn check(flow: &Flow, runs: &[Run], given: &[Given]) -> (f64, Bounds) {
    let observed = check_with(flow, runs, given, CallBounds::Observed).0;
    let (cost, bounds) = check_with(flow, runs, given, CallBounds::Free);
    assert!(observed <= cost * (1.0 + 1e-9), "{observed} > {cost}");
    (cost, bounds)
}

fn check_with(flow: &Flow, runs: &[Run], given: &[Given], calls: CallBounds) -> (f64, Bounds) {
    let bounds = Bounds::new(flow, runs, given, calls).unwrap();
    let prices = Prices::bytecodes(flow);
    let estimates = Estimates::new(flow, &bounds, &prices).unwrap();
    let everything = estimates.everything(&estimates.reachable(0, true), 0, true);
    for run in runs {
        let point = everything.point(run);
        let violated = everything.program.violated(&point, 1e-9);
        assert_eq!(violated, None, "{run:?}");
        let cost = everything.program.value(&point);
        assert!((cost - run.cost(flow, &prices.blocks)).abs() < 1e-6 * cost.max(1.0));
    }
    let path = estimates.path(0, true);
    let observed = estimates.observed(runs);
    assert!(path.cost >= observed * (1.0 - 1e-6), "{} < {observed}", path.cost);
    assert!(path.cost <= path.relaxed);
    (path.cost, bounds)
}

#[test]
fn a_loop_is_as_long_as_the_longest_seen_or_given() {
    // entry, head, body, exit
    let flow = flow(vec![method("A.f()", 4, &[(0, 1), (1, 2), (2, 3), (3, 2), (2, 4), (4, 0)])]);
    let runs: Vec<Run> =
        [2, 5].map(|n| Run::settled(&flow, vec![counts(&flow, 0, &[1, 1, n, n, 1, 1])])).to_vec();
    assert_eq!(flow.loops[0].name, "A.java:2");
    let (cost, bounds) = check(&flow, &runs, &[]);
    // Entry, exit, five bodies, six heads.
    assert_eq!(cost, 3.0 * 13.0);
    assert_eq!((bounds.loops[0].value, bounds.loops[0].source), (5.0, Source::Observed));
    let given = Given::parse("A.java:2=100").unwrap();
    let (cost, bounds) = check(&flow, &runs, &[given]);
    assert_eq!(cost, 3.0 * 203.0);
    assert_eq!(bounds.loops[0].source, Source::Given);
    let wrong =
        Bounds::new(&flow, &runs, &[Given::parse("A.java:7=100").unwrap()], CallBounds::Free).unwrap_err();
    expect![[r#"--bound names "A.java:7", which is neither a loop nor a method; loops are A.java:2"#]]
        .assert_eq(&wrong.to_string());
}

#[test]
fn irreducible_regions_are_bounded_by_all_their_entries() {
    let edges = [(0, 1), (1, 2), (1, 3), (2, 3), (3, 2), (2, 4), (4, 0)];
    let flow = flow(vec![method("A.f()", 4, &edges)]);
    assert!(flow.loops[0].is_irreducible());
    // 1 2 3 2 3 2 4 and 1 3 2 4
    let runs = [[1, 1, 0, 2, 2, 1, 1], [1, 0, 1, 0, 1, 1, 1]];
    let runs: Vec<Run> = runs.iter().map(|r| Run::settled(&flow, vec![counts(&flow, 0, r)])).collect();
    let (cost, bounds) = check(&flow, &runs, &[]);
    assert_eq!(bounds.loops[0].value, 4.0);
    assert_eq!(cost, 3.0 * 7.0);
}

#[test]
fn recursion_is_entered_as_often_as_was_seen() {
    // main calls f, and f calls itself from its second block.
    let mut main = method("A.main()", 1, &[(0, 1), (1, 0)]);
    main.sites.push(Site { node: 1, targets: vec![1], only: true });
    let mut f = method("A.f()", 3, &[(0, 1), (1, 2), (1, 3), (2, 3), (3, 0)]);
    f.sites.push(Site { node: 4, targets: vec![1], only: true });
    let flow = flow(vec![main, f]);
    let run = |depth: u64| {
        let f = counts(&flow, 1, &[depth, depth - 1, 1, depth - 1, depth]);
        Run::settled(&flow, vec![counts(&flow, 0, &[1, 1]), f])
    };
    let runs = [run(1), run(8), run(3)];
    let (cost, bounds) = check(&flow, &runs, &[]);
    assert_eq!(bounds.recursions[flow.group_of[1]].value, 7.0);
    // main, eight calls of two blocks, seven of them with the block that calls
    assert_eq!(cost, 3.0 * (1.0 + 16.0 + 7.0));
    let (cost, _) = check(&flow, &runs, &[Given::parse("A.f=99").unwrap()]);
    assert_eq!(cost, 3.0 * (1.0 + 200.0 + 99.0));
}

#[test]
fn calls_in_a_run_may_be_given() {
    // A loop whose body calls g in one of two branches.
    let edges = [(0, 1), (1, 2), (2, 3), (2, 4), (3, 5), (4, 5), (5, 2), (2, 6), (6, 0)];
    let mut main = method("A.main()", 6, &edges);
    main.sites.push(Site { node: 7, targets: vec![1], only: true });
    let flow = flow(vec![main, method("A.g()", 1, &[(0, 1), (1, 0)])]);
    let run =
        Run::settled(&flow, vec![counts(&flow, 0, &[1, 1, 2, 8, 2, 8, 10, 1, 1]), counts(&flow, 1, &[2, 2])]);
    let runs = [run];
    // Ten iterations of head, branch and end, a last head, entry and exit; every branch may call.
    let (cost, _) = check(&flow, &runs, &[]);
    assert_eq!(cost, 3.0 * (30.0 + 3.0 + 10.0));
    // The run called twice.
    assert_eq!(check_with(&flow, &runs, &[], CallBounds::Observed).0, 3.0 * (30.0 + 3.0 + 2.0));
    // A run that is longer than any may call more often, too.
    let longer = [Given::parse("A.java:2=20").unwrap()];
    assert_eq!(check_with(&flow, &runs, &longer, CallBounds::Observed).0, 3.0 * (60.0 + 3.0 + 20.0));
    let (cost, _) = check(&flow, &runs, &[Given::parse("A.g=3").unwrap()]);
    assert_eq!(cost, 3.0 * (30.0 + 3.0 + 3.0));
}

/// Numbers that look random and are the same every time.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }
}

fn random_method(random: &mut Random, number: usize, methods: u64) -> Method {
    let blocks = 3 + random.below(5) as u32;
    let mut edges = vec![(0, 1)];
    for block in 1..=blocks {
        // The last one returns; others go anywhere, most often on.
        let ways = if block == blocks { 0 } else { 1 + random.below(2) };
        if ways == 0 {
            edges.push((block, 0));
        }
        for way in 0..ways {
            let to = if way == 0 { block + 1 } else { 1 + random.below(u64::from(blocks)) as u32 };
            if !edges.contains(&(block, to)) {
                edges.push((block, to));
            }
        }
    }
    let mut found = method(&format!("A.m{number}()"), blocks, &edges);
    for block in 0..blocks {
        if random.below(3) == 0 {
            let mut targets = vec![random.below(methods) as usize];
            let other = random.below(2 * methods) as usize;
            if other < methods as usize && other != targets[0] {
                targets.push(other);
            }
            targets.sort_unstable();
            found.sites.push(Site { node: block * NODES + 1, only: targets.len() == 1, targets });
        }
    }
    if random.below(2) == 0 {
        let handler = random.below(u64::from(blocks)) as u32;
        found.handlers = vec![handler];
        found.caught = (0..blocks).filter(|_| random.below(2) == 0).map(|b| (b, handler)).collect();
    }
    found
}

/// How control leaves a call.
#[derive(PartialEq)]
enum Left {
    Returned,
    Threw,
    Exited,
}

/// Runs a program by chance.
struct Machine<'a> {
    flow: &'a Flow,
    random: Random,
    budget: u32,
    counts: Vec<Option<Counts>>,
}

impl Machine<'_> {
    fn threw(&mut self, m: usize, node: u32) {
        let Some(counts) = &mut self.counts[m] else { return };
        match counts.thrown.binary_search_by_key(&node, |t| t.0) {
            Ok(i) => counts.thrown[i].1 += 1,
            Err(i) => counts.thrown.insert(i, (node, 1)),
        }
    }

    fn call(&mut self, m: usize, depth: u32) -> Left {
        let method = &self.flow.methods[m];
        let edges = vec![0; method.edges.len()];
        if self.counts[m].is_none() {
            self.counts[m] = counts(self.flow, m, &edges);
        }
        if let Some(counts) = &mut self.counts[m] {
            counts.edges[0] += 1;
        }
        let mut block = 0;
        loop {
            let left = self.block(m, block, depth);
            if left == Left::Exited {
                return left;
            }
            if left == Left::Threw {
                let Some(way) = method.caught.iter().position(|c| c.0 == block) else { return Left::Threw };
                if let Some(counts) = &mut self.counts[m] {
                    counts.caught[way] += 1;
                }
                block = method.caught[way].1;
                continue;
            }
            let out: Vec<usize> =
                (0..method.edges.len()).filter(|&e| method.edges[e].from == block + 1).collect();
            let edge = out[self.random.below(out.len() as u64) as usize];
            if let Some(counts) = &mut self.counts[m] {
                counts.edges[edge] += 1;
            }
            match method.edges[edge].to {
                0 => return Left::Returned,
                to => block = to - 1,
            }
        }
    }

    fn block(&mut self, m: usize, block: u32, depth: u32) -> Left {
        for node in block * NODES..(block + 1) * NODES {
            if self.budget == 0 || depth > 20 {
                self.threw(m, node);
                return Left::Exited;
            }
            self.budget -= 1;
            if self.random.below(40) == 0 {
                self.threw(m, node);
                return Left::Threw;
            }
            let site = self.flow.methods[m].sites.iter().find(|s| s.node == node);
            let Some(site) = site else { continue };
            let target = site.targets[self.random.below(site.targets.len() as u64) as usize];
            let left = self.call(target, depth + 1);
            if left != Left::Returned {
                self.threw(m, node);
                return left;
            }
        }
        Left::Returned
    }
}

#[test]
fn whatever_a_program_does_is_allowed() {
    let mut recursive = 0;
    for seed in 0..150 {
        let mut random = Random(seed);
        let count = 1 + random.below(4);
        let methods = (0..count as usize).map(|m| random_method(&mut random, m, count)).collect();
        let flow = flow(methods);
        recursive += flow.groups.iter().filter(|g| g.recursive).count();
        let runs: Vec<Run> = (0..6)
            .map(|i| {
                let mut machine = Machine {
                    flow: &flow,
                    random: Random(1000 * seed + i),
                    budget: 400,
                    counts: vec![None; flow.methods.len()],
                };
                machine.call(0, 0);
                // Which way an exception took and who called is what runs do not tell.
                let mut counts = machine.counts;
                for counts in counts.iter_mut().flatten() {
                    counts.calls.iter_mut().flatten().for_each(|n| *n = 0);
                }
                Run::settled(&flow, counts)
            })
            .collect();
        check(&flow, &runs, &[]);
    }
    assert!(recursive > 50);
}
