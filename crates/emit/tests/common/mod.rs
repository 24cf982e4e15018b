//! Programs to emit, and real JVMs to run them in.
#![allow(dead_code)]

pub mod closure;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use cranelift_entity::EntitySet;
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jdk::{self, Jdk};
use mantis_classfile::names::{MethodRef, Name};
use mantis_emit::{Emitted, Probe};
use mantis_feature::{Criterion, EdgeRef, Feature, Scheme};
use mantis_ir::{Function, Op, Type};
use mantis_slice::{MethodSlice, Slice};

/// Java homes with their versions, oldest first.
pub fn homes() -> Vec<(u32, PathBuf)> {
    let mut homes: Vec<(u32, PathBuf)> = jdk::installed()
        .into_iter()
        .filter(|home| mantis_javac::compiles(home))
        .filter_map(|home| Some((jdk::feature_release(&home)?, home)))
        .collect();
    homes.sort();
    homes.dedup_by_key(|h| h.0);
    assert!(!homes.is_empty(), "these tests need a JDK with a compiler");
    homes
}

pub fn run(command: &mut Command) -> String {
    let output = command.output().expect("the command starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{command:?}\n{text}\n{}", String::from_utf8_lossy(&output.stderr));
    text
}

pub fn compile(home: &Path, release: u32, out: &Path, sources: &[PathBuf]) {
    let options = ["-g:source,lines", "--release", &release.to_string()];
    mantis_javac::javac(home, options, sources, out).expect("the sources compile");
}

/// Compiles the driver for Java 17.
pub fn driver(home: &Path, out: &Path) {
    let java = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java");
    let mut sources = vec![java.join("Driver.java")];
    for class in ["Cold", "Entry", "Guard", "Stop"] {
        sources.push(java.join(format!("mantis/predictor/{class}.java")));
    }
    // The real ones of what needs nothing of the predictor but the guard.
    for class in [
        "Console",
        "Defaults",
        "Handlers",
        "Loggers",
        "Loops",
        "Perforation",
        "PlainFile",
        "Sizes",
        "ThreadSums",
        "Splitter",
    ] {
        let file = format!("../../java/src/mantis/predictor/{class}.java");
        sources.push(Path::new(env!("CARGO_MANIFEST_DIR")).join(file));
    }
    compile(home, 11, out, &sources);
}

/// Files with the extension in a directory, sorted.
pub fn files(dir: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = fs::read_dir(dir)
        .expect("the directory")
        .map(|e| e.expect("an entry").path())
        .filter(|p| p.extension().is_some_and(|e| e == extension))
        .collect();
    found.sort();
    found
}

/// The sets of arguments that the first line of a torture program gives.
pub fn arguments(source: &Path) -> Vec<Vec<String>> {
    let text = fs::read_to_string(source).expect("a source");
    let line = text.lines().next().and_then(|l| l.strip_prefix("// args:")).unwrap_or("");
    line.split('|').map(|set| set.split_whitespace().map(str::to_owned).collect()).collect()
}

/// A compiled program: the classes of a class path that are its main class or nested in it.
pub struct Program {
    pub path: Arc<ClassPath>,
    pub main: MethodRef,
}

impl Program {
    pub fn open(path: &Arc<ClassPath>, main: &str) -> Program {
        let main =
            MethodRef { class: main.into(), name: "main".into(), desc: "([Ljava/lang/String;)V".into() };
        Program { path: path.clone(), main }
    }

    fn classes(&self) -> Vec<Name> {
        let nested = format!("{}$", self.main.class);
        let own = |n: &Name| *n == self.main.class || n.starts_with(&nested);
        self.path.program_classes().into_iter().filter(own).collect()
    }

    /// The bodies of all methods.
    pub fn bodies(&self) -> Vec<Arc<Function>> {
        let mut bodies = Vec::new();
        for name in self.classes() {
            let class = self.path.load(&name).expect("a class");
            for method in &class.methods {
                match mantis_ir::build::build(&class, method, &*self.path) {
                    Ok(Some(body)) => bodies.push(Arc::new(body)),
                    Ok(None) => {}
                    Err(error) => panic!("{}: {error}", class.method_ref(method)),
                }
            }
        }
        bodies
    }

    /// A slice with these methods, and every class and field.
    pub fn slice(&self, methods: impl IntoIterator<Item = MethodSlice>) -> Slice {
        let mut slice = Slice::default();
        for name in self.classes() {
            let class = self.path.load(&name).expect("a class");
            slice.fields.extend(class.fields.iter().map(|f| class.field_ref(f)));
            slice.stubs.extend(class.methods.iter().map(|m| class.method_ref(m)));
            slice.classes.insert(name);
        }
        for method in methods {
            slice.stubs.remove(&method.function.method);
            slice.methods.insert(method.function.method.clone(), method);
        }
        slice
    }
}

/// Everything of a method.
pub fn whole(body: &Arc<Function>) -> MethodSlice {
    let mut keep = EntitySet::new();
    for inst in body.insts.keys() {
        keep.insert(inst);
    }
    MethodSlice { keep, result_needed: true, ..MethodSlice::empty(body.clone()) }
}

pub fn feature(method: &MethodRef, scheme: Scheme, criterion: Criterion) -> Feature {
    let (class, name, desc) = (method.class.clone(), method.name.clone(), method.desc.clone());
    let title = format!("{method} {criterion:?}");
    Feature { scheme, class, method: name, desc, criterion, line: 0, name: title }
}

/// Compiled sources, each a program of its own, and what runs them.
pub struct Lab {
    pub homes: Vec<(u32, PathBuf)>,
    pub work: tempfile::TempDir,
    pub driver: PathBuf,
    pub classes: PathBuf,
    pub programs: Vec<(PathBuf, Program)>,
}

impl Lab {
    /// Compiles all sources for a Java release; `None` when no JDK here knows it.
    pub fn new(sources: &[PathBuf], release: u32) -> Option<Lab> {
        let homes: Vec<_> = homes().into_iter().filter(|(version, _)| *version >= release).collect();
        let (_, oldest) = homes.first()?;
        let work = tempfile::tempdir().expect("a directory");
        let (driver_dir, classes) = (work.path().join("driver"), work.path().join("original"));
        driver(oldest, &driver_dir);
        compile(oldest, release, &classes, sources);
        let jdk = Arc::new(Jdk::open(oldest).expect("the JDK's classes"));
        let path =
            Arc::new(ClassPath::open(std::slice::from_ref(&classes), Some(jdk)).expect("a class path"));
        let programs = sources
            .iter()
            .map(|source| {
                let main = source.file_stem().expect("a name").to_string_lossy().into_owned();
                (source.clone(), Program::open(&path, &main))
            })
            .collect();
        Some(Lab { homes, work, driver: driver_dir, classes, programs })
    }

    /// Runs all cases on a JDK.
    pub fn drive(&self, version: u32, home: &Path, cases: &[Case]) -> Vec<Ran> {
        drive(home, &self.driver, &self.work.path().join(format!("{version}.list")), cases)
    }
}

/// The torture programs.
pub fn torture(folder: &str) -> Vec<PathBuf> {
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps").join(folder), "java")
}

/// A probe wherever one can be: entries, both ways of branches, stored numbers, new arrays.
pub fn all_probes(bodies: &[Arc<Function>]) -> Vec<Probe> {
    let mut features = Vec::new();
    for body in bodies {
        features.push(feature(&body.method, Scheme::Calls, Criterion::Entry));
        for (inst, data) in &body.insts {
            let origin = data.origin;
            match &data.op {
                Op::If(_) | Op::Switch(_) | Op::Goto => {
                    let block = data.block;
                    let normal = mantis_ir::EdgeKind::Normal(0);
                    let count = body.blocks[block]
                        .succs
                        .iter()
                        .filter(|e| std::mem::discriminant(&e.kind) == std::mem::discriminant(&normal))
                        .count();
                    for successor in 0..count as u32 {
                        let edges = Criterion::Edges(vec![EdgeRef { origin, successor }]);
                        features.push(feature(&body.method, Scheme::Branch { successor }, edges));
                    }
                }
                Op::Copy { store: Some(_), .. } | Op::PutField(_) | Op::PutStatic(_) | Op::ArrayStore(_) => {
                    let value = body.args(inst).last().expect("a store has an operand");
                    if !matches!(
                        body.values[*value].ty,
                        Type::Ref(_) | Type::Uninit(..) | Type::UninitThis | Type::Top
                    ) {
                        features.push(feature(&body.method, Scheme::ValueSum, Criterion::Stored(origin)));
                        features.push(feature(&body.method, Scheme::ValueAverage, Criterion::Stored(origin)));
                    }
                }
                Op::NewArray(_) | Op::MultiNewArray(_, 2) => {
                    features.push(feature(&body.method, Scheme::ArrayBytes, Criterion::Array(origin)));
                }
                Op::Iinc(..) => {
                    features.push(feature(&body.method, Scheme::ValueAverage, Criterion::Stored(origin)));
                }
                _ => {}
            }
        }
    }
    (0..).zip(features).map(|(slot, feature)| Probe { slot, feature }).collect()
}

/// Writes the classes below a directory.
pub fn write(emitted: &Emitted, dir: &Path) {
    for (name, bytes) in &emitted.classes {
        let path = dir.join(format!("{name}.class"));
        fs::create_dir_all(path.parent().expect("a parent")).expect("a directory");
        fs::write(path, bytes).expect("a class");
    }
}

/// One run of a program.
#[derive(Clone, Debug)]
pub struct Case {
    pub mode: &'static str,
    pub dir: PathBuf,
    pub class: Name,
    pub slots: u32,
    pub args: Vec<String>,
}

/// How a run ended, what it printed, its slots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ran {
    pub outcome: String,
    pub printed: String,
    pub slots: String,
}

/// Runs all cases in one JVM with every class verified.
pub fn drive(home: &Path, driver: &Path, list: &Path, cases: &[Case]) -> Vec<Ran> {
    let line = |c: &Case| {
        let mut fields = vec![
            c.mode.to_owned(),
            c.dir.display().to_string(),
            c.class.replace('/', "."),
            c.slots.to_string(),
        ];
        fields.extend(c.args.iter().cloned());
        fields.join("\t")
    };
    let text: Vec<String> = cases.iter().map(line).collect();
    fs::write(list, text.join("\n")).expect("the list of cases");
    let output = Command::new(home.join("bin/java"))
        .arg("-Xverify:all")
        .args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp"])
        .arg(driver)
        .arg("Driver")
        .arg(list)
        // Some programs write files where they are.
        .current_dir(list.parent().expect("a folder"))
        .output()
        .expect("java starts");
    let text = String::from_utf8_lossy(&output.stdout);
    let ran: Vec<Ran> = text
        .lines()
        .map(|line| {
            let mut fields = line.splitn(3, '\t').map(str::to_owned);
            let mut next = || fields.next().unwrap_or_default();
            Ran { outcome: next(), printed: next(), slots: next() }
        })
        .collect();
    if let Some(case) = ran.iter().position(|r| r.outcome == "hangs") {
        panic!("{:?} does not end", cases[case]);
    }
    assert_eq!(ran.len(), cases.len(), "{}", String::from_utf8_lossy(&output.stderr));
    ran
}
