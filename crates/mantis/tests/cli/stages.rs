//! The verbs for those who debug and script.

use std::process::Command;

use expect_test::expect;

use crate::support::{Place, jar, java, odd_runs};

#[test]
fn instrumented_jars_run_as_before_and_count_libraries_too() {
    let place = Place::new();
    jar(&place.path("split.jar"), &["Split"], Some("lib.jar absent.jar"));
    jar(&place.path("lib.jar"), &["Lib"], None);
    let done = place.ok(&["instrument", "split.jar", "-o", "split.counted.jar"]);
    expect![[r#"
        wrote split.counted.jar: 4 methods counted, in 2 classes; 15 features
        wrote split.counted.lib/1-lib.jar, which belongs to it
        run it as before: java -jar split.counted.jar ARGS
        when it ends it writes its counts to mantis.counts in its directory; -Dmantis.counts=FILE names another file
        read them with: mantis counts split.counted.jar mantis.counts
    "#]]
    .assert_eq(&done.stdout);
    let mut command = Command::new(java());
    command.args(["-Xverify:all", "-Dmantis.counts=c", "-jar", "split.counted.jar", "98765"]);
    command.current_dir(place.path(""));
    assert_eq!(place.finish(command).stdout, "5\n");
    let done = place.ok(&["counts", "split.counted.jar", "c", "--json"]);
    let document = &done.json()[0];
    let features = document["features"].as_array().unwrap();
    let value =
        |name: &str| features.iter().find(|f| f["name"] == name).map(|f| f["value"].as_f64().unwrap());
    assert_eq!(value("Lib.java:5 loop iterations"), Some(5.0), "{document}");
    assert_eq!(value("Lib.digits calls"), Some(1.0), "{document}");
    assert_eq!(document["exact"], true);
    let text = place.ok(&["counts", "split.counted.jar", "c"]).stdout;
    assert!(text.contains("              5  Lib.java:5 loop iterations\n"), "{text}");

    let done = place.mantis(&["counts", "split.jar", "c"]);
    assert_eq!(done.code, 1);
    expect!["error: split.jar was not written by mantis instrument"].assert_eq(done.error());
    let done = place.mantis(&["counts", "split.counted.jar", "lib.jar"]);
    expect!["error: lib.jar: this is not a counts file"].assert_eq(done.error());
}

#[test]
fn profile_and_fit() {
    let place = Place::odd();
    place.write("train.jsonl", &odd_runs((1..=12).map(|n| ("ok", 5 * n))));
    place.write("test.jsonl", &odd_runs([("ok", 7), ("ok", 90)]));
    for list in ["train", "test"] {
        let (runs, output) = (format!("{list}.jsonl"), format!("{list}.parquet"));
        let done = place.ok(&[
            "profile",
            "--jar",
            "odd.jar",
            "--runs",
            &runs,
            "-o",
            &output,
            "--repeats",
            "0",
            "--json",
        ]);
        let document = &done.json()[0];
        assert_eq!(document["failed"].to_string(), "[]");
        assert!(document["resources"]["bytecodes"]["min"].as_u64().unwrap() > 0, "{document}");
        assert_eq!(document["resources"]["time"], serde_json::Value::Null);
    }
    let fit = ["fit", "train.parquet", "--target", "bytecodes", "--test", "test.parquet", "--json"];
    let document = &place.ok(&fit).json()[0];
    assert!(document["held_out"]["error"].as_f64().unwrap() < 1e-6, "{document}");
    assert!(document["test"]["error"].as_f64().unwrap() < 1e-6, "{document}");
    assert_eq!(document["test"]["extrapolated"], 1);
    let done = place.mantis(&["fit", "train.parquet", "--target", "time"]);
    assert_eq!(done.code, 1, "{done:#?}");
    assert!(done.error().starts_with("error: train.parquet has no column \"time\"; it has "), "{done:#?}");
}

#[test]
fn runs_worth_timing_are_suggested_for_training() {
    let place = Place::odd();
    place.write("runs.jsonl", &odd_runs((1..=12).map(|n| (if n == 7 { "fail" } else { "ok" }, 5 * n))));
    let train = ["train", "--jar", "odd.jar", "--runs", "runs.jsonl", "--suggest"];
    let done = place.ok(&[&train[..], &["4"]].concat());
    let amount = |input: &serde_json::Value| input["args"][1].as_str().unwrap().parse::<u32>().unwrap();
    let amounts: Vec<u32> = done.json().iter().map(amount).collect();
    assert_eq!(amounts.len(), 4, "{done:#?}");
    // The ends of the range are always worth a run; the run that fails is not offered.
    assert!(amounts.contains(&5) && amounts.contains(&60) && !amounts.contains(&35), "{done:#?}");
    assert!(
        done.stderr.contains(
            "left out run 7: counting run: exit code 1; the end of standard error:\n    Exception in "
        ),
        "{done:#?}"
    );
    assert!(done.stderr.contains("4 runs for ") && done.stderr.contains(" of the best choice at least"));
    // What is printed is a run list; the folder's name was replaced in it.
    place.write("few.jsonl", &done.stdout.replace("DIR", place.path("").to_str().unwrap()));
    place.ok(&["train", "--jar", "odd.jar", "--runs", "few.jsonl", "--repeats", "0", "-q", "-o", "few.jar"]);
    let document = &place.ok(&[&train[..], &["4", "--json"]].concat()).json()[0];
    assert_eq!(document["inputs"].as_array().unwrap().iter().map(amount).collect::<Vec<_>>(), amounts);
    assert!(document["features"].as_u64().unwrap() > 0, "{document}");
    let done = place.mantis(&[&train[..], &["12", "-q"]].concat());
    expect!["error: 12 runs are to be suggested of 11 offered; ask for at most 11"].assert_eq(done.error());
}

#[test]
fn fit_of_any_table() {
    let place = Place::new();
    let rows: String = (1..=20).map(|i| format!("{i},{},x{i},{},7\n", i * i, 3 * i * i + 10)).collect();
    place.write("t.csv", &format!("a,b,name,cost,c\n{rows}"));
    let done = place.ok(&["fit", "t.csv", "--target", "cost"]);
    expect![[r#"
        cost
          = 10 + 3 b
          20 rows, 3 columns: 1 constant, 0 merged with others, 2 left to choose from
          error on these rows: 0.0 % on average
          error on held-out rows: 0.0 % on average (90 % confidence: 0.0 % to 0.0 %)
          100.0 % of held-out rows inside the 90 % interval
    "#]]
    .assert_eq(&done.stdout);
    expect![["note: column \"name\" holds no numbers and is left out\n"]].assert_eq(&done.stderr);
    let document = &place
        .ok(&["fit", "t.csv", "--target", "cost", "--exclude", "b", "--method", "linear", "--json"])
        .json()[0];
    assert_eq!(document["model"]["features"][0]["name"], "a", "{document}");
    assert_eq!(document["method"], "linear");
    let cases = [
        (
            &["--target", "price"][..],
            expect![[r#"error: t.csv has no column "price"; it has "a", "b", "cost", "c""#]],
        ),
        (
            &["--target", "cost", "--exclude", "z"],
            expect![[r#"error: --exclude "z": t.csv has no such feature column"#]],
        ),
        (
            &["--target", "cost", "--level", "2"],
            expect!["error: --level wants a share between 0 and 1, such as 0.9"],
        ),
    ];
    for (args, sentence) in cases {
        let done = place.mantis(&[&["fit", "t.csv"], args].concat());
        assert_eq!((done.code, done.stdout.as_str()), (1, ""), "{done:#?}");
        sentence.assert_eq(done.error());
    }
    place.write("bad.csv", "a,cost\n1,2\n3,many\n");
    let done = place.mantis(&["fit", "bad.csv", "--target", "cost"]);
    expect![[r#"error: bad.csv: line 3: "many" in column "cost" is not a number"#]].assert_eq(done.error());
}

#[test]
fn slices_are_programs_of_their_own() {
    let place = Place::odd();
    let done = place.ok(&["slice", "--jar", "odd.jar", "--list", "--json"]);
    assert!(done.json()[0].to_string().contains("\"Odd.java:7 loop iterations\""), "{done:#?}");
    place.ok(&["slice", "--jar", "odd.jar", "--feature", "Odd.java:7 loop", "-o", "slice.jar"]);
    let mut command = Command::new(java());
    command.args(["-jar", "slice.jar", "--json", "ok", "3"]).current_dir(place.path(""));
    let done = place.finish(command);
    assert_eq!(done.json()[0]["features"][0]["value"], 300, "{done:#?}");
    let done = place.mantis(&["slice", "--jar", "odd.jar", "--feature", "nothing", "-o", "none.jar"]);
    assert_eq!(done.code, 1);
    expect!["error: there is no feature `nothing`"].assert_eq(done.error());
}

#[test]
fn features_that_are_counted_apart_are_named() {
    let place = Place::new();
    jar(&place.path("phases.jar"), &["Phases"], None);
    let slice = |feature: &str, more: &[&str]| {
        let all = [&["slice", "--jar", "phases.jar", "--force", "-o", "s.jar", "--feature", feature], more]
            .concat();
        place.mantis(&all)
    };
    let done = slice("Phases.java:6 loop iterations", &[]);
    expect!["error: there is no such slice: Phases.java:6 loop iterations never runs in the analysed program; it is counted apart for each phase: ask for one (`Phases.java:6 loop iterations from Phases:14`) or give --no-phases"].assert_eq(done.error());
    assert_eq!(slice("Phases.java:6 loop iterations from Phases:14", &[]).code, 0);
    assert_eq!(slice("Phases.java:6 loop iterations", &["--no-phases"]).code, 0);
}

#[test]
fn slices_without_runs_say_what_they_do_not_follow() {
    let place = Place::new();
    jar(&place.path("named.jar"), &["Named"], None);
    let feature = ["slice", "--jar", "named.jar", "--feature", "Named.java:17 loop iterations", "--force"];
    let done = place.ok(&[&feature[..], &["-o", "s.jar", "--json"]].concat());
    let remarks = done.json()[0]["remarks"].to_string();
    let call = "java.lang.invoke.MethodHandles$Lookup.findStatic at Named.java:15";
    assert!(remarks.contains(&format!("what {call} runs or writes is not known")), "{done:#?}");
    std::fs::write(place.path("runs.jsonl"), "{\"args\": [\"3\"]}\n").unwrap();
    let done = place.ok(&[&feature[..], &["-o", "s.jar", "--json", "--runs", "runs.jsonl"]].concat());
    assert!(!done.json()[0]["remarks"].to_string().contains("is not known"), "{done:#?}");
}

#[test]
fn branches_that_slices_do_not_evaluate_are_named() {
    let place = Place::new();
    jar(&place.path("rare.jar"), &["Rare"], None);
    place.write(
        "runs.jsonl",
        "{\"args\":[\"3\",\"1\",\"lines.txt\"]}\n{\"args\":[\"5\",\"2\",\"lines.txt\"]}\n",
    );
    place.write("lines.txt", "one\n");
    let feature = "Rare.java:28 loop iterations";
    let slice = |more: &[&str]| {
        let args =
            ["slice", "--jar", "rare.jar", "--feature", feature, "--force", "-o", "slice.jar", "--json"];
        place.ok(&[&args, more].concat()).json()[0].clone()
    };
    let uncut = slice(&[]);
    assert_eq!(uncut["unchecked"], serde_json::json!({}), "{uncut:#}");
    assert_eq!(
        uncut["lines"],
        serde_json::json!({"Rare.java": [8, 9, 10, 11, 13, 14, 15, 17, 18, 20, 21, 23, 24, 25, 28]})
    );
    let cut = slice(&["--runs", "runs.jsonl"]);
    assert_eq!(cut["unchecked"], serde_json::json!({"Rare.java": [14, 17, 20, 24]}), "{cut:#}");
    assert_eq!(cut["lines"], serde_json::json!({"Rare.java": [8, 13, 28]}));
    assert_eq!(uncut["cost"], serde_json::Value::Null);
    assert_eq!(cut["cost"]["bytecodes"], 56.0, "{cut:#}");
    assert_eq!(cut["cost"]["lines"][0], serde_json::json!({"line": "Rare.java:8", "bytecodes": 44.0}));
    let done = place.ok(&["explain", "slice.jar"]);
    let said = "  branches that it does not evaluate and no training run took to one side:\n    Rare.java: 14, 17, 20, 24\n";
    assert!(done.stdout.contains(said), "{}", done.stdout);
    place.write("nowhere.jsonl", "{\"args\":[\"3\"],\"cwd\":\"nowhere\"}\n");
    let args =
        ["slice", "--jar", "rare.jar", "--feature", feature, "-o", "none.jar", "--runs", "nowhere.jsonl"];
    let done = place.mantis(&args);
    assert!(done.stderr.contains("nothing ran: all 1 runs failed; run 1: cwd "), "{}", done.stderr);
}

#[test]
fn slices_keep_the_programs_own_files_if_asked_to() {
    let place = Place::new();
    jar(&place.path("spills.jar"), &["Spills"], None);
    let feature = "Spills.java:27 loop iterations";
    let predicted = |more: &[&str]| {
        let args =
            ["slice", "--jar", "spills.jar", "--feature", feature, "-fqo", "slice.jar", "--optimistic"];
        place.ok(&[&args, more].concat());
        let done = place.ok(&["predict", "slice.jar", "--json", "--", "72", "file"]);
        let json = done.json();
        format!("{} {}", json[0]["predictions"][0]["value"], json[0]["warnings"])
    };
    expect![[r#"0 ["on this input the program ends with java.nio.file.NoSuchFileException: spilled-72.txt; the prediction covers the time until then"]"#]].assert_eq(&predicted(&[]));
    expect!["26000 []"].assert_eq(&predicted(&["--own-files"]));
}

#[test]
fn check_compares_slices_with_counts() {
    let place = Place::odd();
    place.write("runs.jsonl", &odd_runs([("ok", 1), ("ok", 4), ("exit", 0)]));
    let done = place.ok(&["check", "--jar", "odd.jar", "--runs", "runs.jsonl", "--json"]);
    let lines = done.json();
    let totals = lines.last().unwrap();
    assert_eq!(totals["different"], 0, "{done:#?}");
    assert!(totals["equal"].as_u64().unwrap() > 0, "{done:#?}");
    assert_eq!(totals["features"].as_u64().unwrap() as usize, lines.len() - 1);
}

#[test]
fn effects_by_parameters_and_by_prefix() {
    let place = Place::new();
    let methods = |text: &str| -> Vec<String> {
        let done = place.ok(&["effects", text, "--json"]);
        done.json()[0].as_array().unwrap().iter().map(|d| d["method"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(methods("java.util.ArrayList.add(Object)"), ["java/util/ArrayList.add(Ljava/lang/Object;)Z"]);
    assert_eq!(
        methods("java.util.ArrayList.add"),
        ["java/util/ArrayList.add(ILjava/lang/Object;)V", "java/util/ArrayList.add(Ljava/lang/Object;)Z"]
    );
    assert_eq!(methods("java.util.Map.Entry.getKey()"), ["java/util/Map$Entry.getKey()Ljava/lang/Object;"]);
    assert_eq!(methods("java.util.ArrayList(int)"), ["java/util/ArrayList.<init>(I)V"]);
    assert_eq!(
        methods("java.lang.String.valueOf(char[])"),
        ["java/lang/String.valueOf([C)Ljava/lang/String;"]
    );
    let inherited = methods("java.util.ArrayList.containsAll(java.util.Collection)");
    assert_eq!(inherited, ["java/util/ArrayList.containsAll(Ljava/util/Collection;)Z"]);
    assert!(methods("java.lang.Math.ab").iter().all(|m| m.starts_with("java/lang/Math.abs")));
    let done = place.ok(&["effects", "java.util.ArrayList.add(Object)"]);
    assert!(done.stdout.contains("\n  writes ") && done.stdout.contains("\n  from overlay/"), "{done:#?}");
    let cases = [
        ("java.util.ArrayList.add(String)", expect!["error: java.util.ArrayList has no method add(String)"]),
        (
            "ArrayList.add",
            expect![
                "error: the JDK has no class ArrayList; write it in full, as in java.util.ArrayList.add(Object)"
            ],
        ),
        ("java.util.ArrayList.add(", expect!["error: java.util.ArrayList.add(: there is no closing bracket"]),
    ];
    for (text, sentence) in cases {
        let done = place.mantis(&["effects", text]);
        assert_eq!((done.code, done.stdout.as_str()), (1, ""), "{done:#?}");
        sentence.assert_eq(done.error());
    }
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let place = Place::new();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = place.command(&["effects", "java.lang.String"]);
    command.stdout(writer);
    let done = place.finish(command);
    assert_eq!((done.code, done.stderr.as_str()), (0, ""));
}
