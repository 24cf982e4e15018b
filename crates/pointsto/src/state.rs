//! The solver's state, by what it is about: how it was set up, what is reached, nodes of fields, calls, and
//! what each extension keeps for itself.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::Inst;
use mantis_library::Effect;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::alike::Groups;
use crate::analysis::Budget;
use crate::body::Constants;
use crate::body::telling::Told;
use crate::callbacks::Callbacks;
use crate::closure::Closures;
use crate::constraints::{FieldUse, Site, Target, Use, VirtualCall};
use crate::effects::{Bound, EffectUseId};
use crate::entities::{MethodId, Node, Obj};
use crate::heap::{FieldKey, Granularity};
use crate::objects::ObjSet;
use crate::outside::Outside;
use crate::seen::Seen;
use crate::serial::Serial;
use crate::unseen::Makers;
use crate::variables::Variables;
use crate::views::Views;

/// How the solver was set up.
pub(crate) struct Settings {
    pub(crate) main: MethodRef,
    pub(crate) granularity: Granularity,
    pub(crate) budget: Budget,
    /// Levels of detail that are too fine for this program.
    pub(crate) too_fine: usize,
    /// Whether methods that some calls would enter, had they been seen to, are left outside instead of being
    /// analysed.
    pub(crate) leave_outside: bool,
    /// Whether such methods are attributed to calls that may have run them, and what is known of these by
    /// then.
    pub(crate) guesses: bool,
    /// Whether calls without receivers wait for what is guessed, before they get an object of their own.
    pub(crate) patient: bool,
    /// Whether the questions of a JDK call are one effect ([`crate::queries`]).
    pub(crate) together: bool,
    /// Which methods the JDK was seen to enter from each call, where others are not assumed.
    pub(crate) seen: Seen,
    pub(crate) makers: Makers,
}

impl Settings {
    /// Those of a plain run.
    pub(crate) fn new(main: MethodRef, granularity: Granularity, budget: Budget) -> Settings {
        Settings {
            main,
            granularity,
            budget,
            too_fine: 0,
            leave_outside: false,
            guesses: false,
            patient: false,
            together: false,
            seen: Seen::default(),
            makers: Makers::new(),
        }
    }
}

/// What is reached so far, and what is still to be done about it.
#[derive(Default)]
pub(crate) struct Reached {
    pub(crate) ids: FxHashMap<MethodRef, MethodId>,
    pub(crate) pending: VecDeque<MethodId>,
    pub(crate) pending_uses: Vec<(Use, ObjSet)>,
    /// Whether training entered a method, where that was asked.
    pub(crate) entered: FxHashMap<MethodRef, bool>,
    /// Where each class of the program may be initialised.
    pub(crate) triggers: FxHashMap<Name, Vec<Site>>,
    pub(crate) initialised: FxHashSet<Name>,
    /// Whether what `main` reaches outgrew the budget before anything was assumed of callers that nobody
    /// knows.
    pub(crate) outgrown: bool,
    /// Methods that ran though nothing calls them.
    pub(crate) hidden: BTreeSet<MethodId>,
    /// Calls of the JDK that were seen to enter methods of which their descriptions know nothing.
    pub(crate) surprised: BTreeSet<Site>,
    /// Methods that some calls would enter, had they been seen to.
    pub(crate) unseen: BTreeSet<MethodRef>,
    /// Statements that ran although nothing was known that they could work on, before they were given all
    /// that has their type.
    pub(crate) lost: FxHashSet<Site>,
}

/// Nodes of what holds references.
pub(crate) struct Slots {
    pub(crate) fields: FxHashMap<(Obj, FieldKey), Node>,
    pub(crate) statics: FxHashMap<FieldRef, Node>,
    /// What a field of a node's objects holds, for whoever loads it.
    pub(crate) loaded: FxHashMap<(Node, FieldUse), Node>,
    /// What is stored into a field of a node's objects.
    pub(crate) stored: FxHashMap<(Node, FieldUse), Node>,
    pub(crate) closures: Closures,
    /// What callbacks throw: the JDK hands it on as the cause of an exception of its own.
    pub(crate) causes: Node,
    /// How many sites of each method that allocate a class are told apart, and the last of them.
    pub(crate) allocations: FxHashMap<(MethodId, Name), (usize, Inst)>,
}

impl Slots {
    /// None yet but that of causes.
    pub(crate) fn new(causes: Node) -> Slots {
        Slots {
            fields: FxHashMap::default(),
            statics: FxHashMap::default(),
            loaded: FxHashMap::default(),
            stored: FxHashMap::default(),
            closures: Closures::default(),
            causes,
            allocations: FxHashMap::default(),
        }
    }
}

/// Calls, and what they may run.
#[derive(Default)]
pub(crate) struct Calls {
    pub(crate) virtuals: Vec<VirtualCall>,
    pub(crate) groups: Groups,
    pub(crate) bound: Bound,
    pub(crate) callbacks: Callbacks,
    pub(crate) targets: FxHashMap<Site, Vec<Target>>,
    pub(crate) target_set: FxHashSet<(Site, Target)>,
    /// By call and method that classes inherit from `Object`: that of the first class that is called.
    pub(crate) inherited: FxHashMap<(Site, MethodRef), MethodRef>,
    /// Calls of native methods of the program: the class that declares the method, and what it is given.
    pub(crate) native_calls: Vec<(Name, Vec<Option<Node>>)>,
    /// Of the uses that stand for the questions of a call, all that is asked.
    pub(crate) questioned: FxHashMap<EffectUseId, Node>,
    /// Descriptions that were looked up.
    pub(crate) effects: FxHashMap<MethodRef, Arc<Effect>>,
}

/// What each extension of the solver keeps for itself.
pub(crate) struct Extensions {
    pub(crate) enums: Enums,
    pub(crate) outside: Outside,
    pub(crate) serial: Serial,
    pub(crate) told: Told,
    pub(crate) variables: Variables,
    pub(crate) views: Views,
    /// Whether the program asks for the collection of objects, once that is known.
    pub(crate) collects: Option<bool>,
}

impl Extensions {
    /// All of them, with nothing found yet.
    pub(crate) fn new(views: Views) -> Extensions {
        Extensions {
            enums: Enums::default(),
            outside: Outside::default(),
            serial: Serial::default(),
            told: Told::default(),
            variables: Variables::default(),
            views,
            collects: None,
        }
    }
}

/// Calls that ask for the constants of an enum.
#[derive(Default)]
pub(crate) struct Enums {
    /// Enums of the program whose class some statement names.
    pub(crate) named: Vec<Name>,
    /// Calls that look up the constants of an enum whose class comes from elsewhere, and their results.
    pub(crate) seekers: Vec<(Site, Option<Node>, Constants)>,
    /// All calls that ask for the constants of an enum.
    pub(crate) calls: Vec<(Site, Option<Node>, Constants)>,
    /// The enums of which they met constants.
    pub(crate) met: FxHashSet<(u32, Name)>,
}
