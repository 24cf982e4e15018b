//! How much of a slice is needed: deletes each kept statement of some slices by itself, emits, runs and
//! compares.
//!
//! ```text
//! minimality [--features N] [PROGRAM.java ...]      default: 2 features of each of a dozen torture programs
//! ```
//!
//! A statement is needed if without it the value of the feature differs on some input, the slice fails or
//! hangs, or there is no valid class. What lies where its value was is the default of its type, as the
//! emitter does. Statements whose deletion changes no byte (constants that are the default) do not count.
//! What is kept needlessly is listed. `replaced` marks statements without which the classes have as many
//! instructions as before: something else is in their place, such as a first value of a variable or the call
//! of a superclass constructor, which the verifier wants, or a default or `pop`.

#![allow(clippy::print_stdout)]

#[path = "../tests/common/mod.rs"]
mod common;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use mantis_classfile::class::ClassFile;
use mantis_classfile::code::{Code, Node};
use mantis_classfile::names::MethodRef;
use mantis_emit::Emitted;
use mantis_feature::Feature;
use mantis_ir::{Inst, Op};
use mantis_measure::{Jvm, Row, RunSpec, Status};
use mantis_slice::Slice;
use mantis_train::candidates::Analysed;
use mantis_train::oracle::{Answer, batch_within};
use mantis_train::reflection::Followed;
use mantis_train::training::feature_bundle;

/// Programs that between them use most constructs.
const PROGRAMS: [&str; 12] = [
    "ArrayElements",
    "Bridges",
    "Callbacks",
    "DefaultMethods",
    "EnumSwitch",
    "ExceptionsAsControl",
    "Generics",
    "InnerCaptures",
    "Lambdas",
    "LinkedStructures",
    "NestedFinally",
    "StringSwitch",
];

/// Seconds after which a changed slice counts as hanging.
const LIMIT: u64 = 3;
/// Changed slices that share a JVM.
const BATCH: usize = 100;

fn main() {
    let mut wanted = 2;
    let mut sources: Vec<PathBuf> = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--features" => wanted = args.next().and_then(|n| n.parse().ok()).expect("a number"),
            _ => sources.push(PathBuf::from(arg)),
        }
    }
    if sources.is_empty() {
        let is_wanted = |s: &PathBuf| PROGRAMS.iter().any(|w| s.file_stem().is_some_and(|stem| stem == *w));
        sources = common::programs("torture").into_iter().filter(is_wanted).collect();
    }
    let jvm = Jvm::find(None).expect("a JVM");
    let mut sum = Found::default();
    for source in &sources {
        sum.add(program(source, &jvm, wanted));
    }
    let Found { needed, replaced, needless } = sum;
    let all = needed + needless.len();
    println!(
        "{} programs: {needed} of {all} kept statements are needed ({}); in the place of {replaced} of the others is another one",
        sources.len(),
        share(needed, all)
    );
}

/// What deleting statements gave.
#[derive(Default)]
struct Found {
    needed: usize,
    /// Those that are not, in words.
    needless: Vec<String>,
    /// How many of them something else replaces.
    replaced: usize,
}

impl Found {
    fn add(&mut self, other: Found) {
        self.needed += other.needed;
        self.needless.extend(other.needless);
        self.replaced += other.replaced;
    }
}

fn share(part: usize, whole: usize) -> String {
    format!("{:.1} %", 100.0 * part as f64 / whole.max(1) as f64)
}

/// Deletes statements of some slices of a program.
fn program(source: &Path, jvm: &Jvm, wanted: usize) -> Found {
    let prepared = common::prepare(source, jvm);
    let session = &prepared.session;
    let decoder = session.decoder();
    let cancel = AtomicBool::new(false);
    let store =
        mantis_train::session::count(session, &prepared.runs, &decoder, &common::Quiet, &cancel).unwrap();
    let rows: Vec<&Row> = store.rows.iter().filter(|r| r.status == Status::Ok).collect();
    let followed = Followed::new(&session.app, decoder.executed());
    let analysed = Analysed::new(&followed.app, &session.main, &followed.executed, true).unwrap();
    let varies = |j: usize| rows.iter().any(|r| r.features[j] != rows[0].features[j]);
    let varying: Vec<usize> = (0..store.features.len()).filter(|&j| varies(j)).collect();
    // Spread over the program rather than its first ones.
    let step = (varying.len() / (wanted + 1)).max(1);
    let (mut sum, mut sliced) = (Found::default(), 0);
    for &j in varying.iter().skip(step - 1).step_by(step) {
        let feature = &session.catalog.features[j];
        let Ok((slice, emitted)) = analysed.emit(&[feature]) else { continue };
        let run = Deletion {
            analysed: &analysed,
            prepared: &prepared,
            feature,
            values: &|i| rows[i].features[j],
            rows: &rows,
        };
        let found = run.all(&slice, &emitted);
        let all = found.needed + found.needless.len();
        println!("{}: {} of {all} needed ({})", feature.name, found.needed, share(found.needed, all));
        found.needless.iter().for_each(|line| println!("  {line}"));
        sum.add(found);
        sliced += 1;
        if sliced == wanted {
            break;
        }
    }
    sum
}

struct Deletion<'a> {
    analysed: &'a Analysed<'a>,
    prepared: &'a common::Prepared,
    feature: &'a Feature,
    values: &'a dyn Fn(usize) -> f64,
    rows: &'a [&'a Row],
}

impl Deletion<'_> {
    fn all(&self, slice: &Slice, emitted: &Emitted) -> Found {
        let mut found = Found::default();
        let mut variants: Vec<(String, Emitted)> = Vec::new();
        for (method, inst) in statements(slice) {
            let mut smaller = slice.clone();
            let kept = smaller.methods.get_mut(&method).expect("a kept method");
            kept.keep.remove(inst);
            match self.analysed.emit_slice(&smaller, &[self.feature]) {
                Err(_) => found.needed += 1,
                Ok(without) if without.classes == emitted.classes => {}
                Ok(without) => variants.push((describe(slice, &method, inst), without)),
            }
        }
        let whole = instructions(emitted);
        for chunk in variants.chunks(BATCH) {
            for ((text, without), same) in chunk.iter().zip(self.same(slice, chunk)) {
                if !same {
                    found.needed += 1;
                } else if instructions(without) < whole {
                    found.needless.push(text.clone());
                } else {
                    found.needless.push(format!("{text} (replaced)"));
                    found.replaced += 1;
                }
            }
        }
        found
    }

    /// Which changed slices still give the counted values.
    fn same(&self, slice: &Slice, variants: &[(String, Emitted)]) -> Vec<bool> {
        let session = &self.prepared.session;
        let jars: Vec<tempfile::NamedTempFile> = variants
            .iter()
            .map(|(_, emitted)| {
                let jar = tempfile::Builder::new().suffix(".jar").tempfile_in(&session.folder).unwrap();
                let bundle = feature_bundle(session, &[self.feature], slice, emitted).unwrap();
                std::fs::write(jar.path(), bundle.to_stored_bytes().unwrap()).unwrap();
                jar
            })
            .collect();
        let paths: Vec<&Path> = jars.iter().map(tempfile::NamedTempFile::path).collect();
        let inputs: Vec<&RunSpec> = self.rows.iter().map(|r| &r.input).collect();
        let flags = ["-Xverify:all".to_owned()];
        let cancel = AtomicBool::new(false);
        let answers =
            batch_within(LIMIT, &paths, &session.jvm, &inputs, &flags, &session.folder, &cancel).unwrap();
        answers.into_iter().map(|a| a.is_ok_and(|all| self.right(&all))).collect()
    }

    fn right(&self, answers: &[Answer]) -> bool {
        answers.iter().enumerate().all(|(i, answer)| {
            let value = answer.features.first().and_then(|f| f.value);
            answer.error.is_none() && value == Some((self.values)(i))
        })
    }
}

/// The kept statements that do something, in a fixed order.
fn statements(slice: &Slice) -> Vec<(MethodRef, Inst)> {
    let mut methods: Vec<&MethodRef> = slice.methods.keys().collect();
    methods.sort();
    let mut all = Vec::new();
    for method in methods {
        let kept = &slice.methods[method];
        let f = &kept.function;
        for (inst, data) in f.insts.iter().filter(|(inst, _)| kept.keep.contains(*inst)) {
            let moves_control = matches!(data.op, Op::Nop | Op::Pop | Op::Goto | Op::Fallthrough);
            let ends = data.op == Op::Return && (!kept.result_needed || f.args(inst).is_empty());
            if !moves_control && !ends {
                all.push((method.clone(), inst));
            }
        }
    }
    all
}

/// Instructions of all emitted methods, those that the emitter adds included.
fn instructions(emitted: &Emitted) -> usize {
    let of_class = |(_, bytes): &(_, Vec<u8>)| {
        let class = ClassFile::parse(bytes).expect("an emitted class");
        let of_method = |method| {
            let code = Code::decode(&class, method).expect("emitted code");
            code.map_or(0, |c| c.nodes.iter().filter(|n| matches!(n, Node::Insn(_))).count())
        };
        class.methods.iter().map(of_method).sum::<usize>()
    };
    emitted.classes.iter().map(of_class).sum()
}

fn describe(slice: &Slice, method: &MethodRef, inst: Inst) -> String {
    let data = &slice.methods[method].function.insts[inst];
    format!("{}.{}:{} {:?}", method.class, method.name, data.line, data.op)
}
