//! Which classes, fields and methods an emitted program has.
//!
//! The slicer names them; this makes the set closed under what the verifier and the linker look at:
//! supertypes, nest hosts, classes in descriptors, every method that a kept call resolves to, overrides of
//! emitted methods (without a stub of its own, an object whose override was sliced away would run the
//! inherited method), and constructors.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use mantis_classfile::bootstrap::Loadable;
use mantis_classfile::class::{ClassFile, Member, access};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::descriptor::{MethodDesc, class_of, split_type};
use mantis_classfile::insn::Insn;
use mantis_classfile::lang;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{Const, Dynamic, Function, Inst, Op, Type};
use mantis_library::{Mark, marks};
use mantis_slice::{MethodSlice, Refusal, Slice};

use crate::{ClassSource, generic, refuse, serial};

/// Descriptor of the constructors that exist only for subclasses whose own call was sliced away.
pub(crate) const MARKER: &str = "(Lmantis/predictor/Stop;)V";

/// A call of a constructor with default arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SuperCall {
    pub(crate) class: Name,
    pub(crate) desc: Name,
}

/// What exists.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) classes: BTreeSet<Name>,
    pub(crate) fields: BTreeSet<FieldRef>,
    /// Methods; those that are not kept are stubs.
    pub(crate) methods: BTreeSet<MethodRef>,
    /// Classes with a marker constructor.
    pub(crate) markers: BTreeSet<Name>,
    /// What constructors call that do not have their own call.
    pub(crate) super_calls: BTreeMap<MethodRef, SuperCall>,
    /// Decoded code of the kept methods.
    pub(crate) code: BTreeMap<MethodRef, Code>,
    /// Whether kept code may start threads.
    pub(crate) threads: bool,
    /// Classes whose objects may be written to streams.
    pub(crate) serialised: BTreeSet<Name>,
}

/// Makes the plan. `main` exists whether kept or not.
pub(crate) fn make(program: &dyn ClassSource, slice: &Slice, main: &MethodRef) -> Result<Plan, Refusal> {
    let plan = Plan { threads: slice.threads, ..Plan::default() };
    let mut planner = Planner { program, slice, plan };
    planner.class(&main.class);
    planner.plan.methods.insert(main.clone());
    slice.classes.iter().for_each(|c| planner.class(c));
    for field in &slice.fields {
        planner.field(field);
    }
    for stub in &slice.stubs {
        planner.declared(stub);
    }
    let mut kept: Vec<&MethodRef> = slice.methods.keys().collect();
    kept.sort();
    for method in kept {
        planner.declared(method);
        planner.body(method, &slice.methods[method])?;
    }
    if slice.methods.values().any(serial::streams_objects) {
        planner.serialised();
    }
    if slice.methods.values().any(generic::asks) {
        planner.generic();
    }
    if slice.methods.values().any(generic::looks_for_methods) {
        planner.exceptions();
    }
    planner.overrides();
    planner.constructors()?;
    Ok(planner.plan)
}

/// Whether a kept statement calls a method with such a name.
pub(crate) fn calls(slice: &MethodSlice, is: impl Fn(&str) -> bool) -> bool {
    let mut insts = slice.function.insts.iter();
    insts.any(|(inst, data)| {
        slice.keep.contains(inst) && matches!(&data.op, Op::Invoke(_, method, _) if is(&method.name))
    })
}

struct Planner<'a> {
    program: &'a dyn ClassSource,
    slice: &'a Slice,
    plan: Plan,
}

impl Planner<'_> {
    /// A class and what loading and linking it needs.
    fn class(&mut self, name: &str) {
        let name = class_of(name.trim_start_matches('['));
        if !self.program.is_app(name) || self.plan.classes.contains(name) {
            return;
        }
        let Some(class) = self.program.class(name) else { return };
        self.plan.classes.insert(class.name().clone());
        let supers: Vec<Name> = class.super_name().into_iter().chain(class.interfaces()).cloned().collect();
        supers.iter().for_each(|s| self.class(s));
        if let Some(host) = nest_host(&class) {
            self.class(&host);
        }
    }

    fn desc(&mut self, desc: &str) {
        for part in types(desc) {
            self.class(part);
        }
    }

    /// A method by its declaration.
    fn declared(&mut self, method: &MethodRef) {
        self.class(&method.class);
        self.desc(&method.desc);
        self.plan.methods.insert(method.clone());
    }

    /// A method by a reference to it.
    fn method(&mut self, method: &MethodRef) {
        self.class(&method.class);
        self.desc(&method.desc);
        if let Some(declared) = resolve(self.program, method) {
            self.declared(&declared);
        }
    }

    /// A field by a reference to it or by its declaration.
    fn field(&mut self, field: &FieldRef) {
        self.class(&field.class);
        self.desc(&field.desc);
        let declares = |c: &ClassFile| c.field(&field.name, &field.desc).is_some();
        if let Some(class) = find(self.program, &field.class, &declares) {
            self.class(&class);
            self.plan.fields.insert(FieldRef { class, ..field.clone() });
        }
    }

    /// What the kept statements of a method refer to.
    fn body(&mut self, method: &MethodRef, slice: &MethodSlice) -> Result<(), Refusal> {
        let Some(class) = self.program.class(&method.class) else {
            return refuse(format!("the class of {method} is missing"));
        };
        let code = match class.method(&method.name, &method.desc) {
            Some((_, member)) => Code::decode(&class, member),
            None => return refuse(format!("{method} is not in its class")),
        };
        let code = match code {
            Ok(Some(code)) => code,
            Ok(None) => return refuse(format!("{method} has no code")),
            Err(error) => return refuse(format!("{method}: {error}")),
        };
        let f = &*slice.function;
        for inst in f.insts.keys().filter(|&i| slice.keep.contains(i)) {
            self.statement(f, inst);
            if let Some(Node::Insn(Insn::InvokeDynamic { index })) =
                code.nodes.get(f.insts[inst].origin as usize)
                && let Some(site) = class.call_site(*index)
            {
                self.method(&site.bootstrap.handle.member);
                site.bootstrap.args.iter().for_each(|arg| self.loadable(arg));
            }
            for edge in &f.blocks[f.insts[inst].block].succs {
                edge.catch.iter().for_each(|c| self.class(c));
            }
        }
        self.plan.code.insert(method.clone(), code);
        Ok(())
    }

    fn statement(&mut self, f: &Function, inst: Inst) {
        match &f.insts[inst].op {
            Op::GetField(field) | Op::PutField(field) | Op::GetStatic(field) | Op::PutStatic(field) => {
                self.field(field);
            }
            Op::New(class) | Op::CheckCast(class) | Op::InstanceOf(class) => self.class(class),
            Op::NewArray(desc) | Op::MultiNewArray(desc, _) => self.class(desc),
            Op::Invoke(_, method, _) => {
                self.plan.threads |= starts_threads(self.program, method);
                self.method(method);
            }
            Op::InvokeDynamic(_, desc, dynamic) => {
                self.desc(desc);
                self.dynamic(dynamic);
            }
            Op::Const(constant) => self.constant(constant),
            _ => {}
        }
    }

    fn dynamic(&mut self, dynamic: &Dynamic) {
        match dynamic {
            Dynamic::Lambda { interface, instantiated, target, markers, .. } => {
                self.class(interface);
                self.desc(instantiated);
                self.plan.threads |= starts_threads(self.program, target);
                self.method(target);
                for marker in markers {
                    if marker.starts_with('(') { self.desc(marker) } else { self.class(marker) }
                }
            }
            Dynamic::Record { class, fields } => {
                self.class(class);
                fields.iter().for_each(|f| self.field(f));
            }
            Dynamic::Concat { constants, .. } => constants.iter().for_each(|c| self.constant(c)),
            Dynamic::Switch { labels, .. } => labels.iter().for_each(|c| self.constant(c)),
            Dynamic::Unknown { bootstrap } => self.method(bootstrap),
        }
    }

    fn constant(&mut self, constant: &Const) {
        match constant {
            Const::Class(class) => self.class(class),
            Const::MethodType(desc) => self.desc(desc),
            Const::MethodHandle(_, method) => self.handle(method),
            _ => {}
        }
    }

    fn loadable(&mut self, loadable: &Loadable) {
        match loadable {
            Loadable::Class(class) => self.class(class),
            Loadable::MethodType(desc) => self.desc(desc),
            Loadable::MethodHandle(handle) => self.handle(&handle.member),
            _ => {}
        }
    }

    /// A method handle's member: a method, or a field.
    fn handle(&mut self, member: &MethodRef) {
        if member.desc.starts_with('(') {
            self.method(member);
        } else {
            let MethodRef { class, name, desc } = member.clone();
            self.field(&FieldRef { class, name, desc });
        }
    }

    /// What says how objects are written.
    fn serialised(&mut self) {
        loop {
            let is_new = |name: &&Name| !self.plan.serialised.contains(*name);
            let waiting: Vec<Name> = self.plan.classes.iter().filter(is_new).cloned().collect();
            if waiting.is_empty() {
                break;
            }
            for name in waiting {
                self.plan.serialised.insert(name.clone());
                let Some(class) = self.program.class(&name) else { continue };
                if serial::is_serializable(&supertypes(self.program, &class)) {
                    let fields = class.fields.iter();
                    let kept = fields.filter(|f| serial::is_written(f) || &**f.name() == serial::VERSION);
                    kept.for_each(|f| self.field(&class.field_ref(f)));
                }
            }
        }
        let program = self.program;
        let is = |name: &Name| {
            program.class(name).is_some_and(|c| serial::is_serializable(&supertypes(program, &c)))
        };
        self.plan.serialised.retain(is);
    }

    /// The classes that generic types name.
    fn generic(&mut self) {
        let mut done: BTreeSet<Name> = BTreeSet::new();
        loop {
            let waiting: Vec<Name> = self.plan.classes.difference(&done).cloned().collect();
            if waiting.is_empty() {
                break;
            }
            for name in waiting {
                done.insert(name.clone());
                let Some(class) = self.program.class(&name) else { continue };
                let wanted = |member: &Member| match member.desc().starts_with('(') {
                    true => self.plan.methods.contains(&class.method_ref(member)),
                    false => self.plan.fields.contains(&class.field_ref(member)),
                };
                let named = generic::named_by(&class, wanted);
                named.iter().for_each(|c| self.class(c));
            }
        }
    }

    /// The exceptions that methods declare.
    fn exceptions(&mut self) {
        let mut named = BTreeSet::new();
        for name in &self.plan.classes {
            let Some(class) = self.program.class(name) else { continue };
            let methods = class.methods.iter().filter(|m| self.plan.methods.contains(&class.method_ref(m)));
            named.extend(methods.flat_map(|method| generic::exceptions(&class, method)));
        }
        named.iter().for_each(|exception| self.class(exception));
    }

    /// Stubs for overrides of emitted methods, and of abstract methods of the JDK, in emitted classes.
    fn overrides(&mut self) {
        loop {
            let mut missing = Vec::new();
            for name in &self.plan.classes {
                let Some(class) = self.program.class(name) else { continue };
                for member in &class.methods {
                    let own = access::STATIC | access::PRIVATE;
                    let method = class.method_ref(member);
                    let inherited = member.access & own == 0 && !member.name().starts_with('<');
                    if inherited
                        && !self.plan.methods.contains(&method)
                        && self.overrides_emitted(&class, &method)
                    {
                        missing.push(method);
                    }
                }
            }
            if missing.is_empty() {
                return;
            }
            missing.iter().for_each(|m| self.declared(m));
        }
    }

    fn overrides_emitted(&self, class: &ClassFile, method: &MethodRef) -> bool {
        supertypes(self.program, class).iter().any(|up| {
            let there = MethodRef { class: up.name().clone(), ..method.clone() };
            if self.program.is_app(up.name()) {
                return self.plan.methods.contains(&there);
            }
            up.method(&method.name, &method.desc).is_some_and(|(_, m)| m.is_abstract())
        })
    }

    /// Gives every constructor a call of another one.
    fn constructors(&mut self) -> Result<(), Refusal> {
        let constructors: Vec<MethodRef> =
            self.plan.methods.iter().filter(|m| &*m.name == "<init>").cloned().collect();
        for constructor in constructors {
            let has_own = self.slice.methods.get(&constructor).is_some_and(calls_constructor);
            if !has_own {
                let call = self.super_call(&constructor.class)?;
                self.plan.super_calls.insert(constructor, call);
            }
        }
        Ok(())
    }

    /// What a constructor of `class` calls instead of what was sliced away.
    fn super_call(&mut self, class: &str) -> Result<SuperCall, Refusal> {
        let above = self.program.class(class).and_then(|c| c.super_name().cloned());
        let Some(above) = above else { return refuse(format!("the class {class} is missing")) };
        if !self.program.is_app(&above) {
            return library_constructor(self.program, &above);
        }
        if self.plan.markers.insert(above.clone()) {
            self.super_call(&above)?;
        }
        Ok(SuperCall { class: above, desc: MARKER.into() })
    }
}

/// What the marker constructor of a class calls.
pub(crate) fn marker_super(program: &dyn ClassSource, class: &ClassFile) -> Result<SuperCall, Refusal> {
    match class.super_name() {
        Some(above) if program.is_app(above) => Ok(SuperCall { class: above.clone(), desc: MARKER.into() }),
        Some(above) => library_constructor(program, above),
        None => refuse(format!("the class {} has no superclass", class.name())),
    }
}

/// The constructor of a JDK class with the fewest parameters that a subclass may call.
fn library_constructor(program: &dyn ClassSource, name: &Name) -> Result<SuperCall, Refusal> {
    let Some(class) = program.class(name) else { return refuse(format!("the JDK has no class {name}")) };
    let callable = access::PUBLIC | access::PROTECTED;
    let params = |desc: &str| MethodDesc::parse(desc).map_or(usize::MAX, |d| d.params.len());
    let best = class
        .methods
        .iter()
        .filter(|m| &**m.name() == "<init>" && m.access & callable != 0)
        .min_by_key(|m| (params(m.desc()), m.desc().clone()));
    match best {
        Some(constructor) => Ok(SuperCall { class: name.clone(), desc: constructor.desc().clone() }),
        None => refuse(format!("{name} has no constructor that a sliced subclass could call")),
    }
}

/// Whether a kept statement calls a constructor on `this`.
fn calls_constructor(slice: &MethodSlice) -> bool {
    let calls = slice.function.constructor_calls(|ty| *ty == Type::UninitThis);
    calls.into_iter().any(|call| slice.keep.contains(call))
}

/// Whether a call may start a thread.
fn starts_threads(program: &dyn ClassSource, method: &MethodRef) -> bool {
    library(program, method).is_some_and(|m| marks().has(Mark::StartsThreads, &m))
}

/// The JDK method that a reference means; `None` when the program declares it.
pub(crate) fn library(program: &dyn ClassSource, method: &MethodRef) -> Option<MethodRef> {
    if method.class.starts_with('[') {
        return Some(MethodRef { class: lang::OBJECT.into(), ..method.clone() });
    }
    if !program.is_app(&method.class) {
        return Some(method.clone());
    }
    if resolve(program, method).is_some() {
        return None;
    }
    let class = program.class(&method.class)?;
    let outside =
        |c: &Arc<ClassFile>| !program.is_app(c.name()) && c.method(&method.name, &method.desc).is_some();
    let up = supertypes(program, &class).into_iter().find(outside)?;
    Some(MethodRef { class: up.name().clone(), ..method.clone() })
}

/// The declaration in the program that a reference means.
fn resolve(program: &dyn ClassSource, method: &MethodRef) -> Option<MethodRef> {
    let declares = |c: &ClassFile| c.method(&method.name, &method.desc).is_some();
    let class = find(program, &method.class, &declares)?;
    Some(MethodRef { class, ..method.clone() })
}

/// The first class of the program among a class and its supertypes that declares something; `None` when the
/// search meets a declaration of the JDK first.
fn find(program: &dyn ClassSource, from: &str, declares: &dyn Fn(&ClassFile) -> bool) -> Option<Name> {
    if from.starts_with('[') {
        return None;
    }
    let class = program.class(from)?;
    let mut all = vec![class.clone()];
    all.extend(supertypes(program, &class));
    let found = all.into_iter().find(|c| declares(c))?;
    program.is_app(found.name()).then(|| found.name().clone())
}

/// All supertypes: superclasses from below, then interfaces.
fn supertypes(program: &dyn ClassSource, class: &ClassFile) -> Vec<Arc<ClassFile>> {
    let mut all: Vec<Arc<ClassFile>> = Vec::new();
    let mut interfaces: Vec<Name> = class.interfaces().cloned().collect();
    let mut above = class.super_name().cloned();
    while let Some(up) = above.and_then(|n| program.class(&n)) {
        if all.iter().any(|c| c.name() == up.name()) {
            break;
        }
        interfaces.extend(up.interfaces().cloned());
        above = up.super_name().cloned();
        all.push(up);
    }
    let mut next = 0;
    while let Some(name) = interfaces.get(next).cloned() {
        next += 1;
        if all.iter().any(|c| *c.name() == name) {
            continue;
        }
        if let Some(interface) = program.class(&name) {
            interfaces.extend(interface.interfaces().cloned());
            all.push(interface);
        }
    }
    all
}

/// The class that a class's `NestHost` attribute names.
fn nest_host(class: &ClassFile) -> Option<Name> {
    let data = &class.attribute("NestHost")?.data;
    let index = u16::from_be_bytes([*data.first()?, *data.get(1)?]);
    class.pool.class_name(mantis_classfile::constant::Cp(index))
}

/// Reference types in a field or method descriptor.
fn types(desc: &str) -> Vec<&str> {
    let mut rest = desc.strip_prefix('(').unwrap_or(desc);
    let mut found = Vec::new();
    while !rest.is_empty() {
        if let Some(tail) = rest.strip_prefix(')') {
            rest = tail;
            continue;
        }
        let Some((first, tail)) = split_type(rest) else { break };
        if first.ends_with(';') {
            found.push(first);
        }
        rest = tail;
    }
    found
}
