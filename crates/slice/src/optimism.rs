//! What an optimistic slice assumes away, and what even it must not do.
//!
//! **Idea.** A strict slice is refused as soon as its value might depend on something that a predictor cannot
//! know or repeat: a clock, chance, a caller nobody knows, a method of the JDK nobody described. Most of
//! these do not matter to the value, but no analysis can tell. An optimistic slice has them as they are, or
//! leaves out what is not known, and says so; whoever uses it must compare it with counted runs. What it
//! assumes concerns values alone. Effects outside are another matter: a call that has one and that training
//! performed has no slice under either rule, one that training did not perform stands behind the emitter's
//! guard, and a method that nobody described is called only where the design of its package bounds what it
//! can do ([`crate::denied::is_contained`]).

use std::fmt;

use cranelift_entity::{EntitySet, SecondaryMap};
use mantis_classfile::class::access;
use mantis_classfile::names::MethodRef;
use mantis_ir::{CallKind, Function, Inst, Op};
use mantis_library::Externals;
use mantis_pointsto::{Analysis, Callee, EffectUse, EffectUseId, MethodId, Program, Site, Target};

use rustc_hash::FxHashMap;

use crate::denied::{
    is_contained, is_denied, is_lookup, is_misleading, is_of_file, is_sunk, is_tame, told_by,
};
use crate::finish::{OUTWARD, UNREPEATABLE};
use crate::slicer::threads::is_end;
use crate::slicer::{Slicer, State};
use crate::types::MethodSlice;

/// What a slice may depend on.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rule {
    /// Only on what the analysis has proved to be the same in a slice.
    #[default]
    Strict,
    /// Also on what may be the same: the slice is a guess that counted runs must confirm.
    Optimistic,
}

/// Something that the analysis did not prove of a slice; it holds on the training runs if the values of the
/// slice are right there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Assumption {
    /// Waits with a time limit end before it.
    WaitsEnd,
    /// A call that ends what other threads do comes when they have done it.
    TasksEnd {
        /// The method of the JDK.
        call: String,
        /// Where it is called.
        place: String,
    },
    /// What the program writes outside succeeds.
    OutputSucceeds,
    /// Branches that no training run took are not taken, unless the slice evaluates them.
    ColdBranches,
    /// The JDK calls methods of the program from where it did in training.
    SeenCallbacks,
    /// A call gives something else each time, which does not matter.
    Repeatable {
        /// What the result depends on.
        on: String,
        /// The method of the JDK.
        call: String,
        /// Where it is called.
        place: String,
    },
    /// A method of the JDK that nobody described changes no more than it is given.
    Described {
        /// The method.
        call: String,
        /// Where it is called.
        place: String,
    },
    /// A call of an abstract method of the JDK, which nobody described or no predictor may call, enters
    /// methods of the program alone; one that does not ends its prediction.
    Own {
        /// The method.
        call: String,
        /// Where it is called.
        place: String,
    },
    /// A call by reflection does what it does in the program.
    Reflective {
        /// The method of the JDK.
        call: String,
        /// Where it is called.
        place: String,
    },
    /// A call asks for what is another thing in a predictor.
    SameStart {
        /// What that is.
        what: String,
        /// The method of the JDK.
        call: String,
        /// Where it is called.
        place: String,
    },
    /// An input does not make a call have an effect outside; one that does ends its prediction.
    Unperformed {
        /// The effects.
        effect: String,
        /// The method of the JDK.
        call: String,
        /// Where it is called.
        place: String,
    },
    /// A method runs when the calls that are known run it, and not otherwise.
    Called {
        /// The method of the program.
        method: String,
    },
    /// How often a method runs is not up to how threads are scheduled or to chance, or does not matter.
    Scheduled {
        /// The method of the program.
        method: String,
    },
    /// Code that runs by reflection or from native code changes nothing that matters.
    Unchanged {
        /// The method of the program, if it is known.
        by: Option<String>,
    },
    /// What a call enters, or whose field an access is of, matters as far as it is known.
    Resolved {
        /// Where it stands.
        place: String,
    },
    /// Two texts that are compared as objects are one object exactly if they are in the program, whatever
    /// texts the JVM knows already.
    Interned {
        /// Where they are compared.
        place: String,
    },
    /// A file that is read is none of those that the program writes, as far as the names of both tell.
    /// (Slices with this read files in a way that lets training notice files which are younger than the run.)
    OtherFile {
        /// Where it is read.
        place: String,
        /// Where the program writes one.
        written: String,
    },
    /// A file that is read has what the slice writes where the program does, or is as it was before; the
    /// predictor keeps it in memory.
    OwnFile {
        /// Where it is read.
        place: String,
        /// Where the program writes one.
        written: String,
    },
    /// What ended a statement of the program in training ends it in the slice.
    Fails {
        /// What that was.
        how: String,
        /// Where it stands.
        place: String,
    },
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assumption::WaitsEnd => f.write_str("waits with a time limit end before it"),
            Assumption::TasksEnd { call, place } => {
                write!(f, "all tasks have ended when {call} at {place} ends those that have not")
            }
            Assumption::OutputSucceeds => {
                f.write_str("writing files, the network and other processes succeeds")
            }
            Assumption::ColdBranches => f.write_str(
                "branches that no training run took are not taken, unless the slice evaluates them",
            ),
            Assumption::SeenCallbacks => {
                f.write_str("the JDK calls methods of the program from the same calls as in training")
            }
            Assumption::Repeatable { on, call, place } => {
                write!(f, "no value depends on what {call} at {place} gives ({on})")
            }
            Assumption::Described { call, place } => {
                write!(f, "{call} at {place}, which nobody described, changes no more than it is given")
            }
            Assumption::Own { call, place } => {
                write!(f, "{call} at {place} enters methods of the program alone")
            }
            Assumption::Reflective { call, place } => {
                write!(f, "{call} at {place} finds the same by reflection as in the program")
            }
            Assumption::SameStart { what, call, place } => {
                write!(f, "no value depends on {what}, which {call} at {place} asks for")
            }
            Assumption::Unperformed { effect, call, place } => {
                write!(
                    f,
                    "{call} at {place} has no effect outside ({effect}); no training input made it have one"
                )
            }
            Assumption::Called { method } => {
                write!(f, "{method} runs no more often than the calls that are known run it")
            }
            Assumption::Scheduled { method } => {
                write!(
                    f,
                    "no value depends on how threads are scheduled or on chance, by how often {method} runs"
                )
            }
            Assumption::Unchanged { by: Some(method) } => {
                write!(
                    f,
                    "{method}, which runs by reflection or from native code, changes nothing that matters"
                )
            }
            Assumption::Unchanged { by: None } => {
                f.write_str("code that runs by reflection or from native code changes nothing that matters")
            }
            Assumption::Resolved { place } => {
                write!(f, "what {place} enters or accesses without being known to does not matter")
            }
            Assumption::OtherFile { place, written } => {
                write!(f, "the file read at {place} is none that the program writes at {written}")
            }
            Assumption::OwnFile { place, written } => {
                write!(
                    f,
                    "the file read at {place} is what is written at {written}, which is kept in memory, or an input"
                )
            }
            Assumption::Interned { place } => {
                write!(f, "no value depends on which texts the JVM knows already, which {place} compares")
            }
            Assumption::Fails { how, place } => {
                write!(f, "{place} depends on {how} as it did in training")
            }
        }
    }
}

/// An [`Assumption`] while a slice grows. The order is that of the assumptions in a description.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Doubt {
    Resolved(Site),
    Called(MethodId),
    Scheduled(MethodId),
    Unchanged(Option<MethodId>),
    Interned(Site),
    Own(EffectUseId),
    Call(EffectUseId, Objection),
}

/// Why a strict slice may not have a call of the JDK.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Objection {
    /// Its effects are not described.
    Undescribed,
    /// No predictor may call it.
    Denied,
    /// It asks for this, which is another thing in a predictor.
    Start(&'static str),
    /// It has these effects that a slice must not have.
    Forbidden(Externals),
    /// Its outcome is up to how threads are scheduled, or numbered.
    Scheduled,
    /// It gives something else each time, because of these.
    Unrepeatable(Externals),
}

impl Slicer<'_> {
    /// Notes a doubt, or refuses the slice because of it.
    pub(crate) fn doubt(&self, state: &mut State, doubt: Doubt, reason: impl FnOnce() -> String) {
        match self.rule {
            Rule::Strict => state.refuse(reason),
            Rule::Optimistic => {
                state.doubts.insert(doubt);
            }
        }
    }

    /// Refuses a slice that would need too much of a call of the JDK, or notes what it assumes of it.
    pub(crate) fn vet_call(&self, state: &mut State, id: EffectUseId, objections: &[Objection]) {
        let standing = self.prepared.standing[id];
        for &objection in objections {
            if self.rule == Rule::Strict || !self.may_assume(id, objection) {
                state.refuse(|| self.refusal(id, objection));
                return;
            }
            let bound = &self.analysis.uses[id];
            let told = match objection {
                // By that what is written outside is taken to succeed, or is kept in memory.
                _ if standing.sunk || standing.of_file || self.opens_own(bound) => true,
                // With its effects.
                Objection::Denied => standing.tame,
                // By that nobody described it; a file that others have opened to write is none.
                Objection::Forbidden(what) => {
                    let opened = what == Externals::FILE_WRITE && !bound.effect.external.intersects(what);
                    opened || bound.effect.is_conservative() && !what.intersects(Externals::REFLECTION)
                }
                _ => false,
            };
            if !told {
                state.doubts.insert(Doubt::Call(id, objection));
            }
        }
    }

    /// Whether an optimistic slice may have a call all the same.
    fn may_assume(&self, id: EffectUseId, objection: Objection) -> bool {
        let bound = &self.analysis.uses[id];
        let standing = self.prepared.standing[id];
        match objection {
            _ if standing.tame => !standing.sunk || !self.is_of_superclass(bound),
            _ if standing.of_file || self.opens_own(bound) => {
                !self.is_of_superclass(bound) && is_of_machine(objection)
            }
            Objection::Undescribed => standing.contained,
            Objection::Denied => standing.misleading || !self.performed(bound.site),
            Objection::Forbidden(what) => {
                // What an object would do that only a denied call could have opened, the slice cannot do.
                let own = Externals(bound.effect.external.0 & what.0 & OUTWARD.0);
                let silent = own.is_empty() || bound.effect.is_conservative() || !self.performed(bound.site);
                silent && (!what.intersects(Externals::REFLECTION) || standing.lookup)
            }
            Objection::Start(_) | Objection::Scheduled | Objection::Unrepeatable(_) => true,
        }
    }

    /// Whether a training run executed a statement, as far as is known.
    fn performed(&self, (m, inst): Site) -> bool {
        let cold = |body: &Function| {
            let block = body.insts[inst].block;
            self.is_warm(m, body, block)
        };
        !self.analysis.body(m).is_some_and(|body| cold(body))
    }

    /// The kept calls of a method before which the guard must stand: those whose effect outside no training
    /// run performed.
    pub(crate) fn mark_denied(&self, state: &State, m: MethodId, slice: &mut MethodSlice) {
        for doubt in &state.doubts {
            let Doubt::Call(id, objection) = *doubt else { continue };
            let bound = &self.analysis.uses[id];
            let outside = match objection {
                Objection::Forbidden(what) => what.intersects(OUTWARD) && !bound.effect.is_conservative(),
                Objection::Denied => !is_misleading(&bound.method),
                _ => false,
            };
            if outside && !is_tame(&bound.method) && bound.site.0 == m && !self.performed(bound.site) {
                slice.denied.insert(bound.site.1, readable(bound));
            }
        }
    }

    /// The kept calls of a method whose receiver must be an object of the program.
    pub(crate) fn mark_checked(&self, state: &State, m: MethodId, slice: &mut MethodSlice) {
        let checked = state.doubts.iter().filter_map(|doubt| match *doubt {
            Doubt::Own(id) => Some(self.analysis.uses[id].site),
            _ => None,
        });
        slice.checked = checked.filter(|site| site.0 == m).map(|site| site.1).collect();
    }

    /// Notes the kept calls of methods that no predictor may call which enter methods of the program alone.
    pub(crate) fn mark_own(&self, m: MethodId, body: &Function, slice: &mut MethodSlice) {
        let own = |inst: &Inst| {
            let Op::Invoke(CallKind::Virtual | CallKind::Interface, method, _) = &body.insts[*inst].op else {
                return false;
            };
            let denied = matches!(self.program.resolve(method), Callee::Library(m) if is_denied(&m));
            let mut targets = self.analysis.targets((m, *inst)).iter().peekable();
            denied
                && targets.peek().is_some()
                && targets.all(|t| matches!(t, Target::App { callback: None, .. }))
        };
        slice.own = body.insts.keys().filter(|&i| slice.keep.contains(i)).filter(own).collect();
    }

    /// Why a strict slice has no such call.
    pub(crate) fn refusal(&self, id: EffectUseId, objection: Objection) -> String {
        let bound = &self.analysis.uses[id];
        let (call, place) = (readable(bound), self.analysis.place(bound.site));
        let names = |what: Externals, between: &str| what.names().collect::<Vec<&str>>().join(between);
        match objection {
            Objection::Undescribed => format!("needs {call} at {place}, whose effects nobody described"),
            Objection::Denied => format!("needs {call} at {place}, which no predictor may call"),
            Objection::Start(other) => format!("depends on {other} through {call} at {place}"),
            Objection::Forbidden(what) => format!("needs {call} at {place}: {}", names(what, ", ")),
            Objection::Scheduled => {
                format!("depends on how threads are scheduled through {call} at {place}")
            }
            Objection::Unrepeatable(what) => {
                format!("depends on {} through {call} at {place}", names(what, " and "))
            }
        }
    }

    /// What a slice assumes.
    pub(crate) fn assumption(&self, doubt: Doubt) -> Assumption {
        let decl = |m: MethodId| self.analysis.methods[m].decl.to_string();
        let (id, objection) = match doubt {
            Doubt::Resolved(site) => return Assumption::Resolved { place: self.analysis.place(site) },
            Doubt::Called(m) => return Assumption::Called { method: decl(m) },
            Doubt::Scheduled(m) => return Assumption::Scheduled { method: decl(m) },
            Doubt::Unchanged(by) => return Assumption::Unchanged { by: by.map(decl) },
            Doubt::Interned(site) => return Assumption::Interned { place: self.analysis.place(site) },
            Doubt::Own(id) => {
                let bound = &self.analysis.uses[id];
                return Assumption::Own { call: readable(bound), place: self.analysis.place(bound.site) };
            }
            Doubt::Call(id, objection) => (id, objection),
        };
        let bound = &self.analysis.uses[id];
        let (call, place) = (readable(bound), self.analysis.place(bound.site));
        let names = |what: Externals| what.names().collect::<Vec<&str>>().join(", ");
        match objection {
            Objection::Undescribed => Assumption::Described { call, place },
            Objection::Denied if is_misleading(&bound.method) => {
                Assumption::SameStart { what: told_by(&bound.method).to_owned(), call, place }
            }
            Objection::Denied => {
                Assumption::Unperformed { effect: "no predictor may call it".to_owned(), call, place }
            }
            Objection::Start(what) => Assumption::SameStart { what: what.to_owned(), call, place },
            Objection::Forbidden(what) if !what.intersects(OUTWARD) => Assumption::Reflective { call, place },
            Objection::Forbidden(what) => {
                Assumption::Unperformed { effect: names(Externals(what.0 & OUTWARD.0)), call, place }
            }
            Objection::Scheduled if is_end(&bound.method) => Assumption::TasksEnd { call, place },
            Objection::Scheduled => {
                Assumption::Repeatable { on: "how threads are scheduled".to_owned(), call, place }
            }
            Objection::Unrepeatable(what) => {
                Assumption::Repeatable { on: names(Externals(what.0 & UNREPEATABLE.0)), call, place }
            }
        }
    }
}

/// Whether what speaks against a call are files alone.
fn is_of_machine(objection: Objection) -> bool {
    match objection {
        Objection::Denied => true,
        Objection::Forbidden(what) => what == Externals::FILE_WRITE,
        _ => false,
    }
}

/// The method of a call in source terms.
pub(crate) fn readable(bound: &EffectUse) -> String {
    format!("{}.{}", bound.method.class.replace('/', "."), bound.method.name)
}

/// Whether what is doubted may read files of the class path.
pub(crate) fn may_load(doubt: Doubt) -> bool {
    match doubt {
        Doubt::Call(_, Objection::Undescribed | Objection::Denied) => true,
        Doubt::Call(_, Objection::Forbidden(what)) => what.intersects(Externals::REFLECTION),
        _ => false,
    }
}

/// What the tables of [`crate::denied`] say of a method: they are long, and slices ask often.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Standing {
    pub(crate) denied: bool,
    pub(crate) misleading: bool,
    tame: bool,
    sunk: bool,
    of_file: bool,
    contained: bool,
    lookup: bool,
}

impl Standing {
    /// That of the method of each call of the JDK.
    pub(crate) fn of_calls(program: &Program, analysis: &Analysis) -> SecondaryMap<EffectUseId, Standing> {
        let mut known: FxHashMap<&MethodRef, Standing> = FxHashMap::default();
        let mut all = SecondaryMap::new();
        for (id, bound) in analysis.uses.iter() {
            all[id] = *known.entry(&bound.method).or_insert_with_key(|m| {
                // That which a class of the program inherits.
                let inherited = program
                    .base_in_jdk(&m.class)
                    .filter(|_| program.is_app(&m.class))
                    .map(|class| MethodRef { class, ..(*m).clone() });
                let declared = inherited.as_ref().unwrap_or(m);
                Standing {
                    denied: is_denied(declared),
                    misleading: is_misleading(m),
                    tame: is_tame(m),
                    sunk: is_sunk(m),
                    of_file: is_of_file(m),
                    contained: is_contained(declared),
                    lookup: is_lookup(m),
                }
            });
        }
        all
    }
}

/// The calls that an optimistic slice takes to enter methods of the program alone: what may implement the
/// method in the JDK is nowhere described or must not run, and the program implements it.
pub(crate) fn own_calls(program: &Program, analysis: &Analysis) -> EntitySet<EffectUseId> {
    let open = access::PUBLIC | access::ABSTRACT;
    let enters = |bound: &EffectUse| {
        let (m, inst) = bound.site;
        let body = analysis.body(m)?;
        let Op::Invoke(CallKind::Virtual | CallKind::Interface, method, _) = &body.insts[inst].op else {
            return None;
        };
        let is_own = |t: &Target| matches!(t, Target::App { callback: None, .. });
        if program.is_app(&method.class) || !analysis.targets(bound.site).iter().any(is_own) {
            return None;
        }
        let Callee::Library(declared) = program.resolve(method) else { return None };
        let is_public = program.info(&declared.class)?.access & access::PUBLIC != 0;
        let is_open = program.access(&declared)? & open == open;
        (is_public && is_open && (bound.effect.is_conservative() || is_denied(&declared))).then_some(())
    };
    let mut own = EntitySet::new();
    for (id, bound) in analysis.uses.iter() {
        if bound.within.is_empty() && enters(bound).is_some() {
            own.insert(id);
        }
    }
    own
}
