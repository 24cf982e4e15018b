//! Whether the calls that are known account for what ran.
//!
//! **Idea.** Runs that were counted test the call graph: a method cannot have been entered more often than
//! its callers called, and a call that returned entered something. Where that does not hold some call or some
//! object is missing, whatever the reason (reflection, native code, a description of the JDK that lacks a
//! callback): such a method is [hidden](crate::hidden), and the slicer refuses what needs such a call. A
//! statement that completed without an object that it could work on may work on any of its type.

use mantis_classfile::names::MethodRef;
use mantis_ir::{CallKind, Function, Op, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::constraints::{Site, Target};
use crate::entities::{MethodId, Node, Obj};
use crate::solver::Solver;
use crate::types::TypeId;

/// How often statements that are given objects may lead to others.
const ROUNDS: usize = 4;
/// More objects are no knowledge of a statement.
const MOST_OBJECTS: usize = 2000;

impl Solver<'_> {
    /// The methods that were entered more often than calls that are known account for. Call with a solved
    /// graph.
    pub(crate) fn unaccounted(&self) -> Vec<MethodId> {
        let mut calls: FxHashMap<MethodId, Option<u64>> = FxHashMap::default();
        for (&site, targets) in &self.calls.targets {
            // JDK methods call back as often as they like.
            let of_library = targets.iter().any(|t| matches!(t, Target::Library(_)));
            let executed = if of_library { None } else { self.times(site) };
            for target in targets {
                let Target::App { method, .. } = target else { continue };
                let sum = calls.entry(*method).or_insert(Some(0));
                *sum = sum.zip(executed).map(|(sum, n)| sum.saturating_add(n));
            }
        }
        let too_often = |&(m, sum): &(MethodId, Option<u64>)| {
            sum.zip(self.entries(m)).is_some_and(|(called, entered)| entered > called)
        };
        let mut found: Vec<MethodId> = calls.into_iter().filter(too_often).map(|(m, _)| m).collect();
        found.sort_unstable();
        found
    }

    /// How often a call was made. An `invokedynamic` may make several.
    fn times(&self, site: Site) -> Option<u64> {
        let data = &self.methods[site.0];
        let inst = &data.body.as_ref()?.insts[site.1];
        if matches!(inst.op, Op::Invoke(..)) { self.coverage.count(&data.decl, inst.origin) } else { None }
    }

    /// How often a method was entered; `None` if that is not known, or it is one that the JVM itself calls.
    fn entries(&self, m: MethodId) -> Option<u64> {
        let data = &self.methods[m];
        if &*data.decl.name == "<clinit>" || self.reached.ids.get(&self.settings.main) == Some(&m) {
            return None;
        }
        let body = data.body.as_ref()?;
        let first = first_instruction(body)?;
        self.coverage.count(&data.decl, first)
    }

    /// Statements that ran and completed although nothing is known that they could work on: calls that can
    /// enter no method, accesses of objects without an object.
    pub(crate) fn lost_sites(&self) -> FxHashSet<Site> {
        let mut lost = FxHashSet::default();
        for (m, data) in self.methods.iter() {
            let Some(body) = &data.body else { continue };
            for (inst, what) in body.insts.iter() {
                let is_lost = match what.op {
                    Op::Invoke(CallKind::Virtual | CallKind::Interface, ..) => self.enters_nothing((m, inst)),
                    Op::GetField(_)
                    | Op::PutField(_)
                    | Op::ArrayLoad(_)
                    | Op::ArrayStore(_)
                    | Op::ArrayLength => self.is_of_nothing(m, body.root(body.args(inst)[0])),
                    _ => false,
                };
                if is_lost && self.returned(&data.decl, what.origin) {
                    lost.insert((m, inst));
                }
            }
        }
        lost
    }

    /// What ran without anything that it could work on came by an object in a way that is not known. It may
    /// be any of its type, so what such a statement writes may be what others read. Call with a solved
    /// graph.
    pub(crate) fn widen_lost(&mut self) -> Option<()> {
        for _ in 0..ROUNDS {
            let mut found: Vec<Site> = self.lost_sites().into_iter().collect();
            found.retain(|site| self.reached.lost.insert(*site));
            found.sort_unstable();
            if found.is_empty() {
                break;
            }
            let by_class = self.objects_by_class();
            let mut more = false;
            for site in found {
                more |= self.give_all_of_type(site, &by_class);
            }
            if !more {
                break;
            }
            self.solve()?;
        }
        Some(())
    }

    fn objects_by_class(&mut self) -> Vec<(TypeId, Vec<Obj>)> {
        let mut by_class: FxHashMap<TypeId, Vec<Obj>> = FxHashMap::default();
        for (obj, data) in self.heap.objects.iter() {
            by_class.entry(self.types.id(&data.class)).or_default().push(obj);
        }
        let mut sorted: Vec<(TypeId, Vec<Obj>)> = by_class.into_iter().collect();
        sorted.sort_unstable_by_key(|(class, _)| *class);
        sorted
    }

    /// Gives a statement all objects that its base may be, unless these are so many that they would say
    /// nothing; true if there are any.
    fn give_all_of_type(&mut self, (m, inst): Site, by_class: &[(TypeId, Vec<Obj>)]) -> bool {
        let Some(body) = self.methods[m].body.clone() else { return false };
        let Some(&base) = body.args(inst).first() else { return false };
        let class = match (&body.insts[inst].op, &body.values[base].ty) {
            (Op::GetField(field) | Op::PutField(field), _) => field.class.clone(),
            (Op::Invoke(_, method, _), _) => method.class.clone(),
            (_, Type::Ref(Some(class))) => class.clone(),
            _ => return false,
        };
        let Some(node) = self.value_node(m, body.root(base)) else { return false };
        let id = self.types.id(&class);
        let mut all: Vec<Obj> = Vec::new();
        for (of, objects) in by_class {
            if self.types.is_subtype(self.program, *of, id) {
                all.extend(objects);
            }
        }
        if all.len() > MOST_OBJECTS {
            return false;
        }
        all.into_iter().fold(false, |more, obj| self.graph.add(node, obj) | more)
    }

    fn is_of_nothing(&self, m: MethodId, value: Value) -> bool {
        let slot = self.methods[m].nodes[value].expand();
        slot.is_none_or(|slot| self.graph.pts(Node::from_u32(slot.as_u32())).is_empty())
    }

    fn returned(&self, method: &MethodRef, origin: u32) -> bool {
        self.coverage.count(method, origin).is_some_and(|n| n > 0) && !self.coverage.threw(method, origin)
    }

    fn enters_nothing(&self, site: Site) -> bool {
        self.calls.targets.get(&site).into_iter().flatten().all(|t| matches!(t, Target::Cold(_)))
    }
}

/// The node at which a method starts, if nothing in it jumps there.
pub(crate) fn first_instruction(body: &Function) -> Option<u32> {
    let first = body.insts[*body.blocks[body.entry].insts.first()?].origin;
    let starts_there =
        |block| body.blocks[block].insts.first().is_some_and(|&i| body.insts[i].origin == first);
    let mut edges = body.blocks.values().flat_map(|b| &b.succs);
    let is_alone = body.blocks[body.entry].preds.is_empty() && !edges.any(|e| starts_there(e.target));
    is_alone.then_some(first)
}
