//! Loops that leave out iterations; which may, [`mantis_slice::counted::perforable_loops`] says, and how many
//! do, `mantis.predictor.Perforation`.
//!
//! At the start of every cycle the local that leads to the next iteration is advanced over what is left out,
//! and a weight is set that what is counted from there on is multiplied with, in this method and in those
//! that it calls. Where control leaves a loop, the weight is again what it was around it; handlers, which
//! control may enter from anywhere, set that of their place.

use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{FieldOp, LocalOp, SimpleOp};
use mantis_ir::{Block, Inst};
use mantis_slice::counted::{Advance, End, Limit, Perforable, perforable_loops};

use super::Emitter;
use crate::flow::Target;

/// The run-time support.
const PERFORATION: &str = "mantis/predictor/Perforation";

/// The perforated loops of a method.
#[derive(Default)]
pub(super) struct Perforated {
    loops: Vec<Hole>,
    /// The local with the weight at the method's start; only where there are handlers or loops.
    whole: Option<u16>,
}

/// A loop and its locals.
struct Hole {
    at: Perforable,
    /// Its number.
    id: u32,
    /// How many iterations of this execution ran.
    visits: u16,
    /// The weight around the loop.
    outer: u16,
    /// That of the iteration under way.
    inner: u16,
    /// The first value of the counter of which no iteration runs.
    end: u16,
}

/// What is to be done where control goes from one place to another.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Cross {
    /// The weight is what a local has.
    Weight(u16),
    /// A loop begins, by its place among those of the method.
    Begin(usize),
}

impl Emitter<'_> {
    /// At the start of the method: finds its loops and gives their locals values.
    pub(super) fn prepare_perforation(&mut self) -> Result<(), CodeError> {
        if !self.context.weighted() {
            return Ok(());
        }
        for at in perforable_loops(self.slice) {
            let origin = self.f.insts[self.f.blocks[at.header].insts[0]].origin;
            let Some(id) = self.context.loop_number(&self.f.method, origin) else { continue };
            if !self.flow.is_relevant(at.header) {
                continue;
            }
            let visits = self.next_local;
            let hole = Hole { at, id, visits, outer: visits + 1, inner: visits + 3, end: visits + 5 };
            self.next_local = self.next_local.saturating_add(7);
            self.perforated.loops.push(hole);
        }
        // Outer loops first.
        self.perforated.loops.sort_by_key(|l| (std::cmp::Reverse(l.at.blocks.len()), l.at.header));
        if self.perforated.loops.is_empty() && self.old.handlers.is_empty() {
            return Ok(());
        }
        let whole = self.next_local;
        self.next_local = self.next_local.saturating_add(2);
        self.perforated.whole = Some(whole);
        self.weight()?;
        self.insn(Insn::local(LocalOp::Lstore, whole));
        for i in 0..self.perforated.loops.len() {
            let Hole { visits, outer, inner, end, .. } = self.perforated.loops[i];
            self.op(SimpleOp::Iconst0);
            self.insn(Insn::local(LocalOp::Istore, visits));
            for local in [outer, inner, end] {
                self.op(SimpleOp::Lconst1);
                self.insn(Insn::local(LocalOp::Lstore, local));
            }
        }
        Ok(())
    }

    /// At the start of a loop's header: leaves out iterations.
    pub(super) fn leave_out(&mut self, block: Block) -> Result<(), CodeError> {
        let Some(hole) = self.perforated.loops.iter().find(|l| l.at.header == block) else { return Ok(()) };
        let Hole { id, visits, outer, inner, end: limit, .. } = *hole;
        let advance = hole.at.advance;
        self.advance(self.f.blocks[block].insts[0]);
        match advance {
            Advance::Counter { local, step, .. } => {
                self.insn(Insn::local(LocalOp::Iload, local));
                self.push(step)?;
                self.insn(Insn::local(LocalOp::Lload, limit));
            }
            Advance::Iterator { local } => self.insn(Insn::local(LocalOp::Aload, local)),
        }
        self.insn(Insn::local(LocalOp::Iload, visits));
        self.insn(Insn::local(LocalOp::Lload, outer));
        self.insn(Insn::local(LocalOp::Lload, inner));
        self.push(id as i32)?;
        match advance {
            Advance::Counter { local, .. } => {
                self.call(PERFORATION, "advance", "(IIJIJJI)I")?;
                self.insn(Insn::local(LocalOp::Istore, local));
            }
            Advance::Iterator { .. } => self.call(PERFORATION, "skip", "(Ljava/util/Iterator;IJJI)V")?,
        }
        self.insn(Insn::Iinc { index: visits, by: 1, wide: false });
        self.weight()?;
        self.insn(Insn::local(LocalOp::Lstore, inner));
        Ok(())
    }

    /// Before a branch, its operands on the stack: notes where loops end that it ends.
    pub(super) fn note_end(&mut self, branch: Inst) -> Result<(), CodeError> {
        let ended = |l: &Hole| match l.at.advance {
            Advance::Counter { end, .. } if end.branch == branch => Some((end, l.end)),
            _ => None,
        };
        let ends: Vec<(End, u16)> = self.perforated.loops.iter().filter_map(ended).collect();
        for (end, local) in ends {
            match end.limit {
                Limit::Zero => self.op(SimpleOp::Iconst0),
                Limit::Second => self.op(SimpleOp::Dup),
                Limit::First => {
                    self.op(SimpleOp::Dup2);
                    self.op(SimpleOp::Pop);
                }
            }
            self.op(SimpleOp::I2l);
            let beyond = self.class.pool.long(end.beyond)?;
            self.insn(Insn::ldc(beyond));
            self.op(SimpleOp::Ladd);
            self.insn(Insn::local(LocalOp::Lstore, local));
        }
        Ok(())
    }

    /// What is to be done on the way from a block, or from the method's start.
    pub(super) fn crossing(&self, from: Option<Block>, target: Target) -> Vec<Cross> {
        let has = |l: &Hole, b: Block| l.at.blocks.binary_search(&b).is_ok();
        let to = match target {
            Target::Block(block) => Some(block),
            Target::Exit | Target::Dead => None,
        };
        let loops = &self.perforated.loops;
        let is_in = |l: &Hole, b: Option<Block>| b.is_some_and(|b| has(l, b));
        let left = loops.iter().find(|l| is_in(l, from) && !is_in(l, to));
        let begun = (0..loops.len()).filter(|&i| Some(loops[i].at.header) == to && !is_in(&loops[i], from));
        left.map(|l| Cross::Weight(l.outer)).into_iter().chain(begun.map(Cross::Begin)).collect()
    }

    /// The same from a handler, which control entered by an exception.
    pub(super) fn crossing_handler(&self, handler: Block, target: Target) -> Vec<Cross> {
        let Some(whole) = self.perforated.whole else { return Vec::new() };
        let around = self.perforated.loops.iter().rev();
        let innermost = around.into_iter().find(|l| l.at.blocks.binary_search(&handler).is_ok());
        let mut crossing = vec![Cross::Weight(innermost.map_or(whole, |l| l.inner))];
        crossing.extend(self.crossing(Some(handler), target));
        crossing
    }

    /// Does it.
    pub(super) fn cross(&mut self, crossing: &[Cross]) -> Result<(), CodeError> {
        for cross in crossing {
            match *cross {
                Cross::Weight(local) => {
                    self.insn(Insn::local(LocalOp::Lload, local));
                    let index = self.class.pool.field_ref(PERFORATION, "weight", "J")?;
                    self.insn(Insn::Field { op: FieldOp::Putstatic, index });
                }
                Cross::Begin(i) => {
                    let Hole { visits, outer, end, .. } = self.perforated.loops[i];
                    self.op(SimpleOp::Iconst0);
                    self.insn(Insn::local(LocalOp::Istore, visits));
                    let unknown = self.class.pool.long(i64::MIN)?;
                    self.insn(Insn::ldc(unknown));
                    self.insn(Insn::local(LocalOp::Lstore, end));
                    self.weight()?;
                    self.insn(Insn::local(LocalOp::Lstore, outer));
                }
            }
        }
        Ok(())
    }

    /// [`Emitter::crossing`] done.
    pub(super) fn cross_from(&mut self, block: Block, target: Target) -> Result<(), CodeError> {
        let crossing = self.crossing(Some(block), target);
        self.cross(&crossing)
    }

    /// Pushes what an execution counts for.
    pub(super) fn weight(&mut self) -> Result<(), CodeError> {
        let index = self.class.pool.field_ref(PERFORATION, "weight", "J")?;
        self.insn(Insn::Field { op: FieldOp::Getstatic, index });
        Ok(())
    }
}
