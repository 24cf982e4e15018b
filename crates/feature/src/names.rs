//! Places of a program in source terms.

use std::fmt::Write;

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::descriptor::MethodDesc;
use mantis_classfile::names::Name;
use rustc_hash::{FxHashMap, FxHashSet};

/// How the program's source files and classes are called: without packages as far as that is unique.
#[derive(Debug, Default)]
pub struct Naming {
    /// Source files, and simple class names, that several packages have.
    shared: FxHashSet<String>,
}

impl Naming {
    /// Names for these classes.
    pub fn new(classes: &[&ClassFile]) -> Naming {
        let mut package_of: FxHashMap<String, Name> = FxHashMap::default();
        let mut shared = FxHashSet::default();
        for class in classes {
            let (package, _) = split(class.name());
            for name in [source_file(class), simple_class(class.name())] {
                match package_of.get(&name) {
                    Some(other) if **other != *package => {
                        shared.insert(name);
                    }
                    Some(_) => {}
                    None => {
                        package_of.insert(name, package.into());
                    }
                }
            }
        }
        Naming { shared }
    }

    /// The source file of a class: `Route.java`, or `demo/Route.java` where another package has one of this
    /// name.
    pub fn file(&self, class: &ClassFile) -> String {
        let file = source_file(class);
        let (package, _) = split(class.name());
        if self.shared.contains(&file) && !package.is_empty() { format!("{package}/{file}") } else { file }
    }

    /// A class: `Route`, `Route.Stop`, or `demo.Route` where another package has one of this name.
    pub fn class(&self, name: &str) -> String {
        let simple = simple_class(name);
        let (package, _) = split(name);
        if self.shared.contains(&simple) && !package.is_empty() {
            format!("{}.{simple}", package.replace('/', "."))
        } else {
            simple
        }
    }

    /// A method: `Route.load`, `Route constructor`, with parameter types where the class overloads it.
    pub fn method(&self, class: &ClassFile, method: &Member) -> String {
        let of = self.class(class.name());
        let (name, from) = match mantis_context::origin(method.name()) {
            Some((name, place)) => (name, format!(" from {place}")),
            None => (&**method.name(), String::new()),
        };
        let base = match name {
            "<init>" => format!("{of} constructor"),
            "<clinit>" => return format!("{of} static initializer"),
            name => match lambda_host(name) {
                Some(host) => format!("{of}.{host} lambda"),
                None => format!("{of}.{name}"),
            },
        };
        let overloaded =
            class.methods.iter().filter(|m| &**m.name() == name && m.has_code(&class.pool)).count() > 1;
        let params = if overloaded { self.params(method.desc()) } else { String::new() };
        base + &params + &from
    }

    fn params(&self, desc: &str) -> String {
        let params = MethodDesc::parse(desc).map(|d| d.params).unwrap_or_default();
        let types: Vec<String> = params.iter().map(|p| self.type_name(p)).collect();
        format!("({})", types.join(", "))
    }

    /// A type by its descriptor: `int[]`, `Route.Stop`.
    pub fn type_name(&self, desc: &str) -> String {
        let element = desc.trim_start_matches('[');
        let mut name = match element {
            "Z" => "boolean".into(),
            "B" => "byte".into(),
            "C" => "char".into(),
            "S" => "short".into(),
            "I" => "int".into(),
            "J" => "long".into(),
            "F" => "float".into(),
            "D" => "double".into(),
            class => self.class(class.trim_start_matches('L').trim_end_matches(';')),
        };
        (element.len()..desc.len()).for_each(|_| name.push_str("[]"));
        name
    }
}

/// Package and the rest of an internal name.
fn split(class: &str) -> (&str, &str) {
    class.rsplit_once('/').unwrap_or(("", class))
}

/// `Route$Stop` of any package is `Route.Stop`; `Route$1` keeps its dollar.
fn simple_class(class: &str) -> String {
    let (_, simple) = split(class);
    let mut result = String::with_capacity(simple.len());
    for (i, part) in simple.split('$').enumerate() {
        if i > 0 {
            let nested = !result.is_empty() && part.starts_with(|c: char| !c.is_ascii_digit());
            result.push(if nested { '.' } else { '$' });
        }
        result.push_str(part);
    }
    result
}

/// The recorded source file, or else what javac would call it: the outermost class.
fn source_file(class: &ClassFile) -> String {
    let outermost = || {
        let (_, simple) = split(class.name());
        simple.split('$').find(|part| !part.is_empty()).unwrap_or(simple).to_owned()
    };
    class.source_file().map_or_else(outermost, |file| file.to_string())
}

/// The method that a lambda body of javac stands in: `lambda$main$0` is in `main`.
fn lambda_host(name: &str) -> Option<&str> {
    let (host, number) = name.strip_prefix("lambda$")?.rsplit_once('$')?;
    let known = !host.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    known.then(|| match host {
        "new" => "constructor",
        "static" => "static initializer",
        host => host.split('$').next().unwrap_or(host),
    })
}

/// Names of the local variables of a method.
pub struct Locals {
    /// Index, first and end node, name.
    variables: Vec<(u16, usize, usize, Name)>,
}

impl Locals {
    pub fn new(class: &ClassFile, code: &Code) -> Locals {
        let positions = code.label_positions();
        let place = |label: mantis_classfile::insn::Label| positions.get(label.0 as usize).copied().flatten();
        let variables = code
            .local_variables()
            .filter_map(|v| Some((v.index, place(v.start)?, place(v.end)?, class.pool.text(v.name)?)));
        Locals { variables: variables.collect() }
    }

    /// The variable that the instruction at `node` reads or writes; a variable begins to live behind its
    /// first write.
    pub fn at(&self, code: &Code, node: u32, local: u16) -> Option<&Name> {
        let node = node as usize;
        let behind = code.nodes.get(node + 1..)?.iter().position(|n| matches!(n, Node::Insn(_)))?;
        let live = |at: usize| {
            self.variables
                .iter()
                .find(|(i, start, end, _)| *i == local && *start <= at && at < *end)
                .map(|v| &v.3)
        };
        live(node + 1 + behind).or_else(|| live(node))
    }

    /// What to call a local: its name, or its number.
    pub fn name(&self, code: &Code, node: u32, local: u16) -> String {
        self.at(code, node, local).map_or_else(|| format!("local variable {local}"), |name| name.to_string())
    }
}

/// Makes names unique: the second of a kind gets ` (2nd)`.
#[derive(Debug, Default)]
pub struct Unique {
    seen: FxHashMap<String, u32>,
}

impl Unique {
    /// The name, with an ordinal if it was given before.
    pub fn name(&mut self, mut name: String) -> String {
        let count = self.seen.entry(name.clone()).or_insert(0);
        *count += 1;
        if *count > 1 {
            let suffix = match (*count % 10, *count % 100) {
                (_, 11..=13) => "th",
                (1, _) => "st",
                (2, _) => "nd",
                (3, _) => "rd",
                _ => "th",
            };
            // Writing to a string cannot fail.
            let _ = write!(name, " ({count}{suffix})");
        }
        name
    }
}
