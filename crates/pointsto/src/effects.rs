//! Running effect descriptions of JDK methods on the pointer graph.
//!
//! Each call site and JDK method has one *effect use*: the description bound to nodes for its operands,
//! objects for what it allocates and nodes for what its callbacks return. Virtual calls collect the receivers
//! that share a method in the use's own receiver node.

use std::sync::Arc;

use cranelift_entity::entity_impl;
use mantis_classfile::lang;
use mantis_classfile::names::{MethodRef, Name};
use mantis_library::{
    Alloc, Effect, Externals, Field, Flow, Loc, Needs, Origin, Reach, Root, Source, Write,
    conservative::{conservative, likely},
};
use rustc_hash::FxHashMap;

use crate::body::is_polymorphic;
use crate::callbacks::CallbackUse;
use crate::closure::Way;
use crate::constraints::{FieldUse, ParamSource, Site, Target, Use};
use crate::entities::{Node, Obj};
use crate::heap::{FieldKey, ObjData, ObjKind};
use crate::program::reference_type;
use crate::solver::Solver;

/// The class whose methods end a predictor: generated code that follows reflection calls it where no run went
/// on.
const STOP: &str = "mantis/predictor/Cold";

/// One effect at one call.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EffectUseId(u32);
entity_impl!(EffectUseId, "e");

/// An effect bound to a call.
pub struct EffectUse {
    /// The call.
    pub site: Site,
    /// The JDK method; its class is the receiver's where that is known.
    pub method: MethodRef,
    /// What it does.
    pub effect: Arc<Effect>,
    /// Where each operand of the effect comes from.
    pub params: Vec<ParamSource>,
    /// The effects of the same call whose callbacks reach this method on a library object (the `test` of a
    /// negated predicate), with the callbacks' indices.
    pub within: Vec<(EffectUseId, u16)>,
    /// Whether it might call methods back that it was never seen to enter.
    pub unseen: bool,
    pub(crate) operands: Vec<Option<Node>>,
    pub(crate) new: Vec<Obj>,
    pub(crate) returned: Vec<Node>,
    pub(crate) result: Option<Node>,
}

/// What tells uses apart: the call, the method, where its operands come from, and whether its effect is the
/// conservative one, though the method is described: the same call may meet a function that may do anything.
type UseKey = (Site, MethodRef, Vec<ParamSource>, bool);

fn use_key(site: Site, method: &MethodRef, params: &[ParamSource], effect: &Effect) -> UseKey {
    (site, method.clone(), params.to_vec(), effect.is_conservative())
}

/// What is known of the uses of effects so far.
#[derive(Default)]
pub(crate) struct Bound {
    uses: FxHashMap<UseKey, EffectUseId>,
    per_site: FxHashMap<Site, u16>,
    nodes: SharedNodes,
}

/// Nodes that several uses have in common: what they hold depends on their keys alone.
#[derive(Default)]
struct SharedNodes {
    /// Just this object.
    single: FxHashMap<Obj, Node>,
    /// Anything that a use may get hold of.
    anything: FxHashMap<EffectUseId, Node>,
}

impl Solver<'_> {
    /// Binds a static or special call of a JDK method.
    pub(crate) fn call_library(
        &mut self,
        site: Site,
        method: &MethodRef,
        is_static: bool,
        operands: &[Option<Node>],
        params: Vec<ParamSource>,
        result: Option<Node>,
    ) -> EffectUseId {
        let effect = self.effect_at(site, method, is_static);
        self.bind(site, method, effect, operands, params, result)
    }

    /// Binds a call of a JDK method that depends on chance otherwise.
    pub(crate) fn call_without_chance(
        &mut self,
        site: Site,
        method: &MethodRef,
        operands: &[Option<Node>],
        params: Vec<ParamSource>,
    ) -> EffectUseId {
        let mut effect = (*self.effect(method, false)).clone();
        effect.external = Externals::NONE;
        self.bind(site, method, Arc::new(effect), operands, params, None)
    }

    /// A virtual call of a JDK method met a receiver.
    pub(crate) fn call_library_on(
        &mut self,
        site: Site,
        obj: Obj,
        method: &MethodRef,
        operands: &[Option<Node>],
        params: &[ParamSource],
        result: Option<Node>,
    ) -> EffectUseId {
        let effect = match self.is_open(obj, method) {
            true => Arc::new(conservative(method, false)),
            false => self.effect_at(site, method, false),
        };
        let id = self.bind_receiver(site, method, effect, operands, params, result);
        if let Some(receiver) = self.uses[id].operands.first().copied().flatten() {
            self.take(receiver, obj);
        }
        id
    }

    /// Whether a method may do anything on this object: it is a function that a method made which nobody
    /// described.
    pub(crate) fn is_open(&mut self, obj: Obj, method: &MethodRef) -> bool {
        let is_function = self.library.is_function(&method.class) || is_polymorphic(&method.class);
        let is_open = is_function && !self.settings.guesses && self.heap.objects[obj].is_undescribed();
        is_open && matches!(self.effect(method, false).origin, Origin::Overlay { .. })
    }

    /// What an object may run in place of a method that nobody described, since no more is known of it than a
    /// class that it is of or below.
    pub(crate) fn overriding(&mut self, obj: Obj, method: &MethodRef) -> Vec<MethodRef> {
        let is_exact = self.settings.guesses || self.heap.objects[obj].exact;
        if is_exact || self.effect(method, false).origin != Origin::Inferred {
            return Vec::new();
        }
        let below = self.library.overriding(method);
        below.into_iter().map(|class| MethodRef { class, ..method.clone() }).collect()
    }

    /// `array.clone()`: a new array of the same class with the same elements.
    pub(crate) fn call_array_clone(
        &mut self,
        site: Site,
        obj: Obj,
        class: &Name,
        operands: &[Option<Node>],
        params: &[ParamSource],
        result: Option<Node>,
    ) {
        let elements = |root| Loc { root, reach: Reach::Own, field: Field::Elem };
        let mut effect = Effect::none(Origin::Inferred);
        effect.allocs = vec![Alloc { class: class.clone(), device: Externals::NONE, like: None }];
        effect.reads = vec![elements(Root::Operand(0))];
        effect.writes = vec![Write { loc: elements(Root::New(0)), needs: Needs::ALL }];
        effect.flows =
            vec![Flow { from: Source::Load(elements(Root::Operand(0))), to: elements(Root::New(0)) }];
        effect.results = vec![Source::Root(Root::New(0))];
        let method = MethodRef {
            class: class.clone(),
            name: Name::from("clone"),
            desc: Name::from("()Ljava/lang/Object;"),
        };
        let id = self.bind_receiver(site, &method, Arc::new(effect), operands, params, result);
        if let Some(receiver) = self.uses[id].operands.first().copied().flatten() {
            self.take(receiver, obj);
        }
    }

    pub(crate) fn effect(&mut self, method: &MethodRef, is_static: bool) -> Arc<Effect> {
        if let Some(known) = self.calls.effects.get(method) {
            return known.clone();
        }
        let mut effect = if &*method.class == STOP {
            Effect { external: Externals::EXIT, ..Effect::none(Origin::Inferred) }
        } else if self.program.is_missing(&method.class) {
            // Of a library that the program can do without.
            let throws = vec![Name::from(lang::NO_CLASS)];
            Effect { throws, ..Effect::none(Origin::Inferred) }
        } else {
            self.library.effect(method, is_static, self.program).into_owned()
        };
        if &*method.name == "clone" && (self.program.is_app(&method.class) || &*method.class == lang::OBJECT)
        {
            copy_in_place(&mut effect);
        }
        if effect.is_conservative() && self.settings.guesses {
            effect = likely(method, is_static);
        }
        let effect = Arc::new(effect);
        if effect.is_conservative() {
            self.diagnostics
                .push(format!("{method} is not described: assumed to touch everything it reaches"));
        }
        self.calls.effects.insert(method.clone(), effect.clone());
        effect
    }

    fn bind_receiver(
        &mut self,
        site: Site,
        method: &MethodRef,
        effect: Arc<Effect>,
        operands: &[Option<Node>],
        params: &[ParamSource],
        result: Option<Node>,
    ) -> EffectUseId {
        let key = use_key(site, method, params, &effect);
        if let Some(&id) = self.calls.bound.uses.get(&key) {
            self.merge_operands(id, operands);
            return id;
        }
        let mut own = operands.to_vec();
        if let Some(first) = own.first_mut() {
            *first = Some(self.graph.node());
        }
        self.bind(site, method, effect, &own, params.to_vec(), result)
    }

    /// A second binding of the same use (another callback of the same call): its operands join the first
    /// one's.
    pub(crate) fn merge_operands(&mut self, id: EffectUseId, operands: &[Option<Node>]) {
        for (k, actual) in operands.iter().enumerate().skip(1) {
            if let (Some(from), Some(Some(to))) = (*actual, self.uses[id].operands.get(k).copied())
                && from != to
            {
                self.edge(from, to, None);
            }
        }
    }

    fn bind(
        &mut self,
        site: Site,
        method: &MethodRef,
        effect: Arc<Effect>,
        operands: &[Option<Node>],
        params: Vec<ParamSource>,
        result: Option<Node>,
    ) -> EffectUseId {
        let key = use_key(site, method, &params, &effect);
        if let Some(&id) = self.calls.bound.uses.get(&key) {
            self.merge_operands(id, operands);
            return id;
        }
        let id = self.new_use(site, method, &effect, operands, params, result);
        self.run_effect(id, &effect, result);
        self.watch_views(id);
        self.give_made(id);
        self.note_variable(id);
        id
    }

    /// The use that stands for the questions of a call.
    pub(crate) fn bind_questions(
        &mut self,
        site: Site,
        method: &MethodRef,
        effect: Effect,
        operands: Vec<Option<Node>>,
        params: Vec<ParamSource>,
    ) -> EffectUseId {
        let id = self.new_use(site, method, &Arc::new(effect), &operands, params, None);
        self.ask_all(id);
        self.watch_views(id);
        id
    }

    /// The use of a described method at a call, if there is one.
    pub(crate) fn known_use(
        &self,
        site: Site,
        method: &MethodRef,
        params: &[ParamSource],
    ) -> Option<EffectUseId> {
        self.calls.bound.uses.get(&(site, method.clone(), params.to_vec(), false)).copied()
    }

    fn new_use(
        &mut self,
        site: Site,
        method: &MethodRef,
        effect: &Arc<Effect>,
        operands: &[Option<Node>],
        params: Vec<ParamSource>,
        result: Option<Node>,
    ) -> EffectUseId {
        let key = use_key(site, method, &params, effect);
        let number = self.calls.bound.per_site.entry(site).or_default();
        let use_number = *number;
        *number += 1;
        let mut new = Vec::new();
        for (i, alloc) in effect.allocs.iter().enumerate() {
            new.push(self.fresh(site, use_number, i as u8, alloc));
        }
        let returned = effect.callbacks.iter().map(|_| self.graph.node()).collect();
        let id = self.uses.push(EffectUse {
            site,
            method: method.clone(),
            effect: effect.clone(),
            params,
            within: Vec::new(),
            unseen: false,
            operands: operands.to_vec(),
            new,
            returned,
            result,
        });
        self.calls.bound.uses.insert(key, id);
        self.add_target(site, Target::Library(id));
        id
    }

    fn fresh(&mut self, site: Site, use_number: u16, index: u8, alloc: &Alloc) -> Obj {
        if self.library.is_value_class(&alloc.class, self.program) {
            return self.immutable(&alloc.class);
        }
        let kind = ObjKind::Fresh(site.0, site.1, use_number, index);
        let device = self.device(&alloc.class).union(alloc.device);
        let obj =
            self.made(ObjData { kind, class: alloc.class.clone(), exact: false, is_app: false, device });
        let (class, throwable) = (self.types.id(&alloc.class), self.types.id(lang::THROWABLE));
        if self.types.is_subtype(self.program, class, throwable) {
            self.hand_on_causes(obj);
        }
        obj
    }

    /// Exceptions of the JDK may have what callbacks throw as their cause.
    pub(crate) fn hand_on_causes(&mut self, obj: Obj) {
        let cause = self.field_node(obj, FieldKey::Pseudo(Field::Elem));
        self.edge(self.slots.causes, cause, None);
    }

    fn run_effect(&mut self, id: EffectUseId, effect: &Arc<Effect>, result: Option<Node>) {
        for flow in &effect.flows {
            if let (Some(from), Some(base)) =
                (self.source(id, &flow.from), self.reach(id, &flow.to.root, flow.to.reach))
            {
                self.store_to(base, FieldUse::Pseudo(flow.to.field), from);
            }
        }
        for (index, callback) in effect.callbacks.iter().enumerate() {
            let args = callback.args.iter().map(|sources| self.sources(id, sources)).collect();
            if let Some(on) = self.source(id, &callback.on) {
                let number = self.calls.callbacks.add(CallbackUse::Effect { id, index: index as u16, args });
                self.attach(on, Use::Callback(number));
            }
        }
        let (m, inst) = self.uses[id].site;
        if let Some(body) = self.methods[m].body.clone().filter(|_| !effect.raises.is_empty()) {
            for source in &effect.raises {
                if let Some(from) = self.source(id, source) {
                    self.throw_into(m, &body, inst, from);
                }
            }
        }
        let Some(to) = result else { return };
        let filter = self.filter_of(&self.uses[id].method.desc.clone());
        for source in &effect.results {
            if let Some(from) = self.source(id, source) {
                self.edge(from, to, filter);
            }
        }
    }

    fn sources(&mut self, id: EffectUseId, sources: &[Source]) -> Option<Node> {
        if sources.is_empty() {
            return None;
        }
        let node = self.graph.node();
        for source in sources {
            if let Some(from) = self.source(id, source) {
                self.edge(from, node, None);
            }
        }
        Some(node)
    }

    fn source(&mut self, id: EffectUseId, source: &Source) -> Option<Node> {
        match source {
            Source::Root(root) => self.root(id, root),
            Source::Load(loc) => {
                let base = self.reach(id, &loc.root, loc.reach)?;
                Some(self.held_in(base, FieldUse::Pseudo(loc.field)))
            }
            Source::Value(class) => {
                let obj = self.immutable(class);
                Some(self.node_of(obj))
            }
            Source::Unknown => Some(self.anything(id)),
        }
    }

    pub(crate) fn node_of(&mut self, obj: Obj) -> Node {
        if let Some(&node) = self.calls.bound.nodes.single.get(&obj) {
            return node;
        }
        let node = self.graph.node();
        self.calls.bound.nodes.single.insert(obj, node);
        self.graph.add(node, obj);
        node
    }

    fn root(&mut self, id: EffectUseId, root: &Root) -> Option<Node> {
        match root {
            Root::Operand(k) => self.uses[id].operands.get(*k as usize).copied().flatten(),
            Root::New(i) => {
                let obj = *self.uses[id].new.get(*i as usize)?;
                Some(self.node_of(obj))
            }
            Root::Static(group) => {
                let obj = self.static_object(group);
                Some(self.node_of(obj))
            }
            Root::Callback(i) => self.uses[id].returned.get(*i as usize).copied(),
        }
    }

    fn reach(&mut self, id: EffectUseId, root: &Root, reach: Reach) -> Option<Node> {
        let start = self.root(id, root)?;
        Some(if reach == Reach::Own { start } else { self.closure(start, Way::Fields(reach)) })
    }

    /// Anything reachable from the operands, or an object nobody modelled; guesses have the JDK not enter
    /// objects of the program.
    pub(crate) fn anything(&mut self, id: EffectUseId) -> Node {
        if let Some(&node) = self.calls.bound.nodes.anything.get(&id) {
            return node;
        }
        let node = self.graph.node();
        self.calls.bound.nodes.anything.insert(id, node);
        let way = Way::Fields(if self.settings.guesses { Reach::Owned } else { Reach::Reachable });
        for operand in self.uses[id].operands.clone().into_iter().flatten() {
            let reached = self.closure(operand, way);
            self.edge(reached, node, None);
        }
        if let Some(obj) = self.of_its_own(id) {
            self.close(obj, way, node);
            let data = &self.heap.objects[obj];
            if !self.settings.guesses && data.is_undescribed() && self.library.is_function(&data.class) {
                // It may work on what it was made of.
                let made = self.node_of(obj);
                self.store_to(made, FieldUse::Pseudo(Field::Inner), node);
            }
        }
        node
    }

    /// What a JDK method may have made itself, of the class that it returns.
    pub(crate) fn of_its_own(&mut self, id: EffectUseId) -> Option<Obj> {
        let (site, desc) = (self.uses[id].site, self.uses[id].method.desc.clone());
        let class = reference_type(&desc)?;
        if self.is_maker(&self.uses[id].method) {
            return None;
        }
        Some(if self.library.is_value_class(&class, self.program) {
            self.immutable(&class)
        } else if self.uses[id].effect.is_conservative() {
            self.of_bound(ObjKind::Undescribed(site.0, site.1), &class)
        } else {
            self.unknown(site, &class)
        })
    }
}

/// `Object.clone` of an object of the program: the copy is the same abstract object, whose fields hold what
/// those of the original hold.
fn copy_in_place(effect: &mut Effect) {
    if !effect.allocs.iter().any(|made| made.like == Some(0)) {
        return;
    }
    let fields = || Loc { root: Root::Operand(0), reach: Reach::Own, field: Field::All };
    effect.allocs.clear();
    effect.flows.clear();
    effect.reads = vec![fields()];
    effect.writes = vec![Write { loc: fields(), needs: Needs::ALL }];
    effect.results = vec![Source::Root(Root::Operand(0))];
}
