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

const FUNCTION: &str = "java/util/function/Function";
const APPLY: &str = "(Ljava/lang/Object;)Ljava/lang/Object;";
const HANDLE: &str = "Ljava/lang/invoke/MethodHandle;";
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
        let types =
            parsed.params.iter().map(|p| self.class_object(p, from, false)).collect::<Result<Vec<_>, _>>()?;
        let ret = self.class_object(parsed.ret, from, false)?;
        let last = types.last().filter(|_| handle.collects).cloned();
        let found = self.add_beside(from, "find", &format!("(){HANDLE}"), |code| {
            let lookup = "java/lang/invoke/MethodHandles$Lookup";
            let on = |code: &mut CodeBuilder<'_>, name: &str, desc: &str| {
                code.invoke(InvokeOp::Virtual, "java/lang/invoke/MethodHandle", name, desc);
            };
            code.invoke(
                InvokeOp::Static,
                "java/lang/invoke/MethodHandles",
                "publicLookup",
                &format!("()L{lookup};"),
            );
            code.class_constant(FUNCTION).string("apply").int(1);
            code.invoke(
                InvokeOp::Static,
                class_of(METHOD_TYPE),
                "genericMethodType",
                &format!("(I){METHOD_TYPE}"),
            );
            let desc = format!("(Ljava/lang/Class;Ljava/lang/String;{METHOD_TYPE}){HANDLE}");
            code.invoke(InvokeOp::Virtual, lookup, "findVirtual", &desc);
            code.typed(TypeOp::New, &function).op(SimpleOp::Dup);
            code.invoke(InvokeOp::Special, &function, "<init>", "()V");
            on(code, "bindTo", &format!("(Ljava/lang/Object;){HANDLE}"));
            code.class_constant("[Ljava/lang/Object;").int(types.len() as i32);
            on(code, "asCollector", &format!("(Ljava/lang/Class;I){HANDLE}"));
            push_type(code, &ret, &types);
            on(code, "asType", &format!("({METHOD_TYPE}){HANDLE}"));
            if let Some(array) = last {
                array.push(code);
                on(code, "asVarargsCollector", &format!("(Ljava/lang/Class;){HANDLE}"));
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

/// Pushes a method type.
fn push_type(code: &mut CodeBuilder<'_>, ret: &ClassObject, params: &[ClassObject]) {
    ret.push(code);
    push_classes(code, params);
    let desc = format!("(Ljava/lang/Class;[Ljava/lang/Class;){METHOD_TYPE}");
    code.invoke(InvokeOp::Static, class_of(METHOD_TYPE), "methodType", &desc);
}
