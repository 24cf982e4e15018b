//! Debug tables and type annotations of code: reading, relabelling and writing.

use rustc_hash::{FxBuildHasher, FxHashSet};

use crate::bytes::{Bytes, Put, Reader, Truncated};
use crate::code::decode::Places;
use crate::code::{AnnotationTarget, CodeAttribute, LineNumber, LocalVariable, TypeAnnotation};
use crate::constant::Cp;
use crate::insn::Label;

/// A table that does not fit its code.
pub(super) struct Misfit;

impl From<Truncated> for Misfit {
    fn from(_: Truncated) -> Misfit {
        Misfit
    }
}

/// Reads a table that refers to the code, with positions as temporary labels; `None` if the attribute is no
/// such table.
pub(super) fn read(name: &[u8], body: &Bytes, places: &mut Places) -> Option<Result<CodeAttribute, Misfit>> {
    let mut reader = Reader::new(body);
    let result = match name {
        b"LineNumberTable" => read_lines(&mut reader).map(CodeAttribute::Lines),
        b"LocalVariableTable" => read_locals(&mut reader).map(CodeAttribute::Locals),
        b"LocalVariableTypeTable" => read_locals(&mut reader).map(CodeAttribute::LocalTypes),
        b"RuntimeVisibleTypeAnnotations" => {
            read_annotations(&mut reader, body).map(|list| CodeAttribute::TypeAnnotations(true, list))
        }
        b"RuntimeInvisibleTypeAnnotations" => {
            read_annotations(&mut reader, body).map(|list| CodeAttribute::TypeAnnotations(false, list))
        }
        _ => return None,
    };
    Some(result.and_then(|mut table| {
        let mut fits = reader.is_empty();
        for_each_label(&mut table, &mut |label, ends_only| {
            fits &= if ends_only { places.is_start_or_end(label.0) } else { places.is_start(label.0) };
        });
        if !fits {
            return Err(Misfit);
        }
        for_each_label(&mut table, &mut |label, _| places.mark(*label));
        Ok(table)
    }))
}

/// Replaces the temporary labels of a table.
pub(super) fn relabel(attribute: &mut CodeAttribute, number: &impl Fn(Label) -> Label) {
    for_each_label(attribute, &mut |label, _| *label = number(*label));
}

/// Visits every label; the flag tells that it may stand at the end of the code.
fn for_each_label(attribute: &mut CodeAttribute, f: &mut impl FnMut(&mut Label, bool)) {
    match attribute {
        CodeAttribute::Lines(entries) => entries.iter_mut().for_each(|e| f(&mut e.start, false)),
        CodeAttribute::Locals(entries) | CodeAttribute::LocalTypes(entries) => {
            for entry in entries {
                f(&mut entry.start, true);
                f(&mut entry.end, true);
            }
        }
        CodeAttribute::TypeAnnotations(_, list) => {
            for annotation in list {
                match &mut annotation.target {
                    AnnotationTarget::Local(ranges) => {
                        for (start, end, _) in ranges {
                            f(start, true);
                            f(end, true);
                        }
                    }
                    AnnotationTarget::Insn(label) | AnnotationTarget::TypeArgument(label, _) => {
                        f(label, false)
                    }
                    AnnotationTarget::Catch(_) => {}
                }
            }
        }
        CodeAttribute::Frames | CodeAttribute::Malformed(_) | CodeAttribute::Other(_) => {}
    }
}

fn read_lines(reader: &mut Reader<'_>) -> Result<Vec<LineNumber>, Misfit> {
    let count = usize::from(reader.u2()?);
    let mut entries = Vec::with_capacity(count.min(4096));
    for _ in 0..count {
        entries.push(LineNumber { start: Label(reader.u2()?.into()), line: reader.u2()? });
    }
    Ok(entries)
}

fn read_range(reader: &mut Reader<'_>) -> Result<(Label, Label), Misfit> {
    let start = u32::from(reader.u2()?);
    let len = u32::from(reader.u2()?);
    Ok((Label(start), Label(start + len)))
}

fn read_locals(reader: &mut Reader<'_>) -> Result<Vec<LocalVariable>, Misfit> {
    let count = usize::from(reader.u2()?);
    let mut entries = Vec::with_capacity(count.min(4096));
    for _ in 0..count {
        let (start, end) = read_range(reader)?;
        let (name, desc, index) = (Cp(reader.u2()?), Cp(reader.u2()?), reader.u2()?);
        entries.push(LocalVariable { start, end, name, desc, index });
    }
    Ok(entries)
}

fn read_annotations(reader: &mut Reader<'_>, source: &Bytes) -> Result<Vec<TypeAnnotation>, Misfit> {
    let count = usize::from(reader.u2()?);
    let mut list = Vec::with_capacity(count.min(256));
    for _ in 0..count {
        let kind = reader.u1()?;
        let target = match kind {
            0x40 | 0x41 => {
                let mut ranges = Vec::new();
                for _ in 0..reader.u2()? {
                    let (start, end) = read_range(reader)?;
                    ranges.push((start, end, reader.u2()?));
                }
                AnnotationTarget::Local(ranges)
            }
            0x42 => AnnotationTarget::Catch(reader.u2()?),
            0x43..=0x46 => AnnotationTarget::Insn(Label(reader.u2()?.into())),
            0x47..=0x4B => AnnotationTarget::TypeArgument(Label(reader.u2()?.into()), reader.u1()?),
            _ => return Err(Misfit),
        };
        let mut end = reader.clone();
        let path = usize::from(end.u1()?);
        end.take(2 * path)?;
        skip_annotation(&mut end, 0)?;
        let body = source.part(reader.at()..end.at());
        *reader = end;
        list.push(TypeAnnotation { kind, target, body });
    }
    Ok(list)
}

/// Deeper annotations are refused: nesting is what bounds the recursion.
const MAX_DEPTH: u32 = 32;

fn skip_annotation(reader: &mut Reader<'_>, depth: u32) -> Result<(), Misfit> {
    if depth > MAX_DEPTH {
        return Err(Misfit);
    }
    reader.u2()?;
    for _ in 0..reader.u2()? {
        reader.u2()?;
        skip_element(reader, depth + 1)?;
    }
    Ok(())
}

fn skip_element(reader: &mut Reader<'_>, depth: u32) -> Result<(), Misfit> {
    if depth > MAX_DEPTH {
        return Err(Misfit);
    }
    match reader.u1()? {
        b'e' => {
            reader.u4()?;
        }
        b'@' => skip_annotation(reader, depth + 1)?,
        b'[' => {
            for _ in 0..reader.u2()? {
                skip_element(reader, depth + 1)?;
            }
        }
        _ => {
            reader.u2()?;
        }
    }
    Ok(())
}

/// Where labels ended up: position by label, and the length of the code.
pub(super) struct Placed<'a> {
    pub positions: &'a [Option<u32>],
    pub code_len: u32,
    /// For each entry of the exception table, its number among those that are written.
    pub handlers: &'a [Option<u16>],
}

impl Placed<'_> {
    pub fn pc(&self, label: Label) -> Option<u32> {
        self.positions.get(label.0 as usize).copied().flatten()
    }

    /// The position of an instruction.
    fn insn(&self, label: Label) -> Option<u16> {
        self.pc(label).filter(|pc| *pc < self.code_len).map(|pc| pc as u16)
    }

    /// Start and length of a range; `None` if nothing is left of it. One that was empty from the start stays.
    fn range(&self, first: Label, end: Label) -> Option<(u16, u16)> {
        let start = self.insn(first)?;
        let len = self.pc(end)?.checked_sub(u32::from(start))?;
        (len > 0 || first == end).then_some((start, len as u16))
    }
}

/// The name of a table that follows the code.
pub(super) fn table_name(attribute: &CodeAttribute) -> Option<&'static str> {
    Some(match attribute {
        CodeAttribute::Lines(_) => "LineNumberTable",
        CodeAttribute::Locals(_) => "LocalVariableTable",
        CodeAttribute::LocalTypes(_) => "LocalVariableTypeTable",
        CodeAttribute::TypeAnnotations(true, _) => "RuntimeVisibleTypeAnnotations",
        CodeAttribute::TypeAnnotations(false, _) => "RuntimeInvisibleTypeAnnotations",
        CodeAttribute::Frames | CodeAttribute::Malformed(_) | CodeAttribute::Other(_) => return None,
    })
}

/// Writes the body of a table; entries that refer to code that is gone are left out.
pub(super) fn write(attribute: &CodeAttribute, placed: &Placed<'_>, out: &mut Vec<u8>) {
    match attribute {
        CodeAttribute::Lines(entries) => {
            table(entries.iter().filter_map(|e| Some([placed.insn(e.start)?, e.line])), out);
        }
        CodeAttribute::Locals(entries) | CodeAttribute::LocalTypes(entries) => {
            write_locals(entries, placed, out);
        }
        CodeAttribute::TypeAnnotations(_, list) => write_annotations(list, placed, out),
        CodeAttribute::Frames | CodeAttribute::Malformed(_) | CodeAttribute::Other(_) => {}
    }
}

/// Writes rows after their number.
fn table<const N: usize>(rows: impl Iterator<Item = [u16; N]>, out: &mut Vec<u8>) {
    let at = out.len();
    out.u2(0);
    let mut count = 0u16;
    for row in rows.take(usize::from(u16::MAX)) {
        row.into_iter().for_each(|value| out.u2(value));
        count += 1;
    }
    out[at..at + 2].copy_from_slice(&count.to_be_bytes());
}

fn write_locals(entries: &[LocalVariable], placed: &Placed<'_>, out: &mut Vec<u8>) {
    // Ranges that became equal must not be said twice: the JVM refuses that.
    let mut seen = FxHashSet::with_capacity_and_hasher(entries.len(), FxBuildHasher);
    let rows = entries.iter().filter_map(|e| {
        let (start, len) = placed.range(e.start, e.end)?;
        let row = [start, len, e.name.0, e.desc.0, e.index];
        seen.insert(row).then_some(row)
    });
    table(rows, out);
}

fn write_annotations(list: &[TypeAnnotation], placed: &Placed<'_>, out: &mut Vec<u8>) {
    let at = out.len();
    out.u2(0);
    let mut count = 0u16;
    for annotation in list {
        let Some(target) = write_target(&annotation.target, placed) else { continue };
        out.u1(annotation.kind);
        out.extend_from_slice(&target);
        out.extend_from_slice(&annotation.body);
        count += 1;
    }
    out[at..at + 2].copy_from_slice(&count.to_be_bytes());
}

fn write_target(target: &AnnotationTarget, placed: &Placed<'_>) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    match target {
        AnnotationTarget::Local(ranges) => {
            let rows = ranges.iter().filter_map(|(start, end, index)| {
                let (start, len) = placed.range(*start, *end)?;
                Some([start, len, *index])
            });
            table(rows, &mut out);
        }
        AnnotationTarget::Catch(index) => {
            out.u2(placed.handlers.get(usize::from(*index)).copied().flatten()?)
        }
        AnnotationTarget::Insn(label) => out.u2(placed.insn(*label)?),
        AnnotationTarget::TypeArgument(label, index) => {
            out.u2(placed.insn(*label)?);
            out.u1(*index);
        }
    }
    Some(out)
}
