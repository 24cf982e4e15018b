//! What implicit path enumeration needs to know of a program: control flow with exceptions, loops, calls.
//!
//! The blocks and normal edges of a method are those of its counters. To them come the ways an exception can
//! take from a block to a handler, so that every run is a flow: what enters a block leaves it by an edge or
//! by an exception, and what a handler catches was thrown in a block that it covers. Loops are those of the
//! graph with both kinds of edges ([`mantis_ir::loops`]). Recursion is a strongly connected component of the
//! call graph.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_costs::Program;
use mantis_feature::{EdgeRef, Naming};
use mantis_instrument::Layout;
use mantis_instrument::layout::MethodLayout;
use mantis_ir::EdgeKind;
use mantis_ir::cfg::{BasicBlock, Cfg};
use rustc_hash::FxHashMap;

use crate::loops::{Loop, loops_of};
use crate::proved;

/// A program's control flow.
pub struct Flow {
    /// All methods with code, in the order of the layout.
    pub methods: Vec<Method>,
    /// All loops, by method; outer ones first.
    pub loops: Vec<Loop>,
    /// The loops of each method, by number.
    pub loops_in: Vec<Vec<usize>>,
    /// The components of the call graph, callees before callers.
    pub groups: Vec<Group>,
    /// The component of each method.
    pub group_of: Vec<usize>,
    /// The method that the program begins with.
    pub main: Option<usize>,
}

/// A method's control flow. Flow-graph node 0 is the outside, node `i + 1` is block `i`.
#[derive(Clone, Debug, Default)]
pub struct Method {
    /// With its signature, for a reader.
    pub called: String,
    /// Its source file, with the package's folders.
    pub path: String,
    /// Its source file as loops are named after it.
    pub file: String,
    /// Whether it is counted; if not there is nothing else.
    pub counted: bool,
    /// The instructions of each block, by node.
    pub blocks: Vec<Vec<u32>>,
    /// Normal edges; the first is the entry.
    pub edges: Vec<Edge>,
    /// Exceptions' ways: block and handler's block.
    pub caught: Vec<(u32, u32)>,
    /// Blocks that exceptions lead to.
    pub handlers: Vec<u32>,
    /// Calls of the program's methods, by node.
    pub sites: Vec<Site>,
    /// Source line of each node; 0 where none is known.
    pub lines: Vec<u16>,
    /// Number of the block of each node, `u32::MAX` for none.
    pub block_of: Vec<u32>,
    /// Normal edges into each block, by number.
    pub into: Vec<Vec<usize>>,
}

/// A normal edge.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Flow-graph node it leaves.
    pub from: u32,
    /// Flow-graph node it enters.
    pub to: u32,
    /// How profiles name it; `None` for the entry.
    pub key: Option<EdgeRef>,
}

/// A call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// The calling instruction.
    pub node: u32,
    /// The methods it may enter.
    pub targets: Vec<usize>,
    /// Whether it enters nothing else.
    pub only: bool,
}

/// A strongly connected component of the call graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its methods, ascending.
    pub members: Vec<usize>,
    /// Whether its methods call one another.
    pub recursive: bool,
}

impl Flow {
    /// The control flow of a program, which must have been made of the same classes and layout. `main` is the
    /// number of the method it begins with.
    pub fn new(classes: &[&ClassFile], layout: &Layout, program: &Program, main: Option<usize>) -> Flow {
        let naming = Naming::new(classes);
        let by_name: FxHashMap<&str, &ClassFile> = classes.iter().map(|c| (&**c.name(), *c)).collect();
        let (mut methods, mut loops) = (Vec::new(), Vec::new());
        for (i, (name, layout)) in layout.methods().enumerate() {
            let class = by_name.get(&*name.class).copied();
            let code =
                class.and_then(|c| Code::decode(c, c.method(&name.name, &name.desc)?.1).ok().flatten());
            let described = program.methods.get(i);
            let mut method = Method {
                called: described.map_or_else(|| name.to_string(), |m| m.called.clone()),
                path: described.map_or_else(String::new, |m| m.path.clone()),
                file: class.map_or_else(String::new, |c| naming.file(c)),
                lines: described.map_or_else(Vec::new, |m| m.lines.clone()),
                ..Method::default()
            };
            method.describe(layout, code.as_ref());
            let mut found = loops_of(i, &method);
            if let (Some(class), Some(code)) = (class, &code) {
                found.iter_mut().for_each(|l| l.proved = proved::bound(&method, l, code, class));
            }
            loops.append(&mut found);
            methods.push(method);
        }
        for call in program.calls.calls() {
            let (caller, node) = (call.site.0 as usize, call.site.1);
            let targets = call.targets.iter().map(|t| *t as usize).filter(|t| methods[*t].counted).collect();
            if methods[caller].block(node).is_some() {
                methods[caller].sites.push(Site { node, targets, only: call.only });
            }
        }
        Flow::of(methods, loops, main)
    }

    /// The flow of these methods.
    pub fn of(mut methods: Vec<Method>, mut loops: Vec<Loop>, main: Option<usize>) -> Flow {
        crate::loops::make_unique(&mut loops);
        methods.iter_mut().for_each(Method::index);
        let groups = components(&methods);
        let mut group_of = vec![0; methods.len()];
        for (g, group) in groups.iter().enumerate() {
            group.members.iter().for_each(|&m| group_of[m] = g);
        }
        let mut loops_in = vec![Vec::new(); methods.len()];
        loops.iter().enumerate().for_each(|(i, l)| loops_in[l.method].push(i));
        Flow { methods, loops, loops_in, groups, group_of, main }
    }

    /// What to call a recursion: its methods.
    pub fn group_name(&self, group: usize) -> String {
        let names: Vec<&str> =
            self.groups[group].members.iter().map(|&m| self.methods[m].called.as_str()).collect();
        names.join(", ")
    }

    /// Whether a call from one method to the other stays in a recursion.
    pub fn inside(&self, caller: usize, target: usize) -> bool {
        let group = self.group_of[target];
        self.group_of[caller] == group && self.groups[group].recursive
    }
}

impl Method {
    /// The block that a node is in.
    pub fn block(&self, node: u32) -> Option<usize> {
        self.block_of.get(node as usize).filter(|b| **b != u32::MAX).map(|b| *b as usize)
    }

    /// `Route.java:88`, or the method where no line is known.
    pub fn place(&self, block: usize) -> String {
        let lines = self.blocks[block].iter().filter_map(|n| self.lines.get(*n as usize));
        match lines.copied().find(|l| *l > 0) {
            Some(line) => format!("{}:{line}", self.file),
            None => format!("{} block {}", self.called, block + 1),
        }
    }

    fn index(&mut self) {
        self.into = vec![Vec::new(); self.blocks.len()];
        for (i, edge) in self.edges.iter().enumerate() {
            if let Some(into) = (edge.to as usize).checked_sub(1).and_then(|b| self.into.get_mut(b)) {
                into.push(i);
            }
        }
    }

    fn describe(&mut self, layout: &MethodLayout, code: Option<&Code>) {
        self.counted = layout.counted;
        if !layout.counted {
            return;
        }
        self.block_of = vec![u32::MAX; layout.nodes()];
        for (b, &(first, last)) in layout.blocks.iter().enumerate() {
            let nodes: Vec<u32> = (first..=last).filter(|&n| layout.opcode(n).is_some()).collect();
            nodes.iter().for_each(|&n| self.block_of[n as usize] = b as u32);
            self.blocks.push(nodes);
        }
        for edge in &layout.edges {
            let last = (edge.from as usize).checked_sub(1).and_then(|b| layout.blocks.get(b));
            let key = last.map(|&(_, last)| EdgeRef { origin: last, successor: edge.successor });
            // A call of super(...) that throws is a throw like others.
            if edge.successor != u32::MAX {
                self.edges.push(Edge { from: edge.from, to: edge.to, key });
            }
        }
        self.edges.sort_by_key(|e| e.from != 0);
        self.handlers = layout.handlers.iter().map(|h| h.0).collect();
        let Some(cfg) = code.and_then(|c| Cfg::build(c).ok()) else { return };
        for (b, &(first, _)) in layout.blocks.iter().enumerate() {
            let Some(block) = cfg.block_at(first) else { continue };
            for edge in &cfg.blocks[block].succs {
                let target = cfg.blocks[edge.target].first;
                let handler = layout.blocks.iter().position(|h| h.0 == target);
                if let (EdgeKind::Exceptional(_), Some(handler)) = (&edge.kind, handler) {
                    self.caught.push((b as u32, handler as u32));
                }
            }
        }
        self.caught.sort_unstable();
        self.caught.dedup();
    }
}

/// Strongly connected components of the call graph, callees before callers; Tarjan's algorithm with a stack.
fn components(methods: &[Method]) -> Vec<Group> {
    let callees: Vec<Vec<usize>> = methods
        .iter()
        .map(|m| {
            let mut all: Vec<usize> = m.sites.iter().flat_map(|s| s.targets.iter().copied()).collect();
            all.sort_unstable();
            all.dedup();
            all
        })
        .collect();
    let n = methods.len();
    let (mut index, mut low, mut on_stack) = (vec![usize::MAX; n], vec![0; n], vec![false; n]);
    let (mut stack, mut groups, mut counter) = (Vec::new(), Vec::new(), 0);
    for root in 0..n {
        if index[root] != usize::MAX {
            continue;
        }
        let mut visits = vec![(root, 0)];
        while let Some(&mut (u, ref mut next)) = visits.last_mut() {
            if *next == 0 {
                (index[u], low[u], on_stack[u]) = (counter, counter, true);
                counter += 1;
                stack.push(u);
            }
            if let Some(&v) = callees[u].get(*next) {
                *next += 1;
                if index[v] == usize::MAX {
                    visits.push((v, 0));
                } else if on_stack[v] {
                    low[u] = low[u].min(index[v]);
                }
                continue;
            }
            visits.pop();
            if let Some(&(parent, _)) = visits.last() {
                low[parent] = low[parent].min(low[u]);
            }
            if low[u] == index[u] {
                let from = stack.iter().rposition(|&v| v == u).unwrap_or(0);
                let mut members: Vec<usize> = stack.drain(from..).collect();
                members.sort_unstable();
                members.iter().for_each(|&v| on_stack[v] = false);
                let recursive = members.len() > 1 || callees[u].contains(&u);
                groups.push(Group { members, recursive });
            }
        }
    }
    groups
}

/// A block as a node of the graphs of `mantis_ir`.
pub(crate) fn node(block: u32) -> BasicBlock {
    BasicBlock::from_u32(block)
}
