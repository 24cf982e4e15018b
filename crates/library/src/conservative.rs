//! The effect of a method nobody described: it reads and writes everything reachable from its operands, may
//! call any overriding method of any object passed in, and may return any of them.

use mantis_classfile::names::{MethodRef, Name};

use crate::effect::{
    Callback, Effect, Externals, Field, Flow, Loc, Needs, Origin, Reach, Root, Source, Target, Times, Write,
};

/// The static group that stands for all JDK statics nobody described.
pub const UNKNOWN_STATICS: &str = "?";

/// The conservative effect of calling `method`.
pub fn conservative(method: &MethodRef, is_static: bool) -> Effect {
    let mut effect = Effect::none(Origin::Conservative);
    let operands = reference_operands(&method.desc, is_static);
    let mut roots: Vec<Root> = operands.iter().map(|&k| Root::Operand(k)).collect();
    roots.push(Root::Static(Name::from(UNKNOWN_STATICS)));
    for root in &roots {
        let loc = Loc { root: root.clone(), reach: Reach::Reachable, field: Field::All };
        effect.reads.push(loc.clone());
        effect.writes.push(Write { loc: loc.clone(), needs: Needs::ALL });
        effect.flows.push(Flow { from: Source::Unknown, to: loc.clone() });
        effect.callbacks.push(Callback {
            on: Source::Root(root.clone()),
            target: Target::Any,
            args: Vec::new(),
            times: Times::Many,
            app_only: true,
        });
        effect.callbacks.push(Callback {
            on: Source::Load(loc),
            target: Target::Any,
            args: Vec::new(),
            times: Times::Many,
            app_only: true,
        });
    }
    if returns_reference(&method.desc) {
        effect.results.push(Source::Unknown);
    }
    effect.external = Externals::NATIVE;
    effect
}

/// Indices of the operands that are references, the receiver first unless the method is static.
pub fn reference_operands(desc: &str, is_static: bool) -> Vec<u8> {
    let mut operands = Vec::new();
    let mut index = 0u8;
    if !is_static {
        operands.push(0);
        index = 1;
    }
    for parameter in parameters(desc) {
        if parameter.starts_with(['L', '[']) {
            operands.push(index);
        }
        index = index.saturating_add(1);
    }
    operands
}

/// Whether a descriptor's return type is a reference.
pub fn returns_reference(desc: &str) -> bool {
    desc.rsplit_once(')').is_some_and(|(_, result)| result.starts_with(['L', '[']))
}

/// The parameter types of a method descriptor; stops at the first malformed one.
pub fn parameters(desc: &str) -> impl Iterator<Item = &str> {
    let mut rest =
        desc.strip_prefix('(').and_then(|d| d.split_once(')')).map_or("", |(parameters, _)| parameters);
    std::iter::from_fn(move || {
        let dimensions = rest.bytes().take_while(|b| *b == b'[').count();
        let length = match rest.as_bytes().get(dimensions)? {
            b'L' => rest.find(';')? + 1,
            _ => dimensions + 1,
        };
        let (parameter, tail) = rest.split_at_checked(length)?;
        rest = tail;
        Some(parameter)
    })
}
