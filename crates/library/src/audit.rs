//! How much of the JDK is described, and where the overlay and the bytecode disagree.
//!
//! Inference over-approximates, so most differences are just precision. [`contradictions`] reports those
//! where the bytecode certainly does what the overlay does not mention: a write to a field of an operand, an
//! operand returned or stored, a kind of external effect, an exception because of the state that it finds.

use std::collections::BTreeMap;
use std::sync::Arc;

use mantis_classfile::class::{ClassFile, Member};
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::names::{MethodRef, Name};

use crate::conservative::parameters;
use crate::effect::{Effect, Externals, Loc, Origin, Reach, Root, Source, fails_by_state};
use crate::library::Library;

/// How the methods of a set of classes are described.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// By the overlay.
    pub overlay: usize,
    /// By inference.
    pub inferred: usize,
    /// By nobody: conservative.
    pub conservative: usize,
    /// Why methods are conservative, and how many each.
    pub reasons: BTreeMap<String, usize>,
}

/// The public classes of a module's exported `java/` packages, sorted.
pub fn public_classes(class_path: &ClassPath, module: &str) -> Vec<Name> {
    const PUBLIC: u16 = 0x0001;
    let Some(jdk) = class_path.jdk() else { return Vec::new() };
    let exported = |name: &Name| {
        let package = name.rsplit_once('/').map_or("", |(package, _)| package);
        package.starts_with("java/") && jdk.module_of(package).is_some_and(|m| &**m == module)
    };
    let mut names: Vec<Name> = jdk.classes().map(|(name, _)| name).filter(exported).collect();
    names.retain(|name| class_path.load(name).is_some_and(|class| class.access & PUBLIC != 0));
    names.sort();
    names
}

/// The public and protected methods a class declares.
pub fn visible_methods(class: &ClassFile) -> impl Iterator<Item = &Member> {
    const VISIBLE: u16 = 0x0005;
    const SYNTHETIC: u16 = 0x1000;
    class
        .methods
        .iter()
        .filter(|m| m.access & VISIBLE != 0 && m.access & SYNTHETIC == 0 && &**m.name() != "<clinit>")
}

/// How the public and protected methods of these classes are described.
pub fn coverage(library: &Library, class_path: &ClassPath, classes: &[Name]) -> Coverage {
    let mut coverage = Coverage::default();
    for class in classes.iter().filter_map(|name| class_path.load(name)) {
        for member in visible_methods(&class) {
            let method = class.method_ref(member);
            match library.effect(&method, member.is_static(), class_path).origin {
                Origin::Overlay { .. } => coverage.overlay += 1,
                Origin::Inferred => coverage.inferred += 1,
                Origin::Conservative => {
                    coverage.conservative += 1;
                    let why = library.why_conservative(&method, member.is_static(), class_path);
                    *coverage.reasons.entry(why.unwrap_or_default()).or_default() += 1;
                }
            }
        }
    }
    coverage
}

/// What the bytecode of these classes' described methods certainly does and the overlay does not mention: one
/// line per method and difference, sorted.
pub fn contradictions(library: &Library, class_path: &ClassPath, classes: &[Name]) -> Vec<String> {
    of_described(library, class_path, classes, |class, method, is_static, described| {
        let makes_value = &*method.name == "<init>" && library.is_value_class(&method.class, class_path);
        match library.inferred(class, method) {
            Ok(inferred) if !makes_value => differences(method, is_static, described, &inferred),
            _ => Vec::new(),
        }
    })
}

/// What there is to say about each method that the overlay describes, sorted.
fn of_described(
    library: &Library,
    class_path: &ClassPath,
    classes: &[Name],
    say: impl Fn(&Arc<ClassFile>, &MethodRef, bool, &Effect) -> Vec<String>,
) -> Vec<String> {
    let mut found = Vec::new();
    for class in classes.iter().filter_map(|name| class_path.load(name)) {
        for member in visible_methods(&class) {
            let method = class.method_ref(member);
            let described = library.effect(&method, member.is_static(), class_path);
            if matches!(described.origin, Origin::Overlay { .. }) {
                found.extend(say(&class, &method, member.is_static(), &described));
            }
        }
    }
    found.sort();
    found.dedup();
    found
}

/// Operands that the overlay says nothing depends on: one line per method and operand, sorted.
pub fn ignored_operands(library: &Library, class_path: &ClassPath, classes: &[Name]) -> Vec<String> {
    of_described(library, class_path, classes, |_, method, is_static, described| {
        let gives = !method.desc.ends_with(")V");
        if !gives && described.writes.is_empty() {
            return Vec::new();
        }
        let place = place(described);
        let operands = (0..parameters(&method.desc).count()).map(|k| k + usize::from(!is_static));
        let ignored = operands.filter(|&k| !depends_on(described, gives, k));
        ignored.map(|k| format!("{place} {method} ignores operand {k}")).collect()
    })
}

/// Arrays whose elements the overlay says nothing looks at, copies, changes or passes on: one line per method
/// and operand, sorted.
pub fn ignored_elements(library: &Library, class_path: &ClassPath, classes: &[Name]) -> Vec<String> {
    of_described(library, class_path, classes, |_, method, is_static, described| {
        let place = place(described);
        let arrays = parameters(&method.desc)
            .enumerate()
            .filter(|(_, desc)| desc.starts_with('['))
            .map(|(k, _)| k + usize::from(!is_static));
        let ignored = arrays.filter(|&k| !touches(described, k));
        ignored.map(|k| format!("{place} {method} ignores the elements of operand {k}")).collect()
    })
}

/// Whether a call touches what an operand consists of.
fn touches(effect: &Effect, operand: usize) -> bool {
    let is = |root: &Root| matches!(root, Root::Operand(k) if usize::from(*k) == operand);
    let loads = |source: &Source| matches!(source, Source::Load(loc) if is(&loc.root));
    effect.reads.iter().any(|loc| is(&loc.root))
        || effect.writes.iter().any(|w| is(&w.loc.root))
        || effect.flows.iter().any(|f| loads(&f.from) || is(&f.to.root))
        || effect.callbacks.iter().any(|c| loads(&c.on) || c.args.iter().flatten().any(loads))
}

/// `file:line` of a description.
fn place(described: &Effect) -> String {
    match &described.origin {
        Origin::Overlay { file, line } => format!("{file}:{line}"),
        _ => String::new(),
    }
}

/// Whether something that a call does or gives may depend on an operand.
fn depends_on(effect: &Effect, gives: bool, operand: usize) -> bool {
    let is = |root: &Root| matches!(root, Root::Operand(k) if usize::from(*k) == operand);
    let mentions = |source: &Source| match source {
        Source::Root(root) => is(root),
        Source::Load(loc) => is(&loc.root),
        _ => false,
    };
    (gives && effect.result_needs.operands.contains(operand))
        || effect.writes.iter().any(|w| w.needs.operands.contains(operand) || is(&w.loc.root))
        || effect.reads.iter().any(|loc| is(&loc.root))
        || effect.flows.iter().any(|f| mentions(&f.from) || is(&f.to.root))
        || effect.callbacks.iter().any(|c| mentions(&c.on) || c.args.iter().flatten().any(mentions))
}

fn differences(
    method: &MethodRef,
    member_is_static: bool,
    described: &Effect,
    inferred: &Effect,
) -> Vec<String> {
    let place = place(described);
    let mut found = Vec::new();
    let mut report = |what: String| found.push(format!("{place} {method} {what}"));
    for operand in written(inferred) {
        if !written(described).contains(&operand) {
            report(format!("writes operand {operand}"));
        }
    }
    for operand in read(inferred) {
        // Methods read their receiver's caches and counters, which the model does not have.
        if (operand > 0 || member_is_static) && !read(described).contains(&operand) {
            report(format!("reads operand {operand}"));
        }
    }
    for operand in returned(inferred) {
        if !returned(described).contains(&operand) {
            report(format!("returns operand {operand}"));
        }
    }
    for (from, to) in stored(inferred) {
        if !stored(described).contains(&(from, to)) {
            report(format!("stores operand {from} into operand {to}"));
        }
    }
    // Indices and nulls come from arguments mostly.
    let fails = |t: &&Name| {
        fails_by_state(t) && !t.ends_with("IndexOutOfBoundsException") && !t.ends_with("NullPointerException")
    };
    if !member_is_static && &*method.name != "<init>" && !described.fails_by_state() {
        inferred.throws.iter().filter(fails).for_each(|thrown| report(format!("throws {thrown}")));
    }
    let missing = Externals(inferred.external.0 & !described.external.0);
    if !missing.is_empty() {
        report(format!("does {}", missing.names().collect::<Vec<_>>().join(" ")));
    }
    found
}

/// Operands with a field that is written directly (deeper writes may be to objects the model does not have).
fn written(effect: &Effect) -> Vec<u8> {
    let direct = |loc: &Loc| match (&loc.root, effect.origin == Origin::Inferred && loc.reach != Reach::Own) {
        (Root::Operand(k), false) => Some(*k),
        _ => None,
    };
    effect.writes.iter().filter_map(|w| direct(&w.loc)).collect()
}

/// Operands of which a field is read directly.
fn read(effect: &Effect) -> Vec<u8> {
    let direct = |loc: &Loc| match (&loc.root, effect.origin == Origin::Inferred && loc.reach != Reach::Own) {
        (Root::Operand(k), false) => Some(*k),
        _ => None,
    };
    effect.reads.iter().filter_map(direct).collect()
}

fn returned(effect: &Effect) -> Vec<u8> {
    let operand = |source: &Source| match source {
        Source::Root(Root::Operand(k)) => Some(*k),
        // A description that returns what it just stored, or anything, covers the operand.
        _ => None,
    };
    effect.results.iter().filter_map(operand).collect()
}

fn stored(effect: &Effect) -> Vec<(u8, u8)> {
    let pair = |from: &Source, to: &Loc| match (from, &to.root) {
        (Source::Root(Root::Operand(from)), Root::Operand(to)) if from != to => Some((*from, *to)),
        _ => None,
    };
    effect.flows.iter().filter_map(|f| pair(&f.from, &f.to)).collect()
}
