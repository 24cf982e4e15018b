//! Single instructions: those of the original, copied, and those between them.

use mantis_classfile::code::{LineNumber, Node};
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::names::MethodRef;
use mantis_classfile::opcode::{InvokeOp, SimpleOp};
use mantis_ir::{Block, Inst, Op};
use mantis_slice::FailedInitialiser;

use super::Emitter;
use crate::import::import;
use crate::sampled::is_read_otherwise;
use crate::{guard, lambda};

impl Emitter<'_> {
    /// Before an instruction of the original is emitted: range ends and line numbers.
    pub(super) fn advance(&mut self, inst: Inst) {
        let data = &self.f.insts[inst];
        self.place_boundaries(data.origin as usize);
        if data.line != self.line && data.line != 0 {
            self.line = data.line;
            let start = self.code.new_label();
            self.place(start);
            self.lines.push(LineNumber { start, line: u16::try_from(data.line).unwrap_or(u16::MAX) });
        }
    }

    /// A call that throws.
    pub(super) fn deny(&mut self, what: &str) -> Result<(), CodeError> {
        let text = self.class.pool.string(what)?;
        self.insn(Insn::ldc(text));
        self.call("mantis/predictor/Guard", "denied", "(Ljava/lang/String;)V")
    }

    /// Throws what the JVM throws where a static initialiser fails.
    pub(super) fn fail(&mut self, failed: &FailedInitialiser) -> Result<(), CodeError> {
        let text = self.class.pool.string(&failed.class.replace('/', "."))?;
        self.insn(Insn::ldc(text));
        self.op(if failed.missing { SimpleOp::Iconst1 } else { SimpleOp::Iconst0 });
        self.call("mantis/predictor/Initialisers", "fail", "(Ljava/lang/String;Z)V")
    }

    /// A statement's own instruction.
    pub(super) fn emit(&mut self, inst: Inst) -> Result<(), CodeError> {
        self.advance(inst);
        let data = &self.f.insts[inst];
        if data.op.may_throw() {
            self.threw.push(inst);
        }
        if let Op::InvokeDynamic(_, desc, dynamic) = &data.op {
            let reads = |m: &MethodRef| self.context.sampled && is_read_otherwise(m, self.context.library);
            let instead = guard::referring(dynamic, self.context.rule, reads, self.context.library);
            let dynamic = instead.as_ref().unwrap_or(dynamic);
            let made = lambda::replace(self.class, desc, dynamic, self.context.hierarchy, self.context.made)?;
            if let Some(MethodRef { class, name, desc }) = made {
                return self.call(&class, &name, &desc);
            }
            if instead.is_some() {
                self.deny("a reference to a method that a predictor has another one for")?;
            }
        }
        self.copy(data.origin)
    }

    /// Copies an instruction of the original.
    pub(super) fn copy(&mut self, origin: u32) -> Result<(), CodeError> {
        let Some(Node::Insn(insn)) = self.old.nodes.get(origin as usize) else {
            return Err(CodeError::BadStack(origin as usize));
        };
        let mut insn = insn.clone();
        match &mut insn {
            Insn::Ldc { index, .. }
            | Insn::Field { index, .. }
            | Insn::Invoke { index, .. }
            | Insn::InvokeDynamic { index }
            | Insn::Type { index, .. }
            | Insn::MultiNewArray { index, .. } => *index = import(self.class, self.from, *index)?,
            _ => {}
        }
        if let Insn::Ldc { wide, .. } = &mut insn {
            *wide = false;
        }
        self.insn(insn);
        Ok(())
    }

    pub(super) fn mnemonic(&self, inst: Inst) -> &'static str {
        match self.old.nodes.get(self.f.insts[inst].origin as usize) {
            Some(Node::Insn(insn)) => insn.mnemonic(),
            _ => "statement",
        }
    }

    pub(super) fn call(&mut self, class: &str, name: &str, desc: &str) -> Result<(), CodeError> {
        let index = self.class.pool.method_ref(class, name, desc)?;
        self.insn(Insn::Invoke { op: InvokeOp::Static, index });
        Ok(())
    }

    pub(super) fn label_of(&mut self, block: Block) -> Label {
        if let Some(label) = self.blocks[block] {
            return label;
        }
        let label = self.code.new_label();
        self.blocks[block] = Some(label);
        label
    }

    pub(super) fn place(&mut self, label: Label) {
        self.code.nodes.push(Node::Label(label));
    }

    pub(super) fn insn(&mut self, insn: Insn) {
        self.code.nodes.push(Node::Insn(insn));
    }

    pub(super) fn op(&mut self, op: SimpleOp) {
        self.insn(Insn::Simple(op));
    }
}
