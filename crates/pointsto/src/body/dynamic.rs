//! What the JVM and the JDK call without a call instruction: `invokedynamic`, and the constants of enums.

use mantis_classfile::lang;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{Const, Dynamic, Op, Value};
use mantis_library::{Field, Mark, marks};

use crate::callbacks::HandleCall;
use crate::constraints::{FieldUse, ParamSource, Site, Use};
use crate::entities::{Node, Obj};
use crate::heap::ObjKind;
use crate::program::reference_type;
use crate::solver::{Solver, plain};

/// What the JDK makes of the constants of an enum.
#[derive(Copy, Clone)]
pub(crate) enum Constants {
    /// It gives one of them.
    One,
    /// All in an array.
    Array,
    /// Some in a set.
    Set,
}

impl Constants {
    fn of(method: &MethodRef) -> Constants {
        match marks().value(Mark::EnumConstants, method) {
            Some("set") => Constants::Set,
            Some("array") => Constants::Array,
            _ => Constants::One,
        }
    }
}

impl Solver<'_> {
    /// The JDK finds the constants of an enum by calling its `values()`: that of every enum whose class this
    /// method names, or any method if this one names none, and of those that have a constant among the
    /// operands, in a collection or map of them (`EnumSet.of`, `copyOf`) or in what the call gives.
    pub(super) fn call_values(
        &mut self,
        site: Site,
        method: &MethodRef,
        operands: &[Option<Node>],
        result: Option<Node>,
    ) {
        let constants = Constants::of(method);
        let call = self.extensions.enums.calls.len() as u32;
        self.extensions.enums.calls.push((site, result, constants));
        for &operand in operands.iter().flatten().chain(&result) {
            self.attach(operand, Use::Constant(call));
            for field in [Field::Elem, Field::Key] {
                let held = self.held_in(operand, FieldUse::Pseudo(field));
                self.attach(held, Use::Constant(call));
            }
        }
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
        if enums.is_empty() && !self.extensions.enums.seekers.iter().any(|(s, ..)| *s == site) {
            self.extensions.enums.seekers.push((site, result, constants));
            enums.clone_from(&self.extensions.enums.named);
        }
        for class in enums {
            self.call_values_of(site, &class, result, constants);
        }
    }

    /// A call that asks for the constants of an enum met one of them.
    pub(crate) fn on_constant(&mut self, call: u32, obj: Obj) {
        let (site, result, constants) = self.extensions.enums.calls[call as usize];
        let mut classes = self.program.superclasses(&self.heap.objects[obj].class);
        let above = classes.iter().position(|class| &**class == lang::ENUM);
        if let Some(below) = above.and_then(|at| at.checked_sub(1)) {
            let class = classes.swap_remove(below);
            if self.extensions.enums.met.insert((call, class.clone())) {
                self.call_values_of(site, &class, result, constants);
            }
        }
    }

    pub(crate) fn name_enum(&mut self, class: &Name) {
        if !self.program.is_app(class) || self.extensions.enums.named.contains(class) {
            return;
        }
        self.extensions.enums.named.push(class.clone());
        for (site, result, constants) in self.extensions.enums.seekers.clone() {
            self.call_values_of(site, class, result, constants);
        }
    }

    pub(crate) fn call_values_of(
        &mut self,
        site: Site,
        class: &Name,
        result: Option<Node>,
        constants: Constants,
    ) {
        let desc = Name::from(format!("()[L{class};"));
        let values = MethodRef { class: class.clone(), name: Name::from("values"), desc };
        if !self.program.is_app(class) || self.program.access(&values).is_none() {
            return;
        }
        self.initialise(class, Some(site));
        let array = self.graph.node();
        self.call_app(site, &values, &[], Vec::new(), Some(array), None);
        let Some(result) = result else { return };
        let element = FieldUse::Pseudo(Field::Elem);
        match constants {
            Constants::One => self.load_from(array, element, result),
            Constants::Array => self.edge(array, result, None),
            Constants::Set => {
                let held = self.held_in(array, element);
                self.store_to(result, element, held);
            }
        }
    }

    /// A switch over patterns looks up the enum constants among its labels.
    pub(super) fn add_switch(&mut self, site: Site, desc: &Name, on_enum: bool, labels: &[Const]) {
        let selector = mantis_library::conservative::parameters(desc).next().and_then(reference_type);
        let mut enums: Vec<Name> = selector.into_iter().filter(|_| on_enum).collect();
        enums.extend(labels.iter().filter_map(|label| match label {
            Const::Dynamic(_, desc) => reference_type(desc),
            _ => None,
        }));
        enums.sort();
        enums.dedup();
        for class in enums {
            self.call_values_of(site, &class, None, Constants::One);
        }
    }

    pub(super) fn add_dynamic(
        &mut self,
        site: Site,
        desc: &Name,
        what: &Dynamic,
        args: &[Value],
        result: Option<Node>,
    ) {
        match what {
            Dynamic::Lambda { interface, markers, .. } => {
                let kind = ObjKind::Lambda(site.0, site.1);
                let obj = self.heap.object(kind, |kind| plain(kind, interface.clone(), true));
                let more: Vec<Name> = markers.iter().filter(|m| !m.starts_with('(')).cloned().collect();
                if !more.is_empty() {
                    self.heap.markers.insert(obj, more);
                }
                self.give(result, obj);
            }
            Dynamic::Concat { .. } => {
                let obj = self.immutable(&Name::from(lang::STRING));
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
    pub(super) fn implicit_calls(&mut self, site: Site, values: &[Value], name: &str, desc: &str) {
        for &value in values {
            if let Some(node) = self.value_node(site.0, value) {
                self.implicit_call(site, node, name, desc, &[]);
            }
        }
    }

    pub(super) fn implicit_call(
        &mut self,
        site: Site,
        on: Node,
        name: &str,
        desc: &str,
        more: &[Option<Node>],
    ) {
        let mut operands = vec![Some(on)];
        operands.extend(more.iter().copied());
        let index = self.calls.callbacks.add_method_handle(HandleCall {
            site,
            method: MethodRef {
                class: Name::from(lang::OBJECT),
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
    pub(super) fn add_record(
        &mut self,
        site: Site,
        fields: &[FieldRef],
        args: &[Value],
        result: Option<Node>,
    ) {
        if result.is_some() {
            let obj = self.immutable(&Name::from(lang::STRING));
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
            self.load_from(this, what, node);
            if let Some(other) = args.get(1).and_then(|&a| self.value_node(site.0, a)) {
                let theirs = self.graph.node();
                self.load_from(other, what, theirs);
                self.implicit_call(site, node, name, desc, &[Some(theirs)]);
            } else {
                self.implicit_call(site, node, name, desc, &[]);
            }
        }
    }
}
