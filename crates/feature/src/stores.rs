//! Writes of primitive values: which instructions they are, and what the variable is called.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::Code;
use mantis_classfile::descriptor::Kind;
use mantis_classfile::hierarchy::NoClasses;
use mantis_classfile::insn::Insn;
use mantis_classfile::names::FieldRef;
use mantis_classfile::opcode::{FieldOp, LocalOp, SimpleOp};
use mantis_ir::{Function, Inst, Op, Value, ValueDef};

use crate::names::{Locals, Naming};

/// A variable that an instruction writes.
pub enum Written {
    /// A local variable.
    Local(u16),
    /// A field.
    Field(FieldRef),
    /// An element of an array.
    Element,
}

/// What primitive variable an instruction writes, if it does.
pub fn written(class: &ClassFile, insn: &Insn) -> Option<Written> {
    match insn {
        Insn::Local { op, index, .. } if op.is_store() && *op != LocalOp::Astore => {
            Some(Written::Local(*index))
        }
        Insn::Iinc { index, .. } => Some(Written::Local(*index)),
        Insn::Field { op: FieldOp::Putfield | FieldOp::Putstatic, index } => {
            let field = class.pool.field(*index)?;
            (Kind::of(&field.desc)? != Kind::Ref).then_some(Written::Field(field))
        }
        Insn::Simple(op) => {
            use SimpleOp as S;
            let element = matches!(
                op,
                S::Iastore | S::Lastore | S::Fastore | S::Dastore | S::Bastore | S::Castore | S::Sastore
            );
            element.then_some(Written::Element)
        }
        _ => None,
    }
}

/// Names the variables that the instructions of one method write.
pub struct StoreNames<'a> {
    class: &'a ClassFile,
    code: &'a Code,
    naming: &'a Naming,
    locals: Locals,
    /// The method's SSA form, to see which array an element is of. Made when the first element is asked for.
    function: Option<Option<Function>>,
}

impl<'a> StoreNames<'a> {
    pub fn new(class: &'a ClassFile, code: &'a Code, naming: &'a Naming) -> Self {
        StoreNames { class, code, naming, locals: Locals::new(class, code), function: None }
    }

    /// The source term for the variable that the instruction at `node` writes.
    pub fn name(&mut self, method: usize, node: u32, written: &Written) -> String {
        match written {
            Written::Local(local) => self.locals.name(self.code, node, *local),
            Written::Field(field) => self.field(field),
            Written::Element => self.element(method, node).unwrap_or_else(|| "array elements".into()),
        }
    }

    /// A type by its descriptor, in source terms.
    pub fn type_name(&self, desc: &str) -> String {
        self.naming.type_name(desc)
    }

    /// `total`, or `Stop.total` for another class's field.
    fn field(&self, field: &FieldRef) -> String {
        if field.class == *self.class.name() {
            field.name.to_string()
        } else {
            format!("{}.{}", self.naming.class(&field.class), field.name)
        }
    }

    /// `xs[]`, `grid[][]`, `this.total[]`.
    fn element(&mut self, method: usize, node: u32) -> Option<String> {
        if self.function.is_none() {
            let member = self.class.methods.get(method)?;
            self.function = Some(mantis_ir::build_code(self.class, member, self.code, &NoClasses).ok());
        }
        let func = self.function.as_ref()?.as_ref()?;
        let is_store = |inst: &Inst| {
            func.insts[*inst].origin == node && matches!(func.insts[*inst].op, Op::ArrayStore(_))
        };
        let inst = func.insts.keys().find(is_store)?;
        self.array(func, *func.args(inst).first()?, 0).map(|array| array + "[]")
    }

    /// The source term for an array.
    fn array(&self, func: &Function, value: Value, depth: u32) -> Option<String> {
        let (inst, index) = match func.values[value].def {
            ValueDef::Result(inst, index) if depth < 32 => (inst, usize::from(index)),
            _ => return None,
        };
        let args = func.args(inst);
        match &func.insts[inst].op {
            Op::Copy { load: Some(local), .. } => {
                let name = self.locals.at(self.code, func.insts[inst].origin, *local)?;
                Some(name.to_string())
            }
            Op::Copy { map, .. } => {
                let from = args.get(usize::from(*map.get(index)?))?;
                self.array(func, *from, depth + 1)
            }
            Op::GetField(field) | Op::GetStatic(field) => Some(self.field(field)),
            Op::ArrayLoad(_) => Some(self.array(func, *args.first()?, depth + 1)? + "[]"),
            Op::CheckCast(_) => self.array(func, *args.first()?, depth + 1),
            Op::Invoke(_, method, _) if &*method.name != "clone" => Some(format!("{}()", method.name)),
            _ => None,
        }
    }
}
