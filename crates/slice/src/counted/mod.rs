//! Loops of a slice that only count: all but the last of their iterations can be had by arithmetic.
//!
//! **Idea.** When of a loop nothing is kept but one branch and additions to locals ([`Counter`]), one of
//! which it compares with a value that the loop does not change, every cycle does the same: it adds the steps
//! and takes each counted edge once (an edge or an addition that only some cycles meet would have kept the
//! branch that decides it). From any test with the local at `i` the next `k` tests let the loop go on as long
//! as `i + k * step` is still on the limit's near side, so `k` cycles may be replaced by adding `k` to what
//! is counted and `k` times its step to each local. The loop itself stays and makes what is left, its exit
//! included; so neither the comparison's exact form nor overflow at the limit matters. What is compared may
//! be ahead of the local by a number (`i + 2 < n`), and a step may be what another local holds
//! (`i += stride`): whether it leads to the limit is seen when the slice runs.
//!
//! The limit is a number, a local, or what the test computes anew each time out of such: a field, an array's
//! length, a sum, the result of a call that changes nothing ([`MethodSlice::steady`]). Were a kept statement
//! of the loop to change what these read, the slice would have it as well, and the loop would do more than
//! count.
//!
//! A loop around such loops whose cycles do not tell the counters of these from each other
//! (`for y { for x < width }`, not `x < y`) only counts, too: each of its cycles adds the same to every
//! counter. How much, the first cycle shows; the others are replaced by adding that so many times
//! ([`CountedLoop::nests`]). Such a loop has one counter, which an `iinc` advances.

use cranelift_entity::EntitySet;
use mantis_ir::graph::FlowGraph;
use mantis_ir::loops::{LoopData, LoopForest};
use mantis_ir::{Block, Cond, EdgeKind, Function, Inst, Op, Value, ValueDef};

use crate::types::MethodSlice;

mod counters;
mod cycles;
mod limits;
mod perforable;

use counters::counter;
pub use counters::{Counter, Step};
use cycles::{Cycles, comes_back_by_exception};
use limits::{Compared, Limits, compared};
pub(crate) use limits::{is_steady, possible_limits};
pub use perforable::{Advance, End, Limit, Perforable, perforable_loops};

/// A loop whose iterations can be skipped.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedLoop {
    /// The block that ends in the branch; the skipping belongs at its start.
    pub test: Block,
    /// Where the branch leaves the loop to.
    pub exit: Block,
    /// Blocks of the loop that run, ascending.
    pub blocks: Vec<Block>,
    /// What cycles add to: first the local that is compared.
    pub counters: Vec<Counter>,
    /// Whether the local must grow to reach the limit.
    pub up: bool,
    /// How far the value that is compared with the limit is ahead of the local: 2 in `i + 2 < n`.
    pub ahead: i32,
    /// How far that value may go: statements of the test that push the limit, in this order.
    pub limit: Vec<Inst>,
    /// How many steps before the limit the loop ends at the latest: 1 if the limit itself ends it, else 0.
    pub strict: bool,
    /// Whether there are counted loops in it, so that a cycle adds more than one to some counters, but every
    /// cycle the same.
    pub nests: bool,
}

impl CountedLoop {
    /// Whether a statement writes a counter.
    pub fn is_counter(&self, inst: Inst) -> bool {
        self.counters.iter().any(|c| c.by == inst)
    }

    /// Whether a value is sure to be the same in every cycle: a constant, or from before the loop.
    pub fn knows(&self, f: &Function, value: Value) -> bool {
        let value = f.root(value);
        let is_constant = match f.values[value].def {
            ValueDef::Result(inst, _) => matches!(f.insts[inst].op, Op::Const(_)),
            _ => false,
        };
        is_constant || is_outside(f, &set(&self.blocks), value)
    }
}

/// The counted loops of a method, by the block of their test. With `threads`, another thread may change what
/// a field holds.
pub fn counted_loops(slice: &MethodSlice, threads: bool) -> Vec<CountedLoop> {
    let f = &*slice.function;
    let forest = LoopForest::compute(&taken(slice));
    let loops: Vec<_> = forest.iter().map(|(_, data)| data).filter(|data| !data.is_irreducible()).collect();
    let mut found: Vec<CountedLoop> = Vec::new();
    // Inner loops first.
    for data in loops.into_iter().rev() {
        let inner: Vec<&CountedLoop> =
            found.iter().filter(|l| data.nodes.binary_search(&l.test).is_ok()).collect();
        // What threads count is not to be had in between.
        let counted = (!threads || inner.is_empty()).then(|| counted(f, slice, threads, data, &inner));
        found.extend(counted.flatten());
    }
    found.sort_by_key(|l| l.test);
    found
}

/// The ways of a method that training runs took; others end the slice.
fn taken(slice: &MethodSlice) -> FlowGraph<Block> {
    let f = &*slice.function;
    FlowGraph::new(f.blocks.len(), f.entry, |b: Block| match slice.left.get(&b) {
        Some(left) => left.handlers.clone(),
        None => f.blocks[b].succs.iter().map(|e| e.target).filter(|t| !slice.cold.contains(t)).collect(),
    })
}

fn counted(
    f: &Function,
    slice: &MethodSlice,
    threads: bool,
    data: &LoopData<Block>,
    inner: &[&CountedLoop],
) -> Option<CountedLoop> {
    let blocks = &data.nodes;
    // That control passes there is to be noted.
    if blocks.iter().any(|b| slice.warm.contains(b)) {
        return None;
    }
    let (inside, within) = (set(blocks), set(inner.iter().flat_map(|l| &l.blocks)));
    let own = blocks.iter().filter(|b| !within.contains(**b));
    let kept = own.flat_map(|&b| &f.blocks[b].insts).copied().filter(|&i| slice.keep.contains(i));
    let Statements { branch, mut counters, others } =
        statements(f, &inside, blocks, kept, !inner.is_empty())?;
    let test = f.insts[branch].block;
    let (stays, exit) = stay(f, branch, &inside)?;
    let limits = Limits { f, slice, threads, inside: &inside, test };
    let (first, Test { compared, limit, cond }) =
        counters.iter().enumerate().find_map(|(n, c)| Some((n, tested(f, &limits, branch, c)?)))?;
    counters.swap(0, first);
    let is_sum = |i: &Inst| counters.iter().any(|c| c.sum == *i);
    if others.iter().any(|i| !limit.contains(i) && compared.by != Some(*i) && !is_sum(i)) {
        return None;
    }
    let cond = if stays { cond } else { negated(cond) };
    let (up, strict) = match (cond, counters[0].step) {
        (Cond::Lt | Cond::ICmpLt, _) => (true, true),
        (Cond::Gt | Cond::ICmpGt, _) => (false, true),
        (Cond::Le | Cond::ICmpLe, _) => (true, false),
        (Cond::Ge | Cond::ICmpGe, _) => (false, false),
        // `!=` meets the limit only in steps of one.
        (Cond::Ne | Cond::ICmpNe, Step::Constant(step @ (1 | -1))) => (step > 0, true),
        _ => return None,
    };
    if matches!(counters[0].step, Step::Constant(step) if (step > 0) != up) {
        return None;
    }
    let ahead = compared.ahead;
    let found = CountedLoop {
        test,
        exit,
        blocks: blocks.clone(),
        counters,
        up,
        ahead,
        limit,
        strict,
        nests: !inner.is_empty(),
    };
    let own = [Some(branch), compared.by];
    (inner.is_empty() || same_cycles(f, slice, threads, data, &inside, &found, &own)).then_some(found)
}

/// What is kept of a loop, without the loops in it.
struct Statements {
    branch: Inst,
    counters: Vec<Counter>,
    /// Neither these nor what moves values only.
    others: Vec<Inst>,
}

/// Sorts the kept statements of a loop; `None` if it does more than count.
fn statements(
    f: &Function,
    inside: &EntitySet<Block>,
    blocks: &[Block],
    kept: impl Iterator<Item = Inst>,
    nests: bool,
) -> Option<Statements> {
    let (mut branch, mut counters, mut others, mut begun) =
        (None, Vec::<Counter>::new(), Vec::new(), Vec::new());
    for inst in kept {
        match f.insts[inst].op {
            Op::If(_) if branch.is_none() => branch = Some(inst),
            Op::If(_) => return None,
            Op::Const(_) | Op::Goto | Op::Fallthrough | Op::Copy { store: None, .. } => {}
            // Where inner loops begin.
            Op::Copy { store: Some(local), .. } if nests => begun.push(local),
            Op::Iinc(..) | Op::Copy { .. } => {
                let counter = counter(f, inside, blocks, inst)?;
                if counters.iter().any(|c| c.local == counter.local) {
                    return None;
                }
                counters.push(counter);
            }
            _ => others.push(inst),
        }
    }
    let is_begun = counters.iter().any(|c| begun.contains(&c.local));
    let several = nests && counters.len() > 1;
    (!is_begun && !several).then_some(Statements { branch: branch?, counters, others })
}

/// How a branch tests a counter.
struct Test {
    compared: Compared,
    limit: Vec<Inst>,
    /// With the counter on the left.
    cond: Cond,
}

fn tested(f: &Function, limits: &Limits<'_>, branch: Inst, counter: &Counter) -> Option<Test> {
    let Op::If(cond) = f.insts[branch].op else { return None };
    let counts = |v: Value| counter.takes(f, limits.inside, v);
    let compared = |v: Value| compared(f, limits.test, v, &counts);
    match *f.args(branch) {
        [v] => Some(Test { compared: compared(v)?, limit: Vec::new(), cond }),
        [a, b] => match compared(a) {
            Some(compared) => Some(Test { compared, limit: limits.of(b)?, cond }),
            None => Some(Test { compared: compared(b)?, limit: limits.of(a)?, cond: mirrored(cond) }),
        },
        _ => None,
    }
}

/// Whether the cycles of a loop around others differ in nothing but its counter. `own` are statements of its
/// test.
fn same_cycles(
    f: &Function,
    slice: &MethodSlice,
    threads: bool,
    data: &LoopData<Block>,
    inside: &EntitySet<Block>,
    found: &CountedLoop,
    own: &[Option<Inst>],
) -> bool {
    let Some(&header) = data.entries.first() else { return false };
    let counter = &found.counters[0];
    let cycles = Cycles { f, slice, threads, inside, header, local: counter.local };
    let is_own = |i: Inst| own.contains(&Some(i)) || i == counter.by || found.limit.contains(&i);
    // A load matters where its value is used; what is stored may be summed.
    let is_load = |i: Inst| matches!(f.insts[i].op, Op::Copy { store: None, .. });
    let varying = |v: Value| cycles.vary(v, &mut EntitySet::new());
    let varies = |i: Inst| !is_own(i) && !is_load(i) && f.args(i).iter().any(|&v| varying(v));
    let mut kept = found.blocks.iter().flat_map(|&b| &f.blocks[b].insts).filter(|&&i| slice.keep.contains(i));
    !kept.any(|&i| varies(i)) && !comes_back_by_exception(f, slice, inside, &found.blocks)
}

fn set<'a>(blocks: impl IntoIterator<Item = &'a Block>) -> EntitySet<Block> {
    let mut set = EntitySet::new();
    blocks.into_iter().for_each(|&b| {
        set.insert(b);
    });
    set
}

/// Whether the branch's condition keeps control in the loop, and where the other way leads; `None` unless
/// exactly one of its ways stays.
fn stay(f: &Function, branch: Inst, inside: &EntitySet<Block>) -> Option<(bool, Block)> {
    let succs = &f.blocks[f.insts[branch].block].succs;
    let target = |n: u32| succs.iter().find(|e| e.kind == EdgeKind::Normal(n)).map(|e| e.target);
    let (taken, other) = (target(0)?, target(1)?);
    match (inside.contains(taken), inside.contains(other)) {
        (true, false) => Some((true, other)),
        (false, true) => Some((false, taken)),
        _ => None,
    }
}

fn is_outside(f: &Function, inside: &EntitySet<Block>, value: Value) -> bool {
    match f.values[value].def {
        ValueDef::Param(_) => true,
        ValueDef::Phi(block, _) | ValueDef::Thrown(block) => !inside.contains(block),
        ValueDef::Result(inst, _) => !inside.contains(f.insts[inst].block),
    }
}

/// The condition with its operands exchanged.
fn mirrored(cond: Cond) -> Cond {
    match cond {
        Cond::ICmpLt => Cond::ICmpGt,
        Cond::ICmpGt => Cond::ICmpLt,
        Cond::ICmpLe => Cond::ICmpGe,
        Cond::ICmpGe => Cond::ICmpLe,
        other => other,
    }
}

fn negated(cond: Cond) -> Cond {
    match cond {
        Cond::Eq => Cond::Ne,
        Cond::Ne => Cond::Eq,
        Cond::Lt => Cond::Ge,
        Cond::Ge => Cond::Lt,
        Cond::Gt => Cond::Le,
        Cond::Le => Cond::Gt,
        Cond::ICmpEq => Cond::ICmpNe,
        Cond::ICmpNe => Cond::ICmpEq,
        Cond::ICmpLt => Cond::ICmpGe,
        Cond::ICmpGe => Cond::ICmpLt,
        Cond::ICmpGt => Cond::ICmpLe,
        Cond::ICmpLe => Cond::ICmpGt,
        Cond::ACmpEq => Cond::ACmpNe,
        Cond::ACmpNe => Cond::ACmpEq,
        Cond::Null => Cond::NonNull,
        Cond::NonNull => Cond::Null,
    }
}
