//! What the original program has on the operand stack.
//!
//! The SSA form prunes phis, so the contents of the stack at a block's start are found by simulating the
//! statements: operands are popped, results pushed, and a block parameter for a stack slot replaces what came
//! over the edge.

use cranelift_entity::SecondaryMap;
use mantis_classfile::names::is_array_copy;
use mantis_ir::{Block, CallKind, EdgeKind, Function, Inst, Op, Slot, Value, ValueDef};

/// Values on the stack, deepest first, at the start of each block.
pub(crate) struct Stacks {
    entry: SecondaryMap<Block, Vec<Value>>,
}

impl Stacks {
    pub(crate) fn compute(f: &Function) -> Stacks {
        let mut entry: SecondaryMap<Block, Vec<Value>> = SecondaryMap::new();
        let mut seen: SecondaryMap<Block, bool> = SecondaryMap::new();
        let mut work = vec![f.entry];
        seen[f.entry] = true;
        while let Some(block) = work.pop() {
            let mut stack = entry[block].clone();
            for &inst in &f.blocks[block].insts {
                step(f, inst, &mut stack);
            }
            for edge in &f.blocks[block].succs {
                if std::mem::replace(&mut seen[edge.target], true) {
                    continue;
                }
                let mut there = match edge.kind {
                    EdgeKind::Normal(_) => stack.clone(),
                    EdgeKind::Exceptional(_) => edge.thrown.into_iter().collect(),
                };
                for &param in f.block_params(edge.target) {
                    if let ValueDef::Phi(_, Slot::Stack(k)) = f.values[param].def {
                        match there.get_mut(usize::from(k)) {
                            Some(slot) => *slot = param,
                            None => there.push(param),
                        }
                    }
                }
                entry[edge.target] = there;
                work.push(edge.target);
            }
        }
        Stacks { entry }
    }

    /// The stack at the start of a block.
    pub(crate) fn at(&self, block: Block) -> &[Value] {
        &self.entry[block]
    }
}

/// Values a statement takes off the stack: all operands but those that are locals.
pub(crate) fn popped(f: &Function, inst: Inst) -> &[Value] {
    match f.insts[inst].op {
        Op::Copy { load: Some(_), .. } | Op::Iinc(..) => &[],
        _ => f.args(inst),
    }
}

/// The operands that a probe on the statement reads: the stored value, the lengths of the new array, or the
/// array that is copied.
pub(crate) fn probed(f: &Function, inst: Inst) -> &[Value] {
    let popped = popped(f, inst);
    match f.insts[inst].op {
        Op::NewArray(_) | Op::MultiNewArray(..) => popped,
        _ => &popped[popped.len().saturating_sub(1)..],
    }
}

/// Values a statement puts on the stack: all results but those that are locals.
pub(crate) fn pushed(f: &Function, inst: Inst) -> &[Value] {
    match f.insts[inst].op {
        Op::Copy { store: Some(_), .. } | Op::Iinc(..) => &[],
        _ => f.results(inst),
    }
}

/// The class of the array that a statement copies by its `clone`.
pub(crate) fn cloned(op: &Op) -> Option<&str> {
    match op {
        Op::Invoke(CallKind::Virtual, method, _) if is_array_copy(&method.class, &method.name) => {
            Some(&method.class)
        }
        _ => None,
    }
}

/// Whether a statement is one of `dup`, `dup_x1` ..., `swap`.
pub(crate) fn is_shuffle(op: &Op) -> bool {
    matches!(op, Op::Copy { load: None, store: None, .. })
}

/// The effect of a statement on the stack.
pub(crate) fn step(f: &Function, inst: Inst, stack: &mut Vec<Value>) {
    stack.truncate(stack.len().saturating_sub(popped(f, inst).len()));
    stack.extend_from_slice(pushed(f, inst));
}
