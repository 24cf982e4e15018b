//! Code that tells cases apart, and that does what a case says.

use mantis_classfile::boxing::{unwrap, wrap};
use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::descriptor::{MethodDesc, class_of};
use mantis_classfile::insn::Label;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{BranchOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::access::{ClassObject, push_array, push_classes};
use crate::workshop::throw;

const OBJECT: &str = "Ljava/lang/Object;";
const COMPONENT: &str = "java/lang/reflect/RecordComponent";
const LOADER: &str = "java/util/ServiceLoader";

/// What is thrown where the caller of a member cannot access it.
pub(crate) const NO_ACCESS: &str = "java/lang/IllegalAccessException";

/// What tells a case from the others.
pub(crate) enum Test {
    /// Operand 0 is this string.
    Text(String),
    /// Operand 0 is this string, and `toString` of operand 1, a locale, the other one.
    TextFor(String, String),
    /// `toString` of operand 0 is this string.
    Shown(String),
    /// Operand 0 is this class.
    Class(ClassObject),
    /// Operand 0 is a class, operand 1 a name unless it is empty, the last one, if there is a list, types of
    /// parameters.
    Lookup(ClassObject, String, Option<Vec<ClassObject>>),
    /// Operand 0 is a member: declaring class, name unless it is a constructor, types of parameters where
    /// others have its name, and what it returns where others have these, too.
    Member(ClassObject, Option<Name>, Option<Vec<ClassObject>>, Option<ClassObject>),
    /// Operand 1 is this class, operand 2 this name unless it is empty, and the last one a method type with
    /// this descriptor.
    HandleOf(ClassObject, String, String),
    /// The same with the type of a field.
    FieldOf(ClassObject, String, ClassObject),
    /// Operand 1 is this name, operand 2 a method type with this descriptor.
    NamedOf(String, String),
    /// Operand 0 is of this class, and is this.
    Is(&'static str, Box<Test>),
    /// Operand 0 is this, and operand 1 is this class.
    Annotated(Box<Test>, ClassObject),
    /// Operand 1 is an array of these classes.
    Classes(Vec<ClassObject>),
}

/// What a case does.
pub(crate) enum Act {
    /// Returns a class.
    Class(ClassObject),
    /// Returns a class, initialised if operand 1 says so.
    ClassIf(ClassObject, ClassObject),
    /// Throws a new exception, with a message if it has one.
    Throw(&'static str, Option<String>),
    /// Returns what a method without parameters returns.
    Find(MethodRef),
    /// Returns an array of those.
    FindAll(Name, Vec<MethodRef>),
    /// Returns an array of classes.
    Classes(Vec<ClassObject>),
    /// Returns `null`.
    Null,
    /// Returns a truth value.
    Truth(bool),
    /// Calls the method itself, of an interface if so: what it tells of classes of the JDK is the same
    /// everywhere.
    Itself(MethodRef, bool),
    /// Passes operands on to a method; `true` if exceptions are to be wrapped.
    Pass(MethodRef, Vec<Pass>, bool),
}

/// An operand that is passed on.
#[derive(Copy, Clone)]
pub(crate) enum Pass {
    /// This one, as an object.
    Operand(u16),
    /// This one as it is.
    Given(u16),
    /// The first one, which is a loader of services.
    Loader,
    /// `null`.
    Null,
}

/// Goes to `next` when the operands are another case; operand 0 is of class `of`.
pub(crate) fn emit_test(code: &mut CodeBuilder<'_>, test: &Test, of: &str, operands: u16, next: Label) {
    let equals = |code: &mut CodeBuilder<'_>| {
        code.invoke(InvokeOp::Virtual, "java/lang/String", "equals", "(Ljava/lang/Object;)Z");
        code.branch(BranchOp::Ifeq, next);
    };
    match test {
        Test::Text(text) => {
            code.string(text).local(LocalOp::Aload, 0);
            equals(code);
        }
        Test::TextFor(text, locale) => {
            code.string(text).local(LocalOp::Aload, 0);
            equals(code);
            code.string(locale).local(LocalOp::Aload, 1);
            code.invoke(InvokeOp::Virtual, "java/util/Locale", "toString", "()Ljava/lang/String;");
            equals(code);
        }
        Test::Shown(text) => {
            code.string(text).local(LocalOp::Aload, 0).typed(TypeOp::Checkcast, LOADER);
            code.invoke(InvokeOp::Virtual, LOADER, "toString", "()Ljava/lang/String;");
            equals(code);
        }
        Test::Class(class) => {
            code.local(LocalOp::Aload, 0);
            class.push(code);
            code.branch(BranchOp::IfAcmpne, next);
        }
        Test::Lookup(class, name, types) => {
            code.local(LocalOp::Aload, 0);
            class.push(code);
            code.branch(BranchOp::IfAcmpne, next);
            if !name.is_empty() {
                code.string(name).local(LocalOp::Aload, 1);
                equals(code);
            }
            if let Some(types) = types {
                emit_types(code, types, operands - 1, next);
            }
        }
        Test::HandleOf(class, name, _) | Test::FieldOf(class, name, _) => {
            code.local(LocalOp::Aload, 1);
            class.push(code);
            code.branch(BranchOp::IfAcmpne, next);
            if !name.is_empty() {
                code.string(name).local(LocalOp::Aload, 2);
                equals(code);
            }
            match test {
                Test::FieldOf(.., ty) => {
                    code.local(LocalOp::Aload, operands - 1);
                    ty.push(code);
                    code.branch(BranchOp::IfAcmpne, next);
                }
                Test::HandleOf(.., desc) => emit_type(code, desc, operands - 1, next),
                _ => {}
            }
        }
        Test::NamedOf(name, desc) => {
            code.string(name).local(LocalOp::Aload, 1);
            equals(code);
            emit_type(code, desc, 2, next);
        }
        Test::Is(class, test) => {
            code.local(LocalOp::Aload, 0).typed(TypeOp::Instanceof, class).branch(BranchOp::Ifeq, next);
            emit_test(code, test, class, operands, next);
        }
        Test::Annotated(element, class) => {
            emit_test(code, element, of, operands, next);
            code.local(LocalOp::Aload, 1);
            class.push(code);
            code.branch(BranchOp::IfAcmpne, next);
        }
        Test::Member(class, name, types, returned) => {
            let get = |code: &mut CodeBuilder<'_>, what: &str, desc: &str| {
                code.local(LocalOp::Aload, 0).typed(TypeOp::Checkcast, of);
                code.invoke(InvokeOp::Virtual, of, what, desc);
            };
            let declaring = if of == COMPONENT { "getDeclaringRecord" } else { "getDeclaringClass" };
            get(code, declaring, "()Ljava/lang/Class;");
            class.push(code);
            code.branch(BranchOp::IfAcmpne, next);
            if let Some(name) = name {
                code.string(name);
                get(code, "getName", "()Ljava/lang/String;");
                equals(code);
            }
            if let Some(types) = types {
                get(code, "getParameterTypes", "()[Ljava/lang/Class;");
                code.local(LocalOp::Astore, operands);
                emit_types(code, types, operands, next);
            }
            if let Some(returned) = returned {
                get(code, "getReturnType", "()Ljava/lang/Class;");
                returned.push(code);
                code.branch(BranchOp::IfAcmpne, next);
            }
        }
        Test::Classes(types) => emit_types(code, types, 1, next),
    }
}

/// Goes to `next` unless the method type in a local has this descriptor.
fn emit_type(code: &mut CodeBuilder<'_>, desc: &str, local: u16, next: Label) {
    code.string(desc).local(LocalOp::Aload, local);
    let text = "()Ljava/lang/String;";
    code.invoke(InvokeOp::Virtual, "java/lang/invoke/MethodType", "toMethodDescriptorString", text);
    code.invoke(InvokeOp::Virtual, "java/lang/String", "equals", "(Ljava/lang/Object;)Z");
    code.branch(BranchOp::Ifeq, next);
}

/// Goes to `next` unless the array in a local holds these classes; `null` is like an empty one.
fn emit_types(code: &mut CodeBuilder<'_>, types: &[ClassObject], local: u16, next: Label) {
    if types.is_empty() {
        let none = code.label();
        code.local(LocalOp::Aload, local).branch(BranchOp::Ifnull, none);
        code.local(LocalOp::Aload, local).op(SimpleOp::Arraylength).branch(BranchOp::Ifne, next).place(none);
        return;
    }
    code.local(LocalOp::Aload, local).branch(BranchOp::Ifnull, next);
    code.local(LocalOp::Aload, local).op(SimpleOp::Arraylength).int(types.len() as i32);
    code.branch(BranchOp::IfIcmpne, next);
    for (i, ty) in types.iter().enumerate() {
        code.local(LocalOp::Aload, local).int(i as i32).op(SimpleOp::Aaload);
        ty.push(code);
        code.branch(BranchOp::IfAcmpne, next);
    }
}

/// Throws unless the member in operand 0, whose type is given, was made accessible.
pub(crate) fn emit_check(code: &mut CodeBuilder<'_>, member: &str, message: &str) {
    let accessible = code.label();
    code.local(LocalOp::Aload, 0).invoke(InvokeOp::Virtual, class_of(member), "isAccessible", "()Z");
    code.branch(BranchOp::Ifne, accessible);
    throw(code, NO_ACCESS, Some(message));
    code.place(accessible);
}

/// Does what an act says and returns; the operands are of these types.
pub(crate) fn emit_act(code: &mut CodeBuilder<'_>, act: &Act, params: &[&str], ret: &str) {
    let call = |code: &mut CodeBuilder<'_>, m: &MethodRef| {
        code.invoke(InvokeOp::Static, &m.class, &m.name, &m.desc);
    };
    match act {
        Act::Class(class) => {
            class.push(code);
            code.op(SimpleOp::Areturn);
        }
        Act::ClassIf(initialised, plain) => {
            let not = code.label();
            code.local(LocalOp::Iload, 1).branch(BranchOp::Ifeq, not);
            initialised.push(code);
            code.op(SimpleOp::Areturn).place(not);
            plain.push(code);
            code.op(SimpleOp::Areturn);
        }
        Act::Throw(class, message) => throw(code, class, message.as_deref()),
        Act::Find(method) => {
            call(code, method);
            code.op(SimpleOp::Areturn);
        }
        Act::FindAll(element, methods) => {
            push_array(code, element, methods, call);
            code.op(SimpleOp::Areturn);
        }
        Act::Classes(classes) => {
            push_classes(code, classes);
            code.op(SimpleOp::Areturn);
        }
        Act::Itself(method, in_interface) => {
            let params = MethodDesc::parse(&method.desc).map_or(0, |d| d.params.len() as u16);
            (0..=params).for_each(|i| {
                code.local(LocalOp::Aload, i);
            });
            match in_interface {
                true => {
                    code.invoke_of_interface(InvokeOp::Interface, &method.class, &method.name, &method.desc)
                }
                false => code.invoke(InvokeOp::Virtual, &method.class, &method.name, &method.desc),
            };
            code.op(SimpleOp::Areturn);
        }
        Act::Null => {
            code.op(SimpleOp::AconstNull).op(SimpleOp::Areturn);
        }
        Act::Truth(value) => {
            code.int(i32::from(*value)).op(SimpleOp::Ireturn);
        }
        Act::Pass(method, operands, _) => {
            for operand in operands {
                match operand {
                    Pass::Operand(i) | Pass::Given(i) => {
                        let ty = params.get(usize::from(*i)).copied().unwrap_or(OBJECT);
                        code.local(load(ty), *i);
                        if ty.len() == 1 && matches!(operand, Pass::Operand(_)) {
                            wrap(code, ty);
                        }
                    }
                    Pass::Loader => {
                        code.local(LocalOp::Aload, 0).typed(TypeOp::Checkcast, LOADER);
                    }
                    Pass::Null => {
                        code.op(SimpleOp::AconstNull);
                    }
                }
            }
            call(code, method);
            if ret.len() == 1 && ret != "V" {
                unwrap(code, ret);
            }
            code.op(returned(ret));
        }
    }
}

/// The instruction that loads a value of a type.
pub(crate) fn load(desc: &str) -> LocalOp {
    match desc {
        "Z" | "B" | "C" | "S" | "I" => LocalOp::Iload,
        "J" => LocalOp::Lload,
        "F" => LocalOp::Fload,
        "D" => LocalOp::Dload,
        _ => LocalOp::Aload,
    }
}

/// The instruction that returns a value of a type.
fn returned(desc: &str) -> SimpleOp {
    match desc {
        "V" => SimpleOp::Return,
        "Z" | "B" | "C" | "S" | "I" => SimpleOp::Ireturn,
        "J" => SimpleOp::Lreturn,
        "F" => SimpleOp::Freturn,
        "D" => SimpleOp::Dreturn,
        _ => SimpleOp::Areturn,
    }
}
