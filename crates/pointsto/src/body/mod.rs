//! Constraints of one method body.

mod calls;
mod dynamic;
pub(crate) use calls::is_polymorphic;
pub(crate) use dynamic::Constants;
pub(crate) mod telling;

use std::sync::Arc;

use mantis_classfile::lang;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{Block, Const, ElemKind, Function, Inst, Op, Type, Value};
use mantis_library::{Externals, Field, Mark, Source, marks};

use crate::constraints::{FieldUse, ParamSource, Site};
use crate::entities::{MethodId, Node, Obj};
use crate::heap::{FieldKey, ObjData, ObjKind};
use crate::program::reference_type;
use crate::solver::{Solver, plain};

/// How many sites of one method that allocate the same class are told apart.
const TOLD_APART: usize = 64;

impl Solver<'_> {
    /// The node of a reference value; `None` for primitives. Copies share their operand's node.
    pub fn value_node(&mut self, m: MethodId, value: Value) -> Option<Node> {
        let body = self.methods[m].body.clone()?;
        let v = body.root(value);
        match body.values[v].ty {
            Type::Ref(_) | Type::Uninit(..) | Type::UninitThis => {}
            _ => return None,
        }
        if let Some(slot) = self.methods[m].nodes[v].expand() {
            return Some(Node::from_u32(slot.as_u32()));
        }
        let node = self.graph.node();
        self.methods[m].nodes[v] = crate::constraints::NodeSlot::from_u32(node.as_u32()).into();
        Some(node)
    }

    /// Whether a statement may run.
    pub fn executed(&self, m: MethodId, body: &Function, inst: Inst) -> bool {
        self.coverage.executed(&self.methods[m].decl, body.insts[inst].origin)
    }

    fn block_executed(&self, m: MethodId, body: &Function, block: Block) -> bool {
        body.blocks[block].insts.first().is_some_and(|&i| self.executed(m, body, i))
    }

    /// Whether any training run entered a method.
    pub fn entered(&mut self, decl: &MethodRef) -> bool {
        if let Some(&known) = self.reached.entered.get(decl) {
            return known;
        }
        let entered = self.is_entered(decl);
        self.reached.entered.insert(decl.clone(), entered);
        entered
    }

    fn is_entered(&self, decl: &MethodRef) -> bool {
        match self.program.body(decl) {
            Ok(Some(body)) => {
                let first = body.blocks[body.entry].insts.first();
                first.is_none_or(|&i| self.coverage.executed(decl, body.insts[i].origin))
            }
            _ => true,
        }
    }

    pub(crate) fn add_body(&mut self, m: MethodId) {
        let Some(body) = self.methods[m].body.clone() else {
            self.add_bodiless(m);
            return;
        };
        for (block, data) in body.blocks.iter() {
            if !self.block_executed(m, &body, block) {
                continue;
            }
            for &inst in &data.insts {
                if self.executed(m, &body, inst) {
                    self.add_inst(m, &body, inst);
                    self.tell(m, &body, inst);
                }
            }
            for edge in &data.succs {
                if !self.block_executed(m, &body, edge.target) {
                    continue;
                }
                let args: Vec<Value> = body.edge_args(edge).to_vec();
                let params: Vec<Value> = body.block_params(edge.target).to_vec();
                for (arg, param) in args.into_iter().zip(params) {
                    if let (Some(from), Some(to)) = (self.value_node(m, arg), self.value_node(m, param)) {
                        self.edge(from, to, None);
                    }
                }
                if let Some(thrown) = edge.thrown {
                    self.add_handler(m, thrown, edge.catch.as_ref());
                }
            }
        }
    }

    /// A native method of the program: nobody knows what it does; its result is an object of its declared
    /// type.
    fn add_bodiless(&mut self, m: MethodId) {
        let decl = self.methods[m].decl.clone();
        if let (Some(ret), Some(class)) = (self.methods[m].ret, reference_type(&decl.desc)) {
            let site = (m, Inst::from_u32(0));
            let obj = if self.library.is_value_class(&class, self.program) {
                self.immutable(&class)
            } else {
                self.unknown(site, &class)
            };
            self.graph.add(ret, obj);
        }
    }

    /// What a handler may catch besides what `throw` statements and callees send it: an exception of the JVM
    /// or the JDK.
    fn add_handler(&mut self, m: MethodId, thrown: Value, catch: Option<&Name>) {
        let Some(node) = self.value_node(m, thrown) else { return };
        let class = catch.cloned().unwrap_or_else(|| Name::from(lang::THROWABLE));
        if !self.program.is_app(&class) {
            // Casts of the JDK fail, too. What the JVM said of nulls, [`Solver::tell`] knows where runs tell.
            let tells = match &*class {
                lang::BAD_CAST => true,
                lang::NULL_POINTER => !self.coverage.knows_throws(),
                _ => false,
            };
            let device = if tells { Externals::STACK } else { Externals::NONE };
            let data = |kind| ObjData { device, ..plain(kind, class.clone(), false) };
            let obj = self.heap.object(ObjKind::Thrown(class.clone()), data);
            self.graph.add(node, obj);
            self.hand_on_causes(obj);
        }
    }

    /// Exceptions in `from`, thrown in the block of `inst`, reach its handlers and the method's escaping
    /// exceptions.
    pub(crate) fn throw_into(&mut self, m: MethodId, body: &Function, inst: Inst, from: Node) {
        let block = body.insts[inst].block;
        for i in 0..body.blocks[block].succs.len() {
            let edge = &body.blocks[block].succs[i];
            if let Some(thrown) = edge.thrown {
                let filter = edge.catch.clone().map(|c| self.types.id(&c));
                if let Some(to) = self.value_node(m, thrown) {
                    self.edge(from, to, filter);
                }
            }
        }
        let escaping = self.methods[m].thrown;
        self.edge(from, escaping, None);
    }

    fn add_inst(&mut self, m: MethodId, body: &Arc<Function>, inst: Inst) {
        let site = (m, inst);
        let args = body.args(inst).to_vec();
        let result = body.result(inst).and_then(|v| self.value_node(m, v));
        match &body.insts[inst].op {
            Op::Const(constant) => self.add_const(site, constant, result),
            Op::GetField(field) => {
                let what = self.field_use(field);
                if let (Some(base), Some(to)) = (self.value_node(m, args[0]), result) {
                    self.load_from(base, what, to);
                }
            }
            Op::PutField(field) => {
                let what = self.field_use(field);
                if let (Some(base), Some(from)) = (self.value_node(m, args[0]), self.value_node(m, args[1])) {
                    self.store_to(base, what, from);
                }
            }
            Op::GetStatic(field) => self.add_get_static(site, field, result),
            Op::PutStatic(field) => {
                let field = self.program.resolve_field(field);
                self.initialise(&field.class, Some(site));
                if let Some(from) = self.value_node(m, args[0]) {
                    let to = self.static_node(&field);
                    self.edge(from, to, None);
                }
            }
            Op::ArrayLoad(ElemKind::Ref) => {
                if let (Some(base), Some(to)) = (self.value_node(m, args[0]), result) {
                    self.load_from(base, FieldUse::Pseudo(Field::Elem), to);
                }
            }
            Op::ArrayStore(ElemKind::Ref) => {
                if let (Some(base), Some(from)) = (self.value_node(m, args[0]), self.value_node(m, args[2])) {
                    self.store_to(base, FieldUse::Pseudo(Field::Elem), from);
                }
            }
            Op::New(class) => {
                self.initialise(class, Some(site));
                let obj = if self.library.is_value_class(class, self.program) {
                    self.immutable(class)
                } else {
                    let site = self.one_of_many(m, inst, class);
                    self.allocated(ObjKind::Alloc(m, site, 0), class)
                };
                self.give(result, obj);
            }
            Op::NewArray(desc) => {
                let site = self.one_of_many(m, inst, desc);
                let obj = self.allocated(ObjKind::Alloc(m, site, 0), desc);
                self.give(result, obj);
            }
            Op::MultiNewArray(desc, dims) => self.add_multi_array(site, desc, *dims, result),
            Op::CheckCast(class) => {
                let filter = self.types.id(class);
                if let (Some(from), Some(to)) = (self.value_node(m, args[0]), result) {
                    self.edge(from, to, Some(filter));
                }
            }
            Op::Throw => {
                if let Some(from) = self.value_node(m, args[0]) {
                    self.throw_into(m, body, inst, from);
                }
            }
            Op::Return => {
                if let (Some(ret), Some(&value)) = (self.methods[m].ret, args.first())
                    && let Some(from) = self.value_node(m, value)
                {
                    self.edge(from, ret, None);
                }
            }
            Op::Invoke(kind, method, _) => self.add_invoke(site, *kind, method, &args, result),
            Op::InvokeDynamic(_, desc, what) => self.add_dynamic(site, desc, what, &args, result),
            _ => {}
        }
    }

    fn give(&mut self, to: Option<Node>, obj: Obj) {
        if let Some(to) = to {
            self.graph.add(to, obj);
        }
    }

    fn add_const(&mut self, site: Site, constant: &Const, result: Option<Node>) {
        let class = match constant {
            Const::String(_) => lang::STRING,
            Const::Class(class) => {
                self.name_enum(class);
                lang::CLASS
            }
            Const::MethodType(_) => lang::METHOD_TYPE,
            Const::MethodHandle(..) => lang::METHOD_HANDLE,
            Const::Dynamic(_, desc) => {
                if let Some(class) = reference_type(desc) {
                    let obj = self.unknown(site, &class);
                    self.give(result, obj);
                }
                return;
            }
            _ => return,
        };
        let obj = self.immutable(&Name::from(class));
        self.give(result, obj);
    }

    fn field_use(&mut self, field: &FieldRef) -> FieldUse {
        let resolved = self.program.resolve_field(field);
        let is_app = self.program.is_app(&resolved.class);
        let id = self.program.field_id(&resolved);
        if is_app { FieldUse::Declared(id) } else { FieldUse::OfJdk(id) }
    }

    fn add_get_static(&mut self, site: Site, field: &FieldRef, result: Option<Node>) {
        let resolved = self.program.resolve_field(field);
        if self.program.is_app(&resolved.class) {
            self.initialise(&resolved.class, Some(site));
            if let Some(to) = result {
                let from = self.static_node(&resolved);
                self.edge(from, to, None);
            }
            return;
        }
        let obj = match self.library.static_field(&resolved) {
            Source::Value(class) => self.immutable(&class),
            Source::Root(mantis_library::Root::Static(group)) => {
                let obj = self.static_object(&group);
                // The field's type says more than a description that leaves the class open.
                if let Some(class) = reference_type(&resolved.desc)
                    && &*self.heap.objects[obj].class == lang::OBJECT
                {
                    self.heap.objects[obj].class = class;
                    self.masks.refined(&self.heap, obj);
                    self.extensions.views.refined();
                    self.calls.groups.refined();
                }
                // What `System.setOut` and its like put in its place.
                if let Some(to) = result {
                    let replaced = self.field_node(obj, FieldKey::Pseudo(Field::Inner));
                    self.edge(replaced, to, None);
                }
                obj
            }
            _ => match reference_type(&resolved.desc) {
                Some(class) => self.unknown(site, &class),
                None => return,
            },
        };
        self.give(result, obj);
    }

    /// The allocation site that stands for this one: tables written as code (the follow sets of a generated
    /// parser) make so many objects of a class that telling them apart costs the square of their number as
    /// soon as a constructor mixes them.
    fn one_of_many(&mut self, m: MethodId, inst: Inst, class: &Name) -> Inst {
        let (count, last) = self.slots.allocations.entry((m, class.clone())).or_insert((0, inst));
        if *count < TOLD_APART {
            *count += 1;
            *last = inst;
        }
        *last
    }

    fn add_multi_array(&mut self, site: Site, desc: &Name, dims: u8, result: Option<Node>) {
        let mut outer = None;
        for level in 0..dims {
            let class = Name::from(&desc[level as usize..]);
            let obj = self.allocated(ObjKind::Alloc(site.0, site.1, level), &class);
            match outer {
                None => self.give(result, obj),
                Some(o) => {
                    let node = self.field_node(o, FieldKey::Pseudo(Field::Elem));
                    self.graph.add(node, obj);
                }
            }
            outer = Some(obj);
        }
    }

    /// `File.java:line` of a statement.
    pub fn place(&self, site: Site) -> String {
        place(&self.methods[site.0], site.1)
    }
}

/// Whether a JDK method looks up enum constants through a class object.
fn asks_for_enum_constants(method: &MethodRef) -> bool {
    marks().has(Mark::EnumConstants, method)
}

/// `File.java:line` of a statement, or the method when lines are unknown.
pub(crate) fn place(method: &crate::constraints::MethodData, inst: Inst) -> String {
    let line = method.body.as_ref().and_then(|b| b.insts.get(inst)).map_or(0, |i| i.line);
    match method.body.as_ref().and_then(|b| b.source.clone()) {
        Some(source) if line > 0 => format!("{source}:{line}"),
        _ => format!("{}.{}", method.decl.class.replace('/', "."), method.decl.name),
    }
}

/// Each parameter is the operand of the same index.
pub(crate) fn identity(n: usize) -> Vec<ParamSource> {
    (0..n).map(|i| ParamSource::Operand(i as u16)).collect()
}
