//! Classes that run again: the same slice with static initialisers that can be repeated.
//!
//! Static state must be fresh for each prediction. A class loader of its own makes it so, and throws away
//! what the JVM compiled. Here classes keep their loader, and each run initialises them anew, where and when
//! a JVM would (JVMS 5.5): what was `<clinit>` becomes a method, and whatever initialises a
//! class (`new`, an access to a static field, a static method) first calls `mantis$init`, which compares the
//! class's last run with `mantis.predictor.Again.now`.
//!
//! - Static fields with values that are no constants are not final any more, and are cleared before the
//!   initialiser runs again. Those of interfaces, which must be final, are in a class beside it.
//! - Enums are left alone: `Class` remembers their constants. Initialisers of theirs that count, state of
//!   theirs, and what else lives beside the classes (`ClassValue`, caches of the JDK) may make later runs
//!   differ. So training compares runs on all its inputs before it trusts classes like these.

use std::collections::BTreeSet;

use mantis_classfile::class::{CLASS_CONSTANTS, ClassFile, Member, access};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::constant::Cp;
use mantis_classfile::descriptor;
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::names::{FieldRef, Name};
use mantis_classfile::opcode::{FieldOp, TypeOp};
use mantis_slice::Refusal;
use rustc_hash::FxHashMap;

use crate::refuse;

mod generated;

/// From this version on interfaces have static methods.
const INTERFACE_METHODS: u16 = 52;
/// The attribute that gives a field its value.
const VALUE: &str = "ConstantValue";

/// The same classes, to be run again and again with one class loader. `entry` is the class that starts them.
///
/// # Errors
/// [`Refusal`] where a class cannot be changed so.
pub fn runs_again(classes: &[(Name, Vec<u8>)], entry: &str) -> Result<Vec<(Name, Vec<u8>)>, Refusal> {
    let broken = |name: &Name, error: &dyn std::fmt::Display| Refusal { reason: format!("{name}: {error}") };
    let parsed = classes.iter().map(|(name, bytes)| ClassFile::parse(bytes).map_err(|e| broken(name, &e)));
    let parsed: Vec<ClassFile> = parsed.collect::<Result<_, _>>()?;
    if let Some(class) = parsed.iter().find(|c| variables(c).any(|f| f.attribute(&c.pool, VALUE).is_some())) {
        return refuse(format!("{}: a variable has its first value from the class file", class.name()));
    }
    let world = World::new(&parsed, entry);
    let mut out = Vec::with_capacity(classes.len());
    for class in &parsed {
        let mut changed = class.clone();
        world.rewrite(class, &mut changed).map_err(|e| broken(class.name(), &e))?;
        if world.is_fresh(class.name()) {
            let beside = generated::initialise(&mut changed, &world.first(class), &**class.name() == entry);
            let beside = beside.map_err(|e| broken(class.name(), &e))?;
            out.extend(beside.map(|class| (class.name().clone(), class.to_bytes())));
        }
        out.push((class.name().clone(), changed.to_bytes()));
    }
    out.sort();
    match out.windows(2).find(|w| w[0].0 == w[1].0) {
        Some(twice) => refuse(format!("{} is there twice", twice[0].0)),
        None => Ok(out),
    }
}

/// Whether a static field has its value from the class file.
fn is_constant(class: &ClassFile, field: &Member) -> bool {
    field.access & access::FINAL != 0 && field.attribute(&class.pool, VALUE).is_some()
}

/// The static fields that an initialiser gives their values.
fn variables(class: &ClassFile) -> impl Iterator<Item = &Member> {
    class.fields.iter().filter(|f| f.is_static() && !is_constant(class, f))
}

/// The classes of a slice, and which of them are initialised anew.
struct World<'a> {
    classes: FxHashMap<&'a Name, &'a ClassFile>,
    fresh: BTreeSet<&'a Name>,
    entry: &'a str,
}

impl<'a> World<'a> {
    fn new(parsed: &'a [ClassFile], entry: &'a str) -> World<'a> {
        let classes = parsed.iter().map(|c| (c.name(), c)).collect();
        let mut world = World { classes, fresh: BTreeSet::new(), entry };
        let is_fresh = |class: &&ClassFile| world.has_state(class);
        let fresh: BTreeSet<&Name> = parsed.iter().filter(is_fresh).map(ClassFile::name).collect();
        world.fresh = fresh;
        // A class initialises the interfaces whose code it inherits.
        let inherits = |class: &&ClassFile| !class.is_interface() && !world.inherited(class).is_empty();
        let heirs: Vec<&Name> = parsed.iter().filter(inherits).map(ClassFile::name).collect();
        world.fresh.extend(heirs);
        world
    }

    fn has_state(&self, class: &ClassFile) -> bool {
        let initialises = class.method("<clinit>", "()V").is_some() || variables(class).next().is_some();
        let is_enum = class.super_name().is_some_and(|n| &**n == "java/lang/Enum");
        let is_old = class.is_interface() && class.major < INTERFACE_METHODS;
        initialises && !is_enum && !is_old
    }

    fn is_fresh(&self, class: &Name) -> bool {
        self.fresh.contains(class)
    }

    /// A class and those above it that the slice has, nearest first.
    fn line<'b>(&'b self, class: &'b Name) -> impl Iterator<Item = &'a ClassFile> + 'b {
        std::iter::successors(self.classes.get(class).copied(), |class| {
            class.super_name().and_then(|name| self.classes.get(name).copied())
        })
    }

    /// Whether initialising a class does anything again.
    fn initialises(&self, class: &Name) -> bool {
        self.line(class).any(|c| self.is_fresh(c.name()))
    }

    /// The interfaces above a class that have both state and code for it.
    fn inherited(&self, class: &'a ClassFile) -> Vec<&'a Name> {
        let mut found = Vec::new();
        let mut todo: Vec<&Name> = class.interfaces().collect();
        while let Some(interface) = todo.pop().and_then(|name| self.classes.get(name)) {
            let has_code = interface.methods.iter().any(|m| !m.is_static() && !m.is_abstract());
            if has_code && self.is_fresh(interface.name()) && !found.contains(&interface.name()) {
                found.push(interface.name());
            }
            todo.extend(interface.interfaces());
        }
        found.reverse();
        found
    }

    /// What is initialised before a class: classes whose `mantis$init` is called.
    fn first(&self, class: &'a ClassFile) -> Vec<Name> {
        if class.is_interface() {
            return Vec::new();
        }
        let above = class.super_name().filter(|name| self.initialises(name));
        let interfaces = self.inherited(class).into_iter().map(|name| generated::beside(name));
        above.cloned().into_iter().chain(interfaces).collect()
    }

    /// The class that declares a static field (JVMS 5.4.3.2).
    fn declaring(&self, field: &FieldRef) -> Option<&'a ClassFile> {
        let mut todo = vec![*self.classes.get(&field.class)?];
        while let Some(class) = todo.pop() {
            if class.field(&field.name, &field.desc).is_some() {
                return Some(class);
            }
            let above = class.super_name().into_iter().chain(class.interfaces());
            todo.extend(above.filter_map(|name| self.classes.get(name)));
        }
        None
    }

    /// Whether code of a class runs only after this one was initialised.
    fn is_done(&self, class: &Name, from: &Name) -> bool {
        self.line(from).any(|c| c.name() == class)
    }

    /// Lets all code call what must be initialised first, and access fields where they are.
    fn rewrite(&self, from: &ClassFile, class: &mut ClassFile) -> Result<(), CodeError> {
        let floor = if class.is_interface() { 0 } else { CLASS_CONSTANTS };
        class.major = class.major.max(floor);
        for (index, method) in from.methods.iter().enumerate() {
            let Some(mut code) = Code::decode(from, method)? else { continue };
            let starts = &**method.name() == "<init>"
                || method.is_static() && &**method.name() != "<clinit>" && &**from.name() != self.entry;
            let mut nodes = Vec::with_capacity(code.nodes.len() + 8);
            if starts && from.is_interface() && self.is_fresh(from.name()) {
                nodes.push(generated::call(class, &generated::beside(from.name()))?);
            } else if starts && !from.is_interface() && self.initialises(from.name()) {
                nodes.push(generated::call(class, from.name())?);
            }
            let mut moved = false;
            let all = code.nodes.len();
            for node in std::mem::take(&mut code.nodes) {
                let loads = generated::loads_class(from, &node);
                let (first, node) = self.node(from, class, node, &mut moved)?;
                nodes.extend(first);
                nodes.push(node);
                if loads {
                    nodes.extend(generated::initialise_loaded(class)?);
                }
            }
            code.nodes = nodes;
            if moved || code.nodes.len() > all {
                let params = descriptor::param_slots(method.access, method.desc());
                code.compute_max(&class.pool, params.unwrap_or_default())?;
                class.set_code(index, &code)?;
            }
        }
        Ok(())
    }

    /// A node as it is in classes that run again, with the call before it.
    fn node(
        &self,
        from: &ClassFile,
        class: &mut ClassFile,
        node: Node,
        moved: &mut bool,
    ) -> Result<(Option<Node>, Node), CodeError> {
        match &node {
            Node::Insn(Insn::Type { op: TypeOp::New, index }) => {
                let Some(made) = from.pool.class_name(*index) else { return Ok((None, node)) };
                let again = self.initialises(&made) && !self.is_done(&made, from.name());
                let first = again.then(|| generated::call(class, &made)).transpose()?;
                Ok((first, node))
            }
            Node::Insn(Insn::Field { op: op @ (FieldOp::Getstatic | FieldOp::Putstatic), index }) => {
                let (first, index) = self.access(from, class, *index, moved)?;
                Ok((first, Node::Insn(Insn::Field { op: *op, index })))
            }
            _ => Ok((None, node)),
        }
    }

    /// The call before an access to a static field, and the field where it is now.
    fn access(
        &self,
        from: &ClassFile,
        class: &mut ClassFile,
        index: Cp,
        moved: &mut bool,
    ) -> Result<(Option<Node>, Cp), CodeError> {
        let field = from.pool.field(index);
        let found = field.and_then(|f| self.declaring(&f).map(|d| (f, d)));
        let Some((field, declaring)) = found.filter(|(_, d)| &**d.name() != self.entry) else {
            return Ok((None, index));
        };
        let name = declaring.name();
        if !declaring.is_interface() {
            let again = self.initialises(name) && !self.is_done(name, from.name());
            // The class that the code names: what declares the field need not be visible here.
            let named = if declaring.access & access::PUBLIC != 0 { name } else { &field.class };
            return Ok((again.then(|| generated::call(class, named)).transpose()?, index));
        }
        let constant = declaring.field(&field.name, &field.desc).is_some_and(|f| is_constant(declaring, f));
        if !self.is_fresh(name) || constant {
            return Ok((None, index));
        }
        *moved = true;
        let beside = generated::beside(name);
        let index = class.pool.field_ref(&beside, &field.name, &field.desc)?;
        let first = (name != from.name()).then(|| generated::call(class, &beside)).transpose()?;
        Ok((first, index))
    }
}
