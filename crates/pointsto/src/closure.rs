//! What the objects of a node lead to, while the analysis runs.
//!
//! **Idea.** What is reached from a node is the union of what is reached from each of its objects. So each
//! object has a node for that, which all who ask share, and what its fields hold leads to those of others;
//! where objects reach each other these nodes are on a cycle, and become one
//! ([`PointerGraph::collapse`](crate::graph::PointerGraph::collapse)).

use cranelift_entity::{SecondaryMap, packed_option::PackedOption};
use mantis_library::{Field, Reach};
use rustc_hash::FxHashMap;

use crate::constraints::{NodeSlot, Use};
use crate::entities::{Node, Obj};
use crate::fields::reach_fields;
use crate::heap::FieldKey;
use crate::objects::ObjSet;
use crate::solver::Solver;

/// Which way to go on from an object.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Way {
    /// Through the fields of a description's reach; the objects themselves included.
    Fields(Reach),
    /// From views of the JDK to what is behind them.
    Views,
    /// From collections and iterators that callbacks gave a JDK call to what these keep, themselves included.
    Given,
}

impl Way {
    const COUNT: usize = 6;

    fn number(self) -> usize {
        match self {
            Way::Fields(Reach::Own) => 0,
            Way::Fields(Reach::Inner) => 1,
            Way::Fields(Reach::Owned) => 2,
            Way::Fields(Reach::Reachable) => 3,
            Way::Views => 4,
            Way::Given => 5,
        }
    }
}

/// The nodes of closures.
#[derive(Default)]
pub(crate) struct Closures {
    of_nodes: FxHashMap<(Node, Way), Node>,
    of_objects: SecondaryMap<Obj, [PackedOption<NodeSlot>; Way::COUNT]>,
}

impl Closures {
    /// The nodes that hold what others lead to one way; each way by itself.
    pub fn by_way(&self) -> [Vec<Node>; Way::COUNT] {
        let mut found: [Vec<Node>; Way::COUNT] = Default::default();
        self.of_nodes.iter().for_each(|(&(_, way), &node)| found[way.number()].push(node));
        found.iter_mut().for_each(|nodes| nodes.sort_unstable());
        found
    }

    /// Finds the closure of a node by the node that has its set now.
    pub fn rekey(&mut self, find: impl Fn(Node) -> Node) {
        let old = std::mem::take(&mut self.of_nodes);
        self.of_nodes = old.into_iter().map(|((node, way), to)| ((find(node), way), to)).collect();
    }
}

impl Solver<'_> {
    /// What the objects of a node lead to.
    pub(crate) fn closure(&mut self, start: Node, way: Way) -> Node {
        let key = (self.graph.find(start), way);
        if let Some(&node) = self.slots.closures.of_nodes.get(&key) {
            return node;
        }
        let node = self.graph.node();
        self.slots.closures.of_nodes.insert(key, node);
        self.attach_later(start, Use::Close(way, node));
        node
    }

    /// `to` gets what an object leads to.
    pub(crate) fn close(&mut self, obj: Obj, way: Way, to: Node) {
        let reached = self.reached_from(obj, way);
        self.edge(reached, to, None);
    }

    /// `to` gets what objects lead to.
    pub(crate) fn close_all(&mut self, objs: &ObjSet, way: Way, to: Node) {
        // Most objects reach each other, and so the same.
        let mut last = None;
        for obj in objs.iter() {
            let reached = self.reached_from(obj, way);
            let reached = self.graph.find(reached);
            if last.replace(reached) != Some(reached) {
                self.edge(reached, to, None);
            }
        }
    }

    fn reached_from(&mut self, obj: Obj, way: Way) -> Node {
        if let Some(slot) = self.slots.closures.of_objects[obj][way.number()].expand() {
            return Node::from_u32(slot.as_u32());
        }
        let node = self.graph.node();
        self.slots.closures.of_objects[obj][way.number()] = NodeSlot::from_u32(node.as_u32()).into();
        if way != Way::Views {
            self.graph.add(node, obj);
        }
        match way {
            Way::Fields(reach) => {
                for &key in &*reach_fields(self.program, &self.heap, obj, reach) {
                    self.close_field(obj, key, way, node);
                }
                if let Some(whole) = self.heap.whole(obj).filter(|_| reach != Reach::Own) {
                    self.close(whole, way, node);
                }
            }
            Way::Views => {
                self.close_field(obj, FieldKey::Pseudo(Field::Inner), Way::Fields(Reach::Inner), node);
            }
            Way::Given if self.heap.objects[obj].is_app => {}
            Way::Given => {
                for field in [Field::Inner, Field::Elem] {
                    self.close_field(obj, FieldKey::Pseudo(field), way, node);
                }
            }
        }
        node
    }

    fn close_field(&mut self, obj: Obj, key: FieldKey, way: Way, to: Node) {
        let held = self.field_node(obj, key);
        self.attach_later(held, Use::Close(way, to));
    }
}
