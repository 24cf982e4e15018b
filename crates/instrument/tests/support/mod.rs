//! Compiles Java, instruments it, runs it on every installed JDK, and counts the naive way for comparison.

#![allow(dead_code)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::descriptor;
use mantis_classfile::insn::Insn;
use mantis_classfile::jdk;
use mantis_classfile::opcode::{FieldOp, InvokeOp, LocalOp, SimpleOp};
use mantis_instrument::{Layout, Options, Profile, Raw, Sum, decode, instrument};
use mantis_javac::javac;

/// Installed JDKs that can run everything here.
pub fn jdks() -> Vec<PathBuf> {
    let mut homes: BTreeMap<u32, PathBuf> = BTreeMap::new();
    for home in jdk::installed() {
        if let Some(release) = jdk::feature_release(&home).filter(|r| *r >= 17) {
            homes.entry(release).or_insert(home);
        }
    }
    assert!(!homes.is_empty(), "these tests need a JDK, 17 or later");
    homes.into_values().collect()
}

pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

pub fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"))
}

/// Classes below a folder, in the order of their paths.
pub fn classes(folder: &Path) -> Vec<ClassFile> {
    let mut paths = Vec::new();
    let mut work = vec![folder.to_owned()];
    while let Some(dir) = work.pop() {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|e| e == "class") {
                paths.push(path);
            }
        }
    }
    paths.sort();
    paths.iter().map(|p| ClassFile::parse(&std::fs::read(p).unwrap()).unwrap()).collect()
}

pub fn write_class(folder: &Path, name: &str, bytes: &[u8]) {
    let path = folder.join(format!("{name}.class"));
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, bytes).unwrap();
}

/// Runs a class with the strictest verification.
pub fn java(home: &Path, folder: &Path, options: &[String], main: &str, args: &[&str]) -> Output {
    let mut command = Command::new(home.join("bin/java"));
    command.args([
        "-Xverify:all",
        "-XX:+IgnoreUnrecognizedVMOptions",
        "-XX:TieredStopAtLevel=1",
        "-Xshare:auto",
    ]);
    command.args(options).arg("-cp").arg(folder).arg(main).args(args).current_dir(folder);
    command.stdin(std::process::Stdio::null());
    run(&mut command)
}

/// What one instruction did, as the naive instrumentation sees it.
pub struct Naive {
    /// Executions by method name and node.
    pub executed: BTreeMap<String, Vec<u64>>,
    /// Sums by method name and node.
    pub sums: BTreeMap<(String, u32), Sum>,
}

/// Naively instrumented classes: a counter before every instruction, a sum at every primitive store.
pub struct NaiveClasses {
    methods: Vec<(String, Vec<Option<u32>>)>,
    hits: u32,
    sums: Vec<(String, u32, bool)>,
}

impl NaiveClasses {
    pub fn write(classes: &[ClassFile], folder: &Path) -> NaiveClasses {
        let mut naive = NaiveClasses { methods: Vec::new(), hits: 0, sums: Vec::new() };
        for class in classes {
            let mut out = class.clone();
            for (index, method) in class.methods.iter().enumerate() {
                if let Some(mut code) = Code::decode(class, method).unwrap() {
                    let name = class.method_ref(method).to_string();
                    naive.rewrite(&mut out, &name, &mut code);
                    let params = descriptor::param_slots(method.access, method.desc()).unwrap();
                    let locals = code.max_locals;
                    code.compute_max(&out.pool, params).unwrap();
                    code.max_locals = code.max_locals.max(locals);
                    out.set_code(index, &code).unwrap();
                }
            }
            write_class(folder, out.name(), &out.to_bytes());
        }
        naive
    }

    fn rewrite(&mut self, class: &mut ClassFile, name: &str, code: &mut Code) {
        let hit = class.pool.method_ref("Oracle", "hit", "(I)V").unwrap();
        let mut slots = vec![None; code.nodes.len()];
        let mut nodes = Vec::new();
        for (i, node) in std::mem::take(&mut code.nodes).into_iter().enumerate() {
            if let Node::Insn(insn) = &node {
                slots[i] = Some(self.hits);
                nodes.extend(push(class, self.hits));
                nodes.push(Node::Insn(Insn::Invoke { op: InvokeOp::Static, index: hit }));
                self.hits += 1;
                let (before, after) = self.sum(class, insn, name, i as u32);
                nodes.extend(before);
                nodes.push(node);
                nodes.extend(after);
            } else {
                nodes.push(node);
            }
        }
        code.nodes = nodes;
        self.methods.push((name.to_owned(), slots));
    }

    /// Probes before and after a store.
    fn sum(&mut self, class: &mut ClassFile, insn: &Insn, name: &str, node: u32) -> (Vec<Node>, Vec<Node>) {
        let (desc, load): (char, Option<(LocalOp, u16)>) = match insn {
            Insn::Iinc { index, .. } => ('I', Some((LocalOp::Iload, *index))),
            Insn::Local { op: LocalOp::Istore, index, .. } => ('I', Some((LocalOp::Iload, *index))),
            Insn::Local { op: LocalOp::Lstore, index, .. } => ('J', Some((LocalOp::Lload, *index))),
            Insn::Local { op: LocalOp::Fstore, index, .. } => ('F', Some((LocalOp::Fload, *index))),
            Insn::Local { op: LocalOp::Dstore, index, .. } => ('D', Some((LocalOp::Dload, *index))),
            Insn::Field { op: FieldOp::Putfield | FieldOp::Putstatic, index } => {
                match class.pool.field(*index).unwrap().desc.as_bytes()[0] {
                    b'L' | b'[' => return Default::default(),
                    d @ (b'J' | b'F' | b'D') => (d as char, None),
                    _ => ('I', None),
                }
            }
            Insn::Simple(SimpleOp::Iastore | SimpleOp::Bastore | SimpleOp::Castore | SimpleOp::Sastore) => {
                ('I', None)
            }
            Insn::Simple(SimpleOp::Lastore) => ('J', None),
            Insn::Simple(SimpleOp::Fastore) => ('F', None),
            Insn::Simple(SimpleOp::Dastore) => ('D', None),
            _ => return Default::default(),
        };
        let mut probe = match load {
            Some((op, index)) => vec![Node::Insn(Insn::local(op, index))],
            None if desc == 'I' || desc == 'F' => vec![Node::Insn(Insn::Simple(SimpleOp::Dup))],
            None => vec![Node::Insn(Insn::Simple(SimpleOp::Dup2))],
        };
        probe.extend(push(class, self.sums.len() as u32));
        let add = class.pool.method_ref("Oracle", "add", &format!("({desc}I)V")).unwrap();
        probe.push(Node::Insn(Insn::Invoke { op: InvokeOp::Static, index: add }));
        self.sums.push((name.to_owned(), node, desc == 'F' || desc == 'D'));
        if load.is_some() { (Vec::new(), probe) } else { (probe, Vec::new()) }
    }

    pub fn options(&self, file: &Path) -> Vec<String> {
        vec![
            format!("-Doracle.hits={}", self.hits),
            format!("-Doracle.sums={}", self.sums.len()),
            format!("-Doracle.file={}", file.display()),
        ]
    }

    pub fn read(&self, file: &Path) -> Naive {
        let text = std::fs::read_to_string(file).unwrap();
        let numbers: Vec<i64> = text.lines().map(|l| l.parse().unwrap()).collect();
        let counts = |slots: &Vec<Option<u32>>| {
            slots.iter().map(|s| s.map_or(0, |s| numbers[s as usize] as u64)).collect()
        };
        let executed = self.methods.iter().map(|(name, slots)| (name.clone(), counts(slots))).collect();
        let (integers, floats) = numbers[self.hits as usize..].split_at(self.sums.len());
        let sums = self.sums.iter().enumerate().map(|(i, (name, node, float))| {
            let sum =
                if *float { Sum::Float(f64::from_bits(floats[i] as u64)) } else { Sum::Integer(integers[i]) };
            ((name.clone(), *node), sum)
        });
        Naive { executed, sums: sums.collect() }
    }
}

fn push(class: &mut ClassFile, value: u32) -> Option<Node> {
    Some(Node::Insn(match Insn::push_int(value as i32) {
        Some(insn) => insn,
        None => Insn::ldc(class.pool.integer(value as i32).unwrap()),
    }))
}

/// A program in three forms: as it is, instrumented, and naively instrumented.
pub struct Program {
    dir: tempfile::TempDir,
    pub layout: Layout,
    naive: NaiveClasses,
}

impl Program {
    /// Of classes; `oracle` is a folder with the compiled `Oracle`.
    pub fn new(classes: &[ClassFile], oracle: &Path, threads: Option<bool>) -> Program {
        let dir = tempfile::tempdir().unwrap();
        let [plain, counted, naive] = ["plain", "counted", "naive"].map(|n| dir.path().join(n));
        for class in classes {
            write_class(&plain, class.name(), &class.to_bytes());
        }
        let (program, diagnostics) = instrument(classes, &Options { threads, ..Options::default() }).unwrap();
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        for (name, bytes) in program.classes.iter().chain(&program.added) {
            write_class(&counted, name, bytes);
        }
        std::fs::create_dir_all(&naive).unwrap();
        for entry in std::fs::read_dir(oracle).unwrap() {
            let path = entry.unwrap().path();
            std::fs::copy(&path, naive.join(path.file_name().unwrap())).unwrap();
        }
        let json = program.layout.to_json().unwrap();
        let layout = Layout::from_json(&json).unwrap();
        assert_eq!(layout, program.layout);
        let naive = NaiveClasses::write(classes, &naive);
        Program { dir, layout, naive }
    }

    /// Runs all three forms, requires the same behaviour and the same counts, and gives the profile.
    pub fn check(&self, home: &Path, main: &str, args: &[&str]) -> Profile {
        let (profile, naive, label) = self.run_all(home, main, args);
        assert_eq!(profile.diagnostics, [], "{label}");
        for (name, method) in profile.methods() {
            let name = name.to_string();
            assert!(method.counted, "{label}: {name}");
            assert_eq!(method.executed, naive.executed[&name], "{label}: executions in {name}");
            for (node, _, sum) in &method.stores {
                // The profile knows nothing of stores in unreachable code, which the naive one does not sum
                // either.
                let expected = naive.sums[&(name.clone(), *node)];
                let same = match (sum.unwrap(), expected) {
                    (Sum::Float(a), Sum::Float(b)) => a.to_bits() == b.to_bits(),
                    (Sum::Integer(a), Sum::Integer(b)) => a == b,
                    // A constant zero.
                    (Sum::Integer(a), Sum::Float(b)) => a as f64 == b,
                    _ => false,
                };
                assert!(same, "{label}: sum at {node} of {name}: {sum:?}, expected {expected:?}");
            }
        }
        profile
    }

    pub fn run_all(&self, home: &Path, main: &str, args: &[&str]) -> (Profile, Naive, String) {
        let label = format!("{main} {args:?} on {}", home.display());
        let path = |n: &str| self.dir.path().join(n);
        let (counts, hits) = (path("counts"), path("hits"));
        for file in [&counts, &hits] {
            // Left by the run before.
            let _ = std::fs::remove_file(file);
        }
        let plain = java(home, &path("plain"), &[], main, args);
        let counted =
            java(home, &path("counted"), &[format!("-Dmantis.counts={}", counts.display())], main, args);
        let naive = java(home, &path("naive"), &self.naive.options(&hits), main, args);
        let text = |o: &Output| (String::from_utf8_lossy(&o.stdout).into_owned(), o.status.code());
        let errors = String::from_utf8_lossy(&counted.stderr).into_owned();
        assert_eq!(text(&plain), text(&counted), "{label}: {errors}");
        assert_eq!(text(&plain), text(&naive), "{label}: {}", String::from_utf8_lossy(&naive.stderr));
        let dump = std::fs::read(&counts).unwrap_or_else(|e| panic!("{label}: {e}; {errors}"));
        let raw: Raw = decode(&dump, &self.layout).unwrap();
        (Profile::new(&raw, &self.layout), self.naive.read(&hits), label)
    }
}

/// Compiles the oracle into a folder of its own.
pub fn oracle(home: &Path) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    javac(home, ["-g", "--release", "8"], [folder("tests/java/Oracle.java")], dir.path()).unwrap();
    dir
}

/// Compiles Java files into a folder and reads the classes.
pub fn compile(home: &Path, options: &[&str], sources: &[PathBuf]) -> Vec<ClassFile> {
    let dir = tempfile::tempdir().unwrap();
    javac(home, ["-g"].iter().chain(options), sources, dir.path()).unwrap();
    classes(dir.path())
}
