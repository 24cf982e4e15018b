//! Torture programs: how their first lines say what they are run with, and how one of them is checked.
//!
//! ```java
//! // args: 3 x | 10 y | 25 z          arguments of each run
//! // file NAME: text                  a file in the working folder; \n, \\ and \x7f are escapes
//! // resource NAME: text              a file beside the classes
//! // env: NAME=value ...              environment variables
//! // flags: -Dname=value ...          flags of the JVM
//! // version: 46                       version of the class files, as an old compiler makes them
//! ```

#![allow(dead_code, reason = "each test and example uses a part")]

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use mantis_measure::{Event, Jvm, Program, Progress, RunSpec};
use mantis_pointsto::FACTS;
use mantis_slice::FINE;
use mantis_train::checking::{Outcome, Plan, Results, Selection, check};
use mantis_train::perturbed::{Change, changes};
use mantis_train::session::java_home;
use mantis_train::{Listener, Phases, Rule, Session, Step};

/// What every program finds on standard input.
const STDIN: &str = "one\ntwo words\n3\n";

/// A listener that says nothing.
pub struct Quiet;

impl Progress for Quiet {
    fn event(&self, _: Event) {}
}

impl Listener for Quiet {
    fn step(&self, _: Step, _: u32) {}
}

/// What the comments before a program say.
#[derive(Default)]
struct Header {
    args: Vec<Vec<String>>,
    files: Vec<(String, Vec<u8>)>,
    resources: Vec<(String, Vec<u8>)>,
    /// Classes that the program was compiled with and is not run with.
    without: Vec<String>,
    env: BTreeMap<String, String>,
    flags: Vec<String>,
    version: Option<u16>,
}

impl Header {
    fn read(source: &Path) -> Header {
        let text = std::fs::read_to_string(source).unwrap();
        let words = |s: &str| s.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let mut header = Header::default();
        for line in text.lines().map_while(|l| l.strip_prefix("// ")) {
            let (key, value) = line.split_once(':').expect("a comment before a program is `key: value`");
            let content = || unescape(value.strip_prefix(' ').unwrap_or(value));
            match key.split_once(' ') {
                None if key == "args" => header.args = value.split('|').map(words).collect(),
                None if key == "without" => header.without = words(value),
                None if key == "flags" => header.flags = words(value),
                None if key == "version" => header.version = Some(value.trim().parse().unwrap()),
                None if key == "env" => {
                    let pair = |w: String| w.split_once('=').map(|(k, v)| (k.to_owned(), v.to_owned()));
                    header.env = words(value).into_iter().filter_map(pair).collect();
                }
                Some(("file", name)) => header.files.push((name.to_owned(), content())),
                Some(("resource", name)) => header.resources.push((name.to_owned(), content())),
                _ => panic!("{}: what is `{key}`?", source.display()),
            }
        }
        assert!(!header.args.is_empty(), "{}: the first line gives arguments", source.display());
        header
    }
}

fn unescape(text: &str) -> Vec<u8> {
    let mut out = Vec::new();
    let mut bytes = text.bytes();
    while let Some(b) = bytes.next() {
        if b != b'\\' {
            out.push(b);
            continue;
        }
        match bytes.next() {
            Some(b'n') => out.push(b'\n'),
            Some(b'x') => {
                let digits = [bytes.next().unwrap(), bytes.next().unwrap()];
                out.push(u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap());
            }
            other => out.extend(other),
        }
    }
    out
}

/// A compiled and instrumented program and its runs.
pub struct Prepared {
    pub session: Session,
    pub runs: Vec<RunSpec>,
    _folder: tempfile::TempDir,
}

/// Compiles a program.
///
/// # Panics
/// When it does not compile.
pub fn prepare(source: &Path, jvm: &Jvm) -> Prepared {
    let name = source.file_stem().unwrap().to_str().unwrap();
    let header = Header::read(source);
    let folder = tempfile::tempdir().unwrap();
    let inside = |n: &str| folder.path().join(n);
    let classes = inside("classes");
    let packages = source.with_file_name("packages");
    let mut options = vec!["-g".as_ref(), "-sourcepath".as_ref(), packages.as_os_str()];
    if header.version.is_some() {
        options.extend(OLDEST.map(OsStr::new));
    }
    mantis_javac::javac(&java_home(jvm).unwrap(), options, [source], &classes)
        .unwrap_or_else(|said| panic!("{name} does not compile: {said}"));
    let stdin = inside("stdin.txt");
    std::fs::write(&stdin, STDIN).unwrap();
    for (name, content) in &header.files {
        std::fs::create_dir_all(inside(name).parent().unwrap()).unwrap();
        std::fs::write(inside(name), content).unwrap();
    }
    for (name, content) in &header.resources {
        let file = classes.join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, content).unwrap();
    }
    for name in &header.without {
        std::fs::remove_file(classes.join(format!("{name}.class"))).unwrap();
    }
    if let Some(version) = header.version {
        set_version(&classes, version);
    }
    let mut program = Program::class_path([&classes], name).unwrap();
    program.jvm_flags = header.flags;
    let session = Session::open(program, jvm.clone(), folder.path(), Phases::Apart).unwrap();
    let env = header.env;
    let run =
        |args| RunSpec { stdin: Some(stdin.clone()), env: env.clone(), ..RunSpec::new(args, folder.path()) };
    let runs: Vec<RunSpec> = header.args.into_iter().map(run).collect();
    Prepared { session, runs, _folder: folder }
}

/// What makes javac's class files as old as it can.
const OLDEST: [&str; 3] = ["--release", "8", "-Xlint:-options"];

/// Gives all classes of a folder a version; verification is by inference before 50.
fn set_version(classes: &Path, version: u16) {
    for file in std::fs::read_dir(classes).unwrap().map(|entry| entry.unwrap().path()) {
        let mut bytes = std::fs::read(&file).unwrap();
        bytes[6..8].copy_from_slice(&version.to_be_bytes());
        std::fs::write(&file, bytes).unwrap();
    }
}

/// How many features at once, besides each by itself.
pub const TOGETHER: usize = 5;

/// Checks every feature of a program that ran.
///
/// # Panics
/// When the program does not compile or cannot be run.
pub fn results(source: &Path, jvm: &Jvm, covered: bool) -> Results {
    results_within(source, jvm, covered, FACTS, TOGETHER)
}

/// The same for one feature of so many.
pub fn results_of_every(step: usize, source: &Path, jvm: &Jvm, covered: bool, facts: usize) -> Results {
    let prepared = prepare(source, jvm);
    results_of(prepared, covered, (facts, FINE), (Selection::Every(step), TOGETHER), false).0
}

/// The same with a budget of points-to facts, and as many features at once.
pub fn results_within(source: &Path, jvm: &Jvm, covered: bool, facts: usize, together: usize) -> Results {
    results_of(prepare(source, jvm), covered, (facts, FINE), (Selection::All, together), false).0
}

/// The same for a prepared program, and, if asked for, what changes under other JVMs.
///
/// # Panics
/// When it cannot be run.
pub fn results_of(
    mut prepared: Prepared,
    covered: bool,
    (facts, fine): (usize, u64),
    (selection, together): (Selection, usize),
    perturbed: bool,
) -> (Results, Vec<Change>) {
    (prepared.session.facts, prepared.session.fine) = (facts, fine);
    let Prepared { session, runs, .. } = &prepared;
    let plan = Plan { selection, covered, together: Some(together), rule: Rule::Strict };
    let cancel = AtomicBool::new(false);
    let results = check(session, runs, plan, &Quiet, &cancel).unwrap();
    let changes = match perturbed {
        true => changes(session, runs, &results, &Quiet, &cancel).unwrap(),
        false => Vec::new(),
    };
    (results, changes)
}

/// Whether an outcome is neither the counted value nor a refusal.
pub fn differs(outcome: &Outcome) -> bool {
    !matches!(outcome, Outcome::Equal | Outcome::Refused { .. })
}

/// The programs of a folder in `apps/`.
pub fn programs(folder: &str) -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../apps").join(folder);
    let mut sources: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    sources.retain(|s| s.extension().is_some_and(|e| e == "java"));
    sources.sort();
    sources
}
