//! Logical sizes of objects: what `mantis.rt.Counts` defines for arrays, for instances.
//!
//! They depend on no JVM and none of its flags: 16 bytes of header, fields of 1, 2, 4 or 8 bytes (references
//! 4) without gaps, superclasses' included, rounded up to 8.

use std::sync::{Arc, PoisonError, RwLock};

use mantis_classfile::class::ClassFile;
use mantis_classfile::names::Name;
use rustc_hash::FxHashMap;

/// Gives classes that are not part of the program (those of the JDK) by internal name.
pub type OtherClasses<'a> = dyn Fn(&str) -> Option<Arc<ClassFile>> + Sync + 'a;

/// Sizes of the instances of classes.
pub struct Sizes<'a> {
    other: Option<&'a OtherClasses<'a>>,
    known: RwLock<FxHashMap<Name, Option<Own>>>,
}

/// Superclass of a class and bytes of its own instance fields.
type Own = (Option<Name>, u32);

const HEADER: u32 = 16;
/// Longest chain of superclasses followed; guards against cyclic ones.
const MAX_DEPTH: usize = 1000;

impl<'a> Sizes<'a> {
    /// Sizes of classes that [`Sizes::add`] tells of or `other` finds. A class nobody knows has no fields.
    pub fn new(other: Option<&'a OtherClasses<'a>>) -> Self {
        Sizes { other, known: RwLock::default() }
    }

    /// Tells of a class of the program.
    pub fn add(&self, class: &ClassFile) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.insert(class.name().clone(), Some(own(class)));
    }

    fn lookup(&self, name: &Name) -> Option<Own> {
        if let Some(known) = self.known.read().unwrap_or_else(PoisonError::into_inner).get(name) {
            return known.clone();
        }
        let found = self.other.and_then(|find| find(name)).map(|class| own(&class));
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.insert(name.clone(), found.clone());
        found
    }

    /// Bytes of an instance of the class.
    pub fn instance(&self, class: &Name) -> u32 {
        let mut bytes = HEADER;
        let mut next = Some(class.clone());
        for _ in 0..MAX_DEPTH {
            let Some((parent, fields)) = next.and_then(|name| self.lookup(&name)) else { break };
            bytes = bytes.saturating_add(fields);
            next = parent;
        }
        bytes.div_ceil(8).saturating_mul(8)
    }
}

fn own(class: &ClassFile) -> Own {
    let instance = class.fields.iter().filter(|f| !f.is_static());
    (class.super_name().cloned(), instance.map(|f| field_bytes(f.desc())).sum())
}

fn field_bytes(desc: &str) -> u32 {
    match desc {
        "Z" | "B" => 1,
        "C" | "S" => 2,
        "J" | "D" => 8,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn class(name: &str, parent: &str, fields: &[&str]) -> ClassFile {
        let mut class = ClassFile::new(52, 0, name, parent).unwrap();
        for (i, desc) in fields.iter().enumerate() {
            class.add_field(0, &format!("f{i}"), desc).unwrap();
        }
        class
    }

    #[test]
    fn fields_of_superclasses_count_and_sizes_are_rounded_up() {
        let other = |name: &str| {
            (name == "jdk/Base").then(|| Arc::new(class("jdk/Base", "java/lang/Object", &["J", "Z"])))
        };
        let sizes = Sizes::new(Some(&other));
        sizes.add(&class("A", "jdk/Base", &["Ljava/lang/String;", "[D"]));
        assert_eq!(sizes.instance(&"A".into()), 40); // 16 + 8 + 1 + 4 + 4 = 33
        assert_eq!(sizes.instance(&"jdk/Base".into()), 32);
        assert_eq!(sizes.instance(&"who/Knows".into()), 16);
    }

    #[test]
    fn cyclic_superclasses_end() {
        let sizes = Sizes::new(None);
        sizes.add(&class("A", "B", &["I"]));
        sizes.add(&class("B", "A", &["I"]));
        assert_eq!(sizes.instance(&"A".into()) % 8, 0);
    }
}
