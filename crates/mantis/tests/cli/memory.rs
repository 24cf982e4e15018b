//! What the JVM allocates and how large it becomes: from measuring to predictions of an unseen input.

use std::process::Command;

use mantis_measure::{Jvm, RunStore};
use serde_json::Value;

use crate::support::{Place, jar, java};

/// A folder with `texts.jar`, run lists and `texts.predictor.jar`; `None` where no JVM says what threads that
/// have ended allocated.
fn trained(targets: &str) -> Option<Place> {
    if Jvm::find(None).unwrap().release() < 21 && !says_all() {
        return None;
    }
    let place = Place::new();
    jar(&place.path("texts.jar"), &["Texts"], None);
    let list = |numbers: &[u32]| -> String {
        let line = |n: &u32| {
            place.write(&format!("in/{n}.txt"), &format!("{n}\n{}\n", n / 2));
            format!("{{\"args\":[\"in/{n}.txt\"]}}\n")
        };
        numbers.iter().map(line).collect()
    };
    place.write("runs.jsonl", &list(&[300, 900, 500, 1200, 700, 400, 1500, 1000, 600, 1300, 800, 1100]));
    place.write("new.jsonl", &list(&[450, 950, 1450]));
    let args = ["train", "--jar", "texts.jar", "--runs", "runs.jsonl", "-o", "texts.predictor.jar"];
    place.ok(&[&args[..], &["--repeats", "1", "--target", targets, "--json"]].concat());
    Some(place)
}

/// Whether the usual JVM is an update that knows.
fn says_all() -> bool {
    let mut javap = Command::new(java().canonicalize().unwrap().with_file_name("javap"));
    javap.arg("com.sun.management.ThreadMXBean");
    javap.output().is_ok_and(|o| String::from_utf8_lossy(&o.stdout).contains("getTotalThreadAllocatedBytes"))
}

fn of<'a>(list: &'a Value, key: &str, name: &str) -> &'a Value {
    list.as_array().unwrap().iter().find(|e| e[key] == name).unwrap()
}

#[test]
fn what_the_jvm_allocates_is_predicted() {
    let Some(place) = trained("bytecodes,allocated") else { return };
    let evaluate = ["evaluate", "texts.predictor.jar", "--jar", "texts.jar", "--runs", "new.jsonl"];
    let done =
        place.ok(&[&evaluate[..], &["--repeats", "1", "--noise", "--json", "--html", "e.html"]].concat());
    let evaluation = &done.json()[0]["evaluation"];
    let errors = of(&evaluation["targets"], "target", "allocated");
    assert!(errors["mean"].as_f64().unwrap() < 0.05, "{errors}");
    assert!(errors["noise_floor"].as_f64().unwrap() < 0.05, "{errors}");
    assert!(std::fs::read_to_string(place.path("e.html")).unwrap().contains("bytes allocated by all code"));

    // The program itself allocates next to nothing of it.
    let profile =
        ["profile", "--jar", "texts.jar", "--runs", "new.jsonl", "--repeats", "1", "-o", "new.parquet"];
    let summary = &place.ok(&[&profile[..], &["--json"]].concat()).json()[0]["resources"];
    let median = |name: &str| summary[name]["median"].as_f64().unwrap();
    assert!(median("allocated") > 10.0 * median("bytes"), "{summary}");
    assert_eq!(summary["allocated"]["unit"], "bytes");
    let store = RunStore::read(&place.path("new.parquet")).unwrap();
    let actual: Vec<f64> = store.rows.iter().map(|r| r.jvm_allocated_bytes.unwrap() as f64).collect();

    let only = ["predict", "texts.predictor.jar", "--target", "allocated"];
    let one = place.ok(&[&only[..], &["--json", "--", "in/950.txt"]].concat());
    let prediction = &one.json()[0]["predictions"][0];
    assert_eq!((&prediction["target"], &prediction["unit"]), (&"allocated".into(), &"bytes".into()));
    let predicted = prediction["value"].as_f64().unwrap();
    assert!((predicted / actual[1] - 1.0).abs() < 0.05, "{predicted} for {actual:?}");
    let people = place.ok(&[&only[..], &["--", "in/950.txt"]].concat());
    assert!(people.stdout.starts_with("allocated  ") && people.stdout.contains(" MB"), "{people:#?}");
    let explained = place.ok(&["explain", "texts.predictor.jar"]);
    assert!(explained.stdout.contains("allocated in bytes\n"), "{explained:#?}");
    let fit = ["fit", "new.parquet", "--target", "memory", "--json"];
    assert_eq!(place.ok(&fit).json()[0]["target"], "resident_bytes");
}

#[test]
fn the_heap_that_a_run_needs_is_measured_and_predicted() {
    let Some(place) = trained("bytecodes,heap") else { return };
    let profile = ["profile", "--jar", "texts.jar", "--runs", "new.jsonl", "--repeats", "1", "--heap"];
    let summary =
        &place.ok(&[&profile[..], &["-o", "new.parquet", "--json"]].concat()).json()[0]["resources"];
    assert!(summary["heap"]["min"].as_u64().unwrap() >= 2 << 20, "{summary}");
    let done =
        place.ok(&["predict", "texts.predictor.jar", "--target", "heap", "--json", "--", "in/950.txt"]);
    let prediction = &done.json()[0]["predictions"][0];
    assert_eq!((&prediction["target"], &prediction["unit"]), (&"heap".into(), &"bytes".into()));
    assert!(prediction["value"].as_f64().unwrap() > f64::from(1 << 20), "{prediction}");
    let done = place.ok(&["predict", "texts.predictor.jar", "--target", "heap", "--", "in/950.txt"]);
    let megabytes = (prediction["upper"].as_f64().unwrap() / f64::from(1 << 20)).ceil();
    assert!(done.stdout.contains(&format!("; limit -Xmx{megabytes}m")), "{done:#?}");
}

#[test]
fn memory_may_be_the_main_target_and_needs_timed_runs() {
    let Some(place) = trained("memory,bytecodes") else { return };
    let done = place.ok(&["predict", "texts.predictor.jar", "--json", "--", "in/950.txt"]);
    let predictions = &done.json()[0]["predictions"];
    assert_eq!(predictions[0]["target"], "memory");
    assert!(predictions[0]["value"].as_f64().unwrap() > f64::from(8 << 20), "{predictions}");
    let again = ["train", "--jar", "texts.jar", "--runs", "runs.jsonl", "-o", "none.jar", "--repeats", "0"];
    let done = place.mantis(&[&again[..], &["--target", "memory,allocated"]].concat());
    assert_eq!(
        done.error(),
        "error: there is nothing to predict: --repeats 0 measures no time and no memory"
    );
}
