//! Which classes below one override its methods.
//!
//! Of many objects of the JDK only a class is known that they are of or below. What the code of that class
//! does is not all then: `ColorModel.getComponents` only throws, the models that there are override it.
//! Classes below are looked for in the same package, where the JDK has nearly all of those that programs
//! meet; looking through all 27,000 classes would take longer than most analyses.

use std::sync::{Arc, Mutex};

use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::names::{MethodRef, Name};
use rustc_hash::FxHashMap;

use super::Inference;
use crate::hierarchy::linearize;

/// The classes below each class that was asked for.
pub(crate) type Below = Mutex<FxHashMap<Name, Arc<[Name]>>>;

impl Inference {
    /// The classes below the one that a method is asked of, in its package, that have code of their own for
    /// it, in the order of the JDK's image.
    pub(crate) fn overriding(&self, method: &MethodRef) -> Vec<Name> {
        const FIXED: u16 = access::FINAL | access::STATIC | access::PRIVATE;
        let is_fixed = self.resolve(method).is_none_or(|(_, member)| member.access & FIXED != 0);
        let Some(class) = self.jdk.load(&method.class).filter(|c| !is_fixed && c.access & access::FINAL == 0)
        else {
            return Vec::new();
        };
        let overrides = |name: &&Name| {
            let below = self.jdk.load(name);
            below.is_some_and(|c| c.method(&method.name, &method.desc).is_some_and(|(_, m)| !m.is_abstract()))
        };
        self.below(&class).iter().filter(overrides).cloned().collect()
    }

    fn below(&self, class: &ClassFile) -> Arc<[Name]> {
        let memo = || self.below.lock().unwrap_or_else(|p| p.into_inner());
        if let Some(known) = memo().get(class.name()) {
            return known.clone();
        }
        let package = class.name().rsplit_once('/').map_or("", |(package, _)| package);
        let all = self.jdk.jdk().map_or(&[][..], |jdk| jdk.package(package));
        let is_below =
            |name: &&Name| *name != class.name() && linearize(name, &*self.jdk).contains(class.name());
        let found: Arc<[Name]> = all.iter().filter(is_below).cloned().collect();
        memo().entry(class.name().clone()).or_insert(found).clone()
    }
}
