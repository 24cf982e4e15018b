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
}

impl Types {
    /// The id of a class name or array descriptor.
    pub fn id(&mut self, name: &Name) -> TypeId {
        if let Some(&id) = self.ids.get(name) {
            return id;
        }
        let id = self.names.push(name.clone());
        self.ids.insert(name.clone(), id);
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
}
