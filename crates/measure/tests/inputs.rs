//! Run lists, patterns, generators, tables: what is accepted, and in which words the rest is refused.

use expect_test::{Expect, expect};
use mantis_measure::expand::{Generator, by_glob};
use mantis_measure::{RunSpec, Table, runlist};
use proptest::prelude::*;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

#[test]
fn run_list_paths_are_relative_to_its_folder_and_cwd() {
    let dir = tempfile::tempdir().unwrap();
    let text = "\u{feff}{\"args\": [\"maps/1.txt\", 7]}\r\n\n\
                {\"cwd\": \"sub\", \"stdin\": \"in\", \"files\": [\"a\", \"/b\"], \"env\": {\"K\": \"v\"}, \"timeout\": 1.5}\n";
    let path = dir.path().join("runs.jsonl");
    std::fs::write(&path, text).unwrap();
    let runs = runlist::read(&path).unwrap();
    let here = dir.path();
    assert_eq!(runs[0], RunSpec::new(["maps/1.txt", "7"], here));
    assert_eq!(
        runs[1],
        RunSpec {
            args: vec![],
            stdin: Some(here.join("sub/in")),
            env: BTreeMap::from([("K".to_string(), "v".to_string())]),
            cwd: here.join("sub"),
            timeout: Some(Duration::from_millis(1500)),
            files: vec![here.join("sub/a"), PathBuf::from("/b")],
        }
    );
}

/// The errors of run lists of 17 lines whose last is wrong.
#[test]
fn run_list_errors_name_the_line() {
    let check = |line: &[u8], expected: Expect| {
        let mut text = b"{\"args\": [\"fine\"]}\n".repeat(16);
        text.extend(line);
        let error = runlist::parse(&text, "runs.jsonl", Path::new("/base")).unwrap_err();
        expected.assert_eq(&error.to_string());
    };
    check(
        br#"{"args": ["x"}"#,
        expect!["runs.jsonl line 17: not valid JSON: expected `,` or `]` at column 14"],
    );
    check(
        br#"{"args": ["#,
        expect!["runs.jsonl line 17: not valid JSON: EOF while parsing a list at column 10"],
    );
    check(
        br#"["x"]"#,
        expect![[r#"runs.jsonl line 17: expected an object such as {"args": [...]}, found a list"#]],
    );
    check(br#"{"arg": ["x"]}"#, expect![[r#"runs.jsonl line 17: unknown key "arg"; did you mean "args"?"#]]);
    check(
        br#"{"stdni": "x"}"#,
        expect![[r#"runs.jsonl line 17: unknown key "stdni"; did you mean "stdin"?"#]],
    );
    check(
        br#"{"seed": 1}"#,
        expect![[
            r#"runs.jsonl line 17: unknown key "seed"; the keys are args, stdin, env, cwd, timeout, files"#
        ]],
    );
    check(
        br#"{"args": "x"}"#,
        expect![[r#"runs.jsonl line 17: "args" must be a list of strings, found a string"#]],
    );
    check(
        br#"{"args": [null]}"#,
        expect![[r#"runs.jsonl line 17: "args" must hold strings or numbers, found null"#]],
    );
    check(
        br#"{"args": ["\u0000"]}"#,
        expect!["runs.jsonl line 17: an argument cannot hold the character NUL"],
    );
    check(
        br#"{"timeout": 0}"#,
        expect![[r#"runs.jsonl line 17: "timeout" must be a positive number of seconds"#]],
    );
    check(
        br#"{"timeout": 1e300}"#,
        expect![[r#"runs.jsonl line 17: "timeout" must be a positive number of seconds"#]],
    );
    check(
        br#"{"env": {"A=B": "x"}}"#,
        expect![[r#"runs.jsonl line 17: "env": "A=B" cannot be the name of a variable"#]],
    );
    check(
        br#"{"env": {"A": 1}}"#,
        expect![[r#"runs.jsonl line 17: "env.A" must be a string, found a number"#]],
    );
    check(b"{\"args\": [\"\xff\"]}", expect!["runs.jsonl line 17: not valid UTF-8"]);
    let empty = runlist::parse(b"\n", "runs.jsonl", Path::new("/")).unwrap_err();
    expect!["runs.jsonl: no runs in it"].assert_eq(&empty.to_string());
    let missing = runlist::read(Path::new("absent.jsonl")).unwrap_err();
    expect!["cannot read absent.jsonl: No such file or directory (os error 2)"]
        .assert_eq(&missing.to_string());
}

proptest! {
    #[test]
    fn a_run_written_as_json_reads_back(
        args in prop::collection::vec("[^\0]{0,8}", 0..4),
        stdin in prop::option::of("[a-z]{1,5}"),
        env in prop::collection::btree_map("[A-Z]{1,4}", ".{0,5}", 0..3),
        timeout in prop::option::of(1u64..100_000),
    ) {
        let run = RunSpec {
            stdin: stdin.map(|s| Path::new("/data").join(s)),
            env,
            timeout: timeout.map(Duration::from_millis),
            ..RunSpec::new(args, Path::new("/data"))
        };
        let text = run.to_json().to_string();
        prop_assert_eq!(RunSpec::parse(&text, Path::new("/elsewhere")).unwrap(), run);
    }

    #[test]
    fn arbitrary_run_lists_do_not_panic(text in prop::collection::vec(any::<u8>(), 0..80)) {
        let _ = runlist::parse(&text, "x", Path::new("/"));
    }
}

#[test]
fn patterns_expand_in_order() {
    let dir = tempfile::tempdir().unwrap();
    for name in ["b.txt", "a.txt", "c.bin", "d.txt/e"] {
        let path = dir.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, "").unwrap();
    }
    let args = |pattern: &str, args: &[&str]| {
        let args: Vec<String> = args.iter().map(|a| a.to_string()).collect();
        by_glob(pattern, &args, dir.path())
    };
    let runs = args("*.txt", &["-i={}", "A"]).unwrap();
    let shown: Vec<_> = runs.iter().map(|r| r.args.join(" ")).collect();
    assert_eq!(shown, ["-i=a.txt A", "-i=b.txt A"]);
    assert_eq!(runs[0].files, [dir.path().join("a.txt")]);
    assert_eq!(args("**/*", &["x"]).unwrap()[3].args, ["x", "d.txt/e"]);
    assert_eq!(args("*.map", &[]).unwrap_err().to_string(), "no file matches *.map");
    assert!(args("a[", &[]).unwrap_err().to_string().starts_with("pattern a[: "));
}

#[test]
fn generators_print_objects_lists_or_arguments() {
    let generate = |command: &str, count| {
        let generator = Generator {
            command: command.to_string(),
            first_seed: 5,
            base: PathBuf::from("/"),
            timeout: Duration::from_secs(30),
        };
        generator.generate(count, &AtomicBool::new(false)).map_err(|e| e.to_string())
    };
    let args = |command: &str| {
        let runs = generate(command, 2).unwrap();
        runs.into_iter().map(|r| r.args).collect::<Vec<_>>()
    };
    assert_eq!(args("echo a 'b c' -s"), [["a", "b", "c", "-s", "5"], ["a", "b", "c", "-s", "6"]]);
    assert_eq!(args("echo '\"b c\"' x{}"), [["b c", "x5"], ["b c", "x6"]]);
    assert_eq!(args("sh -c 'echo [\\\"$MANTIS_SEED\\\", {}]'"), [["5", "5"], ["6", "6"]]);
    let objects = generate("sh -c 'echo {\\\"args\\\": [{}], \\\"timeout\\\": 2}'", 1).unwrap();
    assert_eq!((objects[0].args[0].as_str(), objects[0].timeout), ("5", Some(Duration::from_secs(2))));

    let fail = |command: &str| generate(command, 1).unwrap_err();
    assert_eq!(fail("sh -c 'echo bad >&2; exit 4'"), "generator with seed 5: exit code 4: bad");
    assert_eq!(fail("true"), "generator with seed 5: it printed nothing; expected one line with an input");
    assert!(fail("no-such-program").starts_with("generator with seed 5: cannot run no-such-program: "));
    assert!(fail("echo '").starts_with("generator \"echo '\": not a command line"));
    assert!(fail("sh -c 'echo {\\\"arg\\\": {}}'").ends_with("unknown key \"arg\"; did you mean \"args\"?"));
}

#[test]
fn csv_tables() {
    let dir = tempfile::tempdir().unwrap();
    let read = |text: &str| {
        let path = dir.path().join("t.csv");
        std::fs::write(&path, text).unwrap();
        Table::read(&path).map_err(|e| e.to_string().replace(&dir.path().display().to_string(), ""))
    };
    let table = read("name,\"loop, inner\",y\nfirst,1, 2.5\nsecond,3,-1e3\n").unwrap();
    assert_eq!(table.notes, ["column \"name\" holds no numbers and is left out"]);
    assert_eq!(table.column("loop, inner").unwrap().values, [1.0, 3.0]);
    assert_eq!(table.features("y").map(|c| c.name.as_str()).collect::<Vec<_>>(), ["loop, inner"]);
    assert!(read("x,y\n1,\n").unwrap().column("y").unwrap().values[0].is_nan());
    let error = |text: &str| read(text).unwrap_err();
    assert_eq!(error("x,y\n1,2\n3,four\n"), "/t.csv: line 3: \"four\" in column \"y\" is not a number");
    assert_eq!(error("x,x\n1,2\n"), "/t.csv: two columns are named \"x\"");
    assert_eq!(error("x,y\n"), "/t.csv: no rows in it");
    assert!(error("x,y\n1\n").contains("line: 2"), "{}", error("x,y\n1\n"));
    assert!(error("PAR1 and nothing").starts_with("/t.csv: a damaged Parquet file ("));
}
