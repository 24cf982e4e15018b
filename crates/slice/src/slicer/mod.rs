//! The slicer: which statements can influence a set of features.
//!
//! **Idea.** Backward reachability over the interprocedural dependence graph (Horwitz, Reps and Binkley
//! 1990), on demand. Emitted slices have one version of each method, so the closure that makes a two-pass
//! slice executable (Binkley 1993: a kept parameter is kept at every kept call) gives back what summary edges
//! would save; this worklist computes that closure directly, in time linear in what it keeps. Its
//! context-sensitivity is the second pass's: a method that is needed for its result, its exceptions or what
//! it writes is entered from the calls that need it and never leads to its other callers; only the methods a
//! criterion is in, and the methods that lead there, are needed in every call.
//!
//! Heap dependence is flow-sensitive inside methods: a statement that reads a location needs the writes of
//! it, by statements and by calls, that can reach it in the control-flow graph, and if its method may read it
//! from outside, those before the kept calls of the method. Writes are weak. What class initialisers write is
//! needed wherever it is read; with threads, so is what threads write ([`threads`]), but where none has been
//! started yet ([`early`]).

pub(crate) mod ambient;
mod bases;
mod beside;
mod calls;
mod coarse;
mod contended;
mod early;
mod memory;
mod moments;
mod parallel;
pub(crate) mod parties;
mod prepared;
mod price;
mod state;
mod texts;
pub(crate) mod threads;
mod turns;
mod within;

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use cranelift_entity::EntitySet;
use mantis_classfile::names::MethodRef;
use mantis_feature::{Criterion, Feature};
use mantis_ir::{Block, CallKind, Function, Inst, Op, Type, Value, ValueDef};
use mantis_library::Needs;
use mantis_pointsto::{Analysis, EffectUseId, Loc, MethodId, Program, Site, Target};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::cost::{Bound, Limit};
use crate::flow::Flow;
use crate::optimism::{Doubt, Objection, Rule};
use crate::types::{Refusal, Slice};

use bases::Bases;
use beside::Wide;
pub use coarse::FINE;
pub use prepared::Prepared;
pub(crate) use state::State;
use state::Work;

/// Most steps of a slice besides those that tell writes apart ([`FINE`]): half a minute. Where calls may call
/// back everything it would be minutes.
const LONGEST: u64 = 2_000_000_000;
/// Steps for each statement of a closure that is made a slice.
const FINISH: u64 = 30;
/// Where one slice was too much work to tell writes apart, others are tried for this part of it.
const TANGLED: u64 = 16;
/// A closure that is so many times the largest one takes its place.
const WIDER: f64 = 1.1;

/// Slices of a program, and what one of them leaves for the next.
pub struct Slicer<'a> {
    pub(crate) program: &'a Program,
    pub(crate) analysis: &'a Analysis,
    pub(crate) prepared: &'a Prepared,
    /// Statements of a method that may write a location.
    defs: FxHashMap<(MethodId, Loc), Arc<Vec<Inst>>>,
    /// The same of the whole program, without calls of methods that do.
    defs_anywhere: FxHashMap<Loc, Arc<Vec<Site>>>,
    limit: Option<Bound>,
    /// See [`Slicer::with_fine`].
    fine: u64,
    /// The step at which the slice in the making has that behind it; none where that does not matter.
    fine_until: u64,
    /// Whether that was too little for a slice.
    tangled: bool,
    pub(crate) rule: Rule,
    /// See [`Slicer::with_warm`].
    warm: Option<&'a dyn Fn(MethodId, Inst) -> bool>,
    /// See [`Slicer::with_assumed`].
    assumed: Option<&'a dyn Fn(MethodId, Inst) -> bool>,
    /// See [`Slicer::with_running`].
    running: Option<&'a dyn Fn(MethodId) -> bool>,
    /// Statements that cost nothing if a counted loop is skipped.
    free: &'a FxHashSet<Site>,
    /// Why no slice can contain all executions of a method.
    unreachable: FxHashMap<MethodId, String>,
    /// Methods of which it is known whether there is such a reason.
    proven: EntitySet<MethodId>,
    /// See [`Slicer::with_own_files`].
    pub(crate) own_places: Rc<BTreeSet<String>>,
    /// How much work slices were so far.
    steps: u64,
    /// What speaks against a call, and whether that is with what it reads.
    objections: FxHashMap<(EffectUseId, bool), Rc<[Objection]>>,
    /// The largest closure of a slice so far.
    widest: Option<State>,
    /// The same with features added.
    wide: Option<Wide>,
    /// The closure of the last method of a feature, without the feature.
    last: Option<(MethodId, State)>,
    /// What such closures begin with.
    bases: Bases,
}

impl<'a> Slicer<'a> {
    /// A slicer of a program, from what was prepared for its analysis.
    pub fn new(program: &'a Program, analysis: &'a Analysis, prepared: &'a Prepared) -> Slicer<'a> {
        Slicer {
            program,
            analysis,
            prepared,
            defs: FxHashMap::default(),
            defs_anywhere: FxHashMap::default(),
            limit: None,
            fine: FINE,
            fine_until: u64::MAX,
            tangled: false,
            rule: Rule::Strict,
            warm: None,
            assumed: None,
            running: None,
            free: &prepared.nothing,
            unreachable: FxHashMap::default(),
            proven: EntitySet::new(),
            own_places: Rc::default(),
            steps: 0,
            objections: FxHashMap::default(),
            widest: None,
            wide: None,
            last: None,
            bases: Bases::default(),
        }
    }

    /// How much work the slices so far were, in units that no machine changes.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Refuses slices whose cost ([`cost::executed_bytecodes`](crate::cost::executed_bytecodes)) is above a
    /// limit for sure, as soon as that is clear.
    pub fn with_limit(mut self, limit: &Limit<'_>) -> Slicer<'a> {
        self.limit = Some(limit.of(self.analysis));
        self.free = self.prepared.free.get_or_init(|| self.free_if_skipped());
        self
    }

    /// Tells apart which writes reach a read up to so many steps of a slice, instead of [`FINE`].
    #[must_use]
    pub fn with_fine(self, fine: u64) -> Slicer<'a> {
        Slicer { fine, ..self }
    }

    /// Slices by another rule than the strict one.
    #[must_use]
    pub fn with_rule(self, rule: Rule) -> Slicer<'a> {
        Slicer { rule, ..self }
    }

    /// Statements that are live though no training run executed them. Branches from others to such a
    /// statement are guards, too.
    pub fn with_warm(mut self, warm: &'a dyn Fn(MethodId, Inst) -> bool) -> Slicer<'a> {
        self.warm = Some(warm);
        self
    }

    /// Statements that count as executed because another schedule might have reached them.
    pub fn with_assumed(mut self, assumed: &'a dyn Fn(MethodId, Inst) -> bool) -> Slicer<'a> {
        self.assumed = Some(assumed);
        self
    }

    /// Methods that threads besides the main one were in when a training run ended.
    #[must_use]
    pub fn with_running(mut self, running: &'a dyn Fn(MethodId) -> bool) -> Slicer<'a> {
        self.running = Some(running);
        self
    }

    pub(crate) fn is_warm(&self, m: MethodId, body: &Function, block: Block) -> bool {
        let first = body.blocks[block].insts.first();
        first.is_some_and(|&i| self.live(m, i) && self.warm.is_some_and(|warm| warm(m, i)))
    }

    /// The slice that computes all of these features.
    ///
    /// # Errors
    /// A [`Refusal`] when a feature never ran, or the slice would do something a predictor must not.
    pub fn slice(&mut self, features: &[&Feature]) -> Result<Slice, Refusal> {
        let mut state = self.closed(features)?;
        let largest = self.widest.as_ref().map_or(0, |s| s.kept);
        self.steps += state.kept as u64 * FINISH;
        let slice = self.finish(&mut state)?;
        if state.kept as f64 > WIDER * largest as f64 {
            (self.widest, self.wide) = (Some(state), None);
        }
        Ok(slice)
    }

    /// All that these features depend on, and the guards that cost nothing.
    pub(crate) fn closed(&mut self, features: &[&Feature]) -> Result<State, Refusal> {
        let mut state = match features {
            [feature] => self.within(feature)?,
            _ => self.empty(),
        };
        for feature in features {
            self.criterion(&mut state, feature)?;
        }
        self.close(&mut state);
        self.keep_free_guards(&mut state);
        Ok(state)
    }

    fn empty(&self) -> State {
        let mut state = State::new();
        state.work.push(Work::Enter(self.analysis.main));
        state
    }

    fn criterion(&mut self, state: &mut State, feature: &Feature) -> Result<(), Refusal> {
        if feature.is_input() {
            return Ok(());
        }
        let method = feature.method_ref();
        if self.analysis.outside.too_large {
            return Err(Refusal { reason: "the program is too large to analyse".to_owned() });
        }
        let outside = &self.analysis.outside;
        if outside.methods.contains(&method) || outside.unattributed.contains(&method) {
            return Err(Refusal { reason: hidden(&method) });
        }
        let never = || Refusal { reason: format!("{} never runs in the analysed program", feature.name) };
        let &m = self.analysis.method_ids.get(&method).ok_or_else(never)?;
        let body = self.analysis.body(m).ok_or_else(never)?;
        let flow = self.flow(m).ok_or_else(never)?;
        self.refuse_waits(state, m, &feature.criterion);
        self.refuse_contended(state, m, &feature.criterion);
        self.refuse_running(state, m);
        match &feature.criterion {
            Criterion::Entry | Criterion::Input(..) => {}
            Criterion::Edges(edges) => {
                let mut found = false;
                for edge in edges {
                    for (inst, data) in body.insts.iter().filter(|(_, d)| d.origin == edge.origin) {
                        let Some(seg) = flow.seg_of[inst].expand() else { continue };
                        if body.terminator(data.block) != inst {
                            continue;
                        }
                        found = true;
                        if !flow.enters(body, inst) {
                            return Err(self.unknown_way(m, inst));
                        }
                        if matches!(data.op, Op::If(_) | Op::Switch(_)) {
                            state.work.push(Work::Keep(m, inst));
                        }
                        state.control(m, flow.controllers(seg));
                    }
                }
                if !found {
                    return Err(never());
                }
            }
            Criterion::Array(origin) => {
                let made = body.insts.iter().find(|(_, d)| d.origin == *origin);
                let (inst, _) = made.ok_or_else(never)?;
                let seg = flow.seg_of[inst].expand().ok_or_else(never)?;
                if !flow.enters(body, inst) {
                    return Err(self.unknown_way(m, inst));
                }
                state.control(m, flow.controllers(seg));
                // What throws makes no array and stores nothing.
                if flow.may_throw(inst) {
                    state.work.push(Work::Keep(m, inst));
                }
                state.work.extend(body.args(inst).iter().map(|&length| Work::Value(m, length)));
            }
            Criterion::Stored(origin) => {
                let stored = body.insts.iter().find(|(_, d)| d.origin == *origin);
                let (inst, data) = stored.ok_or_else(never)?;
                let seg = flow.seg_of[inst].expand().ok_or_else(never)?;
                if !flow.enters(body, inst) {
                    return Err(self.unknown_way(m, inst));
                }
                state.control(m, flow.controllers(seg));
                if flow.may_throw(inst) {
                    state.work.push(Work::Keep(m, inst));
                }
                match (&data.op, body.args(inst).last()) {
                    (Op::Iinc(..), _) => state.work.push(Work::Keep(m, inst)),
                    (_, Some(&value)) => {
                        self.doubt_sum(state, (m, inst), &body.values[value].ty);
                        state.work.push(Work::Value(m, value));
                    }
                    _ => {}
                }
            }
        }
        state.work.push(Work::Ascend(m));
        for &((m, inst), id) in &self.prepared.ambient {
            state.work.extend([Work::Keep(m, inst), Work::Ascend(m)]);
            if let Some(id) = id {
                self.need_library_runs(state, id, Needs::ALL);
            }
        }
        Ok(())
    }

    /// Refuses a statement that ran although the analysis knows no way there: an exception led there of which
    /// nothing is known.
    fn unknown_way(&self, m: MethodId, inst: Inst) -> Refusal {
        Refusal { reason: format!("how {} is reached is not known", self.analysis.place((m, inst))) }
    }

    fn flow(&self, m: MethodId) -> Option<Arc<Flow>> {
        self.prepared.flows[m].clone()
    }

    /// Whether a statement may run.
    pub(crate) fn live(&self, m: MethodId, inst: Inst) -> bool {
        self.prepared.flows[m].as_ref().is_some_and(|f| f.seg_of[inst].is_some())
    }

    /// Adds all that is needed, if that is not too much work; what writes memory need not be told apart so
    /// well from some amount of work on.
    pub(crate) fn close(&mut self, state: &mut State) {
        let fine = if self.tangled { self.fine / TANGLED } else { self.fine };
        self.fine_until = self.steps + fine;
        if state.coarse.is_none() && !self.follow(state, fine) {
            self.coarsen(state);
        }
        self.fine_until = u64::MAX;
        self.close_within(state, LONGEST);
    }

    fn close_within(&mut self, state: &mut State, steps: u64) {
        if !self.follow(state, steps) {
            state.refuse(|| "so much may depend on each other that its slice takes too long".to_owned());
        }
    }

    /// Adds what is needed, one piece of work after the other; `false` if more is left than so many steps.
    fn follow(&mut self, state: &mut State, steps: u64) -> bool {
        let until = self.steps + steps;
        while !state.work.is_empty() || self.add_writers(state) {
            if state.refusal.is_some() {
                return true;
            }
            if self.steps > until || state.is_large() {
                return false;
            }
            self.spend(1);
            let Some(work) = state.work.pop() else { continue };
            match work {
                Work::Keep(m, inst) => self.keep(state, m, inst),
                Work::Value(m, value) => self.value(state, m, value),
                Work::Memory(m, inst, loc) => self.memory(state, m, inst, loc),
                Work::Written(m, loc) => self.written(state, m, loc),
                Work::Exception(m, inst) => self.exception(state, m, inst),
                Work::Ascend(m) => self.ascend(state, m),
                Work::Enter(m) => self.enter(state, m),
                Work::Synchronise => self.synchronise(state),
            }
        }
        true
    }

    /// Counts work.
    fn spend(&mut self, steps: usize) {
        self.steps += steps as u64;
    }

    /// A statement is in the slice: so are the branches that decide whether it runs, and its operands.
    fn keep(&mut self, state: &mut State, m: MethodId, inst: Inst) {
        if state.keep[m].contains(inst) {
            return;
        }
        let (Some(body), Some(flow)) = (self.analysis.body(m), self.flow(m)) else { return };
        let Some(seg) = flow.seg_of[inst].expand() else { return };
        if !flow.enters(body, inst) {
            // That it may run was only assumed.
            if self.is_warm(m, body, body.insts[inst].block) {
                return;
            }
            return state.refuse(|| self.unknown_way(m, inst).reason);
        }
        state.keep[m].insert(inst);
        state.kept += 1;
        if state.kept >= state.next_price {
            self.check_price(state);
        }
        state.work.push(Work::Enter(m));
        state.control(m, flow.controllers(seg));
        for &loc in self.analysis.refs(m, inst) {
            state.need_memory((m, inst), loc);
        }
        let args = body.args(inst);
        if self.analysis.lost.contains(&(m, inst)) {
            let place = self.analysis.place((m, inst));
            self.doubt(state, Doubt::Resolved((m, inst)), || match body.insts[inst].op {
                Op::Invoke(..) => {
                    format!("what the call at {place} enters is not known (reflection, native code)")
                }
                _ => {
                    format!("whose field or element {place} accesses is not known (reflection, native code)")
                }
            });
        }
        if self.prepared.texts.ask(body, inst) {
            let place = self.analysis.place((m, inst));
            self.doubt(state, Doubt::Interned((m, inst)), || {
                format!("depends on which texts the JVM knows already at {place}")
            });
        }
        match &body.insts[inst].op {
            // What enters a monitor to find out that it is null leaves it, too.
            Op::MonitorEnter => {
                state.work.push(Work::Value(m, args[0]));
                self.monitors(state, m);
            }
            Op::Invoke(kind, _, _) => {
                if *kind != CallKind::Static {
                    state.work.push(Work::Value(m, args[0]));
                }
                self.keep_call(state, m, inst);
            }
            Op::InvokeDynamic(..) => {
                state.work.extend(args.iter().map(|&v| Work::Value(m, v)));
                self.keep_call(state, m, inst);
                for i in 0..self.analysis.targets((m, inst)).len() {
                    self.need_result(state, (m, inst), i);
                }
            }
            Op::Return => {
                if state.results.contains(m) {
                    state.work.extend(args.iter().map(|&v| Work::Value(m, v)));
                }
            }
            Op::New(_) => {
                let origin = body.insts[inst].origin;
                for init in body.constructor_calls(|ty| matches!(ty, Type::Uninit(_, o) if *o == origin)) {
                    state.work.push(Work::Keep(m, init));
                }
            }
            _ => state.work.extend(args.iter().map(|&v| Work::Value(m, v))),
        }
    }

    fn value(&mut self, state: &mut State, m: MethodId, value: Value) {
        if !state.values[m].insert(value) {
            return;
        }
        let (Some(body), Some(flow)) = (self.analysis.body(m), self.flow(m)) else { return };
        match body.values[value].def {
            ValueDef::Param(i) => self.need_param(state, m, i as usize),
            ValueDef::Result(inst, _) => {
                state.work.push(Work::Keep(m, inst));
                if matches!(body.insts[inst].op, Op::Invoke(..)) {
                    for index in 0..self.analysis.targets((m, inst)).len() {
                        self.need_result(state, (m, inst), index);
                    }
                }
            }
            ValueDef::Phi(block, _) => {
                let at = body.block_params(block).iter().position(|&p| p == value);
                for &(pred, number) in &body.blocks[block].preds {
                    let edge = &body.blocks[pred].succs[number as usize];
                    let sources: Vec<_> = flow
                        .segs
                        .iter()
                        .filter(|(_, s)| s.block == pred)
                        .filter(|(_, s)| {
                            s.succs.iter().any(|t| flow.segs.get(*t).is_some_and(|t| t.block == block))
                        })
                        .map(|(seg, _)| seg)
                        .collect();
                    for &seg in &sources {
                        state.control(m, flow.controllers(seg));
                    }
                    if let (false, Some(at)) = (sources.is_empty(), at) {
                        // The caught exception is passed beside the arguments.
                        let passed = body.edge_args(edge).get(at).copied().or(edge.thrown);
                        state.work.extend(passed.map(|v| Work::Value(m, v)));
                    }
                }
            }
            ValueDef::Thrown(block) => {
                for (_, seg) in flow.segs.iter().filter(|(_, s)| s.block == block && !s.handlers.is_empty()) {
                    state.work.push(Work::Exception(m, seg.last));
                }
            }
        }
    }

    fn need_param(&mut self, state: &mut State, m: MethodId, param: usize) {
        if !state.params[m].insert(param) {
            return;
        }
        for (site, index) in state.calls[m].clone() {
            self.need_argument(state, site, index, param);
        }
    }

    /// A statement's exception decides what runs.
    fn exception(&mut self, state: &mut State, m: MethodId, inst: Inst) {
        state.work.push(Work::Keep(m, inst));
        for index in 0..self.analysis.targets((m, inst)).len() {
            match &self.analysis.targets((m, inst))[index] {
                Target::App { method, .. } => self.need_exceptions(state, *method),
                Target::Library(id) => self.need_library_runs(state, *id, Needs::ALL),
                Target::Cold(_) => {}
            }
        }
    }

    pub(super) fn need_exceptions(&mut self, state: &mut State, m: MethodId) {
        if !state.exceptions.insert(m) {
            return;
        }
        state.work.push(Work::Enter(m));
        if let Some(flow) = self.flow(m) {
            state.work.extend(flow.escapes.iter().map(|&inst| Work::Exception(m, inst)));
        }
    }

    /// A method must run whenever it did.
    fn ascend(&mut self, state: &mut State, m: MethodId) {
        if !state.ascended.insert(m) {
            return;
        }
        if let Some(reason) = self.unreachable.get(&m) {
            state.refuse(|| reason.clone());
        }
        self.refuse_racing(state, m);
        if self.analysis.hidden.contains(&m) {
            let decl = &self.analysis.methods[m].decl;
            self.doubt(state, Doubt::Called(m), || match self.analysis.callers[m].is_empty() {
                true => hidden(decl),
                false => format!("depends on when {decl} runs, which something unknown calls, too (reflection, native code)"),
            });
        }
        state.work.push(Work::Enter(m));
        let callers = self.analysis.callers[m].clone();
        for caller in callers {
            let (from, inst) = caller.site;
            if !self.live(from, inst) {
                continue;
            }
            state.work.push(Work::Keep(from, inst));
            let targets = self.analysis.targets(caller.site);
            match targets.get(caller.target) {
                Some(Target::App { callback: Some((id, _)), .. }) => {
                    self.need_library_runs(state, *id, Needs::ALL);
                    self.bind(state, caller.site, caller.target, m);
                }
                // The JDK asks an enum for its constants, if it comes so far.
                Some(Target::App { params, .. }) if params.is_empty() => {
                    for target in targets {
                        if let Target::Library(id) = target {
                            self.need_library_runs(state, *id, Needs::ALL);
                        }
                    }
                }
                _ => {}
            }
            state.work.push(Work::Ascend(from));
        }
        let decl = &self.analysis.methods[m].decl;
        if &*decl.name == "<clinit>" {
            for &(from, inst) in self.analysis.clinit_triggers.get(&decl.class).into_iter().flatten() {
                if self.live(from, inst) {
                    state.work.push(Work::Keep(from, inst));
                    state.work.push(Work::Ascend(from));
                }
            }
        }
    }

    /// A method is part of the slice: a constructor calls its superclass's, or throws before, since it cannot
    /// return then.
    fn enter(&mut self, state: &mut State, m: MethodId) {
        if !state.entered.insert(m) {
            return;
        }
        if state.threads {
            self.monitors(state, m);
        }
        if let (Some(body), "<init>") = (self.analysis.body(m), &*self.analysis.methods[m].decl.name) {
            let inits = body.constructor_calls(|ty| *ty == Type::UninitThis);
            let throws = throws_before(body, &inits).into_iter().filter(|&i| self.live(m, i));
            state.work.extend(inits.iter().copied().chain(throws).map(|inst| Work::Keep(m, inst)));
        }
    }
}

/// The `throw` statements that are reached before any of these calls returned (JEP 513).
fn throws_before(body: &Function, calls: &[Inst]) -> Vec<Inst> {
    let mut found = Vec::new();
    let mut seen = EntitySet::new();
    let mut work = vec![body.entry];
    while let Some(block) = work.pop() {
        if !seen.insert(block) {
            continue;
        }
        let last = body.terminator(block);
        let calls_here = calls.iter().any(|&c| body.insts[c].block == block);
        if body.insts[last].op == Op::Throw && !calls_here {
            found.push(last);
        }
        let goes_on = body.blocks[block].succs.iter().filter(|e| !calls_here || e.thrown.is_some());
        work.extend(goes_on.map(|e| e.target));
    }
    found
}

fn hidden(decl: &MethodRef) -> String {
    format!(
        "depends on when {decl} runs, which nothing in the program is known to call (reflection, native code)"
    )
}
