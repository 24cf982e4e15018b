//! Fields that field updaters and variable handles are made for.
//!
//! `newUpdater(Queue.class, "head")` finds a field by reflection, but class and name are nearly always
//! constants. Then a slice that has the call has the field, and what the updater does is what its description
//! says: it reads and writes fields of what it is given.

use mantis_classfile::class::access;
use mantis_classfile::names::FieldRef;
use mantis_ir::{Const, Function, Inst, Op, Value, ValueDef};
use mantis_library::{Mark, marks};

use crate::program::Program;

/// The field of the program that a call finds, if its class and name are constants there.
pub fn named_field(program: &Program, body: &Function, call: Inst) -> Option<FieldRef> {
    let Op::Invoke(_, method, _) = &body.insts[call].op else { return None };
    let (class, name) = marks().value(Mark::FindsField, method)?.split_once(',')?;
    let operand = |number: &str| body.args(call).get(number.parse::<usize>().ok()?).copied();
    let Const::Class(class) = constant(body, operand(class)?)? else { return None };
    let Const::String(name) = constant(body, operand(name)?)? else { return None };
    let info = program.info(class).filter(|_| program.is_app(class))?;
    let (name, desc, flags) = info.fields.iter().find(|(n, ..)| **n == **name)?;
    let field = FieldRef { class: class.clone(), name: name.clone(), desc: desc.clone() };
    let is_static = &*method.name == "findStaticVarHandle";
    (is_static == (flags & access::STATIC != 0)).then_some(field)
}

/// The constant that a value is, if it is one.
pub fn constant(body: &Function, value: Value) -> Option<&Const> {
    let ValueDef::Result(by, _) = body.values[body.root(value)].def else { return None };
    if let Op::Const(constant) = &body.insts[by].op { Some(constant) } else { None }
}
