//! Patterns of methods: which methods an action stands for.
//!
//! `com.x.Service.handle(java.lang.String,int)` is one method, `com.x.Service.handle` all of that name. `*`
//! stands for any characters but dots, `**` for any characters: `com.x.*.handle*`, `com.**.handle(..)`.
//! Parameters are types as in Java sources, separated by commas; `..` at the end stands for any more.
//! `@com.x.Watched` is every method with that annotation. Classes have their binary names (`Outer$Inner`),
//! constructors are `<init>`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A pattern of methods.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MethodPattern {
    text: String,
    kind: Kind,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Kind {
    Annotation(String),
    Method { class: String, name: String, parameters: Option<Parameters> },
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Parameters {
    types: Vec<String>,
    /// Any more may follow.
    open: bool,
}

/// A method to match against a pattern.
#[derive(Debug, Clone, Copy)]
pub struct Method<'a> {
    /// The binary name of its class, with dots: `com.x.Outer$Inner`.
    pub class: &'a str,
    /// Its name; `<init>` for constructors.
    pub name: &'a str,
    /// The types of its parameters as in Java sources: `int`, `java.lang.String[]`.
    pub parameters: &'a [&'a str],
    /// The binary names of its annotations, with dots.
    pub annotations: &'a [&'a str],
}

impl fmt::Display for Method<'_> {
    /// `com.x.Service.handle(java.lang.String,int)`, which is also the pattern of just this method.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}({})", self.class, self.name, self.parameters.join(","))
    }
}

impl MethodPattern {
    /// Whether `method` is one of those it stands for.
    pub fn matches(&self, method: &Method<'_>) -> bool {
        match &self.kind {
            Kind::Annotation(pattern) => method.annotations.iter().any(|name| glob(pattern, name)),
            Kind::Method { class, name, parameters } => {
                glob(class, method.class)
                    && glob(name, method.name)
                    && parameters.as_ref().is_none_or(|parameters| parameters.matches(method.parameters))
            }
        }
    }

    /// Whether any method of this class (binary name, with dots) could match: a quick test before methods are
    /// looked at. Always true of an annotation.
    pub fn may_match_class(&self, name: &str) -> bool {
        match &self.kind {
            Kind::Annotation(_) => true,
            Kind::Method { class, .. } => glob(class, name),
        }
    }

    /// Whether it is a pattern of annotations.
    pub fn is_annotation(&self) -> bool {
        matches!(self.kind, Kind::Annotation(_))
    }
}

impl Parameters {
    fn matches(&self, types: &[&str]) -> bool {
        let long_enough =
            if self.open { types.len() >= self.types.len() } else { types.len() == self.types.len() };
        long_enough && self.types.iter().zip(types).all(|(pattern, name)| glob(pattern, name))
    }
}

/// Matches `*` (no dots) and `**` (anything) by trying every length, shortest first.
fn glob(pattern: &str, text: &str) -> bool {
    let Some(star) = pattern.find('*') else { return pattern == text };
    let Some(text) = text.strip_prefix(&pattern[..star]) else { return false };
    let (dots, rest) = match pattern[star + 1..].strip_prefix('*') {
        Some(rest) => (true, rest),
        None => (false, &pattern[star + 1..]),
    };
    let most = if dots { text.len() } else { text.find('.').unwrap_or(text.len()) };
    text.char_indices()
        .map(|(at, _)| at)
        .chain([text.len()])
        .take_while(|&at| at <= most)
        .any(|at| glob(rest, &text[at..]))
}

impl FromStr for MethodPattern {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let accepted = "write com.x.Service.handle(java.lang.String,int), com.x.*.handle* or @com.x.Watched";
        let bad = |why: &str| format!("method pattern '{text}' {why}: {accepted}");
        if let Some(annotation) = text.strip_prefix('@') {
            if annotation.is_empty() || annotation.contains(['(', ' ', '@']) {
                return Err(bad("does not name an annotation"));
            }
            return Ok(MethodPattern { text: text.into(), kind: Kind::Annotation(annotation.into()) });
        }
        let (path, parameters) = match text.split_once('(') {
            Some((path, rest)) => {
                let list = rest.strip_suffix(')').ok_or_else(|| bad("has a ( without a ) at its end"))?;
                (path, Some(parse_parameters(list).ok_or_else(|| bad("has an empty parameter type"))?))
            }
            None => (text, None),
        };
        let (class, name) = path.rsplit_once('.').ok_or_else(|| bad("has no class before the method"))?;
        if class.is_empty() || name.is_empty() || path.contains([' ', ')', '/', '#']) {
            return Err(bad("is not a class and a method joined by a dot"));
        }
        let kind = Kind::Method { class: class.into(), name: name.into(), parameters };
        Ok(MethodPattern { text: text.into(), kind })
    }
}

fn parse_parameters(list: &str) -> Option<Parameters> {
    let mut types: Vec<String> = list.split(',').map(|name| name.trim().to_owned()).collect();
    if list.trim().is_empty() {
        types.clear();
    }
    let open = types.last().is_some_and(|last| last == "..");
    if open {
        types.pop();
    }
    types.iter().all(|name| !name.is_empty() && name != "..").then_some(Parameters { types, open })
}

impl fmt::Display for MethodPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl TryFrom<String> for MethodPattern {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<MethodPattern> for String {
    fn from(pattern: MethodPattern) -> String {
        pattern.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_match_what_they_say() {
        let method = Method {
            class: "com.x.Service$Inner",
            name: "handleAll",
            parameters: &["java.lang.String", "int"],
            annotations: &["com.x.Watched"],
        };
        let matches = |text: &str| text.parse::<MethodPattern>().expect("a pattern").matches(&method);
        for yes in [
            "com.x.Service$Inner.handleAll(java.lang.String,int)",
            "com.x.Service$Inner.handleAll(java.lang.String, int)",
            "com.x.Service$Inner.handleAll",
            "com.x.*.handle*",
            "com.**.handle*(..)",
            "**.*",
            "com.x.*.handle*(java.lang.String,..)",
            "com.x.*.*(*.*.String,*)",
            "@com.x.Watched",
            "@**Watched",
        ] {
            assert!(matches(yes), "{yes}");
        }
        for no in [
            "com.x.Service.handleAll",
            "com.*.handle*",
            "com.x.*.handle",
            "com.x.*.handle*()",
            "com.x.*.handle*(java.lang.String)",
            "com.x.*.handle*(java.lang.String,int,..,int)",
            "@com.x.Other",
        ] {
            assert!(!no.parse::<MethodPattern>().is_ok_and(|pattern| pattern.matches(&method)), "{no}");
        }
        assert!(matches(&method.to_string()));
    }

    #[test]
    fn bad_patterns_are_explained() {
        for bad in ["handle", "com.x.handle(int", "com.x.handle(int,)", "@", "com/x/A.m", ".m", "com.x."] {
            let message = bad.parse::<MethodPattern>().expect_err(bad);
            assert!(message.contains(bad) && message.contains("@com.x.Watched"), "{message}");
        }
    }
}
