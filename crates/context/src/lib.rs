//! What a program calls in different phases, told apart.
//!
//! **Idea** (procedure cloning; Cooper, Hall and Kennedy, Computer Languages 1993). A routine that is used
//! for the header of a file and then for its body has one count, and that is known when the body is read. So
//! the calls in `main`, and in methods that are called from one place outside of loops ([`phases`]), get
//! copies of what they call, as far as others call that too ([`plan`]). Features of a copy belong to its
//! phase: their slices end with the phase, and what they count is not mixed with what others do. Everything
//! behind (counting, analysis, slices) sees ordinary methods.
//!
//! - A copy is named after its call: `legalMoves from Report:22`, or with letters in place of the spaces
//!   where the class is older than Java 5. [`origin`] takes that apart.
//! - Only calls are redirected that can enter one method and no other ([`program`]): what overrides it would
//!   have to be copied with it.
//! - Calls of classes that nothing names from the main class on do not count: a jar may hold several
//!   programs.
//! - Constructors and class initialisers cannot have other names, methods of interfaces and of classes whose
//!   serial version is computed from their methods are left alone.
//! - Programs that could notice the copies (that list methods, walk stacks or define classes) are left as
//!   they are.

mod copy;
mod phases;
mod plan;
mod program;

use std::borrow::Cow;
use std::sync::Arc;

use mantis_classfile::class::ClassFile;
use mantis_classfile::names::MethodRef;

/// Where classes come from.
pub trait Classes {
    /// A class of the program or of the JDK.
    fn class(&self, name: &str) -> Option<Arc<ClassFile>>;

    /// The classes of the program, in the order of their names.
    fn program_classes(&self) -> Vec<Arc<ClassFile>>;
}

/// How much is copied.
#[derive(Copy, Clone, Debug)]
pub struct Budget {
    /// Instructions of all copies together.
    pub instructions: usize,
    /// Phases.
    pub phases: usize,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { instructions: 10_000, phases: 40 }
    }
}

/// Copies for a phase with fewer instructions tell little.
const FEWEST_INSTRUCTIONS: usize = 12;

/// A program with copies.
#[derive(Debug, Default)]
pub struct Separated {
    /// The classes that changed.
    pub classes: Vec<ClassFile>,
    /// Why nothing was copied, if something could have been.
    pub remark: Option<String>,
}

/// Copies what the phases of a program share, the first phases first, as far as the budget goes.
pub fn separate(classes: &dyn Classes, main: &MethodRef, budget: Budget) -> Separated {
    let program = program::Program::new(classes, main);
    if let Some(what) = program.notices_copies() {
        let remark = format!("calls in different phases are not told apart: the program uses {what}");
        return Separated { remark: Some(remark), ..Separated::default() };
    }
    let phases = phases::find(&program, main);
    let plan = plan::make(&program, &phases, budget);
    copy::apply(&program, &plan).unwrap_or_else(|e| {
        let remark = format!("calls in different phases are not told apart: {e}");
        Separated { remark: Some(remark), ..Separated::default() }
    })
}

/// What stands between the name of a method and the place of a copy's call.
const FROM: &str = " from ";
/// Classes before this version have only names that the Java language allows (JVMS 4.2.2 knows no such limit
/// since Java 5; HotSpot keeps the old one for them).
const FREE_NAMES: u16 = 49;
/// What stands there in their methods' names, ...
const FROM_IN_OLD: &str = "ˑfromˑ";
/// ... for a colon, ...
const COLON: char = 'ː';
/// ... and for what else no identifier has.
const OTHER: char = 'ˑ';

/// The name of a copy for the call at a place, in a class of a version.
fn copy_name(method: &str, place: &str, major: u16) -> String {
    if major >= FREE_NAMES {
        return format!("{method}{FROM}{place}");
    }
    let allowed = |c: char| match c {
        ':' => COLON,
        c if c.is_alphabetic() || c.is_ascii_digit() || "$_".contains(c) => c,
        _ => OTHER,
    };
    format!("{method}{FROM_IN_OLD}{}", place.chars().map(allowed).collect::<String>())
}

/// The name of the method that a method of this name is a copy of, and the place of the call it is for.
pub fn origin(name: &str) -> Option<(&str, Cow<'_, str>)> {
    if let Some((method, place)) = name.split_once(FROM) {
        return Some((method, Cow::Borrowed(place)));
    }
    let (method, place) = name.split_once(FROM_IN_OLD)?;
    Some((method, Cow::Owned(place.replace(COLON, ":").replace(OTHER, " "))))
}

#[cfg(test)]
mod tests {
    use super::{copy_name, origin};

    #[test]
    fn names_of_copies_say_where_they_are_from() {
        for (major, name) in [(52, "count from Main:22 call 2"), (46, "countˑfromˑMainː22ˑcallˑ2")] {
            assert_eq!(copy_name("count", "Main:22 call 2", major), name);
            let (method, place) = origin(name).unwrap();
            assert_eq!((method, &*place), ("count", "Main:22 call 2"));
        }
        assert_eq!(origin("countfromMain"), None);
    }

    #[test]
    fn old_classes_have_identifiers_only() {
        let name = copy_name("a", "package-info instruction 7", 48);
        assert!(name.chars().all(|c| c.is_alphabetic() || c.is_ascii_digit()), "{name}");
    }
}
