//! The features of a program, by the four schemes of the papers and one more.
//!
//! - **Branches**: two features for each conditional branch, one for each case of a switch and one for its
//!   default. Keys of a `tableswitch` that only fill gaps count as the default.
//! - **Loops**: one feature for each natural loop and irreducible region: executions of its back edges,
//!   exceptional ones left out (there are such where a handler covers itself, as javac's for `synchronized`
//!   do).
//! - **Calls**: one for each method with code.
//! - **Values**: sum and average for each instruction that writes a primitive to a local variable, a field or
//!   an element of an array.
//! - **Arrays**, which the papers do not have: for each instruction that makes arrays whose lengths are not
//!   constant, the bytes of all of them ([`crate::arrays`]).
//!
//! Code that control cannot reach has no features.

use cranelift_entity::EntityRef;
use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::insn::{Insn, Label, Switch};
use mantis_classfile::names::MethodRef;
use mantis_ir::cfg::{BasicBlock, Cfg};
use mantis_ir::function::EdgeKind;
use mantis_ir::loops::LoopForest;
use rustc_hash::FxHashMap;

use crate::arrays::{cloned, made};
use crate::cases::{CaseNames, Classes};
use crate::catalog::Catalog;
use crate::names::{Naming, Unique};
use crate::polarity::jumps_when_true;
use crate::stores::{StoreNames, written};
use crate::types::{Criterion, EdgeRef, Feature, Scheme};

/// A method whose features could not all be found, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The method.
    pub method: MethodRef,
    /// One sentence.
    pub message: String,
}

/// The features of the application's classes. Their order, and so the order of `classes`, does not matter.
pub fn enumerate<'a>(classes: impl IntoIterator<Item = &'a ClassFile>) -> (Catalog, Vec<Diagnostic>) {
    let mut classes: Vec<&ClassFile> = classes.into_iter().collect();
    classes.sort_by(|a, b| a.name().cmp(b.name()));
    classes.dedup_by(|a, b| a.name() == b.name());
    let by_name: Classes<'_> = classes.iter().map(|c| (&**c.name(), *c)).collect();
    let naming = Naming::new(&classes);
    let mut sink = Sink { features: Vec::new(), diagnostics: Vec::new(), unique: Unique::default() };
    for class in &classes {
        for index in 0..class.methods.len() {
            enumerate_method(class, index, &by_name, &naming, &mut sink);
        }
    }
    (Catalog { features: sink.features }, sink.diagnostics)
}

/// What is found.
struct Sink {
    features: Vec<Feature>,
    diagnostics: Vec<Diagnostic>,
    unique: Unique,
}

fn enumerate_method(
    class: &ClassFile,
    index: usize,
    by_name: &Classes<'_>,
    naming: &Naming,
    sink: &mut Sink,
) {
    let method = &class.methods[index];
    let code = match Code::decode(class, method) {
        Ok(Some(code)) => code,
        Ok(None) => return,
        Err(e) => {
            sink.diagnostics.push(Diagnostic { method: class.method_ref(method), message: e.to_string() });
            return;
        }
    };
    let lines = code.lines();
    let mut of_method = OfMethod {
        method: class.method_ref(method),
        file: naming.file(class),
        called: naming.method(class, method),
        from: mantis_context::origin(method.name()).map(|(_, place)| format!(" from {place}")),
        lines: &lines,
        sink,
    };
    of_method.calls();
    match Cfg::build(&code) {
        Ok(cfg) => {
            let loops = LoopForest::compute(&cfg);
            let stores = StoreNames::new(class, &code, naming);
            let cases = CaseNames::new(class, &code, by_name, naming);
            let polarity = jumps_when_true(&code, &cfg, &loops);
            of_method.code(Body { class, index, code: &code, cfg, loops, polarity, cases }, stores);
        }
        Err(e) => {
            of_method.sink.diagnostics.push(Diagnostic { method: of_method.method, message: e.to_string() })
        }
    }
}

/// A method's code and what is known of it.
struct Body<'a> {
    class: &'a ClassFile,
    index: usize,
    code: &'a Code,
    cfg: Cfg,
    loops: LoopForest<BasicBlock>,
    polarity: FxHashMap<u32, bool>,
    cases: CaseNames<'a>,
}

/// Makes the features of one method.
struct OfMethod<'a> {
    method: MethodRef,
    file: String,
    /// `Route.load`
    called: String,
    /// ` from Report:22`, for the copy of a method that a phase has.
    from: Option<String>,
    lines: &'a [u16],
    sink: &'a mut Sink,
}

impl OfMethod<'_> {
    fn add(&mut self, scheme: Scheme, criterion: Criterion, node: u32, name: String) {
        let line = self.lines.get(node as usize).copied().map_or(0, u32::from);
        let MethodRef { class, name: method, desc } = self.method.clone();
        let of_phase = self.from.as_ref().filter(|_| scheme != Scheme::Calls);
        let name = self.sink.unique.name(of_phase.map_or(name.clone(), |from| name + from));
        self.sink.features.push(Feature { scheme, class, method, desc, criterion, line, name });
    }

    /// `Route.java:88`, or the method where no line is known.
    fn place(&self, node: u32) -> String {
        match self.lines.get(node as usize) {
            Some(&line) if line > 0 => format!("{}:{line}", self.file),
            _ => format!("{} instruction {node}", self.called),
        }
    }

    fn calls(&mut self) {
        let first = self.lines.iter().position(|line| *line > 0).unwrap_or(0) as u32;
        self.add(Scheme::Calls, Criterion::Entry, first, format!("{} calls", self.called));
    }

    /// Features of the code, in its order; a loop stands before what is in its first block.
    fn code(&mut self, body: Body<'_>, mut stores: StoreNames<'_>) {
        let mut loops: FxHashMap<BasicBlock, Vec<EdgeRef>> = FxHashMap::default();
        for (_, data) in body.loops.iter() {
            let edges = data.back_edges.iter().filter_map(|&(block, i)| edge_ref(&body.cfg, block, i));
            let edges: Vec<EdgeRef> = edges.collect();
            if let (Some(&entry), false) = (data.entries.first(), edges.is_empty()) {
                loops.entry(entry).or_default().extend(edges);
            }
        }
        for (block, data) in body.cfg.blocks.iter() {
            if let Some(mut edges) = loops.remove(&block) {
                edges.sort_unstable();
                edges.dedup();
                let name = format!("{} loop iterations", self.place(data.first));
                self.add(Scheme::Loop, Criterion::Edges(edges), data.first, name);
            }
            for node in data.first..=data.last {
                if let Some(Node::Insn(insn)) = body.code.nodes.get(node as usize) {
                    self.values(&body, &mut stores, node, insn);
                }
                self.array(&body, &stores, node);
            }
            match body.code.nodes.get(data.last as usize) {
                Some(Node::Insn(Insn::Branch { op, .. })) if op.is_conditional() => {
                    self.branch(&body, data.last)
                }
                Some(Node::Insn(Insn::Switch(switch))) => self.switch(&body, data.last, switch),
                _ => {}
            }
        }
    }

    fn branch(&mut self, body: &Body<'_>, node: u32) {
        let when_true = u32::from(!body.polarity.get(&node).copied().unwrap_or(false));
        for (outcome, successor) in [("true", when_true), ("false", 1 - when_true)] {
            let edges = vec![EdgeRef { origin: node, successor }];
            let name = format!("{} condition {outcome}", self.place(node));
            self.add(Scheme::Branch { successor }, Criterion::Edges(edges), node, name);
        }
    }

    fn switch(&mut self, body: &Body<'_>, node: u32, switch: &Switch) {
        let keys = body.cases.keys(node);
        let positions = body.code.label_positions();
        let next = |label: Label| {
            let at = positions.get(label.0 as usize).copied().flatten();
            at.and_then(|at| body.cfg.block_at(at as u32)).map(EntityRef::index)
        };
        let default = next(switch.default);
        let mut rest = vec![EdgeRef { origin: node, successor: switch.cases.len() as u32 }];
        for (i, (key, label)) in switch.cases.iter().enumerate() {
            let edge = EdgeRef { origin: node, successor: i as u32 };
            if switch.table && next(*label) == default {
                rest.push(edge);
                continue;
            }
            let name = format!("{} case {}", self.place(node), keys.name(*key));
            self.add(Scheme::SwitchCase { key: Some(*key) }, Criterion::Edges(vec![edge]), node, name);
        }
        rest.sort_unstable();
        let name = format!("{} default", self.place(node));
        self.add(Scheme::SwitchCase { key: None }, Criterion::Edges(rest), node, name);
    }

    fn values(&mut self, body: &Body<'_>, stores: &mut StoreNames<'_>, node: u32, insn: &Insn) {
        let Some(variable) = written(body.class, insn) else { return };
        let variable = stores.name(body.index, node, &variable);
        for (scheme, what) in [(Scheme::ValueSum, "sum"), (Scheme::ValueAverage, "average")] {
            let name = format!("{} {what} of values of {variable}", self.place(node));
            self.add(scheme, Criterion::Stored(node), node, name);
        }
    }

    fn array(&mut self, body: &Body<'_>, stores: &StoreNames<'_>, node: u32) {
        let what = match made(body.class, body.code, node) {
            Some(made) => format!("new {}", stores.type_name(&made)),
            None => match cloned(body.class, body.code, node) {
                Some(array) => format!("{}.clone()", stores.type_name(&array)),
                None => return,
            },
        };
        let name = format!("{} bytes of {what}", self.place(node));
        self.add(Scheme::ArrayBytes, Criterion::Array(node), node, name);
    }
}

/// A normal edge by its origin and successor.
fn edge_ref(cfg: &Cfg, block: BasicBlock, index: u32) -> Option<EdgeRef> {
    let data = &cfg.blocks[block];
    match data.succs.get(index as usize)?.kind {
        EdgeKind::Normal(successor) => Some(EdgeRef { origin: data.last, successor }),
        EdgeKind::Exceptional(_) => None,
    }
}
