//! The class-wide forms `is value` and `is state`: an effect made from the descriptor alone.
//!
//! A method of a value class computes its result from its operands: it reads the elements of array operands
//! and what is behind other references, and makes a new object where it returns a mutable one. `is state`
//! reads and writes the receiver's state as well.

use mantis_classfile::names::{MethodRef, Name};

use super::{Base, Overlay};
use crate::conservative::parameters;
use crate::effect::{
    Alloc, Callback, Effect, Externals, Field, Flow, Loc, Needs, Origin, Reach, Root, Source, Target, Times,
    Write,
};

/// The effect of an undescribed method of a class with this base.
pub(super) fn effect(
    overlay: &Overlay,
    base: Base,
    method: &MethodRef,
    is_static: bool,
    origin: Origin,
) -> Effect {
    let mut effect = Effect::none(origin);
    if base == Base::State && !is_static {
        let own = |reach| Loc { root: Root::Operand(0), reach, field: Field::State };
        if &*method.name != "<init>" {
            effect.reads.push(own(Reach::Inner));
        }
        effect.writes.push(Write { loc: own(Reach::Own), needs: Needs::ALL });
    }
    let mut index = u8::from(!is_static);
    for parameter in parameters(&method.desc) {
        operand(overlay, base, parameter, index, &mut effect);
        index = index.saturating_add(1);
    }
    if &*method.name == "clone" && !is_static && !overlay.is_value_class(&method.class) {
        copy(method, &mut effect);
    } else {
        result(overlay, method, &mut effect);
    }
    effect
}

/// `clone` declares `Object`, but what it gives is as mutable as what it copies, with which it may share what
/// is behind.
fn copy(method: &MethodRef, effect: &mut Effect) {
    let own = |root, field| Loc { root, reach: Reach::Own, field };
    effect.allocs.push(Alloc { class: method.class.clone(), device: Externals::NONE, like: Some(0) });
    let state = own(Root::New(0), Field::State);
    effect.writes.push(Write { loc: state, needs: Needs::ALL });
    let from = Source::Load(own(Root::Operand(0), Field::Inner));
    effect.flows.push(Flow { from, to: own(Root::New(0), Field::Inner) });
    effect.results.push(Source::Root(Root::New(0)));
}

fn operand(overlay: &Overlay, base: Base, parameter: &str, index: u8, effect: &mut Effect) {
    let root = Root::Operand(index);
    if let Some(element) = parameter.strip_prefix('[') {
        effect.reads.push(Loc { root, reach: Reach::Own, field: Field::Elem });
        if element.starts_with('[') {
            effect.reads.push(Loc { root: Root::Operand(index), reach: Reach::Owned, field: Field::Elem });
        }
        return;
    }
    let Some(class) = class_of(parameter) else { return };
    if overlay.is_value_class(class) {
        return;
    }
    if class == "java/lang/Object" {
        // `equals`: it looks into an object of its own kind.
        if base == Base::State {
            effect.reads.push(Loc { root, reach: Reach::Own, field: Field::State });
        }
        return;
    }
    effect.reads.push(Loc { root: root.clone(), reach: Reach::Owned, field: Field::All });
    effect.callbacks.push(Callback {
        on: Source::Root(root),
        target: Target::Any,
        args: Vec::new(),
        times: Times::Many,
        app_only: true,
    });
}

fn result(overlay: &Overlay, method: &MethodRef, effect: &mut Effect) {
    let result = method.desc.rsplit_once(')').map_or("", |(_, result)| result);
    let (class, is_value) = match class_of(result) {
        Some(class) => (Name::from(class), overlay.is_value_class(class) || class == "java/lang/Object"),
        None if result.starts_with('[') => (Name::from(result), false),
        None => return,
    };
    if is_value {
        effect.results.push(Source::Value(class));
    } else {
        let field = if class.starts_with('[') { Field::Elem } else { Field::State };
        effect
            .writes
            .push(Write { loc: Loc { root: Root::New(0), reach: Reach::Own, field }, needs: Needs::ALL });
        effect.allocs.push(Alloc { class, device: Externals::NONE, like: None });
        effect.results.push(Source::Root(Root::New(0)));
    }
}

fn class_of(descriptor: &str) -> Option<&str> {
    descriptor.strip_prefix('L')?.strip_suffix(';')
}

/// An entry that starts from a base: results and allocations of the entry replace those of the base, the rest
/// adds up.
pub(super) fn merge(mut base: Effect, entry: &Effect) -> Effect {
    if !entry.allocs.is_empty() || !entry.results.is_empty() {
        base.writes.retain(|w| !matches!(w.loc.root, Root::New(_)));
        base.allocs = entry.allocs.clone();
        base.results = entry.results.clone();
    }
    // The entry's reads and callbacks come first: its needs and roots name them by index.
    prepend(&mut base.reads, &entry.reads);
    prepend(&mut base.callbacks, &entry.callbacks);
    base.writes.extend(entry.writes.iter().cloned());
    base.flows.extend(entry.flows.iter().cloned());
    base.throws.extend(entry.throws.iter().cloned());
    base.external = base.external.union(entry.external);
    base
}

fn prepend<T: Clone>(to: &mut Vec<T>, first: &[T]) {
    to.splice(0..0, first.iter().cloned());
}
