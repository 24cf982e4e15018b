//! `mantis gate`: planted changes are named at their lines, equal programs raise no alarm.

use std::path::Path;

use expect_test::expect;
use serde_json::Value;

use mantis_javac::{home_of, javac};

use crate::support::{Place, java};

/// The program, as it stands in `tests/java`.
fn source() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java/Orders.java")).unwrap()
}

/// Compiles a version of the program into a folder of classes.
fn compile(place: &Place, folder: &str, source: &str) {
    place.write(&format!("{folder}-src/Orders.java"), source);
    let file = place.path(&format!("{folder}-src/Orders.java"));
    javac(&home_of(&java()), ["--release", "8"], [file], &place.path(folder)).unwrap();
}

const CONFIG: &str = r#"[gate]
repetitions = 2

[[gate.scenario]]
name = "small"
args = ["100"]
size = 100

[[gate.scenario]]
name = "medium"
args = ["400"]
size = 400

[[gate.scenario]]
name = "large"
args = ["1600"]
size = 1600
"#;

/// A folder with `old`, and `new` with replacements of texts that stand in the source once.
fn versions(replaced: &[(&str, &str)]) -> Place {
    let place = Place::new();
    place.write("mantis.toml", CONFIG);
    compile(&place, "old", &source());
    let mut changed = source();
    for (from, to) in replaced {
        assert_eq!(changed.matches(from).count(), 1, "{from}");
        changed = changed.replace(from, to);
    }
    compile(&place, "new", &changed);
    place
}

/// The line of a version that has a text.
fn line_of(place: &Place, folder: &str, text: &str) -> u64 {
    let source = std::fs::read_to_string(place.path(&format!("{folder}-src/Orders.java"))).unwrap();
    source.lines().position(|l| l.contains(text)).unwrap() as u64 + 1
}

const MAIN: [&str; 4] = ["--main-class", "shop.Orders", "--quiet", "--repeats"];

fn compare(base: &str, head: &str, more: &[&'static str]) -> Vec<String> {
    let args = ["gate", "check", "--base", base, "--head", head];
    args.iter().chain(&MAIN).chain(&["0"]).chain(more).map(|s| (*s).to_owned()).collect()
}

fn checked(place: &Place, base: &str, head: &str, more: &[&'static str]) -> crate::support::Done {
    let args = compare(base, head, more);
    place.mantis(&args.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn equal_programs_have_equal_figures_again_and_again() {
    let place = versions(&[]);
    let first = checked(&place, "old", "new", &["--json"]);
    assert_eq!(first.code, 0, "{first:?}");
    let report = &first.json()[0];
    assert_eq!(report["passed"], true);
    for scenario in report["scenarios"].as_array().unwrap() {
        assert_eq!(scenario["stable"], true);
        for resource in scenario["resources"].as_array().unwrap() {
            assert_eq!(resource["verdict"], "same", "{resource}");
        }
    }
    for _ in 0..3 {
        assert_eq!(checked(&place, "old", "new", &["--json"]).stdout, first.stdout);
    }
}

#[test]
fn changed_lines_are_named() {
    let planted = [
        ("digit < 6;", "digit < 9;"),
        ("sum = 31 * sum + order.id;", "sum = 31 * sum + order.id + total(orders) % 1;"),
        ("orders.add(new Order(i, price(seed)));", "orders.add(new Order(i, price(seed) + 0 * price(i)));"),
        ("        return price;", "        for (int i = 0; i < 3; i++) price += 0;\n        return price;"),
        ("List<Order> orders = read(Integer", "List<Order> orders = read(2 * Integer"),
    ];
    for (from, to) in planted {
        let place = versions(&[(from, to)]);
        let done = checked(&place, "old", "new", &["--json"]);
        assert_eq!(done.code, 4, "{done:?}");
        let report = &done.json()[0];
        let scenarios = report["scenarios"].as_array().unwrap();
        let large = scenarios.iter().find(|s| s["name"] == "large").unwrap();
        let change = &large["resources"][0];
        assert_eq!((&change["resource"], &change["verdict"]), (&"bytecodes".into(), &"exceeded".into()));
        let cause = &change["causes"][0];
        let line = line_of(&place, "new", to.lines().next().unwrap().trim());
        assert_eq!(
            (&cause["path"], cause["line"].as_u64()),
            (&"shop/Orders.java".into(), Some(line)),
            "{change:#}"
        );
        assert!(cause["share"].as_f64() > Some(0.9) && cause["changed"] == true, "{change:#}");
    }
}

#[test]
fn growth_that_became_worse_is_told_with_the_size_from_which_it_hurts() {
    let place = versions(&[("sum = 31 * sum + order.id;", "sum = 31 * sum + order.id + total(orders) % 1;")]);
    let done = checked(&place, "old", "new", &[]);
    expect![[r#"
        FAILED: 3 of 3 scenarios exceed a threshold (old -> new)
        FAILED: small, size 100
          16,964 -> 148,464 executed bytecodes, 8.75 times (+131,500)
            because of Orders.java:47 in Orders.checksum(List), changed: 100.0 % of the rise
          3,264 allocated bytes, the same
          613 -> 20,813 calls of the JDK, 33.95 times (+20,200)
            because of Orders.java:47 in Orders.checksum(List), changed: 100.0 % of the rise
        FAILED: medium, size 400
          67,664 -> 2,153,664 executed bytecodes, 31.83 times (+2,086,000)
            because of Orders.java:47 in Orders.checksum(List), changed: 100.0 % of the rise
          12,864 allocated bytes, the same
          2,413 -> 323,213 calls of the JDK, 133.95 times (+320,800)
            because of Orders.java:47 in Orders.checksum(List), changed: 100.0 % of the rise
        FAILED: large, size 1600
          270,464 -> 33,574,464 executed bytecodes, 124.14 times (+33,304,000)
            because of Orders.java:47 in Orders.checksum(List), changed: 100.0 % of the rise
            Orders.total(List) (Orders.java:37): 20,810 -> 33,316,810, 1601.00 times, called 1 -> 1,601 times
              Orders.java:38  11,206 -> 17,940,806
              Orders.java:39  8,000 -> 12,808,000
              Orders.java:40  1,600 -> 2,561,600
              loop Orders.java:38  1,600 -> 2,561,600 iterations
          51,264 allocated bytes, the same
          9,613 -> 5,132,813 calls of the JDK, 533.94 times (+5,123,200)
            because of Orders.java:47 in Orders.checksum(List), changed: 100.0 % of the rise
            Orders.total(List) (Orders.java:37): 3,202 -> 5,126,402, 1601.00 times, called 1 -> 1,601 times
              Orders.java:38  3,202 -> 5,126,402
        FAILED: growth of executed bytecodes in Orders.total(List): size^1.00 -> size^1.99, dearer at every size
        FAILED: growth of calls of the JDK in Orders.total(List): size^1.00 -> size^1.99, dearer at every size
        FAILED: growth of calls of the JDK in group size: size^0.99 -> size^1.99, dearer from size 3 on
        FAILED: growth of executed bytecodes in group size: size^1.00 -> size^1.96, dearer from size 11 on
        not seen by counts: what the JIT compiler makes of bytecodes, and caches and branch predictors of them; garbage collection: allocated bytes are its load, not its time; work inside the JDK and in native methods: only calls of them are counted; waiting for files, the network, locks and other processes
    "#]].assert_eq(&done.stdout);
    expect!["error: 3 of 3 scenarios took more than a threshold allows; if that is meant, raise the threshold in mantis.toml"].assert_eq(done.error());
    let report = &checked(&place, "old", "new", &["--json"]).json()[0];
    let grown: Vec<&Value> =
        report["growth"].as_array().unwrap().iter().filter(|g| g["exceeded"] == true).collect();
    let total = grown.iter().find(|g| g["name"] == "Orders.total(List)" && g["resource"] == "bytecodes");
    let fits =
        total.map(|g| (g["base"]["exponent"].as_f64().unwrap(), g["head"]["exponent"].as_f64().unwrap()));
    assert!(fits.is_some_and(|(b, h)| (b - 1.0).abs() < 0.1 && (h - 2.0).abs() < 0.1), "{grown:?}");
}

#[test]
fn a_baseline_is_written_and_compared_with() {
    let place = versions(&[("digit < 6;", "digit < 9;")]);
    let record = |more: &[&str]| {
        let args = ["gate", "record", "--jar", "old", "--main-class", "shop.Orders", "--quiet"];
        place.mantis(&[&args[..], more].concat())
    };
    assert_eq!(record(&[]).stdout, "wrote gate.txt: 3 scenarios, 16 methods\n");
    // Which JDK counts is not the test's business.
    let text = std::fs::read_to_string(place.path("gate.txt")).unwrap();
    let text: String = text.lines().filter(|l| !l.starts_with("jdk ")).map(|l| format!("{l}\n")).collect();
    expect![[r#"
        # Baseline of `mantis gate`, written by `mantis gate record`; do not edit it.
        # Counts have 4 digits. Methods have a line from 0.1 % of their scenario on.
        format 1
        digits 4
        large bytecodes 270500 total
        large bytecodes 14400 shop/Orders$Order.<init>(IJ)V
        large bytecodes 25610 shop/Orders.checksum(Ljava/util/List;)J
        large bytecodes 177600 shop/Orders.price(J)J
        large bytecodes 32010 shop/Orders.read(I)Ljava/util/List;
        large bytecodes 20810 shop/Orders.total(Ljava/util/List;)J
        large bytes 51260 total
        large bytes 51230 shop/Orders.read(I)Ljava/util/List;
        large jdk-calls 9613 total
        large jdk-calls 1600 shop/Orders$Order.<init>(IJ)V
        large jdk-calls 3202 shop/Orders.checksum(Ljava/util/List;)J
        large jdk-calls 1601 shop/Orders.read(I)Ljava/util/List;
        large jdk-calls 3202 shop/Orders.total(Ljava/util/List;)J
        medium bytecodes 67660 total
        medium bytecodes 3600 shop/Orders$Order.<init>(IJ)V
        medium bytecodes 6410 shop/Orders.checksum(Ljava/util/List;)J
        medium bytecodes 44400 shop/Orders.price(J)J
        medium bytecodes 8013 shop/Orders.read(I)Ljava/util/List;
        medium bytecodes 5210 shop/Orders.total(Ljava/util/List;)J
        medium bytes 12860 total
        medium bytes 32 shop/Orders.main([Ljava/lang/String;)V
        medium bytes 12830 shop/Orders.read(I)Ljava/util/List;
        medium jdk-calls 2413 total
        medium jdk-calls 400 shop/Orders$Order.<init>(IJ)V
        medium jdk-calls 802 shop/Orders.checksum(Ljava/util/List;)J
        medium jdk-calls 8 shop/Orders.main([Ljava/lang/String;)V
        medium jdk-calls 401 shop/Orders.read(I)Ljava/util/List;
        medium jdk-calls 802 shop/Orders.total(Ljava/util/List;)J
        small bytecodes 16960 total
        small bytecodes 900 shop/Orders$Order.<init>(IJ)V
        small bytecodes 1610 shop/Orders.checksum(Ljava/util/List;)J
        small bytecodes 31 shop/Orders.main([Ljava/lang/String;)V
        small bytecodes 11100 shop/Orders.price(J)J
        small bytecodes 2013 shop/Orders.read(I)Ljava/util/List;
        small bytecodes 1310 shop/Orders.total(Ljava/util/List;)J
        small bytes 3264 total
        small bytes 32 shop/Orders.main([Ljava/lang/String;)V
        small bytes 3232 shop/Orders.read(I)Ljava/util/List;
        small jdk-calls 613 total
        small jdk-calls 100 shop/Orders$Order.<init>(IJ)V
        small jdk-calls 202 shop/Orders.checksum(Ljava/util/List;)J
        small jdk-calls 8 shop/Orders.main([Ljava/lang/String;)V
        small jdk-calls 101 shop/Orders.read(I)Ljava/util/List;
        small jdk-calls 202 shop/Orders.total(Ljava/util/List;)J
    "#]]
    .assert_eq(&text);
    expect!["error: gate.txt exists; --force replaces it"].assert_eq(record(&[]).error());
    let check = |jar: &str, more: &[&str]| {
        let args =
            ["gate", "check", "--jar", jar, "--main-class", "shop.Orders", "--quiet", "--repeats", "0"];
        place.mantis(&[&args[..], more].concat())
    };
    let same = check("old", &[]);
    assert_eq!((same.code, same.error()), (0, ""));
    let formats = ["--write", "sarif=gate.sarif", "--write", "junit=gate.xml", "--format", "markdown"];
    let worse = check("new", &formats);
    assert_eq!(worse.code, 4, "{worse:?}");
    expect![[r#"
        ### Gate **failed**

        `new` against `gate.txt`

        | scenario | resource | base | head | change | |
        |---|---|--:|--:|--:|---|
        | small | executed bytecodes | 16,960 | 22,060 | +30.1 % | **too much** |
        | small | allocated bytes | 3,264 | 3,264 |  | same |
        | small | calls of the JDK | 613 | 613 |  | same |
        | medium | executed bytecodes | 67,660 | 88,060 | +30.2 % | **too much** |
        | medium | allocated bytes | 12,860 | 12,860 |  | same |
        | medium | calls of the JDK | 2,413 | 2,413 |  | same |
        | large | executed bytecodes | 270,500 | 352,100 | +30.2 % | **too much** |
        | large | allocated bytes | 51,260 | 51,260 |  | same |
        | large | calls of the JDK | 9,613 | 9,613 |  | same |

        **small**: 16,960 -> 22,060 executed bytecodes, +30.1 % (+5,100)

        <details><summary>Methods</summary>

        | method | base | head | | lines |
        |---|--:|--:|---|---|
        | `Orders.price(long)` | 11,100 | 16,200 | +45.9 % | 31, 30, 29, 33 |

        </details>

        **medium**: 67,660 -> 88,060 executed bytecodes, +30.2 % (+20,400)

        <details><summary>Methods</summary>

        | method | base | head | | lines |
        |---|--:|--:|---|---|
        | `Orders.price(long)` | 44,400 | 64,800 | +45.9 % | 31, 30, 29, 33 |

        </details>

        **large**: 270,500 -> 352,100 executed bytecodes, +30.2 % (+81,600)

        <details><summary>Methods</summary>

        | method | base | head | | lines |
        |---|--:|--:|---|---|
        | `Orders.price(long)` | 177,600 | 259,200 | +45.9 % | 31, 30, 29, 33 |

        </details>

        <sub>Not seen by counts: what the JIT compiler makes of bytecodes, and caches and branch predictors of them; garbage collection: allocated bytes are its load, not its time; work inside the JDK and in native methods: only calls of them are counted; waiting for files, the network, locks and other processes.</sub>
    "#]].assert_eq(&worse.stdout);
    expect!["error: 3 of 3 scenarios took more than a threshold allows; if that is meant, write the baseline again with `mantis gate record --force`"].assert_eq(worse.error());
    let sarif = std::fs::read_to_string(place.path("gate.sarif")).unwrap();
    let sarif: Value = serde_json::from_str(&sarif).unwrap();
    let location = &sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
    assert_eq!(location["artifactLocation"]["uri"], "shop/Orders.java");
    let line = location["region"]["startLine"].as_u64().unwrap();
    let around = line_of(&place, "new", "digit < 9");
    assert!((around..=around + 1).contains(&line), "{sarif:#}");
    let junit = std::fs::read_to_string(place.path("gate.xml")).unwrap();
    assert!(junit.contains("<failure message="), "{junit}");
}

#[test]
fn what_differs_between_repetitions_raises_no_alarm() {
    let place = versions(&[]);
    place.write("runs.jsonl", "{\"args\":[\"50\",\"wait\"]}\n");
    let done = checked(&place, "old", "new", &["--runs", "runs.jsonl", "--repetitions", "3", "--json"]);
    let report = &done.json()[0];
    let scenario = &report["scenarios"][0];
    assert_eq!((&scenario["name"], &scenario["stable"]), (&"run-1".into(), &false.into()));
    assert!(scenario["resources"][0]["spread"].as_u64() > Some(0), "{report}");
    let notes = report["notes"].as_array().unwrap();
    assert!(notes.iter().any(|n| n.as_str().is_some_and(|n| n.contains("repetitions"))), "{notes:?}");
    assert_eq!(scenario["resources"][1]["verdict"], "same");
}

#[test]
fn what_is_given_wrongly_is_said() {
    let place = Place::new();
    compile(&place, "old", &source());
    let check = |more: &[&str]| {
        let args = ["gate", "check", "--jar", "old", "--main-class", "shop.Orders", "--quiet"];
        place.mantis(&[&args[..], more].concat())
    };
    let mut said = Vec::new();
    let mut say = |done: crate::support::Done| {
        assert_eq!(done.code, 1, "{done:?}");
        said.push(done.error().lines().next().unwrap().to_owned());
    };
    say(check(&[]));
    place.write("mantis.toml", "[gate]\n");
    say(check(&["--base", "old"]));
    place.write("mantis.toml", "[gate]\n[[gate.scenario]]\nname = \"a\"\nargz = [\"1\"]\n");
    say(check(&["--base", "old"]));
    place.write("mantis.toml", "[gate]\n[[gate.scenario]]\nname = \"a\"\nargs = [\"fail\"]\n");
    say(check(&["--base", "old"]));
    say(check(&[]));
    place.write("gate.txt", "format 1\ndigits 4\njdk 17\n");
    say(check(&[]));
    place.write("gate.txt", "format 1\ndigits 4\njdk 17\nb bytes 12 total\n<<<<<<< HEAD\n");
    say(check(&[]));
    say(check(&["--base", "old", "--write", "pdf=x"]));
    say(check(&["--base", "missing.jar"]));
    expect![[r#"
        error: there is no mantis.toml; write one as docs/gate.md shows, or name a run list with --runs
        error: mantis.toml has no scenario; add [[gate.scenario]] with a name
        error: mantis.toml: scenario "a": unknown key "argz"; did you mean "args"?; correct it there
        error: scenario "a" failed with the base: counting run: exit code 1; the end of standard error:
        error: there is no baseline gate.txt; write it with `mantis gate record`, or name another version with --base
        error: gate.txt has no scenario "a"; write it again with `mantis gate record --force`
        error: gate.txt line 5: `<<<<<<< HEAD` is not a line of the form SCENARIO RESOURCE COUNT METHOD; write it again with `mantis gate record --force`
        error: --write "pdf=x" wants a format, = and a file, such as sarif=gate.sarif; formats are terminal, markdown, junit, sarif, bencher
        error: missing.jar: no such file or folder
    "#]].assert_eq(&(said.join("\n") + "\n"));
}
