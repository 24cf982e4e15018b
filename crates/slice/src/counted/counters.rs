//! Locals that every cycle of a loop adds the same to: basic induction variables.

use cranelift_entity::EntitySet;
use mantis_ir::{BinOp, Block, Function, Inst, Op, Slot, Value, ValueDef};

use super::is_outside;
use super::limits::number;

/// A local that every cycle adds the same to.
#[derive(Clone, Debug, PartialEq)]
pub struct Counter {
    /// The local.
    pub local: u16,
    /// What a cycle adds.
    pub step: Step,
    /// The statement that writes the local: an `iinc`, or the store of a sum.
    pub by: Inst,
    /// The statement that adds: the same `iinc`, or the sum.
    pub sum: Inst,
}

/// What a counter is advanced by.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A number, not 0, and of a stored sum not the least `int` either.
    Constant(i32),
    /// What a local holds that the loop does not write; `subtracted` if `i -= s`.
    Local {
        /// The local.
        local: u16,
        /// Whether it is subtracted.
        subtracted: bool,
    },
}

impl Counter {
    /// Whether a value is what the local has in a cycle: before the addition or after it.
    pub(super) fn takes(&self, f: &Function, inside: &EntitySet<Block>, value: Value) -> bool {
        match f.values[value].def {
            ValueDef::Phi(block, Slot::Local(local)) => local == self.local && inside.contains(block),
            ValueDef::Result(inst, _) => inst == self.sum,
            _ => false,
        }
    }
}

/// The counter that a statement of a loop writes, if it is one.
pub(super) fn counter(
    f: &Function,
    inside: &EntitySet<Block>,
    blocks: &[Block],
    by: Inst,
) -> Option<Counter> {
    let before = |v: Value, local: u16| {
        let is_local = matches!(f.values[v].def, ValueDef::Phi(_, Slot::Local(l)) if l == local);
        is_local && !is_outside(f, inside, v)
    };
    match f.insts[by].op {
        Op::Iinc(local, step) if step != 0 && before(*f.args(by).first()?, local) => {
            Some(Counter { local, step: Step::Constant(step), by, sum: by })
        }
        Op::Copy { store: Some(local), .. } => {
            let ValueDef::Result(sum, _) = f.values[f.root(*f.args(by).first()?)].def else { return None };
            let &[a, b] = f.args(sum) else { return None };
            let is_before = |v: Value| before(f.root(v), local);
            let (step, subtracted) = match f.insts[sum].op {
                Op::Bin(BinOp::Add) if is_before(a) => (b, false),
                Op::Bin(BinOp::Add) if is_before(b) => (a, false),
                Op::Bin(BinOp::Sub) if is_before(a) => (b, true),
                _ => return None,
            };
            let is_int = f.values[f.root(step)].ty == mantis_ir::Type::Int;
            let step = step_by(f, inside, blocks, step, subtracted).filter(|_| is_int)?;
            Some(Counter { local, step, by, sum })
        }
        _ => None,
    }
}

/// The step that adding or subtracting a value makes, if it is the same in every cycle and is at hand at each
/// test.
fn step_by(
    f: &Function,
    inside: &EntitySet<Block>,
    blocks: &[Block],
    value: Value,
    subtracted: bool,
) -> Option<Step> {
    if let Some(n) = number(f, value) {
        let n = if subtracted { n.wrapping_neg() } else { n };
        return (n != 0 && n != i32::MIN).then_some(Step::Constant(n));
    }
    let ValueDef::Result(load, _) = f.values[value].def else { return None };
    let Op::Copy { load: Some(local), .. } = f.insts[load].op else { return None };
    let mut insts = blocks.iter().flat_map(|&b| &f.blocks[b].insts);
    let is_written = insts.any(|&i| f.insts[i].op.stored_local() == Some(local));
    (!is_written && is_outside(f, inside, f.root(value))).then_some(Step::Local { local, subtracted })
}
