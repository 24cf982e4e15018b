//! Slicing within a method, as simple as it can be: statements closed under data and control dependence.

use std::collections::BTreeSet;

use cranelift_entity::EntitySet;
use mantis_ir::control_dep::ControlDeps;
use mantis_ir::{Block, CallKind, EdgeKind, Function, Inst, Op, Type, Value, ValueDef};
use mantis_slice::IndexSet;

/// The statements kept so far and those still to be looked at.
pub struct Closure<'a> {
    f: &'a Function,
    deps: ControlDeps<Block>,
    /// Which operands of a statement nobody needs.
    dead: &'a dyn Fn(Inst) -> IndexSet,
    pub keep: EntitySet<Inst>,
    work: Vec<Inst>,
}

impl<'a> Closure<'a> {
    pub fn new(f: &'a Function, dead: &'a dyn Fn(Inst) -> IndexSet) -> Closure<'a> {
        Closure { f, deps: ControlDeps::compute(f), dead, keep: EntitySet::new(), work: Vec::new() }
    }

    /// Keeps a statement.
    pub fn add(&mut self, inst: Inst) {
        if self.keep.insert(inst) {
            self.work.push(inst);
        }
    }

    /// Keeps what defines a value.
    pub fn value(&mut self, value: Value) {
        let mut seen = BTreeSet::new();
        let mut values = vec![value];
        while let Some(value) = values.pop() {
            if !seen.insert(value) {
                continue;
            }
            match self.f.values[value].def {
                ValueDef::Param(_) => {}
                ValueDef::Result(inst, _) => self.add(inst),
                ValueDef::Thrown(block) => self.throwers(block, None),
                ValueDef::Phi(block, _) => {
                    let params = self.f.block_params(block);
                    let position = params.iter().position(|&p| p == value).expect("a parameter");
                    for &(pred, edge) in &self.f.blocks[block].preds {
                        let edge = &self.f.blocks[pred].succs[edge as usize];
                        values.push(self.f.edge_args(edge)[position]);
                    }
                }
            }
        }
    }

    /// Keeps the decisions whether a block runs.
    pub fn control(&mut self, block: Block) {
        let branches: Vec<Block> = self.deps.branches(block).collect();
        for source in branches {
            let last = self.f.terminator(source);
            if matches!(self.f.insts[last].op, Op::If(_) | Op::Switch(_)) {
                self.add(last);
            }
            self.throwers(source, None);
        }
    }

    /// Keeps the statements of a block that may throw into a handler, up to `before`.
    fn throwers(&mut self, block: Block, before: Option<Inst>) {
        let handled = self.f.blocks[block].succs.iter().any(|e| matches!(e.kind, EdgeKind::Exceptional(_)));
        let insts = self.f.blocks[block].insts.iter().copied();
        let throwers: Vec<Inst> = insts
            .take_while(|i| Some(*i) != before)
            .filter(|&i| handled && throws(&self.f.insts[i].op))
            .collect();
        throwers.into_iter().for_each(|i| self.add(i));
    }

    /// Closes the set.
    pub fn close(&mut self) {
        while let Some(inst) = self.work.pop() {
            let dead = (self.dead)(inst);
            let args = self.f.args(inst).to_vec();
            for (i, value) in args.into_iter().enumerate() {
                if !dead.contains(i) {
                    self.value(value);
                }
            }
            let block = self.f.insts[inst].block;
            self.control(block);
            self.throwers(block, Some(inst));
            self.memory(inst);
        }
    }

    /// Writes that a read may see, constructors of new objects, monitors in pairs.
    fn memory(&mut self, inst: Inst) {
        let f = self.f;
        let origin = f.insts[inst].origin;
        let wanted = |other: Inst| match (&f.insts[inst].op, &f.insts[other].op) {
            (Op::ArrayLoad(_) | Op::ArrayLength, Op::ArrayStore(_)) => true,
            (Op::GetStatic(a), Op::PutStatic(b)) | (Op::GetField(a), Op::PutField(b)) => a == b,
            (Op::New(_), Op::Invoke(CallKind::Special, m, _)) if &*m.name == "<init>" => {
                let object = f.args(other).first().map(|v| &f.values[*v].ty);
                matches!(object, Some(Type::Uninit(_, at)) if *at == origin)
            }
            (Op::MonitorEnter | Op::MonitorExit, Op::MonitorEnter | Op::MonitorExit) => true,
            _ => false,
        };
        let more: Vec<Inst> = f.insts.keys().filter(|&o| wanted(o)).collect();
        more.into_iter().for_each(|i| self.add(i));
    }
}

fn throws(op: &Op) -> bool {
    match op {
        Op::Bin(op) => matches!(op, mantis_ir::BinOp::Div | mantis_ir::BinOp::Rem),
        Op::Const(_) | Op::Copy { .. } | Op::Pop | Op::Iinc(..) | Op::Neg | Op::Convert(_) | Op::Nop => false,
        Op::InstanceOf(_) | Op::Goto | Op::Fallthrough | Op::If(_) | Op::Switch(_) | Op::Return => false,
        _ => true,
    }
}

/// Numbers that look random and are the same in each run.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n.max(1)
    }
}
