//! Classes under change, and methods added to them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::{CLASS_CONSTANTS, ClassFile, access};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::error::CodeError;
use mantis_classfile::frames::recompute;
use mantis_classfile::hierarchy::{ClassInfo, Hierarchy};
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{InvokeOp, SimpleOp, TypeOp};
use rustc_hash::FxHashMap;

use crate::record::{Member, Seen};
use crate::{Classes, Followed, Generated, METHOD, Ran, Unfollowed, generated_beside};

/// The wrapper of an exception of what is called.
pub(crate) const WRAPPER: &str = "java/lang/reflect/InvocationTargetException";
/// The version of generated classes.
const MAJOR: u16 = 52;

pub(crate) struct Workshop<'a> {
    program: &'a dyn Classes,
    changed: BTreeMap<Name, ClassFile>,
    generated: Vec<(MethodRef, Ran)>,
    needs: FxHashMap<MethodRef, Vec<Member>>,
    next: u32,
    /// Whether providers of services are made more than once.
    pub reloads: bool,
    /// Whether bundles of resources are.
    pub clears_bundles: bool,
    /// Interfaces of the JDK whose default methods proxies run, and those that are generated to call them.
    pub heirs: BTreeMap<Name, Name>,
    ran: Ran,
    /// The class with the call that is being followed.
    caller: Name,
    /// The call's line.
    pub line: u16,
    /// Generated methods before the call that is being followed.
    before: usize,
    /// What several calls share, by what it is: its method, and which generated methods it consists of.
    shared: FxHashMap<String, (MethodRef, Range<usize>)>,
}

struct WithGenerated<'a>(&'a dyn Classes);

impl Hierarchy for WithGenerated<'_> {
    fn class_info(&self, name: &str) -> Option<ClassInfo> {
        let Some(class) = self.0.class(name) else {
            let object = || "java/lang/Object".into();
            return crate::is_generated_class(name).then(|| ClassInfo {
                is_interface: false,
                super_name: Some(object()),
                interfaces: Vec::new(),
            });
        };
        Some(ClassInfo::of(&class))
    }
}

impl<'a> Workshop<'a> {
    pub fn new(program: &'a dyn Classes) -> Workshop<'a> {
        Workshop {
            program,
            changed: BTreeMap::new(),
            generated: Vec::new(),
            needs: FxHashMap::default(),
            next: 0,
            reloads: false,
            clears_bundles: false,
            heirs: BTreeMap::new(),
            ran: Ran::default(),
            caller: Name::from(""),
            line: 0,
            before: 0,
            shared: FxHashMap::default(),
        }
    }

    /// What is generated from now on is for a call in a class, and ran as this call did.
    pub fn begin(&mut self, caller: &Name, ran: Ran) {
        self.caller = caller.clone();
        self.line = 0;
        self.ran = ran;
        self.before = self.generated.len();
    }

    /// Nothing refers to what was generated since [`Workshop::begin`]: it did not run.
    pub fn undo(&mut self) {
        self.generated.truncate(self.before);
        let left = self.generated.len();
        self.shared.retain(|_, (_, parts)| parts.end <= left);
    }

    /// How many methods are generated.
    pub(crate) fn made(&self) -> usize {
        self.generated.len()
    }

    /// Other calls will use what was generated after the first `before` methods.
    pub(crate) fn remember(&mut self, what: String, before: usize, method: &MethodRef) {
        self.shared.insert(what, (method.clone(), before..self.generated.len()));
    }

    /// What another call has: it runs as often as both calls together.
    pub(crate) fn again(&mut self, what: &str) -> Option<MethodRef> {
        let (method, parts) = self.shared.get(what)?.clone();
        let more = self.ran;
        for (_, ran) in &mut self.generated[parts] {
            ran.count += more.count;
            ran.threw |= more.threw;
        }
        Some(method)
    }

    pub fn is_app(&self, class: &str) -> bool {
        self.program.is_app(class)
    }

    /// A class as it is now.
    pub fn class(&self, name: &str) -> Option<Arc<ClassFile>> {
        match self.changed.get(name) {
            Some(class) => Some(Arc::new(class.clone())),
            None => self.program.class(name),
        }
    }

    /// A class of the program to change.
    pub fn changed(&mut self, name: &Name) -> Option<&mut ClassFile> {
        if !self.changed.contains_key(name) {
            // Those that are generated are there from the beginning.
            let class = self.program.class(name).filter(|_| self.program.is_app(name))?;
            self.changed.insert(name.clone(), (*class).clone());
        }
        self.changed.get_mut(name)
    }

    /// A number nothing else has.
    pub fn number(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    fn name(&mut self, what: &str) -> Name {
        Name::from(format!("{METHOD}{what}${}", self.number()))
    }

    /// A new class.
    pub fn add_class(&mut self, name: &Name, interfaces: &[&str]) -> Result<&mut ClassFile, Unfollowed> {
        self.add_subclass(name, "java/lang/Object", interfaces)
    }

    /// A new class that extends another.
    pub fn add_subclass(
        &mut self,
        name: &Name,
        of: &str,
        interfaces: &[&str],
    ) -> Result<&mut ClassFile, Unfollowed> {
        let flags = access::PUBLIC | access::SUPER | access::SYNTHETIC;
        let mut class = ClassFile::new(MAJOR, flags, name, of).map_err(|e| e.to_string())?;
        class.set_interfaces(interfaces).map_err(|e| e.to_string())?;
        Ok(self.changed.entry(name.clone()).or_insert(class))
    }

    /// The interface of the JDK whose default method a call used.
    pub fn extended(&self, seen: &Seen) -> Option<Name> {
        let Seen::Used(member) = seen else { return None };
        if self.is_app(&member.class) {
            return None;
        }
        let class = self.program.class(&member.class).filter(|c| c.is_interface())?;
        let (_, method) = class.method(&member.name, &member.desc)?;
        (method.access & (access::ABSTRACT | access::STATIC) == 0).then(|| member.class.clone())
    }

    /// A generated interface beside a class that extends one of the JDK, for [`Workshop::default`].
    pub fn add_heir(&mut self, interface: &Name, beside: &Name) -> Result<(), Unfollowed> {
        let name = Name::from(format!("{}$Heir{}", generated_beside(beside), self.number()));
        let flags = access::PUBLIC | access::INTERFACE | access::ABSTRACT | access::SYNTHETIC;
        let mut class = ClassFile::new(MAJOR, flags, &name, "java/lang/Object").map_err(|e| e.to_string())?;
        class.set_interfaces(&[interface]).map_err(|e| e.to_string())?;
        self.changed.insert(name.clone(), class);
        self.heirs.insert(interface.clone(), name);
        Ok(())
    }

    /// Where the call that is being followed stands.
    pub fn place(&self) -> String {
        match self.program.class(&self.caller).and_then(|c| c.source_file()) {
            Some(source) if self.line > 0 => format!("{source}:{}", self.line),
            _ => self.caller.replace('/', "."),
        }
    }

    /// Adds a static method to the generated class beside another.
    pub fn add_beside(
        &mut self,
        beside: &str,
        what: &str,
        desc: &str,
        build: impl FnOnce(&mut CodeBuilder<'_>),
    ) -> Result<MethodRef, Unfollowed> {
        let host = generated_beside(beside);
        if !self.changed.contains_key(&host) {
            let source = self.program.class(beside).and_then(|c| c.source_file());
            let class = self.add_class(&host, &[])?;
            if let Some(source) = source {
                let index = class.pool.utf8(&source).map_err(|e| e.to_string())?;
                let data = index.0.to_be_bytes().to_vec();
                class.add_attribute("SourceFile", data).map_err(|e| e.to_string())?;
            }
        }
        let name = self.name(what);
        self.add(&host, access::PUBLIC | access::STATIC | access::SYNTHETIC, &name, desc, build)
    }

    /// Adds a static method to a class of the program, for its package, with further flags.
    pub fn add_inside(
        &mut self,
        class: &Name,
        flags: u16,
        what: &str,
        desc: &str,
        build: impl FnOnce(&mut CodeBuilder<'_>),
    ) -> Result<MethodRef, Unfollowed> {
        match self.changed(class) {
            Some(c) if !c.is_interface() => c.major = c.major.max(CLASS_CONSTANTS),
            _ => return Err(format!("{class} cannot have another method")),
        }
        let name = self.name(what);
        self.add(class, flags | access::STATIC | access::SYNTHETIC, &name, desc, build)
    }

    /// Adds a method.
    pub fn add(
        &mut self,
        host: &Name,
        flags: u16,
        name: &str,
        desc: &str,
        build: impl FnOnce(&mut CodeBuilder<'_>),
    ) -> Result<MethodRef, Unfollowed> {
        let program = WithGenerated(self.program);
        let line = if *host == generated_beside(&self.caller) { self.line } else { 0 };
        let Some(class) = self.changed.get_mut(host) else { return Err(format!("there is no {host}")) };
        let write = || -> Result<(), CodeError> {
            let mut builder = CodeBuilder::new(class, flags, name, desc);
            if line > 0 {
                builder.line(line);
            }
            build(&mut builder);
            let mut code = builder.finish()?;
            recompute(&mut code, class, &program)?;
            class.add_method(flags, name, desc, Some(&code)).map(|_| ())
        };
        let method = MethodRef { class: host.clone(), name: name.into(), desc: desc.into() };
        write().map_err(|e| format!("{method}: {e}"))?;
        self.generated.push((method.clone(), self.ran));
        Ok(method)
    }

    /// Adds a method of a generated class that runs when something else calls it, and may have thrown.
    pub fn add_throwing(
        &mut self,
        host: &Name,
        name: &str,
        desc: &str,
        build: impl FnOnce(&mut CodeBuilder<'_>),
    ) -> Result<(), Unfollowed> {
        let ran = std::mem::replace(&mut self.ran.threw, true);
        let added = self.add(host, access::PUBLIC, name, desc, build);
        self.ran.threw = ran;
        added.map(|_| ())
    }

    /// A generated method that finds a member by its name.
    pub fn need(&mut self, method: &MethodRef, member: Member) {
        self.needs.entry(method.clone()).or_default().push(member);
    }

    /// A generated method that finds what is no member of the program.
    pub fn find_nothing(&mut self, method: &MethodRef) {
        self.needs.entry(method.clone()).or_default();
    }

    pub fn finish(self) -> Followed {
        let mut followed = Followed { needs: self.needs, ..Followed::default() };
        for (method, ran) in self.generated {
            let code = self.changed.get(&method.class).and_then(|class| {
                let (_, member) = class.method(&method.name, &method.desc)?;
                Some((class, Code::decode(class, member).ok()??))
            });
            if let Some((class, code)) = code {
                let (counts, thrown) = executions(class, &code, ran);
                followed.generated.push(Generated { method, counts, thrown });
            }
        }
        followed.classes = self.changed.into_values().collect();
        followed
    }
}

/// How the nodes of generated code ran: not behind [`stop`], and the wrapping of exceptions only if there
/// were any.
fn executions(class: &ClassFile, code: &Code, ran: Ran) -> (Vec<u64>, BTreeSet<u32>) {
    let mut counts = vec![0; code.nodes.len()];
    let mut thrown = BTreeSet::new();
    let handlers: BTreeSet<Label> = code.handlers.iter().map(|h| h.handler).collect();
    let mut handling = false;
    let insn = |i: usize| match code.nodes.get(i) {
        Some(Node::Insn(insn)) => Some(insn),
        _ => None,
    };
    for (i, node) in code.nodes.iter().enumerate() {
        match node {
            Node::Label(label) => handling |= handlers.contains(label),
            Node::Insn(here) => {
                let null = Insn::Simple(SimpleOp::AconstNull);
                let throw = Insn::Simple(SimpleOp::Athrow);
                let before = i.checked_sub(1).and_then(insn);
                let cold =
                    *here == null && insn(i + 1) == Some(&throw) || *here == throw && before == Some(&null);
                counts[i] = if cold || handling && !ran.threw { 0 } else { ran.count };
                let calls = matches!(here, Insn::Invoke { index, .. } if class.pool.method(*index).is_some());
                if ran.threw && calls {
                    thrown.insert(i as u32);
                }
                handling &= *here != throw;
            }
        }
    }
    (counts, thrown)
}

/// Ends the predictor where something happens that no run did; nothing jumps there with anything on the
/// stack.
///
/// It is a call that ends the program, not code that never ran: all that follows depends on its not
/// happening.
pub(crate) fn stop(code: &mut CodeBuilder<'_>, place: &str) {
    code.string(&format!("reflection at {place} with something new"));
    code.invoke(InvokeOp::Static, "mantis/predictor/Cold", "reached", "(Ljava/lang/String;)V");
    code.op(SimpleOp::AconstNull).op(SimpleOp::Athrow);
}

/// Throws an exception with a message.
pub(crate) fn throw(code: &mut CodeBuilder<'_>, class: &str, message: Option<&str>) {
    code.typed(TypeOp::New, class).op(SimpleOp::Dup);
    let desc = match message {
        Some(message) => {
            code.string(message);
            "(Ljava/lang/String;)V"
        }
        None => "()V",
    };
    code.invoke(InvokeOp::Special, class, "<init>", desc).op(SimpleOp::Athrow);
}
