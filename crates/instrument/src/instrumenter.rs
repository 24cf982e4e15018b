//! From the classes of a program to classes that count.
//!
//! Two passes, each over many classes at a time on all processors: the first finds out how many counters a
//! class takes ([`crate::survey`]), the second writes it ([`crate::method`]). In between the numbers are
//! given out, in the order of the classes.

use std::borrow::Borrow;

use mantis_classfile::class::ClassFile;
use mantis_classfile::error::CodeError;
use mantis_classfile::names::{MethodRef, Name};
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use crate::class::{SurveyedClass, WrittenClass};
use crate::entries::Entries;
use crate::layout::{ClassLayout, Layout};
use crate::method::Job;
use crate::probe::{EXIT, HOLDER};
use crate::sizes::{OtherClasses, Sizes};
use crate::survey::Slots;
use crate::{exit, holder, threads};

/// What to instrument, and how.
#[derive(Clone, Copy, Default)]
pub struct Options<'a> {
    /// Whether each thread counts for itself; `None` looks whether the program can start threads.
    pub threads: Option<bool>,
    /// Leave out the sums of stored values; their features are then unknown. Counting alone is much cheaper.
    pub no_values: bool,
    /// Finds classes outside the program, for the sizes of objects whose classes extend them.
    pub other_classes: Option<&'a OtherClasses<'a>>,
}

/// Something a user should know about instrumented code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The class.
    pub class: Name,
    /// The method, unless it is about the whole class.
    pub method: Option<MethodRef>,
    /// What is the matter.
    pub message: String,
}

impl std::fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.method {
            Some(method) => write!(f, "{method}: {}", self.message),
            None => write!(f, "{}: {}", self.class, self.message),
        }
    }
}

/// An instrumented program.
#[derive(Clone, Debug)]
pub struct InstrumentedProgram {
    /// The program's classes in the order given: internal name and class file.
    pub classes: Vec<(Name, Vec<u8>)>,
    /// Classes to add: the generated ones and the run-time support, by internal name.
    pub added: Vec<(Name, Vec<u8>)>,
    /// What the counters mean; to be stored as [`Layout::PATH`].
    pub layout: Layout,
}

/// What is left when all classes are instrumented.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Classes to add: the generated ones and the run-time support, by internal name.
    pub added: Vec<(Name, Vec<u8>)>,
    /// What the counters mean.
    pub layout: Layout,
    /// What could not be instrumented, or not in full.
    pub diagnostics: Vec<Diagnostic>,
}

/// How many classes per thread are surveyed before they are written. Few, so that the surveys are still in
/// the cache then.
const BATCH: usize = 8;

/// Instruments classes and gives out counters as they come. The result does not depend on how many threads
/// work on it.
pub struct Instrumenter<'a> {
    sizes: Sizes<'a>,
    entries: Entries<'a>,
    threads: bool,
    values: bool,
    slots: Slots,
    exits: bool,
    layout: Layout,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Instrumenter<'a> {
    /// An instrumenter for one program. Without [`Options::threads`] threads share the counters.
    pub fn new(options: &Options<'a>) -> Self {
        let threads = options.threads.unwrap_or(false);
        Instrumenter {
            sizes: Sizes::new(options.other_classes),
            entries: Entries::new(options.other_classes),
            threads,
            values: !options.no_values,
            slots: Slots::default(),
            exits: false,
            layout: Layout { version: Layout::VERSION, threads, ..Layout::default() },
            diagnostics: Vec::new(),
        }
    }

    /// Tells of a class of the program before it is instrumented, so that sizes of its subclasses' objects
    /// are right and the methods that the JDK may call are known.
    pub fn announce(&mut self, class: &ClassFile) {
        self.sizes.add(class);
        self.entries.add(class);
    }

    /// Instruments classes, several at a time: gives their names and class files in their order. Methods that
    /// cannot be instrumented are left as they are and reported.
    pub fn classes<C: Borrow<ClassFile> + Sync>(&mut self, classes: &[C]) -> Vec<(Name, Vec<u8>)> {
        let mut out = Vec::with_capacity(classes.len());
        for batch in classes.chunks(BATCH * rayon::current_num_threads()) {
            for class in self.batch(batch) {
                let WrittenClass { name, bytes, methods, diagnostics, exits } = class;
                self.exits |= exits;
                self.diagnostics.extend(diagnostics);
                if !methods.is_empty() {
                    self.layout.classes.push(ClassLayout { name: name.clone(), methods });
                }
                out.push((name, bytes));
            }
        }
        out
    }

    /// Surveys classes side by side, numbers their counters in order, and writes them side by side.
    fn batch<'c, C: Borrow<ClassFile> + Sync>(&'c mut self, classes: &'c [C]) -> Vec<WrittenClass> {
        let Instrumenter { sizes, entries, threads, values, slots, .. } = self;
        let survey = |class: &'c C| {
            let job = Job { class: class.borrow(), threads: *threads, values: *values, sizes, entries };
            SurveyedClass::new(job)
        };
        let surveyed: Vec<SurveyedClass<'_>> = classes.par_iter().map(survey).collect();
        let first: Vec<Slots> = surveyed.iter().map(|class| slots.take(class.needs)).collect();
        surveyed.into_par_iter().zip(first).map(|(class, first)| class.write(first)).collect()
    }

    /// The generated classes and the run-time support, and the layout. `program` is the program's hash.
    ///
    /// # Errors
    /// When a generated class cannot be encoded, which no program is expected to bring about.
    pub fn finish(mut self, program: String) -> Result<Finished, CodeError> {
        self.layout.program = program;
        if self.exits {
            self.layout.unfinished = Some(self.slots.integers);
            self.slots.integers += 2 * exit::ENTRIES;
        }
        self.layout.counters = self.slots.counters;
        self.layout.integers = self.slots.integers;
        self.layout.floats = self.slots.floats;
        let holder = holder::class(self.slots, self.threads, &self.layout.program, self.exits)?;
        let mut added = vec![(Name::from(HOLDER), holder.to_bytes())];
        if let Some(table) = self.layout.unfinished {
            added.push((Name::from(EXIT), exit::class(table, self.threads)?.to_bytes()));
        }
        added.extend(mantis_runtime::package("mantis/rt").map(|(name, bytes)| (name.into(), bytes.to_vec())));
        Ok(Finished { added, layout: self.layout, diagnostics: self.diagnostics })
    }
}

/// Instruments a program: the application's own classes and bundled libraries, not the JDK's.
///
/// # Errors
/// When a generated class cannot be encoded, which no program is expected to bring about.
pub fn instrument<C: Borrow<ClassFile> + Sync>(
    classes: &[C],
    options: &Options<'_>,
) -> Result<(InstrumentedProgram, Vec<Diagnostic>), CodeError> {
    let starts_threads = || classes.par_iter().any(|class| threads::sign(class.borrow()).is_some());
    let threads = options.threads.unwrap_or_else(starts_threads);
    let options = Options { threads: Some(threads), ..*options };
    let mut instrumenter = Instrumenter::new(&options);
    classes.iter().for_each(|class| instrumenter.announce(class.borrow()));
    let (counted, program) = rayon::join(|| instrumenter.classes(classes), || program_hash(classes));
    let Finished { added, layout, diagnostics } = instrumenter.finish(program)?;
    Ok((InstrumentedProgram { classes: counted, added, layout }, diagnostics))
}

/// Identity of a program: SHA-256 over its classes in the order of their names, in hexadecimal.
pub fn program_hash<C: Borrow<ClassFile>>(classes: &[C]) -> String {
    let mut order: Vec<&ClassFile> = classes.iter().map(Borrow::borrow).collect();
    order.sort_by(|a, b| a.name().cmp(b.name()));
    let mut hash = Sha256::new();
    for class in order {
        let bytes = class.to_bytes();
        hash.update((bytes.len() as u64).to_be_bytes());
        hash.update(&bytes);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
