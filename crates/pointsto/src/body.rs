//! Constraints of one method body.

use std::sync::Arc;

use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{Block, CallKind, Const, Dynamic, ElemKind, Function, Inst, Op, Type, Value, ValueDef};
use mantis_library::{Field, Source};

use crate::effects::{EffectUseId, HandleCall};
use crate::entities::{MethodId, Node};
use crate::heap::ObjKind;
use crate::program::{Callee, reference_type};
use crate::solver::{FieldUse, ParamSource, Site, Solver, Target, Use, VirtualCall, plain};

impl Solver<'_> {
    /// The node of a reference value; `None` for primitives. Copies share their operand's node.
    pub fn value_node(&mut self, m: MethodId, value: Value) -> Option<Node> {
        let body = self.methods[m].body.clone()?;
        let mut v = value;
        while let ValueDef::Result(inst, i) = body.values[v].def {
            let Op::Copy { map, .. } = &body.insts[inst].op else { break };
            v = body.args(inst)[map[i as usize] as usize];
        }
        match body.values[v].ty {
            Type::Ref(_) | Type::Uninit(..) | Type::UninitThis => {}
            _ => return None,
        }
        if let Some(slot) = self.methods[m].nodes[v].expand() {
            return Some(Node::from_u32(slot.as_u32()));
        }
        let node = self.graph.node();
        self.methods[m].nodes[v] = crate::solver::NodeSlot::from_u32(node.as_u32()).into();
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
    pub fn entered(&self, decl: &MethodRef) -> bool {
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

    /// A native method of the program: nobody knows what it does; its result is an object of its declared type.
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

    /// What a handler may catch besides what `throw` statements and callees send it: an exception of the JVM or the JDK.
    fn add_handler(&mut self, m: MethodId, thrown: Value, catch: Option<&Name>) {
        let Some(node) = self.value_node(m, thrown) else { return };
        let class = catch.cloned().unwrap_or_else(|| Name::from("java/lang/Throwable"));
        if !self.program.is_app(&class) {
            let obj = self.heap.object(ObjKind::Thrown(class.clone()), |kind| plain(kind, class, false));
            self.graph.add(node, obj);
        }
    }

    /// Exceptions in `from`, thrown in the block of `inst`, reach its handlers and the method's escaping exceptions.
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
                    self.attach(base, Use::Load(what, to));
                }
            }
            Op::PutField(field) => {
                let what = self.field_use(field);
                if let (Some(base), Some(from)) = (self.value_node(m, args[0]), self.value_node(m, args[1])) {
                    self.attach(base, Use::Store(what, from));
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
                    self.attach(base, Use::Load(FieldUse::Pseudo(Field::Elem), to));
                }
            }
            Op::ArrayStore(ElemKind::Ref) => {
                if let (Some(base), Some(from)) = (self.value_node(m, args[0]), self.value_node(m, args[2])) {
                    self.attach(base, Use::Store(FieldUse::Pseudo(Field::Elem), from));
                }
            }
            Op::New(class) => {
                self.initialise(class, Some(site));
                let obj = if self.library.is_value_class(class, self.program) {
                    self.immutable(class)
                } else {
                    self.allocated(ObjKind::Alloc(m, inst, 0), class)
                };
                self.give(result, obj);
            }
            Op::NewArray(desc) => {
                let obj = self.allocated(ObjKind::Alloc(m, inst, 0), desc);
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

    fn give(&mut self, to: Option<Node>, obj: crate::entities::Obj) {
        if let Some(to) = to {
            self.graph.add(to, obj);
        }
    }

    fn add_const(&mut self, site: Site, constant: &Const, result: Option<Node>) {
        let class = match constant {
            Const::String(_) => "java/lang/String",
            Const::Class(class) => {
                self.name_enum(class);
                "java/lang/Class"
            }
            Const::MethodType(_) => "java/lang/invoke/MethodType",
            Const::MethodHandle(..) => "java/lang/invoke/MethodHandle",
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

    /// Declared fields of the program by name; fields that JDK classes let their subclasses see are their `Elem`.
    fn field_use(&mut self, field: &FieldRef) -> FieldUse {
        let resolved = self.program.resolve_field(field);
        if self.program.is_app(&resolved.class) {
            FieldUse::Declared(self.field_id(resolved))
        } else {
            FieldUse::Pseudo(Field::Elem)
        }
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
                    && &*self.heap.objects[obj].class == "java/lang/Object"
                {
                    self.heap.objects[obj].class = class;
                }
                // What `System.setOut` and its like put in its place.
                if let Some(to) = result {
                    let replaced = self.field_node(obj, crate::heap::FieldKey::Pseudo(Field::Inner));
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

    fn add_multi_array(&mut self, site: Site, desc: &Name, dims: u8, result: Option<Node>) {
        let mut outer = None;
        for level in 0..dims {
            let class = Name::from(&desc[level as usize..]);
            let obj = self.allocated(ObjKind::Alloc(site.0, site.1, level), &class);
            match outer {
                None => self.give(result, obj),
                Some(o) => {
                    let node = self.field_node(o, crate::heap::FieldKey::Pseudo(Field::Elem));
                    self.graph.add(node, obj);
                }
            }
            outer = Some(obj);
        }
    }

    fn add_invoke(
        &mut self,
        site: Site,
        kind: CallKind,
        method: &MethodRef,
        args: &[Value],
        result: Option<Node>,
    ) {
        let operands: Vec<Option<Node>> = args.iter().map(|&a| self.value_node(site.0, a)).collect();
        match kind {
            CallKind::Static => self.initialise(&method.class, Some(site)),
            CallKind::Special => {}
            CallKind::Virtual | CallKind::Interface => {
                let receiver = operands.first().copied().flatten();
                let index = self.calls.len() as u32;
                self.calls.push(VirtualCall {
                    site,
                    class: method.class.clone(),
                    name: method.name.clone(),
                    desc: method.desc.clone(),
                    operands,
                    result,
                });
                if let Some(node) = receiver {
                    self.attach(node, Use::Call(index));
                }
                return;
            }
        }
        let params = identity(args.len());
        match self.program.resolve(method) {
            Callee::App(decl) => {
                self.call_app(site, &decl, &operands, params, result, None);
            }
            Callee::Library(method) => {
                self.call_library(site, &method, kind == CallKind::Static, &operands, params, result);
                if asks_for_enum_constants(&method) {
                    self.call_values(site, result);
                }
            }
            Callee::None => self.diagnostics.push(format!("{method} is called but nowhere declared")),
        }
    }

    /// The JDK finds the constants of an enum by calling its `values()`: that of every enum whose class this method names, or
    /// any method if this one names none.
    fn call_values(&mut self, site: Site, result: Option<Node>) {
        let Some(body) = self.methods[site.0].body.clone() else { return };
        let mut enums: Vec<Name> = Vec::new();
        for data in body.insts.values() {
            if let Op::Const(Const::Class(class)) = &data.op
                && self.program.is_app(class)
                && !enums.contains(class)
            {
                enums.push(class.clone());
            }
        }
        if enums.is_empty() && !self.enum_seekers.iter().any(|(s, _)| *s == site) {
            self.enum_seekers.push((site, result));
            enums.clone_from(&self.named_enums);
        }
        for class in enums {
            self.call_values_of(site, &class, result);
        }
    }

    fn name_enum(&mut self, class: &Name) {
        if !self.program.is_app(class) || self.named_enums.contains(class) {
            return;
        }
        self.named_enums.push(class.clone());
        for (site, result) in self.enum_seekers.clone() {
            self.call_values_of(site, class, result);
        }
    }

    fn call_values_of(&mut self, site: Site, class: &Name, result: Option<Node>) {
        let desc = Name::from(format!("()[L{class};"));
        let values = MethodRef { class: class.clone(), name: Name::from("values"), desc };
        if !self.program.is_app(class) || self.program.access(&values).is_none() {
            return;
        }
        self.initialise(class, Some(site));
        let array = self.graph.node();
        self.call_app(site, &values, &[], Vec::new(), Some(array), None);
        if let Some(result) = result {
            self.attach(array, Use::Load(FieldUse::Pseudo(Field::Elem), result));
        }
    }

    /// A switch over patterns looks up the enum constants among its labels.
    fn add_switch(&mut self, site: Site, desc: &Name, on_enum: bool, labels: &[Const]) {
        let selector = mantis_library::conservative::parameters(desc).next().and_then(reference_type);
        let mut enums: Vec<Name> = selector.into_iter().filter(|_| on_enum).collect();
        enums.extend(labels.iter().filter_map(|label| match label {
            Const::Dynamic(_, desc) => reference_type(desc),
            _ => None,
        }));
        enums.sort();
        enums.dedup();
        for class in enums {
            self.call_values_of(site, &class, None);
        }
    }

    /// Binds a call to a method of the program.
    pub(crate) fn call_app(
        &mut self,
        site: Site,
        decl: &MethodRef,
        operands: &[Option<Node>],
        params: Vec<ParamSource>,
        result: Option<Node>,
        callback: Option<(EffectUseId, u16)>,
    ) -> Option<MethodId> {
        if !self.entered(decl) {
            self.add_target(site, Target::Cold(decl.clone()));
            return None;
        }
        let callee = self.method(decl);
        self.add_target(site, Target::App { method: callee, params, callback });
        let formals = self.methods[callee].body.as_ref().map(|b| b.params.clone()).unwrap_or_default();
        for (formal, actual) in formals.into_iter().zip(operands) {
            if let (Some(from), Some(to)) = (*actual, self.value_node(callee, formal)) {
                self.edge(from, to, None);
            }
        }
        if let (Some(from), Some(to)) = (self.methods[callee].ret, result) {
            self.edge(from, to, None);
        }
        let thrown = self.methods[callee].thrown;
        if let Some(body) = self.methods[site.0].body.clone() {
            self.throw_into(site.0, &body, site.1, thrown);
        }
        Some(callee)
    }

    /// A virtual call met an object.
    pub(crate) fn on_receiver(&mut self, call: u32, obj: crate::entities::Obj) {
        let VirtualCall { site, class, name, desc, operands, result } = &self.calls[call as usize];
        let (site, operands, result) = (*site, operands.clone(), *result);
        let declared = MethodRef { class: class.clone(), name: name.clone(), desc: desc.clone() };
        let params = identity(operands.len());
        self.invoke_on(site, obj, &declared, operands, params, result, None);
    }

    /// Runs a method, as declared where it is called, on an object: by a call (`callback` is `None`) or because a JDK
    /// method calls back.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn invoke_on(
        &mut self,
        site: Site,
        obj: crate::entities::Obj,
        declared: &MethodRef,
        mut operands: Vec<Option<Node>>,
        params: Vec<ParamSource>,
        result: Option<Node>,
        callback: Option<(EffectUseId, u16)>,
    ) {
        if let ObjKind::Lambda(m, inst) = self.heap.objects[obj].kind
            && self.invoke_lambda(site, (m, inst), &declared.name, &operands, &params, result, callback)
        {
            return;
        }
        let class = self.heap.objects[obj].class.clone();
        if class.starts_with('[') && &*declared.name == "clone" {
            self.call_array_clone(site, obj, &class, &operands, &params, result);
            return;
        }
        match self.program.dispatch(&class, &declared.name, &declared.desc) {
            Callee::App(decl) => {
                // Only this object becomes `this`.
                let receiver = self.graph.node();
                self.graph.add(receiver, obj);
                if let Some(first) = operands.first_mut() {
                    *first = Some(receiver);
                }
                self.call_app(site, &decl, &operands, params, result, callback);
            }
            Callee::Library(method) => {
                if let Some(class) = self.class_with(obj, declared) {
                    let method = MethodRef { class, ..method };
                    let id = self.call_library_on(site, obj, &method, &operands, &params, result);
                    self.nest(id, callback);
                    self.call_overrides(site, obj, declared, id);
                    if asks_for_enum_constants(&self.uses[id].method.clone()) {
                        self.call_values(site, result);
                    }
                }
            }
            Callee::None => {}
        }
    }

    /// A callback reached a JDK method.
    fn nest(&mut self, id: EffectUseId, callback: Option<(EffectUseId, u16)>) {
        if let Some(callback) = callback
            && callback.0 != id
            && !self.uses[id].within.contains(&callback)
        {
            self.uses[id].within.push(callback);
        }
    }

    /// A JDK method called on an object whose class extends a JDK class may call what the class overrides.
    fn call_overrides(&mut self, site: Site, obj: crate::entities::Obj, called: &MethodRef, id: EffectUseId) {
        const QUIET: [&str; 4] =
            ["java/lang/Object", "java/lang/Enum", "java/lang/Record", "java/lang/Throwable"];
        if !self.heap.objects[obj].is_app {
            return;
        }
        let class = self.heap.objects[obj].class.clone();
        let supers = self.program.superclasses(&class);
        let base = supers.iter().find(|c| !self.program.is_app(c));
        let throwable = supers.iter().any(|c| &**c == "java/lang/Throwable");
        if throwable || base.is_none_or(|b| QUIET.contains(&&**b)) {
            return;
        }
        for (name, desc) in self.overridden(&class) {
            if name == called.name && desc == called.desc {
                continue;
            }
            if let Callee::App(decl) = self.program.dispatch(&class, &name, &desc) {
                let receiver = self.graph.node();
                self.graph.add(receiver, obj);
                let arity = mantis_library::conservative::parameters(&desc).count() + 1;
                let params = vec![ParamSource::Provided; arity];
                self.call_app(site, &decl, &[Some(receiver)], params, None, Some((id, u16::MAX)));
            }
        }
    }

    /// The class in which to look a JDK method up for an object: its own where that has the method, else, when that is only
    /// an upper bound, the one the call names. `None` when the object cannot be the receiver.
    fn class_with(&self, obj: crate::entities::Obj, declared: &MethodRef) -> Option<Name> {
        let data = &self.heap.objects[obj];
        let key = (declared.name.clone(), declared.desc.clone());
        let has = |class: &Name| {
            let object = Name::from("java/lang/Object");
            let mut supers = self.program.supertypes(class);
            supers.push(object);
            supers.iter().any(|s| self.program.info(s).is_some_and(|i| i.methods.contains_key(&key)))
        };
        if has(&data.class) {
            return Some(data.class.clone());
        }
        (!data.exact && has(&declared.class)).then(|| declared.class.clone())
    }

    /// A call of the functional method of a lambda; false for its other methods (`equals`, defaults).
    #[allow(clippy::too_many_arguments)]
    fn invoke_lambda(
        &mut self,
        site: Site,
        made: Site,
        called: &Name,
        operands: &[Option<Node>],
        params: &[ParamSource],
        result: Option<Node>,
        callback: Option<(EffectUseId, u16)>,
    ) -> bool {
        let Some(body) = self.methods[made.0].body.clone() else { return false };
        let Op::InvokeDynamic(_, _, dynamic) = &body.insts[made.1].op else { return false };
        let Dynamic::Lambda { name, kind, target, .. } = &**dynamic else { return false };
        if name != called {
            return false;
        }
        let captured = body.args(made.1).to_vec();
        let mut nodes: Vec<Option<Node>> = captured.iter().map(|&v| self.value_node(made.0, v)).collect();
        let mut sources: Vec<ParamSource> =
            (0..captured.len()).map(|i| ParamSource::Captured(made.0, made.1, i as u16)).collect();
        nodes.extend(operands.iter().skip(1).copied());
        sources.extend(params.iter().skip(1).copied());
        const STATIC: u8 = 6;
        const SPECIAL: u8 = 7;
        const NEW: u8 = 8;
        match *kind {
            STATIC => self.initialise(&target.class, Some(made)),
            SPECIAL => {}
            NEW => {
                self.initialise(&target.class, Some(made));
                let node = self.graph.node();
                let obj = if self.library.is_value_class(&target.class, self.program) {
                    self.immutable(&target.class)
                } else {
                    self.allocated(ObjKind::Constructed(made.0, made.1), &target.class)
                };
                self.graph.add(node, obj);
                nodes.insert(0, Some(node));
                sources.insert(0, ParamSource::Provided);
                if let Some(result) = result {
                    self.edge(node, result, None);
                }
            }
            _ => {
                // A virtual call on the first argument.
                let Some(receiver) = nodes.first().copied().flatten() else { return true };
                let index = self.callbacks.add_method_handle(HandleCall {
                    site,
                    method: target.clone(),
                    operands: nodes,
                    params: sources,
                    result,
                    callback,
                });
                self.attach(receiver, Use::Callback(index));
                return true;
            }
        }
        let result = if *kind == NEW { None } else { result };
        match self.program.resolve(target) {
            Callee::App(decl) => {
                self.call_app(site, &decl, &nodes, sources, result, callback);
            }
            Callee::Library(method) => {
                let id = self.call_library(site, &method, *kind == STATIC, &nodes, sources, result);
                self.nest(id, callback);
            }
            Callee::None => {}
        }
        true
    }

    fn add_dynamic(&mut self, site: Site, desc: &Name, what: &Dynamic, args: &[Value], result: Option<Node>) {
        match what {
            Dynamic::Lambda { interface, .. } => {
                let kind = ObjKind::Lambda(site.0, site.1);
                let obj = self.heap.object(kind, |kind| plain(kind, interface.clone(), true));
                self.give(result, obj);
            }
            Dynamic::Concat { .. } => {
                let obj = self.immutable(&Name::from("java/lang/String"));
                self.give(result, obj);
                self.implicit_calls(site, args, "toString", "()Ljava/lang/String;");
            }
            Dynamic::Record { fields, .. } => self.add_record(site, fields, args, result),
            Dynamic::Switch { on_enum, labels } => self.add_switch(site, desc, *on_enum, labels),
            Dynamic::Unknown { bootstrap } => {
                self.diagnostics.push(format!(
                    "{}: invokedynamic through {bootstrap} is not understood",
                    self.place(site)
                ));
                if let Some(class) = reference_type(desc) {
                    let obj = self.unknown(site, &class);
                    self.give(result, obj);
                }
            }
        }
    }

    /// String concatenation and records call a method of each reference operand.
    fn implicit_calls(&mut self, site: Site, values: &[Value], name: &str, desc: &str) {
        for &value in values {
            if let Some(node) = self.value_node(site.0, value) {
                self.implicit_call(site, node, name, desc, &[]);
            }
        }
    }

    fn implicit_call(&mut self, site: Site, on: Node, name: &str, desc: &str, more: &[Option<Node>]) {
        let mut operands = vec![Some(on)];
        operands.extend(more.iter().copied());
        let index = self.callbacks.add_method_handle(HandleCall {
            site,
            method: MethodRef {
                class: Name::from("java/lang/Object"),
                name: Name::from(name),
                desc: Name::from(desc),
            },
            params: vec![ParamSource::Provided; operands.len()],
            operands,
            result: None,
            callback: None,
        });
        self.attach(on, Use::Callback(index));
    }

    /// `ObjectMethods`: calls the same method on each reference component.
    fn add_record(&mut self, site: Site, fields: &[FieldRef], args: &[Value], result: Option<Node>) {
        if result.is_some() {
            let obj = self.immutable(&Name::from("java/lang/String"));
            self.give(result, obj);
        }
        let Some(this) = args.first().and_then(|&a| self.value_node(site.0, a)) else { return };
        let (name, desc) = match (args.len(), result) {
            (2, _) => ("equals", "(Ljava/lang/Object;)Z"),
            (_, Some(_)) => ("toString", "()Ljava/lang/String;"),
            _ => ("hashCode", "()I"),
        };
        for field in fields.iter().filter(|f| reference_type(&f.desc).is_some()) {
            let node = self.graph.node();
            let what = self.field_use(field);
            self.attach(this, Use::Load(what, node));
            if let Some(other) = args.get(1).and_then(|&a| self.value_node(site.0, a)) {
                let theirs = self.graph.node();
                self.attach(other, Use::Load(what, theirs));
                self.implicit_call(site, node, name, desc, &[Some(theirs)]);
            } else {
                self.implicit_call(site, node, name, desc, &[]);
            }
        }
    }

    /// `File.java:line` of a statement.
    pub fn place(&self, site: Site) -> String {
        place(&self.methods[site.0], site.1)
    }
}

/// Whether a JDK method looks up enum constants through a class object.
fn asks_for_enum_constants(method: &MethodRef) -> bool {
    match &*method.class {
        "java/util/EnumSet" | "java/util/EnumMap" => true,
        "java/lang/Class" => method.name.starts_with("getEnumConstants"),
        _ => &*method.name == "valueOf" && method.desc.starts_with("(Ljava/lang/Class;"),
    }
}

/// `File.java:line` of a statement, or the method when lines are unknown.
pub(crate) fn place(method: &crate::solver::MethodData, inst: Inst) -> String {
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
