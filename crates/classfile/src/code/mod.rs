//! A method's code as a list of labels and instructions.
//!
//! Jumps, switches, exception ranges, frames, line and variable tables and type annotations all name
//! [`Label`]s, and labels stand in the list. So inserting instructions is inserting nodes: everything
//! follows.
//!
//! **Identity.** The index of a node in the list of the freshly decoded, unmodified method is how all crates
//! name that instruction. Decoding is deterministic: labels stand exactly where the class file refers to, one
//! a place, numbered in the order of the code.

mod attributes;
mod decode;
mod encode;
mod frame_table;
mod stack;

use std::collections::BTreeMap;

use crate::bytes::Bytes;
use crate::class::{Attribute, ClassFile, Member};
use crate::constant::{ConstantPool, Cp};
use crate::error::CodeError;
use crate::insn::{Insn, Label};
use crate::names::Name;
use crate::opcode::TypeOp;

/// An element of the code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// A place that something refers to. It means the next instruction, or the end of the code.
    Label(Label),
    /// An instruction.
    Insn(Insn),
}

/// An entry of the exception table; earlier entries win.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Handler {
    /// First instruction covered.
    pub start: Label,
    /// First instruction no longer covered.
    pub end: Label,
    /// Where the exception goes.
    pub handler: Label,
    /// The class caught; [`Cp::NONE`] catches everything.
    pub catch_type: Cp,
}

/// The verifier's type of a local or stack entry (JVMS 4.7.4). A long or double is one entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum VType {
    Top,
    Int,
    Float,
    Double,
    Long,
    Null,
    UninitThis,
    /// An object of this class (internal name) or array type (descriptor).
    Object(Name),
    /// Made by the first `new` at or after the label, not yet initialised.
    Uninit(Label),
}

/// Types of locals and stack at a label, in full. (The file stores differences; the encoder makes those.)
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Frame {
    /// Types of the locals from index 0; a long or double is one entry that stands for two locals.
    pub locals: Vec<VType>,
    /// Types of the stack entries, deepest first.
    pub stack: Vec<VType>,
    /// A longer form than necessary in which the original was encoded.
    pub form: FrameForm,
}

/// Forms of a frame that a compiler need not have chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Default)]
pub enum FrameForm {
    /// The shortest one.
    #[default]
    Shortest,
    /// `same_frame_extended` or `same_locals_1_stack_item_frame_extended` though the offset is small.
    Extended,
    /// `full_frame` though a difference would do.
    Full,
}

/// A line-number entry: `line` begins at `start`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LineNumber {
    /// First instruction of the line.
    pub start: Label,
    /// The line.
    pub line: u16,
}

/// An entry of `LocalVariableTable` or `LocalVariableTypeTable`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct LocalVariable {
    /// First instruction where the variable has a value.
    pub start: Label,
    /// First instruction where it no longer has.
    pub end: Label,
    /// Its name.
    pub name: Cp,
    /// Its descriptor or generic signature.
    pub desc: Cp,
    /// Its index.
    pub index: u16,
}

/// A type annotation within the code: its target, which follows the code, and its path and body verbatim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeAnnotation {
    /// Kind of target (JVMS table 4.7.20-B).
    pub kind: u8,
    /// What is annotated.
    pub target: AnnotationTarget,
    /// `type_path` and the annotation.
    pub body: Bytes,
}

/// What a type annotation within code is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnnotationTarget {
    /// Ranges of a local variable and its index there.
    Local(Vec<(Label, Label, u16)>),
    /// An entry of the exception table.
    Catch(u16),
    /// An instruction.
    Insn(Label),
    /// A type argument of an instruction.
    TypeArgument(Label, u8),
}

/// An attribute of the code, in the place where it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeAttribute {
    /// `LineNumberTable`
    Lines(Vec<LineNumber>),
    /// `LocalVariableTable`
    Locals(Vec<LocalVariable>),
    /// `LocalVariableTypeTable`
    LocalTypes(Vec<LocalVariable>),
    /// Where `StackMapTable` goes; its content is [`Code::frames`].
    Frames,
    /// `RuntimeVisibleTypeAnnotations` (true) or `RuntimeInvisibleTypeAnnotations`.
    TypeAnnotations(bool, Vec<TypeAnnotation>),
    /// A debug table that refers to places which are no instructions. Written back only while the code is
    /// unchanged.
    Malformed(Attribute),
    /// Any other attribute, verbatim.
    Other(Attribute),
}

/// A method's code.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// Stack words needed; [`Code::compute_max`] recomputes it.
    pub max_stack: u16,
    /// Local slots needed, parameters included.
    pub max_locals: u16,
    /// Labels and instructions.
    pub nodes: Vec<Node>,
    /// Exception table, in order.
    pub handlers: Vec<Handler>,
    /// The class the method is in: what `this` becomes when it is initialised.
    pub class: Name,
    /// Types of the locals at the start of the method: [`crate::descriptor::entry_locals`]. What frames are
    /// stored as differences to.
    pub entry: Vec<VType>,
    /// Stack map frames by the label at which they hold.
    pub frames: BTreeMap<Label, Frame>,
    /// Attributes, in order.
    pub attributes: Vec<CodeAttribute>,
    /// The next unused label.
    next_label: u32,
    /// What this was decoded from.
    original: Option<Original>,
}

/// For each label, the first `new` at or after it: what an uninitialised type that names the label is about.
#[derive(Clone, Debug, Default)]
pub(crate) struct NewNodes(Vec<Option<usize>>);

impl NewNodes {
    pub(crate) fn of(code: &Code) -> NewNodes {
        let mut nodes = vec![None; code.label_count()];
        let mut next = None;
        for (index, node) in code.nodes.iter().enumerate().rev() {
            match node {
                Node::Insn(Insn::Type { op: TypeOp::New, .. }) => next = Some(index),
                Node::Insn(_) => {}
                Node::Label(label) => {
                    if let Some(node) = nodes.get_mut(label.0 as usize) {
                        *node = next;
                    }
                }
            }
        }
        NewNodes(nodes)
    }

    /// The node of the `new`.
    pub(crate) fn get(&self, label: Label) -> Option<usize> {
        self.0.get(label.0 as usize).copied().flatten()
    }
}

/// What of the original is needed to tell whether something changed.
#[derive(Clone, Debug)]
struct Original {
    bytecode: Bytes,
    /// The body of `StackMapTable`.
    frames: Option<Bytes>,
}

impl Code {
    /// Empty code of a method of `class` with these types of locals at its start:
    /// [`crate::descriptor::entry_locals`].
    pub fn new(class: Name, entry: Vec<VType>) -> Code {
        Code { class, entry, ..Code::default() }
    }

    /// The code of a method; `None` if it has none (abstract, native).
    pub fn decode(class: &ClassFile, method: &Member) -> Result<Option<Code>, CodeError> {
        match method.attribute(&class.pool, "Code") {
            Some(attribute) => decode::decode(class, method, &attribute.data).map(Some),
            None => Ok(None),
        }
    }

    /// The body of the `Code` attribute. Widens jumps, `ldc` and `iinc` as needed; takes `max_stack` and
    /// `max_locals` as they are. [`ClassFile::set_code`] puts it into a class.
    pub fn encode(&self, pool: &mut ConstantPool) -> Result<Vec<u8>, CodeError> {
        encode::encode(self, pool).map(|(body, _)| body)
    }

    /// What [`Code::encode`] gives, and the position in the bytecode of each node.
    pub fn encode_placed(&self, pool: &mut ConstantPool) -> Result<(Vec<u8>, Vec<u32>), CodeError> {
        encode::encode(self, pool)
    }

    /// A label that is not used yet.
    pub fn new_label(&mut self) -> Label {
        let label = Label(self.next_label);
        self.next_label += 1;
        label
    }

    /// Empty code that shares this one's supply of labels.
    pub(crate) fn fragment(&self) -> Code {
        Code { next_label: self.next_label, class: self.class.clone(), ..Code::default() }
    }

    /// Takes over what a fragment brought beside its nodes: labels, handlers and lines.
    pub(crate) fn join(&mut self, fragment: &Code) {
        self.next_label = self.next_label.max(fragment.next_label);
        self.handlers.extend_from_slice(&fragment.handlers);
        self.attributes.extend_from_slice(&fragment.attributes);
    }

    /// How many labels have been made; each is below this number.
    pub fn label_count(&self) -> usize {
        self.next_label as usize
    }

    /// For each label, the index of its node.
    pub fn label_positions(&self) -> Vec<Option<usize>> {
        let mut positions = vec![None; self.label_count()];
        for (index, node) in self.nodes.iter().enumerate() {
            if let Node::Label(label) = node
                && let Some(position) = positions.get_mut(label.0 as usize)
            {
                *position = Some(index);
            }
        }
        positions
    }

    /// The instructions with their node indices.
    pub fn insns(&self) -> impl DoubleEndedIterator<Item = (usize, &Insn)> {
        self.nodes.iter().enumerate().filter_map(|(index, node)| match node {
            Node::Insn(insn) => Some((index, insn)),
            Node::Label(_) => None,
        })
    }

    /// For each node, the source line of the instruction there; 0 where none is known.
    pub fn lines(&self) -> Vec<u16> {
        let mut line_at = BTreeMap::new();
        for attribute in &self.attributes {
            if let CodeAttribute::Lines(entries) = attribute {
                line_at.extend(entries.iter().map(|entry| (entry.start, entry.line)));
            }
        }
        let mut current = 0;
        let mut lines = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            if let Node::Label(label) = node
                && let Some(line) = line_at.get(label)
            {
                current = *line;
            }
            lines.push(current);
        }
        lines
    }

    /// Entries of all `LocalVariableTable`s.
    pub fn local_variables(&self) -> impl Iterator<Item = &LocalVariable> {
        self.attributes
            .iter()
            .filter_map(|attribute| match attribute {
                CodeAttribute::Locals(entries) => Some(entries),
                _ => None,
            })
            .flatten()
    }

    /// Recomputes `max_stack` and `max_locals`. `params` is the number of slots the parameters take, `this`
    /// included: [`crate::descriptor::param_slots`].
    pub fn compute_max(&mut self, pool: &ConstantPool, params: u16) -> Result<(), CodeError> {
        self.max_stack = stack::max_stack(self, pool)?;
        self.max_locals = stack::max_locals(self, pool, params);
        Ok(())
    }

    /// Sets `max_stack` as known, and `max_locals` as computed.
    pub(crate) fn set_max(&mut self, max_stack: u16, pool: &ConstantPool, params: u16) {
        self.max_stack = max_stack;
        self.max_locals = stack::max_locals(self, pool, params);
    }

    /// Words each instruction pops and pushes: a long or double is two words.
    pub fn stack_effect(insn: &Insn, pool: &ConstantPool) -> Result<(u16, u16), CodeError> {
        stack::effect(insn, pool)
    }
}
