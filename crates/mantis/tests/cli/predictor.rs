//! From training to predictions, on a program that reads files.

use std::process::Command;
use std::sync::OnceLock;

use expect_test::expect;
use mantis_classfile::jar::{Jar, JarBuilder, Manifest};
use serde_json::Value;

use crate::support::{Done, Place, jar, java};

/// A folder with `tiny.jar`, inputs, and `tiny.predictor.jar` trained on them.
struct Trained {
    place: Place,
    report: Done,
}

fn trained() -> &'static Trained {
    static TRAINED: OnceLock<Trained> = OnceLock::new();
    TRAINED.get_or_init(|| {
        let (place, mut list) = Place::tiny();
        list += "{\"args\":[\"-\"],\"stdin\":\"in/5.txt\"}\n";
        place.write("runs.jsonl", &list);
        place.write("a/n.txt", "3\n4\n5\n");
        place.write("b/n.txt", "6\n7\n8\n9\n");
        let args = [
            "train",
            "--jar",
            "tiny.jar",
            "--runs",
            "runs.jsonl",
            "-o",
            "tiny.predictor.jar",
            "--repeats",
            "0",
            "--json",
        ];
        let report = place.ok(&args);
        Trained { place, report }
    })
}

/// Executed bytecodes of `Tiny` on these numbers, as the instrumented program counts them.
fn bytecodes(numbers: &str) -> f64 {
    let place = Place::new();
    jar(&place.path("tiny.jar"), &["Tiny"], None);
    place.write("n.txt", numbers);
    place.ok(&["instrument", "tiny.jar", "-o", "counted.jar"]);
    let done = place.finish({
        let mut command = Command::new(java());
        command.args(["-jar", "counted.jar", "n.txt"]).current_dir(place.path(""));
        command
    });
    assert_eq!(done.code, 0, "{done:#?}");
    place.ok(&["counts", "counted.jar", "mantis.counts", "--json"]).json()[0]["bytecodes"].as_f64().unwrap()
}

fn value(answer: &Value) -> f64 {
    assert_eq!(answer["predictions"][0]["target"], "bytecodes", "{answer}");
    answer["predictions"][0]["value"].as_f64().unwrap()
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-3 * b
}

#[test]
fn training_reports_what_it_found() {
    let report = &trained().report.json()[0];
    assert_eq!((report["runs"].as_u64(), report["failed"].to_string().as_str()), (Some(13), "[]"));
    let chosen: Vec<&str> =
        report["chosen"].as_array().unwrap().iter().map(|c| c.as_str().unwrap()).collect();
    assert!(!chosen.is_empty() && chosen.iter().all(|c| c.starts_with("Tiny.")), "{chosen:?}");
    let target = &report["targets"][0];
    assert_eq!(target["target"], "bytecodes");
    assert!(target["held_out"]["error"].as_f64().unwrap() < 0.01, "{target}");
    // What the program works for takes about as long as the program; its loops only count, and do not.
    let prices = report["prices"].as_array().unwrap();
    let price = |name: &str| &prices.iter().find(|p| p["feature"] == name).unwrap()["share"];
    let worked_for = price("Tiny.java:13 sum of values of local variable 1").as_f64();
    assert!(worked_for.is_none_or(|share| share > 0.5), "{prices:?}");
    assert!(price("Tiny.java:12 loop iterations").as_f64().unwrap() < 0.3, "{prices:?}");
    // Some run takes every way that Tiny has; only its default constructor runs in none.
    let coverage = &report["coverage"];
    let methods = &coverage["entered"]["methods"];
    assert_eq!((&methods["reached"], &methods["of"]), (&2.into(), &3.into()), "{coverage}");
    assert_eq!(coverage["entered"]["branches"]["share"], 1.0, "{coverage}");
    assert_eq!(
        coverage["unreached"].to_string(),
        r#"[{"file":"Tiny.java","lines":[8],"of":15}]"#,
        "{coverage}"
    );
    let rejected = report["rejected"].as_array().unwrap();
    assert!(rejected.iter().all(|r| r["reason"].as_str().is_some_and(|why| !why.is_empty())));
}

#[test]
fn predictions_are_those_of_the_instrumented_program() {
    let place = &trained().place;
    let done = place.ok(&["predict", "tiny.predictor.jar", "--json", "--", "a/n.txt"]);
    let answer = &done.json()[0];
    assert!(close(value(answer), bytecodes("3\n4\n5\n")), "{answer}");
    assert_eq!(answer["args"][0], "a/n.txt");
    let (inside, whole) = (answer["nanos"].as_u64().unwrap(), answer["command_nanos"].as_u64().unwrap());
    assert!(0 < inside && inside < whole, "{answer}");
    // The same from the jar alone.
    let mut command = Command::new(java());
    command.args(["-jar", "tiny.predictor.jar", "--json", "a/n.txt"]).current_dir(place.path(""));
    let alone = place.finish(command);
    assert_eq!(alone.json()[0]["predictions"], answer["predictions"]);
    assert_eq!(alone.json()[0]["features"], answer["features"]);
}

#[test]
fn a_prediction_for_people() {
    let place = &trained().place;
    let done = place.ok(&["predict", "tiny.predictor.jar", "--target", "bytecodes", "--", "in/5.txt"]);
    let lines: Vec<&str> = done.stdout.lines().collect();
    assert_eq!(lines.len(), 2, "{done:#?}");
    let number = lines[0].strip_prefix("bytecodes  ").and_then(|l| l.split(' ').next()).unwrap();
    let number: f64 = number.replace(',', "").parse().unwrap();
    assert!(close(number, bytecodes("2\n4\n6\n8\n10\n")), "{done:#?}");
    assert!(lines[0].contains(" (90 % of runs between ") && lines[0].ends_with(')'), "{done:#?}");
    assert!(
        lines[1].starts_with("predicted in ")
            && (lines[1].ends_with(" in all") || lines[1].ends_with(" of the frontier")),
        "{done:#?}"
    );
    assert!(lines[1].contains(" inside the JVM, "), "{done:#?}");
}

#[test]
fn a_run_list_has_directories_and_inputs_of_its_own() {
    let place = &trained().place;
    let list = "{\"args\":[\"n.txt\"],\"cwd\":\"../a\"}\n{\"args\":[\"-\"],\"cwd\":\"../b\",\"stdin\":\"n.txt\"}\n\
                {\"args\":[\"n.txt\"],\"cwd\":\"../b\",\"env\":{\"MANTIS_TEST\":\"1\"}}\n";
    place.write("lists/new.jsonl", list);
    let done = place.ok(&["predict", "tiny.predictor.jar", "--runs", "lists/new.jsonl", "--json"]);
    let answers = done.json();
    assert_eq!(answers.len(), 4, "{done:#?}");
    let (a, b) = (bytecodes("3\n4\n5\n"), bytecodes("6\n7\n8\n9\n"));
    for (answer, want) in answers.iter().zip([a, b, b]) {
        assert!(close(value(answer), want), "{answer} {want}");
    }
    let totals = &answers[3];
    let figures = ["inputs", "failed", "jvms"].map(|k| totals[k].as_u64().unwrap());
    assert_eq!(figures, [3, 0, 3], "{totals}");
    let done = place.ok(&["predict", "tiny.predictor.jar", "--runs", "lists/new.jsonl"]);
    assert!(done.stdout.starts_with("n.txt\n  bytecodes  "), "{done:#?}");
    assert!(done.stdout.lines().last().unwrap().starts_with("3 inputs in "), "{done:#?}");
}

#[test]
fn standard_input_is_read_only_where_it_was_given() {
    let place = &trained().place;
    let done = place.mantis(&["predict", "tiny.predictor.jar", "--", "-"]);
    assert_eq!(done.code, 3, "{done:#?}");
    expect!["error: the program reads standard input and none was given"].assert_eq(done.error());
    let done = place.mantis(&["predict", "tiny.predictor.jar", "--json", "--", "-"]);
    assert_eq!(done.code, 3, "{done:#?}");
    assert_eq!(done.json()[0]["error"], "the program reads standard input and none was given");
    let want = bytecodes("3\n4\n5\n");
    let done = place.ok(&["predict", "tiny.predictor.jar", "--json", "--stdin", "a/n.txt", "--", "-"]);
    assert!(close(value(&done.json()[0]), want), "{done:#?}");
    let mut command = place.command(&["predict", "tiny.predictor.jar", "--json", "--stdin", "-", "--", "-"]);
    command.stdin(std::fs::File::open(place.path("a/n.txt")).unwrap());
    let done = place.finish(command);
    assert!(close(value(&done.json()[0]), want), "{done:#?}");
    let done = place.mantis(&["predict", "tiny.predictor.jar", "--stdin", "absent", "--", "-"]);
    assert_eq!(done.code, 1);
    expect!["error: cannot read absent: No such file or directory (os error 2)"].assert_eq(done.error());
}

#[test]
fn inputs_unlike_those_of_training_are_flagged() {
    let place = &trained().place;
    let numbers: String = (0..2000).map(|k| format!("{k}\n")).collect();
    place.write("huge.txt", &numbers);
    let done = place.ok(&["predict", "tiny.predictor.jar", "--json", "--", "huge.txt"]);
    let answer = &done.json()[0];
    assert_eq!(answer["predictions"][0]["extrapolating"], true, "{answer}");
    let warnings = answer["warnings"].to_string();
    assert!(warnings.contains("more than any run of training took"), "{warnings}");
    place.write("words.txt", "three\n");
    let done = place.ok(&["predict", "tiny.predictor.jar", "--", "words.txt"]);
    assert!(
        done.stdout.contains("\nwarning: ") && done.stdout.contains("NumberFormatException"),
        "{done:#?}"
    );
}

#[test]
fn branches_no_training_run_took_are_evaluated_where_that_is_cheap() {
    let place = Place::new();
    jar(&place.path("rare.jar"), &["Rare"], None);
    place.write("lines.txt", "one\n");
    let run = |n: u32| format!("{{\"args\":[\"{}\",\"{}\",\"lines.txt\"]}}\n", 5_000 * n, n % 5);
    place.write("runs.jsonl", &(4..16).map(run).collect::<String>());
    let train = ["train", "--jar", "rare.jar", "--runs", "runs.jsonl", "--no-argument-features"];
    place.ok(&[&train[..], &["--repeats", "0", "-o", "rare.predictor.jar"]].concat());
    // The check sum is half of the program's work, and nothing else needs the file.
    let explained = place.ok(&["explain", "rare.predictor.jar"]);
    assert!(explained.stdout.contains("to one side:\n    Rare.java: 14, 24\n"), "{}", explained.stdout);
    let predicted = |option: &str| {
        let done = place.ok(&["predict", "rare.predictor.jar", "--json", "--", "30000", option, "lines.txt"]);
        done.json()[0].clone()
    };
    let usual = predicted("1");
    assert_eq!(usual["warnings"], serde_json::json!([]));
    let warned = |option: &str| predicted(option)["warnings"][0].as_str().unwrap().to_owned();
    // Code that locks something is not followed but left out; other code is.
    expect!["the input leads to Rare.java:21, where no training run came; it is left out of the prediction"]
        .assert_eq(&warned("8"));
    expect!["the input leads to Rare.java:18, where no training run came"].assert_eq(&warned("9"));
}

/// A folder with a predictor of these classes, the first with `main`, that learned from counts of sixteen
/// runs with these arguments and takes nothing from what arguments say.
fn counted(classes: &[&str], arguments: impl Fn(u32) -> Vec<String>) -> Place {
    let place = Place::new();
    jar(&place.path("program.jar"), classes, None);
    let run = |n: u32| format!("{}\n", serde_json::json!({ "args": arguments(n) }));
    place.write("runs.jsonl", &(4..20).map(run).collect::<String>());
    let train = ["train", "--jar", "program.jar", "--runs", "runs.jsonl", "--no-argument-features"];
    place.ok(&[&train[..], &["--repeats", "0", "-o", "p.jar"]].concat());
    place
}

/// The features and warnings of a prediction.
fn answered(place: &Place, arguments: &[&str]) -> String {
    let json = place.ok(&[&["predict", "p.jar", "--json", "--"][..], arguments].concat()).json();
    format!("{} {}", json[0]["features"], json[0]["warnings"])
}

#[test]
fn harmless_code_that_no_training_run_reached_is_followed() {
    let place = counted(&["Seldom"], |n| vec![(n * n * 37).to_string()]);
    let predicted = |argument: &str| answered(&place, &[argument]).replace("] [", "]\n[");
    expect![[r#"
        [{"name":"Seldom.java:5 sum of values of local variable 3","value":3},{"name":"Seldom.java:13 sum of values of local variable 3","value":100000}]
        ["bytecodes: more than any run of training took (1,118,000 bytecodes)"]"#]].assert_eq(&predicted("578"));
    // 2 * (7 * 5 + 7) = 84, and 7 * 84 + 8 = 5 * 101 + 91
    expect![[r#"
        [{"name":"Seldom.java:5 sum of values of local variable 3","value":4},{"name":"Seldom.java:13 sum of values of local variable 3","value":91000}]
        ["the input leads to Seldom.java:7, where no training run came","bytecodes: more than any run of training took (1,118,000 bytecodes)"]"#]].assert_eq(&predicted("57-8"));
}

#[test]
fn functions_and_objects_that_no_training_run_needed_are_followed() {
    let steps = ["triple", "seven,triple", "seven", "triple,seven,seven"];
    let run = |n: u32| vec![(n * n + 3).to_string(), steps[n as usize % 4].to_owned()];
    let place = counted(&["InVain", "InVain$Step", "InVain$Turned"], run);
    let predicted = |number: &str, steps: &str| answered(&place, &[number, steps]);
    expect![[r#"[{"name":"InVain.java:28 sum of values of local variable 3","value":1},{"name":"InVain.java:32 sum of values of local variable 3","value":61000},{"name":"InVain.static initializer lambda calls (2nd)","value":0},{"name":"InVain.static initializer lambda calls (3rd)","value":1}] []"#]].assert_eq(&predicted("20", "triple"));
    // 20 + 50
    expect![[r#"[{"name":"InVain.java:28 sum of values of local variable 3","value":1},{"name":"InVain.java:32 sum of values of local variable 3","value":70000},{"name":"InVain.static initializer lambda calls (2nd)","value":0},{"name":"InVain.static initializer lambda calls (3rd)","value":0}] ["the input leads to InVain.java:22, where no training run came"]"#]].assert_eq(&predicted("20", "more"));
    // 101 - 61
    expect![[r#"[{"name":"InVain.java:28 sum of values of local variable 3","value":2},{"name":"InVain.java:32 sum of values of local variable 3","value":40000},{"name":"InVain.static initializer lambda calls (2nd)","value":0},{"name":"InVain.static initializer lambda calls (3rd)","value":1}] ["the input leads to InVain.java:13, where no training run came"]"#]].assert_eq(&predicted("20", "triple,turn"));
}

/// The first look for files of the program's own has the inputs with the fewest, a middle number and the most
/// odd numbers, none of which writes any.
#[test]
fn files_that_only_some_runs_write_are_kept() {
    let mode = |n: u32| if [8, 10, 13, 17].contains(&n) { "file" } else { "memory" };
    let place = counted(&["Spills"], |n| vec![(5 * n).to_string(), mode(n).to_owned()]);
    let predicted = |mode: &str| answered(&place, &["72", mode]);
    expect![[r#"[{"name":"Spills.java:11 sum of values of local variable 1","value":72},{"name":"Spills.java:17 condition true","value":0},{"name":"Spills.java:27 loop iterations","value":26000}] []"#]].assert_eq(&predicted("memory"));
    expect![[r#"[{"name":"Spills.java:11 sum of values of local variable 1","value":72},{"name":"Spills.java:17 condition true","value":1},{"name":"Spills.java:27 loop iterations","value":26000}] []"#]].assert_eq(&predicted("file"));
    assert!(!place.path("spilled-72.txt").exists(), "predictors write nothing");
}

#[test]
fn objects_of_classes_that_no_training_run_had_are_called_back() {
    let place = counted(&["ColdObject", "ColdObject$1"], |n| vec![(3 * n).to_string()]);
    // The first number is 20 instead of 1.
    expect![[r#"[{"name":"ColdObject.java:8 sum of values of local variable 1","value":30},{"name":"ColdObject.java:22 sum of values of local variable 3","value":60000}] ["the input leads to ColdObject.java:14, where no training run came"]"#]].assert_eq(&answered(&place, &["30", "near"]));
}

#[test]
fn code_that_no_training_run_had_uses_its_own_class_and_calls_itself() {
    let place = counted(&["ColdTable", "ColdTable$Table", "ColdTable$Odd"], |n| vec![n.to_string()]);
    let predicted = |option: &str| answered(&place, &["17", option]);
    // 21, 5, and more than 40 thousand iterations.
    expect![[r#"[{"name":"ColdTable.java:28 sum of values of local variable 1","value":17},{"name":"ColdTable.java:34 condition true","value":0},{"name":"ColdTable.java:47 loop iterations","value":21000}] ["the input leads to ColdTable.java:38, where no training run came"]"#]].assert_eq(&predicted("table"));
    expect![[r#"[{"name":"ColdTable.java:28 sum of values of local variable 1","value":17},{"name":"ColdTable.java:34 condition true","value":0},{"name":"ColdTable.java:47 loop iterations","value":5000}] ["the input leads to ColdTable.java:38, where no training run came"]"#]].assert_eq(&predicted("halves"));
    expect![[r#"[{"name":"ColdTable.java:28 sum of values of local variable 1","value":17},{"name":"ColdTable.java:34 condition true","value":0},{"name":"ColdTable.java:47 loop iterations","value":52000}] ["the input leads to ColdTable.java:38, where no training run came"]"#]].assert_eq(&predicted("odd"));
}

#[test]
fn exceptions_that_no_training_run_met_are_followed() {
    let place = counted(&["ColdThrow", "ColdThrow$Malformed"], |n| vec![(n * n).to_string()]);
    // As of 60 and 35 steps.
    expect![[r#"[{"name":"ColdThrow.java:33 sum of values of local variable 1","value":60},{"name":"ColdThrow.java:46 loop iterations","value":28000}] []"#]]
        .assert_eq(&answered(&place, &["odd"]));
    expect![[r#"[{"name":"ColdThrow.java:33 sum of values of local variable 1","value":0},{"name":"ColdThrow.java:46 loop iterations","value":8000}] ["the input leads to ColdThrow.java:13, where no training run came"]"#]].assert_eq(&answered(&place, &["!what"]));
    // What cannot be followed is left out: as of 25 steps, and nothing is written.
    expect![[r#"[{"name":"ColdThrow.java:33 sum of values of local variable 1","value":25},{"name":"ColdThrow.java:46 loop iterations","value":3000}] ["the input leads to ColdThrow.java:38, where no training run came; it is left out of the prediction"]"#]].assert_eq(&answered(&place, &["25", "out"]));
    assert!(!place.path("out").exists());
}

#[test]
fn what_is_no_predictor() {
    let place = &trained().place;
    let cases = [
        (
            "tiny.jar",
            expect!["error: tiny.jar is not a predictor of Mantis: it has no META-INF/mantis/predictor.json"],
        ),
        ("absent.jar", expect!["error: there is no file absent.jar"]),
        ("runs.jsonl", expect!["error: runs.jsonl is not a jar: invalid Zip archive: Could not find EOCD"]),
    ];
    for (file, sentence) in cases {
        let done = place.mantis(&["predict", file, "--", "x"]);
        assert_eq!((done.code, done.stdout.as_str()), (1, ""), "{done:#?}");
        sentence.assert_eq(done.error());
    }
    let mut damaged = JarBuilder::new();
    damaged.add("META-INF/mantis/predictor.txt", b"something else".to_vec());
    let mut manifest = Manifest::default();
    manifest.set("Main-Class", "mantis.predictor.Main");
    damaged.manifest(&manifest);
    let jar = Jar::open(&place.path("tiny.predictor.jar")).unwrap();
    for class in jar.classes() {
        damaged.add(&class.entry, jar.read(&class.entry).unwrap().unwrap());
    }
    damaged.write_to(&place.path("damaged.jar")).unwrap();
    let done = place.mantis(&["predict", "damaged.jar", "--", "x"]);
    assert_eq!((done.code, done.stdout.as_str()), (1, ""), "{done:#?}");
    expect!["error: damaged.jar is not a predictor of Mantis: it has no META-INF/mantis/predictor.json"]
        .assert_eq(done.error());
    let done = place.mantis(&["explain", "tiny.jar"]);
    expect!["error: tiny.jar is not a predictor of Mantis: it has no META-INF/mantis/predictor.json"]
        .assert_eq(done.error());
    let done = place.mantis(&["predict", "tiny.predictor.jar", "--target", "time", "--", "in/1.txt"]);
    assert_eq!(done.code, 2, "{done:#?}");
    expect!["error: this predictor has no target 'time', only [bytecodes, bytes]"].assert_eq(done.error());
}

#[test]
fn explain_names_the_source() {
    let place = &trained().place;
    let done = place.ok(&["explain", "tiny.predictor.jar"]);
    assert!(done.stdout.starts_with("tiny.jar (Tiny)\n  learned from 13 runs on "), "{done:#?}");
    for part in [
        "\nbytecodes\n  = ",
        "[Tiny.java:",
        "\nfeatures\n",
        " in training\n",
        "\nslice\n",
        "\n  Tiny.java: ",
        "\nassumed\n",
    ] {
        assert!(done.stdout.contains(part), "{part}: {done:#?}");
    }
    let document = &place.ok(&["explain", "tiny.predictor.jar", "--json"]).json()[0];
    assert_eq!(document["main_class"], "Tiny");
    assert_eq!(document["provenance"]["runs"], 13);
    assert_eq!(document["points"][0]["targets"][0]["name"], "bytecodes");
}

#[test]
fn output_is_coloured_for_terminals_only() {
    let place = &trained().place;
    let explain = ["explain", "tiny.predictor.jar"];
    assert!(!place.ok(&explain).stdout.contains('\x1b'));
    let coloured = |set: &[(&str, &str)]| {
        let mut command = place.command(&explain);
        command.envs(set.iter().copied());
        place.finish(command).stdout.contains('\x1b')
    };
    assert!(coloured(&[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

#[test]
fn an_evaluation_compares_predictions_with_measurements() {
    let place = &trained().place;
    let mut list = String::new();
    for n in [4, 7, 20] {
        let numbers: String = (1..=n).map(|k| format!("{}\n", k * 2)).collect();
        place.write(&format!("unseen/{n}.txt"), &numbers);
        list += &format!("{{\"args\":[\"unseen/{n}.txt\"]}}\n");
    }
    list += "{\"args\":[\"unseen/none.txt\"]}\n";
    place.write("unseen.jsonl", &list);
    let args =
        ["evaluate", "tiny.predictor.jar", "--jar", "tiny.jar", "--runs", "unseen.jsonl", "--repeats", "0"];
    let done = place.ok(&[&args[..], &["--json", "--html", "unseen.html"]].concat());
    let evaluation = &done.json()[0]["evaluation"];
    assert_eq!(
        (evaluation["inputs"].as_u64(), evaluation["runs"].as_array().map(Vec::len)),
        (Some(4), Some(3))
    );
    assert_eq!(evaluation["failed"][0]["input"], 3, "{evaluation}");
    let bytecodes = &evaluation["targets"][0];
    assert_eq!(bytecodes["target"], "bytecodes");
    assert!(bytecodes["max"].as_f64().unwrap() < 0.01, "{bytecodes}");
    for (run, n) in evaluation["runs"].as_array().unwrap().iter().zip([4, 7, 20]) {
        let numbers: String = (1..=n).map(|k| format!("{}\n", k * 2)).collect();
        assert_eq!(run["values"][0]["actual"].as_f64(), Some(self::bytecodes(&numbers)), "{run}");
        assert!(run["predictor_nanos"].as_u64().unwrap() > 0);
    }
    let page = std::fs::read_to_string(place.path("unseen.html")).unwrap();
    assert!(page.contains("<svg") && page.contains("Tiny.java"), "a page with plots and source lines");
}

#[test]
fn a_predictor_has_the_flags_that_its_program_needs() {
    let place = Place::new();
    jar(&place.path("tiny.jar"), &["Tiny"], None);
    for n in 1..=6 {
        place.write(&format!("{n}.txt"), &"3\n".repeat(n));
    }
    let list: String = (1..=6).map(|n| format!("{{\"args\":[\"{n}.txt\"]}}\n")).collect();
    place.write("runs.jsonl", &list);
    let flags = ["--jvm-flag=-Dtiny=1", "--jvm-flag=-Xss2m", "--jvm-flag=-XX:+UseSerialGC"];
    let train = ["train", "--jar", "tiny.jar", "--runs", "runs.jsonl", "-o", "p.jar", "--repeats", "0"];
    place.ok(&[&train[..], &flags].concat());
    let description =
        Jar::open(&place.path("p.jar")).unwrap().read("META-INF/mantis/predictor.json").unwrap().unwrap();
    let description: Value = serde_json::from_slice(&description).unwrap();
    assert_eq!(description["jvm_flags"], serde_json::json!(["-Dtiny=1", "-Xss2m"]));
    place.ok(&["predict", "p.jar", "--", "2.txt"]);
    let archives = || std::fs::read_dir(place.path("cache/mantis/archives")).map_or(0, Iterator::count);
    let made = archives();
    place.ok(&["predict", "p.jar", "--", "3.txt"]);
    assert_eq!(archives(), made, "the archive is used again");
    place.ok(&["predict", "p.jar", "--no-archive", "--", "3.txt"]);
}

#[test]
fn an_evaluation_compares_with_simpler_ways() {
    let place = Place::new();
    jar(&place.path("tiny.jar"), &["Tiny"], None);
    for n in 1..=12 {
        place.write(&format!("{n}.txt"), &"3\n".repeat(n));
    }
    let list: String = (1..=12).map(|n| format!("{{\"args\":[\"{n}.txt\"]}}\n")).collect();
    place.write("runs.jsonl", &list);
    let program = ["--jar", "tiny.jar", "--runs", "runs.jsonl", "--repeats", "1"];
    place.ok(&[&["train", "-o", "p.jar"], &program[..]].concat());
    let done =
        place.ok(&[&["evaluate", "p.jar", "--baselines", "runs.jsonl", "--json"], &program[..]].concat());
    let baselines = &done.json()[0]["baselines"];
    let of = |list: &Value, name: &str| {
        let found = list.as_array().unwrap().iter().find(|pair| pair[0] == name);
        found.map(|pair| pair[1].clone()).unwrap_or_else(|| panic!("{name} in {baselines}"))
    };
    // The work of the program grows linearly with its input: nothing else is needed.
    assert!(of(&baselines["linear"], "bytecodes").as_f64().unwrap() < 0.01, "{baselines}");
    let sizes: Vec<Value> =
        of(&baselines["learning"], "time").as_array().unwrap().iter().map(|p| p[0].clone()).collect();
    assert_eq!(sizes, [10, 12]);
    let share = |name: &str| baselines["partial"][name].as_f64().unwrap();
    assert!(
        share("mean") > 0.0 && share("mean") <= share("largest") && share("largest") <= 1.0,
        "{baselines}"
    );
    assert!(baselines["bounded"]["error"].as_f64().unwrap() >= 0.0, "{baselines}");

    place.write("tiny.json", &done.stdout);
    place.write("notes.md", "On *one* machine.\n");
    let report =
        ["evaluate-report", "tiny.json", "-o", "tiny.md", "--html", "tiny.html", "--published", "tiny=0.04"];
    place.ok(&[&report[..], &["--notes", "notes.md"]].concat());
    let text = std::fs::read_to_string(place.path("tiny.md")).unwrap();
    let at = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part} in {text}"));
    assert!(
        at("do not edit it") < at("On *one* machine.") && at("On *one* machine.") < at("## Errors"),
        "{text}"
    );
    for part in ["| tiny    | bytecodes |", "| 2.0 % |", "## Error of time by training runs", "### tiny"] {
        at(part);
    }
    assert!(std::fs::read_to_string(place.path("tiny.html")).unwrap().contains("<svg"));
    place.write("other.json", "{}");
    let done = place.mantis(&["evaluate-report", "other.json", "-o", "other.md"]);
    assert!(
        done.error().starts_with("error: other.json is not what mantis evaluate --json prints"),
        "{done:#?}"
    );
}

#[test]
fn what_arguments_say_is_left_when_slices_cost_too_much() {
    let place = Place::new();
    jar(&place.path("tiny.jar"), &["Tiny"], None);
    let mut list = String::new();
    for n in 1..=12 {
        place.write(&format!("{n}.txt"), &"7\n".repeat(10 * n));
        list += &format!("{{\"args\":[\"{n}.txt\"],\"files\":[\"{n}.txt\"]}}\n");
    }
    place.write("runs.jsonl", &list);
    let train = |more: &[&str]| {
        let args =
            ["train", "--jar", "tiny.jar", "--runs", "runs.jsonl", "-o", "size.predictor.jar", "--force"];
        let options = ["--repeats", "0", "--target", "bytecodes", "--threshold", "1e-9", "--json"];
        place.ok(&[&args[..], &options, more].concat()).json()[0]["chosen"].to_string()
    };
    assert_eq!(train(&["--no-argument-features"]), "[]");
    assert_eq!(train(&[]), r#"["size of argument 1"]"#);
    let numbers = "7\n".repeat(55);
    place.write("new.txt", &numbers);
    let answer = place.ok(&["predict", "size.predictor.jar", "--json", "--", "new.txt"]).json().remove(0);
    let (predicted, actual) = (value(&answer), bytecodes(&numbers));
    assert!((predicted - actual).abs() < 0.05 * actual, "{predicted} of {actual}");
}

/// Lines of numbers, whose sum is what `Tiny` works for.
fn numbers(lines: usize, most: usize) -> String {
    (0..lines).map(|k| format!("{}\n", 100 * ((k * 7 + k / 13) % most))).collect()
}

#[test]
fn a_frontier_is_chosen_from_without_training_again() {
    let place = Place::new();
    jar(&place.path("tiny.jar"), &["Tiny"], None);
    let mut list = String::new();
    for n in 1..=16 {
        place.write(&format!("{n}.txt"), &numbers(2000 + 300 * n, 4 + n * 5 % 7));
        list += &format!("{{\"args\":[\"{n}.txt\"],\"files\":[\"{n}.txt\"]}}\n");
    }
    place.write("runs.jsonl", &list);
    let train =
        ["train", "--jar", "tiny.jar", "--runs", "runs.jsonl", "-o", "p.jar", "--repeats", "1", "--json"];
    let report = place.ok(&train).json().remove(0);
    let frontier = report["frontier"].as_array().unwrap();
    let share = |p: &Value| p["cost"]["mean_share"].as_f64().unwrap();
    assert!(frontier.windows(2).all(|w| share(&w[0]) < share(&w[1])), "{frontier:?}");
    assert_eq!(frontier.iter().filter(|p| p["chosen"] == true).count(), 1);
    // Sizes are off; what the lines say is not.
    let bytecodes = |p: &Value| p["errors"][1].as_f64().unwrap();
    let last = frontier.len() - 1;
    assert!(last > 0 && bytecodes(&frontier[last]) < 0.3 * bytecodes(&frontier[0]), "{frontier:?}");
    let ask = |more: &[&str]| {
        let args = [&["predict", "p.jar", "--json"], more, &["--", "3.txt"]].concat();
        place.ok(&args).json().remove(0)
    };
    for (k, point) in frontier.iter().enumerate() {
        let answer = ask(&["--point", &k.to_string()]);
        assert_eq!(answer["point"], k);
        let features = answer["features"].as_array().unwrap();
        assert_eq!(features.len(), point["features"].as_array().unwrap().len());
    }
    assert_eq!(ask(&["--budget", "1000"])["point"], last);
    let cheapest = ask(&["--budget", "0.0000001%"]);
    assert_eq!(cheapest["point"], 0);
    assert!(cheapest["warnings"][0].as_str().unwrap().contains("the cheapest answers"), "{cheapest}");
    assert_eq!(ask(&["--within", "1000s"])["point"], last);
    let knee = frontier.iter().position(|p| p["chosen"] == true).unwrap();
    assert_eq!(ask(&[])["point"], knee);
    let explained = place.ok(&["explain", "p.jar", "--point", "0"]);
    assert!(explained.stdout.contains("\nfrontier\n"), "{explained:#?}");
    let evaluate =
        ["evaluate", "p.jar", "--jar", "tiny.jar", "--runs", "runs.jsonl", "--repeats", "0", "--json"];
    let error = |point: usize| {
        let point = point.to_string();
        let evaluated = place.ok(&[&evaluate[..], &["--point", &point]].concat()).json().remove(0);
        evaluated["evaluation"]["targets"][0]["mean"].as_f64().unwrap()
    };
    assert!(error(last) < 0.3 * error(0), "{} {}", error(last), error(0));
    for command in [&["explain", "p.jar"][..], &evaluate] {
        let wrong = place.mantis(&[command, &["--point", "99"]].concat());
        assert!(wrong.error().contains("has no point 99; its points are 0 to"), "{wrong:#?}");
    }
    let loops = ["--schemes", "loops", "--no-argument-features", "--repeats", "0", "--force"];
    let report = place.ok(&[&train[..6], &["l.jar", "--json"], &loops].concat()).json().remove(0);
    let chosen = report["chosen"].as_array().unwrap();
    assert!(!chosen.is_empty(), "{report}");
    assert!(chosen.iter().all(|f| f.as_str().unwrap().contains("loop iterations")), "{chosen:?}");
    let wrong = place.mantis(&["predict", "p.jar", "--budget", "two", "--", "3.txt"]);
    assert_eq!((wrong.code, wrong.error().contains("--budget")), (2, true), "{wrong:#?}");
}
