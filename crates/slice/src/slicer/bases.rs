//! Closures that many others contain, to begin with.
//!
//! **Idea.** All executions of a method depend on all executions of its callers, so the closure of a method
//! contains that of each method around it. Where everything depends on everything, nearly all of it is there
//! from some method near the start of the program on: the closure of that one, found once, is where those of
//! the methods below it go on from. Along a chain of calls closures only grow; so the outermost method with
//! most of one is found by bisection.
//!
//! Only where writes are not told apart ([`super::coarse`]): other closures are small, or have much to copy.

use cranelift_entity::EntitySet;
use mantis_pointsto::MethodId;
use rustc_hash::FxHashMap;

use super::Slicer;
use super::state::{State, Work};

/// Part of a closure that one to begin with has to have.
const MOST: f64 = 0.9;
/// How many closures are looked for one to begin with.
const SEARCHES: usize = 6;

/// What closures begin with.
#[derive(Default)]
pub(super) struct Bases {
    /// Closures of all executions of these methods.
    known: Vec<(MethodId, State)>,
    searches: usize,
}

impl Slicer<'_> {
    /// The closure of all executions of a method.
    pub(super) fn all_executions(&mut self, m: MethodId) -> State {
        let around = self.methods_around(m);
        let known = self.bases.known.iter().filter(|(b, _)| *b == m || around.contains_key(b));
        let (begin, had) = match known.max_by_key(|(_, state)| state.kept) {
            Some((_, state)) => (state.clone(), state.kept),
            None => (self.empty(), 0),
        };
        let state = self.executions_from(begin, m);
        let has_most = |part: usize| part as f64 >= MOST * state.kept as f64;
        let is_wide = state.coarse.is_some() && state.refusal.is_none();
        if is_wide && !has_most(had) && self.bases.searches < SEARCHES {
            self.bases.searches += 1;
            let (outermost, closure) = self.outermost(m, &around, &has_most);
            self.bases.known.push((outermost, closure.unwrap_or_else(|| state.clone())));
        }
        state
    }

    fn executions_from(&mut self, mut state: State, m: MethodId) -> State {
        state.work.push(Work::Ascend(m));
        self.close(&mut state);
        state
    }

    /// The outermost method on the way to one that has most of its closure, with its own closure if it is
    /// another method.
    fn outermost(
        &mut self,
        m: MethodId,
        around: &FxHashMap<MethodId, MethodId>,
        has_most: &dyn Fn(usize) -> bool,
    ) -> (MethodId, Option<State>) {
        let mut chain = vec![self.analysis.main];
        while let Some(next) = chain.last().filter(|&&last| last != m).and_then(|last| around.get(last)) {
            chain.push(*next);
        }
        let (mut little, mut most) = (0, chain.len() - 1);
        let mut found = (m, None);
        let mut begin = self.empty();
        while little < most {
            let middle = usize::midpoint(little, most);
            let state = self.executions_from(begin.clone(), chain[middle]);
            // One for which there is no slice is no beginning either.
            let usable = state.refusal.is_none() && state.coarse.is_some();
            if usable && has_most(state.kept) {
                most = middle;
                found = (chain[middle], Some(state));
            } else {
                little = middle + 1;
                if usable {
                    begin = state;
                }
            }
        }
        found
    }

    /// Methods whose closures that of a method contains, each with the next one on the shortest way to it.
    fn methods_around(&self, method: MethodId) -> FxHashMap<MethodId, MethodId> {
        let mut next = FxHashMap::default();
        let mut seen: EntitySet<MethodId> = EntitySet::new();
        seen.insert(method);
        let mut queue = std::collections::VecDeque::from([method]);
        while let Some(m) = queue.pop_front() {
            let decl = &self.analysis.methods[m].decl;
            let is_initialiser = &*decl.name == "<clinit>";
            let triggers = self.analysis.clinit_triggers.get(&decl.class).filter(|_| is_initialiser);
            let callers = self.analysis.callers[m].iter().map(|c| c.site);
            for (from, inst) in callers.chain(triggers.into_iter().flatten().copied()) {
                if self.live(from, inst) && seen.insert(from) {
                    next.insert(from, m);
                    queue.push_back(from);
                }
            }
        }
        next
    }
}
