//! What is up to the schedule of threads, as training saw it.
//!
//! Where no training run took one side of a branch that something shared by threads decides, another schedule
//! may take it, and slices have it. How often either side is taken is up to the schedule then. So it is how
//! far a thread comes for which the program does not wait when it ends.

use mantis_feature::{Criterion, EdgeRef};
use mantis_ir::{Function, Inst, Op, Value, ValueDef};
use mantis_pointsto::{Loc, MethodId, Target};
use rustc_hash::FxHashSet;

use super::Slicer;
use super::state::State;
use crate::optimism::Doubt;

impl Slicer<'_> {
    /// Whether a feature counts how such a branch goes.
    pub(super) fn refuse_contended(&self, state: &mut State, m: MethodId, criterion: &Criterion) {
        let (Criterion::Edges(edges), Some(body)) = (criterion, self.analysis.body(m)) else { return };
        if self.assumed.is_none() || !self.analysis.threaded || self.prepared.alone || self.prepared.in_turn {
            return;
        }
        let contended = |edge: &EdgeRef| {
            let branches = body.insts.iter().filter(|(_, i)| i.origin == edge.origin && is_branch(&i.op));
            branches.into_iter().any(|(inst, _)| self.is_contended(m, body, inst))
        };
        if edges.iter().any(contended) {
            self.doubt(state, Doubt::Scheduled(m), || {
                let decl = &self.analysis.methods[m].decl;
                format!("counts how a branch of {decl} goes that depends on how threads are scheduled")
            });
        }
    }

    /// Whether a thread was still in the method when a training run ended.
    pub(super) fn refuse_running(&self, state: &mut State, m: MethodId) {
        if self.running.is_some_and(|running| running(m)) {
            self.doubt(state, Doubt::Scheduled(m), || {
                let decl = &self.analysis.methods[m].decl;
                format!("a thread was still in {decl} when the program ended, which did not wait for it")
            });
        }
    }

    fn is_contended(&self, m: MethodId, body: &Function, branch: Inst) -> bool {
        let assumed = |inst: Inst| self.assumed.is_some_and(|assumed| assumed(m, inst));
        let normal = body.blocks[body.insts[branch].block].succs.iter().filter(|e| e.thrown.is_none());
        let mut first = normal.filter_map(|e| body.blocks[e.target].insts.first());
        first.any(|&i| assumed(i)) && self.is_decided_by_threads(m, body, branch)
    }

    /// Whether a statement computes with what another thread may have written.
    fn is_decided_by_threads(&self, m: MethodId, body: &Function, inst: Inst) -> bool {
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        let mut work: Vec<Value> = body.args(inst).to_vec();
        while let Some(value) = work.pop() {
            if !seen.insert(value) {
                continue;
            }
            match body.values[value].def {
                ValueDef::Param(_) | ValueDef::Thrown(_) => {}
                ValueDef::Result(by, _) if self.reads_of_threads(m, by) => return true,
                ValueDef::Result(by, _) => work.extend(body.args(by)),
                ValueDef::Phi(block, _) => {
                    let at = body.block_params(block).iter().position(|&p| p == value);
                    work.extend(body.preds(block).filter_map(|(_, e)| body.edge_args(e).get(at?)));
                }
            }
        }
        false
    }

    fn reads_of_threads(&self, m: MethodId, inst: Inst) -> bool {
        let concurrent = |loc: &Loc| self.may_be_concurrent(m, *loc);
        self.analysis.refs(m, inst).iter().any(concurrent)
            || self.analysis.targets((m, inst)).iter().any(|target| match target {
                Target::App { method, .. } => {
                    let refs = &self.analysis.modref.method_refs[*method];
                    refs.ones().any(|loc| self.may_be_concurrent(*method, Loc::from_u32(loc as u32)))
                }
                Target::Library(id) => {
                    self.analysis.uses[*id].effect.is_threaded()
                        || self.analysis.modref.effects[*id]
                            .reads
                            .iter()
                            .any(|read| read.iter().any(concurrent))
                }
                Target::Cold(_) => false,
            })
    }
}

fn is_branch(op: &Op) -> bool {
    matches!(op, Op::If(_) | Op::Switch(_))
}
