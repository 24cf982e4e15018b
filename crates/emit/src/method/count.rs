//! Probes: counting and summing into the static fields of the holder.

use mantis_classfile::constant::Cp;
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
        let index = self.class.pool.field_ref(self.context.holder, &holder::sum(slot), "J")?;
        self.increment(index);
        Ok(())
    }

    pub(super) fn increment(&mut self, index: Cp) {
        self.insn(Insn::Field { op: FieldOp::Getstatic, index });
        self.op(SimpleOp::Lconst1);
        self.op(SimpleOp::Ladd);
        self.insn(Insn::Field { op: FieldOp::Putstatic, index });
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
        let real = matches!(probe.kind, SlotKind::DoubleSum | SlotKind::DoubleAverage);
        let (name, desc, op) = if real {
            (holder::real(probe.slot), "D", SimpleOp::Dadd)
        } else {
            (holder::sum(probe.slot), "J", SimpleOp::Ladd)
        };
        let index = self.class.pool.field_ref(self.context.holder, &name, desc)?;
        self.insn(Insn::Field { op: FieldOp::Getstatic, index });
        self.op(op);
        self.insn(Insn::Field { op: FieldOp::Putstatic, index });
        if matches!(probe.kind, SlotKind::LongAverage | SlotKind::DoubleAverage) {
            let count = self.class.pool.field_ref(self.context.holder, &holder::times(probe.slot), "J")?;
            self.increment(count);
        }
        Ok(())
    }
}
