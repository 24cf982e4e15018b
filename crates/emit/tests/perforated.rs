//! Loops that leave out iterations: where all iterations do the same, what is counted is the same; and with a
//! stride of one always.
// Says which JDK is missing.
#![allow(clippy::print_stderr)]

use std::path::Path;

use crate::common;
use crate::common::{Case, Lab, Program};
use mantis_emit::{Emitted, Options, Probe, emit};
use mantis_feature::Scheme;
use mantis_slice::counted::perforable_loops;
use mantis_slice::{LoopSite, Slice};

fn emitted(program: &Program, slice: &Slice, probes: &[Probe], perforated: Vec<LoopSite>) -> Emitted {
    let options = Options { main: program.main.clone(), sampled: false, perforated, past_cold: false };
    emit(&*program.path, &*program.path, slice, probes, &options)
        .unwrap_or_else(|r| panic!("{}: {}", program.main.class, r.reason))
}

/// All loops of a program that may leave out iterations.
fn loops(slice: &Slice) -> Vec<LoopSite> {
    let mut found = Vec::new();
    for (method, kept) in &slice.methods {
        for perforable in perforable_loops(kept) {
            let f = &kept.function;
            let origin = f.insts[f.blocks[perforable.header].insts[0]].origin;
            found.push(LoopSite { method: method.clone(), origin });
        }
    }
    found.sort();
    found
}

#[test]
fn what_is_left_out_is_counted_with_its_weight() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/programs/Holes.java");
    let Some(lab) = Lab::new(&[source], 17) else {
        eprintln!("no JDK for Java 17 here");
        return;
    };
    let (_, program) = &lab.programs[0];
    let bodies = program.bodies();
    let slice = program.slice(bodies.iter().map(common::whole));
    let is_exact = |p: &Probe| {
        let name = &*p.feature.method;
        p.feature.scheme == Scheme::Calls && !matches!(name, "inexact" | "touched")
    };
    let probes: Vec<Probe> = common::all_probes(&bodies).into_iter().filter(is_exact).collect();
    let found = loops(&slice);
    assert_eq!(found.len(), 16, "every loop of the program: {found:?}");
    let whole = emitted(program, &slice, &probes, Vec::new());
    let holes = emitted(program, &slice, &probes, found);
    let (whole_dir, holes_dir) = (lab.work.path().join("whole"), lab.work.path().join("holes"));
    common::write(&whole, &whole_dir);
    common::write(&holes, &holes_dir);
    let case = |mode, dir: &Path, emitted: &Emitted| Case {
        mode,
        dir: dir.to_owned(),
        class: emitted.entry.clone(),
        slots: emitted.slots.count,
        args: Vec::new(),
    };
    let cases = [
        case("load", &whole_dir, &whole),
        case("load", &holes_dir, &holes),
        case("perforated", &holes_dir, &holes),
    ];
    for (version, home) in &lab.homes {
        let [exact, every, some] = &lab.drive(*version, home, &cases)[..] else { panic!("three results") };
        assert_eq!(exact.outcome, "ended", "Java {version}");
        assert_eq!(exact, every, "Java {version}: a stride of one");
        assert_eq!(exact, some, "Java {version}: a stride of four");
    }
}
