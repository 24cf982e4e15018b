//! A slice that keeps everything must behave like the original, on every JDK, with and without probes
//! everywhere.
// Says which JDK is missing.
#![allow(clippy::print_stderr)]

use std::path::Path;

use crate::common;
use crate::common::{Case, Lab, Program, Ran};
use mantis_emit::{Emitted, Options, Probe, emit};
use mantis_slice::Slice;

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
        .current_dir(&case.dir)
        .output()
        .expect("java starts");
    let outcome = match output.status.code() {
        Some(0) => "ended".to_owned(),
        code => format!("exit {}", code.unwrap_or(-1)),
    };
    let printed = String::from_utf8_lossy(&output.stdout).replace('\n', "\\n");
    Ran { outcome, printed, slots: String::new() }
}

fn emitted(program: &Program, slice: &Slice, probes: &[Probe]) -> Emitted {
    let options =
        Options { main: program.main.clone(), sampled: false, perforated: Vec::new(), past_cold: false };
    let emitted = emit(&*program.path, &*program.path, slice, probes, &options)
        .unwrap_or_else(|r| panic!("{}: {}", program.main.class, r.reason));
    assert_eq!(emitted.diagnostics, [], "{}", program.main.class);
    emitted
}

/// Programs that print what emitted classes do not have: signatures of members, annotations (which slices
/// have as generated code, `mantis_reflect`), names of functions, the class files themselves.
const SEES_CLASS_FILES: [&str; 14] = [
    "AnnotReflect",
    "AnnotatedParts",
    "BoundParameters",
    "DefaultsOfTheJdk",
    "LambdaFreight",
    "LoadedBeans",
    "MarkerMeta",
    "AnnotationRunner",
    "MemberNames",
    "OptionFields",
    "OwnClassLoader",
    "ProxyMeter",
    "ReflectArrays",
    "ZeroOrMoreAnnotations",
];
/// Programs that print what is up to the schedule of threads, or to what ran before in the same JVM (which
/// texts are interned, identity hash codes, numbers of proxies, loggers), or to the collector, or to what is
/// below `main` on the stack, four that print when the JVM ends, and one whose handler of all threads only
/// predictors call.
const UP_TO_CHANCE: [&str; 12] = [
    "CollectedReferences",
    "EndHooks",
    "ExitHook",
    "ExitHooks",
    "IdentityEverywhere",
    "LastResorts",
    "LeavingTheVm",
    "LogGate",
    "PhasesAndChoices",
    "ProxiesInLayers",
    "StackPeek",
    "TokenLexer",
];

/// For each program and its arguments: the original, everything kept, the same with probes everywhere.
fn cases(lab: &Lab) -> Vec<[Case; 3]> {
    let mut cases = Vec::new();
    for (source, program) in &lab.programs {
        let main = &program.main.class;
        if SEES_CLASS_FILES.contains(&&**main) || UP_TO_CHANCE.contains(&&**main) {
            continue;
        }
        let bodies = program.bodies();
        let slice = program.slice(bodies.iter().map(common::whole));
        let (plain, probed) =
            (emitted(program, &slice, &[]), emitted(program, &slice, &common::all_probes(&bodies)));
        let (plain_dir, probed_dir) =
            (lab.work.path().join(format!("{main}.plain")), lab.work.path().join(format!("{main}.probed")));
        common::write(&plain, &plain_dir);
        common::write(&probed, &probed_dir);
        for args in common::arguments(source) {
            let case = |mode, dir: &Path, class: &str, slots| {
                let (dir, class) = (dir.to_owned(), class.into());
                Case { mode, dir, class, slots, args: args.clone() }
            };
            cases.push([
                case("original", &lab.classes, main, 0),
                case("load", &plain_dir, &plain.entry, 0),
                case("load", &probed_dir, &probed.entry, probed.slots.count),
            ]);
        }
    }
    cases
}

/// Programs of which all kept is not the same, and whose slices are refused for that: they ask for
/// annotations, which emitted classes do not have; set the standard streams and look at what was printed;
/// take standard input from its file descriptor; leave the JVM, which all cases have in common, as another
/// one.
const OTHERWISE: [&str; 4] =
    ["AnnotatedThings.java", "ConsoleHarness.java", "DescribedInput.java", "JvmWideSettings.java"];

fn check(folder: &str, release: u32) {
    let mut sources = common::torture(folder);
    sources.retain(|s| !OTHERWISE.iter().any(|name| s.ends_with(name)));
    let Some(lab) = Lab::new(&sources, release) else {
        eprintln!("no JDK for Java {release} here");
        return;
    };
    let cases = cases(&lab);
    let alone = |c: &Case| {
        let source = lab.programs.iter().find(|(_, p)| p.main.class == c.class).map(|(s, _)| s);
        c.mode == "original" && source.is_some_and(|s| exits(s))
    };
    for (version, home) in &lab.homes {
        let together: Vec<Case> = cases.iter().flatten().filter(|c| !alone(c)).cloned().collect();
        let mut ran = lab.drive(*version, home, &together).into_iter();
        let mut wrong = Vec::new();
        for three in &cases {
            let [original, plain, probed] = three.each_ref().map(|case| {
                if alone(case) { original_alone(home, case) } else { ran.next().expect("a result") }
            });
            for (case, mut result) in [(&three[1], plain), (&three[2], probed)] {
                // From outside an exit with 0 is an end like any other.
                if alone(&three[0]) && result.outcome == "exit 0" {
                    result.outcome = "ended".to_owned();
                }
                if (&result.outcome, &result.printed) != (&original.outcome, &original.printed) {
                    wrong.push(format!("{:?} {:?}\n  {original:?}\n  {result:?}", case.dir, case.args));
                }
            }
        }
        assert!(wrong.is_empty(), "Java {version}: {} of {}\n{}", wrong.len(), cases.len(), wrong.join("\n"));
    }
}

#[test]
fn torture_programs_behave_the_same() {
    check("torture", 17);
}

#[test]
fn torture_programs_of_java_21_behave_the_same() {
    check("torture21", 21);
}
