//! The agent's bytecode counts are those of the training counters, which are checked against a counter before
//! every instruction (`mantis-instrument`'s test `oracle`).

use std::path::{Path, PathBuf};

use crate::common::{Java, classes, compile, counted_run, errors, java_file, jdks, project, seen};
use mantis_instrument::{Options, Profile, bytecodes, decode, instrument};

/// Executed bytecodes by the training counters, and what the program printed.
fn trained(
    home: &Path,
    folder: &Path,
    dir: &Path,
    main: &str,
    args: &[&str],
) -> (u64, (String, Option<i32>)) {
    let (program, _) = instrument(&classes(folder), &Options::default()).unwrap();
    let (dump, output) = counted_run(home, &program, dir, main, args);
    let profile = Profile::new(&decode(&dump, &program.layout).unwrap(), &program.layout);
    (bytecodes(&profile), seen(&output))
}

/// Runs a program on every JDK; gives what differs.
fn differences(
    source: &Path,
    options: &[&str],
    args: &[&str],
    releases: impl Fn(u32) -> bool,
) -> Vec<String> {
    let homes = jdks();
    let main = source.file_stem().unwrap().to_str().unwrap();
    let first = homes.iter().find(|(release, _)| releases(*release)).expect("a JDK that runs it");
    let dir = tempfile::tempdir().unwrap();
    let folder = compile(&first.1, &[source.to_owned()], options, dir.path());
    let homes = homes.iter().filter(|(release, _)| releases(*release));
    homes
        .filter_map(|(release, home)| compare((*release, home), &folder, dir.path(), main, args).err())
        .collect()
}

/// Runs compiled classes on a JDK with both counters; gives what a user sees, or what differs.
fn compare(
    (release, home): (u32, &Path),
    folder: &Path,
    dir: &Path,
    main: &str,
    args: &[&str],
) -> Result<(String, Option<i32>), String> {
    let (expected, output) = trained(home, folder, dir, main, args);
    let (totals, log) = (dir.join("totals"), dir.join("log"));
    let options = format!("totals={},log={}", totals.display(), log.display());
    let watched = Java::new(home, folder).watched(&options).run(main, args);
    let label = format!("{main} on JDK {release}: {}", errors(&watched));
    let log = std::fs::read_to_string(&log).unwrap();
    let total = std::fs::read_to_string(&totals).unwrap_or_default();
    let total: Option<u64> = total.trim().parse().ok();
    if seen(&watched) != output {
        return Err(format!("{label}: {:?} in place of {output:?}", seen(&watched)));
    }
    if !log.is_empty() || total != Some(expected) || expected == 0 {
        return Err(format!("{label}: counted {total:?} in place of {expected}; {log}"));
    }
    Ok(output)
}

fn check(source: &Path, options: &[&str], args: &[&str], releases: impl Fn(u32) -> bool) {
    let wrong = differences(source, options, args, releases);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn torture(name: &str) -> (PathBuf, Vec<String>) {
    let source = project(&format!("apps/torture/{name}.java"));
    let text = std::fs::read_to_string(&source).unwrap();
    let header = text.lines().next().and_then(|l| l.strip_prefix("// args:")).unwrap_or_default();
    let args = header.split('|').next().unwrap_or_default().split_whitespace().map(str::to_owned);
    (source, args.collect())
}

fn check_torture(names: &[&str]) {
    for name in names {
        let (source, args) = torture(name);
        check(&source, &[], &args.iter().map(String::as_str).collect::<Vec<_>>(), |_| true);
    }
}

#[test]
fn exceptions() {
    check(&project("crates/instrument/tests/java/Throws.java"), &[], &[], |_| true);
}

#[test]
fn shapes_of_code() {
    check(&project("crates/instrument/tests/java/Shapes.java"), &[], &[], |_| true);
}

#[test]
fn small_branches() {
    check(&java_file("Diamonds"), &[], &[], |_| true);
}

/// The programs of `apps/benchmarks` and sizes that are soon done.
const BENCHMARKS: [(&str, &str); 29] = [
    ("Arith", "1000"),
    ("Assign", "1000"),
    ("Bh", "60"),
    ("Bisort", "8"),
    ("Cast", "1000"),
    ("Create", "500"),
    ("Crypt", "800"),
    ("Em3d", "50"),
    ("Empty", "0"),
    ("Fft", "64"),
    ("Functions", "1000"),
    ("Health", "50"),
    ("HeapSort", "1000"),
    ("Loops", "2000"),
    ("Lu", "20"),
    ("LuFact", "20"),
    ("Methods", "1000"),
    ("MonteCarlo", "2000"),
    ("Mst", "40"),
    ("Perimeter", "5"),
    ("Power", "1"),
    ("Serial", "100"),
    ("Series", "5"),
    ("Sor", "12"),
    ("Sparse", "60"),
    ("Thrown", "200"),
    ("TreeAdd", "8"),
    ("Tsp", "800"),
    ("Voronoi", "200"),
];

#[test]
fn benchmarks() {
    let mut sources: Vec<PathBuf> = std::fs::read_dir(project("apps/benchmarks/src/benchmarks"))
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    sources.sort();
    let names: Vec<&str> = sources.iter().map(|p| p.file_stem().unwrap().to_str().unwrap()).collect();
    let listed: Vec<&str> = BENCHMARKS.iter().map(|b| b.0).collect();
    assert!(names.iter().all(|name| *name == "Repeat" || listed.contains(name)), "{names:?}");
    let homes = jdks();
    let dir = tempfile::tempdir().unwrap();
    let folder = compile(&homes[0].1, &sources, &[], dir.path());
    let mut wrong = Vec::new();
    for (release, home) in &homes {
        for (name, size) in BENCHMARKS {
            let (main, args) = (format!("benchmarks.{name}"), [size, "2"]);
            let plain = Java::new(home, &folder).run(&main, &args);
            match compare((*release, home), &folder, dir.path(), &main, &args) {
                Ok(output) if output == seen(&plain) && plain.status.success() => {}
                Ok(output) => wrong.push(format!("{name} on JDK {release}: {output:?}, {}", errors(&plain))),
                Err(message) => wrong.push(message),
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn threads() {
    check(&project("crates/instrument/tests/java/Workers.java"), &[], &[], |_| true);
}

#[test]
fn random_numbers_of_threads() {
    check(&java_file("Seeds"), &[], &[], |_| true);
}

#[test]
fn torture_programs() {
    check_torture(&[
        "AccessOrder",
        "ArrayStores",
        "Boxing",
        "Bridges",
        "Callbacks",
        "CarryingExceptions",
        "ConstructorChains",
        "DeepExceptions",
        "DefaultMethods",
    ]);
}

/// Programs that end the JVM in mid-method: what the methods then running had executed is not handed over.
const EXITS: [&str; 1] = ["ExitCodes"];

/// Programs whose counts differ from run to run: how often a thread finds nothing to do and waits once more
/// is up to the schedule.
const SCHEDULED: [&str; 1] = ["ProducerConsumer"];

/// Programs that read their own class files, which are longer with the counters of training in them.
const READ_THEMSELVES: [&str; 1] = ["OwnClassLoader"];

/// All programs of `apps/torture`; some minutes.
#[test]
#[ignore = "some minutes: cargo test -p mantis-agent --test suite exact -- --ignored"]
fn all_torture_programs() {
    let mut names: Vec<String> = std::fs::read_dir(project("apps/torture"))
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "java"))
        .map(|p| p.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    let mut wrong = Vec::new();
    names.retain(|name| !EXITS.iter().chain(&SCHEDULED).chain(&READ_THEMSELVES).any(|other| name == other));
    for name in &names {
        let (source, args) = torture(name);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        wrong.extend(differences(&source, &[], &args, |_| true));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
