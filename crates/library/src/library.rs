//! Look-up: which description answers for a method.

use std::borrow::Cow;
use std::sync::Arc;

use mantis_classfile::class::{ClassFile, access};
use mantis_classfile::descriptor::class_of;
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::names::{FieldRef, MethodRef, Name};

use crate::conservative::{conservative, returns_reference};
use crate::effect::{Alloc, Effect, Externals, Field, Loc, Needs, Reach, Root, Source, Write};
use crate::hierarchy::{Hierarchy, linearize};
use crate::infer::{Chain, Inference, Unknown};
use crate::overlay::{Overlay, ParseError};

const OBJECT: &str = "java/lang/Object";

/// Effects of the JDK's methods.
#[derive(Debug, Default)]
pub struct Library {
    overlay: Overlay,
    inference: Option<Inference>,
}

impl Library {
    /// The library described by the built-in overlay, without inference.
    ///
    /// # Errors
    /// The first line of the overlay that does not follow its grammar; tests keep the built-in one free of
    /// them.
    pub fn new() -> Result<Library, ParseError> {
        Ok(Library { overlay: Overlay::builtin()?, inference: None })
    }

    /// The library described by the built-in overlay and, where that is silent, by the bytecode of this class
    /// path's JDK.
    ///
    /// # Errors
    /// As [`Library::new`].
    pub fn with_jdk(jdk: Arc<ClassPath>) -> Result<Library, ParseError> {
        Ok(Library { overlay: Overlay::builtin()?, inference: Some(Inference::new(jdk)) })
    }

    /// A library described by this overlay.
    pub fn with_overlay(overlay: Overlay, jdk: Option<Arc<ClassPath>>) -> Library {
        Library { overlay, inference: jdk.map(Inference::new) }
    }

    /// The overlay.
    pub fn overlay(&self) -> &Overlay {
        &self.overlay
    }

    /// The effect of calling `method` on a receiver of class `method.class` (ask with the run-time class
    /// where it is known). Inherited descriptions are found through `hierarchy`; then the method is looked
    /// for in the JDK's own bytecode (widened where the overlay describes other methods of the class); an
    /// unknown method has the conservative effect.
    pub fn effect(&self, method: &MethodRef, is_static: bool, hierarchy: &dyn Hierarchy) -> Cow<'_, Effect> {
        if let Some(effect) = self.described(method, is_static, hierarchy) {
            return effect;
        }
        match self.described_or_inferred(method, is_static, hierarchy, &mut Chain::default()) {
            Ok(effect) if is_static || !self.half_described(&method.class, hierarchy) => {
                Cow::Owned(lasting(Arc::unwrap_or_clone(effect)))
            }
            Ok(effect) => Cow::Owned(lasting(widened(Arc::unwrap_or_clone(effect)))),
            Err(_) => Cow::Owned(self.with_statics(conservative(method, is_static), &method.class)),
        }
    }

    /// An unknown method may touch what its class keeps in static fields: described methods and inferred ones
    /// name these.
    fn with_statics(&self, mut effect: Effect, class: &Name) -> Effect {
        let Some(file) = self.inference.as_ref().and_then(|i| i.jdk.load(class)) else { return effect };
        for field in file.fields.iter().filter(|f| f.access & access::STATIC != 0) {
            if self.overlay.static_object(class, field.name()).is_none() {
                let root = Root::Static(Name::from(format!("{class}.{}", field.name())));
                let loc = Loc { root, reach: Reach::Reachable, field: Field::All };
                effect.reads.push(loc.clone());
                effect.writes.push(Write { loc, needs: Needs::ALL });
            }
        }
        effect
    }

    /// The classes of the JDK below the one that a method is asked of that have code of their own for it, as
    /// far as they are in the same package: what an object runs of which no more than that class is known.
    pub fn overriding(&self, method: &MethodRef) -> Vec<Name> {
        self.inference.as_ref().map_or_else(Vec::new, |inference| inference.overriding(method))
    }

    /// Whether a class is a functional interface, or one of the JDK that is described as such.
    pub fn is_function(&self, class: &str) -> bool {
        self.overlay.is_function(class)
    }

    /// Whether the overlay describes methods of a class or of what it inherits from.
    fn half_described(&self, class: &Name, hierarchy: &dyn Hierarchy) -> bool {
        linearize(class, hierarchy).iter().any(|c| &**c != OBJECT && self.overlay.describes(c))
    }

    /// Why a method's effect is conservative: what inference could not follow. `None` if the method is
    /// described.
    pub fn why_conservative(
        &self,
        method: &MethodRef,
        is_static: bool,
        hierarchy: &dyn Hierarchy,
    ) -> Option<String> {
        let found = self.described_or_inferred(method, is_static, hierarchy, &mut Chain::default());
        found.err().map(|why| why.0.to_string())
    }

    /// The overlay's description, inherited ones included, or what inference finds.
    pub(crate) fn described_or_inferred(
        &self,
        method: &MethodRef,
        is_static: bool,
        hierarchy: &dyn Hierarchy,
        chain: &mut Chain,
    ) -> Result<Arc<Effect>, Unknown> {
        if let Some(effect) = self.described(method, is_static, hierarchy) {
            return Ok(Arc::new(effect.into_owned()));
        }
        let Some(inference) = &self.inference else { return Err(Unknown::new("not described")) };
        let Some(class) = self.jdk_class(method, hierarchy) else {
            return Err(Unknown::new("no such class"));
        };
        let named = MethodRef { class, ..method.clone() };
        let Some((class, _)) = inference.resolve(&named) else { return Err(Unknown::new("no such method")) };
        let declared = MethodRef { class: class.name().clone(), ..method.clone() };
        if &*declared.class == OBJECT
            && let Some(effect) = self.overlay.at(OBJECT, method, is_static)
        {
            return Ok(Arc::new(effect.into_owned()));
        }
        let effect = inference.effect(self, &class, &declared, chain)?;
        if !is_static && self.is_left_to_subclasses(method, &effect) {
            return Err(Unknown::new("left to subclasses"));
        }
        Ok(effect)
    }

    /// Whether a method of an abstract class only says that it is not supported: no object is of just that
    /// class, and those of its subclasses do something (`SequencedMap.putFirst`).
    fn is_left_to_subclasses(&self, method: &MethodRef, effect: &Effect) -> bool {
        let is_abstract = |class: Arc<ClassFile>| class.access & access::ABSTRACT != 0;
        let only_throws = effect.writes.is_empty() && effect.results.is_empty() && effect.reads.is_empty();
        let unsupported = effect.throws.iter().any(|t| &**t == "java/lang/UnsupportedOperationException");
        let jdk = self.inference.as_ref().map(|i| &i.jdk);
        unsupported && only_throws && jdk.and_then(|jdk| jdk.load(&method.class)).is_some_and(is_abstract)
    }

    /// What inference finds for a method that `class` declares, whatever the overlay says of it.
    pub(crate) fn inferred(
        &self,
        class: &Arc<ClassFile>,
        method: &MethodRef,
    ) -> Result<Arc<Effect>, Unknown> {
        let inference = self.inference.as_ref().ok_or_else(|| Unknown::new("no JDK"))?;
        inference.effect(self, class, method, &mut Chain::default())
    }

    /// The class from which a method is looked for in the JDK: for an application class the nearest JDK
    /// supertype that has the method.
    fn jdk_class(&self, method: &MethodRef, hierarchy: &dyn Hierarchy) -> Option<Name> {
        let inference = self.inference.as_ref()?;
        linearize(&method.class, hierarchy).into_iter().find(|class| {
            let named = MethodRef { class: class.clone(), ..method.clone() };
            inference.jdk.load(class).is_some() && inference.resolve(&named).is_some()
        })
    }

    /// What the overlay says, inherited descriptions included.
    fn described(
        &self,
        method: &MethodRef,
        is_static: bool,
        hierarchy: &dyn Hierarchy,
    ) -> Option<Cow<'_, Effect>> {
        let found = self.description(method, is_static, hierarchy)?;
        let found = of_declared_class(found, &method.desc, hierarchy);
        let is_of_jdk = self.inference.as_ref().is_some_and(|i| i.jdk.load(&method.class).is_some());
        Some(if is_of_jdk && !is_static { of_own_class(found, method, hierarchy) } else { found })
    }

    fn description(
        &self,
        method: &MethodRef,
        is_static: bool,
        hierarchy: &dyn Hierarchy,
    ) -> Option<Cow<'_, Effect>> {
        if let Some(effect) = self.overlay.named(&method.class, method, is_static) {
            return Some(effect);
        }
        if self.is_left_to_object(method, hierarchy) {
            return self.overlay.at(OBJECT, method, is_static);
        }
        if let Some(effect) = self.overlay.others(&method.class, method, is_static) {
            return Some(effect);
        }
        let is_constructor = &*method.name == "<init>";
        for class in linearize(&method.class, hierarchy).into_iter().skip(1) {
            let inherits =
                if is_constructor { self.overlay.constructors_inherited(&class) } else { &*class != OBJECT };
            if !inherits {
                continue;
            }
            if let Some(effect) = self.overlay.named(&class, method, is_static) {
                let has_its_own = self.overlay.is_function(&class) && self.implements(&method.class, method);
                return (!has_its_own).then_some(effect);
            }
            // What holds for all of an interface's methods says nothing of those that an implementation adds.
            if self.may_declare(&class, method, hierarchy)
                && let Some(effect) = self.overlay.others(&class, method, is_static)
            {
                return Some(effect);
            }
        }
        if is_constructor {
            return None;
        }
        // Object's own descriptions hold where a class is known not to override them; an array never does.
        let known = method.class.starts_with('[') || !overridable(&method.name);
        if known { self.overlay.at(OBJECT, method, is_static) } else { None }
    }

    /// Whether a class has a method from `Object`: what is said of all methods of its own says nothing of it.
    /// Of an abstract class or an interface there are others, which may override it.
    fn is_left_to_object(&self, method: &MethodRef, hierarchy: &dyn Hierarchy) -> bool {
        if !is_of_object(method) {
            return false;
        }
        let Some(inference) = &self.inference else { return false };
        // Also by an interface: annotations have a text of their own.
        let names = |class: &Name| &**class != OBJECT && self.overlay.named(class, method, false).is_some();
        if linearize(&method.class, hierarchy).iter().any(names) {
            return false;
        }
        let mut class = Some(method.class.clone());
        while let Some(name) = class.filter(|name| &**name != OBJECT) {
            if let Some(file) = inference.jdk.load(&name) {
                let declares = file.method(&method.name, &method.desc).is_some();
                let abstract_or_interface = access::ABSTRACT | access::INTERFACE;
                let is_own = name == method.class && file.access & abstract_or_interface != 0;
                if declares || is_own {
                    return false;
                }
            }
            class = match hierarchy.supers(&name) {
                Some(supers) => supers.super_class,
                None => return false,
            };
        }
        true
    }

    /// Whether a class of the JDK has code of its own for a method.
    fn implements(&self, class: &Name, method: &MethodRef) -> bool {
        let Some(jdk) = self.inference.as_ref().map(|i| &i.jdk) else { return false };
        let found = |file: &Arc<ClassFile>| {
            !file.is_interface()
                && file.method(&method.name, &method.desc).is_some_and(|(_, m)| !m.is_abstract())
        };
        let mut class = Some(class.clone());
        while let Some(file) = class.as_ref().and_then(|name| jdk.load(name)) {
            if found(&file) {
                return true;
            }
            class = file.super_name().cloned();
        }
        false
    }

    /// Whether objects of a class may be asked for a method: a class does, an interface if it or one that it
    /// extends declares the method, or if nothing is known of it.
    fn may_declare(&self, class: &Name, method: &MethodRef, hierarchy: &dyn Hierarchy) -> bool {
        let Some(jdk) = self.inference.as_ref().map(|i| &i.jdk) else { return true };
        if jdk.load(class).is_none_or(|c| !c.is_interface()) {
            return true;
        }
        let declares =
            |name: &Name| jdk.load(name).is_some_and(|c| c.method(&method.name, &method.desc).is_some());
        linearize(class, hierarchy).iter().any(declares)
    }

    /// What a JDK static field holds: an immutable value or the global object of a static group, which is
    /// named `class.field`.
    pub fn static_field(&self, field: &FieldRef) -> Source {
        let class = field.desc.strip_prefix('L').and_then(|d| d.strip_suffix(';'));
        let is_reference = class.is_some() || field.desc.starts_with('[');
        if !is_reference {
            return Source::Value(field.desc.clone());
        }
        match class {
            Some(class) if self.overlay.is_value_class(class) => Source::Value(Name::from(class)),
            _ => Source::Root(Root::Static(Name::from(format!("{}.{}", field.class, field.name)))),
        }
    }

    /// The class and device of a static group's global object ([`Root::Static`]). For a field that the
    /// overlay does not describe the class is `java/lang/Object`: use the field's type.
    pub fn static_object(&self, group: &str) -> Alloc {
        let described =
            group.rsplit_once('.').and_then(|(class, field)| self.overlay.static_object(class, field));
        match described {
            Some(object) => Alloc { class: object.class.clone(), device: object.device, like: None },
            None => Alloc { class: Name::from(OBJECT), device: Externals::NONE, like: None },
        }
    }

    /// External effects of reading or writing the `State` of an object of this class: `FileOutputStream`
    /// writes files.
    pub fn device(&self, class: &str, hierarchy: &dyn Hierarchy) -> Externals {
        linearize(class, hierarchy).iter().find_map(|c| self.overlay.device(c)).unwrap_or_default()
    }

    /// Whether walking an object of this JDK class calls comparators of the program: a callback that others
    /// than objects of the program need not get (`app_only`) is to reach it.
    pub fn compares(&self, class: &str) -> bool {
        self.overlay.compares(class)
    }

    /// Whether objects of this JDK class are immutable values that need no heap object; so are those of the
    /// JDK's own classes below it (`sun/nio/fs/UnixPath` is a `Path`).
    pub fn is_value_class(&self, class: &str, hierarchy: &dyn Hierarchy) -> bool {
        if self.overlay.is_value_class(class) {
            return true;
        }
        let is_internal = class.starts_with("sun/") || class.starts_with("jdk/internal/");
        is_internal && linearize(class, hierarchy).iter().any(|c| self.overlay.is_value_class(c))
    }
}

/// What an inferred method is given and keeps in a static field is that of the whole JVM from then on: of
/// another input of the same predictor, too.
fn lasting(mut effect: Effect) -> Effect {
    let is_given = |source: &Source| {
        matches!(source, Source::Root(Root::Operand(_)) | Source::Load(Loc { root: Root::Operand(_), .. }))
    };
    let is_static =
        |to: &Loc| matches!(to.root, Root::Static(_)) && to.reach == Reach::Own && to.field == Field::All;
    if effect.flows.iter().any(|flow| is_given(&flow.from) && is_static(&flow.to)) {
        effect.external = effect.external.union(Externals::GLOBAL_WRITE);
    }
    effect
}

/// The effect of an inferred method of a class of which the overlay describes others. Inference tells fields
/// apart that descriptions do not have: what touches one of them touches what descriptions have instead.
fn widened(mut effect: Effect) -> Effect {
    let is_receiver = |root: &Root| matches!(root, Root::Operand(0));
    let of_receiver = |loc: &Loc| is_receiver(&loc.root);
    let own = |field| Loc { root: Root::Operand(0), reach: Reach::Own, field };
    // What a handle of a field is given, it may write to, read and return.
    let mut handed_on = effect.callbacks.iter().flat_map(|c| c.args.iter().flatten());
    let is_handed_on = handed_on.any(|s| matches!(s, Source::Root(r) if is_receiver(r)));
    if is_handed_on || effect.writes.iter().any(|w| of_receiver(&w.loc)) {
        effect.writes.iter_mut().for_each(|w| w.needs = Needs::ALL);
        effect.writes.push(Write { loc: own(Field::State), needs: Needs::ALL });
    }
    if is_handed_on || effect.reads.iter().any(of_receiver) {
        effect.reads.push(Loc { reach: Reach::Inner, ..own(Field::State) });
        effect.reads.extend([Field::Elem, Field::Key, Field::Value, Field::Inner].map(own));
        effect.result_needs = Needs::ALL;
    }
    let is_held = |r: &Source| match r {
        Source::Load(loc) => of_receiver(loc),
        r => is_handed_on && matches!(r, Source::Root(Root::Callback(_))),
    };
    if effect.results.iter().any(is_held) {
        let held = [Field::Elem, Field::Key, Field::Value, Field::Inner].map(|f| Source::Load(own(f)));
        effect.results.extend(held);
    }
    effect
}

/// Whether a method has the descriptor that `Object` declares for its name.
fn is_of_object(method: &MethodRef) -> bool {
    matches!(
        (&*method.name, &*method.desc),
        ("equals", "(Ljava/lang/Object;)Z") | ("hashCode", "()I") | ("toString", "()Ljava/lang/String;")
    )
}

/// Methods of `Object` that classes override.
fn overridable(name: &str) -> bool {
    matches!(name, "equals" | "hashCode" | "toString" | "clone" | "finalize")
}

/// Gives what a method makes and returns the class that it declares, where that says more than the
/// description or no object could be of both: a line of the overlay describes overloads and overrides of
/// several classes, and `like` names none.
fn of_declared_class<'a>(effect: Cow<'a, Effect>, desc: &str, hierarchy: &dyn Hierarchy) -> Cow<'a, Effect> {
    let declared = match desc.rsplit_once(')') {
        Some((_, result)) if returns_reference(desc) => class_of(result),
        _ => return effect,
    };
    let returned = effect.results.iter().filter_map(|r| match r {
        Source::Root(Root::New(k)) => Some(usize::from(*k)),
        _ => None,
    });
    let is_less = |made: &str| made == OBJECT && declared != OBJECT && !declared.starts_with('[');
    let misfit = |k: &usize| {
        let made = effect.allocs.get(*k).map(|a| &a.class);
        made.is_some_and(|made| is_less(made) || !may_be_both(made, declared, hierarchy))
    };
    let misfits: Vec<usize> = returned.filter(misfit).collect();
    if misfits.is_empty() {
        return effect;
    }
    let mut effect = effect.into_owned();
    for k in misfits {
        effect.allocs[k].class = Name::from(declared);
    }
    Cow::Owned(effect)
}

/// What is like the receiver is of the class that has the method, or of one below, even where the method
/// declares less: `clone` declares `Object`, and `Buffer.slice` a buffer of any kind.
fn of_own_class<'a>(
    effect: Cow<'a, Effect>,
    method: &MethodRef,
    hierarchy: &dyn Hierarchy,
) -> Cow<'a, Effect> {
    let own = &method.class;
    let is_less = |a: &Alloc| {
        a.like == Some(0)
            && !a.class.starts_with('[')
            && a.class != *own
            && (&*a.class == OBJECT || linearize(own, hierarchy).contains(&a.class))
    };
    if &**own == OBJECT || !effect.allocs.iter().any(is_less) {
        return effect;
    }
    let mut effect = effect.into_owned();
    effect.allocs.iter_mut().filter(|a| is_less(a)).for_each(|a| a.class = own.clone());
    Cow::Owned(effect)
}

/// Whether an object may be of two types, as far as one is a subtype of the other. Arrays of objects may.
fn may_be_both(made: &str, declared: &str, hierarchy: &dyn Hierarchy) -> bool {
    let of_objects = |array: &str| array.starts_with("[L") || array.starts_with("[[");
    match (made.starts_with('['), declared.starts_with('[')) {
        (true, true) => made == declared || of_objects(made) && of_objects(declared),
        (true, false) => matches!(declared, OBJECT | "java/lang/Cloneable" | "java/io/Serializable"),
        (false, true) => made == OBJECT,
        (false, false) => {
            let below = |sub: &str, sup: &str| linearize(sub, hierarchy).iter().any(|c| &**c == sup);
            made == OBJECT || declared == OBJECT || below(made, declared) || below(declared, made)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hierarchy::NoHierarchy;

    /// `Random.longs` is described by the line of `ints`, and `LongStream.toArray` by that of `IntStream`.
    #[test]
    fn made_objects_are_of_the_declared_class() {
        let library = Library::new().unwrap();
        let made = |class: &str, name: &str, desc: &str, is_static: bool| {
            let method = MethodRef { class: class.into(), name: name.into(), desc: desc.into() };
            library.effect(&method, is_static, &NoHierarchy).allocs[0].class.to_string()
        };
        let stream = "java/util/stream/LongStream";
        assert_eq!(made("java/util/Random", "longs", "()Ljava/util/stream/LongStream;", false), stream);
        assert_eq!(made("java/util/stream/LongStream", "toArray", "()[J", false), "[J");
        assert_eq!(made("java/util/stream/IntStream", "toArray", "()[I", false), "[I");
    }
}
