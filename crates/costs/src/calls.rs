//! Which methods of a program only known places call, and which places those are.
//!
//! A method is *closed* when every call of it is an instruction of the program that calls nothing else: then
//! the number of its entries is the sum of those instructions' executions. Class hierarchy analysis decides
//! (Dean, Grove & Chambers 1995): the possible targets of a call are the declarations that a receiver of the
//! named class or below it can have. A method that the JDK may call (it overrides one of its methods, is
//! `main`, an initialiser, or named by a method handle) or that a call with several targets may reach is
//! open. Calls by reflection are not seen; the caller compares with counts.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::constant::Constant;
use mantis_classfile::insn::Insn;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::InvokeOp;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::program::{Method, declares};

/// A call site: method and node.
pub type Site = (u32, u32);

/// A call by an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Where it is.
    pub site: Site,
    /// The program's methods that it may enter, ascending.
    pub targets: Vec<u32>,
    /// Whether it enters nothing else.
    pub only: bool,
}

/// The closed methods and the places that call them.
#[derive(Clone, Debug, Default)]
pub struct CallGraph {
    sites: Vec<Option<Vec<Site>>>,
    calls: Vec<Call>,
}

impl CallGraph {
    /// The instructions that alone call a method; `None` when it is open.
    pub fn callers(&self, method: usize) -> Option<&[Site]> {
        self.sites.get(method)?.as_deref()
    }

    /// All calls of the program's methods, by site.
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// Of methods by number: the places that alone call each, `None` where it is open.
    pub fn of(sites: Vec<Option<Vec<Site>>>) -> CallGraph {
        CallGraph { sites, calls: Vec::new() }
    }

    pub(crate) fn new(classes: &[&ClassFile], methods: &[Method], codes: &[Option<Code>]) -> CallGraph {
        let world = World::new(classes, methods);
        let mut sites: Vec<Option<Vec<Site>>> = methods.iter().map(|m| world.closable(m)).collect();
        let mut calls = Vec::new();
        for (caller, code) in codes.iter().enumerate() {
            let Some(code) = code else { continue };
            let Some(class) = world.classes.get(&*methods[caller].name.class) else { continue };
            for (node, insn) in code.insns() {
                let Insn::Invoke { op, index } = insn else { continue };
                let Some((named, _)) = class.pool.method(*index) else { continue };
                let (targets, only) = world.targets(*op, &named);
                if !targets.is_empty() {
                    let targets = targets.iter().map(|t| *t as u32).collect();
                    calls.push(Call { site: (caller as u32, node as u32), targets, only });
                }
                for target in targets {
                    match &mut sites[target] {
                        Some(sites) if only => sites.push((caller as u32, node as u32)),
                        open => *open = None,
                    }
                }
            }
        }
        for target in world.handles() {
            sites[target] = None;
        }
        CallGraph { sites, calls }
    }
}

struct World<'a> {
    classes: FxHashMap<&'a str, &'a ClassFile>,
    /// Direct subclasses and implementors.
    below: FxHashMap<&'a str, Vec<&'a ClassFile>>,
    number: FxHashMap<&'a MethodRef, usize>,
}

const MAX_DEPTH: usize = 1000;

impl<'a> World<'a> {
    fn new(classes: &[&'a ClassFile], methods: &'a [Method]) -> World<'a> {
        let mut below: FxHashMap<&str, Vec<&ClassFile>> = FxHashMap::default();
        for &class in classes {
            for parent in class.super_name().into_iter().chain(class.interfaces()) {
                below.entry(parent).or_default().push(class);
            }
        }
        World {
            classes: classes.iter().map(|c| (&**c.name(), *c)).collect(),
            below,
            number: methods.iter().enumerate().map(|(i, m)| (&m.name, i)).collect(),
        }
    }

    /// An empty list for a method that might be closed.
    fn closable(&self, method: &Method) -> Option<Vec<Site>> {
        let MethodRef { class, name, desc } = &method.name;
        let class = *self.classes.get(&**class)?;
        let (_, member) = class.method(name, desc)?;
        let special =
            ["main", "<clinit>", "finalize", "readObject", "writeObject", "readResolve", "writeReplace"];
        if special.contains(&&**name) || !method.counted {
            return None;
        }
        // A private or static method and a constructor override nothing.
        let alone = member.access & 0x0002 != 0 || member.is_static() || &**name == "<init>";
        (alone || !self.foreign_around(class)).then(Vec::new)
    }

    /// Whether the class or one below it has a supertype that is not the program's.
    fn foreign_around(&self, class: &'a ClassFile) -> bool {
        let mut work = vec![class];
        let mut seen = FxHashSet::default();
        while let Some(class) = work.pop() {
            if !seen.insert(class.name()) {
                continue;
            }
            if self.may_override_foreign(class) {
                return true;
            }
            work.extend(self.below.get(&**class.name()).into_iter().flatten());
        }
        false
    }

    /// Whether some supertype beside `java.lang.Object` is not the program's.
    fn may_override_foreign(&self, class: &ClassFile) -> bool {
        let mut work: Vec<&Name> = class.super_name().into_iter().chain(class.interfaces()).collect();
        let mut seen = FxHashSet::default();
        while let Some(name) = work.pop() {
            if &**name == "java/lang/Object" || !seen.insert(name) {
                continue;
            }
            match self.classes.get(&**name) {
                Some(class) => work.extend(class.super_name().into_iter().chain(class.interfaces())),
                None => return true,
            }
        }
        false
    }

    /// The program's methods that a call may enter, and whether it can enter nothing else.
    fn targets(&self, op: InvokeOp, named: &MethodRef) -> (Vec<usize>, bool) {
        let resolved = self.resolve(named);
        match op {
            InvokeOp::Static | InvokeOp::Special => (resolved.into_iter().collect(), true),
            InvokeOp::Virtual | InvokeOp::Interface => {
                let mut targets: Vec<usize> = resolved.into_iter().collect();
                let mut work: Vec<&ClassFile> = self.below.get(&*named.class).cloned().unwrap_or_default();
                let mut seen = FxHashSet::default();
                while let Some(class) = work.pop() {
                    if !seen.insert(class.name()) {
                        continue;
                    }
                    let here = MethodRef { class: class.name().clone(), ..named.clone() };
                    targets.extend(self.resolve(&here));
                    work.extend(self.below.get(&**class.name()).into_iter().flatten());
                }
                targets.sort_unstable();
                targets.dedup();
                let only = targets.len() == 1 && self.classes.contains_key(&*named.class);
                (targets, only && !is_of_object(named))
            }
        }
    }

    /// The declaration that a name leads to, when it is the program's: superclasses first, then interfaces.
    fn resolve(&self, named: &MethodRef) -> Option<usize> {
        let mut class = self.classes.get(&*named.class).copied();
        let mut interfaces: Vec<&Name> = Vec::new();
        for _ in 0..MAX_DEPTH {
            let Some(here) = class else { break };
            if declares(here, &named.name, &named.desc) {
                return self.number.get(&MethodRef { class: here.name().clone(), ..named.clone() }).copied();
            }
            interfaces.extend(here.interfaces());
            class = here.super_name().and_then(|s| self.classes.get(&**s)).copied();
        }
        let mut seen = FxHashSet::default();
        while let Some(name) = interfaces.pop() {
            let Some(here) = self.classes.get(&**name).filter(|_| seen.insert(name)) else { continue };
            if declares(here, &named.name, &named.desc) {
                return self.number.get(&MethodRef { class: here.name().clone(), ..named.clone() }).copied();
            }
            interfaces.extend(here.interfaces());
        }
        None
    }

    /// Methods that method handles name: lambdas, method references.
    fn handles(&self) -> Vec<usize> {
        let mut found = Vec::new();
        for class in self.classes.values() {
            for (_, constant) in class.pool.iter() {
                let Constant::MethodHandle { reference, .. } = constant else { continue };
                let Some((named, _)) = class.pool.method(reference) else { continue };
                found.extend(self.targets(InvokeOp::Virtual, &named).0);
                found.extend(self.resolve(&named));
            }
        }
        found
    }
}

/// Methods that every object has, which the JDK calls at will.
fn is_of_object(method: &MethodRef) -> bool {
    matches!(
        (&*method.name, &*method.desc),
        ("equals", "(Ljava/lang/Object;)Z") | ("hashCode", "()I") | ("toString", "()Ljava/lang/String;")
    )
}
