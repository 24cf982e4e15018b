//! One method: what it adds up, where, and how it hands it over.
//!
//! Two locals: the sum (a `long`) and the position, the true count at the last instruction that could throw less the
//! sum at that time. The position is set before each such instruction, mostly by an `iinc`, and read by handlers
//! only, so the JIT compiler drops it from the normal way. A handler adds it to the sum and goes on from its own
//! block's potential; a last handler around everything hands over and throws on.

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node, VType};
use mantis_classfile::constant::PoolError;
use mantis_classfile::descriptor;
use mantis_classfile::error::CodeError;
use mantis_classfile::insn::Insn;
use mantis_classfile::opcode::{FieldOp, InvokeOp, LocalOp, SimpleOp};
use mantis_ir::cfg::Cfg;

use super::action::{Hook, Locals};
use super::thread::{BYTECODES, THREAD};
use crate::construct::Construction;
use crate::method::MethodError;
use crate::plan::{Place, Plan};
use crate::potential::Potentials;
use crate::probe::Probes;
use crate::sites::Context;
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
    hook: Option<&Hook>,
) -> Result<(), MethodError> {
    let method = &class.methods[index];
    let cfg = Cfg::build(code)?;
    let context = Context::new(class, code, method.is_static());
    let construction = Construction::of(class, method, code);
    let may_throw = |n: u32| context.may_throw(n as usize);
    let uncovered: Vec<u32> = construction.calls.iter().copied().filter(|&n| may_throw(n)).collect();
    let plan = Plan::new(code, &cfg, &uncovered);
    let potentials = plan.potentials(|block| insns(code, block).count() as i64);
    let mut all: Vec<u32> = plan.blocks.iter().flat_map(|&b| insns(code, b)).collect();
    all.sort_unstable();
    let throwers: Vec<u32> = all.iter().copied().filter(|&n| may_throw(n)).collect();
    let positions = detail == Detail::Exact && !throwers.is_empty();
    let sums = needs_sum(&plan, &potentials, &uncovered) || calls_profiler(class, code, &plan);
    let locals = Layout::new(code.max_locals, sums, positions, hook)?;
    let mut writer = Writer {
        class,
        code,
        plan: &plan,
        potentials: &potentials,
        probes: Probes { pool: &mut out.pool, thread: None },
        locals,
        hook,
        edits: Edits::default(),
    };
    writer.write(&cfg, &throwers, &uncovered)?;
    let Writer { edits, locals, .. } = writer;
    let shape = Shape {
        locals: code.max_locals,
        added: locals.types(),
        frames: class.major >= 50,
        construction: &construction,
        // Actions end by exceptions from anywhere in the method.
        throwers: if hook.is_some() { &all } else { &throwers },
    };
    let mut woven = weave(code.clone(), &shape, edits).code;
    if let Some(hook) = hook {
        hook.enter(out, &mut woven, locals.action, class.major >= 50)?;
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

/// Whether something is added before the end. Where nothing is, the end hands over a constant.
fn needs_sum(plan: &Plan, potentials: &Potentials, uncovered: &[u32]) -> bool {
    let early = plan.edges.iter().zip(&potentials.added).any(|(e, &added)| e.to != 0 && added != 0);
    early || !plan.handlers.is_empty() || !uncovered.is_empty()
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

/// The new locals.
#[derive(Copy, Clone)]
struct Layout {
    sum: Option<u16>,
    position: Option<u16>,
    action: Locals,
}

impl Layout {
    fn new(free: u16, sums: bool, positions: bool, hook: Option<&Hook>) -> Result<Layout, MethodError> {
        let sum = sums.then_some(free);
        let after_sum = free.saturating_add(2 * u16::from(sums));
        let position = positions.then_some(after_sum);
        let token = after_sum.saturating_add(u16::from(positions));
        let parameters = token.saturating_add(u16::from(hook.is_some()));
        let count = hook.map_or(0, |h| h.parameters.len() as u16);
        if parameters > u16::MAX - 2 * count - 2 {
            return Err(MethodError::Locals);
        }
        Ok(Layout { sum, position, action: Locals { free, token, parameters } })
    }

    /// Their types, where they live throughout.
    fn types(&self) -> Vec<VType> {
        let mut types = Vec::new();
        types.extend(self.sum.map(|_| VType::Long));
        types.extend(self.position.map(|_| VType::Int));
        // The token follows; without an action nobody asks for its place.
        types.extend((self.action.token != self.action.parameters).then_some(VType::Int));
        types
    }
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
    potentials: &'a Potentials,
    probes: Probes<'a>,
    locals: Layout,
    hook: Option<&'a Hook>,
    edits: Edits,
}

impl Writer<'_> {
    fn write(&mut self, cfg: &Cfg, throwers: &[u32], uncovered: &[u32]) -> Result<(), MethodError> {
        self.prologue()?;
        self.before_profiler()?;
        self.before_construction(uncovered)?;
        self.edges()?;
        self.positions(throwers)?;
        self.handlers(cfg)?;
        if !throwers.is_empty() || self.hook.is_some() {
            let mut probe = Vec::new();
            if self.locals.sum.is_some() || self.locals.position.is_some() {
                self.hand_over(Amount { sum: true, position: true, constant: 0 }, &mut probe)?;
            }
            self.leave("mantis$failed", &mut probe)?;
            self.edits.uncaught = Some(probe);
        }
        Ok(())
    }

    fn prologue(&mut self) -> Result<(), PoolError> {
        let mut prologue = Vec::new();
        if let Some(sum) = self.locals.sum {
            prologue.extend([Insn::Simple(SimpleOp::Lconst0), Insn::local(LocalOp::Lstore, sum)]);
        }
        if let Some(position) = self.locals.position {
            self.probes.push(0, &mut prologue)?;
            prologue.push(Insn::local(LocalOp::Istore, position));
        }
        self.edits.prologue = prologue;
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
    fn add(&mut self, amount: i64, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        let Some(sum) = self.locals.sum.filter(|_| amount != 0) else { return Ok(()) };
        out.push(Insn::local(LocalOp::Lload, sum));
        self.push_long(amount, out)?;
        out.extend([Insn::Simple(SimpleOp::Ladd), Insn::local(LocalOp::Lstore, sum)]);
        Ok(())
    }

    /// Adds to the thread's field.
    fn hand_over(&mut self, amount: Amount, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        let current = self.probes.pool.method_ref(THREAD, "currentThread", "()Ljava/lang/Thread;")?;
        let field = self.probes.pool.field_ref(THREAD, BYTECODES, "J")?;
        out.push(Insn::Invoke { op: InvokeOp::Static, index: current });
        out.push(Insn::Simple(SimpleOp::Dup));
        out.push(Insn::Field { op: FieldOp::Getfield, index: field });
        if let Some(sum) = self.locals.sum.filter(|_| amount.sum) {
            out.extend([Insn::local(LocalOp::Lload, sum), Insn::Simple(SimpleOp::Ladd)]);
        }
        if let Some(position) = self.locals.position.filter(|_| amount.position) {
            out.push(Insn::local(LocalOp::Iload, position));
            out.extend([SimpleOp::I2l, SimpleOp::Ladd].map(Insn::Simple));
        }
        if amount.constant != 0 {
            self.push_long(amount.constant, out)?;
            out.push(Insn::Simple(SimpleOp::Ladd));
        }
        out.push(Insn::Field { op: FieldOp::Putfield, index: field });
        Ok(())
    }

    /// Tells the measuring classes that an action ends.
    fn leave(&mut self, how: &str, out: &mut Vec<Insn>) -> Result<(), PoolError> {
        if self.hook.is_some() {
            let index = self.probes.pool.method_ref(THREAD, how, "(I)V")?;
            out.push(Insn::local(LocalOp::Iload, self.locals.action.token));
            out.push(Insn::Invoke { op: InvokeOp::Static, index });
        }
        Ok(())
    }

    /// The true count behind each instruction of a block, less the sum at that time.
    fn positions_of(&self, block: usize) -> impl Iterator<Item = (u32, i64)> + use<'_> {
        let potential = self.potentials.of[block + 1];
        insns(self.code, self.plan.blocks[block]).zip(1..).map(move |(node, n)| (node, potential + n))
    }

    /// Hands over what is known before a call that reads this thread's count, as if the call had been executed.
    fn before_profiler(&mut self) -> Result<(), PoolError> {
        for block in 0..self.plan.blocks.len() {
            let calls: Vec<(u32, i64)> =
                self.positions_of(block).filter(|&(n, _)| profiler_call(self.class, self.code, n)).collect();
            for (node, position) in calls {
                let mut probe = Vec::new();
                self.hand_over(Amount { sum: true, constant: position, ..Amount::default() }, &mut probe)?;
                self.push_long(-position, &mut probe)?;
                probe.extend(self.locals.sum.map(|sum| Insn::local(LocalOp::Lstore, sum)));
                self.edits.before.entry(node).or_default().extend(probe);
            }
        }
        Ok(())
    }

    /// Before a call that initialises `this` and may throw, where no handler can be: the way out of it by an exception is in
    /// the tree, so the sum is exact there and is handed over at once.
    fn before_construction(&mut self, uncovered: &[u32]) -> Result<(), PoolError> {
        for &node in uncovered {
            let mut probe = Vec::new();
            self.hand_over(Amount { sum: true, ..Amount::default() }, &mut probe)?;
            probe.push(Insn::Simple(SimpleOp::Lconst0));
            probe.extend(self.locals.sum.map(|sum| Insn::local(LocalOp::Lstore, sum)));
            self.edits.before.entry(node).or_default().extend(probe);
        }
        Ok(())
    }

    fn edges(&mut self) -> Result<(), PoolError> {
        for (edge, &added) in self.plan.edges.iter().zip(&self.potentials.added) {
            let ends = matches!((edge.to, edge.place), (0, Place::Before(_)));
            if added == 0 && !ends {
                continue;
            }
            let mut probe = Vec::new();
            if ends {
                self.hand_over(Amount { sum: true, constant: added, ..Amount::default() }, &mut probe)?;
                self.leave("mantis$left", &mut probe)?;
            } else {
                self.add(added, &mut probe)?;
            }
            let at = match edge.place {
                Place::Entry => &mut self.edits.entry,
                Place::Before(node) => self.edits.before.entry(node).or_default(),
                Place::After(node) => self.edits.after.entry(node).or_default(),
                Place::Split(node, successor) => self.edits.split.entry((node, successor)).or_default(),
                Place::Nowhere => continue,
            };
            at.extend(probe);
        }
        Ok(())
    }

    fn positions(&mut self, throwers: &[u32]) -> Result<(), PoolError> {
        let Some(local) = self.locals.position else { return Ok(()) };
        for block in 0..self.plan.blocks.len() {
            let of_block: Vec<(u32, i64)> =
                self.positions_of(block).filter(|(n, _)| throwers.contains_sorted(*n)).collect();
            let mut previous = None;
            for (node, position) in of_block {
                let at = self.edits.before.entry(node).or_default();
                match previous {
                    Some(before) => {
                        at.push(Insn::Iinc { index: local, by: (position - before) as i16, wide: false });
                    }
                    None => {
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
    fn handlers(&mut self, cfg: &Cfg) -> Result<(), PoolError> {
        let Some(sum) = self.locals.sum else { return Ok(()) };
        let labels = self.code.label_positions();
        for handler in &self.code.handlers {
            let node = labels.get(handler.handler.0 as usize).copied().flatten();
            let first = node.and_then(|n| cfg.block_at(n as u32)).map(|b| cfg.blocks[b].first);
            let block = first.and_then(|first| self.plan.blocks.iter().position(|b| b.0 == first));
            let Some(block) = block.filter(|_| !self.edits.caught.contains_key(&handler.handler)) else {
                continue;
            };
            let mut probe = Vec::new();
            if let Some(position) = self.locals.position {
                probe.push(Insn::local(LocalOp::Lload, sum));
                probe.push(Insn::local(LocalOp::Iload, position));
                probe.extend([SimpleOp::I2l, SimpleOp::Ladd].map(Insn::Simple));
                probe.push(Insn::local(LocalOp::Lstore, sum));
            }
            self.add(-self.potentials.of[block + 1], &mut probe)?;
            self.edits.caught.insert(handler.handler, probe);
        }
        Ok(())
    }
}

/// Membership in an ascending list.
trait Sorted {
    fn contains_sorted(&self, node: u32) -> bool;
}

impl Sorted for [u32] {
    fn contains_sorted(&self, node: u32) -> bool {
        self.binary_search(&node).is_ok()
    }
}
