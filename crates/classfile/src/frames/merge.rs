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
        let theirs = other.locals.iter().copied().chain(std::iter::repeat(Type::Top));
        for (index, (local, theirs)) in state.locals.iter_mut().zip(theirs).enumerate() {
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
        let dims = |array: &str| array.bytes().take_while(|byte| *byte == b'[').count();
        let shared = dims(a).min(dims(b));
        let (x, y) = (a.get(shared..).unwrap_or_default(), b.get(shared..).unwrap_or_default());
        let is_class = |element: &str| element.starts_with('L');
        let is_reference = |element: &str| element.starts_with(['L', '[']);
        if is_class(x) && is_class(y) {
            let common =
                self.hierarchy.common_superclass(descriptor::class_of(x), descriptor::class_of(y))?;
            return Some(format!("{}L{common};", "[".repeat(shared)));
        }
        // Arrays of different primitives, or of a primitive and a reference, are only objects.
        let kept = if is_reference(x) && is_reference(y) { shared } else { shared.saturating_sub(1) };
        Some(match kept {
            0 => "java/lang/Object".to_owned(),
            _ => format!("{}Ljava/lang/Object;", "[".repeat(kept)),
        })
    }
}
