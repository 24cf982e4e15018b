//! Random slices, closed under dependence, must load, end, and compute what the whole program computes.
// Says which JDK is missing.
#![allow(clippy::print_stderr)]

use std::path::Path;
use std::sync::Arc;

use crate::common;
use crate::common::closure::{Closure, Random};
use crate::common::{Case, Lab, Program};
use cranelift_entity::EntitySet;
use mantis_emit::{Emitted, Options, Probe, emit};
use mantis_feature::Criterion;
use mantis_ir::{Function, Inst, Op};
use mantis_slice::{IndexSet, MethodSlice, Slice};
use rustc_hash::FxHashMap;

const ROUNDS: u64 = 60;

fn emitted(program: &Program, slice: &Slice, probes: &[Probe], what: &str) -> Emitted {
    let options =
        Options { main: program.main.clone(), sampled: false, perforated: Vec::new(), past_cold: false };
    let emitted = emit(&*program.path, &*program.path, slice, probes, &options)
        .unwrap_or_else(|r| panic!("{what}: {}", r.reason));
    assert_eq!(emitted.diagnostics, [], "{what}");
    emitted
}

/// `Pure.first` reads its first argument only.
fn dead_args(f: &Function, inst: Inst) -> IndexSet {
    match &f.insts[inst].op {
        Op::Invoke(_, m, _) if &*m.class == "Pure" && &*m.name == "first" => (1..4).collect(),
        Op::Invoke(_, m, _) if &*m.class == "Pure" && &*m.name == "second" => IndexSet::below(1),
        _ => IndexSet::NONE,
    }
}

/// The slice of a method for some probes.
fn slice_for(body: &Arc<Function>, probes: &[Probe]) -> MethodSlice {
    let f = &**body;
    let dead = |inst| dead_args(f, inst);
    let mut closure = Closure::new(f, &dead);
    for probe in probes.iter().filter(|p| p.feature.method_ref() == f.method) {
        match &probe.feature.criterion {
            Criterion::Entry | Criterion::Input(..) => {}
            Criterion::Edges(edges) => {
                for inst in f.insts.keys().filter(|&i| edges.iter().any(|e| e.origin == f.insts[i].origin)) {
                    if f.insts[inst].op == Op::Goto {
                        closure.control(f.insts[inst].block);
                    } else {
                        closure.add(inst);
                    }
                }
            }
            Criterion::Array(origin) => {
                for inst in f.insts.keys().filter(|&i| f.insts[i].origin == *origin) {
                    f.args(inst).iter().for_each(|&length| closure.value(length));
                    closure.control(f.insts[inst].block);
                }
            }
            Criterion::Stored(origin) => {
                for inst in f.insts.keys().filter(|&i| f.insts[i].origin == *origin) {
                    if f.insts[inst].op != Op::Fallthrough {
                        let value = *f.args(inst).last().expect("a store has an operand");
                        closure.value(value);
                        closure.control(f.insts[inst].block);
                    }
                }
            }
        }
    }
    closure.close();
    let keep = closure.keep;
    let calls = f.insts.keys().filter(|&i| keep.contains(i) && !dead_args(f, i).is_empty());
    let dead_args: FxHashMap<Inst, IndexSet> = calls.map(|i| (i, dead_args(f, i))).collect();
    MethodSlice { keep, dead_args, ..MethodSlice::empty(body.clone()) }
}

#[test]
fn slices_compute_the_values_of_the_whole_program() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/programs/Pure.java");
    let lab = Lab::new(&[source], 17).expect("a JDK");
    let (_, program) = &lab.programs[0];
    let bodies = program.bodies();
    let all = common::all_probes(&bodies);
    let sliced = |body: &Arc<Function>| body.method.name.starts_with('f') && body.method.name.len() > 5;
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut cases = Vec::new();
    let mut smaller = 0;
    for round in 0..ROUNDS {
        let chosen = random.below(12) + 1;
        let mut probes: Vec<Probe> = Vec::new();
        for _ in 0..chosen {
            let mut probe = all[random.below(all.len() as u64) as usize].clone();
            let here = bodies.iter().find(|b| b.method == probe.feature.method_ref());
            if here.is_some_and(&sliced) {
                probe.slot = probes.len() as u32;
                probes.push(probe);
            }
        }
        let whole = program.slice(bodies.iter().map(common::whole));
        let part = program
            .slice(bodies.iter().map(|b| if sliced(b) { slice_for(b, &probes) } else { common::whole(b) }));
        let (whole, part) = (
            emitted(program, &whole, &probes, &format!("round {round}")),
            emitted(program, &part, &probes, &format!("round {round}")),
        );
        smaller += usize::from(part.instructions * 3 < whole.instructions * 2);
        for (emitted, name) in [(&whole, "whole"), (&part, "part")] {
            let dir = lab.work.path().join(format!("{round}.{name}"));
            common::write(emitted, &dir);
            let (class, slots) = (emitted.entry.clone(), emitted.slots.count);
            cases.push(Case { mode: "load", dir, class, slots, args: vec!["23".to_owned()] });
        }
    }
    assert!(smaller > ROUNDS as usize / 2, "slices are hardly smaller than the program: {smaller}");
    for (version, home) in &lab.homes {
        let ran = lab.drive(*version, home, &cases);
        for (pair, case) in ran.chunks(2).zip(cases.chunks(2)) {
            assert_eq!(pair[0].outcome, "ended", "Java {version} {:?}", case[0]);
            assert_eq!(pair[1].outcome, "ended", "Java {version} {:?}", case[1]);
            assert_eq!(pair[0].slots, pair[1].slots, "Java {version} {:?}", case[1]);
        }
    }
}

/// A random closed part of a method.
fn random_part(body: &Arc<Function>, random: &mut Random) -> MethodSlice {
    let f = &**body;
    let dead = |_| IndexSet::NONE;
    let mut closure = Closure::new(f, &dead);
    let one_in = [3, 10, 40][random.below(3) as usize];
    for inst in f.insts.keys() {
        if random.below(one_in) == 0 {
            closure.add(inst);
        }
    }
    let result_needed = random.below(2) == 0;
    if result_needed {
        let returns: Vec<Inst> = f.insts.keys().filter(|&i| f.insts[i].op == Op::Return).collect();
        returns.into_iter().for_each(|i| closure.add(i));
    }
    closure.close();
    let keep: EntitySet<Inst> = closure.keep;
    MethodSlice { keep, result_needed, ..MethodSlice::empty(body.clone()) }
}

fn verify(folder: &str, release: u32) {
    let Some(lab) = Lab::new(&common::torture(folder), release) else {
        eprintln!("no JDK for Java {release} here");
        return;
    };
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let mut cases = Vec::new();
    for (_, program) in &lab.programs {
        let bodies = program.bodies();
        for round in 0..4 {
            let what = format!("{} round {round}", program.main.class);
            let slice = program.slice(bodies.iter().map(|b| random_part(b, &mut random)));
            let emitted = emitted(program, &slice, &[], &what);
            let dir = lab.work.path().join(format!("{}.{round}", program.main.class));
            common::write(&emitted, &dir);
            let class = emitted.entry.clone();
            cases.push(Case { mode: "verify", dir, class, slots: 0, args: Vec::new() });
        }
    }
    for (version, home) in &lab.homes {
        for (ran, case) in lab.drive(*version, home, &cases).iter().zip(&cases) {
            assert_eq!(ran.outcome, "ended", "Java {version} {:?}", case.dir);
        }
    }
}

#[test]
fn random_parts_of_torture_programs_verify() {
    verify("torture", 17);
}

#[test]
fn random_parts_of_torture_programs_of_java_21_verify() {
    verify("torture21", 21);
}

/// The tests above would be worth nothing if a class that does not verify went unnoticed.
#[test]
fn a_class_that_does_not_verify_is_noticed() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/programs/Pure.java");
    let lab = Lab::new(&[source], 17).expect("a JDK");
    let (_, program) = &lab.programs[0];
    let whole = program.slice(program.bodies().iter().map(common::whole));
    let mut broken = emitted(program, &whole, &[], "whole");
    for (name, bytes) in &mut broken.classes {
        let mut class = mantis_classfile::class::ClassFile::parse(bytes).expect("a class");
        let Some((index, method)) = class.method("fLoops", "(I)I") else { continue };
        let mut code = mantis_classfile::code::Code::decode(&class, method).expect("code").expect("code");
        // Drop an instruction and with it a value from the stack.
        let first = code.insns().next().expect("an instruction").0;
        code.nodes.remove(first);
        class.set_code(index, &code).expect("it can be encoded");
        *bytes = class.to_bytes();
        assert_eq!(&**name, "Pure");
    }
    let dir = lab.work.path().join("broken");
    common::write(&broken, &dir);
    let case = Case { mode: "verify", dir, class: broken.entry.clone(), slots: 0, args: Vec::new() };
    for (version, home) in &lab.homes {
        let ran = lab.drive(*version, home, std::slice::from_ref(&case));
        assert!(ran[0].outcome.starts_with("threw java.lang.VerifyError"), "Java {version} {:?}", ran[0]);
    }
}
