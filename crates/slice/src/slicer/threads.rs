//! Threads: a slice that starts one, or waits for one, has everything that orders them.
//!
//! **Idea.** A slice is its program without the statements that do not matter, so its threads compute what
//! the program's do, in every order the program allows, as long as it allows no other. Starting, waiting,
//! waking, locks and monitors order statements of different threads (happens-before, JLS 17.4.5): if a slice
//! needs one such call, it has all that the program makes. What a thread reads, any statement of the program
//! may have written. What depends on how threads happen to be scheduled is refused: what asks how far another
//! thread is (`isDone`, `tryLock`), and how often a loop waits (`while (queue.isEmpty()) wait()`). Optimistic
//! slices ask all the same, and take the answer not to matter.

use std::sync::Arc;

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use fixedbitset::FixedBitSet;
use mantis_classfile::names::{MethodRef, Name};
use mantis_feature::{Criterion, EdgeRef};
use mantis_ir::loops::LoopForest;
use mantis_ir::{Block, Function, Inst, Op, Type};
use mantis_library::{Externals, Mark, Needs, Times, marks};
use mantis_pointsto::{Analysis, EffectUse, EffectUseId, Loc, MethodId, Program, Site, Target};

use rustc_hash::{FxHashMap, FxHashSet};

use super::state::{State, Work};
use super::{Slicer, turns};
use crate::optimism::{Doubt, Objection, Rule, readable};
use crate::types::Refusal;

/// Methods that tell how far other threads are. They order nothing.
const QUERIES: [&str; 29] = [
    "activeCount",
    "availablePermits",
    "estimateMaximumLag",
    "estimateMinimumDemand",
    "getActiveCount",
    "getCompletedTaskCount",
    "getCount",
    "getNow",
    "getNumberOfSubscribers",
    "getPoolSize",
    "getQueueLength",
    "getState",
    "getTaskCount",
    "getWaitingConsumerCount",
    "hasQueuedThreads",
    "hasSubscribers",
    "hasWaitingConsumer",
    "isAlive",
    "isCancelled",
    "isDone",
    "isInterrupted",
    "isLocked",
    "isSubscribed",
    "isTerminated",
    "interrupted",
    "tryAcquire",
    "tryLock",
    "tryTransfer",
    "yield",
];

/// Calls that a loop makes until another thread has done something.
const WAITS: [&str; 7] = ["onSpinWait", "park", "parkNanos", "parkUntil", "sleep", "wait", "yield"];

/// Methods that end what other threads do, wherever these happen to be.
const ENDS: [&str; 4] = ["cancel", "interrupt", "shutdownNow", "stop"];
/// The one that asks and tells no more than a future knows where there is one thread only.
const CANCEL: &str = "cancel";

/// Whether a method ends what other threads do; mostly it is called when they have done it.
pub fn is_end(method: &MethodRef) -> bool {
    ENDS.contains(&&*method.name)
}

/// The name of a thread, without its number.
const NAME: &str = "getName";
/// How many threads there are.
const COUNT: &str = "activeCount";

/// Sets who hears of what nothing catches, in all threads that have no handler of their own.
const FOR_ALL: &str = "setDefaultUncaughtExceptionHandler";

/// Methods that start threads, or give what starts them, which belong to no thread group of the program's:
/// a predictor hears of no exceptions there that nothing catches.
const STRAYS: [&str; 5] = [
    "commonPool",
    "newVirtualThreadPerTaskExecutor",
    "newWorkStealingPool",
    "ofVirtual",
    "startVirtualThread",
];

/// Waits that a time limit may end.
const TIMED: [&str; 8] = [
    "await",
    "awaitTermination",
    "get",
    "join",
    "timedJoin",
    "timedWait",
    "tryAcquireNanos",
    "tryAcquireSharedNanos",
];

/// Whether a JDK method is one that loops call until another thread has done something. Whether such a loop
/// waits at all is up to the schedule.
pub fn is_wait(method: &MethodRef) -> bool {
    WAITS.contains(&&*method.name) || marks().has(Mark::Waits, method)
}

/// Whether a call ends the program as far as is known.
fn ends_program(use_: &EffectUse) -> bool {
    use_.effect.external.intersects(Externals::EXIT) && !use_.effect.is_conservative()
}

/// Whether a method of the program answers whether a thread may pass, as often as the JDK asks.
fn is_asked(program: &Program, method: &MethodRef) -> bool {
    const ASKED: [&str; 2] = ["tryAcquire", "tryAcquireShared"];
    let is_synchroniser = |class: &Name| marks().is(Mark::Synchroniser, class);
    ASKED.contains(&&*method.name) && program.superclasses(&method.class).iter().any(is_synchroniser)
}

/// What a JDK method does outside, without the clock of a wait that is assumed to end before its limit.
pub(crate) fn without_limit(use_: &EffectUse, external: Externals) -> Externals {
    if external.intersects(Externals::THREAD) && TIMED.contains(&&*use_.method.name) {
        Externals(external.0 & !Externals::CLOCK.0)
    } else {
        external
    }
}

/// Whether the outcome of a JDK method is up to how threads are scheduled. To a program that is `alone` it is
/// not, but for calls that end what others do: what they do to waits is not described. To one whose threads
/// run in turn it is where the JVM has not forgotten yet a thread that has ended.
pub(crate) fn is_scheduled(use_: &EffectUse, alone: bool, in_turn: bool) -> bool {
    let name = &&*use_.method.name;
    let asks = !alone && QUERIES.contains(name) && (!in_turn || **name == *COUNT);
    let ends = ENDS.contains(name) && !(alone && *name == CANCEL);
    use_.effect.external.intersects(Externals::THREAD) && (asks || ends)
}

/// Whether all that runs of a program runs in one thread: what it does with locks, latches and futures has
/// one outcome.
pub(super) fn is_alone(
    program: &Program,
    analysis: &Analysis,
    live: &dyn Fn(MethodId, Inst) -> bool,
) -> bool {
    let mut threaded = analysis.uses.values().filter(|u| u.effect.is_threaded());
    threaded.all(|u| starts_nothing(program, u) || !live(u.site.0, u.site.1))
}

/// Whether a method starts threads.
pub fn starts_threads(program: &Program, method: &MethodRef) -> bool {
    marks().has(Mark::StartsThreads, &in_jdk(program, method))
}

/// A class of the program inherits what is said of the JDK's.
fn in_jdk(program: &Program, method: &MethodRef) -> MethodRef {
    let class = program.base_in_jdk(&method.class).unwrap_or_else(|| method.class.clone());
    MethodRef { class, ..method.clone() }
}

/// Whether a call starts no thread, nor has one do anything.
pub(super) fn starts_nothing(program: &Program, u: &EffectUse) -> bool {
    let method = in_jdk(program, &u.method);
    let later = u.effect.callbacks.iter().any(|c| c.times == Times::Later);
    let elsewhere = later && !marks().has(Mark::ByCompleter, &method);
    !elsewhere && !u.effect.is_conservative() && !marks().has(Mark::StartsThreads, &method)
}

/// Whether a program names all threads that it makes: the JVM numbers none, and starts none.
pub(super) fn are_named(
    program: &Program,
    analysis: &Analysis,
    live: &dyn Fn(MethodId, Inst) -> bool,
) -> bool {
    let is_named = |u: &EffectUse| {
        let of_thread = turns::is_of_thread(program, &u.method);
        match &*u.method.name {
            "<init>" => !of_thread || u.method.desc.contains("Ljava/lang/String;"),
            "start" => of_thread || starts_nothing(program, u),
            _ => starts_nothing(program, u),
        }
    };
    analysis.uses.values().all(|u| is_named(u) || !live(u.site.0, u.site.1))
}

/// Loops that wait for other threads.
#[derive(Default)]
pub(super) struct WaitLoops {
    blocks: FxHashMap<MethodId, FxHashSet<Block>>,
    /// What such loops call, and what that calls.
    called: EntitySet<MethodId>,
    /// The tests of loops that may wait by looking: at a volatile field or an atomic that they do not change,
    /// or again and again with pauses in between.
    spins: Vec<Site>,
}

impl WaitLoops {
    pub(super) fn find(program: &Program, analysis: &Analysis) -> WaitLoops {
        let mut found = WaitLoops::default();
        if analysis.threaded {
            found.add_spins(program, analysis);
        }
        let waits = |u: &&EffectUse| analysis.threaded && is_wait(&u.method);
        for (m, inst) in analysis.uses.values().filter(waits).map(|u| u.site) {
            let Some(body) = analysis.body(m) else { continue };
            let loops = LoopForest::compute(&**body);
            let around = loops.innermost(body.insts[inst].block);
            let blocks = around.into_iter().flat_map(|l| loops.get(l).nodes.iter().copied());
            found.blocks.entry(m).or_default().extend(blocks);
        }
        let mut stack = Vec::new();
        for (&m, blocks) in &found.blocks {
            let Some(body) = analysis.body(m) else { continue };
            let insts = blocks.iter().flat_map(|&b| &body.blocks[b].insts);
            stack.extend(insts.flat_map(|&i| callees(analysis, (m, i))));
        }
        while let Some(m) = stack.pop() {
            if let (true, Some(body)) = (found.called.insert(m), analysis.body(m)) {
                stack.extend(body.insts.keys().flat_map(|i| callees(analysis, (m, i))));
            }
        }
        let asked = |m: &MethodId| is_asked(program, &analysis.methods[*m].decl);
        let asked: Vec<MethodId> =
            analysis.methods.keys().filter(|m| analysis.threaded && asked(m)).collect();
        for m in asked {
            found.called.insert(m);
        }
        found
    }
}

impl WaitLoops {
    /// Loops like `while (!ready) {}`, of which no call says that they wait, and those that only let time
    /// pass between two looks.
    fn add_spins(&mut self, program: &Program, analysis: &Analysis) {
        let pauses = |op: &Op| matches!(op, Op::Invoke(_, method, _) if is_wait(method));
        for (m, data) in analysis.methods.iter() {
            let may_spin = |b: &&Function| b.insts.values().any(|i| looks(program, &i.op) || pauses(&i.op));
            let Some(body) = data.body.as_deref().filter(may_spin) else { continue };
            for (_, around) in LoopForest::compute(body).iter() {
                let blocks: FxHashSet<Block> = around.nodes.iter().copied().collect();
                let insts = || blocks.iter().flat_map(|&b| &body.blocks[b].insts).map(|&i| &body.insts[i].op);
                let spins = insts().any(|op| looks(program, op)) && !insts().any(|op| changes(program, op));
                if !spins && !insts().any(pauses) {
                    continue;
                }
                let leaves = |b: &Block| {
                    body.blocks[*b].succs.iter().any(|e| e.thrown.is_none() && !blocks.contains(&e.target))
                };
                let tests = blocks.iter().filter(|b| leaves(b)).map(|&b| (m, body.terminator(b)));
                self.spins.extend(tests.filter(|t| matches!(body.insts[t.1].op, Op::If(_) | Op::Switch(_))));
            }
        }
        self.spins.sort_unstable();
    }
}

/// Whether a statement looks at what another thread may change at any time.
fn looks(program: &Program, op: &Op) -> bool {
    match op {
        Op::GetField(f) | Op::GetStatic(f) => program.is_volatile(&program.resolve_field(f)),
        Op::Invoke(_, method, _) => marks().value(Mark::Volatile, method) == Some("read"),
        _ => false,
    }
}

/// Whether a statement changes such a thing.
fn changes(program: &Program, op: &Op) -> bool {
    match op {
        Op::PutField(f) | Op::PutStatic(f) => program.is_volatile(&program.resolve_field(f)),
        Op::Invoke(_, method, _) => marks().value(Mark::Volatile, method) == Some("write"),
        _ => false,
    }
}

fn callees(analysis: &Analysis, site: Site) -> impl Iterator<Item = MethodId> + '_ {
    analysis.targets(site).iter().filter_map(|t| match t {
        Target::App { method, .. } => Some(*method),
        _ => None,
    })
}

impl Slicer<'_> {
    /// Whether a feature counts how often a loop waits for another thread.
    pub(super) fn refuse_waits(&self, state: &mut State, m: MethodId, criterion: &Criterion) {
        let (Some(body), none) = (self.analysis.body(m), FxHashSet::default()) else { return };
        let blocks = self.prepared.waits.blocks.get(&m).unwrap_or(&none);
        let inside = |edge: &EdgeRef| {
            let from = body.insts.values().find(|i| i.origin == edge.origin).map(|i| i.block);
            from.filter(|b| blocks.contains(b)).is_some_and(|block| {
                let mut normal = body.blocks[block].succs.iter().filter(|e| e.thrown.is_none());
                normal.nth(edge.successor as usize).is_some_and(|e| blocks.contains(&e.target))
            })
        };
        let turns = match criterion {
            Criterion::Edges(edges) => edges.iter().any(inside),
            Criterion::Stored(origin) | Criterion::Array(origin) => {
                body.insts.values().any(|i| i.origin == *origin && blocks.contains(&i.block))
            }
            Criterion::Entry | Criterion::Input(..) => false,
        };
        if turns || self.prepared.waits.called.contains(m) {
            let decl = &self.analysis.methods[m].decl;
            self.doubt(state, Doubt::Scheduled(m), || {
                format!("counts how often {decl} waits for another thread")
            });
        }
    }

    /// Once the slice starts threads, waits for them or locks something: everything that orders threads.
    pub(super) fn synchronise(&mut self, state: &mut State) {
        // What ends the program ends its threads, which may wait for ever.
        let ends = |u: &EffectUse| ends_program(u) && !self.prepared.in_threads.contains(u.site.0);
        let orders = |u: &EffectUse| ends(u) || u.effect.is_threaded() && !QUERIES.contains(&&*u.method.name);
        let all: Vec<(EffectUseId, Site)> =
            self.analysis.uses.iter().filter(|(_, u)| orders(u)).map(|(id, u)| (id, u.site)).collect();
        for (id, (m, inst)) in all {
            if self.live(m, inst) {
                state.work.push(Work::Ascend(m));
                self.need_library_runs(state, id, Needs::ALL);
            }
        }
        for &(m, test) in self.prepared.waits.spins.iter().filter(|&&(m, test)| self.live(m, test)) {
            state.work.extend([Work::Keep(m, test), Work::Ascend(m)]);
        }
        for m in self.analysis.methods.keys().filter(|&m| state.entered.contains(m)).collect::<Vec<_>>() {
            self.monitors(state, m);
        }
        let read: Vec<(MethodId, Inst, Loc)> =
            state.memory.iter().filter(|r| self.is_concurrent(state, (r.0, r.1), r.2)).copied().collect();
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

    /// Whether what is read there may have been written by another thread, or by the one that started it.
    pub(super) fn is_concurrent(&self, state: &State, site: Site, loc: Loc) -> bool {
        self.analysis.threaded
            && (self.prepared.thread_writes.contains(loc.index())
                || state.threads && self.prepared.in_threads.contains(site.0))
            && self.analysis.modref.is_between_threads(loc)
            && self.is_late(state, site)
    }

    /// Whether that may hold for some read of a method, whatever the slice.
    pub(super) fn may_be_concurrent(&self, m: MethodId, loc: Loc) -> bool {
        self.analysis.threaded
            && (self.prepared.thread_writes.contains(loc.index()) || self.prepared.in_threads.contains(m))
            && self.analysis.modref.is_between_threads(loc)
    }

    /// A location that threads share, or the state of a file: every write of it is needed.
    pub(crate) fn written_anywhere(&mut self, state: &mut State, loc: Loc) {
        self.coarsen_in_time(state);
        if let Some(coarse) = &mut state.coarse {
            return coarse.insert(loc);
        }
        if !state.anywhere.insert(loc) {
            return;
        }
        let definitions = self.direct_definitions_anywhere(loc);
        self.spend(definitions.len());
        for &(m, def) in definitions.iter() {
            self.definition(state, m, def, loc);
            state.work.push(Work::Ascend(m));
        }
    }

    /// The statements of the program that write a location themselves, or by the JDK.
    fn direct_definitions_anywhere(&mut self, loc: Loc) -> Arc<Vec<Site>> {
        if let Some(known) = self.defs_anywhere.get(&loc) {
            return known.clone();
        }
        let methods = self.analysis.methods.keys();
        let found = methods.flat_map(|m| self.direct_definitions(m, loc).into_iter().map(move |i| (m, i)));
        let found = Arc::new(found.collect::<Vec<Site>>());
        self.defs_anywhere.insert(loc, found.clone());
        found
    }

    /// Sums of fractions depend on the order of what is summed, and so do the values that a location takes
    /// which threads change in turn.
    pub(super) fn doubt_sum(&self, state: &mut State, (m, inst): Site, ty: &Type) {
        if self.prepared.alone || self.prepared.in_turn || !self.prepared.in_threads.contains(m) {
            return;
        }
        let shared = |l: Loc| self.analysis.modref.is_between_threads(l) && self.read_in_threads(l);
        let turns = || self.analysis.mods(m, inst).iter().any(|l| shared(*l));
        if matches!(ty, Type::Float | Type::Double) || turns() {
            self.doubt(state, Doubt::Scheduled(m), || {
                let place = self.analysis.place((m, inst));
                format!("sums values at {place} that depend on the order in which threads get there")
            });
        }
    }

    fn read_in_threads(&self, loc: Loc) -> bool {
        let reads = |m: MethodId| {
            self.analysis
                .body(m)
                .is_some_and(|b| b.insts.keys().any(|i| self.analysis.refs(m, i).contains(&loc)))
        };
        self.analysis.methods.keys().any(|m| self.prepared.in_threads.contains(m) && reads(m))
    }

    /// What a slice with threads cannot have: an end of the program by one of them, and their numbers.
    pub(crate) fn refuse_in_threads(&self, state: &mut State) -> Result<(), Refusal> {
        if !state.threads {
            return Ok(());
        }
        for id in state.library.keys().copied().collect::<Vec<_>>() {
            let bound = &self.analysis.uses[id];
            let is_known = self.prepared.named && &*bound.method.name == NAME;
            let numbered = marks().has(Mark::Numbered, &bound.method) && !is_known;
            // What nobody described is taken to be harmless by the optimistic rule. Generated code ends
            // predictions, not programs.
            let harmless = self.rule == Rule::Optimistic && bound.effect.is_conservative()
                || &*bound.method.class == "mantis/predictor/Cold";
            let exits = self.analysis.modref.effects[id].external.intersects(Externals::EXIT)
                && self.prepared.in_threads.contains(bound.site.0)
                && !harmless;
            let by = || format!("by {} at {}", readable(bound), self.analysis.place(bound.site));
            if numbered {
                self.doubt(state, Doubt::Call(id, Objection::Scheduled), || {
                    format!("numbers or names threads {}", by())
                });
            }
            if exits {
                state.refuse(|| format!("ends the program from one of its threads {}", by()));
            }
        }
        self.refuse_strays(state);
        if let Some(reason) = state.refusal.take() {
            return Err(Refusal { reason });
        }
        Ok(())
    }

    /// A handler for all threads, and threads whose exceptions a predictor does not hear of.
    fn refuse_strays(&self, state: &mut State) {
        let handled = |id: &EffectUseId| &*self.analysis.uses[*id].method.name == FOR_ALL;
        if !state.library.keys().any(handled) {
            return;
        }
        let is_stray = |u: &&EffectUse| STRAYS.contains(&&*u.method.name) && self.live(u.site.0, u.site.1);
        if let Some(stray) = self.analysis.uses.values().find(is_stray) {
            let place = self.analysis.place(stray.site);
            state.refuse(|| format!("handles what threads like those of {place} do not catch"));
        }
    }
}

impl Slicer<'_> {
    /// A call that gives what belongs to the thread which happens to run it: what tasks of a pool leave there
    /// others find.
    pub(crate) fn of_some_thread(&self, id: EffectUseId) -> Option<String> {
        let bound = &self.analysis.uses[id];
        let (m, _) = bound.site;
        let by_thread = marks().has(Mark::OfThread, &bound.method);
        let shared = self.prepared.in_threads.contains(m) || self.prepared.racing.any;
        let place = self.analysis.place(bound.site);
        (by_thread && shared).then(|| format!("{place} reads what belongs to whichever thread runs it"))
    }
}

/// Whether an effect, or one it is nested in (`run` of a thread in its `start`), has its callbacks run in
/// threads.
fn runs_later(analysis: &Analysis, id: EffectUseId) -> bool {
    let mut stack = vec![id];
    let mut seen = FxHashSet::default();
    while let Some(id) = stack.pop() {
        let bound = &analysis.uses[id];
        if bound.effect.is_threaded() {
            return true;
        }
        stack.extend(bound.within.iter().map(|w| w.0).filter(|outer| seen.insert(*outer)));
    }
    false
}

/// Everything that these methods may write.
pub(super) fn writes_of(analysis: &Analysis, methods: &EntitySet<MethodId>) -> FixedBitSet {
    let mut all = FixedBitSet::new();
    for m in analysis.methods.keys().filter(|&m| methods.contains(m)) {
        all.union_with(&analysis.modref.method_mods[m]);
    }
    all
}

/// Methods reached from callbacks that run later, in a thread of their own.
pub(super) fn methods_in_threads(analysis: &Analysis) -> EntitySet<MethodId> {
    let mut found = EntitySet::new();
    let mut stack = Vec::new();
    for (m, callers) in analysis.methods.keys().map(|m| (m, &analysis.callers[m])) {
        let later = callers.iter().any(|c| match analysis.targets(c.site).get(c.target) {
            Some(Target::App { callback: Some((id, _)), .. }) => runs_later(analysis, *id),
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
