//! Lazy values of Scala 3 (3.3 and later), whose fields are set by `sun.misc.Unsafe`, as ordinary code.
//!
//! The class initialiser asks `LazyVals.getOffsetStatic` for the offset of each such field and keeps it in a
//! static field (of a companion class, where the field is an object's); `LazyVals.objCAS` with that offset
//! compares and sets. Which field a call means can be read off the code of the class, so that no run has to
//! record it: the offset that was loaded last is the one that the call is given. A method of the class that
//! compares and sets the field stands in its place.

use std::collections::BTreeMap;

use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::descriptor::class_of;
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::record::{Member, Records, Seen};
use crate::workshop::Workshop;
use crate::{Ran, Unfollowed, line_of};

const LAZY: &str = "scala/runtime/LazyVals$";
/// The end of the descriptor of what gets the object that gives access to memory.
const UNSAFE: &str = ")Lsun/misc/Unsafe;";
const OBJECT: &str = "Ljava/lang/Object;";

/// A call that compares and sets a field: its node, what it calls, the field.
type Swap = (u32, MethodRef, Member);
/// The field whose offset each static field holds.
type Offsets = BTreeMap<FieldRef, Member>;

/// Classes with lazy values that were initialised: their initialisers look up the fields.
pub(crate) fn classes(records: &Records) -> Vec<Name> {
    let lazy =
        |seen: &Seen| matches!(seen, Seen::Member { found: Ok(field), .. } if field.name.contains("$lzy"));
    let mut found: Vec<Name> = records
        .iter()
        .filter(|((method, _), seen)| &*method.name == "<clinit>" && seen.iter().any(lazy))
        .map(|((method, _), _)| method.class.clone())
        .collect();
    found.dedup();
    found
}

/// How often methods of the Scala library were called by calls that are replaced.
pub(crate) type Replaced = BTreeMap<MethodRef, u64>;

/// Replaces the calls in a class.
pub(crate) fn follow(
    workshop: &mut Workshop<'_>,
    class: &Name,
    ran: &dyn Fn(&MethodRef, u32) -> Ran,
    replaced: &mut Replaced,
) -> Result<(), Unfollowed> {
    let missing = || format!("there is no {class}");
    let file = workshop.class(class).ok_or_else(missing)?;
    let fields = offsets(workshop, &file)?;
    let mut users: Vec<Name> =
        fields.values().map(|field| field.class.clone()).chain([class.clone()]).collect();
    users.sort_unstable();
    users.dedup();
    let mut idle = true;
    for user in &users {
        idle &= follow_in(workshop, user, &fields, ran, replaced)?;
    }
    if idle { without_offsets(workshop, class, ran, replaced) } else { Ok(()) }
}

/// Gives a class that keeps offsets which nothing needs any more other numbers in their place. A slice that
/// would tell them is refused: they are another thing in each run.
fn without_offsets(
    workshop: &mut Workshop<'_>,
    class: &Name,
    ran: &dyn Fn(&MethodRef, u32) -> Ran,
    replaced: &mut Replaced,
) -> Result<(), Unfollowed> {
    let missing = || format!("there is no {class}");
    let file = workshop.class(class).ok_or_else(missing)?;
    let Some((index, member)) = file.method("<clinit>", "()V") else { return Ok(()) };
    let method = file.method_ref(member);
    let mut code = Code::decode(&file, member).map_err(|e| e.to_string())?.ok_or_else(missing)?;
    for node in 0..code.nodes.len() {
        let Node::Insn(Insn::Invoke { index, .. }) = &code.nodes[node] else { continue };
        let Some((called, _)) = file.pool.method(*index).filter(|(m, _)| gives_offset(m)) else { continue };
        let run = ran(&method, node as u32);
        workshop.begin(class, run);
        workshop.line = line_of(&code, node as u32);
        *replaced.entry(called.clone()).or_default() += run.count;
        let desc = called.desc.replacen('(', &format!("(L{LAZY};"), 1);
        let instead = workshop.add_beside(class, "offset", &desc, |code| {
            code.local(LocalOp::Aload, 1);
            code.invoke(InvokeOp::Static, "java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I");
            code.op(SimpleOp::I2l).op(SimpleOp::Lreturn);
        })?;
        code.nodes[node] = Node::Insn(workshop.call_instead(class, &instead)?);
    }
    let file = workshop.changed(class).ok_or_else(missing)?;
    file.set_code(index, &code).map_err(|e| e.to_string())
}

/// Replaces the calls in a class that mean these fields; tells whether it needs their offsets for nothing
/// else.
fn follow_in(
    workshop: &mut Workshop<'_>,
    class: &Name,
    fields: &Offsets,
    ran: &dyn Fn(&MethodRef, u32) -> Ran,
    replaced: &mut Replaced,
) -> Result<bool, Unfollowed> {
    let missing = || format!("there is no {class}");
    let file = workshop.class(class).ok_or_else(missing)?;
    let mut all = Vec::new();
    let mut loads = 0;
    for (index, member) in file.methods.iter().enumerate() {
        let Some(code) = Code::decode(&file, member).map_err(|e| e.to_string())? else { continue };
        let is_load = |node: &&Node| match node {
            Node::Insn(Insn::Field { op: FieldOp::Getstatic, index }) => {
                file.pool.field(*index).is_some_and(|f| fields.contains_key(&f))
            }
            _ => false,
        };
        loads += code.nodes.iter().filter(is_load).count();
        let swaps = swaps(&file, &code, fields)?;
        if !swaps.is_empty() {
            all.push((index, file.method_ref(member), code, swaps));
        }
    }
    let idle = loads == all.iter().map(|(.., swaps): &(_, _, _, Vec<Swap>)| swaps.len()).sum::<usize>();
    for (index, method, mut code, swaps) in all {
        for (node, called, field) in swaps {
            let run = ran(&method, node);
            workshop.begin(class, run);
            workshop.line = line_of(&code, node);
            *replaced.entry(called).or_default() += run.count;
            let instead = workshop.swap(&field)?;
            code.nodes[node as usize] = Node::Insn(workshop.call_instead(class, &instead)?);
        }
        let file = workshop.changed(class).ok_or_else(missing)?;
        file.set_code(index, &code).map_err(|e| e.to_string())?;
    }
    Ok(idle)
}

/// Leaves `LazyVals` without the object that nothing but offsets needs any more, which it gets by reflection
/// that cannot be followed; returns what got it.
pub(crate) fn without_unsafe(
    workshop: &mut Workshop<'_>,
    ran: &dyn Fn(&MethodRef, u32) -> Ran,
) -> Result<Option<MethodRef>, Unfollowed> {
    let class = Name::from(LAZY);
    let missing = || format!("there is no {class}");
    let file = workshop.class(&class).ok_or_else(missing)?;
    let (index, member) = file.method("<clinit>", "()V").ok_or_else(missing)?;
    let mut code = Code::decode(&file, member).map_err(|e| e.to_string())?.ok_or_else(missing)?;
    let gets = |node: &Node| match node {
        Node::Insn(Insn::Invoke { op: InvokeOp::Special, index }) => {
            file.pool.method(*index).map(|(m, _)| m).filter(|m| &*m.class == LAZY && m.desc.ends_with(UNSAFE))
        }
        _ => None,
    };
    let call = code.nodes.iter().enumerate().find_map(|(node, insn)| Some((node, gets(insn)?)));
    let Some((node, called)) = call else { return Ok(None) };
    let method = file.method_ref(member);
    workshop.begin(&class, ran(&method, node as u32));
    let desc = format!("(L{LAZY};{UNSAFE}");
    let instead = workshop.add_beside(&class, "unsafe", &desc, |code| {
        code.op(SimpleOp::AconstNull).op(SimpleOp::Areturn);
    })?;
    code.nodes[node] = Node::Insn(workshop.call_instead(&class, &instead)?);
    let file = workshop.changed(&class).ok_or_else(missing)?;
    file.set_code(index, &code).map_err(|e| e.to_string())?;
    Ok(Some(called))
}

/// Methods that nothing calls any more.
pub(crate) fn uncalled(
    workshop: &Workshop<'_>,
    replaced: Replaced,
    ran: &dyn Fn(&MethodRef, u32) -> Ran,
) -> Vec<MethodRef> {
    let entered = |method: &MethodRef| {
        let file = workshop.class(&method.class)?;
        let (_, member) = file.method(&method.name, &method.desc)?;
        let code = Code::decode(&file, member).ok()??;
        (0..code.nodes.len() as u32).map(|node| ran(method, node).count).max()
    };
    let all = replaced.into_iter().filter(|(method, count)| entered(method) == Some(*count));
    all.map(|(method, _)| method).collect()
}

/// The field behind each static field that holds an offset.
fn offsets(workshop: &Workshop<'_>, file: &ClassFile) -> Result<Offsets, Unfollowed> {
    let mut found = Offsets::new();
    let Some((_, member)) = file.method("<clinit>", "()V") else { return Ok(found) };
    let Some(code) = Code::decode(file, member).map_err(|e| e.to_string())? else { return Ok(found) };
    let (mut owner, mut text, mut given) = (file.name().clone(), None, false);
    for node in &code.nodes {
        let Node::Insn(insn) = node else { continue };
        match insn {
            Insn::Ldc { index, .. } => match (file.pool.class_name(*index), file.pool.string_value(*index)) {
                (Some(class), _) => owner = class,
                (None, Some(string)) => text = Some(string),
                _ => {}
            },
            Insn::Invoke { index, .. } => {
                given |= file.pool.method(*index).is_some_and(|(m, _)| gives_offset(&m));
            }
            Insn::Field { op: FieldOp::Putstatic, index } if given => {
                given = false;
                let offset = file.pool.field(*index).filter(|f| &*f.desc == "J");
                let (Some(offset), Some(name)) = (offset, text.take()) else { continue };
                let missing = || format!("{owner} has no field {name}");
                let of = workshop.class(&owner).ok_or_else(missing)?;
                let desc = of.fields.iter().find(|f| *f.name() == name).map(|f| f.desc().clone());
                let desc = desc.ok_or_else(missing)?;
                found.insert(offset, MethodRef { class: owner.clone(), name, desc });
            }
            _ => {}
        }
    }
    Ok(found)
}

fn gives_offset(method: &MethodRef) -> bool {
    &*method.class == LAZY && matches!(name(method), "getOffsetStatic" | "getStaticFieldOffset")
}

/// The name of a method, or of that which it is a copy of.
fn name(method: &MethodRef) -> &str {
    mantis_context::origin(&method.name).map_or(&method.name, |(name, _)| name)
}

/// The calls in some code that mean these fields. Those with an offset of another class are that class's
/// matter.
fn swaps(file: &ClassFile, code: &Code, fields: &Offsets) -> Result<Vec<Swap>, Unfollowed> {
    let mut found = Vec::new();
    let mut last = None;
    for (i, node) in code.nodes.iter().enumerate() {
        match node {
            Node::Insn(Insn::Field { op: FieldOp::Getstatic, index }) => {
                last = file.pool.field(*index).filter(|f| &*f.desc == "J").or(last);
            }
            Node::Insn(Insn::Invoke { index, .. }) => {
                let Some((method, _)) = file.pool.method(*index).filter(|(m, _)| &*m.class == LAZY) else {
                    continue;
                };
                if name(&method) == "objCAS" {
                    let offset = last.take();
                    match offset.as_ref().and_then(|offset| fields.get(offset)) {
                        Some(field) => found.push((i as u32, method, field.clone())),
                        None if offset.is_some_and(|offset| offset.class != *file.name()) => {}
                        None => return Err(format!("{} sets a field at an offset", file.name())),
                    }
                }
            }
            _ => {}
        }
    }
    Ok(found)
}

impl Workshop<'_> {
    /// A call of a static method, for the code of a class.
    pub(crate) fn call_instead(&mut self, class: &Name, method: &MethodRef) -> Result<Insn, Unfollowed> {
        let file = self.changed(class).ok_or_else(|| format!("there is no {class}"))?;
        let index = file.pool.method_ref(&method.class, &method.name, &method.desc);
        Ok(Insn::Invoke { op: InvokeOp::Static, index: index.map_err(|e| e.to_string())? })
    }

    /// `boolean swap(LazyVals, Object of, long offset, Object expected, Object value)`: sets the field if it
    /// holds what is expected. One thread at a time, as with `compareAndSwapObject`.
    fn swap(&mut self, field: &Member) -> Result<MethodRef, Unfollowed> {
        let missing = || format!("there is no {field}");
        let file = self.changed(&field.class).ok_or_else(missing)?;
        let flags = file.field(&field.name, &field.desc).ok_or_else(missing)?.access;
        let is_static = flags & access::STATIC != 0;
        let (get, set) = match is_static {
            true => (FieldOp::Getstatic, FieldOp::Putstatic),
            false => (FieldOp::Getfield, FieldOp::Putfield),
        };
        let desc = format!("(L{LAZY};{OBJECT}J{OBJECT}{OBJECT})Z");
        self.add_inside(&field.class, access::SYNCHRONIZED, "swap", &desc, |code| {
            let other: Label = code.label();
            let object = |code: &mut mantis_classfile::builder::CodeBuilder<'_>| {
                if !is_static {
                    code.local(LocalOp::Aload, 1).typed(TypeOp::Checkcast, &field.class);
                }
            };
            object(code);
            code.field(get, &field.class, &field.name, &field.desc);
            code.local(LocalOp::Aload, 4).branch(BranchOp::IfAcmpne, other);
            object(code);
            code.local(LocalOp::Aload, 5);
            if field.desc != OBJECT.into() {
                code.typed(TypeOp::Checkcast, class_of(&field.desc));
            }
            code.field(set, &field.class, &field.name, &field.desc);
            code.int(1).op(SimpleOp::Ireturn).place(other);
            code.int(0).op(SimpleOp::Ireturn);
        })
    }
}
