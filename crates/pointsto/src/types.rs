//! Interned types and cached subtype tests for the filters of the pointer graph.

use cranelift_entity::{PrimaryMap, entity_impl};
use mantis_classfile::names::Name;
use rustc_hash::FxHashMap;

use crate::program::Program;

/// An interned class name or array descriptor.
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TypeId(u32);
entity_impl!(TypeId, "t");

/// The interner and the answers given so far.
#[derive(Default)]
pub struct Types {
    names: PrimaryMap<TypeId, Name>,
    ids: FxHashMap<Name, TypeId>,
    subtype: FxHashMap<(TypeId, TypeId), bool>,
    common: FxHashMap<(TypeId, TypeId), bool>,
}

impl Types {
    /// The id of a class name or array descriptor.
    pub fn id(&mut self, name: &str) -> TypeId {
        if let Some(&id) = self.ids.get(name) {
            return id;
        }
        let name = Name::from(name);
        let id = self.names.push(name.clone());
        self.ids.insert(name, id);
        id
    }

    /// The name of a type.
    pub fn name(&self, id: TypeId) -> &Name {
        &self.names[id]
    }

    /// Whether an object of run-time class `sub` is an instance of `sup`.
    pub fn is_subtype(&mut self, program: &Program, sub: TypeId, sup: TypeId) -> bool {
        if sub == sup {
            return true;
        }
        if let Some(&known) = self.subtype.get(&(sub, sup)) {
            return known;
        }
        let answer = program.is_subtype(&self.names[sub], &self.names[sup]);
        self.subtype.insert((sub, sup), answer);
        answer
    }

    /// Whether an object of the JDK of class `bound`, or of one below it, can be an instance of `wanted`,
    /// which is not above `bound`.
    pub fn may_be_below(&mut self, program: &Program, bound: TypeId, wanted: TypeId) -> bool {
        if let Some(&known) = self.common.get(&(bound, wanted)) {
            return known;
        }
        let answer = have_common_subtype(program, &self.names[bound], &self.names[wanted]);
        self.common.insert((bound, wanted), answer);
        answer
    }
}

/// Objects of the program's classes are known where they are made.
fn have_common_subtype(program: &Program, bound: &Name, wanted: &Name) -> bool {
    if program.is_app(wanted) {
        return false;
    }
    if program.is_subtype(wanted, bound) {
        return true;
    }
    let is_array = bound.starts_with('[') || wanted.starts_with('[');
    if is_array || !program.is_interface(bound) && !program.is_interface(wanted) {
        return false;
    }
    let reaches = |from: &Name, to: &Name| {
        program.below_in_package(from).is_none_or(|all| all.iter().any(|c| program.is_subtype(c, to)))
    };
    reaches(bound, wanted) && reaches(wanted, bound)
}
