//! Collections of the program behind wrappers and views of the JDK (`Collections.synchronizedList`,
//! `subList`, `keySet`), and those that methods of the program give the JDK (`entrySet`, `iterator`).
//!
//! A JDK method that gets hold of such a collection may do its work by any method of it that the program's
//! class overrides: which one, descriptions of the JDK do not say. So every such method is a callback, on any
//! operand of the call and what the JDK keeps in it, and what it returns may be the result of the call. What
//! is of the JDK among that (the iterator of a list that a class of the program keeps) the call may read and
//! write. Callbacks that descriptions do name come on top.

use std::collections::BTreeSet;

use cranelift_entity::EntityRef;
use mantis_classfile::lang;
use mantis_classfile::names::{MethodRef, Name};
use mantis_library::{Effect, Mark, Reach, Root, Source, conservative::parameters, marks};
use rustc_hash::FxHashMap;

use crate::alike::Dispatch;
use crate::closure::Way;
use crate::constraints::{ParamSource, Use};
use crate::effects::EffectUseId;
use crate::entities::{Node, Obj};
use crate::heap::ObjKind;
use crate::objects::ObjSet;
use crate::program::{Callee, reference_type};
use crate::solver::Solver;
use crate::types::{TypeId, Types};

/// What may be a wrapper or a view.
const VIEWS: [&str; 2] = [lang::COLLECTION, lang::MAP];

/// What JDK methods walk through.
const WALKED: [&str; 5] = [lang::COLLECTION, lang::MAP, lang::MAP_ENTRY, lang::ITERATOR, lang::ENUMERATION];

/// What the number of a callback is that no description names.
pub(crate) const UNNAMED: u16 = u16::MAX;

/// What is known of views so far.
pub(crate) struct Views {
    /// What callbacks gave an effect, which does not say what it does with that.
    given: FxHashMap<EffectUseId, Vec<Node>>,
    /// What callbacks returned that no description names.
    looked_at: FxHashMap<EffectUseId, Vec<Node>>,
    /// Objects from here on are in none of the sets below.
    sorted: usize,
    /// Objects of the program that may be walked.
    own: ObjSet,
    /// All objects that may be walked.
    walked: ObjSet,
    /// Objects of the JDK that may be views.
    of_jdk: ObjSet,
    /// Objects whose methods are the program's.
    of_program: ObjSet,
    /// Function objects.
    functions: ObjSet,
    /// What JDK calls may hand to collections of a class, before what that holds.
    handed: FxHashMap<Name, Node>,
    /// [`VIEWS`].
    views: [TypeId; VIEWS.len()],
    /// [`WALKED`].
    walked_types: [TypeId; WALKED.len()],
}

impl Views {
    pub fn new(types: &mut Types) -> Views {
        Views {
            given: FxHashMap::default(),
            looked_at: FxHashMap::default(),
            sorted: 0,
            own: ObjSet::default(),
            walked: ObjSet::default(),
            of_jdk: ObjSet::default(),
            of_program: ObjSet::default(),
            functions: ObjSet::default(),
            handed: FxHashMap::default(),
            views: VIEWS.map(|class| types.id(class)),
            walked_types: WALKED.map(|class| types.id(class)),
        }
    }
}

impl Views {
    /// More is known of the class of some object than when it was made.
    pub fn refined(&mut self) {
        self.sorted = 0;
        (self.own, self.walked, self.of_jdk, self.of_program, self.functions) = Default::default();
    }
}

impl Solver<'_> {
    /// Looks behind the views among the operands of a JDK call, at arguments that it walks through, and at
    /// what its callbacks return.
    pub(crate) fn watch_views(&mut self, id: EffectUseId) {
        let is_algorithm = is_algorithm(&self.uses[id].method);
        let compares = &*self.uses[id].method.name == "equals";
        for (k, operand) in self.uses[id].operands.clone().into_iter().enumerate() {
            let Some(operand) = operand else { continue };
            let behind = self.closure(operand, Way::Views);
            self.attach_later(behind, Use::Behind(id));
            if is_algorithm {
                self.attach_later(operand, Use::Behind(id));
            } else if k > 0 && (compares || self.names_callback_of(id, k as u8)) {
                self.attach_later(operand, Use::Asked(id));
            }
        }
        let (effect, returned) = (self.uses[id].effect.clone(), self.uses[id].returned.clone());
        for (i, (callback, node)) in effect.callbacks.iter().zip(returned).enumerate() {
            if let mantis_library::Target::Method { desc, .. } = &callback.target
                && reference_type(desc).is_some_and(|class| self.is_walked_type(&class))
            {
                let followed = says_what_becomes_of(&effect, i as u8);
                if followed {
                    self.attach_later(node, Use::Behind(id));
                } else {
                    self.give_back(id, node);
                }
            }
        }
    }

    /// A callback gives a JDK call objects, of which no description says what becomes.
    fn give_back(&mut self, id: EffectUseId, given: Node) {
        let node = self.closure(given, Way::Given);
        let all = self.extensions.views.given.entry(id).or_default();
        if !all.contains(&node) {
            all.push(node);
            self.attach_later(node, Use::Behind(id));
        }
        self.ask_given(id, given);
    }

    /// Collections and iterators of the JDK that callbacks gave an effect, which does not say what it does
    /// with them.
    pub(crate) fn walked_by(&self, id: EffectUseId) -> Vec<Obj> {
        let nodes = self.extensions.views.given.get(&id).into_iter().flatten();
        let objs: BTreeSet<Obj> = nodes.flat_map(|&node| self.graph.pts(node).iter()).collect();
        objs.into_iter().filter(|&obj| !self.heap.objects[obj].is_app).collect()
    }

    /// A JDK call may call each method of an object that the program's class overrides, or each that is a
    /// query.
    pub(crate) fn call_all(&mut self, id: EffectUseId, obj: Obj, queries: bool) {
        self.dispatch(Dispatch::All(id, queries), obj, |solver| solver.run_all(id, obj, queries));
    }

    fn run_all(&mut self, id: EffectUseId, obj: Obj, queries: bool) {
        let class = self.heap.objects[obj].class.clone();
        let overridden = self.program.overridden(&class);
        for (name, desc) in overridden.iter().filter(|m| !queries || is_query(&m.0)).cloned() {
            if let Some(returned) = self.run_override(id, obj, &class, name, desc) {
                self.give_back(id, returned);
            }
        }
    }

    /// A JDK call runs a method that an object's class overrides, on anything that it has; what that returns
    /// it may return. Gives the node of what it returns.
    pub(crate) fn run_override(
        &mut self,
        id: EffectUseId,
        obj: Obj,
        class: &Name,
        name: Name,
        desc: Name,
    ) -> Option<Node> {
        let (site, result) = (self.uses[id].site, self.uses[id].result);
        let arity = parameters(&desc).count();
        let declared = MethodRef { class: class.clone(), name, desc };
        let Callee::App(decl) = self.program.dispatch(class, &declared) else { return None };
        if self.entered(&decl) && self.is_unseen(site, &decl, id) {
            return None;
        }
        let filter = self.filter_of(&self.uses[id].method.desc.clone());
        let start = self.handed(id, class);
        let handed = self.closure(start, Way::Fields(Reach::Owned));
        let mut operands = vec![self.receiver_of(&decl, obj)];
        operands.resize(arity + 1, Some(handed));
        let params = vec![ParamSource::Provided; arity + 1];
        let callee = self.call_app(site, &decl, &operands, params, None, Some((id, UNNAMED)))?;
        let returned = self.methods[callee].ret?;
        self.edge(returned, start, None);
        self.looks_at(id, returned);
        if let Some(result) = result {
            self.edge(returned, result, filter);
        }
        Some(returned)
    }

    /// A JDK call may read what a callback returned that no description names, and what that leads to.
    pub(crate) fn looks_at(&mut self, id: EffectUseId, returned: Node) {
        let reached = self.closure(returned, Way::Fields(Reach::Reachable));
        let all = self.extensions.views.looked_at.entry(id).or_default();
        if !all.contains(&reached) {
            all.push(reached);
        }
    }

    /// Objects of the JDK and arrays that what such callbacks returned leads to.
    pub(crate) fn seen_by(&self, id: EffectUseId) -> Vec<Obj> {
        let nodes = self.extensions.views.looked_at.get(&id).into_iter().flatten();
        let objs: BTreeSet<Obj> = nodes.flat_map(|&node| self.graph.pts(node).iter()).collect();
        objs.into_iter().filter(|&obj| !self.heap.objects[obj].is_app).collect()
    }

    /// What JDK calls hand to collections of a class, beginning with this one: its operands, what callbacks
    /// gave it, and (by the closure of this node) what the JDK keeps in these. Fields of the program's own
    /// only the program reads. All calls have one node: their sets would be nearly the same.
    fn handed(&mut self, id: EffectUseId, class: &Name) -> Node {
        let start = match self.extensions.views.handed.get(class) {
            Some(&start) => start,
            None => {
                let start = self.graph.node();
                self.extensions.views.handed.insert(class.clone(), start);
                start
            }
        };
        let operands = self.uses[id].operands.clone().into_iter().flatten();
        for from in operands.chain(self.uses[id].returned.clone()) {
            self.edge(from, start, None);
        }
        if let Some(obj) = self.of_its_own(id) {
            self.graph.add(start, obj);
        }
        start
    }

    /// Whether a description names a callback of an operand.
    pub(crate) fn names_callback_of(&self, id: EffectUseId, operand: u8) -> bool {
        let on = Source::Root(Root::Operand(operand));
        self.uses[id].effect.callbacks.iter().any(|callback| callback.on == on)
    }

    pub(crate) fn is_walked(&mut self, obj: Obj) -> bool {
        let types = self.extensions.views.walked_types;
        types.into_iter().any(|t| self.passes(obj, t))
    }

    /// The objects that a use has to do with; `None` for all.
    pub(crate) fn concerned(&mut self, what: Use) -> Option<&ObjSet> {
        if !matches!(what, Use::Behind(_) | Use::Asked(_) | Use::Close(Way::Views | Way::Given, _)) {
            return None;
        }
        self.sort_objects();
        Some(match what {
            Use::Close(Way::Views, _) => &self.extensions.views.of_jdk,
            Use::Close(..) => &self.extensions.views.walked,
            _ => &self.extensions.views.own,
        })
    }

    /// Objects whose methods are the program's.
    pub(crate) fn of_program(&mut self) -> &ObjSet {
        self.sort_objects();
        &self.extensions.views.of_program
    }

    /// Function objects: they run what a description calls back by its name alone.
    pub(crate) fn function_objects(&mut self) -> &ObjSet {
        self.sort_objects();
        &self.extensions.views.functions
    }

    /// Puts objects made since into the sets.
    fn sort_objects(&mut self) {
        for obj in (self.extensions.views.sorted..self.heap.objects.len()).map(Obj::new) {
            let data = &self.heap.objects[obj];
            let (is_app, is_whole) = (data.is_app, !data.is_value() && !data.is_array());
            let is_walked = self.is_walked(obj);
            let is_view = self.extensions.views.views.into_iter().any(|t| self.passes(obj, t));
            if self.has_own_methods(obj) {
                self.extensions.views.of_program.insert(obj);
            }
            if matches!(self.heap.objects[obj].kind, ObjKind::Lambda(..)) {
                self.extensions.views.functions.insert(obj);
            }
            if is_app && is_walked {
                self.extensions.views.own.insert(obj);
            }
            if !is_app && is_whole && is_view {
                self.extensions.views.of_jdk.insert(obj);
            }
            if is_walked && (is_app || is_whole) {
                self.extensions.views.walked.insert(obj);
            }
        }
        self.extensions.views.sorted = self.heap.objects.len();
    }

    fn is_walked_type(&self, class: &Name) -> bool {
        WALKED.iter().any(|walked| self.program.is_subtype(class, &Name::from(*walked)))
    }
}

/// Whether an effect has further callbacks or reads of what a callback returns.
fn says_what_becomes_of(effect: &Effect, callback: u8) -> bool {
    let is = |root: &Root| *root == Root::Callback(callback);
    effect.reads.iter().any(|read| is(&read.root))
        || effect.callbacks.iter().any(|next| match &next.on {
            Source::Root(root) => is(root),
            Source::Load(loc) => is(&loc.root),
            _ => false,
        })
}

/// Whether a method does something with collections by their own methods, and does not only wrap them.
fn is_algorithm(method: &MethodRef) -> bool {
    marks().has(Mark::Algorithm, method)
}

/// Whether a method of a collection does not change it, by its name.
fn is_query(method: &str) -> bool {
    const CHANGE: [&str; 13] = [
        "add", "remove", "clear", "set", "put", "retain", "push", "pop", "poll", "offer", "replace", "sort",
        "merge",
    ];
    !CHANGE.iter().any(|start| method.starts_with(start)) && !method.starts_with("compute")
}
