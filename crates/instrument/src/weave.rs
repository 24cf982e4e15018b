//! Puts probes into a method's code: instructions before and after others, new blocks on jumps and before handlers, a
//! handler around everything; stack maps follow.

use std::collections::BTreeMap;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Frame, FrameForm, Handler, Node, VType};
use mantis_classfile::constant::Cp;
use mantis_classfile::insn::{Insn, Label};
use mantis_classfile::opcode::{InvokeOp, SimpleOp, TypeOp};
use rustc_hash::FxHashMap;

/// Edits of one method, collected by node of the unmodified code and applied at once.
#[derive(Default)]
pub struct Edits {
    /// Instructions at the beginning, outside the handler around everything: they give the new locals their values.
    pub prologue: Vec<Insn>,
    /// Instructions at the beginning, inside that handler.
    pub entry: Vec<Insn>,
    /// Instructions directly before a node.
    pub before: FxHashMap<u32, Vec<Insn>>,
    /// Instructions directly after a node.
    pub after: FxHashMap<u32, Vec<Insn>>,
    /// What stands in place of a node.
    pub replaced: FxHashMap<u32, Insn>,
    /// Probes on jumps, by node and number of the successor.
    pub split: BTreeMap<(u32, u32), Vec<Insn>>,
    /// Probes at the entry of handlers, by the handler's label.
    pub caught: BTreeMap<Label, Vec<Insn>>,
    /// Probe of the handler around everything, if there is to be one; it throws the exception on.
    pub uncaught: Option<Vec<Insn>>,
}

/// The new locals and the facts about the method that the stack maps need.
pub struct Shape {
    /// Number of locals of the unmodified code.
    pub locals: u16,
    /// Types of the new ones that live throughout.
    pub added: Vec<VType>,
    /// Whether the class has stack maps.
    pub frames: bool,
    /// Whether it is a constructor (of a class other than `Object`).
    pub constructor: bool,
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
}

struct Weaver<'a> {
    class: &'a ClassFile,
    shape: &'a Shape,
    code: Code,
    nodes: Vec<Node>,
    origin: Vec<Option<u32>>,
    tail: Vec<Node>,
}

/// Applies the edits.
pub fn weave(class: &ClassFile, mut code: Code, shape: &Shape, mut edits: Edits) -> Woven {
    if shape.frames {
        code.frames.values_mut().for_each(|frame| extend(frame, shape));
    }
    let original = std::mem::take(&mut code.nodes);
    let mut weaver = Weaver { class, shape, code, nodes: Vec::new(), origin: Vec::new(), tail: Vec::new() };
    let retarget = weaver.split_jumps(&original, std::mem::take(&mut edits.split));
    weaver.enter_handlers(std::mem::take(&mut edits.caught));
    weaver.push_all(edits.prologue);
    let start = weaver.place_label();
    weaver.push_all(edits.entry);
    let mut segments = weaver.segments(&original, start);
    for (index, node) in original.into_iter().enumerate() {
        let index = index as u32;
        weaver.push_all(edits.before.remove(&index).unwrap_or_default());
        weaver.push_node(index, node, edits.replaced.remove(&index), &retarget);
        weaver.push_all(edits.after.remove(&index).unwrap_or_default());
        if let Some(label) = segments.ends.remove(&index) {
            weaver.push(Node::Label(label), None);
        }
    }
    let end = weaver.place_label();
    if let Some(probe) = edits.uncaught {
        weaver.catch_all(segments.finish(end), &probe);
    }
    let tail = std::mem::take(&mut weaver.tail);
    tail.into_iter().for_each(|node| weaver.push(node, None));
    let Weaver { mut code, nodes, origin, .. } = weaver;
    code.nodes = nodes;
    Woven { code, origin }
}

/// Where runs of code end, while the code is being copied.
struct Segments {
    /// Label to place after a node.
    ends: FxHashMap<u32, Label>,
    found: Vec<(Label, bool)>,
}

impl Segments {
    fn finish(self, end: Label) -> Vec<Segment> {
        let ends = self.found.iter().skip(1).map(|s| s.0).chain([end]);
        self.found.iter().zip(ends).map(|(&(start, uninit), end)| Segment { start, end, uninit }).collect()
    }
}

impl Weaver<'_> {
    fn push(&mut self, node: Node, origin: Option<u32>) {
        self.nodes.push(node);
        self.origin.push(origin);
    }

    fn push_all(&mut self, insns: Vec<Insn>) {
        insns.into_iter().for_each(|insn| self.push(Node::Insn(insn), None));
    }

    fn place_label(&mut self) -> Label {
        let label = self.code.new_label();
        self.push(Node::Label(label), None);
        label
    }

    fn push_node(
        &mut self,
        index: u32,
        mut node: Node,
        replacement: Option<Insn>,
        retarget: &BTreeMap<(u32, u32), Label>,
    ) {
        if let Node::Insn(insn) = &mut node {
            let mut successor = 0;
            insn.map_targets(|label| {
                successor += 1;
                retarget.get(&(index, successor - 1)).copied().unwrap_or(label)
            });
            if let Some(replacement) = replacement {
                *insn = replacement;
            }
        }
        self.push(node, Some(index));
    }

    /// Makes the blocks on jumps; gives the label that each successor is to lead to instead.
    fn split_jumps(
        &mut self,
        nodes: &[Node],
        split: BTreeMap<(u32, u32), Vec<Insn>>,
    ) -> BTreeMap<(u32, u32), Label> {
        let mut retarget = BTreeMap::new();
        for ((node, successor), probe) in split {
            let mut targets = Vec::new();
            if let Some(Node::Insn(insn)) = nodes.get(node as usize) {
                insn.for_each_target(|label| targets.push(label));
            }
            if let Some(&target) = targets.get(successor as usize) {
                retarget.insert((node, successor), self.detour(target, probe));
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
            let ranges: Vec<&Segment> = segments.iter().filter(|s| s.uninit == uninit).collect();
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

    /// Finds where `this` becomes initialised. Code is followed in its order: a stack map says what holds at its
    /// label; in between, calls of constructors pair with `new` like brackets, and the unpaired one is `super(...)` or `this(...)`.
    fn segments(&mut self, nodes: &[Node], start: Label) -> Segments {
        let mut uninit = self.shape.constructor;
        let mut segments = Segments { ends: FxHashMap::default(), found: vec![(start, uninit)] };
        if !uninit {
            return segments;
        }
        let mut pending = 0usize;
        for (index, node) in nodes.iter().enumerate() {
            let was = uninit;
            match node {
                Node::Label(label) => {
                    if let Some(frame) = self.code.frames.get(label) {
                        uninit = frame.locals.first() == Some(&VType::UninitThis);
                        pending = pending_objects(frame);
                    }
                }
                Node::Insn(Insn::Type { op: TypeOp::New, .. }) => pending += 1,
                Node::Insn(Insn::Invoke { op: InvokeOp::Special, index }) => {
                    if self.class.pool.method(*index).is_some_and(|(m, _)| &*m.name == "<init>") {
                        uninit &= pending > 0;
                        pending = pending.saturating_sub(1);
                    }
                }
                Node::Insn(_) => {}
            }
            if uninit != was {
                let label = self.code.new_label();
                segments.ends.insert(index as u32, label);
                segments.found.push((label, uninit));
            }
        }
        segments
    }
}

/// How many objects a frame's stack and locals hold that wait for their constructor (`this` not counted).
fn pending_objects(frame: &Frame) -> usize {
    let mut labels: Vec<Label> = frame
        .stack
        .iter()
        .chain(&frame.locals)
        .filter_map(|t| match t {
            VType::Uninit(label) => Some(*label),
            _ => None,
        })
        .collect();
    labels.sort_unstable();
    labels.dedup();
    labels.len()
}

/// Appends the new locals to a frame.
fn extend(frame: &mut Frame, shape: &Shape) {
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
