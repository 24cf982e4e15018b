//! Predictors that change after training: moved to another machine, and learning from measured runs.

use serde_json::{Value, json};

use crate::support::Place;

/// A folder with `tiny.jar`, inputs, `runs.jsonl`, and a predictor of these targets.
fn trained(targets: &str) -> Place {
    let (place, list) = Place::tiny();
    place.write("runs.jsonl", &list);
    let repeats = if targets.contains("time") { "1" } else { "0" };
    let args = ["--runs", "runs.jsonl", "-o", "p.jar", "--repeats", repeats, "--target", targets];
    place.ok(&[&["train", "--jar", "tiny.jar"], &args[..]].concat());
    place
}

/// Predicted bytecodes of the inputs, in their order.
fn bytecodes(place: &Place, predictor: &str) -> Vec<f64> {
    let answers = place.ok(&["predict", predictor, "--runs", "runs.jsonl", "--json"]).json();
    let value = |answer: &Value| answer["predictions"][0]["value"].as_f64();
    answers.iter().filter_map(value).collect()
}

#[test]
fn times_move_to_another_machine_by_few_runs_and_counts_stay() {
    let place = trained("time,bytecodes");
    let args = ["transfer", "p.jar", "--jar", "tiny.jar", "--runs", "runs.jsonl", "--take", "8"];
    let moved = place.ok(&[&args[..], &["--repeats", "1", "-o", "here.jar", "--json"]].concat()).json();
    let report = &moved[0];
    assert_eq!(report["runs"].as_array().map(Vec::len), Some(8), "{report}");
    let targets = report["targets"].as_array().unwrap();
    assert_eq!(targets.iter().map(|t| &t["target"]).collect::<Vec<_>>(), ["time"], "counts do not move");
    assert!(
        targets[0]["scale"].as_f64().unwrap() > 0.0 && !targets[0]["curve"].as_array().unwrap().is_empty()
    );

    let explained = place.ok(&["explain", "here.jar", "--json"]).json();
    let change = &explained[0]["provenance"]["changes"][0];
    assert_eq!((&change["kind"], &change["runs"]), (&json!("moved"), &json!(8)), "{change}");
    let of = |predictor: &str| {
        place.ok(&["explain", predictor, "--json"]).json()[0]["points"][0]["targets"][1].clone()
    };
    assert_eq!(of("here.jar"), of("p.jar"));
    assert!(place.ok(&["explain", "here.jar"]).stdout.contains(" moved from "));

    // What was learned before a move is of other coefficients: it is forgotten, and learning goes on.
    let measured = |n: usize| format!("{{\"args\":[\"in/{n}.txt\"],\"measured\":{{\"time\":1e9}}}}\n");
    place.write("measured.jsonl", &(1..=12).map(measured).collect::<String>());
    let update = |from: &str, to: &str| place.ok(&["update", from, "--runs", "measured.jsonl", "-o", to]);
    update("p.jar", "slow.jar");
    let moving = ["transfer", "slow.jar", "--jar", "tiny.jar", "--runs", "runs.jsonl", "--repeats", "1"];
    place.ok(&[&moving[..], &["-o", "back.jar"]].concat());
    update("back.jar", "slower.jar");
    let kinds = place.ok(&["explain", "slower.jar", "--json"]).json()[0]["provenance"]["changes"].clone();
    let kinds: Vec<&Value> = kinds.as_array().unwrap().iter().map(|c| &c["kind"]).collect();
    assert_eq!(kinds, ["updated", "moved", "updated"]);

    // It is there already, and what is only counted has nothing to move.
    let again = place.mantis(&[&args[..], &["-o", "here.jar"]].concat());
    assert_eq!((again.code, again.error()), (1, "error: here.jar exists; --force replaces it"));
    let counted = trained("bytecodes");
    let refused = counted.mantis(&[&args[..], &["-o", "here.jar"]].concat());
    let why = "error: p.jar predicts only what is counted, which is the same on every machine";
    assert_eq!((refused.code, refused.error()), (1, why));
}

#[test]
fn measured_runs_teach_a_predictor() {
    let place = trained("bytecodes");
    let before = bytecodes(&place, "p.jar");
    let line = |(i, value): (usize, &f64)| {
        let run =
            json!({"args": [format!("in/{}.txt", i + 1)], "measured": {"bytecodes": 2.0 * value, "joy": 1}});
        format!("{run}\n")
    };
    place.write("measured.jsonl", &before.iter().enumerate().map(line).collect::<String>());
    let args = ["update", "p.jar", "--runs", "measured.jsonl", "-o", "newer.jar", "--json"];
    let report = &place.ok(&args).json()[0];
    let target = &report["targets"][0];
    assert_eq!((&target["runs"], &report["left_out"]), (&json!(12), &json!([])), "{report}");
    assert!(!target["changes"].as_array().unwrap().is_empty(), "{report}");
    let after = bytecodes(&place, "newer.jar");
    assert!(before.iter().zip(&after).all(|(b, a)| (a / b / 2.0 - 1.0).abs() < 0.1), "{before:?} {after:?}");

    // The next update goes on from there.
    let args = ["update", "newer.jar", "--runs", "measured.jsonl", "-o", "newest.jar", "--json"];
    let report = &place.ok(&args).json()[0];
    assert!(report["targets"][0]["after"].as_f64().unwrap() < 0.05, "{report}");
    let explained = place.ok(&["explain", "newest.jar"]).stdout;
    assert_eq!(explained.matches(" updated by 12 runs").count(), 2, "{explained}");

    place.write("bare.jsonl", "{\"args\":[\"in/1.txt\"]}\n");
    let bare = place.mantis(&["update", "p.jar", "--runs", "bare.jsonl", "-o", "x.jar"]);
    let why = "error: bare.jsonl line 1: nothing was measured: add \"measured\": {\"time\": NANOSECONDS}";
    assert_eq!((bare.code, bare.error()), (1, why));
    place.write("other.jsonl", "{\"args\":[\"in/1.txt\"],\"measured\":{\"time\":1}}\n");
    let other = place.mantis(&["update", "p.jar", "--runs", "other.jsonl", "-o", "x.jar"]);
    assert_eq!((other.code, other.error()), (1, "error: no run says what was measured of bytecodes"));
}
