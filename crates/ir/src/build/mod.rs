//! Bytecode to SSA.
//!
//! **Idea.** Blocks are visited in reverse postorder with the values of locals and stack symbolically at
//! hand, so each instruction's operands are simply what is on the symbolic stack. Where several edges meet,
//! every live local and every stack entry first gets a phi ([`liveness`] prunes the dead ones); when all
//! blocks are done the phis that always receive one and the same value are found by an optimistic fixpoint
//! and replaced ([`prune`]), whole webs of them at once. Then values and statements are numbered in the order
//! of the code, and references get their types by a fixpoint over phis, copies and array loads ([`typing`]).

mod dynamic;
mod liveness;
mod lower;
mod prune;
mod typing;

use cranelift_entity::{EntityList, EntityRef, ListPool, PrimaryMap};
use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::code::{Code, Node};
use mantis_classfile::descriptor::{Kind, MethodDesc};
use mantis_classfile::error::CodeError;
use mantis_classfile::hierarchy::Hierarchy;
use mantis_classfile::insn::Insn;
use mantis_classfile::names::{MethodRef, Name};
use mantis_classfile::opcode::{LocalOp, SimpleOp};
use smallvec::{SmallVec, smallvec};

use crate::cfg::{BasicBlock, Cfg, CfgEdge, CfgError};
use crate::entities::{Block, Inst, Value};
use crate::function::{BlockData, Edge, EdgeKind, Function, InstData, Op, Slot, Type, ValueData, ValueDef};
use crate::graph::reverse_postorder;
use liveness::Liveness;
use lower::{Lowered, Problem};

/// Why a method has no IR. Only code that the JVM's verifier would refuse, or that uses subroutines, has
/// none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// The code cannot be decoded.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// The code has no control-flow graph.
    #[error(transparent)]
    Cfg(#[from] CfgError),
    /// The operand stack has too few values, or a wide value is torn.
    #[error("the operand stack does not fit instruction {0}")]
    Stack(u32),
    /// Paths meet with operand stacks of different shapes.
    #[error("operand stacks of different shapes meet at instruction {0}")]
    StackShape(u32),
    /// A local variable is read that has no value of that kind on some path.
    #[error("local variable {local} has no usable value at instruction {at}")]
    Local {
        /// Index of the variable.
        local: u16,
        /// Node index of the reading instruction, or of the first of a block into which the variable is live.
        at: u32,
    },
    /// A constant is missing or of the wrong kind.
    #[error("constant {index} is not what instruction {at} needs")]
    Constant {
        /// Its index.
        index: u16,
        /// Node index of the instruction.
        at: u32,
    },
    /// A descriptor cannot be read.
    #[error("`{0}` is not a descriptor")]
    Descriptor(Name),
}

/// The SSA form of a method; `None` if it has no code.
pub fn build(
    class: &ClassFile,
    method: &Member,
    hierarchy: &dyn Hierarchy,
) -> Result<Option<Function>, BuildError> {
    match Code::decode(class, method)? {
        Some(code) => build_code(class, method, &code, hierarchy).map(Some),
        None => Ok(None),
    }
}

/// The SSA form of a method whose code is already decoded.
pub fn build_code(
    class: &ClassFile,
    method: &Member,
    code: &Code,
    hierarchy: &dyn Hierarchy,
) -> Result<Function, BuildError> {
    let mut builder = Builder::new(class, method, code)?;
    for block in reverse_postorder(&builder.cfg) {
        builder.enter(block)?;
        builder.translate(block)?;
    }
    builder.connect()?;
    let replaced = prune::redundant_phis(&builder.func);
    let mut func = prune::renumber(&builder.func, &replaced);
    typing::infer(&mut func, hierarchy);
    Ok(func)
}

/// Values of locals and stack.
#[derive(Clone, Default)]
struct State {
    locals: Vec<Option<Value>>,
    stack: Vec<Value>,
}

struct Builder<'a> {
    class: &'a ClassFile,
    code: &'a Code,
    cfg: Cfg,
    live: Liveness,
    lines: Vec<u16>,
    func: Function,
    /// 1 when an empty entry block was put before the code, because jumps lead to its start.
    shift: usize,
    /// Values where each block is entered and left.
    at_entry: Vec<Option<State>>,
    at_exit: Vec<Option<State>>,
    /// Values where the method is entered.
    initial: State,
}

impl<'a> Builder<'a> {
    fn new(class: &'a ClassFile, method: &Member, code: &'a Code) -> Result<Self, BuildError> {
        let cfg = Cfg::build_split(code)?;
        let shift = usize::from(!cfg.blocks[cfg.entry_block()].preds.is_empty());
        let count = cfg.blocks.len();
        let func = Function {
            method: class.method_ref(method),
            access: method.access,
            source: class.source_file(),
            params: Vec::new(),
            entry: Block::new(0),
            blocks: (0..count + shift).map(|_| BlockData::default()).collect(),
            insts: PrimaryMap::with_capacity(code.nodes.len()),
            values: PrimaryMap::with_capacity(code.nodes.len()),
            pool: ListPool::new(),
        };
        let live = Liveness::compute(&cfg, code);
        let lines = code.lines();
        let (at_entry, at_exit) = (vec![None; count], vec![None; count]);
        let initial = State::default();
        let mut builder = Builder { class, code, cfg, live, lines, func, shift, at_entry, at_exit, initial };
        builder.add_params(method)?;
        Ok(builder)
    }

    /// Makes the values of the parameters.
    fn add_params(&mut self, method: &Member) -> Result<(), BuildError> {
        let desc = method.desc();
        let parsed = MethodDesc::parse(desc).ok_or_else(|| BuildError::Descriptor(desc.clone()))?;
        let mut locals = Vec::with_capacity(usize::from(self.code.max_locals));
        let this = if method.is_static() {
            None
        } else if &**method.name() == "<init>" && self.class.super_name().is_some() {
            Some(Type::UninitThis)
        } else {
            Some(Type::Ref(Some(self.class.name().clone())))
        };
        let types = this.into_iter().map(Some).chain(parsed.params.iter().map(|p| Type::of_desc(p)));
        for ty in types {
            let ty = ty.ok_or_else(|| BuildError::Descriptor(desc.clone()))?;
            let wide = ty.is_wide();
            let value = self.value(ty, ValueDef::Param(self.func.params.len() as u16));
            self.func.params.push(value);
            locals.push(Some(value));
            if wide {
                locals.push(None);
            }
        }
        locals.resize(locals.len().max(usize::from(self.code.max_locals)), None);
        self.initial.locals = locals;
        Ok(())
    }

    fn value(&mut self, ty: Type, def: ValueDef) -> Value {
        self.func.values.push(ValueData { ty, def })
    }

    fn block(&self, block: BasicBlock) -> Block {
        Block::new(block.index() + self.shift)
    }

    fn kind(&self, value: Value) -> Option<Kind> {
        self.func.values[value].ty.kind()
    }

    /// Makes the state a block starts with, with phis where several edges meet.
    fn enter(&mut self, block: BasicBlock) -> Result<(), BuildError> {
        let preds = self.cfg.blocks[block].preds.clone();
        let is_entry = block == self.cfg.entry_block();
        let is_handler = preds.iter().any(|p| matches!(self.edge(*p).kind, EdgeKind::Exceptional(_)));
        let mut state = if is_entry {
            self.initial.clone()
        } else {
            let known = preds.iter().find_map(|&p| self.at_edge(p));
            known.ok_or(BuildError::StackShape(self.cfg.blocks[block].first))?
        };
        if is_handler {
            state.stack.clear();
        }
        if preds.len() + usize::from(is_entry) > 1 {
            self.make_phis(block, &mut state)?;
        }
        if is_handler {
            let param = self.phi(block, Slot::Stack(0), Type::Ref(None));
            state.stack.push(param);
        }
        self.at_entry[block.index()] = Some(state);
        Ok(())
    }

    fn make_phis(&mut self, block: BasicBlock, state: &mut State) -> Result<(), BuildError> {
        let live: Vec<u16> = self.live.live_in(block).collect();
        let mut locals = vec![None; state.locals.len()];
        for local in live {
            let error = BuildError::Local { local, at: self.cfg.blocks[block].first };
            let value = state.locals.get(usize::from(local)).copied().flatten().ok_or(error)?;
            let ty = self.provisional(value);
            locals[usize::from(local)] = Some(self.phi(block, Slot::Local(local), ty));
        }
        state.locals = locals;
        for depth in 0..state.stack.len() {
            let ty = self.provisional(state.stack[depth]);
            state.stack[depth] = self.phi(block, Slot::Stack(depth as u16), ty);
        }
        Ok(())
    }

    /// The type of a value as far as it is known before inference: references have none.
    fn provisional(&self, value: Value) -> Type {
        match &self.func.values[value].ty {
            ty if ty.is_ref() => Type::Ref(None),
            ty => ty.clone(),
        }
    }

    fn phi(&mut self, block: BasicBlock, slot: Slot, ty: Type) -> Value {
        let block = self.block(block);
        let value = self.value(ty, ValueDef::Phi(block, slot));
        self.func.blocks[block].params.push(value, &mut self.func.pool);
        value
    }

    fn edge(&self, (source, index): (BasicBlock, u32)) -> CfgEdge {
        self.cfg.blocks[source].succs[index as usize]
    }

    /// The state an edge carries, if its source has been visited. The stack of an exceptional one is left
    /// out.
    fn at_edge(&self, (source, index): (BasicBlock, u32)) -> Option<State> {
        match self.edge((source, index)).kind {
            EdgeKind::Normal(_) => self.at_exit[source.index()].clone(),
            EdgeKind::Exceptional(_) => {
                let entry = self.at_entry[source.index()].as_ref()?;
                Some(State { locals: entry.locals.clone(), stack: Vec::new() })
            }
        }
    }

    /// Makes the statements of a block.
    fn translate(&mut self, block: BasicBlock) -> Result<(), BuildError> {
        let Some(mut state) = self.at_entry[block.index()].clone() else { return Ok(()) };
        let (first, last) = (self.cfg.blocks[block].first, self.cfg.blocks[block].last);
        let code = self.code;
        let into = self.block(block);
        let mut terminated = false;
        for at in first..=last {
            let Some(Node::Insn(insn)) = code.nodes.get(at as usize) else { continue };
            let inst = self.translate_insn(into, insn, at, &mut state)?;
            terminated = self.func.insts[inst].op.is_terminator();
        }
        if !terminated {
            self.push(into, Op::Fallthrough, last, &[]);
        }
        self.at_exit[block.index()] = Some(state);
        Ok(())
    }

    fn translate_insn(
        &mut self,
        into: Block,
        insn: &Insn,
        at: u32,
        state: &mut State,
    ) -> Result<Inst, BuildError> {
        match insn {
            Insn::Local { op, index, .. } => self.translate_local(into, *op, *index, at, state),
            Insn::Iinc { index, by, .. } => {
                let old = self.read_local(state, *index, Kind::Int, at)?;
                let inst = self.push(into, Op::Iinc(*index, i32::from(*by)), at, &[old]);
                let new = self.add_result(inst, Type::Int);
                state.locals[usize::from(*index)] = Some(new);
                Ok(inst)
            }
            Insn::Simple(op) => match self.translate_shuffle(into, *op, at, state) {
                Some(result) => result,
                None => self.translate_plain(into, insn, at, state),
            },
            _ => self.translate_plain(into, insn, at, state),
        }
    }

    fn translate_plain(
        &mut self,
        into: Block,
        insn: &Insn,
        at: u32,
        state: &mut State,
    ) -> Result<Inst, BuildError> {
        let Lowered { op, pops, push } =
            lower::lower(self.class, insn, at).map_err(|problem| match problem {
                Problem::Constant(index) => BuildError::Constant { index: index.0, at },
                Problem::Descriptor(desc) => BuildError::Descriptor(desc),
            })?;
        let keep = state.stack.len().checked_sub(pops).ok_or(BuildError::Stack(at))?;
        let args = state.stack.split_off(keep);
        let inst = self.push(into, op, at, &args);
        for ty in push {
            // The type of an element follows from the array's later.
            let ty = if ty == Type::Top { Type::Ref(None) } else { ty };
            state.stack.push(self.add_result(inst, ty));
        }
        Ok(inst)
    }

    /// `pop`, `dup` and their like; `None` for other instructions.
    fn translate_shuffle(
        &mut self,
        into: Block,
        op: SimpleOp,
        at: u32,
        state: &mut State,
    ) -> Option<Result<Inst, BuildError>> {
        use SimpleOp as S;
        let shuffles = matches!(
            op,
            S::Pop | S::Pop2 | S::Dup | S::DupX1 | S::DupX2 | S::Dup2 | S::Dup2X1 | S::Dup2X2 | S::Swap
        );
        if !shuffles {
            return None;
        }
        let top = state.stack.len().saturating_sub(4);
        let wide: SmallVec<[bool; 4]> =
            state.stack[top..].iter().map(|&v| self.func.values[v].ty.is_wide()).collect();
        let Some((pops, map)) = lower::shuffled(op, &wide) else { return Some(Err(BuildError::Stack(at))) };
        let args = state.stack.split_off(state.stack.len() - pops);
        if map.is_empty() {
            return Some(Ok(self.push(into, Op::Pop, at, &args)));
        }
        let inst = self.push(into, Op::Copy { map: map.clone(), load: None, store: None }, at, &args);
        for &from in &map {
            let ty = self.provisional(args[usize::from(from)]);
            state.stack.push(self.add_result(inst, ty));
        }
        Some(Ok(inst))
    }

    fn translate_local(
        &mut self,
        into: Block,
        op: LocalOp,
        local: u16,
        at: u32,
        state: &mut State,
    ) -> Result<Inst, BuildError> {
        let kind = match op {
            LocalOp::Iload | LocalOp::Istore => Kind::Int,
            LocalOp::Lload | LocalOp::Lstore => Kind::Long,
            LocalOp::Fload | LocalOp::Fstore => Kind::Float,
            LocalOp::Dload | LocalOp::Dstore => Kind::Double,
            LocalOp::Aload | LocalOp::Astore => Kind::Ref,
            LocalOp::Ret => return Err(CfgError::Subroutine(at).into()),
        };
        if op.is_load() {
            let value = self.read_local(state, local, kind, at)?;
            let copy = Op::Copy { map: smallvec![0], load: Some(local), store: None };
            let inst = self.push(into, copy, at, &[value]);
            let ty = self.provisional(value);
            state.stack.push(self.add_result(inst, ty));
            return Ok(inst);
        }
        let value = state.stack.pop().filter(|&v| self.kind(v) == Some(kind)).ok_or(BuildError::Stack(at))?;
        let copy = Op::Copy { map: smallvec![0], load: None, store: Some(local) };
        let inst = self.push(into, copy, at, &[value]);
        let ty = self.provisional(value);
        let result = self.add_result(inst, ty);
        self.write_local(state, local, op.width(), result, at)?;
        Ok(inst)
    }

    fn read_local(&self, state: &State, local: u16, kind: Kind, at: u32) -> Result<Value, BuildError> {
        let value = state.locals.get(usize::from(local)).copied().flatten();
        value.filter(|&v| self.kind(v) == Some(kind)).ok_or(BuildError::Local { local, at })
    }

    fn write_local(
        &self,
        state: &mut State,
        local: u16,
        width: u16,
        value: Value,
        at: u32,
    ) -> Result<(), BuildError> {
        let index = usize::from(local);
        if index + usize::from(width) > state.locals.len() {
            return Err(BuildError::Local { local, at });
        }
        // Half of a wide value that is overwritten leaves nothing.
        if let Some(below) = index.checked_sub(1)
            && state.locals[below].is_some_and(|v| self.func.values[v].ty.is_wide())
        {
            state.locals[below] = None;
        }
        state.locals[index] = Some(value);
        if width == 2 {
            state.locals[index + 1] = None;
        }
        Ok(())
    }

    fn push(&mut self, block: Block, op: Op, origin: u32, args: &[Value]) -> Inst {
        let args = EntityList::from_slice(args, &mut self.func.pool);
        let line = self.lines.get(origin as usize).copied().map_or(0, u32::from);
        let inst =
            self.func.insts.push(InstData { op, args, results: EntityList::new(), origin, line, block });
        self.func.blocks[block].insts.push(inst);
        inst
    }

    fn add_result(&mut self, inst: Inst, ty: Type) -> Value {
        let index = self.func.results(inst).len() as u16;
        let value = self.value(ty, ValueDef::Result(inst, index));
        self.func.insts[inst].results.push(value, &mut self.func.pool);
        value
    }

    /// Makes the edges, once every block's state is known.
    fn connect(&mut self) -> Result<(), BuildError> {
        if self.shift == 1 {
            let entry = self.func.entry;
            let target = self.block(self.cfg.entry_block());
            self.push(entry, Op::Fallthrough, self.cfg.blocks[self.cfg.entry_block()].first, &[]);
            let state = self.initial.clone();
            self.add_edge(entry, target, EdgeKind::Normal(0), &state)?;
        }
        for source in self.cfg.blocks.keys() {
            for index in 0..self.cfg.blocks[source].succs.len() {
                let edge = self.cfg.blocks[source].succs[index];
                let first = self.cfg.blocks[edge.target].first;
                let state = self.at_edge((source, index as u32)).ok_or(BuildError::StackShape(first))?;
                self.add_edge(self.block(source), self.block(edge.target), edge.kind, &state)?;
            }
        }
        Ok(())
    }

    fn add_edge(
        &mut self,
        source: Block,
        target: Block,
        kind: EdgeKind,
        state: &State,
    ) -> Result<(), BuildError> {
        let (mut thrown, mut catch) = (None, None);
        let mut stack = state.stack.clone();
        if let EdgeKind::Exceptional(entry) = kind {
            catch = self.catch_type(entry)?;
            let class = catch.clone().unwrap_or_else(|| "java/lang/Throwable".into());
            let value = self.value(Type::Ref(Some(class)), ValueDef::Thrown(source));
            thrown = Some(value);
            stack = vec![value];
        }
        let params = self.func.blocks[target].params.as_slice(&self.func.pool).to_vec();
        let first = self.func.insts[self.func.blocks[target].insts[0]].origin;
        let entry_depth = self.at_entry[target.index() - self.shift].as_ref().map_or(0, |s| s.stack.len());
        if stack.len() != entry_depth {
            return Err(BuildError::StackShape(first));
        }
        let mut args = Vec::with_capacity(params.len());
        for param in params {
            let ValueDef::Phi(_, slot) = self.func.values[param].def else { continue };
            let (value, error) = match slot {
                Slot::Local(local) => {
                    let value = state.locals.get(usize::from(local)).copied().flatten();
                    (value, BuildError::Local { local, at: first })
                }
                Slot::Stack(depth) => (stack.get(usize::from(depth)).copied(), BuildError::StackShape(first)),
            };
            args.push(value.filter(|&v| self.kind(v) == self.kind(param)).ok_or(error)?);
        }
        let args = EntityList::from_slice(&args, &mut self.func.pool);
        let index = self.func.blocks[source].succs.len() as u32;
        self.func.blocks[source].succs.push(Edge { target, kind, args, thrown, catch });
        self.func.blocks[target].preds.push((source, index));
        Ok(())
    }

    /// The class that an entry of the exception table catches.
    fn catch_type(&self, entry: u32) -> Result<Option<Name>, BuildError> {
        let Some(handler) = self.code.handlers.get(entry as usize) else { return Ok(None) };
        if handler.catch_type.is_none() {
            return Ok(None);
        }
        let at = self.cfg.blocks[self.cfg.entry_block()].first;
        let error = BuildError::Constant { index: handler.catch_type.0, at };
        self.class.pool.class_name(handler.catch_type).ok_or(error).map(Some)
    }
}

/// The slots of the parameters of a method, `this` first.
pub fn param_slots(method: &MethodRef, is_static: bool) -> Vec<u16> {
    let mut next = 0;
    let receiver = (!is_static).then_some(1);
    let params = MethodDesc::parse(&method.desc).map(|d| d.params).unwrap_or_default();
    let words = params.iter().map(|p| Kind::of(p).map_or(1, Kind::words));
    receiver
        .into_iter()
        .chain(words)
        .map(|width| {
            let slot = next;
            next += width;
            slot
        })
        .collect()
}
