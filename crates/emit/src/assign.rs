//! Locals that the verifier would see read before they are written get a default at the method's entry.
//!
//! In a closed slice every read has its writes, on every way that leads to it. Where an assumption made the
//! slicer leave one out, the local is split: its reads and writes of one kind move to a fresh local that the
//! entry initialises. (Second of the extra steps for executable slices.)

use std::collections::BTreeMap;

use mantis_classfile::code::{Code, Node};
use mantis_classfile::descriptor::{Kind, MethodDesc};
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::opcode::LocalOp;
use mantis_ir::Function;

use crate::method::default_op;

/// What a local may hold: a set of these bits.
type Held = u8;
const UNSET: Held = 1;

const fn bit(kind: Kind) -> Held {
    match kind {
        Kind::Int => 2,
        Kind::Long => 4,
        Kind::Float => 8,
        Kind::Double => 16,
        Kind::Ref | Kind::Void => 32,
    }
}

/// Splits locals that may be read before they are written. Fresh locals start at `next`.
pub(crate) fn repair(code: &mut Code, f: &Function, mut next: u16) {
    let params = params(f);
    let mut fresh: BTreeMap<(u16, Held), (Kind, u16)> = BTreeMap::new();
    for (local, kind) in unassigned(code, &params) {
        fresh.entry((local, bit(kind))).or_insert_with(|| {
            let index = next;
            next = next.saturating_add(kind.words());
            (kind, index)
        });
    }
    if fresh.is_empty() {
        return;
    }
    for node in &mut code.nodes {
        let Node::Insn(insn) = node else { continue };
        if let Some((local, kind, _)) = access(insn)
            && let Some(&(_, to)) = fresh.get(&(local, bit(kind)))
        {
            *insn = match *insn {
                Insn::Iinc { by, .. } => Insn::Iinc { index: to, by, wide: false },
                Insn::Local { op, .. } => Insn::local(op, to),
                _ => continue,
            };
        }
    }
    let mut entry = Vec::new();
    for (&(local, _), &(kind, to)) in &fresh {
        let is_param = params.contains(&(local, kind));
        let value = if is_param { Insn::local(kind.load(), local) } else { Insn::Simple(default_op(kind)) };
        entry.extend([Node::Insn(value), Node::Insn(Insn::local(kind.store(), to))]);
    }
    code.nodes.splice(0..0, entry);
}

/// Locals and kinds of the parameters.
fn params(f: &Function) -> Vec<(u16, Kind)> {
    let mut params = Vec::new();
    let mut index = 0;
    if !f.is_static() {
        params.push((0, Kind::Ref));
        index = 1;
    }
    for param in MethodDesc::parse(&f.method.desc).map_or(Vec::new(), |d| d.params) {
        let kind = Kind::of(param).unwrap_or(Kind::Ref);
        params.push((index, kind));
        index += kind.words();
    }
    params
}

/// The local an instruction reads or writes, its kind, and whether it reads it.
fn access(insn: &Insn) -> Option<(u16, Kind, bool)> {
    match *insn {
        Insn::Iinc { index, .. } => Some((index, Kind::Int, true)),
        Insn::Local { op, index, .. } => {
            let kind = match op {
                LocalOp::Iload | LocalOp::Istore => Kind::Int,
                LocalOp::Lload | LocalOp::Lstore => Kind::Long,
                LocalOp::Fload | LocalOp::Fstore => Kind::Float,
                LocalOp::Dload | LocalOp::Dstore => Kind::Double,
                LocalOp::Aload | LocalOp::Astore => Kind::Ref,
                LocalOp::Ret => return None,
            };
            Some((index, kind, op.is_load()))
        }
        _ => None,
    }
}

/// Reads of locals that may hold nothing or something else, by a forward data flow over the nodes.
fn unassigned(code: &Code, params: &[(u16, Kind)]) -> Vec<(u16, Kind)> {
    let locals = code.nodes.iter().filter_map(|n| match n {
        Node::Insn(insn) => access(insn).map(|(l, k, _)| usize::from(l) + usize::from(k.words())),
        Node::Label(_) => None,
    });
    let count = locals.max().unwrap_or(0);
    let mut entry = vec![UNSET; count];
    for &(local, kind) in params {
        if let Some(held) = entry.get_mut(usize::from(local)) {
            *held = bit(kind);
        }
    }
    let positions = code.label_positions();
    let at = |label: Label| positions.get(label.0 as usize).copied().flatten();
    let ranges: Vec<(usize, usize, usize)> =
        code.handlers.iter().filter_map(|h| Some((at(h.start)?, at(h.end)?, at(h.handler)?))).collect();
    let mut before: Vec<Option<Vec<Held>>> = vec![None; code.nodes.len()];
    let mut work = Vec::new();
    flow_to(&mut before, &mut work, 0, &entry);
    let mut bad = Vec::new();
    while let Some(index) = work.pop() {
        let Some(mut state) = before[index].clone() else { continue };
        let handlers: Vec<usize> =
            ranges.iter().filter(|(s, e, _)| (*s..*e).contains(&index)).map(|r| r.2).collect();
        for &handler in &handlers {
            flow_to(&mut before, &mut work, handler, &state);
        }
        let mut next = true;
        if let Node::Insn(insn) = &code.nodes[index] {
            if let Some((local, kind, reads)) = access(insn) {
                if reads && state[usize::from(local)] != bit(kind) {
                    bad.push((local, kind));
                }
                write(&mut state, local, kind);
                for &handler in &handlers {
                    flow_to(&mut before, &mut work, handler, &state);
                }
            }
            insn.for_each_target(|label| {
                if let Some(to) = at(label) {
                    flow_to(&mut before, &mut work, to, &state);
                }
            });
            next = !insn.ends_flow();
        }
        if next {
            flow_to(&mut before, &mut work, index + 1, &state);
        }
    }
    bad
}

fn write(state: &mut [Held], local: u16, kind: Kind) {
    let local = usize::from(local);
    // A long or double whose second half is overwritten is gone.
    if let Some(held) = local.checked_sub(1).and_then(|l| state.get_mut(l))
        && *held & (bit(Kind::Long) | bit(Kind::Double)) != 0
    {
        *held |= UNSET;
    }
    if let Some(held) = state.get_mut(local) {
        *held = bit(kind);
    }
    if kind.words() == 2
        && let Some(held) = state.get_mut(local + 1)
    {
        *held = UNSET;
    }
}

fn flow_to(before: &mut [Option<Vec<Held>>], work: &mut Vec<usize>, to: usize, state: &[Held]) {
    let Some(slot) = before.get_mut(to) else { return };
    match slot {
        None => *slot = Some(state.to_vec()),
        Some(old) => {
            if old.iter().zip(state).all(|(o, s)| o | s == *o) {
                return;
            }
            old.iter_mut().zip(state).for_each(|(o, s)| *o |= s);
        }
    }
    work.push(to);
}
