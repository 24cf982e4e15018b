//! `StackMapTable`: differences between frames in the file, full frames in memory.

use std::collections::BTreeMap;

use crate::bytes::{Put, Reader, Truncated};
use crate::class::ClassFile;
use crate::code::decode::Places;
use crate::code::{Frame, FrameForm, VType};
use crate::constant::{ConstantPool, Cp};
use crate::error::CodeError;
use crate::insn::Label;

/// More types than this in the frames of one method are refused: only a crafted file has them.
const MAX_TYPES: usize = 1 << 22;

enum Bad {
    Truncated,
    Malformed,
}

impl From<Truncated> for Bad {
    fn from(_: Truncated) -> Bad {
        Bad::Truncated
    }
}

/// Reads the frames, with positions as temporary labels.
pub(super) fn read(
    class: &ClassFile,
    entry: &[VType],
    body: &[u8],
    places: &mut Places,
) -> Result<Vec<(Label, Frame)>, CodeError> {
    let mut reader = Reader::new(body);
    let count = reader.u2()?;
    let mut frames: Vec<(Label, Frame)> = Vec::with_capacity(usize::from(count).min(body.len()));
    let mut pc = None;
    let mut types = 0;
    for index in 0..usize::from(count) {
        let previous = frames.last().map_or(entry, |(_, frame)| &frame.locals);
        let (delta, frame) =
            read_frame(class, &mut reader, previous, places).map_err(|_| CodeError::BadFrame(index))?;
        let at = pc.map_or(0, |last| last + 1) + u32::from(delta);
        types += frame.locals.len() + frame.stack.len();
        if !places.is_start(at) || types > MAX_TYPES {
            return Err(CodeError::BadFrame(index));
        }
        places.mark(Label(at));
        pc = Some(at);
        frames.push((Label(at), frame));
    }
    if !reader.is_empty() {
        return Err(CodeError::BadFrame(usize::from(count)));
    }
    Ok(frames)
}

fn read_frame(
    class: &ClassFile,
    reader: &mut Reader<'_>,
    previous: &[VType],
    places: &mut Places,
) -> Result<(u16, Frame), Bad> {
    let tag = reader.u1()?;
    let mut frame = Frame { locals: Vec::new(), stack: Vec::new(), form: FrameForm::Shortest };
    let mut types = |reader: &mut Reader<'_>, count: u16, out: &mut Vec<VType>| -> Result<(), Bad> {
        for _ in 0..count {
            out.push(read_vtype(class, reader, places)?);
        }
        Ok(())
    };
    let delta = match tag {
        0..=63 => u16::from(tag),
        64..=127 => {
            types(reader, 1, &mut frame.stack)?;
            u16::from(tag - 64)
        }
        247 => {
            let delta = reader.u2()?;
            types(reader, 1, &mut frame.stack)?;
            delta
        }
        248..=254 => reader.u2()?,
        255 => {
            let delta = reader.u2()?;
            let count = reader.u2()?;
            types(reader, count, &mut frame.locals)?;
            let count = reader.u2()?;
            types(reader, count, &mut frame.stack)?;
            frame.form = FrameForm::Full;
            return Ok((delta, frame));
        }
        _ => return Err(Bad::Malformed),
    };
    let kept = match tag {
        248..=250 => previous.len().checked_sub(usize::from(251 - tag)).ok_or(Bad::Malformed)?,
        _ => previous.len(),
    };
    frame.locals.reserve(kept + 3);
    frame.locals.extend_from_slice(previous.get(..kept).unwrap_or_default());
    if (252..=254).contains(&tag) {
        types(reader, u16::from(tag - 251), &mut frame.locals)?;
    }
    if matches!(tag, 247 | 251) && delta < 64 {
        frame.form = FrameForm::Extended;
    }
    Ok((delta, frame))
}

fn read_vtype(class: &ClassFile, reader: &mut Reader<'_>, places: &mut Places) -> Result<VType, Bad> {
    Ok(match reader.u1()? {
        0 => VType::Top,
        1 => VType::Int,
        2 => VType::Float,
        3 => VType::Double,
        4 => VType::Long,
        5 => VType::Null,
        6 => VType::UninitThis,
        7 => VType::Object(class.pool.class_name(Cp(reader.u2()?)).ok_or(Bad::Malformed)?),
        8 => {
            let label = Label(reader.u2()?.into());
            if !places.is_start(label.0) {
                return Err(Bad::Malformed);
            }
            places.mark(label);
            VType::Uninit(label)
        }
        _ => return Err(Bad::Malformed),
    })
}

/// Replaces the temporary labels.
pub(super) fn relabel(
    frames: Vec<(Label, Frame)>,
    number: &impl Fn(Label) -> Label,
) -> BTreeMap<Label, Frame> {
    let relabelled = frames.into_iter().map(|(label, mut frame)| {
        for vtype in frame.locals.iter_mut().chain(&mut frame.stack) {
            if let VType::Uninit(label) = vtype {
                *label = number(*label);
            }
        }
        (number(label), frame)
    });
    relabelled.collect()
}

/// Writes frames that are sorted by position; `new_at` gives the position of the `new` a label stands for.
pub(super) fn write(
    frames: &[(u32, &Frame)],
    entry: &[VType],
    pool: &mut ConstantPool,
    new_at: &dyn Fn(Label) -> Option<u16>,
) -> Result<Vec<u8>, CodeError> {
    let mut out = Vec::with_capacity(8 * frames.len() + 2);
    out.u2(frames.len() as u16);
    let mut previous = entry;
    let mut pc = None;
    for (at, frame) in frames {
        let delta = match pc {
            None => *at,
            Some(last) => at - last - 1,
        };
        let mut writer = Writer { out: &mut out, pool, new_at };
        writer.frame(previous, delta as u16, frame)?;
        previous = &frame.locals;
        pc = Some(*at);
    }
    Ok(out)
}

/// A stack map with each class constant replaced by the one that [`write`] uses for that class; `None` if
/// malformed.
pub(super) fn canonical(body: &[u8], pool: &mut ConstantPool) -> Option<Vec<u8>> {
    let mut out = body.to_vec();
    let mut reader = Reader::new(body);
    let mut types = |reader: &mut Reader<'_>, count: u16| -> Option<()> {
        for _ in 0..count {
            let tag = reader.u1().ok()?;
            if tag == 7 {
                let at = reader.at();
                let name = pool.class_name(Cp(reader.u2().ok()?))?;
                let index = pool.class(&name).ok()?;
                out.get_mut(at..at + 2)?.copy_from_slice(&index.0.to_be_bytes());
            } else if tag == 8 {
                reader.u2().ok()?;
            }
        }
        Some(())
    };
    for _ in 0..reader.u2().ok()? {
        let tag = reader.u1().ok()?;
        if tag >= 247 {
            reader.u2().ok()?;
        }
        match tag {
            64..=127 | 247 => types(&mut reader, 1)?,
            252..=254 => types(&mut reader, u16::from(tag - 251))?,
            255 => {
                for _ in 0..2 {
                    let count = reader.u2().ok()?;
                    types(&mut reader, count)?;
                }
            }
            _ => {}
        }
    }
    Some(out)
}

struct Writer<'a> {
    out: &'a mut Vec<u8>,
    pool: &'a mut ConstantPool,
    new_at: &'a dyn Fn(Label) -> Option<u16>,
}

impl Writer<'_> {
    fn frame(&mut self, previous: &[VType], delta: u16, frame: &Frame) -> Result<(), CodeError> {
        let locals = &frame.locals;
        let common = previous.iter().zip(locals).take_while(|(a, b)| a == b).count();
        let chopped = previous.len() - common;
        let appended = locals.len() - common;
        let small = delta < 64 && frame.form != FrameForm::Extended;
        match (chopped, appended, frame.stack.as_slice()) {
            _ if frame.form == FrameForm::Full => self.full(delta, frame),
            (0, 0, []) if small => {
                self.out.u1(delta as u8);
                Ok(())
            }
            (0, 0, []) => {
                self.out.u1(251);
                self.out.u2(delta);
                Ok(())
            }
            (0, 0, [one]) => {
                if small {
                    self.out.u1(64 + delta as u8);
                } else {
                    self.out.u1(247);
                    self.out.u2(delta);
                }
                self.vtype(one)
            }
            (1..=3, 0, []) => {
                self.out.u1(251 - chopped as u8);
                self.out.u2(delta);
                Ok(())
            }
            (0, 1..=3, []) => {
                self.out.u1(251 + appended as u8);
                self.out.u2(delta);
                locals.iter().skip(common).try_for_each(|vtype| self.vtype(vtype))
            }
            _ => self.full(delta, frame),
        }
    }

    fn full(&mut self, delta: u16, frame: &Frame) -> Result<(), CodeError> {
        self.out.u1(255);
        self.out.u2(delta);
        for types in [&frame.locals, &frame.stack] {
            self.out.u2(types.len() as u16);
            types.iter().try_for_each(|vtype| self.vtype(vtype))?;
        }
        Ok(())
    }

    fn vtype(&mut self, vtype: &VType) -> Result<(), CodeError> {
        let tag = match vtype {
            VType::Top => 0,
            VType::Int => 1,
            VType::Float => 2,
            VType::Double => 3,
            VType::Long => 4,
            VType::Null => 5,
            VType::UninitThis => 6,
            VType::Object(name) => {
                let index = self.pool.class(name)?;
                self.out.u1(7);
                self.out.u2(index.0);
                return Ok(());
            }
            VType::Uninit(label) => {
                let pc = (self.new_at)(*label).ok_or(CodeError::BadLabel(label.0))?;
                self.out.u1(8);
                self.out.u2(pc);
                return Ok(());
            }
        };
        self.out.u1(tag);
        Ok(())
    }
}
