//! Where two paths join: the most special type that covers both.

use rustc_hash::FxHashMap;

use crate::descriptor;
use crate::error::CodeError;
use crate::frames::state::{OBJECT, State, Type, Types};
use crate::hierarchy::Hierarchy;

/// Merges states, remembering what the hierarchy answered.
pub(super) struct Merger<'a> {
    hierarchy: &'a dyn Hierarchy,
    /// For two classes, smaller number first, their common superclass; `None` if a class is unknown.
    known: FxHashMap<(u32, u32), Option<u32>>,
}

impl<'a> Merger<'a> {
    pub fn new(hierarchy: &'a dyn Hierarchy) -> Merger<'a> {
        Merger { hierarchy, known: FxHashMap::default() }
    }

    /// Merges `other` into `state`; tells whether that changed it. `bound` is what the original frame says.
    pub fn merge(
        &mut self,
        state: &mut State,
        other: &State,
        bound: Option<&State>,
        types: &mut Types,
        at: usize,
    ) -> Result<bool, CodeError> {
        if state.stack.len() != other.stack.len() {
            return Err(CodeError::BadStack(at));
        }
        let mut changed = false;
        let slots = state.locals.len().min(other.locals.len());
        for (index, local) in state.locals.iter_mut().enumerate() {
            let theirs = if index < slots { other.locals[index] } else { Type::Top };
            if *local == theirs || *local == Type::Top {
                continue;
            }
            let merged = self.types(*local, theirs, bound.and_then(|b| b.locals.get(index)), types);
            changed |= merged != *local;
            *local = merged;
        }
        for (index, (entry, theirs)) in state.stack.iter_mut().zip(&other.stack).enumerate() {
            if entry.words() != theirs.words() {
                return Err(CodeError::BadStack(at));
            }
            let merged = self.types(*entry, *theirs, bound.and_then(|b| b.stack.get(index)), types);
            changed |= merged != *entry;
            *entry = merged;
        }
        Ok(changed)
    }

    fn types(&mut self, a: Type, b: Type, bound: Option<&Type>, types: &mut Types) -> Type {
        match (a, b) {
            _ if a == b => a,
            (Type::Null, Type::Object(_)) => b,
            (Type::Object(_), Type::Null) => a,
            (Type::Object(x), Type::Object(y)) => match (self.classes(x, y, types), bound) {
                (Some(common), _) => Type::Object(common),
                (None, Some(Type::Object(bound))) => Type::Object(*bound),
                (None, _) => Type::Object(OBJECT),
            },
            _ => Type::Top,
        }
    }

    fn classes(&mut self, a: u32, b: u32, types: &mut Types) -> Option<u32> {
        if a == b {
            return Some(a);
        }
        let key = (a.min(b), a.max(b));
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let (x, y) = (types.name(a).clone(), types.name(b).clone());
        let common = match (x.starts_with('['), y.starts_with('[')) {
            (false, false) => self.hierarchy.common_superclass(&x, &y).map(|name| types.id(&name)),
            (true, true) => self.arrays(&x, &y).map(|name| types.id(&name)),
            _ => Some(OBJECT),
        };
        self.known.insert(key, common);
        common
    }

    /// The common supertype of two different array types, as a class name or array descriptor.
    fn arrays(&self, a: &str, b: &str) -> Option<String> {
        let (element_a, element_b) = (&a[1..], &b[1..]);
        let common = match (element_a.as_bytes().first(), element_b.as_bytes().first()) {
            (Some(b'['), Some(b'[')) => self.arrays(element_a, element_b)?,
            (Some(b'L'), Some(b'L')) => {
                let (x, y) = (descriptor::class_of(element_a), descriptor::class_of(element_b));
                self.hierarchy.common_superclass(x, y)?.to_string()
            }
            (Some(b'L' | b'['), Some(b'L' | b'[')) => "java/lang/Object".to_owned(),
            // Arrays of different primitives, or of a primitive and a reference, are only objects.
            _ => return Some("java/lang/Object".to_owned()),
        };
        Some(format!("[{}", descriptor::desc_of(&common)))
    }
}
