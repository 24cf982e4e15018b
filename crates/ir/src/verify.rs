//! Checks that a [`Function`] is what its documentation promises.
//!
//! - **Entry**: the entry block has no parameters and no predecessors; every block is reachable from it.
//! - **Blocks**: each statement is in exactly one block, which it names; the last statement of a block, and
//!   only it, is a terminator; origins ascend within a block; a block with an exceptional edge writes a local
//!   only in its last statement before the terminator.
//! - **Edges**: normal edges come first and are numbered 0, 1, ...; there are as many as the terminator has
//!   successors; exceptional edges follow in ascending order of the exception table and carry a thrown value,
//!   which normal ones do not; switch keys ascend; `preds` is the exact mirror of `succs`.
//! - **Values**: each is defined exactly once, where its [`ValueDef`] says, and none has type `Top`.
//! - **Dominance**: the definition of an operand dominates its statement; that of an edge's argument
//!   dominates the end of the edge's source, or for an exceptional edge its beginning; a thrown value is an
//!   argument of its own edge only.
//! - **Edge arguments** match the target's parameters in number and in kind. The target of an exceptional
//!   edge has a parameter for stack slot 0, which gets the thrown value.
//! - **Operands and results** match what the operation takes and gives in number and kind (`int`, `long`,
//!   `float`, `double`, reference); a return matches the method's descriptor.

use std::fmt;

use cranelift_entity::SecondaryMap;
use mantis_classfile::descriptor::{Kind, MethodDesc};

use crate::dom::DomTree;
use crate::entities::{Block, Inst, Value};
use crate::function::{
    BinOp, CallKind, Cond, Const, Edge, EdgeKind, ElemKind, Function, Op, Slot, Type, ValueDef,
};

/// A broken invariant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Where.
    pub block: Block,
    /// The statement, if it is about one.
    pub inst: Option<Inst>,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.inst {
            Some(inst) => write!(f, "{}, {inst}: {}", self.block, self.message),
            None => write!(f, "{}: {}", self.block, self.message),
        }
    }
}

/// Every broken invariant; empty for a correct function.
pub fn verify(func: &Function) -> Vec<Violation> {
    let mut verifier = Verifier { func, violations: Vec::new(), place: SecondaryMap::new() };
    if func.blocks.is_empty() || !func.blocks.is_valid(func.entry) {
        verifier.report(func.entry, None, "there is no entry block");
        return verifier.violations;
    }
    verifier.check_structure();
    verifier.check_edges();
    // The rest relies on blocks and edges being sound.
    if verifier.violations.is_empty() {
        verifier.check_definitions();
        verifier.check_dominance();
        verifier.check_operations();
    }
    verifier.violations
}

struct Verifier<'a> {
    func: &'a Function,
    violations: Vec<Violation>,
    /// Position of each statement in its block.
    place: SecondaryMap<Inst, u32>,
}

impl Verifier<'_> {
    fn report(&mut self, block: Block, inst: Option<Inst>, message: impl Into<String>) {
        self.violations.push(Violation { block, inst, message: message.into() });
    }

    fn check_structure(&mut self) {
        let func = self.func;
        if !func.block_params(func.entry).is_empty() || !func.blocks[func.entry].preds.is_empty() {
            self.report(func.entry, None, "the entry block has parameters or predecessors");
        }
        let mut seen = SecondaryMap::<Inst, bool>::with_capacity(func.insts.len());
        for (block, data) in func.blocks.iter() {
            for (i, &inst) in data.insts.iter().enumerate() {
                let Some(stmt) = func.insts.get(inst) else {
                    self.report(block, Some(inst), "the statement does not exist");
                    continue;
                };
                if std::mem::replace(&mut seen[inst], true) || stmt.block != block {
                    self.report(block, Some(inst), "the statement is in several blocks or names another");
                }
                if stmt.op.is_terminator() != (i + 1 == data.insts.len()) {
                    self.report(block, Some(inst), "a terminator is not last, or the last is no terminator");
                }
                if i > 0 && func.insts[data.insts[i - 1]].origin > stmt.origin {
                    self.report(block, Some(inst), "origins do not ascend");
                }
                self.place[inst] = i as u32;
            }
            if data.insts.is_empty() {
                self.report(block, None, "the block is empty");
            }
            self.check_stores(block);
        }
        if func.insts.keys().any(|inst| !seen[inst]) {
            self.report(func.entry, None, "a statement is in no block");
        }
    }

    fn check_stores(&mut self, block: Block) {
        let data = &self.func.blocks[block];
        let covered = data.succs.iter().any(|e| matches!(e.kind, EdgeKind::Exceptional(_)));
        let body = data.insts.split_last().map_or(&[][..], |(_, body)| body);
        for &inst in body.split_last().map_or(&[][..], |(_, before)| before) {
            if covered && self.func.insts.get(inst).is_some_and(|stmt| stmt.op.stored_local().is_some()) {
                self.report(block, Some(inst), "a covered block goes on after writing a local");
            }
        }
    }

    fn check_edges(&mut self) {
        let func = self.func;
        let mut mirrored = SecondaryMap::<Block, Vec<(Block, u32)>>::new();
        for (block, data) in func.blocks.iter() {
            let Some(op) = data.insts.last().and_then(|&i| func.insts.get(i)).map(|stmt| &stmt.op) else {
                continue;
            };
            let normal = data.succs.iter().take_while(|e| matches!(e.kind, EdgeKind::Normal(_))).count();
            if normal != successors(op) {
                self.report(block, None, format!("{normal} normal edges do not fit the terminator"));
            }
            if matches!(op, Op::Switch(keys) if !keys.is_sorted_by(|a, b| a < b)) {
                self.report(block, None, "switch keys do not ascend");
            }
            let mut last = None;
            for (i, edge) in data.succs.iter().enumerate() {
                let sound = match edge.kind {
                    EdgeKind::Normal(n) => n as usize == i && edge.thrown.is_none() && edge.catch.is_none(),
                    EdgeKind::Exceptional(n) => {
                        i >= normal && edge.thrown.is_some() && last.replace(n) < Some(n)
                    }
                };
                if !sound {
                    self.report(
                        block,
                        None,
                        format!("edge {i} is out of order or carries a wrong thrown value"),
                    );
                }
                if func.blocks.is_valid(edge.target) {
                    mirrored[edge.target].push((block, i as u32));
                    self.check_edge_args(block, edge);
                } else {
                    self.report(block, None, format!("edge {i} leads to no block"));
                }
            }
        }
        for (block, data) in func.blocks.iter() {
            let mut preds = data.preds.clone();
            preds.sort_unstable();
            if preds != mirrored[block] {
                self.report(block, None, "predecessors do not mirror the edges");
            }
        }
    }

    fn check_edge_args(&mut self, block: Block, edge: &Edge) {
        let func = self.func;
        let (params, args) = (func.block_params(edge.target), func.edge_args(edge));
        if params.len() != args.len() {
            self.report(block, None, format!("{} arguments for {}", args.len(), edge.target));
            return;
        }
        let mut caught = edge.thrown.is_none();
        for (&param, &arg) in params.iter().zip(args) {
            let (Some(p), Some(a)) = (func.values.get(param), func.values.get(arg)) else {
                self.report(block, None, "an edge argument or parameter does not exist");
                continue;
            };
            if p.ty.kind() != a.ty.kind() {
                self.report(
                    block,
                    None,
                    format!("{arg} of type {} is passed to {param} of type {}", a.ty, p.ty),
                );
            }
            caught |= p.def == ValueDef::Phi(edge.target, Slot::Stack(0)) && edge.thrown == Some(arg);
        }
        if !caught {
            self.report(
                block,
                None,
                format!("the thrown value does not reach stack slot 0 of {}", edge.target),
            );
        }
    }

    fn check_definitions(&mut self) {
        let func = self.func;
        let mut count = SecondaryMap::<Value, u32>::with_capacity(func.values.len());
        let mut define = |value: Value, is: &dyn Fn(ValueDef) -> bool| {
            count[value] += 1;
            func.values.get(value).is_some_and(|data| is(data.def))
        };
        let mut wrong = Vec::new();
        for (i, &value) in func.params.iter().enumerate() {
            if !define(value, &|def| def == ValueDef::Param(i as u16)) {
                wrong.push((func.entry, value));
            }
        }
        for (block, data) in func.blocks.iter() {
            for &value in func.block_params(block) {
                if !define(value, &|def| matches!(def, ValueDef::Phi(b, _) if b == block)) {
                    wrong.push((block, value));
                }
            }
            for &inst in &data.insts {
                for (i, &value) in func.results(inst).iter().enumerate() {
                    if !define(value, &|def| def == ValueDef::Result(inst, i as u16)) {
                        wrong.push((block, value));
                    }
                }
            }
            for value in data.succs.iter().filter_map(|edge| edge.thrown) {
                if !define(value, &|def| def == ValueDef::Thrown(block)) {
                    wrong.push((block, value));
                }
            }
        }
        for (value, data) in func.values.iter() {
            if count[value] != 1 || data.ty == Type::Top {
                wrong.push((func.entry, value));
            }
        }
        for (block, value) in wrong {
            self.report(block, None, format!("{value} is not defined once, as its data says, with a type"));
        }
    }

    fn check_dominance(&mut self) {
        let func = self.func;
        let dom = DomTree::compute(func);
        for (block, data) in func.blocks.iter() {
            if !dom.is_reachable(block) {
                self.report(block, None, "the block is unreachable");
                continue;
            }
            for &inst in &data.insts {
                for &arg in func.args(inst) {
                    if !self.available(&dom, arg, block, self.place[inst] as usize) {
                        self.report(
                            block,
                            Some(inst),
                            format!("the definition of {arg} does not dominate its use"),
                        );
                    }
                }
            }
            for edge in &data.succs {
                let place = if edge.thrown.is_some() { 0 } else { data.insts.len() };
                for &arg in func.edge_args(edge) {
                    if Some(arg) != edge.thrown && !self.available(&dom, arg, block, place) {
                        let message =
                            format!("the definition of {arg} does not reach the edge to {}", edge.target);
                        self.report(block, None, message);
                    }
                }
            }
        }
    }

    /// Whether a value is defined wherever statement number `place` of `block` runs.
    fn available(&self, dom: &DomTree<Block>, value: Value, block: Block, place: usize) -> bool {
        let Some(data) = self.func.values.get(value) else { return false };
        match data.def {
            ValueDef::Param(_) => true,
            ValueDef::Phi(at, _) => dom.dominates(at, block),
            ValueDef::Thrown(_) => false,
            ValueDef::Result(inst, _) => {
                let at = self.func.insts[inst].block;
                if at == block { (self.place[inst] as usize) < place } else { dom.dominates(at, block) }
            }
        }
    }

    fn check_operations(&mut self) {
        let func = self.func;
        let kinds = |values: &[Value]| -> Option<Vec<Kind>> {
            values.iter().map(|&v| func.values[v].ty.kind()).collect()
        };
        for (block, data) in func.blocks.iter() {
            for &inst in &data.insts {
                let op = &func.insts[inst].op;
                let (Some(args), Some(results)) = (kinds(func.args(inst)), kinds(func.results(inst))) else {
                    self.report(block, Some(inst), "an operand or result has no type");
                    continue;
                };
                if !fits(func, op, &args, &results) {
                    let message = format!("{op:?} does not take {args:?} or give {results:?}");
                    self.report(block, Some(inst), message);
                }
            }
        }
    }
}

/// How many normal edges leave a terminator.
fn successors(op: &Op) -> usize {
    match op {
        Op::Goto | Op::Fallthrough => 1,
        Op::If(_) => 2,
        Op::Switch(keys) => keys.len() + 1,
        _ => 0,
    }
}

/// Whether an operation takes operands and gives results of these kinds.
fn fits(func: &Function, op: &Op, args: &[Kind], results: &[Kind]) -> bool {
    use Kind::{Double, Float, Int, Long, Ref};
    let is = |a: &[Kind], r: &[Kind]| args == a && results == r;
    let of = |desc: &str| Kind::of(desc);
    match op {
        Op::Const(c) => args.is_empty() && results.len() == 1 && const_kind(c) == Some(results[0]),
        Op::Copy { map, load, store } => {
            let mapped = map.iter().map(|&i| args.get(usize::from(i)).copied()).collect::<Option<Vec<_>>>();
            let one = (load.is_none() && store.is_none()) || (args.len() == 1 && map[..] == [0]);
            mapped.as_deref() == Some(results) && one && !(load.is_some() && store.is_some())
        }
        Op::Pop => matches!(args.len(), 1 | 2) && results.is_empty(),
        Op::Iinc(..) => is(&[Int], &[Int]),
        Op::Neg => args == results && args.len() == 1 && args[0] != Ref,
        Op::Bin(op) => fits_bin(*op, args, results),
        Op::Convert(name) => {
            let kind = |c: u8| match c {
                b'i' | b'b' | b'c' | b's' => Some(Int),
                b'l' => Some(Long),
                b'f' => Some(Float),
                b'd' => Some(Double),
                _ => None,
            };
            let [from, b'2', to] = name.as_bytes() else { return false };
            kind(*from).zip(kind(*to)).is_some_and(|(from, to)| is(&[from], &[to]))
        }
        Op::GetField(f) => of(&f.desc).is_some_and(|k| is(&[Ref], &[k])),
        Op::PutField(f) => of(&f.desc).is_some_and(|k| is(&[Ref, k], &[])),
        Op::GetStatic(f) => of(&f.desc).is_some_and(|k| is(&[], &[k])),
        Op::PutStatic(f) => of(&f.desc).is_some_and(|k| is(&[k], &[])),
        Op::ArrayLoad(elem) => is(&[Ref, Int], &[elem_kind(*elem)]),
        Op::ArrayStore(elem) => is(&[Ref, Int, elem_kind(*elem)], &[]),
        Op::ArrayLength | Op::InstanceOf(_) => is(&[Ref], &[Int]),
        Op::New(_) => is(&[], &[Ref]),
        Op::NewArray(_) => is(&[Int], &[Ref]),
        Op::MultiNewArray(_, dims) => {
            *dims > 0
                && args.len() == usize::from(*dims)
                && args.iter().all(|k| *k == Int)
                && results == [Ref]
        }
        Op::Invoke(kind, method, _) => fits_call(&method.desc, *kind != CallKind::Static, args, results),
        Op::InvokeDynamic(_, desc, _) => fits_call(desc, false, args, results),
        Op::CheckCast(_) => is(&[Ref], &[Ref]),
        Op::MonitorEnter | Op::MonitorExit | Op::Throw => is(&[Ref], &[]),
        Op::Nop | Op::Goto | Op::Fallthrough => is(&[], &[]),
        Op::If(cond) => match cond {
            Cond::Eq | Cond::Ne | Cond::Lt | Cond::Ge | Cond::Gt | Cond::Le => is(&[Int], &[]),
            Cond::Null | Cond::NonNull => is(&[Ref], &[]),
            Cond::ACmpEq | Cond::ACmpNe => is(&[Ref, Ref], &[]),
            _ => is(&[Int, Int], &[]),
        },
        Op::Switch(_) => is(&[Int], &[]),
        Op::Return => {
            let ret = MethodDesc::parse(&func.method.desc).and_then(|d| of(d.ret));
            results.is_empty()
                && ret.is_some_and(|k| if k == Kind::Void { args.is_empty() } else { args == [k] })
        }
    }
}

fn fits_bin(op: BinOp, args: &[Kind], results: &[Kind]) -> bool {
    let &[a, b] = args else { return false };
    let integral = matches!(a, Kind::Int | Kind::Long);
    match op {
        BinOp::Shl | BinOp::Shr | BinOp::Ushr => integral && b == Kind::Int && results == [a],
        BinOp::And | BinOp::Or | BinOp::Xor => integral && a == b && results == [a],
        BinOp::Cmp => a == Kind::Long && b == a && results == [Kind::Int],
        BinOp::CmpL | BinOp::CmpG => {
            matches!(a, Kind::Float | Kind::Double) && b == a && results == [Kind::Int]
        }
        BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Rem => {
            a != Kind::Ref && a == b && results == [a]
        }
    }
}

fn fits_call(desc: &str, receiver: bool, args: &[Kind], results: &[Kind]) -> bool {
    let Some(desc) = MethodDesc::parse(desc) else { return false };
    let wanted =
        receiver.then_some(Some(Kind::Ref)).into_iter().chain(desc.params.iter().map(|p| Kind::of(p)));
    let ret = Kind::of(desc.ret).filter(|k| *k != Kind::Void);
    wanted.eq(args.iter().map(|k| Some(*k))) && results.iter().copied().eq(ret)
}

fn const_kind(constant: &Const) -> Option<Kind> {
    match constant {
        Const::Int(_) => Some(Kind::Int),
        Const::Long(_) => Some(Kind::Long),
        Const::Float(_) => Some(Kind::Float),
        Const::Double(_) => Some(Kind::Double),
        Const::Dynamic(_, desc) => Kind::of(desc),
        Const::Null | Const::String(_) | Const::Class(_) | Const::MethodType(_) | Const::MethodHandle(..) => {
            Some(Kind::Ref)
        }
    }
}

fn elem_kind(elem: ElemKind) -> Kind {
    match elem {
        ElemKind::Int | ElemKind::Byte | ElemKind::Char | ElemKind::Short => Kind::Int,
        ElemKind::Long => Kind::Long,
        ElemKind::Float => Kind::Float,
        ElemKind::Double => Kind::Double,
        ElemKind::Ref => Kind::Ref,
    }
}
