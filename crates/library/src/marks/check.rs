//! Checks marks against the classes of JDKs, so that a misspelt name does not go unnoticed.

use std::collections::{BTreeMap, BTreeSet};

use mantis_classfile::names::Name;

use super::{Class, Entry, Glob, Marks};
use crate::overlay::Method;

/// A pattern of methods on a line.
struct Pattern<'m> {
    name: &'m str,
    glob: Option<&'m Glob>,
    entry: &'m Entry,
}

/// A file, a line in it, and a pattern on that.
type Place = (&'static str, u32, String);

impl Marks {
    /// Names the classes that there are not, and the lines with a pattern that no method of their classes
    /// has. `classes` are all there are, `methods_of` gives those that a class declares or inherits.
    pub fn check(&self, classes: &BTreeSet<Name>, methods_of: &dyn Fn(&str) -> Vec<Method>) -> Vec<String> {
        let mut problems = Vec::new();
        // A pattern that one of a stanza's classes has is no misspelling.
        let mut met: BTreeMap<Place, bool> = BTreeMap::new();
        let mut look = |name: &str, class: &Class, named: &[&Name]| {
            if named.is_empty() {
                problems.push(format!("{name}: no such class"));
            }
            let mut open = class.written();
            open.iter().for_each(|p| *met.entry(p.place()).or_default() |= false);
            for name in named {
                if open.is_empty() {
                    break;
                }
                let methods = methods_of(name);
                open.retain(|pattern| {
                    let is_met = methods.iter().any(|m| pattern.means(m));
                    *met.entry(pattern.place()).or_default() |= is_met;
                    !is_met
                });
            }
        };
        for (name, class) in &self.classes {
            look(name, class, &classes.get(name).into_iter().collect::<Vec<_>>());
        }
        for (glob, class) in self.patterns.values().flatten() {
            let named: Vec<&Name> = classes.iter().filter(|name| glob.matches(name)).collect();
            look(&glob.text, class, &named);
        }
        let unmet = met.iter().filter(|(_, is_met)| !**is_met);
        problems.extend(unmet.map(|((file, line, p), _)| format!("{file}:{line}: {p} matches no method")));
        problems.sort();
        problems
    }
}

impl Class {
    fn written(&self) -> Vec<Pattern<'_>> {
        let named = self
            .named
            .iter()
            .flat_map(|(name, entries)| entries.iter().map(move |entry| Pattern { name, glob: None, entry }));
        let alike =
            self.patterns.iter().map(|(glob, entry)| Pattern { name: &glob.text, glob: Some(glob), entry });
        named.chain(alike).collect()
    }
}

impl Pattern<'_> {
    fn place(&self) -> Place {
        (self.entry.line.file, self.entry.line.line, format!("{}{}", self.name, self.entry.text))
    }

    fn means(&self, method: &Method) -> bool {
        let is_named = self.glob.map_or(self.name == &*method.name, |glob| glob.matches(&method.name));
        is_named && self.entry.matches(&method.desc)
    }
}
