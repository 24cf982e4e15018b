//! Loadable constants and the bootstrap methods of `invokedynamic` and dynamic constants.

use crate::bytes::{Put, Reader};
use crate::class::ClassFile;
use crate::constant::{Constant, ConstantPool, Cp, MemberKind, PoolError};
use crate::names::{MethodRef, Name};

/// A method-handle constant.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MethodHandle {
    /// Reference kind, 1 to 9 (JVMS table 5.4.3.5-A): 1-4 fields, 5 virtual, 6 static, 7 special, 8 new, 9
    /// interface.
    pub kind: u8,
    /// The method, or the field with its descriptor.
    pub member: MethodRef,
    /// Whether it is an interface's method.
    pub is_interface: bool,
}

/// A constant that `ldc` loads or a bootstrap method takes.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Loadable {
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    /// Lone surrogates show as U+FFFD; the constant has them.
    String(Name),
    /// Internal name or array descriptor.
    Class(Name),
    MethodHandle(MethodHandle),
    /// A method descriptor.
    MethodType(Name),
    /// A dynamic constant: index of its bootstrap method, name and field descriptor.
    Dynamic(u16, Name, Name),
}

/// An entry of the `BootstrapMethods` attribute.
#[derive(Clone, Debug, PartialEq)]
pub struct BootstrapMethod {
    /// What is called to link the call site.
    pub handle: MethodHandle,
    /// Its static arguments.
    pub args: Vec<Loadable>,
}

/// An `invokedynamic` call site or dynamic constant.
#[derive(Clone, Debug, PartialEq)]
pub struct CallSite {
    /// Its name.
    pub name: Name,
    /// Its descriptor.
    pub desc: Name,
    /// How it is linked.
    pub bootstrap: BootstrapMethod,
}

impl ConstantPool {
    /// A method-handle constant.
    pub fn method_handle_of(&self, index: Cp) -> Option<MethodHandle> {
        let Constant::MethodHandle { kind, reference } = self.get(index)? else { return None };
        let (member_kind, member) = self.member(reference)?;
        Some(MethodHandle { kind, member, is_interface: member_kind == MemberKind::InterfaceMethod })
    }

    /// The constant that `ldc` of this index loads.
    pub fn loadable(&self, index: Cp) -> Option<Loadable> {
        Some(match self.get(index)? {
            Constant::Integer(v) => Loadable::Int(v),
            Constant::Long(v) => Loadable::Long(v),
            Constant::Float(v) => Loadable::Float(f32::from_bits(v)),
            Constant::Double(v) => Loadable::Double(f64::from_bits(v)),
            Constant::String(text) => Loadable::String(self.text(text)?),
            Constant::Class(name) => Loadable::Class(self.text(name)?),
            Constant::MethodType(desc) => Loadable::MethodType(self.text(desc)?),
            Constant::MethodHandle { .. } => Loadable::MethodHandle(self.method_handle_of(index)?),
            Constant::Dynamic { .. } => {
                let (bootstrap, name, desc) = self.dynamic(index)?;
                Loadable::Dynamic(bootstrap, name, desc)
            }
            _ => return None,
        })
    }
}

impl ClassFile {
    /// Handle and argument constants of each bootstrap method.
    fn bootstrap_entries(&self) -> Option<Vec<(Cp, Vec<Cp>)>> {
        let mut reader = Reader::new(&self.attribute("BootstrapMethods")?.data);
        let mut entries = Vec::new();
        for _ in 0..reader.u2().ok()? {
            let handle = Cp(reader.u2().ok()?);
            let mut args = Vec::new();
            for _ in 0..reader.u2().ok()? {
                args.push(Cp(reader.u2().ok()?));
            }
            entries.push((handle, args));
        }
        Some(entries)
    }

    /// The bootstrap method of this index; `None` if it does not exist or is malformed.
    pub fn bootstrap(&self, index: u16) -> Option<BootstrapMethod> {
        let (handle, args) = self.bootstrap_entries()?.into_iter().nth(usize::from(index))?;
        let args = args.into_iter().map(|arg| self.pool.loadable(arg)).collect::<Option<_>>()?;
        Some(BootstrapMethod { handle: self.pool.method_handle_of(handle)?, args })
    }

    /// What an `invokedynamic` instruction or a dynamic constant says.
    pub fn call_site(&self, index: Cp) -> Option<CallSite> {
        let (bootstrap, name, desc) = self.pool.dynamic(index)?;
        Some(CallSite { name, desc, bootstrap: self.bootstrap(bootstrap)? })
    }

    /// Adds a bootstrap method, or finds an equal one; gives its index.
    pub fn add_bootstrap(&mut self, handle: Cp, args: &[Cp]) -> Result<u16, PoolError> {
        let mut entries = self.bootstrap_entries().unwrap_or_default();
        if let Some(index) = entries.iter().position(|(h, a)| *h == handle && a == args) {
            return Ok(index as u16);
        }
        let index = u16::try_from(entries.len()).map_err(|_| PoolError::Full)?;
        entries.push((handle, args.to_vec()));
        let mut data = Vec::new();
        data.u2(index + 1);
        for (handle, args) in &entries {
            data.u2(handle.0);
            data.u2(args.len() as u16);
            args.iter().for_each(|arg| data.u2(arg.0));
        }
        self.remove_attribute("BootstrapMethods");
        self.add_attribute("BootstrapMethods", data)?;
        Ok(index)
    }

    /// Brings a constant of another class into this one, with all it refers to, bootstrap methods included.
    pub fn import(&mut self, from: &ClassFile, index: Cp) -> Result<Cp, PoolError> {
        let missing = PoolError::Missing(index.0);
        let constant = from.pool.get(index).ok_or(missing)?;
        let imported = match constant {
            Constant::Unusable => return Err(missing),
            Constant::Utf8 { .. } => {
                return self.pool.utf8_raw(from.pool.utf8_bytes(index).ok_or(missing)?);
            }
            Constant::Integer(_) | Constant::Float(_) | Constant::Long(_) | Constant::Double(_) => constant,
            Constant::Class(i) => Constant::Class(self.import_part(from, i, index)?),
            Constant::String(i) => Constant::String(self.import_part(from, i, index)?),
            Constant::MethodType(i) => Constant::MethodType(self.import_part(from, i, index)?),
            Constant::Module(i) => Constant::Module(self.import_part(from, i, index)?),
            Constant::Package(i) => Constant::Package(self.import_part(from, i, index)?),
            Constant::NameAndType { name, desc } => Constant::NameAndType {
                name: self.import_part(from, name, index)?,
                desc: self.import_part(from, desc, index)?,
            },
            Constant::Field { class, name_and_type } => Constant::Field {
                class: self.import_part(from, class, index)?,
                name_and_type: self.import_part(from, name_and_type, index)?,
            },
            Constant::Method { class, name_and_type } => Constant::Method {
                class: self.import_part(from, class, index)?,
                name_and_type: self.import_part(from, name_and_type, index)?,
            },
            Constant::InterfaceMethod { class, name_and_type } => Constant::InterfaceMethod {
                class: self.import_part(from, class, index)?,
                name_and_type: self.import_part(from, name_and_type, index)?,
            },
            Constant::MethodHandle { kind, reference } => {
                Constant::MethodHandle { kind, reference: self.import_part(from, reference, index)? }
            }
            Constant::Dynamic { bootstrap, name_and_type } => Constant::Dynamic {
                bootstrap: self.import_bootstrap(from, bootstrap, index)?,
                name_and_type: self.import_part(from, name_and_type, index)?,
            },
            Constant::InvokeDynamic { bootstrap, name_and_type } => Constant::InvokeDynamic {
                bootstrap: self.import_bootstrap(from, bootstrap, index)?,
                name_and_type: self.import_part(from, name_and_type, index)?,
            },
        };
        self.pool.intern(imported)
    }

    /// Imports a part of `whole`. Parts must be of a lower rank, so that crafted cycles end.
    fn import_part(&mut self, from: &ClassFile, part: Cp, whole: Cp) -> Result<Cp, PoolError> {
        let rank = |index| from.pool.get(index).map_or(0, rank);
        if rank(part) >= rank(whole) {
            return Err(PoolError::Missing(part.0));
        }
        self.import(from, part)
    }

    fn import_bootstrap(&mut self, from: &ClassFile, bootstrap: u16, whole: Cp) -> Result<u16, PoolError> {
        let entries = from.bootstrap_entries().unwrap_or_default();
        let (handle, args) = entries.get(usize::from(bootstrap)).ok_or(PoolError::Missing(whole.0))?;
        let handle = self.import_part(from, *handle, whole)?;
        let mut imported = Vec::with_capacity(args.len());
        for arg in args {
            // A dynamic constant may take dynamic constants; those with a smaller bootstrap index only.
            let nested = match (from.pool.get(*arg), from.pool.get(whole)) {
                (Some(Constant::Dynamic { bootstrap: inner, .. }), Some(Constant::Dynamic { .. })) => {
                    inner < bootstrap
                }
                _ => true,
            };
            if !nested {
                return Err(PoolError::Missing(arg.0));
            }
            imported.push(self.import(from, *arg)?);
        }
        self.add_bootstrap(handle, &imported)
    }
}

/// Constants refer only to constants of lower rank (dynamic ones aside, through their bootstrap methods).
fn rank(constant: Constant) -> u8 {
    match constant {
        Constant::Unusable
        | Constant::Utf8 { .. }
        | Constant::Integer(_)
        | Constant::Float(_)
        | Constant::Long(_)
        | Constant::Double(_) => 0,
        Constant::Class(_)
        | Constant::String(_)
        | Constant::MethodType(_)
        | Constant::Module(_)
        | Constant::Package(_)
        | Constant::NameAndType { .. } => 1,
        Constant::Field { .. } | Constant::Method { .. } | Constant::InterfaceMethod { .. } => 2,
        Constant::MethodHandle { .. } => 3,
        Constant::Dynamic { .. } => 4,
        Constant::InvokeDynamic { .. } => 5,
    }
}
