//! From counters to the exact number of executions of every instruction.
//!
//! Each method's edge counts are solved by [`crate::flow`]. A block is entered as often as its incoming edges
//! and caught exceptions say; an instruction of it is executed as often, less once for each throw of an
//! instruction before it. A call that `System.exit` left unfinished ([`crate::exit`]), or that another thread
//! was in at the end ([`crate::running`]), counts like a throw that nobody caught.

use mantis_classfile::names::{MethodRef, Name};
use mantis_feature::EdgeRef;
use rustc_hash::FxHashMap;

use crate::dump::Raw;
use crate::exit;
use crate::flow::{FlowEdge, FlowGraph};
use crate::instrumenter::Diagnostic;
use crate::layout::{Exceptions, Layout, MethodLayout, SumSource};
use crate::plan::THROWN;
use crate::running;

/// A sum of stored values.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Sum {
    /// Of integers; wraps like Java's `long`.
    Integer(i64),
    /// Of floating-point numbers, added up in the order of execution.
    Float(f64),
}

impl Sum {
    /// The sum as a floating-point number.
    pub fn as_f64(self) -> f64 {
        match self {
            Sum::Integer(v) => v as f64,
            Sum::Float(v) => v,
        }
    }
}

/// What one method did in a run. Positions are node indices of the unmodified code.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MethodProfile {
    /// Whether anything is known; if not, all else is empty or zero.
    pub counted: bool,
    /// How often the method was entered.
    pub entries: u64,
    /// How often each node was executed; labels never are. An instruction that threw was executed.
    pub executed: Vec<u64>,
    /// How often each instruction that threw did so, or was a call still running when the program exited.
    pub thrown: Vec<(u32, u64)>,
    /// How many null pointers and bad casts were caught or left the method, if that is known.
    pub told: Option<u64>,
    /// How often each edge between blocks was taken, returns included, by edge.
    pub edges: Vec<(EdgeRef, u64)>,
    /// Exceptions caught: first node of the handler, and how many.
    pub caught: Vec<(u32, u64)>,
    /// Stores to primitive variables: node, number of values stored, their sum. `None` if sums were not
    /// measured.
    pub stores: Vec<(u32, u64, Option<Sum>)>,
    /// Logical bytes allocated by each allocating instruction.
    pub allocated: Vec<(u32, u64)>,
}

/// A method of the program that the JDK called.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Callback {
    /// What the JDK called.
    pub entered: MethodRef,
    /// The call of the JDK that was under way: the method with it and its node there in the unmodified code.
    /// `None` on a thread of the JDK.
    pub call: Option<(MethodRef, u32)>,
}

/// What a program did in a run.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    methods: Vec<(MethodRef, MethodProfile)>,
    by_name: FxHashMap<MethodRef, usize>,
    /// Opcodes of each method's nodes as in [`MethodLayout::opcodes`], in the order of `methods`.
    opcodes: Vec<String>,
    /// Logical bytes allocated besides those of [`MethodProfile::allocated`].
    pub other_bytes: u64,
    /// What reflection found: see [`Raw::reflected`].
    pub reflected: Vec<String>,
    /// From which calls of the JDK it called methods of the program, of those that were looked at.
    pub callbacks: Vec<Callback>,
    /// Methods that threads other than the first were in when the program ended.
    pub running: Vec<MethodRef>,
    /// Methods whose counts contradict themselves, because other threads wrote to the same counters or still
    /// ran at the end; what is impossible was set to zero.
    pub diagnostics: Vec<Diagnostic>,
}

impl MethodProfile {
    /// How often the edge was taken. An edge that is none between blocks is the way from an instruction to
    /// the next.
    pub fn edge(&self, edge: EdgeRef) -> u64 {
        match self.edges.binary_search_by_key(&edge, |e| e.0) {
            Ok(i) => self.edges[i].1,
            Err(_) if edge.successor == 0 => self.completed(edge.origin),
            Err(_) => 0,
        }
    }

    /// How often the instruction was executed and did not throw.
    pub fn completed(&self, node: u32) -> u64 {
        let executed = self.executed.get(node as usize).copied().unwrap_or(0);
        let thrown = self.thrown.binary_search_by_key(&node, |t| t.0).map_or(0, |i| self.thrown[i].1);
        executed.saturating_sub(thrown)
    }

    /// How many values the store at a node stored, and their sum.
    pub fn stored(&self, node: u32) -> Option<(u64, Option<Sum>)> {
        let i = self.stores.binary_search_by_key(&node, |s| s.0).ok()?;
        Some((self.stores[i].1, self.stores[i].2))
    }

    /// Logical bytes that the instruction at a node allocated.
    pub fn bytes(&self, node: u32) -> u64 {
        self.allocated.binary_search_by_key(&node, |site| site.0).map_or(0, |i| self.allocated[i].1)
    }
}

impl Profile {
    /// Solves a run's numbers. Numbers missing from `raw` are taken as zero.
    pub fn new(raw: &Raw, layout: &Layout) -> Profile {
        let (running, others): (Vec<&String>, Vec<&String>) =
            raw.reflected.iter().partition(|r| running::is_record(r));
        let running = running::find(running.into_iter().map(String::as_str), layout);
        let unfinished = Unfinished { by_exit: unfinished_calls(raw, layout), running: running.calls };
        let (called, reflected): (Vec<&String>, Vec<&String>) =
            others.into_iter().partition(|r| r.contains(ENTERED));
        let reflected = reflected.into_iter().cloned().collect();
        let callbacks = called.iter().filter_map(|text| callback(text, layout)).collect();
        let mut profile = Profile { other_bytes: raw.bytes, reflected, callbacks, ..Profile::default() };
        profile.running = running.methods;
        for (name, method) in layout.methods() {
            let (solved, consistent) = Solver { raw, layout: method }.solve(&name, &unfinished);
            if !consistent {
                profile.diagnostics.push(Diagnostic {
                    class: name.class.clone(),
                    method: Some(name.clone()),
                    message: "counts are inexact: other threads ran it at the same time or were still in it at the end".into(),
                });
            }
            profile.by_name.entry(name.clone()).or_insert(profile.methods.len());
            profile.methods.push((name, solved));
            profile.opcodes.push(method.opcodes.clone());
        }
        profile
    }

    /// All methods, in the order of the layout.
    pub fn methods(&self) -> impl ExactSizeIterator<Item = (&MethodRef, &MethodProfile)> {
        self.methods.iter().map(|(name, method)| (name, method))
    }

    /// One method.
    pub fn method(&self, name: &MethodRef) -> Option<&MethodProfile> {
        self.by_name.get(name).map(|&i| &self.methods[i].1)
    }

    /// Executions of every node of every method.
    pub fn counts(&self) -> FxHashMap<MethodRef, Vec<u64>> {
        self.methods().map(|(name, method)| (name.clone(), method.executed.clone())).collect()
    }

    /// Opcodes of the methods, in the order of [`Profile::methods`]: two hexadecimal digits a node.
    pub(crate) fn opcodes(&self) -> &[String] {
        &self.opcodes
    }
}

/// What marks a record of `mantis.rt.Called`.
const ENTERED: &str = "\tentered\t";

/// Such a record: a method, the byte offset of a call in its instrumented code, the method that was entered.
fn callback(text: &str, layout: &Layout) -> Option<Callback> {
    let fields: Vec<&str> = text.split('\t').collect();
    let [class, name, desc, offset, _, in_class, entered, with] = *fields else { return None };
    let offset = offset.parse().unwrap_or(u32::MAX);
    let method = |class: &str, name: &str, desc: &str| MethodRef {
        class: Name::from(class),
        name: Name::from(name),
        desc: Name::from(desc),
    };
    let call = || {
        let class = layout.classes.iter().find(|c| &*c.name == class)?;
        let inside = class.methods.iter().find(|m| *m.name == *name && *m.desc == *desc)?;
        let call = inside.offsets.iter().position(|&o| o == offset)?;
        Some((method(&class.name, name, desc), *inside.throwers.get(call)?))
    };
    Some(Callback { entered: method(in_class, entered, with), call: call() })
}

/// Keys of calls that were running at exit, and how many of each.
fn unfinished_calls(raw: &Raw, layout: &Layout) -> FxHashMap<i64, u64> {
    let Some(start) = layout.unfinished else { return FxHashMap::default() };
    let table = raw.integers.get(start as usize..).unwrap_or_default();
    let entries = table.as_chunks::<2>().0.iter().take(exit::ENTRIES as usize);
    entries.filter(|[key, _]| *key != 0).map(|&[key, count]| (key, count as u64)).collect()
}

/// Calls that never returned.
struct Unfinished {
    /// Of the thread that exited, by key.
    by_exit: FxHashMap<i64, u64>,
    /// Of others: node, and how many.
    running: FxHashMap<MethodRef, Vec<(u32, u64)>>,
}

struct Solver<'a> {
    raw: &'a Raw,
    layout: &'a MethodLayout,
}

impl Solver<'_> {
    fn counter(&self, slot: u32) -> u64 {
        self.raw.counters.get(slot as usize).copied().unwrap_or(0)
    }

    fn integer(&self, slot: u32) -> i64 {
        self.raw.integers.get(slot as usize).copied().unwrap_or(0)
    }

    /// The profile, and whether no count came out negative.
    fn solve(&self, name: &MethodRef, unfinished: &Unfinished) -> (MethodProfile, bool) {
        let layout = self.layout;
        let mut profile = MethodProfile {
            counted: layout.counted,
            executed: vec![0; layout.nodes()],
            ..MethodProfile::default()
        };
        if !layout.counted {
            return (profile, true);
        }
        profile.thrown = self.thrown(name, unfinished);
        let mut supply = vec![0i64; layout.blocks.len() + 1];
        for &(node, count) in &profile.thrown {
            if let Some(block) = layout.block_of(node) {
                supply[block + 1] = supply[block + 1].wrapping_sub(count as i64);
            }
        }
        for &(block, slot) in &layout.handlers {
            let count = self.counter(slot);
            if let Some(supply) = supply.get_mut(block as usize + 1) {
                *supply = supply.wrapping_add(count as i64);
            }
            if let Some(&(first, _)) = layout.blocks.get(block as usize) {
                profile.caught.push((first, count));
            }
        }
        let flow = self.flow(&supply);
        let mut consistent = flow.iter().all(|&f| f >= 0);
        self.fill_edges(&mut profile, &flow);
        profile.told = self.told(&profile.thrown, &flow);
        consistent &= self.fill_executed(&mut profile);
        self.fill_values(&mut profile);
        (profile, consistent)
    }

    /// How often each instruction threw or was left unfinished; those that never did are absent.
    fn thrown(&self, name: &MethodRef, unfinished: &Unfinished) -> Vec<(u32, u64)> {
        let key = exit::method_key(&name.class, &name.name, &name.desc);
        let by_exit = &unfinished.by_exit;
        let at_exit = |i: usize| match self.layout.offsets.get(i) {
            Some(&offset) if offset != u32::MAX && !by_exit.is_empty() => {
                by_exit.get(&exit::call_key(key, offset)).copied().unwrap_or(0)
            }
            _ => 0,
        };
        let slots = self.layout.throw_base..;
        let throwers = self.layout.throwers.iter().zip(slots).enumerate();
        let mut thrown: Vec<(u32, u64)> = throwers
            .map(|(i, (&node, slot))| (node, self.counter(slot) + at_exit(i)))
            .filter(|t| t.1 != 0)
            .collect();
        for &(node, threads) in unfinished.running.get(name).into_iter().flatten() {
            add_thrown(&mut thrown, node, threads);
        }
        thrown
    }

    /// How many exceptions told about code. Those that end a constructor before its object is made pass no
    /// handler.
    fn told(&self, thrown: &[(u32, u64)], flow: &[i64]) -> Option<u64> {
        let unseen = self.layout.edges.iter().zip(flow).any(|(e, &n)| e.successor == THROWN && n != 0);
        match self.layout.told {
            Some(slot) => (!unseen).then(|| self.counter(slot)),
            None => (thrown.is_empty() && self.layout.exceptions != Exceptions::Uncounted).then_some(0),
        }
    }

    fn flow(&self, supply: &[i64]) -> Vec<i64> {
        let edges = &self.layout.edges;
        let graph = FlowGraph {
            nodes: supply.len() as u32,
            edges: edges.iter().map(|e| FlowEdge { from: e.from, to: e.to, weight: 0 }).collect(),
        };
        let measured: Vec<_> = edges.iter().map(|e| e.slot.map(|slot| self.counter(slot))).collect();
        graph.solve(&measured, supply)
    }

    fn fill_edges(&self, profile: &mut MethodProfile, flow: &[i64]) {
        for (edge, &count) in self.layout.edges.iter().zip(flow) {
            let count = count.max(0) as u64;
            match (edge.from as usize).checked_sub(1).and_then(|b| self.layout.blocks.get(b)) {
                Some(&(_, last)) if edge.successor == THROWN => add_thrown(&mut profile.thrown, last, count),
                Some(&(_, last)) => {
                    let edge = EdgeRef { origin: last, successor: edge.successor };
                    profile.edges.push((edge, count));
                }
                None => profile.entries = count,
            }
        }
        profile.edges.sort_unstable_by_key(|e| e.0);
    }

    /// Executions of each node; tells whether none came out negative.
    fn fill_executed(&self, profile: &mut MethodProfile) -> bool {
        let layout = self.layout;
        let mut entered = vec![0u64; layout.blocks.len()];
        for edge in &layout.edges {
            let Some(to) = (edge.to as usize).checked_sub(1).filter(|&b| b < entered.len()) else { continue };
            let count = match (edge.from as usize).checked_sub(1).and_then(|b| layout.blocks.get(b)) {
                Some(&(_, last)) => {
                    let edge = EdgeRef { origin: last, successor: edge.successor };
                    let found = profile.edges.binary_search_by_key(&edge, |e| e.0);
                    found.map_or(0, |i| profile.edges[i].1)
                }
                None => profile.entries,
            };
            entered[to] = entered[to].wrapping_add(count);
        }
        for (&(block, _), &(_, count)) in layout.handlers.iter().zip(&profile.caught) {
            if let Some(entered) = entered.get_mut(block as usize) {
                *entered = entered.wrapping_add(count);
            }
        }
        let mut consistent = true;
        let mut thrown = profile.thrown.iter().copied().peekable();
        for (&(first, last), &count) in layout.blocks.iter().zip(&entered) {
            let mut here = count;
            for node in first..=last {
                if layout.opcode(node).is_some()
                    && let Some(executed) = profile.executed.get_mut(node as usize)
                {
                    *executed = here;
                }
                if let Some((_, count)) = thrown.next_if(|t| t.0 == node) {
                    consistent &= count <= here;
                    here = here.saturating_sub(count);
                }
            }
        }
        consistent
    }

    fn fill_values(&self, profile: &mut MethodProfile) {
        for store in &self.layout.stores {
            let count = profile.completed(store.node);
            let sum = match store.sum {
                SumSource::Integer(slot) => Some(Sum::Integer(self.integer(slot))),
                SumSource::Float(slot) => {
                    Some(Sum::Float(self.raw.floats.get(slot as usize).copied().unwrap_or(0.0)))
                }
                SumSource::Constant(value) => Some(Sum::Integer(value.wrapping_mul(count as i64))),
                SumSource::Unknown => None,
            };
            profile.stores.push((store.node, count, sum));
        }
        for &(node, size) in &self.layout.objects {
            profile.allocated.push((node, profile.completed(node).wrapping_mul(u64::from(size))));
        }
        let arrays = self.layout.arrays.iter().map(|&(node, slot)| (node, self.integer(slot) as u64));
        profile.allocated.extend(arrays);
        profile.allocated.sort_unstable();
    }
}

/// Adds exceptions of an instruction that no handler could count.
fn add_thrown(thrown: &mut Vec<(u32, u64)>, node: u32, count: u64) {
    match thrown.binary_search_by_key(&node, |t| t.0) {
        Ok(i) => thrown[i].1 = thrown[i].1.wrapping_add(count),
        Err(i) if count != 0 => thrown.insert(i, (node, count)),
        Err(_) => {}
    }
}

impl MethodLayout {
    /// The block that a node is in.
    pub fn block_of(&self, node: u32) -> Option<usize> {
        let i = self.blocks.partition_point(|&(first, _)| first <= node).checked_sub(1)?;
        (node <= self.blocks[i].1).then_some(i)
    }

    /// The class-independent name of the method.
    pub fn method_ref(&self, class: &Name) -> MethodRef {
        MethodRef { class: class.clone(), name: self.name.as_str().into(), desc: self.desc.as_str().into() }
    }
}
