//! `mantis costs worst` and `mantis costs risks`: no run exceeds an estimate, planted weaknesses rank first.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use expect_test::expect;
use mantis_classfile::jar::{JarBuilder, Manifest};
use serde_json::Value;

use mantis_javac::{home_of, javac};

use crate::support::{Place, jar, java};

/// The folder with the compiled programs of `apps/weak`, compiled once.
fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps/weak");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("weak-classes");
        let programs = ["Registry", "Dictionary", "Wildcard", "Scores", "Rods", "Insertion", "WeakInputs"];
        let files = programs.map(|p| sources.join(format!("{p}.java")));
        javac(&home_of(&java()), ["--release", "8", "-g"], files, &folder).unwrap();
        folder
    })
}

/// A folder with `weak.jar`, a program of `apps/weak`.
fn weak(main: &str) -> Place {
    let place = Place::new();
    let mut manifest = Manifest::default();
    manifest.set("Main-Class", main);
    let mut jar = JarBuilder::new();
    jar.manifest(&manifest);
    let mut files: Vec<PathBuf> = std::fs::read_dir(classes()).unwrap().map(|e| e.unwrap().path()).collect();
    files.sort();
    for file in files {
        let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
        if name == main || name.starts_with(&format!("{main}$")) {
            jar.add_class(&name, std::fs::read(&file).unwrap());
        }
    }
    jar.write_to(&place.path("weak.jar")).unwrap();
    place
}

/// Writes inputs and their run list into a folder.
fn inputs(place: &Place, main: &str, folder: &str, count: u32, kind: &str) {
    let done = Command::new(java())
        .arg("-cp")
        .arg(classes())
        .args(["WeakInputs", &main.to_lowercase()])
        .arg(place.path(folder))
        .args([&count.to_string(), "1", kind])
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

fn worst(place: &Place, jar: &str, runs: &str, more: &[&str]) -> Value {
    let args = ["costs", "worst", "--jar", jar, "--runs", runs, "--quiet", "--json"];
    place.ok(&[&args[..], more].concat()).json().remove(0)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[test]
fn planted_weaknesses_rank_first() {
    let planted = [
        ("Registry", "Registry.isKnown(String)", "n^2", false),
        ("Dictionary", "Dictionary.find(String)", "n", true),
        ("Wildcard", "Wildcard.matches(String, int, int)", "", true),
        ("Scores", "Scores.sort(int, int)", "", true),
        ("Rods", "Rods.best(int)", "^n", false),
    ];
    for (main, method, growth, content) in planted {
        let place = weak(main);
        inputs(&place, main, "in", 20, "all");
        let done = place.ok(&[
            "costs",
            "risks",
            "--jar",
            "weak.jar",
            "--runs",
            "in/runs.jsonl",
            "--quiet",
            "--json",
        ]);
        let ranking = &done.json()[0];
        let first = &ranking["risks"][0];
        assert_eq!(first["method"], method, "{ranking:#}");
        assert_eq!(first["content"], content, "{ranking:#}");
        let grows = first["drivers"][0]["growth"].as_str().unwrap_or_default();
        assert!(grows.contains(growth), "{main}: {ranking:#}");
    }
}

#[test]
fn estimates_are_near_known_worst_inputs() {
    // Otherwise every letter might end a word and every word make the table grow.
    let calls = ["--bound", "Dictionary.find(String)=800", "--bound", "Dictionary.grow()=3"];
    for (main, given) in [("Insertion", &[][..]), ("Scores", &[]), ("Dictionary", &calls)] {
        let place = weak(main);
        inputs(&place, main, "in", 20, "all");
        inputs(&place, main, "bad", 1, "worst");
        let document = worst(&place, "weak.jar", "in/runs.jsonl", given);
        assert_eq!(document["feasible"], 20, "{document}");
        let estimate = number(&document["paths"][0]["estimate"]);
        assert!(estimate >= number(&document["observed"]), "{document}");
        let known = number(&worst(&place, "weak.jar", "bad/runs.jsonl", &[])["observed"]);
        let ratio = estimate / known;
        assert!((0.5..=2.0).contains(&ratio), "{main}: {ratio}");
    }
}

/// A folder with `ways.jar` and runs of every way.
fn ways() -> Place {
    let place = Place::new();
    jar(&place.path("ways.jar"), &["Ways", "Ways$Shape", "Ways$Square", "Ways$Named"], None);
    let what = ["retries", "shapes", "even", "depth", "counted", "exit"];
    let runs: Vec<String> = (what.iter().flat_map(|w| [3, 8].map(|n| (w, n))))
        .map(|(w, n)| format!("{{\"args\":[\"{w}\",\"{n}\"]}}\n"))
        .collect();
    place.write("runs.jsonl", &runs.concat());
    place
}

#[test]
fn every_run_satisfies_all_constraints() {
    let place = ways();
    let document = worst(&place, "ways.jar", "runs.jsonl", &[]);
    assert_eq!(document["feasible"], 12, "{document:#}");
    let estimate = number(&document["paths"][0]["estimate"]);
    assert!(estimate >= number(&document["observed"]), "{document}");
}

#[test]
fn worst_paths_are_told_with_their_bounds() {
    let place = ways();
    let text = place.ok(&[
        "costs",
        "worst",
        "--jar",
        "ways.jar",
        "--runs",
        "runs.jsonl",
        "--quiet",
        "--method",
        "counted",
        "--bound",
        "Ways.java:109=20",
    ]);
    expect![[r#"
        worst run: 20,171 bytecodes
          27.08 times the largest of 12 runs, 745 bytecodes
           98.7 %  loop Ways.java:109: at most 20 iterations for one entry (given), 20 for 1 in Ways.counted(int)
           94.3 %  loop Ways.java:112: at most 100 iterations for one entry (proved), 2,100 for 21 in Ways.counted(int)
            3.5 %  loop Ways.java:109 (2nd): at most 4 iterations for one entry (proved), 84 for 21 in Ways.counted(int)
          called from elsewhere: Ways.lambda$shapes$0(Ways.Square), at most 6 (observed)
          called from elsewhere: Ways.Square.compareTo(Object), at most 10 (observed)
           52.6 %  Ways.java:112, 2,121 executions
           31.5 %  Ways.java:113, 2,121 executions
           10.4 %  Ways.java:116, 2,100 executions
            2.1 %  Ways.java:109, 105 executions
            1.7 %  Ways.java:110, 84 executions
            0.7 %  Ways.java:32, 10 executions
        worst call of Ways.counted(int): 19,912 bytecodes
          100.0 %  loop Ways.java:109: at most 20 iterations for one entry (given), 20 for 1 in Ways.counted(int)
           95.6 %  loop Ways.java:112: at most 100 iterations for one entry (proved), 2,100 for 21 in Ways.counted(int)
            3.6 %  loop Ways.java:109 (2nd): at most 4 iterations for one entry (proved), 84 for 21 in Ways.counted(int)
           53.3 %  Ways.java:112, 2,121 executions
           32.0 %  Ways.java:113, 2,121 executions
           10.5 %  Ways.java:116, 2,100 executions
            2.1 %  Ways.java:109, 105 executions
            1.7 %  Ways.java:110, 84 executions
        one call of each method, with what it calls:
                  19,945 bytecodes  Ways.main(String[]), 1 calls in the worst run, 1 seen
                  19,912 bytecodes  Ways.counted(int), 1 calls in the worst run, 1 seen
                     586 bytecodes  Ways.retries(int), 0 calls in the worst run, 1 seen
                     580 bytecodes  Ways.shapes(int), 0 calls in the worst run, 1 seen
                      85 bytecodes  Ways.even(int), 0 calls in the worst run, 5 seen
                      85 bytecodes  Ways.odd(int), 0 calls in the worst run, 4 seen
                      79 bytecodes  Ways.depth(int), 0 calls in the worst run, 9 seen
                      34 bytecodes  Ways.Named constructor(int), 0 calls in the worst run, 4 seen
                      19 bytecodes  Ways.leave(int, int), 0 calls in the worst run, 6 seen
                      19 bytecodes  Ways.Square.compareTo(Object), 10 calls in the worst run, 10 seen
                      17 bytecodes  Ways.Square constructor(int), 0 calls in the worst run, 7 seen
                      14 bytecodes  Ways.Square.compareTo(Ways.Square), 10 calls in the worst run, 10 seen
        assumed: 5 loop bounds are observed: the largest over the runs of iterations by entries, both of a whole run
        assumed: loops that no run entered do not iterate: Ways.java:123; --bound gives a bound
        assumed: instructions that threw in no run do not throw
    "#]].assert_eq(&text.stdout);
}

#[test]
fn what_is_given_wrongly_is_said() {
    let place = ways();
    let run = |more: &[&str]| {
        let args = ["costs", "worst", "--jar", "ways.jar", "--runs", "runs.jsonl", "--quiet"];
        place.mantis(&[&args[..], more].concat())
    };
    expect![[r#"error: --bound "Ways.java:3" wants the name of a loop or method, = and a number of at least 0, such as Sort.java:12=1000"#]].assert_eq(run(&["--bound", "Ways.java:3"]).error());
    expect![[r#"error: --bound names "Ways.java:3", which is neither a loop nor a method; loops are Ways.java:49, Ways.java:52, Ways.java:74, Ways.java:83, Ways.java:109, Ways.java:109 (2nd), Ways.java:112, Ways.java:123"#]].assert_eq(run(&["--bound", "Ways.java:3=7"]).error());
    expect![[r#"error: --method "nothing" matches no counted method"#]]
        .assert_eq(run(&["--method", "nothing"]).error());
    place.write("empty.jsonl", "");
    let done = place.mantis(&["costs", "risks", "--jar", "ways.jar", "--runs", "empty.jsonl", "--quiet"]);
    expect!["error: empty.jsonl: no runs in it"].assert_eq(done.error());
}

#[test]
fn learned_costs_have_a_margin() {
    let place = ways();
    let runs = ["--jar", "ways.jar", "--runs", "runs.jsonl", "--quiet"];
    let learn = ["costs", "--resource", "bytecodes", "--method", "ridge", "-o", "ways.costs"];
    place.ok(&[&learn[..], &runs[..]].concat());
    let document = worst(&place, "ways.jar", "runs.jsonl", &[]);
    let learned =
        place.ok(&[&["costs", "worst", "ways.costs", "--json"][..], &runs[..]].concat()).json().remove(0);
    assert!(number(&learned["margin"]) >= 1.0, "{learned}");
    let ratio = number(&learned["paths"][0]["estimate"]) / number(&document["observed"]);
    assert!(ratio >= 1.0, "{ratio}");
    place.ok(&[&["costs", "--level", "method", "--resource", "bytecodes", "-o", "m.costs"][..], &runs[..]]
        .concat());
    let done = place.mantis(&[&["costs", "worst", "m.costs"][..], &runs[..]].concat());
    expect!["error: these costs are of whole methods, which says nothing about their paths; learn them with --level block"].assert_eq(done.error());
}
