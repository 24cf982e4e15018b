//! A version of a program as the gate needs it: its methods, with lines, allocation sites, loops and calls.
//!
//! Methods are in the order of the layout, which is that of every profile. A line of a method has two hashes
//! of its instructions: what it does (operations, constants, members that are named), which a line keeps when
//! others are inserted around it, and the same with variables and jumps, which tells apart what looks alike.

use std::hash::Hasher;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::names::is_array_copy;
use mantis_classfile::opcode::TypeOp;
use mantis_feature::{Catalog, Criterion, EdgeRef, Naming, Scheme};
use mantis_instrument::Layout;
use rustc_hash::{FxHashMap, FxHasher};

/// A version of a program.
#[derive(Debug, Default)]
pub struct Program {
    /// Its methods with code, in the order of the layout.
    pub methods: Vec<Method>,
    by_key: FxHashMap<String, usize>,
}

/// A method.
#[derive(Clone, Debug, Default)]
pub struct Method {
    /// Identity in all versions: `demo/Sort.sort([I)V`.
    pub key: String,
    /// For a reader: `Sort.sort(int[])`.
    pub name: String,
    /// Its source file with the package's folders: `demo/Sort.java`.
    pub path: String,
    /// Whether it is counted; if not, nothing is known of it.
    pub counted: bool,
    /// Hash of its code, for classes that were compiled without lines.
    pub hash: String,
    /// Its lines, ascending; empty where the class was compiled without.
    pub lines: Vec<Line>,
    /// For each node the index of its line in `lines`, if known.
    pub line_of: Vec<Option<u32>>,
    /// Nodes that call methods outside the program.
    pub jdk_calls: Vec<u32>,
    /// Instructions that allocate, by node, and what: `int[]`, `Point`.
    pub sites: Vec<(u32, String)>,
    /// Loops, by place.
    pub loops: Vec<Loop>,
    /// Calls of methods of the program: node, and indices of what they may enter.
    pub calls: Vec<(u32, Vec<u32>)>,
}

/// A source line of a method.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// Its number, from 1.
    pub number: u32,
    /// Hash of what it does.
    pub does: u64,
    /// Hash of the same with variables and the lines that it jumps to.
    pub exact: u64,
}

/// A loop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Loop {
    /// In source terms: `Sort.java:12`.
    pub name: String,
    /// Index of the line it begins at in the method's lines, if known.
    pub line: Option<u32>,
    /// Its back edges.
    pub edges: Vec<EdgeRef>,
}

impl Program {
    /// The program of these classes, with the layout of their counters and the features of the catalogue.
    pub fn new(classes: &[&ClassFile], layout: &Layout, catalog: &Catalog) -> Program {
        let costs = mantis_costs::Program::new(classes, layout);
        let naming = Naming::new(classes);
        let by_name: FxHashMap<&str, &ClassFile> = classes.iter().map(|c| (&**c.name(), *c)).collect();
        let mut calls: Vec<Vec<(u32, Vec<u32>)>> = vec![Vec::new(); costs.methods.len()];
        for call in costs.calls.calls() {
            calls[call.site.0 as usize].push((call.site.1, call.targets.clone()));
        }
        let mut methods = Vec::new();
        let layouts = layout.methods().map(|(_, l)| l);
        for ((known, layout), calls) in costs.methods.iter().zip(layouts).zip(calls) {
            let class = by_name.get(&*known.name.class).copied();
            let code = class.and_then(|class| {
                let (_, member) = class.method(&known.name.name, &known.name.desc)?;
                Code::decode(class, member).ok().flatten()
            });
            let mut method = Method {
                key: key(&known.name.class, &known.name.name, &known.name.desc),
                name: known.called.clone(),
                path: known.path.clone(),
                counted: known.counted,
                hash: known.hash.clone(),
                calls,
                ..Method::default()
            };
            if let (Some(class), Some(code)) = (class, &code) {
                method.read(class, code, &known.lines);
                let nodes = layout.objects.iter().chain(&layout.arrays).map(|s| s.0);
                let mut nodes: Vec<u32> = nodes.collect();
                nodes.sort_unstable();
                method.sites = nodes.into_iter().map(|n| (n, allocated(class, code, n, &naming))).collect();
            }
            methods.push(method);
        }
        let by_key = methods.iter().enumerate().map(|(i, m)| (m.key.clone(), i)).collect();
        let mut program = Program { methods, by_key };
        program.find_loops(catalog);
        program
    }

    /// A program of these methods.
    pub fn of(methods: Vec<Method>) -> Program {
        let by_key = methods.iter().enumerate().map(|(i, m)| (m.key.clone(), i)).collect();
        Program { methods, by_key }
    }

    /// Index of the method with an identity.
    pub fn find(&self, key: &str) -> Option<usize> {
        self.by_key.get(key).copied()
    }

    fn find_loops(&mut self, catalog: &Catalog) {
        for feature in catalog.features.iter().filter(|f| f.scheme == Scheme::Loop) {
            let Criterion::Edges(edges) = &feature.criterion else { continue };
            let key = key(&feature.class, &feature.method, &feature.desc);
            let Some(method) = self.find(&key).map(|i| &mut self.methods[i]) else { continue };
            let line = method.lines.binary_search_by_key(&feature.line, |l| l.number).ok();
            let name = feature.name.replacen(" loop iterations", "", 1);
            method.loops.push(Loop { name, line: line.map(|l| l as u32), edges: edges.clone() });
        }
    }
}

impl Method {
    /// Its first line with code, or 0.
    pub fn first_line(&self) -> u32 {
        self.lines.first().map_or(0, |l| l.number)
    }

    /// The number of a line by its index, or 0.
    pub fn number(&self, line: Option<u32>) -> u32 {
        line.and_then(|l| self.lines.get(l as usize)).map_or(0, |l| l.number)
    }

    fn read(&mut self, class: &ClassFile, code: &Code, lines: &[u16]) {
        let mut numbers: Vec<u32> = code
            .insns()
            .filter_map(|(node, _)| lines.get(node).map(|l| u32::from(*l)).filter(|l| *l > 0))
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        let index = |line: u16| numbers.binary_search(&u32::from(line)).ok().map(|i| i as u32);
        self.line_of = lines.iter().map(|l| index(*l)).collect();
        let positions = code.label_positions();
        let line_at = |label: Label| {
            let at = positions.get(label.0 as usize).copied().flatten()?;
            self.line_of.get(at).copied().flatten()
        };
        let own: Vec<u32> = self.calls.iter().map(|c| c.0).collect();
        let mut does = vec![FxHasher::default(); numbers.len()];
        let mut exact = vec![FxHasher::default(); numbers.len()];
        for (node, insn) in code.insns() {
            if calls_outside(class, insn) && own.binary_search(&(node as u32)).is_err() {
                self.jdk_calls.push(node as u32);
            }
            let Some(line) = self.line_of.get(node).copied().flatten().map(|l| l as usize) else { continue };
            let text = describe(class, insn);
            does[line].write(text.as_bytes());
            exact[line].write(text.as_bytes());
            if let Insn::Local { index, .. } | Insn::Iinc { index, .. } = insn {
                exact[line].write_u16(*index);
            }
            insn.for_each_target(|label| exact[line].write_u32(line_at(label).unwrap_or(u32::MAX)));
        }
        let hashes = numbers.iter().zip(does.iter().zip(&exact));
        self.lines = hashes
            .map(|(n, (does, exact))| Line { number: *n, does: does.finish(), exact: exact.finish() })
            .collect();
    }
}

/// `demo/Sort.sort([I)V`
fn key(class: &str, name: &str, desc: &str) -> String {
    format!("{class}.{name}{desc}")
}

/// Whether an instruction calls something; of methods of the program the caller knows.
fn calls_outside(class: &ClassFile, insn: &Insn) -> bool {
    match insn {
        Insn::Invoke { index, .. } => {
            class.pool.method(*index).is_some_and(|(m, _)| !is_array_copy(&m.class, &m.name))
        }
        Insn::InvokeDynamic { .. } => true,
        _ => false,
    }
}

/// An instruction without variables, jumps and numbers that a compiler gives out.
fn describe(class: &ClassFile, insn: &Insn) -> String {
    let name = insn.mnemonic();
    match insn {
        Insn::Push { value, .. } => format!("push {value};"),
        Insn::Ldc { index, .. } => format!("{name} {:?};", class.pool.loadable(*index)),
        Insn::Iinc { by, .. } => format!("{name} {by};"),
        Insn::Switch(switch) => {
            let keys: Vec<i32> = switch.cases.iter().map(|c| c.0).collect();
            format!("switch {keys:?};")
        }
        Insn::Field { index, .. } | Insn::Invoke { index, .. } => {
            let member = class.pool.member(*index).map(|(_, m)| m.to_string()).unwrap_or_default();
            format!("{name} {};", unnumbered(&member))
        }
        Insn::InvokeDynamic { index } => unnumbered(&format!("{name} {:?};", class.call_site(*index))),
        Insn::Type { index, .. } => format!("{name} {:?};", class.pool.class_name(*index)),
        Insn::NewArray(element) => format!("{name} {element:?};"),
        Insn::MultiNewArray { index, dims } => {
            format!("{name} {:?} {dims};", class.pool.class_name(*index))
        }
        _ => format!("{name};"),
    }
}

/// A text without the numbers of lambda bodies, which shift when another lambda is inserted.
pub(crate) fn unnumbered(text: &str) -> String {
    let mut parts = text.split("lambda$");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (host, rest) = part.split_once('$').unwrap_or((part, ""));
        out.push_str("lambda$");
        out.push_str(host);
        out.push('$');
        out.push_str(rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    out
}

/// What the instruction at a node allocates.
fn allocated(class: &ClassFile, code: &Code, node: u32, naming: &Naming) -> String {
    let of = |index| class.pool.class_name(index).map_or_else(|| "object".to_owned(), |n| n.to_string());
    match code.nodes.get(node as usize) {
        Some(Node::Insn(Insn::Type { op: TypeOp::New, index })) => naming.class(&of(*index)),
        Some(Node::Insn(Insn::Type { index, .. })) => {
            let element = of(*index);
            let desc = if element.starts_with('[') { element } else { format!("L{element};") };
            naming.type_name(&desc) + "[]"
        }
        Some(Node::Insn(Insn::NewArray(element))) => format!("{element:?}[]").to_lowercase(),
        Some(Node::Insn(Insn::MultiNewArray { index, .. })) => naming.type_name(&of(*index)),
        Some(Node::Insn(Insn::Invoke { .. })) => "copy of an array".to_owned(),
        _ => "object".to_owned(),
    }
}

/// For the lines of a method by index: sums of what is known of nodes.
pub(crate) fn by_line<T: Default + Clone>(
    method: &Method,
    nodes: impl Iterator<Item = (u32, u64)>,
    mut add: impl FnMut(&mut T, u64),
) -> Vec<T> {
    let mut lines = vec![T::default(); method.lines.len()];
    for (node, amount) in nodes {
        let line = method.line_of.get(node as usize).copied().flatten();
        if let Some(sum) = line.and_then(|l| lines.get_mut(l as usize)) {
            add(sum, amount);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lambdas_have_no_numbers() {
        assert_eq!(
            unnumbered("A.lambda$main$12(I)V and lambda$new$0x"),
            "A.lambda$main$(I)V and lambda$new$x"
        );
        assert_eq!(unnumbered("no such thing"), "no such thing");
    }
}
