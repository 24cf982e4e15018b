//! Reflection that profiled runs have seen, as ordinary code that analyses can follow.
//!
//! **Idea.** Instrumented runs record what each reflective call of the program finds ([`record`], [`calls`]).
//! [`follow`] puts a call of a generated method in the place of each such call: it compares the operands with
//! those recorded and then does what the JDK would do by an ordinary instruction: `new`, a call, an access of
//! a field. Everything behind (call graph, slices, emission) sees a program without reflection. This is the
//! booster of TamiFlex (Bodden et al., Taming Reflection, ICSE 2011), but that here operands nobody recorded
//! do not fall back to reflection: they lead to code that never ran, where predictors stop.
//!
//! - Only the instruction of the call is replaced, by one that takes and leaves the same on the stack, so
//!   that nodes of the code keep their numbers.
//! - Which recorded case it is, a method of its own decides ([`dispatch`]): every slice that needs any case
//!   needs that decision, and so notices operands that are none of them.
//! - What decides stands in a class of its own beside the class with the call, and bears the call's line.
//! - Code that touches a class stands in that class's package, or in the class itself for private members
//!   ([`access`]), so nothing needs more access than it has.
//! - Members that are looked up are looked up again, by their exact declaration; [`Followed::needs`] says
//!   which they are.
//! - Method handles are handles of generated functions ([`handles`]).
//! - Call sites of `LambdaMetafactory` are handles of what makes objects of generated classes (`lambda`).
//! - Bundles of resources that are classes are objects that generated code makes (`bundles`).
//! - Lazy values of Scala 3 are fields that are compared and set ([`mod@lazy`]).
//! - Annotations are objects of generated classes ([`annotations`]); the classes that bear them have none.
//! - Calls that did anything ordinary code could not do are left alone, and a remark says why.

pub mod access;
mod annotations;
mod bundles;
pub mod calls;
pub mod dispatch;
mod emit;
pub mod handles;
mod lambda;
mod lazy;
mod proxy;
pub mod record;
mod services;
pub mod start;
mod workshop;

use std::collections::BTreeSet;
use std::sync::Arc;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, CodeAttribute, Node};
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::InvokeOp;
use rustc_hash::FxHashMap;

use calls::Kind;
use record::{Member, Records, Seen};
use workshop::Workshop;

/// Where classes come from.
pub trait Classes: Sync {
    /// A class of the program or of the JDK.
    fn class(&self, name: &str) -> Option<Arc<ClassFile>>;

    /// Whether the class belongs to the program.
    fn is_app(&self, name: &str) -> bool;
}

/// How the call at a place ran.
#[derive(Copy, Clone, Debug, Default)]
pub struct Ran {
    /// How often.
    pub count: u64,
    /// Whether it threw.
    pub threw: bool,
}

/// How a generated method ran, as far as the call it belongs to tells.
#[derive(Clone, Debug)]
pub struct Generated {
    /// The method.
    pub method: MethodRef,
    /// Executions of each node, at most.
    pub counts: Vec<u64>,
    /// Nodes that may have thrown.
    pub thrown: BTreeSet<u32>,
}

/// A program whose recorded reflection is ordinary code.
#[derive(Debug, Default)]
pub struct Followed {
    /// Classes that changed, and generated ones.
    pub classes: Vec<ClassFile>,
    /// The generated methods.
    pub generated: Vec<Generated>,
    /// Members that must exist under their names where a generated method is kept.
    pub needs: FxHashMap<MethodRef, Vec<Member>>,
    /// Methods that ran, and that nothing calls any more.
    pub uncalled: Vec<MethodRef>,
    /// Calls that are not followed, and why.
    pub remarks: Vec<String>,
}

/// The last part of the names of classes whose code is generated.
const GENERATED: &str = "Mantis$Followed";

/// How the names of generated methods begin that are added to classes of the program.
const METHOD: &str = "mantis$";

/// Whether a class is generated here: the JVM has one of another name and kind in its place, or none.
pub fn is_generated_class(class: &str) -> bool {
    class.contains(GENERATED)
}

/// Whether programs may get objects of a generated class. The functions behind method handles they do not:
/// that calls of handles give them back is what sets of objects are too coarse to tell.
pub fn is_seen(class: &str) -> bool {
    !class.contains("Mantis$Followed$Handle")
}

/// Whether a method is generated here.
pub fn is_generated(method: &MethodRef) -> bool {
    is_generated_class(&method.class) || method.name.starts_with(METHOD)
}

/// Calls with more different cases than this are left alone.
const MOST_CASES: usize = 3000;

/// Why a call is not followed.
pub type Unfollowed = String;

/// Replaces the recorded calls that can be followed.
pub fn follow(classes: &dyn Classes, records: &Records, ran: &dyn Fn(&MethodRef, u32) -> Ran) -> Followed {
    let mut workshop = Workshop::new(classes);
    let forgets = |what: &str| records.values().flatten().any(|s| matches!(s, Seen::Odd(why) if why == what));
    (workshop.reloads, workshop.clears_bundles) = (forgets("reload"), forgets("forgets bundles"));
    let mut remarks = Vec::new();
    for ((method, _), seen) in records {
        let extended: BTreeSet<Name> = seen.iter().filter_map(|s| workshop.extended(s)).collect();
        for interface in extended {
            if !workshop.heirs.contains_key(&interface) {
                let added = workshop.add_heir(&interface, &method.class);
                remarks.extend(added.err());
            }
        }
    }
    for ((method, node), seen) in records {
        workshop.begin(&method.class, ran(method, *node));
        if let Err(why) = replace(&mut workshop, method, *node, seen) {
            workshop.undo();
            remarks.push(format!("reflection in {method} is not followed: {why}"));
        }
    }
    let mut replaced = lazy::Replaced::new();
    for class in lazy::classes(records) {
        if let Err(why) = lazy::follow(&mut workshop, &class, ran, &mut replaced) {
            workshop.undo();
            remarks.push(format!("lazy values of {class} are not followed: {why}"));
        }
    }
    let calls = replaced.len();
    let mut uncalled = lazy::uncalled(&workshop, replaced, ran);
    if calls > 0 && uncalled.len() == calls {
        match lazy::without_unsafe(&mut workshop, ran) {
            Ok(called) => uncalled.extend(called),
            Err(why) => remarks.push(format!("the initialiser of lazy values is not followed: {why}")),
        }
    }
    let mut followed = workshop.finish();
    followed.uncalled = uncalled;
    followed.remarks.extend(remarks);
    followed
}

fn replace(
    workshop: &mut Workshop<'_>,
    method: &MethodRef,
    node: u32,
    seen: &BTreeSet<Seen>,
) -> Result<(), Unfollowed> {
    if let Some(why) = seen.iter().find_map(|s| if let Seen::Odd(why) = s { Some(why) } else { None }) {
        return Err(why.clone());
    }
    if seen.len() > MOST_CASES {
        return Err(format!("it has {} different cases", seen.len()));
    }
    let missing = || format!("there is no {method}");
    let class = workshop.class(&method.class).ok_or_else(missing)?;
    let (index, member) = class.method(&method.name, &method.desc).ok_or_else(missing)?;
    let error = |e: CodeError| e.to_string();
    let mut code = Code::decode(&class, member).map_err(error)?.ok_or_else(missing)?;
    let call = match code.nodes.get(node as usize) {
        Some(Node::Insn(Insn::Invoke { op, index })) => class.pool.method(*index).map(|(m, _)| (*op, m)),
        _ => None,
    };
    let (op, called) = call.ok_or_else(|| "the record is about another program".to_owned())?;
    if op == InvokeOp::Special {
        return Err("it calls the method of a superclass".to_owned());
    }
    let kind = Kind::of(&called).ok_or_else(|| format!("{called} is not followed"))?;
    workshop.line = line_of(&code, node);
    let is_static = op == InvokeOp::Static;
    let instead = dispatch::make(workshop, &method.class, kind, &called, is_static, seen)?;
    if kind == Kind::IsProxy {
        workshop.ask_object(&mut code, node as usize, &method.class)?;
    }
    let class = workshop.changed(&method.class).ok_or_else(missing)?;
    let index_of =
        class.pool.method_ref(&instead.class, &instead.name, &instead.desc).map_err(|e| e.to_string())?;
    code.nodes[node as usize] = Node::Insn(Insn::Invoke { op: InvokeOp::Static, index: index_of });
    class.set_code(index, &code).map_err(error)
}

/// The package of a class, with its last slash.
pub(crate) fn package(class: &str) -> &str {
    class.rfind('/').map_or("", |at| &class[..=at])
}

/// The generated class beside a class.
pub(crate) fn generated_beside(class: &str) -> Name {
    Name::from(format!("{class}${GENERATED}"))
}

/// The source line of a node, 0 when it is unknown.
fn line_of(code: &Code, node: u32) -> u16 {
    let positions = code.label_positions();
    let at = |label: Label| positions.get(label.0 as usize).copied().flatten();
    let lines = code.attributes.iter().filter_map(|a| match a {
        CodeAttribute::Lines(lines) => Some(lines),
        _ => None,
    });
    let before =
        lines.flatten().filter_map(|l| Some((at(l.start)?, l.line))).filter(|l| l.0 <= node as usize);
    before.max_by_key(|l| l.0).map_or(0, |l| l.1)
}
