//! Checks entries against the methods that classes really have, so that a misspelt pattern does not go
//! unnoticed.

use std::collections::{BTreeMap, BTreeSet};

use mantis_classfile::names::Name;

use super::{Entry, Overlay};
use crate::conservative::parameters;
use crate::effect::{Effect, Loc, Origin, Root, Source};

/// A method as a class declares or inherits it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Method {
    /// Its name.
    pub name: Name,
    /// Its descriptor.
    pub desc: Name,
    /// Whether it has no receiver.
    pub is_static: bool,
}

/// What is known of one line of the overlay.
#[derive(Default)]
struct Line {
    /// Method names on the line that described some method, and all of them.
    matched: BTreeSet<Name>,
    names: BTreeSet<Name>,
    /// Operands its effect names, and those that are references in some method it describes.
    used: BTreeSet<u8>,
    references: BTreeSet<u8>,
}

pub(super) fn check(overlay: &Overlay, methods_of: &dyn Fn(&str) -> Vec<Method>) -> Vec<String> {
    let mut lines: BTreeMap<Origin, Line> = BTreeMap::new();
    for (class, described) in &overlay.classes {
        let methods = methods_of(class);
        for (name, entries) in &described.methods {
            for entry in entries.iter().filter(|_| &**name != "*") {
                let line = lines.entry(entry.effect.origin.clone()).or_default();
                line.names.insert(name.clone());
                // What operands are, only a call of a signature-polymorphic method says.
                let polymorphic = ["java/lang/invoke/VarHandle", "java/lang/invoke/MethodHandle"];
                if !polymorphic.contains(&&**class) {
                    line.used.extend(operands(&entry.effect));
                }
                line.record(entry, methods.iter().filter(|m| m.name == *name));
            }
        }
    }
    let mut problems = Vec::new();
    for (origin, line) in &lines {
        let Origin::Overlay { file, line: number } = origin else { continue };
        for name in line.names.difference(&line.matched) {
            problems.push(format!("{file}:{number}: {name} matches no method"));
        }
        for operand in line.used.difference(&line.references).filter(|_| !line.matched.is_empty()) {
            problems.push(format!("{file}:{number}: operand {operand} is never a reference"));
        }
    }
    problems
}

impl Line {
    fn record<'a>(&mut self, entry: &Entry, methods: impl Iterator<Item = &'a Method>) {
        for method in methods {
            if !entry.parameters.as_ref().is_none_or(|p| p.matches(&method.desc)) {
                continue;
            }
            self.matched.insert(method.name.clone());
            if !method.is_static {
                self.references.insert(0);
            }
            for (index, parameter) in parameters(&method.desc).enumerate() {
                if parameter.starts_with(['L', '[']) {
                    self.references.insert(index as u8 + u8::from(!method.is_static));
                }
            }
        }
    }
}

/// Operands an effect names as references.
fn operands(effect: &Effect) -> BTreeSet<u8> {
    let mut found = BTreeSet::new();
    let mut root = |root: &Root| {
        if let Root::Operand(k) = root {
            found.insert(*k);
        }
    };
    effect.reads.iter().for_each(|l| root(&l.root));
    effect.writes.iter().for_each(|w| root(&w.loc.root));
    effect.flows.iter().for_each(|f| root(&f.to.root));
    let flows = effect.flows.iter().map(|f| &f.from);
    let calls = effect.callbacks.iter().flat_map(|c| std::iter::once(&c.on).chain(c.args.iter().flatten()));
    for source in flows.chain(calls).chain(&effect.results).chain(&effect.raises) {
        match source {
            Source::Root(r) | Source::Load(Loc { root: r, .. }) => root(r),
            Source::Value(_) | Source::Unknown => {}
        }
    }
    found
}
