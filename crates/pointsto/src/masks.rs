//! Type filters as bitmaps: for each type the objects that can be of it.
//!
//! Whether an object passes depends on its class and on little else. So objects are sorted into *shapes*, of
//! which there are as many as classes, and only shapes are tested. A mask grows when it is asked for and
//! objects were made since.

use mantis_classfile::lang;
use mantis_classfile::names::Name;
use rustc_hash::FxHashMap;

use crate::entities::Obj;
use crate::graph::Filter;
use crate::heap::Heap;
use crate::objects::ObjSet;
use crate::program::Program;
use crate::types::{TypeId, Types};

/// What objects have in common that pass the same filters and on which a call runs the same.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shape(u32);

#[derive(Clone, PartialEq, Eq, Hash)]
struct Traits {
    class: Name,
    exact: bool,
    is_app: bool,
    is_value: bool,
    /// Objects with interfaces besides their class are shapes of their own.
    marked: Option<Obj>,
}

impl Traits {
    fn of(heap: &Heap, obj: Obj) -> Traits {
        let data = &heap.objects[obj];
        Traits {
            class: data.class.clone(),
            exact: data.exact,
            is_app: data.is_app,
            is_value: data.is_value(),
            marked: heap.markers.contains_key(&obj).then_some(obj),
        }
    }
}

/// The objects that pass one filter.
#[derive(Default)]
struct Mask {
    passing: ObjSet,
    /// Objects from here on were not looked at.
    upto: usize,
    /// By shape.
    answers: Vec<Option<bool>>,
}

/// The shapes of all objects and the masks asked for so far.
#[derive(Default)]
pub(crate) struct Masks {
    ids: FxHashMap<Traits, Shape>,
    /// By shape.
    traits: Vec<Traits>,
    /// By object.
    shapes: Vec<Shape>,
    masks: FxHashMap<TypeId, Mask>,
}

impl Masks {
    /// The shape of an object.
    pub fn shape(&mut self, heap: &Heap, obj: Obj) -> Shape {
        while self.shapes.len() <= obj.as_u32() as usize {
            let next = Obj::from_u32(self.shapes.len() as u32);
            let shape = self.sort(heap, next);
            self.shapes.push(shape);
        }
        self.shapes[obj.as_u32() as usize]
    }

    fn sort(&mut self, heap: &Heap, obj: Obj) -> Shape {
        let all = &mut self.traits;
        let traits = Traits::of(heap, obj);
        *self.ids.entry(traits.clone()).or_insert_with(|| {
            all.push(traits);
            Shape(all.len() as u32 - 1)
        })
    }

    /// More is known of the class of an object than when it was made.
    pub fn refined(&mut self, heap: &Heap, obj: Obj) {
        if (obj.as_u32() as usize) < self.shapes.len() {
            self.shapes[obj.as_u32() as usize] = self.sort(heap, obj);
            self.masks.clear();
        }
    }
}

/// The masks together with what making them takes.
pub(crate) struct Filters<'s> {
    pub masks: &'s mut Masks,
    pub types: &'s mut Types,
    pub heap: &'s Heap,
    pub program: &'s Program,
}

impl Filters<'_> {
    /// Whether an object can be of a type.
    pub fn passes(&mut self, obj: Obj, filter: TypeId) -> bool {
        let shape = self.masks.shape(self.heap, obj);
        let mask = self.masks.masks.entry(filter).or_default();
        let traits = &self.masks.traits[shape.0 as usize];
        answer(mask, shape, || can_be(self.types, self.heap, self.program, traits, filter))
    }
}

impl Filter for Filters<'_> {
    fn mask(&mut self, filter: TypeId) -> &ObjSet {
        let count = self.heap.objects.len();
        if count > 0 {
            self.masks.shape(self.heap, Obj::from_u32(count as u32 - 1));
        }
        let mask = self.masks.masks.entry(filter).or_default();
        for i in mask.upto..count {
            let shape = self.masks.shapes[i];
            let traits = &self.masks.traits[shape.0 as usize];
            if answer(mask, shape, || can_be(self.types, self.heap, self.program, traits, filter)) {
                mask.passing.insert(Obj::from_u32(i as u32));
            }
        }
        mask.upto = count;
        &mask.passing
    }
}

fn answer(mask: &mut Mask, shape: Shape, test: impl FnOnce() -> bool) -> bool {
    let index = shape.0 as usize;
    if mask.answers.len() <= index {
        mask.answers.resize(index + 1, None);
    }
    *mask.answers[index].get_or_insert_with(test)
}

/// Whether an object can be of a type: one whose class is only an upper bound can when its real class could.
fn can_be(types: &mut Types, heap: &Heap, program: &Program, traits: &Traits, filter: TypeId) -> bool {
    let class = types.id(&traits.class);
    if types.is_subtype(program, class, filter) {
        return true;
    }
    if traits.exact || traits.is_value && &*traits.class != lang::OBJECT {
        let markers = traits.marked.and_then(|obj| heap.markers.get(&obj));
        return markers.into_iter().flatten().any(|marker| {
            let marker = types.id(marker);
            types.is_subtype(program, marker, filter)
        });
    }
    types.may_be_below(program, class, filter)
}
