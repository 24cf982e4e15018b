//! The method that stands in the place of a reflective call: decides which recorded case its operands are,
//! and does that.

use std::collections::BTreeSet;

use mantis_classfile::class::access;
use mantis_classfile::descriptor::{MethodDesc, class_of, desc_of, split_type};
use mantis_classfile::insn::Label;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{InvokeOp, LocalOp, SimpleOp, TypeOp};

use crate::Unfollowed;
use crate::access::ClassObject;
use crate::annotations::{ANNOTATIONS, Element};
use crate::calls::{ITERABLE, Kind, is_any_element};
use crate::emit::{Act, NO_ACCESS, Pass, Test, emit_act, emit_check, emit_test, load};
use crate::record::{self, Member, Seen};
use crate::workshop::{WRAPPER, Workshop, stop};

/// How many cases one method tells apart.
const CASES_AT_ONCE: usize = 200;

const COMPONENT: &str = "java/lang/reflect/RecordComponent";
const LOCALE: &str = "Ljava/util/Locale;";
const LOADER: &str = "java/util/ServiceLoader";

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
    let mut seen = of_one_order(seen);
    match kind {
        Kind::Factory => return made_by_factory(workshop, from, called, &seen),
        Kind::IsProxy => return workshop.is_proxy(from),
        Kind::Handler => return workshop.handler_of(from),
        _ => {}
    }
    let closed = opened_later(kind, &seen);
    seen.retain(|one| !matches!(one, Seen::Inaccessible(member) if closed.contains(member)));
    for one in &seen {
        let (test, act) = case(workshop, from, kind, called, one)?;
        let message = match one {
            Seen::Used(member) if closed.contains(member) => Some(no_access(member)),
            _ => None,
        };
        cases.push((test, (message, act)));
    }
    unique(&seen)?;
    one_default(called, &seen)?;
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
        | Kind::Lambda
        | Kind::LambdaOf
        | Kind::Proxy
        | Kind::Annotation
        | Kind::IsAnnotated
        | Kind::Repeated => &params[..],
        Kind::Bundle if called.desc.contains(LOCALE) => &params[..2],
        _ => params.get(first..=first).ok_or_else(|| called.to_string())?,
    };
    let (tests, acts): (Vec<Test>, Vec<(Option<String>, Act)>) = cases.into_iter().unzip();
    let place = workshop.place();
    // Objects of other classes have a method of this name.
    let others = (&*called.class == ITERABLE).then(|| Act::Itself(called.clone(), true));
    let index = which(workshop, from, &tests, (tests_of, tested), others.is_none().then_some(&*place))?;
    let desc = format!("({}){}", params.concat(), parsed.ret);
    // Those before the last one take one slot each.
    let loads: Vec<LocalOp> = params.iter().map(|p| load(p)).collect();
    workshop.add_beside(from, "instead", &desc, |code| {
        for (i, load) in loads.iter().enumerate().skip(first).take(tested.len()) {
            code.local(*load, i as u16);
        }
        code.invoke(InvokeOp::Static, &index.class, &index.name, &index.desc);
        let unseen = code.label();
        let labels: Vec<Label> = acts.iter().map(|_| code.label()).collect();
        code.switch(labels.iter().enumerate().map(|(k, l)| (k as i32, *l)).collect(), unseen);
        let mut called = Vec::new();
        for (label, (closed, act)) in labels.iter().zip(&acts) {
            code.place(*label);
            if let Some(message) = closed {
                emit_check(code, params[0], message);
            }
            let start = code.here();
            emit_act(code, act, &params, parsed.ret);
            if matches!(act, Act::Pass(.., true)) {
                called.push((start, code.here()));
            }
        }
        code.place(unseen);
        match &others {
            Some(act) => emit_act(code, act, &params, parsed.ret),
            None => stop(code, &place),
        }
        if !called.is_empty() {
            let handler = code.here();
            let made = params.len() as u16;
            code.local(LocalOp::Astore, made).typed(TypeOp::New, WRAPPER).op(SimpleOp::Dup);
            code.local(LocalOp::Aload, made);
            code.invoke(InvokeOp::Special, WRAPPER, "<init>", "(Ljava/lang/Throwable;)V");
            code.op(SimpleOp::Athrow);
            for (start, end) in called {
                code.handler(start, end, handler, None);
            }
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
                code.local(load(param), i as u16);
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

/// Members that the caller could not access at first and could later: the program made them accessible.
fn opened_later(kind: Kind, seen: &BTreeSet<&Seen>) -> BTreeSet<Member> {
    let has_flag = matches!(kind, Kind::Invoke | Kind::Construct | Kind::Get | Kind::Set);
    let opened = seen.iter().filter_map(|one| match one {
        Seen::Inaccessible(member) if has_flag && seen.contains(&Seen::Used(member.clone())) => Some(member),
        _ => None,
    });
    opened.cloned().collect()
}

/// What the JVM says where a member is not accessible; it also names the caller, its module and an address.
fn no_access(member: &Member) -> String {
    format!("a caller cannot access a member of class {}", member.class.replace('/', "."))
}

/// Whether operands decide which case it is.
fn unique(seen: &BTreeSet<&Seen>) -> Result<(), Unfollowed> {
    let mut operands = BTreeSet::new();
    for one in seen {
        let key = match one {
            Seen::Class { name, .. } | Seen::Unlinked { name, .. } => name.clone(),
            Seen::Member { of, name, params, .. } => format!("{of} {name} {params}"),
            Seen::Members { of, .. }
            | Seen::Classes { of, .. }
            | Seen::Annotations { of, .. }
            | Seen::OfParameters { of, .. } => of.clone(),
            Seen::Annotation { of, ty, .. } | Seen::Repeated { of, ty, .. } => format!("{of} {ty}"),
            Seen::Handle { of, name, ty, .. } => format!("{of} {name} {ty}"),
            Seen::Lambda { name, site, .. } => format!("{name} {site}"),
            Seen::Used(member) | Seen::Inaccessible(member) | Seen::Abstract(member) => member.to_string(),
            Seen::Services { loader, .. } => loader.clone(),
            Seen::Proxy(interfaces) => interfaces.concat(),
            Seen::Bundle(name) => name.clone(),
            Seen::BundleClasses { name, locale, .. } => format!("{name} {locale}"),
            Seen::Proxied => String::new(),
            Seen::Odd(why) => why.clone(),
        };
        // A name of which not all languages are known to be of one kind.
        let other = matches!(one, Seen::BundleClasses { name, .. } if operands.contains(name));
        if other || !operands.insert(key) {
            return Err("the same operands had different outcomes".to_owned());
        }
    }
    Ok(())
}

/// Refuses bundles of the usual language where that is not the same in all runs: no operand tells which it
/// is.
fn one_default(called: &MethodRef, seen: &BTreeSet<&Seen>) -> Result<(), Unfollowed> {
    let locale = |one: &&Seen| match one {
        Seen::BundleClasses { locale, .. } => Some(locale.clone()),
        _ => None,
    };
    let usual: BTreeSet<String> = seen.iter().filter_map(locale).collect();
    if usual.len() > 1 && !called.desc.contains(LOCALE) {
        return Err("the usual language differed between runs".to_owned());
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
                Err(message) => Act::Throw("java/lang/ClassNotFoundException", Some(message.clone())),
            };
            (Test::Text(name.clone()), act)
        }
        (Kind::ForName | Kind::ForNameIn, Seen::Unlinked { name, missing }) => {
            let act = Act::Throw("java/lang/NoClassDefFoundError", Some(missing.clone()));
            (Test::Text(name.clone()), act)
        }
        (Kind::Lookup, Seen::Member { of, name, params, found }) => {
            let of = workshop.class_object(of, from, false)?;
            let is_field = called.name.contains("Field");
            let types = if is_field { None } else { Some(classes(workshop, params, from)?) };
            let name = if &**name == "<init>" { String::new() } else { name.clone() };
            let act = match found {
                Ok(member) => Act::Find(workshop.lookup(member, from)?),
                Err(message) if is_field => {
                    Act::Throw("java/lang/NoSuchFieldException", Some(message.clone()))
                }
                Err(message) => Act::Throw("java/lang/NoSuchMethodException", Some(message.clone())),
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
                    Act::Throw(
                        class.ok_or_else(|| "an exception of its own".to_owned())?,
                        Some(message.clone()),
                    )
                }
            };
            (test, act)
        }
        (Kind::Bean, Seen::Members { of, found }) => {
            let act = itself_with(workshop, found, called, from)?;
            (Test::Class(workshop.class_object(of, from, false)?), act)
        }
        (Kind::Bundle, Seen::Bundle(name)) => {
            (Test::Text(name.clone()), itself_with(workshop, &[], called, from)?)
        }
        (Kind::Bundle, Seen::BundleClasses { name, locale, chain }) => {
            let test = match called.desc.contains(LOCALE) {
                true => Test::TextFor(name.clone(), locale.clone()),
                false => Test::Text(name.clone()),
            };
            (test, Act::Find(workshop.bundle(name, chain, from)?))
        }
        (Kind::Lambda | Kind::LambdaOf, Seen::Lambda { name, site, method, also }) => {
            let in_array = kind == Kind::LambdaOf;
            let target = workshop.functions(name, site, method, also, in_array, from)?;
            let implementation = Pass::Operand(if in_array { 3 } else { 4 });
            let act = Act::Pass(target, vec![implementation], false);
            (Test::NamedOf(name.clone(), site.clone()), act)
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
        (Kind::Constants, Seen::Classes { of, found }) => {
            let act = match found.first() {
                Some(constants) => Act::Find(workshop.constants(constants, from)?),
                None => Act::Null,
            };
            (Test::Class(workshop.class_object(of, from, false)?), act)
        }
        (Kind::Constant, Seen::Classes { of, .. }) => {
            let target = workshop.constant(of, from)?;
            let act = Act::Pass(target, vec![Pass::Operand(1)], false);
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
        (
            Kind::Invoke | Kind::Construct | Kind::NewInstance | Kind::Get | Kind::Set,
            Seen::Inaccessible(member),
        ) => {
            let test = test_used(workshop, from, kind, member)?;
            (test, Act::Throw(NO_ACCESS, Some(no_access(member))))
        }
        (Kind::Construct | Kind::NewInstance, Seen::Abstract(member)) => {
            let test = test_used(workshop, from, kind, member)?;
            (test, Act::Throw("java/lang/InstantiationException", None))
        }
        (Kind::Services | Kind::FirstService | Kind::EachService, Seen::Services { loader, providers }) => {
            let (target, operands) = match kind {
                Kind::Services => (workshop.services(providers, from)?, vec![Pass::Loader]),
                Kind::FirstService => (workshop.first_service(providers, from)?, vec![Pass::Loader]),
                _ => (workshop.each_service(providers, from)?, vec![Pass::Loader, Pass::Operand(1)]),
            };
            let test = Test::Is(LOADER, Box::new(Test::Shown(loader.clone())));
            (test, Act::Pass(target, operands, false))
        }
        (Kind::Proxy, Seen::Proxy(interfaces)) => {
            let target = workshop.proxy(interfaces, from)?;
            let all = interfaces.iter().map(|i| workshop.class_object(i, from, false));
            (Test::Classes(all.collect::<Result<_, _>>()?), Act::Pass(target, vec![Pass::Operand(2)], false))
        }
        _ => return Err("its records are about something else".to_owned()),
    })
}

/// Calls a static method of the JDK itself, where these members are as the program has them.
fn itself_with(
    workshop: &mut Workshop<'_>,
    members: &[Member],
    called: &MethodRef,
    from: &Name,
) -> Result<Act, Unfollowed> {
    let target = workshop.itself(members, called, from)?;
    let operands = MethodDesc::parse(&called.desc).map_or(0, |d| d.params.len() as u16);
    Ok(Act::Pass(target, (0..operands).map(Pass::Given).collect(), false))
}

/// Whether it is this member that is used.
fn test_used(
    workshop: &mut Workshop<'_>,
    from: &Name,
    kind: Kind,
    member: &Member,
) -> Result<Test, Unfollowed> {
    Ok(match kind {
        Kind::NewInstance => Test::Class(workshop.class_object(&desc_of(&member.class), from, false)?),
        _ => test_member(workshop, member, from)?,
    })
}

/// A case of a member that is used.
fn used(
    workshop: &mut Workshop<'_>,
    from: &Name,
    kind: Kind,
    member: &Member,
) -> Result<(Test, Act), Unfollowed> {
    let test = test_used(workshop, from, kind, member)?;
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

impl Workshop<'_> {
    /// Whether a class is public.
    pub(crate) fn is_public(&self, name: &str) -> bool {
        self.class(name).is_some_and(|c| c.access & access::PUBLIC != 0)
    }
}
