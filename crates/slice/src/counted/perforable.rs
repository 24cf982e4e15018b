//! Long loops of a slice that may leave out iterations: loop perforation (Sidiroglou et al., FSE 2011).
//!
//! What such a slice counts is an estimate, so nothing has to be proved but that leaving out iterations leads
//! to the loop's end as making them does: the loop has a local that each cycle advances by a number and that
//! a branch compares with a limit, or asks an iterator for the next element. Which loops are worth it,
//! running the slice on the training inputs tells.

use mantis_ir::dom::DomTree;
use mantis_ir::loops::{LoopData, LoopForest};
use mantis_ir::{Block, Cond, Function, Inst, Op, Value, ValueDef};
use mantis_library::{Mark, marks};

use super::counters::{Counter, counter};
use super::limits::compared;
use super::{Step, counted_loops, mirrored, negated, set, stay, taken};
use crate::types::MethodSlice;

/// A loop that may leave out iterations.
#[derive(Clone, Debug, PartialEq)]
pub struct Perforable {
    /// Where every cycle begins; iterations are left out there.
    pub header: Block,
    /// Blocks of the loop, ascending.
    pub blocks: Vec<Block>,
    /// What leads to the next iteration.
    pub advance: Advance,
}

/// What leads to the next iteration of a loop.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Advance {
    /// An `int` that each cycle adds a number to.
    Counter {
        /// The local.
        local: u16,
        /// What a cycle adds.
        step: i32,
        /// What it is compared with.
        end: End,
    },
    /// A `java.util.Iterator`.
    Iterator {
        /// The local that has it at the header.
        local: u16,
    },
}

/// The comparison that ends a loop: iterations run for values of the local on this side of what it is
/// compared with and a number.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The branch.
    pub branch: Inst,
    /// What the local is compared with.
    pub limit: Limit,
    /// With that added to the limit it is the first value, in the direction of the step, of which no
    /// iteration runs.
    pub beyond: i64,
}

/// What a local is compared with.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Zero, by the branch itself.
    Zero,
    /// The first of the branch's two operands.
    First,
    /// The second of them.
    Second,
}

/// The loops of a method that may leave out iterations, but for those that only count, by their header.
pub fn perforable_loops(slice: &MethodSlice) -> Vec<Perforable> {
    let graph = taken(slice);
    let forest = LoopForest::compute(&graph);
    let dominators = DomTree::compute(&graph);
    let counted = counted_loops(slice, false);
    let only_counts = |data: &LoopData<Block>| counted.iter().any(|l| l.blocks == data.nodes);
    let mut found: Vec<Perforable> = Vec::new();
    for (id, data) in forest.iter() {
        if data.is_irreducible() || only_counts(data) {
            continue;
        }
        let own = |b: Block| forest.innermost(b) == Some(id);
        let header = data.entries[0];
        let advance = iterated(slice, header).or_else(|| counting(slice, data, &dominators, &own));
        found.extend(advance.map(|advance| Perforable { header, blocks: data.nodes.clone(), advance }));
    }
    found.sort_by_key(|l| l.header);
    found
}

/// The iterator that a loop's header asks whether there is more.
fn iterated(slice: &MethodSlice, header: Block) -> Option<Advance> {
    let f = &*slice.function;
    f.blocks[header].insts.iter().filter(|&&i| slice.keep.contains(i)).find_map(|&inst| {
        let Op::Invoke(_, method, _) = &f.insts[inst].op else { return None };
        if !marks().has(Mark::HasMore, method) {
            return None;
        }
        let ValueDef::Result(load, _) = f.values[*f.args(inst).first()?].def else { return None };
        match f.insts[load].op {
            Op::Copy { load: Some(local), .. } if f.insts[load].block == header => {
                Some(Advance::Iterator { local })
            }
            _ => None,
        }
    })
}

/// The local that every cycle of a loop advances and that a branch of its own compares with a limit.
fn counting(
    slice: &MethodSlice,
    data: &LoopData<Block>,
    dominators: &DomTree<Block>,
    own: &dyn Fn(Block) -> bool,
) -> Option<Advance> {
    let f = &*slice.function;
    let inside = set(&data.nodes);
    let in_every_cycle =
        |b: Block| own(b) && data.back_edges.iter().all(|&(from, _)| dominators.dominates(b, from));
    let insts = || data.nodes.iter().flat_map(|&b| &f.blocks[b].insts).copied();
    let writes = |local: u16| {
        let written = |i: Inst| f.insts[i].op.stored_local() == Some(local);
        insts().filter(|&i| written(i)).count()
    };
    let kept = insts().filter(|&i| slice.keep.contains(i) && own(f.insts[i].block));
    let branches: Vec<Inst> = kept.clone().filter(|&i| matches!(f.insts[i].op, Op::If(_))).collect();
    kept.filter(|&i| in_every_cycle(f.insts[i].block)).find_map(|by| {
        let counter = counter(f, &inside, &data.nodes, by)?;
        let Step::Constant(step) = counter.step else { return None };
        let ends = |&branch: &Inst| end(slice, data, &counter, step, branch);
        // What every cycle asks is known all the time.
        let asked = |branch: &&Inst| in_every_cycle(f.insts[**branch].block);
        let first = branches.iter().filter(asked).find_map(ends).or_else(|| branches.iter().find_map(ends));
        let end = first.filter(|_| writes(counter.local) == 1)?;
        Some(Advance::Counter { local: counter.local, step, end })
    })
}

/// The end of a loop by a branch that compares its counter.
fn end(
    slice: &MethodSlice,
    data: &LoopData<Block>,
    counter: &Counter,
    step: i32,
    branch: Inst,
) -> Option<End> {
    let f = &*slice.function;
    let Op::If(cond) = f.insts[branch].op else { return None };
    let inside = set(&data.nodes);
    let (stays, _) = stay(f, branch, &inside)?;
    let test = f.insts[branch].block;
    let counts = |v| counter.takes(f, &inside, v);
    let args = f.args(branch);
    let (at, compared) = (0..args.len()).find_map(|at| Some((at, compared(f, test, args[at], &counts)?)))?;
    let cond = if stays { cond } else { negated(cond) };
    let cond = if at == 0 { cond } else { mirrored(cond) };
    // What is left out cannot jump over the end of a loop that asks which is larger.
    let ordered = match (cond, step > 0) {
        (Cond::Lt | Cond::ICmpLt, true) | (Cond::Gt | Cond::ICmpGt, false) => 0,
        (Cond::Le | Cond::ICmpLe, true) => 1,
        (Cond::Ge | Cond::ICmpGe, false) => -1,
        _ => return None,
    };
    let limit = match (args.len(), at) {
        (1, _) => Limit::Zero,
        (_, 0) => Limit::Second,
        _ => Limit::First,
    };
    let is_before = data.back_edges.iter().all(|&(from, _)| from != test);
    let is_sum = match compared.by {
        Some(by) => f.args(by).iter().any(|&v| is_result(f, v, counter.sum)),
        None => is_result(f, args[at], counter.sum),
    };
    let turn = match (is_before, is_sum) {
        (true, true) => -i64::from(step),
        (false, false) => i64::from(step),
        _ => 0,
    };
    Some(End { branch, limit, beyond: ordered - i64::from(compared.ahead) + turn })
}

fn is_result(f: &Function, value: Value, inst: Inst) -> bool {
    matches!(f.values[f.root(value)].def, ValueDef::Result(i, _) if i == inst)
}
