//! The method that stands in the place of a reflective call: decides which recorded case its operands are,
//! and does that.

use std::collections::BTreeSet;

use mantis_classfile::builder::CodeBuilder;
use mantis_classfile::class::access;
use mantis_classfile::descriptor::{MethodDesc, class_of, desc_of, split_type};
use mantis_classfile::insn::Label;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{BranchOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::Unfollowed;
use crate::access::{ClassObject, push_array, push_classes};
use crate::annotations::{ANNOTATIONS, Element};
use crate::calls::{ITERABLE, Kind, is_any_element};
use crate::record::{self, Member, Seen};
use crate::workshop::{WRAPPER, Workshop, stop, throw};

/// How many cases one method tells apart.
const CASES_AT_ONCE: usize = 200;

const COMPONENT: &str = "java/lang/reflect/RecordComponent";
const LOADER: &str = "java/util/ServiceLoader";

/// What tells a case from the others.
pub(crate) enum Test {
    /// Operand 0 is this string.
    Text(String),
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
    /// Throws a new exception with a message.
    Throw(&'static str, String),
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
    /// This one.
    Operand(u16),
    /// The first one, which is a loader of services.
    Loader,
    /// `null`.
    Null,
}

/// Makes the method for a call of `called` in class `from`.
pub(crate) fn make(
    workshop: &mut Workshop<'_>,
    from: &Name,
    kind: Kind,
    called: &MethodRef,
    is_static: bool,
    seen: &BTreeSet<Seen>,
) -> Result<MethodRef, Unfollowed> {
    let parsed = MethodDesc::parse(&called.desc).ok_or_else(|| called.to_string())?;
    let receiver = desc_of(&called.class);
    let params: Vec<&str> = (!is_static).then_some(&*receiver).into_iter().chain(parsed.params).collect();
    let mut cases = Vec::new();
    let seen = of_one_order(seen);
    if kind == Kind::Factory {
        return made_by_factory(workshop, from, called, &seen);
    }
    for one in &seen {
        cases.push(case(workshop, from, kind, called, one)?);
    }
    unique(&seen)?;
    // Operands that decide; `loadClass` has its receiver before the name, `invokeDefault` the proxy.
    let first = usize::from(matches!(kind, Kind::Load | Kind::Default | Kind::Unreflect));
    let tests_of = match (kind, params.get(1)) {
        (Kind::Default | Kind::Unreflect, Some(member)) => class_of(member),
        _ => &*called.class,
    };
    let tested = match kind {
        Kind::Lookup
        | Kind::FindHandle
        | Kind::FindVariable
        | Kind::Proxy
        | Kind::Annotation
        | Kind::IsAnnotated
        | Kind::Repeated => &params[..],
        _ => params.get(first..=first).ok_or_else(|| called.to_string())?,
    };
    let (tests, acts): (Vec<Test>, Vec<Act>) = cases.into_iter().unzip();
    let place = workshop.place();
    // Objects of other classes have a method of this name.
    let others = (&*called.class == ITERABLE).then(|| Act::Itself(called.clone(), true));
    let index = which(workshop, from, &tests, (tests_of, tested), others.is_none().then_some(&*place))?;
    let desc = format!("({}){}", params.concat(), parsed.ret);
    // `Z` is the only primitive parameter and takes one slot like the rest.
    let loads: Vec<LocalOp> =
        params.iter().map(|p| if *p == "Z" { LocalOp::Iload } else { LocalOp::Aload }).collect();
    workshop.add_beside(from, "instead", &desc, |code| {
        for (i, load) in loads.iter().enumerate().skip(first).take(tested.len()) {
            code.local(*load, i as u16);
        }
        code.invoke(InvokeOp::Static, &index.class, &index.name, &index.desc);
        let unseen = code.label();
        let labels: Vec<Label> = acts.iter().map(|_| code.label()).collect();
        code.switch(labels.iter().enumerate().map(|(k, l)| (k as i32, *l)).collect(), unseen);
        let start = code.here();
        for (label, act) in labels.iter().zip(&acts) {
            code.place(*label);
            emit_act(code, act, parsed.ret);
        }
        let end = code.here();
        code.place(unseen);
        match &others {
            Some(act) => emit_act(code, act, parsed.ret),
            None => stop(code, &place),
        }
        if acts.iter().any(|a| matches!(a, Act::Pass(.., true))) {
            let handler = code.here();
            let made = params.len() as u16;
            code.local(LocalOp::Astore, made).typed(TypeOp::New, WRAPPER).op(SimpleOp::Dup);
            code.local(LocalOp::Aload, made);
            code.invoke(InvokeOp::Special, WRAPPER, "<init>", "(Ljava/lang/Throwable;)V");
            code.op(SimpleOp::Athrow);
            code.handler(start, end, handler, None);
        }
    })
}

/// The method that makes the one provider that a factory was seen to find.
fn made_by_factory(
    workshop: &mut Workshop<'_>,
    from: &Name,
    called: &MethodRef,
    seen: &BTreeSet<&Seen>,
) -> Result<MethodRef, Unfollowed> {
    let mut found = seen.iter();
    let (Some(Seen::Used(constructor)), None) = (found.next(), found.next()) else {
        return Err("different providers were found".to_owned());
    };
    let target = workshop.call(constructor, from)?;
    workshop.add_beside(from, "instead", &called.desc, |code| {
        code.op(SimpleOp::AconstNull).op(SimpleOp::AconstNull);
        code.invoke(InvokeOp::Static, &target.class, &target.name, &target.desc);
        code.typed(TypeOp::Checkcast, &called.class).op(SimpleOp::Areturn);
    })
}

/// The method that tells which case it is: a chain of them where there are many cases, since methods are not
/// longer than 64 KB. No case is the end at this place, or -1.
fn which(
    workshop: &mut Workshop<'_>,
    from: &Name,
    tests: &[Test],
    (tests_of, tested): (&str, &[&str]),
    place: Option<&str>,
) -> Result<MethodRef, Unfollowed> {
    let desc = format!("({})I", tested.concat());
    let mut next: Option<MethodRef> = None;
    for (chunk, tests) in tests.chunks(CASES_AT_ONCE).enumerate().rev() {
        next = Some(workshop.add_beside(from, "which", &desc, |code| {
            for (k, test) in tests.iter().enumerate() {
                let other = code.label();
                emit_test(code, test, tests_of, tested.len() as u16, other);
                code.int((chunk * CASES_AT_ONCE + k) as i32).op(SimpleOp::Ireturn).place(other);
            }
            let Some(next) = &next else {
                return match place {
                    Some(place) => stop(code, place),
                    None => drop(code.int(-1).op(SimpleOp::Ireturn)),
                };
            };
            for (i, param) in tested.iter().enumerate() {
                let load = if *param == "Z" { LocalOp::Iload } else { LocalOp::Aload };
                code.local(load, i as u16);
            }
            code.invoke(InvokeOp::Static, &next.class, &next.name, &next.desc).op(SimpleOp::Ireturn);
        })?);
    }
    next.ok_or_else(|| "nothing was recorded of it".to_owned())
}

/// The records without those that say the same: the JVM gives members of a class in an order that no run has
/// to share with another; the first is taken.
fn of_one_order(seen: &BTreeSet<Seen>) -> BTreeSet<&Seen> {
    let mut known = BTreeSet::new();
    let is_new = |one: &&Seen| match one {
        Seen::Members { of, found } => {
            known.insert((of.clone(), found.iter().cloned().collect::<BTreeSet<_>>()))
        }
        _ => true,
    };
    seen.iter().filter(is_new).collect()
}

/// Whether operands decide which case it is.
fn unique(seen: &BTreeSet<&Seen>) -> Result<(), Unfollowed> {
    let mut operands = BTreeSet::new();
    for one in seen {
        let key = match one {
            Seen::Class { name, .. } => name.clone(),
            Seen::Member { of, name, params, .. } => format!("{of} {name} {params}"),
            Seen::Members { of, .. }
            | Seen::Classes { of, .. }
            | Seen::Annotations { of, .. }
            | Seen::OfParameters { of, .. } => of.clone(),
            Seen::Annotation { of, ty, .. } | Seen::Repeated { of, ty, .. } => format!("{of} {ty}"),
            Seen::Handle { of, name, ty, .. } => format!("{of} {name} {ty}"),
            Seen::Used(member) | Seen::Inaccessible(member) => member.to_string(),
            Seen::Services { loader, .. } => loader.clone(),
            Seen::Proxy(interfaces) => interfaces.concat(),
            Seen::Odd(why) => why.clone(),
        };
        if !operands.insert(key) {
            return Err("the same operands had different outcomes".to_owned());
        }
    }
    Ok(())
}

fn case(
    workshop: &mut Workshop<'_>,
    from: &Name,
    kind: Kind,
    called: &MethodRef,
    seen: &Seen,
) -> Result<(Test, Act), Unfollowed> {
    Ok(match (kind, seen) {
        (Kind::ForName | Kind::ForNameIn | Kind::Load, Seen::Class { name, found }) => {
            let act = match found {
                Ok(desc) if kind == Kind::ForNameIn => Act::ClassIf(
                    workshop.class_object(desc, from, true)?,
                    workshop.class_object(desc, from, false)?,
                ),
                Ok(desc) => Act::Class(workshop.class_object(desc, from, kind == Kind::ForName)?),
                Err(message) => Act::Throw("java/lang/ClassNotFoundException", message.clone()),
            };
            (Test::Text(name.clone()), act)
        }
        (Kind::Lookup, Seen::Member { of, name, params, found }) => {
            let of = workshop.class_object(of, from, false)?;
            let is_field = called.name.contains("Field");
            let types = if is_field { None } else { Some(classes(workshop, params, from)?) };
            let name = if &**name == "<init>" { String::new() } else { name.clone() };
            let act = match found {
                Ok(member) => Act::Find(workshop.lookup(member, from)?),
                Err(message) if is_field => Act::Throw("java/lang/NoSuchFieldException", message.clone()),
                Err(message) => Act::Throw("java/lang/NoSuchMethodException", message.clone()),
            };
            (Test::Lookup(of, name, types), act)
        }
        (Kind::List, Seen::Members { of, found }) => {
            let element = match &*called.name {
                "getFields" | "getDeclaredFields" => "java/lang/reflect/Field",
                "getMethods" | "getDeclaredMethods" => "java/lang/reflect/Method",
                _ => "java/lang/reflect/Constructor",
            };
            let of = workshop.class_object(of, from, false)?;
            let found = found.iter().map(|m| workshop.lookup(m, from)).collect::<Result<_, _>>()?;
            (Test::Class(of), Act::FindAll(element.into(), found))
        }
        (Kind::FindHandle | Kind::FindVariable | Kind::Unreflect, Seen::Handle { of, name, ty, found }) => {
            let test = if kind == Kind::Unreflect {
                let member = record::member(name).ok_or_else(|| format!("{name} is not a member"))?;
                test_member(workshop, &member, from)?
            } else {
                let of = workshop.class_object(of, from, false)?;
                let name = if name == "<init>" { String::new() } else { name.clone() };
                match ty.starts_with('(') {
                    true => Test::HandleOf(of, name, ty.clone()),
                    false => Test::FieldOf(of, name, workshop.class_object(ty, from, false)?),
                }
            };
            let act = match found {
                Ok(handle) if kind == Kind::FindVariable => {
                    let find = workshop.variable(&handle.member, from)?;
                    Act::Pass(find, vec![Pass::Operand(0)], false)
                }
                Ok(handle) => Act::Find(workshop.handle(handle, from)?),
                Err((class, message)) => {
                    const THROWN: [&str; 3] = [
                        "java/lang/NoSuchMethodException",
                        "java/lang/NoSuchFieldException",
                        "java/lang/IllegalAccessException",
                    ];
                    let class = THROWN.into_iter().find(|c| c == class);
                    Act::Throw(class.ok_or_else(|| "an exception of its own".to_owned())?, message.clone())
                }
            };
            (test, act)
        }
        (Kind::Components, Seen::Members { of, found }) => {
            let act = Act::Find(workshop.components(of, found, from)?);
            (Test::Class(workshop.class_object(of, from, false)?), act)
        }
        (Kind::Classes, Seen::Classes { of, found }) => {
            let all = found.iter().map(|c| workshop.class_object(c, from, false));
            let act = Act::Classes(all.collect::<Result<_, _>>()?);
            (Test::Class(workshop.class_object(of, from, false)?), act)
        }
        (Kind::Annotation | Kind::IsAnnotated, Seen::Annotation { of, ty, holder }) => {
            let element = element(of, called)?;
            let act = match holder {
                _ if kind == Kind::IsAnnotated => Act::Truth(holder.is_some()),
                Some(holder) => {
                    let made = workshop.annotation(&element, ty, holder, from).map(Act::Find);
                    or_itself(workshop, &element, made, called)?
                }
                None => Act::Null,
            };
            let test = test_element(workshop, &element, called, from)?;
            (Test::Annotated(Box::new(test), workshop.class_object(ty, from, false)?), act)
        }
        (Kind::Repeated, Seen::Repeated { of, ty, holder, count }) => {
            let element = element(of, called)?;
            let all = match holder {
                Some(holder) => workshop.repeated(&element, ty, holder, from)?,
                None => Vec::new(),
            };
            if all.len() != *count {
                return Err(format!("{count} annotations {} are not in a class file", class_of(ty)));
            }
            let test = test_element(workshop, &element, called, from)?;
            let test = Test::Annotated(Box::new(test), workshop.class_object(ty, from, false)?);
            (test, Act::FindAll(class_of(ty).into(), all))
        }
        (Kind::Annotations, Seen::Annotations { of, found }) => {
            let element = element(of, called)?;
            let all = found.iter().map(|(ty, holder)| workshop.annotation(&element, ty, holder, from));
            let made = all.collect::<Result<_, _>>();
            let made = made.map(|all| Act::FindAll("java/lang/annotation/Annotation".into(), all));
            let act = or_itself(workshop, &element, made, called)?;
            (test_element(workshop, &element, called, from)?, act)
        }
        (Kind::OfParameters, Seen::OfParameters { of, found }) => {
            let element = element(of, called)?;
            let made = workshop.of_parameters(&element, found, from);
            let made = made.map(|all| Act::FindAll(ANNOTATIONS.into(), all));
            let act = or_itself(workshop, &element, made, called)?;
            (test_element(workshop, &element, called, from)?, act)
        }
        (_, Seen::Used(member)) => used(workshop, from, kind, member)?,
        (Kind::Invoke | Kind::Construct | Kind::NewInstance | Kind::Get, Seen::Inaccessible(member)) => {
            let test = match kind {
                Kind::NewInstance => {
                    Test::Class(workshop.class_object(&desc_of(&member.class), from, false)?)
                }
                _ => test_member(workshop, member, from)?,
            };
            // The JVM names the caller, its module and an address.
            let message =
                format!("a caller cannot access a member of class {}", member.class.replace('/', "."));
            (test, Act::Throw("java/lang/IllegalAccessException", message))
        }
        (Kind::Services | Kind::FirstService, Seen::Services { loader, providers }) => {
            let target = match kind {
                Kind::Services => workshop.services(providers, from)?,
                _ => workshop.first_service(providers, from)?,
            };
            let test = Test::Is(LOADER, Box::new(Test::Shown(loader.clone())));
            (test, Act::Pass(target, vec![Pass::Loader], false))
        }
        (Kind::Proxy, Seen::Proxy(interfaces)) => {
            let target = workshop.proxy(interfaces, from)?;
            let all = interfaces.iter().map(|i| workshop.class_object(i, from, false));
            (Test::Classes(all.collect::<Result<_, _>>()?), Act::Pass(target, vec![Pass::Operand(2)], false))
        }
        _ => return Err("its records are about something else".to_owned()),
    })
}

/// A case of a member that is used.
fn used(
    workshop: &mut Workshop<'_>,
    from: &Name,
    kind: Kind,
    member: &Member,
) -> Result<(Test, Act), Unfollowed> {
    let test = match kind {
        Kind::NewInstance => Test::Class(workshop.class_object(&desc_of(&member.class), from, false)?),
        _ => test_member(workshop, member, from)?,
    };
    let target = match kind {
        Kind::Get => workshop.field(member, from, false)?,
        Kind::Set => workshop.field(member, from, true)?,
        Kind::Default => workshop.default(member)?,
        _ => workshop.call(member, from)?,
    };
    let act = match kind {
        Kind::Invoke => Act::Pass(target, vec![Pass::Operand(1), Pass::Operand(2)], true),
        Kind::Default => Act::Pass(target, vec![Pass::Operand(0), Pass::Operand(2)], false),
        Kind::Construct => Act::Pass(target, vec![Pass::Null, Pass::Operand(1)], true),
        Kind::NewInstance => Act::Pass(target, vec![Pass::Null, Pass::Null], false),
        Kind::Get => Act::Pass(target, vec![Pass::Operand(1)], false),
        Kind::Set => Act::Pass(target, vec![Pass::Operand(1), Pass::Operand(2)], false),
        _ => return Err("its records are about something else".to_owned()),
    };
    Ok((test, act))
}

/// Annotations of a class or member of the JDK, some of which programs cannot name, are asked for again.
fn or_itself(
    workshop: &Workshop<'_>,
    element: &Element,
    made: Result<Act, Unfollowed>,
    called: &MethodRef,
) -> Result<Act, Unfollowed> {
    let class = match element {
        Element::Class(of) => class_of(of),
        Element::Member(member) | Element::Component(member) => &member.class,
    };
    if made.is_ok() || workshop.is_app(class) {
        return made;
    }
    let in_interface = workshop.class(&called.class).is_some_and(|c| c.is_interface());
    Ok(Act::Itself(called.clone(), in_interface))
}

/// What a recorded call asked for annotations.
fn element(of: &str, called: &MethodRef) -> Result<Element, Unfollowed> {
    if &*called.class == "java/lang/Class" {
        return Ok(Element::Class(of.to_owned()));
    }
    if is_any_element(&called.class) {
        return Ok(record::member(of).map_or_else(|| Element::Class(of.to_owned()), Element::Member));
    }
    let member = record::member(of).ok_or_else(|| format!("{of} is not a member"))?;
    Ok(if &*called.class == COMPONENT { Element::Component(member) } else { Element::Member(member) })
}

fn test_element(
    workshop: &mut Workshop<'_>,
    element: &Element,
    called: &MethodRef,
    from: &Name,
) -> Result<Test, Unfollowed> {
    let member = match element {
        Element::Class(of) => return Ok(Test::Class(workshop.class_object(of, from, false)?)),
        Element::Member(member) | Element::Component(member) => member,
    };
    let test = test_member(workshop, member, from)?;
    if !is_any_element(&called.class) {
        return Ok(test);
    }
    let kind = match &*member.name {
        _ if !member.desc.starts_with('(') => "java/lang/reflect/Field",
        "<init>" => "java/lang/reflect/Constructor",
        _ => "java/lang/reflect/Method",
    };
    Ok(Test::Is(kind, Box::new(test)))
}

/// Class objects of the types in a row.
fn classes(
    workshop: &mut Workshop<'_>,
    mut types: &str,
    from: &Name,
) -> Result<Vec<ClassObject>, Unfollowed> {
    let mut found = Vec::new();
    while let Some((first, rest)) = split_type(types) {
        found.push(workshop.class_object(first, from, false)?);
        types = rest;
    }
    Ok(found)
}

fn test_member(workshop: &mut Workshop<'_>, member: &Member, from: &Name) -> Result<Test, Unfollowed> {
    let of = workshop.class_object(&desc_of(&member.class), from, false)?;
    let Some(desc) = MethodDesc::parse(&member.desc) else {
        return Ok(Test::Member(of, Some(member.name.clone()), None, None));
    };
    let class = workshop.class(&member.class).ok_or_else(|| format!("there is no {}", member.class))?;
    // A bridge has the parameters of another method, perhaps, and calls it; still they are two members.
    let same = |m: &&mantis_classfile::class::Member| m.name() == &member.name;
    let returned =
        if workshop.is_bridged(member) { Some(workshop.class_object(desc.ret, from, false)?) } else { None };
    let alone = class.methods.iter().filter(same).count() == 1 && workshop.is_app(&member.class);
    let types = if alone { None } else { Some(classes(workshop, &desc.params.concat(), from)?) };
    let name = (&*member.name != "<init>").then(|| member.name.clone());
    Ok(Test::Member(of, name, types, returned))
}

/// Goes to `next` when the operands are another case; operand 0 is of class `of`.
fn emit_test(code: &mut CodeBuilder<'_>, test: &Test, of: &str, operands: u16, next: Label) {
    let equals = |code: &mut CodeBuilder<'_>| {
        code.invoke(InvokeOp::Virtual, "java/lang/String", "equals", "(Ljava/lang/Object;)Z");
        code.branch(BranchOp::Ifeq, next);
    };
    match test {
        Test::Text(text) => {
            code.string(text).local(LocalOp::Aload, 0);
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
                Test::HandleOf(.., desc) => {
                    code.string(desc).local(LocalOp::Aload, operands - 1);
                    let method_type = "java/lang/invoke/MethodType";
                    let text = "()Ljava/lang/String;";
                    code.invoke(InvokeOp::Virtual, method_type, "toMethodDescriptorString", text);
                    equals(code);
                }
                _ => {}
            }
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

fn emit_act(code: &mut CodeBuilder<'_>, act: &Act, ret: &str) {
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
        Act::Throw(class, message) => throw(code, class, message),
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
                    Pass::Operand(i) => code.local(LocalOp::Aload, *i),
                    Pass::Loader => code.local(LocalOp::Aload, 0).typed(TypeOp::Checkcast, LOADER),
                    Pass::Null => code.op(SimpleOp::AconstNull),
                };
            }
            call(code, method);
            code.op(if ret == "V" { SimpleOp::Return } else { SimpleOp::Areturn });
        }
    }
}

impl Workshop<'_> {
    /// Whether a class is public.
    pub(crate) fn is_public(&self, name: &str) -> bool {
        self.class(name).is_some_and(|c| c.access & access::PUBLIC != 0)
    }
}
