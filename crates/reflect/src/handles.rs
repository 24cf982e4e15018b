//! Method handles that are found by name: handles of function objects, whose code is ordinary.
//!
//! What `Lookup.findVirtual` and the like give is replaced by a handle of the same type that calls `apply` of
//! a generated function with its arguments in an array; `apply` unwraps them and does what the member found
//! does. So combinators of handles work as before, and analyses see functions that are called with what the
//! handle is given. Handles of fields (`findVarHandle`) are found again, by constants.

use mantis_classfile::boxing::{unwrap, wrap};
use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::access;
use mantis_classfile::descriptor::{MethodDesc, class_of, desc_of};
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::access::{ClassObject, push_classes};
use crate::record::Member;
use crate::workshop::Workshop;
use crate::{Unfollowed, generated_beside};

pub(crate) const FUNCTION: &str = "java/util/function/Function";
pub(crate) const APPLY: &str = "(Ljava/lang/Object;)Ljava/lang/Object;";
pub(crate) const HANDLE: &str = "Ljava/lang/invoke/MethodHandle;";
const METHOD_TYPE: &str = "Ljava/lang/invoke/MethodType;";

/// A handle of a member, as a run found it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Handle {
    /// How it refers to the member (JVMS table 5.4.3.5-A).
    pub kind: u8,
    /// The member.
    pub member: Member,
    /// The handle's type.
    pub desc: String,
    /// Whether `invoke` collects further arguments in an array.
    pub collects: bool,
}

impl Workshop<'_> {
    /// `MethodHandle find()`: the handle.
    pub fn handle(&mut self, handle: &Handle, from: &Name) -> Result<MethodRef, Unfollowed> {
        let parsed = MethodDesc::parse(&handle.desc).ok_or_else(|| handle.desc.clone())?;
        let used = self.used_by_handle(handle, &parsed, from)?;
        let function = self.function(&used, from)?;
        let types = self.handle_type(&parsed, from)?;
        let last = types.params.last().filter(|_| handle.collects).cloned();
        let found = self.add_beside(from, "find", &format!("(){HANDLE}"), |code| {
            push_handle(code, &types, |code| {
                code.typed(TypeOp::New, &function).op(SimpleOp::Dup);
                code.invoke(InvokeOp::Special, &function, "<init>", "()V");
            });
            if let Some(array) = last {
                array.push(code);
                on_handle(code, "asVarargsCollector", &format!("(Ljava/lang/Class;){HANDLE}"));
            }
            code.op(SimpleOp::Areturn);
        })?;
        // It finds no member of the program by its name, but something all the same.
        self.find_nothing(&found);
        Ok(found)
    }

    /// `VarHandle find(Lookup)`: finds the handle of a field by its exact declaration.
    pub fn variable(&mut self, field: &Member, from: &Name) -> Result<MethodRef, Unfollowed> {
        let of = self.class_object(&desc_of(&field.class), from, false)?;
        let ty = self.class_object(&field.desc, from, false)?;
        let name = field.name.clone();
        let lookup = "java/lang/invoke/MethodHandles$Lookup";
        let desc = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;";
        let found =
            self.add_beside(from, "find", &format!("(L{lookup};)Ljava/lang/invoke/VarHandle;"), |code| {
                code.local(LocalOp::Aload, 0);
                of.push(code);
                code.string(&name);
                ty.push(code);
                code.invoke(InvokeOp::Virtual, lookup, "findVarHandle", desc).op(SimpleOp::Areturn);
            })?;
        self.need(&found, field.clone());
        Ok(found)
    }

    /// Class objects of a handle's type.
    pub(crate) fn handle_type(
        &mut self,
        desc: &MethodDesc<'_>,
        from: &Name,
    ) -> Result<HandleType, Unfollowed> {
        let params = desc.params.iter().map(|p| self.class_object(p, from, false));
        let params = params.collect::<Result<_, _>>()?;
        Ok(HandleType { params, ret: self.class_object(desc.ret, from, false)? })
    }

    /// A class of functions that call this method.
    fn function(&mut self, used: &MethodRef, from: &Name) -> Result<Name, Unfollowed> {
        let name = Name::from(format!("{}$Handle{}", generated_beside(from), self.number()));
        self.add_class(&name, &[FUNCTION])?;
        self.add(&name, access::PUBLIC, "<init>", "()V", |code| {
            code.local(LocalOp::Aload, 0).invoke(InvokeOp::Special, "java/lang/Object", "<init>", "()V");
            code.op(SimpleOp::Return);
        })?;
        self.add_throwing(&name, "apply", APPLY, |code| {
            code.local(LocalOp::Aload, 1);
            code.invoke(InvokeOp::Static, &used.class, &used.name, &used.desc).op(SimpleOp::Areturn);
        })?;
        Ok(name)
    }

    /// `Object use(Object arguments)`: does what the handle does.
    fn used_by_handle(
        &mut self,
        handle: &Handle,
        parsed: &MethodDesc<'_>,
        from: &Name,
    ) -> Result<MethodRef, Unfollowed> {
        const GET: std::ops::RangeInclusive<u8> = 1..=4;
        let member = &handle.member;
        let missing = || format!("there is no {member}");
        let class = self.class(&member.class).ok_or_else(missing)?;
        let in_interface = class.is_interface();
        let flags = if GET.contains(&handle.kind) {
            class.field(&member.name, &member.desc).ok_or_else(missing)?.access
        } else {
            class.method(&member.name, &member.desc).ok_or_else(missing)?.1.access
        };
        let private = flags & access::PRIVATE != 0;
        let op = match handle.kind {
            5 if private => InvokeOp::Special,
            5 if in_interface => InvokeOp::Interface,
            5 => InvokeOp::Virtual,
            6 => InvokeOp::Static,
            7 if private => InvokeOp::Special,
            7 => return Err(format!("a handle of the method of a superclass, {member}")),
            8 => InvokeOp::Special,
            9 => InvokeOp::Interface,
            1..=4 => InvokeOp::Virtual,
            _ => return Err(missing()),
        };
        let (target, kind) = (member.clone(), handle.kind);
        let (params, ret) = (parsed.params.clone(), parsed.ret);
        self.add_near(member, flags, from, APPLY, |code| {
            if kind == 8 {
                code.typed(TypeOp::New, &target.class).op(SimpleOp::Dup);
            }
            for (i, param) in params.iter().enumerate() {
                code.local(LocalOp::Aload, 0).typed(TypeOp::Checkcast, "[Ljava/lang/Object;");
                code.int(i as i32).op(SimpleOp::Aaload);
                unwrap(code, param);
            }
            let (class, name, desc) = (&*target.class, &*target.name, &*target.desc);
            match kind {
                1 => code.field(FieldOp::Getfield, class, name, desc),
                2 => code.field(FieldOp::Getstatic, class, name, desc),
                3 => code.field(FieldOp::Putfield, class, name, desc),
                4 => code.field(FieldOp::Putstatic, class, name, desc),
                _ if in_interface => code.invoke_of_interface(op, class, name, desc),
                _ => code.invoke(op, class, name, desc),
            };
            if kind != 8 {
                wrap(code, ret);
            }
            code.op(SimpleOp::Areturn);
        })
    }
}

/// The type of a handle, as class objects.
pub(crate) struct HandleType {
    pub params: Vec<ClassObject>,
    pub ret: ClassObject,
}

/// Pushes a handle of this type: it calls `apply` of the function that `push` pushes with its arguments in an
/// array.
pub(crate) fn push_handle(
    code: &mut CodeBuilder<'_>,
    of: &HandleType,
    push: impl FnOnce(&mut CodeBuilder<'_>),
) {
    let lookup = "java/lang/invoke/MethodHandles$Lookup";
    let made = format!("()L{lookup};");
    code.invoke(InvokeOp::Static, "java/lang/invoke/MethodHandles", "publicLookup", &made);
    code.class_constant(FUNCTION).string("apply").int(1);
    code.invoke(InvokeOp::Static, class_of(METHOD_TYPE), "genericMethodType", &format!("(I){METHOD_TYPE}"));
    let desc = format!("(Ljava/lang/Class;Ljava/lang/String;{METHOD_TYPE}){HANDLE}");
    code.invoke(InvokeOp::Virtual, lookup, "findVirtual", &desc);
    push(code);
    on_handle(code, "bindTo", &format!("(Ljava/lang/Object;){HANDLE}"));
    code.class_constant("[Ljava/lang/Object;").int(of.params.len() as i32);
    on_handle(code, "asCollector", &format!("(Ljava/lang/Class;I){HANDLE}"));
    push_type(code, of);
    on_handle(code, "asType", &format!("({METHOD_TYPE}){HANDLE}"));
}

/// Calls a method of the handle on the stack.
fn on_handle(code: &mut CodeBuilder<'_>, name: &str, desc: &str) {
    code.invoke(InvokeOp::Virtual, class_of(HANDLE), name, desc);
}

/// Pushes a method type.
fn push_type(code: &mut CodeBuilder<'_>, of: &HandleType) {
    of.ret.push(code);
    push_classes(code, &of.params);
    let desc = format!("(Ljava/lang/Class;[Ljava/lang/Class;){METHOD_TYPE}");
    code.invoke(InvokeOp::Static, class_of(METHOD_TYPE), "methodType", &desc);
}
