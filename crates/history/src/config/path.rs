//! Expressions for parameters: what of a call the cost depends on.
//!
//! `arg0` is the first argument, `this` the receiver; members follow with dots: `arg0.length` (of an array,
//! or a field of that name), `arg0.size()`, `this.getX()`, `arg1.name`, `arg0.header.getSize()`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A number that can be read off a call.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ParameterPath {
    /// Where it begins.
    pub root: Root,
    /// What is read from there, one after the other.
    pub members: Vec<Member>,
}

/// Where an expression begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Root {
    /// The receiver.
    This,
    /// An argument, counted from 0 in the order of the source (a `long` is one).
    Argument(u8),
}

/// A member of an object.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Member {
    /// A field, or `length` of an array.
    Field(String),
    /// A method without parameters.
    Method(String),
}

impl FromStr for ParameterPath {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let bad = |why: &str| {
            format!(
                "parameter '{text}' {why}: write arg0, arg0.length, arg0.size(), arg1.name, this.size() or this.getX()"
            )
        };
        let mut parts = text.split('.');
        let root = match parts.next() {
            Some("this") => Root::This,
            Some(argument) => {
                let number = argument.strip_prefix("arg").and_then(|number| number.parse().ok());
                Root::Argument(number.ok_or_else(|| bad("does not begin with this or an argument"))?)
            }
            None => return Err(bad("is empty")),
        };
        let members = parts
            .map(|part| {
                let (name, method) = match part.strip_suffix("()") {
                    Some(name) => (name, true),
                    None => (part, false),
                };
                let valid = !name.is_empty()
                    && !name.starts_with(|c: char| c.is_ascii_digit())
                    && name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '$');
                let name =
                    valid.then(|| name.to_owned()).ok_or_else(|| bad("has a member that is no name"))?;
                Ok(if method { Member::Method(name) } else { Member::Field(name) })
            })
            .collect::<Result<Vec<_>, String>>()?;
        if root == Root::This && members.is_empty() {
            return Err(bad("is an object and not a number"));
        }
        Ok(ParameterPath { root, members })
    }
}

impl fmt::Display for ParameterPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.root {
            Root::This => f.write_str("this")?,
            Root::Argument(number) => write!(f, "arg{number}")?,
        }
        self.members.iter().try_for_each(|member| match member {
            Member::Field(name) => write!(f, ".{name}"),
            Member::Method(name) => write!(f, ".{name}()"),
        })
    }
}

impl TryFrom<String> for ParameterPath {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<ParameterPath> for String {
    fn from(path: ParameterPath) -> String {
        path.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_round_trip() {
        for text in ["arg0", "arg12.length", "arg0.size()", "this.getX()", "arg1.name", "this.a.b().c$d"] {
            assert_eq!(text.parse::<ParameterPath>().expect(text).to_string(), text);
        }
    }

    #[test]
    fn bad_expressions_are_explained() {
        for bad in ["", "this", "arg", "arg999", "size()", "arg0.", "arg0.1x", "arg0.get(1)", "arg0 .x"] {
            let message = bad.parse::<ParameterPath>().expect_err(bad);
            assert!(message.contains("arg0.length"), "{message}");
        }
    }
}
