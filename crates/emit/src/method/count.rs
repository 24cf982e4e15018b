//! Probes: counting and summing into the static fields of the holder.

use mantis_classfile::descriptor::Kind;
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{FieldOp, LocalOp, SimpleOp};
use mantis_ir::{Inst, Op};

use super::Emitter;
use super::ops::kind;
use crate::probe::Stored;
use crate::stack::popped;
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
        self.add_long(&holder::sum(slot))
    }

    /// Adds the `long` on the stack to a field of the holder.
    pub(super) fn add_long(&mut self, field: &str) -> Result<(), CodeError> {
        if self.context.weighted() {
            self.weight()?;
            self.op(SimpleOp::Lmul);
        }
        if self.context.threads {
            return self.call(self.context.holder, field, holder::ADD);
        }
        self.add_field(field, "J", SimpleOp::Ladd)
    }

    fn add_field(&mut self, field: &str, desc: &str, add: SimpleOp) -> Result<(), CodeError> {
        let index = self.class.pool.field_ref(self.context.holder, field, desc)?;
        self.insn(Insn::Field { op: FieldOp::Getstatic, index });
        self.op(add);
        self.insn(Insn::Field { op: FieldOp::Putstatic, index });
        Ok(())
    }

    /// Adds the operand that a store is about to take; it stays on the stack.
    pub(super) fn sum_operand(&mut self, inst: Inst, probes: &[Stored]) -> Result<(), CodeError> {
        let Some(&value) = popped(self.f, inst).last() else { return Ok(()) };
        for &probe in probes {
            self.op(shuffle::dup(self.is_wide(value)));
            self.add(probe, kind(self.f, value))?;
        }
        Ok(())
    }

    /// Keeps the value that a statement is about to store, which counts only if the statement does not throw:
    /// its local and kind.
    pub(super) fn save_operand(&mut self, inst: Inst) -> Option<(u16, Kind)> {
        let &value = popped(self.f, inst).last()?;
        let (local, kind) = (self.next_local, kind(self.f, value));
        self.next_local = self.next_local.saturating_add(2);
        self.op(shuffle::dup(self.is_wide(value)));
        self.insn(Insn::local(kind.store(), local));
        Some((local, kind))
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
            _ => self.add_long(&holder::sum(probe.slot))?,
        }
        if matches!(probe.kind, SlotKind::LongAverage | SlotKind::DoubleAverage) {
            self.op(SimpleOp::Lconst1);
            self.add_long(&holder::times(probe.slot))?;
        }
        Ok(())
    }
}
