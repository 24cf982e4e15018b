//! One bytecode instruction to what its statement does, and the types of what it pops and pushes.
//!
//! Instructions that move values between stack and locals are not here: the builder makes them copies.

use mantis_classfile::bootstrap::Loadable;
use mantis_classfile::class::ClassFile;
use mantis_classfile::constant::Cp;
use mantis_classfile::descriptor::{self, MethodDesc};
use mantis_classfile::insn::Insn;
use mantis_classfile::names::Name;
use mantis_classfile::opcode::{BranchOp, FieldOp, InvokeOp, SimpleOp, TypeOp};
use smallvec::{SmallVec, smallvec};

use super::dynamic;
use crate::function::{BinOp, CallKind, Cond, Const, ElemKind, Op, Type};

/// What an instruction does to the stack.
pub struct Lowered {
    pub op: Op,
    /// How many values it pops.
    pub pops: usize,
    /// What it pushes. [`Type::Top`] says that the type follows from the operands.
    pub push: SmallVec<[Type; 1]>,
}

fn lowered(op: Op, pops: usize, push: impl Into<Option<Type>>) -> Lowered {
    Lowered { op, pops, push: push.into().into_iter().collect() }
}

/// Why an instruction cannot be lowered.
pub enum Problem {
    /// A constant is missing or of the wrong kind.
    Constant(Cp),
    /// A descriptor cannot be read.
    Descriptor(Name),
}

/// The meaning of an instruction that is not a local-variable or stack-shuffling one.
pub fn lower(class: &ClassFile, insn: &Insn, at: u32) -> Result<Lowered, Problem> {
    Ok(match insn {
        Insn::Simple(op) => simple(*op),
        Insn::Push { value, .. } => lowered(Op::Const(Const::Int(i32::from(*value))), 0, Type::Int),
        Insn::Ldc { index, .. } => {
            let constant = class.pool.loadable(*index).ok_or(Problem::Constant(*index))?;
            let ty = type_of(&constant)?;
            lowered(Op::Const(constant_of(constant)), 0, ty)
        }
        Insn::Branch { op, .. } => branch(*op),
        Insn::Switch(switch) => {
            lowered(Op::Switch(switch.cases.iter().map(|(key, _)| *key).collect()), 1, None)
        }
        Insn::Field { op, index } => field(class, *op, *index)?,
        Insn::Invoke { op, index } => invoke(class, *op, *index)?,
        Insn::InvokeDynamic { index } => {
            let site = class.call_site(*index);
            let (_, name, desc) = class.pool.dynamic(*index).ok_or(Problem::Constant(*index))?;
            let parsed = MethodDesc::parse(&desc).ok_or_else(|| Problem::Descriptor(desc.clone()))?;
            let (pops, push) = (parsed.params.len(), Type::of_desc(parsed.ret));
            let meaning = site.map_or_else(dynamic::unreadable, |site| dynamic::understand(class, site));
            lowered(Op::InvokeDynamic(name, desc, Box::new(meaning)), pops, push)
        }
        Insn::Type { op, index } => {
            let name = class.pool.class_name(*index).ok_or(Problem::Constant(*index))?;
            match op {
                TypeOp::New => lowered(Op::New(name.clone()), 0, Type::Uninit(name, at)),
                TypeOp::Anewarray => {
                    let array: Name = format!("[{}", descriptor::desc_of(&name)).into();
                    lowered(Op::NewArray(array.clone()), 1, Type::Ref(Some(array)))
                }
                TypeOp::Checkcast => lowered(Op::CheckCast(name.clone()), 1, Type::Ref(Some(name))),
                TypeOp::Instanceof => lowered(Op::InstanceOf(name), 1, Type::Int),
            }
        }
        Insn::NewArray(ty) => {
            let array: Name = ty.array_desc().into();
            lowered(Op::NewArray(array.clone()), 1, Type::Ref(Some(array)))
        }
        Insn::MultiNewArray { index, dims } => {
            let name = class.pool.class_name(*index).ok_or(Problem::Constant(*index))?;
            lowered(Op::MultiNewArray(name.clone(), *dims), usize::from(*dims), Type::Ref(Some(name)))
        }
        Insn::Local { .. } | Insn::Iinc { .. } => lowered(Op::Nop, 0, None),
    })
}

/// A loadable constant as the IR has it.
pub fn constant_of(constant: Loadable) -> Const {
    match constant {
        Loadable::Int(v) => Const::Int(v),
        Loadable::Long(v) => Const::Long(v),
        Loadable::Float(v) => Const::Float(v),
        Loadable::Double(v) => Const::Double(v),
        Loadable::String(v) => Const::String(v),
        Loadable::Class(name) => Const::Class(name),
        Loadable::MethodHandle(handle) => Const::MethodHandle(handle.kind, handle.member),
        Loadable::MethodType(desc) => Const::MethodType(desc),
        Loadable::Dynamic(_, name, desc) => Const::Dynamic(name, desc),
    }
}

fn type_of(constant: &Loadable) -> Result<Type, Problem> {
    Ok(match constant {
        Loadable::Int(_) => Type::Int,
        Loadable::Long(_) => Type::Long,
        Loadable::Float(_) => Type::Float,
        Loadable::Double(_) => Type::Double,
        Loadable::String(_) => Type::class("java/lang/String"),
        Loadable::Class(_) => Type::class("java/lang/Class"),
        Loadable::MethodHandle(_) => Type::class("java/lang/invoke/MethodHandle"),
        Loadable::MethodType(_) => Type::class("java/lang/invoke/MethodType"),
        Loadable::Dynamic(_, _, desc) => {
            Type::of_desc(desc).ok_or_else(|| Problem::Descriptor(desc.clone()))?
        }
    })
}

fn field(class: &ClassFile, op: FieldOp, index: Cp) -> Result<Lowered, Problem> {
    let field = class.pool.field(index).ok_or(Problem::Constant(index))?;
    let ty = Type::of_desc(&field.desc).ok_or_else(|| Problem::Descriptor(field.desc.clone()))?;
    Ok(match op {
        FieldOp::Getstatic => lowered(Op::GetStatic(field), 0, ty),
        FieldOp::Putstatic => lowered(Op::PutStatic(field), 1, None),
        FieldOp::Getfield => lowered(Op::GetField(field), 1, ty),
        FieldOp::Putfield => lowered(Op::PutField(field), 2, None),
    })
}

fn invoke(class: &ClassFile, op: InvokeOp, index: Cp) -> Result<Lowered, Problem> {
    let (method, on_interface) = class.pool.method(index).ok_or(Problem::Constant(index))?;
    let desc = MethodDesc::parse(&method.desc).ok_or_else(|| Problem::Descriptor(method.desc.clone()))?;
    let (kind, receiver) = match op {
        InvokeOp::Virtual => (CallKind::Virtual, 1),
        InvokeOp::Special => (CallKind::Special, 1),
        InvokeOp::Static => (CallKind::Static, 0),
        InvokeOp::Interface => (CallKind::Interface, 1),
    };
    let (pops, push) = (desc.params.len() + receiver, Type::of_desc(desc.ret));
    Ok(lowered(Op::Invoke(kind, method, on_interface), pops, push))
}

fn branch(op: BranchOp) -> Lowered {
    use BranchOp as B;
    let (cond, pops) = match op {
        B::Goto | B::Jsr => return lowered(Op::Goto, 0, None),
        B::Ifeq => (Cond::Eq, 1),
        B::Ifne => (Cond::Ne, 1),
        B::Iflt => (Cond::Lt, 1),
        B::Ifge => (Cond::Ge, 1),
        B::Ifgt => (Cond::Gt, 1),
        B::Ifle => (Cond::Le, 1),
        B::IfIcmpeq => (Cond::ICmpEq, 2),
        B::IfIcmpne => (Cond::ICmpNe, 2),
        B::IfIcmplt => (Cond::ICmpLt, 2),
        B::IfIcmpge => (Cond::ICmpGe, 2),
        B::IfIcmpgt => (Cond::ICmpGt, 2),
        B::IfIcmple => (Cond::ICmpLe, 2),
        B::IfAcmpeq => (Cond::ACmpEq, 2),
        B::IfAcmpne => (Cond::ACmpNe, 2),
        B::Ifnull => (Cond::Null, 1),
        B::Ifnonnull => (Cond::NonNull, 1),
    };
    lowered(Op::If(cond), pops, None)
}

fn simple(op: SimpleOp) -> Lowered {
    use SimpleOp as S;
    use Type::{Double, Float, Int, Long};
    let int = |v| lowered(Op::Const(Const::Int(v)), 0, Int);
    let bin = |op, ty: Type| lowered(Op::Bin(op), 2, ty);
    let neg = |ty: Type| lowered(Op::Neg, 1, ty);
    let load = |kind, ty: Type| lowered(Op::ArrayLoad(kind), 2, ty);
    let store = |kind| lowered(Op::ArrayStore(kind), 3, None);
    let convert = |ty: Type| lowered(Op::Convert(op.mnemonic()), 1, ty);
    match op {
        S::Nop => lowered(Op::Nop, 0, None),
        S::AconstNull => lowered(Op::Const(Const::Null), 0, Type::Ref(None)),
        S::IconstM1 => int(-1),
        S::Iconst0 => int(0),
        S::Iconst1 => int(1),
        S::Iconst2 => int(2),
        S::Iconst3 => int(3),
        S::Iconst4 => int(4),
        S::Iconst5 => int(5),
        S::Lconst0 => lowered(Op::Const(Const::Long(0)), 0, Long),
        S::Lconst1 => lowered(Op::Const(Const::Long(1)), 0, Long),
        S::Fconst0 => lowered(Op::Const(Const::Float(0.0)), 0, Float),
        S::Fconst1 => lowered(Op::Const(Const::Float(1.0)), 0, Float),
        S::Fconst2 => lowered(Op::Const(Const::Float(2.0)), 0, Float),
        S::Dconst0 => lowered(Op::Const(Const::Double(0.0)), 0, Double),
        S::Dconst1 => lowered(Op::Const(Const::Double(1.0)), 0, Double),
        S::Iaload => load(ElemKind::Int, Int),
        S::Laload => load(ElemKind::Long, Long),
        S::Faload => load(ElemKind::Float, Float),
        S::Daload => load(ElemKind::Double, Double),
        S::Aaload => load(ElemKind::Ref, Type::Top),
        S::Baload => load(ElemKind::Byte, Int),
        S::Caload => load(ElemKind::Char, Int),
        S::Saload => load(ElemKind::Short, Int),
        S::Iastore => store(ElemKind::Int),
        S::Lastore => store(ElemKind::Long),
        S::Fastore => store(ElemKind::Float),
        S::Dastore => store(ElemKind::Double),
        S::Aastore => store(ElemKind::Ref),
        S::Bastore => store(ElemKind::Byte),
        S::Castore => store(ElemKind::Char),
        S::Sastore => store(ElemKind::Short),
        S::Iadd => bin(BinOp::Add, Int),
        S::Ladd => bin(BinOp::Add, Long),
        S::Fadd => bin(BinOp::Add, Float),
        S::Dadd => bin(BinOp::Add, Double),
        S::Isub => bin(BinOp::Sub, Int),
        S::Lsub => bin(BinOp::Sub, Long),
        S::Fsub => bin(BinOp::Sub, Float),
        S::Dsub => bin(BinOp::Sub, Double),
        S::Imul => bin(BinOp::Mul, Int),
        S::Lmul => bin(BinOp::Mul, Long),
        S::Fmul => bin(BinOp::Mul, Float),
        S::Dmul => bin(BinOp::Mul, Double),
        S::Idiv => bin(BinOp::Div, Int),
        S::Ldiv => bin(BinOp::Div, Long),
        S::Fdiv => bin(BinOp::Div, Float),
        S::Ddiv => bin(BinOp::Div, Double),
        S::Irem => bin(BinOp::Rem, Int),
        S::Lrem => bin(BinOp::Rem, Long),
        S::Frem => bin(BinOp::Rem, Float),
        S::Drem => bin(BinOp::Rem, Double),
        S::Ineg => neg(Int),
        S::Lneg => neg(Long),
        S::Fneg => neg(Float),
        S::Dneg => neg(Double),
        S::Ishl => bin(BinOp::Shl, Int),
        S::Lshl => bin(BinOp::Shl, Long),
        S::Ishr => bin(BinOp::Shr, Int),
        S::Lshr => bin(BinOp::Shr, Long),
        S::Iushr => bin(BinOp::Ushr, Int),
        S::Lushr => bin(BinOp::Ushr, Long),
        S::Iand => bin(BinOp::And, Int),
        S::Land => bin(BinOp::And, Long),
        S::Ior => bin(BinOp::Or, Int),
        S::Lor => bin(BinOp::Or, Long),
        S::Ixor => bin(BinOp::Xor, Int),
        S::Lxor => bin(BinOp::Xor, Long),
        S::I2l | S::F2l | S::D2l => convert(Long),
        S::I2f | S::L2f | S::D2f => convert(Float),
        S::I2d | S::L2d | S::F2d => convert(Double),
        S::L2i | S::F2i | S::D2i | S::I2b | S::I2c | S::I2s => convert(Int),
        S::Lcmp => bin(BinOp::Cmp, Int),
        S::Fcmpl | S::Dcmpl => bin(BinOp::CmpL, Int),
        S::Fcmpg | S::Dcmpg => bin(BinOp::CmpG, Int),
        S::Ireturn | S::Lreturn | S::Freturn | S::Dreturn | S::Areturn => lowered(Op::Return, 1, None),
        S::Return => lowered(Op::Return, 0, None),
        S::Arraylength => lowered(Op::ArrayLength, 1, Int),
        S::Athrow => lowered(Op::Throw, 1, None),
        S::Monitorenter => lowered(Op::MonitorEnter, 1, None),
        S::Monitorexit => lowered(Op::MonitorExit, 1, None),
        // Moves values: see `shuffled`.
        S::Pop | S::Pop2 | S::Dup | S::DupX1 | S::DupX2 | S::Dup2 | S::Dup2X1 | S::Dup2X2 | S::Swap => {
            lowered(Op::Nop, 0, None)
        }
    }
}

/// A stack-shuffling instruction for the words on top of the stack, given whether the values there are wide
/// (topmost last): how many values it pops, and which of them (deepest first) it pushes. `None` if it would
/// tear a wide value.
pub fn shuffled(op: SimpleOp, wide: &[bool]) -> Option<(usize, SmallVec<[u8; 6]>)> {
    let depth = |words: usize, skip: usize| -> Option<usize> {
        let mut left = words;
        let mut count = 0;
        for &w in wide.iter().rev().skip(skip) {
            if left == 0 {
                break;
            }
            left = left.checked_sub(if w { 2 } else { 1 })?;
            count += 1;
        }
        (left == 0).then_some(count)
    };
    // `top` values are copied below the `under` values beneath them.
    let (top, under) = match op {
        SimpleOp::Pop => return depth(1, 0).map(|n| (n, smallvec![])),
        SimpleOp::Pop2 => return depth(2, 0).map(|n| (n, smallvec![])),
        SimpleOp::Swap => {
            depth(1, 0).and_then(|_| depth(1, 1))?;
            return Some((2, smallvec![1, 0]));
        }
        SimpleOp::Dup => (depth(1, 0)?, 0),
        SimpleOp::DupX1 => (depth(1, 0)?, depth(1, 1)?),
        SimpleOp::DupX2 => (depth(1, 0)?, depth(2, 1)?),
        SimpleOp::Dup2 => (depth(2, 0)?, 0),
        SimpleOp::Dup2X1 => depth(2, 0).and_then(|top| Some((top, depth(1, top)?)))?,
        SimpleOp::Dup2X2 => depth(2, 0).and_then(|top| Some((top, depth(2, top)?)))?,
        _ => return None,
    };
    let total = (top + under) as u8;
    Some((top + under, (under as u8..total).chain(0..total).collect()))
}
