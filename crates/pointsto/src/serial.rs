//! Serialisation: what streams of objects call by reflection.
//!
//! **Idea.** What `ObjectInputStream` gives are copies of what `ObjectOutputStream` was given. One abstract
//! object stands for both, as with `clone`, so fields of copies hold what those of originals hold, and the
//! overlay says that reading writes to all of them (`serial.effects`). The methods that the streams find by
//! their names are described there as methods of `Serializable`, which has none: here they are looked for in
//! the classes of what is written (Java Object Serialization Specification, 2.3-2.5, 3.4-3.7). What was
//! written by another program has no objects, and its uses are not known, like those of any other object
//! that nobody modelled.

use std::collections::BTreeSet;

use cranelift_entity::EntityRef;
use mantis_classfile::lang;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_library::{Callback, Externals, Field, Reach, Target};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::body::Constants;
use crate::constraints::ParamSource;
use crate::effects::EffectUseId;
use crate::entities::{Loc, Node, Obj};
use crate::fields::all_fields;
use crate::heap::{LocData, ObjKind};
use crate::modref::{Accesses, Shared};
use crate::program::ACC_STATIC;
use crate::solver::Solver;

/// The global object that holds what is written.
const WRITTEN: &str = "java/io/ObjectOutputStream.written";
/// Static fields that say how a class is written: their names and types.
const SHAPES: [(&str, &str); 2] =
    [("serialPersistentFields", "[Ljava/io/ObjectStreamField;"), ("serialVersionUID", "J")];

/// A hook, and what it is called with.
pub(crate) struct Hook<'a> {
    pub name: &'a Name,
    pub desc: &'a Name,
    pub args: Vec<Option<Node>>,
}

/// What streams of objects have been seen to do.
#[derive(Default)]
pub(crate) struct Serial {
    /// By class what its `writeReplace` and `readResolve` give.
    substitutes: FxHashMap<Name, BTreeSet<Node>>,
    /// Of these, what is held where already.
    put: FxHashSet<(Node, Node)>,
}

impl Solver<'_> {
    /// A stream has an object whose class may have the hook.
    pub(crate) fn call_hook(&mut self, callback: (EffectUseId, u16), obj: Obj, hook: &Hook<'_>) {
        let data = &self.heap.objects[obj];
        if !data.is_app || matches!(data.kind, ObjKind::Lambda(..)) {
            return;
        }
        let class = data.class.clone();
        let site = self.uses[callback.0].site;
        let above = self.program.superclasses(&class);
        if let Some(constants) = above.iter().position(|c| &**c == lang::ENUM) {
            // Written and found by its name.
            if &**hook.name == "<init>" {
                self.call_values_of(site, &above[constants - 1], None, Constants::One);
            }
            return;
        }
        if &**hook.name == "<init>" {
            self.initialise(&class, Some(site));
            if let Some(constructor) = self.restoring_constructor(&above) {
                self.run_hook(callback, obj, &constructor, &[]);
            }
            return;
        }
        let replaces = matches!(&**hook.name, "writeReplace" | "readResolve");
        let overrides = matches!(&**hook.name, "writeExternal" | "readExternal");
        let of = class.clone();
        for class in above.into_iter().take_while(|c| self.program.is_app(c)) {
            let decl = MethodRef { class, name: hook.name.clone(), desc: hook.desc.clone() };
            if self.program.access(&decl).is_some_and(|a| a & ACC_STATIC == 0) {
                self.run_hook(callback, obj, &decl, &hook.args);
                if replaces {
                    let instead = self.uses[callback.0].returned[callback.1 as usize];
                    self.extensions.serial.substitutes.entry(of.clone()).or_default().insert(instead);
                }
                if replaces || overrides {
                    return;
                }
            }
        }
    }

    fn run_hook(&mut self, callback: (EffectUseId, u16), obj: Obj, decl: &MethodRef, args: &[Option<Node>]) {
        let (id, index) = callback;
        let (site, result) = (self.uses[id].site, self.uses[id].returned[index as usize]);
        let mut operands = vec![self.receiver_of(decl, obj)];
        operands.extend(args);
        operands.resize(mantis_library::conservative::parameters(&decl.desc).count() + 1, None);
        let params = vec![ParamSource::Provided; operands.len()];
        self.call_app(site, decl, &operands, params, Some(result), Some(callback));
    }

    /// What runs when an object of a class is read: of records the canonical constructor, of what writes
    /// itself its own, else that of the first superclass which is not serialisable.
    fn restoring_constructor(&self, above: &[Name]) -> Option<MethodRef> {
        let class = &above[0];
        let is = |class: &Name, interface: &str| self.program.is_subtype(class, &Name::from(interface));
        let (of, desc) = if above.get(1).is_some_and(|c| &**c == lang::RECORD) {
            let info = self.program.info(class)?;
            let parts = info.fields.iter().filter(|(_, _, access)| access & ACC_STATIC == 0);
            let types: String = parts.map(|(_, desc, _)| &**desc).collect();
            (class, format!("({types})V"))
        } else if is(class, lang::EXTERNALIZABLE) {
            (class, "()V".to_owned())
        } else {
            (above.iter().find(|c| !is(c, lang::SERIALIZABLE))?, "()V".to_owned())
        };
        let decl = MethodRef { class: of.clone(), name: "<init>".into(), desc: desc.into() };
        (self.program.is_app(of) && self.program.access(&decl).is_some()).then_some(decl)
    }

    /// What is written or read in the place of an object is also where that is held. Call with a solved
    /// graph; true when there was more of it.
    pub(crate) fn put_substitutes(&mut self) -> bool {
        if self.extensions.serial.substitutes.is_empty() {
            return false;
        }
        let mut seen: FxHashSet<Obj> = FxHashSet::default();
        let mut waiting = vec![self.static_object(&Name::from(WRITTEN))];
        let mut more = false;
        while let Some(obj) = waiting.pop() {
            if !seen.insert(obj) {
                continue;
            }
            for &key in &*all_fields(self.program, &self.heap, obj) {
                let node = self.field_node(obj, key);
                let held: Vec<Obj> = self.graph.pts(node).iter().collect();
                let classes = held.iter().map(|&o| &self.heap.objects[o].class);
                let instead =
                    classes.filter_map(|class| self.extensions.serial.substitutes.get(class)).flatten();
                let new: BTreeSet<Node> =
                    instead.copied().filter(|&i| !self.extensions.serial.put.contains(&(i, node))).collect();
                more |= !new.is_empty();
                for instead in new {
                    self.extensions.serial.put.insert((instead, node));
                    self.edge(instead, node, None);
                }
                waiting.extend(held);
            }
        }
        more
    }

    /// What a call reads besides, if it writes or reads objects: how their classes are written. Names of
    /// function objects are the JVM's, and so are stack traces and the order of some sets.
    pub(crate) fn serial_accesses(&mut self, id: EffectUseId, shared: &mut Shared, out: &mut Accesses) {
        let is_hook = |c: &Callback| match &c.target {
            Target::Method { class, .. } => &**class == lang::SERIALIZABLE,
            Target::Any => false,
        };
        if !self.uses[id].effect.callbacks.iter().any(is_hook) {
            return;
        }
        let mut shapes: BTreeSet<Loc> = BTreeSet::new();
        for obj in self.serialised(shared) {
            let data = &self.heap.objects[obj];
            if matches!(data.kind, ObjKind::Lambda(..)) {
                out.external = out.external.union(Externals::REFLECTION);
            }
            if self.program.is_subtype(&data.class, &Name::from(lang::THROWABLE)) {
                out.external = out.external.union(Externals::STACK);
            }
            out.unordered |= self.has_order_of_chance(obj);
            let classes = self.program.superclasses(&data.class);
            for class in classes.into_iter().take_while(|c| self.program.is_app(c)) {
                let Some(info) = self.program.info(&class) else { continue };
                for (name, desc) in SHAPES {
                    if info.fields.iter().any(|(n, d, _)| &**n == name && &**d == desc) {
                        let field = FieldRef { class: class.clone(), name: name.into(), desc: desc.into() };
                        let node = self.static_node(&field);
                        shapes.insert(self.heap.loc(LocData::Static(field)));
                        let arrays: Vec<Obj> = self.graph.pts(node).iter().collect();
                        let parts = arrays.into_iter().map(|array| {
                            let key = self.heap.pseudo(array, Field::Elem);
                            self.heap.loc(LocData::Field(array, key))
                        });
                        shapes.extend(parts);
                    }
                }
            }
        }
        if !shapes.is_empty() {
            out.reads.push(shapes.into_iter().collect());
        }
    }

    /// The objects that may be written: those of serialisable classes among what written ones lead to.
    fn serialised(&mut self, shared: &mut Shared) -> Vec<Obj> {
        let written = self.static_object(&Name::from(WRITTEN));
        let reached = self.reached(&[written], Reach::Reachable, shared);
        let serializable = Name::from(lang::SERIALIZABLE);
        let is = |class: &Name| self.program.is_subtype(class, &serializable);
        let markers = |obj: Obj| self.heap.markers.get(&obj).into_iter().flatten();
        let found = reached.ones().map(Obj::new);
        found.filter(|&obj| is(&self.heap.objects[obj].class) || markers(obj).any(is)).collect()
    }
}
