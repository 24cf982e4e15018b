//! What every slice of a method's features contains, found once for the method.

use cranelift_entity::EntitySet;
use mantis_feature::Feature;
use mantis_pointsto::MethodId;

use super::state::State;
use super::{LONGEST, Slicer};
use crate::types::Refusal;

impl Slicer<'_> {
    /// What every slice of a feature of this method contains: all executions of the method. It is found once
    /// for the features of a method. That of a method contains those of its callers, so where there is one
    /// there are theirs; where there is none the callers are asked, from the outermost on, so that what is
    /// refused or costs too much for one of them is so for all that it calls at once.
    pub(super) fn within(&mut self, feature: &Feature) -> Result<State, Refusal> {
        let Some(&method) = self.analysis.method_ids.get(&feature.method_ref()) else {
            return Ok(self.empty());
        };
        if !self.unreachable.contains_key(&method) && self.last.as_ref().is_none_or(|(m, _)| *m != method) {
            self.prove(method);
            if self.unreachable.contains_key(&method) {
                self.prove_callers(method);
            }
        }
        if let Some(reason) = self.unreachable.get(&method) {
            return Err(Refusal { reason: reason.clone() });
        }
        Ok(self.last.as_ref().map_or_else(State::new, |(_, state)| state.clone()))
    }

    fn prove(&mut self, m: MethodId) {
        self.proven.insert(m);
        let state = self.all_executions(m);
        match state.refusal {
            Some(reason) => {
                self.unreachable.insert(m, reason);
            }
            None => {
                for caller in state.ascended.iter() {
                    self.proven.insert(caller);
                }
                self.last = Some((m, state));
            }
        }
    }

    /// Asks whether there are slices of what calls a method, as long as that is little work.
    fn prove_callers(&mut self, method: MethodId) {
        let mut stack = vec![method];
        let mut seen: EntitySet<MethodId> = EntitySet::new();
        let mut order = Vec::new();
        while let Some(m) = stack.pop() {
            if seen.insert(m) {
                order.push(m);
                let callers = &self.analysis.callers[m];
                stack.extend(callers.iter().filter(|c| self.live(c.site.0, c.site.1)).map(|c| c.site.0));
            }
        }
        let last = self.steps + LONGEST / 4;
        for &m in order.iter().rev() {
            if !self.proven.contains(m) && self.steps <= last {
                self.prove(m);
            }
        }
    }
}
