//! Arrays of lengths that a run decides: which instructions make or copy them.
//!
//! No scheme of the papers says how long arrays are, and the bytes that a program allocates depend on little
//! else.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::descriptor::desc_of;
use mantis_classfile::insn::Insn;
use mantis_classfile::names::is_array_copy;
use mantis_classfile::opcode::{InvokeOp, TypeOp};

/// Most dimensions made at once that have a feature: of more, little is made that varies.
const MOST_DIMENSIONS: usize = 2;

/// The descriptor of the array that the instruction at `node` copies: a call of its `clone`.
pub fn cloned(class: &ClassFile, code: &Code, node: u32) -> Option<String> {
    let Node::Insn(Insn::Invoke { op: InvokeOp::Virtual, index }) = code.nodes.get(node as usize)? else {
        return None;
    };
    let (_, [of, name, _]) = class.pool.member_names(*index)?;
    is_array_copy(of, name).then(|| of.to_string())
}

/// The descriptor of the arrays that the instruction at `node` makes, if their lengths are not constants that
/// stand beside it.
pub fn made(class: &ClassFile, code: &Code, node: u32) -> Option<String> {
    let insn = |node: usize| match code.nodes.get(node)? {
        Node::Insn(insn) => Some(insn),
        Node::Label(_) => None,
    };
    let node = node as usize;
    let (desc, dims) = match insn(node)? {
        Insn::NewArray(element) => (element.array_desc().to_owned(), 1),
        Insn::Type { op: TypeOp::Anewarray, index } => {
            (format!("[{}", desc_of(&class.pool.class_name(*index)?)), 1)
        }
        Insn::MultiNewArray { index, dims } => {
            (class.pool.class_name(*index)?.to_string(), usize::from(*dims))
        }
        _ => return None,
    };
    let constant = |n: usize| insn(node.checked_sub(n)?)?.int_constant();
    let varies = !(1..=dims).all(|n| constant(n).is_some());
    (varies && dims <= MOST_DIMENSIONS).then_some(desc)
}
