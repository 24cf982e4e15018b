//! One method: what it adds up, where, and how it hands it over.
//!
//! Every return hands over, so a constant is added there for nothing: the tree leaves the returns out where
//! it can, and methods without branches need no sum at all. Else there are two locals: the sum (a `long`) and
//! the position, the true count at the last instruction that could throw less the sum at that time. The
//! position is set before each such instruction, mostly by an `iinc`, and read by handlers only, so the JIT
//! compiler drops it from the normal way. A handler adds it to the sum and goes on from its own block's
//! potential; a last handler around everything hands over and throws on. Where energy is modelled, a second
//! pair does the same with a price for each instruction in the place of 1.
//!
//! Where counts are told apart by method ([`ByMethod`]), the sum is handed over with the method's number, and
//! the method also tells that it was entered and what it allocates, at once: that is for tests of programs,
//! which nobody times.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node, VType};
use mantis_classfile::constant::PoolError;
use mantis_classfile::descriptor;
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{InvokeOp, LocalOp, SimpleOp};
use mantis_ir::cfg::{BasicBlock, Cfg};
use rustc_hash::FxHashMap;

use super::action::Hook;
use super::diamond::{self, Diamond, Told};
use super::tally::{
    ADD_DESC, ARRAY, ARRAY_DESC, BYTECODES, ENERGY, ENTERED, EXECUTED, EXECUTED_DESC, FAILED, LEFT,
    OBJECT_MADE, TALLY, TOKEN_DESC,
};
use crate::construct::Construction;
use crate::method::{MethodError, insn_opcode};
use crate::plan::{Place, Plan, Returns};
use crate::potential::Potentials;
use crate::probe::{ArraySize, Probes};
use crate::sites::{Allocation, Context};
use crate::weave::{Edits, Shape, weave};

/// The class whose calls want the sum so far to be handed over: it reads its own caller's count.
const PROFILER: &str = "mantis/watch/Profiler";

/// How much a method gets; less when the full instrumentation would make it too large.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Exact in every case.
    Exact,
    /// What an activation that throws executed in its last block is taken as executed in full or not at all.
    Normal,
}

/// Instruments the method at `index` of `out`, a copy of `class`. On an error the method's code is untouched.
///
/// # Errors
/// When the method cannot be instrumented: it is too large, uses subroutines or nearly all locals.
pub fn instrument(
    class: &ClassFile,
    out: &mut ClassFile,
    index: usize,
    code: &Code,
    detail: Detail,
    request: Request<'_>,
) -> Result<(), MethodError> {
    let hook = request.hook;
    let method = &class.methods[index];
    let cfg = Cfg::build(code)?;
    let context = Context::new(class, code, method.is_static());
    let construction = Construction::of(class, method, code);
    let may_throw = |n: u32| context.may_throw(n as usize);
    let uncovered: Vec<u32> = construction.calls.iter().copied().filter(|&n| may_throw(n)).collect();
    let diamonds = diamond::find(code, &cfg, &may_throw);
    let free: Vec<BasicBlock> =
        diamonds.iter().flat_map(|d| d.arms.into_iter().flatten().chain([d.block])).collect();
    let plan = Plan::new(code, &cfg, &uncovered, Returns::Free, &free);
    let mut all: Vec<u32> = plan.blocks.iter().flat_map(|&b| insns(code, b)).collect();
    all.sort_unstable();
    let throwers: Vec<u32> = all.iter().copied().filter(|&n| may_throw(n)).collect();
    let positions = detail == Detail::Exact && !throwers.is_empty();
    let profiled = calls_profiler(class, code, &plan);
    let paths = Paths { code, cfg: &cfg, plan: &plan, diamonds: &diamonds };
    let early = profiled || !plan.handlers.is_empty() || !uncovered.is_empty();
    let mut channels = vec![Channel::new(BYTECODES, &paths, &|_| 1, early)];
    if let Some(energy) = request.energy {
        let price = |insn: &Insn| i64::from(energy[usize::from(insn_opcode(insn))]);
        channels.push(Channel::new(ENERGY, &paths, &price, early));
    }
    let changes = diamonds.iter().any(|d| matches!(d.told, Told::Change { .. }));
    let [saved, token] = allocate(&mut channels, code.max_locals, positions, changes)?;
    let mut writer = Writer {
        class,
        code,
        plan: &plan,
        probes: Probes::new(&mut out.pool, None),
        channels,
        diamonds: &diamonds,
        saved,
        hook,
        token,
        method: request.method,
        edits: Edits::default(),
    };
    writer.write(&cfg, &throwers, &uncovered)?;
    writer.by_method(&context, &all)?;
    let Writer { edits, channels, .. } = writer;
    let shape = Shape {
        locals: code.max_locals,
        added: types(&channels, changes, hook.is_some()),
        frames: class.major >= 50,
        construction: &construction,
        // Actions end by exceptions from anywhere in the method.
        throwers: if hook.is_some() { &all } else { &throwers },
    };
    let mut woven = weave(code.clone(), &shape, edits).code;
    if let Some(hook) = hook {
        hook.enter(out, &mut woven, token, class.major >= 50)?;
    }
    let params = descriptor::param_slots(method.access, method.desc())
        .ok_or_else(|| CodeError::BadDescriptor(method.desc().to_string()))?;
    woven.compute_max(&out.pool, params)?;
    woven.max_locals = woven.max_locals.max(code.max_locals);
    out.set_code(index, &woven)?;
    Ok(())
}

/// The instructions of a block, as nodes.
fn insns(code: &Code, (first, last): (u32, u32)) -> impl Iterator<Item = u32> + '_ {
    (first..=last).filter(|&n| matches!(code.nodes.get(n as usize), Some(Node::Insn(_))))
}

fn profiler_call(class: &ClassFile, code: &Code, node: u32) -> bool {
    match code.nodes.get(node as usize) {
        Some(Node::Insn(Insn::Invoke { op: InvokeOp::Static, index })) => {
            class.pool.method(*index).is_some_and(|(m, _)| &*m.class == PROFILER)
        }
        _ => false,
    }
}

fn calls_profiler(class: &ClassFile, code: &Code, plan: &Plan) -> bool {
    plan.blocks.iter().flat_map(|&b| insns(code, b)).any(|n| profiler_call(class, code, n))
}

/// What is asked of a method beside counting.
#[derive(Copy, Clone, Default)]
pub struct Request<'a> {
    /// The measured action that it is.
    pub hook: Option<&'a Hook>,
    /// The price of each opcode, if energy is modelled.
    pub energy: Option<&'a [u32; 256]>,
    /// Who the counts are charged to, if they are told apart by method.
    pub method: Option<ByMethod<'a>>,
}

/// A method whose counts are its own.
#[derive(Copy, Clone)]
pub struct ByMethod<'a> {
    /// Its number.
    pub number: u32,
    /// Gives numbers to the classes, by internal name, that it makes objects of.
    pub site: &'a dyn Fn(&str) -> u32,
}

/// One number that is added up, with its locals.
struct Channel {
    /// The field of the thread's tally.
    field: &'static str,
    potentials: Potentials,
    /// For each block, its instructions with the true count behind each, less the sum at that time.
    positions: Vec<Vec<(u32, i64)>>,
    /// By diamond, what is added to where its mask or change says.
    differences: Vec<i64>,
    /// Whether something is added before the end. Where nothing is, the end hands over a constant.
    sums: bool,
    sum: Option<u16>,
    position: Option<u16>,
}

/// The ways through a method.
struct Paths<'a> {
    code: &'a Code,
    cfg: &'a Cfg,
    plan: &'a Plan,
    diamonds: &'a [Diamond],
}

impl Paths<'_> {
    /// What diamonds add to the costs of blocks, by first node, and what their masks and changes add to the
    /// sum: both ways cost as much as the one without. `cost` is of a block.
    fn even_out(&self, cost: &dyn Fn((u32, u32)) -> i64) -> (FxHashMap<u32, i64>, Vec<i64>) {
        let mut more: FxHashMap<u32, i64> = FxHashMap::default();
        let range = |block: BasicBlock| (self.cfg.blocks[block].first, self.cfg.blocks[block].last);
        let mut even_out = |diamond: &Diamond| {
            let costs = diamond.arms.map(|arm| arm.map_or(0, |arm| cost(range(arm))));
            let marked = match diamond.told {
                Told::Operands(mask) => usize::from(!mask.taken),
                Told::Change { arm, .. } => arm,
            };
            let other = costs[1 - marked];
            if let Some(arm) = diamond.arms[marked] {
                more.insert(range(arm).0, other - costs[marked]);
            } else {
                // The direct way costs nothing: the other does neither, and the branch as much.
                more.extend(diamond.arms[1 - marked].map(|arm| (range(arm).0, -other)));
                *more.entry(self.branch_part(diamond)).or_default() += other;
            }
            costs[marked] - costs[1 - marked]
        };
        let differences = self.diamonds.iter().map(&mut even_out).collect();
        (more, differences)
    }

    /// The first node of the part of the block that ends with the branch.
    fn branch_part(&self, diamond: &Diamond) -> u32 {
        self.plan.blocks.iter().find(|b| b.1 == diamond.branch).map_or(0, |b| b.0)
    }
}

impl Channel {
    /// `early`: something is added before the end in any case.
    fn new(field: &'static str, paths: &Paths<'_>, price: &dyn Fn(&Insn) -> i64, early: bool) -> Channel {
        let Paths { code, plan, .. } = paths;
        let price_at = |node: u32| match code.nodes.get(node as usize) {
            Some(Node::Insn(insn)) => price(insn),
            _ => 0,
        };
        let cost = |block| insns(code, block).map(price_at).sum();
        let (more, differences) = paths.even_out(&cost);
        let potentials = plan.potentials(|block| cost(block) + more.get(&block.0).copied().unwrap_or(0));
        let of_block = |(block, &potential): (&(u32, u32), &i64)| {
            let mut position = potential;
            insns(code, *block)
                .map(|node| {
                    position += price_at(node);
                    (node, position)
                })
                .collect()
        };
        let positions = plan.blocks.iter().zip(&potentials.of[1..]).map(of_block).collect();
        let on_edges = plan.edges.iter().zip(&potentials.added).any(|(e, &added)| e.to != 0 && added != 0);
        let sums = early || on_edges || differences.iter().any(|&d| d != 0);
        Channel { field, potentials, positions, differences, sums, sum: None, position: None }
    }
}

/// Gives the channels their locals, and gives those for a local's value before a diamond and for an action's
/// token.
fn allocate(
    channels: &mut [Channel],
    free: u16,
    positions: bool,
    changes: bool,
) -> Result<[u16; 2], MethodError> {
    if free > u16::MAX - 3 * channels.len() as u16 - 4 {
        return Err(MethodError::Locals);
    }
    let mut next = free;
    for channel in channels {
        channel.sum = channel.sums.then_some(next);
        next += 2 * u16::from(channel.sums);
        channel.position = positions.then_some(next);
        next += u16::from(positions);
    }
    Ok([next, next + u16::from(changes)])
}

/// Types of the locals that live throughout.
fn types(channels: &[Channel], changes: bool, action: bool) -> Vec<VType> {
    let mut types = Vec::new();
    for channel in channels {
        types.extend(channel.sum.map(|_| VType::Long));
        types.extend(channel.position.map(|_| VType::Int));
    }
    types.extend(changes.then_some(VType::Int));
    types.extend(action.then_some(VType::Int));
    types
}

/// What is handed over to the thread: a constant, the sum and the position as they apply.
#[derive(Copy, Clone, Default)]
struct Amount {
    sum: bool,
    position: bool,
    constant: i64,
}

struct Writer<'a> {
    class: &'a ClassFile,
    code: &'a Code,
    plan: &'a Plan,
    probes: Probes<'a>,
    channels: Vec<Channel>,
    diamonds: &'a [Diamond],
    /// The local for another one's value before a diamond.
    saved: u16,
    hook: Option<&'a Hook>,
    /// The local for an action's token.
    token: u16,
    method: Option<ByMethod<'a>>,
    edits: Edits,
}

impl Writer<'_> {
    fn write(&mut self, cfg: &Cfg, throwers: &[u32], uncovered: &[u32]) -> Result<(), MethodError> {
        let channels = std::mem::take(&mut self.channels);
        self.save();
        for channel in &channels {
            self.prologue(channel)?;
            self.differences(channel)?;
            self.before_profiler(channel)?;
            self.before_construction(channel, uncovered)?;
            self.edges(channel)?;
            self.positions(channel, throwers)?;
            self.handlers(channel, cfg)?;
            if !throwers.is_empty() || self.hook.is_some() {
                let mut probe = Vec::new();
                if channel.sum.is_some() || channel.position.is_some() {
                    self.hand_over(channel, Amount { sum: true, position: true, constant: 0 }, &mut probe)?;
                }
                self.edits.uncaught.get_or_insert_default().extend(probe);
            }
        }
        self.channels = channels;
        self.leave()?;
        Ok(())
    }

    /// Keeps what diamonds change from before them.
    fn save(&mut self) {
        let mut any = false;
        for diamond in self.diamonds {
            if let Told::Change { local, .. } = diamond.told {
                any = true;
                let keep = [Insn::local(LocalOp::Iload, local), Insn::local(LocalOp::Istore, self.saved)];
                self.edits.before.at(diamond.branch).extend(keep);
            }
        }
        if any {
            let clear = [Insn::Simple(SimpleOp::Iconst0), Insn::local(LocalOp::Istore, self.saved)];
            self.edits.prologue.extend(clear);
        }
    }

    /// Adds what one way of a diamond costs more than the other.
    fn differences(&mut self, channel: &Channel) -> Result<(), PoolError> {
        let Some(sum) = channel.sum else { return Ok(()) };
        for (diamond, &difference) in self.diamonds.iter().zip(&channel.differences) {
            if difference == 0 {
                continue;
            }
            let mut probe = Vec::new();
            let place = match diamond.told {
                Told::Operands(mask) => {
                    mask.push(&mut probe);
                    diamond.branch
                }
                Told::Change { local, up, join, .. } => {
                    probe.extend([local, self.saved].map(|local| Insn::local(LocalOp::Iload, local)));
                    // Nothing or one, up or down: nothing, or all bits set.
                    if !up {
                        probe.swap(0, 1);
                    }
                    probe.extend([SimpleOp::Isub, SimpleOp::Ineg].map(Insn::Simple));
                    join
                }
            };
            probe.push(Insn::Simple(SimpleOp::I2l));
            self.push_long(difference, &mut probe)?;
            probe.push(Insn::Simple(SimpleOp::Land));
            probe.extend([Insn::local(LocalOp::Lload, sum), Insn::Simple(SimpleOp::Ladd)]);
            probe.push(Insn::local(LocalOp::Lstore, sum));
            self.edits.before.at(place).extend(probe);
        }
        Ok(())
    }

    fn prologue(&mut self, channel: &Channel) -> Result<(), PoolError> {
        let prologue = &mut self.edits.prologue;
        if let Some(sum) = channel.sum {
            prologue.extend([Insn::Simple(SimpleOp::Lconst0), Insn::local(LocalOp::Lstore, sum)]);
        }
        if let Some(position) = channel.position {
            self.probes.push(0, prologue)?;
            prologue.push(Insn::local(LocalOp::Istore, position));
        }
        Ok(())
    }

    fn push_long(&mut self, value: i64, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        match (value, i16::try_from(value)) {
            (0, _) => out.push(Insn::Simple(SimpleOp::Lconst0)),
            (1, _) => out.push(Insn::Simple(SimpleOp::Lconst1)),
            (_, Ok(small)) => {
                self.probes.push(i32::from(small), out)?;
                out.push(Insn::Simple(SimpleOp::I2l));
            }
            _ => out.push(Insn::ldc(self.probes.pool.long(value)?)),
        }
        Ok(())
    }

    /// Adds to the sum.
    fn add(&mut self, channel: &Channel, amount: i64, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        let Some(sum) = channel.sum.filter(|_| amount != 0) else { return Ok(()) };
        out.push(Insn::local(LocalOp::Lload, sum));
        self.push_long(amount, out)?;
        out.extend([Insn::Simple(SimpleOp::Ladd), Insn::local(LocalOp::Lstore, sum)]);
        Ok(())
    }

    /// Adds to the thread's tally.
    fn hand_over(&mut self, channel: &Channel, amount: Amount, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        let start = out.len();
        let plus = |out: &mut Vec<Insn>, before: usize| {
            out.extend((before > start).then_some(Insn::Simple(SimpleOp::Ladd)));
        };
        if let Some(sum) = channel.sum.filter(|_| amount.sum) {
            out.push(Insn::local(LocalOp::Lload, sum));
        }
        if let Some(position) = channel.position.filter(|_| amount.position) {
            let before = out.len();
            out.extend([Insn::local(LocalOp::Iload, position), Insn::Simple(SimpleOp::I2l)]);
            plus(out, before);
        }
        if amount.constant != 0 {
            let before = out.len();
            self.push_long(amount.constant, out)?;
            plus(out, before);
        }
        if out.len() > start {
            match self.method.filter(|_| channel.field == BYTECODES) {
                Some(method) => {
                    self.probes.push(method.number as i32, out)?;
                    self.call(EXECUTED, EXECUTED_DESC, out)?;
                }
                None => self.call(channel.field, ADD_DESC, out)?,
            }
        }
        Ok(())
    }

    /// A call of a method of the tally.
    fn call(&mut self, name: &str, desc: &str, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        let index = self.probes.pool.method_ref(TALLY, name, desc)?;
        out.push(Insn::Invoke { op: InvokeOp::Static, index });
        Ok(())
    }

    /// Tells that the method was entered, and each object and array that it makes.
    fn by_method(&mut self, context: &Context<'_>, all: &[u32]) -> Result<(), PoolError> {
        let Some(method) = self.method else { return Ok(()) };
        let mut probe = Vec::new();
        self.probes.push(method.number as i32, &mut probe)?;
        self.call(ENTERED, TOKEN_DESC, &mut probe)?;
        self.edits.entry.extend(probe);
        for &node in all {
            let Some(allocation) = context.allocation(node as usize) else { continue };
            let mut probe = Vec::new();
            match allocation {
                Allocation::Object(class) => {
                    self.probes.push((method.site)(&class) as i32, &mut probe)?;
                    self.call(OBJECT_MADE, TOKEN_DESC, &mut probe)?;
                }
                Allocation::Array(size) => {
                    let dims = match size {
                        ArraySize::Elements { .. } => 1,
                        ArraySize::Dimensions(dims) => dims,
                    };
                    probe.push(Insn::Simple(SimpleOp::Dup));
                    self.probes.push(i32::from(dims), &mut probe)?;
                    self.probes.push(method.number as i32, &mut probe)?;
                    self.call(ARRAY, ARRAY_DESC, &mut probe)?;
                }
            }
            self.edits.after.at(node).extend(probe);
        }
        Ok(())
    }

    /// Tells the measuring classes that an action ends, after everything was handed over.
    fn leave(&mut self) -> Result<(), PoolError> {
        if self.hook.is_none() {
            return Ok(());
        }
        let token = Insn::local(LocalOp::Iload, self.token);
        let left = self.probes.pool.method_ref(TALLY, LEFT, TOKEN_DESC)?;
        let failed = self.probes.pool.method_ref(TALLY, FAILED, TOKEN_DESC)?;
        for edge in &self.plan.edges {
            if let (0, Place::Before(node)) = (edge.to, edge.place) {
                let call = Insn::Invoke { op: InvokeOp::Static, index: left };
                self.edits.before.at(node).extend([token.clone(), call]);
            }
        }
        if let Some(uncaught) = &mut self.edits.uncaught {
            uncaught.extend([token, Insn::Invoke { op: InvokeOp::Static, index: failed }]);
        }
        Ok(())
    }

    /// Hands over what is known before a call that reads this thread's count, as if the call had been
    /// executed.
    fn before_profiler(&mut self, channel: &Channel) -> Result<(), PoolError> {
        let calls = channel.positions.iter().flatten();
        for &(node, position) in calls.filter(|(n, _)| profiler_call(self.class, self.code, *n)) {
            let mut probe = Vec::new();
            let amount = Amount { sum: true, constant: position, ..Amount::default() };
            self.hand_over(channel, amount, &mut probe)?;
            self.push_long(-position, &mut probe)?;
            probe.extend(channel.sum.map(|sum| Insn::local(LocalOp::Lstore, sum)));
            self.edits.before.at(node).extend(probe);
        }
        Ok(())
    }

    /// Before a call that initialises `this` and may throw, where no handler can be: the way out of it by an
    /// exception is in the tree, so the sum is exact there and is handed over at once.
    fn before_construction(&mut self, channel: &Channel, uncovered: &[u32]) -> Result<(), PoolError> {
        for &node in uncovered {
            let mut probe = Vec::new();
            self.hand_over(channel, Amount { sum: true, ..Amount::default() }, &mut probe)?;
            probe.push(Insn::Simple(SimpleOp::Lconst0));
            probe.extend(channel.sum.map(|sum| Insn::local(LocalOp::Lstore, sum)));
            self.edits.before.at(node).extend(probe);
        }
        Ok(())
    }

    fn edges(&mut self, channel: &Channel) -> Result<(), PoolError> {
        for (edge, &added) in self.plan.edges.iter().zip(&channel.potentials.added) {
            let ends = matches!((edge.to, edge.place), (0, Place::Before(_)));
            if added == 0 && !ends {
                continue;
            }
            let mut probe = Vec::new();
            if ends {
                let amount = Amount { sum: true, constant: added, ..Amount::default() };
                self.hand_over(channel, amount, &mut probe)?;
            } else {
                self.add(channel, added, &mut probe)?;
            }
            let at = match edge.place {
                Place::Entry => &mut self.edits.entry,
                Place::Before(node) => self.edits.before.at(node),
                Place::After(node) => self.edits.after.at(node),
                Place::Split(node, successor) => self.edits.split.at((node, successor)),
                Place::Nowhere => continue,
            };
            at.extend(probe);
        }
        Ok(())
    }

    fn positions(&mut self, channel: &Channel, throwers: &[u32]) -> Result<(), PoolError> {
        let Some(local) = channel.position else { return Ok(()) };
        for block in &channel.positions {
            let mut previous: Option<i64> = None;
            for &(node, position) in block.iter().filter(|(n, _)| throwers.binary_search(n).is_ok()) {
                let at = self.edits.before.at(node);
                match previous.map(|before| i16::try_from(position - before)) {
                    Some(Ok(0)) => {}
                    Some(Ok(by)) => at.push(Insn::Iinc { index: local, by, wide: false }),
                    Some(Err(_)) | None => {
                        self.probes.push(position as i32, at)?;
                        at.push(Insn::local(LocalOp::Istore, local));
                    }
                }
                previous = Some(position);
            }
        }
        Ok(())
    }

    /// Handlers of the method go on from the potential of their blocks.
    fn handlers(&mut self, channel: &Channel, cfg: &Cfg) -> Result<(), PoolError> {
        let Some(sum) = channel.sum else { return Ok(()) };
        let labels = self.code.label_positions();
        let mut done = Vec::new();
        for handler in &self.code.handlers {
            let node = labels.get(handler.handler.0 as usize).copied().flatten();
            let first = node.and_then(|n| cfg.block_at(n as u32)).map(|b| cfg.blocks[b].first);
            let block = first.and_then(|first| self.plan.blocks.iter().position(|b| b.0 == first));
            let Some(block) = block.filter(|_| !done.contains(&handler.handler)) else { continue };
            done.push(handler.handler);
            let mut probe = vec![Insn::local(LocalOp::Lload, sum)];
            if let Some(position) = channel.position {
                probe.push(Insn::local(LocalOp::Iload, position));
                probe.extend([SimpleOp::I2l, SimpleOp::Ladd].map(Insn::Simple));
            }
            let potential = channel.potentials.of[block + 1];
            if potential != 0 {
                self.push_long(-potential, &mut probe)?;
                probe.push(Insn::Simple(SimpleOp::Ladd));
            }
            probe.push(Insn::local(LocalOp::Lstore, sum));
            self.edits.caught.entry(handler.handler).or_default().extend(probe);
        }
        Ok(())
    }
}
