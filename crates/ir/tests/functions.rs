//! Java sources to IR in text form, and the round trip of JDK classes and of jars. `UPDATE_EXPECT=1` rewrites
//! the listings of `filetests`. What the verifier refuses is tested in the crate `filetests`.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Frame, VType};
use mantis_classfile::hierarchy::{ClassPath, Hierarchy, Place};
use mantis_classfile::insn::Label;
use mantis_classfile::jdk::{self, Jdk};
use mantis_ir::build::BuildError;
use mantis_ir::cfg::CfgError;
use mantis_ir::text::parse;
use mantis_ir::{Function, Slot, Type, ValueDef, build, verify};
use rayon::prelude::*;

/// The installed JDK with the lowest release that is at least this one.
fn jdk_home(release: u32) -> PathBuf {
    let homes = jdk::installed().into_iter().filter_map(|home| Some((jdk::feature_release(&home)?, home)));
    let fitting = homes.filter(|(r, _)| *r >= release).min_by_key(|(r, _)| *r);
    fitting.unwrap_or_else(|| panic!("the tests need a JDK of release {release} or later")).1
}

fn class_path(paths: &[PathBuf], home: &Path) -> ClassPath {
    ClassPath::open(paths, Some(Arc::new(Jdk::open(home).unwrap()))).unwrap()
}

/// Compiles a source of `filetests` for a release and lists the IR of its classes.
fn listing(source: &str, release: u32) -> String {
    let home = jdk_home(release.max(17));
    let out = tempfile::tempdir().unwrap();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests").join(source);
    mantis_javac::javac(&home, ["-g", "--release", &release.to_string()], [file], out.path()).unwrap();
    let types = class_path(&[out.path().to_owned()], &home);
    let place = Place::open(out.path()).unwrap();
    let mut text = String::new();
    for entry in place.classes() {
        let class = ClassFile::parse(&place.read(&entry.entry).unwrap().unwrap()).unwrap();
        for method in &class.methods {
            if let Some(func) = build(&class, method, &types).unwrap() {
                assert_eq!(check(&func), None);
                writeln!(text, "{func}").unwrap();
            }
        }
    }
    text
}

/// What is wrong with a function: with its invariants, or with its text form.
fn check(func: &Function) -> Option<String> {
    if let Some(violation) = verify(func).first() {
        return Some(format!("{}: {violation}", func.method));
    }
    let text = func.to_string();
    match parse(&text) {
        Ok(parsed) if parsed.len() == 1 && parsed[0].to_string() == text && verify(&parsed[0]).is_empty() => {
            None
        }
        Ok(_) => Some(format!("{}: the text form reads back differently", func.method)),
        Err(e) => Some(format!("{}: {e}", func.method)),
    }
}

#[test]
fn ir_of_java_8_classes() {
    expect_test::expect_file!["filetests/Shapes.mir"].assert_eq(&listing("Shapes.java", 8));
}

#[test]
fn ir_of_java_21_classes() {
    expect_test::expect_file!["filetests/Modern.mir"].assert_eq(&listing("Modern.java", 21));
}

#[test]
fn the_parser_says_what_is_wrong() {
    let error = |body: &str| {
        let text = format!("function 0x8 A f ()V\nparams\n{body}");
        parse(&text).unwrap_err().to_string()
    };
    let wrong = [
        ("return @0:0", "line 3: this must be inside a block"),
        ("block0:\n    frobnicate @0:0", "line 4: `frobnicate` is not an operation"),
        ("block0:\n    return 3:0", "line 4: `3:0` is not an origin and a line"),
        ("block0:\n    v0: string = const null @0:0", "line 4: `string` is not a type"),
        ("block0:\n    throw v7 @0:0\nend", "line 5: v7 is used but not defined"),
        ("block0:\n    goto @0:0\n    -> block4\nend", "line 6: block4 does not exist"),
        ("block1:", "line 3: block1 is out of order"),
        ("block0:\n    new \"A", "line 4: a quoted name does not end"),
        ("block0:\n    v999999999: int = const int 1 @0:0", "line 4: `v999999999:` is not a v..."),
        ("block0:", "line 3: the last function has no `end`"),
    ];
    for (body, message) in wrong {
        assert_eq!(error(body), message, "{body}");
    }
}

/// Methods built, those refused for subroutines, and what went wrong.
#[derive(Default)]
struct Outcome {
    methods: usize,
    subroutines: usize,
    /// Types of phis that were compared with the class's stack maps.
    frame_slots: usize,
    failures: Vec<String>,
}

/// Compares the types of phis with the stack map frames that the compiler wrote: each must be at least as
/// precise. Gives how many there were, and one that is not.
fn compare_with_frames(func: &Function, code: &Code, types: &dyn Hierarchy) -> (usize, Option<String>) {
    let mut frame_at: BTreeMap<u32, &Frame> = BTreeMap::new();
    for (label, position) in code.label_positions().into_iter().enumerate() {
        if let (Some(frame), Some(at)) = (code.frames.get(&Label(label as u32)), position) {
            let next = code.insns().map(|(node, _)| node).find(|node| *node > at);
            frame_at.extend(next.map(|node| (node as u32, frame)));
        }
    }
    let mut compared = 0;
    for (block, data) in func.blocks.iter() {
        let Some(frame) = frame_at.get(&func.insts[data.insts[0]].origin) else { continue };
        for &param in func.block_params(block) {
            let ValueDef::Phi(_, slot) = func.values[param].def else { continue };
            let Some(declared) = frame_type(frame, slot) else { continue };
            compared += 1;
            let inferred = &func.values[param].ty;
            if !is_at_least(inferred, declared, types) {
                return (
                    compared,
                    Some(format!("{}: {param} in {block} is {inferred}, not {declared:?}", func.method)),
                );
            }
        }
    }
    (compared, None)
}

/// The type a frame gives a slot; a long or double takes two local variables.
fn frame_type(frame: &Frame, slot: Slot) -> Option<&VType> {
    match slot {
        Slot::Stack(depth) => frame.stack.get(usize::from(depth)),
        Slot::Local(local) => {
            let mut at = 0;
            frame.locals.iter().find(|ty| {
                let here = at == local;
                at += if matches!(ty, VType::Long | VType::Double) { 2 } else { 1 };
                here
            })
        }
    }
}

fn is_at_least(inferred: &Type, declared: &VType, types: &dyn Hierarchy) -> bool {
    match (declared, inferred) {
        (VType::Int, Type::Int)
        | (VType::Long, Type::Long)
        | (VType::Float, Type::Float)
        | (VType::Double, Type::Double)
        | (VType::Null | VType::Object(_), Type::Ref(None)) => true,
        (VType::Object(sup), Type::Ref(Some(sub))) => {
            // The JVM's verifier takes any reference for an interface, and so do compilers.
            types.is_interface(sup.trim_start_matches('[').trim_start_matches('L').trim_end_matches(';'))
                != Some(false)
                || mantis_ir::types::is_subclass(sub, sup, types)
        }
        _ => false,
    }
}

fn round_trip(classes: Vec<Vec<u8>>, types: &dyn Hierarchy) -> Outcome {
    let one = |bytes: &Vec<u8>| {
        let mut outcome = Outcome::default();
        let class = ClassFile::parse(bytes).unwrap();
        for method in &class.methods {
            match build(&class, method, types) {
                Ok(None) => continue,
                Ok(Some(func)) => {
                    let code = Code::decode(&class, method).unwrap().unwrap();
                    let (compared, wrong) = compare_with_frames(&func, &code, types);
                    outcome.frame_slots += compared;
                    outcome.failures.extend(check(&func).or(wrong));
                }
                Err(BuildError::Cfg(CfgError::Subroutine(_))) => outcome.subroutines += 1,
                Err(e) => outcome.failures.push(format!("{}: {e}", class.method_ref(method))),
            }
            outcome.methods += 1;
        }
        outcome
    };
    classes.par_iter().map(one).reduce(Outcome::default, |mut a, b| {
        a.methods += b.methods;
        a.subroutines += b.subroutines;
        a.frame_slots += b.frame_slots;
        a.failures.extend(b.failures);
        a
    })
}

/// Every `step`-th class of `java.base`.
fn java_base(step: usize) -> Outcome {
    let home = jdk_home(17);
    let jdk = Jdk::open(&home).unwrap();
    let base = |name: &str| {
        let package = name.rsplit_once('/').map_or("", |(package, _)| package);
        jdk.module_of(package).is_some_and(|module| &**module == "java.base")
    };
    let classes =
        jdk.classes().filter(|(name, _)| base(name)).step_by(step).map(|(_, bytes)| bytes).collect();
    round_trip(classes, &class_path(&[], &home))
}

#[test]
fn a_sample_of_java_base_goes_to_ir_and_back_to_text() {
    let outcome = java_base(40);
    assert_eq!(outcome.failures, [] as [String; 0]);
    assert!(outcome.methods > 1000, "{} methods", outcome.methods);
    assert!(outcome.frame_slots > 500, "{} slots of frames", outcome.frame_slots);
    assert_eq!(outcome.subroutines, 0);
}

#[test]
#[ignore = "a minute of work; run with --ignored"]
fn all_of_java_base_goes_to_ir_and_back_to_text() {
    let outcome = java_base(1);
    assert_eq!(outcome.failures, [] as [String; 0]);
    assert!(outcome.methods > 50_000, "{} methods", outcome.methods);
}

/// Jars of Maven Central from several compilers, with SHA-256.
const JARS: [(&str, &str); 6] = [
    ("com.google.guava:guava:33.4.0-jre", "b918c98a7e44dbe94ebd9fe3e40cddaadb5a93e6a78eb6008b42df237241e538"),
    ("org.clojure:clojure:1.12.0", "c45333006441a059ea9fdb1341fc6c1f40b921a10dccd82665311e48a0384763"),
    (
        "org.scala-lang:scala-library:2.13.16",
        "1ebb2b6f9e4eb4022497c19b1e1e825019c08514f962aaac197145f88ed730f1",
    ),
    (
        "org.jetbrains.kotlin:kotlin-stdlib:2.1.20",
        "1bcc74e8ce84e2c25eaafde10f1248349cce3062b6e36978cbeec610db1e930a",
    ),
    ("org.eclipse.jdt:ecj:3.41.0", "47bda183cd94a8bdb704f5b35690224f75b7d2fb563c8b8f9bbcfab987c3029b"),
    ("dom4j:dom4j:1.1", "50bd5c21b5fbd27b8bbb5f8050544b53f49a4480fd347ce9c46d55c706015156"),
];

/// Fetches a jar with Maven and checks that it is the one meant.
fn fetch(artifact: &str, sha256: &str, into: &Path) -> PathBuf {
    let [_, name, version] = artifact.split(':').collect::<Vec<_>>()[..] else { panic!("{artifact}") };
    let output = Command::new("mvn")
        .args(["-q", "-B", "dependency:copy", &format!("-Dartifact={artifact}")])
        .arg(format!("-DoutputDirectory={}", into.display()))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    let jar = into.join(format!("{name}-{version}.jar"));
    let digest = <sha2::Sha256 as sha2::Digest>::digest(std::fs::read(&jar).unwrap());
    let hex: String = digest.iter().map(|b| format!("{b:02x}")).collect();
    assert_eq!(hex, sha256, "{artifact}");
    jar
}

#[test]
#[ignore = "needs Maven and the network; run with --ignored"]
fn jars_of_several_compilers_go_to_ir_and_back_to_text() {
    let folder = tempfile::tempdir().unwrap();
    let home = jdk_home(17);
    let mut subroutines = 0;
    for (artifact, sha256) in JARS {
        let jar = fetch(artifact, sha256, folder.path());
        let place = Place::open(&jar).unwrap();
        let classes = place.classes().iter().map(|e| place.read(&e.entry).unwrap().unwrap()).collect();
        let outcome = round_trip(classes, &class_path(&[jar], &home));
        assert_eq!(outcome.failures, [] as [String; 0], "{artifact}");
        assert!(outcome.methods > 1000, "{artifact}: {} methods", outcome.methods);
        subroutines += outcome.subroutines;
    }
    // dom4j was compiled for Java 1.4 and has two methods with `jsr`.
    assert_eq!(subroutines, 2);
}
