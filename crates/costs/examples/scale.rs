//! How long costs of many counters take, from the proofs to the intervals, and how much memory.
//!
//! ```text
//! cargo run --release -p mantis-costs --example scale [-- RUNS COUNTERS METHOD BLOCKS FILE]
//! ```
//!
//! The program is made up: methods of BLOCKS blocks (10), chains of branches and loops, as many as give
//! COUNTERS (20,000); with one block each no counter is a sum of others. Every block costs up to 20 ns, a
//! run's load is a mixture of a few dozen hidden amounts, and times have 2 % noise. METHOD is `auto` (what
//! `mantis costs` does), `nnls` or `elastic-net`. FILE gets the problem, for other programs to solve:
//! little-endian doubles, runs, counters, counts by counter, times.
#![allow(clippy::print_stdout)]

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::time::Instant;

use mantis_classfile::names::MethodRef;
use mantis_costs::calls::CallGraph;
use mantis_costs::counters::Seen;
use mantis_costs::program::{Block, Method as Code};
use mantis_costs::{Buckets, Counters, Level, Method, Options, Program, estimate, flow};

/// Hidden amounts that the load of a run is made of.
const HIDDEN: usize = 40;

/// Numbers that look random and are the same every time (SplitMix64).
struct Random(u64);

impl Random {
    /// From 0 up to 1.
    fn share(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }

    fn below(&mut self, n: usize) -> usize {
        (self.share() * n as f64) as usize
    }
}

/// A piece of a method after its current block.
#[derive(Copy, Clone)]
enum Piece {
    /// Two branches and where they meet.
    Branch,
    /// Head, body and what comes after.
    Loop,
}

/// The pieces of a method with this many blocks.
fn pieces(method: usize, blocks: usize) -> impl Iterator<Item = Piece> {
    (0..(blocks - 1) / 3)
        .map(move |k| if (method + k).is_multiple_of(2) { Piece::Branch } else { Piece::Loop })
}

/// Edges between flow-graph nodes (block plus one; 0 is the outside).
fn edges(method: usize, blocks: usize) -> Vec<(u32, u32, bool)> {
    let mut edges = vec![(0, 1)];
    let mut current = 1u32;
    for piece in pieces(method, blocks) {
        let (a, b, c) = (current + 1, current + 2, current + 3);
        match piece {
            Piece::Branch => edges.extend([(current, a), (current, b), (a, c), (b, c)]),
            Piece::Loop => edges.extend([(current, a), (a, b), (b, a), (a, c)]),
        }
        current = c;
    }
    edges.push((current, 0));
    edges.into_iter().map(|(from, to)| (from, to, false)).collect()
}

fn program(methods: usize, blocks: usize) -> Program {
    let of = |m: usize| Code {
        name: MethodRef { class: "A".into(), name: format!("f{m}").into(), desc: "()V".into() },
        called: format!("A.f{m}()"),
        path: "A.java".to_owned(),
        hash: m.to_string(),
        counted: true,
        blocks: (0..blocks as u32)
            .map(|b| Block {
                first: b,
                last: b,
                instructions: 1,
                called: format!("A.f{m}() block {}", b + 1),
            })
            .collect(),
        edges: edges(m, blocks),
        handlers: Vec::new(),
        lines: vec![1; blocks],
        opcodes: vec![Some(0); blocks],
    };
    Program { methods: (0..methods).map(of).collect(), calls: CallGraph::default() }
}

/// Executions of each block in each run.
fn counts(methods: usize, blocks: usize, runs: usize, random: &mut Random) -> Vec<Vec<f64>> {
    let hidden: Vec<Vec<f64>> =
        (0..HIDDEN).map(|_| (0..runs).map(|_| 10f64.powf(4.0 * random.share())).collect()).collect();
    let mut columns = vec![vec![0.0; runs]; methods * blocks];
    for m in 0..methods {
        let (first, second, share) = (random.below(HIDDEN), random.below(HIDDEN), random.share());
        for run in 0..runs {
            let load = share * hidden[first][run] + (1.0 - share) * hidden[second][run];
            let calls = (load * (0.8 + 0.4 * random.share())).floor();
            let mut put = |block: usize, count: f64| columns[m * blocks + block][run] = count;
            put(0, calls);
            for (k, piece) in pieces(m, blocks).enumerate() {
                let own = match piece {
                    Piece::Branch => (calls * random.share()).floor(),
                    Piece::Loop => (calls * 10.0 * random.share()).floor(),
                };
                let (a, b) = match piece {
                    Piece::Branch => (own, calls - own),
                    Piece::Loop => (calls + own, own),
                };
                put(3 * k + 1, a);
                put(3 * k + 2, b);
                put(3 * k + 3, calls);
            }
        }
    }
    columns
}

fn options(method: Method) -> Options {
    Options {
        method,
        resource: "time".to_owned(),
        unit: "ns".to_owned(),
        relative: false,
        test: Some(0.1),
        correlation: None,
        confidence: 0.95,
        nonlinear: false,
        exact: false,
    }
}

fn export(path: &str, columns: &[Vec<f64>], y: &[f64]) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    let shape = [y.len() as f64, columns.len() as f64];
    for value in shape.iter().chain(columns.iter().flatten()).chain(y) {
        file.write_all(&value.to_le_bytes())?;
    }
    file.flush()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, usual: usize| arguments.get(i).and_then(|a| a.parse().ok()).unwrap_or(usual);
    let (runs, counters, blocks) = (number(0, 2_000), number(1, 20_000), number(3, 10));
    let method = match arguments.get(2).map(String::as_str) {
        Some("nnls") => Method::Nnls,
        Some("elastic-net") => Method::ElasticNet,
        _ => Method::Auto,
    };
    let methods = counters.div_ceil(blocks);
    let mut random = Random(1);
    let program = program(methods, blocks);
    let columns = counts(methods, blocks, runs, &mut random);
    let mut y = vec![0.0; runs];
    for column in &columns {
        let cost = 20.0 * random.share();
        y.iter_mut().zip(column).for_each(|(y, n)| *y += cost * n);
    }
    y.iter_mut().for_each(|y| *y *= 0.98 + 0.04 * random.share());
    if let Some(path) = arguments.get(4) {
        export(path, &columns, &y)?;
    }
    let start = Instant::now();
    let counters = Counters::new(&program, Level::Block, Buckets::default(), &[]);
    let totals: Vec<f64> = columns.iter().map(|c| c.iter().sum()).collect();
    let proven = flow::relations(&program, &counters, &Seen::new(&program), &totals);
    let merging = start.elapsed().as_secs_f64();
    let costs = estimate(&counters, &columns, &y, &proven, &options(method))?;
    println!("{runs} runs, {} counters, {} proved to be sums of others", columns.len(), proven.len());
    println!("{merging:.2} s for the proofs, {:.2} s in all", start.elapsed().as_secs_f64());
    println!("{}: {} rows, {} not zero", costs.method.name(), costs.estimates.len(), costs.summary.active);
    println!("{}", costs.intervals);
    let percent = |share: Option<f64>| share.map_or("none".to_owned(), |s| format!("{:.2} %", 100.0 * s));
    println!(
        "error {} on fitted runs, {} on held-out ones",
        percent(Some(costs.summary.train_error)),
        percent(costs.summary.test_error)
    );
    Ok(())
}
