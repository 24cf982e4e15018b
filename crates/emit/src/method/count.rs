//! Probes: counting and summing into the static fields of the holder.

use mantis_classfile::descriptor::{Kind, size_shift};
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{FieldOp, LocalOp, SimpleOp};
use mantis_ir::loops::LoopForest;
use mantis_ir::{Inst, Op};

use super::ops::kind;
use super::{Emitter, Sums};
use crate::probe::Stored;
use crate::stack::{cloned, probed};
use crate::{SlotKind, holder, shuffle};

impl Emitter<'_> {
    pub(super) fn count_all(&mut self, origin: u32, successor: u32) -> Result<(), CodeError> {
        for &slot in self.probes.edge(origin, successor) {
            self.count(slot)?;
        }
        Ok(())
    }

    pub(super) fn count(&mut self, slot: u32) -> Result<(), CodeError> {
        self.op(SimpleOp::Lconst1);
        self.add_long(slot, false)
    }

    /// Prepares what a method with loops adds to if several threads may run it.
    pub(super) fn prepare_sums(&mut self) -> Result<(), CodeError> {
        if !self.context.threads || self.probes.is_empty() || LoopForest::compute(self.f).is_empty() {
            return Ok(());
        }
        let sums = Sums { array: self.next_local, added: self.next_local.saturating_add(1) };
        self.next_local = self.next_local.saturating_add(3);
        self.call(self.context.holder, holder::MINE, holder::MINE_DESC)?;
        self.insn(Insn::local(LocalOp::Astore, sums.array));
        self.sums = Some(sums);
        Ok(())
    }

    /// Adds the `long` on the stack to a slot's sum, or with `times` to its count.
    pub(super) fn add_long(&mut self, slot: u32, times: bool) -> Result<(), CodeError> {
        if self.context.weighted() {
            self.weight()?;
            self.op(SimpleOp::Lmul);
        }
        if let Some(Sums { array, added }) = self.sums {
            self.insn(Insn::local(LocalOp::Lstore, added));
            self.insn(Insn::local(LocalOp::Aload, array));
            self.push(holder::index(slot, times))?;
            self.op(SimpleOp::Dup2);
            self.op(SimpleOp::Laload);
            self.insn(Insn::local(LocalOp::Lload, added));
            self.op(SimpleOp::Ladd);
            self.op(SimpleOp::Lastore);
            return Ok(());
        }
        let field = if times { holder::times(slot) } else { holder::sum(slot) };
        if self.context.threads {
            return self.call(self.context.holder, &field, holder::ADD);
        }
        self.add_field(&field, "J", SimpleOp::Ladd)
    }

    fn add_field(&mut self, field: &str, desc: &str, add: SimpleOp) -> Result<(), CodeError> {
        let index = self.class.pool.field_ref(self.context.holder, field, desc)?;
        self.insn(Insn::Field { op: FieldOp::Getstatic, index });
        self.op(add);
        self.insn(Insn::Field { op: FieldOp::Putstatic, index });
        Ok(())
    }

    /// Adds what a statement is about to store, or to take for an array; its operands stay on the stack.
    pub(super) fn sum_operand(&mut self, inst: Inst, probes: &[Stored]) -> Result<(), CodeError> {
        for &probe in probes {
            let Some(kind) = self.push_probed(inst)? else { return Ok(()) };
            self.add(probe, kind)?;
        }
        Ok(())
    }

    /// Pushes what a statement is about to store, or the bytes of the array that it makes of the lengths on
    /// the stack or copies; the kind of that.
    fn push_probed(&mut self, inst: Inst) -> Result<Option<Kind>, CodeError> {
        let operands = probed(self.f, inst);
        let Some(&last) = operands.last() else { return Ok(None) };
        if let Some(array) = cloned(&self.f.insts[inst].op) {
            self.op(SimpleOp::Dup);
            self.push(i32::from(size_shift(&array[1..])))?;
            self.call("mantis/predictor/Sizes", "copy", "(Ljava/lang/Object;I)J")?;
            return Ok(Some(Kind::Long));
        }
        let (Op::NewArray(desc) | Op::MultiNewArray(desc, _)) = &self.f.insts[inst].op else {
            self.op(shuffle::dup(self.is_wide(last)));
            return Ok(Some(kind(self.f, last)));
        };
        let (dup, helper) = match operands.len() {
            1 => (SimpleOp::Dup, "(II)J"),
            _ => (SimpleOp::Dup2, "(III)J"),
        };
        let shift = size_shift(&desc[operands.len().min(desc.len())..]);
        self.op(dup);
        self.push(i32::from(shift))?;
        self.call("mantis/predictor/Sizes", "array", helper)?;
        Ok(Some(Kind::Long))
    }

    /// Keeps what [`Emitter::sum_operand`] would add, which counts only if the statement does not throw:
    /// its local and kind.
    pub(super) fn save_operand(&mut self, inst: Inst) -> Result<Option<(u16, Kind)>, CodeError> {
        let Some(kind) = self.push_probed(inst)? else { return Ok(None) };
        let local = self.next_local;
        self.next_local = self.next_local.saturating_add(2);
        self.insn(Insn::local(kind.store(), local));
        Ok(Some((local, kind)))
    }

    /// Adds a value of [`Emitter::save_operand`].
    pub(super) fn sum_saved(
        &mut self,
        saved: Option<(u16, Kind)>,
        probes: &[Stored],
    ) -> Result<(), CodeError> {
        let Some((local, kind)) = saved else { return Ok(()) };
        for &probe in probes {
            self.insn(Insn::local(kind.load(), local));
            self.add(probe, kind)?;
        }
        Ok(())
    }

    /// Adds the value that an `iinc` wrote, or would have written.
    pub(super) fn sum_local(&mut self, inst: Inst, kept: bool, probes: &[Stored]) -> Result<(), CodeError> {
        let Op::Iinc(local, by) = self.f.insts[inst].op else { return Ok(()) };
        for &probe in probes {
            self.insn(Insn::local(LocalOp::Iload, local));
            if !kept {
                self.push(by)?;
                self.op(SimpleOp::Iadd);
            }
            self.add(probe, Kind::Int)?;
        }
        Ok(())
    }

    /// Adds the value on top of the stack to a slot.
    pub(super) fn add(&mut self, probe: Stored, kind: Kind) -> Result<(), CodeError> {
        match kind {
            Kind::Int => self.op(SimpleOp::I2l),
            Kind::Float => self.op(SimpleOp::F2d),
            _ => {}
        }
        // The order of threads would decide the sum of fractions: the slicer refuses those that threads
        // share.
        match probe.kind {
            SlotKind::DoubleSum | SlotKind::DoubleAverage => {
                if self.context.weighted() {
                    self.weight()?;
                    self.op(SimpleOp::L2d);
                    self.op(SimpleOp::Dmul);
                }
                self.add_field(&holder::real(probe.slot), "D", SimpleOp::Dadd)?;
            }
            _ => self.add_long(probe.slot, false)?,
        }
        if matches!(probe.kind, SlotKind::LongAverage | SlotKind::DoubleAverage) {
            self.op(SimpleOp::Lconst1);
            self.add_long(probe.slot, true)?;
        }
        Ok(())
    }
}
