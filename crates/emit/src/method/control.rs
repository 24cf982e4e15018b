//! Where control goes behind a block: branches, switches, jumps past what is sliced away, handlers, stops at
//! cold code.

use mantis_classfile::code::Node;
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::{Insn, Label, Switch};
use mantis_classfile::opcode::SimpleOp;
use mantis_ir::{Block, Inst, Op, Value};

use super::cold::Way;
use super::{Emitter, Entry, Onward, Stub, default_return};
use crate::flow::{Target, normal_successors};
use crate::stack::{popped, step};

impl Emitter<'_> {
    /// The end of a block. `stack` is the original's before the terminator.
    pub(super) fn terminator(
        &mut self,
        block: Block,
        inst: Inst,
        mut stack: Vec<Value>,
        next: Option<Block>,
    ) -> Result<(), CodeError> {
        let data = &self.f.insts[inst];
        let kept = self.slice.keep.contains(inst);
        let args = self.there(popped(self.f, inst));
        step(self.f, inst, &mut stack);
        let have = self.entries(&stack);
        if let Some(left) = self.flow.left(block).filter(|left| left.by != inst || !kept) {
            let thrower = left.by;
            if self.slice.keep.contains(thrower) && !left.calls_program {
                return self.cold(thrower);
            }
            let target = self.flow.after(self.f, block);
            self.pop_all(&args);
            self.cross_from(block, target)?;
            return self.go_to_handler(&have, target, next);
        }
        match &data.op {
            Op::If(_) if kept && self.flow.decides(inst) => return self.branch(block, inst, have, next),
            Op::Switch(_) if kept && self.flow.decides(inst) => return self.switch(block, inst, have),
            Op::If(_) | Op::Switch(_) => {
                self.pop_all(&args);
                let target = self.flow.after(self.f, block);
                self.cross_from(block, target)?;
                return self.go(&have, target, next);
            }
            Op::Return if self.slice.result_needed && kept => {
                self.advance(inst);
                self.cross_from(block, Target::Exit)?;
                self.copy(data.origin)?;
            }
            Op::Return => {
                self.cross_from(block, Target::Exit)?;
                self.leave(Target::Exit)?;
            }
            Op::Throw if kept => {
                self.advance(inst);
                self.threw.push(inst);
                self.copy(data.origin)?;
            }
            Op::Throw => {
                let target = self.flow.after(self.f, block);
                self.pop_all(&args);
                self.cross_from(block, target)?;
                return self.go_to_handler(&have, target, next);
            }
            Op::Goto | Op::Fallthrough => {
                let target =
                    normal_successors(self.f, block).next().map_or(Target::Dead, |b| self.flow.target(b));
                self.cross_from(block, target)?;
                if data.op == Op::Goto {
                    self.count_all(data.origin, 0)?;
                }
                return self.go(&have, target, next);
            }
            _ => {
                // Any other statement does not end a block; the verifier of the IR refuses it.
                self.leave(Target::Dead)?;
            }
        }
        Ok(())
    }

    pub(super) fn branch(
        &mut self,
        block: Block,
        inst: Inst,
        have: Vec<Entry>,
        next: Option<Block>,
    ) -> Result<(), CodeError> {
        let origin = self.f.insts[inst].origin;
        let Some(Node::Insn(Insn::Branch { op, .. })) = self.old.nodes.get(origin as usize) else {
            return Err(CodeError::BadStack(origin as usize));
        };
        self.advance(inst);
        let ways = self.ways(block);
        let [taken, other] = ways[..] else { return Err(CodeError::BadStack(origin as usize)) };
        let falls = |way: Way| next.is_some() && way.target == next.map_or(Target::Dead, Target::Block);
        let (op, jump, fall) = match op.inverted() {
            Some(inverted) if falls(taken) && !falls(other) => (inverted, other, taken),
            _ => (*op, taken, other),
        };
        self.note_end(inst)?;
        let label = self.way_label((block, origin), jump, &have);
        self.insn(Insn::branch(op, label));
        self.cross_from(block, fall.target)?;
        self.leave_out_code(fall.left_out)?;
        self.count_all(origin, fall.edge)?;
        self.go(&have, fall.target, next)
    }

    pub(super) fn switch(&mut self, block: Block, inst: Inst, have: Vec<Entry>) -> Result<(), CodeError> {
        let origin = self.f.insts[inst].origin;
        let Some(Node::Insn(Insn::Switch(switch))) = self.old.nodes.get(origin as usize) else {
            return Err(CodeError::BadStack(origin as usize));
        };
        self.advance(inst);
        let ways = self.ways(block);
        let mut labels: Vec<Label> =
            ways.into_iter().map(|way| self.way_label((block, origin), way, &have)).collect();
        let Some(default) = labels.pop() else { return Err(CodeError::BadStack(origin as usize)) };
        if labels.len() != switch.cases.len() {
            return Err(CodeError::BadStack(origin as usize));
        }
        let cases = switch.cases.iter().zip(labels).map(|((key, _), label)| (*key, label)).collect();
        self.insn(Insn::Switch(Box::new(Switch { table: switch.table, cases, default })));
        Ok(())
    }

    /// The label to jump to for going a way from a branch at the end of a block.
    fn way_label(&mut self, (block, branch): (Block, u32), way: Way, have: &[Entry]) -> Label {
        let Way { target, edge, left_out } = way;
        let crossing = self.crossing(Some(block), target);
        let slots = self.probes.edge(branch, edge).to_vec();
        self.jump_label(Onward { crossing, slots, have: have.to_vec(), left_out, target })
    }

    /// The label to jump to for going to a target: the target's own, or that of a stub.
    pub(super) fn jump_label(&mut self, does: Onward) -> Label {
        if let Target::Block(block) = does.target
            && does.crossing.is_empty()
            && does.slots.is_empty()
            && does.left_out.is_none()
            && self.fits(&does.have, block)
        {
            return self.label_of(block);
        }
        if let Some(same) = self.stubs.iter().find(|stub| stub.does == does) {
            return same.label;
        }
        let label = self.code.new_label();
        self.stubs.push(Stub { label, does });
        label
    }

    /// Goes to a target, adjusting the stack; falls into `next` if that is the target.
    pub(super) fn go(
        &mut self,
        have: &[Entry],
        target: Target,
        next: Option<Block>,
    ) -> Result<(), CodeError> {
        let Target::Block(block) = target else { return self.leave(target) };
        self.adjust(have, block);
        if next != Some(block) {
            let label = self.label_of(block);
            self.insn(Insn::goto(label));
        }
        Ok(())
    }

    /// Goes where a handler leads, without an exception.
    pub(super) fn go_to_handler(
        &mut self,
        have: &[Entry],
        target: Target,
        next: Option<Block>,
    ) -> Result<(), CodeError> {
        let values: Vec<Value> = have.iter().map(|&(_, v)| v).collect();
        self.pop_all(&values);
        self.go(&[], target, next)
    }

    /// Leaves the method with the default result.
    pub(super) fn leave(&mut self, target: Target) -> Result<(), CodeError> {
        if target == Target::Dead && &*self.f.method.name == "<init>" {
            // Before the call of the other constructor a return would not verify.
            self.op(SimpleOp::AconstNull);
            self.op(SimpleOp::Athrow);
        } else {
            default_return(&self.f.method.desc, |op| self.code.nodes.push(Node::Insn(Insn::Simple(op))))?;
        }
        Ok(())
    }
}
