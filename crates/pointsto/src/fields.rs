//! Which fields abstract objects have, and through which of them something reaches on.

use std::sync::Arc;

use mantis_library::{Field, Reach};

use crate::entities::Obj;
use crate::heap::{FieldKey, Heap};
use crate::parts::JDK_FIELDS;
use crate::program::Program;

const OWNED: [FieldKey; 4] = [
    FieldKey::Pseudo(Field::Elem),
    FieldKey::Pseudo(Field::Key),
    FieldKey::Pseudo(Field::Value),
    FieldKey::Pseudo(Field::Inner),
];

/// Every field an object may have: pseudo-fields, and declared fields of the program's classes.
pub(crate) fn all_fields(program: &Program, heap: &Heap, obj: Obj) -> Arc<[FieldKey]> {
    let data = &heap.objects[obj];
    if data.is_value() {
        return [].into();
    }
    if data.is_array() {
        return [FieldKey::Pseudo(Field::Elem), FieldKey::Pseudo(Field::Inner)].into();
    }
    if !data.is_app {
        return JDK_FIELDS.into();
    }
    let declared = program.fields_of(&data.class);
    JDK_FIELDS.into_iter().chain(declared.iter().map(|&field| FieldKey::Declared(field))).collect()
}

/// The fields through which `reach` goes on from an object.
pub(crate) fn reach_fields(program: &Program, heap: &Heap, obj: Obj, reach: Reach) -> Arc<[FieldKey]> {
    let data = &heap.objects[obj];
    if data.is_value() {
        return [].into();
    }
    match reach {
        Reach::Own => [].into(),
        Reach::Inner => [FieldKey::Pseudo(Field::Inner)].into(),
        Reach::Owned if data.is_array() => [FieldKey::Pseudo(Field::Elem)].into(),
        Reach::Owned => OWNED.into(),
        Reach::Reachable => all_fields(program, heap, obj),
    }
}
