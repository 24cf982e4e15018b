//! Puts probes into a method's code: instructions before and after others, new blocks on jumps and before
//! handlers, a handler around everything; stack maps follow.

use std::collections::BTreeMap;
use std::iter::Peekable;
use std::ops::Range;

use mantis_classfile::code::{Code, Frame, FrameForm, Handler, Node, VType};
use mantis_classfile::constant::Cp;
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::opcode::SimpleOp;
use rustc_hash::FxHashMap;

use crate::construct::Construction;

/// Runs of instructions by place, all in one buffer.
pub struct Runs<K> {
    insns: Vec<Insn>,
    /// Where each run begins; it ends where the next does.
    starts: Vec<(K, usize)>,
}

impl<K> Default for Runs<K> {
    fn default() -> Self {
        Runs { insns: Vec::new(), starts: Vec::new() }
    }
}

impl<K: Copy + Ord> Runs<K> {
    /// With room for so many runs and instructions.
    pub fn with_capacity(runs: usize, insns: usize) -> Self {
        Runs { insns: Vec::with_capacity(insns), starts: Vec::with_capacity(runs) }
    }

    /// Begins a run at a place, behind what is there already: what is pushed until the next call.
    pub fn at(&mut self, place: K) -> &mut Vec<Insn> {
        self.starts.push((place, self.insns.len()));
        &mut self.insns
    }

    /// The runs, by place in ascending order.
    fn in_order(&self) -> Vec<(K, Range<usize>)> {
        let ends = self.starts.iter().skip(1).map(|s| s.1).chain([self.insns.len()]);
        let mut runs: Vec<_> =
            self.starts.iter().zip(ends).map(|(&(place, start), end)| (place, start..end)).collect();
        runs.sort_by_key(|run| run.0);
        runs
    }
}

/// Runs that are taken in the order of their places.
struct Taken<'a, K> {
    insns: &'a [Insn],
    runs: Peekable<std::vec::IntoIter<(K, Range<usize>)>>,
}

impl<'a, K: Copy + Ord> Taken<'a, K> {
    fn new(runs: &'a Runs<K>) -> Self {
        Taken { insns: &runs.insns, runs: runs.in_order().into_iter().peekable() }
    }

    /// Part of what is at a place, until there is no more.
    fn next_at(&mut self, place: K) -> Option<&'a [Insn]> {
        self.runs.next_if(|run| run.0 == place).map(|run| &self.insns[run.1])
    }
}

/// Edits of one method, collected by node of the unmodified code and applied at once.
#[derive(Default)]
pub struct Edits {
    /// Instructions at the beginning, outside the handler around everything: they give the new locals their
    /// values.
    pub prologue: Vec<Insn>,
    /// Instructions at the beginning, inside that handler.
    pub entry: Vec<Insn>,
    /// Instructions directly before a node.
    pub before: Runs<u32>,
    /// Instructions directly after a node.
    pub after: Runs<u32>,
    /// What stands in place of a node.
    pub replaced: FxHashMap<u32, Insn>,
    /// Probes on jumps, by node and number of the successor.
    pub split: Runs<(u32, u32)>,
    /// Probes at the entry of handlers, by the handler's label.
    pub caught: BTreeMap<Label, Vec<Insn>>,
    /// Probe of the handler around everything, if there is to be one; it throws the exception on.
    pub uncaught: Option<Vec<Insn>>,
}

/// The new locals and the facts about the method that the stack maps need.
pub struct Shape<'a> {
    /// Number of locals of the unmodified code.
    pub locals: u16,
    /// Types of the new ones that live throughout.
    pub added: Vec<VType>,
    /// Whether the class has stack maps.
    pub frames: bool,
    /// Where `this` becomes initialised.
    pub construction: &'a Construction,
    /// Instructions that may throw, ascending: code without any needs no handler.
    pub throwers: &'a [u32],
}

/// Instrumented code, and for each node of it the node of the unmodified code that it is.
pub struct Woven {
    /// The code. Its `max_stack` and `max_locals` are still those of the unmodified code.
    pub code: Code,
    /// By index into its nodes.
    pub origin: Vec<Option<u32>>,
}

/// A run of code where `this` is either uninitialised throughout or not at all.
struct Segment {
    start: Label,
    end: Label,
    uninit: bool,
    /// Whether anything in it may throw.
    throws: bool,
}

struct Weaver<'a> {
    shape: &'a Shape<'a>,
    code: Code,
    nodes: Vec<Node>,
    origin: Vec<Option<u32>>,
    tail: Vec<Node>,
}

/// Applies the edits.
pub fn weave(mut code: Code, shape: &Shape<'_>, mut edits: Edits) -> Woven {
    if shape.frames {
        code.frames.values_mut().for_each(|frame| extend(frame, shape));
    }
    let original = std::mem::take(&mut code.nodes);
    let size = original.len() + edits.prologue.len() + edits.entry.len();
    let size = size + edits.before.insns.len() + edits.after.insns.len() + 2 * edits.split.insns.len() + 16;
    let (nodes, origin) = (Vec::with_capacity(size), Vec::with_capacity(size));
    let mut weaver = Weaver { shape, code, nodes, origin, tail: Vec::new() };
    let retarget = weaver.split_jumps(&original, &edits.split);
    weaver.enter_handlers(std::mem::take(&mut edits.caught));
    weaver.push_all(&edits.prologue);
    let start = weaver.place_label();
    weaver.push_all(&edits.entry);
    let mut segments = weaver.segments(start);
    let (mut before, mut after) = (Taken::new(&edits.before), Taken::new(&edits.after));
    let mut retarget = retarget.into_iter().peekable();
    for (index, node) in original.into_iter().enumerate() {
        let index = index as u32;
        while let Some(insns) = before.next_at(index) {
            weaver.push_all(insns);
        }
        let change = segments.before.remove(&index);
        weaver.border(&mut segments, change);
        if let Some(open) = &mut segments.open {
            open.throws = open.throws || shape.throwers.binary_search(&index).is_ok();
        }
        weaver.push_node(index, node, edits.replaced.remove(&index), &mut retarget);
        let change = segments.after.remove(&index);
        weaver.border(&mut segments, change);
        while let Some(insns) = after.next_at(index) {
            weaver.push_all(insns);
        }
    }
    let end = weaver.place_label();
    if let Some(probe) = edits.uncaught {
        segments.close(end);
        weaver.catch_all(segments.found, &probe);
    }
    let tail = std::mem::take(&mut weaver.tail);
    tail.into_iter().for_each(|node| weaver.push(node, None));
    let Weaver { mut code, nodes, origin, .. } = weaver;
    code.nodes = nodes;
    Woven { code, origin }
}

/// New targets of jumps, by node and number of the successor, ascending.
type Retarget = Peekable<std::vec::IntoIter<((u32, u32), Label)>>;

/// The runs found so far, while the code is being copied.
#[derive(Default)]
struct Segments {
    /// Nodes before or after which a run ends; the next one, if there is one, has `this` uninitialised or
    /// not.
    before: FxHashMap<u32, Option<bool>>,
    after: FxHashMap<u32, Option<bool>>,
    /// The run that is being copied; its end is not known yet.
    open: Option<Segment>,
    found: Vec<Segment>,
}

impl Segments {
    fn begin(&mut self, start: Label, uninit: bool) {
        self.open = Some(Segment { start, end: start, uninit, throws: false });
    }

    fn close(&mut self, end: Label) {
        self.found.extend(self.open.take().map(|segment| Segment { end, ..segment }));
    }
}

impl Weaver<'_> {
    fn push(&mut self, node: Node, origin: Option<u32>) {
        self.nodes.push(node);
        self.origin.push(origin);
    }

    fn push_all(&mut self, insns: &[Insn]) {
        insns.iter().for_each(|insn| self.push(Node::Insn(insn.clone()), None));
    }

    fn place_label(&mut self) -> Label {
        let label = self.code.new_label();
        self.push(Node::Label(label), None);
        label
    }

    fn push_node(&mut self, index: u32, mut node: Node, replacement: Option<Insn>, retarget: &mut Retarget) {
        if let Node::Insn(insn) = &mut node {
            let mut successor = 0;
            insn.map_targets(|label| {
                successor += 1;
                retarget.next_if(|r| r.0 == (index, successor - 1)).map_or(label, |r| r.1)
            });
            if let Some(replacement) = replacement {
                *insn = replacement;
            }
        }
        self.push(node, Some(index));
    }

    /// Makes the blocks on jumps; gives the label that each successor is to lead to instead.
    fn split_jumps(&mut self, nodes: &[Node], split: &Runs<(u32, u32)>) -> Vec<((u32, u32), Label)> {
        let mut retarget = Vec::new();
        let mut runs = Taken::new(split);
        while let Some(&((node, successor), _)) = runs.runs.peek() {
            let mut targets = Vec::new();
            if let Some(Node::Insn(insn)) = nodes.get(node as usize) {
                insn.for_each_target(|label| targets.push(label));
            }
            let target = targets.get(successor as usize);
            let mut probe = Vec::new();
            while let Some(insns) = runs.next_at((node, successor)) {
                probe.extend_from_slice(insns);
            }
            if let Some(&target) = target {
                retarget.push(((node, successor), self.detour(target, probe)));
            }
        }
        retarget
    }

    /// Leads exceptions to handlers through their probes.
    fn enter_handlers(&mut self, caught: BTreeMap<Label, Vec<Insn>>) {
        for (label, probe) in caught {
            let detour = self.detour(label, probe);
            for handler in self.code.handlers.iter_mut().filter(|h| h.handler == label) {
                handler.handler = detour;
            }
        }
    }

    /// A block at the end of the code that runs a probe and goes on to `target`.
    fn detour(&mut self, target: Label, probe: Vec<Insn>) -> Label {
        let label = self.code.new_label();
        if let Some(frame) = self.code.frames.get(&target).cloned() {
            self.code.frames.insert(label, frame);
        }
        self.tail.push(Node::Label(label));
        self.tail.extend(probe.into_iter().chain([Insn::goto(target)]).map(Node::Insn));
        label
    }

    /// Handlers over all of the segments that run the probe and throw on.
    fn catch_all(&mut self, segments: Vec<Segment>, probe: &[Insn]) {
        for uninit in [true, false] {
            let ranges: Vec<&Segment> = segments.iter().filter(|s| s.throws && s.uninit == uninit).collect();
            if ranges.is_empty() {
                continue;
            }
            let label = self.code.new_label();
            self.code.handlers.extend(ranges.iter().map(|s| Handler {
                start: s.start,
                end: s.end,
                handler: label,
                catch_type: Cp::NONE,
            }));
            if self.shape.frames {
                let locals = if uninit { vec![VType::UninitThis] } else { Vec::new() };
                let stack = vec![VType::Object("java/lang/Throwable".into())];
                let mut frame = Frame { locals, stack, form: FrameForm::Shortest };
                extend(&mut frame, self.shape);
                self.code.frames.insert(label, frame);
            }
            self.tail.push(Node::Label(label));
            self.tail.extend(probe.iter().cloned().map(Node::Insn));
            self.tail.push(Node::Insn(Insn::Simple(SimpleOp::Athrow)));
        }
    }

    /// The runs of code that handlers may cover. A call that initialises `this` is in none.
    fn segments(&mut self, start: Label) -> Segments {
        let construction = self.shape.construction;
        let mut segments = Segments::default();
        segments.begin(start, construction.constructor);
        for &call in &construction.calls {
            segments.before.insert(call, None);
            segments.after.insert(call, Some(false));
        }
        for &(label, uninit) in &construction.flips {
            segments.after.insert(label, Some(uninit));
        }
        segments
    }

    /// Ends the current run of code, if the edits so say, and begins the next.
    fn border(&mut self, segments: &mut Segments, change: Option<Option<bool>>) {
        let Some(next) = change else { return };
        let label = self.place_label();
        segments.close(label);
        if let Some(uninit) = next {
            segments.begin(label, uninit);
        }
    }
}

/// Appends the new locals to a frame.
fn extend(frame: &mut Frame, shape: &Shape<'_>) {
    if shape.added.is_empty() {
        return;
    }
    let words: usize =
        frame.locals.iter().map(|t| if matches!(t, VType::Long | VType::Double) { 2 } else { 1 }).sum();
    let padding = usize::from(shape.locals).saturating_sub(words);
    frame.locals.extend(std::iter::repeat_n(VType::Top, padding));
    frame.locals.extend(shape.added.iter().cloned());
    frame.form = FrameForm::Shortest;
}
