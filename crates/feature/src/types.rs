//! What a feature is: a count or a value of a program run that a model may use (section 3 of the Mantis
//! papers).

use mantis_classfile::names::{MethodRef, Name};
use serde::{Deserialize, Serialize};

use crate::input::InputMeasure;

/// Index of a feature in its [`Catalog`].
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct FeatureId(pub u32);

/// The four schemes of the papers, what arrays take, and what inputs say.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Scheme {
    /// A conditional's edge: index of the successor (0: the condition holds, 1: it does not).
    Branch {
        /// 0 when the jump is taken, 1 when control falls through.
        successor: u32,
    },
    /// One case of a switch: the key, `None` for the default.
    SwitchCase {
        /// The key.
        key: Option<i32>,
    },
    /// How often a loop iterates: executions of its back edges.
    Loop,
    /// How often a method is entered.
    Calls,
    /// Sum of all values written by a store to a primitive local, field or array element.
    ValueSum,
    /// Average of all values written by such a store; 0 when it never ran.
    ValueAverage,
    /// Bytes of all arrays that an instruction made, whose lengths are not constant; not one of the papers'.
    ArrayBytes,
    /// Something that an input says without running the program; not one of the papers'.
    Input,
}

/// A scheme as one chooses it: the papers' four, and arrays.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// [`Scheme::Branch`] and [`Scheme::SwitchCase`].
    Branches,
    /// [`Scheme::Loop`].
    Loops,
    /// [`Scheme::Calls`].
    Calls,
    /// [`Scheme::ValueSum`] and [`Scheme::ValueAverage`].
    Values,
    /// [`Scheme::ArrayBytes`].
    Arrays,
}

impl Scheme {
    /// The family; none for what an input says.
    pub fn family(&self) -> Option<Family> {
        match self {
            Scheme::Branch { .. } | Scheme::SwitchCase { .. } => Some(Family::Branches),
            Scheme::Loop => Some(Family::Loops),
            Scheme::Calls => Some(Family::Calls),
            Scheme::ValueSum | Scheme::ValueAverage => Some(Family::Values),
            Scheme::ArrayBytes => Some(Family::Arrays),
            Scheme::Input => None,
        }
    }
}

/// A control-flow edge by the index (in the code's node list) of the instruction it leaves and the
/// successor's number; numbering as in `mantis_ir::Op::If` and `Op::Switch`. An instruction that merely falls
/// through has successor 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct EdgeRef {
    /// Node index of the block's last instruction.
    pub origin: u32,
    /// Which successor.
    pub successor: u32,
}

/// What must be observed to know the feature's value; the slicing criterion.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Criterion {
    /// Executions of these edges, summed.
    Edges(Vec<EdgeRef>),
    /// Entries of the method.
    Entry,
    /// The values that the store at this node index writes; sum or average by [`Scheme`].
    Stored(u32),
    /// The sizes of the arrays that the instruction at this node index makes or copies.
    Array(u32),
    /// Something that an input says: nothing of the program needs to run.
    Input(InputMeasure),
}

/// One feature.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Feature {
    /// The scheme that produced it.
    pub scheme: Scheme,
    /// Class of the method it is in.
    pub class: Name,
    /// Name of the method.
    pub method: Name,
    /// Descriptor of the method.
    pub desc: Name,
    /// What to observe.
    pub criterion: Criterion,
    /// Source line, 0 when unknown.
    pub line: u32,
    /// Unique name in source terms: `Route.java:88 loop iterations`.
    pub name: String,
}

impl Feature {
    /// What an input says.
    pub fn of_input(said: InputMeasure) -> Feature {
        let none = || Name::from("");
        Feature {
            scheme: Scheme::Input,
            class: none(),
            method: none(),
            desc: none(),
            name: said.to_string(),
            criterion: Criterion::Input(said),
            line: 0,
        }
    }

    /// Whether no part of the program has to run for it.
    pub fn is_input(&self) -> bool {
        self.scheme == Scheme::Input
    }

    /// The method the feature is in.
    pub fn method_ref(&self) -> MethodRef {
        MethodRef { class: self.class.clone(), name: self.method.clone(), desc: self.desc.clone() }
    }
}
