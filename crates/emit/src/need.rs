//! Which values must really be on the operand stack of the emitted code.
//!
//! A value is needed when a kept statement uses it, perhaps after `dup`s and joins of control flow. An
//! argument that a callee does not read is needed too, but any value of its type will do ([`Need::Default`]).

use cranelift_entity::SecondaryMap;
use mantis_ir::{Function, Inst, Op, Slot, Value, ValueDef};
use mantis_slice::MethodSlice;

use crate::probe::MethodProbes;
use crate::stack::{is_shuffle, popped, probed};

/// How much of a value is needed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Need {
    /// It is not on the stack of the emitted code.
    #[default]
    No,
    /// Something of its type must be there.
    Default,
    /// It must be there.
    Real,
}

/// The need of each value.
pub(crate) struct Needs {
    of: SecondaryMap<Value, Need>,
}

impl Needs {
    pub(crate) fn compute(f: &Function, slice: &MethodSlice, probes: &MethodProbes) -> Needs {
        let mut needs = Needs { of: SecondaryMap::new() };
        let mut work = Vec::new();
        for inst in f.insts.keys() {
            needs.uses(f, slice, inst, &mut work);
            if probes.stored(f.insts[inst].origin).next().is_some() {
                for &value in probed(f, inst) {
                    needs.raise(value, Need::Real, &mut work);
                }
            }
        }
        while let Some(value) = work.pop() {
            needs.propagate(f, slice, value, &mut work);
        }
        needs
    }

    /// What one statement needs itself.
    fn uses(&mut self, f: &Function, slice: &MethodSlice, inst: Inst, work: &mut Vec<Value>) {
        let op = &f.insts[inst].op;
        let idle =
            is_shuffle(op) || matches!(op, Op::Pop) || (matches!(op, Op::Return) && !slice.result_needed);
        if !slice.keep.contains(inst) || idle {
            return;
        }
        let dead = slice.dead_args.get(&inst);
        for (i, &arg) in popped(f, inst).iter().enumerate() {
            let is_dead = dead.is_some_and(|dead| dead.contains(i));
            self.raise(arg, if is_dead { Need::Default } else { Need::Real }, work);
        }
    }

    /// Hands the need of a value on to what it is a copy or a phi of.
    fn propagate(&mut self, f: &Function, slice: &MethodSlice, value: Value, work: &mut Vec<Value>) {
        let need = self.of[value];
        match f.values[value].def {
            ValueDef::Phi(block, Slot::Stack(_)) => {
                let Some(position) = f.block_params(block).iter().position(|&p| p == value) else { return };
                for &(pred, edge) in &f.blocks[block].preds {
                    let edge = &f.blocks[pred].succs[edge as usize];
                    if let Some(&arg) = f.edge_args(edge).get(position) {
                        self.raise(arg, need, work);
                    }
                }
            }
            ValueDef::Result(inst, n) if is_shuffle(&f.insts[inst].op) && slice.keep.contains(inst) => {
                let Op::Copy { map, .. } = &f.insts[inst].op else { return };
                if let Some(&source) = map.get(usize::from(n))
                    && let Some(&arg) = f.args(inst).get(usize::from(source))
                {
                    self.raise(arg, need, work);
                }
            }
            _ => {}
        }
    }

    fn raise(&mut self, value: Value, need: Need, work: &mut Vec<Value>) {
        if self.of[value] < need {
            self.of[value] = need;
            work.push(value);
        }
    }

    /// The need of a value.
    pub(crate) fn of(&self, value: Value) -> Need {
        self.of[value]
    }

    /// Whether a value is on the stack of the emitted code while the original has it there.
    pub(crate) fn is_there(&self, value: Value) -> bool {
        self.of[value] != Need::No
    }
}
