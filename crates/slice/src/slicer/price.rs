//! What a slice costs while it grows: how often its methods run, by its own calls of them.
//!
//! A method that the program calls in a thousand places and the slice in one runs a thousandth as often in
//! the slice. Its *share* of executions is the sum over the kept calls of their executions, times the share
//! of the caller, by the executions of the method: the flow equations of a call graph as in gprof (Graham,
//! Kessler and McKusick 1982), solved from above, so that it is never too low for the calls there are. A call
//! is not told apart from another by what it costs, nor a call of the JDK by how often it calls back: a
//! callback has the share that the slice has of the executions of such calls. Shares grow with the slice, so
//! what certainly costs too much can be refused early; they are computed again each time the slice has grown
//! by half.

use cranelift_entity::SecondaryMap;
use mantis_ir::Inst;
use mantis_pointsto::{MethodId, Site, Target};
use rustc_hash::FxHashSet;

use super::Slicer;
use super::state::State;

/// Passes over the call graph: enough for chains of calls, and of a recursion what it takes to see that it
/// has few entries.
const ROUNDS: usize = 16;
/// Kept statements at the first look.
const FIRST: usize = 200;

impl Slicer<'_> {
    /// The part of each method's executions that the slice makes, as far as calls of a method are alike; 1
    /// where that is not known.
    pub(crate) fn shares(&self, state: &State) -> SecondaryMap<MethodId, f64> {
        let mut shares = SecondaryMap::with_default(1.0);
        let Some(limit) = &self.limit else { return shares };
        let count = |site: Site| limit.count(site) as f64;
        let entered = self.analysis.methods.keys().filter(|m| state.entered.contains(*m));
        let bounded: Vec<(MethodId, f64)> = entered
            .filter(|&m| m != self.analysis.main && !state.ascended.contains(m))
            .filter_map(|m| {
                let direct = state.calls[m].iter().all(|&(site, target)| self.is_direct(site, target));
                Some((m, if direct { self.entries(m, &count)? } else { self.calls(m, &count)? }))
            })
            .collect();
        // While the slice grows, a call may be kept in a method whose own calls are still to come.
        let pending = |m: &MethodId| !state.entered.contains(*m) && !state.ascended.contains(*m);
        self.analysis.methods.keys().filter(pending).for_each(|m| shares[m] = 0.0);
        for _ in 0..ROUNDS {
            let mut changed = false;
            for &(m, entries) in &bounded {
                let calls: f64 = state.calls[m].iter().map(|(site, _)| count(*site) * shares[site.0]).sum();
                let share = (calls / entries).min(1.0);
                changed |= share < shares[m] * 0.99;
                shares[m] = share.min(shares[m]);
            }
            if !changed {
                break;
            }
        }
        shares
    }

    /// How often a method was entered; `None` if that cannot be told from its code, or it never was.
    fn entries(&self, m: MethodId, count: &dyn Fn(Site) -> f64) -> Option<f64> {
        let data = &self.analysis.methods[m];
        let body = data.body.as_ref().filter(|_| &*data.decl.name != "<clinit>")?;
        let block = &body.blocks[body.entry];
        let entries = block.preds.is_empty().then(|| count((m, *block.insts.first()?)).into());
        entries.flatten().filter(|n| *n > 0.0)
    }

    /// How often calls that lead to a method were executed, all over the program; `None` if not all are
    /// known, or none was.
    fn calls(&self, m: MethodId, count: &dyn Fn(Site) -> f64) -> Option<f64> {
        let known = !self.analysis.hidden.contains(&m) && &*self.analysis.methods[m].decl.name != "<clinit>";
        let calls: f64 = self.analysis.callers[m].iter().map(|caller| count(caller.site)).sum();
        (known && calls > 0.0).then_some(calls)
    }

    /// Whether a call enters its target as often as it is executed, at most: the JDK may call back many
    /// times.
    fn is_direct(&self, site: Site, target: usize) -> bool {
        matches!(self.analysis.targets(site).get(target), Some(Target::App { callback: None, .. }))
            && !self.is_library_call(site)
    }

    /// Statements that may compute the limits of counted loops, and those of short methods that these call.
    pub(super) fn free_if_skipped(&self) -> FxHashSet<Site> {
        let mut found = FxHashSet::default();
        for m in self.analysis.methods.keys() {
            for &inst in &self.prepared.limits[m] {
                found.insert((m, inst));
                let [Target::App { method, .. }] = self.analysis.targets((m, inst)) else { continue };
                if let Some(callee) = self.analysis.body(*method).filter(|b| b.blocks.len() == 1) {
                    found.extend(callee.insts.keys().map(|i| (*method, i)));
                }
            }
        }
        found
    }

    /// Refuses the slice if it costs more than its limit, calls of a method taken to be alike.
    pub(super) fn check_price(&self, state: &mut State) {
        let Some(limit) = &self.limit else { return };
        let shares = self.shares(state);
        let mut cost = 0.0;
        for (m, data) in self.analysis.methods.iter().filter(|(m, _)| state.entered.contains(*m)) {
            let Some(body) = &data.body else { continue };
            let counts = |i: Inst| state.keep[m].contains(i) && !self.free.contains(&(m, i));
            let own: u64 = body.insts.keys().filter(|&i| counts(i)).map(|i| limit.least((m, i))).sum();
            cost += own as f64 * shares[m];
        }
        if cost > limit.most as f64 {
            state.refuse(|| limit.reason.clone());
        }
        state.next_price = (state.kept + state.kept / 2).max(FIRST);
    }
}
