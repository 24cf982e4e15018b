//! Whether the calls that are known account for what ran.
//!
//! **Idea.** Runs that were counted test the call graph: a method cannot have been entered more often than its callers called, and
//! a call that returned entered something. Where that does not hold some call or some object is missing, whatever the reason
//! (reflection, native code, a description of the JDK that lacks a callback): such a method is [hidden](crate::hidden), and the
//! slicer refuses what needs such a call.

use mantis_classfile::names::MethodRef;
use mantis_ir::{CallKind, Function, Op};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::entities::MethodId;
use crate::solver::{Site, Solver, Target};

impl Solver<'_> {
    /// The methods that were entered more often than calls that are known account for. Call with a solved graph.
    pub(crate) fn unaccounted(&self) -> Vec<MethodId> {
        let mut calls: FxHashMap<MethodId, Option<u64>> = FxHashMap::default();
        for (&site, targets) in &self.targets {
            // JDK methods call back as often as they like.
            let of_library = targets.iter().any(|t| matches!(t, Target::Library(_)));
            let executed = if of_library { None } else { self.times(site) };
            for target in targets {
                let Target::App { method, .. } = target else { continue };
                let sum = calls.entry(*method).or_insert(Some(0));
                *sum = sum.zip(executed).map(|(sum, n)| sum.saturating_add(n));
            }
        }
        let too_often = |&(m, sum): &(MethodId, Option<u64>)| {
            sum.zip(self.entries(m)).is_some_and(|(called, entered)| entered > called)
        };
        let mut found: Vec<MethodId> = calls.into_iter().filter(too_often).map(|(m, _)| m).collect();
        found.sort_unstable();
        found
    }

    /// How often a call was made. An `invokedynamic` may make several.
    fn times(&self, site: Site) -> Option<u64> {
        let data = &self.methods[site.0];
        let inst = &data.body.as_ref()?.insts[site.1];
        if matches!(inst.op, Op::Invoke(..)) { self.coverage.count(&data.decl, inst.origin) } else { None }
    }

    /// How often a method was entered; `None` if that is not known, or it is one that the JVM itself calls.
    fn entries(&self, m: MethodId) -> Option<u64> {
        let data = &self.methods[m];
        if &*data.decl.name == "<clinit>" || self.method_ids.get(&self.main) == Some(&m) {
            return None;
        }
        let body = data.body.as_ref()?;
        let first = first_instruction(body)?;
        self.coverage.count(&data.decl, first)
    }

    /// Calls that ran and returned although no method is known that they can enter.
    pub(crate) fn lost_calls(&self) -> FxHashSet<Site> {
        let mut lost = FxHashSet::default();
        for (m, data) in self.methods.iter() {
            for (inst, what) in data.body.iter().flat_map(|body| body.insts.iter()) {
                let by_receiver = matches!(what.op, Op::Invoke(CallKind::Virtual | CallKind::Interface, ..));
                if by_receiver && self.returned(&data.decl, what.origin) && self.enters_nothing((m, inst)) {
                    lost.insert((m, inst));
                }
            }
        }
        lost
    }

    fn returned(&self, method: &MethodRef, origin: u32) -> bool {
        self.coverage.count(method, origin).is_some_and(|n| n > 0) && !self.coverage.threw(method, origin)
    }

    fn enters_nothing(&self, site: Site) -> bool {
        self.targets.get(&site).into_iter().flatten().all(|t| matches!(t, Target::Cold(_)))
    }
}

/// The node at which a method starts, if nothing in it jumps there.
fn first_instruction(body: &Function) -> Option<u32> {
    let first = body.insts[*body.blocks[body.entry].insts.first()?].origin;
    let starts_there =
        |block| body.blocks[block].insts.first().is_some_and(|&i| body.insts[i].origin == first);
    let mut edges = body.blocks.values().flat_map(|b| &b.succs);
    let is_alone = body.blocks[body.entry].preds.is_empty() && !edges.any(|e| starts_there(e.target));
    is_alone.then_some(first)
}
