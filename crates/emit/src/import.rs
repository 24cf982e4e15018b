//! Constants of the original class in the emitted one.
//!
//! [`ClassFile::import`] does it, but refuses a dynamic constant whose bootstrap method takes another one of
//! a larger index, as javac writes them for pattern switches over enum constants; those are put together
//! here.

use mantis_classfile::bootstrap::{Loadable, MethodHandle};
use mantis_classfile::class::ClassFile;
use mantis_classfile::constant::{Constant, Cp, PoolError};

/// Dynamic constants nested deeper than this are taken for circular.
const DEEPEST: u8 = 16;

/// Brings a constant of `from` into `class`.
pub(crate) fn import(class: &mut ClassFile, from: &ClassFile, index: Cp) -> Result<Cp, PoolError> {
    match (class.import(from, index), from.pool.get(index)) {
        (Err(PoolError::Missing(_)), Some(Constant::Dynamic { bootstrap, name_and_type })) => {
            let (bootstrap, name_and_type) = parts(class, from, bootstrap, name_and_type, DEEPEST)?;
            class.pool.intern(Constant::Dynamic { bootstrap, name_and_type })
        }
        (Err(PoolError::Missing(_)), Some(Constant::InvokeDynamic { bootstrap, name_and_type })) => {
            let (bootstrap, name_and_type) = parts(class, from, bootstrap, name_and_type, DEEPEST)?;
            class.pool.intern(Constant::InvokeDynamic { bootstrap, name_and_type })
        }
        (result, _) => result,
    }
}

/// Imports the bootstrap method, and the name and type, of a dynamic constant.
fn parts(
    class: &mut ClassFile,
    from: &ClassFile,
    bootstrap: u16,
    name_and_type: Cp,
    depth: u8,
) -> Result<(u16, Cp), PoolError> {
    let bootstrap = bootstrap_method(class, from, bootstrap, depth)?;
    Ok((bootstrap, class.import(from, name_and_type)?))
}

fn bootstrap_method(
    class: &mut ClassFile,
    from: &ClassFile,
    index: u16,
    depth: u8,
) -> Result<u16, PoolError> {
    let missing = PoolError::Missing(index);
    let method = from.bootstrap(index).filter(|_| depth > 0).ok_or(missing)?;
    let handle = handle(class, &method.handle)?;
    let mut args = Vec::with_capacity(method.args.len());
    for arg in &method.args {
        args.push(argument(class, from, arg, depth - 1)?);
    }
    class.add_bootstrap(handle, &args)
}

fn argument(class: &mut ClassFile, from: &ClassFile, arg: &Loadable, depth: u8) -> Result<Cp, PoolError> {
    match arg {
        Loadable::Int(v) => class.pool.integer(*v),
        Loadable::Long(v) => class.pool.long(*v),
        Loadable::Float(v) => class.pool.float(*v),
        Loadable::Double(v) => class.pool.double(*v),
        Loadable::String(text) => class.pool.string(text),
        Loadable::Class(name) => class.pool.class(name),
        Loadable::MethodType(desc) => class.pool.method_type(desc),
        Loadable::MethodHandle(member) => handle(class, member),
        Loadable::Dynamic(index, name, desc) => {
            let bootstrap = bootstrap_method(class, from, *index, depth)?;
            let name_and_type = class.pool.name_and_type(name, desc)?;
            class.pool.intern(Constant::Dynamic { bootstrap, name_and_type })
        }
    }
}

fn handle(class: &mut ClassFile, handle: &MethodHandle) -> Result<Cp, PoolError> {
    let member = &handle.member;
    let reference = match (handle.kind, handle.is_interface) {
        (..=4, _) => class.pool.field_ref(&member.class, &member.name, &member.desc),
        (_, true) => class.pool.interface_method_ref(&member.class, &member.name, &member.desc),
        (_, false) => class.pool.method_ref(&member.class, &member.name, &member.desc),
    }?;
    class.pool.method_handle(handle.kind, reference)
}
