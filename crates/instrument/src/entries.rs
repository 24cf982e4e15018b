//! Methods of the program that the JDK may call: those that override or implement one of a class outside the
//! program, and those of which function objects are made. From where they are called is recorded
//! (`mantis.rt.Called`).

use std::sync::Arc;

use mantis_classfile::class::{ClassFile, Member, access};
use mantis_classfile::constant::Constant;
use mantis_classfile::names::{MethodRef, Name};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::sizes::OtherClasses;

/// Which methods the JDK may call.
pub struct Entries<'a> {
    other: Option<&'a OtherClasses<'a>>,
    /// Direct supertypes of the program's classes.
    supertypes: FxHashMap<Name, Arc<[Name]>>,
    /// Methods that constants name.
    named: FxHashSet<MethodRef>,
}

impl<'a> Entries<'a> {
    /// Entries of a program whose classes [`Entries::add`] tells of; `other` finds the other ones.
    pub fn new(other: Option<&'a OtherClasses<'a>>) -> Self {
        Entries { other, supertypes: FxHashMap::default(), named: FxHashSet::default() }
    }

    /// Tells of a class of the program.
    pub fn add(&mut self, class: &ClassFile) {
        self.supertypes.insert(class.name().clone(), supertypes(class).cloned().collect());
        for (_, constant) in class.pool.iter() {
            if let Constant::MethodHandle { reference, .. } = constant
                && let Some((method, _)) = class.pool.method(reference)
            {
                self.named.insert(method);
            }
        }
    }

    /// Whether the JDK may call it.
    pub fn is_entry(&self, class: &ClassFile, method: &Member) -> bool {
        if self.other.is_none() || method.name().starts_with('<') {
            return false;
        }
        let is_virtual = method.access & (access::STATIC | access::PRIVATE) == 0;
        self.named.contains(&class.method_ref(method)) || is_virtual && self.overrides(class, method)
    }

    /// Whether a class outside the program declares the method.
    fn overrides(&self, class: &ClassFile, method: &Member) -> bool {
        let mut seen = FxHashSet::default();
        let mut work: Vec<Name> = supertypes(class).cloned().collect();
        while let Some(name) = work.pop() {
            if !seen.insert(name.clone()) {
                continue;
            }
            if let Some(above) = self.supertypes.get(&name) {
                work.extend(above.iter().cloned());
            } else if let Some(other) = self.other.and_then(|find| find(&name)) {
                let declared = other.method(method.name(), method.desc());
                if declared.is_some_and(|(_, m)| m.access & (access::STATIC | access::PRIVATE) == 0) {
                    return true;
                }
                work.extend(supertypes(&other).cloned());
            }
        }
        false
    }
}

fn supertypes(class: &ClassFile) -> impl Iterator<Item = &Name> {
    class.super_name().into_iter().chain(class.interfaces())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(name: &str, parent: &str, methods: &[&str]) -> ClassFile {
        let mut class = ClassFile::new(52, 0, name, parent).unwrap();
        for method in methods {
            class.add_method(access::PUBLIC | access::ABSTRACT, method, "()V", None).unwrap();
        }
        class
    }

    #[test]
    fn what_overrides_a_method_of_the_jdk_or_is_named_by_a_constant() {
        let other =
            |name: &str| (name == "jdk/Base").then(|| Arc::new(class("jdk/Base", "jdk/Top", &["run"])));
        let mut between = class("A", "jdk/Base", &[]);
        let handled = between.pool.method_ref("B", "named", "()V").unwrap();
        between.pool.method_handle(6, handled).unwrap();
        let below = class("B", "A", &["run", "named", "own"]);
        let mut entries = Entries::new(Some(&other));
        entries.add(&between);
        entries.add(&below);
        let found: Vec<&str> =
            below.methods.iter().filter(|m| entries.is_entry(&below, m)).map(|m| &**m.name()).collect();
        assert_eq!(found, ["run", "named"]);
    }
}
