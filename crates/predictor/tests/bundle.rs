//! A bundle is written, read back and run by real JVMs; its predictions are those of the model in Rust.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Arc;

use cranelift_entity::EntitySet;
use mantis_classfile::hierarchy::ClassPath;
use mantis_classfile::jdk::{self, Jdk};
use mantis_classfile::names::MethodRef;
use mantis_emit::{Options, Probe, emit, runs_again};
use mantis_feature::{Criterion, EdgeRef, Feature, Scheme};
use mantis_ir::{Function, Op};
use mantis_model::{Dataset, FitOptions, Method, Transform};
use mantis_predictor::{
    Beyond, Bundle, BundleError, Description, FORMAT, FeatureInfo, Point, Price, Provenance, SliceInfo,
    Target, ValueKind,
};
use mantis_slice::{MethodSlice, Slice};
use rustc_hash::FxHashSet;
use serde_json::Value;

struct Lab {
    work: tempfile::TempDir,
    homes: Vec<PathBuf>,
    bundle: Bundle,
}

fn homes() -> Vec<PathBuf> {
    let homes: Vec<PathBuf> =
        jdk::installed().into_iter().filter(|home| mantis_javac::compiles(home)).collect();
    assert!(!homes.is_empty(), "these tests need a JDK with a compiler");
    homes
}

/// Everything of a method; code behind `what.equals("cold")` counts as never reached.
fn whole(body: Arc<Function>) -> MethodSlice {
    let mut keep = EntitySet::new();
    let mut cold = FxHashSet::default();
    for (inst, data) in &body.insts {
        keep.insert(inst);
        if data.op == Op::Const(mantis_ir::Const::Int(5)) {
            cold.insert(data.block);
        }
    }
    MethodSlice { keep, result_needed: true, cold, ..MethodSlice::empty(body) }
}

fn features(main: &Function) -> Vec<Feature> {
    let feature = |scheme, criterion, name: &str| Feature {
        scheme,
        class: main.method.class.clone(),
        method: main.method.name.clone(),
        desc: main.method.desc.clone(),
        criterion,
        line: 0,
        name: name.to_owned(),
    };
    let origin = |wanted: &dyn Fn(&Op) -> bool| {
        main.insts.values().find(|i| wanted(&i.op)).expect("such a statement").origin
    };
    let put = |name: &'static str| move |op: &Op| matches!(op, Op::PutStatic(f) if &*f.name == name);
    let entered = EdgeRef { origin: origin(&|op| matches!(op, Op::If(_))), successor: 1 };
    vec![
        feature(Scheme::Loop, Criterion::Edges(vec![entered]), "Work.java:13 loop\titerations"),
        feature(Scheme::ValueSum, Criterion::Stored(origin(&put("weight"))), "Work.java:14 weight"),
        feature(
            Scheme::ValueAverage,
            Criterion::Stored(origin(&put("weight"))),
            "Work.java:14 weight, average",
        ),
        feature(Scheme::Calls, Criterion::Entry, "main"),
        feature(Scheme::ValueSum, Criterion::Stored(origin(&put("runs"))), "Work.java:10 runs"),
    ]
}

fn value(n: u32, feature: usize) -> f64 {
    let n = f64::from(n);
    let mut weight = 0.0;
    let mut sum = 0.0;
    for i in 0..n as u32 {
        weight += f64::from(i) / 2.0;
        sum += weight;
    }
    [n, sum, sum / n, 1.0, 1.0][feature]
}

fn lab() -> Lab {
    lab_with(false)
}

fn lab_with(past_cold: bool) -> Lab {
    let homes = homes();
    let work = tempfile::tempdir().expect("a directory");
    let classes = work.path().join("classes");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/Work.java");
    let options = ["-g:source,lines", "--release", "11"];
    mantis_javac::javac(&homes[0], options, [source], &classes).expect("the source compiles");
    let jdk = Arc::new(Jdk::open(&homes[0]).expect("the JDK's classes"));
    let path = ClassPath::open(&[classes], Some(jdk)).expect("a class path");
    let bundle = bundle(&path, past_cold);
    Lab { work, homes, bundle }
}

fn bundle(path: &ClassPath, past_cold: bool) -> Bundle {
    let class = path.load(&"Work".into()).expect("the class");
    let mut slice = Slice::default();
    slice.fields.extend(class.fields.iter().map(|f| class.field_ref(f)));
    let mut main = None;
    for method in &class.methods {
        let body = mantis_ir::build::build(&class, method, path).expect("IR").map(Arc::new).expect("code");
        if &*body.method.name == "main" {
            main = Some(body.clone());
        }
        slice.methods.insert(body.method.clone(), whole(body));
    }
    let main = main.expect("main");
    let features = features(&main);
    let probes: Vec<Probe> =
        (0..).zip(&features).map(|(slot, f)| Probe { slot, feature: f.clone() }).collect();
    let method: MethodRef = main.method.clone();
    let emitted = emit(
        path,
        path,
        &slice,
        &probes,
        &Options { main: method, sampled: false, perforated: Vec::new(), past_cold },
    )
    .expect("an emitted program");
    let again = runs_again(&emitted.classes, &emitted.entry).expect("classes that run again");
    let infos: Vec<FeatureInfo> = probes
        .iter()
        .zip(&emitted.slots.kinds)
        .map(|(p, &kind)| FeatureInfo {
            name: p.feature.name.clone(),
            slices: vec![0],
            feature: p.feature.clone(),
            slot: p.slot,
            kind: ValueKind::Slot(kind),
        })
        .collect();
    Bundle {
        description: Description {
            format: FORMAT,
            program: "work".to_owned(),
            main_class: "Work".to_owned(),
            jvm_flags: Vec::new(),
            all_compilers: false,
            points: vec![Point {
                targets: vec![
                    target("bytecodes", &infos, |n| 40.0 + 12.0 * n),
                    target("time", &infos, |n| 9.0 * n * n),
                    with_every_transform(target("bytes", &infos, |n| 70.0 * n)),
                ],
                features: infos,
                slices: vec![SliceInfo {
                    entry: emitted.entry.replace('/', "."),
                    slots: emitted.slots.count,
                    threads: emitted.threads,
                    classes: emitted.classes.len(),
                    instructions: emitted.instructions,
                    ..SliceInfo::default()
                }],
                price: Price::default(),
                error: None,
            }],
            knee: 0,
            beyond: None,
            provenance: Provenance::default(),
        },
        again: BTreeMap::from([(0, again)]),
        code: vec![emitted.classes],
        resources: vec![("a/resource.txt".to_owned(), b"text".to_vec())],
    }
}

fn target(name: &str, infos: &[FeatureInfo], cost: impl Fn(f64) -> f64) -> Target {
    let target = any_target(name, infos, cost);
    assert!(!target.model.features.is_empty(), "{}", target.formula);
    target
}

fn any_target(name: &str, infos: &[FeatureInfo], cost: impl Fn(f64) -> f64) -> Target {
    let rows: Vec<u32> = (5..60).collect();
    let wobble = |n: u32| 1.0 + f64::from(n * 7 % 11) / 400.0;
    let data = Dataset {
        names: infos.iter().map(|i| i.feature.name.clone()).collect(),
        columns: (0..infos.len()).map(|f| rows.iter().map(|&n| value(n, f)).collect()).collect(),
        y: rows.iter().map(|&n| cost(f64::from(n)) * wobble(n)).collect(),
        ..Dataset::default()
    };
    let model = mantis_model::fit(Method::Best, &data, &FitOptions::default()).expect("a model").model;
    let unit = if name == "time" { "ns" } else { name };
    let (inputs, formula) = (model.columns(), model.formula());
    let name = name.to_owned();
    Target {
        estimated: name == "bytes",
        name,
        unit: unit.to_owned(),
        inputs,
        formula,
        model,
        error: None,
        tail: None,
        learning: None,
    }
}

/// Whatever a term may be made of, some at unusual values.
fn with_every_transform(mut target: Target) -> Target {
    let powers = [Transform::Power(137), Transform::Power(-64)];
    if let Some(term) = target.model.terms.last_mut() {
        term.coef = 1e-6;
        term.factors.extend(Transform::ALL.into_iter().chain(powers).map(|t| (0, t)));
    }
    // Nothing is known of how certain that is.
    target.model.interval.inverse.iter_mut().flatten().for_each(|x| *x = 0.0);
    target
}

impl Lab {
    fn jar(&self) -> PathBuf {
        let path = self.work.path().join("work.predictor.jar");
        self.bundle.write(&path).expect("the jar");
        path
    }

    fn run(&self, home: &Path, jar: &Path, args: &[&str]) -> Output {
        Command::new(home.join("bin/java"))
            .args(["-Xverify:all", "-jar"])
            .arg(jar)
            .args(args)
            .output()
            .expect("java starts")
    }

    fn json(&self, home: &Path, jar: &Path, args: &[&str]) -> Value {
        let output = self.run(home, jar, &[&["--json", "--"], args].concat());
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"))
    }
}

fn close(a: &Value, b: f64) -> bool {
    a.as_f64().is_some_and(|a| (a - b).abs() <= 1e-9 * b.abs().max(1.0))
}

fn warnings(answer: &Value) -> Vec<&str> {
    answer["warnings"].as_array().expect("warnings").iter().filter_map(Value::as_str).collect()
}

#[test]
fn predictions_are_those_of_the_model() {
    let lab = lab();
    let jar = lab.jar();
    for home in &lab.homes {
        for n in [6, 31, 200] {
            let answer = lab.json(home, &jar, &[&n.to_string()]);
            for (f, feature) in answer["features"].as_array().expect("features").iter().enumerate() {
                let wanted = match f {
                    // `runs` is stored again, at the end of act.
                    4 => 1.0,
                    _ => value(n, f),
                };
                assert!(close(&feature["value"], wanted), "{feature} instead of {wanted}");
            }
            for (i, target) in lab.bundle.description.chosen().targets.iter().enumerate() {
                let values: Vec<f64> = target.inputs.iter().map(|&f| value(n, f)).collect();
                let wanted = target.model.predict(&values);
                let given = &answer["predictions"][i];
                assert_eq!(given["target"], target.name);
                for (key, wanted) in [
                    ("value", wanted.value),
                    ("lower", wanted.lower),
                    ("upper", wanted.upper),
                    ("level", wanted.level),
                ] {
                    assert!(close(&given[key], wanted), "{key} of {given} instead of {wanted}");
                }
                let outside = wanted.extrapolating || !wanted.out_of_range.is_empty();
                assert_eq!(given["extrapolating"], outside, "{n}");
                // As one of the targets says of itself.
                assert_eq!(given.get("estimated").is_some(), given["target"] == "bytes", "{given}");
                assert_eq!(!warnings(&answer).is_empty(), n == 200, "{answer}");
            }
        }
    }
}

#[test]
fn what_the_program_does_is_not_done() {
    let lab = lab();
    let jar = lab.jar();
    let victim = lab.work.path().join("victim");
    fs::write(&victim, "still here").expect("a file");
    let victim_name = victim.display().to_string();
    let input = lab.work.path().join("input");
    fs::write(&input, "A").expect("a file");
    let input_name = input.display().to_string();
    for home in &lab.homes {
        let plain = lab.run(home, &jar, &["30"]);
        let text = String::from_utf8_lossy(&plain.stdout).into_owned();
        assert!(text.contains("bytecodes: ") && !text.contains("own output"), "{text}");

        let deleted = lab.json(home, &jar, &["30", "delete", &victim_name]);
        assert!(warnings(&deleted)[0].contains("java.io.File.delete"), "{deleted}");
        assert!(victim.exists());

        assert_eq!(warnings(&lab.json(home, &jar, &["30", "exit"])), [""; 0]);
        let thrown = lab.json(home, &jar, &["30", "throw"]);
        assert!(warnings(&thrown)[0].contains("as the program would"), "{thrown}");
        let cold = lab.json(home, &jar, &["30", "cold"]);
        assert!(warnings(&cold)[0].contains("Work.java:43"), "{cold}");
        assert_eq!(warnings(&lab.json(home, &jar, &["30", "deep"])), [""; 0]);

        let unread = lab.run(home, &jar, &["30", "read"]);
        assert_eq!(unread.status.code(), Some(3));
        assert!(String::from_utf8_lossy(&unread.stderr).contains("standard input"));
        let read = lab.run(home, &jar, &["--stdin", &input_name, "30", "read"]);
        assert_eq!(read.status.code(), Some(0));
    }
}

#[test]
fn what_no_run_reached_can_be_left_out() {
    let lab = lab_with(true);
    let jar = lab.jar();
    let plain = lab.json(&lab.homes[0], &jar, &["30"]);
    for home in &lab.homes {
        for (what, warning) in [
            ("cold", "Work.java:43, where no training run came; it is left out of the prediction"),
            ("caught", "Work.java:69, where no training run came; it is left out of the prediction"),
            ("lost", "Work.java:54, where no training run came; what follows is not in the prediction"),
            ("stuck", "Work.java:62, where no training run came; what follows is not in the prediction"),
        ] {
            let answer = lab.json(home, &jar, &["30", what]);
            assert!(warnings(&answer).last().is_some_and(|w| w.ends_with(warning)), "{answer}");
            assert_eq!(answer["features"], plain["features"], "{answer}");
        }
    }
}

#[test]
fn many_inputs_in_one_jvm_do_not_disturb_each_other() {
    let lab = lab();
    let jar = lab.jar();
    let list = lab.work.path().join("runs.jsonl");
    let lines = [
        r#"{"args": ["30"], "cwd": null, "files": ["x", {"y": [1.5e3, true]}]}"#,
        r#"["30", "\u0065xit"]"#,
        r#"{"args": ["30""#,
        "",
        r#"{"args": ["not a number"]}"#,
        r#"{"args": ["30"]}"#,
    ];
    fs::write(&list, lines.join("\n")).expect("a list");
    for home in &lab.homes {
        let output = lab.run(home, &jar, &["--json", "--runs", &list.display().to_string()]);
        assert_eq!(output.status.code(), Some(3), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let answers: Vec<Value> = text.lines().map(|l| serde_json::from_str(l).expect(l)).collect();
        assert_eq!(answers.len(), 5, "{text}");
        for i in [0, 1, 4] {
            assert_eq!(answers[i]["features"], answers[0]["features"]);
            assert!(answers[i]["nanos"].as_u64().is_some_and(|n| n > 0));
        }
        assert!(answers[2]["error"].as_str().is_some_and(|e| e.contains(":3:")), "{}", answers[2]);
        assert!(warnings(&answers[3])[0].contains("NumberFormatException"), "{}", answers[3]);
    }
}

#[test]
fn a_dearer_point_answers_what_is_unlike_training() {
    let mut lab = lab();
    // The dearer point says twice as much of what is watched.
    let points = &mut lab.bundle.description.points;
    let mut dear = points[0].clone();
    dear.targets[0].model.terms.iter_mut().for_each(|term| term.coef *= 2.0);
    points.push(dear);
    lab.bundle.description.beyond = Some(Beyond { point: 1, targets: vec![0] });
    let jar = lab.jar();
    assert_eq!(Bundle::read(&jar).expect("the bundle"), lab.bundle);
    let answer = |args: &[&str]| {
        let output = lab.run(&lab.homes[0], &jar, &[&["--json"], args].concat());
        let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        (
            answer["point"].as_u64().expect("a point"),
            answer["predictions"][0]["value"].as_f64().expect("a value"),
        )
    };
    assert_eq!(answer(&["30"]).0, 0);
    // Training had 5 to 59. Who asks for a point gets it.
    let ((point, twice), (asked, once)) = (answer(&["90"]), answer(&["--point", "0", "90"]));
    assert_eq!((point, asked), (1, 0));
    assert!((twice - 2.0 * once).abs() <= 1e-6 * once, "{twice} {once}");
    assert_eq!(answer(&["--within", "1s", "90"]).0, 1, "the best within a second, whatever is like training");
    let text = lab.run(&lab.homes[0], &jar, &["90"]).stdout;
    assert!(String::from_utf8_lossy(&text).ends_with(", by point 1 of the frontier\n"));

    let mut broken = lab.bundle.clone();
    broken.description.beyond = Some(Beyond { point: 0, targets: vec![0] });
    assert!(matches!(broken.to_bytes(), Err(BundleError::Inconsistent(_))));
}

#[test]
fn a_model_without_a_slice_answers_for_one_that_does_not_end() {
    let mut lab = lab();
    let description = &mut lab.bundle.description;
    let cheap = Point {
        targets: vec![any_target("bytecodes", &[], |n| 12.0 * n)],
        features: Vec::new(),
        slices: Vec::new(),
        ..description.points[0].clone()
    };
    description.points.insert(0, cheap);
    description.knee = 1;
    let jar = lab.jar();
    let run = |args: &[&str]| lab.run(&lab.homes[0], &jar, &[&["--limit", "1"], args].concat());
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let output = run(&["30", "endless"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(
        said.contains("warning: its slice did not end within 1 s: a model without a slice answers"),
        "{said}"
    );
    // Who asks for a point gets it, or nothing.
    let output = run(&["--point", "1", "30", "endless"]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(5), String::new()));
    assert!(text(&output.stderr).contains("no answer after 1 s"));
    // Of a list, what was asked next has no answer.
    let list = lab.work.path().join("list.jsonl");
    let line = |args: &str| format!("{{\"args\": [\"30\", \"{args}\"]}}\n");
    fs::write(&list, line("endless") + &line("")).expect("a list");
    let output = run(&["--json", "--runs", list.to_str().expect("a path")]);
    assert_eq!((output.status.code(), text(&output.stdout).lines().count()), (Some(5), 1));
    fs::write(&list, line("") + &line("endless")).expect("a list");
    let output = run(&["--json", "--runs", list.to_str().expect("a path")]);
    assert_eq!((output.status.code(), text(&output.stdout).lines().count()), (Some(0), 2));
}

#[test]
fn wrong_usage_is_said_and_a_bundle_reads_back() {
    let lab = lab();
    let jar = lab.jar();
    assert_eq!(Bundle::read(&jar).expect("the bundle"), lab.bundle);
    assert_eq!(lab.bundle.to_bytes().expect("bytes"), fs::read(&jar).expect("the jar"));
    let stored = lab.work.path().join("stored.jar");
    fs::write(&stored, lab.bundle.to_stored_bytes().expect("bytes")).expect("a file");
    assert_eq!(Bundle::read(&stored).expect("an uncompressed bundle"), lab.bundle);
    assert!(fs::metadata(&stored).expect("a file").len() > fs::metadata(&jar).expect("a file").len());

    let home = &lab.homes[0];
    for (args, code, says) in [
        (&["--target", "weather", "1"][..], 2, "weather"),
        (&["--runs"], 2, "--runs"),
        (&["--runs", "/nowhere/runs.jsonl"], 2, "/nowhere/runs.jsonl"),
        (&["--stdin", "/nowhere/in", "1"], 3, "/nowhere/in"),
    ] {
        let output = lab.run(home, &jar, args);
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{args:?} {text}");
        assert!(text.contains(says), "{args:?} {text}");
    }
    let described = lab.run(home, &jar, &["--describe"]);
    let json: Value = serde_json::from_slice(&described.stdout).expect("JSON");
    assert_eq!(json["format"], FORMAT);

    let other = lab.work.path().join("other.jar");
    fs::write(&other, mantis_classfile::jar::JarBuilder::new().to_bytes().expect("a jar")).expect("a file");
    assert!(matches!(Bundle::read(&other), Err(BundleError::NotAPredictor { .. })));
    let mut broken = lab.bundle.clone();
    broken.description.points[0].targets[0].inputs.clear();
    assert!(matches!(broken.to_bytes(), Err(BundleError::Inconsistent(_))));
}
