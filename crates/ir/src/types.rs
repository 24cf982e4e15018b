//! Types: from descriptors, their text, and where they meet.

use std::fmt;

use mantis_classfile::descriptor::{self, Kind};
use mantis_classfile::hierarchy::Hierarchy;
use mantis_classfile::names::Name;

use crate::function::Type;

/// `java/lang/Object`
pub const OBJECT: &str = "java/lang/Object";

impl Type {
    /// The type of values with this descriptor; `None` for `V` and for what is no descriptor.
    pub fn of_desc(desc: &str) -> Option<Type> {
        Some(match Kind::of(desc)? {
            Kind::Void => return None,
            Kind::Int => Type::Int,
            Kind::Long => Type::Long,
            Kind::Float => Type::Float,
            Kind::Double => Type::Double,
            Kind::Ref => Type::class(descriptor::class_of(desc)),
        })
    }

    /// References to a class, or to arrays if the name is an array descriptor.
    pub fn class(name: impl Into<Name>) -> Type {
        Type::Ref(Some(name.into()))
    }

    /// How the stack sees it; `None` for [`Type::Top`].
    pub fn kind(&self) -> Option<Kind> {
        Some(match self {
            Type::Int => Kind::Int,
            Type::Long => Kind::Long,
            Type::Float => Kind::Float,
            Type::Double => Kind::Double,
            Type::Ref(_) | Type::Uninit(..) | Type::UninitThis => Kind::Ref,
            Type::Top => return None,
        })
    }

    /// Whether it takes two words.
    pub fn is_wide(&self) -> bool {
        matches!(self, Type::Long | Type::Double)
    }

    /// Whether it is a reference, initialised or not.
    pub fn is_ref(&self) -> bool {
        self.kind() == Some(Kind::Ref)
    }

    /// The class or array descriptor of a reference that is not known to be null, the initialised one's for
    /// an object under construction. `None` for `this` under construction, whose class the type does not
    /// know.
    pub fn class_name(&self) -> Option<&Name> {
        match self {
            Type::Ref(Some(name)) | Type::Uninit(name, _) => Some(name),
            _ => None,
        }
    }

    /// The type of the elements of an array with this type; `None` if it is not an array.
    pub fn element(&self) -> Option<Type> {
        Type::of_desc(self.class_name()?.strip_prefix('[')?)
    }
}

/// `int`, `long`, `float`, `double`, `null`, `top`, `ref NAME`, `uninit NAME@N`, `uninit this`.
impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Int => f.write_str("int"),
            Type::Long => f.write_str("long"),
            Type::Float => f.write_str("float"),
            Type::Double => f.write_str("double"),
            Type::Ref(None) => f.write_str("null"),
            Type::Ref(Some(name)) => write!(f, "ref {name}"),
            Type::Uninit(name, at) => write!(f, "uninit {name}@{at}"),
            Type::UninitThis => f.write_str("uninit this"),
            Type::Top => f.write_str("top"),
        }
    }
}

/// The most precise type known that both types' values have: the supertype when one is a subtype of the
/// other, else the closest common superclass. Where the classes at hand do not tell, `java/lang/Object`.
pub fn merge(a: &Type, b: &Type, hierarchy: &dyn Hierarchy) -> Type {
    if a == b {
        return a.clone();
    }
    match (a, b) {
        (Type::Ref(None), Type::Ref(_)) => b.clone(),
        (Type::Ref(_), Type::Ref(None)) => a.clone(),
        (Type::Ref(_) | Type::Uninit(..), Type::Ref(_) | Type::Uninit(..)) => {
            match (a.class_name(), b.class_name()) {
                (Some(x), Some(y)) => Type::Ref(Some(merge_classes(x, y, hierarchy))),
                (Some(x), None) | (None, Some(x)) => Type::Ref(Some(x.clone())),
                (None, None) => Type::Ref(None),
            }
        }
        _ => Type::Top,
    }
}

/// [`merge`] for names of classes and array descriptors.
pub fn merge_classes(a: &Name, b: &Name, hierarchy: &dyn Hierarchy) -> Name {
    if a == b {
        return a.clone();
    }
    if let (Some(x), Some(y)) = (a.strip_prefix('['), b.strip_prefix('[')) {
        return match (Kind::of(x), Kind::of(y)) {
            (Some(Kind::Ref), Some(Kind::Ref)) => {
                let (x, y) = (descriptor::class_of(x).into(), descriptor::class_of(y).into());
                format!("[{}", descriptor::desc_of(&merge_classes(&x, &y, hierarchy))).into()
            }
            _ => OBJECT.into(),
        };
    }
    if is_subclass(a, b, hierarchy) {
        return b.clone();
    }
    if is_subclass(b, a, hierarchy) {
        return a.clone();
    }
    if a.starts_with('[') || b.starts_with('[') {
        return OBJECT.into();
    }
    hierarchy.common_superclass(a, b).unwrap_or_else(|| OBJECT.into())
}

/// Whether values of class or array type `sub` are known to be of type `sup`.
pub fn is_subclass(sub: &str, sup: &str, hierarchy: &dyn Hierarchy) -> bool {
    if sub == sup || sup == OBJECT {
        return true;
    }
    if let Some(element) = sub.strip_prefix('[') {
        let sup_element = sup.strip_prefix('[').filter(|e| Kind::of(e) == Some(Kind::Ref));
        return matches!(sup, "java/lang/Cloneable" | "java/io/Serializable")
            || Kind::of(element) == Some(Kind::Ref)
                && sup_element.is_some_and(|s| {
                    is_subclass(descriptor::class_of(element), descriptor::class_of(s), hierarchy)
                });
    }
    !sup.starts_with('[') && hierarchy.is_subclass(sub, sup) == Some(true)
}
