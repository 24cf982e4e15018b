//! What every slice of a method's features contains, found once for the method.

use cranelift_entity::EntitySet;
use mantis_feature::Feature;
use mantis_pointsto::MethodId;

use super::Slicer;
use super::state::{State, Work};
use crate::types::Refusal;

impl Slicer<'_> {
    /// What every slice of a feature of this method contains: all executions of the method. It is found once
    /// for the features of a method, callers first, so that what is refused or costs too much for a caller is
    /// so for its callees at once.
    pub(super) fn within(&mut self, feature: &Feature) -> Result<State, Refusal> {
        let Some(&method) = self.analysis.method_ids.get(&feature.method_ref()) else {
            return Ok(self.empty());
        };
        let mut stack = vec![method];
        let mut seen: EntitySet<MethodId> = EntitySet::new();
        let mut order = Vec::new();
        while let Some(m) = stack.pop() {
            if seen.insert(m) && !self.proven.contains(m) {
                order.push(m);
                let callers = &self.analysis.callers[m];
                stack.extend(callers.iter().filter(|c| self.live(c.site.0, c.site.1)).map(|c| c.site.0));
            }
        }
        for &m in order.iter().rev() {
            self.prove(m);
        }
        if let Some(reason) = self.unreachable.get(&method) {
            return Err(Refusal { reason: reason.clone() });
        }
        if self.last.as_ref().is_none_or(|(m, _)| *m != method) {
            let state = self.all_executions(method);
            self.last = Some((method, state));
        }
        Ok(self.last.as_ref().map_or_else(State::new, |(_, state)| state.clone()))
    }

    fn prove(&mut self, m: MethodId) {
        if !self.proven.insert(m) {
            return;
        }
        let state = self.all_executions(m);
        match state.refusal {
            Some(reason) => {
                self.unreachable.insert(m, reason);
            }
            None => self.last = Some((m, state)),
        }
    }

    fn all_executions(&mut self, m: MethodId) -> State {
        let mut state = self.empty();
        state.work.push(Work::Ascend(m));
        self.close(&mut state);
        state
    }
}
