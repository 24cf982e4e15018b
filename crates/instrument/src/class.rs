//! One class in two passes: surveyed, then written with the numbers that it got.

use mantis_classfile::class::{CLASS_CONSTANTS, ClassFile, Member};
use mantis_classfile::code::Code;
use mantis_classfile::error::CodeError;
use mantis_classfile::names::{MethodRef, Name};

use crate::instrumenter::Diagnostic;
use crate::layout::{Exceptions, MethodLayout};
use crate::method::{Detail, Job, MethodError, instrument, uncounted};
use crate::survey::{Site, Slots, Survey};

/// A class before probes are written into it.
pub struct SurveyedClass<'a> {
    job: Job<'a>,
    /// Methods with code, by index.
    methods: Vec<(usize, Result<Survey, Box<Left>>)>,
    /// The numbers that it takes.
    pub needs: Slots,
}

/// A method that is left as it is, and why.
struct Left {
    layout: MethodLayout,
    reason: Option<String>,
}

/// A class that counts.
pub struct WrittenClass {
    /// Its internal name.
    pub name: Name,
    /// The class file.
    pub bytes: Vec<u8>,
    /// Layouts of its methods with code.
    pub methods: Vec<MethodLayout>,
    /// What could not be instrumented, or not in full.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether it can end the JVM.
    pub exits: bool,
}

impl<'a> SurveyedClass<'a> {
    /// Surveys all methods with code; none of Mantis's own classes.
    pub fn new(job: Job<'a>) -> Self {
        let class = job.class;
        let mut surveyed = SurveyedClass { job, methods: Vec::new(), needs: Slots::default() };
        if is_own(class) {
            return surveyed;
        }
        for (index, method) in class.methods.iter().enumerate().filter(|(_, m)| m.has_code(&class.pool)) {
            let survey = survey(&surveyed.job, method);
            if let Ok(survey) = &survey {
                // A method that turns out to be too large for all of it leaves a gap in the numbers.
                surveyed.needs.take(survey.needs(surveyed.job.values));
            }
            surveyed.methods.push((index, survey));
        }
        surveyed
    }

    /// Writes the probes with the numbers from `slots` on.
    pub fn write(self, mut slots: Slots) -> WrittenClass {
        let SurveyedClass { job, methods, .. } = self;
        let class = job.class;
        let mut out = class.clone();
        let mut written = WrittenClass {
            name: class.name().clone(),
            bytes: Vec::new(),
            methods: Vec::with_capacity(methods.len()),
            diagnostics: Vec::new(),
            exits: false,
        };
        if is_own(class) {
            written.report(None, "is part of mantis and was left as it is".into());
        }
        for (index, survey) in methods {
            let named = || Some(class.method_ref(&class.methods[index]));
            let layout = match survey {
                Ok(survey) => {
                    let first = slots.take(survey.needs(job.values));
                    let exits = survey.sites.iter().any(|(_, site)| matches!(site, Site::Exit(_)));
                    if survey.sites.iter().any(|(_, site)| matches!(site, Site::Reflection)) {
                        // What records says which class calls.
                        out.major = out.major.max(CLASS_CONSTANTS);
                    }
                    let (layout, remark) = attempts(&job, &mut out, index, survey, first);
                    written.exits |= exits && layout.counted;
                    remark.into_iter().for_each(|remark| written.report(named(), remark));
                    layout
                }
                Err(left) => {
                    let Left { layout, reason } = *left;
                    reason.into_iter().for_each(|reason| written.report(named(), reason));
                    layout
                }
            };
            written.methods.push(layout);
        }
        written.bytes = out.to_bytes();
        written
    }
}

impl WrittenClass {
    fn report(&mut self, method: Option<MethodRef>, message: String) {
        self.diagnostics.push(Diagnostic { class: self.name.clone(), method, message });
    }
}

fn is_own(class: &ClassFile) -> bool {
    class.name().starts_with("mantis/rt/") || class.name().starts_with("mantis/gen/")
}

fn survey(job: &Job<'_>, method: &Member) -> Result<Survey, Box<Left>> {
    let left = |code: Option<&Code>, reason| Box::new(Left { layout: uncounted(method, code), reason });
    let code = match Code::decode(job.class, method) {
        Ok(Some(code)) => code,
        Ok(None) => return Err(left(None, None)),
        Err(e) => return Err(left(None, Some(format!("not counted: {e}")))),
    };
    Survey::new(job, method, code).map_err(|e| {
        // Errors are rare: the code is then decoded again.
        let code = Code::decode(job.class, method).ok().flatten();
        left(code.as_ref(), Some(format!("not counted: {e}")))
    })
}

/// Tries levels of detail until the method is small enough. Gives also what there is to say about it.
fn attempts(
    job: &Job<'_>,
    out: &mut ClassFile,
    index: usize,
    survey: Survey,
    slots: Slots,
) -> (MethodLayout, Option<String>) {
    let method = &job.class.methods[index];
    let mut first = Some(survey);
    let mut error = None;
    for (detail, loss) in levels(job.values) {
        let done = match first.take().map_or_else(|| self::survey(job, method), Ok) {
            Ok(survey) => instrument(job, out, index, survey, detail, slots),
            Err(left) => return (left.layout, left.reason),
        };
        match done {
            Ok(layout) => return (layout, loss.map(|loss| format!("{loss}: it would become too large"))),
            Err(e @ MethodError::Code(CodeError::TooLarge(_))) => error = Some(e),
            Err(e) => {
                error = Some(e);
                break;
            }
        }
    }
    let code = Code::decode(job.class, method).ok().flatten();
    (uncounted(method, code.as_ref()), error.map(|e| format!("not counted: {e}")))
}

/// Levels of detail to try, and what is lost with each.
fn levels(values: bool) -> Vec<(Detail, Option<&'static str>)> {
    let mut levels = Vec::new();
    if values {
        levels.push((Detail { values, exceptions: Exceptions::Each }, None));
    }
    let lost = [
        (Exceptions::Each, "sums of its variables are not measured"),
        (Exceptions::Stretches, "sums of its variables are not measured and what throws is known roughly"),
        (
            Exceptions::Uncounted,
            "sums of its variables are not measured and counts are inexact when it throws",
        ),
    ];
    for (exceptions, loss) in lost {
        let whole = !values && exceptions == Exceptions::Each;
        levels.push((Detail { values: false, exceptions }, (!whole).then_some(loss)));
    }
    levels
}
