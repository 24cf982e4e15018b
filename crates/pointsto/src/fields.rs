//! Which fields abstract objects have, and through which of them something reaches on.

use mantis_classfile::names::{FieldRef, Name};
use mantis_library::{Field, Reach};

use crate::entities::Obj;
use crate::heap::{FieldKey, Heap};
use crate::program::{ACC_STATIC, Program};

/// Every field an object may have: pseudo-fields, and declared reference fields of the program's classes.
pub(crate) fn all_fields(program: &Program, heap: &Heap, obj: Obj) -> Vec<FieldKey> {
    let data = &heap.objects[obj];
    if data.is_value() {
        return Vec::new();
    }
    if data.is_array() {
        return vec![FieldKey::Pseudo(Field::Elem), FieldKey::Pseudo(Field::Inner)];
    }
    let mut keys: Vec<FieldKey> = [Field::State, Field::Elem, Field::Key, Field::Value, Field::Inner]
        .into_iter()
        .map(FieldKey::Pseudo)
        .collect();
    if data.is_app {
        keys.extend(declared_fields(program, &data.class));
    }
    keys
}

fn declared_fields(program: &Program, class: &Name) -> Vec<FieldKey> {
    let mut keys = Vec::new();
    for up in program.superclasses(class) {
        if !program.is_app(&up) {
            break;
        }
        if let Some(info) = program.info(&up) {
            for (name, desc, access) in &info.fields {
                if access & ACC_STATIC == 0 {
                    let field = FieldRef { class: up.clone(), name: name.clone(), desc: desc.clone() };
                    keys.push(FieldKey::Declared(field));
                }
            }
        }
    }
    keys
}

/// The fields through which `reach` goes on from an object.
pub(crate) fn reach_fields(program: &Program, heap: &Heap, obj: Obj, reach: Reach) -> Vec<FieldKey> {
    let data = &heap.objects[obj];
    if data.is_value() {
        return Vec::new();
    }
    match reach {
        Reach::Own => Vec::new(),
        Reach::Inner => vec![FieldKey::Pseudo(Field::Inner)],
        Reach::Owned if data.is_array() => vec![FieldKey::Pseudo(Field::Elem)],
        Reach::Owned => {
            [Field::Elem, Field::Key, Field::Value, Field::Inner].into_iter().map(FieldKey::Pseudo).collect()
        }
        Reach::Reachable => all_fields(program, heap, obj),
    }
}
