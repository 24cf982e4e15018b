//! What each JVM draws: identity hash codes and texts made of them, the order of hash collections by these or
//! by a salt, names of generated classes and of threads that have none, which objects are collected.
//!
//! A call that gives such a value depends on chance as one of a random generator does
//! ([`Externals::RANDOM`](mantis_library::Externals)); one that walks in an order of chance is marked as
//! [`unordered`](crate::modref::Accesses::unordered).

use std::collections::BTreeSet;

use mantis_classfile::descriptor::MethodDesc;
use mantis_classfile::lang;
use mantis_classfile::names::Name;
use mantis_ir::Type;
use mantis_library::{Field, Mark, Root, marks};

use crate::constraints::Target;
use crate::effects::{EffectUse, EffectUseId};
use crate::entities::Obj;
use crate::heap::{FieldKey, ObjKind};
use crate::program::ACC_FINAL;
use crate::solver::Solver;

/// Methods that put the text of an object into one.
const TEXTS: [&str; 5] = ["valueOf", "append", "insert", "print", "println"];
/// Methods that do so with the texts of many.
const TEXTS_OF_MANY: [&str; 5] = ["deepToString", "format", "formatted", "printf", "join"];

/// Classes of the JDK whose hash codes are made of those of what they hold.
const CONTAINERS: [&str; 5] = [lang::LIST, lang::SET, lang::MAP, lang::MAP_ENTRY, "java/util/Optional"];
/// How deep such are looked into.
const DEPTH: usize = 3;

impl Solver<'_> {
    /// Whether a call gives the class of a function object or a proxy: its name and kind are the JVM's.
    pub(crate) fn names_generated(&mut self, id: EffectUseId) -> bool {
        let receivers = match &*self.uses[id].method.name {
            "getClass" => self.roots(id, &Root::Operand(0)),
            _ => return false,
        };
        receivers.into_iter().any(|o| {
            let data = &self.heap.objects[o];
            matches!(data.kind, ObjKind::Lambda(..)) || self.program.is_generated(&data.class)
        })
    }

    /// Whether a call gives the name of a thread that the program makes without one: it has a number, which
    /// counts the threads of the JVM.
    pub(crate) fn is_numbered(&mut self, id: EffectUseId) -> bool {
        let thread = Name::from(lang::THREAD);
        if &*self.uses[id].method.name != "getName" {
            return false;
        }
        self.roots(id, &Root::Operand(0)).into_iter().any(|o| {
            let data = &self.heap.objects[o];
            let name = self.slots.fields.get(&(o, FieldKey::Pseudo(Field::Key)));
            matches!(data.kind, ObjKind::Alloc(..))
                && self.program.is_subtype(&data.class, &thread)
                && name.is_none_or(|&n| self.graph.pts(n).is_empty())
        })
    }

    /// Whether the program asks for the collection of objects.
    pub(crate) fn collects(&mut self) -> bool {
        let uses = &self.uses;
        *self
            .extensions
            .collects
            .get_or_insert_with(|| uses.values().any(|u| marks().has(Mark::Collects, &u.method)))
    }

    /// Whether a call tells if an object is there that nothing else may hold.
    pub(crate) fn may_be_collected(&mut self, id: EffectUseId) -> bool {
        let method = self.uses[id].method.clone();
        if self.program.is_subtype(&method.class, &Name::from(lang::REFERENCE)) {
            return !matches!(&*method.name, "<init>" | "clear" | "reachabilityFence");
        }
        let receivers = self.roots(id, &Root::Operand(0));
        let weak = |o: &Obj| marks().is(Mark::Weak, &self.heap.objects[*o].class);
        &*method.name != "<init>" && receivers.iter().any(weak)
    }

    /// Whether a call gives the hash code that the JVM made up for an object, or one made of it; in hash
    /// collections these decide only the order. One that may ask other objects as well asks those: sets of
    /// receivers are often too large.
    pub(crate) fn gives_identity_hash(&mut self, id: EffectUseId) -> bool {
        let is_hash = |name: &Name| matches!(&**name, "hashCode" | "hash" | "deepHashCode");
        let EffectUse { site, method, within, .. } = &self.uses[id];
        let is_told = within.is_empty() || within.iter().any(|(by, _)| is_hash(&self.uses[*by].method.name));
        if &*method.name != "hashCode" || &*method.desc != "()I" || !is_told {
            return false;
        }
        let (site, is_nested) = (*site, !within.is_empty());
        let targets = self.calls.targets.get(&site).cloned().unwrap_or_default();
        targets.iter().all(|target| match target {
            Target::App { method, .. } => &*self.methods[*method].decl.name != "hashCode",
            Target::Cold(_) => true,
            Target::Library(other) => {
                let bound = &self.uses[*other];
                if &*bound.method.name != "hashCode" || bound.within.is_empty() == is_nested {
                    return true;
                }
                let receivers = self.roots(*other, &Root::Operand(0));
                receivers.into_iter().all(|o| self.has_identity_hash(o))
            }
        })
    }

    /// Whether a call gives the text that `Object` makes of a class and the JVM's hash code, or puts it into
    /// another one. What may be given another object as well gives that one's text, but for texts of many
    /// objects at once.
    pub(crate) fn gives_identity_text(&mut self, id: EffectUseId) -> bool {
        let EffectUse { site, method, within, .. } = &self.uses[id];
        if &*method.name != "toString" || !method.desc.starts_with("()") {
            return false;
        }
        let by =
            |methods: &[&str]| within.iter().any(|(by, _)| methods.contains(&&*self.uses[*by].method.name));
        let (of_one, of_many) = (within.is_empty() || by(&TEXTS), by(&TEXTS_OF_MANY));
        // Objects of the program have a class of theirs there, unless they call it by `super`.
        let is_super = &*method.class == lang::OBJECT;
        let site = *site;
        let has_text = |solver: &Self, o: Obj| {
            solver.has_identity_text(o) || is_super && solver.is_of_app_by_identity(o)
        };
        if !(of_one || of_many) || !self.roots(id, &Root::Operand(0)).into_iter().any(|o| has_text(self, o)) {
            return false;
        }
        let Some(body) = self.methods[site.0].body.clone() else { return of_many };
        of_many
            || body.args(site.1).iter().any(|&arg| {
                // Of what may be any object, too much is thought to be there.
                let is_known = match &body.values[body.root(arg)].ty {
                    Type::Ref(Some(class)) | Type::Uninit(class, _) => {
                        class.starts_with('[') || self.program.is_app(class)
                    }
                    _ => false,
                };
                let node = self.value_node(site.0, arg).filter(|_| is_known);
                let given = node.map_or(Vec::new(), |n| self.graph.pts(n).iter().collect());
                !given.is_empty() && given.into_iter().all(|o| has_text(self, o))
            })
    }

    /// Whether a call walks a hash collection whose order each JVM draws (keys with its hash codes, a salt):
    /// its receiver, or another operand whose elements it reads, unless it puts them into another one, or
    /// asks for nothing that has an order.
    pub(crate) fn walks_by_chance(&mut self, id: EffectUseId) -> bool {
        const WALKS: [&str; 16] = [
            "iterator",
            "spliterator",
            "entrySet",
            "keySet",
            "values",
            "keys",
            "elements",
            "forEach",
            "toArray",
            "stream",
            "parallelStream",
            "toString",
            "replaceAll",
            "removeIf",
            "reduce",
            "search",
        ];
        const WITHOUT_ORDER: [&str; 5] = ["containsAll", "removeAll", "retainAll", "equals", "disjoint"];
        let method = self.uses[id].method.clone();
        let receivers = self.roots(id, &Root::Operand(0));
        if WALKS.contains(&&*method.name) && receivers.iter().any(|&o| self.has_order_of_chance(o)) {
            return true;
        }
        if WITHOUT_ORDER.contains(&&*method.name) || self.is_hashed(&method.class) {
            return false;
        }
        let effect = self.uses[id].effect.clone();
        let parameters = MethodDesc::parse(&method.desc).map_or(0, |d| d.params.len());
        let is_static = self.uses[id].operands.len() <= parameters;
        let read = effect.reads.iter().filter(|r| matches!(r.field, Field::Elem | Field::Key | Field::All));
        let operands = read.filter_map(|r| if let Root::Operand(k) = r.root { Some(k) } else { None });
        let walked: BTreeSet<u8> = operands.filter(|&k| k > 0 || is_static).collect();
        walked.into_iter().any(|k| {
            let roots = self.roots(id, &Root::Operand(k));
            roots.into_iter().any(|o| self.has_order_of_chance(o))
        })
    }

    /// Whether a class keeps what it holds in the order of hash codes.
    fn is_hashed(&self, class: &Name) -> bool {
        self.program.base_in_jdk(class).is_some_and(|c| marks().is(Mark::Hashed, &c))
    }

    pub(crate) fn has_order_of_chance(&self, obj: Obj) -> bool {
        let class = &self.heap.objects[obj].class;
        if marks().is(Mark::Salted, class) {
            return true;
        }
        let by_identity = marks().is(Mark::ByIdentity, class);
        self.is_hashed(class)
            && [Field::Key, Field::Elem].into_iter().any(|field| {
                let node = self.slots.fields.get(&(obj, FieldKey::Pseudo(field)));
                node.is_some_and(|&n| {
                    self.graph.pts(n).iter().any(|key| by_identity || self.has_drawn_hash(key, DEPTH))
                })
            })
    }

    /// Whether the hash code of an object is the JVM's, or is made of such: that of a list of constants of an
    /// enum.
    fn has_drawn_hash(&self, obj: Obj, depth: usize) -> bool {
        let class = &self.heap.objects[obj].class;
        if self.has_identity_hash(obj) {
            return true;
        }
        let is_made_of_content = CONTAINERS.iter().any(|c| self.program.is_subtype(class, &Name::from(*c)));
        depth > 0
            && is_made_of_content
            && !self.program.is_app(class)
            && [Field::Elem, Field::Key, Field::Value, Field::Inner].into_iter().any(|field| {
                let node = self.slots.fields.get(&(obj, FieldKey::Pseudo(field)));
                node.is_some_and(|&n| self.graph.pts(n).iter().any(|o| self.has_drawn_hash(o, depth - 1)))
            })
    }

    /// Whether `hashCode` of an object is the JVM's, as for enums.
    fn has_identity_hash(&self, obj: Obj) -> bool {
        let data = &self.heap.objects[obj];
        if matches!(data.kind, ObjKind::Lambda(..)) {
            return true;
        }
        if data.is_value() || !(data.exact || data.is_app) {
            // An upper bound says nothing, but for classes that none overrides it in, such as a constant of
            // an enum.
            let above = self.program.superclasses(&data.class);
            return above.iter().any(|c| marks().is(Mark::IdentityHash, c))
                || data.is_value() && self.is_final(&data.class) && self.hashes_by_identity(&data.class);
        }
        self.hashes_by_identity(&data.class)
    }

    fn is_final(&self, class: &Name) -> bool {
        self.program.info(class).is_some_and(|i| i.access & ACC_FINAL != 0)
    }

    /// Whether a class has the `hashCode` of `Object`.
    fn hashes_by_identity(&self, class: &Name) -> bool {
        let found = self.declares_first(class, "hashCode", "()I");
        found.is_none_or(|c| matches!(&*c, lang::OBJECT | lang::ENUM))
    }

    /// Whether `toString` of an object is that of `Object`, and has the JVM's hash code.
    fn has_identity_text(&self, obj: Obj) -> bool {
        let data = &self.heap.objects[obj];
        if matches!(data.kind, ObjKind::Lambda(..)) {
            return true;
        }
        let is_array = data.class.starts_with('[');
        let is_known = !data.is_value() && (data.exact && is_array || data.is_app);
        let has_none = |class: &Name| {
            let declaring = self.declares_first(class, "toString", "()Ljava/lang/String;");
            declaring.is_none_or(|c| &*c == lang::OBJECT)
        };
        is_known && (is_array || has_none(&data.class) && self.hashes_by_identity(&data.class))
    }

    fn is_of_app_by_identity(&self, obj: Obj) -> bool {
        let data = &self.heap.objects[obj];
        data.is_app && self.hashes_by_identity(&data.class)
    }

    /// The class that declares what objects of this one run for a method.
    fn declares_first(&self, class: &Name, name: &str, desc: &str) -> Option<Name> {
        let key = (Name::from(name), Name::from(desc));
        let declares = |c: &Name| self.program.info(c).is_some_and(|i| i.methods.contains_key(&key));
        self.program.superclasses(class).into_iter().find(declares)
    }
}
