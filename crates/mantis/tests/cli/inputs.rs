//! `mantis inputs`: new inputs reach what the given ones do not.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::support::{Place, jar};

/// A folder with `ledger.jar` and three small ledgers, with and without a line end at their end.
fn ledgers() -> Place {
    let place = Place::new();
    jar(&place.path("ledger.jar"), &["Ledger"], None);
    let line = |i: u32| format!("{} {}\n", ["ann", "bob", "cy", "dee"][(i % 4) as usize], 7 * i % 90 + 10);
    let ledger = |n: u32| (0..n).map(line).collect::<String>();
    place.write("a.txt", &ledger(12));
    place.write("b.txt", ledger(30).trim_end());
    place.write("c.txt", &ledger(45));
    let runs = [("a.txt", 50), ("b.txt", 20), ("c.txt", 500)];
    let lines = runs.map(|(file, most)| format!("{{\"args\":[\"{file}\",{most}]}}\n"));
    place.write("seeds.jsonl", &lines.concat());
    place
}

/// All files below a folder, with their content.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => found.extend(files(&path)),
            false => found.push((path.display().to_string(), fs::read(&path).unwrap())),
        }
    }
    found.sort();
    found
}

fn reached(document: &Value, of: &str, what: &str) -> u64 {
    document[of][0][what]["reached"].as_u64().unwrap()
}

#[test]
fn inputs_reach_what_the_given_ones_do_not() {
    let place = ledgers();
    let command =
        ["inputs", "--jar", "ledger.jar", "--runs", "seeds.jsonl", "--count", "10", "-o", "more.jsonl"];
    let done = place.ok(&[&command[..], &["--json"]].concat());
    let document = &done.json()[0];
    assert_eq!((&document["seeds"], &document["kept"]), (&3.into(), &10.into()), "{document}");
    for what in ["blocks", "branches"] {
        assert!(
            reached(document, "coverage", what) > reached(document, "seeds_coverage", what),
            "{document}"
        );
    }
    let list = fs::read_to_string(place.path("more.jsonl")).unwrap();
    let runs: Vec<Value> = list.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    assert_eq!(runs.len(), 10);
    // Amounts of more than 120 have code that no given ledger reaches.
    let text =
        |run: &Value| fs::read_to_string(place.path("").join(run["args"][0].as_str().unwrap())).unwrap();
    let amounts = |run: &Value| {
        let text = text(run);
        text.lines().filter_map(|l| l.split(' ').nth(1)?.parse::<u64>().ok()).max().unwrap()
    };
    assert!(runs[..3].iter().all(|r| amounts(r) <= 120), "{list}");
    assert!(runs[3..].iter().any(|r| amounts(r) > 120), "{list}");
    let made = files(&place.path("more.inputs"));
    assert_eq!(made.len(), 7, "{made:?}");

    let again = place.mantis(&command);
    assert!(again.error().ends_with("more.jsonl exists; --force replaces it"), "{again:#?}");
    // Finished runs are found again: what is made is the same, and nothing of the rest is left.
    let done = place.ok(&[&command[..], &["--force"]].concat());
    assert_eq!(fs::read_to_string(place.path("more.jsonl")).unwrap(), list);
    assert_eq!(files(&place.path("more.inputs")), made);
    assert!(done.stdout.contains("wrote more.jsonl: 10 runs, 3 of them given; "), "{done:#?}");
    let train =
        ["train", "--jar", "ledger.jar", "--runs", "more.jsonl", "--repeats", "0", "-o", "p.jar", "--json"];
    let coverage = &place.ok(&train).json()[0]["coverage"];
    assert_eq!(coverage["runs"], 10, "{coverage}");
    assert_eq!(coverage["entered"]["branches"]["reached"], document["coverage"][0]["branches"]["reached"]);
    assert_eq!(coverage["entered"]["methods"]["share"], coverage["all"]["methods"]["share"], "{coverage}");
}

#[test]
fn what_cannot_be_done_is_said() {
    let place = ledgers();
    let command = ["inputs", "--jar", "ledger.jar", "--runs", "seeds.jsonl", "-o", "more.jsonl"];
    let done = place.mantis(&[&command[..], &["--minutes", "0"]].concat());
    assert_eq!(done.error(), "error: --minutes wants a number above 0");
    place.write("seeds.jsonl", "{\"args\":[\"a.txt\"]}\n");
    let done = place.mantis(&command);
    assert!(done.error().starts_with("error: no input to begin with ends well; run 1: "), "{done:#?}");
}
