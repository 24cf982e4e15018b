//! What can be wrong with what users give: one sentence each, and the exit code.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use expect_test::{Expect, expect};
use mantis_classfile::jar::{JarBuilder, Manifest};

use crate::support::{Place, class_bytes, jar, odd_runs};

/// Training without times.
const TRAIN: [&str; 8] = ["train", "--jar", "odd.jar", "--runs", "runs.jsonl", "--repeats", "0", "--quiet"];

fn train(place: &Place, more: &[&str]) -> crate::support::Done {
    place.mantis(&[&TRAIN[..], &["-o", "out.jar"], more].concat())
}

fn fails(done: &crate::support::Done, code: i32, sentence: Expect) {
    assert_eq!(done.code, code, "{done:#?}");
    sentence.assert_eq(done.error());
    assert_eq!(done.stdout, "", "{done:#?}");
}

#[test]
fn a_missing_jar() {
    let place = Place::new();
    place.write("runs.jsonl", &odd_runs([("ok", 1)]));
    let done = train(&place, &[]);
    fails(&done, 1, expect!["error: odd.jar: no such file or folder"]);
    assert_eq!(done.stderr.lines().count(), 1);
}

#[test]
fn what_is_no_jar() {
    let place = Place::new();
    place.write("runs.jsonl", &odd_runs([("ok", 1)]));
    place.write("odd.jar", "no zip at all");
    fails(
        &train(&place, &[]),
        1,
        expect!["error: DIR/odd.jar: not a jar (invalid Zip archive: Could not find EOCD)"],
    );
    let done = place.mantis(&["instrument", "odd.jar", "-o", "out.jar"]);
    fails(&done, 1, expect!["error: odd.jar is not a jar: invalid Zip archive: Could not find EOCD"]);
}

#[test]
fn a_corrupt_class_in_the_jar() {
    let place = Place::new();
    place.write("runs.jsonl", &odd_runs([("ok", 1)]));
    let mut manifest = Manifest::default();
    manifest.set("Main-Class", "Odd");
    let mut jar = JarBuilder::new();
    let bytes = class_bytes("Odd");
    jar.manifest(&manifest).add_class("Odd", bytes[..bytes.len() / 2].to_vec());
    jar.write_to(&place.path("odd.jar")).unwrap();
    let done = train(&place, &[]);
    assert_eq!(done.code, 1, "{done:#?}");
    // Where exactly depends on the compiler.
    let sentence: String = done.error().chars().filter(|c| !c.is_ascii_digit()).collect();
    expect!["error: class Odd.class of DIR/odd.jar is corrupt: the class file is cut short: it ends at byte , where more was announced"]
        .assert_eq(&sentence);
}

#[test]
fn a_main_class_that_is_not_there() {
    let place = Place::odd();
    place.write("runs.jsonl", &odd_runs([("ok", 1)]));
    fails(
        &train(&place, &["--main-class", "Even"]),
        1,
        expect!["error: main class Even is not on the class path"],
    );
    jar(&place.path("lib.jar"), &["Lib"], None);
    let done = place.mantis(&["train", "--jar", "lib.jar", "--runs", "runs.jsonl", "-o", "out.jar"]);
    fails(&done, 1, expect!["error: main class Lib has no main method"]);
}

#[test]
fn a_malformed_line_in_the_run_list() {
    let place = Place::odd();
    let mut list = odd_runs((1..=16).map(|n| ("ok", n)));
    list.push_str("{\"args\":[\"ok\",\"17\"}\n");
    place.write("runs.jsonl", &list);
    fails(
        &train(&place, &[]),
        1,
        expect!["error: runs.jsonl line 17: not valid JSON: expected `,` or `]` at column 19"],
    );
    let done = place.mantis(&["train", "--jar", "odd.jar", "--runs", "none.jsonl", "-o", "out.jar"]);
    fails(&done, 1, expect!["error: cannot read none.jsonl: No such file or directory (os error 2)"]);
}

/// What `Odd` prints when it fails, as a reason shows it.
fn trace(n: u32) -> String {
    format!(
        "\n    Exception in thread \"main\" java.lang.IllegalStateException: no good: {n}\n        at Odd.main(Odd.java:12)"
    )
}

#[test]
fn a_program_that_fails_on_some_inputs_is_learned_from_the_others() {
    let place = Place::odd();
    let runs = (1..=8).map(|n| (if n == 3 { "fail" } else { "ok" }, n));
    place.write("runs.jsonl", &odd_runs(runs));
    let done = train(&place, &["--json"]);
    assert_eq!(done.code, 0, "{done:#?}");
    let report = &done.json()[0];
    assert_eq!(report["runs"], 7);
    assert_eq!(report["failed"][0][0], 2);
    let why = report["failed"][0][1].as_str().unwrap();
    assert_eq!(why, "counting run: exit code 1; the end of standard error:".to_owned() + &trace(3));
    let done = place.mantis(&["explain", "out.jar"]);
    assert!(done.stdout.contains("learned from 7 runs, 1 more failed"), "{done:#?}");
}

#[test]
fn a_program_that_fails_on_all_inputs() {
    let place = Place::odd();
    place.write("runs.jsonl", &odd_runs([("fail", 1), ("fail", 2)]));
    fails(
        &train(&place, &[]),
        1,
        expect![[r#"
            error: nothing to learn from: all 2 runs failed; run 1: counting run: exit code 1; the end of standard error:
                Exception in thread "main" java.lang.IllegalStateException: no good: 1
                    at Odd.main(Odd.java:12)"#]],
    );
    assert!(!place.path("out.jar").exists());
    // Profiling keeps the reasons.
    let profile =
        ["profile", "--jar", "odd.jar", "--runs", "runs.jsonl", "-o", "runs.parquet", "--json", "--quiet"];
    let done = place.mantis(&profile);
    assert_eq!(done.code, 1, "{done:#?}");
    let why = |n| "counting run: exit code 1; the end of standard error:".to_owned() + &trace(n);
    assert_eq!(done.error(), "error: every run failed; run 1: ".to_owned() + &why(1));
    let document = &done.json()[0];
    assert_eq!(document["failed"][1], serde_json::json!({"reason": why(2), "run": 2, "status": "exit"}));
    assert!(place.path("runs.parquet").is_file());
}

#[test]
fn exit_inside_main() {
    let place = Place::odd();
    // Exit code 0 is an end like any other, 3 is a failure.
    place.write("runs.jsonl", &odd_runs([("exit", 0), ("exit", 3), ("ok", 2)]));
    let args =
        ["profile", "--jar", "odd.jar", "--runs", "runs.jsonl", "-o", "runs.parquet", "--repeats", "1"];
    let done = place.ok(&args);
    assert!(done.stderr.contains("run 2 failed: exit code 3"), "{done:#?}");
    assert!(
        done.stdout.starts_with("wrote runs.parquet: 3 runs\n  run 2 failed: counting run: exit code 3\n"),
        "{done:#?}"
    );
    place.write("runs.jsonl", &odd_runs([("exit", 3)]));
    fails(
        &train(&place, &[]),
        1,
        expect!["error: nothing to learn from: all 1 runs failed; run 1: counting run: exit code 3"],
    );
}

#[test]
fn a_program_that_hangs_is_ended() {
    let place = Place::odd();
    place.write("runs.jsonl", &odd_runs([("ok", 1), ("hang", 1), ("ok", 2)]));
    let args =
        ["profile", "--jar", "odd.jar", "--runs", "runs.jsonl", "-o", "runs.parquet", "--repeats", "0"];
    let done = place.ok(&[&args[..], &["--timeout", "3", "--json"]].concat());
    let document = &done.json()[0];
    assert_eq!(
        document["failed"].to_string(),
        r#"[{"reason":"counting run: still running after 6 s","run":2,"status":"timeout"}]"#
    );
    assert_eq!(document["ok"], 2);
}

#[test]
fn a_program_that_prints_megabytes() {
    let place = Place::odd();
    place.write("runs.jsonl", &odd_runs([("loud", 1), ("ok", 1)]));
    let args =
        ["profile", "--jar", "odd.jar", "--runs", "runs.jsonl", "-o", "runs.parquet", "--repeats", "1"];
    let done = place.ok(&[&args[..], &["--json"]].concat());
    assert_eq!(done.json()[0]["ok"], 2);
    // None of it is shown.
    assert!(done.stdout.len() < 4096 && !done.stderr.contains("xxx"), "{done:#?}");
}

#[test]
fn an_output_that_exists() {
    let place = Place::odd();
    place.write("runs.jsonl", &odd_runs([("ok", 1)]));
    place.write("out.jar", "precious");
    fails(&train(&place, &[]), 1, expect!["error: out.jar exists; --force replaces it"]);
    for verb in
        ["instrument odd.jar", "profile --jar odd.jar --runs runs.jsonl", "slice --jar odd.jar --feature Odd"]
    {
        let args: Vec<&str> = verb.split(' ').chain(["-o", "out.jar"]).collect();
        fails(&place.mantis(&args), 1, expect!["error: out.jar exists; --force replaces it"]);
    }
    assert_eq!(std::fs::read_to_string(place.path("out.jar")).unwrap(), "precious");
    assert_eq!(place.names(), ["odd.jar", "out.jar", "runs.jsonl"]);
    std::fs::create_dir(place.path("folder")).unwrap();
    let done = place.mantis(&["instrument", "odd.jar", "-o", "folder"]);
    fails(&done, 1, expect!["error: folder is a directory; name a file to write"]);
    let done = place.mantis(&["instrument", "odd.jar", "-o", "absent/out.jar"]);
    fails(&done, 1, expect!["error: there is no directory absent; create it first"]);
    let done = place.mantis(&["instrument", "odd.jar", "-o", "odd.jar", "--force"]);
    fails(&done, 1, expect!["error: DIR/odd.jar would replace itself; name another file"]);
}

/// Linux has a device on which every write fails as on a full disk.
#[test]
fn a_full_disk() {
    let place = Place::odd();
    place.write("runs.jsonl", &odd_runs([("ok", 1)]));
    let profile =
        ["profile", "--jar", "odd.jar", "--runs", "runs.jsonl", "-o", "runs.parquet", "--repeats", "0"];
    place.ok(&profile);
    let program = std::fs::read_dir(place.path(".mantis")).unwrap().next().unwrap().unwrap().path();
    let journal = program.join("runs/journal.jsonl");
    let kept = program.join("kept");
    std::fs::rename(&journal, &kept).unwrap();
    std::os::unix::fs::symlink("/dev/full", &journal).unwrap();
    let again = [&profile[..], &["--force"]].concat();
    let done = place.mantis(&again);
    assert_eq!(done.code, 1, "{done:#?}");
    let name = program.file_name().unwrap().to_str().unwrap();
    let sentence = done.error().replace(name, "PROGRAM");
    expect![
        "error: cannot write DIR/.mantis/PROGRAM/runs/journal.jsonl: No space left on device (os error 28)"
    ]
    .assert_eq(&sentence);
    // With space again, the same command works and knows what was finished.
    std::fs::rename(&kept, &journal).unwrap();
    let done = place.ok(&again);
    assert!(done.stderr.contains("counting: 1 runs, 1 already finished"), "{done:#?}");
}

#[test]
fn standard_output_on_a_full_disk() {
    let place = Place::new();
    let mut command = place.command(&["effects", "java.util.ArrayList"]);
    command.stdout(File::options().write(true).open("/dev/full").unwrap());
    let done = place.finish(command);
    fails(&done, 1, expect!["error: cannot write standard output: No space left on device (os error 28)"]);
}

#[test]
fn an_output_that_cannot_be_written_leaves_nothing_behind() {
    let place = Place::odd();
    let mut command = Command::new("sh");
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
    command.args(["-c", script, env!("CARGO_BIN_EXE_mantis"), "instrument", "odd.jar", "-o", "out.jar"]);
    command.current_dir(place.path(""));
    fails(&place.finish(command), 1, expect!["error: cannot write out.jar: File too large (os error 27)"]);
    assert_eq!(place.names(), ["odd.jar"]);
}

/// Ctrl-C in the middle, then the same command again.
#[test]
fn interrupted_training_goes_on() {
    let place = Place::odd();
    place.write("runs.jsonl", &odd_runs((1..=20).map(|n| ("ok", n))));
    let args = [
        "train",
        "--jar",
        "odd.jar",
        "--runs",
        "runs.jsonl",
        "-o",
        "out.jar",
        "--target",
        "bytecodes",
        "--repeats",
        "0",
    ];
    let mut child = place.command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stderr = BufReader::new(child.stderr.take().unwrap());
    let mut said = String::new();
    // Each read waits for the next line of the progress.
    while !said.contains("counting: 4 of 20") {
        assert_ne!(stderr.read_line(&mut said).unwrap(), 0, "{said}");
    }
    let signalled = Command::new("sh").args(["-c", &format!("kill -INT {}", child.id())]).status().unwrap();
    assert!(signalled.success());
    stderr.read_to_string(&mut said).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130), "{said}");
    expect!["error: cancelled; finished runs are kept and the same command goes on from here"]
        .assert_eq(said.lines().last().unwrap());
    assert!(!place.path("out.jar").exists());

    let done = place.ok(&args);
    let resumed = done.stderr.lines().find_map(|l| l.strip_prefix("counting: 20 runs, ")).unwrap_or("");
    let finished: usize = resumed.strip_suffix(" already finished").unwrap_or(resumed).parse().unwrap();
    assert!((4..20).contains(&finished), "{done:#?}");
    assert!(place.path("out.jar").is_file());
}

#[test]
fn a_wrong_command_line() {
    let place = Place::odd();
    for args in [&["train"][..], &["predict"], &["train", "--jar", "odd.jar", "-o", "x.jar"], &["nonsense"]] {
        let done = place.mantis(args);
        assert_eq!(done.code, 2, "{args:?} {done:#?}");
        assert!(done.stderr.starts_with("error: ") && done.stdout.is_empty(), "{done:#?}");
    }
    let done = place.mantis(&["--help"]);
    assert_eq!((done.code, done.stderr.as_str()), (0, ""));
}
