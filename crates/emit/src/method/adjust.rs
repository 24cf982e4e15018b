//! The operand stack of the emitted code: which of the original's values are there, and how to get from one
//! such stack to another where control skips what lay between.

use mantis_classfile::descriptor::Kind;
use mantis_classfile::insn::Insn;
use mantis_ir::{Block, Value};

use super::ops::{default_op, kind};
use super::{Emitter, Entry};
use crate::need::Need;
use crate::shuffle;

impl Emitter<'_> {
    pub(super) fn there(&self, values: &[Value]) -> Vec<Value> {
        values.iter().copied().filter(|&v| self.needs.is_there(v)).collect()
    }

    /// What of the original's stack is there.
    pub(super) fn entries(&self, stack: &[Value]) -> Vec<Entry> {
        stack.iter().copied().enumerate().filter(|&(_, v)| self.needs.is_there(v)).collect()
    }

    pub(super) fn pop_all(&mut self, values: &[Value]) {
        for &value in values.iter().rev() {
            self.op(shuffle::pop(self.is_wide(value)));
        }
    }

    /// Whether a value can stand for what a block expects in the same position.
    pub(super) fn serves(&self, have: Entry, want: Entry) -> bool {
        if have.0 != want.0 {
            return false;
        }
        let (a, b) = (have.1, want.1);
        let same_kind = kind(self.f, a) == kind(self.f, b);
        let exact = match (kind(self.f, a), self.needs.of(b)) {
            // Merging with another class could leave a type that no longer fits its use.
            (Kind::Ref, Need::Default) => self.f.values[a].ty == self.f.values[b].ty,
            _ => true,
        };
        a == b || same_kind && exact
    }

    pub(super) fn fits(&self, have: &[Entry], block: Block) -> bool {
        let want = self.entries(self.stacks.at(block));
        have.len() == want.len() && have.iter().zip(&want).all(|(&h, &w)| self.serves(h, w))
    }

    /// Turns the stack into the one that a block expects.
    pub(super) fn adjust(&mut self, have: &[Entry], block: Block) {
        let want = self.entries(self.stacks.at(block));
        let same = have.iter().zip(&want).take_while(|&(&h, &w)| self.serves(h, w)).count();
        let (have, want) = (&have[same..], &want[same..]);
        let source: Vec<Option<usize>> =
            want.iter().map(|&w| have.iter().position(|&h| self.serves(h, w))).collect();
        let values: Vec<Value> = have.iter().map(|&(_, v)| v).collect();
        let locals = self.spill(&values, |i| source.contains(&Some(i)));
        for (&(_, value), source) in want.iter().zip(source) {
            match source.and_then(|i| Some((locals[i]?, values[i]))) {
                Some((local, v)) => self.insn(Insn::local(kind(self.f, v).load(), local)),
                None => self.default_for(value),
            }
        }
    }

    /// Pushes the default in the place of a value.
    pub(super) fn default_for(&mut self, value: Value) {
        if self.needs.of(value) == Need::Real {
            self.remarks.push(format!("the definition of {value} was sliced away though it is used"));
        }
        self.op(default_op(kind(self.f, value)));
    }

    pub(super) fn is_wide(&self, value: Value) -> bool {
        kind(self.f, value).words() == 2
    }
}
