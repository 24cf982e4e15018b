//! What JDK methods read, write, return, call back and do outside: effect descriptions.
//!
//! [`effect`] has the vocabulary. A [`Library`] answers from a hand-written overlay (`overlay/*.effects`), then from
//! what inference found in the JDK's own bytecode, and for what neither knows from [`mod@conservative`].

pub mod conservative;
pub mod effect;
pub mod hierarchy;

use std::borrow::Cow;

pub use effect::{
    Alloc, Callback, Effect, Externals, Field, Flow, IndexSet, Loc, Needs, Origin, Reach, Root, Source,
    Target, Times, Write,
};
pub use hierarchy::{Hierarchy, NoHierarchy, Supers};
use mantis_classfile::names::{FieldRef, MethodRef, Name};

/// Effects of the JDK's methods.
#[derive(Debug, Default)]
pub struct Library {}

impl Library {
    /// The library described by the built-in overlay.
    pub fn new() -> Library {
        Library {}
    }

    /// The effect of calling `method` on a receiver of class `method.class` (ask with the run-time class where it is
    /// known). Inherited descriptions are found through `hierarchy`; an unknown method has the conservative effect.
    pub fn effect(&self, method: &MethodRef, is_static: bool, _hierarchy: &dyn Hierarchy) -> Cow<'_, Effect> {
        Cow::Owned(conservative::conservative(method, is_static))
    }

    /// What a JDK static field holds: an immutable value or the global object of a static group.
    pub fn static_field(&self, field: &FieldRef) -> Source {
        Source::Root(Root::Static(Name::from(format!("{}.{}", field.class, field.name))))
    }

    /// The class and device of a static group's global object ([`Root::Static`]).
    pub fn static_object(&self, _group: &str) -> Alloc {
        Alloc { class: Name::from("java/lang/Object"), device: Externals::NONE }
    }

    /// External effects of reading or writing the `State` of an object of this class: `FileOutputStream` writes files.
    pub fn device(&self, _class: &str, _hierarchy: &dyn Hierarchy) -> Externals {
        Externals::NONE
    }

    /// Whether objects of this JDK class are immutable values that need no heap object.
    pub fn is_value_class(&self, _class: &str, _hierarchy: &dyn Hierarchy) -> bool {
        false
    }
}
