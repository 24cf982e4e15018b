//! The heap abstraction: abstract objects by allocation site, their fields, and heap locations.
//!
//! Objects of the JDK have the pseudo-fields of [`mantis_library::Field`] instead of their declared ones; on
//! arrays every pseudo-field but `Inner` denotes the elements. Immutable values (strings, boxes) share one
//! object per class and have no locations.

use cranelift_entity::{PrimaryMap, entity_impl};
use mantis_classfile::names::{FieldRef, Name};
use mantis_ir::Inst;
use mantis_library::{Externals, Field};
use rustc_hash::FxHashMap;

use crate::entities::{Loc, MethodId, Obj};

/// What made an abstract object.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ObjKind {
    /// `new`, `newarray`, `anewarray`; `multianewarray` makes one object per dimension.
    Alloc(MethodId, Inst, u8),
    /// The n-th object that a JDK method makes at this call (effect uses are numbered per call).
    Fresh(MethodId, Inst, u16, u8),
    /// `invokedynamic` making a function object.
    Lambda(MethodId, Inst),
    /// What a method reference to a constructor makes.
    Constructed(MethodId, Inst),
    /// The global object of a static group of the JDK.
    Static(Name),
    /// All immutable values of a class.
    Immutable(Name),
    /// An exception that the JVM or a JDK method throws.
    Thrown(Name),
    /// One that training saw the JVM throw and whose message tells about code ([`crate::body`]).
    Telling(Name),
    /// The argument array of `main`.
    MainArgs,
    /// What a JDK object made for a field that the program sees, of this class.
    Part(Obj, Name),
    /// A value nobody modelled, of the declared type at this call or access.
    Unknown(MethodId, Inst),
    /// What a JDK method that nobody described made at this call, of the type that it declares.
    Undescribed(MethodId, Inst),
    /// In a coarser heap: all objects of a class (those that [`ObjKind::Alloc`], [`ObjKind::Fresh`],
    /// [`ObjKind::Constructed`], [`ObjKind::Unknown`] and [`ObjKind::Undescribed`] tell apart otherwise), or
    /// those of them made in methods of one class.
    Merged {
        /// The class whose methods make them.
        by: Option<Name>,
        /// Their class.
        class: Name,
        /// Whether that is exact.
        exact: bool,
        /// Effects of touching their state.
        device: Externals,
        /// Whether methods that nobody described made them.
        undescribed: bool,
    },
}

/// How far abstract objects are told apart; each level is coarser than the one before.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Granularity {
    /// One object for each allocation site.
    #[default]
    Site,
    /// One object for each class and class that allocates it; arrays of primitives by allocation site.
    Allocator,
    /// One object for each class; arrays of primitives by class that allocates them.
    Class,
}

impl Granularity {
    /// What stands for an object of this kind, made in a method of class `by`.
    pub(crate) fn kind(self, kind: ObjKind, by: &Name, data: &ObjData) -> ObjKind {
        // Arrays of primitives hold no references: telling them apart costs the solver little.
        let level = match (self, data.is_primitive_array()) {
            (Granularity::Allocator, true) => Granularity::Site,
            (Granularity::Class, true) => Granularity::Allocator,
            _ => self,
        };
        let by = match level {
            Granularity::Site => return kind,
            Granularity::Allocator => Some(by.clone()),
            Granularity::Class => None,
        };
        let undescribed = matches!(kind, ObjKind::Undescribed(..));
        ObjKind::Merged { by, class: data.class.clone(), exact: data.exact, device: data.device, undescribed }
    }
}

/// An abstract object.
#[derive(Clone, Debug)]
pub struct ObjData {
    /// What made it.
    pub kind: ObjKind,
    /// Its class, or for [`ObjKind::Fresh`], [`ObjKind::Unknown`] and [`ObjKind::Undescribed`] an upper
    /// bound; arrays by descriptor.
    pub class: Name,
    /// Whether `class` is exact.
    pub exact: bool,
    /// Whether its class belongs to the program.
    pub is_app: bool,
    /// External effects of touching its `State`.
    pub device: Externals,
}

impl ObjData {
    /// Whether it is an array.
    pub fn is_array(&self) -> bool {
        self.class.starts_with('[')
    }

    /// Whether it is an array of numbers or truth values.
    pub fn is_primitive_array(&self) -> bool {
        self.is_array() && self.class.len() == 2
    }

    /// Whether a JDK method made it that nobody described.
    pub fn is_undescribed(&self) -> bool {
        matches!(self.kind, ObjKind::Undescribed(..) | ObjKind::Merged { undescribed: true, .. })
    }

    /// Whether it is an immutable value without locations.
    pub fn is_value(&self) -> bool {
        matches!(self.kind, ObjKind::Immutable(_))
    }
}

/// A field that a class of the program declares; numbers are given by the [`Program`](crate::Program).
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldId(u32);
entity_impl!(FieldId, "f");

/// A field of an abstract object.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FieldKey {
    /// A declared field of a class of the program, by its resolved declaration.
    Declared(FieldId),
    /// A pseudo-field; never [`Field::All`].
    Pseudo(Field),
}

/// What a location is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LocData {
    /// A field of an object.
    Field(Obj, FieldKey),
    /// A static field of a class of the program.
    Static(FieldRef),
}

/// All objects and locations.
#[derive(Default)]
pub struct Heap {
    /// Objects.
    pub objects: PrimaryMap<Obj, ObjData>,
    /// Of function objects with more interfaces than their class (casts to an intersection): those.
    pub(crate) markers: FxHashMap<Obj, Vec<Name>>,
    by_kind: FxHashMap<ObjKind, Obj>,
    /// Locations; after the analysis one of each partition.
    pub locs: PrimaryMap<Loc, LocData>,
    loc_ids: FxHashMap<LocData, Loc>,
    /// Of fields by their numbers, when the analysis has ended.
    pub(crate) field_names: PrimaryMap<FieldId, FieldRef>,
}

impl Heap {
    /// The object of this kind, made on first use.
    pub fn object(&mut self, kind: ObjKind, make: impl FnOnce(ObjKind) -> ObjData) -> Obj {
        if let Some(&obj) = self.by_kind.get(&kind) {
            return obj;
        }
        let obj = self.objects.push(make(kind.clone()));
        self.by_kind.insert(kind, obj);
        obj
    }

    /// The id of a location.
    pub fn loc(&mut self, data: LocData) -> Loc {
        let data = match data {
            LocData::Field(obj, key) => {
                let (obj, key) = self.canonical(obj, key);
                LocData::Field(obj, key)
            }
            of_class => of_class,
        };
        if let Some(&loc) = self.loc_ids.get(&data) {
            return loc;
        }
        let loc = self.locs.push(data.clone());
        self.loc_ids.insert(data, loc);
        loc
    }

    /// Puts one location in place of each partition; [`Heap::loc`] must not be asked again.
    pub(crate) fn partition(&mut self, locs: PrimaryMap<Loc, LocData>) {
        self.locs = locs;
        self.loc_ids.clear();
    }

    /// The field key that a pseudo-field means on this object.
    pub fn pseudo(&self, obj: Obj, field: Field) -> FieldKey {
        let on_array = self.objects[obj].is_array() && field != Field::Inner;
        FieldKey::Pseudo(if on_array { Field::Elem } else { field })
    }
}
