//! Lines and stanzas of overlay files.

use std::fmt;
use std::sync::Arc;

use mantis_classfile::names::Name;
use rustc_hash::FxHashMap;

use super::clause::Clauses;
use super::{Base, ClassEntry, Entry, Parameters, StaticObject};
use crate::effect::{Externals, Origin};

/// A line that does not follow the grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// What is wrong, one sentence.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

impl std::error::Error for ParseError {}

/// A callback's method: class, name, descriptor.
pub(super) type Function = (Name, Name, Name);

/// The lines of a file, without comments; what is continued is one. Each comes with the number of its last
/// line, from 1.
pub(crate) fn statements(text: &str) -> impl Iterator<Item = (u32, String)> + '_ {
    let mut pending = String::new();
    text.lines().enumerate().filter_map(move |(index, raw)| {
        let line = raw.split_once('#').map_or(raw, |(before, _)| before).trim();
        if let Some(start) = line.strip_suffix('\\') {
            pending.push_str(start);
            return None;
        }
        pending.push_str(line);
        let whole = std::mem::take(&mut pending);
        (!whole.is_empty()).then_some((index as u32 + 1, whole))
    })
}

/// Abbreviations that `use`, `fn` and `let` lines define.
#[derive(Debug, Default)]
pub(super) struct Names {
    pub(super) classes: FxHashMap<String, Name>,
    pub(super) functions: FxHashMap<String, Function>,
    pub(super) texts: FxHashMap<String, String>,
}

impl Names {
    /// A class by its short name: as `use` says, else in `java/lang`.
    pub(super) fn class(&self, short: &str) -> Name {
        if short.contains('/') || short.starts_with('[') {
            return Name::from(short);
        }
        self.classes.get(short).cloned().unwrap_or_else(|| Name::from(format!("java/lang/{short}")))
    }

    /// Replaces `$name` by the text `let` gave it.
    fn expand(&self, text: &str) -> Result<String, String> {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find('$') {
            let tail = &rest[at + 1..];
            let length = tail.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
            let name = &tail[..length];
            out.push_str(&rest[..at]);
            match self.texts.get(name) {
                Some(text) => out.push_str(text),
                None if name.starts_with(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit()) => {
                    // A nested class: java/util/Map$Entry.
                    out.push('$');
                    out.push_str(name);
                }
                None => return Err(format!("`${name}` is not defined")),
            }
            rest = &tail[length..];
        }
        out.push_str(rest);
        Ok(out)
    }
}

/// Reads files in order and collects what they describe.
#[derive(Debug, Default)]
pub(super) struct Parser {
    names: Names,
    pub(super) classes: FxHashMap<Name, ClassEntry>,
    /// The classes of the current stanza.
    stanza: Vec<Name>,
    /// Its number.
    number: u32,
}

impl Parser {
    /// Reads one file.
    pub(super) fn file(&mut self, file: &'static str, text: &str) -> Result<(), ParseError> {
        self.stanza.clear();
        for (line, statement) in statements(text) {
            let error = |message| ParseError { file: file.to_owned(), line, message };
            self.line(&statement, Origin::Overlay { file, line }).map_err(error)?;
        }
        Ok(())
    }

    fn line(&mut self, line: &str, origin: Origin) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "use" => {
                for class in rest.split_whitespace() {
                    let short = class.rsplit('/').next().unwrap_or(class);
                    self.names.classes.insert(short.to_owned(), Name::from(class));
                }
                Ok(())
            }
            "fn" => self.function(rest),
            "let" => {
                let (name, text) = rest.split_once('=').ok_or("`let` needs `name = text`")?;
                let text = self.names.expand(text.trim())?;
                self.names.texts.insert(name.trim().to_owned(), text);
                Ok(())
            }
            "class" => self.class(rest, &origin),
            "field" => self.field(rest),
            _ => self.method(line, origin),
        }
    }

    fn function(&mut self, rest: &str) -> Result<(), String> {
        let (short, target) = rest.split_once('=').ok_or("`fn` needs `name = Class.method(desc)result`")?;
        let (target, desc) = split_before(target.trim(), '(').ok_or("the method has no descriptor")?;
        let (class, name) = target.rsplit_once('.').ok_or("the method has no class")?;
        let function = (self.names.class(class), Name::from(name), Name::from(desc));
        self.names.functions.insert(short.trim().to_owned(), function);
        Ok(())
    }

    fn class(&mut self, rest: &str, origin: &Origin) -> Result<(), String> {
        self.stanza.clear();
        self.number += 1;
        let mut words = rest.split_whitespace();
        let mut base = None;
        let mut device = Externals::NONE;
        let mut constructors = false;
        let mut compares = false;
        let mut function = false;
        while let Some(word) = words.next() {
            match word {
                "is" => {
                    base = Some(match words.next() {
                        Some("value") => Base::Value,
                        Some("state") => Base::State,
                        other => {
                            return Err(format!(
                                "`is` needs `value` or `state`, not `{}`",
                                other.unwrap_or("")
                            ));
                        }
                    });
                }
                "device" => device = device.union(external(words.next().unwrap_or(""))?),
                "constructors" => constructors = true,
                "compares" => compares = true,
                "function" => function = true,
                class => self.stanza.push(self.names.class(class)),
            }
        }
        if self.stanza.is_empty() {
            return Err("`class` needs a name".to_owned());
        }
        for class in &self.stanza {
            let entry = self.classes.entry(class.clone()).or_default();
            if let Some(base) = base {
                entry.base = Some((base, origin.clone()));
            }
            entry.device = entry.device.union(device);
            entry.constructors |= constructors;
            entry.compares |= compares;
            entry.function |= function;
        }
        Ok(())
    }

    fn field(&mut self, rest: &str) -> Result<(), String> {
        let (names, what) = rest.split_once(':').ok_or("`field` needs `name : Class`")?;
        let (class, device) = match what.trim().split_once('!') {
            Some((class, device)) => (class.trim(), external(device.trim())?),
            None => (what.trim(), Externals::NONE),
        };
        let object = StaticObject { class: self.names.class(class), device };
        for class in self.current()?.to_vec() {
            for name in names.split_whitespace() {
                self.classes
                    .entry(class.clone())
                    .or_default()
                    .statics
                    .insert(Name::from(name), object.clone());
            }
        }
        Ok(())
    }

    fn current(&self) -> Result<&[Name], String> {
        if self.stanza.is_empty() {
            return Err("a method or field outside a `class` stanza".to_owned());
        }
        Ok(&self.stanza)
    }

    fn method(&mut self, line: &str, origin: Origin) -> Result<(), String> {
        let (pattern, body) = line.split_once(':').ok_or("a method line needs `pattern : effect`")?;
        let body = self.names.expand(body)?;
        let (base, effect) = Clauses::new(&self.names).parse(&body, origin)?;
        let effect = Arc::new(effect);
        let entries = patterns(pattern.trim())?;
        for class in self.current()?.to_vec() {
            let methods = &mut self.classes.entry(class).or_default().methods;
            for (name, parameters) in &entries {
                let stanza = self.number;
                let entry = Entry { stanza, parameters: parameters.clone(), base, effect: effect.clone() };
                let overloads = methods.entry(name.clone()).or_default();
                let same = |e: &Entry| e.parameters.is_none() || e.parameters == entry.parameters;
                if overloads.iter().any(|e| e.stanza == stanza && same(e)) {
                    return Err(format!("`{name}` is described before"));
                }
                overloads.push(entry);
            }
        }
        Ok(())
    }
}

/// `add(Object)`, `new(int,..)`, `size|isEmpty()`, `get` (every overload).
fn patterns(pattern: &str) -> Result<Vec<(Name, Option<Parameters>)>, String> {
    let mut entries = Vec::new();
    for alternative in pattern.split('|') {
        let alternative = alternative.trim();
        let (names, parameters) = match alternative.split_once('(') {
            None => (alternative, None),
            Some((names, list)) => {
                let list = list.strip_suffix(')').ok_or("the parameter list does not end")?;
                (names.trim(), Some(Parameters::parse(list)?))
            }
        };
        for name in names.split('/') {
            let valid = name == "*"
                || !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
            if !valid {
                return Err(format!("`{name}` is no method name"));
            }
            let name = if name == "new" { "<init>" } else { name };
            entries.push((Name::from(name), parameters.clone()));
        }
    }
    Ok(entries)
}

pub(super) fn external(name: &str) -> Result<Externals, String> {
    Externals::by_name(name).ok_or_else(|| format!("`{name}` is no external effect"))
}

/// Splits before the first `separator`, which stays with the second half.
pub(super) fn split_before(text: &str, separator: char) -> Option<(&str, &str)> {
    text.find(separator).map(|at| text.split_at(at))
}
