//! What the look-up of effects needs to know of class hierarchies.

use mantis_classfile::hierarchy::{ClassPath, Hierarchy as _};
use mantis_classfile::names::Name;

/// Supertypes of a class, as its class file names them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Supers {
    /// The superclass; `None` for `java/lang/Object`.
    pub super_class: Option<Name>,
    /// The direct superinterfaces, in order.
    pub interfaces: Vec<Name>,
}

/// Knows supertypes of application, library and JDK classes.
pub trait Hierarchy {
    /// The direct supertypes of a class, `None` if the class is unknown.
    fn supers(&self, class: &str) -> Option<Supers>;
}

/// Knows no class: every look-up stays at the named class and `java/lang/Object`.
#[derive(Copy, Clone, Debug, Default)]
pub struct NoHierarchy;

impl Hierarchy for NoHierarchy {
    fn supers(&self, _class: &str) -> Option<Supers> {
        None
    }
}

/// A class and its supertypes in the order in which descriptions are looked for: nearer ones first,
/// superclasses before interfaces of the same distance, `java/lang/Object` last. Array descriptors have only
/// `Object` above them.
pub fn linearize(class: &str, hierarchy: &dyn Hierarchy) -> Vec<Name> {
    const OBJECT: &str = "java/lang/Object";
    let mut order = vec![Name::from(class)];
    let mut next = 0;
    while next < order.len() {
        let Some(supers) = hierarchy.supers(&order[next]) else {
            next += 1;
            continue;
        };
        for name in supers.super_class.into_iter().chain(supers.interfaces) {
            if &*name != OBJECT && !order.contains(&name) {
                order.push(name);
            }
        }
        next += 1;
    }
    if class != OBJECT {
        order.push(Name::from(OBJECT));
    }
    order
}

impl Hierarchy for ClassPath {
    fn supers(&self, class: &str) -> Option<Supers> {
        let info = self.class_info(class)?;
        Some(Supers { super_class: info.super_name, interfaces: info.interfaces })
    }
}
