//! Threads: a slice that starts one, or waits for one, has everything that orders them.
//!
//! **Idea.** A slice is its program without the statements that do not matter, so its threads compute what the program's
//! do, in every order the program allows, as long as it allows no other. Starting, waiting, waking, locks and monitors
//! order statements of different threads (happens-before, JLS 17.4.5): if a slice needs one such call, it has all that
//! the program makes. What a thread reads, any statement of the program may have written. What depends on how threads
//! happen to be scheduled (`isDone`, `tryLock`) is refused.

use cranelift_entity::{EntitySet, SecondaryMap};
use mantis_ir::{Inst, Op, Type};
use mantis_library::{Externals, Needs};
use mantis_pointsto::{Analysis, EffectUse, EffectUseId, Loc, MethodId, Site, Target};

use super::Slicer;
use super::state::{State, Work};
use crate::types::Refusal;

/// Methods that tell how far other threads are. They order nothing.
const QUERIES: [&str; 21] = [
    "activeCount",
    "availablePermits",
    "getActiveCount",
    "getCompletedTaskCount",
    "getCount",
    "getNow",
    "getPoolSize",
    "getQueueLength",
    "getState",
    "getTaskCount",
    "hasQueuedThreads",
    "isAlive",
    "isCancelled",
    "isDone",
    "isInterrupted",
    "isLocked",
    "isTerminated",
    "interrupted",
    "tryAcquire",
    "tryLock",
    "yield",
];

/// Methods that end what other threads do, wherever these happen to be.
const ENDS: [&str; 4] = ["cancel", "interrupt", "shutdownNow", "stop"];

/// Waits that a time limit may end.
const TIMED: [&str; 6] = ["await", "awaitTermination", "get", "join", "timedJoin", "timedWait"];

/// What a JDK method does outside, without the clock of a wait that is assumed to end before its limit.
pub(crate) fn without_limit(use_: &EffectUse, external: Externals) -> Externals {
    if external.intersects(Externals::THREAD) && TIMED.contains(&&*use_.method.name) {
        Externals(external.0 & !Externals::CLOCK.0)
    } else {
        external
    }
}

/// Whether the outcome of a JDK method is up to how threads are scheduled.
pub(crate) fn is_scheduled(use_: &EffectUse) -> bool {
    let name = &&*use_.method.name;
    use_.effect.external.intersects(Externals::THREAD) && (QUERIES.contains(name) || ENDS.contains(name))
}

impl Slicer<'_> {
    /// Once the slice starts threads, waits for them or locks something: everything that orders threads.
    pub(super) fn synchronise(&mut self, state: &mut State) {
        let orders = |u: &EffectUse| u.effect.is_threaded() && !QUERIES.contains(&&*u.method.name);
        let all: Vec<(EffectUseId, Site)> =
            self.analysis.uses.iter().filter(|(_, u)| orders(u)).map(|(id, u)| (id, u.site)).collect();
        for (id, (m, inst)) in all {
            if self.live(m, inst) {
                state.work.push(Work::Ascend(m));
                self.need_library_runs(state, id, Needs::ALL);
            }
        }
        for m in self.analysis.methods.keys().filter(|&m| state.entered.contains(m)).collect::<Vec<_>>() {
            self.monitors(state, m);
        }
        let read: Vec<(MethodId, Inst, Loc)> =
            state.memory.iter().filter(|r| self.in_threads.contains(r.0)).copied().collect();
        for (.., loc) in read {
            self.written_anywhere(state, loc);
        }
    }

    /// The monitors of a method that is part of a slice with threads.
    pub(super) fn monitors(&self, state: &mut State, m: MethodId) {
        let Some(body) = self.analysis.body(m) else { return };
        let is_monitor = |i: &Inst| matches!(body.insts[*i].op, Op::MonitorEnter | Op::MonitorExit);
        let monitors = body.insts.keys().filter(is_monitor).filter(|&i| self.live(m, i));
        state.work.extend(monitors.map(|i| Work::Keep(m, i)));
    }

    /// A location that threads share: every write of it is needed.
    pub(super) fn written_anywhere(&mut self, state: &mut State, loc: Loc) {
        if !state.anywhere.insert(loc) {
            return;
        }
        for m in self.analysis.methods.keys().collect::<Vec<_>>() {
            for &def in self.direct_definitions(m, loc).iter() {
                self.definition(state, m, def, loc);
                state.work.push(Work::Ascend(m));
            }
        }
    }

    /// Sums of fractions depend on the order of what is summed, and so do the values that a location takes which threads
    /// change in turn.
    pub(super) fn refuse_sum(&self, (m, inst): Site, ty: &Type) -> Result<(), Refusal> {
        if !self.in_threads.contains(m) {
            return Ok(());
        }
        let turns = || self.analysis.mods(m, inst).iter().any(|l| self.read_in_threads(*l));
        if matches!(ty, Type::Float | Type::Double) || turns() {
            let place = self.analysis.place((m, inst));
            let reason =
                format!("sums values at {place} that depend on the order in which threads get there");
            return Err(Refusal { reason });
        }
        Ok(())
    }

    fn read_in_threads(&self, loc: Loc) -> bool {
        let reads = |m: MethodId| {
            self.analysis
                .body(m)
                .is_some_and(|b| b.insts.keys().any(|i| self.analysis.refs(m, i).contains(&loc)))
        };
        self.analysis.methods.keys().any(|m| self.in_threads.contains(m) && reads(m))
    }

    /// What a slice with threads cannot have: an end of the program by one of them, and their numbers.
    pub(crate) fn refuse_in_threads(&self, state: &State) -> Result<(), Refusal> {
        if !state.threads {
            return Ok(());
        }
        for &id in state.library.keys() {
            let bound = &self.analysis.uses[id];
            let numbered = &*bound.method.class == "java/lang/Thread"
                && matches!(&*bound.method.name, "getName" | "getId" | "threadId" | "toString" | "hashCode");
            let exits = self.analysis.modref.effects[id].external.intersects(Externals::EXIT)
                && self.in_threads.contains(bound.site.0);
            let what = match (numbered, exits) {
                (true, _) => "numbers or names threads",
                (_, true) => "ends the program from one of its threads",
                _ => continue,
            };
            return Err(Refusal { reason: format!("{what} at {}", self.analysis.place(bound.site)) });
        }
        Ok(())
    }
}

/// Methods reached from callbacks that run later, in a thread of their own.
pub(super) fn methods_in_threads(analysis: &Analysis) -> EntitySet<MethodId> {
    let mut found = EntitySet::new();
    let mut stack = Vec::new();
    for (m, callers) in analysis.methods.keys().map(|m| (m, &analysis.callers[m])) {
        let later = callers.iter().any(|c| match analysis.targets(c.site).get(c.target) {
            Some(Target::App { callback: Some((id, _)), .. }) => analysis.uses[*id].effect.is_threaded(),
            _ => false,
        });
        if later {
            stack.push(m);
        }
    }
    let mut callees: SecondaryMap<MethodId, Vec<MethodId>> = SecondaryMap::new();
    for m in analysis.methods.keys() {
        for caller in &analysis.callers[m] {
            callees[caller.site.0].push(m);
        }
    }
    while let Some(m) = stack.pop() {
        if found.insert(m) {
            stack.extend(&callees[m]);
        }
    }
    found
}
