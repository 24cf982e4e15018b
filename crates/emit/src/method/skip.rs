//! Skipping iterations of loops that only count; the idea is in [`mantis_slice::counted`].

use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{LocalOp, SimpleOp};
use mantis_ir::{Block, Op};
use mantis_slice::counted::CountedLoop;

use super::Emitter;
use crate::flow::normal_successors;
use crate::guard::{self, Action};
use crate::probe::{MethodProbes, Stored};
use crate::{SlotKind, holder};

/// The run-time support.
const LOOPS: &str = "mantis/predictor/Loops";

impl Emitter<'_> {
    /// At the start of the test of a counted loop: does at once what all but the last iteration would do.
    pub(super) fn skip_iterations(&mut self, block: Block) -> Result<(), CodeError> {
        let Ok(at) = self.counted.binary_search_by_key(&block, |l| l.test) else { return Ok(()) };
        let counted = self.counted[at].clone();
        let Some(slots) = self.counted_once(&counted) else { return Ok(()) };
        let Some(entries) = self.entries_of_limit(&counted) else { return Ok(()) };
        if !self.stacks.at(block).is_empty() {
            return Ok(());
        }
        // The limit may throw what the test would have thrown.
        self.advance(self.f.blocks[block].insts[0]);
        let sums: Vec<Stored> = self.probes.stored(self.f.insts[counted.iinc].origin).collect();
        let trips = self.next_local;
        self.next_local = self.next_local.saturating_add(2);
        self.push_limit(&counted)?;
        self.call(LOOPS, "trips", "(IIIZ)J")?;
        self.insn(Insn::local(LocalOp::Lstore, trips));
        for slot in slots {
            self.add_trips(&holder::sum(slot), trips)?;
        }
        for slot in entries {
            // The call for the limit has been counted.
            self.insn(Insn::local(LocalOp::Lload, trips));
            self.op(SimpleOp::Lconst1);
            self.op(SimpleOp::Lsub);
            self.add_long(&holder::sum(slot))?;
        }
        for probe in sums {
            self.insn(Insn::local(LocalOp::Iload, counted.local));
            self.push(counted.step)?;
            self.insn(Insn::local(LocalOp::Lload, trips));
            self.call(LOOPS, "sum", "(IIJ)J")?;
            self.add_long(&holder::sum(probe.slot))?;
            if probe.kind == SlotKind::LongAverage {
                self.add_trips(&holder::times(probe.slot), trips)?;
            }
        }
        self.insn(Insn::local(LocalOp::Iload, counted.local));
        self.insn(Insn::local(LocalOp::Lload, trips));
        self.op(SimpleOp::L2i);
        self.push(counted.step)?;
        self.op(SimpleOp::Imul);
        self.op(SimpleOp::Iadd);
        self.insn(Insn::local(LocalOp::Istore, counted.local));
        Ok(())
    }

    /// The slots that each cycle adds one to, as often as it does; `None` if a probe wants more than that.
    fn counted_once(&self, counted: &CountedLoop) -> Option<Vec<u32>> {
        let mut slots = Vec::new();
        for inst in counted.blocks.iter().flat_map(|&b| &self.f.blocks[b].insts).copied() {
            let data = &self.f.insts[inst];
            if inst != counted.iinc && self.probes.stored(data.origin).next().is_some() {
                return None;
            }
            match data.op {
                Op::If(_) if data.block == counted.test => {
                    let stays = normal_successors(self.f, data.block).position(|b| b != counted.exit)?;
                    slots.extend_from_slice(self.probes.edge(data.origin, stays as u32));
                }
                Op::If(_) | Op::Switch(_) if self.probes.has_edge(data.origin) => return None,
                Op::If(_) | Op::Switch(_) | Op::Fallthrough => {}
                _ => slots.extend_from_slice(self.probes.edge(data.origin, 0)),
            }
        }
        Some(slots)
    }

    /// The slots that each computation of the limit adds one to; `None` if it does more, or is guarded.
    fn entries_of_limit(&self, counted: &CountedLoop) -> Option<Vec<u32>> {
        let mut slots = Vec::new();
        for &inst in &counted.limit {
            let op = &self.f.insts[inst].op;
            if !matches!(guard::action(op, self.context.library), Action::Keep) {
                return None;
            }
            if let Some(Some(entered)) = self.slice.steady.get(&inst) {
                let entries =
                    self.context.probes.get(entered).map_or(Some(&[][..]), MethodProbes::only_entries);
                slots.extend_from_slice(entries?);
            }
        }
        Some(slots)
    }

    /// Pushes the local, its limit, the step and whether the limit itself ends the loop.
    fn push_limit(&mut self, counted: &CountedLoop) -> Result<(), CodeError> {
        self.insn(Insn::local(LocalOp::Iload, counted.local));
        if counted.limit.is_empty() {
            self.push(0)?;
        }
        for &inst in &counted.limit {
            self.copy(self.f.insts[inst].origin)?;
        }
        self.push(counted.step)?;
        self.op(if counted.strict { SimpleOp::Iconst1 } else { SimpleOp::Iconst0 });
        Ok(())
    }

    /// Adds the number of skipped iterations to a field of the holder.
    fn add_trips(&mut self, field: &str, trips: u16) -> Result<(), CodeError> {
        self.insn(Insn::local(LocalOp::Lload, trips));
        self.add_long(field)
    }

    /// Pushes a number in the shortest way.
    pub(super) fn push(&mut self, value: i32) -> Result<(), CodeError> {
        let insn = match Insn::push_int(value) {
            Some(insn) => insn,
            None => Insn::ldc(self.class.pool.integer(value)?),
        };
        self.insn(insn);
        Ok(())
    }
}
