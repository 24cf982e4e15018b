//! What runs before the program starts a thread, and so sees nothing that threads write.
//!
//! **Idea.** Starting a thread happens before all that the thread does (JLS 17.4.5), so a read that no start
//! precedes sees only what its own thread wrote. Which statements may start a thread is known before slicing.
//! Where a start may precede a statement depends on the slice: of the calls of a method only those count that
//! the slice has, so a routine that threads use, too, is early in a slice that ends before they are started.
//! A method is late from the first such call that a start may precede, and with it what it calls. Where
//! threads may be started unseen (code outside of the analysis, class initialisers) nothing is early.

use cranelift_entity::{EntitySet, SecondaryMap};
use mantis_ir::Inst;
use mantis_pointsto::{Analysis, Loc, MethodId, Site, Target};

use super::Slicer;
use super::state::State;

/// Where threads may be started.
#[derive(Default)]
pub(super) struct Starts {
    /// Whether all such places are known.
    known: bool,
    /// Statements of a method that may start threads or order them: by themselves or in what they call.
    within: SecondaryMap<MethodId, Vec<Inst>>,
}

impl Starts {
    pub(super) fn find(analysis: &Analysis) -> Starts {
        let unseen = !analysis.hidden.is_empty()
            || !analysis.lost.is_empty()
            || !analysis.outside.methods.is_empty()
            || analysis.outside.too_large;
        if !analysis.threaded || unseen {
            return Starts::default();
        }
        let mut found = Starts { known: true, ..Starts::default() };
        let mut stack: Vec<Site> =
            analysis.uses.values().filter(|u| u.effect.is_threaded()).map(|u| u.site).collect();
        while let Some((m, inst)) = stack.pop() {
            if found.within[m].contains(&inst) {
                continue;
            }
            if is_initialiser(analysis, m) {
                return Starts::default();
            }
            found.within[m].push(inst);
            stack.extend(analysis.callers[m].iter().map(|c| c.site));
        }
        found
    }
}

fn is_initialiser(analysis: &Analysis, m: MethodId) -> bool {
    &*analysis.methods[m].decl.name == "<clinit>"
}

impl Slicer<'_> {
    /// Whether a thread may have been started where a statement begins.
    pub(super) fn is_late(&self, state: &State, (m, inst): Site) -> bool {
        if !self.prepared.starts.known || state.late.contains(m) || is_initialiser(self.analysis, m) {
            return true;
        }
        let precedes = |start: Inst| match (self.analysis.body(m), &self.prepared.flows[m]) {
            (Some(body), Some(flow)) => flow.reaches(body, start, inst),
            _ => true,
        };
        // A JDK method may read, or call back, after it has started a thread; a method of the program begins
        // before.
        let begins_before = || {
            let targets = self.analysis.targets((m, inst));
            targets.iter().all(|t| matches!(t, Target::App { callback: None, .. }))
        };
        self.prepared.starts.within[m].iter().any(|&s| precedes(s) || s == inst && !begins_before())
    }

    /// The slice has a call: what it enters may be late from now on.
    pub(super) fn entered_late(&mut self, state: &mut State, site: Site, callee: MethodId) {
        if !self.prepared.starts.known || state.late.contains(callee) || !self.is_late(state, site) {
            return;
        }
        let mut new = EntitySet::new();
        let mut stack = vec![callee];
        while let Some(m) = stack.pop() {
            if state.late.insert(m) {
                new.insert(m);
                let calls = |c: &MethodId| state.calls[*c].iter().any(|(site, _)| site.0 == m);
                stack.extend(self.analysis.methods.keys().filter(calls));
            }
        }
        let reads: Vec<(MethodId, Inst, Loc)> =
            state.memory.iter().filter(|r| new.contains(r.0)).copied().collect();
        for (m, inst, loc) in reads {
            if self.is_concurrent(state, (m, inst), loc) {
                self.written_anywhere(state, loc);
            }
        }
    }
}
