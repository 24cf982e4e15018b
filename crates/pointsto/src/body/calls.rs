//! Calls: of methods of the program, of JDK methods, on function objects.

use mantis_classfile::lang;
use mantis_classfile::names::{MethodRef, Name, is_array_copy};
use mantis_ir::{CallKind, Dynamic, Op, Value, ValueDef};
use mantis_library::{Mark, marks};

use super::{asks_for_enum_constants, identity};
use crate::alike::Dispatch;
use crate::callbacks::HandleCall;
use crate::constraints::{ParamSource, Site, Target, Use, VirtualCall};
use crate::effects::EffectUseId;
use crate::entities::{MethodId, Node, Obj};
use crate::heap::ObjKind;
use crate::program::Callee;
use crate::solver::Solver;
use crate::views::UNNAMED;

impl Solver<'_> {
    pub(super) fn add_invoke(
        &mut self,
        site: Site,
        kind: CallKind,
        method: &MethodRef,
        args: &[Value],
        result: Option<Node>,
    ) {
        let operands: Vec<Option<Node>> = args.iter().map(|&a| self.value_node(site.0, a)).collect();
        match kind {
            CallKind::Static => self.initialise(&method.class, Some(site)),
            CallKind::Special => {}
            CallKind::Virtual | CallKind::Interface => {
                let receiver = operands.first().copied().flatten();
                let index = self.calls.virtuals.len() as u32;
                self.calls.virtuals.push(VirtualCall {
                    site,
                    class: method.class.clone(),
                    name: method.name.clone(),
                    desc: method.desc.clone(),
                    operands,
                    result,
                });
                if let Some(node) = receiver {
                    self.attach(node, Use::Call(index));
                }
                return;
            }
        }
        let params = identity(args.len());
        match self.program.resolve(method) {
            Callee::App(decl) => {
                self.call_app(site, &decl, &operands, params, result, None);
            }
            Callee::Library(mut method) => {
                let copies = kind == CallKind::Special && &*method.name == "clone";
                if copies && &*method.class != lang::OBJECT {
                    // The copy is of the receiver's class.
                    method.class = self.methods[site.0].decl.class.clone();
                }
                let id = if self.is_seedless(site.0, &method, args) {
                    self.call_without_chance(site, &method, &operands, params)
                } else {
                    self.call_library(site, &method, kind == CallKind::Static, &operands, params, result)
                };
                if kind == CallKind::Special
                    && &*method.name != "<init>"
                    && let Some(receiver) = operands.first().copied().flatten()
                {
                    self.attach(receiver, Use::Super(id));
                }
                if asks_for_enum_constants(&method) {
                    self.call_values(site, &method, &operands, result);
                }
            }
            Callee::None => self.diagnostics.push(format!("{method} is called but nowhere declared")),
        }
    }

    /// Whether a call makes a generator of random numbers that draws its own: `super()` in a subclass of
    /// `Random` that overrides `next`, so nothing asks for the seed that nobody gave.
    fn is_seedless(&self, from: MethodId, called: &MethodRef, args: &[Value]) -> bool {
        if !marks().has(Mark::DrawsSeed, called) {
            return false;
        }
        let decl = &self.methods[from].decl;
        let Some(body) = &self.methods[from].body else { return false };
        let overridden = |name: &str, desc: &str| {
            let declared = MethodRef { class: called.class.clone(), name: name.into(), desc: desc.into() };
            matches!(self.program.dispatch(&decl.class, &declared), Callee::App(_))
        };
        let on_itself =
            args.first().is_some_and(|a| matches!(body.values[body.root(*a)].def, ValueDef::Param(0)));
        on_itself && overridden("next", "(I)I") && !overridden("setSeed", "(J)V")
    }

    /// Binds a call to a method of the program.
    pub(crate) fn call_app(
        &mut self,
        site: Site,
        decl: &MethodRef,
        operands: &[Option<Node>],
        params: Vec<ParamSource>,
        result: Option<Node>,
        callback: Option<(EffectUseId, u16)>,
    ) -> Option<MethodId> {
        if !self.entered(decl) {
            self.add_target(site, Target::Cold(decl.clone()));
            return None;
        }
        if callback.is_some_and(|(id, number)| number != UNNAMED && self.is_unseen(site, decl, id)) {
            return None;
        }
        let callee = self.method(decl);
        self.add_target(site, Target::App { method: callee, params, callback });
        if self.program.is_native(decl) {
            self.calls.native_calls.push((decl.class.clone(), operands.to_vec()));
        }
        let formals = self.methods[callee].body.as_ref().map(|b| b.params.clone()).unwrap_or_default();
        for (formal, actual) in formals.into_iter().zip(operands) {
            if let (Some(from), Some(to)) = (*actual, self.value_node(callee, formal)) {
                self.edge(from, to, None);
            }
        }
        if let (Some(from), Some(to)) = (self.methods[callee].ret, result) {
            self.edge(from, to, None);
        }
        let thrown = self.methods[callee].thrown;
        if callback.is_some() {
            self.edge(thrown, self.slots.causes, None);
        }
        if let Some(body) = self.methods[site.0].body.clone() {
            self.throw_into(site.0, &body, site.1, thrown);
        }
        Some(callee)
    }

    /// A virtual call met an object.
    pub(crate) fn on_receiver(&mut self, call: u32, obj: Obj) {
        self.dispatch(Dispatch::Call(call), obj, |solver| solver.run_call(call, obj));
    }

    fn run_call(&mut self, call: u32, obj: Obj) {
        let VirtualCall { site, class, name, desc, operands, result } = &self.calls.virtuals[call as usize];
        let (site, operands, result) = (*site, operands.clone(), *result);
        let declared = MethodRef { class: class.clone(), name: name.clone(), desc: desc.clone() };
        let params = identity(operands.len());
        self.invoke_on(site, obj, &declared, operands, params, result, None);
    }

    /// Runs a method, as declared where it is called, on an object: by a call (`callback` is `None`) or
    /// because a JDK method calls back.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn invoke_on(
        &mut self,
        site: Site,
        obj: Obj,
        declared: &MethodRef,
        mut operands: Vec<Option<Node>>,
        params: Vec<ParamSource>,
        result: Option<Node>,
        callback: Option<(EffectUseId, u16)>,
    ) {
        if let ObjKind::Lambda(m, inst) = self.heap.objects[obj].kind
            && self.invoke_lambda(site, (m, inst), &declared.name, &operands, &params, result, callback)
        {
            return;
        }
        let class = self.heap.objects[obj].class.clone();
        if is_array_copy(&class, &declared.name) {
            self.call_array_clone(site, obj, &class, &operands, &params, result);
            return;
        }
        let is_foreign = self.program.is_app(&declared.class) && self.is_of_jdk(obj);
        if is_foreign || !self.may_be(obj, &declared.class) {
            return; // The set of receivers is too large: the JVM has no such call.
        }
        match self.program.dispatch(&self.declaring(obj, declared), declared) {
            Callee::App(decl) => {
                if callback.is_some_and(|(id, _)| self.entered(&decl) && self.is_unseen(site, &decl, id)) {
                    return;
                }
                // Only what runs this method becomes `this`.
                if let Some(first) = operands.first_mut() {
                    *first = self.receiver_of(&decl, obj);
                }
                self.call_app(site, &decl, &operands, params, result, callback);
            }
            Callee::Library(method) => {
                if let Some(class) = self.class_with(obj, declared) {
                    let found = method.class.clone();
                    let method = self.shared(site, MethodRef { class, ..method });
                    if callback.is_some()
                        && !self.is_open(obj, &method)
                        && let Some(id) = self.ask(site, obj, &method, &operands, result)
                    {
                        self.nest(id, callback);
                        self.call_overrides(obj, declared, &found, id);
                        return;
                    }
                    for other in self.overriding(obj, &method) {
                        let id = self.call_library_on(site, obj, &other, &operands, &params, result);
                        self.nest(id, callback);
                    }
                    let id = self.call_library_on(site, obj, &method, &operands, &params, result);
                    self.nest(id, callback);
                    self.call_overrides(obj, declared, &found, id);
                    let method = self.uses[id].method.clone();
                    if asks_for_enum_constants(&method) {
                        self.call_values(site, &method, &operands, result);
                    }
                }
            }
            Callee::None => {}
        }
    }

    /// The `this` of a method that runs on an object, and takes it; for native methods one that has nothing
    /// else.
    pub(crate) fn receiver_of(&mut self, decl: &MethodRef, obj: Obj) -> Option<Node> {
        if !self.entered(decl) {
            return None;
        }
        let callee = self.method(decl);
        let this = self.methods[callee].body.as_ref().and_then(|body| body.params.first().copied());
        let receiver = match this {
            Some(this) => self.value_node(callee, this)?,
            None => self.graph.node(),
        };
        self.take(receiver, obj);
        Some(receiver)
    }

    /// Where to look for what a call runs on an object: its class, or an interface that a function object has
    /// besides.
    fn declaring(&self, obj: Obj, declared: &MethodRef) -> Name {
        let has = |class: &&Name| self.program.is_subtype(class, &declared.class);
        let class = &self.heap.objects[obj].class;
        let markers = self.heap.markers.get(&obj).into_iter().flatten();
        [class].into_iter().chain(markers).find(has).unwrap_or(class).clone()
    }

    /// Whether an object is of no class of the program: the JDK made it, and not by reflection.
    pub(crate) fn is_of_jdk(&self, obj: Obj) -> bool {
        let data = &self.heap.objects[obj];
        match data.kind {
            _ if data.is_app => false,
            ObjKind::Static(_) | ObjKind::Immutable(_) | ObjKind::Thrown(_) | ObjKind::Telling(_) => true,
            ObjKind::Fresh(m, inst, ..) => {
                let makes_array = || match self.methods[m].body.as_ref().map(|body| &body.insts[inst].op) {
                    Some(Op::Invoke(_, method, _)) => method.desc.contains(")["),
                    _ => false,
                };
                &*data.class != lang::OBJECT || makes_array()
            }
            _ => false,
        }
    }

    /// A callback reached a JDK method.
    pub(super) fn nest(&mut self, id: EffectUseId, callback: Option<(EffectUseId, u16)>) {
        if let Some(callback) = callback
            && callback.0 != id
            && !self.uses[id].within.contains(&callback)
        {
            self.uses[id].within.push(callback);
        }
    }

    /// `super.method(..)` of the JDK may call what the object's class overrides. Of collections descriptions
    /// say what.
    pub(crate) fn on_super(&mut self, id: EffectUseId, obj: Obj) {
        if self.is_walked(obj) {
            return;
        }
        self.dispatch(Dispatch::Super(id), obj, |solver| {
            let called = solver.uses[id].method.clone();
            solver.call_overrides(obj, &called, &called.class, id);
        });
    }

    /// A JDK method, declared in the class `found`, that is called on an object whose class extends a JDK
    /// class may call what the class overrides.
    pub(super) fn call_overrides(&mut self, obj: Obj, called: &MethodRef, found: &Name, id: EffectUseId) {
        const QUIET: [&str; 4] = [lang::OBJECT, lang::ENUM, lang::RECORD, lang::THROWABLE];
        if !self.heap.objects[obj].is_app {
            return;
        }
        let class = self.heap.objects[obj].class.clone();
        let supers = self.program.superclasses(&class);
        let base = supers.iter().find(|c| !self.program.is_app(c));
        let throwable = supers.iter().any(|c| &**c == lang::THROWABLE);
        let quiet = throwable || base.is_none_or(|b| QUIET.contains(&&**b));
        if self.is_walked(obj) {
            // Default methods work by the others, which most descriptions name.
            let by_default = self.program.is_interface(found) && !self.names_callback_of(id, 0);
            if !quiet || by_default {
                self.call_all(id, obj, false);
            }
            return;
        }
        if quiet {
            return;
        }
        for (name, desc) in self.program.overridden(&class).iter().cloned() {
            if name != called.name || desc != called.desc {
                self.run_override(id, obj, &class, name, desc);
            }
        }
    }

    /// A JDK method of a class. Where that only inherits what all objects have, it is the one of the first
    /// such class that is called there: the objects of a hundred classes in a set are asked for their hash
    /// codes once.
    fn shared(&mut self, site: Site, own: MethodRef) -> MethodRef {
        const SHARED: [&str; 2] = [lang::OBJECT, lang::ENUM];
        if !matches!(&*own.name, "equals" | "hashCode" | "toString" | "compareTo") {
            return own;
        }
        let key = (own.name.clone(), own.desc.clone());
        let declares = |class: &&Name| self.program.info(class).is_some_and(|i| i.methods.contains_key(&key));
        let above = self.program.superclasses(&own.class);
        // What tells whether an object is still there goes by its class.
        let is_reference = above.iter().any(|c| &**c == lang::REFERENCE);
        let Some(class) = above.into_iter().find(|c| declares(&c)) else { return own };
        if !SHARED.contains(&&*class) || is_reference {
            return own;
        }
        let shared = MethodRef { class, ..own.clone() };
        if self.effect(&own, false) != self.effect(&shared, false) {
            return own;
        }
        self.calls.inherited.entry((site, shared)).or_insert(own).clone()
    }

    /// The class in which to look a JDK method up for an object: its own where that has the method. Where
    /// that is only an upper bound the one the call names comes first if nothing is known but that it is an
    /// object, whose methods say nothing of those below, and else if its own has no such method. `None` when
    /// the object cannot be the receiver.
    pub(super) fn class_with(&self, obj: Obj, declared: &MethodRef) -> Option<Name> {
        let data = &self.heap.objects[obj];
        let key = (declared.name.clone(), declared.desc.clone());
        if is_polymorphic(&data.class) && is_polymorphic(&declared.class) {
            return Some(declared.class.clone());
        }
        let has = |class: &Name| self.program.has(class, &key);
        let is_any = !data.exact && &*data.class == lang::OBJECT;
        if has(&data.class) && !(is_any && has(&declared.class)) {
            return Some(data.class.clone());
        }
        (!data.exact && has(&declared.class)).then(|| declared.class.clone())
    }

    /// A call of the functional method of a lambda; false for its other methods (`equals`, defaults).
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn invoke_lambda(
        &mut self,
        site: Site,
        made: Site,
        called: &Name,
        operands: &[Option<Node>],
        params: &[ParamSource],
        result: Option<Node>,
        callback: Option<(EffectUseId, u16)>,
    ) -> bool {
        let Some(body) = self.methods[made.0].body.clone() else { return false };
        let Op::InvokeDynamic(_, _, dynamic) = &body.insts[made.1].op else { return false };
        let Dynamic::Lambda { name, kind, target, .. } = &**dynamic else { return false };
        if name != called {
            return false;
        }
        let captured = body.args(made.1).to_vec();
        let mut nodes: Vec<Option<Node>> = captured.iter().map(|&v| self.value_node(made.0, v)).collect();
        let mut sources: Vec<ParamSource> =
            (0..captured.len()).map(|i| ParamSource::Captured(made.0, made.1, i as u16)).collect();
        nodes.extend(operands.iter().skip(1).copied());
        sources.extend(params.iter().skip(1).copied());
        const STATIC: u8 = 6;
        const SPECIAL: u8 = 7;
        const NEW: u8 = 8;
        match *kind {
            // When it runs, not when it is made.
            STATIC => self.initialise(&target.class, Some(site)),
            SPECIAL => {}
            NEW => {
                self.initialise(&target.class, Some(site));
                let node = self.graph.node();
                let obj = if self.library.is_value_class(&target.class, self.program) {
                    self.immutable(&target.class)
                } else {
                    self.allocated(ObjKind::Constructed(made.0, made.1), &target.class)
                };
                self.graph.add(node, obj);
                nodes.insert(0, Some(node));
                sources.insert(0, ParamSource::Provided);
                if let Some(result) = result {
                    self.edge(node, result, None);
                }
            }
            _ => {
                // A virtual call on the first argument.
                let Some(mut receiver) = nodes.first().copied().flatten() else { return true };
                if captured.is_empty()
                    && !self.program.is_app(&target.class)
                    && !self.runs_references(callback)
                {
                    return true;
                }
                if self.library.is_value_class(&target.class, self.program) {
                    // Of values, such as lines of a file, none may be known where they come from.
                    let (given, obj) = (receiver, self.immutable(&target.class));
                    receiver = self.graph.node();
                    self.graph.add(receiver, obj);
                    self.edge(given, receiver, None);
                    nodes[0] = Some(receiver);
                }
                let index = self.calls.callbacks.add_method_handle(HandleCall {
                    site,
                    method: target.clone(),
                    operands: nodes,
                    params: sources,
                    result,
                    callback,
                });
                self.attach(receiver, Use::Callback(index));
                return true;
            }
        }
        let result = if *kind == NEW { None } else { result };
        match self.program.resolve(target) {
            Callee::App(decl) => {
                self.call_app(site, &decl, &nodes, sources, result, callback);
            }
            Callee::Library(method) => {
                let id = self.call_library(site, &method, *kind == STATIC, &nodes, sources, result);
                self.nest(id, callback);
            }
            Callee::None => {}
        }
        true
    }
}

/// Whether most methods of a class take and give what each call says (JVMS 2.9.3), so that no declaration has
/// their descriptors.
pub(crate) fn is_polymorphic(class: &str) -> bool {
    matches!(class, lang::METHOD_HANDLE | lang::VAR_HANDLE)
}
