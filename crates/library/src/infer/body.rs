//! Abstract interpretation of one method's SSA form.

use std::sync::Arc;

use cranelift_entity::{EntityRef, SecondaryMap};
use mantis_classfile::hierarchy::Hierarchy as _;
use mantis_classfile::names::{FieldRef, MethodRef, Name};
use mantis_ir::{CallKind, Const, Dynamic, Function, Inst, Op, Type, Value, ValueDef};
use rustc_hash::FxHashMap;

use super::state::{Sources, Summary};
use super::subst::{Call, anywhere, below, made};
use super::{Chain, Inference, Unknown};
use crate::effect::{Alloc, Effect, Externals, Field, Flow, Loc, Reach, Root, Source, Target, Times};
use crate::library::Library;

/// Rounds after which interpretation gives up (values have few sources, so it takes two or three).
const MAX_ROUNDS: usize = 30;
/// Most sources of one value.
const MAX_SOURCES: usize = 24;

/// The effect of a method with this body.
pub(super) fn summarize(
    library: &Library,
    inference: &Inference,
    function: &Function,
    chain: &mut Chain,
) -> Result<Effect, Unknown> {
    let mut body = Body {
        library,
        inference,
        function,
        chain,
        values: SecondaryMap::new(),
        summary: Summary::default(),
        callees: FxHashMap::default(),
        changed: false,
    };
    body.parameters();
    for _ in 0..MAX_ROUNDS {
        let before = body.summary.size();
        body.changed = false;
        body.round()?;
        if !body.changed && body.summary.size() == before {
            return body.summary.finish();
        }
    }
    Err(Unknown::new("no fixpoint"))
}

struct Body<'a> {
    library: &'a Library,
    inference: &'a Inference,
    function: &'a Function,
    chain: &'a mut Chain,
    values: SecondaryMap<Value, Sources>,
    summary: Summary,
    callees: FxHashMap<MethodRef, Arc<Effect>>,
    changed: bool,
}

impl Body<'_> {
    fn parameters(&mut self) {
        for (index, &value) in self.function.params.iter().enumerate() {
            let source = match &self.function.values[value].ty {
                Type::Ref(Some(class)) if self.is_value(class) => Source::Value(class.clone()),
                Type::Ref(_) | Type::UninitThis => Source::Root(Root::Operand(index as u8)),
                _ => continue,
            };
            self.values[value].insert(source);
        }
        for (value, data) in self.function.values.iter() {
            if matches!(data.def, ValueDef::Thrown(_)) {
                self.values[value].insert(Source::Unknown);
            }
        }
    }

    fn is_value(&self, class: &str) -> bool {
        self.library.is_value_class(class, &*self.inference.jdk)
    }

    fn round(&mut self) -> Result<(), Unknown> {
        let function = self.function;
        for block in function.blocks.keys() {
            for &inst in &function.blocks[block].insts {
                self.statement(inst)?;
            }
            for edge in &function.blocks[block].succs {
                let parameters = function.block_params(edge.target);
                for (&from, &to) in function.edge_args(edge).iter().zip(parameters) {
                    let sources = self.values[from].clone();
                    self.define(to, sources)?;
                }
            }
        }
        Ok(())
    }

    fn define(&mut self, value: Value, sources: Sources) -> Result<(), Unknown> {
        let known = &mut self.values[value];
        let before = known.len();
        known.extend(sources);
        self.changed |= known.len() != before;
        if known.len() > MAX_SOURCES { Err(Unknown::new("a value has too many sources")) } else { Ok(()) }
    }

    fn statement(&mut self, inst: Inst) -> Result<(), Unknown> {
        let function = self.function;
        let args = function.args(inst);
        let sources = match &function.insts[inst].op {
            Op::Const(constant) => match constant {
                Const::String(_) => value("java/lang/String"),
                Const::Class(_) => value("java/lang/Class"),
                Const::MethodType(_) | Const::MethodHandle(..) => {
                    return Err(Unknown::new("uses a method handle"));
                }
                Const::Dynamic(..) => return Err(Unknown::new("uses a dynamic constant")),
                _ => Sources::new(),
            },
            Op::Copy { map, .. } => {
                for (&result, &from) in function.results(inst).iter().zip(map) {
                    let sources =
                        args.get(usize::from(from)).map(|v| self.values[*v].clone()).unwrap_or_default();
                    self.define(result, sources)?;
                }
                return Ok(());
            }
            Op::CheckCast(class) if self.is_value(class) => Sources::from([Source::Value(class.clone())]),
            Op::CheckCast(_) => self.values[args[0]].clone(),
            Op::New(class) if self.is_value(class) => Sources::from([Source::Value(class.clone())]),
            Op::New(class) | Op::NewArray(class) => self.make(inst, class, true)?,
            Op::MultiNewArray(class, _) => {
                let outer = self.make(inst, class, true)?;
                let inner = Name::from(class.strip_prefix('[').unwrap_or(class));
                self.array_of_arrays(inst, inner, &outer)?
            }
            Op::GetField(field) => self.load_field(&self.values[args[0]].clone(), &field.desc),
            Op::PutField(field) => {
                let (object, stored) = (self.values[args[0]].clone(), self.values[args[1]].clone());
                self.store_field(&object, &stored, &field.desc);
                return Ok(());
            }
            Op::GetStatic(field) => self.load_static(field),
            Op::PutStatic(field) => {
                let stored = self.values[args[0]].clone();
                let group = Sources::from([Source::Root(Root::Static(group(field)))]);
                self.store_field(&group, &stored, &field.desc);
                return Ok(());
            }
            Op::ArrayLoad(kind) => {
                let loaded = self.load_element(&self.values[args[0]].clone());
                if *kind == mantis_ir::ElemKind::Ref { loaded } else { Sources::new() }
            }
            Op::ArrayStore(_) => {
                let (array, stored) = (self.values[args[0]].clone(), self.values[args[2]].clone());
                self.store(&array, &stored, Field::Elem);
                return Ok(());
            }
            Op::Invoke(kind, method, _) => self.call(inst, *kind, method)?,
            Op::InvokeDynamic(_, _, dynamic) => self.dynamic(inst, dynamic)?,
            Op::Return => {
                if let Some(result) = args.first() {
                    let sources = self.values[*result].clone();
                    self.summary.results.extend(sources);
                }
                return Ok(());
            }
            Op::Throw => {
                self.throw(&self.values[args[0]].clone());
                return Ok(());
            }
            _ => return Ok(()),
        };
        match function.result(inst) {
            Some(result) => self.define(result, sources),
            None => Ok(()),
        }
    }

    fn make(&mut self, inst: Inst, class: &Name, exact: bool) -> Result<Sources, Unknown> {
        if !class.starts_with('[') {
            let device = self.library.device(class, &*self.inference.jdk);
            made(&mut self.summary, device);
        }
        let alloc = Alloc { class: class.clone(), device: Externals::NONE, like: None };
        let root = self.summary.alloc((inst.index() as u32, 0, 0), alloc, exact)?;
        Ok(Sources::from([Source::Root(root)]))
    }

    /// `new int[3][4]`: the inner arrays are elements of the outer one.
    fn array_of_arrays(&mut self, inst: Inst, inner: Name, outer: &Sources) -> Result<Sources, Unknown> {
        if !inner.starts_with('[') {
            return Ok(outer.clone());
        }
        let alloc = Alloc { class: inner, device: Externals::NONE, like: None };
        let root = self.summary.alloc((inst.index() as u32, 0, 1), alloc, true)?;
        self.store(outer, &Sources::from([Source::Root(root)]), Field::Elem);
        Ok(outer.clone())
    }

    fn load_field(&mut self, objects: &Sources, desc: &str) -> Sources {
        let class = desc.strip_prefix('L').and_then(|d| d.strip_suffix(';'));
        let is_value = class.is_some_and(|c| self.is_value(c));
        let is_reference = class.is_some() || desc.starts_with('[');
        let field = if is_reference && !is_value { Field::All } else { Field::State };
        let mut loaded = Sources::new();
        for loc in places(objects, field) {
            self.summary.reads.insert(loc.clone());
            if field == Field::All {
                loaded.insert(Source::Load(loc));
            }
        }
        if is_value {
            loaded.extend(class.map(|c| Source::Value(Name::from(c))));
        }
        loaded
    }

    fn load_element(&mut self, arrays: &Sources) -> Sources {
        let mut loaded = Sources::new();
        for loc in places(arrays, Field::Elem) {
            self.summary.reads.insert(loc.clone());
            loaded.insert(Source::Load(loc));
        }
        loaded
    }

    fn store_field(&mut self, objects: &Sources, stored: &Sources, desc: &str) {
        let is_reference =
            desc.starts_with(['L', '[']) && !stored.iter().all(|s| matches!(s, Source::Value(_)));
        self.store(objects, stored, if is_reference { Field::All } else { Field::State });
    }

    fn store(&mut self, objects: &Sources, stored: &Sources, field: Field) {
        for to in places(objects, field) {
            self.summary.writes.insert(to.clone());
            let references = stored.iter().filter(|s| !matches!(s, Source::Value(_)));
            self.summary.flows.extend(references.map(|from| Flow { from: from.clone(), to: to.clone() }));
        }
    }

    fn load_static(&mut self, field: &FieldRef) -> Sources {
        let place = Sources::from([Source::Root(Root::Static(group(field)))]);
        let is_final = self.is_final(field);
        match self.library.static_field(field) {
            Source::Value(class) => {
                if !is_final {
                    self.summary.reads.extend(places(&place, Field::State));
                }
                if field.desc.starts_with('L') {
                    Sources::from([Source::Value(class)])
                } else {
                    Sources::new()
                }
            }
            _ => {
                // Which object it is. What is stored there writes all of the group.
                if !is_final {
                    self.summary.reads.extend(places(&place, Field::Inner));
                }
                place
            }
        }
    }

    fn is_final(&self, field: &FieldRef) -> bool {
        const FINAL: u16 = 0x0010;
        let class = self.inference.jdk.load(&field.class);
        class.and_then(|c| c.field(&field.name, &field.desc).map(|f| f.access & FINAL != 0)).unwrap_or(false)
    }

    fn throw(&mut self, sources: &Sources) {
        self.summary.raise(sources);
        for source in sources {
            if let Source::Root(Root::New(index)) = source
                && let Some((class, _)) = self.summary.class_of(*index)
            {
                let class = class.clone();
                self.summary.throws.insert(class);
            }
        }
    }

    fn call(&mut self, inst: Inst, kind: CallKind, method: &MethodRef) -> Result<Sources, Unknown> {
        let args = self.function.args(inst);
        let operands: Vec<Sources> = args.iter().map(|v| self.values[*v].clone()).collect();
        let is_virtual = matches!(kind, CallKind::Virtual | CallKind::Interface);
        if !is_virtual || method.class.starts_with('[') || self.is_certain(method) {
            return self.inline(inst, 0, method, kind == CallKind::Static, &operands);
        }
        let mut results = Sources::new();
        for (number, receiver) in operands[0].clone().into_iter().enumerate() {
            let class = match &receiver {
                Source::Value(class) if &**class != "java/lang/Object" => Some(class.clone()),
                Source::Value(_) => Some(method.class.clone()),
                Source::Unknown if self.is_throwable(&method.class) => Some(method.class.clone()),
                Source::Unknown => return Err(Unknown::new("calls an object from nowhere")),
                Source::Root(Root::New(index)) => {
                    self.summary.class_of(*index).filter(|(_, exact)| *exact).map(|(class, _)| class.clone())
                }
                _ => None,
            };
            match class {
                Some(class) => {
                    let mut narrowed = operands.clone();
                    narrowed[0] = Sources::from([receiver]);
                    let target = MethodRef { class, ..method.clone() };
                    results.extend(self.inline(inst, number as u32 + 1, &target, false, &narrowed)?);
                }
                None => results.extend(self.call_back(inst, receiver, method, &operands)?),
            }
        }
        Ok(results)
    }

    /// Whether a virtual call can only run the method found from the declared class.
    fn is_certain(&self, method: &MethodRef) -> bool {
        const FINAL: u16 = 0x0010;
        const PRIVATE: u16 = 0x0002;
        if self.is_value(&method.class) {
            return true;
        }
        let Some((class, member)) = self.inference.resolve(method) else { return false };
        let declared = self.inference.jdk.load(&method.class);
        class.access & FINAL != 0
            || member.access & (FINAL | PRIVATE) != 0
            || declared.is_some_and(|c| c.access & FINAL != 0)
    }

    fn is_throwable(&self, class: &str) -> bool {
        class == "java/lang/Object"
            || self.inference.jdk.is_subclass(class, "java/lang/Throwable") == Some(true)
    }

    fn inline(
        &mut self,
        inst: Inst,
        number: u32,
        method: &MethodRef,
        is_static: bool,
        operands: &[Sources],
    ) -> Result<Sources, Unknown> {
        let effect = match self.callees.get(method) {
            Some(known) => known.clone(),
            None => {
                let found =
                    self.library.described_or_inferred(method, is_static, &*self.inference.jdk, self.chain);
                let effect = found.map_err(|why| reason(method, &why))?;
                self.callees.insert(method.clone(), effect.clone());
                effect
            }
        };
        Call { effect: &effect, operands, at: (inst.index() as u32, number + 1) }.apply(&mut self.summary)
    }

    /// A virtual call on an object from outside.
    fn call_back(
        &mut self,
        inst: Inst,
        receiver: Source,
        method: &MethodRef,
        operands: &[Sources],
    ) -> Result<Sources, Unknown> {
        let args = operands[1..].iter().map(|s| s.iter().cloned().collect()).collect();
        let target = Target::Method {
            class: method.class.clone(),
            name: method.name.clone(),
            desc: method.desc.clone(),
        };
        let site = (inst.index() as u32, 0, 0);
        let root = self.summary.callback(site, receiver, target, args, Times::Many, false)?;
        let result = method.desc.rsplit_once(')').map_or("", |(_, result)| result);
        let class = result.strip_prefix('L').and_then(|d| d.strip_suffix(';'));
        Ok(match class {
            Some(class) if self.is_value(class) => value(class),
            None if !result.starts_with('[') => Sources::new(),
            _ => Sources::from([Source::Root(root)]),
        })
    }

    fn dynamic(&mut self, inst: Inst, dynamic: &Dynamic) -> Result<Sources, Unknown> {
        match dynamic {
            Dynamic::Concat { .. } => {
                let object = |name: &str, desc: &str| MethodRef {
                    class: Name::from("java/lang/Object"),
                    name: Name::from(name),
                    desc: Name::from(desc),
                };
                let method = object("toString", "()Ljava/lang/String;");
                for &argument in self.function.args(inst) {
                    for receiver in self.values[argument].clone() {
                        if !matches!(receiver, Source::Value(_) | Source::Unknown) {
                            self.call_back(inst, receiver, &method, &[Sources::new()])?;
                        }
                    }
                }
                Ok(value("java/lang/String"))
            }
            Dynamic::Lambda { .. } => Err(Unknown::new("makes a lambda")),
            _ => Err(Unknown::new("uses invokedynamic")),
        }
    }
}

/// The locations of a field in what the sources may be.
fn places(sources: &Sources, field: Field) -> Vec<Loc> {
    let place = |source: &Source| match source {
        Source::Root(root) => Some(Loc { root: root.clone(), reach: Reach::Own, field }),
        Source::Load(loc) => Some(below(&loc.root, loc.reach)),
        Source::Unknown => Some(anywhere()),
        Source::Value(_) => None,
    };
    sources.iter().filter_map(place).collect()
}

fn value(class: &str) -> Sources {
    Sources::from([Source::Value(Name::from(class))])
}

/// The static group of a field.
fn group(field: &FieldRef) -> Name {
    Name::from(format!("{}.{}", field.class, field.name))
}

/// The innermost reason, with the method where it arose.
fn reason(method: &MethodRef, why: &Unknown) -> Unknown {
    if why.0.contains(" in ") {
        why.clone()
    } else {
        Unknown::new(format!("{} in {}.{}", why.0, method.class, method.name))
    }
}
