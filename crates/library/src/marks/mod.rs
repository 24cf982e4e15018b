//! Facts about the JDK that are no effects: `overlay/*.marks`, parsed once.
//!
//! What no predictor may call, what the predictor has in the place of what, which methods open files:
//! analyses, slicer and emitter ask here. `overlay/README.md` has the grammar and the meaning of each mark. A
//! class is found by its name; patterns of names are found by the package that they begin with.

mod check;
mod glob;
mod mark;
mod parse;

use std::sync::{Arc, LazyLock};

use mantis_classfile::names::{MethodRef, Name};
use rustc_hash::FxHashMap;

use self::glob::Glob;
pub use self::mark::Mark;
use self::mark::MarkSet;
use crate::overlay::{Parameters, ParseError, is_type};

/// The files built into the library.
const FILES: &[(&str, &str)] = &[
    ("fence.marks", include_str!("../../overlay/fence.marks")),
    ("files.marks", include_str!("../../overlay/files.marks")),
    ("lang.marks", include_str!("../../overlay/lang.marks")),
    ("util.marks", include_str!("../../overlay/util.marks")),
];

/// The marks built into this crate.
pub fn marks() -> &'static Marks {
    static MARKS: LazyLock<Marks> = LazyLock::new(|| match Marks::parse(FILES) {
        Ok(marks) => marks,
        // A test keeps the files free of errors; without a fence nothing may go on.
        Err(error) => panic!("{error}"),
    });
    &MARKS
}

/// What is known of classes and methods of the JDK.
#[derive(Debug, Default)]
pub struct Marks {
    /// By name.
    classes: FxHashMap<Name, Class>,
    /// Classes with such names, by the package that they begin with.
    patterns: FxHashMap<Name, Vec<(Glob, Class)>>,
    /// Every mark that some line about such classes mentions.
    starred: MarkSet,
}

/// What is said of a class, or of all those that a pattern names.
#[derive(Debug, Default)]
struct Class {
    /// Every mark that some line of it mentions.
    mentioned: MarkSet,
    /// What it is.
    own: Vec<Arc<Line>>,
    /// Its methods by name.
    named: FxHashMap<Name, Vec<Entry>>,
    /// Those with such names.
    patterns: Vec<(Glob, Entry)>,
}

/// A pattern of methods of one name.
#[derive(Clone, Debug)]
struct Entry {
    /// What its parameters are; any if absent.
    parameters: Option<Parameters>,
    /// The simple name of its result's type; any if absent.
    result: Option<Name>,
    /// What is written behind the name.
    text: Name,
    line: Arc<Line>,
}

/// A line, and what it says.
#[derive(Debug)]
struct Line {
    /// Its place among all lines.
    number: u32,
    file: &'static str,
    /// Its place in the file, from 1.
    line: u32,
    given: Vec<Given>,
}

/// What a line says of one mark.
#[derive(Debug)]
struct Given {
    mark: Mark,
    /// False after `not`.
    holds: bool,
    /// What stands behind it; a class of the predictor has its package here.
    value: Option<Name>,
}

impl Marks {
    /// Parses files, given as name and text.
    ///
    /// # Errors
    /// The first line that does not follow the grammar.
    pub fn parse(files: &[(&'static str, &str)]) -> Result<Marks, ParseError> {
        parse::parse(files)
    }

    /// Whether a method has a mark. The class is the one that the method names: what is said of a class says
    /// nothing of those below it.
    pub fn has(&self, mark: Mark, method: &MethodRef) -> bool {
        self.given(mark, method).is_some()
    }

    /// What stands behind a mark that a method has.
    pub fn value(&self, mark: Mark, method: &MethodRef) -> Option<&str> {
        self.given(mark, method)?.value.as_deref()
    }

    /// Whether a class has a mark, as it is named.
    pub fn is(&self, mark: Mark, class: &str) -> bool {
        self.own(mark, class).is_some()
    }

    /// What stands behind a mark that a class has.
    pub fn value_of(&self, mark: Mark, class: &str) -> Option<&str> {
        self.own(mark, class)?.value.as_deref()
    }

    /// The class that has a mark with this behind it, or of which a method has, if it is named without stars.
    pub fn class_with(&self, mark: Mark, value: &str) -> Option<&Name> {
        let given = |line: &Arc<Line>| {
            line.given.iter().any(|g| g.mark == mark && g.holds && g.value.as_deref() == Some(value))
        };
        let has = |c: &Class| c.mentioned.contains(mark) && c.lines().any(given);
        self.classes.iter().find(|(_, c)| has(c)).map(|(name, _)| name)
    }

    fn own(&self, mark: Mark, class: &str) -> Option<&Given> {
        last(mark, self.of(mark, class).flat_map(|c| &c.own))
    }

    fn given(&self, mark: Mark, method: &MethodRef) -> Option<&Given> {
        let entries = self.of(mark, &method.class).flat_map(|c| c.entries(&method.name));
        last(mark, entries.filter(|e| e.matches(&method.desc)).map(|e| &e.line))
    }

    /// What is said of a class by its name and by patterns, where that mentions a mark.
    fn of<'a>(&'a self, mark: Mark, class: &str) -> impl Iterator<Item = &'a Class> {
        let ends = class.match_indices('/').map(|(at, _)| at + 1);
        let ends = std::iter::once(0).chain(ends).take_while(move |_| self.starred.contains(mark));
        let packages = ends.filter_map(|end| self.patterns.get(&class[..end]));
        let mentions = move |c: &Class| c.mentioned.contains(mark);
        let alike = packages.flatten().filter(move |(glob, c)| mentions(c) && glob.matches(class));
        self.classes.get(class).filter(|c| mentions(c)).into_iter().chain(alike.map(|(_, c)| c))
    }
}

impl Class {
    /// All that is said of it and its methods.
    fn lines(&self) -> impl Iterator<Item = &Arc<Line>> {
        let alike = self.patterns.iter().map(|(_, entry)| entry);
        let entries = self.named.values().flatten().chain(alike);
        self.own.iter().chain(entries.map(|entry| &entry.line))
    }

    fn entries<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a Entry> {
        let alike = self.patterns.iter().filter(move |(glob, _)| glob.matches(name)).map(|(_, entry)| entry);
        self.named.get(name).into_iter().flatten().chain(alike)
    }
}

impl Entry {
    fn matches(&self, desc: &str) -> bool {
        let result = |expected: &Name| desc.rsplit_once(')').is_some_and(|(_, r)| is_type(expected, r));
        self.parameters.as_ref().is_none_or(|p| p.matches(desc)) && self.result.as_ref().is_none_or(result)
    }
}

/// What the last line that mentions a mark says, if it says that the mark holds.
fn last<'a>(mark: Mark, lines: impl Iterator<Item = &'a Arc<Line>>) -> Option<&'a Given> {
    let mentions = lines.filter_map(|l| Some((l.number, l.given.iter().find(|g| g.mark == mark)?)));
    mentions.max_by_key(|(number, _)| *number).map(|(_, given)| given).filter(|given| given.holds)
}

#[cfg(test)]
mod tests;
