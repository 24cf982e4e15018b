//! One method: the kept instructions, and the repairs between them.

mod adjust;
mod cold;
mod control;
mod count;
mod handlers;
mod instructions;
mod ops;
mod perforate;
mod skip;

use std::collections::BTreeMap;

use cranelift_entity::SecondaryMap;
use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::code::{Code, CodeAttribute, LineNumber, Node};
use mantis_classfile::descriptor::{self, Kind, MethodDesc};
use mantis_classfile::error::CodeError;
use mantis_classfile::hierarchy::Hierarchy;
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::names::MethodRef;
use mantis_classfile::opcode::{InvokeOp, LocalOp, SimpleOp, TypeOp};
use mantis_ir::{Block, Function, Inst, Op, Value};
use mantis_slice::counted::{CountedLoop, counted_loops};
use mantis_slice::{LoopSite, MethodSlice, Rule};

use crate::flow::{Flow, Target};
use crate::guard::{self, Action};
use crate::lambda::Made;
use crate::need::Needs;
use crate::own;
use crate::plan::SuperCall;
use crate::probe::{MethodProbes, Stored};
use crate::sampled::{Reading, SAMPLED, reading};
use crate::stack::{Stacks, is_shuffle, popped, pushed, step};
use crate::{assign, shuffle};
pub(crate) use ops::default_op;
use ops::kind;
use perforate::{Cross, Perforated};

/// What a method needs to know of the program.
pub(crate) struct Context<'a> {
    /// The class with the slots.
    pub(crate) holder: &'a str,
    /// Whether threads may share the slots.
    pub(crate) threads: bool,
    /// The probes of all methods.
    pub(crate) probes: &'a BTreeMap<MethodRef, MethodProbes>,
    /// The JDK method a call refers to, unless it is one of the program.
    pub(crate) library: &'a dyn Fn(&MethodRef) -> Option<MethodRef>,
    /// The rule of the slice.
    pub(crate) rule: Rule,
    /// Classes of the program and of the JDK.
    pub(crate) hierarchy: &'a dyn Hierarchy,
    /// Classes made in the place of call sites.
    pub(crate) made: &'a Made,
    /// Whether samples of files are read.
    pub(crate) sampled: bool,
    /// Loops that may leave out iterations.
    pub(crate) perforated: &'a [LoopSite],
    /// Whether code that no training run reached is left out; a run that comes there ends otherwise.
    pub(crate) past_cold: bool,
    /// What a constructor calls when its own call of a constructor is not kept.
    pub(crate) super_call: Option<SuperCall>,
}

impl Context<'_> {
    /// Whether what is counted is multiplied with a weight.
    pub(crate) fn weighted(&self) -> bool {
        !self.perforated.is_empty()
    }

    /// The number of a loop, by where its header begins.
    fn loop_number(&self, method: &MethodRef, origin: u32) -> Option<u32> {
        let at = self.perforated.iter().position(|l| l.origin == origin && l.method == *method)?;
        u32::try_from(at).ok()
    }
}

/// A value on the stack of the emitted code: its position on the original's, and the value.
type Entry = (usize, Value);

/// Code that does not fit where it is jumped from.
struct Stub {
    label: Label,
    does: Onward,
}

/// What is done on the way to a target.
#[derive(PartialEq)]
struct Onward {
    crossing: Vec<Cross>,
    slots: Vec<u32>,
    have: Vec<Entry>,
    /// The code that is left out on this way, by its first statement.
    left_out: Option<Inst>,
    target: Target,
}

/// Emits the kept part of a method into `class`. Gives remarks.
pub(crate) fn emit(
    context: &Context<'_>,
    slice: &MethodSlice,
    probes: &MethodProbes,
    from: &ClassFile,
    old: &Code,
    class: &mut ClassFile,
) -> Result<(Code, Vec<String>), CodeError> {
    let f = &*slice.function;
    let needs = Needs::compute(f, slice, probes);
    let flow = Flow::compute(f, slice, &needs, probes, context.hierarchy);
    let (name, desc) = (&f.method.name, &f.method.desc);
    let entry = descriptor::entry_locals(class.name(), f.access, name, desc)
        .ok_or_else(|| CodeError::BadDescriptor(desc.to_string()))?;
    let in_order = |b: &Block| flow.is_relevant(*b) && !(context.past_cold && slice.cold.contains(b));
    let order: Vec<Block> = f.blocks.keys().filter(in_order).collect();
    let mut emitter = Emitter {
        context,
        f,
        slice,
        probes,
        stacks: Stacks::compute(f),
        needs,
        flow,
        from,
        old,
        code: Code::new(class.name().clone(), entry),
        class,
        counted: counted_loops(slice, context.threads),
        replays: BTreeMap::new(),
        perforated: Perforated::default(),
        order,
        blocks: SecondaryMap::new(),
        boundaries: Vec::new(),
        placed: 0,
        threw: Vec::new(),
        stubs: Vec::new(),
        handlers_left_out: Vec::new(),
        line: 0,
        lines: Vec::new(),
        next_local: old.max_locals,
        sums: None,
        remarks: Vec::new(),
    };
    emitter.run()?;
    let Emitter { mut code, lines, mut remarks, next_local, flow, .. } = emitter;
    if !flow.ambiguous.is_empty() {
        remarks.push(format!(
            "the slice is not closed under control dependence after instruction {}",
            flow.ambiguous.iter().map(|&b| f.insts[f.terminator(b)].origin).min().unwrap_or(0)
        ));
    }
    if !lines.is_empty() {
        code.attributes.push(CodeAttribute::Lines(lines));
    }
    assign::repair(&mut code, f, next_local);
    Ok((code, remarks))
}

struct Emitter<'a> {
    context: &'a Context<'a>,
    f: &'a Function,
    slice: &'a MethodSlice,
    probes: &'a MethodProbes,
    stacks: Stacks,
    needs: Needs,
    flow: Flow,
    from: &'a ClassFile,
    old: &'a Code,
    class: &'a mut ClassFile,
    code: Code,
    /// Loops that only count, by the block of their test.
    counted: Vec<CountedLoop>,
    /// Of those around others, by the same.
    replays: BTreeMap<Block, skip::Replayed>,
    perforated: Perforated,
    /// The blocks that are emitted, in the order of the bytecode.
    order: Vec<Block>,
    /// Labels of blocks that something jumps to.
    blocks: SecondaryMap<Block, Option<Label>>,
    /// Starts and ends of protected ranges: node index in the original, and the label in the emitted code;
    /// ascending.
    boundaries: Vec<(usize, Label)>,
    placed: usize,
    /// Emitted statements that may throw.
    threw: Vec<Inst>,
    stubs: Vec<Stub>,
    /// Handlers that are left out, and where exceptions enter them.
    handlers_left_out: Vec<(Block, Label)>,
    line: u32,
    lines: Vec<LineNumber>,
    next_local: u16,
    sums: Option<Sums>,
    remarks: Vec<String>,
}

/// Locals of a method that adds to sums of its thread.
#[derive(Copy, Clone)]
struct Sums {
    /// These sums.
    array: u16,
    /// What is added next.
    added: u16,
}

impl Emitter<'_> {
    fn run(&mut self) -> Result<(), CodeError> {
        let bounds = self.map_boundaries();
        self.prepare_sums()?;
        for &slot in &self.probes.entry {
            self.count(slot)?;
        }
        if self.is_left_out() {
            return self.leave_out_method();
        }
        self.call_super()?;
        self.prepare_replays()?;
        self.prepare_perforation()?;
        let entry = self.flow.target(self.f.entry);
        let crossing = self.crossing(None, entry);
        self.cross(&crossing)?;
        self.go(&[], entry, self.order.first().copied())?;
        for i in 0..self.order.len() {
            let (block, next) = (self.order[i], self.order.get(i + 1).copied());
            self.block(block, next)?;
        }
        self.place_boundaries(usize::MAX);
        self.handlers(&bounds)?;
        self.leave_out_handlers()?;
        while let Some(Stub { label, does }) = self.stubs.pop() {
            self.place(label);
            self.cross(&does.crossing)?;
            self.leave_out_code(does.left_out)?;
            for slot in does.slots {
                self.count(slot)?;
            }
            self.go(&does.have, does.target, None)?;
        }
        self.cold_blocks()
    }

    // ---- blocks and control flow ----

    fn block(&mut self, block: Block, next: Option<Block>) -> Result<(), CodeError> {
        let label = self.label_of(block);
        self.place(label);
        if self.slice.cold.contains(&block) {
            return self.cold(self.f.blocks[block].insts[0]);
        }
        if self.slice.warm.contains(&block) {
            self.place_boundaries(self.f.insts[self.f.blocks[block].insts[0]].origin as usize);
            self.note(self.f.blocks[block].insts[0], "passed")?;
        }
        self.skip_iterations(block)?;
        self.leave_out(block)?;
        let mut stack = self.stacks.at(block).to_vec();
        let (insts, last) = {
            let insts = &self.f.blocks[block].insts;
            (&insts[..insts.len() - 1], self.f.terminator(block))
        };
        for &inst in insts {
            self.statement(inst, &stack)?;
            step(self.f, inst, &mut stack);
        }
        self.terminator(block, last, stack, next)
    }

    /// A statement within a block. `stack` is the original's before it.
    fn statement(&mut self, inst: Inst, stack: &[Value]) -> Result<(), CodeError> {
        let data = &self.f.insts[inst];
        let kept = self.slice.keep.contains(inst);
        let args = popped(self.f, inst);
        debug_assert!(stack.ends_with(args), "{}: the stack is not what the statement takes", self.f.method);
        let stored: Vec<Stored> = self.probes.stored(data.origin).collect();
        let mut operand = None;
        if !stored.is_empty() {
            self.advance(inst);
            if kept && data.op.may_throw() {
                operand = self.save_operand(inst)?;
            } else {
                self.sum_operand(inst, &stored)?;
            }
        }
        match &data.op {
            op if is_shuffle(op) => self.shuffle(inst, kept)?,
            Op::Pop => self.pop_all(&self.there(args)),
            Op::Nop => {}
            Op::Const(_) | Op::Copy { load: Some(_), .. } => {
                if let Some(&result) = pushed(self.f, inst).first().filter(|&&v| self.needs.is_there(v)) {
                    if kept {
                        self.emit(inst)?;
                    } else {
                        self.default_for(result);
                    }
                }
            }
            _ if kept => self.kept(inst, stack)?,
            _ => {
                self.pop_all(&self.there(args));
                for &result in pushed(self.f, inst) {
                    if self.needs.is_there(result) {
                        self.default_for(result);
                    }
                }
            }
        }
        if !stored.is_empty() {
            self.sum_local(inst, kept, &stored)?;
            self.sum_saved(operand, &stored)?;
        }
        self.count_all(data.origin, 0)
    }

    /// A kept statement that does something. `stack` is the original's before it.
    fn kept(&mut self, inst: Inst, stack: &[Value]) -> Result<(), CodeError> {
        let op = &self.f.insts[inst].op;
        let reading = if self.context.sampled { reading(self.f, inst, self.context.library) } else { None };
        let reading = match reading {
            Some(Reading::Named { below }) => {
                self.watch_named(inst, below)?;
                None
            }
            reading => reading,
        };
        // An initialiser that is kept for what else it does, does that first; what a call enters must not
        // run.
        let (early, late) = match self.slice.fails.get(&inst) {
            Some(failed) if matches!(op, Op::Invoke(..)) => (Some(failed), None),
            failed => (None, failed),
        };
        if let Some(failed) = early {
            self.advance(inst);
            self.fail(failed)?;
        }
        match self.action(inst) {
            _ if reading.is_some() => self.read_sample(inst, reading)?,
            Action::Keep => self.emit(inst)?,
            Action::LeaveOut => {
                self.advance(inst);
                self.call(cold::CLASS, "left", "(Ljava/lang/String;)V")?;
            }
            Action::Deny(what) => {
                self.advance(inst);
                self.deny(&what)?;
                self.emit(inst)?;
            }
            Action::ReadOnly(desc) => {
                self.advance(inst);
                self.call("mantis/predictor/Guard", "readOnly", desc)?;
                self.emit(inst)?;
            }
            Action::Exit | Action::ExitWithReceiver => {
                self.advance(inst);
                self.threw.push(inst);
                let halts = matches!(op, Op::Invoke(_, method, _) if &*method.name == "halt");
                self.call("mantis/predictor/Guard", if halts { "halt" } else { "exit" }, "(I)V")?;
                if matches!(op, Op::Invoke(..)) && popped(self.f, inst).len() == 2 {
                    self.op(SimpleOp::Pop);
                }
            }
            Action::Stream(name, desc) => {
                self.advance(inst);
                self.threw.push(inst);
                self.call("mantis/predictor/Guard", name, desc)?;
            }
            Action::OfClass(class) => {
                self.advance(inst);
                self.threw.push(inst);
                self.of_class(inst, class)?;
            }
            Action::Own => {
                let Op::Invoke(kind, method, _) = op else {
                    return Err(CodeError::BadStack(inst.as_u32() as usize));
                };
                let (host, made) = (self.class.name(), self.context.made);
                let MethodRef { class, name, desc } =
                    own::checking(host, *kind, method, self.context.hierarchy, made)?;
                self.advance(inst);
                self.threw.push(inst);
                self.call(&class, &name, &desc)?;
            }
            Action::Instead(class) => {
                let Op::Invoke(kind, method, _) = op else {
                    return Err(CodeError::BadStack(inst.as_u32() as usize));
                };
                // The class of the program that inherits the method may be named instead.
                let declared = (self.context.library)(method);
                let of = declared.as_ref().map_or(&method.class, |m| &m.class);
                let desc = guard::with_receiver(*kind, of, &method.desc);
                self.advance(inst);
                self.threw.push(inst);
                self.call(class, &method.name, &desc)?;
            }
        }
        if let Some(failed) = late {
            self.fail(failed)?;
        }
        self.note_opened(inst, stack)?;
        for &result in pushed(self.f, inst) {
            if !self.needs.is_there(result) {
                self.op(shuffle::pop(self.is_wide(result)));
            }
        }
        Ok(())
    }

    /// A statement that makes or opens what gives a sample of a file.
    fn read_sample(&mut self, inst: Inst, reading: Option<Reading>) -> Result<(), CodeError> {
        self.advance(inst);
        self.threw.push(inst);
        match (reading, &self.f.insts[inst].op) {
            (Some(Reading::OfClass(class)), _) => self.of_class(inst, class),
            (Some(Reading::Stream { file, below }), Op::Invoke(_, method, _)) => {
                if below {
                    self.op(SimpleOp::Swap);
                }
                self.call(SAMPLED, "open", &format!("({file})Ljava/io/InputStream;"))?;
                if below {
                    self.op(SimpleOp::Swap);
                }
                let desc = method.desc.replacen(file, "Ljava/io/InputStream;", 1);
                let index = self.class.pool.method_ref(&method.class, "<init>", &desc)?;
                self.insn(Insn::Invoke { op: InvokeOp::Special, index });
                Ok(())
            }
            (Some(Reading::Method), Op::Invoke(kind, method, _)) => {
                let desc = guard::with_receiver(*kind, &method.class, &method.desc);
                self.call(SAMPLED, &method.name, &desc)
            }
            _ => Err(CodeError::BadStack(inst.as_u32() as usize)),
        }
    }

    /// Looks at the file that is the first argument of a call.
    fn watch_named(&mut self, inst: Inst, below: bool) -> Result<(), CodeError> {
        self.advance(inst);
        if below {
            self.op(SimpleOp::Swap);
        }
        self.op(SimpleOp::Dup);
        self.call(SAMPLED, "watch", "(Ljava/lang/Object;)V")?;
        if below {
            self.op(SimpleOp::Swap);
        }
        Ok(())
    }

    /// A `new` or a call of a constructor, of another class.
    fn of_class(&mut self, inst: Inst, class: &str) -> Result<(), CodeError> {
        match &self.f.insts[inst].op {
            Op::New(_) => {
                let index = self.class.pool.class(class)?;
                self.insn(Insn::Type { op: TypeOp::New, index });
            }
            Op::Invoke(_, method, _) => {
                let index = self.class.pool.method_ref(class, "<init>", &method.desc)?;
                self.insn(Insn::Invoke { op: InvokeOp::Special, index });
            }
            _ => return Err(CodeError::BadStack(inst.as_u32() as usize)),
        }
        Ok(())
    }

    /// What to do about a statement: what the slicer says, else what it is.
    pub(super) fn action(&self, inst: Inst) -> Action {
        match self.slice.denied.get(&inst) {
            Some(what) => Action::Deny(what.clone()),
            None if self.slice.checked.contains(&inst) => Action::Own,
            None if self.slice.own.contains(&inst) => Action::Keep,
            None if self.is_new_reflection(&self.f.insts[inst].op) => Action::LeaveOut,
            None if let Some(class) = guard::sunk(self.f, inst, self.context.rule) => Action::OfClass(class),
            None => guard::action(&self.f.insts[inst].op, self.context.rule, self.context.library),
        }
    }

    /// After a call that opened a file: the predictor will close it. Its result is on top of the stack, or
    /// what a constructor made.
    fn note_opened(&mut self, inst: Inst, stack: &[Value]) -> Result<(), CodeError> {
        let Op::Invoke(_, method, _) = &self.f.insts[inst].op else { return Ok(()) };
        if !(self.context.library)(method).is_some_and(|m| guard::opens(&m)) {
            return Ok(());
        }
        let args = popped(self.f, inst);
        let is_there = match (pushed(self.f, inst), args, &stack[..stack.len() - args.len()]) {
            ([_], ..) => true,
            (_, [receiver, ..], [.., top]) => {
                self.f.root(*top) == self.f.root(*receiver) && self.needs.is_there(*top)
            }
            _ => false,
        };
        if is_there {
            self.op(SimpleOp::Dup);
            self.call("mantis/predictor/Guard", "opened", "(Ljava/lang/Object;)V")?;
        }
        Ok(())
    }

    fn shuffle(&mut self, inst: Inst, kept: bool) -> Result<(), CodeError> {
        let Op::Copy { map, .. } = &self.f.insts[inst].op else { return Ok(()) };
        let (args, results) = (popped(self.f, inst), pushed(self.f, inst));
        let all = args.iter().chain(results).all(|&v| self.needs.is_there(v));
        if kept && all {
            return self.emit(inst);
        }
        let here = self.there(args);
        let needed: Vec<usize> = (0..results.len()).filter(|&i| self.needs.is_there(results[i])).collect();
        if !kept {
            // Only defaults can be wanted of a sliced-away shuffle.
            self.pop_all(&here);
            for i in needed {
                self.default_for(results[i]);
            }
            return Ok(());
        }
        let position =
            |i: usize| args.get(usize::from(map[i])).and_then(|a| here.iter().position(|h| h == a));
        let wanted: Vec<usize> = needed.iter().filter_map(|&i| position(i)).collect();
        if wanted.len() != needed.len() {
            self.remarks.push(format!("operands of the {} are missing", self.mnemonic(inst)));
        }
        self.advance(inst);
        let wide: Vec<bool> = here.iter().map(|&v| self.is_wide(v)).collect();
        match shuffle::plan(&wide, &wanted) {
            shuffle::Plan::Direct(ops) => self.code.nodes.extend(shuffle::insns(&ops).map(Node::Insn)),
            shuffle::Plan::Spill => {
                let locals = self.spill(&here, |i| wanted.contains(&i));
                for i in wanted {
                    if let Some(local) = locals[i] {
                        self.insn(Insn::local(kind(self.f, here[i]).load(), local));
                    }
                }
            }
        }
        Ok(())
    }

    /// Moves values off the stack, the uppermost first: into fresh locals those that are `wanted`.
    fn spill(&mut self, values: &[Value], wanted: impl Fn(usize) -> bool) -> Vec<Option<u16>> {
        let mut locals = vec![None; values.len()];
        for (i, &value) in values.iter().enumerate().rev() {
            let kind = kind(self.f, value);
            if wanted(i) {
                locals[i] = Some(self.next_local);
                self.insn(Insn::local(kind.store(), self.next_local));
                self.next_local = self.next_local.saturating_add(kind.words());
            } else {
                self.op(shuffle::pop(kind.words() == 2));
            }
        }
        locals
    }

    // ---- constructors ----

    /// Calls a constructor of the superclass where the original's call was sliced away.
    fn call_super(&mut self) -> Result<(), CodeError> {
        let Some(call) = &self.context.super_call else { return Ok(()) };
        super_call(self.class, &mut self.code, call)
    }
}

/// Calls a constructor on `this` with default arguments.
pub(crate) fn super_call(class: &mut ClassFile, code: &mut Code, call: &SuperCall) -> Result<(), CodeError> {
    let desc =
        MethodDesc::parse(&call.desc).ok_or_else(|| CodeError::BadDescriptor(call.desc.to_string()))?;
    code.nodes.push(Node::Insn(Insn::local(LocalOp::Aload, 0)));
    for param in desc.params {
        let kind = Kind::of(param).unwrap_or(Kind::Ref);
        code.nodes.push(Node::Insn(Insn::Simple(default_op(kind))));
    }
    let index = class.pool.method_ref(&call.class, "<init>", &call.desc)?;
    code.nodes.push(Node::Insn(Insn::Invoke { op: InvokeOp::Special, index }));
    Ok(())
}

/// Returns the default value of a method's result type.
pub(crate) fn default_return(desc: &str, mut emit: impl FnMut(SimpleOp)) -> Result<(), CodeError> {
    let bad = || CodeError::BadDescriptor(desc.to_owned());
    let ret = MethodDesc::parse(desc).ok_or_else(bad)?.ret;
    let kind = Kind::of(ret).ok_or_else(bad)?;
    if kind != Kind::Void {
        emit(default_op(kind));
    }
    emit(kind.give());
    Ok(())
}

/// Access flags of an emitted method that has code.
pub(crate) const fn with_code(flags: u16) -> u16 {
    flags & !(access::NATIVE | access::ABSTRACT)
}
