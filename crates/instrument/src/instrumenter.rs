//! From the classes of a program to classes that count, one class at a time.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::error::CodeError;
use mantis_classfile::names::{MethodRef, Name};
use sha2::{Digest, Sha256};

use crate::layout::{ClassLayout, Layout, MethodLayout};
use crate::method::{Detail, Job, MethodError, Slots, instrument as instrument_method, uncounted};
use crate::probe::{EXIT, HOLDER};
use crate::sizes::{OtherClasses, Sizes};
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

/// Instruments classes one by one and gives out counters as they come; what a host in the JVM needs.
pub struct Instrumenter<'a> {
    sizes: Sizes<'a>,
    threads: bool,
    values: bool,
    slots: Slots,
    exits: bool,
    layout: Layout,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Instrumenter<'a> {
    /// An instrumenter for the program with that hash. Without [`Options::threads`] threads share the counters.
    pub fn new(program: &str, options: &Options<'a>) -> Self {
        let threads = options.threads.unwrap_or(false);
        Instrumenter {
            sizes: Sizes::new(options.other_classes),
            threads,
            values: !options.no_values,
            slots: Slots::default(),
            exits: false,
            layout: Layout {
                version: Layout::VERSION,
                program: program.to_owned(),
                threads,
                ..Layout::default()
            },
            diagnostics: Vec::new(),
        }
    }

    /// Tells of a class of the program before it is instrumented, so that sizes of its subclasses' objects are right.
    pub fn announce(&mut self, class: &ClassFile) {
        self.sizes.add(class);
    }

    /// Instruments a class. Methods that cannot be are left as they are and reported.
    pub fn class(&mut self, class: &ClassFile) -> Vec<u8> {
        let mut out = class.clone();
        let mut methods = Vec::new();
        if class.name().starts_with("mantis/rt/") || class.name().starts_with("mantis/gen/") {
            self.report(class, None, "is part of mantis and was left as it is".into());
            return class.to_bytes();
        }
        for (index, method) in class.methods.iter().enumerate() {
            if method.has_code(&class.pool) {
                let layout = self.method(class, &mut out, index);
                methods.push(layout);
            }
        }
        if !methods.is_empty() {
            self.layout.classes.push(ClassLayout { name: class.name().clone(), methods });
        }
        out.to_bytes()
    }

    fn report(&mut self, class: &ClassFile, method: Option<MethodRef>, message: String) {
        self.diagnostics.push(Diagnostic { class: class.name().clone(), method, message });
    }

    fn method(&mut self, class: &ClassFile, out: &mut ClassFile, index: usize) -> MethodLayout {
        let method = &class.methods[index];
        let named = Some(class.method_ref(method));
        let code = match Code::decode(class, method) {
            Ok(Some(code)) => code,
            Ok(None) => return uncounted(method, None),
            Err(e) => {
                self.report(class, named, format!("not counted: {e}"));
                return uncounted(method, None);
            }
        };
        let job = Job { class, threads: self.threads, sizes: &self.sizes };
        let mut attempts = Vec::new();
        for (detail, loss) in levels(self.values) {
            match instrument_method(&job, out, index, &code, detail, &mut self.slots) {
                Ok((layout, exits)) => {
                    self.exits |= exits;
                    if let Some(loss) = loss {
                        self.report(class, named, format!("{loss}: it would become too large"));
                    }
                    return layout;
                }
                Err(e @ MethodError::Code(CodeError::TooLarge(_))) => attempts.push(e),
                Err(e) => {
                    attempts.push(e);
                    break;
                }
            }
        }
        if let Some(e) = attempts.last() {
            self.report(class, named, format!("not counted: {e}"));
        }
        uncounted(method, Some(&code))
    }

    /// The generated classes and the run-time support, and the layout.
    ///
    /// # Errors
    /// When a generated class cannot be encoded, which no program is expected to bring about.
    pub fn finish(mut self) -> Result<Finished, CodeError> {
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

/// Levels of detail to try, and what is lost with each.
fn levels(values: bool) -> Vec<(Detail, Option<&'static str>)> {
    let mut levels = vec![(Detail { values, exceptions: true }, None)];
    if values {
        levels.push((
            Detail { values: false, exceptions: true },
            Some("sums of its variables are not measured"),
        ));
    }
    levels.push((
        Detail { values: false, exceptions: false },
        Some("sums of its variables are not measured and counts are inexact when it throws"),
    ));
    levels
}

/// Instruments a program: the application's own classes and bundled libraries, not the JDK's.
///
/// # Errors
/// When a generated class cannot be encoded, which no program is expected to bring about.
pub fn instrument(
    classes: &[ClassFile],
    options: &Options<'_>,
) -> Result<(InstrumentedProgram, Vec<Diagnostic>), CodeError> {
    let threads = options.threads.unwrap_or_else(|| classes.iter().any(|c| threads::sign(c).is_some()));
    let options = Options { threads: Some(threads), ..*options };
    let mut instrumenter = Instrumenter::new(&program_hash(classes), &options);
    classes.iter().for_each(|class| instrumenter.announce(class));
    let counted = classes.iter().map(|class| (class.name().clone(), instrumenter.class(class))).collect();
    let Finished { added, layout, diagnostics } = instrumenter.finish()?;
    Ok((InstrumentedProgram { classes: counted, added, layout }, diagnostics))
}

/// Identity of a program: SHA-256 over its classes in the order of their names, in hexadecimal.
pub fn program_hash(classes: &[ClassFile]) -> String {
    let mut order: Vec<&ClassFile> = classes.iter().collect();
    order.sort_by(|a, b| a.name().cmp(b.name()));
    let mut hash = Sha256::new();
    for class in order {
        let bytes = class.to_bytes();
        hash.update((bytes.len() as u64).to_be_bytes());
        hash.update(&bytes);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
