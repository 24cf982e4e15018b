//! When class initialisers run.
//!
//! An initialiser runs at the first use of its class, and a slice that has fewer uses runs it later. That
//! makes no difference where what it reads is the same at all of them: its own fields, what it has made, what
//! other initialisers left behind. It does where the program writes what it reads, and where initialisers use
//! each other's classes in a circle: which one begins decides what the other finds. Then all uses that may be
//! the first are needed.

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};
use fixedbitset::FixedBitSet;
use mantis_pointsto::{Analysis, Loc, MethodId, Target};
use rustc_hash::FxHashMap;

use super::Slicer;

/// What initialisers may find otherwise at another moment.
#[derive(Default)]
pub(super) struct Moments {
    /// Locations that methods write which do not only run inside of initialisers.
    written: FixedBitSet,
    /// By initialiser: others that it may run, directly or not, and that may run it.
    circles: FxHashMap<MethodId, Vec<MethodId>>,
}

impl Moments {
    pub(super) fn find(analysis: &Analysis, clinits: &[MethodId]) -> Moments {
        if clinits.is_empty() {
            return Moments::default();
        }
        let mut written = FixedBitSet::new();
        for m in ordinary(analysis).iter() {
            written_by(analysis, m, &mut |loc| written.grow_and_insert(loc.index()));
        }
        Moments { written, circles: circles(analysis, clinits) }
    }
}

impl Slicer<'_> {
    /// Whether what an initialiser reads there depends on when it runs.
    pub(super) fn depends_on_moment(&self, clinit: MethodId, loc: Loc) -> bool {
        let modref = &self.analysis.modref;
        if !modref.is_foreign(clinit, loc) {
            return false;
        }
        let mut partners = self.prepared.moments.circles.get(&clinit).into_iter().flatten();
        self.prepared.moments.written.contains(loc.index()) || partners.any(|&other| self.writes(other, loc))
    }
}

/// What the statements of a method write themselves, and the JDK methods that they call.
fn written_by(analysis: &Analysis, m: MethodId, add: &mut dyn FnMut(Loc)) {
    let Some(body) = analysis.body(m) else { return };
    for inst in body.insts.keys() {
        analysis.mods(m, inst).iter().for_each(|&loc| add(loc));
        for target in analysis.targets((m, inst)) {
            if let Target::Library(id) = target {
                let writes = analysis.modref.effects[*id].writes.iter();
                writes.flat_map(|locs| locs.iter()).for_each(|&loc| add(loc));
            }
        }
    }
}

/// Methods that run otherwise than inside of initialisers.
fn ordinary(analysis: &Analysis) -> EntitySet<MethodId> {
    let unknown = analysis.methods.iter().filter(|(m, data)| {
        let called = !analysis.callers[*m].is_empty();
        &*data.decl.name != "<clinit>" && (!called || analysis.hidden.contains(m))
    });
    let mut work: Vec<MethodId> = unknown.map(|(m, _)| m).chain([analysis.main]).collect();
    let mut found = EntitySet::new();
    while let Some(m) = work.pop() {
        if found.insert(m) {
            work.extend(callees(analysis, m));
        }
    }
    found
}

fn callees(analysis: &Analysis, m: MethodId) -> Vec<MethodId> {
    let Some(body) = analysis.body(m) else { return Vec::new() };
    let targets = body.insts.keys().flat_map(|inst| analysis.targets((m, inst)).iter());
    let method = |t: &Target| if let Target::App { method, .. } = t { Some(*method) } else { None };
    targets.filter_map(method).collect()
}

/// Initialisers in circles: those in one strongly connected component (Kosaraju) of calls and uses of
/// classes.
fn circles(analysis: &Analysis, clinits: &[MethodId]) -> FxHashMap<MethodId, Vec<MethodId>> {
    let mut next: SecondaryMap<MethodId, Vec<MethodId>> = SecondaryMap::new();
    let mut back: SecondaryMap<MethodId, Vec<MethodId>> = SecondaryMap::new();
    for m in analysis.methods.keys() {
        next[m] = callees(analysis, m);
    }
    for &clinit in clinits {
        let class = &analysis.methods[clinit].decl.class;
        for &(m, _) in analysis.clinit_triggers.get(class).into_iter().flatten() {
            next[m].push(clinit);
        }
    }
    for m in analysis.methods.keys() {
        next[m].iter().for_each(|&to| back[to].push(m));
    }
    let (mut seen, mut order) = (EntitySet::new(), Vec::new());
    for &clinit in clinits {
        visit(&next, &mut seen, clinit, &mut order);
    }
    let (mut placed, mut found) = (EntitySet::new(), FxHashMap::default());
    for &m in order.iter().rev() {
        let mut component = Vec::new();
        visit(&back, &mut placed, m, &mut component);
        component.retain(|m| &*analysis.methods[*m].decl.name == "<clinit>");
        for &c in component.iter().filter(|_| component.len() > 1) {
            found.insert(c, component.iter().copied().filter(|&other| other != c).collect());
        }
    }
    found
}

/// Depth first from a method; what is new, each after all that it leads to.
fn visit(
    next: &SecondaryMap<MethodId, Vec<MethodId>>,
    seen: &mut EntitySet<MethodId>,
    from: MethodId,
    order: &mut Vec<MethodId>,
) {
    let mut path = Vec::new();
    if seen.insert(from) {
        path.push((from, 0));
    }
    while let Some((m, at)) = path.last_mut() {
        match next[*m].get(*at) {
            Some(&to) => {
                *at += 1;
                if seen.insert(to) {
                    path.push((to, 0));
                }
            }
            None => {
                order.push(*m);
                path.pop();
            }
        }
    }
}
