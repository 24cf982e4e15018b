//! Methods that effects call back, on each object that may be their receiver.

use mantis_classfile::class::access;
use mantis_classfile::lang;
use mantis_classfile::names::{MethodRef, Name};
use mantis_library::{Callback, Mark, Target as CallbackTarget, marks};
use rustc_hash::FxHashSet;

use crate::alike::Dispatch;
use crate::constraints::{ParamSource, Site, Use};
use crate::effects::EffectUseId;
use crate::entities::{Node, Obj};
use crate::heap::ObjKind;
use crate::program::reference_type;
use crate::serial::Hook;
use crate::solver::Solver;
use crate::types::TypeId;

/// A virtual call through a method handle or made by the JVM (string concatenation).
pub(crate) struct HandleCall {
    pub site: Site,
    pub method: MethodRef,
    pub operands: Vec<Option<Node>>,
    pub params: Vec<ParamSource>,
    pub result: Option<Node>,
    pub callback: Option<(EffectUseId, u16)>,
}

pub(crate) enum CallbackUse {
    Effect { id: EffectUseId, index: u16, args: Vec<Option<Node>> },
    Handle(HandleCall),
}

/// Callbacks that wait for receivers.
#[derive(Default)]
pub(crate) struct Callbacks {
    all: Vec<CallbackUse>,
    /// Uses that may run any function, and those that they were given.
    functions: FxHashSet<(EffectUseId, Obj)>,
}

impl Callbacks {
    pub fn add_method_handle(&mut self, call: HandleCall) -> u32 {
        self.add(CallbackUse::Handle(call))
    }

    pub fn add(&mut self, callback: CallbackUse) -> u32 {
        self.all.push(callback);
        self.all.len() as u32 - 1
    }
}

impl Solver<'_> {
    /// A callback met a receiver.
    pub(crate) fn on_callback(&mut self, number: u32, obj: Obj) {
        let what = self.dispatch_of(number);
        if let (Dispatch::Any(id), ObjKind::Lambda(..)) = (what, &self.heap.objects[obj].kind)
            && !self.calls.callbacks.functions.insert((id, obj))
        {
            return;
        }
        self.dispatch(what, obj, |solver| solver.run_callback(number, obj));
    }

    /// What a callback runs on an object. What nobody described may run any method of all that it has, and
    /// gives each of them anything: where callbacks are guessed, it does not matter by which way it got hold
    /// of an object.
    pub(crate) fn dispatch_of(&self, number: u32) -> Dispatch {
        match &self.calls.callbacks.all[number as usize] {
            CallbackUse::Effect { id, index, .. } if self.settings.guesses => {
                let effect = &self.uses[*id].effect;
                let is_any = matches!(effect.callbacks[*index as usize].target, CallbackTarget::Any);
                if is_any && effect.is_conservative() {
                    Dispatch::Any(*id)
                } else {
                    Dispatch::Callback(number)
                }
            }
            _ => Dispatch::Callback(number),
        }
    }

    /// Of which type objects are whose method a callback runs, and whether they are of the program; most that
    /// reach a callback are not.
    pub(crate) fn called_back(&mut self, what: Use) -> Option<(Option<TypeId>, bool)> {
        let Use::Callback(number) = what else { return None };
        let (class, app_only) = match &self.calls.callbacks.all[number as usize] {
            CallbackUse::Handle(call) => (&call.method.class, false),
            CallbackUse::Effect { id, index, .. } => {
                let callback = &self.uses[*id].effect.callbacks[*index as usize];
                match &callback.target {
                    CallbackTarget::Method { class, .. } => (class, callback.app_only),
                    CallbackTarget::Any => return Some((None, callback.app_only)),
                }
            }
        };
        Some(((&**class != lang::OBJECT).then(|| self.types.id(class)), app_only))
    }

    /// Whether an object's methods are the program's, as far as callbacks tell that apart.
    pub(crate) fn has_own_methods(&self, obj: Obj) -> bool {
        let data = &self.heap.objects[obj];
        data.is_app || matches!(data.kind, ObjKind::Lambda(..)) || self.library.compares(&data.class)
    }

    fn run_callback(&mut self, number: u32, obj: Obj) {
        // Members say in words what the classes of a predictor do not have: calls of `toString` are to be
        // seen.
        let data = &self.heap.objects[obj];
        let is_value = data.is_value() && !marks().is(Mark::Member, &data.class);
        match &self.calls.callbacks.all[number as usize] {
            CallbackUse::Handle(call) => {
                if is_value && call.result.is_none() {
                    return;
                }
                let (site, method) = (call.site, call.method.clone());
                let (operands, params) = (call.operands.clone(), call.params.clone());
                let (result, callback) = (call.result, call.callback);
                self.invoke_on(site, obj, &method, operands, params, result, callback);
            }
            CallbackUse::Effect { id, index, args } => {
                let (id, index, args) = (*id, *index, args.clone());
                let effect = self.uses[id].effect.clone();
                let callback = &effect.callbacks[index as usize];
                let is_inner_array =
                    data.class.starts_with('[') && marks().has(Mark::IntoArrays, &self.uses[id].method);
                if is_value || is_inner_array || (callback.app_only && !self.has_own_methods(obj)) {
                    return;
                }
                self.call_back(id, index, callback, obj, args);
            }
        }
    }

    fn call_back(
        &mut self,
        id: EffectUseId,
        index: u16,
        callback: &Callback,
        obj: Obj,
        args: Vec<Option<Node>>,
    ) {
        let site = self.uses[id].site;
        let result = self.uses[id].returned[index as usize];
        match &callback.target {
            CallbackTarget::Method { class, name, desc } if &**class == lang::SERIALIZABLE => {
                self.call_hook((id, index), obj, &Hook { name, desc, args });
            }
            CallbackTarget::Method { class, name, desc } => {
                let mut operands = vec![Some(self.node_of(obj))];
                let arity = mantis_library::conservative::parameters(desc).count();
                operands.extend(args);
                operands.resize(arity + 1, None);
                // What a writer of the JDK hands on is in a buffer of its own.
                let first = mantis_library::conservative::parameters(desc).next();
                if &**name == "write" && operands.get(1).is_some_and(Option::is_none) {
                    let buffer = first.filter(|d| matches!(*d, "[B" | "[C")).map(Name::from);
                    operands[1] = buffer.map(|class| {
                        let buffer = self.unknown(site, &class);
                        self.node_of(buffer)
                    });
                }
                let params = vec![ParamSource::Provided; operands.len()];
                let result = reference_type(desc).map(|_| result);
                let method = MethodRef { class: class.clone(), name: name.clone(), desc: desc.clone() };
                self.invoke_on(site, obj, &method, operands, params, result, Some((id, index)));
            }
            CallbackTarget::Any => self.call_back_any(id, index, obj),
        }
    }

    /// Nobody knows which method: every method of the object's class that overrides one of the JDK's.
    fn call_back_any(&mut self, id: EffectUseId, index: u16, obj: Obj) {
        let site = self.uses[id].site;
        let anything = self.anything(id);
        let mut methods: Vec<(Name, Name)> = Vec::new();
        if let ObjKind::Lambda(m, inst) = self.heap.objects[obj].kind {
            if let Some(body) = &self.methods[m].body
                && let mantis_ir::Op::InvokeDynamic(_, _, dynamic) = &body.insts[inst].op
                && let mantis_ir::Dynamic::Lambda { name, desc, .. } = &**dynamic
            {
                methods.push((name.clone(), desc.clone()));
            }
        } else {
            let object = &self.heap.objects[obj];
            methods = match object.is_app {
                true => self.program.overridden(&object.class).to_vec(),
                false => self.functions(&object.class),
            };
        }
        for (name, desc) in methods {
            let arity = mantis_library::conservative::parameters(&desc).count();
            let mut operands = vec![Some(self.node_of(obj))];
            operands.resize(arity + 1, Some(anything));
            let params = vec![ParamSource::Provided; arity + 1];
            let class = self.heap.objects[obj].class.clone();
            let method = MethodRef { class, name, desc };
            self.invoke_on(site, obj, &method, operands, params, None, Some((id, index)));
        }
    }

    /// Whether a callback runs a reference to a method of whatever it is given. Where callbacks are guessed,
    /// what nobody described is not guessed to: it would run it on all that it has.
    pub(crate) fn runs_references(&self, callback: Option<(EffectUseId, u16)>) -> bool {
        let Some((id, index)) = callback.filter(|_| self.settings.guesses) else { return true };
        let effect = &self.uses[id].effect;
        let is_any = |c: &Callback| matches!(c.target, CallbackTarget::Any);
        !(effect.is_conservative() && effect.callbacks.get(index as usize).is_some_and(is_any))
    }

    /// The methods of functional interfaces that a class of the JDK implements: statistics are consumers.
    fn functions(&self, class: &Name) -> Vec<(Name, Name)> {
        let supers = self.program.supertypes(class);
        let mut found = Vec::new();
        for interface in supers.iter().filter(|c| marks().is(Mark::Functional, c)) {
            let Some(info) = self.program.info(interface) else { continue };
            let is_abstract =
                |key: &&(Name, Name)| info.methods.get(*key).is_some_and(|a| a & access::ABSTRACT != 0);
            found.extend(info.method_order.iter().filter(is_abstract).cloned());
        }
        found
    }
}
