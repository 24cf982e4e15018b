//! What instructions do to the height of the operand stack, and the `max_stack` and `max_locals` that follow.

use crate::code::{Code, CodeAttribute, Node, VType, encode};
use crate::constant::{ConstantPool, Cp};
use crate::descriptor::{self, Kind};
use crate::error::CodeError;
use crate::insn::{Insn, Label};
use crate::opcode::{BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

/// Words popped and pushed.
pub(super) fn effect(insn: &Insn, pool: &ConstantPool) -> Result<(u16, u16), CodeError> {
    let member = |index: Cp| {
        pool.member_desc(index).ok_or(CodeError::WrongConstant { index: index.0, wanted: "member" })
    };
    Ok(match insn {
        Insn::Simple(op) => simple(*op),
        Insn::Push { .. } => (0, 1),
        Insn::Ldc { index, .. } => (0, 1 + u16::from(encode::is_two_words(*index, pool))),
        Insn::Local { op: LocalOp::Ret, .. } | Insn::Iinc { .. } => (0, 0),
        Insn::Local { op, .. } if op.is_store() => (op.width(), 0),
        Insn::Local { op, .. } => (0, op.width()),
        Insn::Branch { op, .. } => branch(*op),
        Insn::Switch(_) => (1, 0),
        Insn::Field { op, index } => {
            let desc = member(*index)?;
            let words = Kind::of(desc).map_or(0, Kind::words);
            match op {
                FieldOp::Getstatic => (0, words),
                FieldOp::Putstatic => (words, 0),
                FieldOp::Getfield => (1, words),
                FieldOp::Putfield => (1 + words, 0),
            }
        }
        Insn::Invoke { op, index } => call(member(*index)?, u16::from(*op != InvokeOp::Static))?,
        Insn::InvokeDynamic { index } => call(member(*index)?, 0)?,
        Insn::Type { op: TypeOp::New, .. } => (0, 1),
        Insn::Type { .. } | Insn::NewArray(_) => (1, 1),
        Insn::MultiNewArray { dims, .. } => (u16::from(*dims), 1),
    })
}

fn call(desc: &str, receiver: u16) -> Result<(u16, u16), CodeError> {
    let (params, result) =
        descriptor::words(desc).ok_or_else(|| CodeError::BadDescriptor(desc.to_owned()))?;
    Ok((params.saturating_add(receiver), result))
}

fn branch(op: BranchOp) -> (u16, u16) {
    match op {
        BranchOp::Goto => (0, 0),
        BranchOp::Jsr => (0, 1),
        _ if (159..=166).contains(&op.opcode()) => (2, 0),
        _ => (1, 0),
    }
}

fn simple(op: SimpleOp) -> (u16, u16) {
    use SimpleOp::*;
    match op {
        Nop | Return => (0, 0),
        AconstNull | IconstM1 | Iconst0 | Iconst1 | Iconst2 | Iconst3 | Iconst4 | Iconst5 | Fconst0
        | Fconst1 | Fconst2 => (0, 1),
        Lconst0 | Lconst1 | Dconst0 | Dconst1 => (0, 2),
        Iaload | Faload | Aaload | Baload | Caload | Saload => (2, 1),
        Laload | Daload => (2, 2),
        Iastore | Fastore | Aastore | Bastore | Castore | Sastore => (3, 0),
        Lastore | Dastore => (4, 0),
        Pop | Ireturn | Freturn | Areturn | Athrow | Monitorenter | Monitorexit => (1, 0),
        Pop2 | Lreturn | Dreturn => (2, 0),
        Dup => (1, 2),
        DupX1 => (2, 3),
        DupX2 => (3, 4),
        Dup2 => (2, 4),
        Dup2X1 => (3, 5),
        Dup2X2 => (4, 6),
        Swap => (2, 2),
        Iadd | Fadd | Isub | Fsub | Imul | Fmul | Idiv | Fdiv | Irem | Frem | Ishl | Ishr | Iushr | Iand
        | Ior | Ixor | Fcmpl | Fcmpg => (2, 1),
        Ladd | Dadd | Lsub | Dsub | Lmul | Dmul | Ldiv | Ddiv | Lrem | Drem | Land | Lor | Lxor => (4, 2),
        Lshl | Lshr | Lushr => (3, 2),
        Ineg | Fneg | I2f | F2i | I2b | I2c | I2s | Arraylength => (1, 1),
        Lneg | Dneg | L2d | D2l => (2, 2),
        I2l | I2d | F2l | F2d => (1, 2),
        L2i | L2f | D2i | D2f => (2, 1),
        Lcmp | Dcmpl | Dcmpg => (4, 1),
    }
}

/// Words of a frame's stack.
fn words(types: &[VType]) -> u16 {
    types.iter().map(|t| if matches!(t, VType::Long | VType::Double) { 2 } else { 1 }).sum()
}

struct Depths {
    at: Vec<Option<u16>>,
    work: Vec<Label>,
}

impl Depths {
    fn flow(&mut self, to: Label, depth: u16) -> Result<(), CodeError> {
        match self.at.get_mut(to.0 as usize) {
            None => return Err(CodeError::BadLabel(to.0)),
            Some(known @ None) => {
                *known = Some(depth);
                self.work.push(to);
            }
            Some(Some(_)) => {}
        }
        Ok(())
    }
}

/// The greatest height of the stack over all code: what is reachable, and what has a frame of its own.
pub(super) fn max_stack(code: &Code, pool: &ConstantPool) -> Result<u16, CodeError> {
    let positions = code.label_positions();
    let mut depths = Depths { at: vec![None; code.label_count()], work: Vec::new() };
    for (label, frame) in &code.frames {
        depths.flow(*label, words(&frame.stack))?;
    }
    for handler in &code.handlers {
        depths.flow(handler.handler, 1)?;
    }
    let mut max = run(code, pool, 0, 0, &mut depths)?;
    while let Some(label) = depths.work.pop() {
        let depth = depths.at.get(label.0 as usize).copied().flatten().unwrap_or(0);
        if let Some(from) = positions.get(label.0 as usize).copied().flatten() {
            max = max.max(depth).max(run(code, pool, from, depth, &mut depths)?);
        }
    }
    Ok(max)
}

/// Follows straight-line code from a node; gives the greatest height.
fn run(
    code: &Code,
    pool: &ConstantPool,
    from: usize,
    depth: u16,
    depths: &mut Depths,
) -> Result<u16, CodeError> {
    let mut depth = depth;
    let mut max = depth;
    for (index, node) in code.nodes.iter().enumerate().skip(from) {
        let insn = match node {
            Node::Insn(insn) => insn,
            Node::Label(label) => {
                match depths.at.get_mut(label.0 as usize) {
                    // Labels met on the way are followed right here, once.
                    Some(known @ None) => *known = Some(depth),
                    _ if index != from => return Ok(max),
                    _ => {}
                }
                continue;
            }
        };
        let (popped, pushed) = effect(insn, pool)?;
        depth = depth.checked_sub(popped).ok_or(CodeError::BadStack(index))?;
        depth = depth.checked_add(pushed).ok_or(CodeError::BadStack(index))?;
        max = max.max(depth);
        let mut result = Ok(());
        insn.for_each_target(|target| {
            result = result.clone().and_then(|()| depths.flow(target, depth));
        });
        result?;
        if let Insn::Branch { op: BranchOp::Jsr, .. } = insn {
            depth = depth.saturating_sub(1);
        } else if insn.ends_flow() {
            return Ok(max);
        }
    }
    Ok(max)
}

/// Slots used by parameters, instructions, frames and variable tables.
pub(super) fn max_locals(code: &Code, pool: &ConstantPool, params: u16) -> u16 {
    let mut max = params;
    let mut need = |index: u16, width: u16| max = max.max(index.saturating_add(width));
    for (_, insn) in code.insns() {
        match insn {
            Insn::Local { op, index, .. } => need(*index, op.width()),
            Insn::Iinc { index, .. } => need(*index, 1),
            _ => {}
        }
    }
    for frame in code.frames.values() {
        need(0, words(&frame.locals));
    }
    for attribute in &code.attributes {
        // A variable table may name slots that no instruction uses; the JVM checks them against max_locals.
        if let CodeAttribute::Locals(entries) | CodeAttribute::LocalTypes(entries) = attribute {
            for entry in entries {
                // The generic signature of a wide type is its descriptor.
                let wide = matches!(pool.utf8_bytes(entry.desc), Some(b"J" | b"D"));
                need(entry.index, 1 + u16::from(wide));
            }
        }
    }
    max
}
