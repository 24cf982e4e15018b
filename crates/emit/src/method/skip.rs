//! Skipping iterations of loops that only count; the idea is in [`mantis_slice::counted`].
//!
//! Of a loop around others each test looks at what the cycle before it has added to the counters, and if
//! there was one and more are to come, adds that as often as cycles are skipped. Whether there was one, a
//! local says ([`Replayed::cycled`]).

use std::collections::BTreeSet;

use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{FieldOp, LocalOp, SimpleOp};
use mantis_ir::{Block, Inst, Op};
use mantis_slice::counted::{CountedLoop, Counter, Step};

use super::Emitter;
use crate::flow::normal_successors;
use crate::guard::Action;
use crate::probe::{MethodProbes, Stored};
use crate::{SlotKind, holder};

/// The run-time support.
const LOOPS: &str = "mantis/predictor/Loops";

/// Locals of a loop around counted loops.
#[derive(Clone)]
pub(super) struct Replayed {
    /// Whether a cycle has ended since the test was made for the first time.
    cycled: u16,
    /// Fields of the holder, and what they were at the last test.
    fields: Vec<(String, u16)>,
    /// Slots that each computation of the limit adds one to.
    limit: Vec<u32>,
}

impl Emitter<'_> {
    /// At the start of the test of a counted loop: does at once what iterations would do, as a rule all but
    /// the last.
    pub(super) fn skip_iterations(&mut self, block: Block) -> Result<(), CodeError> {
        let Ok(at) = self.counted.binary_search_by_key(&block, |l| l.test) else { return Ok(()) };
        let counted = self.counted[at].clone();
        if counted.nests {
            return self.replay(&counted);
        }
        let Some(slots) = self.counted_once(&counted) else { return Ok(()) };
        let Some(entries) = self.entries_of_limit(&counted) else { return Ok(()) };
        if !self.can_compute_limit(&counted) {
            return Ok(());
        }
        // The limit may throw what the test would have thrown.
        self.advance(self.f.blocks[block].insts[0]);
        let trips = self.next_local;
        self.next_local = self.next_local.saturating_add(2);
        self.count_trips(&counted)?;
        for other in &counted.counters[1..] {
            if !self.sums(other).is_empty() {
                // What it takes is summed as if it could not overflow.
                self.insn(Insn::local(LocalOp::Iload, other.local));
                self.push_step(other)?;
                self.call(LOOPS, "within", "(JII)J")?;
            }
        }
        self.insn(Insn::local(LocalOp::Lstore, trips));
        for slot in slots {
            self.add_trips(slot, false, trips)?;
        }
        for slot in entries {
            // The call for the limit has been counted.
            self.insn(Insn::local(LocalOp::Lload, trips));
            self.op(SimpleOp::Lconst1);
            self.op(SimpleOp::Lsub);
            self.add_long(slot, false)?;
        }
        counted.counters.iter().try_for_each(|counter| self.advance_local(counter, trips))
    }

    /// Whether the limit can be computed at the start of the test: nothing is on the stack, and where it
    /// throws, the test has not summed anything before.
    fn can_compute_limit(&self, counted: &CountedLoop) -> bool {
        let in_test = |c: &&Counter| self.f.insts[c.by].block == counted.test;
        let mut first = counted.counters.iter().filter(in_test);
        self.stacks.at(counted.test).is_empty()
            && (first.all(|c| self.sums(c).is_empty())
                || !counted.limit.iter().any(|&i| self.f.insts[i].op.may_throw()))
    }

    /// The probes on what a counter takes.
    fn sums(&self, counter: &Counter) -> Vec<Stored> {
        self.stored(counter.by).collect()
    }

    /// The probes on what a statement stores: none where it only ends the block of the one that does.
    fn stored(&self, inst: Inst) -> impl Iterator<Item = Stored> + '_ {
        let data = &self.f.insts[inst];
        let is_store = !matches!(data.op, Op::Fallthrough);
        self.probes.stored(data.origin).filter(move |_| is_store)
    }

    /// Adds up the values that the local takes in skipped cycles, and lets it take the last.
    fn advance_local(&mut self, counter: &Counter, trips: u16) -> Result<(), CodeError> {
        for probe in self.sums(counter) {
            self.insn(Insn::local(LocalOp::Iload, counter.local));
            self.push_step(counter)?;
            self.insn(Insn::local(LocalOp::Lload, trips));
            self.call(LOOPS, "sum", "(IIJ)J")?;
            self.add_long(probe.slot, false)?;
            if probe.kind == SlotKind::LongAverage {
                self.add_trips(probe.slot, true, trips)?;
            }
        }
        self.insn(Insn::local(LocalOp::Iload, counter.local));
        self.insn(Insn::local(LocalOp::Lload, trips));
        self.op(SimpleOp::L2i);
        self.push_step(counter)?;
        self.op(SimpleOp::Imul);
        self.op(SimpleOp::Iadd);
        self.insn(Insn::local(LocalOp::Istore, counter.local));
        Ok(())
    }

    /// Pushes what a cycle adds to a counter.
    fn push_step(&mut self, counter: &Counter) -> Result<(), CodeError> {
        match counter.step {
            Step::Constant(step) => self.push(step)?,
            Step::Local { local, subtracted } => {
                self.insn(Insn::local(LocalOp::Iload, local));
                if subtracted {
                    self.op(SimpleOp::Ineg);
                }
            }
        }
        Ok(())
    }

    // ---- loops around loops ----

    /// At the start of the method: locals of the loops that [`Emitter::replay`] is for.
    pub(super) fn prepare_replays(&mut self) -> Result<(), CodeError> {
        let can_replay =
            |l: &&CountedLoop| l.nests && self.flow.is_relevant(l.test) && self.can_compute_limit(l);
        let loops: Vec<CountedLoop> = self.counted.iter().filter(can_replay).cloned().collect();
        for counted in loops {
            let Some((fields, limit)) = self.replayed_fields(&counted) else { continue };
            let cycled = self.next_local;
            let fields: Vec<(String, u16)> = fields.into_iter().zip((cycled + 1..).step_by(2)).collect();
            self.next_local = fields.last().map_or(cycled + 1, |f| f.1 + 2);
            self.op(SimpleOp::Iconst0);
            self.insn(Insn::local(LocalOp::Istore, cycled));
            for (_, before) in &fields {
                self.op(SimpleOp::Lconst0);
                self.insn(Insn::local(LocalOp::Lstore, *before));
            }
            self.replays.insert(counted.test, Replayed { cycled, fields, limit });
        }
        Ok(())
    }

    /// At the start of the test of a loop around counted loops: does at once what all but the next cycles
    /// would do, if there was one.
    fn replay(&mut self, counted: &CountedLoop) -> Result<(), CodeError> {
        let Some(Replayed { cycled, fields, limit }) = self.replays.get(&counted.test).cloned() else {
            return Ok(());
        };
        self.advance(self.f.blocks[counted.test].insts[0]);
        let trips = self.next_local;
        self.next_local = self.next_local.saturating_add(2);
        self.count_trips(counted)?;
        self.insn(Insn::local(LocalOp::Lstore, trips));
        for slot in limit {
            // The call for the limit is no call of the program.
            self.push(-1)?;
            self.op(SimpleOp::I2l);
            self.add_long(slot, false)?;
        }
        // Cycles to skip: none before one was made.
        self.insn(Insn::local(LocalOp::Lload, trips));
        self.insn(Insn::local(LocalOp::Iload, cycled));
        self.insn(Insn::local(LocalOp::Lload, trips));
        self.insn(Insn::local(LocalOp::Iload, cycled));
        self.call(LOOPS, "cycled", "(JI)I")?;
        self.insn(Insn::local(LocalOp::Istore, cycled));
        self.op(SimpleOp::I2l);
        self.op(SimpleOp::Lmul);
        self.insn(Insn::local(LocalOp::Lstore, trips));
        for (field, before) in &fields {
            let index = self.class.pool.field_ref(self.context.holder, field, "J")?;
            self.insn(Insn::Field { op: FieldOp::Getstatic, index });
            self.op(SimpleOp::Dup2);
            self.insn(Insn::local(LocalOp::Lload, *before));
            self.op(SimpleOp::Lsub);
            self.insn(Insn::local(LocalOp::Lload, trips));
            self.op(SimpleOp::Lmul);
            self.op(SimpleOp::Ladd);
            self.op(SimpleOp::Dup2);
            self.insn(Insn::Field { op: FieldOp::Putstatic, index });
            self.insn(Insn::local(LocalOp::Lstore, *before));
        }
        counted.counters.iter().try_for_each(|counter| self.advance_local(counter, trips))
    }

    /// The fields that a cycle of a loop may add to, but for those of what its own local takes, and the slots
    /// that its limit adds one to; `None` if not all can be replayed.
    fn replayed_fields(&self, counted: &CountedLoop) -> Option<(BTreeSet<String>, Vec<u32>)> {
        let mut fields = BTreeSet::new();
        let is_here = |b: Block| counted.blocks.binary_search(&b).is_ok();
        for limits in self.counted.iter().filter(|l| is_here(l.test)) {
            fields.extend(self.entries_of_limit(limits)?.into_iter().map(holder::sum));
        }
        // What the local of an inner loop takes is the same each time, or the loop around would not be
        // counted.
        let is_inner = |i: Inst| self.counted.iter().any(|l| is_here(l.test) && l.is_counter(i));
        for inst in counted.blocks.iter().flat_map(|&b| &self.f.blocks[b].insts).copied() {
            let data = &self.f.insts[inst];
            let is_same = is_inner(inst) || self.f.args(inst).iter().all(|&v| counted.knows(self.f, v));
            if !is_same && self.stored(inst).next().is_some() {
                return None;
            }
            for successor in 0..self.f.blocks[data.block].succs.len().max(1) {
                fields
                    .extend(self.probes.edge(data.origin, successor as u32).iter().map(|s| holder::sum(*s)));
            }
            for probe in self.stored(inst).filter(|_| !counted.is_counter(inst)) {
                match probe.kind {
                    SlotKind::LongAverage => {
                        fields.extend([holder::sum(probe.slot), holder::times(probe.slot)])
                    }
                    SlotKind::LongSum | SlotKind::Count => fields.extend([holder::sum(probe.slot)]),
                    // Sums of fractions depend on the order.
                    SlotKind::DoubleSum | SlotKind::DoubleAverage => return None,
                }
            }
        }
        Some((fields, self.entries_of_limit(counted)?))
    }

    /// The slots that each cycle adds one to, as often as it does; `None` if a probe wants more than that.
    fn counted_once(&self, counted: &CountedLoop) -> Option<Vec<u32>> {
        let mut slots = Vec::new();
        for inst in counted.blocks.iter().flat_map(|&b| &self.f.blocks[b].insts).copied() {
            let data = &self.f.insts[inst];
            if !counted.is_counter(inst) && self.stored(inst).next().is_some() {
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
            if !matches!(self.action(inst), Action::Keep | Action::Instead(_)) {
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

    /// Pushes how many cycles can be skipped.
    fn count_trips(&mut self, counted: &CountedLoop) -> Result<(), CodeError> {
        let counter = &counted.counters[0];
        let is_known = matches!(counter.step, Step::Constant(_));
        let with_ahead = counted.ahead != 0 || !is_known;
        self.insn(Insn::local(LocalOp::Iload, counter.local));
        if with_ahead {
            self.push(counted.ahead)?;
        }
        if counted.limit.is_empty() {
            self.push(0)?;
        }
        for &inst in &counted.limit {
            self.copy(self.f.insts[inst].origin)?;
        }
        self.push_step(counter)?;
        self.push(i32::from(counted.strict))?;
        if !is_known {
            self.push(i32::from(counted.up))?;
        }
        let desc = match (is_known, with_ahead) {
            (false, _) => "(IIIIZZ)J",
            (true, true) => "(IIIIZ)J",
            (true, false) => "(IIIZ)J",
        };
        self.call(LOOPS, "trips", desc)
    }

    /// Adds the number of skipped iterations to a slot's sum, or with `times` to its count.
    fn add_trips(&mut self, slot: u32, times: bool, trips: u16) -> Result<(), CodeError> {
        self.insn(Insn::local(LocalOp::Lload, trips));
        self.add_long(slot, times)
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
