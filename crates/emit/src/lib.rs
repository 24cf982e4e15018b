//! Slices to class files that load and run.
//!
//! **Idea.** A slice is a set of statements and each statement is one instruction of the original bytecode,
//! so code is not generated: the original instructions that are kept are copied in their order, and what lay
//! between them is repaired. Predictors run cold, in the interpreter; this way they execute at most the
//! program's own instructions.
//!
//! - `stack` knows which value the original program has where on the operand stack, and `need` which of those
//!   a kept statement uses: exactly those are there in the emitted code. Instructions whose value nobody
//!   needs get a `pop`, values whose definition was sliced away get the default of their type, both in the
//!   place where the original defined them, so the order on the stack is right by itself.
//! - `flow` knows where control goes when a branch or a whole region was sliced away.
//! - `method` walks the kept blocks, `shuffle` re-synthesises `dup` forms of which only a part is left,
//!   `assign` gives locals a default where the verifier would not see their assignment, `guard` replaces what
//!   must not happen, `sampled` what reads files where a sample of them is to be read, `lambda` makes
//!   function objects ordinary classes.
//! - `plan` and `class` decide which classes, fields and methods exist, `holder` makes the class with the
//!   counters.
//! - `again` changes classes so that each run can initialise them anew, for JVMs that make many predictions.
//!
//! This is the translation of section 5.3 of paper 000 with its six extra steps for executable slices.

mod again;
mod assign;
mod class;
mod flow;
mod generic;
mod guard;
mod holder;
mod import;
mod lambda;
mod method;
mod need;
mod own;
mod plan;
mod probe;
mod sampled;
mod serial;
mod shuffle;
mod stack;

use std::sync::Arc;

use mantis_classfile::class::ClassFile;
use mantis_classfile::hierarchy::{ClassPath, Hierarchy};
use mantis_classfile::names::{MethodRef, Name};
use mantis_feature::Feature;
use mantis_slice::{LoopSite, Refusal, Slice};
use serde::{Deserialize, Serialize};

pub use crate::again::runs_again;

/// Where the program's classes come from.
pub trait ClassSource {
    /// A class of the program or of the JDK.
    fn class(&self, name: &str) -> Option<Arc<ClassFile>>;

    /// Whether the class belongs to the program and not to the JDK.
    fn is_app(&self, name: &str) -> bool;
}

impl ClassSource for ClassPath {
    fn class(&self, name: &str) -> Option<Arc<ClassFile>> {
        self.load(&name.into())
    }

    fn is_app(&self, name: &str) -> bool {
        self.is_program_class(name)
    }
}

/// A feature to compute and the slot that receives it.
#[derive(Clone, Debug)]
pub struct Probe {
    /// Which slot; any number below 16,384, each used once.
    pub slot: u32,
    /// What to count or sum.
    pub feature: Feature,
}

/// How a feature's value follows from its slot: see [`Slots`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SlotKind {
    /// The integer sum is a count.
    Count,
    /// The integer sum.
    LongSum,
    /// The integer sum divided by the count, 0 when the count is 0.
    LongAverage,
    /// The floating-point sum.
    DoubleSum,
    /// The floating-point sum divided by the count, 0 when the count is 0.
    DoubleAverage,
}

impl SlotKind {
    /// Its name in the predictor's text format.
    pub const fn name(self) -> &'static str {
        match self {
            SlotKind::Count => "count",
            SlotKind::LongSum => "long-sum",
            SlotKind::LongAverage => "long-average",
            SlotKind::DoubleSum => "double-sum",
            SlotKind::DoubleAverage => "double-average",
        }
    }
}

/// What the slots of an emitted program hold. `Entry.collect(longs, doubles)` writes the integer sum of slot
/// `s` to `longs[2 s]`, its count to `longs[2 s + 1]` and its floating-point sum to `doubles[s]`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slots {
    /// One more than the largest slot.
    pub count: u32,
    /// The kind of each probe's slot, in the order of the probes.
    pub kinds: Vec<SlotKind>,
}

/// What to emit for.
#[derive(Clone, Debug)]
pub struct Options {
    /// The program's entry: its declaration. Static or not, with or without the array of arguments.
    pub main: MethodRef,
    /// Whether it reads its input files through `mantis.predictor.Sampled`, which has samples of them in a
    /// sampled run.
    pub sampled: bool,
    /// Loops that may leave out iterations, in the order of their numbers. None may in a program that starts
    /// threads.
    pub perforated: Vec<LoopSite>,
    /// Whether a branch to code that no training run reached goes where runs went from there instead, methods
    /// of such code return at once, and handlers do nothing. Otherwise all these end the run.
    pub past_cold: bool,
}

/// A remark about an emitted program.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    /// The method it is about.
    pub method: Option<MethodRef>,
    /// One sentence.
    pub message: String,
}

/// An emitted program.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// Class files by internal name, sorted.
    pub classes: Vec<(Name, Vec<u8>)>,
    /// The class that starts the program and collects the slots: a `mantis.predictor.Entry`.
    pub entry: Name,
    /// The program's entry, as given.
    pub main: MethodRef,
    /// Where the features are.
    pub slots: Slots,
    /// Whether kept code may start threads, so that the predictor must wait for them.
    pub threads: bool,
    /// How many bytecode instructions of the program are in it.
    pub instructions: usize,
    /// Remarks, sorted.
    pub diagnostics: Vec<Diagnostic>,
}

/// Emits the slice as classes that compute the probes.
///
/// `hierarchy` must know the classes of the program and of the JDK: frames are computed with it.
///
/// # Errors
/// [`Refusal`] when there is no valid program: a probe whose branch was sliced away, a superclass of the JDK
/// without a constructor that could be called, a class that is missing or too large.
pub fn emit(
    program: &dyn ClassSource,
    hierarchy: &dyn Hierarchy,
    slice: &Slice,
    probes: &[Probe],
    options: &Options,
) -> Result<Emitted, Refusal> {
    class::emit(program, hierarchy, slice, probes, options)
}

/// Whether a slice has what a probe counts; [`emit`] refuses all of them for one that it lacks.
///
/// # Errors
/// [`Refusal`] that says what is not there.
pub fn has_probe(slice: &Slice, probe: &Probe) -> Result<(), Refusal> {
    class::arranged(slice, std::slice::from_ref(probe)).map(|_| ())
}

pub(crate) fn refuse<T>(reason: impl Into<String>) -> Result<T, Refusal> {
    Err(Refusal { reason: reason.into() })
}
