//! What each counter means: the table that turns the arrays of a run back into counts of the unmodified
//! program.
//!
//! A layout is made while classes are instrumented, is stored beside them (in jars as [`Layout::PATH`]) and
//! is all that [`crate::profile`] needs: the graph of each method is in it, the classes are not read again.
//!
//! Positions are indices into the node list of the unmodified method's code, as everywhere in Mantis.

use mantis_classfile::names::{MethodRef, Name};
use serde::{Deserialize, Serialize};

/// Counter layout of a program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Layout {
    /// Format of this table; [`Layout::VERSION`].
    pub version: u32,
    /// Hash of the unmodified program; also in the dump of every run.
    pub program: String,
    /// Whether each thread has counters of its own.
    pub threads: bool,
    /// Length of the counter array.
    pub counters: u32,
    /// Length of the array of integer sums.
    pub integers: u32,
    /// Length of the array of floating-point sums.
    pub floats: u32,
    /// Where in the integer sums the table of unfinished calls begins ([`crate::exit`]), if the program can
    /// exit by itself.
    pub unfinished: Option<u32>,
    /// Instrumented classes, in the order they were given.
    pub classes: Vec<ClassLayout>,
}

/// Counters of one class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ClassLayout {
    /// Internal name.
    pub name: Name,
    /// Its methods with code, in the order of the class file.
    pub methods: Vec<MethodLayout>,
}

/// Counters of one method.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MethodLayout {
    /// Name.
    pub name: String,
    /// Descriptor.
    pub desc: String,
    /// The opcode of each node of the unmodified code in two hexadecimal digits, `--` where a node is no
    /// instruction.
    pub opcodes: String,
    /// Whether the method carries counters. If not, nothing is known of its executions.
    pub counted: bool,
    /// Reachable basic blocks: first and last node, both included. Block `i` is node `i + 1` of the flow
    /// graph; node 0 is the outside.
    pub blocks: Vec<(u32, u32)>,
    /// Edges between them; those without a counter form a spanning forest.
    pub edges: Vec<EdgeLayout>,
    /// Slot of the first of `throwers`; the others follow.
    pub throw_base: u32,
    /// Instructions that may throw, in code order; the slot counts how often each did.
    pub throwers: Vec<u32>,
    /// Which of all that may throw these are.
    #[serde(default)]
    pub exceptions: Exceptions,
    /// Slot of how many null pointers and bad casts its handlers caught or ended it, where `throwers` has
    /// any.
    #[serde(default)]
    pub told: Option<u32>,
    /// Handler blocks (indices into `blocks`) and the slots that count the exceptions they caught.
    pub handlers: Vec<(u32, u32)>,
    /// Byte offset, in the instrumented code, of each call in `throwers` (`u32::MAX` for other instructions):
    /// identifies calls that were still running when the program exited.
    pub offsets: Vec<u32>,
    /// In threads mode calls and entries of monitors by line: identify what other threads were in when the
    /// program exited.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<CallSite>,
    /// Stores to primitive variables.
    pub stores: Vec<StoreLayout>,
    /// Sites that allocate objects: node and logical size in bytes.
    pub objects: Vec<(u32, u32)>,
    /// Sites that allocate arrays: node and slot (in the integer sums) of the bytes allocated.
    pub arrays: Vec<(u32, u32)>,
}

/// How closely the exceptions of a method are counted; less closely where it would become too large.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Exceptions {
    /// Of each instruction.
    #[default]
    Each,
    /// Of each call, and of the others between two calls of a block together, for the first of them.
    Stretches,
    /// Not at all: all counts of the method are inexact when it throws.
    Uncounted,
}

/// An edge of a method's flow graph.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u32, u32, u32, i64)", into = "(u32, u32, u32, i64)")]
pub struct EdgeLayout {
    /// Flow-graph node it leaves.
    pub from: u32,
    /// Flow-graph node it enters.
    pub to: u32,
    /// Which successor of the block's last instruction it is; `u32::MAX` for the way out of a call of
    /// `super(...)` or `this(...)` that throws, which only the law of flow can count.
    pub successor: u32,
    /// Its counter, unless it is in the spanning forest.
    pub slot: Option<u32>,
}

impl From<(u32, u32, u32, i64)> for EdgeLayout {
    fn from((from, to, successor, slot): (u32, u32, u32, i64)) -> Self {
        EdgeLayout { from, to, successor, slot: u32::try_from(slot).ok() }
    }
}

impl From<EdgeLayout> for (u32, u32, u32, i64) {
    fn from(e: EdgeLayout) -> Self {
        (e.from, e.to, e.successor, e.slot.map_or(-1, i64::from))
    }
}

/// What a thread can wait in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u32, u16, String)", into = "(u32, u16, String)")]
pub struct CallSite {
    /// The instruction.
    pub node: u32,
    /// Its source line; 0 where none is known.
    pub line: u16,
    /// Name of the method that is called; empty where a monitor is entered.
    pub called: String,
}

impl From<(u32, u16, String)> for CallSite {
    fn from((node, line, called): (u32, u16, String)) -> Self {
        CallSite { node, line, called }
    }
}

impl From<CallSite> for (u32, u16, String) {
    fn from(site: CallSite) -> Self {
        (site.node, site.line, site.called)
    }
}

/// A store to a primitive local, field or array element.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoreLayout {
    /// The storing instruction.
    pub node: u32,
    /// How the sum of the values it stored is known.
    pub sum: SumSource,
}

/// Where the sum of stored values comes from.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SumSource {
    /// A slot of the integer sums.
    Integer(u32),
    /// A slot of the floating-point sums.
    Float(u32),
    /// The store always writes this integer.
    Constant(i64),
    /// The store was not probed.
    Unknown,
}

impl Layout {
    /// Version of the format this library writes and reads.
    pub const VERSION: u32 = 1;
    /// Where jars keep their layout.
    pub const PATH: &'static str = "META-INF/mantis/layout.json";

    /// The layout as JSON.
    ///
    /// # Errors
    /// Those of the JSON writer, which are not expected for this type.
    pub fn to_json(&self) -> Result<Vec<u8>, serde_json::Error> {
        serde_json::to_vec(self)
    }

    /// Reads what [`Layout::to_json`] wrote.
    ///
    /// # Errors
    /// When the bytes are not JSON of this shape.
    pub fn from_json(json: &[u8]) -> Result<Layout, serde_json::Error> {
        serde_json::from_slice(json)
    }

    /// All methods with their names.
    pub fn methods(&self) -> impl Iterator<Item = (MethodRef, &MethodLayout)> {
        self.classes.iter().flat_map(|class| {
            class.methods.iter().map(|m| {
                let name = MethodRef {
                    class: class.name.clone(),
                    name: m.name.as_str().into(),
                    desc: m.desc.as_str().into(),
                };
                (name, m)
            })
        })
    }
}

impl MethodLayout {
    /// Number of nodes of the unmodified code.
    pub fn nodes(&self) -> usize {
        self.opcodes.len() / 2
    }

    /// The opcode at a node, `None` where the node is no instruction.
    pub fn opcode(&self, node: u32) -> Option<u8> {
        let at = node as usize * 2;
        u8::from_str_radix(self.opcodes.get(at..at + 2)?, 16).ok()
    }
}
