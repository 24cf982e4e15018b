//! The slicer: which statements can influence a set of features.
//!
//! **Idea.** Backward reachability over the interprocedural dependence graph (Horwitz, Reps and Binkley 1990), on
//! demand. Emitted slices have one version of each method, so the closure that makes a two-pass slice executable
//! (Binkley 1993: a kept parameter is kept at every kept call) gives back what summary edges would save; this worklist
//! computes that closure directly, in time linear in what it keeps. Its context-sensitivity is the second pass's: a
//! method that is needed for its result, its exceptions or what it writes is entered from the calls that need it and
//! never leads to its other callers; only the methods a criterion is in, and the methods that lead there, are needed
//! in every call.
//!
//! Heap dependence is flow-sensitive inside methods: a statement that reads a location needs the writes of it, by
//! statements and by calls, that can reach it in the control-flow graph, and if its method may read it from outside,
//! those before the kept calls of the method. Writes are weak. What class initialisers write is needed wherever it is
//! read; with threads, so is what threads write.

use std::sync::Arc;

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use mantis_classfile::names::MethodRef;
use mantis_feature::{Criterion, Feature};
use mantis_ir::{CallKind, Function, Inst, InstData, Op, Type, Value, ValueDef};
use mantis_library::{IndexSet, Needs};
use mantis_pointsto::heap::{LocData, ObjKind};
use mantis_pointsto::{Analysis, EffectUseId, Loc, MethodId, ParamSource, Program, Site, Target};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::cost::Limit;
use crate::exceptions::Exceptions;
use crate::flow::Flow;
use crate::types::{Refusal, Slice};

/// What is shared by all slices of a program.
pub struct Slicer<'a> {
    pub(crate) program: &'a Program,
    pub(crate) analysis: &'a Analysis,
    pub(crate) flows: SecondaryMap<MethodId, Option<Arc<Flow>>>,
    pub(crate) covered: bool,
    /// Statements of a method that may write a location.
    defs: FxHashMap<(MethodId, Loc), Arc<Vec<Inst>>>,
    /// Class initialisers: their writes are needed wherever they are read.
    clinits: Vec<MethodId>,
    /// Locations that a JDK method which rejects null may read.
    hostile: FxHashSet<Loc>,
    /// Methods that run in threads the program starts.
    in_threads: EntitySet<MethodId>,
    limit: Option<Limit<'a>>,
    /// Why no slice can contain all executions of a method.
    unreachable: FxHashMap<MethodId, String>,
    /// Methods of which it is known whether there is such a reason.
    proven: EntitySet<MethodId>,
    /// The closure of the last method of a feature, without the feature.
    last: Option<(MethodId, State)>,
}

/// One slice in the making.
#[derive(Clone)]
pub(crate) struct State {
    pub keep: SecondaryMap<MethodId, EntitySet<Inst>>,
    pub entered: EntitySet<MethodId>,
    values: SecondaryMap<MethodId, EntitySet<Value>>,
    pub params: SecondaryMap<MethodId, u64>,
    pub results: EntitySet<MethodId>,
    exceptions: EntitySet<MethodId>,
    in_needs: SecondaryMap<MethodId, FxHashSet<Loc>>,
    out_needs: FxHashSet<(MethodId, Loc)>,
    memory: FxHashSet<(MethodId, Inst, Loc)>,
    ascended: EntitySet<MethodId>,
    /// Kept calls of each method: site and index of the target.
    calls: SecondaryMap<MethodId, Vec<(Site, usize)>>,
    /// What is needed of each kept JDK call.
    pub library: FxHashMap<EffectUseId, Needs>,
    /// Why there can be no slice.
    pub refusal: Option<String>,
    /// What the kept statements cost at least, if there is a limit.
    cost: u64,
    work: Vec<Work>,
}

#[derive(Copy, Clone)]
enum Work {
    Keep(MethodId, Inst),
    Value(MethodId, Value),
    Memory(MethodId, Inst, Loc),
    Written(MethodId, Loc),
    Exception(MethodId, Inst),
    Ascend(MethodId),
    Enter(MethodId),
}

impl<'a> Slicer<'a> {
    /// Prepares slicing of an analysed program. `live` must be the coverage the analysis used; `threw` tells which statements
    /// ended by an exception if the coverage comes from training runs.
    pub fn new(
        program: &'a Program,
        analysis: &'a Analysis,
        live: &'a dyn Fn(MethodId, Inst) -> bool,
        threw: Option<&'a dyn Fn(MethodId, Inst) -> bool>,
    ) -> Slicer<'a> {
        let covered = threw.is_some();
        let exceptions = Exceptions::compute(program, analysis, live, threw);
        let mut flows = SecondaryMap::new();
        for (m, data) in analysis.methods.iter() {
            if let Some(body) = &data.body {
                let mut outcome = |i| exceptions.outcome(m, body, i);
                flows[m] = Some(Arc::new(Flow::build(body, &|i| live(m, i), &mut outcome)));
            }
        }
        let clinits =
            analysis.methods.iter().filter(|(_, d)| &*d.decl.name == "<clinit>").map(|(m, _)| m).collect();
        let in_threads = methods_in_threads(analysis);
        let hostile = null_hostile_reads(analysis);
        Slicer {
            program,
            analysis,
            flows,
            covered,
            defs: FxHashMap::default(),
            clinits,
            hostile,
            in_threads,
            limit: None,
            unreachable: FxHashMap::default(),
            proven: EntitySet::new(),
            last: None,
        }
    }

    /// Refuses slices whose cost ([`cost::executed_bytecodes`](crate::cost::executed_bytecodes)) is above a limit for sure, as
    /// soon as that is clear.
    pub fn with_limit(mut self, limit: Limit<'a>) -> Slicer<'a> {
        self.limit = Some(limit);
        self
    }

    /// The slice that computes all of these features.
    ///
    /// # Errors
    /// A [`Refusal`] when a feature never ran, or the slice would do something a predictor must not.
    pub fn slice(&mut self, features: &[&Feature]) -> Result<Slice, Refusal> {
        let mut state = match features {
            [feature] => self.within(feature)?,
            _ => self.empty(),
        };
        for feature in features {
            self.criterion(&mut state, feature)?;
        }
        self.close(&mut state);
        self.keep_free_guards(&mut state);
        self.finish(state)
    }

    fn empty(&self) -> State {
        let mut state = State::new();
        state.work.push(Work::Enter(self.analysis.main));
        state
    }

    /// What every slice of a feature of this method contains: all executions of the method. It is found once for the features
    /// of a method, callers first, so that what is refused or costs too much for a caller is so for its callees at once.
    fn within(&mut self, feature: &Feature) -> Result<State, Refusal> {
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

    fn criterion(&self, state: &mut State, feature: &Feature) -> Result<(), Refusal> {
        let method = feature.method_ref();
        if self.analysis.outside.too_large {
            return Err(Refusal { reason: "the program is too large to analyse".to_owned() });
        }
        if self.analysis.outside.methods.contains(&method) {
            return Err(Refusal { reason: hidden(&method) });
        }
        let never = || Refusal { reason: format!("{} never runs in the analysed program", feature.name) };
        let &m = self.analysis.method_ids.get(&method).ok_or_else(never)?;
        let body = self.analysis.body(m).ok_or_else(never)?;
        let flow = self.flow(m).ok_or_else(never)?;
        match &feature.criterion {
            Criterion::Entry => {}
            Criterion::Edges(edges) => {
                let mut found = false;
                for edge in edges {
                    for (inst, data) in body.insts.iter().filter(|(_, d)| d.origin == edge.origin) {
                        let Some(seg) = flow.seg_of[inst].expand() else { continue };
                        if body.terminator(data.block) != inst {
                            continue;
                        }
                        found = true;
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
            Criterion::Stored(origin) => {
                let stored = body.insts.iter().find(|(_, d)| d.origin == *origin);
                let (inst, data) = stored.ok_or_else(never)?;
                let seg = flow.seg_of[inst].expand().ok_or_else(never)?;
                state.control(m, flow.controllers(seg));
                match data.op {
                    Op::Iinc(..) => state.work.push(Work::Keep(m, inst)),
                    _ => state.work.extend(body.args(inst).last().map(|&v| Work::Value(m, v))),
                }
            }
        }
        state.work.push(Work::Ascend(m));
        Ok(())
    }

    fn flow(&self, m: MethodId) -> Option<Arc<Flow>> {
        self.flows[m].clone()
    }

    /// Whether a statement may run.
    pub(crate) fn live(&self, m: MethodId, inst: Inst) -> bool {
        self.flows[m].as_ref().is_some_and(|f| f.seg_of[inst].is_some())
    }

    pub(crate) fn close(&mut self, state: &mut State) {
        while let Some(work) = state.work.pop() {
            if state.refusal.is_some() {
                return;
            }
            match work {
                Work::Keep(m, inst) => self.keep(state, m, inst),
                Work::Value(m, value) => self.value(state, m, value),
                Work::Memory(m, inst, loc) => self.memory(state, m, inst, loc),
                Work::Written(m, loc) => self.written(state, m, loc),
                Work::Exception(m, inst) => self.exception(state, m, inst),
                Work::Ascend(m) => self.ascend(state, m),
                Work::Enter(m) => self.enter(state, m),
            }
        }
    }

    /// A statement is in the slice: so are the branches that decide whether it runs, and its operands.
    fn keep(&mut self, state: &mut State, m: MethodId, inst: Inst) {
        if state.keep[m].contains(inst) {
            return;
        }
        let (Some(body), Some(flow)) = (self.analysis.body(m), self.flow(m)) else { return };
        let Some(seg) = flow.seg_of[inst].expand() else { return };
        state.keep[m].insert(inst);
        self.charge(state, m, &body.insts[inst]);
        state.work.push(Work::Enter(m));
        state.control(m, flow.controllers(seg));
        for &loc in self.analysis.refs(m, inst) {
            state.work.push(Work::Memory(m, inst, loc));
        }
        let args = body.args(inst);
        match &body.insts[inst].op {
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
                for init in constructor_calls(body, |ty| matches!(ty, Type::Uninit(_, o) if *o == origin)) {
                    state.work.push(Work::Keep(m, init));
                }
            }
            _ => state.work.extend(args.iter().map(|&v| Work::Value(m, v))),
        }
    }

    fn charge(&self, state: &mut State, m: MethodId, inst: &InstData) {
        let Some(limit) = &self.limit else { return };
        state.cost = state.cost.saturating_add(limit.at_least(&self.analysis.methods[m].decl, inst));
        if state.cost > limit.most {
            state.refuse(|| limit.reason.clone());
        }
    }

    /// A call runs: each target it may run learns of it, and what targets need of their callers is needed here.
    fn keep_call(&mut self, state: &mut State, m: MethodId, inst: Inst) {
        let site = (m, inst);
        for (index, target) in self.analysis.targets(site).iter().enumerate() {
            match target {
                Target::App { method, callback: None, params } => {
                    self.bind(state, site, index, *method);
                    // A function object may unbox what it is given: no argument can be left out.
                    let direct = |(i, p): (usize, &ParamSource)| *p == ParamSource::Operand(i as u16);
                    if !params.iter().enumerate().all(direct)
                        && let Some(body) = self.analysis.body(m)
                    {
                        state.work.extend(body.args(inst).iter().map(|&v| Work::Value(m, v)));
                    }
                    // The JDK calls it in place of the callee (`Enum.valueOf` calls `values()`) and uses its result.
                    if params.is_empty() && self.is_library_call(site) {
                        self.need_return(state, *method);
                    }
                }
                Target::App { .. } => {}
                // Nested in another effect of the call, which decides whether it runs.
                Target::Library(id) if !self.analysis.uses[*id].within.is_empty() => {}
                Target::Library(id) => {
                    let is_constructor = &*self.analysis.uses[*id].method.name == "<init>";
                    let needs = if is_constructor { Needs::ALL } else { receiver_only() };
                    self.need_library(state, *id, needs);
                }
                Target::Cold(_) => {}
            }
        }
    }

    fn is_library_call(&self, site: Site) -> bool {
        self.analysis.targets(site).iter().any(|t| matches!(t, Target::Library(_)))
    }

    fn bind(&mut self, state: &mut State, site: Site, index: usize, callee: MethodId) {
        if state.calls[callee].contains(&(site, index)) {
            return;
        }
        state.calls[callee].push((site, index));
        state.work.push(Work::Enter(callee));
        for i in 0..64 {
            if state.params[callee] >> i & 1 != 0 {
                self.need_argument(state, site, index, i);
            }
        }
        for loc in state.in_needs[callee].iter().copied().collect::<Vec<_>>() {
            state.work.push(Work::Memory(site.0, site.1, loc));
            self.earlier_callbacks(state, site, loc);
        }
    }

    /// A JDK method may call back many times: what one callback writes the next one reads.
    fn earlier_callbacks(&self, state: &mut State, site: Site, loc: Loc) {
        for target in self.analysis.targets(site) {
            if let Target::App { method, callback: Some(_), .. } = target
                && self.writes(*method, loc)
            {
                state.work.push(Work::Written(*method, loc));
            }
        }
    }

    fn need_argument(&self, state: &mut State, site: Site, index: usize, param: usize) {
        let Some(Target::App { params, .. }) = self.analysis.targets(site).get(index) else { return };
        match params.get(param) {
            Some(ParamSource::Operand(k)) => {
                if let Some(body) = self.analysis.body(site.0)
                    && let Some(&v) = body.args(site.1).get(*k as usize)
                {
                    state.work.push(Work::Value(site.0, v));
                }
            }
            Some(ParamSource::Captured(m, inst, _)) => state.work.push(Work::Keep(*m, *inst)),
            Some(ParamSource::Provided) | None => {}
        }
    }

    fn need_result(&mut self, state: &mut State, site: Site, index: usize) {
        match self.analysis.targets(site).get(index) {
            Some(Target::App { method, callback: None, .. }) => self.need_return(state, *method),
            Some(Target::Library(id)) if self.analysis.uses[*id].within.is_empty() => {
                let needs = self.analysis.uses[*id].effect.result_needs;
                self.need_library(state, *id, needs);
            }
            _ => {}
        }
    }

    fn need_return(&mut self, state: &mut State, m: MethodId) {
        if !state.results.insert(m) {
            return;
        }
        state.work.push(Work::Enter(m));
        let Some(body) = self.analysis.body(m) else { return };
        for (inst, data) in body.insts.iter() {
            if data.op == Op::Return && self.live(m, inst) {
                if state.keep[m].contains(inst) {
                    state.work.extend(body.args(inst).iter().map(|&v| Work::Value(m, v)));
                }
                state.work.push(Work::Keep(m, inst));
            }
        }
    }

    /// Some outcome of a JDK call is needed.
    ///
    /// Whatever is needed of it, its callbacks must give what they gave: a comparator that returns a default value makes
    /// the call fail, not merely its result wrong.
    fn need_library(&mut self, state: &mut State, id: EffectUseId, needs: Needs) {
        let first = !state.library.contains_key(&id);
        let needs = Needs { callbacks: IndexSet::ALL, ..needs };
        let bound = &self.analysis.uses[id];
        let (m, inst) = bound.site;
        state.work.push(Work::Keep(m, inst));
        let known = state.library.entry(id).or_insert(Needs::NONE);
        let mut new = Needs::NONE;
        new.operands = IndexSet(needs.operands.0 & !known.operands.0);
        new.reads = IndexSet(needs.reads.0 & !known.reads.0);
        new.callbacks = IndexSet(needs.callbacks.0 & !known.callbacks.0);
        known.operands.0 |= needs.operands.0;
        known.reads.0 |= needs.reads.0;
        known.callbacks.0 |= needs.callbacks.0;
        if let Some(reason) = self.unsafe_call(id, *known) {
            state.refusal.get_or_insert(reason);
        }
        let accesses = &self.analysis.modref.effects[id];
        let hostile = accesses.writes.iter().flat_map(|l| l.iter()).any(|loc| self.hostile.contains(loc));
        if let Some(body) = self.analysis.body(m) {
            let args = body.args(inst);
            for (k, source) in bound.params.iter().enumerate() {
                let wanted = hostile || new.operands.contains(k) || !may_be_dead(&bound.method, k);
                if let (true, ParamSource::Operand(arg)) = (wanted, source) {
                    state.work.extend(args.get(*arg as usize).map(|&v| Work::Value(m, v)));
                }
            }
        }
        for (_, locs) in accesses.reads.iter().enumerate().filter(|(i, _)| new.reads.contains(*i)) {
            state.work.extend(locs.iter().map(|&loc| Work::Memory(m, inst, loc)));
        }
        if new.callbacks.0 == 0 && !first {
            return;
        }
        for target in self.analysis.targets((m, inst)) {
            if let Target::Library(nested) = target
                && self.analysis.uses[*nested].within.iter().any(|(by, _)| *by == id)
                && !state.library.contains_key(nested)
            {
                self.need_library(state, *nested, self.analysis.uses[*nested].effect.result_needs);
            }
        }
        let read: FxHashSet<Loc> = accesses.reads.iter().flat_map(|l| l.iter()).copied().collect();
        for (index, target) in self.analysis.targets((m, inst)).iter().enumerate() {
            if let Target::App { method, callback: Some((by, number)), .. } = target
                && *by == id
                && new.callbacks.contains(*number as usize)
            {
                self.bind(state, (m, inst), index, *method);
                self.need_return(state, *method);
                // What the callback leaves where the JDK method reads it.
                for bit in self.analysis.modref.method_mods[*method].ones() {
                    let loc = Loc::from_u32(bit as u32);
                    if read.contains(&loc) {
                        state.work.push(Work::Written(*method, loc));
                    }
                }
            }
        }
    }

    /// Something that a JDK call does, or its callbacks do, must happen as often as it did: so must whatever calls it.
    fn need_library_runs(&mut self, state: &mut State, id: EffectUseId, needs: Needs) {
        self.need_library(state, id, needs);
        let mut enclosing: Vec<EffectUseId> = vec![id];
        let mut next = 0;
        while let Some(&inner) = enclosing.get(next) {
            next += 1;
            for &(outer, _) in &self.analysis.uses[inner].within {
                if !enclosing.contains(&outer) {
                    enclosing.push(outer);
                    self.need_library(state, outer, Needs::ALL);
                }
            }
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
        let bit = 1u64 << param.min(63);
        if state.params[m] & bit != 0 {
            return;
        }
        state.params[m] |= bit;
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

    fn need_exceptions(&mut self, state: &mut State, m: MethodId) {
        if !state.exceptions.insert(m) {
            return;
        }
        state.work.push(Work::Enter(m));
        if let Some(flow) = self.flow(m) {
            state.work.extend(flow.escapes.iter().map(|&inst| Work::Exception(m, inst)));
        }
    }

    /// A statement reads a location: the writes that may reach it are needed.
    fn memory(&mut self, state: &mut State, m: MethodId, inst: Inst, loc: Loc) {
        if !state.memory.insert((m, inst, loc)) {
            return;
        }
        let (Some(body), Some(flow)) = (self.analysis.body(m), self.flow(m)) else { return };
        for &def in self.definitions(m, loc).iter() {
            if flow.reaches(body, def, inst) {
                self.definition(state, m, def, loc);
            }
        }
        for i in 0..self.clinits.len() {
            let clinit = self.clinits[i];
            if clinit != m && self.writes(clinit, loc) {
                state.work.push(Work::Written(clinit, loc));
            }
        }
        self.refuse_hidden_writes(state, (m, inst), loc);
        if self.analysis.threaded && self.shared(loc) {
            let everywhere: Vec<MethodId> = self.analysis.methods.keys().collect();
            for other in everywhere {
                for &def in self.direct_definitions(other, loc).iter() {
                    self.definition(state, other, def, loc);
                    state.work.push(Work::Ascend(other));
                }
            }
        }
        if state.in_needs[m].insert(loc) {
            for (site, _) in state.calls[m].clone() {
                state.work.push(Work::Memory(site.0, site.1, loc));
                self.earlier_callbacks(state, site, loc);
            }
            if &*self.analysis.methods[m].decl.name == "<clinit>" {
                self.memory_before_initialiser(state, m, loc);
            }
        }
    }

    fn refuse_hidden_writes(&self, state: &mut State, site: Site, loc: Loc) {
        let by = if self.analysis.outside.writes.contains(loc.index()) {
            "code,".to_owned()
        } else if !self.analysis.outside.methods.is_empty() {
            return;
        } else {
            match self.analysis.hidden.iter().find(|h| self.writes(**h, loc)) {
                Some(&by) => format!("{},", self.analysis.methods[by].decl),
                None => return,
            }
        };
        let place = self.analysis.place(site);
        state.refuse(|| {
            format!("{by} which runs by reflection or from native code, may change what {place} reads")
        });
    }

    fn memory_before_initialiser(&mut self, state: &mut State, m: MethodId, loc: Loc) {
        let class = self.analysis.methods[m].decl.class.clone();
        for &(caller, inst) in self.analysis.clinit_triggers.get(&class).into_iter().flatten() {
            if self.live(caller, inst) {
                state.work.push(Work::Memory(caller, inst, loc));
            }
        }
    }

    fn writes(&self, m: MethodId, loc: Loc) -> bool {
        self.analysis.modref.method_mods[m].contains(loc.as_u32() as usize)
    }

    fn shared(&self, loc: Loc) -> bool {
        self.analysis.methods.keys().any(|m| self.in_threads.contains(m) && self.writes(m, loc))
    }

    /// Statements of a method whose execution may write a location, calls included.
    fn definitions(&mut self, m: MethodId, loc: Loc) -> Arc<Vec<Inst>> {
        if let Some(known) = self.defs.get(&(m, loc)) {
            return known.clone();
        }
        let mut found = Vec::new();
        if let Some(body) = self.analysis.body(m)
            && self.writes(m, loc)
        {
            for inst in body.insts.keys().filter(|&i| self.live(m, i)) {
                if self.defines(m, inst, loc) {
                    found.push(inst);
                }
            }
        }
        let found = Arc::new(found);
        self.defs.insert((m, loc), found.clone());
        found
    }

    fn direct_definitions(&self, m: MethodId, loc: Loc) -> Vec<Inst> {
        let Some(body) = self.analysis.body(m) else { return Vec::new() };
        let writes = |i: &Inst| {
            self.live(m, *i)
                && (self.analysis.mods(m, *i).contains(&loc)
                    || self.analysis.targets((m, *i)).iter().any(|t| match t {
                        Target::Library(id) => self.analysis.modref.effects[*id]
                            .writes
                            .iter()
                            .flat_map(|l| l.iter())
                            .any(|l| *l == loc),
                        _ => false,
                    }))
        };
        if self.writes(m, loc) { body.insts.keys().filter(writes).collect() } else { Vec::new() }
    }

    fn defines(&self, m: MethodId, inst: Inst, loc: Loc) -> bool {
        if self.analysis.mods(m, inst).contains(&loc) {
            return true;
        }
        self.analysis.targets((m, inst)).iter().any(|target| match target {
            Target::App { method, .. } => self.writes(*method, loc),
            Target::Library(id) => {
                self.analysis.modref.effects[*id].writes.iter().any(|locs| locs.binary_search(&loc).is_ok())
            }
            Target::Cold(_) => false,
        })
    }

    /// A statement that writes a needed location.
    fn definition(&mut self, state: &mut State, m: MethodId, inst: Inst, loc: Loc) {
        state.work.push(Work::Keep(m, inst));
        for (index, target) in self.analysis.targets((m, inst)).iter().enumerate() {
            match target {
                Target::App { method, callback, .. } if self.writes(*method, loc) => {
                    state.work.push(Work::Written(*method, loc));
                    if let Some((id, _)) = callback {
                        // The JDK method must run as it did for its callback to run as it did.
                        self.need_library_runs(state, *id, Needs::ALL);
                        self.bind(state, (m, inst), index, *method);
                    }
                }
                Target::Library(id) => {
                    let accesses = &self.analysis.modref.effects[*id];
                    let effect = self.analysis.uses[*id].effect.clone();
                    for (write, locs) in effect.writes.iter().zip(&accesses.writes) {
                        if locs.binary_search(&loc).is_ok() {
                            self.need_library_runs(state, *id, write.needs);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// What a method writes to a location is needed after it.
    fn written(&mut self, state: &mut State, m: MethodId, loc: Loc) {
        if !state.out_needs.insert((m, loc)) {
            return;
        }
        state.work.push(Work::Enter(m));
        for &def in self.definitions(m, loc).iter() {
            self.definition(state, m, def, loc);
            if &*self.analysis.methods[m].decl.name == "<clinit>" && self.is_foreign(m, loc) {
                state.work.push(Work::Ascend(m));
            }
        }
    }

    /// Whether a location that a class initialiser writes is a static field of another class, or belongs to an object that
    /// it did not make: then whoever reads it need not have triggered the initialiser.
    fn is_foreign(&self, m: MethodId, loc: Loc) -> bool {
        match &self.analysis.heap.locs[loc] {
            LocData::Static(field) => field.class != self.analysis.methods[m].decl.class,
            LocData::Field(obj, _) => match &self.analysis.heap.objects[*obj].kind {
                ObjKind::Alloc(by, ..) | ObjKind::Fresh(by, ..) | ObjKind::Constructed(by, ..) => *by != m,
                ObjKind::Lambda(..) => false,
                _ => true,
            },
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
        if self.analysis.hidden.contains(&m) {
            let decl = &self.analysis.methods[m].decl;
            state.refuse(|| hidden(decl));
        }
        state.work.push(Work::Enter(m));
        let callers = self.analysis.callers[m].clone();
        for caller in callers {
            let (from, inst) = caller.site;
            if !self.live(from, inst) {
                continue;
            }
            state.work.push(Work::Keep(from, inst));
            if let Some(Target::App { callback: Some((id, _)), .. }) =
                self.analysis.targets(caller.site).get(caller.target)
            {
                self.need_library_runs(state, *id, Needs::ALL);
                self.bind(state, caller.site, caller.target, m);
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

    /// A method is part of the slice: a constructor calls its superclass's.
    fn enter(&mut self, state: &mut State, m: MethodId) {
        if !state.entered.insert(m) {
            return;
        }
        if let (Some(body), "<init>") = (self.analysis.body(m), &*self.analysis.methods[m].decl.name) {
            for init in constructor_calls(body, |ty| *ty == Type::UninitThis) {
                state.work.push(Work::Keep(m, init));
            }
        }
    }
}

impl State {
    fn new() -> State {
        State {
            keep: SecondaryMap::new(),
            entered: EntitySet::new(),
            values: SecondaryMap::new(),
            params: SecondaryMap::new(),
            results: EntitySet::new(),
            exceptions: EntitySet::new(),
            in_needs: SecondaryMap::new(),
            out_needs: FxHashSet::default(),
            memory: FxHashSet::default(),
            ascended: EntitySet::new(),
            calls: SecondaryMap::new(),
            library: FxHashMap::default(),
            refusal: None,
            cost: 0,
            work: Vec::new(),
        }
    }

    /// Branches and throwing statements decide whether something runs.
    fn control(&mut self, m: MethodId, controllers: impl Iterator<Item = Inst>) {
        self.work.extend(controllers.map(|inst| Work::Exception(m, inst)));
    }

    fn refuse(&mut self, reason: impl FnOnce() -> String) {
        self.refusal.get_or_insert_with(reason);
    }

    pub(crate) fn knows(&self, m: MethodId, value: Value) -> bool {
        self.values[m].contains(value)
    }

    pub(crate) fn add(&mut self, m: MethodId, inst: Inst) {
        self.work.push(Work::Keep(m, inst));
    }

    pub(crate) fn is_ascended_or_called(&self, m: MethodId) -> bool {
        self.entered.contains(m)
    }
}

/// Calls of `<init>` on an uninitialised object.
pub(crate) fn constructor_calls(body: &Function, on: impl Fn(&Type) -> bool) -> Vec<Inst> {
    let is_init = |i: &Inst| match &body.insts[*i].op {
        Op::Invoke(CallKind::Special, method, _) if &*method.name == "<init>" => {
            body.args(*i).first().is_some_and(|&v| on(&body.values[v].ty))
        }
        _ => false,
    };
    body.insts.keys().filter(is_init).collect()
}

fn hidden(decl: &MethodRef) -> String {
    format!(
        "depends on when {decl} runs, which nothing in the program is known to call (reflection, native code)"
    )
}

fn receiver_only() -> Needs {
    Needs { operands: IndexSet(1), reads: IndexSet::NONE, callbacks: IndexSet::NONE }
}

/// Whether a JDK method works with the default value (`null`, 0) for an operand nobody needs.
fn may_be_dead(method: &MethodRef, operand: usize) -> bool {
    const TOLERANT: [&str; 7] = [
        "java/util/ArrayList",
        "java/util/LinkedList",
        "java/util/Vector",
        "java/util/Stack",
        "java/util/HashMap",
        "java/util/LinkedHashMap",
        "java/util/TreeMap",
    ];
    let stores = matches!(
        &*method.name,
        "add" | "addFirst" | "addLast" | "set" | "push" | "put" | "offer" | "addElement" | "putIfAbsent"
    );
    let is_key = method.class.contains("Map") && operand == 1;
    operand > 0 && stores && !is_key && TOLERANT.contains(&&*method.class)
}

/// What the JDK methods that reject null elements may read: a collection that reaches them holds no sliced-away nulls.
fn null_hostile_reads(analysis: &Analysis) -> FxHashSet<Loc> {
    const CLASSES: [&str; 9] = [
        "java/util/ArrayDeque",
        "java/util/PriorityQueue",
        "java/util/TreeSet",
        "java/util/TreeMap",
        "java/util/Hashtable",
        "java/util/Optional",
        "java/util/concurrent/ConcurrentHashMap",
        "java/util/concurrent/ConcurrentLinkedQueue",
        "java/util/concurrent/LinkedBlockingQueue",
    ];
    let mut found = FxHashSet::default();
    for (id, bound) in analysis.uses.iter() {
        let copies = matches!(&*bound.method.class, "java/util/List" | "java/util/Set" | "java/util/Map")
            && matches!(&*bound.method.name, "of" | "copyOf" | "ofEntries");
        if copies || CLASSES.contains(&&*bound.method.class) {
            found.extend(analysis.modref.effects[id].reads.iter().flat_map(|l| l.iter()).copied());
        }
    }
    found
}

/// Methods reached from callbacks that run later, in a thread of their own.
fn methods_in_threads(analysis: &Analysis) -> EntitySet<MethodId> {
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
