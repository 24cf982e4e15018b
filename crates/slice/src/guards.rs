//! Guards: branches that lead to code no training run reached.
//!
//! Such code is cut from slices. What it would change is unknown then, so a slice that evaluates the branch
//! notices an input that goes there and says so in place of a wrong value. Branches whose operands the slice
//! computes anyway are always evaluated; others if that is cheap and needs no more of what is in files than
//! the slice reads without it (nobody knows how long a line is); the lines of what is left are named
//! ([`Slice::unchecked`]).

use mantis_classfile::names::MethodRef;
use mantis_feature::Feature;
use mantis_ir::{Block, Function, Inst, Op, Value, ValueDef};
use mantis_library::{Mark, marks};
use mantis_pointsto::MethodId;

use crate::slicer::{Slicer, State};
use crate::types::{MethodSlice, Refusal, Slice, source_file};

/// Slices that [`Slicer::guarded`] tries, and how many statements they may have together: each is written
/// out, which takes as long as most are large.
const ATTEMPTS: usize = 64;
const STATEMENTS: usize = 500_000;

impl Slicer<'_> {
    /// The slice of these features with all guards that it can evaluate while its `cost` stays within `more`
    /// of what it costs without them.
    ///
    /// All guards are tried together; where they cost too much or cannot be sliced, each half of them, and so
    /// on.
    ///
    /// # Errors
    /// See [`Slicer::slice`].
    pub fn guarded(
        &mut self,
        features: &[&Feature],
        cost: &dyn Fn(&Slice) -> u64,
        more: u64,
    ) -> Result<Slice, Refusal> {
        let mut state = self.closed(features)?;
        let mut slice = self.finish(&mut state)?;
        let most = cost(&slice).saturating_add(more);
        let reads = reading_calls(&slice);
        let mut parts = vec![self.unevaluated(&state)];
        for _ in 0..ATTEMPTS.min(STATEMENTS / state.kept()) {
            let Some(part) = parts.pop() else { break };
            if part.is_empty() {
                continue;
            }
            let mut larger = state.clone();
            part.iter().for_each(|&(m, inst)| larger.add(m, inst));
            self.close(&mut larger);
            self.keep_free_guards(&mut larger);
            match self.finish(&mut larger) {
                Ok(found) if cost(&found) <= most && reading_calls(&found) == reads => {
                    (state, slice) = (larger, found);
                }
                _ if part.len() > 1 => {
                    let (first, second) = part.split_at(part.len() / 2);
                    parts.extend([second.to_vec(), first.to_vec()]);
                }
                _ => {}
            }
        }
        Ok(slice)
    }

    /// Branches of kept code that lead to code no training run reached, and whose operands the slice computes
    /// anyway, are kept too, so that the predictor notices when an input goes there.
    pub(crate) fn keep_free_guards(&mut self, state: &mut State) {
        loop {
            let mut found: Vec<(MethodId, Inst)> = Vec::new();
            for (m, last) in self.unevaluated(state) {
                let (Some(body), Some(flow)) = (self.analysis.body(m), &self.prepared.flows[m]) else {
                    continue;
                };
                let Some(seg) = flow.seg_of[last].expand() else { continue };
                let runs = flow.controllers(seg).all(|c| state.keep[m].contains(c));
                if runs && body.args(last).iter().all(|&v| is_free(state, m, body, v, 8)) {
                    found.push((m, last));
                }
            }
            if found.is_empty() || state.refusal.is_some() {
                return;
            }
            for (m, inst) in found {
                state.add(m, inst);
            }
            self.close(state);
        }
    }

    /// Branches of entered methods that lead to code no training run reached and are not kept.
    fn unevaluated(&self, state: &State) -> Vec<(MethodId, Inst)> {
        let mut found = Vec::new();
        if !self.prepared.covered {
            return found;
        }
        for (m, data) in self.analysis.methods.iter().filter(|(m, _)| state.is_ascended_or_called(*m)) {
            let Some(body) = &data.body else { continue };
            let branches = self.unevaluated_in(state, m, body);
            found.extend(branches.into_iter().map(|inst| (m, inst)));
        }
        found
    }

    fn unevaluated_in(&self, state: &State, m: MethodId, body: &Function) -> Vec<Inst> {
        let leads_to_cold = |block: Block| {
            let is_cold = |b: Block| !self.block_live(m, body, b) || self.is_warm(m, body, b);
            let succs = &body.blocks[block].succs;
            !self.is_warm(m, body, block) && succs.iter().any(|e| e.thrown.is_none() && is_cold(e.target))
        };
        let branches = body.blocks.keys().map(|block| (block, body.terminator(block)));
        branches
            .filter(|&(_, last)| matches!(body.insts[last].op, Op::If(_) | Op::Switch(_)))
            .filter(|&(_, last)| self.live(m, last) && !state.keep[m].contains(last))
            .filter(|&(block, _)| leads_to_cold(block))
            .map(|(_, last)| last)
            .collect()
    }

    /// See [`Slice::unchecked`].
    pub(crate) fn note_unchecked(&self, slice: &mut Slice, state: &State, m: MethodId, body: &Function) {
        if !self.prepared.covered {
            return;
        }
        let Some(file) = source_file(&self.analysis.methods[m].decl, body) else { return };
        let branches = self.unevaluated_in(state, m, body);
        let lines: Vec<u32> = branches.iter().map(|&i| body.insts[i].line).filter(|&l| l > 0).collect();
        if !lines.is_empty() {
            slice.unchecked.entry(file).or_default().extend(lines);
        }
    }
}

/// How many kept calls read what is in files.
fn reading_calls(slice: &Slice) -> usize {
    // `exists`, `isFile`, `size` ...
    let asks = |method: &MethodRef| marks().has(Mark::AsksFile, method);
    let reads = |method: &MethodSlice, inst: Inst| match &method.function.insts[inst].op {
        Op::Invoke(_, callee, _) => !asks(callee),
        _ => true,
    };
    let methods = slice.methods.values();
    methods.map(|m| m.reading.iter().filter(|i| reads(m, **i)).count()).sum()
}

/// Whether the slice can have a value at no more than the cost of some arithmetic.
fn is_free(state: &State, m: MethodId, body: &Function, value: Value, depth: u32) -> bool {
    if state.knows(m, value) {
        return true;
    }
    let ValueDef::Result(inst, _) = body.values[value].def else { return false };
    let pure = matches!(
        body.insts[inst].op,
        Op::Const(_)
            | Op::Copy { .. }
            | Op::Bin(_)
            | Op::Neg
            | Op::Convert(_)
            | Op::ArrayLength
            | Op::InstanceOf(_)
    );
    pure && depth > 0 && body.args(inst).iter().all(|&v| is_free(state, m, body, v, depth - 1))
}
