//! What a slice is: the contract between the slicer and the emitter.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use cranelift_entity::EntitySet;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{Block, Function, Inst};
use mantis_library::IndexSet;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::optimism::{Assumption, Rule};

/// The kept part of one method.
#[derive(Clone, Debug)]
pub struct MethodSlice {
    /// Its body.
    pub function: Arc<Function>,
    /// The kept statements. Closed under data and control dependence: a kept statement's operands have kept
    /// definitions (for a call see [`MethodSlice::dead_args`]), and the branches it is control dependent on
    /// are kept.
    pub keep: EntitySet<Inst>,
    /// For a kept call, the operands (receiver first) whose values the callee does not need: pass their
    /// defaults.
    pub dead_args: FxHashMap<Inst, IndexSet>,
    /// Kept calls that read files or standard input.
    pub reading: FxHashSet<Inst>,
    /// Kept calls that change nothing and give the same when they are made twice in a row: those that enter
    /// one method of the program of which the slice has no more than a few loads, with that method, and those
    /// of the JDK without effects.
    pub steady: FxHashMap<Inst, Option<MethodRef>>,
    /// Kept calls with an effect outside that no training run performed: the emitter puts `Guard.denied`
    /// before them, with this name of the method.
    pub denied: BTreeMap<Inst, String>,
    /// Kept calls of abstract JDK methods that no predictor may call where, as far as is known, only the
    /// program implements them: what implements them in the JDK would have to be opened first.
    pub own: FxHashSet<Inst>,
    /// Kept calls of abstract JDK methods that are assumed to enter methods of the program alone
    /// ([`Assumption::Own`]): the emitter checks the receiver, `Guard.own`.
    pub checked: FxHashSet<Inst>,
    /// Whether some kept call needs the result; otherwise `return` gives the default value.
    pub result_needed: bool,
    /// Blocks where execution stops, because no training run reached them: the emitter puts `Runtime.cold(n)`
    /// there, which throws, and nothing behind it is kept.
    pub cold: FxHashSet<Block>,
    /// Blocks that no training run reached either and where execution goes on
    /// ([`Slicer::with_warm`](crate::Slicer::with_warm)): the emitter puts `Cold.passed(place)` there, which
    /// notes that.
    pub warm: FxHashSet<Block>,
    /// Blocks that are left by an exception: by a `throw` at their end that handlers of the method are sure
    /// to catch, or in every training run before their end. Going on behind the statement that threw is like
    /// entering a block of [`MethodSlice::cold`] when it is kept and [`Left::calls_program`] is false;
    /// otherwise control goes to the handlers.
    pub left: FxHashMap<Block, Left>,
    /// Kept statements that failed in every training run because a static initialiser did: the emitter has
    /// `Initialisers.fail` throw there what the JVM threw.
    pub fails: FxHashMap<Inst, FailedInitialiser>,
    /// Blocks of which a statement threw out of the method in some training run. Where training runs went and
    /// neither came to what is kept nor returned, they left by such a statement.
    pub escaped: FxHashSet<Block>,
}

/// A loop of a program: where its header begins.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LoopSite {
    /// The method.
    pub method: MethodRef,
    /// The index of the header's first instruction.
    pub origin: u32,
}

impl Slice {
    /// How many statements it keeps.
    pub fn statements(&self) -> usize {
        self.methods.values().map(|m| m.keep.iter().count()).sum()
    }

    /// Whether files must be opened in a way that training can watch ([`Assumption::OtherFile`]), or that
    /// gives what the slice wrote.
    pub fn watches_files(&self) -> bool {
        self.keeps_files() || self.assumptions.iter().any(|a| matches!(a, Assumption::OtherFile { .. }))
    }

    /// Whether what the slice writes to files must be kept in memory, to be read again
    /// ([`Assumption::OwnFile`]).
    pub fn keeps_files(&self) -> bool {
        self.assumptions.iter().any(|a| matches!(a, Assumption::OwnFile { .. }))
    }
}

impl MethodSlice {
    /// A slice that keeps nothing.
    pub fn empty(function: Arc<Function>) -> MethodSlice {
        MethodSlice {
            function,
            keep: EntitySet::new(),
            dead_args: FxHashMap::default(),
            reading: FxHashSet::default(),
            steady: FxHashMap::default(),
            denied: BTreeMap::new(),
            own: FxHashSet::default(),
            checked: FxHashSet::default(),
            result_needed: false,
            cold: FxHashSet::default(),
            warm: FxHashSet::default(),
            left: FxHashMap::default(),
            fails: FxHashMap::default(),
            escaped: FxHashSet::default(),
        }
    }
}

/// How a block was left by an exception.
#[derive(Clone, Debug)]
pub struct Left {
    /// The statement that threw.
    pub by: Inst,
    /// Handlers of the method that may have caught it; none if it escaped.
    pub handlers: Vec<Block>,
    /// Whether it is a call of methods of the program alone. What they throw may be sliced away in them: a
    /// return is an exception then.
    pub calls_program: bool,
}

/// A static initialiser that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedInitialiser {
    /// Of which class.
    pub class: Name,
    /// Whether it failed because a class is missing: what an optional library would have.
    pub missing: bool,
}

/// An executable slice of a program.
#[derive(Clone, Debug, Default)]
pub struct Slice {
    /// The kept methods by their declaration.
    pub methods: FxHashMap<MethodRef, MethodSlice>,
    /// Application classes that kept statements name, instantiate, catch or cast to, with all their
    /// application supertypes.
    pub classes: FxHashSet<Name>,
    /// Application fields (by declaring class) that kept statements access.
    pub fields: FxHashSet<FieldRef>,
    /// Methods that must exist, because a kept call may dispatch to them, though none of their statements is
    /// kept: they return a default value.
    pub stubs: FxHashSet<MethodRef>,
    /// Whether kept code may read files of the class path.
    pub resources: bool,
    /// The part of a kept method's executions in training that the slice makes; all of them if there is none.
    pub shares: FxHashMap<MethodRef, f64>,
    /// Whether kept code starts threads, waits for them or locks something.
    pub threads: bool,
    /// The rule it was made by.
    pub rule: Rule,
    /// Things assumed about inputs that the analysis did not prove; the oracle checks them on the training
    /// runs.
    pub assumptions: BTreeSet<Assumption>,
    /// Lines of branches in kept methods that lead to code no training run reached and are not evaluated, by
    /// source file with its package: an input that goes there gets an answer without a warning.
    pub unchecked: BTreeMap<String, BTreeSet<u32>>,
    /// Kept calls whose results may differ between two runs of the program itself, though they mostly do not
    /// matter.
    pub hazards: BTreeSet<String>,
}

/// A method's source file with its package (`routing/Route.java`), if the compiler noted it.
pub fn source_file(method: &MethodRef, body: &Function) -> Option<String> {
    let package = method.class.rsplit_once('/').map_or(String::new(), |(p, _)| format!("{p}/"));
    Some(format!("{package}{}", body.source.as_ref()?))
}

/// Why there is no slice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// One sentence in source terms.
    pub reason: String,
}
