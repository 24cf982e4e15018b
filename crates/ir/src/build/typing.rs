//! Types of references that follow from other values: phis, copies and elements of arrays.
//!
//! An ascending fixpoint: a value has no type until one of what it is made of has, and types only ever grow
//! to common superclasses.
//!
//! An object under construction is [`Type::Uninit`] in the statement that makes it and in copies made before
//! its constructor was called; copies made where a constructor call dominates have its class as their type.
//! In code that the JVM accepts no phi ever merges objects under construction, so a chain of copies leads to
//! the `new`.

use cranelift_entity::{EntityRef, SecondaryMap};
use mantis_classfile::hierarchy::Hierarchy;

use crate::dom::DomTree;
use crate::entities::{Block, Inst, Value};
use crate::function::{CallKind, ElemKind, Function, Op, Type, ValueDef};
use crate::types;

/// Gives every value its type.
pub fn infer(func: &mut Function, hierarchy: &dyn Hierarchy) {
    let mut types = SecondaryMap::with_default(None);
    let mut open: Vec<Value> = Vec::new();
    for (value, data) in func.values.iter() {
        if data.ty.is_ref() && is_derived(func, data.def) {
            open.push(value);
        } else {
            types[value] = Some(data.ty.clone());
        }
    }
    let constructed = Constructed::find(func);
    let mut changed = true;
    while changed {
        changed = false;
        for &value in &open {
            let new = evaluate(func, value, &types, &constructed, hierarchy);
            if new.is_some() && new != types[value] {
                types[value] = new;
                changed = true;
            }
        }
    }
    for value in open {
        func.values[value].ty = types[value].take().unwrap_or_else(|| Type::class(types::OBJECT));
    }
}

/// Whether a value's type follows from other values.
fn is_derived(func: &Function, def: ValueDef) -> bool {
    match def {
        ValueDef::Phi(..) => true,
        ValueDef::Result(inst, _) => {
            matches!(func.insts[inst].op, Op::Copy { .. } | Op::ArrayLoad(ElemKind::Ref))
        }
        ValueDef::Param(_) | ValueDef::Thrown(_) => false,
    }
}

fn evaluate(
    func: &Function,
    value: Value,
    types: &SecondaryMap<Value, Option<Type>>,
    constructed: &Constructed,
    hierarchy: &dyn Hierarchy,
) -> Option<Type> {
    match func.values[value].def {
        ValueDef::Phi(block, _) => {
            let position = func.block_params(block).iter().position(|&p| p == value)?;
            let args =
                func.preds(block).filter_map(|(_, edge)| types[*func.edge_args(edge).get(position)?].clone());
            args.chain(types[value].clone()).reduce(|a, b| {
                if a == b { a } else { types::merge(&settled(func, a), &settled(func, b), hierarchy) }
            })
        }
        ValueDef::Result(inst, index) => match &func.insts[inst].op {
            Op::Copy { map, .. } => {
                let from = *func.args(inst).get(usize::from(*map.get(usize::from(index))?))?;
                let ty = types[from].clone()?;
                let done =
                    matches!(ty, Type::Uninit(..) | Type::UninitThis) && constructed.before(func, from, inst);
                Some(if done { settled(func, ty) } else { ty })
            }
            _ => Some(match types[*func.args(inst).first()?].clone()? {
                Type::Ref(None) => Type::Ref(None),
                array => array.element().filter(Type::is_ref).unwrap_or_else(|| Type::class(types::OBJECT)),
            }),
        },
        ValueDef::Param(_) | ValueDef::Thrown(_) => None,
    }
}

/// The type after construction.
fn settled(func: &Function, ty: Type) -> Type {
    match ty {
        Type::UninitThis => Type::Ref(Some(func.method.class.clone())),
        Type::Uninit(name, _) => Type::Ref(Some(name)),
        ty => ty,
    }
}

/// Which objects under construction are constructed where.
struct Constructed {
    /// The value that an object first was, and the call of its constructor with its place in its block.
    calls: Vec<(Value, Block, usize)>,
    place: SecondaryMap<Inst, u32>,
    dom: Option<DomTree<Block>>,
}

impl Constructed {
    fn find(func: &Function) -> Constructed {
        let mut result = Constructed { calls: Vec::new(), place: SecondaryMap::new(), dom: None };
        for (block, data) in func.blocks.iter() {
            for (place, &inst) in data.insts.iter().enumerate() {
                result.place[inst] = place as u32;
                if let Op::Invoke(CallKind::Special, method, _) = &func.insts[inst].op
                    && &*method.name == "<init>"
                    && let Some(&receiver) = func.args(inst).first()
                {
                    result.calls.push((root(func, receiver), block, place));
                }
            }
        }
        if !result.calls.is_empty() && func.blocks.len() > 1 {
            result.dom = Some(DomTree::compute(func));
        }
        result
    }

    /// Whether the object that `value` is has been constructed whenever `inst` runs.
    fn before(&self, func: &Function, value: Value, inst: Inst) -> bool {
        let object = root(func, value);
        let (block, place) = (func.insts[inst].block, self.place[inst] as usize);
        self.calls.iter().filter(|call| call.0 == object).any(|&(_, at, call)| {
            if at == block { call < place } else { self.dom.as_ref().is_some_and(|d| d.dominates(at, block)) }
        })
    }
}

/// Follows copies back to the first value.
fn root(func: &Function, mut value: Value) -> Value {
    while let ValueDef::Result(inst, index) = func.values[value].def
        && let Op::Copy { map, .. } = &func.insts[inst].op
        && let Some(&from) = map.get(usize::from(index)).and_then(|&i| func.args(inst).get(usize::from(i)))
        && from.index() < value.index()
    {
        value = from;
    }
    value
}
