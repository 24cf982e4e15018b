//! `modref`: the heap locations that the statements of a line may read and write, calls included.
//!
//! `//@ modref` gives them for all statements of its line, `//@ modref m` for the calls of `m` alone. A call
//! has what the methods that it enters access, as far as its caller sees that. Locations that only one of
//! both, reading and writing, happens to anywhere carry no dependence and are not there; of locations that no
//! statement tells apart one stands for all.

use std::collections::BTreeSet;
use std::fmt::Write;

use cranelift_entity::EntityRef;
use mantis_ir::Op;
use mantis_pointsto::{Analysis, Loc, Site, Target};

use super::{heading, unknown};
use crate::Result;
use crate::case::Question;
use crate::names::Names;
use crate::world::World;

pub(super) fn answers(world: &World<'_>) -> Result<String> {
    let analysis = world.analysis();
    let names = Names::new(&analysis);
    let mut out = String::new();
    for question in &world.case.questions {
        if question.command != "modref" {
            return unknown(world.case, question, "`modref`");
        }
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{}", heading(question));
        let sites = sites(world, &analysis, question)?;
        if sites.is_empty() {
            let _ = writeln!(out, "  not reached");
        }
        let (mut reads, mut writes) = (BTreeSet::new(), BTreeSet::new());
        for site in sites {
            accesses(&analysis, site, &mut reads, &mut writes);
        }
        for (what, locs) in [("reads", reads), ("writes", writes)] {
            let named: BTreeSet<String> = locs.into_iter().map(|loc| names.loc(loc)).collect();
            for name in named {
                let _ = writeln!(out, "  {what} {name}");
            }
        }
    }
    Ok(out)
}

/// The statements that a question is about.
fn sites(world: &World<'_>, analysis: &Analysis, question: &Question) -> Result<Vec<Site>> {
    let mut sites = world.statements(analysis, question.line);
    if question.about.is_empty() || sites.is_empty() {
        return Ok(sites);
    }
    sites.retain(|(m, inst)| {
        let op = analysis.body(*m).map(|body| &body.insts[*inst].op);
        matches!(op, Some(Op::Invoke(_, method, _)) if *method.name == *question.about)
    });
    if sites.is_empty() {
        let message = format!("there is no call `{}` in this line", question.about);
        return Err(world.case.problem(question.line, message));
    }
    Ok(sites)
}

fn accesses(analysis: &Analysis, site: Site, reads: &mut BTreeSet<Loc>, writes: &mut BTreeSet<Loc>) {
    let modref = &analysis.modref;
    reads.extend(analysis.refs(site.0, site.1));
    writes.extend(analysis.mods(site.0, site.1));
    for target in analysis.targets(site) {
        match target {
            Target::App { method, .. } => {
                reads.extend(modref.method_refs[*method].ones().map(Loc::new));
                let written = modref.method_mods[*method].ones().map(Loc::new);
                writes.extend(written.filter(|loc| modref.leaves(*method, *loc)));
            }
            Target::Library(id) => {
                let found = &modref.effects[*id];
                reads.extend(found.reads.iter().flat_map(|locs| locs.iter().copied()));
                writes.extend(found.writes.iter().flat_map(|locs| locs.iter().copied()));
            }
            Target::Cold(_) => {}
        }
    }
}
