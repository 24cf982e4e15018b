//! What unseen code made and ran, attributed to the calls that may have been it.
//!
//! **Idea.** A method of the program that ran although nothing is known to call it was run by the JDK: a
//! factory made an object of the program by a service file, reflection that nobody follows a constructor, a
//! description lacks a callback. The sound answer, that anything may have run it on anything
//! ([`crate::hidden`]), costs every feature that depends on it its slice, and large programs their analysis.
//! A guess that counted runs can confirm is better: an object that nothing is known to make comes out of a
//! JDK method that gives objects of its type and is not described or reflective; a method that nothing is
//! known to call was called by a JDK call that holds an object with it. Both are callbacks of these calls
//! then, like those that descriptions name. What remains is not analysed, and has no slice.

use std::collections::{BTreeMap, BTreeSet};

use mantis_classfile::lang;
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::{Dynamic, Inst, Op};
use mantis_library::conservative::parameters;
use mantis_library::{Externals, Mark, Reach, marks};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::closure::Way;
use crate::constraints::ParamSource;
use crate::effects::{EffectUse, EffectUseId};
use crate::entities::{Node, Obj};
use crate::heap::ObjKind;
use crate::program::{Callee, reference_type};
use crate::solver::Solver;
use crate::uncertain::Holding;
use crate::views::UNNAMED;

/// For methods of the JDK, the constructors of the program that they run unseen.
pub(crate) type Makers = BTreeMap<MethodRef, BTreeSet<MethodRef>>;

/// What one callback does may lead to the next one.
const ROUNDS: usize = 4;
/// A method that more calls may have run is left alone.
const CALLS: usize = 24;

/// Methods that ran and were not reached.
struct Unseen {
    methods: Vec<MethodRef>,
    /// What these call, as far as that is certain.
    called: FxHashSet<MethodRef>,
    /// What else they may call, by name and descriptor.
    named: FxHashSet<(Name, Name)>,
    /// Classes that they use.
    used: FxHashSet<Name>,
}

/// Objects by what a call on them runs.
pub(crate) struct Receivers {
    /// Function objects by the method that they run.
    functions: FxHashMap<MethodRef, Vec<Obj>>,
    /// Objects of the program by their class.
    of_class: BTreeMap<Name, Vec<Obj>>,
}

impl Receivers {
    pub fn of(solver: &Solver<'_>) -> Receivers {
        let mut found = Receivers { functions: FxHashMap::default(), of_class: BTreeMap::new() };
        for (obj, data) in solver.heap.objects.iter() {
            if let ObjKind::Lambda(m, inst) = data.kind {
                let body = solver.methods[m].body.as_ref();
                if let Some(Op::InvokeDynamic(_, _, what)) = body.map(|b| &b.insts[inst].op)
                    && let Dynamic::Lambda { target, .. } = &**what
                {
                    found.functions.entry(target.clone()).or_default().push(obj);
                }
            } else if data.is_app {
                found.of_class.entry(data.class.clone()).or_default().push(obj);
            }
        }
        found
    }

    /// The objects on which a call may run this method.
    pub fn entering(&self, solver: &Solver<'_>, method: &MethodRef) -> Vec<Obj> {
        let enters = |class: &Name| {
            solver.program.is_subtype(class, &method.class)
                && solver.program.dispatch(class, method) == Callee::App(method.clone())
        };
        let own = self.of_class.iter().filter(|(class, _)| enters(class)).flat_map(|(_, objs)| objs);
        let mut all: Vec<Obj> =
            self.functions.get(method).into_iter().flatten().chain(own).copied().collect();
        all.sort_unstable();
        all
    }
}

impl Solver<'_> {
    /// The makers of objects that nothing is known to make, beside those that are known. Call with a solved
    /// graph.
    pub(crate) fn find_makers(&mut self) -> Makers {
        let unseen = self.unseen();
        let mut found = Makers::new();
        let makes = |m: &&MethodRef| &*m.name == "<init>" && !unseen.called.contains(*m);
        let methods: BTreeSet<MethodRef> =
            self.uses.values().filter(|u| is_unknown(u)).map(|u| u.method.clone()).collect();
        for constructor in unseen.methods.iter().filter(makes) {
            let own = self.types.id(&constructor.class);
            let mut declared: Vec<(bool, MethodRef)> = Vec::new();
            for method in &methods {
                let Some(class) = reference_type(&method.desc) else { continue };
                let result = self.types.id(&class);
                let of_services = marks().is(Mark::Services, &method.class);
                if of_services || self.types.is_subtype(self.program, own, result) {
                    declared.push((!of_services && &*class != lang::OBJECT, method.clone()));
                }
            }
            // One that says what it gives is a better guess than one that gives anything.
            let says = declared.iter().any(|(says, _)| *says);
            for (_, method) in declared.into_iter().filter(|d| d.0 == says) {
                if !self.settings.makers.get(&method).is_some_and(|known| known.contains(constructor)) {
                    found.entry(method).or_default().insert(constructor.clone());
                }
            }
        }
        found
    }

    /// Whether a JDK method is known to give objects of the program.
    pub(crate) fn is_maker(&self, method: &MethodRef) -> bool {
        self.settings.makers.contains_key(method)
    }

    /// The objects that a call gives although nobody sees them made.
    pub(crate) fn give_made(&mut self, id: EffectUseId) {
        let Some(constructors) = self.settings.makers.get(&self.uses[id].method).cloned() else { return };
        let (site, result) = (self.uses[id].site, self.uses[id].result);
        let filter = self.filter_of(&self.uses[id].method.desc.clone());
        for constructor in constructors {
            let m = self.method(&constructor);
            let made = self.allocated(ObjKind::Unknown(m, Inst::from_u32(0)), &constructor.class);
            let node = self.node_of(made);
            self.initialise(&constructor.class, Some(site));
            self.run_unseen(id, &constructor, node);
            let anything = self.anything(id);
            self.close(made, Way::Fields(Reach::Reachable), anything);
            if let Some(result) = result {
                self.edge(node, result, filter);
            }
        }
    }

    /// Runs a method as a callback of a JDK call, on these objects unless it is static.
    fn run_unseen(&mut self, id: EffectUseId, method: &MethodRef, on: Node) {
        let anything = self.anything(id);
        let is_static = self.program.access(method).is_some_and(|a| a & crate::program::ACC_STATIC != 0);
        let receiver = (!is_static).then_some(Some(on));
        let given = parameters(&method.desc).map(|p| reference_type(p).map(|_| anything));
        let operands: Vec<Option<Node>> = receiver.into_iter().chain(given).collect();
        let params = vec![ParamSource::Provided; operands.len()];
        let (site, result) = (self.uses[id].site, self.uses[id].result);
        let returned = reference_type(&method.desc).map(|_| self.graph.node());
        self.call_app(site, method, &operands, params, returned, Some((id, UNNAMED)));
        if let Some(returned) = returned {
            self.looks_at(id, returned);
        }
        if let (Some(from), Some(to)) = (returned, result) {
            let filter = self.filter_of(&self.uses[id].method.desc.clone());
            self.edge(from, to, filter);
        }
    }

    /// Attributes what ran and was not reached to calls of the JDK. `None` when the pointer graph outgrows
    /// the budget.
    pub(crate) fn attribute(&mut self) -> Option<()> {
        self.attribute_rounds()?;
        self.settings.patient = false;
        self.solve()?;
        self.attribute_rounds()?;
        self.extensions.outside.unattributed = self.unseen().methods.into_iter().collect();
        self.add_unaccounted();
        Some(())
    }

    fn attribute_rounds(&mut self) -> Option<()> {
        for _ in 0..ROUNDS {
            let unseen = self.unseen();
            let mut more = self.attribute_initialisers(&unseen);
            more |= self.attribute_callbacks(&unseen);
            if !more {
                break;
            }
            self.solve()?;
        }
        Some(())
    }

    /// Static initialisers that reflection ran.
    fn attribute_initialisers(&mut self, unseen: &Unseen) -> bool {
        let loads = Externals::REFLECTION.union(Externals::CLASS_LOADING);
        let sites: Vec<_> =
            self.uses.values().filter(|u| u.effect.external.intersects(loads)).map(|u| u.site).collect();
        let ran = unseen.methods.iter().filter(|m| &*m.name == "<clinit>" && !unseen.used.contains(&m.class));
        let mut more = false;
        for initialiser in ran {
            for &site in &sites {
                self.initialise(&initialiser.class, Some(site));
                more = true;
            }
        }
        more
    }

    /// Methods that calls of the JDK ran.
    fn attribute_callbacks(&mut self, unseen: &Unseen) -> bool {
        let mut more = false;
        let receivers = Receivers::of(self);
        let holding = self.holding();
        for method in &unseen.methods {
            if self.is_values(method) {
                more |= !self.extensions.enums.named.contains(&method.class);
                self.name_enum(&method.class);
                continue;
            }
            let by_name = unseen.named.contains(&(method.name.clone(), method.desc.clone()));
            if method.name.starts_with('<') || unseen.called.contains(method) || by_name {
                continue;
            }
            let objects = receivers.entering(self, method);
            let calls = self.may_have_run(method, &objects, &holding);
            if calls.is_empty() || calls.len() > CALLS {
                continue;
            }
            more = true;
            for id in calls {
                self.run_on(id, method, &objects);
            }
        }
        more
    }

    /// Whether a method gives the constants of an enum, and something asks for those of enums that nothing
    /// names.
    fn is_values(&self, method: &MethodRef) -> bool {
        let is_static = self.program.access(method).is_some_and(|a| a & crate::program::ACC_STATIC != 0);
        let gives_array = method.desc.strip_prefix("()[L").and_then(|d| d.strip_suffix(';'));
        let is_own = gives_array.is_some_and(|class| *class == *method.class);
        is_static && is_own && &*method.name == "values" && !self.extensions.enums.seekers.is_empty()
    }

    /// The calls that hold an object with a method; those only of which nothing better is known if there are
    /// any.
    fn may_have_run(&self, method: &MethodRef, objects: &[Obj], holding: &Holding) -> Vec<EffectUseId> {
        let holders = holding.holders(objects.to_vec());
        let holds =
            |u: &EffectUse| u.operands.iter().flatten().any(|&node| self.graph.pts(node).meets(&holders));
        let reflective = |u: &EffectUse| u.effect.external.intersects(Externals::REFLECTION);
        let overrides = objects.iter().any(|&o| matches!(self.heap.objects[o].kind, ObjKind::Lambda(..)))
            || self.overrides_library(method);
        let uses = self.uses.iter();
        let found: Vec<EffectUseId> = match overrides {
            true => uses.filter(|(_, u)| holds(u)).map(|(id, _)| id).collect(),
            false => uses.filter(|(_, u)| reflective(u)).map(|(id, _)| id).collect(),
        };
        let unknown: Vec<EffectUseId> =
            found.iter().copied().filter(|&id| is_unknown(&self.uses[id])).collect();
        if unknown.is_empty() { found } else { unknown }
    }

    /// Runs a method of these objects as a callback of a JDK call.
    pub(crate) fn run_on(&mut self, id: EffectUseId, method: &MethodRef, objects: &[Obj]) {
        let anything = self.anything(id);
        let site = self.uses[id].site;
        let node = self.graph.node();
        let mut functions = Vec::new();
        for &obj in objects {
            match self.heap.objects[obj].kind {
                ObjKind::Lambda(m, inst) => functions.push((m, inst)),
                _ => {
                    self.graph.add(node, obj);
                }
            }
        }
        if functions.len() < objects.len() || objects.is_empty() {
            self.run_unseen(id, method, node);
        }
        for made in functions {
            let body = self.methods[made.0].body.clone();
            let Some(Op::InvokeDynamic(_, _, what)) = body.as_ref().map(|b| &b.insts[made.1].op) else {
                continue;
            };
            let Dynamic::Lambda { name, desc, .. } = &**what else { continue };
            let operands = vec![Some(anything); parameters(desc).count() + 1];
            let params = vec![ParamSource::Provided; operands.len()];
            let result = self.uses[id].result;
            self.invoke_lambda(site, made, name, &operands, &params, result, Some((id, UNNAMED)));
        }
    }

    fn unseen(&self) -> Unseen {
        let ran = self.coverage.entered();
        let methods: Vec<MethodRef> = ran.into_iter().filter(|m| !self.reached.ids.contains_key(m)).collect();
        let mut unseen = Unseen {
            methods,
            called: FxHashSet::default(),
            named: FxHashSet::default(),
            used: FxHashSet::default(),
        };
        for method in &unseen.methods {
            let Ok(Some(body)) = self.program.body(method) else { continue };
            for data in body.insts.values().filter(|d| self.coverage.executed(method, d.origin)) {
                match &data.op {
                    Op::Invoke(kind, called, _) => match self.program.resolve(called) {
                        Callee::App(decl)
                            if matches!(kind, mantis_ir::CallKind::Static | mantis_ir::CallKind::Special) =>
                        {
                            unseen.used.insert(decl.class.clone());
                            unseen.called.insert(decl);
                        }
                        Callee::App(_) => {
                            unseen.named.insert((called.name.clone(), called.desc.clone()));
                        }
                        _ => {}
                    },
                    Op::New(class) => {
                        unseen.used.insert(class.clone());
                    }
                    Op::GetStatic(field) | Op::PutStatic(field) => {
                        unseen.used.insert(self.program.resolve_field(field).class);
                    }
                    _ => {}
                }
            }
        }
        unseen
    }
}

/// Whether a call may do more than its description says.
fn is_unknown(bound: &EffectUse) -> bool {
    bound.effect.is_conservative()
        || bound.effect.external.intersects(Externals::REFLECTION.union(Externals::CLASS_LOADING))
}
