//! The points-to solver: Andersen's analysis with the call graph on the fly.
//!
//! **Idea.** Flow- and context-insensitive inclusion constraints with one abstract object per allocation site
//! (the setting of section 5.2 of the Mantis paper). A method's constraints are added when a call first
//! reaches it; a virtual call is a use of its receiver and adds an edge per new object. JDK calls run their
//! effect description on pointer-graph nodes (`effects`). Statements that no training run executed can be
//! left out by a coverage predicate: the call graph shrinks to what was seen.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use cranelift_entity::{PrimaryMap, SecondaryMap, packed_option::PackedOption};
use mantis_classfile::lang;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{Function, Inst, Value};
use mantis_library::{Effect, Externals, Field, Library};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::alike::Groups;
use crate::analysis::Budget;
use crate::body::Constants;
use crate::body::telling::Told;
use crate::closure::{Closures, Way};
use crate::coverage::Coverage;
use crate::effects::{Callbacks, EffectUse, EffectUseId};
use crate::entities::{MethodId, Node, Obj};
use crate::fields::{all_fields, reach_fields};
use crate::graph::PointerGraph;
use crate::heap::{FieldId, FieldKey, Granularity, Heap, ObjData, ObjKind};
use crate::masks::{Filters, Masks};
use crate::objects::ObjSet;
use crate::outside::Outside;
use crate::parts::JDK_FIELDS;
use crate::program::Program;
use crate::seen::Seen;
use crate::serial::Serial;
use crate::types::{TypeId, Types};
use crate::unseen::Makers;
use crate::variables::Variables;
use crate::views::Views;

/// A statement of the program.
pub type Site = (MethodId, Inst);

/// Where a parameter of a callee gets its value.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ParamSource {
    /// Operand of the call.
    Operand(u16),
    /// Operand of the `invokedynamic` that captured it.
    Captured(MethodId, Inst, u16),
    /// The JDK method that calls back provides it.
    Provided,
}

/// What a call may run.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// A method of the program.
    App {
        /// Which.
        method: MethodId,
        /// Where its parameters come from, `this` first.
        params: Vec<ParamSource>,
        /// For a callback: the effect that makes it and its index there.
        callback: Option<(EffectUseId, u16)>,
    },
    /// A JDK method with this effect.
    Library(EffectUseId),
    /// A method of the program that no training run entered.
    Cold(MethodRef),
}

/// A method of the program that the analysis reached.
pub struct MethodData {
    /// Its declaration.
    pub decl: MethodRef,
    /// Its body; absent for abstract and native methods and those that could not be built.
    pub body: Option<Arc<Function>>,
    pub(crate) nodes: SecondaryMap<Value, PackedOption<NodeSlot>>,
    /// What it returns.
    pub(crate) ret: Option<Node>,
    /// The exceptions that escape it.
    pub(crate) thrown: Node,
}

/// A [`Node`] that may be absent in a dense map.
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct NodeSlot(u32);
cranelift_entity::entity_impl!(NodeSlot);

/// What is attached to a node.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Use {
    /// `to` gets what `field` of each object holds.
    Load(FieldUse, Node),
    /// `field` of each object gets what the node holds.
    Store(FieldUse, Node),
    /// Virtual call.
    Call(u32),
    /// Callback of an effect.
    Callback(u32),
    /// `to` gets what the objects of the node reach.
    Close(Way, Node),
    /// What is behind such a view.
    Behind(EffectUseId),
    /// An argument that an effect walks through.
    Asked(EffectUseId),
    /// The receiver of a call of a superclass's method.
    Super(EffectUseId),
    /// A constant by which a call finds those of its enum, by the number of the call.
    Constant(u32),
}

/// A field in a use.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(crate) enum FieldUse {
    /// Of a class of the program.
    Declared(FieldId),
    /// Of a class of the JDK.
    OfJdk(FieldId),
    Pseudo(Field),
}

/// A call whose targets depend on its receiver.
pub(crate) struct VirtualCall {
    pub site: Site,
    pub class: Name,
    pub name: Name,
    pub desc: Name,
    pub operands: Vec<Option<Node>>,
    pub result: Option<Node>,
}

/// The analysis while it runs.
pub(crate) struct Solver<'a> {
    pub program: &'a Program,
    pub library: &'a Library,
    pub coverage: &'a dyn Coverage,
    pub graph: PointerGraph<Use>,
    pub granularity: Granularity,
    pub budget: Budget,
    /// Levels of detail that are too fine for this program.
    pub too_fine: usize,
    /// Whether what `main` reaches outgrew the budget before anything was assumed of callers that nobody
    /// knows.
    pub outgrown: bool,
    pub main: MethodRef,
    pub types: Types,
    pub masks: Masks,
    pub heap: Heap,
    pub methods: PrimaryMap<MethodId, MethodData>,
    pub method_ids: FxHashMap<MethodRef, MethodId>,
    /// Whether training entered a method, where that was asked.
    pub entered: FxHashMap<MethodRef, bool>,
    pub fields: FxHashMap<(Obj, FieldKey), Node>,
    pub closures: Closures,
    pub statics: FxHashMap<FieldRef, Node>,
    /// What a field of a node's objects holds, for whoever loads it.
    pub loaded: FxHashMap<(Node, FieldUse), Node>,
    /// What is stored into a field of a node's objects.
    pub stored: FxHashMap<(Node, FieldUse), Node>,
    pub calls: Vec<VirtualCall>,
    pub groups: Groups,
    pub serial: Serial,
    /// By call and method that classes inherit from `Object`: that of the first class that is called.
    pub inherited: FxHashMap<(Site, MethodRef), MethodRef>,
    pub callbacks: Callbacks,
    pub uses: PrimaryMap<EffectUseId, EffectUse>,
    pub targets: FxHashMap<Site, Vec<Target>>,
    pub target_set: FxHashSet<(Site, Target)>,
    /// Where each class of the program may be initialised.
    pub clinit_triggers: FxHashMap<Name, Vec<Site>>,
    pub initialised: FxHashSet<Name>,
    pub pending_methods: VecDeque<MethodId>,
    pub(crate) pending_uses: Vec<(Use, ObjSet)>,
    /// Enums of the program whose class some statement names.
    pub named_enums: Vec<Name>,
    /// Calls that look up the constants of an enum whose class comes from elsewhere, and their results.
    pub enum_seekers: Vec<(Site, Option<Node>, Constants)>,
    /// All calls that ask for the constants of an enum.
    pub enum_calls: Vec<(Site, Option<Node>, Constants)>,
    /// The enums of which they met constants.
    pub enums_of: FxHashSet<(u32, Name)>,
    /// Methods that ran though nothing calls them.
    pub hidden: BTreeSet<MethodId>,
    /// Calls of the JDK that were seen to enter methods of which their descriptions know nothing.
    pub surprised: BTreeSet<Site>,
    /// Which methods the JDK was seen to enter from each call, where others are not assumed.
    pub(crate) seen: Seen,
    /// Methods that some calls would enter, had they been seen to.
    pub(crate) unseen: BTreeSet<MethodRef>,
    /// Whether such methods are left outside instead of being analysed.
    pub leave_outside: bool,
    /// Whether such methods are attributed to calls that may have run them, and what is known of these by
    /// then.
    pub guesses: bool,
    /// Whether calls without receivers wait for what is guessed, before they get an object of their own.
    pub patient: bool,
    pub makers: Makers,
    /// Whether the questions of a JDK call are one effect ([`crate::queries`]).
    pub together: bool,
    /// Of the uses that stand for these, all that is asked.
    pub questioned: FxHashMap<EffectUseId, Node>,
    pub outside: Outside,
    pub(crate) told: Told,
    /// Whether the program asks for the collection of objects, once that is known.
    pub(crate) collects: Option<bool>,
    /// What callbacks throw: the JDK hands it on as the cause of an exception of its own.
    pub(crate) causes: Node,
    /// Statements that ran although nothing was known that they could work on, before they were given all
    /// that has their type.
    pub(crate) lost: FxHashSet<Site>,
    /// Calls of native methods of the program: the class that declares the method, and what it is given.
    pub native_calls: Vec<(Name, Vec<Option<Node>>)>,
    pub views: Views,
    pub(crate) variables: Variables,
    /// How many sites of each method that allocate a class are told apart, and the last of them.
    pub allocations: FxHashMap<(MethodId, Name), (usize, Inst)>,
    pub diagnostics: Vec<String>,
    pub(crate) effects: FxHashMap<MethodRef, Arc<Effect>>,
}

impl<'a> Solver<'a> {
    /// What the fields of an object lead to.
    pub fn held_by(&self, obj: Obj, reach: mantis_library::Reach) -> impl Iterator<Item = Obj> + '_ {
        let keys = reach_fields(self.program, &self.heap, obj, reach);
        let count = keys.len();
        let held = move |i: usize| self.fields.get(&self.heap.canonical(obj, keys[i]));
        let nodes = (0..count).filter_map(held);
        let whole = if reach == mantis_library::Reach::Own { None } else { self.heap.whole(obj) };
        nodes.flat_map(|&node| self.graph.pts(node).iter()).chain(whole)
    }

    pub fn new(
        program: &'a Program,
        library: &'a Library,
        coverage: &'a dyn Coverage,
        granularity: Granularity,
        budget: Budget,
        main: &MethodRef,
    ) -> Solver<'a> {
        let mut types = Types::default();
        let views = Views::new(&mut types);
        let mut graph = PointerGraph::default();
        let causes = graph.node();
        Solver {
            main: main.clone(),
            program,
            library,
            coverage,
            granularity,
            budget,
            too_fine: 0,
            outgrown: false,
            graph,
            causes,
            lost: FxHashSet::default(),
            types,
            masks: Masks::default(),
            heap: Heap::default(),
            methods: PrimaryMap::new(),
            method_ids: FxHashMap::default(),
            entered: FxHashMap::default(),
            fields: FxHashMap::default(),
            closures: Closures::default(),
            statics: FxHashMap::default(),
            loaded: FxHashMap::default(),
            stored: FxHashMap::default(),
            calls: Vec::new(),
            groups: Groups::default(),
            serial: Serial::default(),
            inherited: FxHashMap::default(),
            callbacks: Callbacks::default(),
            uses: PrimaryMap::new(),
            targets: FxHashMap::default(),
            target_set: FxHashSet::default(),
            clinit_triggers: FxHashMap::default(),
            initialised: FxHashSet::default(),
            pending_methods: VecDeque::new(),
            pending_uses: Vec::new(),
            named_enums: Vec::new(),
            enum_seekers: Vec::new(),
            enum_calls: Vec::new(),
            enums_of: FxHashSet::default(),
            hidden: BTreeSet::new(),
            surprised: BTreeSet::new(),
            seen: Seen::default(),
            unseen: BTreeSet::new(),
            leave_outside: false,
            guesses: false,
            patient: false,
            makers: Makers::new(),
            together: false,
            questioned: FxHashMap::default(),
            told: Told::default(),
            collects: None,
            outside: Outside::default(),
            native_calls: Vec::new(),
            views,
            variables: Variables::default(),
            allocations: FxHashMap::default(),
            diagnostics: Vec::new(),
            effects: FxHashMap::default(),
        }
    }

    /// Solves from `main`; `None` when the pointer graph outgrows the budget.
    pub fn run(&mut self) -> Option<()> {
        let main = self.main.clone();
        let id = self.method(&main);
        self.add_main_args(id);
        // Descriptions add to the causes of what the JDK throws, and return them.
        let told = self.static_object(&Name::from("java/lang/Throwable.causes"));
        let told = self.field_node(told, FieldKey::Pseudo(Field::Elem));
        self.edge(self.causes, told, None);
        self.edge(told, self.causes, None);
        // Handlers of what nobody catches hear of what it throws, as of what callbacks throw.
        self.edge(self.methods[id].thrown, self.causes, None);
        if let Some(class) = self.methods[id].body.is_some().then_some(main.class) {
            self.initialise(&class, None);
        }
        self.solve()?;
        self.add_seen()?;
        self.widen_lost()?;
        if self.guesses {
            return Some(());
        }
        if self.leave_outside {
            self.find_outside();
            return Some(());
        }
        self.add_hidden()
    }

    pub(crate) fn solve(&mut self) -> Option<()> {
        let mut first = self.hidden.is_empty() && !self.guesses;
        loop {
            let drained = self.drain();
            self.outgrown |= first && drained.is_none();
            drained?;
            first = false;
            if self.put_substitutes() {
                continue;
            }
            if self.patient || !self.give_up_on_silent_receivers() {
                return Some(());
            }
        }
    }

    fn drain(&mut self) -> Option<()> {
        loop {
            if self.graph.facts() > self.budget.facts || self.graph.told() > self.budget.told {
                return None;
            }
            self.groups.rest();
            while let Some(id) = self.pending_methods.pop_front() {
                self.add_body(id);
            }
            if let Some((what, objs)) = self.pending_uses.pop() {
                self.on_objects(what, &objs);
                continue;
            }
            if self.graph.is_due() {
                self.collapse();
                continue;
            }
            let (graph, mut filters) = self.filters();
            let Some((uses, news)) = graph.step(&mut filters) else { return Some(()) };
            for what in uses {
                self.on_objects(what, &news);
            }
        }
    }

    pub(crate) fn filters(&mut self) -> (&mut PointerGraph<Use>, Filters<'_>) {
        let filters = Filters {
            masks: &mut self.masks,
            types: &mut self.types,
            heap: &self.heap,
            program: self.program,
        };
        (&mut self.graph, filters)
    }

    pub(crate) fn on_object(&mut self, what: Use, obj: Obj) {
        match what {
            Use::Load(field, to) => self.load(obj, field, to),
            Use::Store(field, from) => self.store(obj, field, from),
            Use::Call(call) => self.on_receiver(call, obj),
            Use::Callback(index) => self.on_callback(index, obj),
            Use::Close(way, node) => self.close(obj, way, node),
            Use::Behind(id) => self.call_all(id, obj, false),
            Use::Asked(id) => self.call_all(id, obj, true),
            Use::Super(id) => self.on_super(id, obj),
            Use::Constant(call) => self.on_constant(call, obj),
        }
    }

    /// Adds a subset edge.
    pub fn edge(&mut self, from: Node, to: Node, filter: Option<TypeId>) {
        let (graph, mut filters) = self.filters();
        graph.edge(from, to, filter, &mut filters);
    }

    /// Attaches a use and handles the objects that are there.
    pub fn attach(&mut self, node: Node, what: Use) {
        let there = self.graph.attach(node, what);
        self.on_objects(what, &there);
    }

    /// Like [`Solver::attach`], but the objects are handled later: uses that attach uses to what they find
    /// would nest as deep as the heap is.
    pub fn attach_later(&mut self, node: Node, what: Use) {
        let there = self.graph.attach(node, what);
        if !there.is_empty() {
            self.pending_uses.push((what, there));
        }
    }

    /// What a field of a node's objects holds.
    pub fn held_in(&mut self, base: Node, field: FieldUse) -> Node {
        let key = (self.graph.find(base), field);
        if let Some(&held) = self.loaded.get(&key) {
            return held;
        }
        let held = self.graph.node();
        self.loaded.insert(key, held);
        self.attach(base, Use::Load(field, held));
        held
    }

    /// `to` gets what a field of a node's objects holds.
    pub fn load_from(&mut self, base: Node, field: FieldUse, to: Node) {
        let held = self.held_in(base, field);
        self.edge(held, to, None);
    }

    /// A field of a node's objects gets what another one holds.
    pub fn store_to(&mut self, base: Node, field: FieldUse, from: Node) {
        let key = (self.graph.find(base), field);
        let kept = match self.stored.get(&key) {
            Some(&kept) => kept,
            None => {
                let kept = self.graph.node();
                self.stored.insert(key, kept);
                self.attach(base, Use::Store(field, kept));
                kept
            }
        };
        self.edge(from, kept, None);
    }

    /// The id of a method, created and queued on first sight.
    pub fn method(&mut self, decl: &MethodRef) -> MethodId {
        if let Some(&id) = self.method_ids.get(decl) {
            return id;
        }
        let body = match self.program.body(decl) {
            Ok(body) => body,
            Err(why) => {
                self.diagnostics.push(format!("{decl} is not analysed: {why}"));
                None
            }
        };
        let ret = crate::program::reference_type(&decl.desc).map(|_| self.graph.node());
        let thrown = self.graph.node();
        let id = self.methods.push(MethodData {
            decl: decl.clone(),
            body,
            nodes: SecondaryMap::new(),
            ret,
            thrown,
        });
        self.method_ids.insert(decl.clone(), id);
        self.pending_methods.push_back(id);
        id
    }

    fn add_main_args(&mut self, main: MethodId) {
        let Some(param) = self.methods[main].body.as_ref().and_then(|b| b.params.first().copied()) else {
            return;
        };
        let class = Name::from("[Ljava/lang/String;");
        let args = self.heap.object(ObjKind::MainArgs, |kind| plain(kind, class, true));
        let string = self.immutable(&Name::from(lang::STRING));
        let elements = self.field_node(args, FieldKey::Pseudo(Field::Elem));
        self.graph.add(elements, string);
        if let Some(node) = self.value_node(main, param) {
            self.graph.add(node, args);
        }
    }

    /// The object that stands for all immutable values of a class.
    pub fn immutable(&mut self, class: &Name) -> Obj {
        self.heap.object(ObjKind::Immutable(class.clone()), |kind| plain(kind, class.clone(), false))
    }

    /// The global object of a JDK static group.
    pub fn static_object(&mut self, group: &Name) -> Obj {
        let library = self.library;
        self.heap.object(ObjKind::Static(group.clone()), |kind| {
            let alloc = library.static_object(group);
            ObjData { kind, class: alloc.class, exact: false, is_app: false, device: alloc.device }
        })
    }

    /// An object of a class named by the program: exact.
    pub fn allocated(&mut self, kind: ObjKind, class: &Name) -> Obj {
        let is_app = self.program.is_app(class);
        let device = self.device(class);
        self.made(ObjData { kind, class: class.clone(), exact: true, is_app, device })
    }

    pub(crate) fn device(&self, class: &Name) -> Externals {
        if class.starts_with('[') { Externals::NONE } else { self.library.device(class, self.program) }
    }

    /// The object that stands for this one in a heap of this granularity.
    pub(crate) fn made(&mut self, data: ObjData) -> Obj {
        let by = match data.kind {
            ObjKind::Alloc(m, ..)
            | ObjKind::Fresh(m, ..)
            | ObjKind::Constructed(m, _)
            | ObjKind::Unknown(m, _)
            | ObjKind::Undescribed(m, _) => self.methods[m].decl.class.clone(),
            _ => Name::from(""),
        };
        let kind = self.granularity.kind(data.kind.clone(), &by, &data);
        self.heap.object(kind, |kind| ObjData { kind, ..data })
    }

    /// The node of an object's field.
    pub fn field_node(&mut self, obj: Obj, key: FieldKey) -> Node {
        let at = self.heap.canonical(obj, key);
        if let Some(&node) = self.fields.get(&at) {
            return node;
        }
        let node = self.graph.node();
        self.fields.insert(at, node);
        node
    }

    /// The node of a static field of the program.
    pub fn static_node(&mut self, field: &FieldRef) -> Node {
        if let Some(&node) = self.statics.get(field) {
            return node;
        }
        let node = self.graph.node();
        self.statics.insert(field.clone(), node);
        node
    }

    fn field_keys(&self, obj: Obj, field: FieldUse) -> Arc<[FieldKey]> {
        match field {
            FieldUse::Declared(id) => [FieldKey::Declared(id)].into(),
            FieldUse::OfJdk(_) => JDK_FIELDS.into(),
            FieldUse::Pseudo(Field::All) => all_fields(self.program, &self.heap, obj),
            FieldUse::Pseudo(f) => [self.heap.pseudo(obj, f)].into(),
        }
    }

    fn load(&mut self, obj: Obj, field: FieldUse, to: Node) {
        if self.heap.objects[obj].is_value() {
            return;
        }
        match field {
            FieldUse::Declared(id) => {
                let from = self.field_node(obj, FieldKey::Declared(id));
                return self.edge(from, to, None);
            }
            FieldUse::OfJdk(id) => {
                let name = self.program.field(id);
                return self.load_of_jdk(obj, &name, to);
            }
            FieldUse::Pseudo(_) => {}
        }
        for &key in &*self.field_keys(obj, field) {
            let from = self.field_node(obj, key);
            self.edge(from, to, None);
        }
    }

    fn store(&mut self, obj: Obj, field: FieldUse, from: Node) {
        if self.heap.objects[obj].is_value() {
            return;
        }
        if let FieldUse::Declared(id) = field {
            let to = self.field_node(obj, FieldKey::Declared(id));
            return self.edge(from, to, None);
        }
        for &key in &*self.field_keys(obj, field) {
            let filter = match field {
                FieldUse::Declared(_) | FieldUse::OfJdk(_) => None,
                FieldUse::Pseudo(_) => self.kept_in(obj, key),
            };
            let to = self.field_node(obj, key);
            self.edge(from, to, filter);
        }
    }

    /// The type of what the JDK can put into a field that has one: what arrays take (JVMS 6.5, `aastore`),
    /// declared types.
    fn kept_in(&mut self, obj: Obj, key: FieldKey) -> Option<TypeId> {
        match key {
            FieldKey::Declared(field) => self.filter_of(&self.program.field(field).desc.clone()),
            FieldKey::Pseudo(Field::Elem) if self.heap.objects[obj].is_array() => {
                let class = self.heap.objects[obj].class.clone();
                self.filter_of(&class[1..])
            }
            FieldKey::Pseudo(_) => None,
        }
    }

    /// What objects of the type that a descriptor ends with pass; `None` for all.
    pub(crate) fn filter_of(&mut self, desc: &str) -> Option<TypeId> {
        let class = crate::program::reference_type(desc)?;
        (&*class != lang::OBJECT).then(|| self.types.id(&class))
    }

    /// Whether an object can be of a class.
    pub(crate) fn may_be(&mut self, obj: Obj, class: &str) -> bool {
        let filter = self.types.id(class);
        self.passes(obj, filter)
    }

    /// Whether an object can be of a type.
    pub(crate) fn passes(&mut self, obj: Obj, filter: TypeId) -> bool {
        self.filters().1.passes(obj, filter)
    }

    /// Records a target of a call; false when it was known.
    pub fn add_target(&mut self, site: Site, target: Target) -> bool {
        if !self.target_set.insert((site, target.clone())) {
            return false;
        }
        self.targets.entry(site).or_default().push(target);
        true
    }

    /// Notes that `site` may initialise `class`, and makes its `<clinit>` and those of its superclasses
    /// reachable.
    pub fn initialise(&mut self, class: &Name, site: Option<Site>) {
        for up in self.initialised_with(class) {
            if let Some(site) = site {
                let sites = self.clinit_triggers.entry(up.clone()).or_default();
                if !sites.contains(&site) {
                    sites.push(site);
                }
            }
            if !self.initialised.insert(up.clone()) {
                continue;
            }
            let clinit = MethodRef { class: up, name: Name::from("<clinit>"), desc: Name::from("()V") };
            if self.program.access(&clinit).is_some() {
                self.method(&clinit);
            }
        }
    }

    /// The classes of the program that are initialised with a class: its superclasses, and for a class (not
    /// an interface) the superinterfaces that declare default methods (JLS 12.4.1).
    fn initialised_with(&self, class: &Name) -> Vec<Name> {
        let mut all: Vec<Name> =
            self.program.superclasses(class).into_iter().take_while(|c| self.program.is_app(c)).collect();
        if !self.program.is_interface(class) {
            let with_default = |c: &Name| {
                const ABSTRACT_OR_STATIC: u16 = 0x0400 | 0x0008;
                self.program.is_interface(c)
                    && self.program.is_app(c)
                    && self
                        .program
                        .info(c)
                        .is_some_and(|i| i.methods.values().any(|a| a & ABSTRACT_OR_STATIC == 0))
            };
            all.extend(self.program.supertypes(class).into_iter().filter(with_default));
        }
        all
    }

    /// A virtual call on a JDK type that no object ever reached of which it can be a call comes from a flow
    /// nobody modelled: it gets an object of its declared type. True when there was such a call.
    fn give_up_on_silent_receivers(&mut self) -> bool {
        let mut found = false;
        for i in 0..self.calls.len() {
            let call = &self.calls[i];
            let Some(Some(node)) = call.operands.first().copied() else { continue };
            let (site, class) = (call.site, call.class.clone());
            if self.targets.contains_key(&site) || self.program.is_app(&class) {
                continue;
            }
            let obj = if self.library.is_value_class(&class, self.program) {
                self.immutable(&class)
            } else {
                self.unknown(site, &class)
            };
            found |= self.graph.add(node, obj);
        }
        found
    }

    /// An object nobody modelled, of declared class `class`.
    pub fn unknown(&mut self, site: Site, class: &Name) -> Obj {
        self.of_bound(ObjKind::Unknown(site.0, site.1), class)
    }

    /// An object of which no more is known than a JDK class that it is of or below.
    pub(crate) fn of_bound(&mut self, kind: ObjKind, class: &Name) -> Obj {
        let device = self.device(class);
        self.made(ObjData { kind, class: class.clone(), exact: false, is_app: false, device })
    }
}

/// An object of a JDK class without a device.
pub(crate) fn plain(kind: ObjKind, class: Name, exact: bool) -> ObjData {
    ObjData { kind, class, exact, is_app: false, device: Externals::NONE }
}
