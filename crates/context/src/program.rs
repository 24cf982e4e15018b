//! The methods of a program and which of them call which, as far as a call can enter one method only.

use std::sync::Arc;

use cranelift_entity::{PrimaryMap, entity_impl};
use mantis_classfile::class::{ClassFile, Member, access};
use mantis_classfile::code::Code;
use mantis_classfile::constant::Constant;
use mantis_classfile::insn::Insn;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::InvokeOp;
use mantis_ir::cfg::{BasicBlock, Cfg};
use mantis_ir::loops::LoopForest;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::Classes;

/// A method of the program with code.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct MethodId(u32);
entity_impl!(MethodId, "m");

pub(crate) struct Method {
    pub decl: MethodRef,
    /// Index of its class in [`Program::classes`].
    pub class: usize,
    /// Index in its class.
    pub index: usize,
    pub code: Code,
    /// How many instructions it has.
    pub instructions: usize,
    /// Calls that can enter one method only, in the order of the code.
    pub calls: Vec<Call>,
    /// Whether it can have a copy.
    pub can_be_copied: bool,
}

#[derive(Copy, Clone)]
pub(crate) struct Call {
    pub node: u32,
    pub target: MethodId,
    pub in_loop: bool,
}

pub(crate) struct Program {
    pub classes: Vec<Arc<ClassFile>>,
    pub methods: PrimaryMap<MethodId, Method>,
    pub ids: FxHashMap<MethodRef, MethodId>,
    /// How many instructions and constants name a method of this name and descriptor, of whatever class.
    /// Those of classes that nothing names from `main` on ([`Hierarchy::named_from`]) are left out.
    mentions: FxHashMap<(Name, Name), usize>,
    notices: Option<&'static str>,
}

/// By what a call could let the program see that methods were added, or add classes that override some. Calls
/// name the class of the receiver, so what subclasses inherit is known by its name alone.
fn notices(named: &MethodRef) -> Option<&'static str> {
    const INHERITED: [&str; 3] = ["getStackTrace", "defineClass", "defineHiddenClass"];
    const OWN: [(&str, &str); 4] = [
        ("java/lang/Class", "getMethods"),
        ("java/lang/Class", "getDeclaredMethods"),
        ("java/lang/StackWalker", "walk"),
        ("java/lang/StackWalker", "forEach"),
    ];
    let own = OWN.iter().filter(|(class, _)| **class == *named.class).map(|(_, name)| *name);
    INHERITED.into_iter().chain(own).find(|name| **name == *named.name)
}

impl Program {
    pub fn new(source: &dyn Classes, main: &MethodRef) -> Program {
        let classes = source.program_classes();
        let hierarchy = Hierarchy::new(&classes);
        let named = hierarchy.named_from(&main.class);
        let mut program = Program {
            methods: PrimaryMap::new(),
            ids: FxHashMap::default(),
            mentions: FxHashMap::default(),
            notices: None,
            classes: Vec::new(),
        };
        for (number, class) in classes.iter().enumerate() {
            let is_named = named.contains(&**class.name());
            if is_named {
                program.mention_handles(class);
            }
            let has_copies = !class.is_interface() && !has_computed_version(source, class);
            for (index, member) in class.methods.iter().enumerate() {
                let Ok(Some(code)) = Code::decode(class, member) else { continue };
                let decl = class.method_ref(member);
                let can_be_copied = has_copies && !member.name().starts_with('<');
                let instructions = code.insns().count();
                let id = program.methods.push(Method {
                    decl: decl.clone(),
                    class: number,
                    index,
                    code,
                    instructions,
                    calls: Vec::new(),
                    can_be_copied,
                });
                program.ids.insert(decl, id);
            }
        }
        for id in program.methods.keys().collect::<Vec<_>>() {
            let class = &classes[program.methods[id].class];
            program.methods[id].calls = program.calls(class, &hierarchy, named.contains(&**class.name()), id);
        }
        program.classes = classes;
        program
    }

    /// By what the program could notice copies, if by anything.
    pub fn notices_copies(&self) -> Option<&'static str> {
        self.notices
    }

    /// The version of a method's class.
    pub fn version_of(&self, method: MethodId) -> u16 {
        self.classes[self.methods[method].class].major
    }

    /// How many instructions and constants may mean a method.
    pub fn mentions_of(&self, method: MethodId) -> usize {
        let decl = &self.methods[method].decl;
        self.mentions.get(&(decl.name.clone(), decl.desc.clone())).copied().unwrap_or(0)
    }

    fn mention_handles(&mut self, class: &ClassFile) {
        for (_, constant) in class.pool.iter() {
            if let Constant::MethodHandle { reference, .. } = constant
                && let Some((_, member)) = class.pool.member(reference)
            {
                *self.mentions.entry((member.name, member.desc)).or_insert(0) += 1;
            }
        }
    }

    /// The calls of a method of `class`, if something names the class: others are looked at for what would
    /// notice copies only.
    fn calls(
        &mut self,
        class: &ClassFile,
        hierarchy: &Hierarchy<'_>,
        is_named: bool,
        id: MethodId,
    ) -> Vec<Call> {
        let method = &self.methods[id];
        let Ok(cfg) = Cfg::build(&method.code) else { return Vec::new() };
        let loops: LoopForest<BasicBlock> = LoopForest::compute(&cfg);
        let mut calls = Vec::new();
        let mut mentioned = Vec::new();
        for (node, insn) in method.code.insns() {
            let Insn::Invoke { op, index } = insn else { continue };
            let Some((named, _)) = class.pool.method(*index) else { continue };
            self.notices = self.notices.or_else(|| notices(&named));
            if !is_named {
                continue;
            }
            mentioned.push((named.name.clone(), named.desc.clone()));
            let Some(block) = cfg.block_at(node as u32) else { continue };
            let target = hierarchy.only_target(*op, &named, class).and_then(|t| self.ids.get(&t));
            if let Some(&target) = target {
                calls.push(Call { node: node as u32, target, in_loop: loops.innermost(block).is_some() });
            }
        }
        for name in mentioned {
            *self.mentions.entry(name).or_insert(0) += 1;
        }
        calls
    }
}

/// Who inherits from whom among the program's classes.
struct Hierarchy<'a> {
    classes: FxHashMap<&'a str, &'a ClassFile>,
    /// Direct subclasses.
    below: FxHashMap<&'a str, Vec<&'a ClassFile>>,
}

impl<'a> Hierarchy<'a> {
    fn new(classes: &'a [Arc<ClassFile>]) -> Hierarchy<'a> {
        let mut below: FxHashMap<&str, Vec<&ClassFile>> = FxHashMap::default();
        for class in classes {
            if let Some(up) = class.super_name() {
                below.entry(up).or_default().push(class);
            }
        }
        Hierarchy { classes: classes.iter().map(|c| (&**c.name(), &**c)).collect(), below }
    }

    /// The classes of the program that are named from a class on, also by strings: a jar may hold other
    /// programs and parts of libraries that nothing uses, and what these call is called in no phase. A class
    /// that is loaded by a name that is put together counts as unused; its calls are then counted where the
    /// methods themselves are.
    fn named_from(&self, first: &str) -> FxHashSet<&'a str> {
        let mut named = FxHashSet::default();
        let mut waiting: Vec<&ClassFile> = self.classes.get(first).copied().into_iter().collect();
        while let Some(class) = waiting.pop() {
            if !named.insert(&**class.name()) {
                continue;
            }
            for (index, constant) in class.pool.iter() {
                let name = match constant {
                    Constant::Class(_) => class.pool.class_name(index),
                    Constant::String(_) => class.pool.string_value(index).map(|s| s.replace('.', "/").into()),
                    _ => None,
                };
                let array = name.as_deref().filter(|n| n.starts_with('[')).map(|n| n.trim_start_matches('['));
                let element = array.and_then(|a| a.strip_prefix('L')?.strip_suffix(';'));
                waiting.extend(element.or(name.as_deref()).and_then(|n| self.classes.get(n)));
            }
        }
        named
    }

    /// The one method of the program that a call of `named` in `caller` can enter.
    fn only_target(&self, op: InvokeOp, named: &MethodRef, caller: &ClassFile) -> Option<MethodRef> {
        if op == InvokeOp::Interface {
            return None;
        }
        let mut class = *self.classes.get(&*named.class)?;
        let calls_super =
            op == InvokeOp::Special && &*named.name != "<init>" && named.class != *caller.name();
        if calls_super {
            // Looked for from the direct superclass on, which the named class may be above of.
            class = *self.classes.get(&**caller.super_name()?)?;
        }
        let (declaring, member) = self.resolve(class, named)?;
        let is_fixed = op != InvokeOp::Virtual || member.access & (access::PRIVATE | access::FINAL) != 0;
        if member.is_static() != (op == InvokeOp::Static)
            || member.is_abstract()
            || !is_fixed && self.is_overridden_below(class, named)
        {
            return None;
        }
        Some(declaring.method_ref(member))
    }

    fn resolve(&self, class: &'a ClassFile, named: &MethodRef) -> Option<(&'a ClassFile, &'a Member)> {
        // A longer chain of superclasses is a circle.
        let mut class = class;
        for _ in 0..=self.classes.len() {
            if let Some((_, member)) = class.method(&named.name, &named.desc) {
                return Some((class, member));
            }
            class = *self.classes.get(&**class.super_name()?)?;
        }
        None
    }

    fn is_overridden_below(&self, class: &ClassFile, named: &MethodRef) -> bool {
        let mut waiting = vec![&**class.name()];
        let mut seen: FxHashSet<&str> = FxHashSet::default();
        while let Some(name) = waiting.pop() {
            for sub in self.below.get(name).into_iter().flatten().filter(|s| seen.insert(s.name())) {
                if sub.method(&named.name, &named.desc).is_some() {
                    return true;
                }
                waiting.push(sub.name());
            }
        }
        false
    }
}

/// Whether the JVM computes the serial version of a class from its members: methods more would be another
/// version.
fn has_computed_version(source: &dyn Classes, class: &ClassFile) -> bool {
    if class.fields.iter().any(|f| &**f.name() == "serialVersionUID") {
        return false;
    }
    let mut seen: FxHashSet<Name> = FxHashSet::default();
    let mut waiting: Vec<Name> = class.super_name().into_iter().chain(class.interfaces()).cloned().collect();
    while let Some(name) = waiting.pop() {
        if &*name == "java/io/Serializable" {
            return true;
        }
        if seen.insert(name.clone())
            && let Some(up) = source.class(&name)
        {
            waiting.extend(up.super_name().into_iter().chain(up.interfaces()).cloned());
        }
    }
    false
}
