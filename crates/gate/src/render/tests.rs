//! Every form of one report, word for word.

use expect_test::expect;

use super::{Format, render};
use crate::growth::{Fit, Growth, Kind};
use crate::report::*;
use crate::resource::Resource;

fn change(resource: Resource, base: u64, head: u64, verdict: Verdict) -> Change {
    Change {
        resource,
        base,
        head,
        difference: head as i64 - base as i64,
        factor: (base > 0).then(|| head as f64 / base as f64),
        spread: 0,
        verdict,
        causes: Vec::new(),
        methods: Vec::new(),
    }
}

fn method(name: &str, presence: Presence, base: Option<u64>, head: Option<u64>) -> MethodChange {
    let (b, h) = (base.unwrap_or(0), head.unwrap_or(0));
    MethodChange {
        method: name.to_owned(),
        key: format!("demo/{name}"),
        path: "demo/Sort.java".to_owned(),
        line: 7,
        presence,
        base,
        head,
        difference: h as i64 - b as i64,
        factor: (b > 0).then(|| h as f64 / b as f64),
        share: 0.9,
        exceeded: false,
        calls: [base.map(|_| 1), head.map(|_| 2)],
        changed: Some(true),
        lines: vec![
            LineChange { line: 9, base: Some(10), head: Some(2_000_000), changed: true },
            LineChange { line: 10, base: None, head: Some(5), changed: true },
        ],
        sites: Vec::new(),
        loops: vec![LoopChange { name: "Sort.java:9".to_owned(), base: Some(3), head: 600_000 }],
    }
}

fn report() -> Report {
    let mut bytecodes = change(Resource::Bytecodes, 1_000_000, 3_000_000, Verdict::Exceeded);
    bytecodes.causes = vec![Cause {
        method: "Sort.sort(List<String>)".to_owned(),
        path: "demo/Sort.java".to_owned(),
        line: 9,
        changed: true,
        difference: 1_900_000.0,
        by_data: 190_000.0,
        share: 0.95,
    }];
    bytecodes.methods = vec![
        method("Sort.sort(List<String>)", Presence::Both, Some(900_000), Some(2_700_000)),
        method("Sort.more()", Presence::New, None, Some(300_000)),
        method("Sort.old()", Presence::Gone, Some(100_000), None),
    ];
    let unstable = Change { spread: 40, ..change(Resource::Bytes, 1_000, 1_005, Verdict::Within) };
    let scenario = |name: &str, resources| ScenarioReport {
        name: name.to_owned(),
        group: Some("size".to_owned()),
        size: Some(100.0),
        stable: name != "large",
        resources,
        time: None,
    };
    let mut large = scenario("large", vec![bytecodes, unstable]);
    large.time = Some(Times { base: Some(1_200_000_000), head: 950_000_000 });
    let small = vec![
        change(Resource::Bytecodes, 500, 500, Verdict::Same),
        change(Resource::Bytes, 2_000, 1_000, Verdict::Cheaper),
    ];
    let fit = |coefficient, exponent| Some(Fit { coefficient, exponent, error: 0.01 });
    let growth = Growth {
        group: "size".to_owned(),
        kind: Kind::Method,
        resource: Some(Resource::Bytecodes),
        name: "Sort.sort(List<String>)".to_owned(),
        path: "demo/Sort.java".to_owned(),
        line: 7,
        base: fit(20.0, 1.0),
        head: fit(1.0, 2.0),
        per_unit: [Some(20.0), Some(100.0)],
        exceeded: true,
        hurts_from: Some(20.2),
    };
    let mut report = Report {
        base: "old.jar".to_owned(),
        baseline: false,
        head: "new.jar".to_owned(),
        passed: true,
        scenarios: vec![large, scenario("small", small)],
        growth: vec![growth],
        unseen: Vec::new(),
        notes: vec!["a note".to_owned()],
    };
    report.conclude();
    assert!(!report.passed);
    report.unseen = vec!["much".to_owned()];
    report
}

#[test]
fn a_terminal_shows_what_failed_and_why() {
    expect![[r#"
        FAILED: 1 of 2 scenarios exceed a threshold (old.jar -> new.jar)
        FAILED: large, size 100, repetitions differ
          1,000,000 -> 3,000,000 executed bytecodes, 3.00 times (+2,000,000)
            because of Sort.java:9 in Sort.sort(List<String>), changed: 95.0 % of the rise, 10.0 % of it by other data
            Sort.sort(List<String>) (Sort.java:7): 900,000 -> 2,700,000, 3.00 times, called 1 -> 2 times
            * Sort.java:9  10 -> 2,000,000
            * Sort.java:10  - -> 5
              loop Sort.java:9  3 -> 600,000 iterations
            Sort.more() (Sort.java:7): - -> 300,000, new
            * Sort.java:9  10 -> 2,000,000
            * Sort.java:10  - -> 5
              loop Sort.java:9  3 -> 600,000 iterations
          1,000 -> 1,005 allocated bytes, +0.5 % (+5), repetitions lie 40 apart
          time 1.20 s -> 950.0 ms, for information
        ok: small, size 100
          500 executed bytecodes, the same
          2,000 -> 1,000 allocated bytes, -50.0 % (-1,000)
        FAILED: growth of executed bytecodes in Sort.sort(List<String>): size^1.00 -> size^2.00, dearer from size 21 on
        note: a note
        not seen by counts: much
    "#]].assert_eq(&render(&report(), Format::Terminal));
}

#[test]
fn markdown_has_a_table_and_the_lines() {
    expect![[r#"
        ### Gate **failed**

        `new.jar` against `old.jar`

        | scenario | resource | base | head | change | |
        |---|---|--:|--:|--:|---|
        | large | executed bytecodes | 1,000,000 | 3,000,000 | 3.00 times | **too much** |
        | large | allocated bytes | 1,000 | 1,005 | +0.5 % | within thresholds, repetitions differ |
        | large | time | 1.20 s | 950.0 ms | | for information |
        | small | executed bytecodes | 500 | 500 |  | same |
        | small | allocated bytes | 2,000 | 1,000 | -50.0 % | cheaper |

        **large**: 1,000,000 -> 3,000,000 executed bytecodes, 3.00 times (+2,000,000)

        - `Sort.java:9` in `Sort.sort(List<String>)`, changed: 95.0 % of the rise

        <details><summary>Methods</summary>

        | method | base | head | | lines |
        |---|--:|--:|---|---|
        | `Sort.sort(List<String>)` | 900,000 | 2,700,000 | 3.00 times, called 1 -> 2 times | 9, 10 |
        | `Sort.more()` |  | 300,000 | new | 9, 10 |

        </details>

        - growth of executed bytecodes in Sort.sort(List&lt;String>): size^1.00 -> size^2.00, dearer from size 21 on

        - a note

        <sub>Not seen by counts: much.</sub>
    "#]].assert_eq(&render(&report(), Format::Markdown));
}

#[test]
fn junit_has_a_case_for_each_resource() {
    expect![[r#"
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="mantis gate">
          <testsuite name="large" tests="2" failures="1">
            <testcase classname="large" name="executed bytecodes">
              <failure message="1,000,000 -&gt; 3,000,000 executed bytecodes, 3.00 times (+2,000,000)">demo/Sort.java:9 in Sort.sort(List&lt;String&gt;), changed: 95.0 % of the rise
        demo/Sort.java:7 Sort.sort(List&lt;String&gt;): 900,000 -&gt; 2,700,000
        demo/Sort.java:7 Sort.more(): - -&gt; 300,000</failure>
            </testcase>
            <testcase classname="large" name="allocated bytes"/>
          </testsuite>
          <testsuite name="small" tests="2" failures="0">
            <testcase classname="small" name="executed bytecodes"/>
            <testcase classname="small" name="allocated bytes"/>
          </testsuite>
          <testsuite name="growth" tests="1" failures="1">
            <testcase classname="growth" name="growth of executed bytecodes in Sort.sort(List&lt;String&gt;): size^1.00 -&gt; size^2.00, dearer from size 21 on">
              <failure message="growth of executed bytecodes in Sort.sort(List&lt;String&gt;): size^1.00 -&gt; size^2.00, dearer from size 21 on"></failure>
            </testcase>
          </testsuite>
        </testsuites>
    "#]].assert_eq(&render(&report(), Format::Junit));
}

#[test]
fn sarif_has_places() {
    expect![[r#"
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "runs": [
            {
              "columnKind": "utf16CodeUnits",
              "results": [
                {
                  "level": "error",
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "demo/Sort.java",
                          "uriBaseId": "SRCROOT"
                        },
                        "region": {
                          "startLine": 9
                        }
                      }
                    }
                  ],
                  "message": {
                    "text": "scenario large: 1,000,000 -> 3,000,000 executed bytecodes, 3.00 times (+2,000,000). This changed line in Sort.sort(List<String>) explains 95.0 % of the rise"
                  },
                  "ruleId": "dearer"
                },
                {
                  "level": "error",
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "demo/Sort.java",
                          "uriBaseId": "SRCROOT"
                        },
                        "region": {
                          "startLine": 7
                        }
                      }
                    }
                  ],
                  "message": {
                    "text": "growth of executed bytecodes in Sort.sort(List<String>): size^1.00 -> size^2.00, dearer from size 21 on"
                  },
                  "ruleId": "growth"
                }
              ],
              "tool": {
                "driver": {
                  "name": "mantis gate",
                  "rules": [
                    {
                      "id": "dearer",
                      "shortDescription": {
                        "text": "A scenario takes more than the thresholds allow"
                      }
                    },
                    {
                      "id": "growth",
                      "shortDescription": {
                        "text": "A count grows faster with the input"
                      }
                    }
                  ],
                  "version": "0.1.0"
                }
              }
            }
          ],
          "version": "2.1.0"
        }
    "#]].assert_eq(&render(&report(), Format::Sarif));
}

#[test]
fn bencher_has_values() {
    expect![[r#"
        {
          "large": {
            "bytecodes": {
              "value": 3000000
            },
            "bytes": {
              "lower_value": 965,
              "upper_value": 1045,
              "value": 1005
            },
            "latency": {
              "value": 950000000
            }
          },
          "small": {
            "bytecodes": {
              "value": 500
            },
            "bytes": {
              "value": 1000
            }
          }
        }
    "#]]
    .assert_eq(&render(&report(), Format::Bencher));
}
