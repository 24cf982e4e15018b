//! Counts told apart by method, for tests of programs (`methods=PATTERNS`): which classes count, the numbers
//! that instrumented code has for its methods and for what they allocate, and what those numbers mean.
//!
//! Numbers are dense, so that the counts of a thread are arrays (`mantis.watch.MethodCounts`). Sizes of
//! objects are logical ([`mantis_instrument::sizes::Sizes`]) and looked up when somebody asks, because a
//! class may not have been loaded yet when code that makes its objects is.

use std::str::FromStr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::code::{Code, CodeAttribute};
use mantis_classfile::names::Name;
use mantis_history::MethodPattern;
use mantis_instrument::sizes::Sizes;
use rustc_hash::FxHashMap;

use crate::classes::Classes;

/// Packages that run tests or help to write them. Which version of them is used, and in which order they do
/// things, is nothing a program costs.
const FRAMEWORKS: &[&str] = &[
    "com.intellij.rt.",
    "junit.",
    "mantis.junit.",
    "net.bytebuddy.",
    "org.apache.maven.surefire.",
    "org.apiguardian.",
    "org.assertj.",
    "org.eclipse.jdt.internal.junit",
    "org.gradle.",
    "org.hamcrest.",
    "org.jacoco.",
    "org.junit.",
    "org.mockito.",
    "org.objenesis.",
    "org.opentest4j.",
    "worker.org.gradle.",
];

/// Parts of names of classes that such frameworks make while tests run.
const GENERATED: &[&str] = &["$MockitoMock$", "$ByteBuddy$"];

/// Which classes count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    taken: Vec<MethodPattern>,
    left: Vec<MethodPattern>,
}

impl FromStr for Scope {
    type Err = String;

    /// Reads patterns of classes with `:` in between, as `com.x.**:!com.x.generated.*`: those behind `!` are
    /// left out.
    fn from_str(text: &str) -> Result<Scope, String> {
        let mut scope = Scope::default();
        for part in text.split(':').map(str::trim).filter(|p| !p.is_empty()) {
            let (class, list) = match part.strip_prefix('!') {
                Some(class) => (class, &mut scope.left),
                None => (part, &mut scope.taken),
            };
            let pattern = MethodPattern::from_str(&format!("{class}.*")).map_err(|_| {
                format!("class pattern '{part}' is none: write com.x.Orders, com.x.** or !com.x.Gen*")
            })?;
            list.push(pattern);
        }
        Ok(scope)
    }
}

impl Scope {
    /// Whether a class counts; its name has dots.
    pub fn counts(&self, class: &str) -> bool {
        let any = |patterns: &[MethodPattern]| patterns.iter().any(|p| p.may_match_class(class));
        !FRAMEWORKS.iter().any(|f| class.starts_with(f))
            && !GENERATED.iter().any(|g| class.contains(g))
            && (self.taken.is_empty() || any(&self.taken))
            && !any(&self.left)
    }
}

/// What the numbers in instrumented code mean.
#[derive(Debug, Default)]
pub struct Numbers {
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    methods: Vec<String>,
    /// The method of each site, and the class of which it makes objects.
    sites: Vec<(u32, Name)>,
    by_site: FxHashMap<(u32, Name), u32>,
    /// Logical bytes of instances.
    sizes: FxHashMap<Name, u32>,
}

impl Numbers {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number for a method that is being loaded; one that is loaded twice has two.
    pub fn method(&self, class: &ClassFile, method: &str, code: &Code) -> u32 {
        let file = class.source_file().map_or_else(|| "unknown source".to_owned(), |f| f.to_string());
        let place = first_line(code).map_or_else(|| file.clone(), |line| format!("{file}:{line}"));
        let mut known = self.known();
        known.methods.push(format!("{method}\t{place}"));
        (known.methods.len() - 1) as u32
    }

    /// The number of what a method makes of a class.
    pub fn site(&self, method: u32, class: &str) -> u32 {
        let mut known = self.known();
        let key = (method, Name::from(class));
        if let Some(&site) = known.by_site.get(&key) {
            return site;
        }
        let site = known.sites.len() as u32;
        known.sites.push(key.clone());
        known.by_site.insert(key, site);
        site
    }

    /// A method as `com.x.A.m(int)`, a tab, and where it begins, as `A.java:12`.
    pub fn name_of(&self, method: u32) -> Option<String> {
        self.known().methods.get(method as usize).cloned()
    }

    /// The method of a site, and the logical bytes of each object that it makes.
    pub fn site_of(&self, site: u32, classes: &Classes) -> Option<(u32, u32)> {
        let mut known = self.known();
        let (method, class) = known.sites.get(site as usize).cloned()?;
        if let Some(&size) = known.sizes.get(&class) {
            return Some((method, size));
        }
        let find = |name: &str| classes.find(name);
        let size = Sizes::new(Some(&find)).instance(&class);
        known.sizes.insert(class, size);
        Some((method, size))
    }
}

/// The smallest line of its code: where a reader finds it.
fn first_line(code: &Code) -> Option<u16> {
    let lines = code.attributes.iter().filter_map(|attribute| match attribute {
        CodeAttribute::Lines(lines) => Some(lines),
        _ => None,
    });
    lines.flatten().map(|line| line.line).min()
}

/// A method as in `watch.toml`: `com.x.A.m(int,java.lang.String)`.
pub fn written(class: &str, member: &Member, parameters: &[&str]) -> String {
    format!("{class}.{}({})", member.name(), parameters.join(","))
}

/// Which classes count, and their numbers.
#[derive(Debug)]
pub struct ByMethod {
    /// Which classes count.
    pub scope: Scope,
    /// What numbers mean.
    pub numbers: Arc<Numbers>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_take_and_leave() {
        let scope: Scope = "com.x.**:!com.x.generated.*".parse().unwrap();
        assert!(scope.counts("com.x.Orders") && scope.counts("com.x.a.B"));
        assert!(!scope.counts("com.x.generated.A") && !scope.counts("org.y.A"));
    }

    #[test]
    fn frameworks_never_count() {
        let scope: Scope = "**".parse().unwrap();
        assert!(scope.counts("com.x.Orders"));
        assert!(!scope.counts("org.junit.jupiter.api.Assertions") && !scope.counts("a.B$MockitoMock$1"));
        assert!("a b".parse::<Scope>().is_err());
    }

    #[test]
    fn sites_of_a_method_and_a_class_are_one() {
        let numbers = Numbers::default();
        let [a, b, c] = [(0, "A"), (0, "B"), (1, "A")].map(|(m, class)| numbers.site(m, class));
        assert_eq!((a, b, c), (0, 1, 2));
        assert_eq!(numbers.site(0, "B"), b);
        // No class of this name is known: a header.
        assert_eq!(numbers.site_of(c, &Classes::default()), Some((1, 16)));
        assert_eq!(numbers.site_of(9, &Classes::default()), None);
    }
}
