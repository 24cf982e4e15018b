//! Counts told apart by method (`methods=PATTERNS`) are those of the training counters, method by method:
//! entries, executed bytecodes, logically allocated bytes. What only a first call does is in none of them.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::common::{Java, api, classes, compile, counted_run, errors, java_file, jdks, project};
use mantis_classfile::class::ClassFile;
use mantis_classfile::descriptor::{MethodDesc, class_of, primitive_name};
use mantis_classfile::jdk::Jdk;
use mantis_instrument::{Options, Profile, decode, instrument};

/// Entries, bytecodes and bytes, by method as in `watch.toml`.
type Counts = BTreeMap<String, [u64; 3]>;

/// A type as in Java sources.
fn source_type(desc: &str) -> String {
    let element = desc.trim_start_matches('[');
    let name = primitive_name(element).map_or_else(|| class_of(element).replace('/', "."), str::to_owned);
    name + &"[]".repeat(desc.len() - element.len())
}

/// What the training counters say, of methods that were entered.
fn trained(home: &Path, folder: &Path, dir: &Path, main: &str, args: &[&str]) -> Counts {
    let jdk = Jdk::open(home).unwrap();
    let other = |name: &str| Some(Arc::new(ClassFile::parse(&jdk.find(name)?).unwrap()));
    let options = Options { other_classes: Some(&other), ..Options::default() };
    let (program, _) = instrument(&classes(folder), &options).unwrap();
    let (dump, _) = counted_run(home, &program, dir, main, args);
    let profile = Profile::new(&decode(&dump, &program.layout).unwrap(), &program.layout);
    let methods = profile.methods().filter(|(_, method)| method.entries > 0);
    methods
        .map(|(name, method)| {
            let params: Vec<String> =
                MethodDesc::parse(&name.desc).unwrap().params.iter().map(|d| source_type(d)).collect();
            let written = format!("{}.{}({})", name.class.replace('/', "."), name.name, params.join(","));
            let bytes = method.allocated.iter().map(|site| site.1).sum();
            (written, [method.entries, method.executed.iter().sum(), bytes])
        })
        .collect()
}

/// What the agent says of each of so many runs in one JVM, with the sum and what other threads did.
fn told(java: Java<'_>, dir: &Path, times: usize, main: &str, args: &[&str]) -> Vec<Counts> {
    let (out, log) = (dir.join("told"), dir.join("log"));
    let (file, often) = (out.display().to_string(), times.to_string());
    let all: Vec<&str> = [file.as_str(), &often, main].into_iter().chain(args.iter().copied()).collect();
    let options = format!("methods=**:!ByMethod*,log={}", log.display());
    let output = java.watched(&options).run("ByMethod", &all);
    assert!(output.status.success(), "{main}: {}", errors(&output));
    assert_eq!(std::fs::read_to_string(&log).unwrap(), "", "{main}");
    let read = |i| {
        let text = std::fs::read_to_string(format!("{file}{i}")).unwrap();
        let line = |line: &str| {
            let mut cells = line.split(' ');
            let name = cells.next().unwrap().to_owned();
            let numbers: Vec<u64> = cells.map(|n| n.parse().unwrap()).collect();
            (name, numbers.try_into().unwrap())
        };
        text.lines().map(line).collect()
    };
    (0..times).map(read).collect()
}

fn compiled(source: &Path, dir: &Path, home: &Path) -> std::path::PathBuf {
    let api = api(dir);
    let sources = [java_file("ByMethod"), source.to_owned()];
    compile(home, &sources, &["-cp", api.to_str().unwrap()], dir)
}

/// Programs of `apps/torture` in one thread, without class initialisers, and their arguments.
const PROGRAMS: [(&str, &[&str]); 8] = [
    ("ArrayClones", &["10", "33"]),
    ("ArrayHeap", &["10", "33"]),
    ("Backtracking", &["3", "4"]),
    ("Boxing", &["10", "127"]),
    ("BankSimulation", &["10", "33"]),
    ("BreaksAndForms", &["10", "33"]),
    ("Callbacks", &["10", "33"]),
    ("CollectorChains", &["10", "33"]),
];

#[test]
fn every_method_counts_as_in_training() {
    let homes = jdks();
    let first = &homes[0].1;
    for (main, args) in PROGRAMS {
        let dir = tempfile::tempdir().unwrap();
        let source = project(&format!("apps/torture/{main}.java"));
        let folder = compiled(&source, dir.path(), first);
        for (release, home) in &homes {
            let mut told = told(Java::new(home, &folder), dir.path(), 1, main, args).remove(0);
            let [_, bytecodes, bytes] = told.remove("all").unwrap();
            assert_eq!(told.remove("elsewhere"), Some([0; 3]), "{main} on JDK {release}");
            // Only the program's classes; the driver is beside them.
            let expected = trained(home, &folder, dir.path(), main, args);
            assert_eq!(told, expected, "{main} on JDK {release}");
            let sum = |part: usize| told.values().map(|counts| counts[part]).sum::<u64>();
            assert_eq!((bytecodes, bytes), (sum(1), sum(2)), "{main} on JDK {release}");
            assert!(bytecodes > 100, "{main} on JDK {release}");
        }
    }
}

#[test]
fn first_calls_cost_as_much_as_later_ones() {
    let homes = jdks();
    let dir = tempfile::tempdir().unwrap();
    let folder = compiled(&java_file("FirstCalls"), dir.path(), &homes[0].1);
    let seen = homes.iter().map(|(_, home)| {
        let modes = ["-Xint", "-Xcomp", "-XX:-UseTLAB"];
        let told =
            modes.map(|flag| told(Java::new(home, &folder).flag(flag), dir.path(), 3, "FirstCalls", &["1"]));
        let seen: Vec<Counts> = told.into_iter().flatten().collect();
        assert!(seen.iter().all(|counts| *counts == seen[0]), "{seen:#?}");
        seen[0].clone()
    });
    let seen: Vec<Counts> = seen.collect();
    let first = &seen[0];
    // Threads have other fields in other JDKs.
    let without_bytes = |counts: &Counts| -> Vec<(String, [u64; 2])> {
        counts.iter().map(|(name, [entries, bytecodes, _])| (name.clone(), [*entries, *bytecodes])).collect()
    };
    assert!(seen.iter().all(|counts| without_bytes(counts) == without_bytes(first)), "{seen:#?}");
    // Once for the sum and twice by name; what the initialisers do with it is theirs.
    assert_eq!(first["FirstCalls.twice(int)"][0], 4, "{first:#?}");
    assert_eq!(first["FirstCalls$Table.make(int)"][0], 1);
    // Two arrays of three and one of two.
    assert_eq!(first["FirstCalls.lambda$main$0(java.lang.String)"][2], 24 + 2 * 32);
    assert!(!first.contains_key("FirstCalls$Table.<clinit>()"));
    // What the other thread did is told, and in no count.
    assert!(first["elsewhere"][1] > 0, "{first:#?}");
}
