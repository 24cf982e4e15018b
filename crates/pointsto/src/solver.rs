//! The points-to solver: Andersen's analysis with the call graph on the fly.
//!
//! **Idea.** Flow- and context-insensitive inclusion constraints with one abstract object per allocation site
//! (the setting of section 5.2 of the Mantis paper). A method's constraints are added when a call first
//! reaches it; a virtual call is a use of its receiver and adds an edge per new object. JDK calls run their
//! effect description on pointer-graph nodes (`effects`). Statements that no training run executed can be
//! left out by a coverage predicate: the call graph shrinks to what was seen.

use std::sync::Arc;

use cranelift_entity::{PrimaryMap, SecondaryMap};
use mantis_classfile::lang;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_library::{Externals, Field, Library};

use crate::analysis::Budget;
use crate::constraints::{FieldUse, MethodData, Site, Target, Use};
use crate::coverage::Coverage;
use crate::effects::{EffectUse, EffectUseId};
use crate::entities::{MethodId, Node, Obj};
use crate::fields::{all_fields, reach_fields};
use crate::graph::PointerGraph;
use crate::heap::{FieldKey, Granularity, Heap, ObjData, ObjKind};
use crate::masks::{Filters, Masks};
use crate::parts::JDK_FIELDS;
use crate::program::Program;
use crate::state::{Calls, Extensions, Reached, Settings, Slots};
use crate::types::{TypeId, Types};
use crate::views::Views;

/// The analysis while it runs.
pub(crate) struct Solver<'a> {
    pub(crate) program: &'a Program,
    pub(crate) library: &'a Library,
    pub(crate) coverage: &'a dyn Coverage,
    pub(crate) settings: Settings,
    pub(crate) graph: PointerGraph<Use>,
    pub(crate) types: Types,
    pub(crate) masks: Masks,
    pub(crate) heap: Heap,
    pub(crate) methods: PrimaryMap<MethodId, MethodData>,
    pub(crate) uses: PrimaryMap<EffectUseId, EffectUse>,
    pub(crate) reached: Reached,
    pub(crate) slots: Slots,
    pub(crate) calls: Calls,
    pub(crate) extensions: Extensions,
    pub(crate) diagnostics: Vec<String>,
}

impl<'a> Solver<'a> {
    /// What the fields of an object lead to.
    pub fn held_by(&self, obj: Obj, reach: mantis_library::Reach) -> impl Iterator<Item = Obj> + '_ {
        let keys = reach_fields(self.program, &self.heap, obj, reach);
        let count = keys.len();
        let held = move |i: usize| self.slots.fields.get(&self.heap.canonical(obj, keys[i]));
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
        let slots = Slots::new(graph.node());
        Solver {
            program,
            library,
            coverage,
            settings: Settings::new(main.clone(), granularity, budget),
            graph,
            types,
            masks: Masks::default(),
            heap: Heap::default(),
            methods: PrimaryMap::new(),
            uses: PrimaryMap::new(),
            reached: Reached::default(),
            slots,
            calls: Calls::default(),
            extensions: Extensions::new(views),
            diagnostics: Vec::new(),
        }
    }

    /// Solves from `main`; `None` when the pointer graph outgrows the budget.
    pub fn run(&mut self) -> Option<()> {
        let main = self.settings.main.clone();
        let id = self.method(&main);
        self.add_main_args(id);
        // Descriptions add to the causes of what the JDK throws, and return them.
        let told = self.static_object(&Name::from("java/lang/Throwable.causes"));
        let told = self.field_node(told, FieldKey::Pseudo(Field::Elem));
        self.edge(self.slots.causes, told, None);
        self.edge(told, self.slots.causes, None);
        // Handlers of what nobody catches hear of what it throws, as of what callbacks throw.
        self.edge(self.methods[id].thrown, self.slots.causes, None);
        if let Some(class) = self.methods[id].body.is_some().then_some(main.class) {
            self.initialise(&class, None);
        }
        self.solve()?;
        self.add_seen()?;
        self.widen_lost()?;
        if self.settings.guesses {
            return Some(());
        }
        if self.settings.leave_outside {
            self.find_outside();
            return Some(());
        }
        self.add_hidden()
    }

    pub(crate) fn solve(&mut self) -> Option<()> {
        let mut first = self.reached.hidden.is_empty() && !self.settings.guesses;
        loop {
            let drained = self.drain();
            self.reached.outgrown |= first && drained.is_none();
            drained?;
            first = false;
            if self.put_substitutes() {
                continue;
            }
            if self.settings.patient || !self.give_up_on_silent_receivers() {
                return Some(());
            }
        }
    }

    fn drain(&mut self) -> Option<()> {
        loop {
            if self.graph.facts() > self.settings.budget.facts
                || self.graph.told() > self.settings.budget.told
            {
                return None;
            }
            self.calls.groups.rest();
            while let Some(id) = self.reached.pending.pop_front() {
                self.add_body(id);
            }
            if let Some((what, objs)) = self.reached.pending_uses.pop() {
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
            self.reached.pending_uses.push((what, there));
        }
    }

    /// What a field of a node's objects holds.
    pub fn held_in(&mut self, base: Node, field: FieldUse) -> Node {
        let key = (self.graph.find(base), field);
        if let Some(&held) = self.slots.loaded.get(&key) {
            return held;
        }
        let held = self.graph.node();
        self.slots.loaded.insert(key, held);
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
        let kept = match self.slots.stored.get(&key) {
            Some(&kept) => kept,
            None => {
                let kept = self.graph.node();
                self.slots.stored.insert(key, kept);
                self.attach(base, Use::Store(field, kept));
                kept
            }
        };
        self.edge(from, kept, None);
    }

    /// The id of a method, created and queued on first sight.
    pub fn method(&mut self, decl: &MethodRef) -> MethodId {
        if let Some(&id) = self.reached.ids.get(decl) {
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
        self.reached.ids.insert(decl.clone(), id);
        self.reached.pending.push_back(id);
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
        let kind = self.settings.granularity.kind(data.kind.clone(), &by, &data);
        self.heap.object(kind, |kind| ObjData { kind, ..data })
    }

    /// The node of an object's field.
    pub fn field_node(&mut self, obj: Obj, key: FieldKey) -> Node {
        let at = self.heap.canonical(obj, key);
        if let Some(&node) = self.slots.fields.get(&at) {
            return node;
        }
        let node = self.graph.node();
        self.slots.fields.insert(at, node);
        node
    }

    /// The node of a static field of the program.
    pub fn static_node(&mut self, field: &FieldRef) -> Node {
        if let Some(&node) = self.slots.statics.get(field) {
            return node;
        }
        let node = self.graph.node();
        self.slots.statics.insert(field.clone(), node);
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
        if !self.calls.target_set.insert((site, target.clone())) {
            return false;
        }
        self.calls.targets.entry(site).or_default().push(target);
        true
    }

    /// Notes that `site` may initialise `class`, and makes its `<clinit>` and those of its superclasses
    /// reachable.
    pub fn initialise(&mut self, class: &Name, site: Option<Site>) {
        for up in self.initialised_with(class) {
            if let Some(site) = site {
                let sites = self.reached.triggers.entry(up.clone()).or_default();
                if !sites.contains(&site) {
                    sites.push(site);
                }
            }
            if !self.reached.initialised.insert(up.clone()) {
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
        for i in 0..self.calls.virtuals.len() {
            let call = &self.calls.virtuals[i];
            let Some(Some(node)) = call.operands.first().copied() else { continue };
            let (site, class) = (call.site, call.class.clone());
            if self.calls.targets.contains_key(&site) || self.program.is_app(&class) {
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
