//! Loops of a slice that only count: all but the last of their iterations can be had by arithmetic.
//!
//! **Idea.** When of a loop nothing is kept but one branch and one `iinc` of the local it compares with a value that the loop
//! does not change, every cycle does the same: it adds the step and takes each counted edge once (an edge or an `iinc` that
//! only some cycles meet would have kept the branch that decides it). From any test with the local at `i` the next
//! `k` tests let the loop go on as long as `i + k * step` is still on the limit's near side, so `k` cycles may be replaced by
//! adding `k` to the counters and `k * step` to the local. The loop itself stays and makes what is left, its exit
//! included; so neither the comparison's exact form nor overflow at the limit matters.

use cranelift_entity::EntitySet;
use mantis_ir::graph::FlowGraph;
use mantis_ir::loops::LoopForest;
use mantis_ir::{Block, Cond, Const, EdgeKind, Function, Inst, Op, Slot, Value, ValueDef};

use crate::types::MethodSlice;

/// A loop whose iterations can be skipped.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedLoop {
    /// The block that ends in the branch; the skipping belongs at its start.
    pub test: Block,
    /// Where the branch leaves the loop to.
    pub exit: Block,
    /// Blocks of the loop that run, ascending.
    pub blocks: Vec<Block>,
    /// The `iinc`.
    pub iinc: Inst,
    /// Its local.
    pub local: u16,
    /// What it adds.
    pub step: i32,
    /// How far the local may go.
    pub limit: Limit,
    /// How many steps before the limit the loop ends at the latest: 1 if the limit itself ends it, else 0.
    pub strict: bool,
}

/// The value a counting local is compared with.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Limit {
    /// A number.
    Const(i32),
    /// What a local holds.
    Local(u16),
    /// The length of the array that a local holds.
    Length(u16),
}

/// The counted loops of a method, by the block of their test.
pub fn counted_loops(slice: &MethodSlice) -> Vec<CountedLoop> {
    let f = &*slice.function;
    // Only ways that training runs took; others end the slice.
    let graph = FlowGraph::new(f.blocks.len(), f.entry, |b: Block| match slice.left.get(&b) {
        Some(left) => left.handlers.clone(),
        None => f.blocks[b].succs.iter().map(|e| e.target).filter(|t| !slice.cold.contains(t)).collect(),
    });
    let forest = LoopForest::compute(&graph);
    let mut found: Vec<CountedLoop> = forest
        .iter()
        .filter(|(_, data)| !data.is_irreducible())
        .filter_map(|(_, data)| counted(f, slice, &data.nodes))
        .collect();
    found.sort_by_key(|l| l.test);
    found
}

fn counted(f: &Function, slice: &MethodSlice, blocks: &[Block]) -> Option<CountedLoop> {
    let mut inside: EntitySet<Block> = EntitySet::new();
    blocks.iter().for_each(|&b| {
        inside.insert(b);
    });
    let kept = blocks.iter().flat_map(|&b| &f.blocks[b].insts).copied().filter(|&i| slice.keep.contains(i));
    let (mut branch, mut iinc) = (None, None);
    for inst in kept {
        match f.insts[inst].op {
            Op::If(_) if branch.is_none() => branch = Some(inst),
            Op::Iinc(..) if iinc.is_none() => iinc = Some(inst),
            Op::Const(_) | Op::Copy { load: Some(_), .. } | Op::ArrayLength | Op::Goto | Op::Fallthrough => {}
            _ => return None,
        }
    }
    let (branch, iinc) = (branch?, iinc?);
    let Op::Iinc(local, step) = f.insts[iinc].op else { return None };
    // `i` is what the local has at the head of the loop, or what the `iinc` made of it.
    let counts = |v: Value| match f.values[v].def {
        ValueDef::Phi(b, Slot::Local(l)) => l == local && inside.contains(b),
        ValueDef::Result(inst, _) => inst == iinc,
        _ => false,
    };
    let &[before] = f.args(iinc) else { return None };
    if step == 0 || !matches!(f.values[before].def, ValueDef::Phi(..)) || !counts(before) {
        return None;
    }
    let test = f.insts[branch].block;
    let (stays, exit) = stay(f, branch, &inside)?;
    let Op::If(cond) = f.insts[branch].op else { return None };
    let (counter, limit, cond) = match *f.args(branch) {
        [v] => (v, Limit::Const(0), cond),
        [a, b] if counts(root(f, a)) => (a, limit(f, &inside, b)?, cond),
        [a, b] => (b, limit(f, &inside, a)?, mirrored(cond)),
        _ => return None,
    };
    if !counts(root(f, counter)) {
        return None;
    }
    let cond = if stays { cond } else { negated(cond) };
    let strict = match (cond, step > 0) {
        (Cond::Lt | Cond::ICmpLt, true) | (Cond::Gt | Cond::ICmpGt, false) => true,
        (Cond::Le | Cond::ICmpLe, true) | (Cond::Ge | Cond::ICmpGe, false) => false,
        // `!=` meets the limit only in steps of one.
        (Cond::Ne | Cond::ICmpNe, _) if step.abs() == 1 => true,
        _ => return None,
    };
    Some(CountedLoop { test, exit, blocks: blocks.to_vec(), iinc, local, step, limit, strict })
}

/// Whether the branch's condition keeps control in the loop, and where the other way leads; `None` unless exactly one of its
/// ways stays.
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

/// The value behind loads and stores.
fn root(f: &Function, mut value: Value) -> Value {
    while let ValueDef::Result(inst, n) = f.values[value].def {
        let Op::Copy { map, .. } = &f.insts[inst].op else { break };
        let Some(&of) = map.get(usize::from(n)).and_then(|&k| f.args(inst).get(usize::from(k))) else {
            break;
        };
        value = of;
    }
    value
}

/// The compared value, if the loop does not change it and it is easy to have.
fn limit(f: &Function, inside: &EntitySet<Block>, value: Value) -> Option<Limit> {
    let ValueDef::Result(inst, _) = f.values[value].def else { return None };
    match &f.insts[inst].op {
        Op::Const(Const::Int(n)) => Some(Limit::Const(*n)),
        Op::Copy { load: Some(local), .. } => {
            is_outside(f, inside, root(f, value)).then_some(Limit::Local(*local))
        }
        Op::ArrayLength => {
            let array = *f.args(inst).first()?;
            let ValueDef::Result(load, _) = f.values[array].def else { return None };
            let Op::Copy { load: Some(local), .. } = f.insts[load].op else { return None };
            is_outside(f, inside, root(f, array)).then_some(Limit::Length(local))
        }
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
