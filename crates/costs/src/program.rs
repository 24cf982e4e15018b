//! The part of a program that costs are about: blocks with their lines and instructions, edges, calls.
//!
//! Methods are in the order of the layout, which is that of every profile, so a method's number means the
//! same in both.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::descriptor::{MethodDesc, primitive_name};
use mantis_classfile::insn::Insn;
use mantis_classfile::names::{MethodRef, Name};
use mantis_feature::Naming;
use mantis_instrument::Layout;
use mantis_instrument::layout::MethodLayout;
use rustc_hash::FxHashMap;

use crate::calls::CallGraph;

/// A program's methods.
pub struct Program {
    /// All methods with code, in the order of the layout.
    pub methods: Vec<Method>,
    /// Who calls whom.
    pub calls: CallGraph,
}

/// A method.
#[derive(Clone, Debug)]
pub struct Method {
    /// Its identity.
    pub name: MethodRef,
    /// With its signature, for a reader: `Functions.function2(int)`.
    pub called: String,
    /// Its source file, with the package's folders: `demo/Route.java`.
    pub path: String,
    /// Hash of its code that does not depend on the rest of its class.
    pub hash: String,
    /// Whether it is counted at all.
    pub counted: bool,
    /// Its blocks, as in the layout.
    pub blocks: Vec<Block>,
    /// Edges between flow-graph nodes (block plus one; 0 is the outside) and whether only an exception takes
    /// it.
    pub edges: Vec<(u32, u32, bool)>,
    /// Blocks that exceptions lead to.
    pub handlers: Vec<u32>,
    /// The source line of each node; 0 where none is known.
    pub lines: Vec<u16>,
    /// The opcode of each node, `None` where there is no instruction.
    pub opcodes: Vec<Option<u8>>,
}

/// A basic block.
#[derive(Clone, Debug)]
pub struct Block {
    /// First node.
    pub first: u32,
    /// Last node.
    pub last: u32,
    /// How many instructions.
    pub instructions: u32,
    /// In source terms: `Route.java:88-90 Route.load(String) block 3`.
    pub called: String,
}

impl Program {
    /// The program of these classes, instrumented with this layout.
    pub fn new(classes: &[&ClassFile], layout: &Layout) -> Program {
        let naming = Naming::new(classes);
        let by_name: FxHashMap<&str, &ClassFile> = classes.iter().map(|c| (&**c.name(), *c)).collect();
        let mut methods = Vec::new();
        let mut codes = Vec::new();
        for (name, method) in layout.methods() {
            let class = by_name.get(&*name.class).copied();
            let code = class.and_then(|class| {
                let (_, member) = class.method(&name.name, &name.desc)?;
                Code::decode(class, member).ok().flatten()
            });
            methods.push(describe(name, method, class, code.as_ref(), &naming));
            codes.push(code);
        }
        let calls = CallGraph::new(classes, &methods, &codes);
        Program { methods, calls }
    }
}

impl Method {
    /// The block that a node is in.
    pub fn block_of(&self, node: u32) -> Option<usize> {
        let i = self.blocks.partition_point(|b| b.first <= node).checked_sub(1)?;
        (node <= self.blocks[i].last).then_some(i)
    }

    /// Instructions of a block: node and opcode.
    pub fn instructions(&self, block: usize) -> impl Iterator<Item = (u32, u8)> + '_ {
        let (first, last) = self.blocks.get(block).map_or((1, 0), |b| (b.first, b.last));
        (first..=last).filter_map(|n| Some((n, self.opcodes.get(n as usize).copied().flatten()?)))
    }
}

fn describe(
    name: MethodRef,
    layout: &MethodLayout,
    class: Option<&ClassFile>,
    code: Option<&Code>,
    naming: &Naming,
) -> Method {
    let lines = code.map(Code::lines).unwrap_or_default();
    let file = class.map_or_else(String::new, |c| naming.file(c));
    let package = name.class.rsplit_once('/').map_or(String::new(), |(p, _)| format!("{p}/"));
    let simple = file.rsplit_once('/').map_or(file.as_str(), |(_, f)| f);
    let called = signature(&name, naming);
    let opcodes: Vec<Option<u8>> = (0..layout.nodes() as u32).map(|n| layout.opcode(n)).collect();
    let block = |(i, &(first, last)): (usize, &(u32, u32))| {
        let nodes = || (first..=last).filter(|&n| opcodes.get(n as usize).is_some_and(Option::is_some));
        let of = || nodes().map(|n| lines.get(n as usize).copied().unwrap_or(0)).filter(|l| *l > 0);
        let place = match (of().min(), of().max()) {
            (Some(a), Some(b)) if a == b => format!("{file}:{a} "),
            (Some(a), Some(b)) => format!("{file}:{a}-{b} "),
            _ => String::new(),
        };
        let called = format!("{place}{called} block {}", i + 1);
        Block { first, last, instructions: nodes().count() as u32, called }
    };
    Method {
        blocks: layout.blocks.iter().enumerate().map(block).collect(),
        edges: layout.edges.iter().map(|e| (e.from, e.to, e.successor == u32::MAX)).collect(),
        handlers: layout.handlers.iter().map(|h| h.0).collect(),
        counted: layout.counted,
        hash: hash(layout, class, code),
        path: format!("{package}{simple}"),
        called,
        name,
        lines,
        opcodes,
    }
}

/// A method with its parameters' types.
fn signature(name: &MethodRef, naming: &Naming) -> String {
    let class = naming.class(&name.class);
    let params = MethodDesc::parse(&name.desc).map(|d| d.params).unwrap_or_default();
    let types: Vec<String> = params.iter().map(|p| type_name(p, naming)).collect();
    match &*name.name {
        "<clinit>" => format!("{class} static initializer"),
        "<init>" => format!("{class} constructor({})", types.join(", ")),
        method => format!("{class}.{method}({})", types.join(", ")),
    }
}

fn type_name(desc: &str, naming: &Naming) -> String {
    let element = desc.trim_start_matches('[');
    let name = match primitive_name(element) {
        Some(name) => name.to_owned(),
        None => naming.class(element.trim_start_matches('L').trim_end_matches(';')),
    };
    name + &"[]".repeat(desc.len() - element.len())
}

/// Opcodes, edges, and the names of what is called and accessed; by FNV-1a in 64 bits.
fn hash(layout: &MethodLayout, class: Option<&ClassFile>, code: Option<&Code>) -> String {
    let mut state = 0xcbf2_9ce4_8422_2325_u64;
    let mut feed = |bytes: &[u8]| {
        for &byte in bytes.iter().chain(&[0xff]) {
            state = (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    feed(layout.opcodes.as_bytes());
    for edge in &layout.edges {
        feed(&edge.from.to_le_bytes());
        feed(&edge.to.to_le_bytes());
    }
    if let (Some(class), Some(code)) = (class, code) {
        for (_, insn) in code.insns() {
            let member = match insn {
                Insn::Invoke { index, .. } | Insn::Field { index, .. } => class.pool.member(*index),
                _ => None,
            };
            if let Some((_, member)) = member {
                feed(member.to_string().as_bytes());
            }
        }
    }
    format!("{state:016x}")
}

/// The name of the method that a class declares, if it does and the method has code.
pub(crate) fn declares(class: &ClassFile, name: &Name, desc: &Name) -> bool {
    class.method(name, desc).is_some()
}
