//! The result of the whole-program analysis, as the slicer reads it.

use std::collections::BTreeSet;
use std::sync::Arc;

use cranelift_entity::{PrimaryMap, SecondaryMap};
use mantis_classfile::names::{MethodRef, Name};
use mantis_ir::{Function, Inst};
use mantis_library::Library;
use rustc_hash::FxHashMap;

use crate::effects::{EffectUse, EffectUseId};
use crate::entities::{Loc, MethodId};
use crate::heap::{Heap, LocData};
use crate::modref::ModRef;
use crate::program::Program;
use crate::solver::{Coverage, MethodData, Site, Solver, Target};

/// A call of a method of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    /// The call statement.
    pub site: Site,
    /// Index of the target in [`Analysis::targets`] of the site.
    pub target: usize,
}

/// Call graph, heap and mod-ref of a program.
pub struct Analysis {
    /// The methods reached from `main`.
    pub methods: PrimaryMap<MethodId, MethodData>,
    /// Ids by declaration.
    pub method_ids: FxHashMap<MethodRef, MethodId>,
    /// Objects and locations.
    pub heap: Heap,
    /// Effects of JDK calls.
    pub uses: PrimaryMap<EffectUseId, EffectUse>,
    /// Locations of statements, effects and methods.
    pub modref: ModRef,
    /// Who calls a method.
    pub callers: SecondaryMap<MethodId, Vec<Caller>>,
    /// Where each class of the program may be initialised.
    pub clinit_triggers: FxHashMap<Name, Vec<Site>>,
    /// `main`.
    pub main: MethodId,
    /// Whether the program may start threads.
    pub threaded: bool,
    /// Methods that ran in training though nothing is known to call them.
    pub hidden: BTreeSet<MethodId>,
    /// Things the analysis had to assume or could not see.
    pub diagnostics: Vec<String>,
    targets: FxHashMap<Site, Vec<Target>>,
}

/// Analyses a program from its `main`.
pub fn analyse(program: &Program, library: &Library, coverage: &dyn Coverage, main: &MethodRef) -> Analysis {
    let mut solver = Solver::new(program, library, coverage);
    solver.run(main);
    let modref = solver.mod_ref();
    let mut targets = std::mem::take(&mut solver.targets);
    let mut callers: SecondaryMap<MethodId, Vec<Caller>> = SecondaryMap::new();
    let mut sites: Vec<Site> = targets.keys().copied().collect();
    sites.sort_unstable();
    for site in sites {
        for (index, target) in targets.get_mut(&site).into_iter().flatten().enumerate() {
            if let Target::App { method, .. } = target {
                callers[*method].push(Caller { site, target: index });
            }
        }
    }
    let threaded = solver.uses.values().any(|u| u.effect.is_threaded());
    solver.diagnostics.sort();
    solver.diagnostics.dedup();
    let main = solver.method_ids[main];
    Analysis {
        main,
        threaded,
        callers,
        targets,
        modref,
        methods: solver.methods,
        method_ids: solver.method_ids,
        heap: solver.heap,
        uses: solver.uses,
        clinit_triggers: solver.clinit_triggers,
        hidden: solver.hidden,
        diagnostics: solver.diagnostics,
    }
}

impl Analysis {
    /// What a call may run; empty for other statements.
    pub fn targets(&self, site: Site) -> &[Target] {
        self.targets.get(&site).map_or(&[], Vec::as_slice)
    }

    /// The body of a reached method.
    pub fn body(&self, m: MethodId) -> Option<&Arc<Function>> {
        self.methods[m].body.as_ref()
    }

    /// `File.java:line` of a statement.
    pub fn place(&self, site: Site) -> String {
        crate::body::place(&self.methods[site.0], site.1)
    }

    /// A location in words.
    pub fn loc_name(&self, loc: Loc) -> String {
        match &self.heap.locs[loc] {
            LocData::Static(field) => format!("{}.{}", field.class.replace('/', "."), field.name),
            LocData::Field(obj, key) => {
                let data = &self.heap.objects[*obj];
                let field = match key {
                    crate::heap::FieldKey::Declared(f) => f.name.to_string(),
                    crate::heap::FieldKey::Pseudo(p) => format!("{p:?}").to_lowercase(),
                };
                format!("{obj}<{}>.{field}", data.class.replace('/', "."))
            }
        }
    }

    /// Locations a statement itself reads.
    pub fn refs(&self, m: MethodId, inst: Inst) -> &[Loc] {
        self.modref.refs.get(&(m, inst)).map_or(&[], Vec::as_slice)
    }

    /// Locations a statement itself writes.
    pub fn mods(&self, m: MethodId, inst: Inst) -> &[Loc] {
        self.modref.mods.get(&(m, inst)).map_or(&[], Vec::as_slice)
    }
}
