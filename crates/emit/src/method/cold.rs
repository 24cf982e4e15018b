//! Code that no training run reached: it ends the run of a slice, or is left out.
//!
//! **Left out** ([`Context::past_cold`](super::Context::past_cold)), a branch that leads to it goes where the
//! branch led training runs, a method of such code returns a default at once, and a handler that no run
//! entered does nothing. So one statement that training never met does not cost all that comes behind it;
//! branches that the slice does not evaluate are taken for granted in the same way. What follows can go wrong
//! where it relies on what was left out. That ends in an exception, or, should a loop not end any more, when
//! so much was left out that `Cold.left` gives up. (Rinard et al., failure-oblivious computing, OSDI 2004: a
//! server goes on past an invalid access, with a made-up value.)

use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::SimpleOp;
use mantis_ir::{Block, Inst, Op};

use super::Emitter;
use super::ops::{default_op, kind};
use crate::flow::{Target, normal_successors};

/// The class of the predictor that knows what was reached, passed and left out.
pub(super) const CLASS: &str = "mantis/predictor/Cold";

/// A way from a branch.
#[derive(Copy, Clone)]
pub(super) struct Way {
    pub(super) target: Target,
    /// The edge of the branch that is counted.
    pub(super) edge: u32,
    /// The code that is left out on it, by its first statement.
    pub(super) left_out: Option<Inst>,
}

impl Emitter<'_> {
    /// Where the edges of the branch that ends a block lead, in their order.
    pub(super) fn ways(&self, block: Block) -> Vec<Way> {
        let targets = normal_successors(self.f, block).map(|b| self.flow.target(b));
        let mut ways: Vec<Way> =
            (0..).zip(targets).map(|(edge, target)| Way { target, edge, left_out: None }).collect();
        let cold = |way: &Way| match way.target {
            Target::Block(block) if self.slice.cold.contains(&block) => Some(self.f.blocks[block].insts[0]),
            _ => None,
        };
        // The last edge of a switch is its default.
        let other = ways.iter().rev().find(|way| cold(way).is_none() && way.target != Target::Dead).copied();
        if let Some(other) = other.filter(|_| self.context.past_cold) {
            for way in &mut ways {
                if let Some(first) = cold(way) {
                    *way = Way { left_out: Some(first), ..other };
                }
            }
        }
        ways
    }

    /// Whether the method is left out as a whole. What the initializer of a class would set is needed.
    pub(super) fn is_left_out(&self) -> bool {
        let is_entered_cold = self.context.past_cold && self.slice.cold.contains(&self.f.entry);
        is_entered_cold
            && match &*self.f.method.name {
                "<clinit>" => false,
                "<init>" => self.context.super_call.is_some(),
                _ => true,
            }
    }

    pub(super) fn leave_out_method(&mut self) -> Result<(), CodeError> {
        self.call_super()?;
        self.leave_out_code(Some(self.f.blocks[self.f.entry].insts[0]))?;
        self.leave(Target::Exit)
    }

    /// Whether a statement ends the run where reflection does something that no run did, and is left out.
    pub(super) fn is_new_reflection(&self, op: &Op) -> bool {
        self.context.past_cold && matches!(op, Op::Invoke(_, method, _) if &*method.class == CLASS)
    }

    /// Whether a handler is left out. One that may release a monitor is not: others would wait for it.
    pub(super) fn leaves_out_handler(&self, handler: Block) -> bool {
        let locks = || self.f.insts.values().any(|data| data.op == Op::MonitorExit);
        self.context.past_cold && self.slice.cold.contains(&handler) && !locks()
    }

    /// Where a handler is left out, the method goes on behind it, or the exception goes on to other handlers.
    pub(super) fn leave_out_handlers(&mut self) -> Result<(), CodeError> {
        for (handler, label) in std::mem::take(&mut self.handlers_left_out) {
            self.place(label);
            self.note(self.f.blocks[handler].insts[0], "caught")?;
            match self.flow.past(self.f, handler) {
                (Target::Dead, _) => self.op(SimpleOp::Athrow),
                (target, set) => {
                    self.op(SimpleOp::Pop);
                    // Before, they may hold values of other types.
                    for (local, value) in set {
                        let kind = kind(self.f, value);
                        self.op(default_op(kind));
                        self.insn(Insn::local(kind.store(), local));
                    }
                    self.go(&[], target, None)?;
                }
            }
        }
        Ok(())
    }

    /// Notes that a run goes past code.
    pub(super) fn leave_out_code(&mut self, first: Option<Inst>) -> Result<(), CodeError> {
        match first {
            Some(inst) => self.note(inst, "left"),
            None => Ok(()),
        }
    }

    /// Where cold code is left out, what other ways than branches lead to ends the run.
    pub(super) fn cold_blocks(&mut self) -> Result<(), CodeError> {
        let is_entered = |b: &Block| self.slice.cold.contains(b) && self.blocks[*b].is_some();
        let entered: Vec<Block> = self.f.blocks.keys().filter(is_entered).collect();
        for block in entered.into_iter().filter(|_| self.context.past_cold) {
            let label = self.label_of(block);
            self.place(label);
            self.cold(self.f.blocks[block].insts[0])?;
        }
        Ok(())
    }

    /// Ends the slice where no training run went.
    pub(super) fn cold(&mut self, inst: Inst) -> Result<(), CodeError> {
        self.place_boundaries(self.f.insts[inst].origin as usize);
        self.note(inst, "reached")?;
        self.op(SimpleOp::AconstNull);
        self.op(SimpleOp::Athrow);
        Ok(())
    }

    /// Calls a method of `Cold` with the place of a statement.
    pub(super) fn note(&mut self, inst: Inst, method: &str) -> Result<(), CodeError> {
        let data = &self.f.insts[inst];
        let source = self.f.source.as_ref().unwrap_or(&self.f.method.class);
        let place = if data.line == 0 {
            format!("{source}, method {}", self.f.method.name)
        } else {
            format!("{source}:{}", data.line)
        };
        let text = self.class.pool.string(&place)?;
        self.insn(Insn::ldc(text));
        self.call(CLASS, method, "(Ljava/lang/String;)V")
    }
}
