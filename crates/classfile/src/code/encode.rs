//! [`Code`] -> the `Code` attribute.
//!
//! Positions are found by iteration: all jumps start short, those that do not reach become wide, until
//! nothing changes. A conditional branch that does not reach is replaced by its inverse over a `goto_w`,
//! which needs a frame behind it; that frame follows from the one before it, since no other path leads there.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::bytes::Put;
use crate::code::attributes::{self, Placed};
use crate::code::{Code, CodeAttribute, NewNodes, Node, Original, frame_table};
use crate::constant::{Constant, ConstantPool, Cp};
use crate::error::CodeError;
use crate::insn::{Form, Insn, Label, Switch};
use crate::opcode::{BranchOp, InvokeOp, LocalOp};
use crate::{descriptor, frames};

/// The body of the `Code` attribute, and the position in the bytecode of each node of `code`.
pub(super) fn encode(code: &Code, pool: &mut ConstantPool) -> Result<(Vec<u8>, Vec<u32>), CodeError> {
    let mut code = Cow::Borrowed(code);
    // For each node of the code given, its index after expansions.
    let mut moved: Option<Vec<usize>> = None;
    let layout = loop {
        let layout = Layout::of(&code, pool)?;
        if layout.unreachable_by_short.is_empty() {
            break layout;
        }
        let (expanded, places) = expand_branches(&code, &layout.unreachable_by_short, pool)?;
        moved = Some(match moved {
            Some(before) => before.into_iter().map(|index| places[index]).collect(),
            None => places,
        });
        code = Cow::Owned(expanded);
    };
    let code_len = layout.code_len;
    if code_len > u32::from(u16::MAX) {
        return Err(CodeError::TooLarge(code_len as usize));
    }
    let mut out = Vec::with_capacity(2 * code_len as usize + 256);
    out.u2(code.max_stack);
    out.u2(code.max_locals);
    out.u4(code_len);
    write_bytecode(&code, &layout, pool, &mut out)?;
    let bytecode = BYTECODE..out.len();
    let written = write_handlers(&code, &layout, &mut out)?;
    let placed = Placed { positions: &layout.labels, code_len, handlers: &written };
    // What only fits the original code is written back only with that.
    let original = code.original.as_ref().filter(|original| *original.bytecode == out[bytecode]);
    write_attributes(&code, &layout, &placed, original, pool, &mut out)?;
    let positions = match moved {
        Some(moved) => moved.into_iter().map(|index| layout.nodes[index]).collect(),
        None => layout.nodes,
    };
    Ok((out, positions))
}

/// Where the bytecode begins in the body of the attribute.
const BYTECODE: usize = 8;

/// Where everything stands.
struct Layout {
    /// Position of each node.
    nodes: Vec<u32>,
    /// Position of each label that stands in the code.
    labels: Vec<Option<u32>>,
    /// Node indices of jumps that must be wide.
    wide: BTreeMap<usize, ()>,
    /// Node indices of conditional branches that do not reach.
    unreachable_by_short: Vec<usize>,
    code_len: u32,
}

impl Layout {
    fn of(code: &Code, pool: &ConstantPool) -> Result<Layout, CodeError> {
        let mut layout = Layout {
            nodes: vec![0; code.nodes.len()],
            labels: vec![None; code.label_count()],
            wide: BTreeMap::new(),
            unreachable_by_short: Vec::new(),
            code_len: 0,
        };
        let branches: Vec<usize> =
            code.insns().filter(|(_, insn)| matches!(insn, Insn::Branch { .. })).map(|(i, _)| i).collect();
        let mut first = true;
        loop {
            layout.place(code, pool, first)?;
            first = false;
            if !layout.widen(code, &branches)? {
                return Ok(layout);
            }
        }
    }

    /// Assigns positions, given which jumps are wide.
    fn place(&mut self, code: &Code, pool: &ConstantPool, first: bool) -> Result<(), CodeError> {
        let mut pc = 0u32;
        for (index, (node, at)) in code.nodes.iter().zip(&mut self.nodes).enumerate() {
            *at = pc;
            match node {
                Node::Insn(insn) => {
                    pc = pc.saturating_add(size(insn, pc, self.wide.contains_key(&index), pool));
                }
                Node::Label(label) => {
                    let place = self.labels.get_mut(label.0 as usize).ok_or(CodeError::BadLabel(label.0))?;
                    if first && place.is_some() {
                        return Err(CodeError::BadLabel(label.0));
                    }
                    *place = Some(pc);
                }
            }
        }
        self.code_len = pc;
        Ok(())
    }

    /// Notes the jumps that do not reach; tells whether another round is needed.
    fn widen(&mut self, code: &Code, branches: &[usize]) -> Result<bool, CodeError> {
        let mut changed = false;
        self.unreachable_by_short.clear();
        for &index in branches {
            let Some(Node::Insn(Insn::Branch { op, target, wide })) = code.nodes.get(index) else { continue };
            let from = self.nodes.get(index).copied().unwrap_or_default();
            if i16::try_from(self.target(*target)? - i64::from(from)).is_ok() {
                continue;
            }
            if op.is_conditional() {
                self.unreachable_by_short.push(index);
            } else if !wide && self.wide.insert(index, ()).is_none() {
                changed = true;
            }
        }
        Ok(changed)
    }

    fn target(&self, label: Label) -> Result<i64, CodeError> {
        let place = self.labels.get(label.0 as usize).copied().flatten();
        place.map(i64::from).ok_or(CodeError::BadLabel(label.0))
    }
}

/// Replaces conditional branches by their inverse over a `goto_w`; tells also where each node then is.
fn expand_branches(
    code: &Code,
    which: &[usize],
    pool: &ConstantPool,
) -> Result<(Code, Vec<usize>), CodeError> {
    let mut expanded = code.clone();
    expanded.nodes = Vec::with_capacity(code.nodes.len() + 2 * which.len());
    let mut places = Vec::with_capacity(code.nodes.len());
    let mut which = which.iter().copied().peekable();
    for (index, node) in code.nodes.iter().enumerate() {
        places.push(expanded.nodes.len());
        match node {
            Node::Insn(Insn::Branch { op, target, .. }) if which.peek() == Some(&index) => {
                which.next();
                let Some(inverse) = op.inverted() else { continue };
                let over = Insn::Branch { op: BranchOp::Goto, target: *target, wide: true };
                // If other paths lead there too, the place has a label and a frame already.
                if let Some(next) = framed_label(code, index + 1) {
                    expanded.nodes.extend([Insn::branch(inverse, next), over].map(Node::Insn));
                    continue;
                }
                let next = expanded.new_label();
                if !code.frames.is_empty() {
                    expanded.frames.insert(next, frames::straight_line(code, index + 1, pool)?);
                }
                expanded.nodes.extend([Insn::branch(inverse, next), over].map(Node::Insn));
                expanded.nodes.push(Node::Label(next));
            }
            _ => expanded.nodes.push(node.clone()),
        }
    }
    Ok((expanded, places))
}

/// A label right at a node that has a frame.
fn framed_label(code: &Code, at: usize) -> Option<Label> {
    let mut labels = code.nodes.iter().skip(at).map_while(|node| match node {
        Node::Label(label) => Some(*label),
        Node::Insn(_) => None,
    });
    labels.find(|label| code.frames.contains_key(label))
}

/// Whether a loadable constant takes two words.
pub(super) fn is_two_words(index: Cp, pool: &ConstantPool) -> bool {
    match pool.get(index) {
        Some(Constant::Long(_) | Constant::Double(_)) => true,
        Some(Constant::Dynamic { .. }) => pool
            .member_desc(index)
            .and_then(|desc| descriptor::Kind::of(desc))
            .is_some_and(|k| k.words() == 2),
        _ => false,
    }
}

fn padding(pc: u32) -> u32 {
    3 - pc % 4
}

/// Whether the cases can be a `tableswitch`.
fn is_table(switch: &Switch) -> bool {
    switch.table
        && !switch.cases.is_empty()
        && switch.cases.windows(2).all(|pair| matches!(pair, [a, b] if a.0.checked_add(1) == Some(b.0)))
}

fn local_form(op: LocalOp, index: u16, form: Form) -> Form {
    match form {
        _ if index > 255 => Form::Wide,
        Form::Shortest if index > 3 || op == LocalOp::Ret => Form::Byte,
        _ => form,
    }
}

fn size(insn: &Insn, pc: u32, wide_jump: bool, pool: &ConstantPool) -> u32 {
    match insn {
        Insn::Simple(_) => 1,
        Insn::Push { value, short } => 2 + u32::from(*short || i8::try_from(*value).is_err()),
        Insn::Ldc { index, wide } => 2 + u32::from(*wide || index.0 > 255 || is_two_words(*index, pool)),
        Insn::Local { op, index, form } => match local_form(*op, *index, *form) {
            Form::Shortest => 1,
            Form::Byte => 2,
            Form::Wide => 4,
        },
        Insn::Iinc { index, by, wide } => {
            if is_wide_iinc(*index, *by, *wide) {
                6
            } else {
                3
            }
        }
        Insn::Branch { op, wide, .. } => {
            if (*wide || wide_jump) && !op.is_conditional() {
                5
            } else {
                3
            }
        }
        Insn::Switch(switch) => {
            let cases = switch.cases.len() as u32;
            1 + padding(pc) + if is_table(switch) { 12 + 4 * cases } else { 8 + 8 * cases }
        }
        Insn::Field { .. } | Insn::Type { .. } => 3,
        Insn::Invoke { op, .. } => {
            if *op == InvokeOp::Interface {
                5
            } else {
                3
            }
        }
        Insn::InvokeDynamic { .. } => 5,
        Insn::NewArray(_) => 2,
        Insn::MultiNewArray { .. } => 4,
    }
}

fn is_wide_iinc(index: u16, by: i16, wide: bool) -> bool {
    wide || index > 255 || i8::try_from(by).is_err()
}

fn write_bytecode(
    code: &Code,
    layout: &Layout,
    pool: &ConstantPool,
    out: &mut Vec<u8>,
) -> Result<(), CodeError> {
    for (index, insn) in code.insns() {
        let at = layout.nodes.get(index).copied().unwrap_or_default();
        write_insn(insn, at, layout.wide.contains_key(&index), layout, pool, out)?;
    }
    Ok(())
}

fn write_insn(
    insn: &Insn,
    at: u32,
    wide_jump: bool,
    layout: &Layout,
    pool: &ConstantPool,
    out: &mut Vec<u8>,
) -> Result<(), CodeError> {
    match insn {
        Insn::Simple(op) => out.u1(op.opcode()),
        Insn::Push { value, short } => match i8::try_from(*value) {
            Ok(value) if !short => out.extend([16, value as u8]),
            _ => put(out, 17, *value as u16),
        },
        Insn::Ldc { index, wide } => {
            if is_two_words(*index, pool) {
                put(out, 20, index.0);
            } else if *wide || index.0 > 255 {
                put(out, 19, index.0);
            } else {
                out.extend([18, index.0 as u8]);
            }
        }
        Insn::Local { op, index, form } => write_local(*op, *index, *form, out),
        Insn::Iinc { index, by, wide } => {
            if is_wide_iinc(*index, *by, *wide) {
                out.u1(196);
                put(out, 132, *index);
                out.u2(*by as u16);
            } else {
                out.extend([132, *index as u8, *by as u8]);
            }
        }
        Insn::Branch { op, target, wide } => {
            let offset = layout.target(*target)? - i64::from(at);
            if (*wide || wide_jump) && !op.is_conditional() {
                out.u1(if *op == BranchOp::Goto { 200 } else { 201 });
                out.u4(offset as u32);
            } else {
                put(out, op.opcode(), offset as u16);
            }
        }
        Insn::Switch(switch) => write_switch(switch, at, layout, out)?,
        Insn::Field { op, index } => put(out, op.opcode(), index.0),
        Insn::Invoke { op, index } => {
            put(out, op.opcode(), index.0);
            if *op == InvokeOp::Interface {
                let desc = pool.member_desc(*index);
                let words = desc.and_then(|desc| descriptor::words(desc));
                let (params, _) =
                    words.ok_or(CodeError::WrongConstant { index: index.0, wanted: "interface method" })?;
                out.extend([params.saturating_add(1) as u8, 0]);
            }
        }
        Insn::InvokeDynamic { index } => {
            put(out, 186, index.0);
            out.u2(0);
        }
        Insn::Type { op, index } => put(out, op.opcode(), index.0),
        Insn::NewArray(element) => out.extend([188, *element as u8]),
        Insn::MultiNewArray { index, dims } => {
            put(out, 197, index.0);
            out.u1(*dims);
        }
    }
    Ok(())
}

fn put(out: &mut Vec<u8>, opcode: u8, operand: u16) {
    out.u1(opcode);
    out.u2(operand);
}

fn write_local(op: LocalOp, index: u16, form: Form, out: &mut Vec<u8>) {
    match local_form(op, index, form) {
        Form::Shortest => {
            // Four opcodes for each of the five types, loads from 26 and stores from 59.
            let base = if op.is_store() { 59 + 4 * (op.opcode() - 54) } else { 26 + 4 * (op.opcode() - 21) };
            out.u1(base + index as u8);
        }
        Form::Byte => out.extend([op.opcode(), index as u8]),
        Form::Wide => {
            out.u1(196);
            put(out, op.opcode(), index);
        }
    }
}

fn write_switch(switch: &Switch, at: u32, layout: &Layout, out: &mut Vec<u8>) -> Result<(), CodeError> {
    let offset = |label| layout.target(label).map(|to| (to - i64::from(at)) as u32);
    let table = is_table(switch);
    out.u1(if table { 170 } else { 171 });
    out.resize(out.len() + padding(at) as usize, 0);
    out.u4(offset(switch.default)?);
    let (Some((low, _)), Some((high, _)), true) = (switch.cases.first(), switch.cases.last(), table) else {
        if switch.cases.windows(2).any(|pair| matches!(pair, [a, b] if a.0 >= b.0)) {
            return Err(CodeError::BadSwitch(at));
        }
        out.u4(switch.cases.len() as u32);
        for (key, target) in &switch.cases {
            out.u4(*key as u32);
            out.u4(offset(*target)?);
        }
        return Ok(());
    };
    out.u4(*low as u32);
    out.u4(*high as u32);
    for (_, target) in &switch.cases {
        out.u4(offset(*target)?);
    }
    Ok(())
}

/// Writes the exception table without empty ranges; gives the new number of each entry.
fn write_handlers(code: &Code, layout: &Layout, out: &mut Vec<u8>) -> Result<Vec<Option<u16>>, CodeError> {
    let mut rows = Vec::new();
    let mut written = Vec::with_capacity(code.handlers.len());
    for handler in &code.handlers {
        let [start, end, target] =
            [layout.target(handler.start)?, layout.target(handler.end)?, layout.target(handler.handler)?];
        let kept = start < end && target < i64::from(layout.code_len);
        written.push(kept.then_some(rows.len() as u16));
        if kept {
            rows.push([start as u16, end as u16, target as u16, handler.catch_type.0]);
        }
    }
    let count = u16::try_from(rows.len()).map_err(|_| CodeError::TooLarge(8 * rows.len()))?;
    out.u2(count);
    rows.iter().flatten().for_each(|value| out.u2(*value));
    Ok(written)
}

fn write_attributes(
    code: &Code,
    layout: &Layout,
    placed: &Placed<'_>,
    original: Option<&Original>,
    pool: &mut ConstantPool,
    out: &mut Vec<u8>,
) -> Result<(), CodeError> {
    let counted_at = out.len();
    out.u2(0);
    let mut count = 0u16;
    let mut frames_written = false;
    for attribute in &code.attributes {
        match attribute {
            CodeAttribute::Frames if frames_written => continue,
            CodeAttribute::Frames => {
                frames_written = true;
                write_frames(code, layout, original, pool, out)?;
            }
            CodeAttribute::Malformed(_) if original.is_none() => continue,
            CodeAttribute::Malformed(attribute) | CodeAttribute::Other(attribute) => {
                write_attribute(attribute.name, out, |out| out.extend_from_slice(&attribute.data));
            }
            table => {
                let Some(name) = attributes::table_name(table) else { continue };
                let name = pool.utf8(name)?;
                write_attribute(name, out, |out| attributes::write(table, placed, out));
            }
        }
        count += 1;
    }
    if !frames_written && !code.frames.is_empty() {
        write_frames(code, layout, original, pool, out)?;
        count += 1;
    }
    out[counted_at..counted_at + 2].copy_from_slice(&count.to_be_bytes());
    Ok(())
}

/// Writes an attribute's name, length and body.
fn write_attribute(name: Cp, out: &mut Vec<u8>, body: impl FnOnce(&mut Vec<u8>)) {
    out.u2(name.0);
    out.u4(0);
    let start = out.len();
    body(out);
    let len = (out.len() - start) as u32;
    out[start - 4..start].copy_from_slice(&len.to_be_bytes());
}

fn write_frames(
    code: &Code,
    layout: &Layout,
    original: Option<&Original>,
    pool: &mut ConstantPool,
    out: &mut Vec<u8>,
) -> Result<(), CodeError> {
    let mut frames = Vec::with_capacity(code.frames.len());
    for (label, frame) in &code.frames {
        // A frame whose label is gone, or behind the last instruction, has nothing left to describe.
        if let Some(pc) = placed_at(layout, *label)
            && pc < layout.code_len
        {
            frames.push((pc, frame));
        }
    }
    frames.sort_by_key(|(pc, _)| *pc);
    frames.dedup_by(|a, b| a.0 == b.0 && a.1.locals == b.1.locals && a.1.stack == b.1.stack);
    if let Some(index) = frames.windows(2).position(|pair| matches!(pair, [a, b] if a.0 == b.0)) {
        return Err(CodeError::BadFrame(index));
    }
    let news = NewNodes::of(code);
    let new_at = |label: Label| layout.nodes.get(news.get(label)?).map(|pc| *pc as u16);
    let data = frame_table::write(&frames, &code.entry, pool, &new_at)?;
    let name = pool.utf8("StackMapTable")?;
    // Compilers add the same class twice and use either constant; if that is all, the original stays.
    let kept = original.and_then(|original| original.frames.as_ref()).filter(|body| {
        ***body != *data && frame_table::canonical(body, pool).is_some_and(|canonical| canonical == data)
    });
    write_attribute(name, out, |out| out.extend_from_slice(kept.map_or(&data, |body| body)));
    Ok(())
}

fn placed_at(layout: &Layout, label: Label) -> Option<u32> {
    layout.labels.get(label.0 as usize).copied().flatten()
}
