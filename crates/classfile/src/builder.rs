//! Writing new code: constants are interned on the way, labels placed where wanted.

use crate::class::ClassFile;
use crate::code::{Code, CodeAttribute, Handler, LineNumber, Node};
use crate::constant::{ConstantPool, Cp};
use crate::descriptor;
use crate::error::CodeError;
use crate::insn::{Insn, Label, Switch};
use crate::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

/// Appends instructions to the code of a new method, or makes nodes to be inserted into an old one.
///
/// The first error (a full constant pool) is kept and given by [`CodeBuilder::finish`].
#[derive(Debug)]
pub struct CodeBuilder<'a> {
    pool: &'a mut ConstantPool,
    code: Code,
    error: Option<CodeError>,
}

impl<'a> CodeBuilder<'a> {
    /// Code of a new method of `class`.
    pub fn new(class: &'a mut ClassFile, access: u16, name: &str, desc: &str) -> CodeBuilder<'a> {
        let entry = descriptor::entry_locals(class.name(), access, name, desc);
        let error = entry.is_none().then(|| CodeError::BadDescriptor(desc.to_owned()));
        let code = Code::new(class.name().clone(), entry.unwrap_or_default());
        CodeBuilder { pool: &mut class.pool, code, error }
    }

    /// Nodes to be spliced into `code`, whose labels they may use; [`CodeBuilder::into_nodes`] gives them.
    pub fn fragment(pool: &'a mut ConstantPool, code: &Code) -> CodeBuilder<'a> {
        CodeBuilder { pool, code: code.fragment(), error: None }
    }

    /// The finished code. `max_stack`, `max_locals` and frames are still to be computed.
    pub fn finish(self) -> Result<Code, CodeError> {
        match self.error {
            Some(error) => Err(error),
            None => Ok(self.code),
        }
    }

    /// The nodes of a fragment, for `target`, the code it was made for.
    pub fn into_nodes(self, target: &mut Code) -> Result<Vec<Node>, CodeError> {
        target.join(&self.code);
        self.finish().map(|code| code.nodes)
    }

    fn intern(&mut self, constant: Result<Cp, crate::constant::PoolError>) -> Cp {
        constant.unwrap_or_else(|error| {
            self.error.get_or_insert(error.into());
            Cp::NONE
        })
    }

    /// Appends an instruction.
    pub fn insn(&mut self, insn: Insn) -> &mut Self {
        self.code.nodes.push(Node::Insn(insn));
        self
    }

    /// Appends an instruction without operands.
    pub fn op(&mut self, op: SimpleOp) -> &mut Self {
        self.insn(Insn::Simple(op))
    }

    /// A label to be placed later.
    pub fn label(&mut self) -> Label {
        self.code.new_label()
    }

    /// Places a label here.
    pub fn place(&mut self, label: Label) -> &mut Self {
        self.code.nodes.push(Node::Label(label));
        self
    }

    /// A new label, placed here.
    pub fn here(&mut self) -> Label {
        let label = self.label();
        self.place(label);
        label
    }

    /// Says that the following instructions belong to a source line.
    pub fn line(&mut self, line: u16) -> &mut Self {
        let start = self.here();
        let entry = LineNumber { start, line };
        match self.code.attributes.iter_mut().find_map(|a| match a {
            CodeAttribute::Lines(entries) => Some(entries),
            _ => None,
        }) {
            Some(entries) => entries.push(entry),
            None => self.code.attributes.push(CodeAttribute::Lines(vec![entry])),
        }
        self
    }

    /// A load or store of a local variable.
    pub fn local(&mut self, op: LocalOp, index: u16) -> &mut Self {
        self.insn(Insn::local(op, index))
    }

    /// A jump.
    pub fn branch(&mut self, op: BranchOp, target: Label) -> &mut Self {
        self.insn(Insn::branch(op, target))
    }

    /// A jump without condition.
    pub fn goto(&mut self, target: Label) -> &mut Self {
        self.branch(BranchOp::Goto, target)
    }

    /// A switch; the cases are sorted, and the denser encoding chosen.
    pub fn switch(&mut self, mut cases: Vec<(i32, Label)>, default: Label) -> &mut Self {
        cases.sort_by_key(|(key, _)| *key);
        self.insn(Insn::Switch(Box::new(Switch { table: true, cases, default })))
    }

    /// Pushes an `int` in the shortest way.
    pub fn int(&mut self, value: i32) -> &mut Self {
        match Insn::push_int(value) {
            Some(insn) => self.insn(insn),
            None => {
                let constant = self.pool.integer(value);
                self.ldc(constant)
            }
        }
    }

    /// Pushes a `long` in the shortest way.
    pub fn long(&mut self, value: i64) -> &mut Self {
        match value {
            0 => self.op(SimpleOp::Lconst0),
            1 => self.op(SimpleOp::Lconst1),
            _ => match i32::try_from(value).ok().and_then(Insn::push_int) {
                Some(insn) => self.insn(insn).op(SimpleOp::I2l),
                None => {
                    let constant = self.pool.long(value);
                    self.ldc(constant)
                }
            },
        }
    }

    /// Pushes a `float`.
    pub fn float(&mut self, value: f32) -> &mut Self {
        let constant = self.pool.float(value);
        self.ldc(constant)
    }

    /// Pushes a `double`.
    pub fn double(&mut self, value: f64) -> &mut Self {
        let constant = self.pool.double(value);
        self.ldc(constant)
    }

    /// Pushes a string.
    pub fn string(&mut self, text: &str) -> &mut Self {
        let constant = self.pool.string(text);
        self.ldc(constant)
    }

    /// Pushes a class object.
    pub fn class_constant(&mut self, name: &str) -> &mut Self {
        let constant = self.pool.class(name);
        self.ldc(constant)
    }

    fn ldc(&mut self, constant: Result<Cp, crate::constant::PoolError>) -> &mut Self {
        let index = self.intern(constant);
        self.insn(Insn::ldc(index))
    }

    /// A field access.
    pub fn field(&mut self, op: FieldOp, class: &str, name: &str, desc: &str) -> &mut Self {
        let constant = self.pool.field_ref(class, name, desc);
        let index = self.intern(constant);
        self.insn(Insn::Field { op, index })
    }

    /// A call. `invokeinterface` names an interface's method; for `invokestatic` and `invokespecial` of an
    /// interface's method use [`CodeBuilder::invoke_of_interface`].
    pub fn invoke(&mut self, op: InvokeOp, class: &str, name: &str, desc: &str) -> &mut Self {
        let constant = match op {
            InvokeOp::Interface => self.pool.interface_method_ref(class, name, desc),
            _ => self.pool.method_ref(class, name, desc),
        };
        let index = self.intern(constant);
        self.insn(Insn::Invoke { op, index })
    }

    /// A call of a method that an interface declares.
    pub fn invoke_of_interface(&mut self, op: InvokeOp, class: &str, name: &str, desc: &str) -> &mut Self {
        let constant = self.pool.interface_method_ref(class, name, desc);
        let index = self.intern(constant);
        self.insn(Insn::Invoke { op, index })
    }

    /// `new`, `anewarray`, `checkcast` or `instanceof`.
    pub fn typed(&mut self, op: TypeOp, class: &str) -> &mut Self {
        let constant = self.pool.class(class);
        let index = self.intern(constant);
        self.insn(Insn::Type { op, index })
    }

    /// An entry of the exception table; `None` catches everything.
    pub fn handler(&mut self, start: Label, end: Label, handler: Label, catch: Option<&str>) -> &mut Self {
        let catch_type = match catch {
            None => Cp::NONE,
            Some(name) => {
                let constant = self.pool.class(name);
                self.intern(constant)
            }
        };
        self.code.handlers.push(Handler { start, end, handler, catch_type });
        self
    }

    /// The constants, for what has no shortcut here.
    pub fn pool(&mut self) -> &mut ConstantPool {
        self.pool
    }
}
