//! Local variables of methods by their names, from the tables that `javac -g` writes.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::names::{MethodRef, Name};

/// The local variables of one method.
pub struct Locals {
    /// Nodes that are instructions, ascending.
    insns: Vec<usize>,
    /// Index, first and end node, name.
    variables: Vec<(u16, usize, usize, Name)>,
}

impl Locals {
    /// Those of a method; `None` if it has no code.
    pub fn of(class: &ClassFile, method: &MethodRef) -> Option<Locals> {
        let (_, member) = class.method(&method.name, &method.desc)?;
        let code = Code::decode(class, member).ok()??;
        let positions = code.label_positions();
        let place = |label: mantis_classfile::insn::Label| positions.get(label.0 as usize).copied().flatten();
        let variables = code.local_variables();
        let variables = variables
            .filter_map(|v| Some((v.index, place(v.start)?, place(v.end)?, class.pool.text(v.name)?)))
            .collect();
        let insns = code.nodes.iter().enumerate().filter(|(_, n)| matches!(n, Node::Insn(_)));
        Some(Locals { insns: insns.map(|(i, _)| i).collect(), variables })
    }

    /// Whether the instruction at a node, which reads or writes a local, does so with the variable of this
    /// name. A variable begins to live behind its first write.
    pub fn is(&self, node: u32, local: u16, name: &str) -> bool {
        let node = node as usize;
        let behind = self.insns.iter().find(|i| **i > node).copied().unwrap_or(node);
        let live = |at: usize| {
            let found =
                self.variables.iter().find(|(i, start, end, _)| *i == local && (*start..*end).contains(&at));
            found.map(|v| &*v.3)
        };
        live(behind).or_else(|| live(node)) == Some(name)
    }
}
