//! Fields of JDK classes that programs see: public ones (`java.awt.Point.x`), and protected ones in classes
//! that extend theirs (`ByteArrayOutputStream.buf`).
//!
//! Effects do not tell the fields of a JDK object apart, so an access of one of them is one of all
//! pseudo-fields. What a field of a reference type holds may have been put there by effects; or the JDK
//! object made it for itself, which descriptions count to its state. That is a *part* of the object: an
//! object whose fields are those of the whole.

use mantis_classfile::lang;
use mantis_classfile::names::FieldRef;
use mantis_library::Field;

use crate::entities::{Node, Obj};
use crate::heap::{FieldKey, Heap, ObjData, ObjKind};
use crate::program::reference_type;
use crate::solver::Solver;

/// Where effects of the JDK may keep the value of a declared field.
pub(crate) const JDK_FIELDS: [FieldKey; 5] = [
    FieldKey::Pseudo(Field::State),
    FieldKey::Pseudo(Field::Elem),
    FieldKey::Pseudo(Field::Key),
    FieldKey::Pseudo(Field::Value),
    FieldKey::Pseudo(Field::Inner),
];

impl Heap {
    /// The object and field that hold what a field holds: for parts those of the whole.
    pub(crate) fn canonical(&self, obj: Obj, key: FieldKey) -> (Obj, FieldKey) {
        let data = &self.objects[obj];
        match (&data.kind, &key) {
            // Descriptions have the elements of such arrays in the state.
            (ObjKind::Part(whole, _), FieldKey::Pseudo(Field::Elem)) if data.is_primitive_array() => {
                (*whole, FieldKey::Pseudo(Field::State))
            }
            (ObjKind::Part(whole, _), FieldKey::Pseudo(_)) => (*whole, key),
            _ => (obj, key),
        }
    }

    /// The object that an object is a part of.
    pub(crate) fn whole(&self, obj: Obj) -> Option<Obj> {
        match self.objects[obj].kind {
            ObjKind::Part(whole, _) => Some(whole),
            _ => None,
        }
    }
}

impl Solver<'_> {
    /// `to` gets what a field of a JDK class holds, if the object can have that field.
    pub(crate) fn load_of_jdk(&mut self, obj: Obj, field: &FieldRef, to: Node) {
        if !self.may_be(obj, &field.class) {
            return;
        }
        for key in JDK_FIELDS {
            let from = self.field_node(obj, key);
            self.edge(from, to, None);
        }
        if let Some(part) = self.part(obj, field) {
            self.graph.add(to, part);
        }
    }

    /// What a JDK object may have made for a field of its own. Fields of abstract types hold what they were
    /// given.
    fn part(&mut self, obj: Obj, field: &FieldRef) -> Option<Obj> {
        let class = reference_type(&field.desc)?;
        let is_array = class.starts_with('[');
        if !is_array && (&*class == lang::OBJECT || self.program.is_abstract(&class)) {
            return None;
        }
        if self.library.is_value_class(&class, self.program) {
            return Some(self.immutable(&class));
        }
        let whole = self.heap.whole(obj).unwrap_or(obj);
        let device = self.heap.objects[whole].device;
        let kind = ObjKind::Part(whole, class.clone());
        Some(self.heap.object(kind, |kind| ObjData { kind, class, exact: is_array, is_app: false, device }))
    }
}
