//! What a slice will cost, from how often its statements ran in training: before any code is emitted.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use mantis_classfile::names::MethodRef;
use mantis_ir::{Block, Function, Inst, InstData, Op};
use mantis_pointsto::{Analysis, MethodId, Site};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::counted::counted_loops;
use crate::types::{MethodSlice, Slice};

/// Bytecodes that a call of a JDK method stands for: most are short, a line read or a number parsed takes
/// hundreds.
const JDK_CALL: u64 = 40;

/// The same of a call that reads a file or standard input: a system call.
const READING_CALL: u64 = 600;
/// The same of a call that fills an array or a buffer, as a rule with some kilobytes.
const BULK_CALL: u64 = 2_000;
/// The same of a call without arguments, which reads a character or a line that is in a buffer nearly always.
const BUFFERED_CALL: u64 = 100;

/// What a slice may cost, and how statements count before the slice is whole.
pub struct Limit<'a> {
    /// Whether a class belongs to the program.
    pub is_app: &'a dyn Fn(&str) -> bool,
    /// How often the program executed the instruction at a node index of a method.
    pub count: &'a dyn Fn(&MethodRef, u32) -> u64,
    /// The most that is accepted, as [`executed_bytecodes`] counts.
    pub most: u64,
    /// What is said of a slice that costs more.
    pub reason: String,
}

impl<'a> Limit<'a> {
    /// No limit: costs are known all the same.
    pub fn none(is_app: &'a dyn Fn(&str) -> bool, count: &'a dyn Fn(&MethodRef, u32) -> u64) -> Limit<'a> {
        Limit { is_app, count, most: u64::MAX, reason: String::new() }
    }

    /// What a kept statement adds at least for each of its executions. What loops that only count consist of
    /// adds nothing: they may be skipped. (So the slicer does not ask for statements that may compute their
    /// limits.)
    fn at_least(&self, inst: &InstData) -> u64 {
        match &inst.op {
            Op::Invoke(_, callee, _) if (self.is_app)(&callee.class) => 1,
            Op::Invoke(..) | Op::InvokeDynamic(..) => JDK_CALL,
            Op::New(_)
            | Op::NewArray(_)
            | Op::MultiNewArray(..)
            | Op::GetField(_)
            | Op::PutField(_)
            | Op::GetStatic(_)
            | Op::PutStatic(_)
            | Op::ArrayLoad(_)
            | Op::ArrayStore(_) => 1,
            _ => 0,
        }
    }

    /// The same for the statements of an analysis, each looked up once.
    pub(crate) fn of(&self, analysis: &Analysis) -> Bound {
        let mut bound = Bound { most: self.most, reason: self.reason.clone(), ..Bound::default() };
        for (m, data) in analysis.methods.iter() {
            let Some(body) = &data.body else { continue };
            bound.count[m] = body.insts.values().map(|d| (self.count)(&data.decl, d.origin)).collect();
            let least = |(data, count): (&InstData, &u64)| self.at_least(data) * count;
            bound.least[m] = body.insts.values().zip(&bound.count[m]).map(least).collect();
        }
        bound
    }
}

/// A [`Limit`] for the statements of an analysis.
#[derive(Default)]
pub(crate) struct Bound {
    /// See [`Limit::most`].
    pub(crate) most: u64,
    /// See [`Limit::reason`].
    pub(crate) reason: String,
    /// How often the program executed each statement.
    count: SecondaryMap<MethodId, Vec<u64>>,
    /// What it adds at least when it is kept.
    least: SecondaryMap<MethodId, Vec<u64>>,
}

impl Bound {
    /// How often the program executed a statement.
    pub(crate) fn count(&self, (m, inst): Site) -> u64 {
        self.count[m].get(inst.index()).copied().unwrap_or(0)
    }

    /// What a statement adds at least when it is kept.
    pub(crate) fn least(&self, (m, inst): Site) -> u64 {
        self.least[m].get(inst.index()).copied().unwrap_or(0)
    }
}

/// Executions of the kept statements, summed: about how many bytecodes the slice executes where the program
/// executed `count` times the instruction at a node index, and the slice makes its share of the executions of
/// a method ([`Slice::shares`]). Calls of JDK methods weigh more, most of all those that read.
pub fn executed_bytecodes(
    slice: &Slice,
    is_app: &dyn Fn(&str) -> bool,
    count: &dyn Fn(&MethodRef, u32) -> u64,
) -> u64 {
    Pricer::new(is_app, count).executed_bytecodes(slice)
}

/// [`executed_bytecodes`] of one slice after the other: those of neighbouring features have most methods in
/// common, whose costs are remembered.
pub struct Pricer<'a> {
    program: Program<'a>,
    known: FxHashMap<MethodRef, Known>,
}

/// What a method cost in the last slice that had it.
struct Known {
    // What decides that:
    function: Arc<Function>,
    keep: EntitySet<Inst>,
    reading: FxHashSet<Inst>,
    steady: FxHashMap<Inst, Option<MethodRef>>,
    in_memory: bool,
    threads: bool,
    // The costs:
    own: u64,
    /// Calls in the tests of counted loops that are not made, with the method they would enter.
    spared: Vec<(MethodRef, u64)>,
    /// What each execution of it costs if it is one block.
    counted: u64,
}

impl Known {
    fn is_of(&self, slice: &Slice, method: &MethodSlice) -> bool {
        Arc::ptr_eq(&self.function, &method.function)
            && (self.in_memory, self.threads) == (slice.keeps_files(), slice.threads)
            && self.keep == method.keep
            && self.reading == method.reading
            && self.steady == method.steady
    }
}

impl<'a> Pricer<'a> {
    /// A pricer of slices of a program whose classes are `is_app` and that executed `count`.
    pub fn new(is_app: &'a dyn Fn(&str) -> bool, count: &'a dyn Fn(&MethodRef, u32) -> u64) -> Pricer<'a> {
        Pricer { program: Program { is_app, count }, known: FxHashMap::default() }
    }

    /// See [`executed_bytecodes`].
    pub fn executed_bytecodes(&mut self, slice: &Slice) -> u64 {
        for (method, kept) in &slice.methods {
            if !self.known.get(method).is_some_and(|known| known.is_of(slice, kept)) {
                let known = self.find(slice, method, kept);
                self.known.insert(method.clone(), known);
            }
        }
        let mut spared: FxHashMap<&MethodRef, f64> = FxHashMap::default();
        let mut own: Vec<(&MethodRef, u64)> = Vec::new();
        for method in slice.methods.keys() {
            let (share, known) = (share_of(slice, method), &self.known[method]);
            own.push((method, (known.own as f64 * share) as u64));
            for (callee, times) in &known.spared {
                *spared.entry(callee).or_default() += *times as f64 * share;
            }
        }
        let cost = |(method, cost): (&MethodRef, u64)| match spared.get(method) {
            Some(calls) => cost.saturating_sub((calls * self.known[method].counted as f64) as u64),
            None => cost,
        };
        own.into_iter().map(cost).fold(0, u64::saturating_add)
    }

    fn find(&self, slice: &Slice, method: &MethodRef, kept: &MethodSlice) -> Known {
        let mut own = 0u64;
        let spared = own_cost(slice, method, kept, self.program, |_, more| own = own.saturating_add(more));
        Known {
            function: kept.function.clone(),
            keep: kept.keep.clone(),
            reading: kept.reading.clone(),
            steady: kept.steady.clone(),
            in_memory: slice.keeps_files(),
            threads: slice.threads,
            own,
            spared: spared.into_iter().map(|(callee, times)| (callee.clone(), times)).collect(),
            counted: counted(kept).count() as u64,
        }
    }
}

/// The same for all of a program: what a slice of everything costs at least.
pub fn of_program(
    analysis: &Analysis,
    is_app: &dyn Fn(&str) -> bool,
    count: &dyn Fn(&MethodRef, u32) -> u64,
) -> u64 {
    let mut cost = 0u64;
    for data in analysis.methods.values() {
        let Some(body) = &data.body else { continue };
        for inst in body.insts.values() {
            let weight = match &inst.op {
                Op::Fallthrough => continue,
                Op::Invoke(_, callee, _) if is_app(&callee.class) => 1,
                Op::Invoke(..) | Op::InvokeDynamic(..) => JDK_CALL,
                _ => 1,
            };
            cost = cost.saturating_add(weight * count(&data.decl, inst.origin));
        }
    }
    cost
}

/// The calls of JDK methods that a slice makes, as method and node index: [`executed_bytecodes`] only guesses
/// what they take.
pub fn jdk_calls(slice: &Slice, is_app: &dyn Fn(&str) -> bool) -> BTreeSet<(MethodRef, u32)> {
    let mut calls = BTreeSet::new();
    for (method, kept) in &slice.methods {
        for inst in counted(kept) {
            let data = &kept.function.insts[inst];
            if matches!(&data.op, Op::Invoke(_, callee, _) if !is_app(&callee.class)) {
                calls.insert((method.clone(), data.origin));
            }
        }
    }
    calls
}

/// [`executed_bytecodes`] by method and line (0 where the class file names none).
pub fn by_line<'a>(
    slice: &'a Slice,
    is_app: &dyn Fn(&str) -> bool,
    count: &dyn Fn(&MethodRef, u32) -> u64,
) -> BTreeMap<(&'a MethodRef, u32), u64> {
    let mut lines: BTreeMap<(&MethodRef, u32), f64> = BTreeMap::new();
    let mut spared: Vec<(&MethodRef, f64)> = Vec::new();
    for (method, kept) in &slice.methods {
        let share = share_of(slice, method);
        let calls = own_cost(slice, method, kept, Program { is_app, count }, |inst, cost| {
            *lines.entry((method, kept.function.insts[inst].line)).or_default() += cost as f64 * share;
        });
        spared.extend(calls.into_iter().map(|(callee, times)| (callee, times as f64 * share)));
    }
    for (method, times) in spared {
        let Some((method, kept)) = slice.methods.get_key_value(method) else { continue };
        for inst in counted(kept) {
            *lines.entry((method, kept.function.insts[inst].line)).or_default() -= times;
        }
    }
    lines.into_iter().map(|(line, cost)| (line, cost.max(0.0) as u64)).collect()
}

fn share_of(slice: &Slice, method: &MethodRef) -> f64 {
    slice.shares.get(method).copied().unwrap_or(1.0)
}

/// The kept statements that are bytecodes: what each call of a method with one block executes.
fn counted(method: &MethodSlice) -> impl Iterator<Item = Inst> + '_ {
    let counts = |i: &Inst| !matches!(method.function.insts[*i].op, Op::Fallthrough);
    method.function.insts.keys().filter(|&i| method.keep.contains(i)).filter(counts)
}

/// What is known of the program: which classes are its own, and how often it executed what.
#[derive(Copy, Clone)]
struct Program<'a> {
    is_app: &'a dyn Fn(&str) -> bool,
    count: &'a dyn Fn(&MethodRef, u32) -> u64,
}

/// Tells what all executions of each statement of a method cost, without callees; returns how many calls of
/// which callees counted loops spare.
fn own_cost<'a>(
    slice: &Slice,
    method: &MethodRef,
    kept: &'a MethodSlice,
    Program { is_app, count }: Program<'_>,
    mut tell: impl FnMut(Inst, u64),
) -> Vec<(&'a MethodRef, u64)> {
    let body = &kept.function;
    let origin_of = |block: Block| body.insts[body.blocks[block].insts[0]].origin;
    // A counted loop is left after two tests, whatever the number of its iterations was (but for those whose
    // steps lead away from the limit or whose sums would overflow), one around others after three, with two
    // cycles between them.
    let mut skipped: FxHashMap<Block, u64> = FxHashMap::default();
    let mut loops = counted_loops(kept, slice.threads);
    loops.sort_by_key(|l| std::cmp::Reverse(l.blocks.len()));
    for (i, inner) in loops.iter().enumerate() {
        let around = loops[..i].iter().filter(|l| l.blocks.binary_search(&inner.test).is_ok());
        let cycles = around.filter_map(|l| skipped.get(&l.test)).min().copied();
        let left = count(method, origin_of(inner.exit)).min(cycles.unwrap_or(u64::MAX));
        let times = left.saturating_mul(if inner.nests { 3 } else { 2 });
        for &block in &inner.blocks {
            skipped.entry(block).and_modify(|most| *most = times.min(*most)).or_insert(times);
        }
    }
    // What the slice wrote itself takes no system call, and mostly that is read.
    let in_memory = slice.keeps_files();
    let mut spared = Vec::new();
    for inst in counted(kept) {
        let data = &body.insts[inst];
        let weight = match &data.op {
            Op::Invoke(_, callee, _) if !in_memory && kept.reading.contains(&inst) => {
                reading_call(&callee.desc)
            }
            Op::Invoke(_, callee, _) if !is_app(&callee.class) => JDK_CALL,
            Op::InvokeDynamic(..) => JDK_CALL,
            _ => 1,
        };
        let all = count(method, data.origin);
        let times = skipped.get(&data.block).map_or(all, |most| all.min(*most));
        tell(inst, weight * times);
        if let Some(Some(callee)) = kept.steady.get(&inst) {
            spared.push((callee, all - times));
        }
    }
    spared
}

/// What a call that reads stands for, by its descriptor.
fn reading_call(desc: &str) -> u64 {
    let fills = |array: &str| desc.contains(array);
    if desc.starts_with("()") {
        BUFFERED_CALL
    } else if fills("[B") || fills("[C") || fills("Ljava/nio/ByteBuffer;") {
        BULK_CALL
    } else {
        READING_CALL
    }
}
