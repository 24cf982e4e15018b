//! Removal of redundant phis, and the final numbering.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityList, EntityRef, ListPool, PrimaryMap, SecondaryMap};

use crate::entities::{Block, Inst, Value};
use crate::function::{Edge, Function, InstData, ValueData, ValueDef};

/// For each value the one to use instead of it; most stand for themselves.
///
/// Optimistically no phi has a value yet. A phi takes the value that all its arguments with a value agree on,
/// or becomes a value of its own when they disagree, until nothing changes. So a web of phis that only pass
/// one value around is found as a whole. What phis see while others still change can make some too many:
/// those of which all arguments but themselves are one value go afterwards, and rounds over what is left end
/// that.
pub fn redundant_phis(func: &Function) -> SecondaryMap<Value, PackedOption<Value>> {
    let mut stands_for = SecondaryMap::with_capacity(func.values.len());
    for value in func.values.keys() {
        stands_for[value] = PackedOption::from(value);
    }
    let mut phis = collect(func);
    loop {
        let before = phis.len();
        let mut found: SecondaryMap<Value, PackedOption<Value>> = stands_for.clone();
        phis.iter().for_each(|(phi, _)| found[*phi] = PackedOption::default());
        let mut changed = true;
        while changed {
            changed = false;
            for (phi, args) in &phis {
                if found[*phi] == PackedOption::from(*phi) {
                    continue;
                }
                let new = agreed(*phi, args, &stands_for, &found);
                changed |= std::mem::replace(&mut found[*phi], new) != new;
            }
        }
        while drop_trivial(&phis, &stands_for, &mut found) {}
        phis.retain(|(phi, _)| found[*phi] == PackedOption::from(*phi));
        for value in func.values.keys() {
            let current = stands_for[value].expand().unwrap_or(value);
            stands_for[value] = last(current, &found);
        }
        if phis.len() == before {
            return stands_for;
        }
    }
}

/// Replaces phis that merge one value with themselves; whether there were any.
fn drop_trivial(
    phis: &[(Value, Vec<Value>)],
    stands_for: &SecondaryMap<Value, PackedOption<Value>>,
    found: &mut SecondaryMap<Value, PackedOption<Value>>,
) -> bool {
    let mut changed = false;
    for (phi, args) in phis {
        if found[*phi] != PackedOption::from(*phi) {
            continue;
        }
        let merged = args.iter().filter_map(|&arg| last(stands_for[arg].expand()?, found).expand());
        let mut others = merged.filter(|value| value != phi);
        if let Some(first) = others.next()
            && others.all(|value| value == first)
        {
            found[*phi] = first.into();
            changed = true;
        }
    }
    changed
}

/// What a value stands for in the end.
fn last(mut value: Value, found: &SecondaryMap<Value, PackedOption<Value>>) -> PackedOption<Value> {
    loop {
        match found[value].expand() {
            Some(next) if next != value => value = next,
            other => return other.into(),
        }
    }
}

/// The value all arguments agree on; the phi itself if they do not; none if no argument has a value yet.
fn agreed(
    phi: Value,
    args: &[Value],
    stands_for: &SecondaryMap<Value, PackedOption<Value>>,
    found: &SecondaryMap<Value, PackedOption<Value>>,
) -> PackedOption<Value> {
    let mut agreed = None;
    for &arg in args {
        let Some(value) = stands_for[arg].expand().and_then(|v| found[v].expand()) else { continue };
        match agreed {
            None => agreed = Some(value),
            Some(other) if other == value => {}
            Some(_) => return phi.into(),
        }
    }
    agreed.into()
}

/// The phis that may be redundant, in the order of the blocks, and their arguments. The exception of a
/// handler stays.
fn collect(func: &Function) -> Vec<(Value, Vec<Value>)> {
    let mut phis = Vec::new();
    for block in func.blocks.keys() {
        let exception = func.handler_param(block);
        for (i, &phi) in func.block_params(block).iter().enumerate().filter(|(_, p)| Some(**p) != exception) {
            let args = func.preds(block).map(|(_, edge)| func.edge_args(edge)[i]).collect();
            phis.push((phi, args));
        }
    }
    phis
}

/// A copy in which redundant phis are gone, and statements and values are numbered in the order of the code.
pub fn renumber(old: &Function, stands_for: &SecondaryMap<Value, PackedOption<Value>>) -> Function {
    let mut renumber = Renumber::new(old, stands_for);
    renumber.define_values();
    renumber.copy_uses();
    renumber.new
}

struct Renumber<'a> {
    old: &'a Function,
    stands_for: &'a SecondaryMap<Value, PackedOption<Value>>,
    new: Function,
    values: SecondaryMap<Value, PackedOption<Value>>,
}

impl<'a> Renumber<'a> {
    fn new(old: &'a Function, stands_for: &'a SecondaryMap<Value, PackedOption<Value>>) -> Self {
        let new = Function {
            method: old.method.clone(),
            access: old.access,
            source: old.source.clone(),
            params: Vec::new(),
            entry: old.entry,
            blocks: old.blocks.keys().map(|_| Default::default()).collect(),
            insts: PrimaryMap::with_capacity(old.insts.len()),
            values: PrimaryMap::with_capacity(old.values.len()),
            pool: ListPool::with_capacity(old.values.len()),
        };
        Renumber { old, stands_for, new, values: SecondaryMap::with_capacity(old.values.len()) }
    }

    fn define(&mut self, old: Value, def: ValueDef) -> Value {
        let new = self.new.values.push(ValueData { ty: self.old.values[old].ty.clone(), def });
        self.values[old] = new.into();
        new
    }

    /// Numbers parameters, then block by block phis, results and thrown exceptions.
    fn define_values(&mut self) {
        for &param in &self.old.params {
            let new = self.define(param, self.old.values[param].def);
            self.new.params.push(new);
        }
        for (block, data) in self.old.blocks.iter() {
            for &param in data.params.as_slice(&self.old.pool) {
                if self.stands_for[param] == PackedOption::from(param) {
                    let new = self.define(param, self.old.values[param].def);
                    self.new.blocks[block].params.push(new, &mut self.new.pool);
                }
            }
            for &inst in &data.insts {
                self.define_inst(block, inst);
            }
            for thrown in data.succs.iter().filter_map(|edge| edge.thrown) {
                self.define(thrown, ValueDef::Thrown(block));
            }
        }
    }

    fn define_inst(&mut self, block: Block, inst: Inst) {
        let InstData { op, origin, line, .. } = &self.old.insts[inst];
        let (args, results) = (EntityList::new(), EntityList::new());
        let data = InstData { op: op.clone(), args, results, origin: *origin, line: *line, block };
        let new = self.new.insts.push(data);
        self.new.blocks[block].insts.push(new);
        for (i, &result) in self.old.results(inst).iter().enumerate() {
            let value = self.define(result, ValueDef::Result(new, i as u16));
            self.new.insts[new].results.push(value, &mut self.new.pool);
        }
    }

    fn map(&self, old: Value) -> Value {
        let stands_for = self.stands_for[old].expand().unwrap_or(old);
        self.values[stands_for].expand().unwrap_or(Value::new(0))
    }

    /// Fills in operands and edges.
    fn copy_uses(&mut self) {
        for (block, data) in self.old.blocks.iter() {
            for (i, &inst) in data.insts.iter().enumerate() {
                let args: Vec<Value> = self.old.args(inst).iter().map(|&v| self.map(v)).collect();
                let new = self.new.blocks[block].insts[i];
                self.new.insts[new].args = EntityList::from_slice(&args, &mut self.new.pool);
            }
            for edge in &data.succs {
                let params = self.old.block_params(edge.target).iter();
                let kept = params
                    .zip(self.old.edge_args(edge))
                    .filter(|(p, _)| self.stands_for[**p] == PackedOption::from(**p));
                let args: Vec<Value> = kept.map(|(_, &arg)| self.map(arg)).collect();
                let args = EntityList::from_slice(&args, &mut self.new.pool);
                let thrown = edge.thrown.map(|v| self.map(v));
                let edge =
                    Edge { target: edge.target, kind: edge.kind, args, thrown, catch: edge.catch.clone() };
                self.new.blocks[block].succs.push(edge);
            }
            self.new.blocks[block].preds = data.preds.clone();
        }
    }
}
