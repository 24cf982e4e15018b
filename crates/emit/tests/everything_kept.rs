//! A slice that keeps everything must behave like the original, on every JDK, with and without probes everywhere.

mod common;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use common::{Case, Program, Ran};
use mantis_classfile::jdk::Jdk;
use mantis_emit::{Options, emit};

/// What exits cannot share a JVM with others.
fn exits(source: &Path) -> bool {
    std::fs::read_to_string(source).is_ok_and(|text| text.contains("System.exit"))
}

fn original_alone(home: &Path, case: &Case) -> Ran {
    let output = std::process::Command::new(home.join("bin/java"))
        .arg("-cp")
        .arg(&case.dir)
        .arg(case.class.replace('/', "."))
        .args(&case.args)
        .output()
        .expect("java starts");
    let outcome = match output.status.code() {
        Some(0) => "ended".to_owned(),
        code => format!("exit {}", code.unwrap_or(-1)),
    };
    let printed = String::from_utf8_lossy(&output.stdout).replace('\n', "\\n");
    Ran { outcome, printed, slots: String::new() }
}

fn check(sources: &[PathBuf], release: u32) {
    let homes = common::homes();
    let homes: Vec<_> = homes.into_iter().filter(|(version, _)| *version >= release).collect();
    let Some((_, oldest)) = homes.first() else {
        eprintln!("no JDK for Java {release} here");
        return;
    };
    let work = tempfile::tempdir().expect("a directory");
    let driver = work.path().join("driver");
    common::driver(oldest, &driver);
    let jdk = Arc::new(Jdk::open(oldest).expect("the JDK's classes"));
    let mut cases = Vec::new();
    for source in sources {
        let main = source.file_stem().expect("a name").to_string_lossy().into_owned();
        let (classes, plain, probed) = (
            work.path().join(format!("{main}.original")),
            work.path().join(format!("{main}.plain")),
            work.path().join(format!("{main}.probed")),
        );
        common::javac(oldest, release, &classes, std::slice::from_ref(source));
        let program = Program::open(&classes, &main, &jdk);
        let bodies = program.bodies();
        let slice = program.slice(bodies.iter().map(common::whole));
        let options = Options { main: program.main.clone() };
        let without = emit(&program.path, &program.path, &slice, &[], &options)
            .unwrap_or_else(|r| panic!("{main}: {}", r.reason));
        assert_eq!(without.diagnostics, [], "{main}");
        common::write(&without, &plain);
        let probes = common::all_probes(&bodies);
        let with = emit(&program.path, &program.path, &slice, &probes, &options)
            .unwrap_or_else(|r| panic!("{main}: {}", r.reason));
        common::write(&with, &probed);
        for args in common::arguments(source) {
            let case = |mode, dir: &Path, class: &str, slots| Case {
                mode,
                dir: dir.to_owned(),
                class: class.into(),
                slots,
                args: args.clone(),
            };
            cases.push([
                case("original", &classes, &main, 0),
                case("load", &plain, &without.entry, 0),
                case("load", &probed, &with.entry, with.slots.count),
            ]);
        }
    }
    for (version, home) in &homes {
        let shared: Vec<Case> = cases.iter().flatten().cloned().collect();
        let alone = |c: &Case| c.mode == "original" && exits(&source_of(sources, c));
        let together: Vec<Case> = shared.iter().filter(|c| !alone(c)).cloned().collect();
        let mut ran =
            common::drive(home, &driver, &work.path().join(format!("{version}.list")), &together).into_iter();
        let mut results = Vec::new();
        for case in &shared {
            results.push(if alone(case) { original_alone(home, case) } else { ran.next().expect("a result") });
        }
        let mut wrong = Vec::new();
        for (case, result) in shared.chunks(3).zip(results.chunks(3)) {
            for i in [1, 2] {
                let same = result[i].outcome == result[0].outcome && result[i].printed == result[0].printed;
                if !same {
                    wrong.push(format!(
                        "{} {:?}\n  original {:?}\n  emitted {:?}",
                        case[i].dir.display(),
                        case[i].args,
                        result[0],
                        (&result[i].outcome, &result[i].printed)
                    ));
                }
            }
        }
        assert!(wrong.is_empty(), "Java {version}: {} of {}\n{}", wrong.len(), results.len(), wrong.join("\n"));
    }
}

fn source_of(sources: &[PathBuf], case: &Case) -> PathBuf {
    let named = |s: &&PathBuf| s.file_stem().is_some_and(|n| *n.to_string_lossy() == *case.class);
    sources.iter().find(named).cloned().unwrap_or_default()
}

fn torture(folder: &str) -> Vec<PathBuf> {
    common::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps").join(folder), "java")
}

#[test]
fn torture_programs_behave_the_same() {
    check(&torture("torture"), 17);
}

#[test]
fn torture_programs_of_java_21_behave_the_same() {
    check(&torture("torture21"), 21);
}
