//! In large programs: one effect for all that a call of the JDK asks objects by `equals`, `hashCode`,
//! `toString`, `compareTo`.
//!
//! A look-up in a map of lists of sets asks the lists, which ask the sets, which ask what is in them. Each of
//! these questions is a call by itself with a description of its own, bound at each call of the program that
//! may ask it: with many classes these were nine tenths of all constraints. Here they are one use at each
//! call, which reads what the objects of the JDK keep, however deep, and asks all objects of the program
//! among that. Only descriptions that do no more are [covered](is_covered); others are bound one by one as
//! everywhere.

use mantis_classfile::lang;
use mantis_classfile::names::{MethodRef, Name};
use mantis_library::{Callback, Effect, Field, Loc, Origin, Reach, Root, Source, Target, Times};

use crate::callbacks::CallbackUse;
use crate::closure::Way;
use crate::constraints::{ParamSource, Site, Use};
use crate::effects::EffectUseId;
use crate::entities::{Node, Obj};
use crate::solver::Solver;

/// Class that declares it, name, descriptor.
type Question = (&'static str, &'static str, &'static str);

const EQUALS: Question = (lang::OBJECT, "equals", "(Ljava/lang/Object;)Z");
const HASH: Question = (lang::OBJECT, "hashCode", "()I");
const TEXT: Question = (lang::OBJECT, "toString", "()Ljava/lang/String;");
const ORDER: Question = (lang::COMPARABLE, "compareTo", "(Ljava/lang/Object;)I");
const COMPARE: Question = (lang::COMPARATOR, "compare", "(Ljava/lang/Object;Ljava/lang/Object;)I");

/// The question that a method is, and what it may ask in turn.
fn asks(method: &MethodRef) -> Option<(Question, &'static [Question])> {
    let is = |q: &Question| &*method.name == q.1 && &*method.desc == q.2;
    match () {
        // Sets and maps look each other's members up, as hashed or ordered ones do.
        () if is(&EQUALS) => Some((EQUALS, &[EQUALS, HASH, ORDER, COMPARE])),
        () if is(&HASH) => Some((HASH, &[HASH])),
        () if is(&TEXT) => Some((TEXT, &[TEXT])),
        () if is(&ORDER) => Some((ORDER, &[ORDER])),
        () => None,
    }
}

/// Whether the one effect does all that a description does.
fn is_covered(effect: &Effect, asked: &[Question]) -> bool {
    let asks = |callback: &Callback| match (&callback.on, &callback.target) {
        // Questions to what the program's own collections give are asked wherever these are walked.
        (Source::Root(Root::Callback(_)), _) => true,
        (Source::Load(loc), _) if !is_kept(loc) => false,
        (Source::Value(_) | Source::Unknown, _) | (_, Target::Any) => false,
        (_, Target::Method { class, name, .. }) => {
            callback.app_only
                || is_look_up(class, name) && asked.contains(&EQUALS)
                || asked.iter().any(|q| q.1 == &**name)
        }
    };
    effect.external.is_empty()
        && !effect.is_conservative()
        && effect.writes.is_empty()
        && effect.flows.is_empty()
        && effect.allocs.is_empty()
        && effect.results.iter().all(|r| matches!(r, Source::Value(class) if &**class == lang::STRING))
        && effect.reads.iter().all(is_kept)
        && effect.callbacks.iter().all(asks)
}

/// Whether a location is in what an operand keeps.
fn is_kept(loc: &Loc) -> bool {
    loc.reach != Reach::Reachable
        && loc.field != Field::All
        && matches!(loc.root, Root::Operand(_) | Root::Callback(_))
}

/// Whether a method looks for what a collection keeps: the JDK's ask what they keep by `equals`, by hash
/// codes or in its order, and of the program's own collections all queries are called.
fn is_look_up(class: &str, name: &str) -> bool {
    let is_collection = matches!(class, lang::COLLECTION | lang::SET | lang::LIST | lang::MAP);
    is_collection && matches!(name, "contains" | "containsAll" | "containsKey" | "get" | "size" | "isEmpty")
}

/// What is read and asked by a method with so many operands.
fn effect_of(method: &MethodRef, asked: &[Question], operands: usize) -> Effect {
    let mut effect = Effect::none(Origin::Inferred);
    for k in 0..operands as u8 {
        for field in [Field::State, Field::Elem, Field::Key, Field::Value, Field::Inner] {
            effect.reads.push(Loc { root: Root::Operand(k), reach: Reach::Owned, field });
        }
    }
    for &(class, name, desc) in asked {
        let args = mantis_library::conservative::parameters(desc).count();
        effect.callbacks.push(Callback {
            on: Source::Root(Root::Operand(0)),
            target: Target::Method {
                class: Name::from(class),
                name: Name::from(name),
                desc: Name::from(desc),
            },
            args: vec![vec![Source::Root(Root::Operand(0))]; args],
            times: Times::Many,
            app_only: true,
        });
    }
    effect.throws.push(Name::from(lang::BAD_CAST));
    if method.desc.ends_with("String;") {
        effect.results.push(Source::Value(Name::from(lang::STRING)));
    }
    effect
}

impl Solver<'_> {
    /// A JDK call asks an object of which a method of the JDK answers: the use that stands for all such
    /// questions of the call, if that is to be and can be.
    pub(crate) fn ask(
        &mut self,
        site: Site,
        obj: Obj,
        answers: &MethodRef,
        operands: &[Option<Node>],
        result: Option<Node>,
    ) -> Option<EffectUseId> {
        let (question, asked) = asks(answers)?;
        let effect = self.effect(answers, false);
        if !self.settings.together || !is_covered(&effect, asked) {
            return None;
        }
        let (class, name, desc) = question;
        let method = MethodRef { class: Name::from(class), name: Name::from(name), desc: Name::from(desc) };
        let params = vec![ParamSource::Provided; operands.len()];
        let id = match self.known_use(site, &method, &params) {
            Some(id) => id,
            None => {
                let own: Vec<Option<Node>> = operands.iter().map(|_| Some(self.graph.node())).collect();
                let effect = effect_of(&method, asked, operands.len());
                self.bind_questions(site, &method, effect, own, params)
            }
        };
        self.merge_operands(id, operands);
        if let Some(Some(receiver)) = self.uses[id].operands.first().copied() {
            self.take(receiver, obj);
        }
        if let (Some(result), true) = (result, name == TEXT.1) {
            let text = self.immutable(&Name::from(lang::STRING));
            self.graph.add(result, text);
        }
        Some(id)
    }

    /// Asks all objects that the operands of a use keep.
    pub(crate) fn ask_all(&mut self, id: EffectUseId) {
        let all = self.graph.node();
        self.calls.questioned.insert(id, all);
        for operand in self.uses[id].operands.clone().into_iter().flatten() {
            let kept = self.closure(operand, Way::Fields(Reach::Owned));
            self.edge(kept, all, None);
        }
        let effect = self.uses[id].effect.clone();
        for (index, callback) in effect.callbacks.iter().enumerate() {
            let args = vec![Some(all); callback.args.len()];
            let number = self.calls.callbacks.add(CallbackUse::Effect { id, index: index as u16, args });
            self.attach_later(all, Use::Callback(number));
        }
        self.attach_later(all, Use::Asked(id));
    }

    /// What walking a collection of the program gave a use that asks is asked, too.
    pub(crate) fn ask_given(&mut self, id: EffectUseId, given: Node) {
        if let Some(&all) = self.calls.questioned.get(&id) {
            let kept = self.closure(given, Way::Fields(Reach::Owned));
            self.edge(kept, all, None);
        }
    }
}

#[cfg(test)]
mod tests {
    use mantis_library::{Externals, Needs, Write};

    use super::*;

    fn elements(reach: Reach) -> Loc {
        Loc { root: Root::Operand(0), reach, field: Field::Elem }
    }

    fn method(name: &str, desc: &str) -> MethodRef {
        MethodRef { class: Name::from("java/util/ArrayList"), name: Name::from(name), desc: Name::from(desc) }
    }

    #[test]
    fn what_does_more_than_ask_is_bound_by_itself() {
        let (_, asked) = asks(&method("hashCode", "()I")).unwrap();
        let asks_hash = |name: &str| Callback {
            on: Source::Load(elements(Reach::Owned)),
            target: Target::Method {
                class: Name::from(lang::OBJECT),
                name: Name::from(name),
                desc: Name::from("()I"),
            },
            args: Vec::new(),
            times: Times::Many,
            app_only: false,
        };
        let mut plain = Effect::none(Origin::Inferred);
        plain.reads.push(elements(Reach::Owned));
        plain.callbacks.push(asks_hash("hashCode"));
        assert!(is_covered(&plain, asked));
        let write = Write { loc: elements(Reach::Own), needs: Needs::ALL };
        assert!(!is_covered(&Effect { writes: vec![write], ..plain.clone() }, asked));
        assert!(!is_covered(&Effect { external: Externals::NETWORK, ..plain.clone() }, asked));
        assert!(!is_covered(&Effect { reads: vec![elements(Reach::Reachable)], ..plain.clone() }, asked));
        assert!(!is_covered(&Effect { callbacks: vec![asks_hash("size")], ..plain.clone() }, asked));
        assert!(!is_covered(&Effect { origin: Origin::Conservative, ..plain }, asked));
    }

    #[test]
    fn only_equality_may_look_things_up() {
        let looks_up = Callback {
            on: Source::Root(Root::Operand(1)),
            target: Target::Method {
                class: Name::from(lang::COLLECTION),
                name: Name::from("contains"),
                desc: Name::from("(Ljava/lang/Object;)Z"),
            },
            args: Vec::new(),
            times: Times::Many,
            app_only: false,
        };
        let effect = Effect { callbacks: vec![looks_up], ..Effect::none(Origin::Inferred) };
        let covered = |name: &str, desc: &str| is_covered(&effect, asks(&method(name, desc)).unwrap().1);
        assert!(covered("equals", "(Ljava/lang/Object;)Z"));
        // What they ask does not include `equals`, by which elements are found.
        assert!(!covered("hashCode", "()I") && !covered("toString", "()Ljava/lang/String;"));
    }

    #[test]
    fn members_of_maps_may_be_ordered_but_hashes_ask_hashes_only() {
        let names = |name: &str, desc: &str| {
            let (_, asked) = asks(&method(name, desc)).unwrap();
            asked.iter().map(|q| q.1).collect::<Vec<_>>()
        };
        assert_eq!(names("equals", "(Ljava/lang/Object;)Z"), ["equals", "hashCode", "compareTo", "compare"]);
        assert_eq!(names("hashCode", "()I"), ["hashCode"]);
        assert!(asks(&method("equals", "(Ljava/util/List;)Z")).is_none());
        assert!(asks(&method("size", "()I")).is_none());
    }
}
