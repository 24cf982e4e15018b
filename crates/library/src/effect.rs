//! The vocabulary of effects: what one call of a JDK method reads, writes, returns, calls back, throws and
//! does outside.
//!
//! **Model.** A JDK object is opaque but for five pseudo-fields ([`Field`]): its primitive content (`State`),
//! the references it holds (`Elem`, and for maps `Key` and `Value`), and the objects it wraps or is a view of
//! (`Inner`). A `BufferedReader` has the reader it wraps in `Inner`, an iterator has its collection there, a
//! `subList` its list. An application object that extends a JDK class has the pseudo-fields beside its own
//! fields. **On an array every field but `Inner` denotes the array's elements**; the length is immutable, so
//! it is no location.
//!
//! Immutable values (strings, boxes, `BigInteger`, `LocalDate`, `Path`, ...) need no heap object: reading
//! them reads nothing, and a method that returns one has no object in [`Effect::results`] but
//! [`Source::Value`].
//!
//! An effect is a little program over abstract places: the operands of the call, objects it allocates
//! ([`Root::New`]), one global object per static group ([`Root::Static`]), and what its callbacks return
//! ([`Root::Callback`]). The points-to analysis runs [`Effect::flows`], [`Effect::results`] and
//! [`Effect::callbacks`]; mod-ref and the slicer use [`Effect::reads`], [`Effect::writes`] and
//! [`Effect::external`].

use mantis_classfile::names::Name;

use crate::indices::IndexSet;

/// A pseudo-field of a library object.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Field {
    /// All its primitive content: size, position, bytes, characters, which entries there are.
    State,
    /// References it holds: elements of a collection, an `Optional`'s value, a `Future`'s result, a cause.
    Elem,
    /// Keys of a map or entry.
    Key,
    /// Values of a map or entry.
    Value,
    /// What it wraps, is a view of or keeps as a function: wrapped streams, backing collections and arrays,
    /// comparators.
    Inner,
    /// All pseudo-fields, and on application objects all declared fields too.
    All,
}

/// Where a place begins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Root {
    /// Operand of the call in the order of the IR: the receiver is 0 for instance methods and constructors,
    /// and the first argument is 0 for static methods.
    Operand(u8),
    /// The n-th of [`Effect::allocs`]: an object made by this call (abstractly: one per call site and index).
    New(u8),
    /// The one global object of a static group, such as `java/lang/System.in`; see
    /// [`crate::Library::static_object`].
    Static(Name),
    /// What the n-th of [`Effect::callbacks`] returned.
    Callback(u8),
}

/// Which objects around the root are meant.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reach {
    /// The root alone.
    Own,
    /// The root and what is reachable from it through `Inner`.
    Inner,
    /// The root and what is reachable through any pseudo-field and array elements.
    Owned,
    /// The root and everything reachable through any field, those of application objects included.
    Reachable,
}

/// A set of heap locations: `field` of every object that `reach` finds from `root`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loc {
    /// Where to begin.
    pub root: Root,
    /// How far to go.
    pub reach: Reach,
    /// The field of these objects.
    pub field: Field,
}

/// A reference value: where objects come from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// The object at the root itself.
    Root(Root),
    /// What the location holds.
    Load(Loc),
    /// An immutable value of this class (`java/lang/Object` when unknown): no heap object.
    Value(Name),
    /// Any object reachable from any operand, from JDK statics, or an unknown new one.
    Unknown,
}

/// `from` is stored into `to` (weakly: what `to` held before may stay).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Flow {
    /// The references that flow.
    pub from: Source,
    /// Where they are kept.
    pub to: Loc,
}

/// What an outcome of the call is computed from. `list.size()` after `list.add(x)` does not depend on `x`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Needs {
    /// Operands whose value matters (for references: the reference, what is behind it is in `reads`).
    pub operands: IndexSet,
    /// Which of [`Effect::reads`] matter.
    pub reads: IndexSet,
    /// Which of [`Effect::callbacks`] (their results and effects) matter.
    pub callbacks: IndexSet,
}

impl Needs {
    /// Everything the call sees.
    pub const ALL: Needs = Needs { operands: IndexSet::ALL, reads: IndexSet::ALL, callbacks: IndexSet::ALL };
    /// Nothing: a constant.
    pub const NONE: Needs =
        Needs { operands: IndexSet::NONE, reads: IndexSet::NONE, callbacks: IndexSet::NONE };

    /// What is needed here only.
    #[must_use]
    pub fn without(&self, other: &Needs) -> Needs {
        Needs {
            operands: self.operands.without(&other.operands),
            reads: self.reads.without(&other.reads),
            callbacks: self.callbacks.without(&other.callbacks),
        }
    }

    /// Adds what another outcome needs.
    pub fn extend(&mut self, other: &Needs) {
        self.operands.extend(&other.operands);
        self.reads.extend(&other.reads);
        self.callbacks.extend(&other.callbacks);
    }
}

/// A write: always weak, but for the fields of a [`Root::New`] and of a constructor's receiver.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Write {
    /// What is written.
    pub loc: Loc,
    /// What the written value (and whether it is written) depends on.
    pub needs: Needs,
}

/// An object the call makes. Its run-time class is `class` or a JDK class below it (`class` may be an
/// interface), so a cast filters it only when the two classes have no common subtype in the JDK.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Alloc {
    /// Class, interface or array descriptor.
    pub class: Name,
    /// External effects of reading or writing this object's `State`, beyond those of its class
    /// ([`crate::Library::device`]).
    pub device: Externals,
    /// When given, the run-time class is that of this operand instead (`clone`, `Arrays.copyOf`,
    /// `toArray(T[])`).
    pub like: Option<u8>,
}

/// How often a callback runs in one call.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Times {
    /// At most once.
    Once,
    /// Any number of times.
    Many,
    /// Not during the call but at some time after it (threads, shutdown hooks, finalisers).
    Later,
}

/// Which method a callback runs.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// This method of a class or interface, dispatched on the receiver.
    Method {
        /// The class or interface that declares it.
        class: Name,
        /// Its name.
        name: Name,
        /// Its descriptor.
        desc: Name,
    },
    /// Any method of the receiver's class that overrides a JDK method (conservative).
    Any,
}

/// A virtual call the JDK method makes on an object it was given. The receivers may be application objects or
/// library objects: a callback on a library object is a call like any other and has that method's effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Callback {
    /// The receivers.
    pub on: Source,
    /// The method.
    pub target: Target,
    /// For each argument of the target (without receiver) what may flow into it; empty for primitives.
    pub args: Vec<Vec<Source>>,
    /// How often.
    pub times: Times,
    /// True when library receivers need no dispatch, because this effect's own accesses cover them (wrapped
    /// streams); those that compare ([`Library::compares`](crate::Library::compares)) are dispatched
    /// nevertheless.
    pub app_only: bool,
}

/// A set of effects on the world outside the heap.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Externals(pub u16);

impl Externals {
    /// No effect.
    pub const NONE: Externals = Externals(0);
    /// Reads standard input.
    pub const CONSOLE_READ: Externals = Externals(1);
    /// Writes standard output or error.
    pub const CONSOLE_WRITE: Externals = Externals(1 << 1);
    /// Reads files or asks about them.
    pub const FILE_READ: Externals = Externals(1 << 2);
    /// Creates, writes, renames or deletes files.
    pub const FILE_WRITE: Externals = Externals(1 << 3);
    /// Uses the network.
    pub const NETWORK: Externals = Externals(1 << 4);
    /// Starts or controls a process.
    pub const PROCESS: Externals = Externals(1 << 5);
    /// Reads a clock, waits.
    pub const CLOCK: Externals = Externals(1 << 6);
    /// Unseeded randomness, identity hash codes.
    pub const RANDOM: Externals = Externals(1 << 7);
    /// Ends the JVM.
    pub const EXIT: Externals = Externals(1 << 8);
    /// Starts, joins or interrupts threads, waits for or wakes them.
    pub const THREAD: Externals = Externals(1 << 9);
    /// Reads environment variables, system properties, the locale, memory sizes.
    pub const ENV: Externals = Externals(1 << 10);
    /// Native code nobody described.
    pub const NATIVE: Externals = Externals(1 << 11);
    /// Reflection, method handles, proxies, serialisation.
    pub const REFLECTION: Externals = Externals(1 << 12);
    /// Loads classes, services or resources.
    pub const CLASS_LOADING: Externals = Externals(1 << 13);
    /// Writes system properties, default locale, standard streams, shutdown hooks: state shared by the whole
    /// JVM.
    pub const GLOBAL_WRITE: Externals = Externals(1 << 14);
    /// Looks at the call stack.
    pub const STACK: Externals = Externals(1 << 15);

    /// The names, in bit order, as the overlay and `mantis effects` write them.
    pub const NAMES: [&'static str; 16] = [
        "console-read",
        "console-write",
        "file-read",
        "file-write",
        "network",
        "process",
        "clock",
        "random",
        "exit",
        "thread",
        "env",
        "native",
        "reflection",
        "class-loading",
        "global-write",
        "stack",
    ];

    /// Whether the set has none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every effect of `other` is in the set.
    pub fn contains(self, other: Externals) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether any effect of `other` is in the set.
    pub fn intersects(self, other: Externals) -> bool {
        self.0 & other.0 != 0
    }

    /// The effects of both.
    #[must_use]
    pub fn union(self, other: Externals) -> Externals {
        Externals(self.0 | other.0)
    }

    /// The names of its members.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        Self::NAMES.iter().enumerate().filter(move |(bit, _)| self.0 >> bit & 1 != 0).map(|(_, name)| *name)
    }

    /// The set of one named effect.
    pub fn by_name(name: &str) -> Option<Externals> {
        Self::NAMES.iter().position(|n| *n == name).map(|bit| Externals(1 << bit))
    }
}

/// Where a description comes from.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Origin {
    /// An overlay file and line.
    Overlay {
        /// File name inside `crates/library/overlay`.
        file: &'static str,
        /// Line, from 1.
        line: u32,
    },
    /// The method's bytecode and that of its callees.
    Inferred,
    /// Nobody described it: everything reachable is read and written.
    Conservative,
}

/// What one call of a method may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Locations whose content the call may use.
    pub reads: Vec<Loc>,
    /// Locations the call may change.
    pub writes: Vec<Write>,
    /// Objects the call makes, by [`Root::New`].
    pub allocs: Vec<Alloc>,
    /// References it stores.
    pub flows: Vec<Flow>,
    /// References it may return; empty for primitives, `void` and constructors.
    pub results: Vec<Source>,
    /// What the result depends on.
    pub result_needs: Needs,
    /// Calls it makes on objects it was given.
    pub callbacks: Vec<Callback>,
    /// Exceptions it may throw that a program may reasonably catch (besides those of callbacks).
    pub throws: Vec<Name>,
    /// Objects of the program among them: what it was given or a callback returned, and throws.
    pub raises: Vec<Source>,
    /// What it does outside the heap, beyond the devices of the objects whose `State` it accesses.
    pub external: Externals,
    /// Where this description comes from.
    pub origin: Origin,
}

impl Effect {
    /// An effect that does nothing.
    pub fn none(origin: Origin) -> Effect {
        Effect {
            reads: Vec::new(),
            writes: Vec::new(),
            allocs: Vec::new(),
            flows: Vec::new(),
            results: Vec::new(),
            result_needs: Needs::ALL,
            callbacks: Vec::new(),
            throws: Vec::new(),
            raises: Vec::new(),
            external: Externals::NONE,
            origin,
        }
    }

    /// Changes nothing: no write to an object that existed before, no external effect, no callback.
    pub fn is_pure(&self) -> bool {
        self.external.is_empty()
            && self.callbacks.is_empty()
            && self.writes.iter().all(|w| matches!(w.loc.root, Root::New(_)) && w.loc.reach == Reach::Own)
    }

    /// Pure, and its result depends on its operands' values alone.
    pub fn is_function(&self) -> bool {
        self.is_pure() && self.reads.iter().all(|r| matches!(r.root, Root::New(_)))
    }

    /// Nobody described the method.
    pub fn is_conservative(&self) -> bool {
        self.origin == Origin::Conservative
    }

    /// Whether the call may fail because of the state that it finds: one kept for whatever reason must find
    /// the right one.
    pub fn fails_by_state(&self) -> bool {
        self.throws.iter().any(|t| fails_by_state(t))
    }

    /// May start, wait for or wake threads.
    pub fn is_threaded(&self) -> bool {
        self.external.intersects(Externals::THREAD) || self.callbacks.iter().any(|c| c.times == Times::Later)
    }
}

/// Whether a JDK method throws this because of the state that it finds, rather than of its arguments alone.
pub fn fails_by_state(exception: &str) -> bool {
    const OF_STATE: [&str; 12] = [
        "java/lang/ArrayIndexOutOfBoundsException",
        "java/lang/IllegalStateException",
        "java/lang/IndexOutOfBoundsException",
        "java/lang/NullPointerException",
        "java/lang/StringIndexOutOfBoundsException",
        "java/nio/BufferOverflowException",
        "java/nio/BufferUnderflowException",
        "java/nio/InvalidMarkException",
        "java/util/ConcurrentModificationException",
        "java/util/EmptyStackException",
        "java/util/InputMismatchException",
        "java/util/NoSuchElementException",
    ];
    OF_STATE.contains(&exception)
}
