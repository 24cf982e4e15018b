//! Callbacks that training saw and descriptions of the JDK lack.
//!
//! **Idea.** Instrumented programs record from which call of the JDK a method of the program is called back
//! ([`SeenCallback`]). Where the analysis knows of no such callback the description of that call is not
//! whole: the method becomes a further callback of it, on anything that the call can get hold of, and what
//! needs the call has no slice, because nobody knows what else it does. What neither needs the call nor what
//! the method writes keeps its slice, unlike with a [hidden](crate::hidden) method, whose calls are unknown.
//! A method that nothing else is known to call is only dealt with so if each of its calls was looked at.
//!
//! The functions of a stream run wherever the JDK walks the stream, also in what one of its stages calls
//! (`Gatherer.Downstream.push`). Descriptions name them where they are given and where the walk begins, so
//! that they may run in any order with what else runs in between: a function that some call of
//! `java.util.stream`, or one that gives a stream or spliterator, is known to run is known to all of them.
//! In the same way what a description runs later, in some thread, may run in any call that threads wait for
//! or that wakes them
//! (`CompletableFuture.complete` runs what `thenAccept` was given). Objects of the JDK that are functions
//! (the consumer that a spliterator of the program is given) may run either.
//!
//! An analysis whose slices are compared with counted runs goes the other way, too: what a call of the JDK
//! was never seen to enter it does not enter ([`Seen`]; likely callee sets of Devecsery et al., *Optimistic
//! hybrid analysis*, ASPLOS 2018). Points-to sets of large programs have each map call the `equals` of every
//! class.

use std::cell::RefCell;
use std::collections::BTreeSet;

use cranelift_entity::EntitySet;
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::Op;
use mantis_library::{Externals, Mark, marks};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::constraints::{Site, Target};
use crate::coverage::{Coverage, SeenCallback};
use crate::effects::{EffectUse, EffectUseId};
use crate::entities::MethodId;
use crate::program::ACC_STATIC;
use crate::solver::Solver;
use crate::tally::first_instruction;
use crate::unseen::Receivers;
use crate::views::UNNAMED;

/// One callback may lead to the next one.
const ROUNDS: usize = 8;
/// How many calls of a method are looked at in a run: `FIRST` of `mantis.rt.Called`.
const LOOKED_AT: u64 = 100;

/// How descriptors of methods end that give what is walked later: the elements come from what they are called
/// on, an iterator of the program for instance.
const STREAMS: [&str; 5] = [
    ")Ljava/util/Spliterator;",
    ")Ljava/util/stream/DoubleStream;",
    ")Ljava/util/stream/IntStream;",
    ")Ljava/util/stream/LongStream;",
    ")Ljava/util/stream/Stream;",
];

/// What has its callbacks run by other calls than the one that was given them.
#[derive(Copy, Clone)]
enum Deferred {
    /// By those that walk a stream.
    Streams,
    /// By those that order threads.
    Threads,
}

impl Deferred {
    /// Whether a call is given them.
    fn holds(self, bound: &EffectUse) -> bool {
        match self {
            Deferred::Streams => {
                let gives = |class: &str| bound.method.desc.ends_with(class);
                marks().is(Mark::OfStreams, &bound.method.class) || STREAMS.iter().any(|class| gives(class))
            }
            Deferred::Threads => bound.effect.is_threaded(),
        }
    }
}

/// From which calls of the JDK each method of the program was entered.
#[derive(Default)]
pub(crate) struct Seen {
    from: FxHashMap<MethodRef, From>,
    /// What [`Solver::is_function`] has said: it is asked at each callback of each object.
    functions: RefCell<FxHashMap<Name, bool>>,
    /// In the same way, which effects are given what others run.
    deferring: RefCell<FxHashMap<EffectUseId, bool>>,
}

/// Calls of the JDK, by the method with the call and its node.
#[derive(Default)]
struct From {
    calls: FxHashSet<(MethodRef, u32)>,
    /// Whether it was entered from elsewhere, too.
    elsewhere: bool,
}

impl Seen {
    pub(crate) fn of(coverage: &dyn Coverage) -> Seen {
        let mut all: FxHashMap<MethodRef, From> = FxHashMap::default();
        for SeenCallback { entered, call } in coverage.callbacks() {
            let from = all.entry(entered.clone()).or_default();
            match call {
                Some((method, node)) => from.calls.extend([(method.clone(), node)]),
                None => from.elsewhere = true,
            }
        }
        Seen { from: all, ..Seen::default() }
    }
}

impl Solver<'_> {
    /// Whether a call of the JDK never entered a method that it might call back, as far as training looked.
    /// What it was given to run later is run by others.
    pub(crate) fn is_unseen(&mut self, site: Site, decl: &MethodRef, callback: EffectUseId) -> bool {
        if self.settings.seen.from.is_empty() {
            return false;
        }
        let caller = &self.methods[site.0];
        let Some(node) = caller.body.as_ref().map(|body| body.insts[site.1].origin) else { return false };
        if !self.coverage.may_fail(&caller.decl) {
            return false; // It stands for calls that nobody recorded.
        }
        let unseen = match self.settings.seen.from.get(decl) {
            Some(from) => {
                !from.elsewhere
                    && !from.calls.contains(&(caller.decl.clone(), node))
                    && !self.is_deferred(site, callback)
            }
            // Nor does anybody record what stands for a method that reflection runs.
            None => self.coverage.may_fail(decl) && self.is_recorded(decl),
        };
        if unseen {
            self.uses[callback].unseen = true;
            self.reached.unseen.insert(decl.clone());
        }
        unseen
    }

    fn is_deferred(&self, site: Site, callback: EffectUseId) -> bool {
        let mut outer = vec![callback];
        let mut next = 0;
        while let Some(&id) = outer.get(next) {
            next += 1;
            let bound = &self.uses[id];
            if bound.site == site && bound.within.is_empty() && self.is_function(&bound.method.class) {
                return true;
            }
            if self.defers(id) {
                return true;
            }
            for (by, _) in &bound.within {
                if !outer.contains(by) {
                    outer.push(*by);
                }
            }
        }
        false
    }

    fn defers(&self, id: EffectUseId) -> bool {
        let holds = || [Deferred::Streams, Deferred::Threads].iter().any(|what| what.holds(&self.uses[id]));
        *self.settings.seen.deferring.borrow_mut().entry(id).or_insert_with(holds)
    }

    /// Whether calls of a method by the JDK are recorded for sure.
    fn is_recorded(&self, decl: &MethodRef) -> bool {
        let is_static = self.program.access(decl).is_some_and(|a| a & ACC_STATIC != 0);
        let overrides = || {
            let found = self.program.overridden(&decl.class);
            found.iter().any(|(name, desc)| *name == decl.name && *desc == decl.desc)
        };
        !decl.name.starts_with('<') && (is_static || decl.name.starts_with("lambda$") || overrides())
    }

    /// Adds them. Call with a solved graph; `None` when the pointer graph outgrows the budget.
    pub(crate) fn add_seen(&mut self) -> Option<()> {
        let coverage = self.coverage;
        let seen = coverage.callbacks();
        if seen.is_empty() {
            return Some(());
        }
        for _ in 0..ROUNDS {
            let receivers = Receivers::of(self);
            let uses = self.uses_by_site();
            let mut more = false;
            for (site, entered) in self.missing(&seen) {
                if self.loads(site, uses.get(&site)) && !self.reached.initialised.contains(&entered.class) {
                    // A service: it makes itself known when it is loaded.
                    self.initialise(&entered.class, Some(site));
                    more = true;
                    continue;
                }
                self.reached.surprised.insert(site);
                let caller = self.methods[site.0].decl.clone();
                self.diagnostics.push(format!(
                    "a call of the JDK in {caller} enters {entered}, which its description lacks: what needs that call is refused"
                ));
                let objects = receivers.entering(self, &entered);
                let is_static = self.program.access(&entered).is_some_and(|a| a & ACC_STATIC != 0);
                if objects.is_empty() && !is_static {
                    continue;
                }
                for &id in uses.get(&site).into_iter().flatten() {
                    self.run_on(id, &entered, &objects);
                    more = true;
                }
            }
            if !more {
                break;
            }
            self.solve()?;
        }
        for (site, entered) in self.missing(&seen) {
            self.reached.surprised.insert(site);
            self.reached.hidden.extend(self.reached.ids.get(&entered).copied());
        }
        for callback in &seen {
            // Nothing is known of what is called there.
            let call = callback.call.and_then(|(m, node)| Some((*self.reached.ids.get(m)?, node)));
            if call.is_some_and(|(m, node)| self.goes_nowhere(m, node)) {
                self.reached.hidden.extend(self.reached.ids.get(callback.entered).copied());
            }
        }
        Some(())
    }

    /// Whether a call of the JDK loads services of the program.
    fn loads(&self, site: Site, uses: Option<&Vec<EffectUseId>>) -> bool {
        let loads = |id: &EffectUseId| {
            let bound = &self.uses[*id];
            bound.site == site && bound.effect.external.intersects(Externals::CLASS_LOADING)
        };
        uses.into_iter().flatten().any(loads)
    }

    fn goes_nowhere(&self, m: MethodId, origin: u32) -> bool {
        let Some(body) = self.methods[m].body.as_ref() else { return false };
        let mut calls = body
            .insts
            .iter()
            .filter(|(_, i)| i.origin == origin && matches!(i.op, Op::Invoke(..)))
            .peekable();
        calls.peek().is_some()
            && calls
                .all(|(inst, _)| self.calls.targets.get(&(m, inst)).is_none_or(|targets| targets.is_empty()))
    }

    fn uses_by_site(&self) -> FxHashMap<Site, Vec<EffectUseId>> {
        let mut uses: FxHashMap<Site, Vec<EffectUseId>> = FxHashMap::default();
        for (id, bound) in self.uses.iter() {
            uses.entry(bound.site).or_default().push(id);
        }
        uses
    }

    /// Calls and what they enter without anybody knowing.
    fn missing(&self, seen: &[SeenCallback<'_>]) -> BTreeSet<(Site, MethodRef)> {
        let mut whole: FxHashMap<&MethodRef, bool> = FxHashMap::default();
        for callback in seen {
            let known = whole.entry(callback.entered).or_insert_with(|| self.is_looked_at(callback.entered));
            *known &= callback.call.is_some();
        }
        let deferred = [Deferred::Streams, Deferred::Threads].map(|what| (what, self.functions_of(what)));
        let mut missing = BTreeSet::new();
        for callback in seen {
            let reached = self.reached.ids.get(callback.entered);
            let Some((caller, origin)) = callback.call else { continue };
            let Some(&caller) = self.reached.ids.get(caller) else { continue };
            if reached.is_none() && !whole[callback.entered] {
                continue;
            }
            let enters = |t: &Target| matches!(t, Target::App { method, .. } if Some(method) == reached);
            if let Some(site) = self.call_of_library(caller, origin)
                && !self.calls.targets[&site].iter().any(enters)
                && !deferred.iter().any(|(what, functions)| {
                    reached.is_some_and(|m| functions.contains(*m)) && self.may_run(*what, site)
                })
            {
                missing.insert((site, callback.entered.clone()));
            }
        }
        missing
    }

    /// Methods that such a description has called back.
    fn functions_of(&self, what: Deferred) -> EntitySet<MethodId> {
        let mut found = EntitySet::new();
        for target in self.calls.targets.values().flatten() {
            if let Target::App { method, callback: Some((id, number)), .. } = target
                && *number != UNNAMED
                && what.holds(&self.uses[*id])
            {
                found.insert(*method);
            }
        }
        found
    }

    /// Whether a call of the JDK runs such methods.
    fn may_run(&self, what: Deferred, site: Site) -> bool {
        let mut library = self.calls.targets[&site].iter().filter_map(|t| match t {
            Target::Library(id) => Some(&self.uses[*id]),
            _ => None,
        });
        library.any(|bound| what.holds(bound) || self.is_function(&bound.method.class))
    }

    /// Whether objects of a class are functions.
    fn is_function(&self, class: &Name) -> bool {
        if let Some(&known) = self.settings.seen.functions.borrow().get(class) {
            return known;
        }
        let is = |c: &str| marks().is(Mark::Functional, c) || marks().is(Mark::Task, c);
        let found = is(class) || self.program.supertypes(class).iter().any(|c| is(c));
        self.settings.seen.functions.borrow_mut().insert(class.clone(), found);
        found
    }

    fn call_of_library(&self, caller: MethodId, origin: u32) -> Option<Site> {
        let body = self.methods[caller].body.as_ref()?;
        let here = body.insts.iter().filter(|(_, data)| data.origin == origin);
        let mut sites =
            here.map(|(inst, _)| (caller, inst)).filter(|site| self.calls.targets.contains_key(site));
        sites.find(|site| self.calls.targets[site].iter().any(|t| matches!(t, Target::Library(_))))
    }

    /// Whether each call of a method was looked at.
    fn is_looked_at(&self, method: &MethodRef) -> bool {
        let Ok(Some(body)) = self.program.body(method) else { return false };
        let first = first_instruction(&body);
        first.and_then(|first| self.coverage.count(method, first)).is_some_and(|n| n <= LOOKED_AT)
    }
}
