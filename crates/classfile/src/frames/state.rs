//! Types and states while frames are computed: names are numbers, so comparing and copying is cheap.

use rustc_hash::FxHashMap;

use crate::code::{NewNodes, VType};
use crate::error::CodeError;
use crate::names::Name;

/// A verification type. See [`VType`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Type {
    Top,
    Int,
    Float,
    Long,
    Double,
    Null,
    UninitThis,
    /// A class or array, by number in [`Types`].
    Object(u32),
    /// Made by the `new` at this node.
    Uninit(u32),
}

impl Type {
    pub fn is_wide(self) -> bool {
        matches!(self, Type::Long | Type::Double)
    }

    pub fn words(self) -> u16 {
        1 + u16::from(self.is_wide())
    }
}

/// The names of the classes met.
#[derive(Debug)]
pub(super) struct Types {
    names: Vec<Name>,
    ids: FxHashMap<Name, u32>,
}

/// The number of `java/lang/Object`.
pub(super) const OBJECT: u32 = 0;

impl Types {
    pub fn new() -> Types {
        let mut types = Types { names: Vec::new(), ids: FxHashMap::default() };
        types.id("java/lang/Object");
        types
    }

    pub fn id(&mut self, name: &str) -> u32 {
        if let Some(id) = self.ids.get(name) {
            return *id;
        }
        let id = self.names.len() as u32;
        let name: Name = name.into();
        self.names.push(name.clone());
        self.ids.insert(name, id);
        id
    }

    pub fn name(&self, id: u32) -> &Name {
        // Numbers are made by `id` only, so the fallback (Object) is never taken.
        self.names.get(id as usize).unwrap_or_else(|| &self.names[OBJECT as usize])
    }

    pub fn object(&mut self, name: &str) -> Type {
        Type::Object(self.id(name))
    }

    fn of(&mut self, vtype: &VType, news: &NewNodes) -> Result<Type, CodeError> {
        Ok(match vtype {
            VType::Top => Type::Top,
            VType::Int => Type::Int,
            VType::Float => Type::Float,
            VType::Long => Type::Long,
            VType::Double => Type::Double,
            VType::Null => Type::Null,
            VType::UninitThis => Type::UninitThis,
            VType::Object(name) => self.object(name),
            VType::Uninit(label) => {
                Type::Uninit(news.get(*label).ok_or(CodeError::BadLabel(label.0))? as u32)
            }
        })
    }
}

/// Types of locals and stack at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// By slot; the second slot of a long or double is `Top`, and so are all beyond the end.
    pub locals: Vec<Type>,
    /// By entry, deepest first.
    pub stack: Vec<Type>,
    /// Words on the stack.
    pub depth: u16,
    /// The most words there were since the state was made.
    pub peak: u16,
    /// Whether a local changed since the flag was last cleared.
    pub locals_changed: bool,
}

impl State {
    /// The state a frame tells.
    pub fn of(
        locals: &[VType],
        stack: &[VType],
        types: &mut Types,
        news: &NewNodes,
    ) -> Result<State, CodeError> {
        let mut state = State {
            locals: Vec::with_capacity(locals.len() + 8),
            stack: Vec::with_capacity(stack.len() + 4),
            depth: 0,
            peak: 0,
            locals_changed: true,
        };
        for vtype in locals {
            let ty = types.of(vtype, news)?;
            state.locals.push(ty);
            if ty.is_wide() {
                state.locals.push(Type::Top);
            }
        }
        for vtype in stack {
            state.push(types.of(vtype, news)?);
        }
        Ok(state)
    }

    /// The state in a handler: the same locals, the exception alone on the stack.
    pub fn thrown(&self, caught: Type) -> State {
        State { locals: self.locals.clone(), stack: vec![caught], depth: 1, peak: 1, locals_changed: true }
    }

    pub fn push(&mut self, ty: Type) {
        self.stack.push(ty);
        self.depth = self.depth.saturating_add(ty.words());
        self.peak = self.peak.max(self.depth);
    }

    pub fn pop(&mut self) -> Option<Type> {
        let ty = self.stack.pop()?;
        self.depth = self.depth.saturating_sub(ty.words());
        Some(ty)
    }

    /// Takes entries off that make up this many words.
    pub fn pop_words(&mut self, words: u16) -> Option<()> {
        let target = self.depth.checked_sub(words)?;
        while self.depth > target {
            self.pop()?;
        }
        (self.depth == target).then_some(())
    }

    pub fn local(&self, index: u16) -> Type {
        self.locals.get(usize::from(index)).copied().unwrap_or(Type::Top)
    }

    pub fn set_local(&mut self, index: u16, ty: Type) {
        let index = usize::from(index);
        let needed = index + usize::from(ty.words());
        if self.locals.len() < needed {
            self.locals.resize(needed, Type::Top);
        }
        // Half of a long or double is worth nothing.
        if let Some(before) = index.checked_sub(1).and_then(|i| self.locals.get_mut(i))
            && before.is_wide()
        {
            *before = Type::Top;
        }
        let second = index + 1;
        let splits = ty.is_wide() && self.locals.get(second).is_some_and(|t| t.is_wide());
        if let Some(local) = self.locals.get_mut(index) {
            *local = ty;
        }
        if ty.is_wide()
            && let Some(local) = self.locals.get_mut(second)
        {
            *local = Type::Top;
        }
        if splits && let Some(local) = self.locals.get_mut(second + 1) {
            *local = Type::Top;
        }
        self.locals_changed = true;
    }

    /// Replaces a type wherever it is.
    pub fn replace(&mut self, from: Type, to: Type) {
        for ty in self.locals.iter_mut().chain(&mut self.stack).filter(|ty| **ty == from) {
            *ty = to;
        }
        self.locals_changed = true;
    }

    /// The `new`s whose objects are here, uninitialised.
    pub fn uninitialized(&self) -> impl Iterator<Item = u32> + '_ {
        self.locals.iter().chain(&self.stack).filter_map(|ty| match ty {
            Type::Uninit(new) => Some(*new),
            _ => None,
        })
    }
}
