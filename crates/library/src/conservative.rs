//! The effect of a method nobody described: it reads and writes everything reachable from its operands, may
//! call any overriding method of any object passed in, and may return any of them.
//!
//! That is what it may do. What it [likely](likely()) does is far less: it works on its operands and on what
//! the JDK keeps in them, and does not enter objects of the program but by calling them. One method that may
//! put anything anywhere makes all points-to sets of a program the same.

use mantis_classfile::descriptor::class_of;
use mantis_classfile::names::{MethodRef, Name};

use crate::effect::{
    Alloc, Callback, Effect, Externals, Field, Flow, Loc, Needs, Origin, Reach, Root, Source, Target, Times,
    Write,
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

/// The pseudo-fields, by what may be in them.
const CONTENT: [Field; 5] = [Field::State, Field::Elem, Field::Key, Field::Value, Field::Inner];
const REFERENCES: [Field; 4] = [Field::Elem, Field::Key, Field::Value, Field::Inner];

/// What calling an undescribed method most likely does, for slices whose values are compared with those of
/// counted runs: it reads what the JDK keeps in its operands, writes their content, keeps its arguments in
/// its receiver, may call any overriding method of what it was given, and returns any of that or something of
/// its own that holds it.
pub fn likely(method: &MethodRef, is_static: bool) -> Effect {
    let mut effect = Effect::none(Origin::Conservative);
    effect.external = Externals::NATIVE;
    let operands = reference_operands(&method.desc, is_static);
    let at = |root: &Root, reach, field| Loc { root: root.clone(), reach, field };
    let roots: Vec<Root> = operands.iter().map(|&k| Root::Operand(k)).collect();
    let mut given: Vec<Source> = Vec::new();
    for root in &roots {
        given.push(Source::Root(root.clone()));
        given.extend(REFERENCES.map(|field| Source::Load(at(root, Reach::Owned, field))));
        effect.reads.extend(CONTENT.map(|field| at(root, Reach::Owned, field)));
        effect
            .writes
            .extend(CONTENT.map(|field| Write { loc: at(root, Reach::Own, field), needs: Needs::ALL }));
    }
    effect.callbacks.extend(given.iter().map(|on| Callback {
        on: on.clone(),
        target: Target::Any,
        args: Vec::new(),
        times: Times::Many,
        app_only: true,
    }));
    if !is_static {
        effect.flows.extend(roots.iter().skip(1).map(|argument| Flow {
            from: Source::Root(argument.clone()),
            to: at(&Root::Operand(0), Reach::Own, Field::Elem),
        }));
    }
    if returns_reference(&method.desc) {
        let class = class_of(method.desc.rsplit(')').next().unwrap_or_default());
        effect.allocs.push(Alloc { class: Name::from(class), device: Externals::NONE, like: None });
        let made = Root::New(0);
        effect.flows.extend(given.iter().flat_map(|from| {
            [Field::Elem, Field::Inner]
                .map(|field| Flow { from: from.clone(), to: at(&made, Reach::Own, field) })
        }));
        effect
            .writes
            .extend(CONTENT.map(|field| Write { loc: at(&made, Reach::Own, field), needs: Needs::ALL }));
        effect.results.push(Source::Root(made));
        effect.results.extend(given);
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_likely_stays_outside_of_the_programs_fields() {
        let method = MethodRef {
            class: Name::from("java/x/Keeper"),
            name: Name::from("keep"),
            desc: Name::from("(Ljava/lang/Object;I)Ljava/util/List;"),
        };
        let (surely, likely) = (conservative(&method, false), likely(&method, false));
        let enters = |loc: &Loc| loc.reach == Reach::Reachable || loc.field == Field::All;
        assert!(surely.writes.iter().all(|w| enters(&w.loc)));
        assert!(!likely.writes.iter().any(|w| enters(&w.loc)));
        assert!(!likely.reads.iter().any(enters));
        let kept = Loc { root: Root::Operand(0), reach: Reach::Own, field: Field::Elem };
        let argument = Source::Root(Root::Operand(1));
        assert!(likely.flows.contains(&Flow { from: argument.clone(), to: kept }));
        assert!(likely.results.contains(&argument));
        assert_eq!(likely.allocs.iter().map(|made| &*made.class).collect::<Vec<_>>(), ["java/util/List"]);
        assert!(likely.is_conservative() && likely.external == surely.external);
    }
}
