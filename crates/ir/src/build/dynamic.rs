//! What the `invokedynamic` call sites of compilers mean, told by their bootstrap method and its arguments.

use mantis_classfile::bootstrap::{CallSite, Loadable, MethodHandle};
use mantis_classfile::class::ClassFile;
use mantis_classfile::descriptor::{self, MethodDesc};
use mantis_classfile::names::{FieldRef, MethodRef, Name};

use super::lower::constant_of;
use crate::function::{Const, Dynamic};

/// `altMetafactory` flags.
const FLAG_SERIALIZABLE: i32 = 1;
const FLAG_MARKERS: i32 = 2;
const FLAG_BRIDGES: i32 = 4;

/// A call site whose bootstrap entry cannot be read.
pub fn unreadable() -> Dynamic {
    let empty: Name = "".into();
    Dynamic::Unknown { bootstrap: MethodRef { class: empty.clone(), name: empty.clone(), desc: empty } }
}

/// The meaning of a call site; [`Dynamic::Unknown`] also when the arguments are not as the bootstrap method
/// wants them.
pub fn understand(class: &ClassFile, site: CallSite) -> Dynamic {
    let bootstrap = &site.bootstrap.handle.member;
    let understood = match (&*bootstrap.class, &*bootstrap.name) {
        ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => lambda(&site),
        ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants") => concat(&site),
        ("java/lang/invoke/StringConcatFactory", "makeConcat") => plain_concat(&site),
        ("java/lang/runtime/ObjectMethods", "bootstrap") => record(&site),
        ("java/lang/runtime/SwitchBootstraps", "typeSwitch") => Some(switch(class, &site, false)),
        ("java/lang/runtime/SwitchBootstraps", "enumSwitch") => Some(switch(class, &site, true)),
        _ => None,
    };
    understood.unwrap_or_else(|| Dynamic::Unknown { bootstrap: bootstrap.clone() })
}

fn lambda(site: &CallSite) -> Option<Dynamic> {
    let args = &site.bootstrap.args;
    let [Loadable::MethodType(desc), Loadable::MethodHandle(target), Loadable::MethodType(instantiated), ..] =
        &args[..]
    else {
        return None;
    };
    let interface = descriptor::class_of(MethodDesc::parse(&site.desc)?.ret).into();
    let MethodHandle { kind, member, is_interface } = target.clone();
    Some(Dynamic::Lambda {
        interface,
        name: site.name.clone(),
        desc: desc.clone(),
        instantiated: instantiated.clone(),
        kind,
        target: member,
        target_is_interface: is_interface,
        markers: alternatives(&args[3..])?,
    })
}

/// The marker interfaces and bridge descriptors among the further arguments of `altMetafactory`.
fn alternatives(args: &[Loadable]) -> Option<Vec<Name>> {
    let Some((Loadable::Int(flags), mut rest)) = args.split_first() else { return Some(Vec::new()) };
    let mut names = Vec::new();
    if flags & FLAG_SERIALIZABLE != 0 {
        names.push(Name::from("java/io/Serializable"));
    }
    for flag in [FLAG_MARKERS, FLAG_BRIDGES] {
        if flags & flag == 0 {
            continue;
        }
        let (Loadable::Int(count), tail) = rest.split_first()? else { return None };
        let (group, tail) = tail.split_at_checked(usize::try_from(*count).ok()?)?;
        for arg in group {
            let (Loadable::Class(name) | Loadable::MethodType(name)) = arg else { return None };
            names.push(name.clone());
        }
        rest = tail;
    }
    Some(names)
}

fn concat(site: &CallSite) -> Option<Dynamic> {
    let (Loadable::String(recipe), constants) = site.bootstrap.args.split_first()? else { return None };
    Some(Dynamic::Concat {
        recipe: recipe.clone(),
        constants: constants.iter().cloned().map(constant_of).collect(),
    })
}

fn plain_concat(site: &CallSite) -> Option<Dynamic> {
    let operands = MethodDesc::parse(&site.desc)?.params.len();
    Some(Dynamic::Concat { recipe: "\u{1}".repeat(operands).into(), constants: Vec::new() })
}

fn record(site: &CallSite) -> Option<Dynamic> {
    let [Loadable::Class(class), Loadable::String(_), getters @ ..] = &site.bootstrap.args[..] else {
        return None;
    };
    let field = |getter: &Loadable| match getter {
        Loadable::MethodHandle(MethodHandle { kind: 1, member, .. }) => Some(FieldRef {
            class: member.class.clone(),
            name: member.name.clone(),
            desc: member.desc.clone(),
        }),
        _ => None,
    };
    Some(Dynamic::Record { class: class.clone(), fields: getters.iter().map(field).collect::<Option<_>>()? })
}

fn switch(class: &ClassFile, site: &CallSite, on_enum: bool) -> Dynamic {
    let label = |arg: &Loadable| enum_constant(class, arg).unwrap_or_else(|| constant_of(arg.clone()));
    Dynamic::Switch { on_enum, labels: site.bootstrap.args.iter().map(label).collect() }
}

/// The enum constant that a dynamic constant of type `EnumDesc` describes, as a dynamic constant of the
/// enum's type: the arguments of the `EnumDesc.of` that it calls are a `ClassDesc.of` with the class's name,
/// and the constant's name.
fn enum_constant(class: &ClassFile, constant: &Loadable) -> Option<Const> {
    let (name, mut before) = described(class, constant, "Ljava/lang/Enum$EnumDesc;")?;
    let (of, _) = described(class, &before.pop()?, "Ljava/lang/constant/ClassDesc;")?;
    Some(Const::Dynamic(name, Name::from(format!("L{};", of.replace('.', "/")))))
}

/// The last argument, a string, of the bootstrap method of a dynamic constant of some type, and the arguments
/// before it.
fn described(class: &ClassFile, constant: &Loadable, of: &str) -> Option<(Name, Vec<Loadable>)> {
    let Loadable::Dynamic(bootstrap, _, desc) = constant else { return None };
    let mut args = class.bootstrap(*bootstrap).filter(|_| &**desc == of)?.args;
    match args.pop()? {
        Loadable::String(name) => Some((name, args)),
        _ => None,
    }
}
