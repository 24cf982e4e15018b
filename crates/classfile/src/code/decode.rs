//! The `Code` attribute -> [`Code`].
//!
//! First all places that anything refers to are marked on a map of the code; then labels are numbered in its
//! order and the instructions built. Tables hold `Label(pc)` in between.

use crate::bytes::{Bytes, Reader};
use crate::class::{Attribute, ClassFile, Member};
use crate::code::{Code, CodeAttribute, Frame, Handler, Node, Original, attributes, frame_table};
use crate::constant::Cp;
use crate::descriptor;
use crate::error::CodeError;
use crate::insn::{Form, Insn, Label, Switch};
use crate::opcode::{ArrayType, BranchOp, FieldOp, InvokeOp, LocalOp, SimpleOp, TypeOp};

/// What stands at each position of the code, and which positions are referred to.
pub(super) struct Places {
    /// Per position, the end included: bit 0 an instruction starts here, bit 1 referred to.
    flags: Vec<u8>,
}

const START: u8 = 1;
const USED: u8 = 2;

impl Places {
    fn code_len(&self) -> u32 {
        self.flags.len() as u32 - 1
    }

    /// Whether an instruction starts at `pc`.
    pub fn is_start(&self, pc: u32) -> bool {
        pc < self.code_len() && self.flags.get(pc as usize).is_some_and(|f| f & START != 0)
    }

    /// Whether an instruction starts at `pc` or the code ends there.
    pub fn is_start_or_end(&self, pc: u32) -> bool {
        pc == self.code_len() || self.is_start(pc)
    }

    /// Notes that something refers to the position a temporary label stands for.
    pub fn mark(&mut self, label: Label) {
        if let Some(flag) = self.flags.get_mut(label.0 as usize) {
            *flag |= USED;
        }
    }
}

pub(super) fn decode(class: &ClassFile, method: &Member, data: &Bytes) -> Result<Code, CodeError> {
    if class.major == 45 && class.minor < 3 {
        return Err(CodeError::Obsolete(class.minor));
    }
    let mut reader = Reader::new(data);
    let (max_stack, max_locals) = (reader.u2()?, reader.u2()?);
    let len = reader.u4()? as usize;
    if len > usize::from(u16::MAX) {
        return Err(CodeError::TooLarge(len));
    }
    let bytecode = reader.take(len)?;
    let mut original = Original { bytecode: data.part(8..8 + len), frames: None };
    let (mut places, insns) = scan(bytecode)?;
    let mut handlers = read_handlers(&mut reader, &mut places)?;
    let entry = descriptor::entry_locals(class.name(), method.access, method.name(), method.desc())
        .ok_or_else(|| CodeError::BadDescriptor(method.desc().to_string()))?;

    let mut code = Code { max_stack, max_locals, class: class.name().clone(), entry, ..Code::default() };
    let mut frames = Vec::new();
    for _ in 0..reader.u2()? {
        let name = Cp(reader.u2()?);
        let len = reader.u4()? as usize;
        let start = reader.at();
        reader.take(len)?;
        let body = data.part(start..start + len);
        if read_attribute(class, &mut code, &mut frames, &mut places, name, &body)? {
            original.frames = Some(body);
        }
    }
    if !reader.is_empty() {
        return Err(CodeError::BadAttribute("Code".to_owned()));
    }

    let numbers = number_labels(&places);
    let number = |label: Label| Label(numbers.get(label.0 as usize).copied().unwrap_or(u32::MAX));
    code.next_label = numbers.iter().filter(|n| **n != u32::MAX).count() as u32;
    for handler in &mut handlers {
        handler.start = number(handler.start);
        handler.end = number(handler.end);
        handler.handler = number(handler.handler);
    }
    code.handlers = handlers;
    code.attributes.iter_mut().for_each(|attribute| attributes::relabel(attribute, &number));
    code.frames = frame_table::relabel(frames, &number);
    code.nodes = build(insns, &numbers, code.label_count());
    code.original = Some(original);
    Ok(code)
}

fn read_handlers(reader: &mut Reader<'_>, places: &mut Places) -> Result<Vec<Handler>, CodeError> {
    let count = usize::from(reader.u2()?);
    let mut handlers = Vec::with_capacity(count.min(1024));
    for _ in 0..count {
        let [start, end, handler] = [reader.u2()?, reader.u2()?, reader.u2()?].map(u32::from);
        for pc in [start, end, handler] {
            let fits = if pc == end { places.is_start_or_end(pc) } else { places.is_start(pc) };
            if !fits {
                return Err(CodeError::BadTarget { at: handler, to: i64::from(pc) });
            }
            places.mark(Label(pc));
        }
        let [start, end, handler] = [start, end, handler].map(Label);
        handlers.push(Handler { start, end, handler, catch_type: Cp(reader.u2()?) });
    }
    Ok(handlers)
}

/// Reads an attribute; tells whether it is the stack map.
fn read_attribute(
    class: &ClassFile,
    code: &mut Code,
    frames: &mut Vec<(Label, Frame)>,
    places: &mut Places,
    name: Cp,
    body: &Bytes,
) -> Result<bool, CodeError> {
    let text = class.pool.utf8_bytes(name).unwrap_or_default();
    if text == b"StackMapTable" && !code.attributes.contains(&CodeAttribute::Frames) {
        *frames = frame_table::read(class, &code.entry, body, places)?;
        code.attributes.push(CodeAttribute::Frames);
        return Ok(true);
    }
    code.attributes.push(match attributes::read(text, body, places) {
        Some(Ok(table)) => table,
        Some(Err(_)) => CodeAttribute::Malformed(Attribute { name, data: body.clone() }),
        None => CodeAttribute::Other(Attribute { name, data: body.clone() }),
    });
    Ok(false)
}

/// For each position the number of its label, or `u32::MAX`.
fn number_labels(places: &Places) -> Vec<u32> {
    let mut next = 0;
    let number = |flag: &u8| {
        if flag & USED == 0 {
            return u32::MAX;
        }
        next += 1;
        next - 1
    };
    places.flags.iter().map(number).collect()
}

/// The instructions with their positions, and which positions jumps refer to. Labels are still positions.
fn scan(bytecode: &[u8]) -> Result<(Places, Vec<(u32, Insn)>), CodeError> {
    let mut places = Places { flags: vec![0; bytecode.len() + 1] };
    // Instructions take two bytes on average.
    let mut insns = Vec::with_capacity(bytecode.len() / 2 + 1);
    let mut reader = Reader::new(bytecode);
    while !reader.is_empty() {
        let at = reader.at();
        if let Some(flag) = places.flags.get_mut(at) {
            *flag |= START;
        }
        let mut bad = None;
        let insn = read_insn(&mut reader, |pc| match u32::try_from(pc) {
            Ok(pc) => Label(pc),
            Err(_) => {
                bad = Some(pc);
                Label(u32::MAX)
            }
        })?;
        if let Some(to) = bad {
            return Err(CodeError::BadTarget { at: at as u32, to });
        }
        insns.push((at as u32, insn));
    }
    for (at, insn) in &insns {
        let mut result = Ok(());
        insn.for_each_target(|label| {
            if places.is_start(label.0) {
                places.mark(label);
            } else if result.is_ok() {
                result = Err(CodeError::BadTarget { at: *at, to: i64::from(label.0) });
            }
        });
        result?;
    }
    Ok((places, insns))
}

/// Numbers the labels and puts them between the instructions.
fn build(insns: Vec<(u32, Insn)>, numbers: &[u32], labels: usize) -> Vec<Node> {
    let mut nodes = Vec::with_capacity(insns.len() + labels);
    let number = |pc: usize| numbers.get(pc).copied().unwrap_or(u32::MAX);
    for (pc, mut insn) in insns {
        let label = number(pc as usize);
        if label != u32::MAX {
            nodes.push(Node::Label(Label(label)));
        }
        insn.map_targets(|target| Label(number(target.0 as usize)));
        nodes.push(Node::Insn(insn));
    }
    if let Some(&label) = numbers.last().filter(|n| **n != u32::MAX) {
        nodes.push(Node::Label(Label(label)));
    }
    nodes
}

/// Reads one instruction; `target` makes a label of a position, which may lie anywhere.
fn read_insn(reader: &mut Reader<'_>, mut target: impl FnMut(i64) -> Label) -> Result<Insn, CodeError> {
    let at = reader.at();
    let opcode = reader.u1()?;
    if let Some(op) = SimpleOp::from_opcode(opcode) {
        return Ok(Insn::Simple(op));
    }
    let unknown = CodeError::UnknownOpcode { opcode, at: at as u32 };
    Ok(match opcode {
        16 => Insn::Push { value: i16::from(reader.u1()? as i8), short: false },
        17 => Insn::Push { value: reader.i2()?, short: true },
        18 => Insn::Ldc { index: Cp(u16::from(reader.u1()?)), wide: false },
        19 => Insn::Ldc { index: Cp(reader.u2()?), wide: true },
        20 => Insn::Ldc { index: Cp(reader.u2()?), wide: false },
        26..=45 | 59..=78 => {
            let (first, base) = if opcode < 59 { (26, 21) } else { (59, 54) };
            let op = LocalOp::from_opcode(base + (opcode - first) / 4).ok_or(unknown)?;
            Insn::Local { op, index: u16::from((opcode - first) % 4), form: Form::Shortest }
        }
        132 => Insn::Iinc { index: u16::from(reader.u1()?), by: i16::from(reader.u1()? as i8), wide: false },
        170 | 171 => Insn::Switch(Box::new(read_switch(reader, at, opcode == 170, &mut target)?)),
        185 => {
            let index = Cp(reader.u2()?);
            reader.u2()?;
            Insn::Invoke { op: InvokeOp::Interface, index }
        }
        186 => {
            let index = Cp(reader.u2()?);
            reader.u2()?;
            Insn::InvokeDynamic { index }
        }
        188 => Insn::NewArray(ArrayType::from_code(reader.u1()?).ok_or(unknown)?),
        196 => read_wide(reader, at)?,
        197 => Insn::MultiNewArray { index: Cp(reader.u2()?), dims: reader.u1()? },
        200 | 201 => {
            let op = if opcode == 200 { BranchOp::Goto } else { BranchOp::Jsr };
            Insn::Branch { op, target: target(at as i64 + i64::from(reader.i4()?)), wide: true }
        }
        _ => {
            if let Some(op) = BranchOp::from_opcode(opcode) {
                Insn::branch(op, target(at as i64 + i64::from(reader.i2()?)))
            } else if let Some(op) = LocalOp::from_opcode(opcode) {
                let index = u16::from(reader.u1()?);
                let form = if index < 4 && op != LocalOp::Ret { Form::Byte } else { Form::Shortest };
                Insn::Local { op, index, form }
            } else if let Some(op) = FieldOp::from_opcode(opcode) {
                Insn::Field { op, index: Cp(reader.u2()?) }
            } else if let Some(op) = InvokeOp::from_opcode(opcode) {
                Insn::Invoke { op, index: Cp(reader.u2()?) }
            } else {
                let op = TypeOp::from_opcode(opcode).ok_or(unknown)?;
                Insn::Type { op, index: Cp(reader.u2()?) }
            }
        }
    })
}

fn read_wide(reader: &mut Reader<'_>, at: usize) -> Result<Insn, CodeError> {
    let opcode = reader.u1()?;
    let index = reader.u2()?;
    if opcode == 132 {
        let by = reader.i2()?;
        return Ok(Insn::Iinc { index, by, wide: index < 256 && i8::try_from(by).is_ok() });
    }
    let op = LocalOp::from_opcode(opcode).ok_or(CodeError::UnknownOpcode { opcode, at: at as u32 + 1 })?;
    Ok(Insn::Local { op, index, form: if index < 256 { Form::Wide } else { Form::Shortest } })
}

fn read_switch(
    reader: &mut Reader<'_>,
    at: usize,
    table: bool,
    target: &mut impl FnMut(i64) -> Label,
) -> Result<Switch, CodeError> {
    reader.take((4 - (at + 1) % 4) % 4)?;
    let mut target = |offset: i32| target(at as i64 + i64::from(offset));
    let bad = CodeError::BadSwitch(at as u32);
    let default = target(reader.i4()?);
    let (low, count) = if table {
        let (low, high) = (reader.i4()?, reader.i4()?);
        (low, i64::from(high) - i64::from(low) + 1)
    } else {
        (0, i64::from(reader.i4()?))
    };
    // No code is long enough for more.
    if count < i64::from(table) || count > i64::from(u16::MAX) / 4 {
        return Err(bad);
    }
    let mut cases: Vec<(i32, Label)> = Vec::with_capacity(count as usize);
    for i in 0..count as i32 {
        let key = if table { low.wrapping_add(i) } else { reader.i4()? };
        if cases.last().is_some_and(|(last, _)| *last >= key) {
            return Err(bad);
        }
        cases.push((key, target(reader.i4()?)));
    }
    Ok(Switch { table, cases, default })
}
