//! Loops around counted loops: whether their cycles differ in more than the counter.

use cranelift_entity::EntitySet;
use mantis_ir::{Block, Edge, EdgeKind, Function, Inst, Op, Slot, Value, ValueDef};

use super::limits::is_steady;
use super::{is_outside, set};
use crate::types::MethodSlice;

/// What the cycles of a loop have in common.
pub(super) struct Cycles<'a> {
    pub(super) f: &'a Function,
    pub(super) slice: &'a MethodSlice,
    pub(super) threads: bool,
    pub(super) inside: &'a EntitySet<Block>,
    pub(super) header: Block,
    /// The local that tells cycles from each other.
    pub(super) local: u16,
}

impl Cycles<'_> {
    /// Whether a value may be another one in another cycle, as long as kept statements of the loop write
    /// nothing but locals.
    pub(super) fn vary(&self, value: Value, seen: &mut EntitySet<Value>) -> bool {
        let f = self.f;
        if !seen.insert(value) || is_outside(f, self.inside, value) {
            return false;
        }
        match f.values[value].def {
            ValueDef::Param(_) => false,
            ValueDef::Thrown(_) => true,
            ValueDef::Phi(block, slot) => {
                let at = f.block_params(block).iter().position(|&p| p == value);
                let mut inside = f.blocks[block].preds.iter().filter(|p| self.inside.contains(p.0));
                slot == Slot::Local(self.local)
                    || inside.any(|&(pred, number)| {
                        let passed = f.edge_args(&f.blocks[pred].succs[number as usize]);
                        let passed = at.and_then(|at| passed.get(at)).copied();
                        passed.is_none_or(|v| match block == self.header {
                            true => f.root(v) != value,
                            false => self.vary(v, seen),
                        })
                    })
            }
            ValueDef::Result(inst, _) => match &f.insts[inst].op {
                Op::Iinc(local, _) if *local == self.local => true,
                Op::Copy { .. } => self.vary(f.root(value), seen),
                op => {
                    let is_call = matches!(op, Op::Invoke(..)) && self.slice.steady.contains_key(&inst);
                    let same = is_call || matches!(op, Op::Iinc(..)) || is_steady(op, self.threads);
                    !same || f.args(inst).iter().any(|&v| self.vary(v, seen))
                }
            },
        }
    }
}

/// Whether an exception of a kept statement may leave a loop and control come back in the same call: what the
/// first cycle has shown would be of another time.
pub(super) fn comes_back_by_exception(
    f: &Function,
    slice: &MethodSlice,
    inside: &EntitySet<Block>,
    blocks: &[Block],
) -> bool {
    let throws = |i: &Inst| slice.keep.contains(*i) && f.insts[*i].op.may_throw();
    let throwing = blocks.iter().filter(|&&b| f.blocks[b].insts.iter().any(throws));
    let is_left = |e: &&Edge| matches!(e.kind, EdgeKind::Exceptional(_)) && !inside.contains(e.target);
    let mut work: Vec<Block> =
        throwing.flat_map(|&b| &f.blocks[b].succs).filter(is_left).map(|e| e.target).collect();
    let mut seen = set(&work);
    while let Some(block) = work.pop() {
        for edge in &f.blocks[block].succs {
            if inside.contains(edge.target) {
                return true;
            }
            if seen.insert(edge.target) {
                work.push(edge.target);
            }
        }
    }
    false
}
