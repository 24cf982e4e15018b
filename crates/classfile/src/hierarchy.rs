//! Which class extends which, answered from class bytes.

use crate::names::Name;

/// What subtyping needs to know of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassInfo {
    /// Whether it is an interface.
    pub is_interface: bool,
    /// Its superclass; `None` for `java/lang/Object`.
    pub super_name: Option<Name>,
    /// Its direct interfaces.
    pub interfaces: Vec<Name>,
}

/// Knows the supertypes of classes by name, without loading them into a JVM.
pub trait Hierarchy: Sync {
    /// What is known of a class; `None` if it cannot be found.
    fn class_info(&self, name: &str) -> Option<ClassInfo>;
}

/// Knows no class: for code whose frames merge nothing.
#[derive(Copy, Clone, Debug, Default)]
pub struct NoClasses;

impl Hierarchy for NoClasses {
    fn class_info(&self, _name: &str) -> Option<ClassInfo> {
        None
    }
}
