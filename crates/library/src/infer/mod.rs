//! Effects inferred from the JDK's own bytecode, for methods the overlay does not describe.
//!
//! **Idea.** A bottom-up, flow-insensitive abstract interpretation of a method's SSA form. A reference is
//! abstracted by where it comes from: an operand, something an operand holds, an object made here, a static
//! group, a callback's result ([`crate::Source`] itself is the abstract domain). What is below an operand is
//! one blob: the JDK's internal nodes and tables are not objects of the model, so a load from a part of an
//! operand is a load from everything it owns. Calls whose target is certain are replaced by the callee's
//! effect ([`subst`]); a virtual call on an object that came from outside becomes a callback on it, which
//! whoever uses the effect dispatches with the precision it has.
//!
//! Whatever the interpretation cannot follow (native code, lambdas of the JDK, mutual recursion, methods
//! beyond the size limits) makes the method conservative, and so every method that certainly calls it. The
//! reason is kept.

mod below;
mod body;
mod state;
mod subst;

use std::sync::{Arc, Mutex};

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::names::{MethodRef, Name};
use rustc_hash::FxHashMap;

use crate::effect::Effect;
use crate::library::Library;

/// Longest chain of certain calls that is followed.
const MAX_DEPTH: usize = 64;
/// Largest body, in statements.
const MAX_STATEMENTS: usize = 4000;

/// Why a method has no inferred effect, in a few words.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unknown(pub Name);

impl Unknown {
    pub(crate) fn new(reason: impl AsRef<str>) -> Unknown {
        Unknown(Name::from(reason.as_ref()))
    }
}

/// Methods being inferred: the chain of calls that led here.
#[derive(Debug, Default)]
pub(crate) struct Chain(Vec<MethodRef>);

/// The classes inference reads, and what it found so far.
#[derive(Debug)]
pub(crate) struct Inference {
    pub(crate) jdk: Arc<ClassPath>,
    memo: Mutex<FxHashMap<MethodRef, Result<Arc<Effect>, Unknown>>>,
    below: below::Below,
}

impl Inference {
    pub(crate) fn new(jdk: Arc<ClassPath>) -> Inference {
        Inference { jdk, memo: Mutex::default(), below: below::Below::default() }
    }

    /// The effect of the method `method.class` declares under this name and descriptor.
    pub(crate) fn effect(
        &self,
        library: &Library,
        class: &Arc<ClassFile>,
        method: &MethodRef,
        chain: &mut Chain,
    ) -> Result<Arc<Effect>, Unknown> {
        if let Some(known) = self.memo.lock().unwrap_or_else(|p| p.into_inner()).get(method) {
            return known.clone();
        }
        if chain.0.contains(method) {
            return Err(Unknown::new("recursion"));
        }
        if chain.0.len() >= MAX_DEPTH {
            return Err(Unknown::new("too deep a chain of calls"));
        }
        chain.0.push(method.clone());
        let result = self.infer(library, class, method, chain).map(Arc::new);
        chain.0.pop();
        let mut memo = self.memo.lock().unwrap_or_else(|p| p.into_inner());
        memo.entry(method.clone()).or_insert(result).clone()
    }

    fn infer(
        &self,
        library: &Library,
        class: &ClassFile,
        method: &MethodRef,
        chain: &mut Chain,
    ) -> Result<Effect, Unknown> {
        let (_, member) =
            class.method(&method.name, &method.desc).ok_or_else(|| Unknown::new("no such method"))?;
        if member.is_native() {
            return Err(Unknown::new("native"));
        }
        if member.is_abstract() {
            return Err(Unknown::new("abstract"));
        }
        let function = mantis_ir::build(class, member, &*self.jdk)
            .map_err(|error| Unknown::new(error.to_string()))?
            .ok_or_else(|| Unknown::new("no code"))?;
        if function.insts.len() > MAX_STATEMENTS {
            return Err(Unknown::new("too large"));
        }
        body::summarize(library, self, &function, chain)
    }

    /// The class that declares the method a reference names, superclasses first, then interfaces.
    pub(crate) fn resolve(&self, method: &MethodRef) -> Option<(Arc<ClassFile>, Member)> {
        let mut first_abstract = None;
        for name in crate::hierarchy::linearize(&method.class, &*self.jdk) {
            let Some(class) = self.jdk.load(&name) else { continue };
            let Some((_, member)) = class.method(&method.name, &method.desc) else { continue };
            let member = member.clone();
            if !member.is_abstract() {
                return Some((class, member));
            }
            first_abstract.get_or_insert((class, member));
        }
        first_abstract
    }
}
