//! What each instruction does to the types of locals and stack.

use rustc_hash::FxHashMap;

use crate::code::Code;
use crate::constant::{Constant, ConstantPool, Cp};
use crate::descriptor::{self, Kind};
use crate::error::CodeError;
use crate::frames::component;
use crate::frames::state::{State, Type, Types};
use crate::insn::Insn;
use crate::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

/// Interprets instructions of one method.
pub(super) struct Transfer<'a> {
    code: &'a Code,
    pool: &'a ConstantPool,
    pub types: &'a mut Types,
    /// What member and class constants mean.
    members: FxHashMap<Cp, Signature>,
    classes: FxHashMap<Cp, u32>,
}

#[derive(Copy, Clone)]
struct Signature {
    /// Words of the parameters, without a receiver.
    params: u16,
    /// The result of a call, or the type of a field; `None` for void.
    result: Option<Type>,
    is_constructor: bool,
}

impl<'a> Transfer<'a> {
    pub fn new(code: &'a Code, pool: &'a ConstantPool, types: &'a mut Types) -> Transfer<'a> {
        Transfer { code, pool, types, members: FxHashMap::default(), classes: FxHashMap::default() }
    }

    /// The type of the exception that a handler gets.
    pub fn caught(&mut self, catch_type: Cp) -> Result<Type, CodeError> {
        if catch_type.is_none() {
            return Ok(self.types.object("java/lang/Throwable"));
        }
        self.class(catch_type).map(Type::Object)
    }

    fn class(&mut self, index: Cp) -> Result<u32, CodeError> {
        if let Some(id) = self.classes.get(&index) {
            return Ok(*id);
        }
        let name = self
            .pool
            .class_name(index)
            .ok_or(CodeError::WrongConstant { index: index.0, wanted: "class" })?;
        let id = self.types.id(&name);
        self.classes.insert(index, id);
        Ok(id)
    }

    fn of_desc(&mut self, desc: &str) -> Option<Type> {
        Some(match Kind::of(desc)? {
            Kind::Void => return None,
            Kind::Int => Type::Int,
            Kind::Long => Type::Long,
            Kind::Float => Type::Float,
            Kind::Double => Type::Double,
            Kind::Ref => self.types.object(descriptor::class_of(desc)),
        })
    }

    fn signature(&mut self, index: Cp) -> Result<Signature, CodeError> {
        if let Some(signature) = self.members.get(&index) {
            return Ok(*signature);
        }
        let wrong = CodeError::WrongConstant { index: index.0, wanted: "member" };
        let desc = self.pool.member_desc(index).ok_or(wrong.clone())?;
        let bad = || CodeError::BadDescriptor(desc.to_string());
        let signature = match desc.strip_prefix('(') {
            None => Signature { params: 0, result: self.of_desc(desc), is_constructor: false },
            Some(_) => {
                let (params, _) = descriptor::words(desc).ok_or_else(bad)?;
                let (_, result) = desc.rsplit_once(')').ok_or_else(bad)?;
                let is_constructor = self.pool.member(index).is_some_and(|(_, m)| &*m.name == "<init>");
                Signature { params, result: self.of_desc(result), is_constructor }
            }
        };
        self.members.insert(index, signature);
        Ok(signature)
    }

    /// Interprets the instruction at node `at`.
    pub fn step(&mut self, state: &mut State, at: usize, insn: &Insn) -> Result<(), CodeError> {
        state.peak = state.depth;
        let underflow = CodeError::BadStack(at);
        match insn {
            Insn::Simple(op) => self.simple(state, *op).ok_or(underflow)?,
            Insn::Push { .. } => state.push(Type::Int),
            Insn::Ldc { index, .. } => {
                let ty = self.constant(*index)?;
                state.push(ty);
            }
            Insn::Local { op, index, .. } => local(state, *op, *index).ok_or(underflow)?,
            Insn::Iinc { .. } => {}
            Insn::Branch { op: BranchOp::Jsr, .. } => return Err(CodeError::Subroutine),
            Insn::Branch { op: BranchOp::Goto, .. } => {}
            Insn::Branch { op, .. } => {
                let operands = if (159..=166).contains(&op.opcode()) { 2 } else { 1 };
                (0..operands).try_for_each(|_| state.pop().map(|_| ())).ok_or(underflow)?;
            }
            Insn::Switch(_) => {
                state.pop().ok_or(underflow)?;
            }
            Insn::Field { op, index } => {
                let ty = self.signature(*index)?.result.unwrap_or(Type::Top);
                field(state, *op, ty).ok_or(underflow)?;
            }
            Insn::Invoke { op, index } => self.invoke(state, at, *op, *index)?,
            Insn::InvokeDynamic { index } => {
                let signature = self.signature(*index)?;
                state.pop_words(signature.params).ok_or(underflow)?;
                signature.result.into_iter().for_each(|ty| state.push(ty));
            }
            Insn::Type { op, index } => self.typed(state, at, *op, *index)?,
            Insn::NewArray(element) => {
                state.pop().ok_or(underflow)?;
                let ty = self.types.object(element.array_desc());
                state.push(ty);
            }
            Insn::MultiNewArray { index, dims } => {
                let array = self.class(*index)?;
                state.pop_words(u16::from(*dims)).ok_or(underflow)?;
                state.push(Type::Object(array));
            }
        }
        Ok(())
    }

    fn constant(&mut self, index: Cp) -> Result<Type, CodeError> {
        let wrong = CodeError::WrongConstant { index: index.0, wanted: "loadable constant" };
        Ok(match self.pool.get(index).ok_or(wrong.clone())? {
            Constant::Integer(_) => Type::Int,
            Constant::Float(_) => Type::Float,
            Constant::Long(_) => Type::Long,
            Constant::Double(_) => Type::Double,
            Constant::String(_) => self.types.object("java/lang/String"),
            Constant::Class(_) => self.types.object("java/lang/Class"),
            Constant::MethodType(_) => self.types.object("java/lang/invoke/MethodType"),
            Constant::MethodHandle { .. } => self.types.object("java/lang/invoke/MethodHandle"),
            Constant::Dynamic { .. } => self.signature(index)?.result.ok_or(wrong)?,
            _ => return Err(wrong),
        })
    }

    fn invoke(&mut self, state: &mut State, at: usize, op: InvokeOp, index: Cp) -> Result<(), CodeError> {
        let signature = self.signature(index)?;
        state.pop_words(signature.params).ok_or(CodeError::BadStack(at))?;
        if op != InvokeOp::Static {
            let receiver = state.pop().ok_or(CodeError::BadStack(at))?;
            if signature.is_constructor {
                let made = match receiver {
                    Type::UninitThis => self.types.object(&self.code.class),
                    Type::Uninit(new) => self.class_of_new(new).ok_or(CodeError::BadStack(at))?,
                    _ => return Err(CodeError::BadStack(at)),
                };
                state.replace(receiver, made);
            }
        }
        signature.result.into_iter().for_each(|ty| state.push(ty));
        Ok(())
    }

    fn class_of_new(&mut self, new: u32) -> Option<Type> {
        match self.code.nodes.get(new as usize)? {
            crate::code::Node::Insn(Insn::Type { op: TypeOp::New, index }) => {
                self.class(*index).ok().map(Type::Object)
            }
            _ => None,
        }
    }

    fn typed(&mut self, state: &mut State, at: usize, op: TypeOp, index: Cp) -> Result<(), CodeError> {
        let class = self.class(index)?;
        if op == TypeOp::New {
            let made = Type::Uninit(at as u32);
            // An object left over from the last time round the loop is no longer told from the new one.
            if state.locals.contains(&made) {
                state.replace(made, Type::Top);
            }
            state.push(made);
            return Ok(());
        }
        state.pop().ok_or(CodeError::BadStack(at))?;
        let result = match op {
            TypeOp::Instanceof => Type::Int,
            TypeOp::Anewarray => {
                let array = format!("[{}", descriptor::desc_of(self.types.name(class)));
                self.types.object(&array)
            }
            TypeOp::New | TypeOp::Checkcast => Type::Object(class),
        };
        state.push(result);
        Ok(())
    }

    /// Element type of an array.
    fn element(&mut self, array: Type) -> Type {
        let Type::Object(id) = array else { return array };
        let name = self.types.name(id).clone();
        match component(&name) {
            Some(class) => self.types.object(class),
            None => Type::Top,
        }
    }

    fn simple(&mut self, state: &mut State, op: SimpleOp) -> Option<()> {
        use SimpleOp::*;
        let mut change = |words: u16, result: Option<Type>| -> Option<()> {
            state.pop_words(words)?;
            result.into_iter().for_each(|ty| state.push(ty));
            Some(())
        };
        const INT: Option<Type> = Some(Type::Int);
        const LONG: Option<Type> = Some(Type::Long);
        const FLOAT: Option<Type> = Some(Type::Float);
        const DOUBLE: Option<Type> = Some(Type::Double);
        match op {
            Nop | Return => Some(()),
            AconstNull => change(0, Some(Type::Null)),
            IconstM1 | Iconst0 | Iconst1 | Iconst2 | Iconst3 | Iconst4 | Iconst5 => change(0, INT),
            Lconst0 | Lconst1 => change(0, LONG),
            Fconst0 | Fconst1 | Fconst2 => change(0, FLOAT),
            Dconst0 | Dconst1 => change(0, DOUBLE),
            Iaload | Baload | Caload | Saload => change(2, INT),
            Laload => change(2, LONG),
            Faload => change(2, FLOAT),
            Daload => change(2, DOUBLE),
            Aaload => {
                state.pop()?;
                let array = state.pop()?;
                let element = self.element(array);
                state.push(element);
                Some(())
            }
            Iastore | Fastore | Aastore | Bastore | Castore | Sastore => change(3, None),
            Lastore | Dastore => change(4, None),
            Pop | Ireturn | Freturn | Areturn | Athrow | Monitorenter | Monitorexit => change(1, None),
            Pop2 | Lreturn | Dreturn => change(2, None),
            Dup => duplicate(state, 1, 0),
            DupX1 => duplicate(state, 1, 1),
            DupX2 => duplicate(state, 1, 2),
            Dup2 => duplicate(state, 2, 0),
            Dup2X1 => duplicate(state, 2, 1),
            Dup2X2 => duplicate(state, 2, 2),
            Swap => {
                let (top, below) = (state.pop()?, state.pop()?);
                state.push(top);
                state.push(below);
                Some(())
            }
            Iadd | Isub | Imul | Idiv | Irem | Ishl | Ishr | Iushr | Iand | Ior | Ixor | Fcmpl | Fcmpg => {
                change(2, INT)
            }
            Ladd | Lsub | Lmul | Ldiv | Lrem | Land | Lor | Lxor => change(4, LONG),
            Lshl | Lshr | Lushr => change(3, LONG),
            Fadd | Fsub | Fmul | Fdiv | Frem => change(2, FLOAT),
            Dadd | Dsub | Dmul | Ddiv | Drem => change(4, DOUBLE),
            Ineg | I2b | I2c | I2s | F2i | Arraylength => change(1, INT),
            Lneg | D2l => change(2, LONG),
            Fneg | I2f => change(1, FLOAT),
            Dneg | L2d => change(2, DOUBLE),
            I2l | F2l => change(1, LONG),
            I2d | F2d => change(1, DOUBLE),
            L2i | D2i => change(2, INT),
            L2f | D2f => change(2, FLOAT),
            Lcmp | Dcmpl | Dcmpg => change(4, INT),
        }
    }
}

fn local(state: &mut State, op: LocalOp, index: u16) -> Option<()> {
    match op {
        LocalOp::Iload => state.push(Type::Int),
        LocalOp::Lload => state.push(Type::Long),
        LocalOp::Fload => state.push(Type::Float),
        LocalOp::Dload => state.push(Type::Double),
        LocalOp::Aload => state.push(state.local(index)),
        LocalOp::Istore | LocalOp::Lstore | LocalOp::Fstore | LocalOp::Dstore | LocalOp::Astore => {
            let ty = state.pop()?;
            state.set_local(index, ty);
        }
        LocalOp::Ret => return None,
    }
    Some(())
}

fn field(state: &mut State, op: FieldOp, ty: Type) -> Option<()> {
    match op {
        FieldOp::Getstatic => state.push(ty),
        FieldOp::Putstatic => state.pop_words(ty.words())?,
        FieldOp::Getfield => {
            state.pop()?;
            state.push(ty);
        }
        FieldOp::Putfield => {
            state.pop_words(ty.words())?;
            state.pop()?;
        }
    }
    Some(())
}

/// The `dup` family: copies the top `words` words below the `under` words beneath them.
fn duplicate(state: &mut State, words: u16, under: u16) -> Option<()> {
    let top = take(state, words)?;
    let below = take(state, under)?;
    for ty in top.iter().chain(&below).chain(&top) {
        state.push(*ty);
    }
    Some(())
}

/// Takes entries of exactly this many words off the stack; deepest first.
fn take(state: &mut State, words: u16) -> Option<Vec<Type>> {
    let mut taken = Vec::with_capacity(2);
    let mut left = words;
    while left > 0 {
        let ty = state.pop()?;
        left = left.checked_sub(ty.words())?;
        taken.push(ty);
    }
    taken.reverse();
    Some(taken)
}
