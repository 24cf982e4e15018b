//! The running service's instrumentation: one exact number per thread, the bytecodes it has executed.
//!
//! Training counts every edge ([`crate::instrumenter`]); a service only wants totals and wants them cheap.
//! **Idea**: each activation adds up what its path costs in one local variable, at the edges off a
//! loop-weighted maximum spanning tree ([`crate::potential`]), and adds the sum to its thread's tally when it
//! ends, normally or by an exception. Nothing but the tally's class is referred to, which every class loader
//! can see, and virtual threads have their own ([`tally`]).
//!
//! - [`method`]: one method; exact also when an instruction throws in mid-block.
//! - [`diamond`]: branches that are counted by arithmetic, so that they can be compiled without jumps.
//! - [`action`]: calls at the beginning and the ends of methods that are to be measured, and their
//!   parameters.
//! - [`network`]: the dispatchers of `sun.nio.ch`, which add the bytes they move to the tally, too.
//! - [`tally`]: where a thread's sums are, and the methods that lead from there to the measuring classes.

pub mod action;
pub mod diamond;
pub mod method;
pub mod network;
pub mod tally;

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::code::Code;
use mantis_classfile::error::CodeError;

use crate::instrumenter::Diagnostic;
use crate::method::MethodError;
use action::Hook;
use method::{ByMethod, Detail, Request};

/// Methods with more bytes of code than this are never compiled (HotSpot's `HugeMethodLimit`).
const HUGE: usize = 8000;

/// A class that counts.
#[derive(Clone, Debug)]
pub struct Counted {
    /// The class file; `None` when nothing had to be changed.
    pub bytes: Option<Vec<u8>>,
    /// Methods left as they were, what is inexact, and parameters that cannot be read.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether every method counts exactly.
    pub exact: bool,
}

/// Gives a method's number.
pub type Number<'a> = dyn Fn(&Member, &Code) -> u32 + 'a;

/// What is asked of a class beside counting.
#[derive(Copy, Clone)]
pub struct Asked<'a> {
    /// Gives the measured action that a method is, if it is one.
    pub hook: &'a dyn Fn(&Member) -> Option<Hook>,
    /// The prices of opcodes, if energy is to be modelled.
    pub energy: Option<&'a [u32; 256]>,
    /// Gives a method's number, if counts are told apart by method. Methods then count in full even where
    /// they become too large to be compiled.
    pub number: Option<&'a Number<'a>>,
    /// Gives a number to a class, by internal name, that the method of a number makes objects of.
    pub site: &'a dyn Fn(u32, &str) -> u32,
}

/// Instruments a class. A method that cannot be instrumented, or would become too large to be compiled, is
/// left as it is and reported.
pub fn count(class: &ClassFile, asked: Asked<'_>) -> Counted {
    let mut out = class.clone();
    let mut counted = Counted { bytes: None, diagnostics: Vec::new(), exact: true };
    let (mut changed, mut exact) = (false, true);
    for (index, member) in class.methods.iter().enumerate() {
        if !member.has_code(&class.pool) {
            continue;
        }
        let name = class.method_ref(member);
        let mut report = |message: String| {
            let diagnostic = Diagnostic { class: class.name().clone(), method: Some(name.clone()), message };
            counted.diagnostics.push(diagnostic);
        };
        let code = match Code::decode(class, member) {
            Ok(Some(code)) => code,
            Ok(None) => continue,
            Err(error) => {
                report(format!("not counted: {error}"));
                exact = false;
                continue;
            }
        };
        let hook = (asked.hook)(member);
        hook.iter().flat_map(|h| &h.problems).for_each(|problem| report(problem.clone()));
        let number = asked.number.map(|number| number(member, &code));
        let site = |class: &str| (asked.site)(number.unwrap_or_default(), class);
        let method = number.map(|number| ByMethod { number, site: &site });
        let request = Request { hook: hook.as_ref(), energy: asked.energy, method };
        let done = attempts(class, &mut out, index, &code, request, &mut report);
        changed |= done.is_some();
        exact &= done == Some(Detail::Exact);
    }
    counted.bytes = changed.then(|| out.to_bytes());
    counted.exact = exact;
    counted
}

/// Tries the full instrumentation, then one that is inexact under exceptions. Gives the one the method got.
fn attempts(
    class: &ClassFile,
    out: &mut ClassFile,
    index: usize,
    code: &Code,
    request: Request<'_>,
    report: &mut dyn FnMut(String),
) -> Option<Detail> {
    // What runs once need not be compiled, and of tests nobody measures the time.
    let once = &**class.methods[index].name() == "<clinit>" || request.method.is_some();
    let compiled = !once && code_length(out, index) <= HUGE;
    for detail in [Detail::Exact, Detail::Normal] {
        let original = out.methods[index].clone();
        let failure = match method::instrument(class, out, index, code, detail, request) {
            Ok(()) if compiled && code_length(out, index) > HUGE => None,
            Err(MethodError::Code(CodeError::TooLarge(_))) => None,
            Err(error) => Some(error),
            Ok(()) => {
                if detail == Detail::Normal {
                    report("counts are inexact when it throws: it would become too large".into());
                }
                return Some(detail);
            }
        };
        out.methods[index] = original;
        if let Some(error) = failure {
            report(format!("not counted: {error}"));
            return None;
        }
    }
    report("not counted: it would become too large to be compiled".into());
    None
}

/// Length of a method's bytecode.
fn code_length(class: &ClassFile, index: usize) -> usize {
    let data = class.methods[index].attribute(&class.pool, "Code").map(|a| &a.data[..]);
    data.and_then(|d| d.get(4..8)?.try_into().ok()).map_or(0, |b| u32::from_be_bytes(b) as usize)
}
