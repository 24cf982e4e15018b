//! Names that identify classes, methods and fields across all crates.

use std::fmt;
use std::sync::Arc;

/// An internal name (`java/util/List`), a member name or a descriptor. Cheap to clone.
pub type Name = Arc<str>;

/// A method as a constant pool names it: not resolved, the class may only inherit it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MethodRef {
    /// Internal name of the class (or an array descriptor, for `clone`).
    pub class: Name,
    /// Name, `<init>` and `<clinit>` included.
    pub name: Name,
    /// Descriptor.
    pub desc: Name,
}

/// Whether a call of this method of this class copies an array.
pub fn is_array_copy(class: &str, method: &str) -> bool {
    class.starts_with('[') && method == "clone"
}

/// A field as a constant pool names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldRef {
    /// Internal name of the class.
    pub class: Name,
    /// Name.
    pub name: Name,
    /// Descriptor.
    pub desc: Name,
}

impl fmt::Display for MethodRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}{}", self.class, self.name, self.desc)
    }
}

impl fmt::Display for FieldRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}:{}", self.class, self.name, self.desc)
    }
}
