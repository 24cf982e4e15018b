//! Exactness: counts and sums of instrumented programs equal those of a counter before every instruction.

use std::collections::BTreeMap;
use std::path::Path;

use crate::support::{Program, compile, folder, jdks, oracle};
use mantis_classfile::names::MethodRef;
use mantis_feature::{Catalog, Criterion, Scheme};
use mantis_instrument::{Profile, allocated_bytes, bytecodes, coverage, features, histogram};

/// Compiles `tests/java/NAME.java` and checks it on every JDK, in both modes of counting.
fn check(name: &str, options: &[&str], modes: &[bool]) {
    let homes = jdks();
    let oracle = oracle(&homes[0]);
    let classes = compile(&homes[0], options, &[folder(&format!("tests/java/{name}.java"))]);
    let (catalog, _) = mantis_feature::enumerate(&classes);
    for &threads in modes {
        let program = Program::new(&classes, oracle.path(), Some(threads));
        for home in &homes {
            let profile = program.check(home, name, &[]);
            assert!(bytecodes(&profile) > 100);
            check_features(&profile, &catalog);
            assert_eq!(bytecodes(&profile), histogram(&profile).iter().sum::<u64>());
        }
    }
}

/// The ways out of each branch are taken as often as it is executed; all features have values.
fn check_features(profile: &Profile, catalog: &Catalog) {
    let values = features(profile, catalog);
    assert_eq!(values.len(), catalog.len());
    let mut branches: BTreeMap<(MethodRef, u32), f64> = BTreeMap::new();
    for (feature, value) in catalog.features.iter().zip(&values) {
        assert!(value.is_finite(), "{}: {value}", feature.name);
        if let (Scheme::Branch { .. } | Scheme::SwitchCase { .. }, Criterion::Edges(edges)) =
            (&feature.scheme, &feature.criterion)
        {
            *branches.entry((feature.method_ref(), edges[0].origin)).or_default() += value;
        }
    }
    assert!(!branches.is_empty());
    for ((name, node), taken) in branches {
        assert_eq!(profile.method(&name).unwrap().executed[node as usize] as f64, taken, "{name} at {node}");
    }
}

#[test]
fn exceptions() {
    check("Throws", &[], &[false, true]);
}

#[test]
fn null_pointers_and_bad_casts_are_told_apart() {
    let home = &jdks()[0];
    let classes = compile(home, &[], &[folder("tests/java/Throws.java")]);
    let program = Program::new(&classes, oracle(home).path(), Some(false));
    let profile = program.check(home, "Throws", &[]);
    let of = |name: &str| profile.methods().find(|(m, _)| &*m.name == name).unwrap().1;
    let told = |name: &str| of(name).told.unwrap();
    assert!(!of("divide").thrown.is_empty() && !of("swallow").thrown.is_empty());
    assert_eq!((told("divide"), told("swallow")), (0, 0), "others are thrown there");
    // `nested` catches what it throws at a depth of 3; `chase` is left.
    assert!(told("nested") > 0 && told("chase") > 0);
}

#[test]
fn exits() {
    check("Exits", &[], &[false, true]);
}

#[test]
fn shapes() {
    check("Shapes", &[], &[false, true]);
}

#[test]
fn threads() {
    check("Workers", &[], &[true]);
}

#[test]
fn threads_that_wait_for_ever() {
    check("Waiting", &[], &[true]);
}

#[test]
fn programs_with_threads_are_recognised() {
    let homes = jdks();
    let oracle = oracle(&homes[0]);
    for (name, expected) in [("Workers", true), ("Shapes", false)] {
        let classes = compile(&homes[0], &[], &[folder(&format!("tests/java/{name}.java"))]);
        assert_eq!(Program::new(&classes, oracle.path(), None).layout.threads, expected, "{name}");
    }
}

/// The programs of `apps/torture`, each with its first arguments, the JDKs in turn.
fn torture(from: char, to: char) {
    let homes = jdks();
    let oracle = oracle(&homes[0]);
    let mut sources: Vec<_> = std::fs::read_dir(folder("../../apps/torture"))
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "java"))
        .collect();
    sources.sort();
    let first = |p: &Path| p.file_stem().unwrap().to_str().unwrap().chars().next().unwrap();
    for (i, source) in sources.iter().enumerate().filter(|(_, p)| (from..=to).contains(&first(p))) {
        let classes = compile(&homes[0], &[], std::slice::from_ref(source));
        let text = std::fs::read_to_string(source).unwrap();
        let header = text.lines().next().and_then(|l| l.strip_prefix("// args:")).unwrap_or_default();
        let args: Vec<&str> = header.split('|').next().unwrap_or_default().split_whitespace().collect();
        let main = source.file_stem().unwrap().to_str().unwrap();
        let program = Program::new(&classes, oracle.path(), None);
        program.check(&homes[i % homes.len()], main, &args);
    }
}

#[test]
#[ignore = "about two minutes: cargo test -p mantis-instrument -- --ignored"]
fn torture_a_to_k() {
    torture('A', 'K');
}

#[test]
#[ignore = "about two minutes: cargo test -p mantis-instrument -- --ignored"]
fn torture_l_to_z() {
    torture('L', 'Z');
}

/// Classes before version 50 have no stack maps and are verified by inference.
#[test]
fn old_class_files() {
    let homes = jdks();
    let oracle = oracle(&homes[0]);
    for name in ["Throws", "Shapes"] {
        let options = ["--release", "8", "-Xlint:-options"];
        let mut classes = compile(&homes[0], &options, &[folder(&format!("tests/java/{name}.java"))]);
        // Interfaces with methods that have code need version 52.
        for class in classes.iter_mut().filter(|c| !c.is_interface()) {
            class.major = 49;
        }
        let program = Program::new(&classes, oracle.path(), None);
        for home in &homes {
            program.check(home, name, &[]);
        }
    }
}

#[test]
fn allocation_is_counted_in_logical_bytes() {
    let homes = jdks();
    let source = tempfile::tempdir().unwrap();
    let path = source.path().join("Alloc.java");
    let text = "class Alloc { long a; byte b; static Object o;
        public static void main(String[] args) {
            for (int i = 0; i < 3; i++) { o = new Alloc(); o = new int[i]; o = new long[2][3]; o = new byte[5].clone(); }
            try { o = new char[-args.length - 1]; } catch (NegativeArraySizeException e) { o = null; }
        } }";
    std::fs::write(&path, text).unwrap();
    let oracle = oracle(&homes[0]);
    let program = Program::new(&compile(&homes[0], &[], &[path]), oracle.path(), None);
    let profile = program.check(&homes[0], "Alloc", &[]);
    // new Alloc: 16 + 9 -> 32. int[0..2]: 16, 24, 24. long[2][3]: 24 + 2 * 40. byte[5]: 24, twice.
    assert_eq!(allocated_bytes(&profile), 3 * 32 + 64 + 3 * 104 + 3 * 48);
    let name = profile.methods().next().unwrap().0.clone();
    let covered = coverage(&[profile.clone(), profile.clone()]);
    assert_eq!(
        covered[&name].iter().sum::<u64>(),
        2 * profile.method(&name).unwrap().executed.iter().sum::<u64>()
    );
}
