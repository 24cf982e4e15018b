//! Which exceptions matter: where each statement's exceptions go, and which classes escape each method.
//!
//! Bottom-up over the call graph to a fixpoint. An exception class meets the handlers of its block in the
//! order of the exception table: a handler of a supertype stops it, a handler of a subtype may catch it and
//! it goes on. A handler no training run entered stops it too, without effect: that it never runs is an
//! assumption of the slice.

use cranelift_entity::{EntitySet, SecondaryMap};
use fixedbitset::FixedBitSet;
use mantis_classfile::lang;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{Block, CallKind, Edge, Function, Inst, Op, Type};
use mantis_library::{Externals, Mark, marks};
use mantis_pointsto::{Analysis, Caller, EffectUse, MethodId, Program, Site, Target};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::flow::Outcome;
use crate::types::FailedInitialiser;

/// Exceptions the JVM throws by itself that a handler may name.
const IMPLICIT: [&str; 9] = [
    lang::ARITHMETIC,
    lang::NULL_POINTER,
    lang::ARRAY_INDEX,
    lang::INDEX,
    lang::BAD_CAST,
    lang::NEGATIVE_SIZE,
    lang::ARRAY_STORE,
    lang::STACK_OVERFLOW,
    lang::OUT_OF_MEMORY,
];

/// What the first use of a class whose static initialiser fails throws, and what later ones do.
const OF_INITIALISERS: [&str; 2] = [lang::FAILED_INITIALISER, lang::NO_CLASS];

/// What a JVM throws that has too little memory.
const EXHAUSTED: [&str; 3] = [lang::STACK_OVERFLOW, lang::OUT_OF_MEMORY, lang::VIRTUAL_MACHINE_ERROR];

/// The method of handlers of exceptions that nothing catches.
pub(crate) const UNCAUGHT: &str = "uncaughtException";

/// The class name that stands for the end of the JVM: no handler catches it.
const EXIT: &str = "<exit>";

/// Escaping exception classes by method.
pub struct Exceptions<'a> {
    program: &'a Program,
    analysis: &'a Analysis,
    live: &'a dyn Fn(MethodId, Inst) -> bool,
    /// Which statements threw, if `live` comes from training runs; without, broad handlers do not make every
    /// access a branch.
    threw: Option<&'a dyn Fn(MethodId, Inst) -> bool>,
    /// Methods in which some statement threw.
    throwing: EntitySet<MethodId>,
    /// Catch types of the handlers that may run.
    caught: Vec<Option<Name>>,
    /// Which of them are around some call of a method: the others cannot catch what escapes it.
    around: SecondaryMap<MethodId, FixedBitSet>,
    escaping: SecondaryMap<MethodId, Vec<Name>>,
    /// Statements that training saw fail because a static initialiser did.
    failed: FxHashMap<Site, FailedInitialiser>,
}

impl<'a> Exceptions<'a> {
    /// Computes what escapes each method.
    pub fn compute(
        program: &'a Program,
        analysis: &'a Analysis,
        live: &'a dyn Fn(MethodId, Inst) -> bool,
        threw: Option<&'a dyn Fn(MethodId, Inst) -> bool>,
    ) -> Exceptions<'a> {
        let mut all = Exceptions {
            program,
            analysis,
            live,
            threw,
            throwing: EntitySet::new(),
            caught: Vec::new(),
            around: SecondaryMap::new(),
            escaping: SecondaryMap::new(),
            failed: FxHashMap::default(),
        };
        all.collect_handlers();
        all.collect_around();
        all.collect_throwing();
        all.collect_failed();
        let ids: Vec<MethodId> = analysis.methods.keys().collect();
        let mut changed = true;
        while changed {
            changed = false;
            for &m in ids.iter().rev() {
                let Some(body) = analysis.body(m) else { continue };
                let mut found: FxHashSet<Name> = FxHashSet::default();
                for inst in body.insts.keys().filter(|&i| (all.live)(m, i)) {
                    for class in all.thrown(m, body, inst) {
                        if all.route(m, body, inst, &class, &mut Vec::new()) {
                            found.insert(class);
                        }
                    }
                }
                if found.len() != all.escaping[m].len() {
                    let mut sorted: Vec<Name> = found.into_iter().collect();
                    sorted.sort();
                    all.escaping[m] = sorted;
                    changed = true;
                }
            }
        }
        all
    }

    /// Where the exceptions of a statement go.
    pub fn outcome(&self, m: MethodId, body: &Function, inst: Inst) -> Outcome {
        let mut out = Outcome::default();
        for class in self.thrown(m, body, inst) {
            out.escapes |= self.route(m, body, inst, &class, &mut out.handlers);
        }
        out.handlers.sort_unstable();
        out.handlers.dedup();
        out
    }

    /// Statements that training saw throw for a reason that slices do not share, each with the reason: static
    /// initialisers that failed, stacks and heaps that were too small, ends that may be denied.
    pub fn failed(&self) -> FxHashMap<Site, String> {
        let why = |of: &FailedInitialiser| {
            format!("how the static initialiser of {} fails", of.class.replace('/', "."))
        };
        let mut failed: FxHashMap<Site, String> =
            self.failed.iter().map(|(&site, of)| (site, why(of))).collect();
        for (m, data) in self.analysis.methods.iter() {
            let Some(body) = &data.body else { continue };
            let exhausted = |i: &Inst| {
                let names = |c: &Name| EXHAUSTED.contains(&&**c);
                let mut handlers = self.handlers(m, body, body.insts[*i].block);
                self.seen_to_throw(m, *i) && handlers.any(|e| e.catch.as_ref().is_some_and(names))
            };
            for inst in body.insts.keys().filter(exhausted) {
                failed.entry((m, inst)).or_insert_with(|| "how much memory the JVM has".to_owned());
            }
        }
        self.add_denied_exits(&mut failed);
        failed
    }

    /// Statements that training saw fail because a static initialiser did.
    pub fn failed_initialisers(&self) -> &FxHashMap<Site, FailedInitialiser> {
        &self.failed
    }

    /// Whether a statement uses a class that is not there.
    fn names_missing(&self, op: &Op) -> bool {
        match op {
            Op::New(class)
            | Op::GetStatic(FieldRef { class, .. })
            | Op::PutStatic(FieldRef { class, .. })
            | Op::Invoke(CallKind::Static, MethodRef { class, .. }, _) => self.program.is_missing(class),
            _ => false,
        }
    }

    fn add_denied_exits(&self, failed: &mut FxHashMap<Site, String>) {
        let uses = || self.analysis.uses.values();
        if !uses().any(|u| marks().has(Mark::DeniesExit, &u.method)) {
            return;
        }
        let ends =
            |u: &&EffectUse| u.effect.external.intersects(Externals::EXIT) && !u.effect.is_conservative();
        for end in uses().filter(ends) {
            failed
                .entry(end.site)
                .or_insert_with(|| "whether a security manager lets the JVM end".to_owned());
        }
    }

    fn collect_failed(&mut self) {
        let initialisers = self.analysis.methods.iter().filter(|(_, d)| &*d.decl.name == "<clinit>");
        let mut failed = FxHashMap::default();
        for (m, data) in initialisers {
            let Some(body) = &data.body else { continue };
            let caught = |i: Inst| self.handlers(m, body, body.insts[i].block).next().is_some();
            let threw: Vec<Inst> =
                body.insts.keys().filter(|&i| self.seen_to_throw(m, i) && !caught(i)).collect();
            if threw.is_empty() {
                continue;
            }
            let class = &data.decl.class;
            let missing = threw.iter().any(|&i| self.names_missing(&body.insts[i].op));
            let of = FailedInitialiser { class: class.clone(), missing };
            let sites = self.analysis.clinit_triggers.get(class).into_iter().flatten();
            let seen = sites.filter(|&&(m, inst)| self.seen_to_throw(m, inst));
            failed.extend(seen.map(|&site| (site, of.clone())));
        }
        self.failed = failed;
    }

    fn collect_handlers(&mut self) {
        let mut caught: FxHashSet<Option<Name>> = FxHashSet::default();
        for (m, data) in self.analysis.methods.iter() {
            let Some(body) = &data.body else { continue };
            for block in body.blocks.keys() {
                caught.extend(self.handlers(m, body, block).map(|edge| edge.catch.clone()));
            }
        }
        if self.has_last_resort() {
            caught.insert(None);
        }
        self.caught = caught.into_iter().collect();
        self.caught.sort();
    }

    /// Whether a method of the program hears of exceptions that nothing catches.
    fn has_last_resort(&self) -> bool {
        let methods = self.analysis.methods.iter();
        methods
            .into_iter()
            .any(|(m, data)| &*data.decl.name == UNCAUGHT && !self.analysis.callers[m].is_empty())
    }

    /// Top-down over the call graph. What the JVM or the JDK calls, or nobody knows who, is taken to be
    /// inside of every handler.
    fn collect_around(&mut self) {
        let mut everything = FixedBitSet::with_capacity(self.caught.len());
        everything.insert_range(..);
        let mut work = vec![self.analysis.main];
        let last_resort = self.has_last_resort();
        for (m, data) in self.analysis.methods.iter() {
            let known = |c: &Caller| {
                matches!(
                    self.analysis.targets(c.site).get(c.target),
                    Some(Target::App { callback: None, .. })
                )
            };
            let callers = &self.analysis.callers[m];
            let is_main = m == self.analysis.main && callers.is_empty();
            let called = !callers.is_empty() && callers.iter().all(known) && &*data.decl.name != "<clinit>";
            if is_main && last_resort || !is_main && (!called || self.analysis.hidden.contains(&m)) {
                self.around[m] = everything.clone();
                work.push(m);
            }
        }
        let mut seen = EntitySet::new();
        while let Some(m) = work.pop() {
            let Some(body) = self.analysis.body(m) else { continue };
            for inst in body.insts.keys().filter(|&i| (self.live)(m, i)) {
                let targets = self.analysis.targets((m, inst));
                if targets.is_empty() {
                    continue;
                }
                let mut inside = self.around[m].clone();
                self.add_own(m, body, inst, &mut inside);
                for target in targets {
                    if let Target::App { method, callback: None, .. } = target
                        && (seen.insert(*method) || !inside.is_subset(&self.around[*method]))
                    {
                        self.around[*method].union_with(&inside);
                        work.push(*method);
                    }
                }
            }
        }
    }

    /// Adds the catch types of the handlers of a statement's own method.
    fn add_own(&self, m: MethodId, body: &Function, inst: Inst, inside: &mut FixedBitSet) {
        for edge in self.handlers(m, body, body.insts[inst].block) {
            if let Ok(index) = self.caught.binary_search(&edge.catch) {
                inside.grow_and_insert(index);
            }
        }
    }

    fn collect_throwing(&mut self) {
        for (m, data) in self.analysis.methods.iter() {
            if let Some(body) = &data.body
                && body.insts.keys().any(|i| self.seen_to_throw(m, i))
            {
                self.throwing.insert(m);
            }
        }
    }

    fn seen_to_throw(&self, m: MethodId, inst: Inst) -> bool {
        self.threw.is_some_and(|threw| threw(m, inst))
    }

    /// The handlers around a block that may run.
    fn handlers<'b>(&self, m: MethodId, body: &'b Function, block: Block) -> impl Iterator<Item = &'b Edge> {
        let thrown = body.blocks[block].succs.iter().filter(|e| e.thrown.is_some());
        thrown.filter(move |e| self.enters(m, body, e.target))
    }

    fn enters(&self, m: MethodId, body: &Function, block: Block) -> bool {
        body.blocks[block].insts.first().is_some_and(|&i| (self.live)(m, i))
    }

    /// The exception classes a statement may throw that matter.
    fn thrown(&self, m: MethodId, body: &Function, inst: Inst) -> Vec<Name> {
        if self.failed.contains_key(&(m, inst)) {
            let mut classes = OF_INITIALISERS.map(Name::from).to_vec();
            classes.extend(self.implicit(m, body, inst));
            return classes;
        }
        match &body.insts[inst].op {
            Op::Throw => {
                let ty = body.args(inst).first().map(|&v| body.values[v].ty.clone());
                match ty {
                    Some(Type::Ref(Some(class)) | Type::Uninit(class, _)) => vec![class],
                    _ => vec![Name::from(lang::THROWABLE)],
                }
            }
            Op::Invoke(..) | Op::InvokeDynamic(..) => self.thrown_by_call(m, body, inst),
            Op::New(class)
            | Op::GetStatic(FieldRef { class, .. })
            | Op::PutStatic(FieldRef { class, .. })
                if self.program.is_missing(class) =>
            {
                vec![Name::from(lang::NO_CLASS)]
            }
            _ => self.implicit(m, body, inst),
        }
    }

    fn thrown_by_call(&self, m: MethodId, body: &Function, inst: Inst) -> Vec<Name> {
        let mut classes: FxHashSet<Name> = FxHashSet::default();
        for target in self.analysis.targets((m, inst)) {
            match target {
                Target::App { method, .. } => classes.extend(self.escaping[*method].iter().cloned()),
                Target::Library(id) => {
                    let effect = &self.analysis.uses[*id].effect;
                    let external = self.analysis.modref.effects[*id].external;
                    if external.intersects(Externals::EXIT) && !effect.is_conservative() {
                        classes.insert(Name::from(EXIT));
                    }
                    let outward = external.intersects(crate::finish::OUTWARD) && !effect.is_conservative();
                    let assumed = outward || external.intersects(Externals::THREAD);
                    if assumed && !self.seen_to_throw(m, inst) {
                        // What a slice must not do, it cannot find out about: a write is assumed to succeed
                        // unless training saw one fail. In the same way tasks that are interrupted, rejected
                        // or fail.
                        continue;
                    }
                    let mut inside = self.around[m].clone();
                    self.add_own(m, body, inst, &mut inside);
                    classes.extend(effect.throws.iter().filter(|c| self.may_be_caught(&inside, c)).cloned());
                    classes.extend(self.unlisted(m, body, inst, &effect.throws));
                }
                Target::Cold(_) => {}
            }
        }
        classes.extend(self.implicit(m, body, inst));
        if self.seen_to_throw(m, inst) {
            classes.extend(self.unexplained(m, body, inst));
        }
        let mut sorted: Vec<Name> = classes.into_iter().collect();
        sorted.sort();
        sorted
    }

    /// Exceptions of a JDK method that its description does not list (an index out of bounds, a null, what a
    /// method nobody described throws) and for which a handler waits: any around a call that was seen to
    /// throw; without training runs those of its own block that name an unchecked one.
    fn unlisted(&self, m: MethodId, body: &Function, inst: Inst, listed: &[Name]) -> Vec<Name> {
        let seen = self.seen_to_throw(m, inst);
        let mut inside = match (seen, self.threw) {
            (true, _) => self.around[m].clone(),
            (false, None) => FixedBitSet::with_capacity(self.caught.len()),
            (false, Some(_)) => return Vec::new(),
        };
        self.add_own(m, body, inst, &mut inside);
        let unchecked = Name::from(lang::RUNTIME_EXCEPTION);
        // What a broad handler catches, others may have let pass.
        let broad = self.threw.map(|_| unchecked.clone());
        let thrown = |caught: &Option<Name>| match caught {
            Some(c) if *c == unchecked => broad.clone(),
            Some(c) if self.program.is_subtype(c, &unchecked) => Some(c.clone()),
            Some(c) if !self.program.is_subtype(&unchecked, c) => seen.then(|| c.clone()),
            _ => broad.clone(),
        };
        let explained = |c: &Name| listed.iter().any(|l| self.program.is_subtype(c, l));
        let waiting = inside.ones().filter_map(|index| thrown(&self.caught[index]));
        waiting.filter(|c| !self.program.is_app(c) && !explained(c)).collect()
    }

    /// What a call that was seen to throw threw if neither its callees nor the description of a JDK method
    /// explain it.
    fn unexplained(&self, m: MethodId, body: &Function, inst: Inst) -> Option<Name> {
        let targets = self.analysis.targets((m, inst));
        if targets.is_empty() || self.analysis.lost.contains(&(m, inst)) {
            return Some(Name::from(lang::THROWABLE));
        }
        let mut calls_library = false;
        for target in targets {
            match target {
                Target::App { method, .. } if self.throwing.contains(*method) => return None,
                Target::Library(id) => {
                    let external = self.analysis.modref.effects[*id].external;
                    if external.intersects(crate::finish::OUTWARD.union(Externals::EXIT))
                        || !self.analysis.uses[*id].effect.throws.is_empty()
                    {
                        return None;
                    }
                    calls_library = true;
                }
                _ => {}
            }
        }
        let on_null = matches!(&body.insts[inst].op, Op::Invoke(kind, ..) if *kind != CallKind::Static);
        match (calls_library, on_null) {
            (true, _) => Some(Name::from(lang::THROWABLE)),
            (false, true) => Some(Name::from(IMPLICIT[1])),
            (false, false) => None,
        }
    }

    /// Whether one of these catch types fits an exception class.
    fn may_be_caught(&self, inside: &FixedBitSet, class: &Name) -> bool {
        inside.ones().any(|index| match &self.caught[index] {
            None => self.threw.is_some(),
            Some(c) => self.program.is_subtype(class, c) || self.program.is_subtype(c, class),
        })
    }

    /// Implicit exceptions that a handler of the same block would see, and those a statement was seen to
    /// throw: they may go to the handlers of a caller.
    fn implicit(&self, m: MethodId, body: &Function, inst: Inst) -> Vec<Name> {
        let data = &body.insts[inst];
        let seen = self.seen_to_throw(m, inst);
        let classes: &[&str] = match &data.op {
            Op::Bin(mantis_ir::BinOp::Div | mantis_ir::BinOp::Rem) => &IMPLICIT[..1],
            Op::GetField(_) | Op::PutField(_) | Op::ArrayLength | Op::MonitorEnter => &IMPLICIT[1..2],
            Op::ArrayLoad(_) | Op::ArrayStore(_) => &[IMPLICIT[1], IMPLICIT[2], IMPLICIT[3], IMPLICIT[6]],
            Op::CheckCast(_) => &IMPLICIT[4..5],
            // Memory that runs out is followed where training saw it only.
            Op::NewArray(_) | Op::MultiNewArray(..) if !seen => &IMPLICIT[5..6],
            Op::NewArray(_) | Op::MultiNewArray(..) => &[IMPLICIT[5], IMPLICIT[8]],
            Op::New(_) if seen => &IMPLICIT[8..],
            Op::Invoke(CallKind::Static, ..) => &IMPLICIT[7..8],
            Op::Invoke(..) => &[IMPLICIT[1], IMPLICIT[7]],
            _ => return Vec::new(),
        };
        let is_call = matches!(&data.op, Op::Invoke(..));
        if !is_call && seen {
            return classes.iter().map(|c| Name::from(*c)).collect();
        }
        let mut found = Vec::new();
        for edge in self.handlers(m, body, data.block) {
            for &class in classes {
                let class = Name::from(class);
                let named = edge.catch.as_ref().is_some_and(|c| {
                    IMPLICIT.contains(&&**c) && (self.program.is_subtype(&class, c) || *c == class)
                });
                let broad = self.threw.is_some()
                    && edge.catch.as_ref().is_none_or(|c| self.program.is_subtype(&class, c));
                if (named || broad) && !found.contains(&class) {
                    found.push(class);
                }
            }
        }
        found
    }

    /// Follows an exception class through the handlers of a statement's block; true when it may escape.
    fn route(
        &self,
        m: MethodId,
        body: &Function,
        inst: Inst,
        class: &Name,
        handlers: &mut Vec<Block>,
    ) -> bool {
        if &**class == EXIT {
            return true;
        }
        for edge in body.blocks[body.insts[inst].block].succs.iter().filter(|e| e.thrown.is_some()) {
            let enters = self.enters(m, body, edge.target);
            let stops = edge.catch.as_ref().is_none_or(|c| self.program.is_subtype(class, c));
            let may = stops || edge.catch.as_ref().is_some_and(|c| self.program.is_subtype(c, class));
            if may && enters {
                handlers.push(edge.target);
            }
            if stops {
                return false;
            }
        }
        true
    }
}
