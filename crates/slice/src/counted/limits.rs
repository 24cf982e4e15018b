//! What the counter of a loop is compared with, and how.

use cranelift_entity::EntitySet;
use mantis_ir::{BinOp, Block, Const, Function, Inst, Op, Value, ValueDef};

use super::is_outside;
use crate::types::MethodSlice;

/// Statements that the limit of a loop may be computed by.
const LONGEST_LIMIT: usize = 12;

/// A value that is compared with the limit.
pub(super) struct Compared {
    /// How far it is ahead of the local.
    pub(super) ahead: i32,
    /// The statement of the test that adds that.
    pub(super) by: Option<Inst>,
}

/// The local, or the sum of it and a number that the test computes.
pub(super) fn compared(
    f: &Function,
    test: Block,
    value: Value,
    counts: &dyn Fn(Value) -> bool,
) -> Option<Compared> {
    let value = f.root(value);
    if counts(value) {
        return Some(Compared { ahead: 0, by: None });
    }
    let ValueDef::Result(inst, _) = f.values[value].def else { return None };
    let number = |v: Value| number(f, v);
    let ahead = match (&f.insts[inst].op, f.args(inst)) {
        (Op::Bin(BinOp::Add), &[a, b]) if counts(f.root(a)) => number(b)?,
        (Op::Bin(BinOp::Add), &[a, b]) if counts(f.root(b)) => number(a)?,
        (Op::Bin(BinOp::Sub), &[a, b]) if counts(f.root(a)) => number(b)?.wrapping_neg(),
        _ => return None,
    };
    (f.insts[inst].block == test).then_some(Compared { ahead, by: Some(inst) })
}

/// The number that a value is.
pub(super) fn number(f: &Function, value: Value) -> Option<i32> {
    let ValueDef::Result(inst, _) = f.values[f.root(value)].def else { return None };
    match f.insts[inst].op {
        Op::Const(Const::Int(n)) => Some(n),
        _ => None,
    }
}

/// Statements that compute limits.
pub(super) struct Limits<'a> {
    pub(super) f: &'a Function,
    pub(super) slice: &'a MethodSlice,
    pub(super) threads: bool,
    pub(super) inside: &'a EntitySet<Block>,
    pub(super) test: Block,
}

impl Limits<'_> {
    /// The statements that push the compared value, if the loop does not change it.
    pub(super) fn of(&self, value: Value) -> Option<Vec<Inst>> {
        let mut insts = Vec::new();
        self.push(value, &mut insts)?;
        Some(insts)
    }

    fn push(&self, value: Value, insts: &mut Vec<Inst>) -> Option<()> {
        let f = self.f;
        let ValueDef::Result(inst, _) = f.values[value].def else { return None };
        let data = &f.insts[inst];
        if data.block != self.test || insts.len() >= LONGEST_LIMIT {
            return None;
        }
        let steady = match &data.op {
            // What was stored to the local, by a statement outside of the loop.
            Op::Copy { load: Some(_), .. } => {
                insts.push(inst);
                return is_outside(f, self.inside, f.root(value)).then_some(());
            }
            Op::Invoke(..) => self.slice.steady.contains_key(&inst) && !self.threads,
            op => is_steady(op, self.threads),
        };
        if !steady || !self.slice.keep.contains(inst) {
            return None;
        }
        f.args(inst).iter().try_for_each(|&v| self.push(v, insts))?;
        insts.push(inst);
        Some(())
    }
}

/// Whether a statement other than a call gives the same as long as its operands and the heap are the same,
/// and changes nothing.
pub(crate) fn is_steady(op: &Op, threads: bool) -> bool {
    match op {
        Op::Const(_) | Op::ArrayLength | Op::Neg | Op::Convert(_) | Op::CheckCast(_) => true,
        Op::Bin(op) => !matches!(op, BinOp::Div | BinOp::Rem),
        Op::GetField(_) | Op::GetStatic(_) | Op::ArrayLoad(_) => !threads,
        _ => false,
    }
}

/// Statements of a method that may belong to the limit of a counted loop, whatever is kept of it.
pub(crate) fn possible_limits(f: &Function) -> Vec<Inst> {
    let mut found = EntitySet::new();
    for block in f.blocks.keys() {
        let branch = f.terminator(block);
        let mut work: Vec<Value> = match (&f.insts[branch].op, f.args(branch)) {
            (Op::If(_), args @ [_, _]) => args.to_vec(),
            _ => continue,
        };
        while let Some(value) = work.pop() {
            let ValueDef::Result(inst, _) = f.values[value].def else { continue };
            if f.insts[inst].block == block && found.insert(inst) {
                work.extend_from_slice(f.args(inst));
            }
        }
    }
    f.insts.keys().filter(|&i| found.contains(i)).collect()
}
