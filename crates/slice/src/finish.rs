//! From the closed worklist to a [`Slice`]: safety, and what the emitter must know of classes.

use std::sync::Arc;

use cranelift_entity::EntitySet;
use mantis_classfile::class::access;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{Block, Const, Dynamic, Function, Inst, Op, ValueDef};
use mantis_library::{Externals, IndexSet, Mark, marks};
use mantis_pointsto::{Callee, EffectUse, EffectUseId, MethodId, Site, Target, named_field};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::counted::is_steady;
use crate::denied::{OF_THE_START, is_of_program};
use crate::optimism::{Assumption, Objection, Rule, may_load};
use crate::slicer::ambient::Decided;
use crate::slicer::parties::asks_as_party;
use crate::slicer::threads::{is_scheduled, without_limit};
use crate::slicer::{Slicer, State};
use crate::types::{Left, MethodSlice, Refusal, Slice};

/// What a predictor must never do, nor can it find out whether it would fail: that is assumed to succeed.
pub(crate) const OUTWARD: Externals = Externals(
    Externals::FILE_WRITE.0
        | Externals::NETWORK.0
        | Externals::PROCESS.0
        | Externals::NATIVE.0
        | Externals::GLOBAL_WRITE.0,
);

/// What no slice may need. Whom reflection calls is not known well enough.
const FORBIDDEN: Externals = Externals(OUTWARD.0 | Externals::REFLECTION.0);

/// What waits for the operating system.
const READING: Externals = Externals(Externals::FILE_READ.0 | Externals::CONSOLE_READ.0);

/// What gives another value each time, or another one in a slice, whose calls are not nested as in the
/// program.
pub(crate) const UNREPEATABLE: Externals =
    Externals(Externals::CLOCK.0 | Externals::RANDOM.0 | Externals::STACK.0);

impl Slicer<'_> {
    pub(crate) fn block_live(&self, m: MethodId, body: &Function, block: Block) -> bool {
        body.blocks[block].insts.first().is_some_and(|&i| self.live(m, i))
    }

    /// The slice of a closed state.
    pub(crate) fn finish(&mut self, state: &mut State) -> Result<Slice, Refusal> {
        if let Some(reason) = &state.refusal {
            return Err(Refusal { reason: reason.clone() });
        }
        self.refuse_in_threads(state)?;
        let other_files = self.refuse_own_files(state)?;
        let mut slice = Slice { threads: state.threads, rule: self.rule, ..Slice::default() };
        let shares = self.shares(state);
        let mut called: EntitySet<MethodId> = EntitySet::new();
        for (m, data) in self.analysis.methods.iter() {
            if !state.entered.contains(m) {
                continue;
            }
            if shares[m] < 1.0 {
                slice.shares.insert(data.decl.clone(), shares[m]);
            }
            self.refuse_native(&data.decl)?;
            self.vet_failed(state, m, &mut slice)?;
            let Some(body) = &data.body else {
                slice.stubs.insert(data.decl.clone());
                continue;
            };
            let mut method = self.method_slice(state, m, body);
            self.mark_denied(state, m, &mut method);
            self.mark_own(m, body, &mut method);
            self.mark_checked(state, m, &mut method);
            self.note_unchecked(&mut slice, state, m, body);
            for inst in body.insts.keys().filter(|&i| method.keep.contains(i)) {
                self.mention(&mut slice, (m, inst), body);
                called.extend(self.analysis.targets((m, inst)).iter().filter_map(|target| match target {
                    Target::App { method, .. } => Some(*method),
                    _ => None,
                }));
            }
            mention_class(&mut slice, self.program, &data.decl.class);
            mention_desc(&mut slice, self.program, &data.decl.desc);
            self.mention_found(&mut slice, &data.decl);
            slice.methods.insert(data.decl.clone(), method);
        }
        slice.stubs.extend(called.iter().map(|m| self.analysis.methods[m].decl.clone()));
        for id in state.library.keys().filter(|id| self.analysis.modref.effects[**id].unordered) {
            let place = self.analysis.place(self.analysis.uses[*id].site);
            slice.hazards.insert(format!("{place} walks a collection in an order that each JVM draws"));
        }
        slice.hazards.extend(state.library.keys().filter_map(|&id| self.of_some_thread(id)));
        let external = |id| self.analysis.modref.effects[id].external;
        if state
            .library
            .keys()
            .any(|id| without_limit(&self.analysis.uses[*id], external(*id)) != external(*id))
        {
            slice.assumptions.insert(Assumption::WaitsEnd);
        }
        slice.resources = state.library.keys().any(|id| external(*id).intersects(Externals::CLASS_LOADING));
        slice.resources |= state.doubts.iter().any(|&doubt| may_load(doubt));
        if state.library.keys().any(|id| asks_for_outer(&self.analysis.uses[*id].method)) {
            mention_outer(&mut slice, self.program);
        }
        self.mark_reading(state, &mut slice);
        self.mark_steady(state, &mut slice);
        self.keep_defaults(&mut slice);
        self.add_cold_methods(state, &mut slice);
        let kept: Vec<MethodRef> = slice.methods.keys().cloned().collect();
        slice.stubs.retain(|s| !kept.contains(s));
        slice.assumptions.insert(Assumption::OutputSucceeds);
        slice.assumptions.extend(other_files);
        slice.assumptions.extend(state.doubts.iter().map(|&doubt| self.assumption(doubt)));
        if self.prepared.covered {
            slice.assumptions.insert(Assumption::ColdBranches);
        }
        if state.library.keys().any(|&id| self.analysis.uses[id].unseen) {
            slice.assumptions.insert(Assumption::SeenCallbacks);
        }
        Ok(slice)
    }

    fn method_slice(&self, state: &State, m: MethodId, body: &Arc<Function>) -> MethodSlice {
        let mut keep: EntitySet<Inst> = EntitySet::new();
        let mut dead_args = FxHashMap::default();
        for inst in body.insts.keys().filter(|&i| state.keep[m].contains(i)) {
            keep.insert(inst);
            let dead = self.dead_args(state, (m, inst), body);
            if !dead.is_empty() {
                dead_args.insert(inst, dead);
            }
        }
        let cold = body
            .blocks
            .iter()
            .filter(|(block, _)| !self.block_live(m, body, *block))
            .filter(|(_, b)| b.preds.iter().any(|&(p, _)| self.block_live(m, body, p)))
            .map(|(block, _)| block)
            .collect();
        let is_warm = |b: Block| self.is_warm(m, body, b);
        let is_evaluated = |p: Block| keep.contains(body.terminator(p));
        let is_entered = |b: Block| {
            if b == body.entry {
                return true;
            }
            let ran = |p: &Block| self.block_live(m, body, *p) && !is_warm(*p);
            let mut from = body.blocks[b].preds.iter().map(|&(p, _)| p).filter(ran).peekable();
            from.peek().is_some() && from.all(is_evaluated)
        };
        let warm = body.blocks.keys().filter(|&b| is_warm(b) && is_entered(b)).collect();
        let result_needed = state.results.contains(m);
        let left = self.left_blocks(m, body);
        let failed = |by: Inst| Some((by, self.prepared.failed_initialisers.get(&(m, by))?.clone()));
        let by = left.values().map(|l| l.by).filter(|&by| keep.contains(by));
        let fails = by.filter(|_| self.rule == Rule::Optimistic).filter_map(failed).collect();
        let thrown =
            self.prepared.flows[m].iter().filter(|_| self.prepared.covered).flat_map(|flow| &flow.escapes);
        let escaped = thrown.map(|&inst| body.insts[inst].block).collect();
        MethodSlice {
            keep,
            dead_args,
            result_needed,
            cold,
            warm,
            left,
            fails,
            escaped,
            ..MethodSlice::empty(body.clone())
        }
    }

    /// See [`MethodSlice::left`].
    fn left_blocks(&self, m: MethodId, body: &Function) -> FxHashMap<Block, Left> {
        let mut left = FxHashMap::default();
        let Some(flow) = &self.prepared.flows[m] else { return left };
        for (block, data) in body.blocks.iter() {
            let Some(last) = data.insts.iter().copied().take_while(|&i| self.live(m, i)).last() else {
                continue;
            };
            let Some(seg) = flow.seg_of[last].expand() else { continue };
            let is_live = |b: &Block| self.block_live(m, body, *b);
            let mut handlers: Vec<Block> = flow.segs[seg].handlers.iter().copied().filter(is_live).collect();
            let escapes = flow.escapes.contains(&last);
            if last == body.terminator(block) {
                // A `throw` that can only go to handlers of its method; which of them, no kept statement
                // depends on if it is not kept itself.
                if body.insts[last].op == Op::Throw && !handlers.is_empty() && !escapes {
                    left.insert(block, Left { by: last, handlers, calls_program: false });
                }
                continue;
            }
            if !self.prepared.covered {
                continue;
            }
            if handlers.is_empty() && !escapes {
                let thrown = data.succs.iter().filter(|e| e.thrown.is_some());
                handlers = thrown.map(|e| e.target).filter(is_live).collect();
                handlers.dedup();
            }
            let targets = self.analysis.targets((m, last));
            let calls_program =
                !targets.is_empty() && targets.iter().all(|t| matches!(t, Target::App { .. }));
            left.insert(block, Left { by: last, handlers, calls_program });
        }
        left
    }

    /// The JVM initialises an interface with a class that implements it only if it declares a default method:
    /// one whose initialiser is kept needs one.
    fn keep_defaults(&self, slice: &mut Slice) {
        let initialisers: Vec<Name> =
            slice.methods.keys().filter(|m| &*m.name == "<clinit>").map(|m| m.class.clone()).collect();
        for class in initialisers {
            let Some(info) = self.program.info(&class).filter(|i| i.access & access::INTERFACE != 0) else {
                continue;
            };
            let is_default = |key: &&(Name, Name)| {
                info.methods
                    .get(*key)
                    .is_some_and(|a| a & (access::ABSTRACT | access::STATIC | access::PRIVATE) == 0)
            };
            if let Some((name, desc)) = info.method_order.iter().find(is_default) {
                slice.stubs.insert(MethodRef { class, name: name.clone(), desc: desc.clone() });
            }
        }
    }

    /// Notes which kept calls read files or standard input.
    fn mark_reading(&self, state: &State, slice: &mut Slice) {
        for id in
            state.library.keys().filter(|id| self.analysis.modref.effects[**id].external.intersects(READING))
        {
            let (m, inst) = self.analysis.uses[*id].site;
            if let Some(method) = slice.methods.get_mut(&self.analysis.methods[m].decl) {
                method.reading.insert(inst);
            }
        }
    }

    /// Notes which kept calls in tests of loops are steady.
    fn mark_steady(&self, state: &State, slice: &mut Slice) {
        for (m, data) in self.analysis.methods.iter().filter(|(m, _)| state.entered.contains(*m)) {
            let Some(method) = slice.methods.get_mut(&data.decl) else { continue };
            for &inst in &self.prepared.limits[m] {
                let kept = method.keep.contains(inst) && !method.dead_args.contains_key(&inst);
                if let (true, Some(entered)) = (kept, self.steady_call(state, (m, inst))) {
                    method.steady.insert(inst, entered);
                }
            }
        }
    }

    /// What a call enters if it is steady: a method of the program, or `Some(None)` for the JDK's.
    fn steady_call(&self, state: &State, site: Site) -> Option<Option<MethodRef>> {
        match self.analysis.targets(site) {
            [Target::App { method, callback: None, .. }] => {
                let data = &self.analysis.methods[*method];
                let body = data.body.as_ref().filter(|b| b.blocks.len() == 1)?;
                let loads = |i: Inst| match &body.insts[i].op {
                    Op::Copy { store: None, .. } | Op::Return => true,
                    op => is_steady(op, state.threads),
                };
                let simple = body.insts.keys().filter(|&i| state.keep[*method].contains(i)).all(loads);
                simple.then(|| Some(data.decl.clone()))
            }
            targets => {
                let is_pure = |target: &Target| match target {
                    Target::Library(id) => {
                        let accesses = &self.analysis.modref.effects[*id];
                        let nothing = accesses.external.is_empty() && !accesses.unordered;
                        nothing && self.analysis.uses[*id].effect.is_pure()
                    }
                    _ => false,
                };
                (!targets.is_empty() && targets.iter().all(is_pure)).then_some(None)
            }
        }
    }

    /// Operands of a kept call that no target needs.
    fn dead_args(&self, state: &State, site: Site, body: &Function) -> IndexSet {
        let Op::Invoke(kind, ..) = &body.insts[site.1].op else { return IndexSet::NONE };
        let receivers = usize::from(*kind != mantis_ir::CallKind::Static);
        // A value the slice has anyway is passed as it is.
        let args = body.args(site.1).iter().enumerate().skip(receivers);
        args.filter(|&(_, &v)| !state.knows(site.0, v)).map(|(k, _)| k).collect()
    }

    /// Why no strict slice may need a JDK call, and what it reads if `reads`; the first is what a refusal
    /// says.
    pub(crate) fn objections(&self, id: EffectUseId, reads: bool) -> Vec<Objection> {
        let bound = &self.analysis.uses[id];
        let mut external = without_limit(bound, self.analysis.modref.effects[id].external);
        if self.opens_for_both(bound) {
            external = external.union(Externals::FILE_WRITE);
        }
        let only_allocates = !reads && &*bound.method.name == "<init>";
        if only_allocates {
            external = Externals(external.0 & !UNREPEATABLE.0);
        }
        // What a generated method finds by its name is known, and so is a field whose name is a constant.
        let (caller, call) = bound.site;
        let is_named =
            self.analysis.body(caller).is_some_and(|b| named_field(self.program, b, call).is_some());
        let finds = self.program.finds(&self.analysis.methods[caller].decl).is_some();
        let forbidden = if finds || is_named { OUTWARD } else { FORBIDDEN };
        let some = |what: Externals| (!what.is_empty()).then_some(what);
        let both = |group: Externals| some(Externals(external.0 & group.0));
        let undescribed = bound.effect.is_conservative() && !only_allocates;
        let denied = self.prepared.standing[id].denied || self.prepared.standing[id].misleading && !finds;
        let scheduled = is_scheduled(bound, self.prepared.alone, self.prepared.in_turn)
            && !asks_as_party(self.program, self.analysis, bound);
        let found = [
            undescribed.then_some(Objection::Undescribed),
            denied.then_some(Objection::Denied),
            self.asks_for_other(bound).map(Objection::Start),
            self.goes_by_property(bound)
                .then_some(Objection::Start("properties of the JDK, which the program sets,")),
            both(forbidden).map(Objection::Forbidden),
            scheduled.then_some(Objection::Scheduled),
            both(UNREPEATABLE).map(Objection::Unrepeatable),
        ];
        found.into_iter().flatten().collect()
    }

    /// Whether it may go by a property that the program sets.
    fn goes_by_property(&self, bound: &EffectUse) -> bool {
        if self.prepared.decided.is_empty() {
            return false;
        }
        let by = |word: &str| {
            let is = |decided: &Decided| match decided {
                Decided::None => false,
                Decided::By(words) => words.contains(&word),
                Decided::All => true,
            };
            self.prepared.decided.iter().any(is)
        };
        marks().value(Mark::ByProperty, &bound.method).is_some_and(by)
    }

    /// What a call asks for by a name in the program that is something else in a predictor.
    fn asks_for_other(&self, bound: &EffectUse) -> Option<&'static str> {
        let (other, what): (fn(&str) -> bool, _) = match &*bound.method.name {
            _ if marks().has(Mark::AsksProperty, &bound.method) => {
                (|name| OF_THE_START.contains(&name), "how the program was started")
            }
            "getResourceAsStream" | "getSystemResourceAsStream" => {
                (is_of_program, "the program's own class files")
            }
            _ => return None,
        };
        let body = self.analysis.body(bound.site.0)?;
        let mut args = body.args(bound.site.1).iter();
        let asks = args.any(|&v| match body.values[body.root(v)].def {
            ValueDef::Result(inst, _) => {
                matches!(&body.insts[inst].op, Op::Const(Const::String(text)) if other(text))
            }
            _ => false,
        });
        asks.then_some(what)
    }

    fn refuse_native(&self, decl: &MethodRef) -> Result<(), Refusal> {
        if self.program.is_native(decl) {
            return Err(Refusal { reason: format!("needs the native method {}", decl.name) });
        }
        Ok(())
    }

    /// Slices do not follow how static initialisers fail, stacks overflow, memory runs out: they do less, and
    /// may not fail.
    fn vet_failed(&self, state: &State, m: MethodId, slice: &mut Slice) -> Result<(), Refusal> {
        let kept = |site: &&Site| site.0 == m && state.keep[m].contains(site.1);
        let mut failed: Vec<&Site> = self.prepared.failed.keys().filter(kept).collect();
        failed.sort_unstable();
        for site in failed {
            let (how, place) = (self.prepared.failed[site].clone(), self.analysis.place(*site));
            match self.rule {
                Rule::Strict => return Err(Refusal { reason: format!("depends on {how} at {place}") }),
                Rule::Optimistic => slice.assumptions.insert(Assumption::Fails { how, place }),
            };
        }
        Ok(())
    }

    /// Members that a kept method finds by their names.
    fn mention_found(&self, slice: &mut Slice, decl: &MethodRef) {
        for member in self.program.finds(decl).into_iter().flatten() {
            mention_class(slice, self.program, &member.class);
            mention_desc(slice, self.program, &member.desc);
            if !self.program.is_app(&member.class) {
                continue;
            }
            if member.desc.starts_with('(') {
                slice.stubs.insert(member);
            } else {
                let MethodRef { class, name, desc } = member;
                slice.fields.insert(FieldRef { class, name, desc });
            }
        }
    }

    /// What a kept statement names.
    fn mention(&self, slice: &mut Slice, site: Site, body: &Function) {
        let program = self.program;
        if let Some(field) = named_field(program, body, site.1) {
            mention_desc(slice, program, &field.desc);
            slice.fields.insert(field);
        }
        match &body.insts[site.1].op {
            Op::Const(Const::Class(c)) | Op::New(c) | Op::CheckCast(c) | Op::InstanceOf(c) => {
                mention_class(slice, program, c);
            }
            Op::NewArray(c) | Op::MultiNewArray(c, _) => mention_class(slice, program, c),
            Op::GetField(f) | Op::PutField(f) | Op::GetStatic(f) | Op::PutStatic(f) => {
                let resolved = program.resolve_field(f);
                mention_class(slice, program, &f.class);
                mention_desc(slice, program, &f.desc);
                if program.is_app(&resolved.class) {
                    mention_class(slice, program, &resolved.class);
                    slice.fields.insert(resolved);
                }
            }
            Op::Invoke(_, method, _) => {
                mention_class(slice, program, &method.class);
                mention_desc(slice, program, &method.desc);
                if let Callee::App(decl) = program.resolve(method) {
                    slice.stubs.insert(decl);
                }
            }
            Op::InvokeDynamic(_, desc, what) => {
                mention_desc(slice, program, desc);
                self.mention_dynamic(slice, what);
            }
            _ => {}
        }
        for edge in &body.blocks[body.insts[site.1].block].succs {
            if let Some(catch) = &edge.catch {
                mention_class(slice, program, catch);
            }
        }
    }

    fn mention_dynamic(&self, slice: &mut Slice, what: &Dynamic) {
        match what {
            Dynamic::Lambda { interface, target, instantiated, markers, .. } => {
                for class in markers.iter().filter(|m| !m.starts_with('(')).chain([interface]) {
                    mention_class(slice, self.program, class);
                }
                mention_class(slice, self.program, &target.class);
                mention_desc(slice, self.program, instantiated);
                mention_desc(slice, self.program, &target.desc);
                if let Callee::App(decl) = self.program.resolve(target) {
                    slice.stubs.insert(decl);
                }
            }
            Dynamic::Record { class, fields } => {
                mention_class(slice, self.program, class);
                slice.fields.extend(fields.iter().map(|f| self.program.resolve_field(f)));
            }
            Dynamic::Switch { labels, .. } => {
                for label in labels {
                    if let Const::Class(c) = label {
                        mention_class(slice, self.program, c);
                    }
                }
            }
            Dynamic::Concat { .. } | Dynamic::Unknown { .. } => {}
        }
    }

    /// Whether a call may look for the properties of classes.
    fn is_of_beans(&self, id: EffectUseId) -> bool {
        let class = &self.analysis.uses[id].method.class;
        self.program.superclasses(class).iter().any(|c| marks().is(Mark::OfBeans, c))
    }

    /// Methods that read and write properties of a slice's classes, by their names and access: that they are
    /// there decides what is found.
    fn properties(&self, slice: &Slice) -> Vec<MethodRef> {
        let mut found = Vec::new();
        for class in slice.classes.iter().filter(|c| self.program.is_app(c)) {
            let Some(info) = self.program.info(class) else { continue };
            for (name, desc) in &info.method_order {
                let is_public =
                    info.methods.get(&(name.clone(), desc.clone())).is_some_and(|a| a & access::PUBLIC != 0);
                let method = MethodRef { class: class.clone(), name: name.clone(), desc: desc.clone() };
                let named = ["get", "set", "is"].iter().any(|prefix| name.starts_with(prefix));
                if is_public && named && !slice.stubs.contains(&method) {
                    found.push(method);
                }
            }
        }
        found
    }

    /// Methods that a kept call may enter though no training run did, and those that the JDK was not seen to
    /// enter from any kept call: entering them stops the slice.
    fn add_cold_methods(&self, state: &State, slice: &mut Slice) {
        let mut cold: FxHashSet<&MethodRef> = FxHashSet::default();
        for (m, data) in self.analysis.methods.iter() {
            let Some(body) = &data.body else { continue };
            for inst in body.insts.keys().filter(|&i| state.keep[m].contains(i)) {
                cold.extend(self.analysis.targets((m, inst)).iter().filter_map(|target| match target {
                    Target::Cold(decl) => Some(decl),
                    _ => None,
                }));
            }
        }
        let mut cold: Vec<MethodRef> = cold.into_iter().cloned().collect();
        let has = |decl: &&MethodRef| slice.classes.contains(&decl.class) && !slice.stubs.contains(*decl);
        cold.extend(self.analysis.unseen.iter().filter(has).cloned());
        if state.library.keys().any(|&id| self.is_of_beans(id)) {
            cold.extend(self.properties(slice));
        }
        for decl in cold {
            if let Ok(Some(function)) = self.program.body(&decl) {
                mention_class(slice, self.program, &decl.class);
                mention_desc(slice, self.program, &decl.desc);
                let entry = function.entry;
                slice.methods.entry(decl).or_insert_with(|| MethodSlice {
                    cold: FxHashSet::from_iter([entry]),
                    ..MethodSlice::empty(function)
                });
            }
        }
    }
}

/// Adds a class of the program with its supertypes.
fn mention_class(slice: &mut Slice, program: &mantis_pointsto::Program, class: &Name) {
    let name = match class.trim_start_matches('[') {
        inner if inner.len() == class.len() => class.clone(),
        inner => match inner.strip_prefix('L').and_then(|i| i.strip_suffix(';')) {
            Some(element) => Name::from(element),
            None => return,
        },
    };
    if !program.is_app(&name) || slice.classes.contains(&name) {
        return;
    }
    for up in program.supertypes(&name) {
        if program.is_app(&up) {
            slice.classes.insert(up);
        }
    }
}

/// Whether the JVM looks for the class around another one to answer.
fn asks_for_outer(method: &MethodRef) -> bool {
    marks().has(Mark::AsksOuter, method)
}

/// Adds the classes around those of the slice.
fn mention_outer(slice: &mut Slice, program: &mantis_pointsto::Program) {
    let mut names: Vec<Name> = slice.classes.iter().cloned().collect();
    while let Some(name) = names.pop() {
        if let Some((outer, _)) = name.rsplit_once('$') {
            let outer = Name::from(outer);
            if !slice.classes.contains(&outer) {
                mention_class(slice, program, &outer);
                names.push(outer);
            }
        }
    }
}

/// Adds the classes that a descriptor names: the JVM's verifier may ask for them.
fn mention_desc(slice: &mut Slice, program: &mantis_pointsto::Program, desc: &str) {
    let mut rest = desc;
    while let Some(at) = rest.find('L') {
        let Some(end) = rest[at..].find(';') else { return };
        mention_class(slice, program, &Name::from(&rest[at + 1..at + end]));
        rest = &rest[at + end + 1..];
    }
}
