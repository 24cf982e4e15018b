//! `mantis costs` on programs whose costs in executed bytecodes are known.

use expect_test::expect;

use crate::support::{Place, jar};

/// A folder with `five.jar` and a run list of so many different mixtures of its methods.
fn five(runs: u32) -> Place {
    let place = Place::new();
    jar(&place.path("five.jar"), &["Five"], None);
    place.write("runs.jsonl", &mixtures(runs));
    place
}

/// Calls of the five methods, of numbers that no run shares with another.
fn mixtures(runs: u32) -> String {
    let line = |i: u32| {
        let n: Vec<String> =
            (0..5u32).map(|k| format!("\"{}\"", (i * (2 * k + 3) + k * k + i * i % 7) % 11)).collect();
        format!("{{\"args\":[{}]}}\n", n.join(","))
    };
    (1..=runs).map(line).collect()
}

const COSTS: [&str; 8] =
    ["costs", "--jar", "five.jar", "--runs", "runs.jsonl", "--resource", "bytecodes", "--quiet"];

fn costs(place: &Place, more: &[&str]) -> crate::support::Done {
    place.mantis(&[&COSTS[..], more].concat())
}

#[test]
fn blocks_cost_their_instructions() {
    let place = five(24);
    let done = costs(&place, &["--level", "block", "--json"]);
    assert_eq!(done.code, 0, "{done:#?}");
    let document = &done.json()[0];
    assert_eq!(document["method"], "ols", "{document}");
    assert_eq!(document["exact"]["agrees"], true, "{document}");
    let merged = document["merged"].as_array().unwrap();
    assert!(merged.iter().any(|m| m["proved"] == true), "{document}");
    for line in document["lines"].as_array().unwrap() {
        assert!(line["share"].as_f64().unwrap() >= -1e-9, "{line}");
    }
}

#[test]
fn kinds_of_instructions_cost_one_each() {
    let place = five(24);
    let document = &costs(&place, &["--level", "opcode", "--json"]).json()[0];
    assert_eq!(document["exact"]["agrees"], true, "{document}");
}

#[test]
fn methods_cost_what_they_do() {
    let place = five(24);
    let done = costs(
        &place,
        &[
            "--level",
            "method",
            "--method",
            "ols-intercept",
            "--only",
            "function",
            "--csv",
            "c.csv",
            "--html",
            "c.html",
            "--json",
        ],
    );
    assert_eq!(done.code, 0, "{done:#?}");
    let document = &done.json()[0];
    let cost = |name: &str| {
        let all = document["estimates"].as_array().unwrap();
        let found = all.iter().find(|e| e["name"] == name);
        found.and_then(|e| e["estimate"].as_f64()).map_or(-1, |v| v.round() as i64)
    };
    // A round is 11 instructions, the call with its loop in main 14 more, 6 without work.
    let costs: Vec<i64> = (1..=5).map(|i| cost(&format!("Five.function{i}()"))).collect();
    expect![[r#"
        [
            25,
            124,
            5514,
            1114,
            6,
        ]
    "#]]
    .assert_debug_eq(&costs);
    let csv = std::fs::read_to_string(place.path("c.csv")).unwrap();
    assert!(csv.contains("\"Five.function3()\","), "{csv}");
    let page = std::fs::read_to_string(place.path("c.html")).unwrap();
    assert!(page.contains("Five.function3()") && page.contains("Five.java"), "{page}");
}

#[test]
fn the_table_is_like_that_of_r() {
    let place = five(24);
    let done = costs(
        &place,
        &["--level", "method", "--method", "ols", "--only", "function3", "--only", "function4"],
    );
    expect![[r#"
        bytecodes ~ executions of methods - 1
        by least squares without intercept

        Residuals (bytecodes):
                 Min          1Q      Median          3Q         Max
              -869.1      -190.6       254.8       457.7        1106

        Costs (bytecodes per execution):
                             Estimate   Std. Error   t value   Pr(>|t|)                   95 % interval     executions    share
        Five.function3()      5614.34        25.18       223     <2e-16 ***                [5562, 5667]            122  83.63 %
        Five.function4()       1155.5        26.33     43.88     <2e-16 ***                [1101, 1210]            116  16.37 %
        ---
        Signif. codes: 0 '***' 0.001 '**' 0.01 '*' 0.05 '.' 0.1 ' ' 1
        Standard errors and intervals: Student's t with the residual degrees of freedom

        Residual standard error: 577 on 22 degrees of freedom
        Multiple R-squared: 0.9998, Adjusted R-squared: 0.99978
        F-statistic: 54376 on 2 and 22 DF, p-value: <2e-16
        AIC: 377.2
        Error on 24 fitted runs: 1.82 % on average
        note: counters were chosen by --only; the cost of all others is looked for in them
    "#]].assert_eq(&done.stdout);
}

#[test]
fn costs_are_learned_and_applied() {
    let place = five(24);
    let done = costs(&place, &["--level", "block", "-o", "five.costs"]);
    assert_eq!(done.code, 0, "{done:#?}");
    place.write("others.jsonl", "{\"args\":[\"50\",\"3\",\"0\",\"7\",\"1\"]}\n");
    let done = place.mantis(&[
        "costs",
        "predict",
        "five.costs",
        "--jar",
        "five.jar",
        "--runs",
        "others.jsonl",
        "--quiet",
        "--json",
    ]);
    assert_eq!(done.code, 0, "{done:#?}");
    let document = &done.json()[0];
    assert!(document["error"].as_f64().unwrap() < 1e-6, "{document}");
    assert_eq!(document["covered"], 1.0, "{document}");
    jar(&place.path("one.jar"), &["OneBlock"], None);
    let done =
        place.mantis(&["costs", "predict", "five.costs", "--jar", "one.jar", "--runs", "others.jsonl", "-q"]);
    expect!["error: five.costs knows nothing of this program: no block has the same class, method and code"]
        .assert_eq(done.error());
    let done = place.mantis(&[
        "costs",
        "predict",
        "runs.jsonl",
        "--jar",
        "five.jar",
        "--runs",
        "others.jsonl",
        "-q",
    ]);
    assert!(done.error().starts_with("error: runs.jsonl was not written by mantis costs: "), "{done:#?}");
}

#[test]
fn runs_are_suggested() {
    let place = five(24);
    let done = costs(&place, &["--suggest", "6", "--json"]);
    let document = &done.json()[0];
    assert_eq!(document["inputs"].as_array().unwrap().len(), 6, "{document}");
    let done = costs(&place, &["--suggest", "25"]);
    expect!["error: 25 runs are to be suggested of 24 offered; ask for at most 24"].assert_eq(done.error());
}

#[test]
fn few_runs_have_an_answer_by_ridge_and_a_hint_otherwise() {
    let place = five(3);
    let done = costs(&place, &["--level", "method", "--method", "ols"]);
    assert_eq!(done.code, 1);
    expect!["error: least squares without intercept needs at least 6 runs that differ for as many costs, and there are 3; choose counters with --only, use a coarser --level, or use --method ridge, which answers all the same"].assert_eq(done.error());
    let done = costs(&place, &["--level", "method", "--json"]);
    assert_eq!(done.json()[0]["method"], "ridge", "{done:#?}");
    let estimates = done.json()[0]["estimates"].clone();
    assert!(
        estimates.as_array().unwrap().iter().all(|e| e["estimate"].as_f64().unwrap() >= 0.0),
        "{estimates}"
    );
}

#[test]
fn what_cannot_be_estimated_is_said() {
    let place = five(5);
    place.write("empty.jsonl", "");
    let run = |more: &[&str]| {
        place.mantis(&[&["costs", "--jar", "five.jar", "-q", "--resource", "bytecodes"][..], more].concat())
    };
    expect!["error: empty.jsonl: no runs in it"].assert_eq(run(&["--runs", "empty.jsonl"]).error());
    expect!["error: no method was executed in any run, so there is nothing to estimate; check --only, or give other runs"]
        .assert_eq(run(&["--runs", "runs.jsonl", "--level", "method", "--only", "nothing"]).error());
    expect!["error: --test 2 of 5 runs leaves 0 to fit and 5 to test; give a share between, such as 0.2"]
        .assert_eq(run(&["--runs", "runs.jsonl", "--test", "2"]).error());
    // Bytes do not depend on the mixture.
    let done = place.mantis(&[
        "costs",
        "--jar",
        "five.jar",
        "-q",
        "--resource",
        "bytes",
        "--runs",
        "runs.jsonl",
        "--level",
        "method",
    ]);
    expect!["error: every run has the same bytes, so no cost can be told from another; give inputs that make the program work more and less"]
        .assert_eq(done.error());
    expect!["error: --repeats 0 measures no time; say --resource bytecodes or --resource bytes"].assert_eq(
        place.mantis(&["costs", "--jar", "five.jar", "-q", "--runs", "runs.jsonl", "--repeats", "0"]).error(),
    );
}

#[test]
fn a_program_with_one_block_costs_what_it_takes() {
    let place = Place::new();
    jar(&place.path("one.jar"), &["OneBlock"], None);
    place.write("runs.jsonl", "{\"args\":[]}\n{\"args\":[\"x\"]}\n");
    let done = place.ok(&[
        "costs",
        "--jar",
        "one.jar",
        "--runs",
        "runs.jsonl",
        "--resource",
        "bytecodes",
        "-q",
        "--json",
    ]);
    let document = &done.json()[0];
    assert_eq!(document["estimates"].as_array().unwrap().len(), 1, "{document}");
    assert_eq!(document["exact"]["agrees"], true, "{document}");
}
