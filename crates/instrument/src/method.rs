//! The second pass over a method: writes the probes that its [`Survey`] calls for and describes them in a
//! [`MethodLayout`].
//!
//! **Exceptions.** A local holds the number of the last instruction that could throw; it is set before each
//! such instruction (`iinc` within a block, which the JIT compiler folds away). Every handler, and one more
//! around the whole method which throws on, adds one to the counter of that number. So it is known how often
//! each instruction threw, and the instructions behind it in its block are not counted as executed. Methods
//! that would become too large have fewer of these numbers ([`Exceptions`]).

use std::collections::BTreeMap;

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::code::{Code, Node, VType};
use mantis_classfile::constant::PoolError;
use mantis_classfile::descriptor::{self, Kind, MethodDesc};
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{InvokeOp, LocalOp};
use mantis_ir::cfg::{Cfg, CfgError};
use mantis_reflect::calls;

use crate::construct::Construction;
use crate::entries::Entries;
use crate::layout::{EdgeLayout, Exceptions, MethodLayout, StoreLayout, SumSource};
use crate::plan::{Place, Plan};
use crate::probe::{
    CALLED, HOLDER, HOOKS, Probes, REFLECTED, REFLECTED_BUNDLES, REFLECTED_FIELDS, REFLECTED_HANDLES,
    REFLECTED_PROXIES, THREAD_COUNTS,
};

use crate::running;
use crate::sites::Store;
use crate::sizes::Sizes;
use crate::survey::{Site, Slots, Survey};
use crate::weave::{Edits, Runs, Shape, Woven, weave};

/// Why a method cannot be instrumented.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MethodError {
    /// Its code cannot be read or written.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// It has no control-flow graph.
    #[error(transparent)]
    Cfg(#[from] CfgError),
    /// It uses nearly all local variables.
    #[error("the method has no room for more local variables")]
    Locals,
}

impl From<PoolError> for MethodError {
    fn from(e: PoolError) -> Self {
        MethodError::Code(e.into())
    }
}

/// How much of the instrumentation a method gets; less when the full one would make it too large.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Detail {
    /// Sums of stored values.
    pub values: bool,
    /// Counters of exceptions.
    pub exceptions: Exceptions,
}

fn take(next: &mut u32, count: u32) -> u32 {
    *next += count;
    *next - count
}

/// What all methods of a class share.
pub struct Job<'a> {
    /// The unmodified class.
    pub class: &'a ClassFile,
    /// Whether each thread counts for itself.
    pub threads: bool,
    /// Whether stored values are summed.
    pub values: bool,
    /// Logical sizes of objects.
    pub sizes: &'a Sizes<'a>,
    /// Methods that the JDK may call.
    pub entries: &'a Entries<'a>,
}

/// A layout for a method that is left as it is.
pub fn uncounted(method: &Member, code: Option<&Code>) -> MethodLayout {
    MethodLayout {
        name: method.name().to_string(),
        desc: method.desc().to_string(),
        opcodes: code.map(opcodes).unwrap_or_default(),
        ..MethodLayout::default()
    }
}

/// Writes the probes of the surveyed method at `index` of `out`, a copy of the job's class, with numbers from
/// `slots` on. On an error `out` has at most more constants than before.
pub fn instrument(
    job: &Job<'_>,
    out: &mut ClassFile,
    index: usize,
    survey: Survey,
    detail: Detail,
    slots: Slots,
) -> Result<MethodLayout, MethodError> {
    let method = &job.class.methods[index];
    let Survey { code, cfg, plan, construction, mut throwers, sites, is_entry } = survey;
    thin_out(&mut throwers, &code, &plan.blocks, detail.exceptions);
    let mut writer = Writer::new(job, out, method, &code, detail, slots)?;
    // A counter or a sum takes up to ten instructions, a position two.
    let probes = plan.edges.len() + sites.len();
    writer.edits.before = Runs::with_capacity(probes + throwers.len(), 8 * probes + 2 * throwers.len());
    writer.edits.after = Runs::with_capacity(probes, 8 * probes);
    writer.layout.throw_base = take(&mut writer.slots.counters, throwers.len() as u32);
    if job.threads {
        writer.layout.calls = running::sites(job.class, &code);
    }
    writer.layout.throwers = throwers;
    writer.layout.exceptions = detail.exceptions;
    writer.add_prologue()?;
    if is_entry && detail.exceptions != Exceptions::Uncounted {
        writer.add_entry()?;
    }
    writer.add_edges(&plan)?;
    writer.add_positions(&cfg)?;
    writer.add_handlers(&plan, &cfg)?;
    writer.add_sites(&sites)?;
    let shape = writer.shape(&construction);
    let Writer { edits, mut layout, .. } = writer;
    layout.blocks = plan.blocks;
    let shape = Shape { throwers: &layout.throwers, ..shape };
    let locals = code.max_locals;
    let mut woven = weave(code, &shape, edits);
    let params = descriptor::param_slots(method.access, method.desc())
        .ok_or_else(|| CodeError::BadDescriptor(method.desc().to_string()))?;
    woven.code.compute_max(&out.pool, params)?;
    woven.code.max_locals = woven.code.max_locals.max(locals);
    let positions = out.set_code_placed(index, &woven.code)?;
    layout.offsets = call_offsets(&layout.throwers, &woven, &positions);
    Ok(layout)
}

/// Leaves the instructions whose exceptions have a counter.
fn thin_out(throwers: &mut Vec<u32>, code: &Code, blocks: &[(u32, u32)], exceptions: Exceptions) {
    match exceptions {
        Exceptions::Each => {}
        Exceptions::Uncounted => throwers.clear(),
        Exceptions::Stretches => {
            let block_of = |node: u32| blocks.partition_point(|&(first, _)| first <= node);
            // The block of the last one that stands for what follows.
            let mut stretch = None;
            throwers.retain(|&node| {
                if matches!(
                    code.nodes.get(node as usize),
                    Some(Node::Insn(Insn::Invoke { .. } | Insn::InvokeDynamic { .. }))
                ) {
                    stretch = None;
                    return true;
                }
                stretch.replace(block_of(node)) != Some(block_of(node))
            });
        }
    }
}

/// Writes the probes of one method into [`Edits`].
struct Writer<'a> {
    job: &'a Job<'a>,
    code: &'a Code,
    detail: Detail,
    /// The next free numbers.
    slots: Slots,
    probes: Probes<'a>,
    /// The local with the number of the last instruction that could throw.
    position: u16,
    /// A local for short-lived values, two slots wide.
    scratch: u16,
    edits: Edits,
    layout: MethodLayout,
}

impl<'a> Writer<'a> {
    fn new(
        job: &'a Job<'a>,
        out: &'a mut ClassFile,
        method: &'a Member,
        code: &'a Code,
        detail: Detail,
        slots: Slots,
    ) -> Result<Self, MethodError> {
        let position = code.max_locals;
        let thread = job.threads.then_some(position.saturating_add(1));
        let scratch = position.saturating_add(1 + u16::from(job.threads));
        if scratch > u16::MAX - 2 {
            return Err(MethodError::Locals);
        }
        let layout = MethodLayout { counted: true, ..uncounted(method, Some(code)) };
        Ok(Writer {
            job,
            code,
            detail,
            slots,
            probes: Probes::new(&mut out.pool, thread),
            position,
            scratch,
            edits: Edits::default(),
            layout,
        })
    }

    /// The locals that live throughout. The position has a slot even where nothing throws, so that the others
    /// keep theirs.
    fn shape<'c>(&self, construction: &'c Construction) -> Shape<'c> {
        let position = if self.layout.throwers.is_empty() { VType::Top } else { VType::Int };
        let mut added = match (&position, self.job.threads) {
            (VType::Top, false) => Vec::new(),
            _ => vec![position],
        };
        if self.job.threads {
            added.push(VType::Object(THREAD_COUNTS.into()));
        }
        Shape {
            locals: self.code.max_locals,
            added,
            frames: self.job.class.major >= 50,
            construction,
            throwers: &[],
        }
    }

    fn add_prologue(&mut self) -> Result<(), MethodError> {
        let mut prologue = Vec::new();
        self.probes.prologue(&mut prologue)?;
        if !self.layout.throwers.is_empty() {
            self.probes.push(0, &mut prologue)?;
            prologue.push(Insn::local(LocalOp::Istore, self.position));
        }
        self.edits.prologue = prologue;
        Ok(())
    }

    /// Tells `mantis.rt.Called` that the method was entered.
    fn add_entry(&mut self) -> Result<(), MethodError> {
        let number = take(&mut self.slots.entries, 1);
        let (class, layout) = (self.job.class.name(), &self.layout);
        let method = format!("{class}\t{}\t{}", layout.name, layout.desc);
        let entry = &mut self.edits.entry;
        self.probes.push(number as i32, entry)?;
        entry.push(Insn::ldc(self.probes.pool.string(&method)?));
        let index = self.probes.pool.method_ref(CALLED, "enter", "(ILjava/lang/String;)V")?;
        entry.push(Insn::Invoke { op: InvokeOp::Static, index });
        Ok(())
    }

    fn add_edges(&mut self, plan: &Plan) -> Result<(), MethodError> {
        for edge in &plan.edges {
            let counters = &mut self.slots.counters;
            let slot = edge.counted.then(|| take(counters, 1));
            self.layout.edges.push(EdgeLayout {
                from: edge.from,
                to: edge.to,
                successor: edge.successor,
                slot,
            });
            let Some(slot) = slot else { continue };
            let at = match edge.place {
                Place::Entry => &mut self.edits.entry,
                Place::Before(node) => self.edits.before.at(node),
                Place::After(node) => self.edits.after.at(node),
                Place::Split(node, successor) => self.edits.split.at((node, successor)),
                Place::Nowhere => continue,
            };
            self.probes.count(slot, at)?;
        }
        Ok(())
    }

    /// Keeps the position before each instruction that may throw.
    fn add_positions(&mut self, cfg: &Cfg) -> Result<(), MethodError> {
        let mut previous = None;
        for (position, &node) in self.layout.throwers.iter().enumerate() {
            let block = cfg.block_at(node);
            let at = self.edits.before.at(node);
            if previous == Some(block) {
                at.push(Insn::Iinc { index: self.position, by: 1, wide: false });
            } else {
                self.probes.push(position as i32, at)?;
                at.push(Insn::local(LocalOp::Istore, self.position));
            }
            previous = Some(block);
        }
        Ok(())
    }

    fn add_handlers(&mut self, plan: &Plan, cfg: &Cfg) -> Result<(), MethodError> {
        if self.layout.throwers.is_empty() {
            return Ok(());
        }
        let told = take(&mut self.slots.counters, 1);
        self.layout.told = Some(told);
        let positions = self.code.label_positions();
        let mut slot_of = BTreeMap::new();
        for &block in &plan.handlers {
            let slot = take(&mut self.slots.counters, 1);
            slot_of.insert(plan.blocks[block as usize].0, slot);
            self.layout.handlers.push((block, slot));
        }
        for handler in &self.code.handlers {
            let node = positions.get(handler.handler.0 as usize).copied().flatten();
            let block = node.and_then(|n| cfg.block_at(n as u32)).map(|b| cfg.blocks[b].first);
            let Some(&slot) = block.and_then(|first| slot_of.get(&first)) else { continue };
            if self.edits.caught.contains_key(&handler.handler) {
                continue;
            }
            let mut probe = Vec::new();
            self.probes.count_at(self.layout.throw_base, self.position, &mut probe)?;
            self.probes.count(slot, &mut probe)?;
            self.probes.told(told, &mut probe)?;
            self.edits.caught.insert(handler.handler, probe);
        }
        let mut probe = Vec::new();
        self.probes.count_at(self.layout.throw_base, self.position, &mut probe)?;
        self.probes.told(told, &mut probe)?;
        self.edits.uncaught = Some(probe);
        Ok(())
    }

    fn add_sites(&mut self, sites: &[(u32, Site)]) -> Result<(), MethodError> {
        for &(node, site) in sites {
            match site {
                Site::Store(store) => {
                    let sum =
                        if self.detail.values { self.add_store(node, store)? } else { SumSource::Unknown };
                    self.layout.stores.push(StoreLayout { node, sum });
                }
                Site::Object(size) => self.layout.objects.push((node, size)),
                Site::Array(size) => {
                    let slot = take(&mut self.slots.integers, 1);
                    self.layout.arrays.push((node, slot));
                    self.probes.array_bytes(slot, size, self.scratch, self.edits.after.at(node))?;
                }
                Site::Exit(desc) => self.replace(node, (HOLDER, "exit", desc))?,
                Site::Hook(name, desc) => self.replace(node, (HOOKS, name, desc))?,
                Site::Reflection => self.record_reflection(node)?,
            }
        }
        Ok(())
    }

    /// Has a call led to a static method.
    fn replace(&mut self, node: u32, (class, name, desc): (&str, &str, &str)) -> Result<(), MethodError> {
        let index = self.probes.pool.method_ref(class, name, desc)?;
        self.edits.replaced.insert(node, Insn::Invoke { op: InvokeOp::Static, index });
        Ok(())
    }

    fn add_store(&mut self, node: u32, store: Store) -> Result<SumSource, MethodError> {
        let (kind, local, narrow) = match store {
            Store::Constant(value) => return Ok(SumSource::Constant(value)),
            Store::Local(kind, local) => (kind, local, None),
            Store::Popped(kind, narrow) => {
                let before = self.edits.before.at(node);
                before.push(Insn::Simple(kind.dup()));
                before.push(Insn::local(kind.store(), self.scratch));
                (kind, self.scratch, narrow)
            }
        };
        let next = if kind.is_floating() { &mut self.slots.floats } else { &mut self.slots.integers };
        let slot = take(next, 1);
        let after = self.edits.after.at(node);
        self.probes.sum(slot, kind, local, narrow, after)?;
        Ok(if kind.is_floating() { SumSource::Float(slot) } else { SumSource::Integer(slot) })
    }

    /// Calls `mantis.rt.Reflected` with the operands of a reflective call before it.
    fn record_reflection(&mut self, node: u32) -> Result<(), MethodError> {
        let Some(Node::Insn(Insn::Invoke { op, index })) = self.code.nodes.get(node as usize) else {
            return Ok(());
        };
        let Some((_, [class, name, desc])) = self.job.class.pool.member_names(*index) else { return Ok(()) };
        let Some(kind) = calls::Kind::named(class, name, desc) else { return Ok(()) };
        // Every enum has a method that asks for its constants, by its own class.
        if kind == calls::Kind::Constant && *self.layout.name == **name {
            return Ok(());
        }
        let Some(desc) = MethodDesc::parse(desc) else { return Ok(()) };
        let receiver = calls::recorded_receiver(kind, class);
        let own = (*op != InvokeOp::Static).then_some(&*receiver);
        let operands: Vec<&str> = own.into_iter().chain(desc.params).collect();
        if self.scratch > u16::MAX - 2 * operands.len() as u16 {
            return Err(MethodError::Locals);
        }
        let position = format!("{}\t{}\t{node}", self.layout.name, self.layout.desc);
        // Nothing but the method says which factory is asked: the hook is told.
        let (hooks, of, hooked) = match kind {
            calls::Kind::Factory => (REFLECTED, "Ljava/lang/Class;", "factory"),
            calls::Kind::Bundle => (REFLECTED_BUNDLES, "", &**name),
            calls::Kind::Get | calls::Kind::Set => (REFLECTED_FIELDS, "", &**name),
            calls::Kind::Proxy | calls::Kind::IsProxy | calls::Kind::Handler | calls::Kind::Default => {
                (REFLECTED_PROXIES, "", &**name)
            }
            calls::Kind::FindHandle
            | calls::Kind::FindVariable
            | calls::Kind::Unreflect
            | calls::Kind::Lambda
            | calls::Kind::LambdaOf => (REFLECTED_HANDLES, "", &**name),
            _ => (REFLECTED, "", &**name),
        };
        // Every operand gets two slots; none of them takes more.
        let slots = (0..operands.len() as u16).map(|k| self.scratch + 2 * k);
        let moves: Vec<_> = operands.iter().map(|o| moves(o)).zip(slots).collect();
        let load = |&((load, _), slot): &((LocalOp, LocalOp), u16)| Insn::local(load, slot);
        let probe = self.edits.before.at(node);
        probe.extend(moves.iter().rev().map(|&((_, store), slot)| Insn::local(store, slot)));
        if !of.is_empty() {
            probe.push(Insn::ldc(self.probes.pool.class(class)?));
        }
        probe.extend(moves.iter().map(load));
        probe.push(Insn::ldc(self.probes.pool.class(self.job.class.name())?));
        probe.push(Insn::ldc(self.probes.pool.string(&position)?));
        let hook = format!("({of}{}Ljava/lang/Class;Ljava/lang/String;)V", operands.concat());
        let index = self.probes.pool.method_ref(hooks, hooked, &hook)?;
        probe.push(Insn::Invoke { op: InvokeOp::Static, index });
        probe.extend(moves.iter().map(load));
        Ok(())
    }
}

/// Instructions that load and store a local variable of a type.
fn moves(desc: &str) -> (LocalOp, LocalOp) {
    let kind = Kind::of(desc).unwrap_or(Kind::Ref);
    (kind.load(), kind.store())
}

/// Whether running an instruction can run other methods: calls, and what may initialise a class or resolve a
/// constant.
fn can_call(insn: &Insn) -> bool {
    matches!(
        insn,
        Insn::Ldc { .. }
            | Insn::Field { .. }
            | Insn::Invoke { .. }
            | Insn::InvokeDynamic { .. }
            | Insn::Type { .. }
            | Insn::MultiNewArray { .. }
    )
}

/// For each of `throwers` its byte offset in the woven code if it can call, else `u32::MAX`: the JVM names
/// the calls on a stack so.
fn call_offsets(throwers: &[u32], woven: &Woven, positions: &[u32]) -> Vec<u32> {
    let mut offsets = Vec::with_capacity(throwers.len());
    let mut throwers = throwers.iter().copied().peekable();
    for ((node, &origin), &position) in woven.code.nodes.iter().zip(&woven.origin).zip(positions) {
        if origin.is_some() && throwers.next_if(|&t| origin == Some(t)).is_some() {
            let called = matches!(node, Node::Insn(insn) if can_call(insn));
            offsets.push(if called { position } else { u32::MAX });
        }
    }
    offsets
}

/// The opcode of each node in hexadecimal, without regard to encodings (`iload` for `iload_1`).
fn opcodes(code: &Code) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    let mut text = String::with_capacity(code.nodes.len() * 2);
    for node in &code.nodes {
        match node {
            Node::Insn(insn) => {
                let opcode = insn_opcode(insn);
                text.extend([digit(opcode >> 4), digit(opcode & 15)]);
            }
            Node::Label(_) => text.push_str("--"),
        }
    }
    text
}

/// The opcode of an instruction, without regard to encodings.
pub(crate) fn insn_opcode(insn: &Insn) -> u8 {
    match insn {
        Insn::Simple(op) => op.opcode(),
        Insn::Push { short, .. } => 16 + u8::from(*short),
        Insn::Ldc { .. } => 18,
        Insn::Local { op, .. } => op.opcode(),
        Insn::Iinc { .. } => 132,
        Insn::Branch { op, .. } => op.opcode(),
        Insn::Switch(switch) => 171 - u8::from(switch.table),
        Insn::Field { op, .. } => op.opcode(),
        Insn::Invoke { op, .. } => op.opcode(),
        Insn::InvokeDynamic { .. } => 186,
        Insn::Type { op, .. } => op.opcode(),
        Insn::NewArray(_) => 188,
        Insn::MultiNewArray { .. } => 197,
    }
}
